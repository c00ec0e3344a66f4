// The metadata object of a row; its fields are described in docs/row-format.md.
#pragma once

#include <string>

#include "weft/ast/measure.h"
#include "weft/inspect/relower.h"
#include "weft/lower/lowered.h"
#include "weft/synth/synthesize.h"

namespace weft {

// The texts of a row by the names of their fields.
using NamedTexts = std::vector<std::pair<std::string_view, std::string_view>>;

std::string row_metadata(const ProgramInfo& info, const Lowered& lowered, const Measure& m,
                         const NamedTexts& texts);
// Of a captured kernel: how its arguments are used, and how to launch it, is not known.
std::string captured_metadata(const Lowered& lowered, const BlockDims& dims,
                              const NamedTexts& texts);

}  // namespace weft
