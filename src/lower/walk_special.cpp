// Forms that are no calls though they look like some: wp.grad(f)(...), wp.address_of(x),
// wp.adjoint[x], type(x); and parameters by reference (wp.ref[T]).
#include <algorithm>

#include "walk.h"

namespace weft {

// --- wp.static ---------------------------------------------------------------------------------

// What Warp could evaluate only while it generated code (the expression holds an unrolled loop's
// counter, say) was noted in the order of evaluation, which is the order of this walk.
Result<Value> Walk::next_static() {
  const CapturedFunction* c = tree_->captured_of(here_.function);
  if (c == nullptr || c->instance_of.valid() || next_static_ >= c->statics.size())
    return here_.fail(DiagCode::UnsupportedYet, "wp.static()");
  const Value v = names_.object(c->statics[next_static_++]);
  if (v.kind == Value::Constant) return Value::of(rec_.add_object(names_.constants[v.index]));
  if (v.kind == Value::Functions || v.kind == Value::Builtin) return v;
  return here_.fail(DiagCode::UnsupportedYet, "what wp.static() gives here");
}

// --- starred arguments ---------------------------------------------------------------------------

Result<std::int64_t> Walk::slice_bound(NodeId node) {
  WEFT_TRY(const VarId v, eval_var(node));
  const VarConst& c = rec_.var(v).constant;
  if (c.kind != VarConst::Int || c.typed || c.wide)
    return here_.fail(DiagCode::UnsupportedYet, "a slice whose bounds are no constants");
  return c.i;
}

// *v and *v[a:b]: the elements of a vector, or those of an array between constant bounds.
Result<Walk::Vars> Walk::unpack_starred(NodeId node) {
  const NodeId value = tree_->kid(node, 0);
  const bool sliced = tree_->node(value).kind == NodeKind::Subscript &&
                      tree_->node(tree_->kid(value, 1)).kind == NodeKind::Slice;
  WEFT_TRY(const VarId target, eval_var(sliced ? tree_->kid(value, 0) : value));
  const Type t = rec_.type(target).deref();
  std::int64_t start = 0, stop = 0, step = 1;
  if (t.is_composite()) stop = t.is_vector() || t.is_matrix() ? t.rows : t.component_count();
  if (!t.is_composite() && !(t.is_array() && sliced))
    return here_.fail(DiagCode::UnsupportedYet, "this starred argument");
  if (sliced) {
    const NodeId slice = tree_->kid(value, 1);
    const auto part = [&](std::uint32_t i, std::int64_t& out) -> Result<bool> {
      const NodeId bound = tree_->kid(slice, i);
      if (!bound.valid()) return false;
      WEFT_TRY(out, slice_bound(bound));
      return true;
    };
    const std::int64_t length = stop;
    WEFT_TRY([[maybe_unused]] const bool stepped, part(2, step));
    if (step == 0) return here_.fail(DiagCode::ZeroStep);
    if (t.is_array()) {
      std::int64_t upper = 0;
      WEFT_TRY([[maybe_unused]] const bool has_lower, part(0, start));
      WEFT_TRY(const bool has_upper, part(1, upper));
      if (t.ndim != 1 || !has_upper || start < 0 || upper < 0 || step < 0)
        return here_.fail(DiagCode::UnsupportedYet, "this starred slice of an array");
      stop = upper;
    } else {
      // As Python's slice.indices().
      const std::int64_t low = step > 0 ? 0 : -1, high = step > 0 ? length : length - 1;
      const auto clamp = [&](std::int64_t n) {
        return n < 0 ? std::max(n + length, low) : std::min(n, high);
      };
      std::int64_t n = 0;
      WEFT_TRY(const bool has_lower, part(0, n));
      start = has_lower ? clamp(n) : step > 0 ? low : high;
      WEFT_TRY(const bool has_upper, part(1, n));
      stop = has_upper ? clamp(n) : step > 0 ? high : low;
    }
  }
  Vars out;
  for (std::int64_t i = start; step > 0 ? i < stop : i > stop; i += step) {
    if (out.size() > 256)
      return here_.fail(DiagCode::UnsupportedYet, "a starred argument this long");
    WEFT_TRY(const VarId v, builtin_var(t.is_array() ? BuiltinId::Address : BuiltinId::Extract,
                                        {target, rec_.add_int(i)}));
    out.push_back(v);
  }
  if (out.empty())
    return here_.fail(DiagCode::UnsupportedYet, "a starred argument without elements");
  return out;
}

// --- wp.grad -------------------------------------------------------------------------------------

Result<Value> Walk::grad_of(NodeId call) {
  if (tree_->node(call).kids_count != 2 || tree_->node(call).split != 2)
    return here_.fail(DiagCode::NotCallable, "grad() without exactly one function");
  WEFT_TRY(const Value f, resolve_arg(tree_->kid(call, 1)));
  if (f.kind == Value::Functions) return Value{Value::Grad, f.index};
  if (f.kind == Value::Builtin) return Value{Value::GradBuiltin, f.index};
  return here_.fail(DiagCode::NotCallable, "grad() of something that is no function");
}

// The builtin's overload, its arguments as variables, and its results.
Result<Walk::GradCallee> Walk::grad_of_builtin(const Builtin& b, std::span<const Value> args,
                                               std::span<const NamedArg> kwargs) {
  GradCallee out;
  builder_.use_builtin(b);
  std::vector<CallArg> call_args;
  for (const Value& v : args) call_args.push_back(resolver_.call_arg(v));
  Binding binding;
  if (Status s = resolve_call(b, call_args, kwargs, {}, 0, out_->names(), out_->tuples, binding);
      !s)
    return here_.moved(s.error());
  const Overload& o = *binding.overload;
  out.from.overload = &o;
  if (!o.differentiable || o.variadic || o.dispatch != DispatchRule::Plain)
    return here_.fail(DiagCode::UnsupportedYet, "wp.grad() of wp." + std::string(b.key) + "()");
  for (const BoundArg& a : binding.args) {
    if (a.arg.kind != CallArg::Kind::Value || (a.arg.handle & kObject) != 0)
      return here_.fail(DiagCode::UnsupportedYet, "a default argument under wp.grad()");
    out.inputs.push_back(VarId{a.arg.handle});
  }
  out.results = binding.results;
  return out;
}

// Likewise of a function of the module, which is built.
Result<Walk::GradCallee> Walk::grad_of_function(std::uint32_t group, std::span<const Value> args,
                                                std::span<const NamedArg> kwargs) {
  GradCallee out;
  const UserArgs given{args, kwargs};
  WEFT_TRY(const FunctionId chosen, resolver_.choose(group, given));
  out.from.function = chosen;
  for (std::size_t p = 0; p < tree_->functions[chosen.v].args.size(); ++p) {
    const Value v = given.at(*tree_, tree_->functions[chosen.v], p);
    if (!v.is_var())
      return here_.fail(DiagCode::UnsupportedYet,
                        "a default or a function as argument of wp.grad()");
    out.inputs.push_back(v.var());
    out.python.push_back(tree_->functions[chosen.v].args[p].python);
  }
  builder_.force_adjoint(chosen);
  WEFT_TRY(const LoweredFunction* built, builder_.build(chosen, here_.loc(), false));
  out.results = results_of(chosen, *built);
  return out;
}

// wp.grad(f)(...): the function, if its adjoint takes its results, then its adjoint with ones as
// the adjoints of the results.
Result<Value> Walk::call_grad(Value grad, std::span<const Value> args,
                              std::span<const NamedArg> kwargs) {
  if (out_->deterministic)
    return here_.fail(DiagCode::UnsupportedYet, "wp.grad() in deterministic mode");
  WEFT_TRY(GradCallee f, grad.kind == Value::GradBuiltin
                             ? grad_of_builtin(builtins()[grad.index], args, kwargs)
                             : grad_of_function(grad.index, args, kwargs));
  if (f.results.empty())
    return here_.fail(DiagCode::NotAValue, "the gradient of a function without result");
  const CapturedFunction* own = tree_->captured_of(here_.function);
  if (own == nullptr || own->reverse_args < 0) rec_.fn().uses_grad = true;

  std::vector<Type> input_types;
  for (VarId& v : f.inputs) {
    if (rec_.type(v).deref().is_tile() || rec_.type(v).deref().is_tile_stack())
      return here_.fail(DiagCode::UnsupportedYet, "wp.grad() with tiles");
    input_types.push_back(rec_.type(v).deref());
    WEFT_TRY(v, load(v));
  }
  std::vector<StmtId> records;
  const auto call = [&](Operand callee, std::span<const VarId> first, std::span<const VarId> rest,
                        bool result) {
    std::vector<Operand> ops{callee};
    for (const VarId v : first) ops.push_back(op(v));
    for (const VarId v : rest) ops.push_back(op(v));
    records.push_back(rec_.record(StmtOp::Call, ops, result ? Stmt::kHasResult : 0));
    rec_.forward(records.back());
  };
  const auto made = [&](VarId result) {
    hir_.add_gradient(f.from.overload, f.from.function, f.inputs, result);
    for (const StmtId s : records) hir_.link_record(s);
    return Value::of(result);
  };
  NativeCallee callee = native_callee(f.from, {});
  Vars primal;
  if ((f.from.overload != nullptr && f.from.overload->original_output) || f.results.size() > 1) {
    for (const Type& t : f.results) primal.push_back(rec_.add_var(t));
    if (f.results.size() == 1) {
      call(rec_.callee(callee), primal, f.inputs, true);
    } else {
      call(rec_.callee(callee), f.inputs, primal, false);
    }
  }
  Vars all = f.inputs;
  all.append(primal.begin(), primal.end());
  Vars adjoints;
  for (const Type& t : input_types) {
    adjoints.push_back(rec_.add_var(t));
    rec_.forward(StmtOp::Zero, {op(adjoints.back())});
    all.push_back(adjoints.back());
  }
  for (const Type& t : f.results) {
    all.push_back(rec_.add_var(t));
    rec_.forward(StmtOp::OneOf, {op(all.back()), rec_.type_name(t)});
  }
  callee.form = NativeCallee::Adjoint;
  call(rec_.callee(callee), {}, all, false);
  if (adjoints.size() == 1) return made(adjoints[0]);
  // The tuple keeps the types as they were spelled.
  for (std::size_t i = 0; i < f.python.size(); ++i) input_types[i].python = f.python[i];
  out_->tuples.push_back(input_types);
  const VarId tuple[] = {
      rec_.add_var(Type::tuple(static_cast<std::uint32_t>(out_->tuples.size() - 1)))};
  call(rec_.type_name(rec_.type(tuple[0])), tuple, adjoints, true);
  return made(tuple[0]);
}

// --- references
// ------------------------------------------------------------------------------------

// Warp's emit_addressable_reference: where an expression's storage is.
Result<Walk::Reference> Walk::reference_to(NodeId node, VarId v) {
  const NodeKind kind = node.valid() ? tree_->node(node).kind : NodeKind::Pass;
  Reference r;
  r.type = rec_.type(v).deref();
  if (kind == NodeKind::Name && rec_.is_constant(v))
    return here_.fail(DiagCode::NotAddressable, "a constant");
  if (rec_.type(v).ref) {
    r.place = rec_.facts(v).place;
    if (r.place == kNone) return here_.fail(DiagCode::NotAddressable, "this expression");
    r.value = op(v);
  } else if (rec_.facts(v).place != kNone && kind != NodeKind::Name) {
    r.place = rec_.facts(v).place;
    r.value = Operand(Operand::Pointer, r.place);
  } else if (kind == NodeKind::Name) {
    r.place = rec_.add_place(v);
    r.value = Operand(Operand::Pointer, r.place);
  } else {
    return here_.fail(DiagCode::NotAddressable, "this expression");
  }
  return r;
}

Result<Value> Walk::address_of(NodeId call) {
  if (tree_->node(call).kids_count != 2 || tree_->node(call).split != 2)
    return here_.fail(DiagCode::NotCallable, "address_of() without exactly one argument");
  const NodeId node = tree_->kid(call, 1);
  const NodeKind kind = tree_->node(node).kind;
  if (kind != NodeKind::Name && kind != NodeKind::Subscript && kind != NodeKind::Attribute)
    return here_.fail(DiagCode::NotAddressable, "this expression");
  WEFT_TRY(const VarId v, eval_var(node));
  WEFT_TRY(const Reference r, reference_to(node, v));
  const VarId out = rec_.add_var(Type::of(Scalar::UInt64));
  rec_.forward(StmtOp::AddressOf, {op(out), r.value});
  if (r.value.tag() == Operand::Pointer) {
    hir_.add_inst(hir::Op::Number, {}, {out}, r.place);
  } else {
    hir_.add_inst(hir::Op::Number, {v}, {out});
  }
  return Value::of(out);
}

// An assignment to a parameter by reference changes what it refers to.
Status Walk::store_ref_parameter(Symbol s, VarId v) {
  WEFT_TRY(v, load(v));
  for (const VarId a : rec_.fn().args) {
    if (rec_.fn().vars[a.v].name != s) continue;
    if (!types_equal(rec_.type(v), rec_.type(a).deref()))
      return here_.fail(DiagCode::ChangedType, tree_->text(s), here_.repr(rec_.type(a).deref()),
                        here_.repr(rec_.type(v)));
    rec_.forward(StmtOp::Set, {Operand(Operand::StarVar, a.v), op(v)});
    hir_.add_inst(hir::Op::StoreReference, {a, v});
  }
  return {};
}

// --- wp.adjoint
// --------------------------------------------------------------------------------------

bool Walk::is_adjoint_subscript(NodeId node) const {
  if (tree_->node(node).kind != NodeKind::Subscript) return false;
  const Node& value = tree_->node(tree_->kid(node, 0));
  return value.kind == NodeKind::Attribute && tree_->text(value.name) == "adjoint";
}

// The fields of `a.b` are taken by name here, so that the adjoint's are too.
Result<VarId> Walk::adjoint_source(NodeId node) {
  if (tree_->node(node).kind != NodeKind::Attribute) return eval_var(node);
  rec_.set_line(node);
  WEFT_TRY(const VarId base, adjoint_source(tree_->kid(node, 0)));
  const FieldDecl* f = resolver_.field_of(rec_.type(base).deref(), tree_->node(node).name);
  if (f == nullptr)
    return here_.fail(DiagCode::NoAttribute, tree_->text(tree_->node(node).name),
                      here_.repr(rec_.type(base).deref()));
  const VarId out = rec_.add_member(base, *f);
  if (const std::uint32_t place = place_of(base); place != kNone)
    rec_.facts(out).place = rec_.extend_field(place, f->name);
  return out;
}

Result<VarId> Walk::adjoint_of(NodeId subscript) {
  if (out_->deterministic)
    return here_.fail(DiagCode::UnsupportedYet, "wp.adjoint[] in deterministic mode");
  WEFT_TRY(const VarId source, adjoint_source(tree_->kid(subscript, 1)));
  LoweredVar v;
  v.type = rec_.type(source);
  v.kind = LoweredVar::AdjointOf;
  v.label = source.v;
  if (rec_.type(source).deref().is_array()) {
    v.type = rec_.type(source).deref();
    if (const std::uint32_t place = rec_.facts(source).place; place != kNone) {
      v.kind = LoweredVar::AdjointPlace;
      v.label = place;
    }
  }
  return rec_.add_undeclared(v);
}

}  // namespace weft
