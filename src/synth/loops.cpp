// Loops: accumulations over static and dynamic ranges, and loops that run until a condition fails.
//
// In the loop's body, only the update of a loop-carried local may use it. The form of this update
// bounds the local: a sum with a known number of terms, a maximum, a blend. The range of the local
// covers its initial value, so the statements after the loop are also safe in Warp's backward pass,
// which reads the initial value instead of the final one.
#include "generator.h"

namespace weft::synth {

Generator::Trips Generator::trips(bool dynamic, double limit) {
  Trips t;
  auto range_call = [this](std::initializer_list<NodeId> args) {
    std::array<NodeId, 3> nodes;
    std::size_t n = 0;
    for (NodeId a : args) nodes[n++] = a;
    return call_node(bare(BuiltinId::Range), std::span<const NodeId>(nodes.data(), n));
  };
  note_builtin(BuiltinId::Range);
  if (dynamic && in_kernel_) {
    // A size argument, an array's extent, a bounded integer.
    const auto form = decisions_.below(4);
    if (form == 0 && loops_open_ == 0) {
      for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
        const Variable& x = vars_[i];
        if (!x.type.is_array() || x.kind != VarKind::Array) continue;
        // The adjoint of reading an extent clears the extents of the gradient array, in reverse
        // before the adjoint of any access that comes first.
        if (x.uses > 0 || x.load >= 0) continue;
        const std::size_t d = decisions_.below(x.type.ndim);
        if (x.dims[d].kind == Bound::Kind::Fixed || bound_limit(x.dims[d]) > limit) continue;
        const Bound bound = x.dims[d];
        const std::uint32_t uses = x.uses;
        const Value array = use(i);
        vars_[i].uses = uses;  // its extent alone does not use an array
        const Value shape = attribute(array, tree_->intern("shape"), Type::shape(), {});
        const std::array<Value, 1> at{literal(Scalar::Int32, static_cast<double>(d))};
        const Value extent = subscript(shape, at, Type::of(Scalar::Int32), {1, bound_limit(bound)});
        t.iter = range_call({extent.node});
        t.bound = bound;
        t.extent_of = i;
        t.count = static_cast<std::int64_t>(bound_limit(bound));
        t.values = {0, static_cast<double>(t.count - 1)};
        return t;
      }
    }
    if (form <= 1 && !size_params_.empty()) {
      const auto p = decisions_.below(size_params_.size());
      const Range r = vars_[size_params_[p]].range;
      if (r.hi <= limit) {
        t.iter = range_call({use(size_params_[p]).node});
        t.bound = {Bound::Kind::Param, static_cast<std::int32_t>(p)};
        t.count = static_cast<std::int64_t>(r.hi);
        t.values = {0, r.hi - 1};
        return t;
      }
    }
    if (form <= 2 && limit >= 12) {
      for (std::size_t i = vars_.size(); i-- > scope_base_;) {
        const Variable& x = vars_[i];
        if (x.type != Type::of(Scalar::Int32) || x.kind == VarKind::Loop ||
            x.kind == VarKind::Thread || x.range.lo < 0 || x.range.hi < 2)
          continue;
        if (x.kind == VarKind::Constant) continue;
        Value n = use(i);
        if (n.range.hi > 12) {
          const double top = nice(4, 12, true);
          n = call(BuiltinId::Min, {n, literal(Scalar::Int32, top)}, n.type, {0, top});
        }
        t.iter = range_call({n.node});
        t.count = static_cast<std::int64_t>(n.range.hi);
        t.values = {0, n.range.hi};
        return t;
      }
    }
  }
  const auto i32 = [this](double v) { return literal(Scalar::Int32, v).node; };
  if (dynamic) {
    // More iterations than Warp unrolls, or a break, make a constant range dynamic.
    if (limit >= 32 && decisions_.chance(7, 8)) {
      const double n = nice(17, 32, true);
      t.iter = range_call({i32(n)});
      t.count = static_cast<std::int64_t>(n);
      t.values = {0, n - 1};
      return t;
    }
    t.needs_break = true;
  }
  switch (decisions_.below(6)) {
    case 0: {
      const double lo = 1, hi = lo + nice(2, 5, true);
      t.iter = range_call({i32(lo), i32(hi)});
      t.count = static_cast<std::int64_t>(hi - lo);
      t.values = {lo, hi - 1};
      break;
    }
    case 1: {
      const double step = nice(2, 3, true), n = nice(2, 4, true);
      t.iter = range_call({i32(0), i32(step * n), i32(step)});
      t.count = static_cast<std::int64_t>(n);
      t.values = {0, step * (n - 1)};
      break;
    }
    default: {
      const double n =
          t.needs_break ? nice(4, 12, true) : nice(2, decisions_.chance(1, 8) ? 12 : 5, true);
      t.iter = range_call({i32(n)});
      t.count = static_cast<std::int64_t>(n);
      t.values = {0, n - 1};
    }
  }
  return t;
}

