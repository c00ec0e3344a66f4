// Resolution of module-level names, after Warp's resolve_external_reference and resolve_path.
#include "module.h"

#include <algorithm>
#include <utility>

#include "weft/base/half.h"

namespace weft {
namespace {

// Functions of the warp module that are written in Python and registered at import: their native
// names have taken the suffix _0 of their keys.
bool taken_by_warp(std::string_view name) {
  const Builtin* b = find_builtin(name);
  return b != nullptr && b->python_level;
}

struct PyType {
  std::string_view name;
  Scalar scalar;
};
constexpr std::uint32_t kModuleScope = CapturedFunction::kModuleScope;
constexpr PyType kPyTypes[] = {
    {"int", Scalar::Int32}, {"float", Scalar::Float32}, {"bool", Scalar::Bool}};

}  // namespace

std::string function_signature(const FunctionDecl& f, const TypeNames& names) {
  std::string out;
  for (const ArgDecl& a : f.args) {
    if (!out.empty()) out += '_';
    append_type_code(out, a.type, names);
  }
  return out;
}

void ModuleNames::bind(Symbol name, Value v) {
  if (globals_.size() <= name.v) globals_.resize(name.v + 1);
  globals_[name.v] = v;
}

Value ModuleNames::global(Symbol name) const {
  if (scope_ != kModuleScope) return in_scope(scope_, name);
  return name.v < globals_.size() ? globals_[name.v] : Value{};
}

Value ModuleNames::in_scope(std::uint32_t scope, Symbol name) const {
  const auto& entries = scopes_[scope];
  const auto at = std::lower_bound(entries.begin(), entries.end(), name,
                                   [](const auto& e, Symbol s) { return e.first.v < s.v; });
  return at != entries.end() && at->first == name ? at->second : Value{};
}

std::uint32_t ModuleNames::enter(const FunctionDecl& f) {
  const CapturedFunction* captured = tree->captured_of(f);
  return std::exchange(scope_, captured == nullptr ? kModuleScope : captured->scope);
}

Value ModuleNames::object(const Object& o) {
  switch (o.kind) {
    case Object::Unknown:
      return {Value::Opaque, o.index};
    case Object::Warp:
      return {Value::Warp, o.index};
    case Object::Math:
      return {Value::Math, 0};
    case Object::Namespace:
      return {Value::Namespace, o.index};
    case Object::Instance:
      return {Value::Instance, o.index};
    case Object::Constant:
      return constant_value(constant_of(tree->object_constants[o.index]));
    case Object::Type: {
      const ObjectType& t = tree->object_types[o.index];
      if (t.type.is_struct()) return {Value::Struct, t.type.index};
      return type_value({t.type, t.python, t.name});
    }
    case Object::Struct:
      return {Value::Struct, o.index};
    case Object::Group:
      return {Value::Functions, o.index};
    case Object::Builtin: {
      const Builtin* b = find_builtin(tree->object_texts[o.index]);
      if (b == nullptr) return {Value::Opaque, o.index};
      return {Value::Builtin, static_cast<std::uint32_t>(b - builtins().data())};
    }
    case Object::Python:
      return {Value::PyFunction, tree->intern(tree->object_texts[o.index]).v};
    case Object::Special:
      return {Value::Special, o.index};
    case Object::Grad: {
      const Value f = object(tree->objects[o.index]);
      if (f.kind == Value::Functions) return {Value::Grad, f.index};
      if (f.kind == Value::Builtin) return {Value::GradBuiltin, f.index};
      return {Value::Opaque, o.index};
    }
  }
  return {};
}

ConstantObject ModuleNames::constant_of(const ConstValue& v) {
  ConstantObject c;
  c.type = v.type;
  if (v.type.plain(TypeKind::String)) {
    c.value.kind = VarConst::Str;
    c.text = v.s;
  } else if (v.type.is_scalar()) {
    c.value.typed = !v.python;
    if (!v.f.empty()) {
      c.value.kind = VarConst::Float;
      c.value.f = v.f[0];
    } else {
      c.value.kind = v.type.is_bool() ? VarConst::Bool : VarConst::Int;
      c.value.i = v.i.empty() ? 0 : v.i[0];
      c.value.wide = v.type.scalar == Scalar::UInt64 && v.python && c.value.i < 0;
      if (!v.s.empty()) {  // an integer that int64 does not hold
        c.text = v.s;
        c.value.kind = VarConst::BigInt;
      }
    }
  } else {
    c.value.kind = VarConst::Value;
    c.composite = &v;
  }
  return c;
}

// A function of a file: the last one of a signature counts.
void ModuleNames::add_function(FunctionId id, std::string signature) {
  const Symbol name = tree->functions[id.v].name;
  const Value old = global(name);
  std::uint32_t group = old.index;
  if (old.kind != Value::Functions) {
    group = static_cast<std::uint32_t>(groups.size());
    groups.push_back({name, {}, {}, {}});
  }
  FunctionGroup& g = groups[group];
  const auto same = std::find(g.signatures.begin(), g.signatures.end(), signature);
  if (same != g.signatures.end()) {
    g.overloads[static_cast<std::size_t>(same - g.signatures.begin())] = id;
  } else {
    g.overloads.push_back(id);
    g.signatures.push_back(std::move(signature));
  }
  group_of[id.v] = group;
  bind(name, {Value::Functions, group});
}

void ModuleNames::build(Tree& t, Lowered& out) {
  tree = &t;
  type_objects.clear();
  constants.clear();
  groups.clear();
  globals_.assign(globals_.size(), Value{});
  warp_attributes_.assign(warp_attributes_.size(), Value{});
  group_of.assign(t.functions.size(), 0);
  native_name.resize(t.functions.size());
  grown_.clear();
  scope_ = kModuleScope;
  specializations.clear();
  const TypeNames names = out.names();

  for (const auto& [alias, package] : t.modules) {
    const Value::Kind kind = package == "warp"   ? Value::Warp
                             : package == "math" ? Value::Math
                                                 : Value::Module;
    bind(alias, {kind, kModuleScope});
  }
  for (const auto& [alias, path] : t.imported_names) bind(alias, dotted(path));

  for (const Item& item : t.items) {
    switch (item.kind) {
      case ItemKind::Constant: {
        const ConstantDecl& c = t.constants[item.index];
        bind(c.name, constant_value(constant_of(c.resolved)));
        break;
      }
      case ItemKind::Alias: {
        const AliasDecl& a = t.aliases[item.index];
        bind(a.name, a.python ? python_type(a.type) : type_value({a.type, false, t.text(a.name)}));
        break;
      }
      case ItemKind::Struct:
        bind(t.structs[item.index].name, {Value::Struct, item.index});
        break;
      case ItemKind::Function: {
        const FunctionDecl& f = t.functions[item.index];
        if (f.is_kernel) {
          bind(f.name, {Value::Module, 0});
          break;
        }
        add_function(FunctionId{item.index}, function_signature(f, names));
        break;
      }
    }
  }

  for (const GroupDecl& g : t.groups) {
    FunctionGroup group{g.key, g.native, g.overloads, {}};
    for (const FunctionId id : g.overloads) {
      group_of[id.v] = static_cast<std::uint32_t>(groups.size());
    }
    groups.push_back(std::move(group));
  }
  scopes_.resize(t.scopes.size());
  for (std::size_t i = 0; i < t.scopes.size(); ++i) {
    scopes_[i].clear();
    for (const auto& [name, o] : t.scopes[i]) scopes_[i].emplace_back(name, object(o));
  }

  for (std::uint32_t i = 0; i < t.unknown_names.size(); ++i)
    bind(t.unknown_names[i].name, {Value::Missing, i});

  count_native_names();
  for (FunctionGroup& g : groups)
    if (g.native.empty() && !g.overloads.empty()) g.native = native_name[g.overloads[0].v];
}

void ModuleNames::rebuild() {
  for (const std::uint32_t group : grown_) groups[group].overloads.pop_back();
  grown_.clear();
  group_of.resize(tree->functions.size());
  native_name.resize(tree->functions.size());
  specializations.clear();
  scope_ = kModuleScope;
}

// Native names count the definitions of one key in the process.
void ModuleNames::count_native_names() {
  const Tree& t = *tree;
  definitions_.assign(t.symbol_count(), 0);
  for (std::size_t i = 0; i < t.functions.size(); ++i) {
    const FunctionDecl& f = t.functions[i];
    if (f.is_kernel) continue;
    const CapturedFunction* c = t.captured_of(f);
    if (c != nullptr && !c->native.empty()) {
      native_name[i] = c->native;
      if (!c->gradient_of.valid()) ++definitions_[f.name.index()];
      continue;
    }
    // A custom gradient has its function's name.
    if (c != nullptr && c->gradient_of.valid()) {
      native_name[i] = native_name[c->gradient_of.v];
      continue;
    }
    const int n = (taken_by_warp(t.text(f.name)) ? 1 : 0) + definitions_[f.name.index()]++;
    native_name[i].assign(t.text(f.name));
    native_name[i] += '_';
    native_name[i] += std::to_string(n);
  }
}

const Value* ModuleNames::target_of(FunctionId f, Symbol param) const {
  for (const Specialization& s : specializations) {
    if (s.id != f) continue;
    for (const auto& [name, v] : s.targets)
      if (name == param) return &v;
  }
  return nullptr;
}

void ModuleNames::adopt_instances() {
  for (std::size_t i = native_name.size(); i < tree->functions.size(); ++i) {
    const CapturedFunction* c = tree->captured_of(FunctionId{static_cast<std::uint32_t>(i)});
    native_name.push_back(c->native.empty() ? native_name[c->instance_of.v] : c->native);
    group_of.push_back(0);
  }
}

void ModuleNames::add_overload(std::uint32_t group, FunctionId id) {
  groups[group].overloads.push_back(id);
  grown_.push_back(group);
}

Value ModuleNames::type_value(const TypeObject& t) {
  type_objects.push_back(t);
  return {Value::Type, static_cast<std::uint32_t>(type_objects.size() - 1)};
}

Value ModuleNames::python_type(const Type& type) {
  const PyType* const p = std::find_if(std::begin(kPyTypes), std::end(kPyTypes),
                                       [&](const PyType& t) { return t.scalar == type.scalar; });
  return type_value({type, true, p->name});
}

Value ModuleNames::constant_value(const ConstantObject& c) {
  constants.push_back(c);
  return {Value::Constant, static_cast<std::uint32_t>(constants.size() - 1)};
}

Value ModuleNames::root(Symbol name) {
  if (const Value v = global(name); v.kind != Value::None) return v;
  const std::string_view text = tree->text(name);
  if (const Value v = warp_attribute(text); v.kind != Value::None) return v;
  for (const PyType& p : kPyTypes) {
    if (text == p.name) return type_value({Type::of(p.scalar), true, p.name});
  }
  // Of Warp's functions those that Python has too; others are found in its module alone.
  static constexpr std::string_view kPython[] = {"abs",      "breakpoint", "len",   "max",
                                                 "min",      "pow",        "print", "range",
                                                 "reversed", "round",      "slice", "tuple"};
  if (std::find(std::begin(kPython), std::end(kPython), text) != std::end(kPython))
    return {Value::PyFunction, name.v};
  return {};
}

Value ModuleNames::warp_attribute(std::string_view name) {
  // The module has its own bool, and no int or float.
  if (const Type t = warp_named_type(name); !t.is_void()) return type_value({t, false, name});
  if (const WarpConstant* c = find_warp_constant(name)) {
    ConstantObject o;
    o.type = Type::of(c->is_int ? Scalar::Int32 : Scalar::Float32);
    o.value.kind = c->is_int ? VarConst::Int : VarConst::Float;
    o.value.i = c->i;
    o.value.f = c->f;
    return constant_value(o);
  }
  if (const Builtin* b = find_builtin(name)) {
    // Names that Warp does not put into its module (types' constructors, syntax) are found by
    // their last component when called; see Walk::find_callee.
    if (b->exported) return {Value::Builtin, static_cast<std::uint32_t>(b - builtins().data())};
  }
  return {};
}

// Of the names in wp.types only constructors are called in kernels (wp.types.vector), which calls
// find by their last component.
Value ModuleNames::warp_part(Symbol name) const {
  const std::string_view text = tree->text(name);
  return text == "types" || is_warp_class(text) ? Value{Value::WarpPart, name.v} : Value{};
}

Value ModuleNames::math_attribute(std::string_view name) {
  if (const WarpConstant* c = find_math_constant(name)) {
    ConstantObject o;
    o.type = Type::of(Scalar::Float32);
    o.value.kind = VarConst::Float;
    o.value.f = c->f;
    return constant_value(o);
  }
  return {};
}

Value ModuleNames::attribute(Value object, Symbol name) {
  if (object.kind == Value::Namespace || object.kind == Value::Instance)
    return in_scope(object.index, name);
  if (object.kind == Value::Functions && object.index < tree->groups.size()) {
    const std::uint32_t scope = tree->groups[object.index].scope;
    return scope < scopes_.size() ? in_scope(scope, name) : Value{};
  }
  if (object.kind == Value::Warp) {
    if (object.index < scopes_.size())
      if (const Value v = in_scope(object.index, name); v.kind != Value::None) return v;
    if (warp_attributes_.size() <= name.v) warp_attributes_.resize(name.v + 1);
    Value& known = warp_attributes_[name.v];
    if (known == Value{}) {
      known = warp_attribute(tree->text(name));
      if (known.kind == Value::None) known = warp_part(name);
      if (known.kind == Value::None) known.index = 1;
    }
    return known.kind == Value::None ? Value{} : known;
  }
  if (object.kind == Value::WarpPart) {
    const Symbol part{object.index};
    return warp_attribute(std::string(tree->text(part)) + "." + std::string(tree->text(name)));
  }
  if (object.kind == Value::Math) return math_attribute(tree->text(name));
  if (object.kind == Value::Constant) return component(constants[object.index], tree->text(name));
  return {};
}

// A component of a constant vector, quaternion or transform: a Python number if C's int or float
// holds it, else an instance of the scalar type.
Value ModuleNames::component(const ConstantObject& whole, std::string_view name) {
  if (whole.composite == nullptr || whole.type.is_matrix() || name.size() != 1) return {};
  static constexpr std::string_view kComponents = "xyzw";
  const auto count = static_cast<std::size_t>(whole.type.component_count());
  const std::size_t i = kComponents.substr(0, count).find(name[0]);
  if (i == std::string_view::npos) return {};
  const ConstValue& v = *whole.composite;
  const Scalar s = v.type.scalar;
  ConstantObject c;
  c.type = Type::of(s);
  c.value.typed = s != Scalar::Float32 && s != Scalar::Int32 && s != Scalar::Bool;
  if (is_float(s)) {
    c.value.kind = VarConst::Float;
    c.value.f = v.f[i];
    if (s == Scalar::Float32) c.value.f = static_cast<float>(v.f[i]);
    if (s == Scalar::Float16)
      c.value.f = half_to_float(float_to_half_away(static_cast<float>(v.f[i])));
    if (s == Scalar::BFloat16) {
      c.value.f = bfloat16_to_float(float_to_bfloat16(static_cast<float>(v.f[i])));
    }
  } else {
    c.value.kind = s == Scalar::Bool ? VarConst::Bool : VarConst::Int;
    c.value.i = v.i[i];
    c.value.wide = s == Scalar::UInt64 && v.i[i] < 0;
  }
  return constant_value(c);
}

Value ModuleNames::dotted(std::string_view path) {
  const std::size_t dot = path.find('.');
  const std::string_view package = path.substr(0, dot);
  if (dot == std::string_view::npos)
    return {package == "warp" ? Value::Warp : Value::Module, kModuleScope};
  const std::string_view rest = path.substr(path.rfind('.') + 1);
  if (package == "warp") return warp_attribute(rest);
  if (package == "math") return math_attribute(rest);
  return {};
}

}  // namespace weft
