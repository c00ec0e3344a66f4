// What deterministic mode records in the place of atomics, stores and reads.
#include <algorithm>

#include "deterministic.h"

namespace weft {
namespace {

constexpr BuiltinId kAtomics[] = {BuiltinId::AtomicAdd, BuiltinId::AtomicSub, BuiltinId::AtomicMin,
                                  BuiltinId::AtomicMax};
// Atomics and stores that run as they are.
constexpr BuiltinId kEffects[] = {
    BuiltinId::Printf,       BuiltinId::TileAtomicAdd,    BuiltinId::TileAtomicAddIndexed,
    BuiltinId::TileStore,    BuiltinId::TileStoreIndexed, BuiltinId::VolumeStore,
    BuiltinId::VolumeStoreF, BuiltinId::VolumeStoreI,     BuiltinId::VolumeStoreV};
constexpr BuiltinId kOtherAtomics[] = {BuiltinId::AtomicCas, BuiltinId::AtomicExch,
                                       BuiltinId::AtomicXor, BuiltinId::AtomicAnd,
                                       BuiltinId::AtomicOr};

constexpr BuiltinId kStores[] = {BuiltinId::ArrayStore, BuiltinId::TileStore,
                                 BuiltinId::TileStoreIndexed};
constexpr BuiltinId kLoads[] = {BuiltinId::TileLoad, BuiltinId::TileLoadIndexed};
constexpr BuiltinId kTileAtomics[] = {BuiltinId::TileAtomicAdd, BuiltinId::TileAtomicAddIndexed};

template <std::size_t N>
bool is_one_of(BuiltinId id, const BuiltinId (&ids)[N]) {
  return std::find(std::begin(ids), std::end(ids), id) != std::end(ids);
}

// Whether a name is that of one of the atomics that sum up.
bool names_atomic(std::string_view name) {
  const Builtin* b = find_builtin(name);
  return b != nullptr && is_one_of(id_of(*b), kAtomics);
}

}  // namespace

// Where the syntax uses the result of an atomic; Warp looks at the syntax alone too.
NodeId DeterministicMode::used_atomic(NodeId from) const {
  std::vector<NodeId> open{from};
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    const Node& n = tree_->node(id);
    for (std::uint32_t i = 0; i < n.kids_count; ++i) {
      const NodeId kid = tree_->kid(id, i);
      if (!kid.valid()) continue;
      open.push_back(kid);
      const Node& k = tree_->node(kid);
      if (k.kind != NodeKind::Call || n.kind == NodeKind::ExprStmt) continue;
      const Node& callee = tree_->node(tree_->kid(kid, 0));
      if ((callee.kind == NodeKind::Name || callee.kind == NodeKind::Attribute) &&
          names_atomic(tree_->text(callee.name)))
        return kid;
    }
  }
  return {};
}

Status DeterministicMode::begin() {
  views_.clear();
  elements_.clear();
  two_passes_ = false;
  used_effect_line_ = 0;
  if (!out_->deterministic || !here_.decl().is_kernel) return {};
  two_passes_ = used_atomic(here_.decl().def).valid();
  for (const FunctionDecl& f : tree_->functions) {
    if (f.is_kernel || !used_atomic(f.def).valid()) continue;
    here_.line = tree_->loc(here_.decl().def).line;
    return here_.fail(DiagCode::UnsupportedYet, "the result of an atomic in deterministic mode");
  }
  return {};
}

Status DeterministicMode::end() {
  const auto counts = [](const ScatterTarget& t) { return t.counter; };
  if (used_effect_line_ == 0 || std::none_of(out_->scatters.begin(), out_->scatters.end(), counts))
    return {};
  here_.line = used_effect_line_;
  return here_.fail(DiagCode::UnsupportedYet,
                    "the result of what is done once, in a kernel run twice");
}

bool DeterministicMode::has_side_effect(BuiltinId id) {
  return is_one_of(id, kEffects) || is_one_of(id, kOtherAtomics);
}

// A statement for the second pass only, where there are two.
StmtId DeterministicMode::guarded(StmtId s) {
  if (!two_passes_) return s;
  out_->needs_context = true;
  return rec_.record(StmtOp::SideEffect, {rec_.number(s)});
}

// Records the store to an array `store`, whose operands are `call`.
void DeterministicMode::record_store(std::span<const Operand> call, StmtId store) {
  out_->needs_context = true;
  const StmtId guard = rec_.record(StmtOp::StoreGuarded, call.subspan(1));
  rec_.forward(guard, store);
  hir_.link_record(guard);
}

// The argument that an array is, or is a view of, and the indices of the views.
std::optional<DeterministicMode::ArrayRoot> DeterministicMode::array_root(VarId v) const {
  ArrayRoot root;
  for (;;) {
    if (rec_.fn().vars[v.v].kind == LoweredVar::Argument && rec_.type(v).is_array() &&
        !rec_.type(v).ref)
      break;
    const auto view =
        std::find_if(views_.begin(), views_.end(), [&](const ArrayView& w) { return w.view == v; });
    if (view == views_.end()) return {};
    for (std::size_t i = view->indices.size(); i-- > 0;) {
      if (!rec_.type(view->indices[i]).deref().is_int()) return {};
      root.prefix.insert_front(view->indices[i]);
    }
    v = view->of;
  }
  root.var = v;
  return root;
}

