// Calls of the module's own functions and struct constructors: choice of the overload,
// instantiation of templates, specialisation to the functions passed as arguments.
#include <algorithm>

#include "walk.h"

namespace weft {
namespace {

// Index of the argument that binds to a parameter: positional, then by keyword; -1: none.
int binding_of(std::size_t param, std::string_view name, std::size_t positional,
               std::span<const NamedArg> kwargs) {
  if (param < positional) return static_cast<int>(param);
  for (std::size_t k = 0; k < kwargs.size(); ++k) {
    if (kwargs[k].name == name) return static_cast<int>(positional + k);
  }
  return -1;
}

bool is_function_type(const Type& t) { return t.plain(TypeKind::Function); }

}  // namespace

Value Walk::UserArgs::at(const FunctionDecl& f, std::size_t param, const Walk& w) const {
  const int i = binding_of(param, w.name(f.args[param].name), args.size(), kwargs);
  if (i < 0) return {};
  const auto n = static_cast<std::size_t>(i);
  return n < args.size() ? args[n] : value_of(kwargs[n - args.size()].arg);
}

// Tuples by their elements, of which no two lists are one.
bool Walk::parameter_takes(const Type& param, const Type& arg) const {
  if (!param.plain(TypeKind::Tuple) || !arg.plain(TypeKind::Tuple)) return types_match(param, arg);
  const std::vector<Type>& wanted = out_->tuples[param.index];
  const std::vector<Type>& given = out_->tuples[arg.index];
  return std::equal(wanted.begin(), wanted.end(), given.begin(), given.end(),
                    [this](const Type& a, const Type& b) { return parameter_takes(a, b); });
}

bool Walk::matches(const FunctionDecl& f, std::span<const Value> args,
                   std::span<const NamedArg> kwargs, bool erase) {
  if (args.size() > f.args.size()) return false;
  for (const NamedArg& k : kwargs) {
    bool known = false;
    for (std::size_t p = args.size(); p < f.args.size(); ++p)
      known = known || name(f.args[p].name) == k.name;
    if (!known) return false;
  }
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    const int i = binding_of(p, name(f.args[p].name), args.size(), kwargs);
    if (i < 0) {
      if (!f.args[p].default_value.valid() || !takes_default(f.args[p])) return false;
      continue;
    }
    const auto n = static_cast<std::size_t>(i);
    const CallArg a = n < args.size() ? call_arg(args[n]) : kwargs[n - args.size()].arg;
    const Type param = f.args[p].type.deref();
    if (a.kind == CallArg::Kind::Function && a.handle != kNone &&
        (is_function_type(param) || param.plain(TypeKind::Any)))
      continue;
    if (a.kind != CallArg::Kind::Value) return false;
    const Type arg = a.type.deref();
    if (parameter_takes(param, arg)) continue;
    if (erase && arg.plain(TypeKind::Opaque) && param.plain(TypeKind::Opaque) &&
        static_cast<std::uint32_t>(opaque_parent(static_cast<OpaqueType>(arg.index))) ==
            param.index)
      continue;
    return false;
  }
  return true;
}

// Whether a default's type is the parameter's: an overload is chosen by it too. None fits all.
bool Walk::takes_default(const ArgDecl& a) {
  const Type t = default_type(a.default_value);
  if (t.is_void() || a.type.deref().plain(TypeKind::Any)) return true;
  return t.kind == TypeKind::Function ? is_function_type(a.type) : types_match(a.type.deref(), t);
}

// The type of a default, as Warp takes it from the Python value.
Type Walk::default_type(NodeId node) {
  const Node& n = tree_->node(node);
  if (n.kind == NodeKind::Object) {
    const Value v = names_.object(tree_->objects[n.bits]);
    if (v.kind == Value::Constant) return names_.constants[v.index].type;
    if (v.kind == Value::Functions || v.kind == Value::Builtin) {
      Type t;
      t.kind = TypeKind::Function;
      return t;
    }
    return {};
  }
  if (n.kind != NodeKind::Constant) return {};
  switch (static_cast<ConstantKind>(n.op)) {
    case ConstantKind::Bool:
      return Type::of(Scalar::Bool);
    case ConstantKind::Int:
    case ConstantKind::BigInt:
      return Type::of(Scalar::Int32);
    case ConstantKind::Float:
      return Type::of(Scalar::Float32);
    default:
      return {};
  }
}

