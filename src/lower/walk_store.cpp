// Assignments: to names, array elements, components and fields, plain and augmented.
#include "walk.h"

namespace weft {

Status Walk::emit_assign(NodeId node) {
  const std::uint32_t count = tree_->node(node).kids_count;
  if (count != 2)
    return here_.fail(DiagCode::UnsupportedConstruct, "assignment to several targets");
  const NodeId lhs = tree_->kid(node, 0);
  const NodeId value = tree_->kid(node, 1);
  const NodeKind kind = tree_->node(lhs).kind;
  const bool tuple = kind == NodeKind::Tuple;

  Value rhs;
  if (tuple && tree_->node(value).kind == NodeKind::Tuple) {
    std::vector<VarId> values;
    std::vector<Value> all;
    for (std::uint32_t i = 0; i < tree_->node(value).kids_count; ++i) {
      WEFT_TRY(const Value v, eval(tree_->kid(value, i)));
      all.push_back(v);
      if (v.kind == Value::Functions || v.kind == Value::Builtin) continue;
      if (v.kind == Value::Type || v.kind == Value::Struct || v.kind == Value::Grad ||
          v.kind == Value::GradBuiltin)
        return here_.fail(DiagCode::UnsupportedYet, "a tuple with types or gradients assigned");
      WEFT_TRY(const VarId var, as_var(v));
      values.push_back(var);
    }
    if (values.size() != all.size()) return assign_functions(lhs, all);
    lists_.push_back(std::move(values));
    rhs = {Value::List, static_cast<std::uint32_t>(lists_.size() - 1)};
  } else if (tuple && tree_->node(value).kind == NodeKind::Call) {
    // The number of names on the left picks among overloads (tid, svd3, ...).
    rec_.set_line(value);
    const EvaluationStart begin = hir_.begin_evaluation();
    WEFT_TRY(rhs, emit_call(value, {.expected = static_cast<int>(tree_->node(lhs).kids_count)}));
    hir_.end_evaluation(value, begin, rhs);
  } else {
    WEFT_TRY(rhs, eval(value));
  }

  if (kind == NodeKind::Tuple) return assign_tuple(lhs, rhs);
  if (kind == NodeKind::Name) return assign_name(lhs, value, rhs);
  if (kind == NodeKind::Subscript) {
    WEFT_TRY(VarId v, as_var(rhs));
    if (is_adjoint_subscript(lhs)) return store_adjoint(lhs, v);
    // The right-hand side is read before the target's indices are evaluated.
    if (rec_.type(v).ref) {
      WEFT_TRY(v, builtin_var(BuiltinId::Copy, {v}));
    }
    WEFT_TRY(const Target t, eval_subscript(lhs, true));
    WEFT_TRY(const Vars indices, eval_indices(t.var, t.indices));
    WEFT_TRY(const Slot slot, select_slot(t.var, indices));
    if (slot.present) return store_slot(slot, v);
    return store_subscript(lhs, t.var, indices, v);
  }
  if (kind == NodeKind::Attribute) {
    WEFT_TRY(VarId v, as_var(rhs));
    if (rec_.type(v).ref) {
      WEFT_TRY(v, builtin_var(BuiltinId::Copy, {v}));
    }
    WEFT_TRY(const VarId aggregate, store_aggregate(tree_->kid(lhs, 0)));
    WEFT_TRY(const Slot slot, select_slot(aggregate, tree_->node(lhs).name));
    if (slot.present) return store_slot(slot, v);
    return store_attribute(lhs, aggregate, v);
  }
  return here_.fail(DiagCode::UnsupportedConstruct, "this assignment target");
}

// wp.adjoint[x] = v, in a custom gradient.
Status Walk::store_adjoint(NodeId lhs, VarId v) {
  if (out_->deterministic)
    return here_.fail(DiagCode::UnsupportedYet, "wp.adjoint[] in deterministic mode");
  WEFT_TRY(const VarId target, adjoint_of(lhs));
  rec_.forward(StmtOp::Set, {op(target), op(v)});
  hir_.add_inst(hir::Op::Set, {v}, {target});
  return {};
}

// Whether a name of the one's type may be given the other. Each tuple is a type of its own, which
// only its copies share.
bool Walk::same_type(VarId v, VarId old, bool deref) const {
  const Type& t = rec_.type(v);
  // Likewise each reference, where it is not looked through.
  if (!deref && t.ref && v != old) return false;
  if (t.plain(TypeKind::Tuple) && v != old &&
      (rec_.facts(v).tuple == kNone || rec_.facts(v).tuple != rec_.facts(old).tuple))
    return false;
  return types_equal(deref ? t.deref() : t, rec_.type(old));
}

Diag Walk::changed_type(Symbol s, VarId v, VarId old) const {
  const Type& to = rec_.type(v).deref();
  const Type& from = rec_.type(old).deref();
  if (to.plain(TypeKind::Opaque) && from.plain(TypeKind::Opaque) &&
      opaque_parent(static_cast<OpaqueType>(to.index)) ==
          opaque_parent(static_cast<OpaqueType>(from.index)))
    return here_.fail(DiagCode::UnsupportedYet, "a name bound to a query of another kind");
  if (types_equal(to, from) || (to.plain(TypeKind::Tuple) && from.plain(TypeKind::Tuple)))
    return here_.fail(DiagCode::BoundAgain, tree_->text(s),
                      to.plain(TypeKind::Tuple) ? "a tuple" : "an element of an array or struct");
  return here_.fail(DiagCode::ChangedType, tree_->text(s), here_.repr(from), here_.repr(to));
}

// A parameter tuple[...] can be indexed, and nothing else.
Status Walk::check_no_parameter(const Type& t) {
  if (!t.plain(TypeKind::Tuple) || !t.python) return {};
  return here_.fail(DiagCode::UnsupportedConstruct, "assignment of a tuple parameter");
}

// f, g = sin, 2.0: new names for functions, beside others.
Status Walk::assign_functions(NodeId target, std::span<const Value> values) {
  const auto targets = tree_->kids(target);
  if (targets.size() != values.size())
    return here_.fail(DiagCode::UnpackCount, targets.size(), values.size());
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const Node& t = tree_->node(targets[i]);
    if (t.kind != NodeKind::Name || resolver_.is_ref_parameter(t.name) ||
        resolver_.lookup(t.name) != nullptr)
      return here_.fail(DiagCode::UnsupportedYet, "a tuple with functions assigned to old names");
    resolver_.bind(t.name, values[i]);
  }
  return {};
}

