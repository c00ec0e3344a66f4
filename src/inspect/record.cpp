// From a row's JSON to a Record; see record.h.
#include "weft/inspect/record.h"
#include "weft/shard/json_parser.h"

#include <simdjson.h>

#include <algorithm>
#include <iterator>

#include "case_reader.h"

namespace weft {

namespace dom = simdjson::dom;

namespace {

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

// Of a captured row, or of one with a tiled launch. False, and nothing changed, where it does not
// say, or says what no launch takes.
bool read_block_dims(const std::optional<dom::object>& metadata, BlockDims& out) {
  int64_t cpu = 0, cuda = 0;
  dom::object dims;
  if (!metadata || metadata->at_key("block_dim").get(dims) || dims.at_key("cpu").get(cpu) ||
      dims.at_key("cuda").get(cuda))
    return false;
  const BlockDims read{static_cast<int>(cpu), static_cast<int>(cuda)};
  if (read.cpu != cpu || read.cuda != cuda || !read.valid()) return false;
  out = read;
  return true;
}

bool bool_at(const dom::object& object, std::string_view key) {
  bool value = false;
  return !object.at_key(key).get(value) && value;
}

void read_range(const dom::object& of, ValueRange& out) {
  dom::array range;
  double lo = 0, hi = 0;
  if (of.at_key("range").get(range) || range.at(0).get(lo) || range.at(1).get(hi)) return;
  out = {lo, hi};
}

bool read_launch(const dom::array& launch, KernelInterface& out) {
  for (const dom::element e : launch) {
    uint64_t size = 0, limit = 0;
    dom::object dim;
    if (e.get(dim) || dim.at_key("size").get(size) || dim.at_key("limit").get(limit)) return false;
    out.launch.push_back({std::string(string_at(dim, "name").value_or("")),
                          static_cast<uint32_t>(size), static_cast<uint32_t>(limit)});
    uint64_t min = 1;
    if (!dim.at_key("min").get(min)) out.launch.back().min = static_cast<uint32_t>(min);
  }
  return true;
}

// Of an argument or a field alike: the dimension of the launch that it has the size of.
template <class Part>
bool read_equals(const dom::object& json, const KernelInterface& interface, Part& out) {
  const std::string_view equals = string_at(json, "equals").value_or("");
  for (size_t d = 0; d < interface.launch.size() && !equals.empty(); ++d)
    if (interface.launch[d].name == equals) out.equals = static_cast<uint32_t>(d);
  out.is_exact = bool_at(json, "exact");
  return equals.empty() || out.equals;
}

// Names, ranges and fields; shapes may name arguments that come later.
bool read_args(const dom::array& args, KernelInterface& out) {
  for (const dom::element e : args) {
    dom::object arg;
    if (e.get(arg)) return false;
    KernelArg& a = out.args.emplace_back();
    const std::string_view role = string_at(arg, "role").value_or("");
    a.name = string_at(arg, "name").value_or("");
    a.role = role == "out" ? ArgRole::Out : role == "in" ? ArgRole::In : ArgRole::InOut;
    a.unit = bool_at(arg, "unit_length");
    a.sorted = bool_at(arg, "sorted");
    read_range(arg, a.range);
    if (!read_equals(arg, out, a)) return false;
    dom::array fields;
    if (arg.at_key("fields").get(fields)) continue;
    for (const dom::element f : fields) {
      dom::object field;
      if (f.get(field)) return false;
      ArgField& to = a.fields.emplace_back();
      to.name = string_at(field, "name").value_or("");
      read_range(field, to.range);
      if (!read_equals(field, out, to)) return false;
    }
  }
  return true;
}

// Of an argument or a field alike: sizes, and the rule of its values with its bound.
template <class Part>
bool read_sizes(const dom::object& json, const KernelInterface& interface, Part& out) {
  dom::array shape;
  if (!json.at_key("shape").get(shape)) {
    for (const dom::element s : shape) {
      std::string_view text;
      if (s.get(text)) return false;
      std::optional<Size> size = interface.parse_size(text);
      if (!size) return false;
      out.shape.push_back(std::move(*size));
    }
  }
  const auto rule = string_at(json, "values");
  if (!rule) return true;
  const auto kind = parse_rule(*rule);
  const auto bound = interface.parse_size(string_at(json, "bound").value_or("0"));
  if (!kind || !bound) return false;
  out.rule.kind = *kind;
  if (string_at(json, "bound")) out.rule.bound = *bound;
  return true;
}

bool read_shapes(const dom::array& args, KernelInterface& out) {
  size_t i = 0;
  for (const dom::element e : args) {
    KernelArg& a = out.args[i++];
    dom::object arg;
    if (e.get(arg) || !read_sizes(arg, out, a)) return false;
    dom::array fields;
    if (arg.at_key("fields").get(fields)) continue;
    size_t k = 0;
    for (const dom::element f : fields) {
      dom::object field;
      if (f.get(field) || !read_sizes(field, out, a.fields[k++])) return false;
    }
  }
  return true;
}

// What weft/interface/json.h wrote, without the types, which the Python has. Nothing where the
// metadata lacks arguments or launch, or says what weft does not write.
std::optional<KernelInterface> read_interface(const dom::object& metadata) {
  KernelInterface out;
  dom::array launch, args;
  if (metadata.at_key("launch").get(launch) || metadata.at_key("args").get(args) ||
      !read_launch(launch, out) || !read_args(args, out) || !read_shapes(args, out))
    return std::nullopt;
  const auto outcome = parse_outcome(string_at(metadata, "outcome").value_or("exact"));
  if (!outcome) return std::nullopt;
  out.outcome = *outcome;
  if (bool_at(metadata, "tiled")) {
    BlockDims blocks;
    if (!read_block_dims(metadata, blocks) || !BlockDims::is_of_tiles(blocks.cuda))
      return std::nullopt;
    out.block_dim = blocks.cuda;
  }
  return out;
}

// Whether metadata.args has an argument with an `object`.
bool has_objects(const dom::object& metadata) {
  dom::array args;
  if (metadata.at_key("args").get(args)) return false;
  for (const dom::element arg : args) {
    dom::object object;
    if (!arg.at_key("object").get(object)) return true;
  }
  return false;
}

bool is_stated(const RowFieldInfo& field, const Record& r) {
  switch (field.stated) {
    case Stated::kEvery:
      return true;
    case Stated::kSynthetic:
      return !r.captured;
    case Stated::kCaptured:
      return r.captured;
    case Stated::kWithStandalone:
      return r.standalone;
    case Stated::kKnown:
      return false;
  }
  return false;
}

// Adds to `r.missing` the fields that a row of its kind must have a value in. Texts, category and
// metadata are looked at by the caller. Rows of files that hold one pair may have no
// schema_version, and some fields in their metadata, where `there` finds them.
template <class There>
void require_stated_fields(const dom::object& row, const There& there, Record& r) {
  for (size_t i = 0; i < kRowFields; ++i) {
    const RowFieldInfo& field = row_fields()[i];
    const auto id = static_cast<RowField>(i);
    if (field.is_text || field.kind == ColumnKind::kStruct || field.kind == ColumnKind::kList ||
        id == RowField::kCategory)
      continue;
    if (!is_stated(field, r)) continue;
    const bool in_pairs =
        std::find(std::begin(kPairFields), std::end(kPairFields), id) != std::end(kPairFields);
    if (r.schema_version.empty() && !in_pairs) continue;
    uint64_t number = 0;
    const bool found = in_pairs                            ? there(field.name)
                       : field.kind == ColumnKind::kString ? string_at(row, field.name).has_value()
                                                           : !row.at_key(field.name).get(number);
    if (!found) r.missing.push_back(field.name);
  }
}

// The texts of a row under their own names or under other ones. Whether there is any.
bool read_texts(const dom::object& row, Record& r) {
  bool any = false;
  for (size_t i = 0; i < kTextFields; ++i) {
    r.keys[i] = text_field_name(static_cast<TextField>(i));
    r.texts[i] = string_at(row, r.keys[i]);
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
  return any;
}

void read_compiled(const dom::object& row, Record& r) {
  std::string_view text;
  for (const auto [key, value] : row)
    if ((key.starts_with("ptx_") || key.starts_with("sass_") || key.starts_with("llvm_ir_")) &&
        !value.get(text))
      r.compiled.emplace_back(key, text);
}

// Index and category, and what else names a row or describes it. Whether the category stands in the
// metadata.
bool read_names(const dom::object& row, const std::optional<dom::object>& metadata, Record& r) {
  uint64_t index = 0;
  if (!row.at_key("index").get(index)) r.index = index;
  if (!row.at_key("seed").get(index)) r.seed = index;
  if (!row.at_key("candidate").get(index)) r.candidate = index;
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
  return below;
}

// How the texts were made: without adjoints, or stripped.
void read_text_options(const dom::object& metadata, Record& r) {
  r.module_backward = metadata.at_key("enable_backward").error() != simdjson::SUCCESS;
  dom::array stripped;
  if (metadata.at_key("stripped").get(stripped)) return;
  for (const dom::element what : stripped) {
    std::string_view name;
    if (what.get(name) || !r.strip.add_named(name))
      r.missing.push_back("metadata.stripped of known words");
  }
}

// Whether a row of weft's has a standalone program in the place of Warp's texts.
bool is_standalone(const Record& r, const dom::object* sizes) {
  if (r.text(TextField::kCppForward) || r.text(TextField::kCudaForward)) return false;
  dom::object size;
  return r.text(TextField::kCudaStandalone) ||
         (sizes != nullptr &&
          !sizes->at_key(text_field_name(TextField::kCudaStandalone)).get(size));
}

}  // namespace

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
  JsonParser parser;
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
  const bool any = read_texts(row, r);
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

