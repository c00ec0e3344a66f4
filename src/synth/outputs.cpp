// Outputs: how a value reaches its array: stored, added, by an atomic, component by component, in a
// branch or a loop.
//
// Input: the plan of an output, and the number of statements that it may use. Invariant: the last
// output takes in all locals and inputs that nothing else has used, so none is left unread.
#include <algorithm>

#include "dead_code.h"
#include "generator.h"

namespace weft::synth {
namespace {

// How an atomic changes what many threads share.
enum class Gathering : std::uint8_t { Add, Sub, Min, Max, And, Or, Xor };

constexpr std::string_view kCounts[] = {"counters",       "tallies",       "votes",
                                        "zero_crossings", "accept_counts", "class_totals",
                                        "hit_counts",     "cell_counts"};
constexpr std::string_view kLowest[] = {"minima", "bounds", "extremes"};
constexpr std::string_view kHighest[] = {"maxima", "peak_levels", "bounds", "extremes"};

// Whether an output's name says another change than the one that is made to it.
bool belies(std::string_view name, Gathering change, bool whole) {
  const auto in = [name](std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  switch (change) {
    case Gathering::Add:
      return in(kLowest) || in(kHighest) || (!whole && in(kCounts));
    case Gathering::Min:
      return !in(kLowest);
    case Gathering::Max:
      return !in(kHighest);
    case Gathering::Sub:
    case Gathering::And:
    case Gathering::Or:
    case Gathering::Xor:
      break;
  }
  return true;
}

// Names of what is gathered.
Words gathered(Gathering change) {
  static constexpr std::string_view kAdd[] = {"totals", "sums", "aggregate", "pooled", "cell_sums"};
  static constexpr std::string_view kSub[] = {"remaining", "balances", "deficits", "budgets",
                                              "leftover"};
  static constexpr std::string_view kMin[] = {"minima", "lowest", "lower_bounds", "floor_values",
                                              "smallest_seen"};
  static constexpr std::string_view kMax[] = {"maxima", "highest", "upper_bounds", "peaks",
                                              "largest_seen"};
  static constexpr std::string_view kAnd[] = {"common_bits", "shared_mask", "agreed_bits"};
  static constexpr std::string_view kOr[] = {"seen_bits", "occupancy_bits", "union_mask"};
  static constexpr std::string_view kXor[] = {"parity_bits", "checksums", "toggled_bits"};
  switch (change) {
    case Gathering::Add:
      return kAdd;
    case Gathering::Sub:
      return kSub;
    case Gathering::Min:
      return kMin;
    case Gathering::Max:
      return kMax;
    case Gathering::And:
      return kAnd;
    case Gathering::Or:
      return kOr;
    case Gathering::Xor:
      break;
  }
  return kXor;
}

}  // namespace

std::vector<Value> Generator::own_place(const OutputPlan& out) {
  std::vector<Value> indices;
  for (const Bound& b : out.dims) {
    if (b.kind != Bound::Kind::Launch) break;
    indices.push_back(use(thread_vars_[static_cast<std::size_t>(b.value)]));
  }
  return indices;
}

NodeId Generator::output_target(const OutputPlan& out, std::span<const Value> indices) {
  Value v;
  v.node = name_node(out.name, Type::array_of(out.type, out.rank));
  return subscript(v, indices, out.type, {}).node;
}

void Generator::store(const OutputPlan& out, std::span<const Value> indices, Value v) {
  assign(output_target(out, indices), v.node);
}

// Counts the variables of this function as unused that only dead code reads. `first` is the
// function's first statement, `v` what it is about to write.
void Generator::recount(std::size_t first, const Value& v, std::span<const NodeId> also) {
  std::vector<NodeId> live(statements_.begin() + static_cast<std::ptrdiff_t>(first),
                           statements_.end());
  // A function's local may have the name of an output, which it is not.
  std::vector<Symbol> outputs;
  if (in_kernel_) {
    for (const OutputPlan& out : outputs_) outputs.push_back(out.name);
  }
  std::vector<NodeId> further(also.begin(), also.end());
  further.push_back(v.node);
  const std::vector<bool> read = names_read(*tree_, live, further, outputs);
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (!read[vars_[i].name.v] && vars_[i].kind != VarKind::Hidden &&
        vars_[i].kind != VarKind::Load)
      vars_[i].uses = 0;
  }
}

Value Generator::use_leftovers(Value v) {
  recount(0, v, pending_);
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (vars_[i].uses > 0 || !vars_[i].must_use || vars_[i].sum) continue;
    if (v.width > 48) v = hoist(v);
    if (vars_[i].kind == VarKind::Random) {
      const Value noise = call(BuiltinId::Randf, {use(i)}, Type::of(Scalar::Float32), {0, 1});
      v = combine_values(v, noise);
      continue;
    }
    v = combine(v, i);
  }
  return absorb(v, scope_base_);
}

