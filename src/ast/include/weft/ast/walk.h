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
    for (NodeId kid : tree.kids(id))
      if (kid.valid()) queue.push_back(kid);  // absent parts of a Slice
  }
}

// The same, restricted to the kinds that Warp looks at: Name, Attribute, Call and Assign.
template <class Visit>
void walk_references(const Tree& tree, NodeId root, std::vector<NodeId>& queue, Visit&& visit) {
  walk_breadth_first(tree, root, queue, [&](NodeId id) {
    const NodeKind kind = tree.node(id).kind;
    if (kind == NodeKind::Name || kind == NodeKind::Attribute || kind == NodeKind::Call ||
        kind == NodeKind::Assign)
      visit(id);
  });
}

}  // namespace weft
