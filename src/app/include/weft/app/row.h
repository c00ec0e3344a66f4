// From row index to category, and from a row's texts to its JSON object.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/app/pipeline.h"
#include "weft/base/result.h"
#include "weft/row/row.h"
#include "weft/shard/layout.h"

namespace weft {

inline constexpr uint32_t kMaxWeight = 1000;

// Which category row i has: a pure function of the chosen categories, their weights and i.
//
// The categories are laid out in a repeating pattern whose length is the sum of the weights; row i
// takes place i modulo that length. The pattern is smooth weighted round robin: every place adds
// its weight to each category's credit, the category with the most credit is taken (the first of
// equals, in the order of kCategories) and pays the sum of the weights. With equal weights that is
// the plain cycle, so that counts differ by at most one.
class CategoryPattern {
 public:
  // `weights` has one entry per category of kCategories, 0 for those not chosen, not all 0. They
  // are divided by their greatest common divisor first.
  explicit CategoryPattern(const std::vector<uint32_t>& weights);

  Category at(uint64_t index) const { return pattern_[index % pattern_.size()]; }
  // How many rows before `index` have the category of row `index`.
  uint64_t turn(uint64_t index) const {
    const size_t place = index % pattern_.size();
    return index / pattern_.size() * shares_[static_cast<size_t>(pattern_[place])] + turns_[place];
  }
  // How many rows of the range each category has, by category.
  std::vector<uint64_t> counts(RowRange rows) const;
  size_t length() const { return pattern_.size(); }

 private:
  std::vector<Category> pattern_;
  std::vector<uint64_t> turns_;   // by place: places before it with the same category
  std::vector<uint64_t> shares_;  // by category: places of the pattern
};

// Whether the categories have programs for so many rows: one whose programs are made from plans has
// a limited number of them. Errors: the first that has too few.
Status check_capacity(const std::vector<uint32_t>& weights, uint64_t count);

// The texts that a row has: views into `texts`.
TextViews text_views(const RowTexts& texts);

// Appends the row as one JSON object on one line, without a newline. `pair`: in the shape of files
// that hold one pair, whose metadata repeats kernel_name, category, description and device.
// `split`: of a row with a standalone program, which names it; else empty.
void append_row_json(std::string& out, const RowRequest& request, const RowTexts& texts,
                     bool pair = false, std::string_view split = {});

// Where a captured kernel is from.
struct CapturedOrigin {
  std::string program;  // JSON, docs/program.md
  std::string file;     // empty: made at run time from no file
  uint64_t line = 0;
  std::string license, description;  // empty: not stated
};

// The same of a captured kernel. What is not known is left out; so are seed, structure_id and
// skeleton_id, which it has not.
void append_captured_json(std::string& out, uint64_t index, Targets targets,
                          const CapturedOrigin& origin, const RowTexts& texts, bool pair = false);
inline constexpr std::string_view kCapturedCategory = "captured";

}  // namespace weft