// Where an atomic adds to: the first place, or one that a number of the thread's decides.
Value Generator::bin_for(Bound b) {
  if (b.kind != Bound::Kind::Fixed) return index_for(b);
  const Type i32 = Type::of(Scalar::Int32);
  if (b.value == 1 || decisions_.chance(1, 2)) return literal(Scalar::Int32, 0);
  Value v;
  for (std::size_t i = vars_.size(); i-- > scope_base_;) {
    const Variable& x = vars_[i];
    const Type element = x.type.is_array() ? x.type.element() : x.type;
    if (element == i32 && x.range.lo >= 0 && x.kind != VarKind::Thread && !is_size(i) &&
        x.kind != VarKind::Constant && x.kind != VarKind::Hidden) {
      v = variable_value(i);
      break;
    }
  }
  if (!v.node.valid()) v = use(thread_vars_[0]);
  if (v.range.hi < b.value) return v;
  return binary(BinaryOp::Mod, v, literal(Scalar::Int32, b.value), i32, {0, b.value - 1.0});
}

void Generator::atomic(OutputPlan& out, Value v) {
  const Scalar s = out.type.scalar;
  const bool whole = !is_float(s);
  std::vector<Value> indices;
  for (const Bound& b : out.dims) indices.push_back(bin_for(b));
  // Sums over all threads must stay in range, so the addends are small.
  v = tame(v, whole                  ? (scalar_bits(s) == 32 ? 1000 : 1e6)
              : s == Scalar::Float16 ? 0.5
                                     : soft_limit(s));
  if (v.constant) v = leaf(out.type);
  if (v.width > 60) v = hoist(v);
  std::array<std::uint32_t, 7> odds{50, lowest_of(s) < 0 ? 16u : 0u, 0, 0, 0, 0, 0};
  if (out.type.is_scalar() && s != Scalar::Float16) odds[2] = odds[3] = whole ? 24 : 2;
  if (whole && out.type.is_scalar()) odds[4] = odds[5] = odds[6] = 10;
  static constexpr BuiltinId kAtomics[] = {
      BuiltinId::AtomicAdd, BuiltinId::AtomicSub, BuiltinId::AtomicMin, BuiltinId::AtomicMax,
      BuiltinId::AtomicAnd, BuiltinId::AtomicOr,  BuiltinId::AtomicXor};
  static constexpr BinaryOp kOps[] = {BinaryOp::Add,   BinaryOp::Sub,    BinaryOp::Add,
                                      BinaryOp::Add,   BinaryOp::BitAnd, BinaryOp::BitOr,
                                      BinaryOp::BitXor};
  const std::size_t k = decisions_.choose(odds);
  const auto change = static_cast<Gathering>(k);
  if (out.counter && belies(tree_->text(out.name), change, whole))
    out.name = fresh(gathered(change));
  const bool operator_form = k != 2 && k != 3 && decisions_.chance(1, 3);
  if (operator_form) {
    aug_assign(output_target(out, indices), kOps[k], v.node);
    return;
  }
  std::array<NodeId, 6> args;
  std::size_t n = 0;
  args[n++] = name_node(out.name, Type::array_of(out.type, out.rank));
  for (const Value& i : indices) args[n++] = i.node;
  args[n++] = v.node;
  const NodeId c = call_node(wp(kAtomics[k]), std::span<const NodeId>(args.data(), n));
  tree_->type(c) = out.type;
  note_builtin(kAtomics[k]);
  emit(node(NodeKind::ExprStmt, {c}));
}

