// Names that say how a number steers: what is multiplied by is a scale, what is compared with a
// threshold, what is added an offset.
//
// Input: a finished tree and which names to keep. Output: the same tree with scalar parameters and
// module constants renamed where their name says another use. Invariant: only names change, none
// gets longer by more than four characters, and none meets another of the module.
#pragma once

#include <span>

#include "weft/ast/tree.h"
#include "weft/base/rng.h"
#include "weft/synth/synthesize.h"

namespace weft::synth {

// `kept` are arguments (by name) and functions (all their parameters) to leave as they are;
// `field` keeps the words of a field for what scales.
void name_by_use(Tree& tree, ProgramInfo& info, std::span<const Symbol> kept, bool field, Rng& rng);

}  // namespace weft::synth
