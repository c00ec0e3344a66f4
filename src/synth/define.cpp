// Statements that give a new local its value: a plain assignment, a conditional one, a change in
// place, or a call.
//
// Each function takes the number of statements that it may use and returns the new local.
#include <algorithm>
#include <cmath>

#include "generator.h"

namespace weft::synth {

Generator::Block Generator::begin_block() {
  ++depth_;
  if (in_kernel_) info_->nesting = std::max(info_->nesting, static_cast<std::uint32_t>(depth_ + 1));
  const Block b{statements_.size(), vars_.size(), absorbs_};
  absorbs_ = false;
  return b;
}

std::vector<NodeId> Generator::end_block(const Block& b) {
  --depth_;
  std::vector<NodeId> body(statements_.begin() + static_cast<std::ptrdiff_t>(b.first_statement),
                           statements_.end());
  statements_.resize(b.first_statement);
  vars_.resize(b.first_variable);
  absorbs_ = b.absorbs;
  return body;
}

std::size_t Generator::add_local(Symbol name, const Type& t, Range range, bool unit) {
  Variable v;
  v.name = name;
  v.type = t;
  v.range = range;
  v.kind = VarKind::Local;
  v.unit = unit;
  vars_.push_back(v);
  return vars_.size() - 1;
}

std::size_t Generator::declare(const Type& t, const Value& value) {
  const Symbol name = value_name(t, value.node);
  assign(name_node(name, t), value.node);
  const std::size_t var = add_local(name, t, value.range, value.unit);
  // A name for a number is a constant to Warp.
  vars_[var].unrolled = value.unrolled || value.constant;
  return var;
}

Value Generator::start_value(const Type& t, double v) {
  const Scalar s = t.scalar;
  if (!t.is_scalar()) return splat(t, v);
  // A bare literal would be a constant, which Warp does not let a dynamic loop change.
  if (s == Scalar::Float32 || s == Scalar::Int32) {
    Value out = plain_literal(s, v);
    const BuiltinId cast = s == Scalar::Float32 ? BuiltinId::Float : BuiltinId::Int;
    out.node = call_node(bare(cast), std::span(&out.node, 1));
    note_builtin(cast);
    tree_->type(out.node) = t;
    return out;
  }
  return literal(s, v);
}

// The policy's odds, without the forms that cannot stand here.
Odds<Define> Generator::odds_of_forms(const Type& t, int budget) const {
  Odds<Define> odds = policy_->define;
  auto forbid = [&odds](Define d) { odds.w[static_cast<std::size_t>(d)] = 0; };
  const bool deep = depth_ + 1 >= policy_->nesting;
  if (deep || budget < 3) {
    forbid(Define::IfElse);
    forbid(Define::Elif);
    forbid(Define::Modify);
    forbid(Define::StaticFor);
    forbid(Define::DynamicFor);
    forbid(Define::While);
  }
  if (budget < 5) forbid(Define::Elif);
  if (budget < 4) forbid(Define::While);
  if (budget < 2) {
    forbid(Define::Augment);
    forbid(Define::InPlace);
  }
  if (!t.is_scalar() || t.is_bool()) forbid(Define::While);
  if (t.is_quaternion() || t.is_transform() || t.is_bool()) {
    forbid(Define::StaticFor);
    forbid(Define::DynamicFor);
    forbid(Define::Augment);
  }
  if (!t.is_vector() && !t.is_matrix() && !t.is_transform()) forbid(Define::InPlace);
  if (function_depth_ > 1) forbid(Define::Call);
  if (t.is_bool() || !is_float(t.scalar)) forbid(Define::Multi);
  if (t.is_bool()) {
    forbid(Define::Modify);
    forbid(Define::Call);
  }
  if (loops_open_ >= 3) {
    forbid(Define::StaticFor);
    forbid(Define::DynamicFor);
    forbid(Define::While);
  }
  return odds;
}

// The next of the forms still to come, alone in the odds. Where it cannot stand it is dropped, or
// nothing would ever be made.
void Generator::take_mark(Odds<Define>& odds) {
  Define mark = marks_.back();
  marks_.pop_back();
  if (mark == Define::While && odds[mark] == 0) mark = Define::DynamicFor;
  if (odds[mark] > 0) {
    odds.w.fill(0);
    odds.w[static_cast<std::size_t>(mark)] = 1;
  }
}

Value Generator::define(const Type& t, int budget) {
  Odds<Define> odds = odds_of_forms(t, budget);
  ++expression_depth_;
  Value v;
  if (!marks_.empty() && in_kernel_) take_mark(odds);
  switch (static_cast<Define>(decisions_.choose(odds.w))) {
    case Define::Let:
    case Define::kCount:
      v = define_let(t, budget);
      break;
    case Define::Augment:
      v = define_augment(t, budget);
      break;
    case Define::InPlace:
      v = define_in_place(t, budget);
      break;
    case Define::IfElse:
      v = define_if_else(t, budget, 2);
      break;
    case Define::Elif:
      v = define_if_else(t, budget, budget > 8 ? 4 : 3);
      break;
    case Define::Modify:
      v = define_modify(t, budget);
      break;
    case Define::StaticFor:
      v = define_for(t, budget, false);
      break;
    case Define::DynamicFor:
      v = define_for(t, budget, true);
      break;
    case Define::While:
      v = define_while(t, budget);
      break;
    case Define::Call:
      v = define_call(t, budget);
      break;
    case Define::Multi:
      v = define_multi(t, budget);
      break;
  }
  --expression_depth_;
  return v;
}

Value Generator::define_let(const Type& t, int budget) {
  const int rest = budget - 1;
  const Value v = gen(t, rest <= 0 && decisions_.chance(1, 3) ? 0 : draw_depth(), rest);
  if (v.constant || tree_->node(v.node).kind == NodeKind::Name) return v;
  return use(declare(t, v));
}

// An operation with a small number that a whole number from zero up can take in place.
Generator::WholeStep Generator::whole_step(Range r, Scalar s) {
  const bool room = r.hi * 16 <= limit_of(s);
  const std::uint32_t odds[] = {4, 3, room ? 3u : 0u, 3};
  const auto pick = decisions_.choose(odds);
  if (pick == 0) {
    const double k = nice(3, std::min(17.0, std::max(4.0, r.hi)), true);
    return {BinaryOp::Mod, k, {0, k - 1}};
  }
  if (pick == 1) {
    const double k = nice(2, 7, true);
    return {BinaryOp::FloorDiv, k, {0, std::floor(r.hi / k)}};
  }
  const double k = nice(1, 4, true);
  return pick == 2 ? WholeStep{BinaryOp::LShift, k, {r.lo, r.hi * 16}}
                   : WholeStep{BinaryOp::RShift, k, {0, r.hi}};
}

Value Generator::define_augment(const Type& t, int budget) {
  int rest = budget - 2;
  Value start = operand_of_share(t, 1, rest, 2);
  // y = x; y += ... is a copy for nothing.
  if (tree_->node(start.node).kind == NodeKind::Name && t.is_scalar()) {
    const Value k = number(t.scalar, is_float(t.scalar) ? 0.1 : 2, is_float(t.scalar) ? 3 : 4);
    if (fits(mul(start.range, k.range), t.scalar))
      start = binary(BinaryOp::Mult, start, k, t, mul(start.range, k.range));
  }
  const std::size_t var = declare(t, start);
  const Range before = vars_[var].range;
  if (t.is_int() && before.lo >= 0 && decisions_.chance(1, 6)) {
    const auto [op, by, after] = whole_step(before, t.scalar);
    aug_assign(name_node(vars_[var].name, t), op, literal(t.scalar, by).node);
    vars_[var].range = after;
    return use(var);
  }
  // What is added does not read the local: x += y - x would be x = y.
  vars_[var].kind = VarKind::Hidden;
  Value change = operand(t, draw_depth(), rest);
  vars_[var].kind = VarKind::Local;
  BinaryOp op = BinaryOp::Add;
  Range after = add(before, change.range);
  const bool whole = !is_float(t.scalar);
  if (change.constant || vars_[var].uses == 0) {
    const auto kind = decisions_.below(whole ? 5 : 4);
    if (kind == 1 && fits(sub(before, change.range), t.scalar)) {
      op = BinaryOp::Sub;
      after = sub(before, change.range);
    } else if (kind == 2) {
      Value k = t.is_scalar() ? change : adapt(change, t.scalar_type());
      if (!fits(mul(before, k.range), t.scalar)) k = tame(k, 1);
      if (fits(mul(before, k.range), t.scalar)) {
        op = BinaryOp::Mult;
        after = mul(before, k.range);
      }
      change = op == BinaryOp::Mult || k.type == t ? k : change;
    } else if (kind == 3 && t.is_scalar() && !whole) {
      const Value k = require(change, Domain::Positive);
      if (fits(div(before, k.range), t.scalar)) {
        op = BinaryOp::Div;
        after = div(before, k.range);
        change = k;
      } else {
        change = k;
        after = add(before, k.range);
      }
    } else if (kind == 4 && t.is_scalar() && before.lo >= 0 && change.range.lo >= 0) {
      op = decisions_.chance(1, 2) ? BinaryOp::BitXor : BinaryOp::BitOr;
      after = {0, 1};
      while (after.hi <= std::max(before.hi, change.range.hi)) after.hi *= 2;
      after.hi -= 1;
    }
  }
  if (op == BinaryOp::Add) after = add(before, change.range);
  if (!fits(after, t.scalar) || change.type.is_void()) {
    const Value joined = join(t, use(var), change);
    return use(declare(t, joined));
  }
  aug_assign(name_node(vars_[var].name, t), op, change.node);
  vars_[var].range = hull(before, after);
  vars_[var].unit = false;
  return use(var);
}

// The adjoint of an overwritten component is not cleared, so in exact programs what is overwritten
// has no gradient: the local starts as a constant, or is only added to.
Value Generator::define_in_place(const Type& t, int budget) {
  if (t.is_transform()) return define_pose(t, budget);
  int rest = budget - 2;
  enum { kFill, kAdd, kAny } form = kAny;
  const bool fillable = is_float(t.scalar) && t.is_vector() && t.rows <= 4 && budget > t.rows;
  const auto pick = decisions_.below(12);
  if (is_float(t.scalar) && pick < 11) form = fillable && pick < 6 ? kFill : kAdd;
  const Value start = form == kFill ? splat(t, 0) : operand_of_share(t, 1, rest, 2);
  const std::size_t var = declare(t, start);
  const int changes = form == kFill ? t.rows : rest > 1 && decisions_.chance(1, 3) ? 2 : 1;
  const bool letters = style_.letters;
  std::uint32_t last = 0;
  for (int i = 0; i < changes; ++i) {
    const Value f = operand_of_share(t.scalar_type(), 0, rest, changes - i);
    vars_[var].uses += 1;
    const Value whole = use(var);
    Value target;
    if (form == kAny) {
      target = component(whole);
    } else if (form == kFill && letters) {
      static constexpr std::string_view kLetters[] = {"x", "y", "z", "w"};
      target = attribute(whole, tree_->intern(kLetters[i]), t.scalar_type(), whole.range);
    } else {
      std::array<Value, 2> at;
      const std::size_t n = t.is_matrix() ? 2 : 1;
      for (std::size_t k = 0; k < n; ++k) {
        const auto size = static_cast<std::size_t>(t.is_matrix() && k == 1 ? t.cols : t.rows);
        const double c = form == kFill ? i : static_cast<double>(decisions_.below(size));
        at[k] = literal(Scalar::Int32, c);
      }
      target = subscript(whole, std::span<const Value>(at.data(), n), t.scalar_type(), whole.range);
    }
    if (target.hash == last) break;
    last = target.hash;
    const Range sum = add(vars_[var].range, f.range);
    const bool subscripted = tree_->node(target.node).kind == NodeKind::Subscript;
    const bool adds = form == kAdd || (form == kAny && subscripted && decisions_.chance(1, 4));
    if (adds && fits(sum, t.scalar)) {
      aug_assign(target.node, BinaryOp::Add, f.node);
      vars_[var].range = hull(vars_[var].range, sum);
    } else {
      assign(target.node, f.node);
      vars_[var].range = hull(vars_[var].range, f.range);
    }
  }
  vars_[var].unit = false;
  return use(var);
}

// wp.quat_identity(), wp.transform_identity(dtype=wp.float64)
Value Generator::identity(const Type& t) {
  const BuiltinId called =
      t.is_quaternion() ? BuiltinId::QuatIdentity : BuiltinId::TransformIdentity;
  Value v = call(called, std::span<const Value>(), t, {0, 1});
  if (t.scalar != Scalar::Float32) {
    const std::pair<std::string_view, NodeId> keywords[] = {{"dtype", type_node(t.scalar_type())}};
    v.node = call_node(wp(called), {}, keywords);
    tree_->type(v.node) = t;
  }
  v.unit = true;
  return v;
}

// A transformation whose parts are set one by one; from the identity both are.
Value Generator::define_pose(const Type& t, int budget) {
  int rest = budget - 3;
  const bool fill = decisions_.chance(3, 4);
  const Value start = fill ? identity(t) : operand(t, 1, split(rest, 3));
  const std::size_t var = declare(t, start);
  const auto only = decisions_.below(2);
  for (std::size_t part = 0; part < 2; ++part) {
    if (!fill && part != only) continue;
    const Type of = part == 0 ? Type::vec(3, t.scalar) : Type::quat(t.scalar);
    Value v = operand_of_share(of, 0, rest, 2 - static_cast<int>(part));
    v = part == 0 ? narrow(tame(v, soft_limit(t.scalar) / 8), 60)
                  : narrow(require(v, Domain::UnitQuaternion), 60);
    ++vars_[var].uses;
    const Value whole = use(var);
    if (decisions_.chance(1, 2)) {
      assign(attribute(whole, tree_->intern(part == 0 ? "p" : "q"), of, {}).node, v.node);
    } else {
      const Value set =
          call(part == 0 ? BuiltinId::TransformSetTranslation : BuiltinId::TransformSetRotation,
               {whole, v}, of, {});
      tree_->type(set.node) = {};
      emit(node(NodeKind::ExprStmt, {set.node}));
    }
    vars_[var].range = hull(vars_[var].range, v.range);
  }
  return use(var);
}

Value Generator::define_if_else(const Type& t, int budget, int branches) {
  int rest = budget - 2 * branches + 1;
  const Symbol name = local_name(t);
  std::vector<Value> tests;
  std::vector<std::vector<NodeId>> bodies;
  const auto negates = [this](const Value& a, const Value& b) {
    return unary(UnaryOp::Not, a, {0, 1}).hash == b.hash;
  };
  Range range{};
  bool unit = true;
  for (int i = 0; i + 1 < branches; ++i) {
    Value c = condition(1, i == 0 ? split(rest, 3) : 0);
    // Once more the same, or its opposite, would leave a branch that is never taken.
    const auto met = [&] {
      return std::any_of(tests.begin(), tests.end(), [&](const Value& other) {
        return other.hash == c.hash || negates(other, c) || negates(c, other);
      });
    };
    for (int tries = 0; tries < 4 && met(); ++tries) c = comparison(0);
    if (met()) break;
    tests.push_back(c);
  }
  branches = static_cast<int>(tests.size()) + 1;
  std::uint32_t previous = 0;
  for (int i = 0; i < branches; ++i) {
    const Block b = begin_block();
    const bool rotates = t.is_quaternion() || t.is_transform();
    Value v = rotates && i + 1 == branches && decisions_.chance(1, 3)
                  ? identity(t)
                  : operand_of_share(t, 0, rest, branches - i);
    if (v.hash == previous && t.is_scalar() && !t.is_bool())
      v = join(t, v, number(t.scalar, is_float(t.scalar) ? 0.5 : 2, is_float(t.scalar) ? 3 : 5));
    previous = v.hash;
    assign(name_node(name, t), v.node);
    range = i == 0 ? v.range : hull(range, v.range);
    unit = unit && v.unit;
    bodies.push_back(end_block(b));
  }
  std::vector<NodeId> orelse = bodies.back();
  for (int i = branches - 2; i >= 0; --i) {
    const NodeId n =
        if_node(tests[static_cast<std::size_t>(i)], bodies[static_cast<std::size_t>(i)], orelse);
    if (i == 0) {
      emit(n);
    } else {
      // An elif: an If alone in the other's orelse.
      if (in_kernel_) ++info_->statements;
      orelse.assign(1, n);
    }
  }
  return use(add_local(name, t, range, unit));
}

Value Generator::define_modify(const Type& t, int budget) {
  int rest = budget - 3;
  const Value start = operand_of_share(t, 0, rest, 3);
  if (start.constant) return start;
  const std::size_t var = declare(t, start);
  const Range before = vars_[var].range;
  const Value test = decisions_.chance(1, 2) && t.is_scalar() ? compare_values(use(var))
                                                              : condition(1, split(rest, 2));
  const Block b = begin_block();
  Value v;
  if (decisions_.chance(1, 2)) {
    v = operand(t, draw_depth(), rest);
    const std::uint32_t own = use(var).hash;
    if (v.hash == own) v = combine_values(v, leaf(is_float(t.scalar) ? t.scalar_type() : t));
  } else {
    const Type of = t.is_transform() || t.is_quaternion() ? t.scalar_type() : t;
    const Value by = operand(of, draw_depth() - 1, rest);
    v = combine_values(use(var), by);
  }
  assign(name_node(vars_[var].name, t), v.node);
  const Range after = v.range;
  const bool unit = v.unit;
  const std::vector<NodeId> body = end_block(b);
  emit(if_node(test, body, {}));
  vars_[var].range = hull(before, after);
  vars_[var].unit = vars_[var].unit && unit;
  return use(var);
}

Value Generator::define_call(const Type& t, int budget) {
  auto made = call_function(t, 1, budget);
  if (!made) return define_let(t, budget);
  if (decisions_.chance(1, 4) && made->width < 60) return *made;
  return use(declare(t, *made));
}

Value Generator::define_multi(const Type& t, int budget) {
  odds_.clear();
  std::uint64_t total = 0;
  const auto list = catalog_.several();
  for (const Production& p : list) {
    std::uint32_t w = p.params[0].scalar == t.scalar && p.weight > 0 ? p.fact->weight : 0;
    odds_.push_back(w);
    total += w;
  }
  if (total == 0) return define_let(t, budget);
  const Production& p = list[decisions_.choose(odds_)];
  Production single = p;  // its first result stands for the whole in production()
  Value v = production(single, 1, budget - 1);
  std::array<NodeId, 3> targets;
  std::array<std::size_t, 3> made;
  std::array<Symbol, 3> fresh_names;
  for (std::size_t i = 0; i < p.result_count; ++i) {
    fresh_names[i] = local_name(p.results[i]);
    targets[i] = name_node(fresh_names[i], p.results[i]);
  }
  tree_->type(v.node) = {};
  const NodeId tuple =
      tree_->add(NodeKind::Tuple, std::span<const NodeId>(targets.data(), p.result_count));
  assign(tuple, v.node);
  for (std::size_t i = 0; i < p.result_count; ++i)
    made[i] = add_local(fresh_names[i], p.results[i], v.range);
  Value out = adapt(use(made[0]), t);
  for (std::size_t i = 1; i < p.result_count; ++i) {
    if (out.width > 50) out = hoist(out);
    out = combine_values(out, use(made[i]));
  }
  return out;
}

}  // namespace weft::synth
