#include "weft/app/row_examples.h"

#include <fmt/format.h>

#include "commands/options.h"
#include "dataset/config.h"
#include "weft/base/rotation.h"

namespace weft {

NeededOfRows needed_by(const View& view) {
  const auto wants = [&](Task task) { return view.tasks[static_cast<size_t>(task)] > 0; };
  return {.targets = {.cpu = wants(Task::kCpuToCuda), .cuda = true},
          .cases = wants(Task::kInputsToOutputs) ? kDefaultCases : 0};
}

Result<View> parse_view(std::string_view kind, const std::vector<std::string>& tasks) {
  View view;
  WEFT_TRY(view.kind, parse_view_option(kind, "--view"));
  WEFT_TRY(view.tasks, parse_tasks(tasks));
  return view;
}

RowExamples::RowExamples(View view, uint64_t max_tokens)
    : view_(std::move(view)), max_tokens_(max_tokens), rotation_(rotation(view_.tasks)) {}

Result<Record> RowExamples::read(std::string_view json, const Place& place) {
  WEFT_TRY(std::optional<Record> record, reader_.read(json, place.file));
  if (record) return *std::move(record);
  return diag(DiagCode::BadRecord, place.file, fmt::format("row {} is none", place.number));
}

void RowExamples::take(const Record& record, Task task, uint64_t index,
                       std::vector<std::string>& out) const {
  const ExampleSource source{.texts = record.texts,
                             .id = record.id,
                             .description = record.description,
                             .adjoint = record.adjoint,
                             .cases = record.cases};
  const std::optional<Example> example = make_example(source, task);
  if (!example || (max_tokens_ > 0 && token_count(*example) > max_tokens_)) return;
  append_example_json(out.emplace_back(), view_.kind,
                      {.index = index,
                       .row_id = record.id,
                       .row_index = record.candidate ? record.candidate : record.index,
                       .seed = record.seed,
                       .category = record.category,
                       .difficulty = record.difficulty},
                      *example);
}

Status RowExamples::all(std::string_view json, const Place& place, uint64_t index,
                        std::vector<std::string>& out) {
  WEFT_TRY(const Record record, read(json, place));
  for (size_t task = 0, first = out.size(); task < view_.tasks.size(); ++task)
    if (view_.tasks[task] > 0)
      take(record, static_cast<Task>(task), index + out.size() - first, out);
  return {};
}

Status RowExamples::one(std::string_view json, const Place& place, uint64_t turn, uint64_t index,
                        std::vector<std::string>& out) {
  WEFT_TRY(const Record record, read(json, place));
  const size_t before = out.size();
  for (size_t k = 0; k < rotation_.size() && out.size() == before; ++k)
    take(record, static_cast<Task>(rotation_[(turn + k) % rotation_.size()]), index, out);
  return {};
}

}  // namespace weft
