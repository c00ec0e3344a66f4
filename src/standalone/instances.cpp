#include "instances.h"

#include <unordered_map>
#include <vector>

namespace weft::standalone {
namespace {

class Copier {
 public:
  explicit Copier(Tree& tree) : tree_(tree) {}

  NodeId copy(NodeId id) {
    const Node n = tree_.node(id);  // adding nodes moves them
    const std::vector<NodeId> old(tree_.kids(id).begin(), tree_.kids(id).end());
    std::vector<NodeId> kids;
    for (const NodeId k : old) kids.push_back(k.valid() ? copy(k) : k);
    const NodeId made = tree_.add(n.kind, kids, n.op, n.name, n.bits, n.split);
    tree_.loc(made) = NodeLoc(tree_.loc(id));
    copies_.emplace(id.v, made);
    return made;
  }

  void note(const NodeNote& note) {
    const auto it = copies_.find(note.node.v);
    if (it == copies_.end()) return;  // of a default, which stands outside
    if (note.callee.kind != Callee::Unknown) {
      tree_.note_callee(it->second, note.callee);
    } else {
      tree_.type(it->second) = note.type;
    }
  }

 private:
  Tree& tree_;
  std::unordered_map<std::uint32_t, NodeId> copies_;
};

}  // namespace

OwnNodes::OwnNodes(Tree& tree, const Lowered& lowered) : tree_(tree), before_(tree.mark()) {
  for (const LoweredFunction& f : lowered.functions) {
    const CapturedFunction* c = tree.captured_of(f.decl);
    if (c == nullptr || !c->instance_of.valid()) continue;
    const NodeId def = tree.functions[f.decl.v].def;
    shared_.emplace_back(f.decl, def);
    Copier copier(tree);
    tree.functions[f.decl.v].def = copier.copy(def);
    for (const NodeNote& note : f.notes) copier.note(note);
  }
}

OwnNodes::~OwnNodes() {
  for (const auto& [function, def] : shared_) tree_.functions[function.v].def = def;
  tree_.rewind(before_);
}

}  // namespace weft::standalone
