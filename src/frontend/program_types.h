// Types from their spelling in a captured Program: "mat 3 3 float32", "array 2 vec 3 float32",
// "struct 4".
#pragma once

#include <optional>
#include <string_view>

#include "weft/ast/tree.h"

namespace weft {

// The type that the words of `text` spell, all of them; tuples are added to tree.tuples. Nothing if
// a word is not known, or a struct is none of the tree's.
std::optional<Type> program_type(std::string_view text, Tree& tree);

}  // namespace weft
