// Functions as arguments of builtins: tile_map(f, ...), tile_reduce(f, ...).
#include <cmath>

#include "walk.h"

namespace weft {

VarId Walk::callee_var(Value function, const Overload* overload) {
  NativeCallee native;
  native.overload = overload;
  if (overload == nullptr) native.name = rec_.text(names_.native_name[function.index]).value();
  LoweredVar v;
  v.kind = LoweredVar::Callee;
  v.label = rec_.callee(native).value();
  v.constant.i = overload == nullptr || overload->differentiable;
  const VarId id = rec_.add_undeclared(v);
  rec_.facts(id).callee = function;
  return id;
}

// A function as an argument, where no overload of it is looked for: its first one.
Result<VarId> Walk::callee(const CallArg& function) {
  if (function.handle == kNone) return here_.fail(DiagCode::NotAValue, "a type or function");
  const std::uint32_t index = function.handle / 2;
  if (function.handle % 2 != 0) {
    const Builtin& b = builtins()[index];
    const Overload& head = b.overloads.front();
    if (b.python_level || head.native != b.key)
      return here_.fail(DiagCode::UnsupportedYet, "wp." + std::string(b.key) + " as an argument");
    return callee_var({Value::Builtin, index}, &head);
  }
  const FunctionGroup& g = names_.groups[index];
  const FunctionId f = g.overloads.front();
  const CapturedFunction* captured = tree_->captured_of(f);
  if (g.overloads.size() != 1 || (captured != nullptr && captured->generic))
    return here_.fail(DiagCode::UnsupportedYet, "a function with overloads as an argument");
  WEFT_TRY([[maybe_unused]] const LoweredFunction* built, build_argument(f));
  return callee_var({Value::Functions, f.v}, nullptr);
}

// Also finds the overload for the native call, which follows.
Result<Type> Walk::Tiles::apply(const CallArg& op, std::span<const Type> elements) {
  Walk& w = walk_;
  if (op.kind != CallArg::Kind::Function || op.handle == kNone)
    return w.here_.fail(DiagCode::NotCallable, "this argument");
  const std::uint32_t index = op.handle / 2;
  if (op.handle % 2 != 0) {
    const Builtin& b = builtins()[index];
    std::vector<CallArg> args(elements.size());
    for (std::size_t i = 0; i < args.size(); ++i) args[i].type = elements[i];
    Binding binding;
    if (Status s = resolve_call(b, args, {}, {}, 0, w.out_->names(), w.out_->tuples, binding, this);
        !s) {
      return w.here_.moved(s.error());
    }
    if (binding.overload->variadic || binding.results.size() != 1)
      return w.here_.fail(DiagCode::UnsupportedYet, "wp." + std::string(b.key) + " as an argument");
    mapped_ = w.callee_var({Value::Builtin, index}, binding.overload);
    return binding.results[0];
  }
  // The function is chosen by the types of variables that nothing else knows.
  std::vector<Value> args;
  for (const Type& t : elements) {
    LoweredVar v;
    v.kind = LoweredVar::Typed;
    v.type = t;
    args.push_back(Value::of(w.rec_.add_undeclared(v)));
  }
  WEFT_TRY(const FunctionId f, w.resolver_.choose(index, {args, {}}));
  if (w.tree_->functions[f.v].args.size() != elements.size())
    return w.here_.fail(DiagCode::UnsupportedYet, "a default of a function that is an argument");
  WEFT_TRY(const LoweredFunction* built, w.build_argument(f));
  const std::vector<Type> results = w.results_of(f, *built);
  if (results.size() != 1) return w.here_.fail(DiagCode::NotAValue, "what the function gives");
  mapped_ = w.callee_var({Value::Functions, f.v}, nullptr);
  return results[0];
}

// A function that only a builtin calls; what calls wp.grad() or takes references is left out.
Result<const LoweredFunction*> Walk::build_argument(FunctionId f) {
  if (builder_.forced(here_.function)) builder_.force_adjoint(f);
  WEFT_TRY(const LoweredFunction* built, builder_.build(f, here_.loc()));
  if (built->uses_grad)
    return here_.fail(DiagCode::UnsupportedYet, "wp.grad() in a function argument");
  for (const ArgDecl& a : tree_->functions[f.v].args) {
    if (a.type.ref || a.type.plain(TypeKind::Function))
      return here_.fail(DiagCode::UnsupportedYet,
                        "a function argument that takes references or functions");
  }
  rec_.fn().passed.push_back(f);
  return built;
}

// The value that changes nothing, and whether the function has one.
Status Walk::reduce_identity(const Type& dtype, Vars& args) {
  const Overload* overload = rec_.fn().callees[rec_.var(args[0]).label].overload;
  const Identity identity =
      overload != nullptr ? reduction_identity(overload->native) : Identity::Unknown;
  const bool low = identity == Identity::Lowest, high = identity == Identity::Highest;
  const bool one = identity == Identity::One;
  VarConst c;
  c.typed = true;
  c.kind = VarConst::Int;
  if (is_float(dtype.scalar)) {
    c.i = one;
    if (high || low) c.kind = VarConst::Float;
    c.f = high ? INFINITY : -INFINITY;
  } else {
    const int bits = scalar_bits(dtype.scalar);
    const bool sign = is_signed_int(dtype.scalar);
    const std::uint64_t most = ~0ull >> (64 - bits + (sign ? 1 : 0));
    c.i = one    ? 1
          : high ? static_cast<std::int64_t>(most)
          : low  ? (sign ? -static_cast<std::int64_t>(most) - 1 : 0)
                 : 0;
    c.wide = c.i < 0 && high;
  }
  args.push_back(rec_.add_constant(dtype, c));
  VarConst valid;
  valid.kind = VarConst::Bool;
  valid.i = identity != Identity::Unknown;
  args.push_back(rec_.add_constant(Type::of(Scalar::Bool), valid));
  return {};
}

}  // namespace weft