// Warp's backward pass does not see what a dynamic loop made, only what was there before it. So
// such a sum is mostly left to the end of the block, where it is added to the block's value: a
// gradient goes through an addition without looking at it.
Value Generator::loop_result(std::size_t var) {
  const Type t = vars_[var].type;
  if (!absorbs_ || !is_float(t.scalar) || decisions_.chance(1, 8)) return use(var);
  vars_[var].sum = true;
  vars_[var].kind = VarKind::Hidden;
  return leaf(t);
}

// Draws in a dynamic loop are other ones in the backward pass, so most loops draw nothing. Returns
// the state to put back.
std::optional<std::size_t> Generator::without_random(bool dynamic) {
  const auto before = random_state_;
  if (dynamic && decisions_.chance(4, 5)) random_state_.reset();
  return before;
}

Value Generator::add_sum(const Value& v, std::size_t var) {
  const Type t = v.type;
  const Scalar s = t.scalar;
  if (!is_float(s) || !(t.is_scalar() || t.is_vector() || t.is_matrix()))
    return combine_values(v, use(var));
  Value e = use(var);
  if (e.type != t) {
    if (!e.type.is_scalar()) e = component(e);
    e = convert(e, t.scalar_type());
    if (t.is_matrix() || (t.is_vector() && t.rows == 6)) return combine_values(v, e);
    if (t.is_vector()) e = constructor(t, std::array{e}, e.range);
  }
  double k = 1;
  while (e.range.magnitude() * k > soft_limit(s)) k /= 10;
  if (k == 1 && decisions_.chance(1, 3)) k = 0.5;
  if (k < 1) e = binary(BinaryOp::Mult, e, literal(s, k), t, scaled(e.range, k));
  const Range range = add(v.range, e.range);
  if (!fits(range, s)) return combine_values(v, e);
  return binary(BinaryOp::Add, v, e, t, range);
}

Value Generator::absorb(Value v, std::size_t first) {
  for (std::size_t i = first; i < vars_.size(); ++i) {
    if (!vars_[i].sum || vars_[i].uses > 0) continue;
    v = add_sum(narrow(v, 56), i);
  }
  return v;
}

void Generator::maybe_jump(bool allow_break, bool force_break) {
  if (!force_break && !decisions_.chance(policy_->jump, 1000)) return;
  const bool is_break = force_break || (allow_break && decisions_.chance(1, 5));
  const Value test = condition(0, 0);
  const Block b = begin_block();
  emit(node(is_break ? NodeKind::Break : NodeKind::Continue, {}));
  const std::vector<NodeId> body = end_block(b);
  emit(if_node(test, body, {}));
}

void Generator::open_loop(bool unrolled) {
  ++loops_open_;
  if (unrolled) {
    ++nest_.unrolled;
    if (nest_.again > 0) ++nest_.inside;
  } else if (nest_.unrolled > 0 && nest_.again++ == 0) {
    nest_.inside = 0;
  }
}

void Generator::close_loop(bool unrolled) {
  --loops_open_;
  if (unrolled) {
    --nest_.unrolled;
  } else if (nest_.unrolled > 0) {
    --nest_.again;
  }
}

// Whether an array in scope can be read along a loop over `trip`.
bool Generator::runs_over(const Trips& trip) const {
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    const Variable& x = vars_[i];
    if (x.kind != VarKind::Array) continue;
    for (std::size_t d = 0; d < x.type.ndim; ++d) {
      const Bound& b = x.dims[d];
      if (b.kind == Bound::Kind::Fixed ? trip.values.inside(0, b.value - 1)
                                       : b == trip.bound && b.kind != Bound::Kind::None)
        return true;
    }
  }
  return false;
}