Status Walk::assign_tuple(NodeId target, Value rhs) {
  std::vector<VarId> values;
  const std::uint32_t n = tree_->node(target).kids_count;
  if (rhs.kind == Value::List) {
    values = lists_[rhs.index];
  } else if (rhs.is_var() && rec_.type(rhs.var()).plain(TypeKind::Tuple)) {
    const std::size_t count = out_->tuples[rec_.type(rhs.var()).index].size();
    WEFT_RETURN_IF_ERROR(check_no_parameter(rec_.type(rhs.var())));
    if (count != n) return here_.fail(DiagCode::UnpackCount, n, count);
    for (std::uint32_t i = 0; i < n; ++i) {
      WEFT_TRY(const VarId v, builtin_var(BuiltinId::Extract, {rhs.var(), rec_.add_int(i)}));
      values.push_back(v);
    }
  } else {
    return here_.fail(DiagCode::UnpackCount, n, 1);
  }
  if (values.size() != n) return here_.fail(DiagCode::UnpackCount, n, values.size());
  bool stores = false;
  for (std::uint32_t i = 0; i < n; ++i)
    stores = stores || resolver_.is_ref_parameter(tree_->node(tree_->kid(target, i)).name);
  for (std::size_t i = 0; stores && i < values.size(); ++i) {
    WEFT_TRY(values[i], load(values[i]));
  }
  for (std::uint32_t i = 0; i < n; ++i) {
    const Node& t = tree_->node(tree_->kid(target, i));
    if (t.kind == NodeKind::Name && resolver_.is_ref_parameter(t.name)) {
      WEFT_RETURN_IF_ERROR(store_ref_parameter(t.name, values[i]));
      continue;
    }
    if (t.kind != NodeKind::Name)
      return here_.fail(DiagCode::UnsupportedConstruct,
                        "several results assigned to something else than names");
    if (const Value* old = resolver_.lookup(t.name)) {
      if (!old->is_var()) return here_.fail(DiagCode::RebindsFunction, tree_->text(t.name));
      if (!same_type(values[i], old->var())) return changed_type(t.name, values[i], old->var());
    }
    resolver_.bind(t.name, Value::of(values[i]));
  }
  return {};
}

