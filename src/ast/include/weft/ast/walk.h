// Breadth-first walk in the order of Python's ast.walk.
//
// Warp collects the constants, types and functions that a kernel refers to in that order, and they
// enter the kernel's hash in it. The children of a node stand in nodes.def in the order of Python's
// fields, and nodes that Python has besides (contexts, operators) are leaves of other kinds, so a
// queue over our children meets Name, Attribute, Call and Assign exactly as ast.walk does.
#pragma once

#include <vector>

#include "weft/ast/tree.h"

namespace weft {

// Calls visit(NodeId) for every node below and including `root`. `queue` is scratch: handed in so
// that its memory is reused from walk to walk.
template <class Visit>
void walk_breadth_first(const Tree& tree, NodeId root, std::vector<NodeId>& queue, Visit&& visit) {
  queue.clear();
  queue.push_back(root);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const NodeId id = queue[head];
    visit(id);
    for (NodeId kid : tree.kids(id)) {
      if (!kid.valid()) continue;  // absent parts of a Slice
      queue.push_back(kid);
      // Nodes are not in this order in memory, and by their turn the processor has fetched them.
      __builtin_prefetch(&tree.node(kid));
      __builtin_prefetch(&tree.loc(kid));
    }
  }
}

// The same, restricted to the kinds that Warp looks at: Name, Attribute, Call and Assign.
template <class Visit>
void walk_references(const Tree& tree, NodeId root, std::vector<NodeId>& queue, Visit&& visit) {
  // One test: which kind comes next is not foreseen by a processor.
  constexpr auto bit = [](NodeKind k) { return std::uint64_t{1} << static_cast<unsigned>(k); };
  constexpr std::uint64_t kWanted =
      bit(NodeKind::Name) | bit(NodeKind::Attribute) | bit(NodeKind::Call) | bit(NodeKind::Assign);
  walk_breadth_first(tree, root, queue, [&](NodeId id) {
    if ((bit(tree.node(id).kind) & kWanted) != 0) visit(id);
  });
}

}  // namespace weft
