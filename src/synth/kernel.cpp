// The kernel: its first lines, one group of statements an output, and the module around it.
#include <algorithm>

#include "dead_code.h"
#include "generator.h"
#include "number.h"
#include "weft/ast/measure.h"
#include "weft/ast/walk.h"
#include "weft/base/permute.h"

namespace weft::synth {

std::string Generator::bound_text(const Bound& b) const {
  switch (b.kind) {
    case Bound::Kind::Launch:
      return info_->launch[static_cast<std::size_t>(b.value)].name;
    case Bound::Kind::Fixed:
      return std::to_string(b.value);
    case Bound::Kind::Param:
      return std::string(tree_->text(vars_[size_params_[static_cast<std::size_t>(b.value)]].name));
    case Bound::Kind::None:
      break;
  }
  return {};
}

double Generator::bound_limit(const Bound& b) const {
  switch (b.kind) {
    case Bound::Kind::Launch:
      return info_->launch[static_cast<std::size_t>(b.value)].limit;
    case Bound::Kind::Fixed:
      return b.value;
    case Bound::Kind::Param:
      return vars_[size_params_[static_cast<std::size_t>(b.value)]].range.hi;
    case Bound::Kind::None:
      break;
  }
  return 0;
}

void Generator::prologue() {
  const Type i32 = Type::of(Scalar::Int32);
  constexpr std::string_view kSingle[] = {"i", "tid", "idx", "index", "thread"};
  constexpr std::string_view kPairs[][4] = {
      {"i", "j", "k", "l"}, {"row", "col", "layer", "slab"}, {"x", "y", "z", "w"}};
  const std::size_t style = decisions_.rng().below(3);
  std::array<NodeId, 4> targets;
  for (int d = 0; d < rank_; ++d) {
    const auto k = static_cast<std::size_t>(d);
    Variable v;
    v.name =
        take(tree_->intern(rank_ == 1 ? kSingle[decisions_.rng().below(5)] : kPairs[style][k]));
    v.type = i32;
    v.range = {0, static_cast<double>(info_->launch[k].limit) - 1};
    v.kind = VarKind::Thread;
    v.bound = {Bound::Kind::Launch, d};
    vars_.push_back(v);
    thread_vars_.push_back(vars_.size() - 1);
    targets[k] = name_node(v.name, i32);
  }
  note_builtin("tid");
  const NodeId tid = call_node(wp("tid"), {});
  const NodeId target =
      rank_ == 1
          ? targets[0]
          : tree_->add(NodeKind::Tuple,
                       std::span<const NodeId>(targets.data(), static_cast<std::size_t>(rank_)));
  assign(target, tid);
  // if i >= n: return
  std::vector<NodeId> tests;
  for (int d = 0; d < rank_; ++d) {
    const int param = launch_param_[static_cast<std::size_t>(d)];
    if (param < 0) continue;
    const std::size_t thread = thread_vars_[static_cast<std::size_t>(d)];
    const std::uint32_t uses = vars_[thread].uses;
    const Value c = compare({use(thread), use(static_cast<std::size_t>(param))}, {CompareOp::GtE});
    vars_[thread].uses = uses;
    tests.push_back(c.node);
  }
  if (!tests.empty()) {
    Value test;
    test.node = tests[0];
    if (tests.size() > 1)
      test.node = tree_->add(NodeKind::BoolOp, tests, static_cast<std::uint8_t>(BoolOp::Or));
    tree_->type(test.node) = Type::of(Scalar::Bool);
    const NodeId back = node(NodeKind::Return, {});
    if (in_kernel_) ++info_->statements;
    emit(if_node(test, std::span(&back, 1), {}));
    info_->nesting = std::max(info_->nesting, 2u);
  }
  if (decisions_.chance(policy_->random, 1000)) {
    Value seed;
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      const Variable& v = vars_[i];
      if (v.kind == VarKind::Param && v.type == i32 && v.uses == 0) {
        seed = use(i);
        break;
      }
    }
    if (!seed.node.valid())
      seed = literal(Scalar::Int32, static_cast<double>(decisions_.rng().range(2, 9999)));
    Value offset = use(thread_vars_[0]);
    if (rank_ > 1) {
      const double stride = static_cast<double>(info_->launch[1].limit);
      const Value first = binary(BinaryOp::Mult, offset, literal(Scalar::Int32, stride), i32,
                                 scaled(offset.range, stride));
      offset = binary(BinaryOp::Add, first, use(thread_vars_[1]), i32, {0, 1e6});
    }
    const Value state =
        call("rand_init", {seed, offset}, Type::of(Scalar::UInt32), {0, 4294967295.0});
    Variable v;
    constexpr std::string_view kStates[] = {"state", "rng", "rand_state", "seed_state"};
    v.name = fresh(kStates);
    v.type = state.type;
    v.kind = VarKind::Random;
    assign(name_node(v.name, v.type), state.node);
    vars_.push_back(v);
    random_state_ = vars_.size() - 1;
  }
}

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
  std::vector<Symbol> outputs;
  for (const OutputPlan& out : outputs_) outputs.push_back(out.name);
  std::vector<NodeId> further(also.begin(), also.end());
  further.push_back(v.node);
  const std::vector<bool> read = names_read(*tree_, live, further, outputs);
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (!read[vars_[i].name.v] && vars_[i].kind != VarKind::Hidden) vars_[i].uses = 0;
  }
}

