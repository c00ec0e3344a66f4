// Loops: accumulations over static and dynamic ranges, and loops that run until a condition fails.
//
// In the loop's body, only the update of a loop-carried local may use it. The form of this update
// bounds the local: a sum with a known number of terms, a maximum, a blend. The range of the local
// covers its initial value, so the statements after the loop are also safe in Warp's backward pass,
// which reads the initial value instead of the final one.
#include "generator.h"

namespace weft::synth {

NodeId Generator::range_call(std::initializer_list<NodeId> args) {
  return call_node(bare(BuiltinId::Range), std::span<const NodeId>(args.begin(), args.size()));
}

// Over an array's extent, of at most `limit`.
std::optional<Generator::Trips> Generator::trips_over_array(double limit) {
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
    Trips t;
    t.iter = range_call({extent.node});
    t.bound = bound;
    t.extent_of = i;
    t.count = static_cast<std::int64_t>(bound_limit(bound));
    t.values = {0, static_cast<double>(t.count - 1)};
    return t;
  }
  return std::nullopt;
}

// Over a size that is an argument, of at most `limit`.
std::optional<Generator::Trips> Generator::trips_over_size(double limit) {
  if (size_params_.empty()) return std::nullopt;
  const auto p = decisions_.below(size_params_.size());
  const Range r = vars_[size_params_[p]].range;
  if (r.hi > limit) return std::nullopt;
  Trips t;
  t.iter = range_call({use(size_params_[p]).node});
  t.bound = {Bound::Kind::Param, static_cast<std::int32_t>(p)};
  t.count = static_cast<std::int64_t>(r.hi);
  t.values = {0, r.hi - 1};
  return t;
}

// Over the last whole number in scope that is not negative, at most 12 times.
std::optional<Generator::Trips> Generator::trips_over_number() {
  for (std::size_t i = vars_.size(); i-- > scope_base_;) {
    const Variable& x = vars_[i];
    if (x.type != Type::of(Scalar::Int32) || x.kind == VarKind::Loop || x.kind == VarKind::Thread ||
        x.range.lo < 0 || x.range.hi < 2)
      continue;
    if (x.kind == VarKind::Constant) continue;
    Value n = use(i);
    if (n.range.hi > 12) {
      const double top = nice(4, 12, true);
      n = call(BuiltinId::Min, {n, literal(Scalar::Int32, top)}, n.type, {0, top});
    }
    Trips t;
    t.iter = range_call({n.node});
    t.count = static_cast<std::int64_t>(n.range.hi);
    t.values = {0, n.range.hi};
    return t;
  }
  return std::nullopt;
}

// Over a size argument, an array's extent or a bounded integer, where there is one.
std::optional<Generator::Trips> Generator::trips_over_variable(double limit) {
  const auto form = decisions_.below(4);
  if (form == 0 && loops_open_ == 0) {
    if (const auto t = trips_over_array(limit)) return t;
  }
  if (form <= 1) {
    if (const auto t = trips_over_size(limit)) return t;
  }
  if (form <= 2 && limit >= 12) return trips_over_number();
  return std::nullopt;
}

// A constant range that Warp unrolls, if there is no break in it.
Generator::Trips Generator::constant_trips(bool needs_break) {
  const auto i32 = [this](double v) { return literal(Scalar::Int32, v).node; };
  Trips t;
  t.needs_break = needs_break;
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
          needs_break ? nice(4, 12, true) : nice(2, decisions_.chance(1, 8) ? 12 : 5, true);
      t.iter = range_call({i32(n)});
      t.count = static_cast<std::int64_t>(n);
      t.values = {0, n - 1};
    }
  }
  return t;
}

