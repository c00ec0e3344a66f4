#include "weft/synth/category_pattern.h"

#include "weft/base/check.h"
#include "weft/base/rotation.h"

namespace weft {

CategoryPattern::CategoryPattern(const std::vector<std::uint32_t>& weights) {
  WEFT_CHECK(weights.size() == kCategories.size());
  for (const std::size_t c : rotation(weights)) pattern_.push_back(static_cast<Category>(c));
  shares_.assign(weights.size(), 0);
  for (const Category c : pattern_) turns_.push_back(shares_[static_cast<std::size_t>(c)]++);
}

std::vector<std::uint64_t> CategoryPattern::counts(std::uint64_t first, std::uint64_t count) const {
  std::vector<std::uint64_t> counts(kCategories.size());
  // Place p of the pattern has rows p, p + length, ...: those below n are (n + length - 1 - p) /
  // length.
  const std::uint64_t length = pattern_.size();
  for (std::uint64_t p = 0; p < length; ++p) {
    auto below = [&](std::uint64_t n) { return (n + length - 1 - p) / length; };
    counts[static_cast<std::size_t>(pattern_[p])] += below(first + count) - below(first);
  }
  return counts;
}

std::vector<std::uint32_t> default_weights() {
  std::vector<std::uint32_t> weights;
  for (const CategoryInfo& info : kCategories) weights.push_back(info.weight);
  return weights;
}

}  // namespace weft
