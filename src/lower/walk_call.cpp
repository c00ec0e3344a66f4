// Calls: what is called, its arguments, its native form, and its adjoint.
#include <algorithm>

#include "walk.h"

namespace weft {
namespace {

// The builtin that constructs values of a composite type.
const Builtin* constructor_of(const Type& t) {
  if (t.is_vector()) return &builtin(BuiltinId::Vector);
  if (t.is_matrix()) return &builtin(BuiltinId::Matrix);
  if (t.is_quaternion()) return &builtin(BuiltinId::Quaternion);
  if (t.is_transform()) return &builtin(BuiltinId::Transformation);
  return nullptr;
}

// Whether the results carry a dtype as it was given: Python's float then is spelled `float`, and so
// is what derives from it. Vectors and matrices turn it into float32.
bool keeps_python_type(const Builtin& b) {
  const ResultRule rule = b.overloads.front().result;
  return rule == ResultRule::Cast || rule == ResultRule::Quaternion ||
         rule == ResultRule::QuatIdentity || rule == ResultRule::Transformation ||
         rule == ResultRule::TransformationPQ || rule == ResultRule::TransformIdentity;
}

// What of wp.types makes values: the types of any length.
bool is_type_factory(const Builtin& b) {
  const BuiltinId id = id_of(b);
  return id == BuiltinId::Vector || id == BuiltinId::Matrix || id == BuiltinId::Quaternion ||
         id == BuiltinId::Transformation;
}

}  // namespace

// A dotted name of the module, or type(x) and its attributes.
Result<StaticName> Walk::resolve_static(NodeId node) {
  StaticName out = resolver_.dotted_name(node);
  while (tree_->node(node).kind == NodeKind::Attribute) node = tree_->kid(node, 0);
  if (tree_->node(node).kind != NodeKind::Call) return out;
  const Node& callee = tree_->node(tree_->kid(node, 0));
  if (callee.kind != NodeKind::Name || tree_->text(callee.name) != "type") return out;
  WEFT_TRY(out.object, resolve_type_call(node, out.path));
  if (out.object.kind != Value::None) {
    out.path.clear();
    out.path.push_back(tree_->intern("<type>"));
  }
  return out;
}

// `type(x)` and the attributes of that type; None: a number of the type, which has none.
Result<Value> Walk::resolve_type_call(NodeId call, const Path& attributes) {
  if (tree_->node(call).kids_count != 2)
    return here_.fail(DiagCode::NotCallable, "rec_.type() without exactly one argument");
  WEFT_TRY(const VarId v, eval_var(tree_->kid(call, 1)));
  Value t = resolver_.type_of(rec_.type(v).deref());
  for (const Symbol attr : attributes) {
    if (t.kind == Value::Constant) return Value{};
    if (t.kind != Value::Type)
      return here_.fail(DiagCode::UnsupportedYet, "an attribute of a struct's type");
    const TypeObject object = names_.type_objects[t.index];
    t = resolver_.type_attribute(object.type, attr);
    if (t.kind == Value::None)
      return here_.fail(DiagCode::NoAttribute, tree_->text(attr), here_.repr(object.type));
  }
  return t;
}

// An argument is always evaluated, and then, if it names a compile-time object, replaced by it:
// `wp.PI` as an argument leaves two constants.
Result<Value> Walk::resolve_arg(NodeId node) {
  Result<Value> evaluated = eval(node);
  WEFT_TRY(const StaticName found, resolve_static(node));
  const Value object = found.object;
  switch (object.kind) {
    case Value::None:
    case Value::Opaque:
      return evaluated;
    case Value::Constant:
      if (!evaluated &&
          (found.through_object || names_.constants[object.index].type.plain(TypeKind::String)))
        return evaluated;
      return Value::of(rec_.add_object(names_.constants[object.index]));
    case Value::Warp:
    case Value::WarpPart:
    case Value::Math:
    case Value::Module:
      if (evaluated) return *evaluated;
      return here_.fail(DiagCode::NotAValue, "a module");
    case Value::Missing:
      return resolver_.missing(object);
    case Value::Var:
    case Value::List:
    case Value::Type:
    case Value::Struct:
    case Value::Builtin:
    case Value::Functions:
    case Value::Namespace:
    case Value::Instance:
    case Value::Special:
    case Value::Grad:
    case Value::GradBuiltin:
    case Value::PyFunction:
    case Value::Shape:
      return object;
  }
  WEFT_UNREACHABLE();
}

// The length, shape and dtype that a type which is called stands for.
void Walk::add_type_arguments(const Type& t, Called& out) {
  CallArg size;
  size.constant = true;
  size.is_int = true;
  size.type = Type::of(Scalar::Int32);
  if (t.is_vector()) {
    size.int_value = t.rows;
    out.type_args.push_back({"length", size});
  } else if (t.is_matrix()) {
    out.shape[0] = out.shape[1] = size;
    out.shape[0].int_value = t.rows;
    out.shape[1].int_value = t.cols;
    size.elements = out.shape;
    out.type_args.push_back({"shape", size});
  }
  if (!t.is_composite()) return;
  CallArg dtype;
  dtype.kind = CallArg::Kind::TypeObject;
  dtype.type = t.scalar_type();
  out.type_args.push_back({"dtype", dtype});
}

// The builtin or struct that is called by `path`, which is no function by itself: a type, a name of
// the warp module, or anything that has a builtin's name.
Status Walk::find_callee(NodeId func_node, const StaticName& called, Called& out) {
  const Path& path = called.path;
  if (path.empty()) return here_.fail(DiagCode::NotCallable, "this expression");
  const std::string_view attr = tree_->text(path.back());
  const Value caller = out.function;
  if (caller.kind == Value::Warp && path.size() == 1)
    return here_.fail(DiagCode::NotCallable, attr);
  const Builtin* b = find_builtin(attr);
  // Warp looks a name that stands for a value up among its own functions all the same.
  const bool value = caller.is_var() || caller.kind == Value::Constant;
  if (value && b == nullptr) return here_.fail(DiagCode::NotCallable, attr);
  if (caller.kind == Value::Opaque && b == nullptr)
    return here_.fail(DiagCode::UnsupportedYet,
                      "a call of a value of class " + tree_->object_texts[caller.index]);
  // A module that lacks the attribute is not asked for a builtin of that name.
  if (caller.kind == Value::Namespace && called.lacks_attribute)
    return here_.fail(DiagCode::UnknownFunction, attr);
  if (caller.kind == Value::WarpPart &&
      (tree_->text(path[1]) != "types" || b == nullptr || !is_type_factory(*b)))
    return here_.fail(DiagCode::UnknownBuiltin,
                      std::string(tree_->text(path[1])) + "." + std::string(attr));
  if (b == nullptr && caller.kind == Value::Warp) return here_.fail(DiagCode::UnknownBuiltin, attr);
  if (caller.kind == Value::Type) {
    const TypeObject t = names_.type_objects[caller.index];
    if (b == nullptr) b = constructor_of(t.type);
    if (b == nullptr && t.type.is_scalar())
      b = find_builtin(t.python ? t.name : scalar_name(t.type.scalar));
    add_type_arguments(t.type, out);
  }
  if (b != nullptr) {
    out.function = {Value::Builtin, static_cast<std::uint32_t>(b - builtins().data())};
    if (caller.kind == Value::WarpPart)
      note_callee(func_node, {Callee::Builtin, out.function.index});
  } else if (caller.kind == Value::Struct) {
    builder_.use_struct(caller.index);
  } else {
    return here_.fail(DiagCode::UnknownFunction, attr);
  }
  return {};
}

// Evaluates the arguments, starred ones into their elements.
Status Walk::call_arguments(NodeId node, Called& out) {
  const auto look = [&](Value v) {
    out.tile_shape = out.tile_shape || v.kind == Value::Shape;
    out.python_type =
        out.python_type || (v.kind == Value::Type && names_.type_objects[v.index].python);
  };
  const std::uint32_t split = tree_->node(node).split;
  for (std::uint32_t i = 1; i < split; ++i) {
    const NodeId a = tree_->kid(node, i);
    if (tree_->node(a).kind == NodeKind::Starred) {
      WEFT_TRY(const Vars elements, unpack_starred(a));
      for (const VarId v : elements) out.args.push_back(Value::of(v));
      continue;
    }
    WEFT_TRY(const Value v, resolve_arg(a));
    out.args.push_back(v);
    look(v);
  }
  for (std::uint32_t i = split; i < tree_->node(node).kids_count; ++i) {
    const NodeId k = tree_->kid(node, i);
    if (!tree_->node(k).name.valid())
      return here_.fail(DiagCode::UnsupportedYet, "a double-starred argument");
    WEFT_TRY(const Value v, resolve_arg(tree_->kid(k, 0)));
    out.kwargs.push_back({tree_->text(tree_->node(k).name), resolver_.call_arg(v)});
    look(v);
  }
  if (out.tile_shape && out.function.kind != Value::Builtin)
    return here_.fail(DiagCode::UnsupportedYet, "a tile's shape as this argument");
  return {};
}

Result<Value> Walk::emit_call(NodeId node, Use use) {
  const NodeId func_node = tree_->kid(node, 0);
  Called called;
  Value& func = called.function;
  WEFT_TRY(const StaticName found, resolve_static(func_node));
  func = found.object;
  if (func.kind == Value::None) {
    WEFT_TRY(func, eval(func_node));
  }
  if (func.kind == Value::Missing) return resolver_.missing(func);
  std::string_view special;
  if (func.kind == Value::Special) special = tree_->object_texts[func.index];
  if (func.kind == Value::Warp && found.path.size() == 2) special = tree_->text(found.path.back());
  if (special == "address_of") return address_of(node);
  if (special == "grad") return grad_of(node);
  if (special == "static") return next_static();

  const bool is_grad = func.kind == Value::Grad || func.kind == Value::GradBuiltin;
  if (func.kind == Value::Builtin) note_callee(func_node, {Callee::Builtin, func.index});
  if (func.kind != Value::Builtin && func.kind != Value::Functions && !is_grad)
    WEFT_RETURN_IF_ERROR(find_callee(func_node, found, called));
  if (func == Value{Value::Builtin, static_cast<std::uint32_t>(BuiltinId::Tid)}) {
    if (!here_.decl().is_kernel)
      return here_.fail(DiagCode::TidInFunction, tree_->text(here_.decl().name));
    rec_.fn().uses_tid = true;
    if (use.expected <= 1) rec_.fn().uses_scalar_tid = true;
  }
  WEFT_RETURN_IF_ERROR(call_arguments(node, called));

  switch (func.kind) {
    case Value::Builtin: {
      const Builtin& b = builtins()[func.index];
      if (called.python_type && keeps_python_type(b)) {
        return here_.fail(DiagCode::UnsupportedYet,
                          "Python's int or float as a dtype of wp." + std::string(b.key) +
                              "(), where Warp tells it from wp.int32 and wp.float32,");
      }
      builder_.use_builtin(b);
      return call_builtin(b, called.args, called.kwargs, called.type_args, use);
    }
    case Value::Functions:
      return call_function(func.index, called.args, called.kwargs, node);
    case Value::Struct:
      return call_struct(func.index, called.args, called.kwargs);
    case Value::Grad:
    case Value::GradBuiltin:
      return call_grad(func, called.args, called.kwargs);
    case Value::None:
    case Value::Var:
    case Value::List:
    case Value::Type:
    case Value::Constant:
    case Value::Warp:
    case Value::WarpPart:
    case Value::Math:
    case Value::Module:
    case Value::Namespace:
    case Value::Instance:
    case Value::Special:
    case Value::Opaque:
    case Value::PyFunction:
    case Value::Missing:
    case Value::Shape:
      return here_.fail(DiagCode::NotCallable, "this expression");
  }
  WEFT_UNREACHABLE();
}

Result<Value> Walk::call_builtin(BuiltinId id, std::initializer_list<Value> args) {
  return call_builtin(builtin(id), std::span(args.begin(), args.size()));
}

Result<VarId> Walk::builtin_var(BuiltinId id, std::initializer_list<VarId> args) {
  Value values[5];
  std::size_t n = 0;
  for (VarId v : args) values[n++] = Value::of(v);
  WEFT_TRY(const Value out, call_builtin(builtin(id), std::span(values, n)));
  return as_var(out);
}

Result<Value> Walk::call_builtin(const Builtin& b, std::span<const Value> args,
                                 std::span<const NamedArg> kwargs,
                                 std::span<const NamedArg> type_args, Use use) {
  if (b.python_level) return here_.fail(DiagCode::PythonLevelBuiltin, b.key);
  // Calls nest (loading an argument is a call), so each level has a binding of its own.
  if (nesting_ >= 4) return here_.fail(DiagCode::UnsupportedYet, "a call this deep");
  Binding& binding = bindings_[nesting_];
  std::vector<CallArg>& call_args = call_args_[nesting_];
  call_args.clear();
  for (const Value& v : args) resolver_.fill_call_arg(v, call_args.emplace_back());
  Tiles tiles(*this);
  if (Status s = resolve_call(b, call_args, kwargs, type_args, use.expected, out_->names(),
                              out_->tuples, binding, &tiles);
      !s) {
    return here_.moved(s.error());
  }
  if (binding.constant_result) return Value::of(rec_.add_int(binding.constant_value));
  const Overload& overload = *binding.overload;

  // A 64-bit constructor of a literal keeps the literal's precision: the literal's variable takes
  // the wider type and is set by a statement, so that it can be written to later.
  if (binding.args.size() == 1 && binding.results.size() == 1 &&
      overload.result == ResultRule::Fixed && binding.results[0].is_scalar() &&
      overload.native == scalar_name(binding.results[0].scalar) &&
      (binding.results[0].scalar == Scalar::Float64 || binding.results[0].scalar == Scalar::Int64 ||
       binding.results[0].scalar == Scalar::UInt64)) {
    const std::uint32_t handle = binding.args[0].arg.handle;
    if ((handle & kObject) == 0 && binding.args[0].arg.kind == CallArg::Kind::Value) {
      LoweredVar& arg = rec_.var(VarId{handle});
      VarConst c = arg.constant;
      const bool number = c.kind == VarConst::Int || c.kind == VarConst::Bool ||
                          c.kind == VarConst::BigInt || (c.kind == VarConst::Float && c.f == c.f);
      if (number) {
        c.typed = true;
        arg.type = binding.results[0];
        arg.constant = {};
        hir_.add_set_literal(VarId{handle}, c);
        rec_.forward(StmtOp::Set, {op(VarId{handle}), rec_.literal(arg.type, c)});
        return Value::of(VarId{handle});
      }
    }
  }

  ++nesting_;
  Vars outputs;
  for (const Type& t : binding.results) outputs.push_back(rec_.add_var(t));
  if (overload.result == ResultRule::TupleOf && !outputs.empty()) {
    std::vector<CallArg> elements;
    for (const BoundArg& a : binding.args) {
      if ((a.arg.handle & kObject) != 0) {
        --nesting_;
        return here_.fail(DiagCode::UnsupportedYet, "a type's attribute in a tuple");
      }
      elements.push_back(a.arg);
    }
    rec_.facts(outputs[0]).tuple = resolver_.add_tuple(std::move(elements));
  } else if (overload.result == ResultRule::Copy && binding.args[0].arg.handle != kNone) {
    rec_.facts(outputs[0]).tuple = rec_.facts(VarId{binding.args[0].arg.handle}).tuple;
  }
  Status status = record_call(binding, outputs, tiles.mapped(), use.discarded);
  --nesting_;
  WEFT_RETURN_IF_ERROR(std::move(status));
  if (outputs.empty()) return Value{};
  if (outputs.size() == 1) return Value::of(outputs[0]);
  lists_.emplace_back(outputs.begin(), outputs.end());
  return Value{Value::List, static_cast<std::uint32_t>(lists_.size() - 1)};
}

// A builtin's call in its native form, or as deterministic mode has it.
Status Walk::record_call(const Binding& binding, std::span<const VarId> outputs, VarId mapped,
                         bool discarded) {
  const Overload& overload = *binding.overload;
  if (out_->deterministic)
    WEFT_RETURN_IF_ERROR(deterministic_.check_call(binding, outputs, discarded));
  Native native;
  WEFT_RETURN_IF_ERROR(dispatch(binding, outputs, mapped, native));
  if (out_->deterministic) {
    InlineVec<Passed, 8> passed;
    WEFT_TRY(const bool made,
             deterministic_.record_atomic(overload, native.args, outputs, discarded, passed));
    if (made) {
      hir_.add_call({&overload, &binding}, native.args, passed, outputs);
      hir_.link_record(rec_.fn().calls.back().stmt);
      return {};
    }
  }
  return finish_call({&overload, &binding}, native, outputs, use_initializer_list(binding), {});
}

// The records of a call of a builtin, a function or a struct, and of its adjoint.
Status Walk::finish_call(const Origin& from, const Native& given, std::span<const VarId> outputs,
                         bool init_list, const UserCallee& user) {
  CallOperands operands;
  operands.braces = init_list;
  WEFT_RETURN_IF_ERROR(call_operands(given, user, operands));
  const NativeCallee callee = native_callee(from, given);
  record_forward(from, callee, outputs, operands, given.args, user);
  const bool differentiable =
      (from.overload == nullptr || from.overload->differentiable) &&
      std::none_of(given.args.begin(), given.args.end(), [&](VarId v) {
        return rec_.var(v).kind == LoweredVar::Callee && rec_.var(v).constant.i == 0;
      });
  if (!differentiable || given.args.empty() || user.no_reverse) return {};
  return record_adjoint(from, callee, outputs, operands, given.args, user);
}

Status Walk::call_operands(const Native& given, const UserCallee& user, CallOperands& out) {
  const Vars& args = given.args;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (i < user.references.size() && user.references[i]) {
      WEFT_TRY(const Reference r, reference_to(user.nodes[i], args[i]));
      // Warp names the views on the way to the adjoint, and counts a label for each.
      for (std::uint32_t s = rec_.fn().places[r.place].step; s != kNone;
           s = rec_.fn().steps[s].previous)
        if (rec_.fn().steps[s].step.kind == PlaceStep::View)
          return here_.fail(DiagCode::UnsupportedYet, "a reference to a part of a view");
      out.passed.push_back({args[i], args[i], r.place});
      out.loaded.push_back(r.value);
      out.duals.push_back(Operand(Operand::AdjPointer, r.place));
      continue;
    }
    VarId v = args[i];
    if (i > 0 || !given.first_raw) {
      WEFT_TRY(v, load(v));
      if (v != args[i]) out.passed.push_back({args[i], v});
    }
    out.loaded.push_back(op(v));
    out.duals.push_back(Operand(out.braces ? Operand::AddrAdj : Operand::Adj, args[i].v));
  }
  return {};
}

