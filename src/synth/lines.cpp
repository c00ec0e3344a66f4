// Keeps lines short enough to read: parts of a long expression become locals.
//
// Input: a statement's expression, and the space on its line. Output: the same expression with
// names in place of its largest parts, and assignments to these names before the statement.
// Invariant: the parts are pure, so computing them earlier changes nothing.
#include <algorithm>
#include <bit>

#include "generator.h"
#include "weft/base/text.h"

namespace weft::synth {
namespace {

constexpr int kColumns = 96;
constexpr int kSmallest = 16, kLargest = 72;  // parts worth a line, parts that fit one

}  // namespace

// Characters of the printed expression; parentheses of operators are counted where they may stand.
int Generator::width_of(NodeId id) const {
  const Node& n = tree_->node(id);
  int width = 0;
  for (const NodeId kid : tree_->kids(id)) width += kid.valid() ? width_of(kid) : 0;
  const int kids = static_cast<int>(n.kids_count);
  switch (n.kind) {
    case NodeKind::Name:
      return static_cast<int>(tree_->text(n.name).size());
    case NodeKind::Constant:
      if (n.op == static_cast<int>(ConstantKind::Float))
        return static_cast<int>(py_float_repr(std::bit_cast<double>(n.bits)).size());
      return n.bits < 10 ? 1 : n.bits < 1000 ? 3 : 6;
    case NodeKind::Attribute:
      return width + 1 + static_cast<int>(tree_->text(n.name).size());
    case NodeKind::Keyword:
      return width + 1 + static_cast<int>(tree_->text(n.name).size());
    case NodeKind::Call:
    case NodeKind::Tuple:
      return width + 2 * kids;
    case NodeKind::BinOp:
      return width + 4;
    case NodeKind::BoolOp:
    case NodeKind::Compare:
      return width + 5 * (kids - 1);
    case NodeKind::IfExp:
      return width + 10;
    default:
      return width + 2;
  }
}

// Numbers stay where they are.
bool Generator::reads_variable(NodeId id) const {
  const Node& n = tree_->node(id);
  if (n.kind == NodeKind::Name) return n.name != wp_;
  const auto kids = tree_->kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [this](NodeId kid) { return kid.valid() && reads_variable(kid); });
}

// The widest part that fits a line of its own.
void Generator::find_part(NodeId id, Part& best) const {
  if (!id.valid()) return;
  const Node& n = tree_->node(id);
  const Type& t = tree_->type(id);
  const bool value =
      (t.is_value() && !t.ref) && (n.kind == NodeKind::BinOp || n.kind == NodeKind::Call ||
                                   n.kind == NodeKind::IfExp || n.kind == NodeKind::Compare);
  if (value) {
    const int width = width_of(id);
    if (width >= kSmallest && width <= kLargest && width > best.width && reads_variable(id))
      best = {id, width};
    if (width <= best.width) return;
  }
  // What stands in an index or a keyword stays there, and so do the parts of a choice that an
  // operand's guard depends on.
  if (n.kind == NodeKind::Keyword) return;
  for (std::uint32_t i = 0; i < n.kids_count; ++i) find_part(tree_->kid(id, i), best);
}

// Shortens the child of a statement that is not yet emitted.
void Generator::fit_line(NodeId statement, std::uint32_t at, int used) {
  if (!fit_lines_) return;
  const int room = kColumns - 4 * (depth_ + 1) - used;
  for (int rounds = 0; rounds < 4; ++rounds) {
    const NodeId root = tree_->kid(statement, at);
    if (width_of(root) <= room) return;
    Part best{};
    for (std::uint32_t i = 0; i < tree_->node(root).kids_count; ++i)
      find_part(tree_->kid(root, i), best);
    if (!best.node.valid()) return;
    const Type type = tree_->type(best.node);
    const Symbol name = value_name(type, best.node);
    const NodeId part = tree_->replace_by_name(best.node, name);
    assign(name_node(name, type), part);
    // Its range is not known any more, so nothing else may read it.
    const std::size_t var = add_local(name, type, symmetric(1e300));
    vars_[var].kind = VarKind::Hidden;
    vars_[var].uses = 1;
  }
}

}  // namespace weft::synth