Value Generator::use_leftovers(Value v) {
  recount(0, v, pending_);
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (vars_[i].uses > 0 || !vars_[i].must_use || vars_[i].sum) continue;
    if (v.width > 48) v = hoist(v);
    if (vars_[i].kind == VarKind::Random) {
      const Value noise = call("randf", {use(i)}, Type::of(Scalar::Float32), {0, 1});
      v = combine_values(v, noise);
      continue;
    }
    v = combine(v, i);
  }
  return absorb(v, scope_base_);
}

void Generator::atomic(OutputPlan& out, Value v) {
  const Scalar s = out.type.scalar;
  const bool whole = !is_float(s);
  std::vector<Value> indices;
  for (const Bound& b : out.dims) indices.push_back(index_for(b));
  // Sums over all threads must stay in range, so the addends are small.
  v = tame(v, whole                  ? (scalar_bits(s) == 32 ? 1000 : 1e6)
              : s == Scalar::Float16 ? 0.5
                                     : soft_limit(s));
  if (v.constant) v = leaf(out.type);
  if (v.width > 60) v = hoist(v);
  std::array<std::uint32_t, 7> odds{50, lowest_of(s) < 0 ? 16u : 0u, 0, 0, 0, 0, 0};
  if (out.type.is_scalar() && s != Scalar::Float16) odds[2] = odds[3] = whole ? 24 : 2;
  if (whole && out.type.is_scalar()) odds[4] = odds[5] = odds[6] = 10;
  constexpr std::string_view kKeys[] = {"atomic_add", "atomic_sub", "atomic_min", "atomic_max",
                                        "atomic_and", "atomic_or",  "atomic_xor"};
  constexpr BinaryOp kOps[] = {BinaryOp::Add,    BinaryOp::Sub,   BinaryOp::Add,   BinaryOp::Add,
                               BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor};
  const std::size_t k = decisions_.choose(odds);
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
  const NodeId c = call_node(wp(kKeys[k]), std::span<const NodeId>(args.data(), n));
  tree_->type(c) = out.type;
  note_builtin(kKeys[k]);
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
    Value v = operand(field.type, draw_depth(), split(budget, static_cast<int>(n - i)));
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
      constexpr std::string_view kLetters[] = {"x", "y", "z", "w"};
      const std::array<Value, 1> at{literal(Scalar::Int32, static_cast<double>(i))};
      target = decisions_.rng().chance(1, 2)
                   ? attribute(target, tree_->intern(kLetters[i]), field.type, {})
                   : subscript(target, at, field.type, {});
    }
    assign(target.node, v.node);
  }
  if (whole) {
    const NodeId value = name_node(vars_[local].name, out.type);
    assign(output_target(out, indices), value);
  }
}

