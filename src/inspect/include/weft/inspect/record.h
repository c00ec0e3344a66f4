// One row of a dataset, weft's or another pipeline's, as views into its JSON.
//
// A row of weft's is recognised by `schema_version` or by the sizes in its metadata. Every other
// row is read as a pair of another pipeline: `python_source` with one or several texts under the
// names that are in use. The Record notes the assumptions that were needed to read it so.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/result.h"
#include "weft/cases/cases.h"
#include "weft/interface/block_dims.h"
#include "weft/interface/interface.h"
#include "weft/row/fields.h"
#include "weft/row/strip.h"

namespace weft {

// What was taken for granted about a row of another pipeline.
enum class Assumption : uint8_t {
  kForeign,             // rows are not weft's: fewer fields are required
  kImport,              // `import warp as wp` was put before the module
  kCudaIr,              // cuda_ir or cuda_ir_forward is the CUDA forward text
  kCppCode,             // cpp_code is the CPU forward text
  kCategoryInMetadata,  // the category stands in `metadata`
  kBackwardEnabled,     // texts without a backward half are those of a module that has one
};
inline constexpr size_t kAssumptions = 6;
// For a person: what was assumed.
std::string_view assumption_text(Assumption assumption);

// Views are valid until the reader's next row.
struct Record {
  bool ours = false;
  bool captured = false;  // from a running program, which `program` holds
  // Of `weft cuda`: a complete program in the place of Warp's texts.
  bool standalone = false;
  // What its metadata says of arguments and launch, types left out; none where it does not say.
  std::optional<KernelInterface> interface;
  std::array<std::optional<std::string_view>, kTextFields> texts;
  std::array<std::string_view, kTextFields> keys;  // under which the texts stand in the row
  std::optional<uint64_t> index, seed, candidate;
  std::string_view id, structure_id, skeleton_id, kernel_name, category, description;
  std::string_view hash, adjoint, difficulty, weft_version, warp_version;
  std::string_view schema_version;
  std::string_view program;
  // Texts of compilers: "ptx_sm_80_forward" and the text.
  std::vector<std::pair<std::string_view, std::string_view>> compiled;
  std::string_view family;      // of plans; empty where the row is made from none
  StripSet strip;               // what its texts are without
  BlockDims block_dims;         // the kernel's own, or what a plain launch has
  bool module_backward = true;  // its module's option enable_backward
  bool has_cases = false;       // the field, though it may be an empty list
  // Some argument stands for an object of Warp, so that there can be no cases.
  bool has_objects = false;
  std::vector<Case> cases;
  std::string cases_problem;              // why they cannot be read; empty: they can
  std::vector<std::string_view> missing;  // required fields that are not there or of another type
  std::array<bool, kAssumptions> assumed{};

  std::optional<std::string_view> text(TextField f) const { return texts[static_cast<size_t>(f)]; }
  // Empty where it is not there.
  std::string_view compiled_text(std::string_view field) const {
    for (const auto& [name, text] : compiled)
      if (name == field) return text;
    return {};
  }
  std::string_view key(TextField f) const { return keys[static_cast<size_t>(f)]; }
  std::string_view python() const { return text(TextField::kPython).value_or(""); }
  bool has_backward() const {
    return text(TextField::kCppBackward) || text(TextField::kCudaBackward);
  }
};

// Whether an object is a row at all, rather than, say, somebody's statistics.
class RecordReader {
 public:
  RecordReader();
  ~RecordReader();
  RecordReader(const RecordReader&) = delete;
  RecordReader& operator=(const RecordReader&) = delete;

  // Nothing: a JSON object that holds no pair (none of the fields of one). Errors: BadRecord with
  // `where`: not JSON, or no object.
  Result<std::optional<Record>> read(std::string_view json, const std::string& where);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
