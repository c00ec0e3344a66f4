// Expressions by type: operators, builtins, conditionals, casts.
//
// Operands are made first. The operation is then chosen among those that the operands' ranges
// allow, so nothing that was generated has to be discarded.
#include <algorithm>
#include <array>
#include <cmath>

#include "generator.h"

namespace weft::synth {
namespace {

struct Choice {
  BinaryOp op;
  std::uint32_t weight;
  Range range;
};

// A list of what is possible, drawn from once.
struct Choices {
  std::array<Choice, 12> items;
  std::array<std::uint32_t, 12> weights;
  std::size_t n = 0;
  void add(BinaryOp op, std::uint32_t weight, Range range, Scalar s) {
    if (!fits(range, s)) return;
    items[n] = {op, weight, range};
    weights[n++] = weight;
  }
};

}  // namespace

int Generator::draw_depth() { return 1 + static_cast<int>(decisions_.choose(policy_->depth)); }

// The share of a budget that the next of `parts_left` parts gets.
int Generator::split(int& budget, int parts_left) {
  if (budget <= 0) return 0;
  int share = budget;
  if (parts_left > 1)
    share = static_cast<int>(decisions_.below(static_cast<std::size_t>(budget) + 1));
  budget -= share;
  return share;
}

// Arguments that draw are drawn one after the other in statements of their own, here and elsewhere:
// C++ leaves open which argument of a call comes first.
Value Generator::operand_of_share(const Type& t, int less_depth, int& budget, int parts_left) {
  const int share = split(budget, parts_left);
  const int depth = draw_depth() - less_depth;
  return operand(t, depth, share);
}

Value Generator::again(const Value& v) {
  Value copy = v;
  copy.node = name_node(tree_->node(v.node).name, v.type);
  return copy;
}

Value Generator::hoist(Value v) {
  if (tree_->node(v.node).kind == NodeKind::Name) return v;
  // To Warp a name for a number is a constant, which a loop inside an unrolled one may not assign
  // again.
  if (v.constant && loops_open_ > 0) return v;
  const std::size_t var = declare(v.type, v);
  vars_[var].unit = v.unit;
  return use(var);
}

Value Generator::operand(const Type& t, int depth, int budget) {
  Value v = gen(t, depth, budget);
  if (v.width > 44) v = hoist(v);
  if (is_float(t.scalar) || t.is_scalar()) v = tame(v, soft_limit(t.scalar));
  return v;
}

Value Generator::gen(const Type& t, int depth, int budget) {
  if (t.is_bool()) return condition(depth, budget);
  if (t.is_struct()) return leaf(t);
  const bool loops = t.is_scalar() || t.is_vector() || t.is_matrix();
  if (loops && !marks_.empty() && in_kernel_) return define(t, std::max(budget, 7));
  if (depth <= 0 || expression_depth_ > 40)
    return budget > 0 && expression_depth_ <= 40 ? define(t, budget) : leaf(t);
  if (budget > 2 && decisions_.chance(1, 3)) return define(t, budget);
  ++expression_depth_;
  Odds<Expr> odds = policy_->expr;
  if (!t.is_scalar()) odds.w[static_cast<std::size_t>(Expr::Cast)] = 0;
  if (t.is_transform()) odds.w[static_cast<std::size_t>(Expr::Unary)] = 0;
  if (function_depth_ > 1) odds.w[static_cast<std::size_t>(Expr::Call)] = 0;
  Value v;
  switch (static_cast<Expr>(decisions_.choose(odds.w))) {
    case Expr::Operator:
    case Expr::kCount:
      v = operator_expr(t, depth, budget);
      break;
    case Expr::Builtin: {
      auto made = builtin_expr(t, depth, budget);
      v = made ? *made : operator_expr(t, depth, budget);
      break;
    }
    case Expr::Unary:
      v = unary_expr(t, depth, budget);
      break;
    case Expr::Conditional:
    case Expr::Where:
      v = conditional_expr(t, depth, budget);
      break;
    case Expr::Cast:
      v = cast_expr(t, depth, budget);
      break;
    case Expr::Call: {
      auto made = call_function(t, depth, budget);
      v = made ? *made : operator_expr(t, depth, budget);
      break;
    }
  }
  --expression_depth_;
  return v;
}

// `a if c else b`, or wp.where(c, a, b).
Value Generator::conditional_expr(const Type& t, int depth, int budget) {
  const bool where = decisions_.chance(1, 2);
  Value c = condition(0, split(budget, 3));
  Value a = operand(t, depth - 1, split(budget, 2));
  if (c.width > 40) c = hoist(c);
  if (a.width > 30) a = hoist(a);
  Value b = decisions_.chance(policy_->literal, 1000) && t.is_scalar() && !a.constant
                ? number(t.scalar, is_float(t.scalar) ? -2 : 0, is_float(t.scalar) ? 2 : 9)
                : operand(t, depth - 1, budget);
  if (a.width + b.width + c.width > 80) b = hoist(b);
  if (a.hash == b.hash) {
    if (!is_float(t.scalar) || t.is_transform()) return a;
    b = fallback(t);
  }
  const Range r = hull(a.range, b.range);
  Value v = a;
  if (where) {
    v = call(BuiltinId::Where, {c, a, b}, t, r);
  } else {
    v.node = node(NodeKind::IfExp, {c.node, a.node, b.node});
    tree_->type(v.node) = t;
    v.range = r;
    v.hash = a.hash * 31 + b.hash * 17 + c.hash;
    v.width = static_cast<std::uint16_t>(a.width + b.width + c.width + 10);
  }
  v.unit = a.unit && b.unit;
  v.constant = false;
  return v;
}

Value Generator::cast_expr(const Type& t, int depth, int budget) {
  Scalar from = other_scalar();
  // Numbers of another type come from somewhere: an array, an argument, an index.
  if (!at_hand(Type::of(from)) && decisions_.chance(5, 6)) from = t.scalar;
  const Value inner = from == t.scalar ? operator_expr(t, depth, budget)
                                       : operand(Type::of(from), depth - 1, budget);
  return convert(inner, t);
}

Value Generator::operator_expr(const Type& t, int depth, int budget) {
  return t.is_scalar() ? scalar_operator(t, depth, budget) : compound_operator(t, depth, budget);
}

// `sum` adds or subtracts the variable that `name` is, or is its negation.
bool Generator::sums_with(const Value& name, const Value& sum) const {
  const Node& a = tree_->node(name.node);
  const Node& b = tree_->node(sum.node);
  if (a.kind != NodeKind::Name) return false;
  const auto op = static_cast<BinaryOp>(b.op);
  const bool adds = b.kind == NodeKind::BinOp && (op == BinaryOp::Add || op == BinaryOp::Sub);
  if (!adds && b.kind != NodeKind::UnaryOp) return false;
  for (const NodeId kid : tree_->kids(sum.node)) {
    const Node& k = tree_->node(kid);
    if (k.kind == NodeKind::Name && k.name == a.name) return true;
  }
  return false;
}

// x + x and x - x are not what somebody writes: a square, or a multiple.
Value Generator::join_with_itself(const Type& t, const Value& a, const Value& b) {
  const Scalar s = t.scalar;
  const Range square = mul(absolute(a.range), absolute(a.range));
  if (t.is_scalar() && fits(square, s) && decisions_.chance(1, 2))
    return binary(BinaryOp::Mult, a, b, t, square);
  const Value k = number(s, is_float(s) ? 0.2 : 2, is_float(s) ? 3 : 4);
  if (fits(mul(a.range, k.range), s)) return binary(BinaryOp::Mult, a, k, t, mul(a.range, k.range));
  return a;
}

Value Generator::join_scalars(const Type& t, const Value& a, const Value& b, bool cancels) {
  const Scalar s = t.scalar;
  const bool same = a.hash == b.hash;
  Choices c;
  if (!cancels) c.add(BinaryOp::Add, 30, add(a.range, b.range), s);
  if (!same && !cancels) c.add(BinaryOp::Sub, 24, sub(a.range, b.range), s);
  c.add(BinaryOp::Mult, 30, mul(a.range, b.range), s);
  if (is_float(s)) {
    if (!same && !b.range.has_zero() && b.range.magnitude() > 0.04 &&
        std::min(std::abs(b.range.lo), std::abs(b.range.hi)) >= 0.04)
      c.add(BinaryOp::Div, 24, div(a.range, b.range), s);
  } else {
    if (!same) {
      c.add(BinaryOp::BitAnd, 5, bit_range(a.range, b.range, true), s);
      c.add(BinaryOp::BitOr, 5, bit_range(a.range, b.range, false), s);
      c.add(BinaryOp::BitXor, 6, bit_range(a.range, b.range, false), s);
    }
    if (!same && a.range.lo >= 0 && b.range.lo > 0) {
      c.add(BinaryOp::Mod, 8, {0, std::min(a.range.hi, b.range.hi - 1)}, s);
      c.add(BinaryOp::FloorDiv, 8, {0, a.range.hi}, s);
    }
  }
  if (c.n == 0) {
    if (same) return a;
    const bool low = decisions_.chance(1, 2);
    const Range r = low ? Range{std::min(a.range.lo, b.range.lo), std::min(a.range.hi, b.range.hi)}
                        : Range{std::max(a.range.lo, b.range.lo), std::max(a.range.hi, b.range.hi)};
    return call(low ? BuiltinId::Min : BuiltinId::Max, {a, b}, t, r);
  }
  const Choice& pick = c.items[decisions_.choose(std::span(c.weights.data(), c.n))];
  return binary(pick.op, a, b, t, pick.range);
}

Value Generator::join_transforms(const Type& t, const Value& a, const Value& b) {
  const Range r{-(3 * a.range.magnitude() + b.range.magnitude()),
                3 * a.range.magnitude() + b.range.magnitude()};
  if (!fits(r, t.scalar)) return a;
  Value v = binary(BinaryOp::Mult, a, b, t, r);
  v.unit = a.unit && b.unit;
  return v;
}

// The product of two quaternions or square matrices, where it fits and every now and then.
std::optional<Value> Generator::product_of(const Type& t, const Value& a, const Value& b) {
  const Scalar s = t.scalar;
  if (t.is_quaternion()) {
    const Range r = symmetric(4 * a.range.magnitude() * b.range.magnitude());
    if (fits(r, s) && decisions_.chance(2, 3)) {
      Value v = binary(BinaryOp::Mult, a, b, t, a.unit && b.unit ? Range{-1, 1} : r);
      v.unit = a.unit && b.unit;
      return v;
    }
  }
  if (t.is_matrix() && t.rows == t.cols && is_float(s)) {
    const Range r = symmetric(t.rows * a.range.magnitude() * b.range.magnitude());
    if (fits(r, s) && decisions_.chance(1, 2))
      return binary(decisions_.chance(1, 2) ? BinaryOp::MatMult : BinaryOp::Mult, a, b, t, r);
  }
  return std::nullopt;
}

Value Generator::join(const Type& t, const Value& a, const Value& b) {
  const Scalar s = t.scalar;
  const bool same = a.hash == b.hash;
  if (same && !t.is_transform() && !t.is_quaternion() && (is_float(s) || t.is_scalar()))
    return join_with_itself(t, a, b);
  if (same && t.is_quaternion()) {
    const double m = a.range.magnitude();
    Value v = binary(BinaryOp::Mult, a, b, t, a.unit ? Range{-1, 1} : symmetric(4 * m * m));
    v.unit = a.unit;
    if (fits(v.range, s)) return v;
  }
  // a - (a - b) and a + (b - a) cancel.
  const bool cancels =
      sums_with(a, b) || sums_with(b, a) || tree_->node(b.node).kind == NodeKind::UnaryOp;
  if (t.is_scalar()) return join_scalars(t, a, b, cancels);
  if (t.is_transform()) return join_transforms(t, a, b);
  if (const auto product = product_of(t, a, b)) return *product;
  Choices c;
  c.add(BinaryOp::Add, 30, add(a.range, b.range), s);
  if (!same) c.add(BinaryOp::Sub, 30, sub(a.range, b.range), s);
  if (c.n == 0) {
    if (t.is_vector() && !same) return call(BuiltinId::Min, {a, b}, t, hull(a.range, b.range));
    return a;
  }
  const Choice& pick = c.items[decisions_.choose(std::span(c.weights.data(), c.n))];
  return binary(pick.op, a, b, t, pick.range);
}

Value Generator::scalar_operator(const Type& t, int depth, int budget) {
  const Scalar s = t.scalar;
  const Value a = operand(t, depth - 1, decisions_.chance(1, 2) ? budget : split(budget, 2));
  if (decisions_.chance(policy_->literal, 1000)) return operator_with_literal(t, a);
  // Where all of the budget went left, the right side is a leaf.
  Value b = operand(t, depth - 1, 0);
  if (a.width + b.width > 72) b = hoist(b);
  // Division by what may be zero, guarded, every now and then.
  if (is_float(s) && decisions_.chance(1, 8)) {
    b = require(b, decisions_.chance(1, 2) ? Domain::Positive : Domain::OffZero);
    const Range r = div(a.range, b.range);
    if (fits(r, s) && a.hash != b.hash) return binary(BinaryOp::Div, a, b, t, r);
  }
  return join(t, a, b);
}

namespace {

// An operator with a literal at its right, which lies from `lo` to `hi`.
struct Literal {
  BinaryOp op;
  std::uint32_t weight;
  double lo, hi;
};
constexpr Literal kFloat[] = {{BinaryOp::Add, 24, 0.1, 4},    {BinaryOp::Sub, 18, 0.1, 4},
                              {BinaryOp::Mult, 36, 0.1, 4},   {BinaryOp::Div, 10, 1.5, 8},
                              {BinaryOp::Pow, 4, 2, 3},       {BinaryOp::Mod, 2, 1.5, 8},
                              {BinaryOp::FloorDiv, 1, 1.5, 6}};
constexpr Literal kInt[] = {{BinaryOp::Add, 20, 1, 16},     {BinaryOp::Sub, 14, 1, 12},
                            {BinaryOp::Mult, 20, 2, 7},     {BinaryOp::Mod, 14, 3, 17},
                            {BinaryOp::FloorDiv, 10, 2, 7}, {BinaryOp::BitAnd, 8, 1, 31},
                            {BinaryOp::BitOr, 5, 1, 15},    {BinaryOp::BitXor, 7, 1, 31},
                            {BinaryOp::LShift, 5, 1, 4},    {BinaryOp::RShift, 7, 1, 3}};

// Whether `a` leaves room for the result, whatever the literal is, and the operator does something
// to it.
bool allows(const Literal& l, const Range& a, Scalar s) {
  const Range worst{l.lo, l.hi};
  switch (l.op) {
    case BinaryOp::Add:
      return fits(add(a, worst), s);
    case BinaryOp::Sub:
      return fits(sub(a, worst), s);
    case BinaryOp::Mult:
      return fits(mul(a, worst), s);
    case BinaryOp::Pow:
      return a.magnitude() <= (s == Scalar::Float16 ? 7 : 50);
    case BinaryOp::Mod:
    case BinaryOp::FloorDiv:
      return a.lo >= 0 && (is_float(s) || a.hi >= 4);
    case BinaryOp::BitAnd:
      return a.lo >= 0 && a.hi > 1;
    case BinaryOp::BitOr:
    case BinaryOp::BitXor:
      return a.lo >= 0 && a.hi * 2 + 64 <= limit_of(s);
    case BinaryOp::LShift:
      return a.lo >= 0 && a.hi * 16 <= limit_of(s);
    case BinaryOp::RShift:
      return a.lo >= 0 && a.hi >= 8;
    case BinaryOp::Div:
    case BinaryOp::MatMult:
      return true;
  }
  return true;
}

// Whether the two operators one after the other, each with a literal, say no more than one of them:
// x + 9 - 9, x * 2.0 / 3.0.
bool merges(BinaryOp before, BinaryOp op) {
  if (before == BinaryOp::Add || before == BinaryOp::Sub)
    return op == BinaryOp::Add || op == BinaryOp::Sub;
  return op == BinaryOp::Mult || op == BinaryOp::Div || op == before;
}

// The range of `a op k`.
Range range_with_literal(BinaryOp op, const Range& a, const Range& k, bool flt) {
  switch (op) {
    case BinaryOp::Add:
      return add(a, k);
    case BinaryOp::Sub:
      return sub(a, k);
    case BinaryOp::Mult:
      return mul(a, k);
    case BinaryOp::Div:
      return div(a, k);
    case BinaryOp::Mod:
      return {0, std::min(a.hi, flt ? k.hi : k.hi - 1)};
    case BinaryOp::FloorDiv:
      return {0, std::floor(a.hi / k.hi)};
    case BinaryOp::BitAnd:
      return {0, std::min(a.hi, k.hi)};
    case BinaryOp::BitOr:
    case BinaryOp::BitXor:
      return bit_range(a, k, false);
    case BinaryOp::LShift:
      return {a.lo, a.hi * 16};
    case BinaryOp::RShift:
      return {0, a.hi};
    case BinaryOp::Pow:
    case BinaryOp::MatMult:
      break;
  }
  return {};
}

}  // namespace

// The literal is chosen with its operator.
Value Generator::operator_with_literal(const Type& t, Value a) {
  const Scalar s = t.scalar;
  const bool flt = is_float(s);
  const std::span<const Literal> list =
      flt ? std::span<const Literal>(kFloat) : std::span<const Literal>(kInt);
  std::optional<BinaryOp> before;  // where `a` has a literal at its right itself
  if (tree_->node(a.node).kind == NodeKind::BinOp) {
    const NodeKind right = tree_->node(tree_->kid(a.node, 1)).kind;
    if (right == NodeKind::Constant || right == NodeKind::Call)
      before = static_cast<BinaryOp>(tree_->node(a.node).op);
  }
  std::array<std::uint32_t, 10> weights{};
  std::uint32_t any = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool open = allows(list[i], a.range, s) && !(before && merges(*before, list[i].op));
    weights[i] = open ? list[i].weight : 0;
    any += weights[i];
  }
  if (any == 0) return join(t, a, operand(t, 0, 0));
  const Literal& l = list[decisions_.choose(std::span(weights.data(), list.size()))];
  if (l.op == BinaryOp::Pow) {
    a = require(a, Domain::Positive);
    const double k = nice(2, 3, true);
    const Range r = k == 2 ? mul(a.range, a.range) : mul(mul(a.range, a.range), a.range);
    return fits(r, s) ? binary(BinaryOp::Pow, a, literal(s, k), t, r)
                      : binary(BinaryOp::Mult, a, literal(s, 0.5), t, scaled(a.range, 0.5));
  }
  const Value b = number(s, l.lo, l.hi);
  const Range k = b.range;
  Range r = range_with_literal(l.op, a.range, k, flt);
  const bool commutes = l.op == BinaryOp::Add || l.op == BinaryOp::Mult;
  // 2.0 * x and 1.0 - x read as well as the other way round.
  if (commutes && decisions_.chance(1, 3)) return binary(l.op, b, a, t, r);
  if (l.op == BinaryOp::Sub && fits(sub(k, a.range), s) && decisions_.chance(1, 3))
    return binary(l.op, b, a, t, sub(k, a.range));
  if (l.op == BinaryOp::Div && flt && decisions_.chance(1, 3)) {
    a = require(a, Domain::Positive);
    const Range q = div(k, a.range);
    if (fits(q, s)) return binary(l.op, b, a, t, q);
    r = div(a.range, k);
  }
  return binary(l.op, a, b, t, r);
}

