#include "ends.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "tree_parts.h"

namespace weft::standalone {
namespace {

using Names = std::set<std::uint32_t>;

// How the assignments of a loop together move a variable.
enum class Motion {
  None,     // nobody knows
  Up,       // by steps above 0, or by factors from 2 on
  Down,     // by steps below 0
  Shrinks,  // by divisors from 2 on
  Other     // what it becomes is made of itself, by way of other variables
};

class Ends {
 public:
  Ends(const LoopHead& head, NodeId loop)
      : head_(head), tree_(head.tree), loop_(loop), body_(tree_.kids_before_split(loop, 1)) {
    for (const NodeId s : body_) find_assignments(s);
  }

  bool surely() const {
    Names moved;
    if (collect(tree_.kid(loop_, 0), true, moved)) return true;
    // Tests behind a `continue` may not be reached.
    for (const NodeId s : body_) {
      bool reached = true;
      through({&s, 1}, false, {}, reached);
      if (!reached) break;
      if (tree_.node(s).kind == NodeKind::If && !goes_on(tree_.kids_before_split(s, 1)) &&
          collect(tree_.kid(s, 0), false, moved))
        return true;
    }
    return every_way_moves(moved);
  }

 private:
  struct Assignment {
    NodeId statement, target;
  };

  void find_assignments(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) {
      for (const NodeId target : kids.first(kids.size() - 1)) {
        for (const NodeId t : elements(tree_, target)) {
          const Symbol name = root_name(tree_, t);
          if (!name.valid()) continue;
          assignments_[name.v].push_back({id, t});
          plain_names(kids.back(), made_of_[name.v]);
        }
      }
    }
    if (n.kind == NodeKind::For) {
      for (const NodeId t : elements(tree_, kids[0]))
        if (tree_.node(t).kind == NodeKind::Name) unknown_.insert(tree_.node(t).name.v);
    }
    if (n.kind == NodeKind::Call) changed_by_call(tree_, id, unknown_);
    for (const NodeId k : kids) {
      if (k.valid()) find_assignments(k);
    }
  }