Status Walk::assign_name(NodeId target, NodeId value, Value rhs) {
  const Symbol s = tree_->node(target).name;
  if (resolver_.is_ref_parameter(s)) {
    WEFT_TRY(const VarId v, as_var(rhs));
    return store_ref_parameter(s, v);
  }
  if (rhs.kind == Value::Grad || rhs.kind == Value::GradBuiltin) {
    // Each is an object of its own to Warp, which it cannot merge where branches and loops end.
    if (resolver_.lookup(s) != nullptr ||
        std::find(gradients_.begin(), gradients_.end(), s) != gradients_.end())
      return here_.fail(DiagCode::UnsupportedYet, "a name bound to wp.grad() again");
    gradients_.push_back(s);
    resolver_.bind(s, rhs);
    return {};
  }
  if (rhs.kind == Value::Functions || rhs.kind == Value::Builtin) {
    if (const Value* old = resolver_.lookup(s); old != nullptr && *old != rhs) {
      if (old->is_var())
        return here_.fail(DiagCode::UnsupportedYet, "a function in a value's place");
      return here_.fail(DiagCode::RebindsFunction, tree_->text(s));
    }
    resolver_.bind(s, rhs);
    return {};
  }
  if (rhs.kind == Value::List) {
    std::vector<Value> elements;
    for (VarId v : lists_[rhs.index]) elements.push_back(Value::of(v));
    WEFT_TRY(rhs, call_builtin(builtin(BuiltinId::Tuple), elements));
  }
  WEFT_TRY(VarId v, as_var(rhs));
  if (const Value* old = resolver_.lookup(s)) {
    if (!old->is_var()) return here_.fail(DiagCode::RebindsFunction, tree_->text(s));
    if (!same_type(v, old->var(), true)) return changed_type(s, v, old->var());
  }
  WEFT_RETURN_IF_ERROR(check_no_parameter(rec_.type(v)));
  const std::uint32_t source_place = rec_.facts(v).place;
  const ArrayForm source_form = rec_.facts(v).form;
  if (tree_->node(value).kind != NodeKind::Tuple &&
      (tree_->node(value).kind == NodeKind::Name || rec_.type(v).ref)) {
    WEFT_TRY(v, builtin_var(BuiltinId::Copy, {v}));
  }
  // An alias of an array keeps the place of what it stands for.
  if (rec_.type(v).is_array()) {
    rec_.facts(v).place = source_place;
    rec_.facts(v).form = source_form;
  }
  resolver_.bind(s, Value::of(v));
  return {};
}

// --- parts of array elements ------------------------------------------------------------------

VarId Walk::slot_reference(const Slot& slot, std::uint32_t place) {
  const VarId v = rec_.slot_reference(slot, place);
  hir_.add_inst(hir::Op::PartAddress, {}, {v}, hir_.add_part(slot));
  return v;
}

namespace {
bool narrow_int(const Type& t) {
  return t.is_scalar() && (t.scalar == Scalar::Int8 || t.scalar == Scalar::UInt8 ||
                           t.scalar == Scalar::Int16 || t.scalar == Scalar::UInt16);
}
}  // namespace

