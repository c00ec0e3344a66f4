#include "loop_invariants.h"

#include <algorithm>

namespace weft::synth {
namespace {

class Mover {
 public:
  explicit Mover(Tree& tree) : tree_(tree) {}

  void run(std::vector<NodeId>& body) {
    stores_.assign(tree_.symbol_count(), 0);
    for (const NodeId s : body) count_stores(s, stores_);
    block(body);
  }

 private:
  using Counts = std::vector<std::uint32_t>;  // by symbol

  const Node& node(NodeId id) const { return tree_.node(id); }

  // Every name at the root of what a statement changes: x, x[0], x.y, and the first argument of a
  // call that stands alone, which may change it.
  void count_target(NodeId target, Counts& counts) const {
    const Node& n = node(target);
    if (n.kind == NodeKind::Tuple) {
      for (const NodeId part : tree_.kids(target)) count_target(part, counts);
      return;
    }
    while (node(target).kind == NodeKind::Subscript || node(target).kind == NodeKind::Attribute)
      target = tree_.kid(target, 0);
    if (node(target).kind == NodeKind::Name) ++counts[node(target).name.v];
  }
  void count_stores(NodeId id, Counts& counts) const {
    const Node& n = node(id);
    switch (n.kind) {
      case NodeKind::Assign:
      case NodeKind::AugAssign:
        for (const NodeId target : tree_.kids(id).first(n.kids_count - 1u))
          count_target(target, counts);
        break;
      case NodeKind::ExprStmt: {
        const NodeId call = tree_.kid(id, 0);
        if (node(call).kind == NodeKind::Call && node(call).kids_count > 1)
          count_target(tree_.kid(call, 1), counts);
        break;
      }
      case NodeKind::For:
        count_target(tree_.kid(id, 0), counts);
        for (const NodeId kid : tree_.kids(id).subspan(2)) count_stores(kid, counts);
        break;
      case NodeKind::If:
      case NodeKind::While:
        for (const NodeId kid : tree_.kids(id).subspan(1)) count_stores(kid, counts);
        break;
      default:
        break;
    }
  }

  // Whether control may leave the body's round here.
  bool jumps(NodeId id) const {
    const Node& n = node(id);
    if (n.kind == NodeKind::Break || n.kind == NodeKind::Continue || n.kind == NodeKind::Return)
      return true;
    if (n.kind != NodeKind::If && n.kind != NodeKind::For && n.kind != NodeKind::While)
      return false;
    const auto kids = tree_.kids(id);
    return std::any_of(kids.begin(), kids.end(), [this](NodeId k) { return jumps(k); });
  }

  // Whether an expression has the same value in every round. A call that is given a name of the
  // type of random states may draw from it.
  bool invariant(NodeId id, const Counts& changed) const {
    const Node& n = node(id);
    if (n.kind == NodeKind::Name && changed[n.name.v] > 0) return false;
    const auto kids = tree_.kids(id);
    return std::all_of(kids.begin(), kids.end(), [&](NodeId k) {
      if (!k.valid()) return true;
      if (n.kind == NodeKind::Call && node(k).kind == NodeKind::Name &&
          tree_.type(k) == Type::of(Scalar::UInt32))
        return false;
      return invariant(k, changed);
    });
  }

  // Whether a target is a local, or several, which nothing else in the function changes.
  bool binds_once(NodeId target) const {
    const Node& n = node(target);
    if (n.kind == NodeKind::Name) return stores_[n.name.v] == 1;
    if (n.kind != NodeKind::Tuple) return false;
    const auto parts = tree_.kids(target);
    return std::all_of(parts.begin(), parts.end(), [this](NodeId p) { return binds_once(p); });
  }
  void forget(NodeId target, Counts& changed) const {
    const Node& n = node(target);
    if (n.kind == NodeKind::Name) changed[n.name.v] = 0;
    if (n.kind != NodeKind::Tuple) return;
    for (const NodeId part : tree_.kids(target)) forget(part, changed);
  }

  // Takes what may stand before the loop out of its body.
  std::vector<NodeId> split(NodeId loop, std::vector<NodeId>& body) const {
    Counts changed(tree_.symbol_count(), 0);
    count_stores(loop, changed);
    std::vector<NodeId> before, rest;
    bool jumped = false;
    for (const NodeId s : body) {
      const Node& n = node(s);
      jumped = jumped || jumps(s);
      if (!jumped && n.kind == NodeKind::Assign && n.kids_count == 2 &&
          binds_once(tree_.kid(s, 0)) && invariant(tree_.kid(s, 1), changed)) {
        forget(tree_.kid(s, 0), changed);
        before.push_back(s);
      } else {
        rest.push_back(s);
      }
    }
    if (rest.empty()) return {};
    body = std::move(rest);
    return before;
  }

  bool block(std::vector<NodeId>& body) {
    bool changed = false;
    std::vector<NodeId> out;
    for (const NodeId id : body) {
      const Node n = node(id);
      if (n.kind != NodeKind::If && n.kind != NodeKind::For && n.kind != NodeKind::While) {
        out.push_back(id);
        continue;
      }
      const std::uint32_t head = n.kind == NodeKind::For ? 2 : 1;
      const auto first = tree_.kids_before_split(id, head), second = tree_.kids_after_split(id);
      std::vector<NodeId> inner(first.begin(), first.end()), orelse(second.begin(), second.end());
      bool now = block(inner);
      now = block(orelse) || now;
      if (n.kind != NodeKind::If) {
        const std::vector<NodeId> before = split(id, inner);
        now = now || !before.empty();
        out.insert(out.end(), before.begin(), before.end());
      }
      changed = changed || now;
      if (!now) {
        out.push_back(id);
        continue;
      }
      std::vector<NodeId> kids{tree_.kid(id, 0)};
      if (head == 2) kids.push_back(tree_.kid(id, 1));
      kids.insert(kids.end(), inner.begin(), inner.end());
      const auto at = static_cast<std::uint32_t>(kids.size());
      kids.insert(kids.end(), orelse.begin(), orelse.end());
      out.push_back(tree_.add(n.kind, kids, n.op, n.name, n.bits, at));
    }
    if (changed) body = std::move(out);
    return changed;
  }

  Tree& tree_;
  Counts stores_;  // in the whole function
};

}  // namespace

void move_invariants_out_of_loops(Tree& tree, std::vector<NodeId>& body) { Mover(tree).run(body); }

}  // namespace weft::synth