void Generator::write_output(OutputPlan& out, int budget, bool last) {
  if (out.type.is_struct() || out.form == OutputForm::Components) {
    store_components(out, own_place(out), budget);
    return;
  }
  auto value_of = [&](int b, bool leftovers) {
    absorbs_ = true;
    const std::size_t first = vars_.size();
    Value v = gen(out.type, draw_depth(), b);
    v = leftovers ? use_leftovers(v) : absorb(v, first);
    absorbs_ = false;
    if (v.constant) v = leaf(out.type);
    if (v.width > 72) v = hoist(v);
    return v;
  };
  switch (out.form) {
    case OutputForm::Store:
    case OutputForm::Components:
    case OutputForm::kCount: {
      const Value v = value_of(budget, last);
      store(out, own_place(out), v);
      break;
    }
    case OutputForm::Augment: {
      const Scalar s = out.type.scalar;
      const Value v = value_of(budget, last);
      const bool minus = lowest_of(s) < 0 && decisions_.chance(1, 3);
      const Value tamed = tame(v, is_float(s) ? limit_of(s) : std::min(limit_of(s) / 4, 1e9));
      aug_assign(output_target(out, own_place(out)), minus ? BinaryOp::Sub : BinaryOp::Add,
                 tamed.node);
      break;
    }
    case OutputForm::Atomic:
      atomic(out, value_of(budget, last));
      break;
    case OutputForm::Exchange: {
      const Value v = value_of(budget, last);
      const std::vector<Value> place = own_place(out);
      std::array<NodeId, 8> args;
      std::size_t n = 0;
      args[n++] = name_node(out.name, Type::array_of(out.type, out.rank));
      for (const Value& i : place) args[n++] = i.node;
      const bool cas = decisions_.chance(1, 2);
      if (cas) args[n++] = literal(out.type.scalar, static_cast<double>(decisions_.below(4))).node;
      args[n++] = v.node;
      const NodeId c = call_node(wp(cas ? "atomic_cas" : "atomic_exch"),
                                 std::span<const NodeId>(args.data(), n));
      tree_->type(c) = out.type;
      note_builtin(cas ? "atomic_cas" : "atomic_exch");
      emit(node(NodeKind::ExprStmt, {c}));
      break;
    }
    case OutputForm::Guarded: {
      int rest = std::max(0, budget - 1);
      const Value test = condition(1, split(rest, 3));
      pending_.push_back(test.node);
      const Block b = begin_block();
      const Value v = value_of(rest, last);
      store(out, own_place(out), v);
      const std::vector<NodeId> body = end_block(b);
      emit(if_node(test, body, {}));
      break;
    }
    case OutputForm::Branch: {
      int rest = std::max(0, budget - 2);
      const Value test = condition(1, split(rest, 3));
      pending_.push_back(test.node);
      const Block b = begin_block();
      const Value v = value_of(split(rest, 2), false);
      store(out, own_place(out), v);
      const std::vector<NodeId> body = end_block(b);
      pending_.insert(pending_.end(), body.begin(), body.end());
      const Block other = begin_block();
      Value w = value_of(rest, last);
      if (w.hash == v.hash)
        w = combine_values(w,
                           out.type.is_bool()
                               ? leaf(main_type())
                               : leaf(out.type.is_transform() ? out.type.scalar_type() : out.type));
      store(out, own_place(out), w);
      const std::vector<NodeId> orelse = end_block(other);
      emit(if_node(test, body, orelse));
      break;
    }
    case OutputForm::Loop: {
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
      Value v = gen(out.type, draw_depth(), std::max(0, budget - 1));
      if (last) v = use_leftovers(v);
      if (vars_[var].uses == 0) v = combine(v, var);
      if (v.width > 72) v = hoist(v);
      std::vector<Value> place = own_place(out);
      place.push_back(use(var));
      store(out, place, v);
      const std::vector<NodeId> body = end_block(b);
      close_loop(unrolled);
      note_builtin("range");
      const NodeId iter = call_node(name_node(tree_->intern("range")), std::span(&end, 1));
      std::vector<NodeId> kids{name_node(name, i32), iter};
      kids.insert(kids.end(), body.begin(), body.end());
      emit(tree_->add(NodeKind::For, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
      break;
    }
  }
}

void Generator::function_def(Symbol name, bool is_kernel, std::span<const ArgDecl> args,
                             std::span<const NodeId> statements) {
  std::vector<NodeId> body(statements.begin(), statements.end());
  std::vector<Symbol> kept;
  for (const ArgDecl& a : args) kept.push_back(a.name);
  if (is_kernel) {
    for (const std::size_t v : thread_vars_) kept.push_back(vars_[v].name);
    for (const std::size_t v : opening_vars_) kept.push_back(vars_[v].name);
  }
  remove_dead_code(*tree_, body, kept);
  if (is_kernel) whole_ = reads_all(body);
  std::vector<NodeId> nodes;
  for (const ArgDecl& a : args) nodes.push_back(node(NodeKind::Arg, {a.annotation}, 0, a.name));
  const auto count = static_cast<std::uint32_t>(nodes.size());
  const NodeId arguments = tree_->add(NodeKind::Arguments, nodes, 0, {}, 0, count);
  std::vector<NodeId> kids{arguments};
  kids.insert(kids.end(), body.begin(), body.end());
  const auto split_at = static_cast<std::uint32_t>(kids.size());
  kids.push_back(wp(is_kernel ? "kernel" : "func"));
  FunctionDecl decl;
  decl.name = name;
  decl.is_kernel = is_kernel;
  decl.args.assign(args.begin(), args.end());
  decl.def = tree_->add(NodeKind::FunctionDef, kids, 0, name, 0, split_at);
  tree_->functions.push_back(std::move(decl));
  tree_->items.push_back(
      {ItemKind::Function, static_cast<std::uint32_t>(tree_->functions.size() - 1)});
}

void Generator::finish_kernel() {
  // Arguments: inputs in the order of the plan, outputs after them or before the last few.
  std::size_t at = args_.size();
  if (decisions_.rng().chance(1, 3)) {
    while (at > 1 && !vars_[args_[at - 1].variable].type.is_array()) --at;
  }
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    ArgPlan arg;
    arg.output = static_cast<int>(i);
    args_.insert(args_.begin() + static_cast<std::ptrdiff_t>(at + i), arg);
  }
  std::vector<ArgDecl> decls;
  for (const ArgPlan& a : args_) {
    ArgDecl d;
    ArgInfo info;
    if (a.output >= 0) {
      const OutputPlan& out = outputs_[static_cast<std::size_t>(a.output)];
      d.name = out.name;
      d.type = Type::array_of(out.type, out.rank);
      info.role = out.role;
      info.range = {out.range.lo, out.range.hi};
      for (const Bound& b : out.dims) info.shape.push_back(bound_text(b));
    } else {
      const Variable& v = vars_[a.variable];
      d.name = v.name;
      d.type = v.type;
      info.range = {v.range.lo, v.range.hi};
      info.unit = a.unit;
      info.sorted = a.sorted;
      if (v.type.is_array()) {
        for (std::size_t k = 0; k < v.type.ndim; ++k) info.shape.push_back(bound_text(v.dims[k]));
      }
      if (a.size_of >= 0) info.equals = info_->launch[static_cast<std::size_t>(a.size_of)].name;
    }
    const Type element = d.type.is_array() ? d.type.element() : d.type;
    if (element.is_struct()) {
      for (const FieldPlan& f : structs_[element.index].fields)
        info.fields.push_back({std::string(tree_->text(f.name)), f.type, {f.range.lo, f.range.hi}});
    }
    d.annotation = annotation(d.type);
    info.name = tree_->text(d.name);
    info.type = d.type;
    decls.push_back(d);
    info_->args.push_back(std::move(info));
  }
  const Symbol name = fresh_compound(words().kernel_verb, words().noun);
  info_->kernel_name = tree_->text(name);
  function_def(name, true, decls, statements_);
  // What others refer to first: types and constants, then structs, then functions.
  auto order = [](ItemKind k) {
    switch (k) {
      case ItemKind::Alias:
        return 0;
      case ItemKind::Constant:
        return 1;
      case ItemKind::Struct:
        return 2;
      case ItemKind::Function:
        return 3;
    }
    return 3;
  };
  std::stable_sort(
      tree_->items.begin(), tree_->items.end(),
      [&order](const Item& a, const Item& b) { return order(a.kind) < order(b.kind); });
}

void Generator::kernel() {
  in_kernel_ = true;
  info_->nesting = 1;
  const auto& bands = policy_->statements;
  const std::size_t band = decisions_.below(bands.size() - 1);
  const int target = static_cast<int>(decisions_.range(bands[band], bands[band + 1]));
  // The first lines stand as they are, for they are read back.
  fit_lines_ = false;
  prologue();
  opening();
  fit_lines_ = true;
  marks_.clear();
  for (int i = 0; i < policy_->marked; ++i)
    marks_.push_back(static_cast<Define>(decisions_.choose(policy_->marks.w)));
  int rest = target - static_cast<int>(info_->statements + outputs_.size());
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    // The one that takes the leftovers comes last.
    const std::size_t k = i + 1 == outputs_.size() ? leftovers_ : i < leftovers_ ? i : i + 1;
    const int parts = static_cast<int>(outputs_.size() - i);
    const int share = std::max(0, rest / parts);
    const auto before = static_cast<int>(info_->statements);
    write_output(outputs_[k], share, k == leftovers_);
    rest -= static_cast<int>(info_->statements) - before - 1;
  }
  finish_kernel();
}

