// From a row's JSON to a Record; see record.h.
#include "weft/inspect/record.h"

#include <simdjson.h>

#include <algorithm>

namespace weft {

namespace dom = simdjson::dom;

namespace {

constexpr std::string_view kFieldNames[kTextFields] = {
    "python_source", "cpp_support",  "cpp_forward",  "cpp_backward",
    "cuda_support",  "cuda_forward", "cuda_backward"};

struct OtherName {
  std::string_view name;
  TextField field;
  Assumption assumption;
};
constexpr OtherName kOtherNames[] = {
    {"cuda_ir_forward", TextField::kCudaForward, Assumption::kCudaIr},
    {"cuda_ir", TextField::kCudaForward, Assumption::kCudaIr},
    {"cpp_code", TextField::kCppForward, Assumption::kCppCode},
};

std::optional<std::string_view> string_at(const dom::object& object, std::string_view key) {
  std::string_view text;
  if (object.at_key(key).get(text)) return std::nullopt;
  return text;
}

// The field at the top, else in the metadata.
std::string_view either(const dom::object& row, const std::optional<dom::object>& metadata,
                        std::string_view key, bool* in_metadata = nullptr) {
  if (auto text = string_at(row, key)) return *text;
  if (!metadata) return {};
  auto text = string_at(*metadata, key);
  if (text && in_metadata != nullptr) *in_metadata = true;
  return text.value_or("");
}

}  // namespace

std::string_view text_field_name(TextField field) {
  return kFieldNames[static_cast<size_t>(field)];
}

std::string_view assumption_text(Assumption assumption) {
  switch (assumption) {
    case Assumption::kForeign:
      return "rows are not weft's: python_source, one text and a category are required";
    case Assumption::kImport:
      return "python_source has no 'import warp as wp': read as if it stood before it";
    case Assumption::kCudaIr:
      return "cuda_ir and cuda_ir_forward are the CUDA forward text";
    case Assumption::kCppCode:
      return "cpp_code is the CPU forward text";
    case Assumption::kCategoryInMetadata:
      return "the category stands in 'metadata'";
    case Assumption::kBackwardEnabled:
      return "forward texts without backward ones are of modules with backward code, Warp's "
             "default";
  }
  return {};
}

struct RecordReader::Impl {
  dom::parser parser;
  std::string schema;
};

RecordReader::RecordReader() : impl_(std::make_unique<Impl>()) {}
RecordReader::~RecordReader() = default;

Result<std::optional<Record>> RecordReader::read(std::string_view json, const std::string& where) {
  dom::element element;
  if (auto error = impl_->parser.parse(json.data(), json.size()).get(element)) {
    return diag(DiagCode::BadRecord, where, simdjson::error_message(error));
  }
  dom::object row;
  if (element.get(row)) return diag(DiagCode::BadRecord, where, "a row is not an object");

  Record r;
  bool any = false;
  for (size_t i = 0; i < kTextFields; ++i) {
    r.texts[i] = string_at(row, kFieldNames[i]);
    r.keys[i] = kFieldNames[i];
    any = any || r.texts[i];
  }
  for (const OtherName& other : kOtherNames) {
    auto text = string_at(row, other.name);
    auto& field = r.texts[static_cast<size_t>(other.field)];
    if (!text || field) continue;
    field = text;
    r.keys[static_cast<size_t>(other.field)] = other.name;
    any = true;
    r.assumed[static_cast<size_t>(other.assumption)] = true;
  }
  std::optional<dom::object> metadata;
  dom::object found;
  if (!row.at_key("metadata").get(found)) metadata = found;
  int64_t schema = 0;
  if (!row.at_key("schema_version").get(schema)) {
    impl_->schema = std::to_string(schema);
    r.schema_version = impl_->schema;
    r.ours = true;
  }
  if (metadata && string_at(*metadata, "weft_version")) r.ours = true;
  if (!any && !r.ours) return std::optional<Record>();

  uint64_t index = 0;
  if (!row.at_key("index").get(index)) r.index = index;
  bool below = false;
  r.category = either(row, metadata, "category", &below);
  r.id = either(row, metadata, "id");
  r.structure_id = either(row, metadata, "structure_id");
  r.skeleton_id = either(row, metadata, "skeleton_id");
  r.kernel_name = either(row, metadata, "kernel_name");
  r.description = either(row, metadata, "description");
  r.hash = either(row, metadata, "hash");
  r.adjoint = either(row, metadata, "adjoint");
  r.difficulty = either(row, metadata, "difficulty");
  r.weft_version = either(row, metadata, "weft_version");
  r.warp_version = either(row, metadata, "warp_version");

  const auto require = [&](std::string_view name, bool there) {
    if (!there) r.missing.push_back(name);
  };
  require("python_source", r.text(TextField::kPython).has_value());
  const auto has = [&](TextField f) { return r.text(f).has_value(); };
  require("cpp_forward or cuda_forward",
          has(TextField::kCppForward) || has(TextField::kCudaForward));
  const auto there = [&](std::string_view key) {
    std::string_view text;
    return !row.at_key(key).get(text) || (metadata && !metadata->at_key(key).get(text));
  };
  require("category", there("category"));
  if (r.ours) {
    for (std::string_view key : {"kernel_name", "description", "hash", "adjoint", "difficulty",
                                 "weft_version", "warp_version"})
      require(key, there(key));
    if (!r.schema_version.empty()) {
      for (std::string_view key : {"id", "structure_id", "skeleton_id"}) require(key, there(key));
      require("index", r.index.has_value());
      uint64_t seed = 0;
      require("seed", !row.at_key("seed").get(seed));
      for (std::string_view key : {"origin", "license"})
        require(key, string_at(row, key).has_value());
      // The row itself says which texts it has.
      dom::object sizes;
      if (metadata && !metadata->at_key("sizes").get(sizes)) {
        for (size_t i = 0; i < kTextFields; ++i) {
          dom::object size;
          if (!sizes.at_key(kFieldNames[i]).get(size) &&
              static_cast<TextField>(i) != TextField::kPython)
            require(kFieldNames[i], r.texts[i].has_value());
        }
      } else {
        require("metadata.sizes", false);
      }
    }
    require("metadata", metadata.has_value());
  } else {
    r.assumed[static_cast<size_t>(Assumption::kForeign)] = true;
    if (below) r.assumed[static_cast<size_t>(Assumption::kCategoryInMetadata)] = true;
    if (!r.has_backward()) r.assumed[static_cast<size_t>(Assumption::kBackwardEnabled)] = true;
  }
  return std::optional<Record>(std::move(r));
}

}  // namespace weft
