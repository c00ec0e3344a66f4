// Names that say how a number is used: a factor is called a scale, an operand of a comparison a
// threshold, and an added number an offset.
//
// Input: a finished tree, and the names to keep. Output: the same tree, in which scalar parameters
// and module constants are renamed if their names suggest another use. Invariant: only names
// change, no name gets longer by more than four characters, and no new name equals another name of
// the module.
#pragma once

#include <span>

#include "weft/ast/tree.h"
#include "weft/base/rng.h"
#include "weft/synth/synthesize.h"

namespace weft::synth {

// `kept` are arguments (by name) and functions (all their parameters) to leave as they are;
// `field` keeps the words of a field for what scales.
void name_by_use(Tree& tree, ProgramInfo& info, std::span<const Symbol> kept, Rng& rng);

}  // namespace weft::synth
