#include "weft/app/choice.h"

#include <algorithm>
#include <cmath>

#include "weft/base/rotation.h"

namespace weft {

namespace {

// A choice that takes fewer rows than one in so many is a mistake.
constexpr uint64_t kRarest = 200;
constexpr uint64_t kFifties = 20;  // of a sample

size_t level_of(std::string_view difficulty) {
  return static_cast<size_t>(std::find(std::begin(kLevels), std::end(kLevels), difficulty) -
                             std::begin(kLevels));
}

Diag too_few(uint64_t record, uint64_t rows) { return diag(DiagCode::TooFewFit, record, rows); }

}  // namespace

uint64_t rows_needed(const Choice& choice, uint64_t records) {
  if (!choice.chooses() || choice.candidates == kFifty) return records;
  return (records + kFifty - 1) / kFifty * choice.candidates;
}

RecordMaker::RecordMaker(const RowRequest& of_any, const CategoryPattern& pattern,
                         const Choice& choice, bool pair, Pipeline& pipeline)
    : of_any_(of_any), pattern_(pattern), choice_(choice), pair_(pair), pipeline_(pipeline) {
  if (!choice.levels.empty()) levels_ = rotation(choice.levels);
  if (choice.view) tasks_ = rotation(choice.view->tasks);
  // What an example holds is known only when it is made.
  if (!choice.view) of_any_.max_tokens = choice.max_tokens;
}

Status RecordMaker::make(uint64_t index, const PlaceOf& place) {
  if (!choice_.chooses()) {
    const RowRequest request = request_at(of_any_, pattern_, index);
    WEFT_TRY(const RowTexts texts, make_row(pipeline_, request));
    const RecordPlace at = place(texts.skeleton_id, texts.family);
    append_row_json(at.text, request, texts, pair_,
                    request.targets.standalone ? at.split : std::string_view());
    return {};
  }
  WEFT_RETURN_IF_ERROR(choose(index));
  const Made& made = made_[index - first_];
  place(made.skeleton_id, made.family).text += made.json;
  return {};
}

void RecordMaker::begin(uint64_t fifty) {
  first_ = fifty * kFifty;
  filled_ = 0;
  for (Made& made : made_) made.there = false;
}

Status RecordMaker::choose(uint64_t index) {
  const uint64_t fifty = index / kFifty;
  if (first_ != fifty * kFifty) {
    begin(fifty);
    next_ = fifty * choice_.candidates;
    end_ = next_ + choice_.candidates;
  }
  while (!made_[index - first_].there) {
    if (next_ == end_) return too_few(index, choice_.candidates);
    WEFT_RETURN_IF_ERROR(look_at(next_++));
  }
  return {};
}

Result<uint64_t> RecordMaker::rows_for_fifty(uint64_t first, uint64_t fifty) {
  begin(fifty);
  next_ = first;
  while (filled_ < kFifty) {
    if (next_ - first == kRarest * kFifty) return too_few(first_, kRarest * kFifty);
    WEFT_RETURN_IF_ERROR(look_at(next_++));
  }
  first_ = UINT64_MAX;  // these are of no set
  return next_ - first;
}

Status RecordMaker::look_at(uint64_t candidate) {
  RowRequest request = request_at(of_any_, pattern_, candidate);
  if (!levels_.empty()) {
    request.levels = 0;
    for (uint64_t i = 0; i < kFifty; ++i)
      if (!made_[i].there) request.levels |= 1u << level_wanted(first_ + i);
  }
  WEFT_TRY(const RowTexts texts, make_row(pipeline_, request));
  if (!texts.fits) return {};
  const size_t level = level_of(texts.difficulty);
  // By task: whether the row gives an example that fits.
  std::vector<std::optional<bool>> gives(tasks().size());
  for (uint64_t i = 0; i < kFifty; ++i) {
    Made& made = made_[i];
    const uint64_t index = first_ + i;
    if (made.there || (!levels_.empty() && level_wanted(index) != level)) continue;
    made.json.clear();
    if (choice_.view) {
      std::optional<bool>& fits = gives[static_cast<size_t>(task_wanted(index))];
      if (!append_example(index, request, texts, fits, made.json)) continue;
    } else {
      append_row_json(made.json, request, texts, pair_, {}, index);
    }
    made.there = true;
    made.skeleton_id = texts.skeleton_id;
    made.family = texts.family;
    ++filled_;
    return {};
  }
  return {};
}

bool RecordMaker::append_example(uint64_t index, const RowRequest& request, const RowTexts& texts,
                                 std::optional<bool>& fits, std::string& out) const {
  if (fits && !*fits) return false;
  const ExampleSource source{.texts = text_views(texts),
                             .id = texts.id,
                             .description = texts.description,
                             .adjoint = texts.adjoint,
                             .cases = texts.case_values,
                             .arch = {},
                             .ptx = {},
                             .sass = {}};
  const std::optional<Example> example = make_example(source, task_wanted(index));
  fits = example && (choice_.max_tokens == 0 || token_count(*example) <= choice_.max_tokens);
  if (!*fits) return false;
  append_example_json(out, choice_.view->kind,
                      {.index = index,
                       .row_id = texts.id,
                       .row_index = request.index,
                       .seed = request.seed,
                       .category = category_name(request.category),
                       .difficulty = texts.difficulty},
                      *example);
  return true;
}

Result<Choice> with_candidates(Choice choice, const RowRequest& of_any,
                               const CategoryPattern& pattern, const PipelineFactory& pipelines) {
  if (!choice.chooses()) return choice;
  const std::unique_ptr<Pipeline> pipeline = pipelines();
  RecordMaker maker(of_any, pattern, choice, false, *pipeline);
  double sum = 0, squares = 0;
  uint64_t most = 0;
  for (uint64_t i = 0, first = 0; i < kFifties; ++i) {
    WEFT_TRY(const uint64_t rows, maker.rows_for_fifty(first, i));
    first += rows;
    most = std::max(most, rows);
    sum += static_cast<double>(rows);
    squares += static_cast<double>(rows) * static_cast<double>(rows);
  }
  const double mean = sum / kFifties;
  const double deviation = std::sqrt(std::max(0.0, squares / kFifties - mean * mean));
  choice.candidates = std::max(most, static_cast<uint64_t>(std::ceil(mean + 8 * deviation)));
  return choice;
}

}  // namespace weft
