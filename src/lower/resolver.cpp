// Names: those in scope, and the compile-time objects behind them.
#include <algorithm>

#include "resolver.h"

namespace weft {

void Resolver::begin() {
  scope_.clear();
  for (const Symbol s : bound_) scope_at_[s.v] = kNone;
  bound_.clear();
  tuples_.clear();
  shapes_.clear();
}

void Resolver::rewind(Mark to) {
  scope_ = std::move(to.scope);
  tuples_.resize(to.tuples);
  shapes_.resize(to.shapes);
}

// --- the scope

void Resolver::append(Scope& scope, Symbol s, Value v) {
  if (scope_at_.size() <= s.v) scope_at_.resize(s.v + 1, kNone);
  if (scope_at_[s.v] == kNone) bound_.push_back(s);
  scope_at_[s.v] = static_cast<std::uint32_t>(scope.size());
  scope.push_back({s, v});
}

void Resolver::bind(Symbol s, Value v) {
  if (Value* old = lookup(s)) {
    *old = v;
  } else {
    append(scope_, s, v);
  }
}

// Scopes that follow from each other have their names at the same places, so that nearly every name
// is found where it was put last; most of those that are looked for are the module's, and nowhere.
const Value* Resolver::find(const Scope& scope, Symbol s) const {
  const std::uint32_t at = s.v < scope_at_.size() ? scope_at_[s.v] : kNone;
  if (at == kNone) return nullptr;
  if (at < scope.size() && scope[at].name == s) return &scope[at].value;
  for (const Entry& e : scope) {
    if (e.name == s) return &e.value;
  }
  return nullptr;
}

bool Resolver::is_named(VarId v) const {
  const Value wanted = Value::of(v);
  for (const Entry& e : scope_) {
    if (e.value == wanted) return true;
  }
  return false;
}

bool Resolver::is_ref_parameter(Symbol s) const {
  for (const VarId a : rec_.fn().args)
    if (rec_.fn().vars[a.v].name == s) return rec_.fn().vars[a.v].type.ref;
  return false;
}

// --- objects that are known when compiling

StaticName Resolver::dotted_name(NodeId node) {
  StaticName out;
  while (tree_->node(node).kind == NodeKind::Attribute) {
    out.path.insert_front(tree_->node(node).name);
    node = tree_->kid(node, 0);
  }
  const Node& n = tree_->node(node);
  if (n.kind != NodeKind::Name) return out;
  out.path.insert_front(n.name);
  if (lookup(n.name) != nullptr) return out;
  Value v = names_.root(n.name);
  for (std::size_t i = 1; i < out.path.size() && v.kind != Value::None; ++i) {
    out.through_object = out.through_object || v.kind == Value::Instance;
    const Value next = names_.attribute(v, out.path[i]);
    if (next.kind != Value::None) {
      v = next;
    } else if (i + 1 < out.path.size()) {
      return out;
    } else {
      out.lacks_attribute = true;
    }
  }
  out.object = v;
  return out;
}

// Use of a module-level name that the front end could not make sense of.
Diag Resolver::missing(Value v) const { return here_.moved(tree_->unknown_names[v.index].why); }

Value Resolver::type_of(const Type& t) {
  if (t.is_struct()) return {Value::Struct, t.index};
  return names_.type_value({t, false, t.is_scalar() ? scalar_name(t.scalar) : ""});
}

// Warp's resolve_type_attribute; None if the type has no attribute of that name that we know.
Value Resolver::type_attribute(const Type& t, Symbol attr) {
  const std::string_view which = tree_->text(attr);
  const auto number = [&](int n) {
    ConstantObject c;
    c.type = Type::of(Scalar::Int32);
    c.value.kind = VarConst::Int;
    c.value.i = n;
    return names_.constant_value(c);
  };
  if (which == "length" && t.is_value()) return number(t.component_count());
  if (which == "ndim" && t.is_array()) return number(t.ndim);
  if (which != "dtype") return {};
  if (t.is_array()) return type_of(t.element());
  if (t.is_value()) return type_of(t.scalar_type());
  return {};
}

Result<Value> Resolver::array_attribute(const Type& t, ArrayForm form, std::string_view which) {
  const auto value = [&](VarConst::Kind kind, std::int64_t n) {
    ConstantObject c;
    c.type = Type::of(kind == VarConst::Bool ? Scalar::Bool : Scalar::Int32);
    c.value.kind = kind;
    c.value.i = n;
    return names_.constant_value(c);
  };
  if (t.array == ArrayClass::Fixed && which == "size")
    return value(VarConst::Int, static_cast<std::int64_t>(t.size));
  // Of the object that wp.array(dtype=float) makes, which is an array without elements.
  struct Attribute {
    std::string_view name;
    VarConst::Kind kind;
    bool array, indexed;  // of which of them
  };
  static constexpr Attribute kAttributes[] = {
      {"size", VarConst::Int, true, true},           {"capacity", VarConst::Int, true, false},
      {"is_contiguous", VarConst::Bool, true, true}, {"is_transposed", VarConst::Bool, true, false},
      {"pinned", VarConst::Bool, true, true},        {"requires_grad", VarConst::Bool, true, false},
      {"retain_grad", VarConst::Bool, true, false},
  };
  for (const Attribute& a : kAttributes) {
    if (a.name != which || !(t.array == ArrayClass::Array     ? a.array
                             : t.array == ArrayClass::Indexed ? a.indexed
                                                              : false))
      continue;
    if (form == ArrayForm::Made) return value(a.kind, 0);
    if (form == ArrayForm::Unknown)
      return here_.fail(DiagCode::UnsupportedYet,
                        "the attribute " + std::string(which) +
                            " of an array that is no parameter or field annotated with "
                            "wp.array(dtype=...)");
  }
  return here_.fail(DiagCode::NoAttribute, which, here_.repr(t));
}

const FieldDecl* Resolver::field_of(const Type& t, Symbol field) const {
  if (!t.is_struct()) return nullptr;
  for (const FieldDecl& f : tree_->structs[t.index].fields) {
    if (f.name == field) return &f;
  }
  return nullptr;
}

bool Resolver::contains_static(NodeId node) {
  if (!tree_->captured_of(here_.function)) return false;
  if (tree_->node(node).kind == NodeKind::Call) {
    NodeId func = tree_->kid(node, 0);
    Path path;
    while (tree_->node(func).kind == NodeKind::Attribute) {
      path.insert_front(tree_->node(func).name);
      func = tree_->kid(func, 0);
    }
    if (tree_->node(func).kind == NodeKind::Name && lookup(tree_->node(func).name) == nullptr) {
      Value v = names_.root(tree_->node(func).name);
      for (const Symbol attr : path) v = names_.attribute(v, attr);
      if (v.kind == Value::Special && tree_->object_texts[v.index] == "static") return true;
    }
  }
  for (std::uint32_t i = 0; i < tree_->node(node).kids_count; ++i) {
    const NodeId kid = tree_->kid(node, i);
    if (kid.valid() && contains_static(kid)) return true;
  }
  return false;
}

}  // namespace weft