  // Names that are not read through memory or an atomic.
  void plain_names(NodeId id, Names& out) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) out.insert(n.name.v);
    if (n.kind == NodeKind::Subscript &&
        !head_.ranges.views_of(subscript_parts(tree_, id).base, head_.values).empty())
      return;
    if (calls_atomic(tree_, id)) return;
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) plain_names(k, out);
    }
  }

  // Tests. The loop goes on only while each comes out as said.

  // Adds the variables that end the test by moving; true where the test by itself shows that the
  // loop ends.
  bool collect(NodeId id, bool holds, Names& out) const {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::Not)
      return collect(kids[0], !holds, out);
    if (n.kind == NodeKind::BoolOp) {
      // Each part has to come out so, or one of them: then any of them may be the one that does.
      if ((static_cast<BoolOp>(n.op) == BoolOp::And) == holds)
        return std::any_of(kids.begin(), kids.end(),
                           [&](NodeId k) { return collect(k, holds, out); });
      return std::all_of(kids.begin(), kids.end(), [&](NodeId k) {
        Names moved;
        return collect(k, holds, moved) || every_way_moves(moved);
      });
    }
    if (n.kind == NodeKind::Name && holds && moves_to_zero(id)) out.insert(n.name.v);
    if (n.kind != NodeKind::Compare) return false;
    const auto ops = tree_.compare_ops(id);
    if (!holds && ops.size() > 1) return false;
    for (std::size_t k = 0; k < ops.size(); ++k) {
      const CompareOp op = holds ? ops[k] : opposite(ops[k]);
      side(kids[k], op, kids[k + 1], out);
      side(kids[k + 1], turned(op), kids[k], out);
    }
    return false;
  }

  static CompareOp opposite(CompareOp op) {
    switch (op) {
      case CompareOp::Eq:
        return CompareOp::NotEq;
      case CompareOp::NotEq:
        return CompareOp::Eq;
      case CompareOp::Lt:
        return CompareOp::GtE;
      case CompareOp::LtE:
        return CompareOp::Gt;
      case CompareOp::Gt:
        return CompareOp::LtE;
      case CompareOp::GtE:
        return CompareOp::Lt;
      default:
        return op;
    }
  }

  // `a op b` as `b op a`.
  static CompareOp turned(CompareOp op) {
    switch (op) {
      case CompareOp::Lt:
        return CompareOp::Gt;
      case CompareOp::LtE:
        return CompareOp::GtE;
      case CompareOp::Gt:
        return CompareOp::Lt;
      case CompareOp::GtE:
        return CompareOp::LtE;
      default:
        return op;
    }
  }

  // The loop goes on while `place op limit`.
  void side(NodeId place, CompareOp op, NodeId limit, Names& out) const {
    place = without_number(place);
    if (tree_.node(place).kind != NodeKind::Name) return;
    const std::uint32_t name = tree_.node(place).name.v;
    const Motion motion = motion_of(name);
    const bool below = op == CompareOp::Lt || op == CompareOp::LtE;
    const bool above = op == CompareOp::Gt || op == CompareOp::GtE;
    if (motion == Motion::Other && (below || above || (op == CompareOp::NotEq && remainder(name))))
      out.insert(name);
    const Range most = of(limit);
    if (op == CompareOp::NotEq && most.lowest() == 0 && most.highest() == 0 && moves_to_zero(place))
      out.insert(name);
    if (!stays(limit, below ? Motion::Down : Motion::Up)) return;
    if (op == CompareOp::Eq && (motion == Motion::Up || motion == Motion::Down)) out.insert(name);
    if (motion == Motion::Up && (below || (op == CompareOp::NotEq && arrives(place, limit))))
      out.insert(name);
    if (motion == Motion::Down && above) out.insert(name);
    if (motion == Motion::Shrinks && above &&
        (op == CompareOp::Gt ? most.not_negative() : most.positive()))
      out.insert(name);
  }

  // x, of `x + 1` and `x - 1`.
  NodeId without_number(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind != NodeKind::BinOp || !is_literal(tree_, tree_.kid(id, 1))) return id;
    const auto op = static_cast<BinaryOp>(n.op);
    return op == BinaryOp::Add || op == BinaryOp::Sub ? tree_.kid(id, 0) : id;
  }

  // What a variable is held against does not run away from it.
  bool stays(NodeId limit, Motion towards) const {
    Names names;
    plain_names(limit, names);
    return std::all_of(names.begin(), names.end(), [&](std::uint32_t name) {
      if (!head_.changed.contains(name)) return true;
      const Motion motion = motion_of(name);
      return tree_.node(limit).kind == NodeKind::Name &&
             (motion == towards || motion == Motion::Other);
    });
  }

  // Steps of one do not go past a number that is not below the first.
  bool arrives(NodeId place, NodeId limit) const {
    const auto first = of(place).highest(), last = of(limit).lowest();
    return unit_steps(tree_.node(place).name.v) && first && last && *first <= *last;
  }

  bool moves_to_zero(NodeId place) const {
    const std::uint32_t name = tree_.node(place).name.v;
    if (!tree_.type(place).is_int()) return false;
    if (motion_of(name) == Motion::Other) return remainder(name);
    if (!of(place).not_negative()) return false;
    return motion_of(name) == Motion::Shrinks ||
           (motion_of(name) == Motion::Down && unit_steps(name));
  }

  bool unit_steps(std::uint32_t name) const {
    const auto& all = assignments_.at(name);
    return std::all_of(all.begin(), all.end(), [&](const Assignment& a) {
      const auto step = head_.growth(a.statement);
      return step && step->lowest() && step->lowest() == step->highest() &&
             (*step->lowest() == 1 || *step->lowest() == -1);
    });
  }

  // Whether it becomes what is left of a division by itself, under a name of its own or not:
  // `t = a % b; a = b; b = t`.
  bool remainder(std::uint32_t name) const {
    const auto it = assignments_.find(name);
    if (it == assignments_.end() || it->second.size() != 1) return false;
    NodeId value = tree_.kids(it->second[0].statement).back();
    if (tree_.node(value).kind == NodeKind::Name) {
      const auto part = assignments_.find(tree_.node(value).name.v);
      if (part == assignments_.end() || part->second.size() != 1) return false;
      value = tree_.kids(part->second[0].statement).back();
    }
    const Node& n = tree_.node(value);
    return n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Mod &&
           tree_.node(tree_.kid(value, 1)).kind == NodeKind::Name &&
           tree_.node(tree_.kid(value, 1)).name.v == name;
  }

  // Motions.

  Motion motion_of(std::uint32_t name) const {
    const auto it = assignments_.find(name);
    if (it == assignments_.end() || unknown_.contains(name)) return Motion::None;
    std::optional<Motion> out;
    for (const Assignment& a : it->second) {
      const Motion motion = motion_by(a);
      if (motion == Motion::None || (out && *out != motion)) return Motion::None;
      out = motion;
    }
    return out.value_or(Motion::None);
  }

  Motion motion_by(const Assignment& a) const {
    const Node& n = tree_.node(a.statement);
    if (tree_.node(a.target).kind != NodeKind::Name) return Motion::None;
    const Symbol name = tree_.node(a.target).name;
    const NodeId value = tree_.kids(a.statement).back();
    const bool augmented = n.kind == NodeKind::AugAssign;
    const Node& by = augmented ? n : tree_.node(value);
    if (!augmented && !head_.ranges.mentions(value, name))
      return comes_back(name.v) ? Motion::Other : Motion::None;
    if (!augmented && by.kind != NodeKind::BinOp) return Motion::None;
    if (static_cast<BinaryOp>(by.op) == BinaryOp::Add &&
        adds_up(value, augmented ? Symbol{} : name))
      return Motion::Up;
    const NodeId left = augmented ? a.target : tree_.kid(value, 0);
    const NodeId right = augmented ? value : tree_.kid(value, 1);
    if (!is_same(right) || tree_.node(left).kind != NodeKind::Name || tree_.node(left).name != name)
      return Motion::None;
    if (const auto step = head_.growth(a.statement)) return stepped(right, *step);
    return scaled(static_cast<BinaryOp>(by.op), left, of(right).lowest().value_or(0));
  }

  // Whether an expression is made of nothing that the loop changes.
  bool is_same(NodeId id) const {
    Names parts;
    plain_names(id, parts);
    return std::none_of(parts.begin(), parts.end(),
                        [&](std::uint32_t part) { return head_.changed.contains(part); });
  }

  // `x + a * a + 0.5`: a sum of the name, if there is one, of what is not below 0, and of something
  // that is above it. Of floats, whose squares do not overflow to below 0.
  bool adds_up(NodeId value, Symbol name) const {
    if (!is_float(tree_.type(value).scalar) || !tree_.type(value).is_scalar()) return false;
    std::vector<NodeId> terms;
    add_terms(value, terms);
    std::size_t names = 0, steps = 0;
    for (const NodeId term : terms) {
      const bool positive = is_same(term) && of(term).not_negative();
      if (name.valid() && tree_.node(term).kind == NodeKind::Name && tree_.node(term).name == name)
        ++names;
      else if (positive && never_zero(term))
        ++steps;
      else if (!positive && !is_square(term))
        return false;
    }
    return names == (name.valid() ? 1u : 0u) && steps > 0;
  }

  void add_terms(NodeId id, std::vector<NodeId>& out) const {
    const Node& n = tree_.node(id);
    if (n.kind != NodeKind::BinOp || static_cast<BinaryOp>(n.op) != BinaryOp::Add) {
      out.push_back(id);
      return;
    }
    for (const NodeId k : tree_.kids(id)) add_terms(k, out);
  }

  bool is_square(NodeId id) const {
    const Node& n = tree_.node(id);
    return n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Mult &&
           head_.ranges.text_of(tree_.kid(id, 0)) == head_.ranges.text_of(tree_.kid(id, 1));
  }

  Motion stepped(NodeId by, const Range& step) const {
    if (!never_zero(by)) return Motion::None;
    if (step.not_negative()) return Motion::Up;
    return negated(step).not_negative() ? Motion::Down : Motion::None;
  }

  // Whole numbers only: of floats nobody knows where rounding keeps them.
  Motion scaled(BinaryOp op, NodeId place, std::int64_t least) const {
    if (!tree_.type(place).is_int()) return Motion::None;
    switch (op) {
      case BinaryOp::Mult:
        return least >= 2 && of(place).positive() ? Motion::Up : Motion::None;
      case BinaryOp::LShift:
        return least >= 1 && of(place).positive() ? Motion::Up : Motion::None;
      case BinaryOp::Div:
      case BinaryOp::FloorDiv:
        return least >= 2 ? Motion::Shrinks : Motion::None;
      case BinaryOp::RShift:
        return least >= 1 ? Motion::Shrinks : Motion::None;
      default:
        return Motion::None;
    }
  }

  bool never_zero(NodeId by) const {
    const Node& n = tree_.node(by);
    if (head_.ranges.nonzero(by, head_.values) || head_.drawn_above_zero(by)) return true;
    if (tree_.type(by).is_int()) return false;
    if (n.kind == NodeKind::Constant) return n.bits != 0;
    if (n.kind == NodeKind::Call && n.split == 2 && is_literal(tree_, tree_.kid(by, 1)))
      return never_zero(tree_.kid(by, 1));
    return n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub &&
           never_zero(tree_.kid(by, 0));
  }

  // Whether what a variable becomes is made of itself.
  bool comes_back(std::uint32_t name) const {
    Names seen;
    std::vector<std::uint32_t> open{name};
    while (!open.empty()) {
      const auto it = made_of_.find(open.back());
      open.pop_back();
      if (it == made_of_.end()) continue;
      for (const std::uint32_t part : it->second) {
        if (part == name) return true;
        if (seen.insert(part).second) open.push_back(part);
      }
    }
    return false;
  }

  // Ways through the body.

  bool every_way_moves(const Names& names) const {
    if (names.empty()) return false;
    bool fine = true;
    const std::optional<bool> moved = through(body_, false, names, fine);
    return fine && moved.value_or(true);
  }

  // Whether one of the names has moved behind the statements; nothing where nobody gets there.
  // `fine` is lost by a `continue` before that. Inner loops may have no rounds.
  std::optional<bool> through(std::span<const NodeId> statements, bool moved, const Names& names,
                              bool& fine) const {
    for (const NodeId s : statements) {
      const Node& n = tree_.node(s);
      if (n.kind == NodeKind::Break || n.kind == NodeKind::Return) return std::nullopt;
      if (n.kind == NodeKind::Continue) {
        fine = fine && moved;
        return std::nullopt;
      }
      if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) {
        for (const std::uint32_t name : names) {
          const auto& all = assignments_.at(name);
          moved = moved || std::any_of(all.begin(), all.end(),
                                       [&](const Assignment& a) { return a.statement == s; });
        }
      }
      if (n.kind == NodeKind::If) {
        const auto held = through(tree_.kids_before_split(s, 1), moved, names, fine);
        const auto other = through(tree_.kids_after_split(s), moved, names, fine);
        if (!held && !other) return std::nullopt;
        moved = held.value_or(true) && other.value_or(true);
      }
    }
    return moved;
  }

  bool goes_on(std::span<const NodeId> statements) const {
    bool fine = true;
    return through(statements, false, {}, fine).has_value() || !fine;
  }

  Range of(NodeId id) const { return head_.ranges.range_of(id, head_.values); }

  const LoopHead& head_;
  const Tree& tree_;
  NodeId loop_;
  std::span<const NodeId> body_;
  std::map<std::uint32_t, std::vector<Assignment>> assignments_;
  std::map<std::uint32_t, Names> made_of_;
  Names unknown_;  // changed by an inner loop's range or by a call
};

}  // namespace

bool surely_ends(const LoopHead& head, NodeId loop) { return Ends(head, loop).surely(); }

}  // namespace weft::standalone
