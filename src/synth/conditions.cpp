// Conditions. As far as the ranges of the operands tell, none is always true or always false.
#include "generator.h"

namespace weft::synth {

Value Generator::compare_values(Value a) {
  const Scalar s = a.type.scalar;
  const bool flt = is_float(s);
  // What was just multiplied or shifted says nothing new of its remainder.
  const Node& made = tree_->node(a.node);
  const bool multiple =
      made.kind == NodeKind::BinOp && (static_cast<BinaryOp>(made.op) == BinaryOp::Mult ||
                                       static_cast<BinaryOp>(made.op) == BinaryOp::LShift ||
                                       static_cast<BinaryOp>(made.op) == BinaryOp::Mod);
  if (!flt && !multiple && a.range.lo >= 0 && a.range.hi >= 5 && decisions_.chance(1, 4)) {
    const double k = nice(2, 4, true);
    const Value rest = binary(BinaryOp::Mod, a, literal(s, k), a.type, {0, k - 1});
    const CompareOp op = decisions_.chance(2, 3) ? CompareOp::Eq : CompareOp::NotEq;
    return compare({rest, literal(s, nice(0, k - 1, true))}, {op});
  }
  static constexpr CompareOp kOrder[] = {CompareOp::Lt, CompareOp::LtE, CompareOp::Gt,
                                         CompareOp::GtE};
  if (a.range.hi - a.range.lo >= (flt ? 0.5 : 6) && decisions_.chance(1, 60)) {
    // A chain: low <= a < high.
    double lo = std::max(a.range.lo, -10.0), hi = std::min(a.range.hi, 10.0);
    if (lo >= hi) {
      lo = a.range.lo;
      hi = a.range.hi;
    }
    const double span = hi - lo;
    if (flt ? span > 0.4 : span >= 5) {
      const Value low = literal(s, nice(lo + span * 0.1, lo + span * 0.4, !flt));
      const Value high = literal(s, nice(lo + span * 0.6, lo + span * 0.9, !flt));
      const CompareOp first = decisions_.chance(1, 2) ? CompareOp::Lt : CompareOp::LtE;
      return compare({low, a, high},
                     {first, decisions_.chance(1, 2) ? CompareOp::Lt : CompareOp::LtE});
    }
  }
  // Equality is asked of what is counted, not of what was calculated.
  const bool counted = made.kind == NodeKind::Name || made.kind == NodeKind::Subscript ||
                       made.kind == NodeKind::Attribute;
  const CompareOp op = !flt && counted && decisions_.chance(1, 5)
                           ? (decisions_.chance(1, 2) ? CompareOp::Eq : CompareOp::NotEq)
                           : kOrder[decisions_.below(4)];
  if (a.width < 30 && decisions_.chance(1, 3)) {
    const Value b = leaf(a.type);
    if (b.hash != a.hash && !b.constant && b.range.hi > a.range.lo && b.range.lo < a.range.hi)
      return compare({a, b}, {op});
    if (!b.constant && b.hash != a.hash) {
      // The ranges do not meet: compare the sum of both with a number instead.
      const Value sum = join(a.type, a, b);
      return compare({sum, threshold(sum)}, {op});
    }
  }
  return compare({a, threshold(a)}, {op});
}

Value Generator::comparison(int budget) {
  Type t = main_type();
  if (at_hand(Type::of(Scalar::Int32)) && decisions_.chance(1, 10)) t = Type::of(Scalar::Int32);
  Value a = gen(t, decisions_.chance(1, 2) ? 1 : 0, budget);
  if (a.width > 44) a = hoist(a);
  if (a.constant) a = leaf(t);
  return compare_values(a);
}

Value Generator::both(const Value& a, const Value& b, BoolOp op) {
  Value v = a;
  v.node = node(NodeKind::BoolOp, {a.node, b.node}, static_cast<std::uint8_t>(op));
  tree_->type(v.node) = a.type;
  v.hash = a.hash * 31 + b.hash;
  v.width = static_cast<std::uint16_t>(a.width + b.width + 6);
  return v;
}

// wp.isfinite(x) and x < 2.0: what a careful author writes before using a value.
Value Generator::checked_comparison() {
  static constexpr BuiltinId kChecks[] = {BuiltinId::Isfinite, BuiltinId::Isnan, BuiltinId::Isinf};
  Value a = hoist(operand(Type::of(main_float()), 1, 0));
  if (a.constant) a = hoist(leaf(Type::of(main_float())));
  const auto k = decisions_.below(3);
  Value check = call(kChecks[k], {a}, Type::of(Scalar::Bool), {0, 1});
  if (k > 0) check = unary(UnaryOp::Not, check, {0, 1});
  const Value rest = tree_->node(a.node).kind == NodeKind::Name ? again(a) : leaf(a.type);
  const CompareOp op = decisions_.chance(1, 2) ? CompareOp::Lt : CompareOp::Gt;
  return both(check, compare({rest, threshold(rest)}, {op}), BoolOp::And);
}

Value Generator::condition(int depth, int budget) {
  if (decisions_.chance(1, 80)) return checked_comparison();
  // A mask of bits as a truth value.
  if (!is_float(main_) && decisions_.chance(1, 40)) {
    const Value a = leaf(main_type());
    if (!a.constant && a.range.lo >= 0 && a.range.hi >= 2) {
      const Value mask = literal(main_, nice(1, std::min(a.range.hi, 15.0), true));
      const Value bits = binary(BinaryOp::BitAnd, a, mask, a.type, {0, mask.range.hi});
      return call(BuiltinId::Bool, {bits}, Type::of(Scalar::Bool), {0, 1});
    }
  }
  // A flag at hand.
  if (decisions_.chance(1, 3)) {
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      const Type element = vars_[i].type.is_array() ? vars_[i].type.element() : vars_[i].type;
      if (!element.is_bool() || vars_[i].uses > 2 || vars_[i].kind == VarKind::Load) continue;
      const Value flag = variable_value(i);
      return decisions_.chance(1, 4) ? unary(UnaryOp::Not, flag, {0, 1}) : flag;
    }
  }
  if (decisions_.chance(1, depth > 0 ? 4u : 7u)) {
    const Value a = comparison(split(budget, 2));
    const Value b = comparison(budget);
    if (a.hash != b.hash && a.width + b.width < 84) {
      return both(a, b, decisions_.chance(3, 5) ? BoolOp::And : BoolOp::Or);
    }
    if (a.hash == b.hash) return a;
    return both(hoist(a), b, BoolOp::And);
  }
  const Value v = comparison(budget);
  return v;
}

}  // namespace weft::synth