Diag DeterministicMode::two_accesses(VarId root, ArrayUse use) const {
  static constexpr std::string_view kHow[] = {"read directly", "written directly",
                                              "updated by another atomic operation"};
  return here_.fail(DiagCode::DeterministicAccess, tree_->text(rec_.fn().vars[root.v].name),
                    kHow[use]);
}

// A read or write of an array's elements that is not recorded.
Status DeterministicMode::direct_access(VarId array, ArrayUse use) {
  const auto root = array_root(array);
  // Arrays of others are recorded only as counters.
  if (!root && !two_passes_ && !is_float(rec_.type(array).deref().element().scalar)) return {};
  if (!root) return here_.fail(DiagCode::UnsupportedYet, "this array in deterministic mode");
  for (const ScatterTarget& t : out_->scatters)
    if (t.root == root->var && !t.adjoint) return two_accesses(root->var, use);
  out_->array_uses.emplace_back(root->var, use);
  return {};
}

Result<std::uint32_t> DeterministicMode::scatter_target(VarId root, std::string_view family,
                                                        bool adjoint) {
  for (const auto& [array, use] : out_->array_uses)
    if (!adjoint && array == root) return two_accesses(root, use);
  for (std::size_t i = 0; i < out_->scatters.size(); ++i) {
    const ScatterTarget& t = out_->scatters[i];
    if (t.root != root || t.adjoint != adjoint) continue;
    if (t.family != family)
      return here_.fail(DiagCode::DeterministicAccess, tree_->text(rec_.fn().vars[root.v].name),
                        "updated by atomics of another kind");
    return static_cast<std::uint32_t>(i);
  }
  ScatterTarget t;
  t.counter = family == "counter";
  t.root = root;
  t.adjoint = adjoint;
  t.family = family;
  std::string label = adjoint ? "adj_" : "";
  label += tree_->text(rec_.fn().vars[root.v].name);
  label.erase(0, std::min(label.find_first_not_of('_'), label.size()));
  label.erase(label.find_last_not_of('_') + 1);
  const std::size_t index = out_->scatters.size();
  t.helper = (t.counter ? "det_counter_" : "det_scatter_") + std::to_string(index) + '_' +
             (label.empty() ? "target" : label);
  t.element = rec_.type(root).element();
  out_->scatters.push_back(std::move(t));
  return static_cast<std::uint32_t>(index);
}

// The record of `value` for the element of `root` at the indices; `call` is the ordinary one.
Result<StmtId> DeterministicMode::scatter(std::uint32_t target, std::span<const VarId> indices,
                                          Operand value, bool negative, StmtId call, VarId result) {
  if (indices.empty() || indices.size() > 4)
    return here_.fail(DiagCode::UnsupportedYet, "so many indices in deterministic mode");
  const ScatterTarget& t = out_->scatters[target];
  InlineVec<Operand, 8> ops;
  if (t.counter) ops.push_back(op(result));
  ops.push_back({Operand::List, target});
  ops.push_back(value);
  ops.push_back(rec_.number(negative));
  ops.push_back(t.adjoint ? adj(t.root) : op(t.root));
  ops.push_back(rec_.number(call));
  for (const VarId v : indices) {
    if (rec_.var(v).kind != LoweredVar::Local && rec_.var(v).kind != LoweredVar::Argument)
      return here_.fail(DiagCode::UnsupportedYet, "this index in deterministic mode");
    ops.push_back(op(v));
  }
  return rec_.record(t.counter ? StmtOp::Counter : StmtOp::Scatter, ops);
}

// What a call of a builtin means for the arrays it is given.
Status DeterministicMode::check_call(const Binding& b, std::span<const VarId> outputs,
                                     bool discarded) {
  const BuiltinId id = id_of(*b.overload);
  const auto var_at = [&](std::size_t i) {
    return i < b.args.size() && b.args[i].arg.kind == CallArg::Kind::Value &&
                   b.args[i].arg.handle != kNone && (b.args[i].arg.handle & kObject) == 0
               ? VarId{b.args[i].arg.handle}
               : VarId{};
  };
  const VarId first = var_at(0);
  const bool array = first.valid() && rec_.type(first).deref().is_array();
  const bool effect = has_side_effect(id) || is_one_of(id, kAtomics);
  if (has_side_effect(id) && !discarded && used_effect_line_ == 0) used_effect_line_ = here_.line;
  if (!here_.decl().is_kernel &&
      (effect || id == BuiltinId::ArrayStore || (id == BuiltinId::Address && array)))
    return here_.fail(DiagCode::UnsupportedYet, "deterministic mode in functions that use arrays");
  if (id == BuiltinId::View && array && outputs.size() == 1) {
    ArrayView v{outputs[0], first, {}};
    for (std::size_t i = 1; i < b.args.size(); ++i) v.indices.push_back(var_at(i));
    views_.push_back(v);
    return {};
  }
  if (id == BuiltinId::Address && array && outputs.size() == 1) {
    elements_.emplace_back(outputs[0], first);
    return {};
  }
  if (id == BuiltinId::Load) {
    for (const auto& [element, of] : elements_)
      if (element == first) return direct_access(of, Read);
    return {};
  }
  if (!array) return {};
  if (is_one_of(id, kStores)) return direct_access(first, Written);
  if (is_one_of(id, kLoads)) return direct_access(first, Read);
  if (is_one_of(id, kTileAtomics) || is_one_of(id, kOtherAtomics))
    return direct_access(first, Updated);
  return {};
}