void Generator::store_components(OutputPlan& out, std::span<const Value> indices, int budget) {
  const bool is_struct = out.type.is_struct();
  const std::size_t n = is_struct ? structs_[out.type.index].fields.size() : out.type.rows;
  const bool last = &out == &outputs_[leftovers_];
  // Fields of a local that is stored whole, or of the array's element directly.
  std::size_t local = 0;
  const bool whole = is_struct && (out.form == OutputForm::Store || decisions_.chance(1, 2));
  if (whole) {
    const Symbol name =
        fresh(words().struct_array.subspan(0, 1).empty() ? words().noun : words().noun);
    const NodeId make = call_node(name_node(structs_[out.type.index].name), {});
    tree_->type(make) = out.type;
    assign(name_node(name, out.type), make);
    local = add_local(name, out.type, {});
    vars_[local].must_use = false;
    vars_[local].kind = VarKind::Hidden;  // it is being made
  }
  for (std::size_t i = 0; i < n; ++i) {
    const FieldPlan field = is_struct ? structs_[out.type.index].fields[i]
                                      : FieldPlan{{}, out.type.scalar_type(), {}, false};
    Value v = operand_of_share(field.type, 0, budget, static_cast<int>(n - i));
    if (last && i + 1 == n) v = use_leftovers(v);
    if (v.width > 70) v = hoist(v);
    std::vector<Value> again;
    for (std::size_t k = 0; k < indices.size(); ++k) {
      again.push_back(use(thread_vars_[static_cast<std::size_t>(out.dims[k].value)]));
    }
    Value target;
    if (whole) {
      target.node = name_node(vars_[local].name, out.type);
    } else {
      target.node = output_target(out, again);
    }
    target.type = out.type;
    if (is_struct) {
      target = attribute(target, field.name, field.type, {});
    } else {
      static constexpr std::string_view kLetters[] = {"x", "y", "z", "w"};
      const std::array<Value, 1> at{literal(Scalar::Int32, static_cast<double>(i))};
      target = style_.letters ? attribute(target, tree_->intern(kLetters[i]), field.type, {})
                              : subscript(target, at, field.type, {});
    }
    assign(target.node, v.node);
  }
  if (whole) {
    const NodeId value = name_node(vars_[local].name, out.type);
    assign(output_target(out, indices), value);
  }
}

// The value that an output gets; the last one uses up what nothing has used.
Value Generator::output_value(const OutputPlan& out, int budget, bool last) {
  absorbs_ = true;
  const std::size_t first = vars_.size();
  Value v = gen(out.type, draw_depth(), budget);
  v = last ? use_leftovers(v) : absorb(v, first);
  absorbs_ = false;
  if (v.constant) v = leaf(out.type);
  if (v.width > 72) v = hoist(v);
  return v;
}

void Generator::augment_output(OutputPlan& out, const Value& v) {
  const Scalar s = out.type.scalar;
  const bool minus = lowest_of(s) < 0 && decisions_.chance(1, 3);
  const Value tamed = tame(v, is_float(s) ? limit_of(s) : std::min(limit_of(s) / 4, 1e9));
  aug_assign(output_target(out, own_place(out)), minus ? BinaryOp::Sub : BinaryOp::Add, tamed.node);
}

void Generator::exchange_output(OutputPlan& out, const Value& v) {
  const std::vector<Value> place = own_place(out);
  std::array<NodeId, 8> args;
  std::size_t n = 0;
  args[n++] = name_node(out.name, Type::array_of(out.type, out.rank));
  for (const Value& i : place) args[n++] = i.node;
  const bool cas = decisions_.chance(1, 2);
  if (cas) args[n++] = literal(out.type.scalar, static_cast<double>(decisions_.below(4))).node;
  args[n++] = v.node;
  const NodeId c = call_node(wp(cas ? BuiltinId::AtomicCas : BuiltinId::AtomicExch),
                             std::span<const NodeId>(args.data(), n));
  tree_->type(c) = out.type;
  note_builtin(cas ? BuiltinId::AtomicCas : BuiltinId::AtomicExch);
  emit(node(NodeKind::ExprStmt, {c}));
}

