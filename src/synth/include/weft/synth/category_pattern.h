// From a row's index to its category.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "weft/synth/category.h"

namespace weft {

// Which category row i has: a pure function of the chosen categories, their weights and i.
//
// The categories are laid out in a repeating pattern (rotation.h) whose length is the sum of the
// weights; row i takes place i modulo that length. With equal weights that is the plain cycle, so
// that counts differ by at most one.
class CategoryPattern {
 public:
  // `weights` has one entry per category of kCategories, 0 for those not chosen, not all 0. They
  // are divided by their greatest common divisor first.
  explicit CategoryPattern(const std::vector<std::uint32_t>& weights);

  Category at(std::uint64_t index) const { return pattern_[index % pattern_.size()]; }
  // How many rows before `index` have the category of row `index`.
  std::uint64_t turn(std::uint64_t index) const {
    const std::size_t place = index % pattern_.size();
    return index / pattern_.size() * shares_[static_cast<std::size_t>(pattern_[place])] +
           turns_[place];
  }
  // How many of `count` rows from `first` on each category has, by category.
  std::vector<std::uint64_t> counts(std::uint64_t first, std::uint64_t count) const;
  std::size_t length() const { return pattern_.size(); }

 private:
  std::vector<Category> pattern_;
  std::vector<std::uint64_t> turns_;   // by place: places before it with the same category
  std::vector<std::uint64_t> shares_;  // by category: places of the pattern
};

// The weights of the default mix, by category.
std::vector<std::uint32_t> default_weights();

}  // namespace weft