// One of the four atomics that sum up. False: the ordinary call is to be made.
Result<bool> DeterministicMode::record_atomic(const Overload& o, const Vars& args,
                                              std::span<const VarId> outputs, bool discarded,
                                              InlineVec<Passed, 8>& passed) {
  const BuiltinId id = id_of(o);
  if (!is_one_of(id, kAtomics) || !rec_.type(args[0]).is_array()) return false;
  const Type element = rec_.type(args[0]).element();
  const bool counter = !discarded;
  const bool recorded = counter || is_float(element.scalar);
  if (outputs.size() != 1 || (counter && (!two_passes_ || id != BuiltinId::AtomicAdd ||
                                          !types_equal(element, Type::of(Scalar::Int32)))))
    return here_.fail(DiagCode::UnsupportedYet, "the result of this atomic in deterministic mode");
  const auto root = array_root(args[0]);
  if (!recorded) {
    WEFT_RETURN_IF_ERROR(direct_access(args[0], Updated));
    if (!two_passes_) return false;
  } else if (!root) {
    return here_.fail(DiagCode::UnsupportedYet, "an atomic on this array in deterministic mode");
  }
  InlineVec<Operand, 8> ops, adjoint;
  Vars indices;
  if (root) indices = root->prefix;
  ops.push_back(rec_.callee({.overload = &o}));
  ops.push_back(op(outputs[0]));
  ops.push_back(op(args[0]));
  VarId value;
  for (std::size_t i = 1; i < args.size(); ++i) {
    WEFT_TRY(value, load_(args[i]));
    passed.push_back({args[i], value});
    ops.push_back(op(value));
    if (i + 1 < args.size()) indices.push_back(value);
  }
  const StmtId call = rec_.record(StmtOp::Call, ops, Stmt::kHasResult);
  rec_.fn().calls.push_back({call, &o, {}, 1});
  if (!recorded) {
    const StmtId s = guarded(call);
    rec_.forward(s, s);
    return true;
  }
  const std::string_view family = counter                      ? "counter"
                                  : id == BuiltinId::AtomicMin ? "min"
                                  : id == BuiltinId::AtomicMax ? "max"
                                                               : "add";
  WEFT_TRY(const std::uint32_t target, scatter_target(root->var, family, false));
  WEFT_TRY(const StmtId made,
           scatter(target, indices, op(value), id == BuiltinId::AtomicSub, call, outputs[0]));
  if (counter) {
    rec_.forward(made, made);
    return true;
  }
  rec_.forward(made, rec_.record(StmtOp::ScatterSkipped, {}));
  rec_.forward(StmtOp::ZeroOf, {op(outputs[0]), rec_.type_name(rec_.type(outputs[0]))});

  adjoint.push_back(rec_.callee({.form = NativeCallee::Adjoint, .overload = &o}));
  adjoint.push_back(op(root->var));
  for (const VarId v : indices) adjoint.push_back(op(v));
  adjoint.push_back(op(value));
  adjoint.push_back(adj(root->var));
  for (const VarId v : indices) adjoint.push_back(adj(v));
  adjoint.push_back(adj(args[args.size() - 1]));
  adjoint.push_back(adj(outputs[0]));
  rec_.reverse(StmtOp::Call, adjoint);
  return true;
}

// A store to a part of an element.
Status DeterministicMode::check_slot(const Recorder::Slot& slot, bool atomic) {
  if (!here_.decl().is_kernel)
    return here_.fail(DiagCode::UnsupportedYet, "deterministic mode in functions that use arrays");
  if (!atomic) return direct_access(slot.root, Written);
  if (!is_float(slot.type.scalar)) return {};
  return here_.fail(DiagCode::UnsupportedYet,
                    "an addition to a part of an array element in deterministic mode");
}

// The adjoint of reading an element adds to the array's gradient.
Result<StmtId> DeterministicMode::record_address(const Vars& args, std::span<const VarId> outputs,
                                                 StmtId call) {
  if (!is_float(rec_.type(args[0]).deref().element().scalar)) return call;
  const auto root = array_root(args[0]);
  if (!root) return here_.fail(DiagCode::UnsupportedYet, "this array in deterministic mode");
  Vars indices = root->prefix;
  for (std::size_t i = 1; i < args.size(); ++i) {
    WEFT_TRY(const VarId v, load_(args[i]));
    indices.push_back(v);
  }
  WEFT_TRY(const std::uint32_t target, scatter_target(root->var, "add", true));
  return scatter(target, indices, adj(outputs[0]), false, call);
}

}  // namespace weft
