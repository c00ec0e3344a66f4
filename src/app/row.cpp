// Category pattern and the row's JSON; see row.h and docs/row-format.md.
#include "weft/app/row.h"

#include <numeric>
#include <optional>

#include "options.h"
#include "weft/base/check.h"
#include "weft/base/json.h"

namespace weft {

CategoryPattern::CategoryPattern(const std::vector<uint32_t>& weights) {
  WEFT_CHECK(weights.size() == kCategories.size());
  uint32_t divisor = 0;
  for (uint32_t w : weights) divisor = std::gcd(divisor, w);
  WEFT_CHECK(divisor > 0, "no category has a weight");
  std::vector<int64_t> share, credit(weights.size(), 0);
  int64_t total = 0;
  for (uint32_t w : weights) {
    share.push_back(w / divisor);
    total += w / divisor;
  }
  for (int64_t place = 0; place < total; ++place) {
    size_t best = share.size();
    for (size_t c = 0; c < share.size(); ++c) {
      credit[c] += share[c];
      if (share[c] > 0 && (best == share.size() || credit[c] > credit[best])) best = c;
    }
    credit[best] -= total;
    pattern_.push_back(static_cast<Category>(best));
  }
}

std::vector<uint64_t> CategoryPattern::counts(RowRange rows) const {
  std::vector<uint64_t> counts(kCategories.size());
  // Place p of the pattern has rows p, p + length, ...: those below n are (n + length - 1 - p) /
  // length.
  const uint64_t length = pattern_.size();
  for (uint64_t p = 0; p < length; ++p) {
    auto below = [&](uint64_t n) { return (n + length - 1 - p) / length; };
    counts[static_cast<size_t>(pattern_[p])] += below(rows.end()) - below(rows.first);
  }
  return counts;
}

namespace {

void append_member(std::string& out, std::string_view name, std::string_view text) {
  out += ",\"";
  out += name;
  out += "\":";
  append_json_string(out, text);
}

void append_target(std::string& out, std::string_view target, const TargetTexts& texts) {
  std::string name(target);
  append_member(out, name + "_support", texts.support);
  append_member(out, name + "_forward", texts.forward);
  if (texts.backward) append_member(out, name + "_backward", *texts.backward);
}

// From the kernel's name to the end; a description and a program where there are any.
void append_kernel(std::string& out, std::string_view category,
                   std::optional<std::string_view> description, Targets targets,
                   const RowTexts& texts, std::string_view program, bool pair) {
  const auto name = [&] {
    append_member(out, "kernel_name", texts.kernel_name);
    append_member(out, "category", category);
    if (description) append_member(out, "description", *description);
  };
  name();
  append_member(out, "python_source", texts.python_source);
  if (texts.cpp) append_target(out, "cpp", *texts.cpp);
  if (texts.cuda) append_target(out, "cuda", *texts.cuda);
  if (texts.standalone) append_member(out, "cuda_standalone", texts.standalone->source);
  if (!program.empty()) append_member(out, "program", program);
  out += ",\"metadata\":";
  out += texts.metadata;
  if (pair) {
    out.pop_back();
    name();
    append_member(out, "device", targets_name(targets));
    out += '}';
  }
  out += '}';
}

}  // namespace

void append_row_json(std::string& out, const RowRequest& request, const RowTexts& texts, bool pair,
                     std::string_view split) {
  out += "{\"schema_version\":" + std::to_string(kRowSchemaVersion);
  append_member(out, "id", texts.id);
  append_member(out, "structure_id", texts.structure_id);
  append_member(out, "skeleton_id", texts.skeleton_id);
  out += ",\"index\":" + std::to_string(request.index);
  out += ",\"seed\":" + std::to_string(request.seed);
  append_member(out, "origin", "synthetic");
  append_member(out, "license", "Apache-2.0");
  if (!split.empty()) append_member(out, "split", split);
  append_kernel(out, category_name(request.category), texts.description, request.targets, texts, {},
                pair);
}

void append_captured_json(std::string& out, uint64_t index, Targets targets,
                          const CapturedOrigin& origin, const RowTexts& texts, bool pair) {
  out += "{\"schema_version\":" + std::to_string(kRowSchemaVersion);
  append_member(out, "id", texts.id);
  out += ",\"index\":" + std::to_string(index);
  append_member(out, "origin", "captured");
  if (!origin.license.empty()) append_member(out, "license", origin.license);
  if (!origin.file.empty()) {
    append_member(out, "origin_file", origin.file);
    out += ",\"origin_line\":" + std::to_string(origin.line);
  }
  std::optional<std::string_view> description;
  if (!origin.description.empty()) description = origin.description;
  append_kernel(out, kCapturedCategory, description, targets, texts, origin.program, pair);
}

}  // namespace weft
