// Instances of templates with nodes of their own. Private to the room.
#pragma once

#include <utility>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/lower/lowered.h"

namespace weft::standalone {

// Lowering leaves the instances of a template with the template's nodes, where types and callees
// are those of the last one. While this lives, each instance has a copy of the nodes with its own.
class OwnNodes {
 public:
  OwnNodes(Tree& tree, const Lowered& lowered);
  ~OwnNodes();
  OwnNodes(const OwnNodes&) = delete;
  OwnNodes& operator=(const OwnNodes&) = delete;

 private:
  Tree& tree_;
  Tree::Mark before_;
  std::vector<std::pair<FunctionId, NodeId>> shared_;  // the bodies that instances had
};

}  // namespace weft::standalone