  if (r.ours) read_compiled(row, r);
  const bool below = read_names(row, metadata, r);
  r.captured = r.ours && string_at(row, "origin") == "captured";
  const bool has_blocks = r.captured || (r.ours && metadata && bool_at(*metadata, "tiled"));
  const bool has_block_dims = has_blocks && read_block_dims(metadata, r.block_dims);
  if (r.captured) r.program = string_at(row, "program").value_or("");

  dom::object purpose;
  if (metadata && !metadata->at_key("purpose").get(purpose))
    r.family = string_at(purpose, "family").value_or("");

  if (metadata) read_text_options(*metadata, r);

  const auto require = [&](std::string_view name, bool there) {
    if (!there) r.missing.push_back(name);
  };
  require("python_source", r.text(TextField::kPython).has_value());
  dom::object sizes;
  const bool has_sizes = metadata && !metadata->at_key("sizes").get(sizes);
  r.standalone = r.ours && is_standalone(r, has_sizes ? &sizes : nullptr);
  if (r.standalone && metadata) r.interface = read_interface(*metadata);
  require("cpp_forward or cuda_forward", (r.ours && has_sizes) || r.text(TextField::kCppForward) ||
                                             r.text(TextField::kCudaForward));
  const auto there = [&](std::string_view key) {
    std::string_view text;
    return !row.at_key(key).get(text) || (metadata && !metadata->at_key(key).get(text));
  };
  require("category", there("category"));
  if (r.ours) {
    for (const MetadataField& field : metadata_fields()) {
      if (field.required && field.name != "sizes") require(field.name, there(field.name));
    }
    require_stated_fields(row, there, r);
    if (!r.schema_version.empty()) {
      if (has_blocks) require("metadata.block_dim", has_block_dims);
      // The row itself says which texts it has.
      for (size_t i = 0; has_sizes && i < kTextFields; ++i) {
        dom::object size;
        if (!sizes.at_key(r.keys[i]).get(size) && static_cast<TextField>(i) != TextField::kPython)
          require(text_field_name(static_cast<TextField>(i)), r.texts[i].has_value());
      }
      require("metadata.sizes", has_sizes);
    }
    if (r.standalone) require("metadata.args and launch", r.interface.has_value());
    dom::element cases;
    r.has_objects = metadata && has_objects(*metadata);
    r.has_cases = !row.at_key("cases").get(cases) && !cases.is_null();
    if (r.has_cases) r.cases_problem = read_cases(cases, r.cases);
    require("metadata", metadata.has_value());
  } else {
    r.assumed[static_cast<size_t>(Assumption::kForeign)] = true;
    if (below) r.assumed[static_cast<size_t>(Assumption::kCategoryInMetadata)] = true;
    if (!r.has_backward()) r.assumed[static_cast<size_t>(Assumption::kBackwardEnabled)] = true;
  }
  return std::optional<Record>(std::move(r));
}

}  // namespace weft