Result<Walk::Slot> Walk::select_slot(VarId target, std::span<const VarId> indices) {
  const Slot* found = rec_.slot_of(target);
  if (found == nullptr) return Slot{};
  const Slot from = *found;
  if (narrow_int(rec_.type(from.root).deref().element())) return Slot{};
  const Type& t = from.type;
  AccessPart part{};
  if (t.is_matrix()) {
    if (indices.size() != 1 && indices.size() != 2) return Slot{};
    WEFT_TRY(part.i, load(indices[0]));
    if (indices.size() == 2) {
      WEFT_TRY(part.j, load(indices[1]));
    }
    if (!rec_.type(part.i).is_int() || (indices.size() == 2 && !rec_.type(part.j).is_int()))
      return Slot{};
    part.kind = indices.size() == 1 ? AccessPart::Row : AccessPart::Element;
    return rec_.part_of(from, part,
                        indices.size() == 1 ? Type::vec(t.cols, t.scalar) : t.scalar_type());
  }
  if (t.is_vector() || t.is_quaternion() || t.is_transform()) {
    if (indices.size() != 1) return Slot{};
    WEFT_TRY(part.i, load(indices[0]));
    if (!rec_.type(part.i).is_int()) return Slot{};
    part.kind = AccessPart::Component;
    return rec_.part_of(from, part, t.scalar_type());
  }
  return Slot{};
}

Result<Walk::Slot> Walk::select_slot(VarId target, Symbol attr) {
  const Slot* found = rec_.slot_of(target);
  if (found == nullptr) return Slot{};
  const Slot from = *found;
  if (narrow_int(rec_.type(from.root).deref().element())) return Slot{};
  const Type t = from.type;
  AccessPart part{};
  if (t.is_vector() || t.is_quaternion()) {
    part.kind = AccessPart::Component;
    WEFT_TRY(part.i, component_index(tree_->text(attr), t));
    return rec_.part_of(from, part, t.scalar_type());
  }
  part.kind = AccessPart::Field;
  part.field = attr;
  if (t.is_transform()) {
    if (tree_->text(attr) != "p" && tree_->text(attr) != "q")
      return here_.fail(DiagCode::NoAttribute, tree_->text(attr), here_.repr(t));
    return rec_.part_of(from, part,
                        tree_->text(attr) == "p" ? Type::vec(3, t.scalar) : Type::quat(t.scalar));
  }
  const FieldDecl* f = resolver_.field_of(t, attr);
  if (f == nullptr || f->type.is_array()) return Slot{};
  return rec_.part_of(from, part, f->type);
}

Status Walk::store_slot(const Slot& slot, VarId rhs, std::optional<BinaryOp> combine) {
  if (rec_.type(rhs).ref) {
    WEFT_TRY(rhs, builtin_var(BuiltinId::Copy, {rhs}));
  }
  if (!types_equal(rec_.type(rhs).deref(), slot.type)) {
    return here_.fail(DiagCode::SlotType, here_.repr(slot.type),
                      here_.repr(rec_.type(rhs).deref()));
  }
  const bool atomic = combine.has_value();
  if (out_->deterministic) WEFT_RETURN_IF_ERROR(deterministic_.check_slot(slot, atomic));
  const Operand action(Operand::SlotAction, atomic ? static_cast<std::uint32_t>(*combine) + 1 : 0);
  const std::vector<Operand> where = rec_.slot_operands(slot);
  std::vector<Operand> ops{op(rhs)};
  if (atomic) ops.insert(ops.begin(), action);
  ops.insert(ops.end(), where.begin(), where.end());
  StmtId s = rec_.record(atomic                        ? StmtOp::SlotAtomic
                         : deterministic_.two_passes() ? StmtOp::SlotStoreGuarded
                                                       : StmtOp::SlotStore,
                         ops);
  if (deterministic_.two_passes()) out_->needs_context = true;
  if (atomic) s = deterministic_.guarded(s);
  rec_.forward(s, rec_.commented(s));
  hir_.add_inst(atomic ? hir::Op::AtomicPart : hir::Op::StorePart, {rhs}, {},
                hir_.add_part(slot, combine));
  const std::uint32_t place = place_of(slot.root);
  ops = {action, adj(rhs), place == kNone ? adj(slot.root) : Operand(Operand::AdjRoot, place),
         adj(slot.root)};
  ops.insert(ops.end(), where.begin(), where.end());
  rec_.reverse(StmtOp::SlotAdjoint, ops);
  return {};
}

