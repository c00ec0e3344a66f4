// Overload resolution: from a builtin and the arguments of a call to a Binding.
//
// Two steps, as in Warp. The first finds the overload: those that are not variadic are tried in
// order, and each must bind the arguments as Python would and match every type; a variadic one is
// taken unseen. The second binds the arguments to the signature, adds the type arguments and the
// defaults, and runs the result rule.
#include <algorithm>
#include <array>

#include "rules.h"
#include "weft/base/check.h"

namespace weft {

namespace {

constexpr std::size_t kMaxParams = 32;
constexpr std::uint8_t kUnset = 0xff;
constexpr std::uint8_t kNamed = 0x80;  // plus the index of the keyword argument

// For every parameter, which argument it gets. Not for the variadic one, which gets the positional
// arguments from `variadic_begin` on.
struct Slots {
  std::array<std::uint8_t, kMaxParams> of;
  int variadic_param = -1;
  std::size_t variadic_begin = 0;
};

struct CallSite {
  std::span<const CallArg> args;
  std::span<const NamedArg> kwargs;

  const CallArg* get(std::uint8_t slot) const {
    if (slot == kUnset) return nullptr;
    return slot & kNamed ? &kwargs[slot & ~kNamed].arg : &args[slot];
  }
};

// Python's inspect.Signature.bind: false where it would raise a TypeError.
bool bind(const Overload& o, const CallSite& call, Slots& slots) {
  const std::size_t count = o.params.size();
  WEFT_DCHECK(count <= kMaxParams && call.kwargs.size() < kNamed);
  std::size_t next = 0;
  slots.variadic_param = -1;
  for (std::size_t p = 0; p < count; ++p) {
    if (o.params[p].kind == ParamKind::Variadic) {
      slots.variadic_param = static_cast<int>(p);
      slots.variadic_begin = next;
      slots.of[p] = kUnset;
      next = call.args.size();
    } else if (o.params[p].kind == ParamKind::Positional && next < call.args.size()) {
      slots.of[p] = static_cast<std::uint8_t>(next++);
    } else {
      slots.of[p] = kUnset;
    }
  }
  if (next != call.args.size()) return false;
  for (std::size_t k = 0; k < call.kwargs.size(); ++k) {
    std::size_t p = 0;
    while (p < count &&
           (o.params[p].name != call.kwargs[k].name || o.params[p].kind == ParamKind::Variadic)) {
      ++p;
    }
    if (p == count || slots.of[p] != kUnset) return false;
    slots.of[p] = static_cast<std::uint8_t>(kNamed | k);
  }
  for (std::size_t p = 0; p < count; ++p) {
    if (slots.of[p] == kUnset && o.params[p].kind != ParamKind::Variadic &&
        o.params[p].default_kind == DefaultKind::Required) {
      return false;
    }
  }
  return true;
}

bool tuple_matches(const Type& param, const TupleView& tuple) {
  if (param.scalar == Scalar::None) return true;
  if (param.rows != 0 && param.rows != tuple.size()) return false;
  if (param.scalar == Scalar::AnyOf) return true;
  for (std::size_t i = 0; i < tuple.size(); ++i) {
    if (!types_match(Type::of(param.scalar), tuple.type(i))) return false;
  }
  return true;
}

bool is_handle(const CallArg& arg) {
  return arg.type.is_scalar() && arg.type.scalar == Scalar::Handle;
}

// A handle is none of the integers that Warp's generic types stand for. But it equals uint64, and
// so it matches the concrete copies that Warp makes of a generic overload, one scalar type for all
// of its generic parameters.
bool handle_matches_copy(const Overload& o, const CallSite& call) {
  for (std::size_t i = 0; i < std::min(o.params.size(), call.args.size()); ++i) {
    const Type& param = o.params[i].type;
    if (param.is_composite() && param.scalar == Scalar::Bool) return false;  // has no copies
    if (param.is_array() || param.scalar < Scalar::AnyScalar) continue;
    const Scalar s = call.args[i].type.scalar;
    if (s != Scalar::Handle && s != Scalar::UInt64) return false;
  }
  return true;
}

// What a pass over the overloads accepts beyond equal types.
struct Leniency {
  bool erase = false;   // an opaque type binds to its parent
  bool handle = false;  // a handle binds to a generic integer
};

bool argument_matches(const Type& param, const CallArg& arg,
                      std::span<const std::vector<Type>> tuples, Leniency lenient) {
  if (param.plain(TypeKind::Any)) return true;
  if (arg.kind == CallArg::Kind::Function || param.kind == TypeKind::Function) {
    return arg.kind == CallArg::Kind::Function && param.kind == TypeKind::Function;
  }
  if (const TupleView tuple = tuple_view(arg, tuples); tuple.is_tuple) {
    return param.kind == TypeKind::AnyTuple && tuple_matches(param, tuple);
  }
  if (types_match(param, arg.type)) return true;
  if (lenient.handle && is_handle(arg)) return types_match(param, Type::of(Scalar::UInt64));
  if (lenient.erase && arg.type.plain(TypeKind::Opaque) && param.plain(TypeKind::Opaque)) {
    const OpaqueType parent = opaque_parent(static_cast<OpaqueType>(arg.type.index));
    return static_cast<std::uint32_t>(parent) == param.index;
  }
  return false;
}

Type default_type(const Param& param) {
  switch (param.default_kind) {
    case DefaultKind::Int:
      return Type::of(Scalar::Int32);
    case DefaultKind::Float:
      return Type::of(Scalar::Float32);
    case DefaultKind::Bool:
      return Type::of(Scalar::Bool);
    case DefaultKind::Typed:
      return param.type;
    case DefaultKind::Text:
      return Type::string();
    case DefaultKind::Type:
      return Type::of(Scalar::Float32);
    case DefaultKind::Required:
    case DefaultKind::None:
      break;
  }
  return {};
}

bool matches(const Overload& o, const CallSite& call, std::span<const std::vector<Type>> tuples,
             Leniency lenient, Slots& slots) {
  if (o.params.size() < call.args.size() + call.kwargs.size()) return false;
  // Most rejections are decided by the first argument, so it goes before binding all of them.
  if (!call.args.empty() && !argument_matches(o.params[0].type, call.args[0], tuples, lenient)) {
    return false;
  }
  if (!bind(o, call, slots)) return false;
  for (std::size_t p = 0; p < o.params.size(); ++p) {
    const Param& param = o.params[p];
    if (const CallArg* arg = call.get(slots.of[p])) {
      if (!argument_matches(param.type, *arg, tuples, lenient)) return false;
    } else if (param.default_kind > DefaultKind::None) {
      if (!types_match(param.type, default_type(param))) return false;
    }
  }
  return true;
}

const Overload* find_overload(const Builtin& b, const CallSite& call,
                              std::span<const std::vector<Type>> tuples, int min_outputs,
                              Slots& slots) {
  auto erasable = [](const CallArg& a) {
    return a.type.plain(TypeKind::Opaque) &&
           static_cast<std::uint32_t>(opaque_parent(static_cast<OpaqueType>(a.type.index))) !=
               a.type.index;
  };
  const bool handles = std::any_of(call.args.begin(), call.args.end(), is_handle);
  for (const bool erase : {false, true}) {
    // Without an argument that can decay, the second pass finds what the first one found.
    if (erase && std::none_of(call.args.begin(), call.args.end(), erasable)) break;
    for (const Overload& o : b.overloads) {
      const Leniency lenient{erase, handles && handle_matches_copy(o, call)};
      if (!o.variadic && !matches(o, call, tuples, lenient, slots)) continue;
      if (min_outputs != 0 && result_count(o) != min_outputs) continue;
      return &o;
    }
  }
  return nullptr;
}

std::string signature(const Overload& o, const TypeNames& names) {
  std::string text = "(";
  for (const Param& p : o.params) {
    if (text.size() > 1) text += ", ";
    if (p.kind == ParamKind::Variadic) text += '*';
    text += p.name;
    text += ": ";
    text += p.type.is_void() ? "tile" : type_repr(p.type, names);
  }
  return text + ")";
}

Diag no_overload(const Builtin& b, const CallSite& call, const TypeNames& names) {
  std::string given = "(";
  for (const CallArg& a : call.args) {
    if (given.size() > 1) given += ", ";
    given += describe(a, names);
  }
  for (const NamedArg& k : call.kwargs) {
    if (given.size() > 1) given += ", ";
    given += k.name;
    given += '=';
    given += describe(k.arg, names);
  }
  given += ')';
  constexpr std::size_t kShown = 4;
  std::string takes;
  for (std::size_t i = 0; i < std::min(kShown, b.overloads.size()); ++i) {
    if (i > 0) takes += " or ";
    takes += signature(b.overloads[i], names);
  }
  if (b.overloads.size() > kShown) takes += " or others";
  return diag(DiagCode::BuiltinNoOverload, b.key, given, takes);
}

bool same_compile_time_value(const CallArg& a, const CallArg& b) {
  if (a.elements.size() != b.elements.size()) return false;
  for (std::size_t i = 0; i < a.elements.size(); ++i) {
    if (!same_compile_time_value(a.elements[i], b.elements[i])) return false;
  }
  if (!a.elements.empty()) return true;
  if (a.kind == CallArg::Kind::TypeObject || b.kind == CallArg::Kind::TypeObject) {
    // Python's own float is not wp.float32 here.
    return a.kind == b.kind && a.type == b.type && a.python == b.python;
  }
  return a.constant && b.constant && a.is_int && b.is_int && a.int_value == b.int_value;
}

// Filled where it lies: a copy of what was just put together waits for its parts.
void add_argument(Binding& out, std::uint16_t param, const CallArg& arg) {
  BoundArg& added = out.args.emplace_back();
  added.param = param;
  added.arg = arg;
}

// Lists the arguments in the order of the signature; type arguments fill what the call left out,
// defaults what is still missing.
Status list_arguments(const Overload& o, const CallSite& call, const Slots& slots,
                      std::span<const NamedArg> type_args, Binding& out) {
  for (std::size_t p = 0; p < o.params.size(); ++p) {
    const Param& param = o.params[p];
    const auto index = static_cast<std::uint16_t>(p);
    if (static_cast<int>(p) == slots.variadic_param) {
      for (std::size_t i = slots.variadic_begin; i < call.args.size(); ++i) {
        add_argument(out, index, call.args[i]);
      }
      continue;
    }
    const CallArg* arg = call.get(slots.of[p]);
    const NamedArg* type_arg = nullptr;
    for (const NamedArg& t : type_args) {
      if (t.name == param.name) type_arg = &t;
    }
    if (arg != nullptr) {
      if (type_arg != nullptr && !same_compile_time_value(*arg, type_arg->arg)) {
        return diag(DiagCode::BuiltinTypeArgument, o.builtin->key, param.name);
      }
      add_argument(out, index, *arg);
    } else if (type_arg != nullptr) {
      add_argument(out, index, type_arg->arg);
    } else if (param.default_kind > DefaultKind::None) {
      BoundArg& d = out.args.emplace_back();
      d.param = index;
      d.arg.type = default_type(param);
      d.arg.constant = true;
      d.arg.is_int = param.default_kind == DefaultKind::Int;
      d.arg.int_value = d.arg.is_int ? static_cast<std::int64_t>(param.default_value) : 0;
      d.default_value = param.default_value;
      d.arg.is_float = param.default_kind == DefaultKind::Float;
      d.arg.float_value = param.default_value;
      d.arg.is_bool = param.default_kind == DefaultKind::Bool;
      if (d.arg.is_bool) d.arg.int_value = param.default_value != 0;
      d.arg.is_text = param.default_kind == DefaultKind::Text;
      d.arg.text = param.default_text;
      if (param.default_kind == DefaultKind::Type) {
        d.arg.kind = CallArg::Kind::TypeObject;
        d.arg.constant = false;
        d.arg.python = true;
      }
    }
  }
  return {};
}

}  // namespace

TupleView tuple_view(const CallArg& arg, std::span<const std::vector<Type>> tuples) {
  TupleView view;
  if (!arg.elements.empty()) {
    view.is_tuple = true;
    view.display = arg.elements;
  } else if (arg.type.plain(TypeKind::Tuple)) {
    view.is_tuple = true;
    view.types = tuples[arg.type.index];
  }
  return view;
}

std::string describe(const CallArg& arg, const TypeNames& names) {
  if (!arg.elements.empty()) {
    std::string text = "(";
    for (const CallArg& e : arg.elements) {
      if (text.size() > 1) text += ", ";
      text += describe(e, names);
    }
    return text + ")";
  }
  switch (arg.kind) {
    case CallArg::Kind::Value:
      return type_repr(arg.type.deref(), names);
    case CallArg::Kind::TypeObject:
      return "type " + type_repr(arg.type, names);
    case CallArg::Kind::Function:
      return "function";
  }
  WEFT_UNREACHABLE();
}

const BoundArg* Binding::find(std::string_view param) const {
  for (const BoundArg& a : args) {
    if (overload->params[a.param].name == param) return &a;
  }
  return nullptr;
}

Status resolve_call(const Builtin& b, std::span<const CallArg> args,
                    std::span<const NamedArg> kwargs, std::span<const NamedArg> type_args,
                    int min_outputs, const TypeNames& names, std::vector<std::vector<Type>>& tuples,
                    Binding& out, TileContext* tile_context) {
  out.overload = nullptr;
  out.args.clear();
  out.results.clear();
  out.constant_result = false;
  out.constant_value = 0;
  if (b.python_level) return diag(DiagCode::BuiltinPythonLevel, b.key);

  const CallSite call{args, kwargs};
  Slots slots;
  const Overload* o = find_overload(b, call, tuples, min_outputs, slots);
  if (o == nullptr) return no_overload(b, call, names);
  out.overload = o;
  if (o->variadic && !bind(*o, call, slots)) {
    return diag(DiagCode::BuiltinBadArguments, b.key, signature(*o, names));
  }
  WEFT_RETURN_IF_ERROR(list_arguments(*o, call, slots, type_args, out));
  RuleContext context{*o, out, tuples, names, tile_context};
  return apply_result_rule(context);
}

}  // namespace weft