void Generator::write_guarded(OutputPlan& out, int budget, bool last) {
  int rest = std::max(0, budget - 1);
  const Value test = condition(1, split(rest, 3));
  pending_.push_back(test.node);
  const Block b = begin_block();
  const Value v = output_value(out, rest, last);
  store(out, own_place(out), v);
  const std::vector<NodeId> body = end_block(b);
  emit(if_node(test, body, {}));
}

void Generator::write_in_branches(OutputPlan& out, int budget, bool last) {
  int rest = std::max(0, budget - 2);
  const Value test = condition(1, split(rest, 3));
  pending_.push_back(test.node);
  const Block b = begin_block();
  const Value v = output_value(out, split(rest, 2), false);
  store(out, own_place(out), v);
  const std::vector<NodeId> body = end_block(b);
  pending_.insert(pending_.end(), body.begin(), body.end());
  const Block other = begin_block();
  Value w = output_value(out, rest, last);
  if (w.hash == v.hash)
    w = combine_values(w, out.type.is_bool()
                              ? leaf(main_type())
                              : leaf(out.type.is_transform() ? out.type.scalar_type() : out.type));
  store(out, own_place(out), w);
  const std::vector<NodeId> orelse = end_block(other);
  emit(if_node(test, body, orelse));
}

// Stores along the last dimension.
void Generator::write_in_loop(OutputPlan& out, int budget, bool last) {
  ++info_->loops;
  const Bound bound = out.dims.back();
  const bool unrolled = bound.kind == Bound::Kind::Fixed;
  open_loop(unrolled);
  const Type i32 = Type::of(Scalar::Int32);
  const Symbol name = fresh(words().loop_variable);
  NodeId end;
  if (bound.kind == Bound::Kind::Fixed) {
    end = literal(Scalar::Int32, bound.value).node;
  } else {
    end = use(size_params_[static_cast<std::size_t>(bound.value)]).node;
  }
  pending_.push_back(end);
  const Block b = begin_block();
  Variable index;
  index.name = name;
  index.type = i32;
  index.range = {0, bound_limit(bound) - 1};
  index.kind = VarKind::Loop;
  index.bound = bound;
  index.unrolled = unrolled;
  vars_.push_back(index);
  const std::size_t var = vars_.size() - 1;
  const Trips trip{
      end, static_cast<std::int64_t>(bound_limit(bound)), index.range, bound, false, std::nullopt};
  const std::size_t made_of = from_counter(trip, var, out.type);
  Value v = gen(out.type, draw_depth(), std::max(0, budget - 1));
  if (last) v = use_leftovers(v);
  if (vars_[var].uses == 0) {
    v = combine(v, var);
  } else if (vars_[made_of].uses == 0) {
    v = combine(v, made_of);
  }
  if (v.width > 72) v = hoist(v);
  std::vector<Value> place = own_place(out);
  place.push_back(use(var));
  store(out, place, v);
  const std::vector<NodeId> body = end_block(b);
  close_loop(unrolled);
  note_builtin(BuiltinId::Range);
  const NodeId iter = call_node(bare(BuiltinId::Range), std::span(&end, 1));
  std::vector<NodeId> kids{name_node(name, i32), iter};
  kids.insert(kids.end(), body.begin(), body.end());
  emit(tree_->add(NodeKind::For, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
}

void Generator::write_output(OutputPlan& out, int budget, bool last) {
  if (out.type.is_struct() || out.form == OutputForm::Components) {
    store_components(out, own_place(out), budget);
    return;
  }
  switch (out.form) {
    case OutputForm::Store:
    case OutputForm::Components:
    case OutputForm::kCount: {
      const Value v = output_value(out, budget, last);
      store(out, own_place(out), v);
      break;
    }
    case OutputForm::Augment:
      augment_output(out, output_value(out, budget, last));
      break;
    case OutputForm::Atomic:
      atomic(out, output_value(out, budget, last));
      break;
    case OutputForm::Exchange:
      exchange_output(out, output_value(out, budget, last));
      break;
    case OutputForm::Guarded:
      write_guarded(out, budget, last);
      break;
    case OutputForm::Branch:
      write_in_branches(out, budget, last);
      break;
    case OutputForm::Loop:
      write_in_loop(out, budget, last);
      break;
  }
}

}  // namespace weft::synth