// Whether the kernel reads its arrays and what its opening statements made. In some few of ten
// thousand a value that did was dropped again later.
bool Generator::reads_all(const std::vector<NodeId>& body) {
  std::vector<NodeId> copy = body;
  std::vector<Symbol> outputs;
  for (const OutputPlan& out : outputs_) outputs.push_back(out.name);
  const std::vector<bool> read = names_read(*tree_, copy, {}, outputs);
  auto unread = [this, &read](std::size_t v) { return !read[vars_[v].name.v]; };
  return std::none_of(opening_vars_.begin(), opening_vars_.end(), unread) &&
         std::none_of(input_vars_.begin(), input_vars_.end(),
                      [&](std::size_t v) { return vars_[v].type.is_array() && unread(v); });
}

// Forgets the last program.
void Generator::begin_program(Category category, std::uint64_t seed, std::uint64_t number,
                              std::uint64_t index, std::uint64_t attempt, Tree& tree,
                              ProgramInfo& info) {
  policy_ = &policy_of(category);
  decisions_ = Decisions(Rng(seed, index, static_cast<std::uint64_t>(category) + 256 * attempt));
  signature_ = decode(category, number, decisions_.rng());
  Rng& rng = decisions_.rng();
  style_ = {rng.chance(3, 4), rng.chance(3, 4), rng.chance(1, 2), rng.chance(1, 2),
            rng.chance(1, 8)};
  words_ = &words_of(category);
  tree_ = &tree;
  info_ = &info;
  tree.clear();
  info = ProgramInfo{};
  info.category = category;
  vars_.clear();
  scope_base_ = names_base_ = 0;
  statements_.clear();
  names_.clear();
  module_names_.clear();
  structs_.clear();
  functions_.clear();
  constants_.clear();
  outputs_.clear();
  args_.clear();
  input_vars_.clear();
  opening_vars_.clear();
  size_params_.clear();
  thread_vars_.clear();
  random_state_.reset();
  builtins_.clear();
  pending_.clear();
  idiom_uses_.clear();
  idiom_words_.clear();
  in_kernel_ = false;
  function_depth_ = depth_ = loops_open_ = expression_depth_ = 0;
  nest_ = {};

  wp_ = tree.intern("wp");
  tree.modules.emplace_back(wp_, "warp");
}

