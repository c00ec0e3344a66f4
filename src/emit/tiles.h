// The functions that structs need when tiles contain them.
#pragma once

#include <string>

#include "weft/lower/lowered.h"

namespace weft {

// Operators inside a struct.
void tile_struct_members(const Lowered& lowered, std::uint32_t index, std::string& out);
// Functions after it, which tile templates find by their argument's type.
void tile_struct_helpers(const Lowered& lowered, std::uint32_t index, std::string& out);

}  // namespace weft