Value Generator::compound_operator(const Type& t, int depth, int budget) {
  const Scalar s = t.scalar;
  const Type scalar = t.scalar_type();
  Value a = operand(t, depth - 1, split(budget, 2));
  if (t.is_transform()) return join(t, a, operand(t, depth - 1, budget));
  // Matrix times vector where a matrix of the shape is at hand.
  if (t.is_vector() && is_float(s) && t.rows <= 4 && a.range.magnitude() <= soft_limit(s) / 4 &&
      decisions_.chance(1, 6)) {
    const Type m = Type::mat(t.rows, t.rows, s);
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      if ((vars_[i].type.is_array() ? vars_[i].type.element() : vars_[i].type) != m) continue;
      const Value left = tame(variable_value(i), soft_limit(s) / 4);
      const Range r = symmetric(t.rows * left.range.magnitude() * a.range.magnitude());
      if (fits(r, s))
        return binary(decisions_.chance(1, 2) ? BinaryOp::MatMult : BinaryOp::Mult, left, a, t, r);
    }
  }
  switch (decisions_.below(4)) {
    case 0:
    case 1: {
      Value b = operand(t, depth - 1, budget);
      if (a.width + b.width > 72) b = hoist(b);
      return join(t, a, b);
    }
    case 2: {
      Value k = decisions_.chance(policy_->literal, 1000) && !a.constant
                    ? number(s, is_float(s) ? 0.1 : 2, is_float(s) ? 4 : 5)
                    : operand(scalar, depth - 1, budget);
      if (a.width + k.width > 72) k = hoist(k);
      if (!fits(mul(a.range, k.range), s)) k = tame(k, is_float(s) ? 1 : 3);
      const Range r = mul(a.range, k.range);
      if (!fits(r, s)) return combine_values(a, k);
      // Quaternions and transformations take the scalar on either side as well.
      return decisions_.chance(1, 2) ? binary(BinaryOp::Mult, a, k, t, r)
                                     : binary(BinaryOp::Mult, k, a, t, r);
    }
    default: {
      if (!is_float(s)) return join(t, a, operand(t, depth - 1, budget));
      Value k = decisions_.chance(policy_->literal, 1000)
                    ? number(s, 1.5, 8)
                    : require(operand(scalar, depth - 1, budget), Domain::Positive);
      if (a.width + k.width > 72) k = hoist(k);
      const Range r = div(a.range, k.range);
      if (!fits(r, s)) return combine_values(a, tame(k, 1));
      return binary(BinaryOp::Div, a, k, t, r);
    }
  }
}

Value Generator::unary_expr(const Type& t, int depth, int budget) {
  const Value a = operand(t, depth - 1, budget);
  if (tree_->node(a.node).kind == NodeKind::UnaryOp) return a;
  // Warp takes the negation of an unrolled loop's variable for a constant, which a dynamic loop in
  // the unrolled one may not assign to a name again.
  if (a.unrolled) return a;
  if (t.is_int() && decisions_.chance(1, 2) && fits({-a.range.hi - 1, -a.range.lo - 1}, t.scalar))
    return unary(UnaryOp::Invert, a, {-a.range.hi - 1, -a.range.lo - 1});
  if (t.is_int() && lowest_of(t.scalar) == 0 && decisions_.chance(1, 2) &&
      limit_of(t.scalar) < 1e15)
    return unary(UnaryOp::Invert, a,
                 {limit_of(t.scalar) - a.range.hi, limit_of(t.scalar) - a.range.lo});
  if (a.constant || !fits(negate(a.range), t.scalar)) return a;
  Value v = unary(UnaryOp::USub, a, negate(a.range));
  v.unit = a.unit;
  return v;
}

}  // namespace weft::synth
