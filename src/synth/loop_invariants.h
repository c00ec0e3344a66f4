// Moves what does not change in a loop before the loop, as an author would have written it.
//
// Input: the statements of a function. Output: the same statements, where an assignment to a local
// that stands directly in a loop's body and reads nothing that the loop changes stands before the
// loop. Invariant: expressions have no effects but a random state's step (such expressions stay),
// and every value's range holds without the loop, so that computing it in a loop of no rounds does
// no harm.
#pragma once

#include <vector>

#include "weft/ast/tree.h"

namespace weft::synth {

// New nodes are added for loops and branches that changed.
void move_invariants_out_of_loops(Tree& tree, std::vector<NodeId>& body);

}  // namespace weft::synth
