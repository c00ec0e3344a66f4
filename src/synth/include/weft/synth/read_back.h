// The category and the number of a synthetic program, found in the program itself.
//
// Rows of one seed and category have different numbers (a permutation of their indices), and the
// number can be read from the program with its names removed, so no two rows have the same program.
// Tests check this on printed and parsed programs.
#pragma once

#include <cstdint>
#include <optional>

#include "weft/ast/tree.h"
#include "weft/synth/category.h"

namespace weft {

struct RowNumber {
  Category category;
  std::uint64_t number;  // Permutation of the seed applied to the row's index
};

// Nothing if the tree is not a program of the synthesizer. Types of the tree's nodes are not
// needed.
std::optional<RowNumber> read_back(const Tree& tree);

}  // namespace weft
