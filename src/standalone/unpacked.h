// Unpacked arguments, f(*v), as the arguments that they stand for. Private to the room.
#pragma once

#include <utility>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/lower/lowered.h"

namespace weft::standalone {

// While this lives, calls have v[0], v[1], ... in the place of *v. What is computed by a call, and
// what is no value, stays as it is: it would be computed several times.
class Unpacked {
 public:
  Unpacked(Tree& tree, const Lowered& lowered);
  ~Unpacked();
  Unpacked(const Unpacked&) = delete;
  Unpacked& operator=(const Unpacked&) = delete;

 private:
  void visit(NodeId id);
  void unpack(NodeId call);
  NodeId element(NodeId value, std::int64_t index);

  Tree& tree_;
  Tree::Mark before_;
  std::vector<std::pair<NodeId, Node>> changed_;  // the calls as they were
};

}  // namespace weft::standalone
