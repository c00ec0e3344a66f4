#include "weft/app/row_examples.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/options.h"
#include "dataset/config.h"
#include "weft/base/rng.h"

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
    : view_(std::move(view)), max_tokens_(max_tokens), given_(view_.tasks.size()) {}

Result<Record> RowExamples::read(std::string_view json, const Place& place) {
  WEFT_TRY(std::optional<Record> record, reader_.read(json, place.file));
  if (record) return *std::move(record);
  return diag(DiagCode::BadRecord, place.file, fmt::format("row {} is none", place.number));
}

void RowExamples::take(const Record& record, Task task, uint64_t index,
                       std::vector<std::string>& out) const {
  const auto compiled = [&](std::string_view level) {
    return record.compiled_text(fmt::format("{}_{}_forward", level, view_.arch));
  };
  const ExampleSource source{.texts = record.texts,
                             .id = record.id,
                             .description = record.description,
                             .adjoint = record.adjoint,
                             .cases = record.cases,
                             .arch = view_.arch,
                             .ptx = compiled("ptx"),
                             .sass = compiled("sass")};
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

bool RowExamples::first_of(std::span<const size_t> tasks, const Record& record, uint64_t index,
                           std::vector<std::string>& out, size_t& given) const {
  const size_t before = out.size();
  for (const size_t task : tasks) {
    take(record, static_cast<Task>(task), index, out);
    given = task;
    if (out.size() > before) return true;
  }
  return false;
}

Status RowExamples::owed(std::string_view json, const Place& place, uint64_t index,
                         std::vector<std::string>& out) {
  WEFT_TRY(const Record record, read(json, place));
  std::vector<size_t> order;
  for (size_t task = 0; task < view_.tasks.size(); ++task)
    if (view_.tasks[task] > 0) order.push_back(task);
  // Fewest for their weight first; of equals the first.
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return given_[a] * view_.tasks[b] < given_[b] * view_.tasks[a];
  });
  size_t given = 0;
  if (first_of(order, record, index, out, given)) ++given_[given];
  return {};
}

Status RowExamples::drawn(std::string_view json, const Place& place, uint64_t number,
                          uint64_t index, std::vector<std::string>& out) {
  WEFT_TRY(const Record record, read(json, place));
  Rng rng(number, 0);
  std::vector<uint32_t> weights = view_.tasks;
  std::vector<size_t> order;
  for (size_t left = weights.size() - std::count(weights.begin(), weights.end(), 0u); left > 0;
       --left) {
    order.push_back(rng.weighted(weights));
    weights[order.back()] = 0;
  }
  size_t given = 0;
  first_of(order, record, index, out, given);
  return {};
}

}  // namespace weft