NativeCallee Walk::native_callee(const Origin& from, const Native& given) {
  NativeCallee callee;
  callee.overload = from.overload;
  if (from.function.valid()) {
    callee.name = rec_.text(names_.native_name[from.function.v]).value();
  } else if (from.overload == nullptr) {
    callee.name = rec_.text(out_->struct_native[from.structure]).value();
  }
  std::vector<TemplateArg>& all = rec_.fn().template_args;
  callee.templates = static_cast<std::uint32_t>(all.size());
  callee.template_count = static_cast<std::uint32_t>(given.templates.size());
  all.insert(all.end(), given.templates.begin(), given.templates.end());
  return callee;
}

void Walk::record_forward(const Origin& from, const NativeCallee& callee,
                          std::span<const VarId> outputs, const CallOperands& operands,
                          std::span<const VarId> args, const UserCallee& user) {
  const Overload* overload = from.overload;
  const bool one_result = outputs.size() == 1;
  const std::uint8_t flags = one_result ? Stmt::kHasResult : 0;
  InlineVec<Operand, 32>& ops = call_operands_;
  ops.clear();
  ops.push_back(rec_.callee(callee));
  if (one_result) ops.push_back(op(outputs[0]));
  if (operands.braces) ops.push_back(Operand(Operand::Open, 0));
  ops.append(operands.loaded.begin(), operands.loaded.end());
  for (const VarId v : outputs)
    if (!one_result) ops.push_back(op(v));
  if (operands.braces) ops.push_back(Operand(Operand::Close, 0));
  const StmtId call = rec_.record(StmtOp::Call, ops, flags);
  hir_.add_call(from, args, operands.passed, outputs);
  hir_.link_record(call);
  rec_.fn().calls.push_back(
      {call, overload, from.function, static_cast<std::uint32_t>(outputs.size())});
  if (deterministic_.two_passes() && overload != nullptr &&
      id_of(*overload) == BuiltinId::ArrayStore) {
    deterministic_.record_store(ops, call);
  } else if (deterministic_.two_passes() && overload != nullptr &&
             DeterministicMode::has_side_effect(id_of(*overload))) {
    const StmtId effect = deterministic_.guarded(call);
    rec_.forward(effect, overload->skip_replay ? rec_.commented(effect) : effect);
  } else if (overload != nullptr && overload->skip_replay) {
    rec_.forward(call, rec_.commented(call));
  } else if (user.replays(outputs.size())) {
    NativeCallee replay = callee;
    replay.form = NativeCallee::Replay;
    ops[0] = rec_.callee(replay);
    rec_.forward(call, rec_.record(StmtOp::Call, ops, flags));
  } else {
    rec_.forward(call);
  }
}