std::optional<Walk::Combining> Walk::combining(BinaryOp o) {
  switch (o) {
    case BinaryOp::Add:
      return Combining{BuiltinId::AtomicAdd, BuiltinId::AddInplace, BuiltinId::TileAddInplace};
    case BinaryOp::Sub:
      return Combining{BuiltinId::AtomicSub, BuiltinId::SubInplace, BuiltinId::TileSubInplace};
    case BinaryOp::BitAnd:
      return Combining{BuiltinId::AtomicAnd, BuiltinId::BitAndInplace,
                       BuiltinId::TileBitAndInplace};
    case BinaryOp::BitOr:
      return Combining{BuiltinId::AtomicOr, BuiltinId::BitOrInplace, BuiltinId::TileBitOrInplace};
    case BinaryOp::BitXor:
      return Combining{BuiltinId::AtomicXor, BuiltinId::BitXorInplace,
                       BuiltinId::TileBitXorInplace};
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
    case BinaryOp::Div:
    case BinaryOp::FloorDiv:
    case BinaryOp::Pow:
    case BinaryOp::Mod:
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      break;
  }
  return std::nullopt;
}

bool Walk::slot_supports(const Type& t, BinaryOp o) {
  if (!t.is_value() || !combining(o)) return false;
  const bool wide_int = t.scalar == Scalar::Int32 || t.scalar == Scalar::UInt32 ||
                        t.scalar == Scalar::Int64 || t.scalar == Scalar::UInt64;
  return wide_int || (is_float(t.scalar) && (o == BinaryOp::Add || o == BinaryOp::Sub));
}

// --- stores
// ---------------------------------------------------------------------------------------

Status Walk::store_subscript(NodeId lhs, VarId target, std::span<const VarId> indices, VarId rhs) {
  (void)lhs;
  const Type t = rec_.type(target).deref();
  if (t.is_tile()) return tile_store(target, indices, rhs);
  InlineVec<Value, 8> args;
  args.push_back(Value::of(target));
  for (VarId v : indices) args.push_back(Value::of(v));
  if (t.is_array()) {
    args.push_back(Value::of(rhs));
    WEFT_TRY([[maybe_unused]] const Value v, call_builtin(builtin(BuiltinId::ArrayStore), args));
    return {};
  }
  if (!t.is_composite()) return here_.fail(DiagCode::NotSubscriptable, here_.repr(t));
  if (rec_.type(target).ref) {
    WEFT_TRY(const Value place, call_builtin(builtin(BuiltinId::Indexref), args));
    WEFT_TRY([[maybe_unused]] const Value v,
             call_builtin(BuiltinId::Store, {place, Value::of(rhs)}));
    return {};
  }
  args.push_back(Value::of(rhs));
  WEFT_TRY([[maybe_unused]] const Value v, call_builtin(builtin(BuiltinId::AssignInplace), args));
  return {};
}

