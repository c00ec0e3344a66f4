// The metadata object of a row; its fields are described in docs/row-format.md.
#pragma once

#include <string>

#include "weft/ast/measure.h"
#include "weft/lower/lowered.h"
#include "weft/synth/synthesize.h"

namespace weft {

// How hard a kernel is to read: statements of the kernel and its functions, 2 for each branch, 3
// for each loop, 3 for each level of nesting below the body, 1 for each distinct builtin.
std::uint32_t complexity_score(const Measure& m, std::size_t builtins);
// easy below 20, medium below 45, hard from there.
std::string_view difficulty(std::uint32_t score);

std::string row_metadata(const ProgramInfo& info, const Lowered& lowered, const Measure& m,
                         const std::vector<std::pair<std::string_view, std::string_view>>& texts);

}  // namespace weft
