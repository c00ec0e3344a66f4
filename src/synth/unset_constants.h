// Spells out the constants that Warp would read without a value.
//
// Where both branches of an `if` are the first to read a constant of the module, Warp makes it a
// variable of the block around, which is set only if that block runs (analysis/late_reads.h finds
// such reads in a resolved program). Input: a finished tree. Output: the same program, with the
// constant's value in the place of its name where the name is read and the variable may be unset.
#pragma once

#include "weft/ast/tree.h"

namespace weft::synth {

void spell_unset_constants(Tree& tree);

}  // namespace weft::synth
