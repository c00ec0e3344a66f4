#include "signs.h"

#include <algorithm>

#include "tree_parts.h"

namespace weft::standalone {

Signs::Signs(const Tree& tree) : tree_(tree) {
  // A variable is found negative once; what is made of it in the next round.
  for (std::size_t before = 1; before != negative_.size() || before == 1;) {
    before = negative_.size();
    for (std::uint32_t f = 0; f < tree_.functions.size(); ++f) {
      if (!tree_.functions[f].def.valid()) continue;
      for (const NodeId s : tree_.kids_before_split(tree_.functions[f].def, 1)) visit(f, s);
    }
    if (before == negative_.size()) break;
  }
}

bool Signs::may_be_negative(const FunctionDecl& f, NodeId node) const {
  if (const auto it = decided.find(node.v); it != decided.end()) return it->second;
  return can_be_negative(static_cast<std::uint32_t>(&f - tree_.functions.data()), node);
}

void Signs::add(std::uint32_t function, Symbol variable, bool negative) {
  if (negative) negative_.insert({function, variable.v});
}

// Whether the numbers of range(...) may be negative.
bool Signs::range_can_be_negative(std::uint32_t function, NodeId range) const {
  const Node& n = tree_.node(range);
  if (n.kind != NodeKind::Call || n.split < 2) return false;
  const auto args = tree_.kids(range);
  if (calls(tree_, range, BuiltinId::Reversed)) return range_can_be_negative(function, args[1]);
  const bool down = n.split == 4 && can_be_negative(function, args[3]);
  if (!down) return n.split > 2 && can_be_negative(function, args[1]);
  // Down to above -1: not below zero.
  const Node& stop = tree_.node(args[2]);
  const bool to_zero = stop.kind == NodeKind::UnaryOp &&
                       tree_.node(tree_.kid(args[2], 0)).kind == NodeKind::Constant &&
                       tree_.node(tree_.kid(args[2], 0)).bits == 1;
  return !to_zero && can_be_negative(function, args[2]);
}

void Signs::visit(std::uint32_t function, NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (n.kind == NodeKind::Assign) {
    const std::vector<NodeId> targets = elements(tree_, kids[0]);
    const std::vector<NodeId> values = elements(tree_, kids.back());
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (tree_.node(targets[i]).kind == NodeKind::Name && targets.size() == values.size())
        add(function, tree_.node(targets[i]).name, can_be_negative(function, values[i]));
      // A tuple is negative where any of its elements is.
      if (tree_.node(targets[i]).kind == NodeKind::Name && is_tuple(tree_.type(kids.back())))
        add(function, tree_.node(targets[i]).name, can_be_negative(function, kids.back()));
    }
  }
  if (n.kind == NodeKind::Return && !kids.empty() && can_be_negative(function, kids[0]))
    negative_.insert({function, kResult});
  if (n.kind == NodeKind::AugAssign && tree_.node(kids[0]).kind == NodeKind::Name)
    add(function, tree_.node(kids[0]).name,
        static_cast<BinaryOp>(n.op) == BinaryOp::Sub || can_be_negative(function, kids[1]));
  if (n.kind == NodeKind::For && tree_.node(kids[0]).kind == NodeKind::Name)
    add(function, tree_.node(kids[0]).name, range_can_be_negative(function, kids[1]));
  if (n.kind == NodeKind::Call) {
    if (const auto f = called_function(tree_, id)) {
      const FunctionDecl& d = tree_.functions[*f];
      const std::vector<NodeId> given = given_arguments(tree_, id, d);
      for (std::size_t k = 0; k < given.size(); ++k) {
        if (given[k].valid()) add(*f, d.args[k].name, can_be_negative(function, given[k]));
      }
    }
  }
  for (const NodeId k : kids) {
    if (k.valid()) visit(function, k);
  }
}

// `n - 1` of a size: of an array, or an argument of the kernel, which is drawn from 1 up.
bool Signs::is_last_index(std::uint32_t function, NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind != NodeKind::BinOp || static_cast<BinaryOp>(n.op) != BinaryOp::Sub) return false;
  const Node& by = tree_.node(tree_.kid(id, 1));
  if (by.kind != NodeKind::Constant || by.bits != 1) return false;
  const Node& of = tree_.node(tree_.kid(id, 0));
  if (of.kind == NodeKind::Name) {
    const FunctionDecl& f = tree_.functions[function];
    return f.is_kernel && std::any_of(f.args.begin(), f.args.end(),
                                      [&](const ArgDecl& a) { return a.name == of.name; });
  }
  if (of.kind != NodeKind::Subscript) return false;
  const Node& base = tree_.node(tree_.kid(tree_.kid(id, 0), 0));
  return base.kind == NodeKind::Attribute && tree_.text(base.name) == "shape";
}

bool Signs::can_be_negative(std::uint32_t function, NodeId id) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const auto any = [&](std::span<const NodeId> nodes) {
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](NodeId k) { return can_be_negative(function, k); });
  };
  switch (n.kind) {
    case NodeKind::Name:
      return negative_.contains({function, n.name.v});
    case NodeKind::UnaryOp:
      return static_cast<UnaryOp>(n.op) == UnaryOp::USub ||
             static_cast<UnaryOp>(n.op) == UnaryOp::Invert || any(kids);
    case NodeKind::BinOp:
      return static_cast<BinaryOp>(n.op) == BinaryOp::Sub || any(kids);
    case NodeKind::Tuple:
      return any(kids);
    case NodeKind::Subscript:
      return is_tuple(tree_.type(kids[0])) && can_be_negative(function, kids[0]);
    case NodeKind::IfExp:
      return any(kids.subspan(1));
    case NodeKind::Call: {
      if (const auto f = called_function(tree_, id)) return negative_.contains({*f, kResult});
      const std::optional<BuiltinId> called = called_builtin(tree_, id);
      if (called == BuiltinId::Abs) return false;
      // Sizes, of arrays or as arguments, are at least 1.
      if (called == BuiltinId::Clamp && n.split > 3)
        return can_be_negative(function, kids[2]) ||
               (can_be_negative(function, kids[3]) && !is_last_index(function, kids[3]));
      if (called == BuiltinId::Where && n.split > 2) return any(kids.subspan(2));
      if (called == BuiltinId::Max && n.split == 3)
        return can_be_negative(function, kids[1]) && can_be_negative(function, kids[2]);
      return any(kids.subspan(1, n.split - 1));
    }
    default:
      return false;  // numbers as written have no sign, and see above
  }
}

}  // namespace weft::standalone
