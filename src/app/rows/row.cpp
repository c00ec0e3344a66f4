// The row's JSON; see row.h and docs/row-format.md.
#include "weft/app/row.h"

#include <optional>

#include "commands/options.h"
#include "weft/base/check.h"
#include "weft/plans/plans.h"

namespace weft {

Status check_capacity(const std::vector<uint32_t>& weights, uint64_t count, Families families) {
  const std::vector<uint64_t> counts = CategoryPattern(weights).counts(0, count);
  for (size_t i = kGrammarCategories; i < kCategories.size(); ++i) {
    if (families == Families::All && counts[i] <= Field::rows_at_least(kCategories[i].name))
      continue;
    if (counts[i] == 0) continue;
    const Field* field = Field::find(kCategories[i].name, families);
    WEFT_CHECK(field != nullptr, "a category without plans");
    if (counts[i] > field->capacity())
      return diag(DiagCode::TooFewPrograms, kCategories[i].name, field->capacity(), count,
                  counts[i]);
  }
  return {};
}

RowRequest request_at(const RowRequest& of_any, const CategoryPattern& pattern, uint64_t index) {
  RowRequest request = of_any;
  request.index = index;
  request.category = pattern.at(index);
  request.turn = pattern.turn(index);
  return request;
}

Result<RowTexts> make_row(Pipeline& pipeline, const RowRequest& request) {
  RowContext context(request.seed, request.index);
  Result<RowTexts> texts = pipeline.make_row(request);
  if (!texts) return diag(DiagCode::RowFailed, request.index, request.seed, texts.error().render());
  return texts;
}

namespace {

// The fields that rows of every origin have.
void set_kernel(RowValues& values, const RowTexts& texts) {
  values.set(RowField::kId, texts.id);
  values.set(RowField::kKernelName, texts.kernel_name);
  const TextViews views = text_views(texts);
  for (size_t i = 0; i < kTextFields; ++i) {
    if (views[i]) values.set(static_cast<TextField>(i), *views[i]);
  }
  if (!texts.cases.empty()) values.set_cases(texts.cases);
  values.set_metadata(texts.metadata);
}

}  // namespace

TextViews text_views(const RowTexts& texts) {
  TextViews views;
  const auto view = [&views](TextField field) -> std::optional<std::string_view>& {
    return views[static_cast<size_t>(field)];
  };
  view(TextField::kPython) = texts.python_source;
  if (texts.cpp) {
    view(TextField::kCppSupport) = texts.cpp->support;
    view(TextField::kCppForward) = texts.cpp->forward;
    view(TextField::kCppBackward) = texts.cpp->backward;
  }
  if (texts.cuda) {
    view(TextField::kCudaSupport) = texts.cuda->support;
    view(TextField::kCudaForward) = texts.cuda->forward;
    view(TextField::kCudaBackward) = texts.cuda->backward;
  }
  if (texts.standalone) view(TextField::kCudaStandalone) = texts.standalone->source;
  return views;
}

void append_row_json(std::string& out, const RowRequest& request, const RowTexts& texts, bool pair,
                     std::string_view split, std::optional<uint64_t> chosen) {
  RowValues values;
  set_kernel(values, texts);
  values.set(RowField::kStructureId, texts.structure_id);
  values.set(RowField::kSkeletonId, texts.skeleton_id);
  values.set(RowField::kIndex, chosen.value_or(request.index));
  values.set(RowField::kSeed, request.seed);
  if (chosen) values.set(RowField::kCandidate, request.index);
  values.set(RowField::kOrigin, "synthetic");
  values.set(RowField::kLicense, "Apache-2.0");
  if (!split.empty()) values.set(RowField::kSplit, split);
  values.set(RowField::kCategory, category_name(request.category));
  values.set(RowField::kDescription, texts.description);
  values.append_json(out, pair ? targets_name(request.targets) : std::string_view());
}

void append_captured_json(std::string& out, uint64_t index, Targets targets,
                          const CapturedOrigin& origin, const RowTexts& texts, bool pair) {
  RowValues values;
  set_kernel(values, texts);
  values.set(RowField::kIndex, index);
  values.set(RowField::kOrigin, "captured");
  if (!origin.license.empty()) values.set(RowField::kLicense, origin.license);
  if (!origin.file.empty()) {
    values.set(RowField::kOriginFile, origin.file);
    values.set(RowField::kOriginLine, origin.line);
  }
  values.set(RowField::kCategory, kCapturedCategory);
  if (!origin.description.empty()) values.set(RowField::kDescription, origin.description);
  if (!origin.program.empty()) values.set(RowField::kProgram, origin.program);
  values.append_json(out, pair ? targets_name(targets) : std::string_view());
}

}  // namespace weft
