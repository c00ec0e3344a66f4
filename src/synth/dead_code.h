// Removes code from a function's body that no output needs.
//
// Input: the statements of a function, and the names that must stay. Output: the statements without
// assignments to locals that nothing reads, and without blocks that have become empty. The grammar
// makes each value for a consumer, but now and then the consumer ends up without it; this pass
// removes such values. Invariant: the only effect of an expression is the step of a random state,
// so removing one does not change the stated meaning of the program.
#pragma once

#include <span>
#include <vector>

#include "weft/ast/tree.h"

namespace weft::synth {

// True if anything was taken out. New nodes are added for blocks that changed.
bool remove_dead_code(Tree& tree, std::vector<NodeId>& body, std::span<const Symbol> kept);

// By symbol: what the statements and further nodes read when dead code is gone. Takes it out of
// `body`, which is a copy.
std::vector<bool> names_read(Tree& tree, std::vector<NodeId>& body, std::span<const NodeId> further,
                             std::span<const Symbol> kept);

// Takes out functions, constants and type names that the kernel does not come to.
void remove_unreferenced(Tree& tree);

}  // namespace weft::synth