Status Walk::store_attribute(NodeId lhs, VarId aggregate, VarId rhs) {
  const Symbol attr = tree_->node(lhs).name;
  const Type t = rec_.type(aggregate).deref();
  if (t.is_vector() || t.is_quaternion()) {
    WEFT_TRY(const VarId i, component_index(tree_->text(attr), t));
    if (rec_.type(aggregate).ref) {
      WEFT_TRY(const VarId place, builtin_var(BuiltinId::Indexref, {aggregate, i}));
      WEFT_TRY([[maybe_unused]] const Value v,
               call_builtin(BuiltinId::Store, {Value::of(place), Value::of(rhs)}));
    } else {
      WEFT_TRY([[maybe_unused]] const Value v,
               call_builtin(BuiltinId::AssignInplace,
                            {Value::of(aggregate), Value::of(i), Value::of(rhs)}));
    }
    return {};
  }
  if (t.is_transform()) {
    if (tree_->text(attr) != "p" && tree_->text(attr) != "q")
      return here_.fail(DiagCode::NoAttribute, tree_->text(attr), here_.repr(t));
    if (rec_.type(aggregate).ref)
      return here_.fail(DiagCode::UnsupportedConstruct,
                        "assignment to a part of a transform in an array");
    WEFT_TRY([[maybe_unused]] const Value v,
             call_builtin(tree_->text(attr) == "p" ? BuiltinId::TransformSetTranslation
                                                   : BuiltinId::TransformSetRotation,
                          {Value::of(aggregate), Value::of(rhs)}));
    return {};
  }
  if (t.is_struct() && !rec_.type(aggregate).ref) {
    const FieldDecl* f = resolver_.field_of(t, attr);
    if (f == nullptr) return here_.fail(DiagCode::NoAttribute, tree_->text(attr), here_.repr(t));
    if (rec_.type(rhs).ref) {
      WEFT_TRY(rhs, builtin_var(BuiltinId::Copy, {rhs}));
    }
    if (!types_equal(rec_.type(rhs).deref(), f->type)) {
      return here_.fail(DiagCode::StructField, tree_->text(attr), here_.repr(f->type),
                        here_.repr(rec_.type(rhs).deref()));
    }
    const Operand field = rec_.name(attr);
    rec_.forward(StmtOp::SetField, {op(aggregate), field, op(rhs)});
    hir_.add_inst(hir::Op::SetField, {aggregate, rhs}, {}, attr.v);
    rec_.reverse(StmtOp::ZeroField, {adj(aggregate), field});
    if (is_float(f->type.is_array() ? Scalar::None : f->type.scalar) || f->type.is_struct()) {
      rec_.reverse(StmtOp::AddFromField, {adj(rhs), adj(aggregate), field});
    }
    return {};
  }
  WEFT_TRY(const Value v, attribute_of(attr, Value::of(aggregate), false));
  WEFT_TRY(const VarId place, as_var(v));
  WEFT_TRY([[maybe_unused]] const Value done,
           call_builtin(rec_.type(place).ref ? BuiltinId::Store : BuiltinId::Assign,
                        {Value::of(place), Value::of(rhs)}));
  return {};
}

// `a.b` of `a.b.c = x` where a is a local struct: written as a member, not through a reference, so
// that the store's adjoint flows from the root to the leaf.
std::optional<VarId> Walk::member(NodeId node, Status& status) {
  if (tree_->node(node).kind != NodeKind::Attribute) return std::nullopt;
  const NodeId value = tree_->kid(node, 0);
  VarId base;
  if (tree_->node(value).kind == NodeKind::Name) {
    Result<Value> v = eval(value);
    if (!v) {
      status = std::move(v).take_error();
      return std::nullopt;
    }
    if (!v->is_var()) return std::nullopt;
    base = v->var();
  } else {
    const std::optional<VarId> inner = member(value, status);
    if (!inner) return std::nullopt;
    base = *inner;
  }
  if (rec_.type(base).ref) return std::nullopt;
  const FieldDecl* f = resolver_.field_of(rec_.type(base), tree_->node(node).name);
  if (f == nullptr) return std::nullopt;
  return rec_.add_member(base, *f);
}

Result<VarId> Walk::store_aggregate(NodeId node) {
  Status status;
  const std::optional<VarId> m = member(node, status);
  WEFT_RETURN_IF_ERROR(std::move(status));
  if (m && rec_.type(*m).is_struct()) return *m;
  WEFT_TRY(const Value v, eval_store_target(node));
  return as_var(v);
}

// --- augmented assignments
// ------------------------------------------------------------------------