// What a body makes of its counter where no array is read along the loop: a time, a harmonic, a
// place between two others. The body's value comes to use it, like any local. Returns the local, or
// the counter itself.
std::size_t Generator::from_counter(const Trips& trip, std::size_t counter, const Type& t) {
  if (runs_over(trip) && decisions_.chance(3, 4)) return counter;
  const Scalar s = is_float(t.scalar) ? t.scalar : is_float(main_) ? main_ : Scalar::Int32;
  if (t.scalar != s && !(t.is_scalar() && t.scalar == Scalar::Int32)) return counter;
  const Type want = Type::of(s);
  Value v;
  Words names;
  if (!is_float(s)) {
    const Value base = leaf(want);
    const Value k = use(counter);
    static constexpr std::string_view kNames[] = {"step", "place", "next_key", "candidate"};
    names = kNames;
    if (base.constant || base.hash == k.hash) return counter;
    const Range sum = add(base.range, k.range);
    if (!fits(scaled(sum, 4), s)) return counter;
    v = binary(BinaryOp::Add, base, k, want, sum);
  } else {
    const double last = std::max(vars_[counter].range.hi, 1.0);
    // Before the counter, so that a base with a line of its own stands where it should.
    const auto form = decisions_.below(4);
    const Value base = form == 0 ? Value{} : narrow(tame(leaf(want), soft_limit(s) / 64), 24);
    const Value k = convert(use(counter), want);
    const Value step = literal(s, decimal_step(last));
    const Value time = binary(BinaryOp::Mult, k, step, want, scaled(k.range, step.range.hi));
    static constexpr std::string_view kTimes[] = {"t", "time_k", "elapsed", "station", "level_k"};
    static constexpr std::string_view kPlaces[] = {"sample_at", "position_k", "shifted_k",
                                                   "abscissa"};
    static constexpr std::string_view kShares[] = {"share", "harmonic", "falling", "term"};
    if (form == 0 || base.constant) {
      v = time;
      names = kTimes;
    } else if (form == 1 || s == Scalar::Float16) {
      v = binary(BinaryOp::Add, base, time, want, add(base.range, time.range));
      names = kPlaces;
    } else {
      const Value one = literal(s, 1);
      const Value n = binary(BinaryOp::Add, k, one, want, add(k.range, one.range));
      names = kShares;
      v = form == 2 ? binary(BinaryOp::Mult, base, n, want, mul(base.range, n.range))
                    : binary(BinaryOp::Div, base, n, want, hull(base.range, {0, 0}));
    }
  }
  const Symbol name = fresh(names);
  assign(name_node(name, want), v.node);
  return add_local(name, want, v.range);
}

// A step that takes the counter to a few units at its last value.
double Generator::decimal_step(double last) {
  static constexpr double kSmall[] = {0.01, 0.02, 0.05};
  static constexpr double kLarge[] = {0.1, 0.2, 0.25, 0.5};
  return last > 12 ? kSmall[decisions_.below(3)] : kLarge[decisions_.below(4)];
}

