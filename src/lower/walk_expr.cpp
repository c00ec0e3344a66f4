// Expressions that are read: names, constants, operators, attributes and subscripts.
#include <limits>

#include "walk.h"

#include <bit>
#include <utility>

namespace weft {

Result<Value> Walk::eval(NodeId node) {
  rec_.set_line(node);
  const NodeId outer = std::exchange(here_.node, node);
  const Level level(builder_.budget);
  if (level.over_limit()) return over_limit(level);
  const EvaluationStart begin = hir_.begin_evaluation();
  Result<Value> r = emit_expression(node);
  if (!r) return r;
  if (r->is_var()) {
    tree_->type(node) = rec_.type(r->var()).deref();
    if (is_instance_) rec_.fn().notes.push_back({node, tree_->type(node), {}});
  }
  hir_.end_evaluation(node, begin, *r);
  here_.node = outer;
  return r;
}

Result<Value> Walk::emit_expression(NodeId node) {
  switch (tree_->node(node).kind) {
    case NodeKind::Name:
      return emit_name(node);
    case NodeKind::Constant:
      return emit_constant(node);
    case NodeKind::Attribute:
      return emit_attribute(node);
    case NodeKind::Subscript:
      return emit_subscript(node);
    case NodeKind::Call:
      return emit_call(node, {});
    case NodeKind::BinOp:
      return emit_binop(node);
    case NodeKind::UnaryOp:
      return emit_unaryop(node);
    case NodeKind::BoolOp:
      return emit_boolop(node);
    case NodeKind::Compare:
      return emit_compare(node);
    case NodeKind::IfExp:
      return emit_ifexp(node);
    case NodeKind::Tuple:
      return emit_tuple(node);
    case NodeKind::Slice:
      return here_.fail(DiagCode::UnsupportedYet, "a slice");
    case NodeKind::List:
      return here_.fail(DiagCode::UnsupportedConstruct, "list");
    case NodeKind::Object:
      return emit_object(node);
    case NodeKind::Starred:
      return here_.fail(DiagCode::UnsupportedConstruct, "starred expression");
    case NodeKind::Unsupported:
      return here_.fail(DiagCode::UnsupportedConstruct, tree_->text(tree_->node(node).name));
    case NodeKind::FunctionDef:
      return here_.fail(DiagCode::UnsupportedYet, "a function in a function");
    case NodeKind::Arguments:
    case NodeKind::Arg:
    case NodeKind::Keyword:
    case NodeKind::Assign:
    case NodeKind::AugAssign:
    case NodeKind::If:
    case NodeKind::For:
    case NodeKind::While:
    case NodeKind::Break:
    case NodeKind::Continue:
    case NodeKind::Pass:
    case NodeKind::Return:
    case NodeKind::ExprStmt:
    case NodeKind::Assert:
      return here_.fail(DiagCode::UnsupportedConstruct, node_kind_name(tree_->node(node).kind));
  }
  WEFT_UNREACHABLE();
}

namespace {

// What a value that is no variable is, in words.
std::string what(Value v) {
  switch (v.kind) {
    case Value::List:
      return "a call with several results";
    case Value::Type:
      return "a type";
    case Value::Struct:
      return "a struct type";
    case Value::Functions:
    case Value::Builtin:
    case Value::PyFunction:
    case Value::Special:
    case Value::Grad:
    case Value::GradBuiltin:
      return "a function";
    case Value::None:
      return "a call without a result";
    case Value::Opaque:
    case Value::Missing:
      return "an object that is not understood";
    case Value::Shape:
      return "a tile's shape";
    case Value::Var:
    case Value::Constant:
      return "a value";
    case Value::Warp:
    case Value::WarpPart:
    case Value::Math:
    case Value::Module:
    case Value::Namespace:
    case Value::Instance:
      return "a module";
  }
  return "an object";
}

}  // namespace

Result<VarId> Walk::as_var(Value v) {
  if (v.is_var()) return v.var();
  return here_.fail(DiagCode::NotAValue, what(v));
}

Result<VarId> Walk::eval_var(NodeId node) {
  WEFT_TRY(const Value v, eval(node));
  return as_var(v);
}

Result<VarId> Walk::load(VarId v) {
  if (!rec_.type(v).ref) return v;
  return builtin_var(BuiltinId::Load, {v});
}

Result<Value> Walk::emit_name(NodeId node) {
  const Symbol s = tree_->node(node).name;
  if (const Value* v = resolver_.lookup(s)) return *v;
  const Value v = names_.global(s);
  switch (v.kind) {
    case Value::None:
      return here_.fail(DiagCode::UndefinedName, tree_->text(s));
    case Value::Missing:
      return resolver_.missing(v);
    case Value::Constant: {
      if (names_.constants[v.index].type.plain(TypeKind::String))
        return here_.fail(DiagCode::UnsupportedConstruct, "a string by its name");
      const Value c = Value::of(rec_.add_object(names_.constants[v.index]));
      resolver_.bind(s, c);
      return c;
    }
    case Value::Instance:
      return here_.fail(DiagCode::UnsupportedConstruct, "an attribute of an object of Python's");
    case Value::Struct:
      builder_.use_struct(v.index);
      return v;
    case Value::Opaque:
      return here_.fail(DiagCode::UnsupportedYet,
                        "a name bound to a value of class " + tree_->object_texts[v.index]);
    case Value::Var:
    case Value::List:
    case Value::Type:
    case Value::Builtin:
    case Value::Functions:
    case Value::Warp:
    case Value::WarpPart:
    case Value::Math:
    case Value::Module:
    case Value::Namespace:
    case Value::Special:
    case Value::Grad:
    case Value::GradBuiltin:
    case Value::PyFunction:
    case Value::Shape:
      return v;
  }
  WEFT_UNREACHABLE();
}

// What a running Python had put in an expression's place: a constant, or a function.
Result<Value> Walk::emit_object(NodeId node) {
  const Value v = names_.object(tree_->objects[tree_->node(node).bits]);
  if (v.kind == Value::Constant) return Value::of(rec_.add_object(names_.constants[v.index]));
  if (v.kind == Value::Opaque)
    return here_.fail(DiagCode::UnsupportedYet, "a value of class " + tree_->object_texts[v.index]);
  return v;
}

Result<Value> Walk::emit_constant(NodeId node) {
  const Node& n = tree_->node(node);
  VarConst c;
  switch (static_cast<ConstantKind>(n.op)) {
    case ConstantKind::Bool:
      c.kind = VarConst::Bool;
      c.i = static_cast<std::int64_t>(n.bits);
      return Value::of(rec_.add_constant(Type::of(Scalar::Bool), c));
    case ConstantKind::Int:
      c.kind = VarConst::Int;
      c.i = static_cast<std::int64_t>(n.bits);
      c.wide = n.bits > 0x7fffffffffffffffull;
      return Value::of(rec_.add_constant(Type::of(Scalar::Int32), c));
    case ConstantKind::BigInt:
      c.kind = VarConst::BigInt;
      c.value = rec_.text(tree_->text(n.name)).value();
      c.i = static_cast<std::int64_t>(n.bits);
      return Value::of(rec_.add_constant(Type::of(Scalar::Int32), c));
    case ConstantKind::Float:
      c.kind = VarConst::Float;
      c.f = std::bit_cast<double>(n.bits);
      return Value::of(rec_.add_constant(Type::of(Scalar::Float32), c));
    case ConstantKind::Str:
      c.kind = VarConst::Str;
      c.value = rec_.text(tree_->text(n.name)).value();
      return Value::of(rec_.add_constant(Type::string(), c));
    case ConstantKind::None:
      return here_.fail(DiagCode::UnsupportedConstruct, "None");
    case ConstantKind::Ellipsis:
      return here_.fail(DiagCode::UnsupportedConstruct, "...");
    case ConstantKind::Bytes:
      return here_.fail(DiagCode::UnsupportedConstruct, "bytes");
    case ConstantKind::Complex:
      return here_.fail(DiagCode::UnsupportedConstruct, "complex number");
  }
  return here_.fail(DiagCode::UnsupportedConstruct, "constant");
}

// A function of the module that has the operator's name goes before the builtin.
Result<Value> Walk::operator_call(BuiltinId op, Value left, Value right) {
  const Value args[] = {left, right};
  if (const auto user = resolver_.user_operator(op, left, right))
    return call_function(*user, args, {});
  const Builtin& b = builtin(op);
  builder_.use_builtin(b);
  return call_builtin(b, args);
}

Result<Value> Walk::emit_binop(NodeId node) {
  // A number that is the attribute of a type has no variable yet.
  const auto operand = [&](std::uint32_t i) -> Result<Value> {
    WEFT_TRY(const Value v, eval(tree_->kid(node, i)));
    if (v.kind == Value::Constant) return v;
    WEFT_TRY(const VarId var, as_var(v));
    return Value::of(var);
  };
  WEFT_TRY(const Value left, operand(0));
  WEFT_TRY(const Value right, operand(1));
  return operator_call(binary_builtin(static_cast<BinaryOp>(tree_->node(node).op)), left, right);
}

Result<Value> Walk::emit_unaryop(NodeId node) {
  const NodeId operand = tree_->kid(node, 0);
  const auto o = static_cast<UnaryOp>(tree_->node(node).op);
  WEFT_TRY(const VarId arg, eval_var(operand));
  const VarConst& c = rec_.var(arg).constant;
  // Python's bool is an int to Warp here.
  if (o == UnaryOp::USub && !c.typed &&
      (c.kind == VarConst::Int || c.kind == VarConst::Float || c.kind == VarConst::Bool ||
       c.kind == VarConst::BigInt)) {
    VarConst negated = c;
    // `i` holds the bits of what int64 has not: 2**63 to 2**64.
    constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
    if (c.kind == VarConst::BigInt || (c.kind == VarConst::Int && c.wide && c.i != kLeast)) {
      negated.kind = VarConst::BigInt;
      std::string digits = c.kind == VarConst::BigInt
                               ? std::string(rec_.fn().text(c.value))
                               : std::to_string(static_cast<std::uint64_t>(c.i));
      if (digits[0] == '-')
        digits.erase(0, 1);
      else
        digits.insert(0, 1, '-');
      negated.value = rec_.text(digits).value();
    }
    negated.wide = c.kind == VarConst::Int && !c.wide && c.i == kLeast;
    negated.i = c.i == kLeast ? kLeast : -c.i;
    negated.f = -c.f;
    if (c.kind == VarConst::Bool) negated.kind = VarConst::Int;
    // A literal's variable is seen by nothing else, so it is reused.
    if (const NodeKind k = tree_->node(operand).kind;
        k == NodeKind::Constant || k == NodeKind::Object) {
      rec_.var(arg).constant = negated;
      return Value::of(arg);
    }
    return Value::of(rec_.add_constant(
        Type::of(negated.kind == VarConst::Float ? Scalar::Float32 : Scalar::Int32), negated));
  }
  const Builtin& b = builtin(unary_builtin(o));
  builder_.use_builtin(b);
  const Value args[] = {Value::of(arg)};
  return call_builtin(b, args);
}

Result<Value> Walk::emit_tuple(NodeId node) {
  InlineVec<Value, 8> elements;
  for (std::uint32_t i = 0; i < tree_->node(node).kids_count; ++i) {
    WEFT_TRY(const Value v, eval(tree_->kid(node, i)));
    if (v.kind == Value::Functions || v.kind == Value::Builtin || v.kind == Value::PyFunction)
      return here_.fail(DiagCode::UnsupportedYet, "a function in a tuple");
    elements.push_back(v);
  }
  return call_builtin(builtin(BuiltinId::Tuple), elements);
}

// --- attributes --------------------------------------------------------------------------------

Result<VarId> Walk::component_index(std::string_view component, const Type& t) {
  static constexpr std::string_view kComponents = "xyzw";
  const std::size_t dim = t.is_quaternion() ? 4 : t.rows;
  const std::size_t i = component.size() == 1 ? kComponents.substr(0, dim).find(component[0])
                                              : std::string_view::npos;
  if (i == std::string_view::npos)
    return here_.fail(DiagCode::NoAttribute, component, here_.repr(t));
  return rec_.add_int(static_cast<std::int64_t>(i));
}

Result<Value> Walk::emit_attribute(NodeId node) {
  WEFT_TRY(const Value aggregate, eval(tree_->kid(node, 0)));
  return attribute_of(tree_->node(node).name, aggregate, false);
}

// arr.ptr: the descriptor's pointer, read as an integer.
Result<Value> Walk::array_pointer(VarId a) {
  const VarId out = rec_.add_var(Type::of(Scalar::UInt64).to_ref());
  rec_.forward(rec_.type(a).ref ? StmtOp::PointerNumberThroughPointer : StmtOp::PointerNumber,
               {op(out), op(a)});
  hir_.add_inst(hir::Op::FieldAddress, {a}, {out}, tree_->intern("ptr").v);
  rec_.reverse(StmtOp::SetPointer,
               {adj(a), rec_.type_name(rec_.type(a).deref().element()), adj(out)});
  return Value::of(out);
}

// Of what is known when compiling: a module, a class, an object of Python's, a type.
Result<Value> Walk::object_attribute(Value object, Symbol attr) {
  const std::string_view text_of_attr = tree_->text(attr);
  if (object.kind == Value::Warp || object.kind == Value::WarpPart || object.kind == Value::Math) {
    const Value v = names_.attribute(object, attr);
    if (v.kind == Value::Constant) return Value::of(rec_.add_object(names_.constants[v.index]));
    if (v.kind == Value::None && object.kind == Value::WarpPart)
      return here_.fail(DiagCode::NoAttribute, text_of_attr, tree_->text(Symbol{object.index}));
    if (v.kind == Value::None) return here_.fail(DiagCode::UnknownBuiltin, text_of_attr);
    return v;
  }
  if (object.kind == Value::Instance)
    return here_.fail(DiagCode::UnsupportedYet, "an attribute of an object of Python's");
  if (object.kind == Value::Namespace || object.kind == Value::Functions) {
    const Value v = names_.attribute(object, attr);
    if (v.kind == Value::Constant && names_.constants[v.index].type.plain(TypeKind::String))
      return here_.fail(DiagCode::UnsupportedYet, "a string by its name");
    if (v.kind == Value::Constant) return Value::of(rec_.add_object(names_.constants[v.index]));
    if (v.kind == Value::Opaque)
      return here_.fail(DiagCode::UnsupportedYet,
                        "a name bound to a value of class " + tree_->object_texts[v.index]);
    if (v.kind == Value::None) return here_.fail(DiagCode::NoAttribute, text_of_attr, "a module");
    return v;
  }
  if (object.kind == Value::Type) {
    const Value v = resolver_.type_attribute(names_.type_objects[object.index].type, attr);
    if (v.kind != Value::None) return v;
  }
  return here_.fail(DiagCode::UnsupportedYet,
                    "the attribute '" + std::string(text_of_attr) + "' of " + what(object));
}

// A part of an array's element that is stored to.
Result<VarId> Walk::slot_attribute(const Slot& slot, VarId a, Symbol attr) {
  const Type t = rec_.type(a).deref();
  std::uint32_t place = place_of(a);
  if (place != kNone && (t.is_vector() || t.is_quaternion())) {
    WEFT_TRY(const VarId i, component_index(tree_->text(attr), t));
    const VarId indices[] = {i};
    place = rec_.extend_indices(place, PlaceStep::Index, indices);
  } else if (place != kNone) {
    place = rec_.extend_field(place, attr);
  }
  return slot_reference(slot, place);
}

// x, y, z, w of a vector or quaternion; p and q of a transform.
Result<VarId> Walk::component_attribute(VarId a, Symbol attr) {
  const std::string_view text_of_attr = tree_->text(attr);
  const Type t = rec_.type(a).deref();
  if (t.is_vector() || t.is_quaternion()) {
    WEFT_TRY(const VarId i, component_index(text_of_attr, t));
    WEFT_TRY(const VarId out, builtin_var(BuiltinId::Extract, {a, i}));
    if (const std::uint32_t place = place_of(a); place != kNone) {
      const VarId indices[] = {i};
      rec_.facts(out).place = rec_.extend_indices(place, PlaceStep::Index, indices);
    }
    return out;
  }
  if (text_of_attr != "p" && text_of_attr != "q")
    return here_.fail(DiagCode::NoAttribute, text_of_attr, here_.repr(t));
  WEFT_TRY(const VarId out, builtin_var(text_of_attr == "p" ? BuiltinId::TransformGetTranslation
                                                            : BuiltinId::TransformGetRotation,
                                        {a}));
  if (const std::uint32_t place = place_of(a); place != kNone)
    rec_.facts(out).place = rec_.extend_field(place, attr);
  return out;
}

// The type of a field of a struct, of an array's descriptor or of a builtin's own type; void: the
// type has no such field.
Type Walk::field_type(const Type& t, Symbol attr) const {
  const std::string_view which = tree_->text(attr);
  if (t.is_array() && which == "shape" &&
      (t.array == ArrayClass::Array || t.array == ArrayClass::Fixed ||
       t.array == ArrayClass::Indexed))
    return Type::shape();
  if (t.is_array() && which == "size" &&
      (t.array == ArrayClass::Fabric || t.array == ArrayClass::IndexedFabric))
    return Type::of(Scalar::UInt64);
  if (const Type inner = opaque_field(t, which); !inner.is_void()) return inner;
  const FieldDecl* f = resolver_.field_of(t, attr);
  return f != nullptr ? f->type : Type{};
}

// A reference to a field.
VarId Walk::field_reference(VarId a, Symbol attr, const Type& field) {
  const Type t = rec_.type(a).deref();
  const VarId out = rec_.add_var(field.to_ref());
  if (const FieldDecl* f = resolver_.field_of(t, attr)) rec_.facts(out).form = f->form;
  // The fields of an array's descriptor are taken from the descriptor itself.
  const std::uint32_t place = t.is_array() ? kNone : place_of(a);
  if (place != kNone) {
    const std::uint32_t inner = rec_.extend_field(place, attr);
    rec_.facts(out).place = inner;
    rec_.forward(StmtOp::Set, {op(out), Operand(Operand::Pointer, inner)});
    hir_.add_inst(hir::Op::PlaceAddress, {}, {out}, inner);
  } else {
    hir_.add_inst(hir::Op::FieldAddress, {a}, {out}, attr.v);
    rec_.forward(rec_.type(a).ref ? StmtOp::AddressThroughPointer : StmtOp::AddressOfField,
                 {op(out), op(a), rec_.name(attr)});
  }
  const bool accumulates =
      is_float(field.is_array() ? Scalar::None : field.scalar) || field.is_struct();
  rec_.reverse(accumulates ? StmtOp::AddField : StmtOp::SetField,
               {adj(a), rec_.name(attr), adj(out)});
  return out;
}

Result<Value> Walk::attribute_of(Symbol attr, Value aggregate, bool as_target) {
  if (!aggregate.is_var()) return object_attribute(aggregate, attr);
  const VarId a = aggregate.var();
  // The attribute of a number, such as IntEnum.A.value, is the number itself.
  if (rec_.is_constant(a) && rec_.var(a).constant.kind != VarConst::Value) return aggregate;

  const std::string_view text_of_attr = tree_->text(attr);
  const Type t = rec_.type(a).deref();
  if (t.is_vector() || t.is_quaternion() || t.is_transform() || t.is_matrix() || t.is_scalar() ||
      t.is_array()) {
    if (const Value v = resolver_.type_attribute(t, attr); v.kind != Value::None) return v;
  }
  if (as_target) {
    WEFT_TRY(const Slot slot, select_slot(a, attr));
    if (slot.present) {
      WEFT_TRY(const VarId v, slot_attribute(slot, a, attr));
      return Value::of(v);
    }
  }
  if (t.is_vector() || t.is_quaternion() || t.is_transform()) {
    WEFT_TRY(const VarId v, component_attribute(a, attr));
    return Value::of(v);
  }
  if (t.is_tile()) return tile_attribute(t, text_of_attr);
  if (t.is_array() && text_of_attr == "ptr" &&
      (t.array == ArrayClass::Array || t.array == ArrayClass::Fixed))
    return array_pointer(a);
  const Type field = field_type(t, attr);
  if (!field.is_void()) return Value::of(field_reference(a, attr, field));
  if (t.is_array()) return resolver_.array_attribute(t, rec_.facts(a).form, text_of_attr);
  return here_.fail(DiagCode::NoAttribute, text_of_attr, here_.repr(t));
}

// --- subscripts --------------------------------------------------------------------------------

Result<Value> Walk::emit_subscript(NodeId node) {
  if (is_adjoint_subscript(node)) {
    WEFT_TRY(const VarId v, adjoint_of(node));
    return Value::of(v);
  }
  WEFT_TRY(const Target t, eval_subscript(node, false));
  WEFT_TRY(const VarId v, emit_indexing(t.var, t.indices, false));
  return Value::of(v);
}

// Finds the object that a chain of subscripts starts from; the groups are the brackets, outermost
// object first. An array takes as many indices as it has dimensions, the rest goes to its element.
Status Walk::recurse_subscript(NodeId node, Groups& groups, VarId& target, bool as_target) {
  if (is_adjoint_subscript(node)) {
    WEFT_TRY(target, eval_var(node));
    return {};
  }
  if (tree_->node(node).kind == NodeKind::Subscript) {
    const NodeId slice = tree_->kid(node, 1);
    if (tree_->node(slice).kind == NodeKind::Tuple) {
      const auto kids = tree_->kids(slice);
      for (std::size_t i = kids.size(); i-- > 0;) groups.nodes.insert_front(kids[i]);
      groups.sizes.insert_front(static_cast<std::uint32_t>(kids.size()));
    } else {
      groups.nodes.insert_front(slice);
      groups.sizes.insert_front(1);
    }
    WEFT_RETURN_IF_ERROR(recurse_subscript(tree_->kid(node, 0), groups, target, as_target));
    const Type t = rec_.type(target).deref();
    if (t.is_array() && groups.nodes.size() > t.ndim) {
      const Nodes all = groups.nodes;
      WEFT_TRY(target, emit_indexing(target, all.first(t.ndim), as_target));
      for (std::uint32_t left = t.ndim; left > 0;) {
        const std::uint32_t size = groups.sizes.front();
        if (size > left) return here_.fail(DiagCode::IndexCount, size, here_.repr(t));
        left -= size;
        groups.sizes.erase_front();
        for (std::uint32_t k = 0; k < size; ++k) groups.nodes.erase_front();
      }
    }
    return {};
  }
  if (as_target && tree_->node(node).kind != NodeKind::Name) {
    WEFT_TRY(const Value v, eval_store_target(node));
    WEFT_TRY(target, as_var(v));
  } else {
    WEFT_TRY(target, eval_var(node));
  }
  return {};
}

Result<Walk::Target> Walk::eval_subscript(NodeId node, bool as_target) {
  Target t;
  Groups groups;
  WEFT_RETURN_IF_ERROR(recurse_subscript(node, groups, t.var, as_target));
  if (groups.sizes.size() > 1 && rec_.type(t.var).is_tile())
    WEFT_RETURN_IF_ERROR(tile_groups(groups, t.var));
  t.indices = groups.nodes;
  return t;
}

Result<Walk::Vars> Walk::eval_indices(VarId target, std::span<const NodeId> nodes) {
  const Type t = rec_.type(target).deref();
  Vars out;
  for (std::size_t dim = 0; dim < nodes.size(); ++dim) {
    if (tree_->node(nodes[dim]).kind == NodeKind::Slice) {
      WEFT_TRY(const VarId v, slice_var(nodes[dim], t, dim));
      out.push_back(v);
      continue;
    }
    WEFT_TRY(VarId v, eval_var(nodes[dim]));
    if (t.is_tile()) {
      WEFT_TRY(v, tile_index(v, t, dim));
    }
    out.push_back(v);
  }
  return out;
}

Result<VarId> Walk::emit_indexing(VarId target, std::span<const NodeId> nodes, bool as_target) {
  const Type t = rec_.type(target).deref();
  WEFT_TRY(Vars indices, eval_indices(target, nodes));
  bool ints = true;
  for (VarId v : indices) ints = ints && rec_.type(v).deref().is_int();
  const auto with_target = [&] {
    InlineVec<Value, 8> args;
    args.push_back(Value::of(target));
    for (VarId v : indices) args.push_back(Value::of(v));
    return args;
  };

  if (t.is_tile()) return tile_subscript(target, indices);
  if (t.is_array()) {
    if (as_target && !ints) {
      for (VarId v : indices) {
        const Type i = rec_.type(v).deref();
        if (!i.is_int() && !i.plain(TypeKind::Slice)) return here_.fail(DiagCode::IndexType);
      }
    }
    for (VarId& v : indices) {
      WEFT_TRY(v, load(v));
    }
    const bool whole = indices.size() == t.ndim && ints;
    if (!whole && indices.size() > t.ndim) {
      return here_.fail(DiagCode::IndexCount, indices.size(), here_.repr(t));
    }
    const Type element = t.element();
    std::uint32_t place = kNone;
    if (whole && as_target && (t.array == ArrayClass::Array || t.array == ArrayClass::Fixed) &&
        (element.is_composite() || element.is_struct())) {
      Slot slot;
      slot.present = true;
      slot.root = target;
      slot.index_count = static_cast<int>(indices.size());
      std::copy(indices.begin(), indices.end(), slot.indices);
      slot.access = kNone;
      slot.type = element;
      if (place = place_of(target); place != kNone) {
        place = rec_.extend_indices(place, PlaceStep::Array, indices);
      }
      return slot_reference(slot, place);
    }
    WEFT_TRY(const Value out,
             call_builtin(builtin(whole ? BuiltinId::Address : BuiltinId::View), with_target()));
    if (!whole) {  // of regular arrays where those of the whole are special
      const bool special = t.array != ArrayClass::Array && t.array != ArrayClass::Indexed;
      const ArrayForm form = special ? ArrayForm::Made : rec_.facts(target).form;
      rec_.facts(out.var()).form = form;
    }
    if (place = place_of(target); place != kNone) {
      rec_.facts(out.var()).place =
          rec_.extend_indices(place, whole ? PlaceStep::Array : PlaceStep::View, indices);
    }
    return out.var();
  }

  if (as_target) {
    WEFT_TRY(const Slot slot, select_slot(target, indices));
    if (slot.present) {
      std::uint32_t place = place_of(target);
      if (place != kNone) {
        place = rec_.extend_indices(place, PlaceStep::Index,
                                    indices.first(t.is_matrix() ? indices.size() : 1));
      }
      return slot_reference(slot, place);
    }
  }
  WEFT_TRY(const Value out, call_builtin(builtin(BuiltinId::Extract), with_target()));
  WEFT_TRY(const VarId result, as_var(out));
  if (const std::uint32_t place = place_of(target); place != kNone && ints) {
    if (t.is_matrix() && indices.size() <= 2) {
      rec_.facts(result).place = rec_.extend_indices(place, PlaceStep::Index, indices);
    } else if (indices.size() == 1 && (t.is_vector() || t.is_quaternion() || t.is_transform())) {
      rec_.facts(result).place = rec_.extend_indices(place, PlaceStep::Index, indices);
    }
  }
  return result;
}

Result<Value> Walk::eval_store_target(NodeId node) {
  if (tree_->node(node).kind == NodeKind::Attribute) {
    WEFT_TRY(const Value aggregate, eval_store_target(tree_->kid(node, 0)));
    return attribute_of(tree_->node(node).name, aggregate, true);
  }
  if (tree_->node(node).kind == NodeKind::Subscript && !is_adjoint_subscript(node)) {
    WEFT_TRY(const Target t, eval_subscript(node, true));
    WEFT_TRY(const VarId v, emit_indexing(t.var, t.indices, true));
    return Value::of(v);
  }
  return eval(node);
}

}  // namespace weft
