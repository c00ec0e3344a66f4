#include "unpacked.h"

#include <algorithm>
#include <optional>

#include "tree_parts.h"

namespace weft::standalone {
namespace {

bool has_call(const Tree& tree, NodeId id) {
  const auto kids = tree.kids(id);
  return tree.node(id).kind == NodeKind::Call ||
         std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && has_call(tree, k); });
}

std::optional<std::int64_t> written_number(const Tree& tree, NodeId id) {
  if (!is_literal(tree, id)) return std::nullopt;
  const Node& n = tree.node(id);
  if (n.kind == NodeKind::UnaryOp) {
    const auto inner = written_number(tree, tree.kid(id, 0));
    return inner ? std::optional(-*inner) : std::nullopt;
  }
  if (static_cast<ConstantKind>(n.op) != ConstantKind::Int) return std::nullopt;
  return static_cast<std::int64_t>(n.bits);
}

int length_of(const Type& t) {
  if (t.is_matrix() || t.is_vector()) return t.rows;
  return t.is_composite() ? t.component_count() : 0;
}

// The elements that *value or *value[a:b] stands for; nothing if they are not known here.
std::optional<std::vector<std::int64_t>> indices_of(const Tree& tree, NodeId value, NodeId slice) {
  const std::int64_t length = length_of(tree.type(value).deref());
  std::int64_t bounds[] = {0, length, 1};
  for (std::uint32_t k = 0; k < 3 && slice.valid(); ++k) {
    const NodeId bound = tree.kid(slice, k);
    if (!bound.valid()) continue;
    const auto number = written_number(tree, bound);
    if (!number || (k == 2 && *number < 1)) return std::nullopt;
    bounds[k] = k == 2
                    ? *number
                    : std::clamp<std::int64_t>(*number < 0 ? *number + length : *number, 0, length);
  }
  std::vector<std::int64_t> out;
  for (std::int64_t i = bounds[0]; i < bounds[1]; i += bounds[2]) out.push_back(i);
  return out.empty() ? std::nullopt : std::optional(out);
}

}  // namespace

Unpacked::Unpacked(Tree& tree, const Lowered& lowered) : tree_(tree), before_(tree.mark()) {
  visit(tree.functions[lowered.kernel_decl.v].def);
  for (const LoweredFunction& f : lowered.functions) visit(tree.functions[f.decl.v].def);
}

Unpacked::~Unpacked() {
  for (const auto& [id, node] : changed_) tree_.node(id) = node;
  tree_.rewind(before_);
}

void Unpacked::visit(NodeId id) {
  if (!id.valid()) return;
  const std::vector<NodeId> kids(tree_.kids(id).begin(), tree_.kids(id).end());
  for (const NodeId k : kids) visit(k);
  if (tree_.node(id).kind == NodeKind::Call && std::any_of(kids.begin(), kids.end(), [&](NodeId k) {
        return k.valid() && tree_.node(k).kind == NodeKind::Starred;
      }))
    unpack(id);
}

NodeId Unpacked::element(NodeId value, std::int64_t index) {
  const Type whole = tree_.type(value).deref();
  const NodeId number =
      tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Int), {},
                static_cast<std::uint64_t>(index));
  const NodeId kids[] = {value, number};
  const NodeId made = tree_.add(NodeKind::Subscript, kids);
  for (const NodeId id : {number, made}) tree_.loc(id) = NodeLoc(tree_.loc(value));
  tree_.type(number) = Type::of(Scalar::Int32);
  tree_.type(made) =
      whole.is_matrix() ? Type::vec(whole.cols, whole.scalar) : Type::of(whole.scalar);
  return made;
}

void Unpacked::unpack(NodeId call) {
  const Node before = tree_.node(call);
  const std::vector<NodeId> old(tree_.kids(call).begin(), tree_.kids(call).end());
  std::vector<NodeId> kids;
  std::uint32_t split = before.split;
  for (const NodeId k : old) {
    if (tree_.node(k).kind != NodeKind::Starred) {
      kids.push_back(k);
      continue;
    }
    NodeId value = tree_.kid(k, 0), slice;
    if (tree_.node(value).kind == NodeKind::Subscript &&
        tree_.node(tree_.kid(value, 1)).kind == NodeKind::Slice) {
      slice = tree_.kid(value, 1);
      value = tree_.kid(value, 0);
    }
    const auto indices = indices_of(tree_, value, slice);
    if (!indices || has_call(tree_, value)) return;
    for (const std::int64_t i : *indices) kids.push_back(element(value, i));
    split += static_cast<std::uint32_t>(indices->size()) - 1;
  }
  const NodeId made = tree_.add(before.kind, kids, before.op, before.name, before.bits, split);
  const Node after = tree_.node(made);
  changed_.emplace_back(call, before);
  tree_.node(call) = after;
}

}  // namespace weft::standalone
