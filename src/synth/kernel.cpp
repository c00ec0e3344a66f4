// The kernel: its first lines, the module around it, and the order in which the parts of a program
// are made.
#include <algorithm>

#include "dead_code.h"
#include "generator.h"
#include "loop_invariants.h"
#include "names_by_use.h"
#include "number.h"
#include "unset_constants.h"
#include "weft/ast/measure.h"
#include "weft/ast/walk.h"
#include "weft/builtins/builtins.h"

namespace weft::synth {

Size Generator::size_of(const Bound& b) const {
  switch (b.kind) {
    case Bound::Kind::Launch:
      return Size::of({SizeTerm::Kind::LaunchDim, static_cast<std::uint32_t>(b.value), 0});
    case Bound::Kind::Fixed:
      return Size::number(b.value);
    case Bound::Kind::Param: {
      const std::size_t variable = size_params_[static_cast<std::size_t>(b.value)];
      const auto it = std::find_if(args_.begin(), args_.end(), [&](const ArgPlan& a) {
        return a.output < 0 && a.variable == variable;
      });
      return Size::of(
          {SizeTerm::Kind::Argument, static_cast<std::uint32_t>(it - args_.begin()), 0});
    }
    case Bound::Kind::None:
      break;
  }
  return {};
}

double Generator::bound_limit(const Bound& b) const {
  switch (b.kind) {
    case Bound::Kind::Launch:
      return info_->interface.launch[static_cast<std::size_t>(b.value)].limit;
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
  static constexpr std::string_view kSingle[] = {"i", "tid", "idx", "index", "thread"};
  static constexpr std::string_view kPairs[][4] = {
      {"i", "j", "k", "l"}, {"row", "col", "layer", "slab"}, {"x", "y", "z", "w"}};
  std::array<NodeId, 4> targets;
  for (int d = 0; d < rank_; ++d) {
    const auto k = static_cast<std::size_t>(d);
    Variable v;
    v.name = take(
        tree_->intern(rank_ == 1 ? kSingle[decisions_.rng().below(5)] : kPairs[style_.indices][k]));
    v.type = i32;
    v.range = {0, static_cast<double>(info_->interface.launch[k].limit) - 1};
    v.kind = VarKind::Thread;
    v.bound = {Bound::Kind::Launch, d};
    vars_.push_back(v);
    thread_vars_.push_back(vars_.size() - 1);
    targets[k] = name_node(v.name, i32);
  }
  note_builtin(BuiltinId::Tid);
  const NodeId tid = call_node(wp(BuiltinId::Tid), {});
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
      const double stride = static_cast<double>(info_->interface.launch[1].limit);
      const Value first = binary(BinaryOp::Mult, offset, literal(Scalar::Int32, stride), i32,
                                 scaled(offset.range, stride));
      offset = binary(BinaryOp::Add, first, use(thread_vars_[1]), i32, {0, 1e6});
    }
    const Value state =
        call(BuiltinId::RandInit, {seed, offset}, Type::of(Scalar::UInt32), {0, 4294967295.0});
    Variable v;
    static constexpr std::string_view kStates[] = {"state", "rng", "rand_state", "seed_state"};
    v.name = fresh(kStates);
    v.type = state.type;
    v.kind = VarKind::Random;
    assign(name_node(v.name, v.type), state.node);
    vars_.push_back(v);
    random_state_ = vars_.size() - 1;
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
  move_invariants_out_of_loops(*tree_, body);
  whole_ = whole_ && (is_kernel ? reads_all(body) : reads_arguments(body, args));
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

// What it does to what it reads: accumulate_charges, update_velocities.
Symbol Generator::kernel_symbol() {
  Rng& rng = decisions_.rng();
  static constexpr std::string_view kReduce[] = {"accumulate", "reduce", "gather", "scatter",
                                                 "collect"};
  static constexpr std::string_view kUpdate[] = {"update", "advance", "relax", "integrate",
                                                 "adjust"};
  static constexpr std::string_view kCompute[] = {"compute",   "evaluate", "process",  "filter",
                                                  "transform", "apply",    "estimate", "remap"};
  const OutputForm form = outputs_[leftovers_].form;
  const Words verbs = form == OutputForm::Atomic    ? Words(kReduce)
                      : form == OutputForm::Augment ? Words(kUpdate)
                                                    : Words(kCompute);
  std::string_view array;
  for (const std::size_t v : input_vars_) {
    if (vars_[v].type.is_array() && array.empty()) array = tree_->text(vars_[v].name);
  }
  if (array.ends_with("_in")) array.remove_suffix(3);
  if (!array.empty() && rng.chance(2, 3)) {
    const std::string name = std::string(verbs[rng.below(verbs.size())]) + "_" + std::string(array);
    const Symbol s = tree_->intern(name);
    if (!taken(s) && find_builtin(name) == nullptr) {
      module_names_.push_back(s);
      return s;
    }
  }
  return fresh_compound(verbs, words().noun);
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
    KernelArg info;
    if (a.output >= 0) {
      const OutputPlan& out = outputs_[static_cast<std::size_t>(a.output)];
      d.name = out.name;
      d.type = Type::array_of(out.type, out.rank);
      info.role = out.role;
      info.range = {out.range.lo, out.range.hi};
      for (const Bound& b : out.dims) info.shape.push_back(size_of(b));
    } else {
      const Variable& v = vars_[a.variable];
      d.name = v.name;
      d.type = v.type;
      info.range = {v.range.lo, v.range.hi};
      info.unit = a.unit;
      info.sorted = a.sorted;
      if (v.type.is_array()) {
        for (std::size_t k = 0; k < v.type.ndim; ++k) info.shape.push_back(size_of(v.dims[k]));
      }
      if (a.size_of >= 0) info.equals = static_cast<std::uint32_t>(a.size_of);
    }
    const Type element = d.type.is_array() ? d.type.element() : d.type;
    if (element.is_struct()) {
      for (const FieldPlan& f : structs_[element.index].fields)
        info.fields.push_back(
            {std::string(tree_->text(f.name)), f.type, {f.range.lo, f.range.hi}, {}, {}});
    }
    d.annotation = annotation(d.type);
    info.name = tree_->text(d.name);
    info.type = d.type;
    decls.push_back(d);
    info_->interface.args.push_back(std::move(info));
  }
  const Symbol name = kernel_symbol();
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
  // Numbers of a byte or two have no room for long calculations.
  const bool narrow = !is_float(main_) && scalar_bits(main_) <= 16;
  const int drawn = static_cast<int>(decisions_.range(bands[band], bands[band + 1]));
  const int target = narrow ? std::min(drawn, 13) : drawn;
  // The first lines stand as they are, for they are read back.
  fit_lines_ = false;
  prologue();
  loads();
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

// Whether a function's body reads all its arguments. What read one may have been dead code.
bool Generator::reads_arguments(const std::vector<NodeId>& body, std::span<const ArgDecl> args) {
  std::vector<NodeId> copy = body;
  const std::vector<bool> read = names_read(*tree_, copy, {}, {});
  return std::all_of(args.begin(), args.end(),
                     [&read](const ArgDecl& a) { return read[a.name.v]; });
}

// Whether the kernel has what its category stands for, which dead code may have taken along.
bool Generator::shows_category() const {
  if (info_->category != Category::kNestedLoop) return true;
  const FunctionId kernel{static_cast<std::uint32_t>(tree_->functions.size() - 1)};
  return measure(*tree_, kernel, {}).loops > 0;
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
            rng.chance(1, 8), rng.chance(4, 5), rng.chance(3, 5), rng.below(3)};
  tree_ = &tree;
  info_ = &info;
  whole_ = true;
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
    if (whole_ && shows_category()) break;
  }
  spell_unset_constants(tree);
  remove_unreferenced(tree);
  rename();
  take_stock();
}

// Sizes keep their names, which shapes refer to.
void Generator::rename() {
  std::vector<Symbol> kept;
  for (const std::size_t v : size_params_) kept.push_back(vars_[v].name);
  for (const ArgPlan& a : args_) {
    if (a.output < 0 && a.size_of >= 0) kept.push_back(vars_[a.variable].name);
  }
  name_by_use(*tree_, *info_, kept, decisions_.rng());
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
  for (const BuiltinId b : builtins_) {
    if (is_constructor(b) || named[tree_->find(builtin(b).key).v]) info_->builtins.push_back(b);
  }
  std::sort(info_->builtins.begin(), info_->builtins.end());
}

}  // namespace weft::synth
