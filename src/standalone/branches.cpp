#include "branches.h"

#include <algorithm>

namespace weft::standalone {

TakenBranches::TakenBranches(Tree& tree, const Lowered& lowered)
    : tree_(tree), before_(tree.mark()) {
  visit(tree.functions[lowered.kernel_decl.v].def);
  for (const LoweredFunction& f : lowered.functions) visit(tree.functions[f.decl.v].def);
}

TakenBranches::~TakenBranches() {
  for (auto it = changed_.rbegin(); it != changed_.rend(); ++it) tree_.node(it->first) = it->second;
  tree_.rewind(before_);
}

bool TakenBranches::decided(NodeId id) const {
  return id.valid() && tree_.callee(id).kind == Callee::Branch;
}

// What stands for a child: itself, the expression that is taken, or the statements.
void TakenBranches::add(NodeId kid, std::vector<NodeId>& kids) {
  if (!decided(kid)) {
    kids.push_back(kid);
    return;
  }
  const bool yes = tree_.callee(kid).index != 0;
  if (tree_.node(kid).kind == NodeKind::IfExp) return add(tree_.kid(kid, yes ? 1 : 2), kids);
  const auto taken = yes ? tree_.kids_before_split(kid, 1) : tree_.kids_after_split(kid);
  const std::vector<NodeId> statements(taken.begin(), taken.end());  // adding nodes moves them
  for (const NodeId s : statements) add(s, kids);
  if (statements.empty()) {
    const NodeId nothing = tree_.add(NodeKind::Pass);
    tree_.loc(nothing) = NodeLoc(tree_.loc(kid));
    kids.push_back(nothing);
  }
}

void TakenBranches::visit(NodeId id) {
  const std::vector<NodeId> old(tree_.kids(id).begin(), tree_.kids(id).end());
  if (std::any_of(old.begin(), old.end(), [&](NodeId k) { return decided(k); })) {
    const Node before = tree_.node(id);
    std::vector<NodeId> kids;
    std::uint32_t split = 0;
    for (std::uint32_t i = 0; i < old.size(); ++i) {
      if (i == before.split) split = static_cast<std::uint32_t>(kids.size());
      add(old[i], kids);
    }
    if (before.split == old.size()) split = static_cast<std::uint32_t>(kids.size());
    const NodeId made = tree_.add(before.kind, kids, before.op, before.name, before.bits, split);
    const Node after = tree_.node(made);
    changed_.emplace_back(id, before);
    tree_.node(id) = after;
  }
  const std::vector<NodeId> now(tree_.kids(id).begin(), tree_.kids(id).end());
  for (const NodeId k : now)
    if (k.valid()) visit(k);
}

}  // namespace weft::standalone
