// Examples for training: a row as a prompt and a completion.
//
// Input: the texts of a row and a task. Output: the prompt and its answer, which is a text of the
// row or follows from it, so that an example is as true as its row. Invariant: the wording of a
// prompt follows from the row and the task alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/cases/cases.h"
#include "weft/row/fields.h"
#include "weft/shard/columns.h"

namespace weft {

enum class Task : uint8_t {
#define WEFT_TASK(constant, name, needs, meaning) k##constant,
#include "weft/views/tasks.def"
};
struct TaskInfo {
  std::string_view name, needs, meaning;
};
std::span<const TaskInfo> tasks();  // by Task
std::optional<Task> parse_task(std::string_view name);
// Whether it needs the texts that `weft enrich` adds.
inline bool is_compiled(Task task) { return task >= Task::kCudaToPtx; }

// How an example is written down.
enum class ViewKind : uint8_t {
  kPairs,       // prompt, completion
  kMessages,    // messages: a list of role and content, as chat templates take it
  kCompletion,  // text: prompt and completion in one, and prompt_characters
};
inline constexpr std::string_view kViewNames[] = {"pairs", "messages", "completion"};
std::optional<ViewKind> parse_view(std::string_view name);
inline std::string_view view_name(ViewKind kind) { return kViewNames[static_cast<size_t>(kind)]; }

// Views must live as long as this is used.
struct ExampleSource {
  TextViews texts;
  std::string_view id, description, adjoint;
  std::span<const Case> cases;
  // Of one architecture, "sm_80", of the forward kernel; empty where the row has none.
  std::string_view arch, ptx, sass;
};

struct Example {
  Task task = Task::kPythonToCuda;
  std::string prompt, completion;
};
// Nothing where the row lacks what the task needs.
std::optional<Example> make_example(const ExampleSource& row, Task task);
// The estimated tokens of both.
uint64_t token_count(const Example& example);

// What an example says of its row, besides.
struct ExampleOrigin {
  uint64_t index = 0;  // of the example in its set
  std::string_view row_id;
  std::optional<uint64_t> row_index, seed;  // where the row states them
  std::string_view category, difficulty;
};
// Appends the example as one JSON object on one line, without a newline.
void append_example_json(std::string& out, ViewKind kind, const ExampleOrigin& origin,
                         const Example& example);
// The columns of that object.
std::vector<Column> view_columns(ViewKind kind);

}  // namespace weft
