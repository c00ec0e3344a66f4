// Calls of the module's own functions: choice of the overload, instantiation of templates,
// specialisation to the functions passed as arguments.
#include <algorithm>

#include "resolver.h"

namespace weft {

int argument_of(std::size_t param, std::string_view name, std::size_t positional,
                std::span<const NamedArg> kwargs) {
  if (param < positional) return static_cast<int>(param);
  for (std::size_t k = 0; k < kwargs.size(); ++k) {
    if (kwargs[k].name == name) return static_cast<int>(positional + k);
  }
  return -1;
}

Value Resolver::UserArgs::at(const Tree& tree, const FunctionDecl& f, std::size_t param) const {
  const int i = argument_of(param, tree.text(f.args[param].name), args.size(), kwargs);
  if (i < 0) return {};
  const auto n = static_cast<std::size_t>(i);
  return n < args.size() ? args[n] : value_of(kwargs[n - args.size()].arg);
}

// Tuples by their elements, of which no two lists are one.
bool Resolver::parameter_takes(const Type& param, const Type& arg) const {
  if (!param.plain(TypeKind::Tuple) || !arg.plain(TypeKind::Tuple)) return types_match(param, arg);
  const std::vector<Type>& wanted = out_->tuples[param.index];
  const std::vector<Type>& given = out_->tuples[arg.index];
  return std::equal(wanted.begin(), wanted.end(), given.begin(), given.end(),
                    [this](const Type& a, const Type& b) { return parameter_takes(a, b); });
}

bool Resolver::matches(const FunctionDecl& f, std::span<const Value> args,
                       std::span<const NamedArg> kwargs, bool erase) {
  if (args.size() > f.args.size()) return false;
  for (const NamedArg& k : kwargs) {
    bool known = false;
    for (std::size_t p = args.size(); p < f.args.size(); ++p)
      known = known || tree_->text(f.args[p].name) == k.name;
    if (!known) return false;
  }
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    const int i = argument_of(p, tree_->text(f.args[p].name), args.size(), kwargs);
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
bool Resolver::takes_default(const ArgDecl& a) {
  const Type t = default_type(a.default_value);
  if (t.is_void() || a.type.deref().plain(TypeKind::Any)) return true;
  return t.kind == TypeKind::Function ? is_function_type(a.type) : types_match(a.type.deref(), t);
}

// The type of a default, as Warp takes it from the Python value.
Type Resolver::default_type(NodeId node) {
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
    case ConstantKind::Str:
    case ConstantKind::None:
    case ConstantKind::Ellipsis:
    case ConstantKind::Bytes:
    case ConstantKind::Complex:
      break;
  }
  return {};
}

// Warp makes instances for arrays that are known before it generates code first, and takes those
// for fixed arrays and for arrays of other ranks too.
bool Resolver::takes_other_arrays(const FunctionDecl& f, const UserArgs& args) const {
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    const Value v = args.at(*tree_, f, p);
    if (!v.is_var()) continue;
    const Type& given = rec_.type(v.var());
    const Type& own = f.args[p].type;
    if (own.array == ArrayClass::Fixed && given.array != ArrayClass::Fixed) return true;
    if (own.is_array() && given.is_array() && own.ndim != given.ndim) return true;
  }
  return false;
}