Generator::Trips Generator::trips(bool dynamic, double limit) {
  note_builtin(BuiltinId::Range);
  if (dynamic && in_kernel_) {
    if (const auto t = trips_over_variable(limit)) return *t;
  }
  if (!dynamic) return constant_trips(false);
  // More iterations than Warp unrolls, or a break, make a constant range dynamic.
  if (limit < 32 || !decisions_.chance(7, 8)) return constant_trips(true);
  const double n = nice(17, 32, true);
  Trips t;
  t.iter = range_call({literal(Scalar::Int32, n).node});
  t.count = static_cast<std::int64_t>(n);
  t.values = {0, n - 1};
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

// How the loop's body changes the accumulator. `room`: how large a term of a sum may be.
Generator::Accumulation Generator::accumulation(const Type& t, bool dynamic, double room) {
  using enum Accumulation;
  const Scalar s = t.scalar;
  Accumulation form = Sum;
  const auto pick = decisions_.below(12);
  if (pick >= 9 && !t.is_matrix()) form = pick == 9 ? Maximum : pick == 10 ? Minimum : Blend;
  if (pick == 8 && lowest_of(s) < 0) form = Difference;
  if (form == Blend && !is_float(s)) form = Maximum;
  if ((form == Maximum || form == Minimum) && dynamic && is_float(s) && decisions_.chance(3, 4))
    form = Blend;
  // Small types have no room for a sum of many terms.
  if ((form == Sum || form == Difference) && room < (is_float(s) ? 0.5 : 4))
    form = t.is_matrix() ? Sum : Maximum;
  return form;
}

// The accumulator as it stands in an expression.
Value Generator::accumulated(Symbol name, const Type& t, Range range) {
  Value v;
  v.node = name_node(name, t);
  v.type = t;
  v.range = range;
  v.hash = name.v * 77;
  v.width = 8;
  return v;
}

// The statement that changes the accumulator, whose range at the start is `before`, by `e`. Returns
// its range after `count` iterations.
Range Generator::accumulate(Symbol name, const Type& t, Accumulation form, Range before,
                            const Value& e, double count) {
  const NodeId target = name_node(name, t);
  const Value self = accumulated(name, t, before);
  const Range both = hull(before, e.range);
  switch (form) {
    case Accumulation::Sum:
    case Accumulation::Difference: {
      const bool adds = form == Accumulation::Sum;
      const Range total = mul(adds ? e.range : negate(e.range), {0, count});
      const Range range = add(before, hull(total, {0, 0}));
      const BinaryOp op = adds ? BinaryOp::Add : BinaryOp::Sub;
      if (decisions_.chance(3, 4)) {
        aug_assign(target, op, e.node);
      } else {
        assign(target, binary(op, self, e, t, range).node);
      }
      return range;
    }
    case Accumulation::Maximum:
      assign(target, call(BuiltinId::Max, {self, e}, t, {}).node);
      return both;
    case Accumulation::Minimum:
      assign(target, call(BuiltinId::Min, {self, e}, t, {}).node);
      return both;
    case Accumulation::Blend: {
      const Value w = number(t.scalar, 0.1, 0.6);
      assign(target, call(BuiltinId::Lerp, {self, e, w}, t, both).node);
      return both;
    }
  }
  WEFT_UNREACHABLE();
}

// Stops early, on what this iteration has made of the accumulator or on the loop's own values.
void Generator::break_early(Symbol name, const Type& t, Range range) {
  Value test;
  if (t.is_scalar()) {
    const Value self = accumulated(name, t, range);
    const CompareOp op = decisions_.chance(1, 2) ? CompareOp::Gt : CompareOp::Lt;
    test = compare({self, threshold(self)}, {op});
  } else {
    test = condition(0, 0);
  }
  const Block inner = begin_block();
  emit(node(NodeKind::Break, {}));
  const std::vector<NodeId> stop = end_block(inner);
  emit(if_node(test, stop, {}));
}

// A variable that a loop changes from one iteration to the next.
std::size_t Generator::add_counter(Symbol name, Range range, Bound bound, bool unrolled) {
  Variable v;
  v.name = name;
  v.type = Type::of(Scalar::Int32);
  v.range = range;
  v.kind = VarKind::Loop;
  v.bound = bound;
  v.unrolled = unrolled;
  vars_.push_back(v);
  return vars_.size() - 1;
}

// The loop's statement: `first` is its test, or its variable and its range.
void Generator::emit_loop(NodeKind kind, std::initializer_list<NodeId> first,
                          std::span<const NodeId> body) {
  std::vector<NodeId> kids(first);
  kids.insert(kids.end(), body.begin(), body.end());
  emit(tree_->add(kind, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
}

Value Generator::define_for(const Type& t, int budget, bool dynamic) {
  const Scalar s = t.scalar;
  // A function's result is used as any value is, so its loops are mostly of the unrolled kind.
  if (!in_kernel_ && is_float(s) && decisions_.chance(4, 5)) dynamic = false;
  // Whole numbers become conditions, indices and factors of what has a gradient.
  if (!is_float(s) && is_float(main_) && decisions_.chance(3, 4)) dynamic = false;
  dynamic = dynamic || !may_unroll();
  const double most = is_float(s) ? limit_of(s) : std::min(limit_of(s), 1e9);
  const Trips trip = trips(dynamic, std::min(2000.0, most / 2));
  // What stands before the loop does not read the array, see trips_over_array().
  if (trip.extent_of) vars_[*trip.extent_of].kind = VarKind::Hidden;
  const double count = static_cast<double>(trip.count);
  const double room = most / (count * 2);
  Accumulation form = accumulation(t, dynamic, room);

  const bool sums = form == Accumulation::Sum || form == Accumulation::Difference;
  const bool zero_start = sums && decisions_.chance(4, 5);
  Value start = zero_start ? start_value(t, 0) : tame(leaf(t), std::min(soft_limit(s), most / 2));
  if (start.constant && !zero_start) start = start_value(t, 0);
  const Symbol name = fresh(words().accumulator);
  assign(name_node(name, t), start.node);
  if (trip.extent_of) vars_[*trip.extent_of].kind = VarKind::Array;

  ++info_->loops;
  open_loop(!dynamic);
  const Symbol index_name = fresh(words().loop_variable);
  const Block b = begin_block();
  const std::size_t index_var = add_counter(index_name, trip.values, trip.bound, !dynamic);
  absorbs_ = is_float(s);
  const auto random = without_random(dynamic);
  if (!trip.needs_break) maybe_jump(dynamic, false);
  const std::size_t made_of = from_counter(trip, index_var, t);
  Value e = operand(t, draw_depth(), budget - 3);
  // Where the jump's condition alone uses the counter, that is enough.
  if (vars_[index_var].uses == 0) {
    e = combine(e, index_var);
  } else if (vars_[made_of].uses == 0) {
    e = combine(e, made_of);
  }
  const std::uint32_t plain = e.hash;
  e = absorb(e, b.first_variable);
  const bool takes_sums = e.hash != plain;
  if (takes_sums && (form == Accumulation::Maximum || form == Accumulation::Minimum))
    form = Accumulation::Blend;
  random_state_ = random;
  if (e.width > 60) e = hoist(e);
  if (sums) e = tame(e, std::max(room, is_float(s) ? 0.25 : 1.0));
  const Range range = accumulate(name, t, form, start.range, e, count);
  if (trip.needs_break) break_early(name, t, range);
  const std::vector<NodeId> body = end_block(b);
  close_loop(!dynamic);
  emit_loop(NodeKind::For, {name_node(index_name, Type::of(Scalar::Int32)), trip.iter}, body);
  const std::size_t made = add_local(name, t, range);
  return dynamic || takes_sums ? loop_result(made) : use(made);
}

// Shrinks until it is below a mark: ends because the factor is below one.
Value Generator::define_shrinking(const Type& t, int budget) {
  const Scalar s = t.scalar;
  Value start = require(operand(t, draw_depth(), budget), Domain::NotNegative);
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
           binary(BinaryOp::Div, accumulated(name, t, start.range), k, t, start.range).node);
  }
  const std::vector<NodeId> body = end_block(b);
  close_loop(false);
  const Value test = compare({accumulated(name, t, start.range), mark}, {CompareOp::Gt});
  emit_loop(NodeKind::While, {test.node}, body);
  return loop_result(add_local(name, t, {0, start.range.hi}));
}

// The test of a loop that counts to `count` and may stop before, at a mark of the accumulator.
NodeId Generator::counting_test(Symbol counter, double count, Symbol name, const Type& t,
                                Range range) {
  const Type i32 = Type::of(Scalar::Int32);
  Value c;
  c.node = name_node(counter, i32);
  c.type = i32;
  c.hash = counter.v;
  c.width = 8;
  const Value test = compare({c, literal(Scalar::Int32, count)}, {CompareOp::Lt});
  if (!decisions_.chance(1, 2)) return test.node;
  const Value v = accumulated(name, t, range);
  const Value other = compare({v, threshold(v)}, {CompareOp::Lt});
  const NodeId both =
      node(NodeKind::BoolOp, {test.node, other.node}, static_cast<std::uint8_t>(BoolOp::And));
  tree_->type(both) = Type::of(Scalar::Bool);
  return both;
}

Value Generator::define_while(const Type& t, int budget) {
  const Scalar s = t.scalar;
  if (!is_float(s) && is_float(main_) && decisions_.chance(3, 4))
    return define_for(t, budget, false);
  ++info_->loops;
  if (is_float(s) && decisions_.chance(1, 3)) return define_shrinking(t, budget - 4);
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
  // The reverse of the loop sees the counter when it was counted up.
  const std::size_t step_var = add_counter(counter, {0, count}, {}, false);
  absorbs_ = is_float(s) && room >= 0.5;
  const auto random = without_random(is_float(s));
  Value e = operand(t, draw_depth(), budget - 4);
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
    assign(name_node(name, t),
           call(BuiltinId::Max, {accumulated(name, t, range), e}, t, range).node);
  }
  aug_assign(name_node(counter, i32), BinaryOp::Add, literal(Scalar::Int32, 1).node);
  const std::vector<NodeId> body = end_block(b);
  close_loop(false);
  emit_loop(NodeKind::While, {counting_test(counter, count, name, t, range)}, body);
  return loop_result(add_local(name, t, range));
}

}  // namespace weft::synth