Status Walk::record_adjoint(const Origin& from, NativeCallee callee, std::span<const VarId> outputs,
                            const CallOperands& operands, const Vars& args,
                            const UserCallee& user) {
  const Overload* overload = from.overload;
  callee.form = NativeCallee::Adjoint;
  if (overload != nullptr && !overload->adjoint_template) callee.template_count = 0;
  InlineVec<Operand, 32>& ops = call_operands_;
  const auto braced = [&](auto&& items) {
    if (operands.braces) ops.push_back(Operand(Operand::Open, 0));
    items();
    if (operands.braces) ops.push_back(Operand(Operand::Close, 0));
  };
  ops.clear();
  ops.push_back(rec_.callee(callee));
  braced([&] { ops.append(operands.loaded.begin(), operands.loaded.end()); });
  const bool original = overload != nullptr && overload->original_output && !operands.braces;
  // A custom gradient is not given the results.
  if (!user.custom_grad && (original || outputs.size() > 1)) {
    braced([&] {
      for (VarId v : outputs) ops.push_back(op(v));
    });
  }
  braced([&] { ops.append(operands.duals.begin(), operands.duals.end()); });
  for (VarId v : outputs) ops.push_back(adj(v));
  StmtId adjoint = rec_.record(StmtOp::Call, ops);
  if (out_->deterministic && overload != nullptr && id_of(*overload) == BuiltinId::Address) {
    WEFT_TRY(adjoint, deterministic_.record_address(args, outputs, adjoint));
  }
  rec_.reverse(adjoint);
  return {};
}

}  // namespace weft