// Warp makes instances for arrays that are known before it generates code first, and takes those
// for fixed arrays and for arrays of other ranks too.
bool Walk::takes_other_arrays(const FunctionDecl& f, const UserArgs& args) const {
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    const Value v = args.at(f, p, *this);
    if (!v.is_var()) continue;
    const Type& given = type(v.var());
    const Type& own = f.args[p].type;
    if (own.array == ArrayClass::Fixed && given.array != ArrayClass::Fixed) return true;
    if (own.is_array() && given.is_array() && own.ndim != given.ndim) return true;
  }
  return false;
}

// Warp's Function.get_overload: concrete overloads and what was instantiated before, then the
// templates, which are instantiated with the types of the positional arguments.
Result<FunctionId> Walk::choose(std::uint32_t group, const UserArgs& args) {
  // It may be the one that Warp would choose.
  for (const FunctionId f : names_.groups[group].overloads)
    if (const CapturedFunction* c = tree_->captured_of(f); c != nullptr && !c->unsupported.empty())
      return fail(DiagCode::UnsupportedYet, c->unsupported);
  for (const bool erase : {false, true}) {
    for (const FunctionId f : names_.groups[group].overloads) {
      const CapturedFunction* c = tree_->captured_of(f);
      if (c != nullptr && c->generic) continue;
      if (!matches(tree_->functions[f.v], args.args, args.kwargs, erase)) continue;
      if (c != nullptr && c->instance_of.valid() && takes_other_arrays(tree_->functions[f.v], args))
        return fail(DiagCode::UnsupportedYet,
                    "a generic function for arrays of other ranks or classes of the same elements");
      return f;
    }
  }
  const std::vector<FunctionId> overloads = names_.groups[group].overloads;
  for (const FunctionId f : overloads) {
    const CapturedFunction* c = tree_->captured_of(f);
    if (c == nullptr || !c->generic) continue;
    if (!matches(tree_->functions[f.v], args.args, args.kwargs)) continue;
    if (const auto instance = instantiate(group, f, args)) return *instance;
  }
  std::string types;
  for (const Value& v : args.args) {
    if (!types.empty()) types += ", ";
    types += v.is_var() ? repr(type(v.var()).deref()) : "object";
  }
  return fail(DiagCode::NoOverload, name(names_.groups[group].name), types);
}

std::optional<FunctionId> Walk::instantiate(std::uint32_t group, FunctionId from,
                                            const UserArgs& args) {
  const FunctionDecl& f = tree_->functions[from.v];
  std::size_t defaults = 0;
  for (const ArgDecl& a : f.args) defaults += a.default_value.valid() ? 1 : 0;
  if (args.args.size() + defaults < f.args.size()) return {};
  std::vector<Type> types;
  for (std::size_t p = 0; p < args.args.size(); ++p) {
    const Type& param = f.args[p].type;
    const Value v = args.args[p];
    if (is_function_type(param) && !v.is_var()) {
      types.push_back(param);
      continue;
    }
    if (!v.is_var()) return {};
    const Type arg = type(v.var()).deref();
    if (!fits_template(arg, param.deref())) return {};
    types.push_back(arg);
  }
  for (std::size_t p = args.args.size(); p < f.args.size(); ++p) {
    if (is_function_type(f.args[p].type)) {
      types.push_back(f.args[p].type);
      continue;
    }
    const Type t = default_type(f.args[p].default_value);
    if (t.is_void()) return {};
    types.push_back(t);
  }
  FunctionDecl instance = f;
  for (std::size_t p = 0; p < types.size(); ++p) {
    // Warp keeps the types of the call that made the instance first.
    if (is_template(f.args[p].type)) instance.args[p].form = ArrayForm::Unknown;
    instance.args[p].type = types[p];
  }
  instance.has_return_type = false;
  instance.return_types.clear();
  const FunctionId id = tree_->add_instance(from, std::move(instance));
  tree_->captured.back().generic = false;
  names_.adopt_instances();
  names_.add_overload(group, id);
  return id;
}