void Generator::run(Category category, std::uint64_t seed, std::uint64_t number,
                    std::uint64_t index, Tree& tree, ProgramInfo& info) {
  // The number stays, another random stream is tried.
  for (std::uint64_t attempt = 0; attempt < 8; ++attempt) {
    begin_program(category, seed, number, index, attempt, tree, info);
    main_ = main_of(signature_);
    plan_launch();
    make_structs();
    plan_inputs();
    plan_guards();
    plan_outputs();
    kernel();
    if (whole_) break;
  }
  remove_unreferenced(tree);
  take_stock();
  info.description = describe();
}

// What the finished program is like, now that what it did not need is gone.
void Generator::take_stock() {
  const FunctionId kernel{static_cast<std::uint32_t>(tree_->functions.size() - 1)};
  const Measure m = measure(*tree_, kernel);
  info_->statements = m.statements;
  info_->function_statements = m.function_statements;
  info_->loops = m.loops;
  info_->nesting = m.nesting;
  std::erase_if(functions_, [this](const FunctionPlan& f) {
    return std::none_of(tree_->functions.begin(), tree_->functions.end(),
                        [&f](const FunctionDecl& d) { return d.name == f.name; });
  });
  std::vector<NodeId> queue;
  std::vector<bool> named(tree_->symbol_count(), false);
  for (const FunctionDecl& f : tree_->functions) {
    walk_breadth_first(*tree_, f.def, queue, [this, &named](NodeId id) {
      const NodeKind kind = tree_->node(id).kind;
      if (kind == NodeKind::Attribute || kind == NodeKind::Name)
        named[tree_->node(id).name.v] = true;
    });
  }
  // Constructors are noted by the names of their kinds, which nothing in the text has.
  for (const std::string_view key : builtins_) {
    const bool kind =
        key == "vector" || key == "matrix" || key == "quaternion" || key == "transformation";
    if (kind || named[tree_->find(key).v]) info_->builtins.emplace_back(key);
  }
  std::sort(info_->builtins.begin(), info_->builtins.end());
}

}  // namespace weft::synth

namespace weft {

struct Synthesizer::State {
  explicit State(std::uint64_t s) : seed(s), permutation(Synthesizer::permutation(s)) {}
  std::uint64_t seed;
  Permutation permutation;
  synth::Generator generator;
};

static_assert(Synthesizer::kSpace == std::uint64_t{1} << synth::kSpaceBits);

Permutation Synthesizer::permutation(std::uint64_t seed) {
  return Permutation::of_bits(seed, synth::kSpaceBits);
}

Synthesizer::Synthesizer(std::uint64_t seed) : state_(std::make_unique<State>(seed)) {}
Synthesizer::~Synthesizer() = default;
Synthesizer::Synthesizer(Synthesizer&&) noexcept = default;

void Synthesizer::make(Category category, std::uint64_t index, Tree& tree, ProgramInfo& info) {
  const RowContext context(state_->seed, index);
  WEFT_CHECK(index < state_->permutation.size(), "row index is beyond the space of rows");
  state_->generator.run(category, state_->seed, state_->permutation.apply(index), index, tree,
                        info);
}

void synthesize(std::uint64_t seed, std::uint64_t index, Category category, Tree& tree,
                ProgramInfo& info) {
  Synthesizer(seed).make(category, index, tree, info);
}

}  // namespace weft