Value Generator::define_for(const Type& t, int budget, bool dynamic) {
  const Scalar s = t.scalar;
  // A function's result is used as any value is, so its loops are mostly of the unrolled kind.
  if (!in_kernel_ && is_float(s) && decisions_.chance(4, 5)) dynamic = false;
  // Whole numbers become conditions, indices and factors of what has a gradient.
  if (!is_float(s) && is_float(main_) && decisions_.chance(3, 4)) dynamic = false;
  dynamic = dynamic || !may_unroll();
  int rest = budget - 3;
  const double most = is_float(s) ? limit_of(s) : std::min(limit_of(s), 1e9);
  const Trips trip = trips(dynamic, std::min(2000.0, most / 2));
  // What stands before the loop does not read the array, see trips().
  if (trip.extent_of) vars_[*trip.extent_of].kind = VarKind::Hidden;
  const double count = static_cast<double>(trip.count);
  enum { kSum, kDifference, kMaximum, kMinimum, kBlend } form = kSum;
  const auto pick = decisions_.below(12);
  if (pick >= 9 && !t.is_matrix()) form = pick == 9 ? kMaximum : pick == 10 ? kMinimum : kBlend;
  if (pick == 8 && lowest_of(s) < 0) form = kDifference;
  if (form == kBlend && !is_float(s)) form = kMaximum;
  if ((form == kMaximum || form == kMinimum) && dynamic && is_float(s) && decisions_.chance(3, 4))
    form = kBlend;
  // Small types have no room for a sum of many terms.
  const double room = most / (count * 2);
  if ((form == kSum || form == kDifference) && room < (is_float(s) ? 0.5 : 4))
    form = t.is_matrix() ? kSum : kMaximum;

  const bool zero_start = form == kSum || form == kDifference ? decisions_.chance(4, 5) : false;
  Value start = zero_start ? start_value(t, 0) : tame(leaf(t), std::min(soft_limit(s), most / 2));
  if (start.constant && !zero_start) start = start_value(t, 0);
  const Symbol name = fresh(words().accumulator);
  assign(name_node(name, t), start.node);
  if (trip.extent_of) vars_[*trip.extent_of].kind = VarKind::Array;

  ++info_->loops;
  open_loop(!dynamic);
  const Symbol index_name = fresh(words().loop_variable);
  const Block b = begin_block();
  Variable index;
  index.name = index_name;
  index.type = Type::of(Scalar::Int32);
  index.range = trip.values;
  index.kind = VarKind::Loop;
  index.bound = trip.bound;
  index.unrolled = !dynamic;
  vars_.push_back(index);
  const std::size_t index_var = vars_.size() - 1;
  absorbs_ = is_float(s);
  const auto random = without_random(dynamic);
  if (!trip.needs_break) maybe_jump(dynamic, false);
  const std::size_t made_of = from_counter(trip, index_var, t);
  Value e = operand(t, draw_depth(), rest);
  if (vars_[index_var].uses == 0) {
    e = combine(e, index_var);
  } else if (vars_[made_of].uses == 0) {
    e = combine(e, made_of);
  }
  const std::uint32_t plain = e.hash;
  e = absorb(e, b.first_variable);
  const bool takes_sums = e.hash != plain;
  if (takes_sums && (form == kMaximum || form == kMinimum)) form = kBlend;
  random_state_ = random;
  // The variable may have been used in the jump's condition alone.
  if (e.width > 60) e = hoist(e);
  if (form == kSum || form == kDifference) e = tame(e, std::max(room, is_float(s) ? 0.25 : 1.0));
  const NodeId target = name_node(name, t);
  Value self;
  self.node = name_node(name, t);
  self.type = t;
  self.hash = name.v * 77;
  self.range = start.range;
  self.width = 8;
  Range range = start.range;
  switch (form) {
    case kSum:
    case kDifference: {
      const Range total = mul(form == kSum ? e.range : negate(e.range), {0, count});
      range = add(start.range, hull(total, {0, 0}));
      const BinaryOp op = form == kSum ? BinaryOp::Add : BinaryOp::Sub;
      if (decisions_.chance(3, 4)) {
        aug_assign(target, op, e.node);
      } else {
        assign(target, binary(op, self, e, t, range).node);
      }
      break;
    }
    case kMaximum:
    case kMinimum:
      assign(target,
             call(form == kMaximum ? BuiltinId::Max : BuiltinId::Min, {self, e}, t, {}).node);
      range = hull(start.range, e.range);
      break;
    case kBlend: {
      range = hull(start.range, e.range);
      const Value w = number(s, 0.1, 0.6);
      assign(target, call(BuiltinId::Lerp, {self, e, w}, t, range).node);
      break;
    }
  }
  if (trip.needs_break) {
    // Stops early, on what this iteration has made of the accumulator or on the loop's own values.
    Value test;
    if (t.is_scalar()) {
      self.node = name_node(name, t);
      self.range = range;
      test = compare({self, threshold(self)},
                     {decisions_.chance(1, 2) ? CompareOp::Gt : CompareOp::Lt});
    } else {
      test = condition(0, 0);
    }
    const Block inner = begin_block();
    emit(node(NodeKind::Break, {}));
    const std::vector<NodeId> stop = end_block(inner);
    emit(if_node(test, stop, {}));
  }
  const std::vector<NodeId> body = end_block(b);
  close_loop(!dynamic);
  std::vector<NodeId> kids{name_node(index_name, Type::of(Scalar::Int32)), trip.iter};
  kids.insert(kids.end(), body.begin(), body.end());
  emit(tree_->add(NodeKind::For, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
  const std::size_t made = add_local(name, t, range);
  return dynamic || takes_sums ? loop_result(made) : use(made);
}

Value Generator::define_while(const Type& t, int budget) {
  const Scalar s = t.scalar;
  if (!is_float(s) && is_float(main_) && decisions_.chance(3, 4))
    return define_for(t, budget, false);
  int rest = budget - 4;
  ++info_->loops;
  auto emit_while = [this](const Value& test, std::span<const NodeId> body) {
    std::vector<NodeId> kids{test.node};
    kids.insert(kids.end(), body.begin(), body.end());
    emit(tree_->add(NodeKind::While, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
  };
  auto self = [this, &t](Symbol name, Range r) {
    Value v;
    v.node = name_node(name, t);
    v.type = t;
    v.range = r;
    v.hash = name.v * 77;
    v.width = 8;
    return v;
  };
  if (is_float(s) && decisions_.chance(1, 3)) {
    // Shrinks until it is below a mark: ends because the factor is below one.
    Value start = require(operand(t, draw_depth(), rest), 'n');
    if (start.constant) return start;
    const Symbol name = fresh(words().accumulator);
    if (tree_->node(start.node).kind == NodeKind::Constant) start = start_value(t, 2);
    assign(name_node(name, t), start.node);
    const Value mark = number(s, 0.5, 4);
    open_loop(false);
    const Block b = begin_block();
    const Value factor = number(s, 0.3, 0.8);
    if (decisions_.chance(1, 2)) {
      aug_assign(name_node(name, t), BinaryOp::Mult, factor.node);
    } else {
      const Value k = literal(s, nice(1.5, 4, false));
      assign(name_node(name, t),
             binary(BinaryOp::Div, self(name, start.range), k, t, start.range).node);
    }
    const std::vector<NodeId> body = end_block(b);
    close_loop(false);
    emit_while(compare({self(name, start.range), mark}, {CompareOp::Gt}), body);
    return loop_result(add_local(name, t, {0, start.range.hi}));
  }
  // Counts to a limit, and may stop before.
  const Type i32 = Type::of(Scalar::Int32);
  const double count = nice(3, 10, true);
  const double most = is_float(s) ? limit_of(s) : std::min(limit_of(s), 1e9);
  const double room = most / (count * 2);
  Value start = decisions_.chance(1, 2) ? start_value(t, 0)
                                        : tame(leaf(t), std::min(soft_limit(s), most / 2));
  if (start.constant) start = start_value(t, 0);
  const Symbol name = fresh(words().accumulator);
  assign(name_node(name, t), start.node);
  const Symbol counter = fresh(words().int_local);
  assign(name_node(counter, i32), start_value(i32, 0).node);
  open_loop(false);
  const Block b = begin_block();
  Variable step;
  step.name = counter;
  step.type = i32;
  // The reverse of the loop sees the counter when it was counted up.
  step.range = {0, count};
  step.kind = VarKind::Loop;
  vars_.push_back(step);
  const std::size_t step_var = vars_.size() - 1;
  absorbs_ = is_float(s) && room >= 0.5;
  const auto random = without_random(is_float(s));
  Value e = operand(t, draw_depth(), rest);
  if (vars_[step_var].uses == 0) e = combine(e, step_var);
  e = absorb(e, b.first_variable);
  random_state_ = random;
  if (e.width > 60) e = hoist(e);
  Range range;
  const bool sum = room >= (is_float(s) ? 0.5 : 4);
  if (sum) {
    e = tame(e, std::max(room, is_float(s) ? 0.25 : 1.0));
    range = add(start.range, hull(mul(e.range, {0, count}), {0, 0}));
    aug_assign(name_node(name, t), BinaryOp::Add, e.node);
  } else {
    range = hull(start.range, e.range);
    assign(name_node(name, t), call(BuiltinId::Max, {self(name, range), e}, t, range).node);
  }
  aug_assign(name_node(counter, i32), BinaryOp::Add, literal(Scalar::Int32, 1).node);
  const std::vector<NodeId> body = end_block(b);
  close_loop(false);
  Value c;
  c.node = name_node(counter, i32);
  c.type = i32;
  c.hash = counter.v;
  c.width = 8;
  Value test = compare({c, literal(Scalar::Int32, count)}, {CompareOp::Lt});
  if (decisions_.chance(1, 2)) {
    Value v = self(name, range);
    const Value other = compare({v, threshold(v)}, {CompareOp::Lt});
    const NodeId both =
        node(NodeKind::BoolOp, {test.node, other.node}, static_cast<std::uint8_t>(BoolOp::And));
    tree_->type(both) = Type::of(Scalar::Bool);
    test.node = both;
  }
  emit_while(test, body);
  return loop_result(add_local(name, t, range));
}

}  // namespace weft::synth
