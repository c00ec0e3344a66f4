// The seam between the command line and the compiler: what a row is made from and what it holds.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "weft/base/result.h"
#include "weft/cases/cases.h"
#include "weft/plans/plans.h"
#include "weft/row/content.h"
#include "weft/synth/category.h"

namespace weft {

enum class Target : uint8_t { kCpu, kCuda };
enum class Part : uint8_t { kSupport, kForward, kBackward };
enum class DumpStage : uint8_t { kTree, kTyped, kHir, kLowered, kPython, kCpp, kCuda };

struct Targets {
  bool cpu = true;
  bool cuda = true;
  bool standalone = false;  // a complete CUDA program, `weft cuda`

  bool operator==(const Targets&) const = default;
};

// All that a row depends on, besides the version of weft.
struct RowRequest {
  uint64_t seed = 42;
  uint64_t index = 0;
  Category category = Category::kArithmetic;
  uint64_t turn = 0;  // the row's place among those of its category
  Families families = Families::All;
  Targets targets;
  bool backward = true;  // Warp's module option enable_backward
  int cases = 0;         // small launches with inputs and outputs
  RowContent content;
  // What a row must be: else RowTexts::fits is false, and what is not needed to tell is not made.
  uint64_t max_tokens = 0;  // of all texts; 0: any number
  uint32_t levels = 0;      // bits by kLevels (choice.h); 0: any
};

// The text of one module for one target: views into the pipeline's memory, good until its next
// call. A part that is left out is none.
struct TargetTexts {
  std::optional<std::string_view> support;
  std::optional<std::string_view> forward;
  std::optional<std::string_view> backward;  // none with enable_backward=False
};

// A complete CUDA program of a kernel, and one JSON object that says what is known of it.
struct StandaloneText {
  std::string source;
  std::string metadata;
};

struct RowTexts {
  std::string id;            // sha256 of python_source, in hex
  std::string structure_id;  // of the structure, see docs/row-format.md
  std::string skeleton_id;
  std::string family;  // of plans; empty where the row is made from none
  std::string kernel_name;
  std::string description;
  std::string python_source;
  std::optional<TargetTexts> cpp;  // none if the target was not asked for
  std::optional<TargetTexts> cuda;
  std::optional<StandaloneText> standalone;
  std::string cases;     // one JSON array, on one line; empty: none were asked for
  std::string metadata;  // one JSON object, on one line
  std::vector<Case> case_values;
  std::string_view difficulty, adjoint;  // as in the metadata
  bool fits = true;
};

struct LowerRequest {
  std::string path;
  std::string kernel;        // empty: the only kernel of the file
  std::size_t overload = 0;  // of those that the kernel has
  std::string types;         // of a kernel for any types: those to lower it for, as Python has them
  Target target = Target::kCuda;
  bool backward = true;
  std::optional<Part> part;       // none: support, forward and backward, one after the other
  std::optional<DumpStage> dump;  // a stage of the compiler instead of the text
};

struct KernelOfFile {
  std::string name;
  std::size_t overload = 0;
  std::string types;            // of an overload: of its arguments, for people
  std::optional<Diag> refused;  // why it is not read
};

// One per worker thread; keeps memory from row to row, never anything a result depends on.
class Pipeline {
 public:
  virtual ~Pipeline() = default;
  virtual Result<RowTexts> make_row(const RowRequest& request) = 0;
  // One stage of a row, as text for a person.
  virtual Result<std::string> dump_row(const RowRequest& request, DumpStage stage) = 0;
  // The kernels at module level of a Python file (path, types) in their order, also those that are
  // seen and not understood. Of a captured program one that has no name. The file is read anew, and
  // until the next call for another one lower_file() takes it as it was read.
  virtual Result<std::vector<KernelOfFile>> kernels_of(const LowerRequest& request) = 0;
  // Errors carry the file's name, line and column.
  virtual Result<std::string> lower_file(const LowerRequest& request) = 0;
  // The kernel of a Python file as a complete CUDA program: `python_source`, `kernel_name` and
  // `standalone` are set. Errors as of lower_file, and UnsupportedStandalone.
  virtual Result<RowTexts> standalone_file(const LowerRequest& request) = 0;
};

// Called once per worker thread, from any thread.
using PipelineFactory = std::function<std::unique_ptr<Pipeline>()>;

// The real pipeline: synthesizer or front end, printer, lowering, emitter.
std::unique_ptr<Pipeline> make_pipeline();

}  // namespace weft
