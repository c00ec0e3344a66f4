// Branches that a constant decides, which Warp does not even look at. Private to the room.
#pragma once

#include <utility>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/lower/lowered.h"

namespace weft::standalone {

// While this lives, an `if` or a conditional expression whose test is a constant is replaced by
// what Warp takes of it; of the other part nothing is known, neither types nor what it calls.
class TakenBranches {
 public:
  TakenBranches(Tree& tree, const Lowered& lowered);
  ~TakenBranches();
  TakenBranches(const TakenBranches&) = delete;
  TakenBranches& operator=(const TakenBranches&) = delete;

 private:
  void visit(NodeId id);
  void add(NodeId kid, std::vector<NodeId>& kids);
  bool decided(NodeId id) const;

  Tree& tree_;
  Tree::Mark before_;
  std::vector<std::pair<NodeId, Node>> changed_;  // the nodes as they were
};

}  // namespace weft::standalone