Status Walk::emit_augassign(NodeId node) {
  const NodeId lhs = tree_->kid(node, 0);
  const NodeId value = tree_->kid(node, 1);
  const auto o = static_cast<BinaryOp>(tree_->node(node).op);
  const BuiltinId op = binary_builtin(o);
  const NodeKind kind = tree_->node(lhs).kind;

  if (kind == NodeKind::Name) {
    WEFT_TRY(const VarId rhs, eval_var(value));
    WEFT_TRY(const VarId target, eval_var(lhs));
    if (rec_.type(target).is_tile() && rec_.type(rhs).is_tile()) {
      WEFT_TRY(const bool done, tile_aug_name(o, target, rhs));
      if (done) return {};
    }
    WEFT_TRY(const Value result, operator_call(op, Value::of(target), Value::of(rhs)));
    WEFT_TRY(const VarId out, as_var(result));
    const Symbol s = tree_->node(lhs).name;
    if (resolver_.is_ref_parameter(s)) return store_ref_parameter(s, out);
    if (const Value* old = resolver_.lookup(s);
        old != nullptr && !types_equal(rec_.type(out).deref(), rec_.type(old->var()))) {
      return here_.fail(DiagCode::ChangedType, tree_->text(s),
                        here_.repr(rec_.type(old->var()).deref()),
                        here_.repr(rec_.type(out).deref()));
    }
    resolver_.bind(s, result);
    return {};
  }
  if (kind == NodeKind::Subscript) {
    if (is_adjoint_subscript(lhs)) {
      WEFT_TRY(const VarId now, eval_var(lhs));
      WEFT_TRY(const VarId rhs, eval_var(value));
      WEFT_TRY(const Value result, operator_call(op, Value::of(now), Value::of(rhs)));
      WEFT_TRY(const VarId out, as_var(result));
      return store_adjoint(lhs, out);
    }
    WEFT_TRY(const Target t, eval_subscript(lhs, true));
    WEFT_TRY(const Vars indices, eval_indices(t.var, t.indices));
    const Type whole = rec_.type(t.var).deref();
    const std::optional<Combining> atomic = combining(o);
    BuiltinId combine{};
    if (whole.is_array()) {
      const Type e = whole.element();
      const bool narrow = e.is_value() && narrow_int(e.scalar_type());
      if (narrow || !atomic) return aug_subscript(node, o, t.var, indices);
      combine = atomic->on_array;
    } else if (whole.is_composite()) {
      if (rec_.type(t.var).ref || !atomic) return aug_subscript(node, o, t.var, indices);
      combine = atomic->in_place;
    } else if (whole.is_tile()) {
      const IndexKinds kinds = index_kinds(indices);
      if (kinds.slice || kinds.tile || indices.size() < tile(t.var).shape.size()) {
        return here_.fail(DiagCode::UnsupportedConstruct,
                          "augmented assignment to a part of a tile");
      }
      if (!atomic) return aug_subscript(node, o, t.var, indices);
      combine = atomic->on_tile;
    } else {
      return here_.fail(DiagCode::NotSubscriptable, here_.repr(whole));
    }
    WEFT_TRY(const VarId rhs, eval_var(value));
    InlineVec<Value, 8> args;
    args.push_back(Value::of(t.var));
    for (VarId v : indices) args.push_back(Value::of(v));
    args.push_back(Value::of(rhs));
    const Builtin& b = builtin(combine);
    builder_.use_builtin(b);
    WEFT_TRY([[maybe_unused]] const Value v, call_builtin(b, args, {}, {}, {.discarded = true}));
    return {};
  }
  if (kind == NodeKind::Attribute) return aug_attribute(node);
  return here_.fail(DiagCode::UnsupportedConstruct, "this augmented assignment target");
}