// A function whose parameters for functions are bound to those that the call passes.
Result<FunctionId> Walk::specialize(FunctionId from, std::span<const Value> bound) {
  std::vector<std::pair<Symbol, Value>> targets;
  {
    const FunctionDecl& f = tree_->functions[from.v];
    for (std::size_t p = 0; p < bound.size(); ++p) {
      if (!is_function_type(f.args[p].type)) continue;
      if (bound[p].kind == Value::Builtin) {
        // Those that need a dispatch of their own have no simple form that could be called.
        for (const Overload& o : builtins()[bound[p].index].overloads) {
          if (o.variadic || o.dispatch != DispatchRule::Plain || o.skip_replay)
            return fail(DiagCode::UnsupportedYet,
                        "wp." + std::string(builtins()[bound[p].index].key) + "() as an argument");
        }
      }
      targets.emplace_back(f.args[p].name, bound[p]);
    }
    if (const CapturedFunction* c = tree_->captured_of(f);
        c != nullptr && (c->grad.valid() || c->replay.valid()))
      return fail(DiagCode::UnsupportedYet, "a custom gradient of a function that takes functions");
  }
  if (targets.empty()) return from;
  for (const auto& [original, with, id] : names_.specializations)
    if (original == from && with == targets) return id;
  std::string native = names_.native_name[from.v];
  Sha256 ch;
  ch.update(native);
  for (const auto& [param, v] : targets) {
    ch.update(name(param));
    if (v.kind == Value::Builtin) {
      const Builtin& b = builtins()[v.index];
      ch.update(b.key);
      ch.update(b.overloads.front().native);
    } else {
      const FunctionGroup& g = names_.groups[v.index];
      ch.update(name(g.name));
      ch.update(g.native);
    }
  }
  native += "_callable_" + to_hex(ch.finish()).substr(0, 12);
  const FunctionId id = tree_->add_instance(from, FunctionDecl(tree_->functions[from.v]));
  tree_->captured.back().native = std::move(native);
  names_.adopt_instances();
  names_.specializations.push_back({from, std::move(targets), id});
  return id;
}

Result<Value> Walk::default_value(NodeId node) {
  if (tree_->node(node).kind == NodeKind::Object) return emit_object(node);
  if (tree_->node(node).kind != NodeKind::Constant)
    return fail(DiagCode::UnsupportedYet, "a default that is no number");
  const std::uint32_t line = line_;
  line_ = tree_->loc(node).line;  // a default leaves no comment where it is used
  Result<Value> v = emit_constant(node);
  line_ = line;
  return v;
}

// The nodes of the arguments of a function that takes some by reference, in the order of its
// parameters without those for functions.
Status Walk::bind_nodes(const FunctionDecl& f, NodeId call, std::size_t positional,
                        UserCallee& out) {
  if (!call.valid() || tree_->node(call).split != positional + 1)
    return fail(DiagCode::NotAddressable, "this expression");
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    if (is_function_type(f.args[p].type)) continue;
    NodeId node;
    if (p < positional) {
      node = tree_->kid(call, static_cast<std::uint32_t>(p + 1));
    } else {
      for (const NodeId k : tree_->kids_after_split(call))
        if (tree_->node(k).name == f.args[p].name) node = tree_->kid(k, 0);
    }
    out.nodes.push_back(node);
    out.references.push_back(f.args[p].type.ref);
  }
  return {};
}

void Walk::note_callee(NodeId called, Callee callee) {
  tree_->note_callee(called, callee);
  if (is_instance_) fn_->notes.push_back({called, {}, callee});
}

