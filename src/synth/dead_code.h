// Takes out of a body what no output needs.
//
// Input: the statements of a function, and names that must stay. Output: the statements without
// assignments to locals that nothing reads, and without blocks that have become empty. The grammar
// makes values because something asks for them, but now and then what asked finds another way; this
// is where that is tidied up. Invariant: expressions have no effects but a random state's step, so
// that leaving one out changes no meaning that was stated.
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