Status Walk::aug_subscript(NodeId node, BinaryOp o, VarId target,
                           std::span<const VarId> raw_indices) {
  const NodeId lhs = tree_->kid(node, 0);
  const NodeId value = tree_->kid(node, 1);
  Vars indices;
  for (VarId v : raw_indices) {
    WEFT_TRY(const VarId i, load(v));
    indices.push_back(i);
  }
  WEFT_TRY(const Slot slot, select_slot(target, indices));
  // A function that has the operator's name, even one for other types, has the current value read
  // first.
  const bool atomic = slot.present && slot_supports(slot.type, o);
  const BuiltinId op = binary_builtin(o);
  if (atomic && !resolver_.operator_is_named(op)) {
    WEFT_TRY(const VarId rhs, eval_var(value));
    return store_slot(slot, rhs, o);
  }
  InlineVec<Value, 8> args;
  args.push_back(Value::of(target));
  for (VarId v : indices) args.push_back(Value::of(v));
  const bool array = !rec_.type(target).ref && rec_.type(target).is_array();
  const bool of_tile = rec_.type(target).is_tile();
  const Builtin& read = builtin(array     ? BuiltinId::Address
                                : of_tile ? BuiltinId::TileExtract
                                          : BuiltinId::Extract);
  WEFT_TRY(const Value current, call_builtin(read, args));
  WEFT_TRY(const VarId rhs, eval_var(value));
  WEFT_TRY(const VarId now, as_var(current));
  if (atomic) {
    WEFT_TRY(const bool overloaded, resolver_.overloads_operator(op, now, rhs));
    if (!overloaded) return store_slot(slot, rhs, o);
  }
  WEFT_TRY(const Value result, operator_call(op, Value::of(now), Value::of(rhs)));
  WEFT_TRY(const VarId out, as_var(result));
  note_lost_adjoint(out, target);
  if (slot.present) return store_slot(slot, out);
  return store_subscript(lhs, target, indices, out);
}

Status Walk::aug_attribute(NodeId node) {
  const NodeId lhs = tree_->kid(node, 0);
  const NodeId value = tree_->kid(node, 1);
  const auto o = static_cast<BinaryOp>(tree_->node(node).op);
  const Symbol attr = tree_->node(lhs).name;
  WEFT_TRY(const VarId aggregate, store_aggregate(tree_->kid(lhs, 0)));
  WEFT_TRY(const Slot slot, select_slot(aggregate, attr));
  // A function that has the operator's name, even one for other types, has the current value read
  // first.
  const bool atomic = slot.present && slot_supports(slot.type, o);
  const BuiltinId op = binary_builtin(o);
  if (atomic && !resolver_.operator_is_named(op)) {
    WEFT_TRY(const VarId rhs, eval_var(value));
    return store_slot(slot, rhs, o);
  }
  WEFT_TRY(const Value current, attribute_of(attr, Value::of(aggregate), false));
  WEFT_TRY(const VarId now, as_var(current));
  WEFT_TRY(const VarId rhs, eval_var(value));
  if (atomic) {
    WEFT_TRY(const bool overloaded, resolver_.overloads_operator(op, now, rhs));
    if (!overloaded) return store_slot(slot, rhs, o);
  }
  WEFT_TRY(const Value result, operator_call(op, Value::of(now), Value::of(rhs)));
  WEFT_TRY(const VarId out, as_var(result));
  note_lost_adjoint(out, aggregate);
  if (slot.present) return store_slot(slot, out);
  return store_attribute(lhs, aggregate, out);
}

// Overwriting a part of an array element with a function of itself has no adjoint; Warp refuses
// backward code for the whole kernel.
void Walk::note_lost_adjoint(VarId result, VarId target) {
  if (rec_.facts(target).slot == kNone) return;
  const Type t = rec_.type(result).deref();
  if (t.is_array() || !(is_float(t.scalar) || t.is_struct())) return;
  if (!rec_.fn().backward_unsupported) {
    rec_.fn().backward_unsupported = true;
    const SourceLoc loc = here_.loc();
    rec_.fn().backward_unsupported_line = static_cast<std::uint32_t>(loc.line);
    rec_.fn().backward_unsupported_col = static_cast<std::uint32_t>(loc.col);
  }
}

}  // namespace weft