// Warp's Function.get_overload: concrete overloads and what was instantiated before, then the
// templates, which are instantiated with the types of the positional arguments.
Result<FunctionId> Resolver::choose(std::uint32_t group, const UserArgs& args) {
  // It may be the one that Warp would choose.
  for (const FunctionId f : names_.groups[group].overloads)
    if (const CapturedFunction* c = tree_->captured_of(f); c != nullptr && !c->unsupported.empty())
      return here_.fail(DiagCode::UnsupportedYet, c->unsupported);
  for (const bool erase : {false, true}) {
    for (const FunctionId f : names_.groups[group].overloads) {
      const CapturedFunction* c = tree_->captured_of(f);
      if (c != nullptr && c->generic) continue;
      if (!matches(tree_->functions[f.v], args.args, args.kwargs, erase)) continue;
      if (c != nullptr && c->instance_of.valid() && takes_other_arrays(tree_->functions[f.v], args))
        return here_.fail(
            DiagCode::UnsupportedYet,
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
    types += v.is_var() ? here_.repr(rec_.type(v.var()).deref()) : "object";
  }
  return here_.fail(DiagCode::NoOverload, tree_->text(names_.groups[group].name), types);
}

std::optional<FunctionId> Resolver::instantiate(std::uint32_t group, FunctionId from,
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
    const Type arg = rec_.type(v.var()).deref();
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
Result<FunctionId> Resolver::specialize(FunctionId from, std::span<const Value> bound) {
  std::vector<std::pair<Symbol, Value>> targets;
  {
    const FunctionDecl& f = tree_->functions[from.v];
    for (std::size_t p = 0; p < bound.size(); ++p) {
      if (!is_function_type(f.args[p].type)) continue;
      if (bound[p].kind == Value::Builtin) {
        // Those that need a dispatch of their own have no simple form that could be called.
        for (const Overload& o : builtins()[bound[p].index].overloads) {
          if (o.variadic || o.dispatch != DispatchRule::Plain || o.skip_replay)
            return here_.fail(
                DiagCode::UnsupportedYet,
                "wp." + std::string(builtins()[bound[p].index].key) + "() as an argument");
        }
      }
      targets.emplace_back(f.args[p].name, bound[p]);
    }
    if (const CapturedFunction* c = tree_->captured_of(f);
        c != nullptr && (c->grad.valid() || c->replay.valid()))
      return here_.fail(DiagCode::UnsupportedYet,
                        "a custom gradient of a function that takes functions");
  }
  if (targets.empty()) return from;
  for (const auto& [original, with, id] : names_.specializations)
    if (original == from && with == targets) return id;
  std::string native = names_.native_name[from.v];
  Sha256 ch;
  ch.update(native);
  for (const auto& [param, v] : targets) {
    ch.update(tree_->text(param));
    if (v.kind == Value::Builtin) {
      const Builtin& b = builtins()[v.index];
      ch.update(b.key);
      ch.update(b.overloads.front().native);
    } else {
      const FunctionGroup& g = names_.groups[v.index];
      ch.update(tree_->text(g.name));
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

// --- operators

// The user functions that overload an operator for these operands, if there are any.
std::optional<std::uint32_t> Resolver::user_operator(BuiltinId op, Value left, Value right) {
  const Value args[] = {left, right};
  const Value user = names_.global(tree_->intern(builtin(op).key));
  if (user.kind != Value::Functions) return std::nullopt;
  for (FunctionId f : names_.groups[user.index].overloads) {
    if (matches(tree_->functions[f.v], args, {})) return user.index;
  }
  return std::nullopt;
}

// Whether the module has a function of the operator's name: one of its own, or Warp's by an import
// (`from warp import *`).
bool Resolver::operator_is_named(BuiltinId op) {
  const Value::Kind kind = names_.global(tree_->intern(builtin(op).key)).kind;
  return kind == Value::Functions || kind == Value::Builtin;
}

// Whether that function takes these operands.
Result<bool> Resolver::overloads_operator(BuiltinId op, VarId left, VarId right) {
  if (names_.global(tree_->intern(builtin(op).key)).kind != Value::Builtin)
    return user_operator(op, Value::of(left), Value::of(right)).has_value();
  if (types_equal(rec_.type(left).deref(), rec_.type(right).deref())) return true;
  return here_.fail(DiagCode::UnsupportedYet,
                    "an operator that is imported from Warp by its name, of " +
                        here_.repr(rec_.type(left).deref()) + " and " +
                        here_.repr(rec_.type(right).deref()) + ",");
}

// --- arguments

CallArg Resolver::call_arg(Value v) {
  CallArg a;
  fill_call_arg(v, a);
  return a;
}

void Resolver::fill_call_arg(Value v, CallArg& a) {
  switch (v.kind) {
    case Value::Var: {
      const VarId id = v.var();
      a.type = rec_.type(id);
      a.handle = v.index;
      const VarConst& c = rec_.var(id).constant;
      a.constant = c.kind != VarConst::None;
      a.is_int = c.kind == VarConst::Int && !c.typed && !c.wide;
      a.int_value = c.i;
      a.is_float = c.kind == VarConst::Float && !c.typed;
      a.float_value = c.f;
      a.is_bool = c.kind == VarConst::Bool && !c.typed;
      a.is_text = c.kind == VarConst::Str;
      a.is_whole = c.kind == VarConst::Int && !c.wide;
      a.is_number = a.is_whole || c.kind == VarConst::Float;
      if (a.is_text)
        a.text = tree_->text(tree_->intern(rec_.fn().text(c.value)));  // stays where it is
      if (const std::uint32_t t = rec_.facts(id).tuple; t != kNone) a.elements = tuples_[t];
      break;
    }
    case Value::Type:
      a.kind = CallArg::Kind::TypeObject;
      a.type = names_.type_objects[v.index].type;
      a.python = names_.type_objects[v.index].python;
      break;
    case Value::Shape:
      a.elements = shapes_[v.index];
      break;
    case Value::Struct:
      a.kind = CallArg::Kind::TypeObject;
      a.type = Type::structure(v.index);
      break;
    case Value::Constant: {
      const ConstantObject& c = names_.constants[v.index];
      a.type = c.type;
      a.handle = kObject | v.index;
      a.constant = true;
      a.is_int = c.value.kind == VarConst::Int && !c.value.typed && !c.value.wide;
      a.int_value = c.value.i;
      break;
    }
    case Value::Functions:
    case Value::Builtin:
      a.kind = CallArg::Kind::Function;
      a.handle = v.index << 1 | (v.kind == Value::Builtin ? 1u : 0u);  // see value_of()
      break;
    case Value::None:
    case Value::List:
    case Value::Warp:
    case Value::WarpPart:
    case Value::Math:
    case Value::Module:
    case Value::Namespace:
    case Value::Instance:
    case Value::Special:
    case Value::Grad:
    case Value::GradBuiltin:
    case Value::Opaque:
    case Value::PyFunction:
    case Value::Missing:
      a.kind = CallArg::Kind::Function;
      break;
  }
}

Value Resolver::value_of(const CallArg& a) {
  if (a.handle == kNone) return {};
  if (a.kind == CallArg::Kind::Value) {
    if ((a.handle & kObject) != 0) return {Value::Constant, a.handle & ~kObject};
    return Value::of(VarId{a.handle});
  }
  return {(a.handle & 1) != 0 ? Value::Builtin : Value::Functions, a.handle >> 1};
}

std::uint32_t Resolver::add_tuple(std::vector<CallArg> elements) {
  tuples_.push_back(std::move(elements));
  return static_cast<std::uint32_t>(tuples_.size() - 1);
}

Value Resolver::add_shape(std::vector<CallArg> sides) {
  shapes_.push_back(std::move(sides));
  return {Value::Shape, static_cast<std::uint32_t>(shapes_.size() - 1)};
}

}  // namespace weft
