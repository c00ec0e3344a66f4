// Moves loop-invariant assignments before the loop, where an author would have written them.
//
// Input: the statements of a function. Output: the same statements, in which an assignment to a
// local moves before the loop if it stands directly in the loop's body and reads nothing that the
// loop changes. Invariant: the only effect of an expression is the step of a random state, and such
// expressions stay in place. Every value's range also holds outside the loop, so computing the
// value is safe even if the loop then runs no iteration.
#pragma once

#include <vector>

#include "weft/ast/tree.h"

namespace weft::synth {

// New nodes are added for loops and branches that changed.
void move_invariants_out_of_loops(Tree& tree, std::vector<NodeId>& body);

}  // namespace weft::synth
