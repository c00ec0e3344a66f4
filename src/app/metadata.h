// The metadata object of a row; its fields are described in docs/row-format.md.
#pragma once

#include <string>

#include "weft/ast/measure.h"
#include "weft/lower/lowered.h"
#include "weft/synth/synthesize.h"

namespace weft {

std::string row_metadata(const ProgramInfo& info, const Lowered& lowered, const Measure& m,
                         const std::vector<std::pair<std::string_view, std::string_view>>& texts);

}  // namespace weft