Result<Value> Walk::call_function(std::uint32_t group, std::span<const Value> args,
                                  std::span<const NamedArg> kwargs, NodeId call) {
  const UserArgs given{args, kwargs};
  WEFT_TRY(FunctionId chosen, choose(group, given));
  std::vector<Value> bound;
  std::vector<NodeId> defaults;
  bool callables = false;
  for (std::size_t p = 0; p < tree_->functions[chosen.v].args.size(); ++p) {
    const ArgDecl a = tree_->functions[chosen.v].args[p];
    Value v = given.at(tree_->functions[chosen.v], p, *this);
    if (is_function_type(a.type)) {
      callables = true;
      if (v.kind == Value::None) {
        const Node& given_there = tree_->node(a.default_value);
        if (given_there.kind == NodeKind::Object) {
          v = names_.object(tree_->objects[given_there.bits]);
        } else if (given_there.kind == NodeKind::Name) {
          v = names_.global(given_there.name);
        } else {
          return fail(DiagCode::UnsupportedYet, "a default that is no function's name");
        }
      }
      if (v.kind != Value::Functions && v.kind != Value::Builtin)
        return fail(DiagCode::NotAValue, "something that is no function");
    }
    bound.push_back(v);
    defaults.push_back(a.default_value);
  }
  if (callables) {
    WEFT_TRY(chosen, specialize(chosen, bound));
  }
  if (call.valid()) note_callee(tree_->kid(call, 0), {Callee::Function, chosen.v});
  if (builder_.forced(decl_id_)) builder_.force_adjoint(chosen);
  if (const CapturedFunction* c = tree_->captured_of(chosen);
      out_->deterministic && c != nullptr && (c->is_native || c->grad.valid() || c->replay.valid()))
    return fail(DiagCode::UnsupportedYet, "such a function in deterministic mode");
  WEFT_TRY(const LoweredFunction* built, builder_.build(chosen, here()));
  UserCallee callee;
  callee.id = chosen;
  callee.no_reverse = built->uses_grad;
  if (const CapturedFunction* c = tree_->captured_of(chosen)) {
    callee.custom_grad = c->grad.valid();
    callee.custom_replay = c->replay.valid();
    callee.replay_snippet = c->has_replay_snippet;
  }
  const FunctionDecl& f = tree_->functions[chosen.v];
  std::vector<Type> results;
  if (f.has_return_type) {
    results = f.return_types;
  } else {
    for (VarId r : built->returns) results.push_back(built->vars[r.v].type.deref());
  }
  std::vector<bool> is_function;
  for (const ArgDecl& a : f.args) is_function.push_back(is_function_type(a.type));
  const bool by_reference =
      std::any_of(f.args.begin(), f.args.end(), [](const ArgDecl& a) { return a.type.ref; });
  if (by_reference) {
    const CapturedFunction* c = tree_->captured_of(chosen);
    const bool own_adjoint = callee.custom_grad || (c != nullptr && c->has_adj_snippet);
    if (!own_adjoint) fn_->ref_calls.push_back(chosen);
    WEFT_RETURN_IF_ERROR(bind_nodes(f, call, args.size(), callee));
  }
  Vars outputs;
  for (const Type& t : results) outputs.push_back(add_var(t));
  Vars values;
  for (std::size_t p = 0; p < bound.size(); ++p) {
    if (is_function[p]) continue;  // not an argument in C++
    if (bound[p].kind == Value::None) {
      WEFT_TRY(bound[p], default_value(defaults[p]));
    }
    if (bound[p].kind == Value::Constant)
      bound[p] = Value::of(add_object(names_.constants[bound[p].index]));
    WEFT_TRY(const VarId v, as_var(bound[p]));
    values.push_back(v);
  }
  WEFT_RETURN_IF_ERROR(
      finish_call("", names_.native_name[chosen.v], {values}, outputs, {}, false, callee));
  if (outputs.empty()) return Value{};
  if (outputs.size() == 1) return Value::of(outputs[0]);
  lists_.emplace_back(outputs.begin(), outputs.end());
  return Value{Value::List, static_cast<std::uint32_t>(lists_.size() - 1)};
}

Result<Value> Walk::call_struct(std::uint32_t index, std::span<const Value> args,
                                std::span<const NamedArg> kwargs) {
  const StructDecl& s = tree_->structs[index];
  Vars bound;
  if (!args.empty() || !kwargs.empty()) {
    if (args.size() + kwargs.size() != s.fields.size()) {
      return fail(DiagCode::StructArguments, name(s.name), s.fields.size(),
                  args.size() + kwargs.size());
    }
    for (std::size_t p = 0; p < s.fields.size(); ++p) {
      const int i = binding_of(p, name(s.fields[p].name), args.size(), kwargs);
      if (i < 0)
        return fail(DiagCode::StructArguments, name(s.name), s.fields.size(),
                    args.size() + kwargs.size());
      const auto n = static_cast<std::size_t>(i);
      const CallArg a = n < args.size() ? call_arg(args[n]) : kwargs[n - args.size()].arg;
      if (a.kind != CallArg::Kind::Value || !types_match(s.fields[p].type, a.type)) {
        return fail(DiagCode::StructField, name(s.fields[p].name), repr(s.fields[p].type),
                    repr(a.type.deref()));
      }
      if ((a.handle & kObject) != 0)
        return fail(DiagCode::UnsupportedYet, "a type's attribute in a struct's constructor");
      bound.push_back(VarId{a.handle});
    }
  }
  const VarId out = add_var(Type::structure(index));
  const VarId outputs[] = {out};
  WEFT_RETURN_IF_ERROR(finish_call("", out_->struct_native[index], {bound}, outputs,
                                   {nullptr, nullptr, index}, false, {}));
  return Value::of(out);
}

}  // namespace weft
