// The hashes in the names of kernels and structs, by the rules of Warp's ModuleHasher.
//
// A kernel's hash covers its key, its options, its source text, the type codes of its arguments,
// and whatever its names refer to: constants, types it constructs and, transitively, functions.
// The order of a breadth-first walk over the syntax tree enters, so ast/ keeps Python's order of
// fields. Constants enter as C int and C float.
#include <algorithm>
#include <deque>
#include <optional>

#include "budget.h"
#include "module.h"
#include "weft/ast/walk.h"
#include "weft/base/half.h"
#include "weft/builtins/builtin_id.h"

namespace weft {
namespace {

void update_i32(Sha256& ch, std::int64_t v) {
  const auto u = static_cast<std::uint32_t>(v);
  ch.update(&u, 4);
}
void update_f32(Sha256& ch, double v) {
  const auto f = static_cast<float>(v);
  ch.update(&f, 4);
}

void update_component(Sha256& ch, Scalar s, double f, std::int64_t i, bool in_array) {
  const double number = is_float(s) ? f : static_cast<double>(i);
  switch (s) {
    case Scalar::Float64:
      ch.update(&number, 8);
      return;
    case Scalar::Float32:
      update_f32(ch, number);
      return;
    case Scalar::Float16:
      // A lone float16 enters as C float, a component as its bits.
      if (!in_array)
        return update_f32(ch, number);
      else {
        const std::uint16_t bits = float_to_half_away(static_cast<float>(number));
        ch.update(&bits, 2);
        return;
      }
    case Scalar::BFloat16:
      if (!in_array)
        return update_f32(ch, number);
      else {
        const std::uint16_t bits = float_to_bfloat16(static_cast<float>(number));
        ch.update(&bits, 2);
        return;
      }
    case Scalar::None:
    case Scalar::Bool:
    case Scalar::Int8:
    case Scalar::UInt8:
    case Scalar::Int16:
    case Scalar::UInt16:
    case Scalar::Int32:
    case Scalar::UInt32:
    case Scalar::Int64:
    case Scalar::UInt64:
    case Scalar::Handle:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt: {
      const auto u = static_cast<std::uint64_t>(i);
      ch.update(&u, static_cast<std::size_t>(scalar_bits(s) / 8));
      return;
    }
  }
}

void update_constant(Sha256& ch, const ConstantObject& c) {
  if (c.composite != nullptr) {
    const ConstValue& v = *c.composite;
    const std::size_t n = std::max(v.f.size(), v.i.size());
    for (std::size_t k = 0; k < n; ++k) {
      update_component(ch, v.type.scalar, k < v.f.size() ? v.f[k] : 0, k < v.i.size() ? v.i[k] : 0,
                       true);
    }
    return;
  }
  if (!c.value.typed) {
    if (c.value.kind == VarConst::Float) return update_f32(ch, c.value.f);
    return update_i32(ch, c.value.i);
  }
  const bool as_float = c.value.kind == VarConst::Float;
  update_component(ch, c.type.scalar, as_float ? c.value.f : static_cast<double>(c.value.i),
                   as_float ? static_cast<std::int64_t>(c.value.f) : c.value.i, false);
}

class KernelHasher {
 public:
  KernelHasher(const Tree& tree, ModuleNames& names, const Lowered& out)
      : tree_(tree),
        names_(names),
        out_(out),
        type_names_(out.names()),
        group_done_(names.groups.size()),
        group_busy_(names.groups.size()),
        group_hash_(names.groups.size()) {}

  Sha256Digest kernel(FunctionId id, int& kernel_dim) {
    const FunctionDecl& f = tree_.functions[id.v];
    Sha256 ch;
    ch.update(tree_.text(f.name));
    auto options = f.options;
    std::sort(options.begin(), options.end());
    for (const auto& [name, value] : options) ch.update(name).update(":").update(value);
    ch.update(digest(adjoint(id, &kernel_dim)));
    return ch.finish();
  }

  // The function whose calls are nested too deeply to follow them; the hash is none then.
  std::optional<FunctionId> too_deep() const { return too_deep_; }
  // What may enter the hash by a value that is not known.
  const std::optional<Diag>& unknown() const { return unknown_; }

 private:
  static std::string_view digest(const Sha256Digest& d) {
    return {reinterpret_cast<const char*>(d.data()), d.size()};
  }

  Sha256Digest function_group(std::uint32_t group) {
    if (group_done_[group]) return group_hash_[group];
    group_busy_[group] = true;
    ++depth_;
    const FunctionGroup& g = names_.groups[group];
    Sha256 ch;
    ch.update(tree_.text(g.name));
    std::vector<std::size_t> order(g.overloads.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return g.signatures[a] < g.signatures[b]; });
    for (std::size_t i : order) {
      ch.update(digest(adjoint(g.overloads[i], nullptr)));
      const CapturedFunction* c = tree_.captured_of(g.overloads[i]);
      if (c == nullptr) continue;
      if (c->grad.valid()) ch.update(digest(adjoint(c->grad, nullptr)));
      if (c->replay.valid()) ch.update(digest(adjoint(c->replay, nullptr)));
      for (const std::string* text :
           {&c->replay_snippet, &c->snippet, &c->adj_snippet, &c->inline_hint})
        ch.update(*text);
    }
    --depth_;
    group_busy_[group] = false;
    group_done_[group] = true;
    return group_hash_[group] = ch.finish();
  }

  void update_source(Sha256& ch, const FunctionDecl& f) {
    for (std::uint32_t line = f.first_line; line <= f.last_line; ++line) {
      const std::string_view text = tree_.source_line(line);
      // textwrap.dedent leaves nothing of lines that are only white space.
      if (text.find_first_not_of(" \t") != std::string_view::npos) ch.update(text);
      ch.update("\n");
    }
  }

  void update_type(Sha256& ch, std::string_view name, const Type& t) {
    code_.assign(name);
    code_ += ':';
    append_type_code(code_, t, type_names_);
    ch.update(code_);
    if (t.kind == TypeKind::Struct && !t.ref) ch.update(digest(out_.struct_hash[t.index]));
  }

  // A dotted name as Warp's resolve_static_expression(eval_types=False) finds it: the object, or
  // the module if only the last component is missing.
  Value resolve(NodeId node, const FunctionDecl& f, std::string& path) {
    path.clear();
    parts_.clear();
    while (tree_.node(node).kind == NodeKind::Attribute) {
      parts_.push_back(tree_.node(node).name);
      node = tree_.kid(node, 0);
    }
    if (tree_.node(node).kind != NodeKind::Name) return {};
    const Symbol root = tree_.node(node).name;
    path.assign(tree_.text(root));
    for (std::size_t i = parts_.size(); i-- > 0;) {
      path += '.';
      path += tree_.text(parts_[i]);
    }
    for (const ArgDecl& a : f.args) {
      if (a.name == root) return {};
    }
    Value v = names_.root(root);
    for (std::size_t i = parts_.size(); i-- > 0 && v.kind != Value::None;) {
      const Value next = names_.attribute(v, parts_[i]);
      if (next.kind != Value::None) {
        v = next;
      } else if (v.kind == Value::Constant && names_.constants[v.index].composite != nullptr) {
        // What only its type has, it lacks: then it is itself, as a number is.
        if (const auto name = tree_.text(parts_[i]);
            i == 0 && (name == "length" || name == "dtype"))
          return v;
        v = transform_part(v, tree_.text(parts_[i]));
      } else if (v.kind == Value::Constant && is_attribute_of_number(tree_.text(parts_[i]))) {
        return {};
      } else if (i != 0) {
        return {};
      }
    }
    return v;
  }

  // f of `wp.grad(f)`.
  Value target_of_grad(NodeId call, const FunctionDecl& f, std::string& path) {
    if (tree_.node(call).kids_count != 2 || tree_.node(call).split != 2) return {};
    const Value callee = resolve(tree_.kid(call, 0), f, path);
    const bool grad = callee.kind == Value::Special
                          ? tree_.object_texts[callee.index] == "grad"
                          : callee.kind == Value::Warp && path.ends_with(".grad");
    return grad ? resolve(tree_.kid(call, 1), f, path) : Value{};
  }

  // Warp follows attributes by the names of the module, whatever the function calls so, also in
  // code that is never generated; an attribute that a number lacks is the number itself.
  void check_attribute(NodeId attribute, const FunctionDecl& f) {
    NodeId node = attribute;
    while (tree_.node(node).kind == NodeKind::Attribute) node = tree_.kid(node, 0);
    if (unknown_ || tree_.node(node).kind != NodeKind::Name) return;
    const Symbol root = tree_.node(node).name;
    for (const ArgDecl& a : f.args)
      if (a.name == root) return;
    const Value v = names_.root(root);
    const auto place = [&] {
      const NodeLoc& at = tree_.loc(attribute);
      return SourceLoc{tree_.file_name, static_cast<int>(at.line), static_cast<int>(at.col) + 1};
    };
    if (v.kind == Value::Missing) {
      unknown_ = tree_.unknown_names[v.index].why;
      unknown_->loc = place();
    } else if (v.kind == Value::Constant && names_.constants[v.index].composite == nullptr &&
               is_attribute_of_number(tree_.text(parts_.back()))) {
      unknown_ = diag(DiagCode::UnsupportedYet, place(),
                      "an attribute of '" + std::string(tree_.text(root)) +
                          "', which is a number of the module or of Warp");
    }
  }

  // A name of the module enters the hash if it is a number, a Warp function or a struct, also where
  // code is never generated; a number does so for a parameter of the same name as well.
  void check_name(NodeId name, Value v, const FunctionDecl& f) {
    if (unknown_ || v.kind != Value::Missing) return;
    const UnknownName& unknown = tree_.unknown_names[v.index];
    const DiagCode code = unknown.why.code;
    const bool may_be_number =
        !unknown.is_no_value &&
        (code == DiagCode::UnknownModuleName || code == DiagCode::ImportedFromModule ||
         code == DiagCode::ReboundName || code == DiagCode::ChangedConstant);
    const bool parameter = std::any_of(f.args.begin(), f.args.end(),
                                       [&](const ArgDecl& a) { return a.name == unknown.name; });
    const bool enters =
        may_be_number || !(parameter || unknown.is_kernel || code == DiagCode::PlainFunction ||
                           code == DiagCode::PlainClass);
    if (!enters) return;
    const NodeLoc& at = tree_.loc(name);
    unknown_ = unknown.why;
    unknown_->loc =
        SourceLoc{tree_.file_name, static_cast<int>(at.line), static_cast<int>(at.col) + 1};
  }

  // Of Python's numbers and of Warp's.
  static bool is_attribute_of_number(std::string_view name) {
    static constexpr std::string_view kNames[] = {
        "as_integer_ratio", "bit_count", "bit_length", "conjugate",  "denominator", "from_bytes",
        "fromhex",          "hex",       "imag",       "is_integer", "numerator",   "real",
        "to_bytes",         "value",     "_length_",   "_type_"};
    return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
  }

  // The position or rotation of a constant transform, which Python makes of it.
  Value transform_part(Value whole, std::string_view name) {
    const ConstValue* t = names_.constants[whole.index].composite;
    if (t == nullptr || !t->type.is_transform() || (name != "p" && name != "q")) return {};
    ConstValue part;
    part.python = false;
    part.type = name == "p" ? Type::vec(3, t->type.scalar) : Type::quat(t->type.scalar);
    part.f.assign(t->f.begin() + (name == "p" ? 0 : 3), t->f.begin() + (name == "p" ? 3 : 7));
    parts_made_.push_back(std::move(part));
    return names_.constant_value(ModuleNames::constant_of(parts_made_.back()));
  }

  bool is_tid(NodeId call, const FunctionDecl& f) {
    const NodeId func = tree_.kid(call, 0);
    std::string path;
    const Value v = resolve(func, f, path);
    const std::size_t dot = path.rfind('.');
    const std::string_view last =
        dot == std::string::npos ? path : std::string_view(path).substr(dot + 1);
    if (v.kind == Value::Warp) return last == "tid";
    return v.kind == Value::Builtin && v.index == static_cast<std::uint32_t>(BuiltinId::Tid);
  }

  struct NamedConstant {
    std::string name;
    std::uint32_t index;
  };
  // What the names of a function refer to, each once, in the order in which Warp meets it.
  struct References {
    std::vector<NamedConstant> constants;
    std::vector<std::pair<Value, std::string>> types;  // with their code
    std::vector<Value> functions;  // the module's own, and builtins that enter the hash
    int dim = 0;                   // names that wp.tid() is assigned to
    std::vector<bool> locals;      // by symbol
    std::string path;              // of the name that was resolved last
    bool is_local(Symbol s) const { return locals[s.index()]; }
  };

  Sha256Digest adjoint(FunctionId id, int* kernel_dim) {
    const FunctionDecl& f = tree_.functions[id.v];
    Sha256 ch;
    if (depth_ > kMaxCallDepth) {
      if (!too_deep_) too_deep_ = id;
      return ch.finish();
    }
    update_source(ch, f);
    for (const ArgDecl& a : f.args) update_type(ch, tree_.text(a.name), a.type);
    if (!f.return_types.empty() && !f.is_kernel) {
      if (f.return_types.size() == 1) {
        update_type(ch, "return", f.return_types[0]);
      } else {
        code_ = "return:tpl" + std::to_string(f.return_types.size());
        for (const Type& t : f.return_types) append_type_code(code_, t, type_names_);
        ch.update(code_);
      }
    }
    const References r = references(f);
    if (kernel_dim != nullptr) *kernel_dim = r.dim > 0 ? r.dim : 1;
    for (const NamedConstant& c : r.constants) {
      ch.update(c.name);
      update_constant(ch, names_.constants[c.index]);
    }
    for (const auto& [expression, value] : f.statics) {
      ch.update(expression);
      update_constant(ch, ModuleNames::constant_of(value));
    }
    for (const auto& [v, code] : r.types) {
      if (v.kind == Value::Struct) {
        ch.update(out_.struct_native[v.index]);
      } else {
        code_.clear();
        append_type_code(code_, names_.type_objects[v.index].type, type_names_);
        ch.update(code_);
      }
    }
    for (const Value v : r.functions) {
      if (v.kind == Value::Builtin) {
        update_builtin(ch, builtins()[v.index]);
      } else if (!group_busy_[v.index]) {
        ch.update(digest(function_group(v.index)));
      }
    }
    return ch.finish();
  }

  References references(const FunctionDecl& f) {
    References r;
    std::vector<NodeId>& order = order_;
    order.clear();
    walk_references(tree_, f.def, queue_, [&](NodeId n) { order.push_back(n); });
    r.locals.assign(tree_.symbol_count(), false);
    for (NodeId n : order) {
      if (tree_.node(n).kind != NodeKind::Assign) continue;
      const auto kids = tree_.kids(n);
      for (std::size_t i = 0; i + 1 < kids.size(); ++i) add_targets(kids[i], r.locals);
    }
    for (NodeId n : order) {
      const NodeKind kind = tree_.node(n).kind;
      if (kind == NodeKind::Name) {
        visit_name(r, n, f);
      } else if (kind == NodeKind::Attribute) {
        visit_attribute(r, n, f);
      } else if (kind == NodeKind::Call) {
        visit_call(r, n, f);
      } else {
        visit_assign(r, n, f);
      }
    }
    return r;
  }

  void visit_name(References& r, NodeId n, const FunctionDecl& f) {
    const Symbol name = tree_.node(n).name;
    if (r.is_local(name)) return;
    const Value v = names_.global(name);
    if (is_number(v))
      add_constant(r, std::string(tree_.text(name)), v);
    else
      check_name(n, v, f);
  }

  void visit_attribute(References& r, NodeId n, const FunctionDecl& f) {
    const Value v = resolve(n, f, r.path);
    if (is_number(v))
      add_constant(r, r.path, v);
    else
      check_attribute(n, f);
  }

  void visit_call(References& r, NodeId n, const FunctionDecl& f) {
    const NodeId func = tree_.kid(n, 0);
    if (tree_.node(func).kind == NodeKind::Name && r.is_local(tree_.node(func).name)) return;
    Value v = resolve(func, f, r.path);
    if (tree_.node(func).kind == NodeKind::Call) v = target_of_grad(func, f, r.path);
    if (v.kind == Value::Warp) {
      const std::size_t dot = r.path.rfind('.');
      if (const Builtin* b = find_builtin(
              std::string_view(r.path).substr(dot == std::string::npos ? 0 : dot + 1))) {
        v = {Value::Builtin, static_cast<std::uint32_t>(b - builtins().data())};
      }
    }
    add_function(r, v);
    if (v.kind == Value::Functions)
      for (const NodeId target : function_arguments(n, v.index))
        add_function(r, resolve(target, f, r.path), true);
    if (v.kind == Value::Struct ||
        (v.kind == Value::Type && names_.type_objects[v.index].type.is_value()))
      add_type(r, v);
  }

  void visit_assign(References& r, NodeId n, const FunctionDecl& f) {
    const auto kids = tree_.kids(n);
    const NodeId value = kids.back();
    if (tree_.node(value).kind == NodeKind::Call && is_tid(value, f)) {
      const Node& target = tree_.node(kids[0]);
      r.dim =
          std::max(r.dim, target.kind == NodeKind::Tuple ? static_cast<int>(target.kids_count) : 1);
    }
    if (tree_.node(value).kind == NodeKind::Tuple) {
      for (NodeId e : tree_.kids(value)) add_function(r, resolve(e, f, r.path));
    } else {
      add_function(r, resolve(value, f, r.path));
    }
  }

  bool is_number(Value v) const {
    return v.kind == Value::Constant && names_.constants[v.index].value.kind != VarConst::Str;
  }

  static void add_constant(References& r, std::string name, Value v) {
    for (NamedConstant& c : r.constants) {
      if (c.name == name) {
        c.index = v.index;
        return;
      }
    }
    r.constants.push_back({std::move(name), v.index});
  }

  static void add_function(References& r, Value v, bool as_argument = false) {
    const bool enters =
        v.kind == Value::Functions ||
        (v.kind == Value::Builtin && (as_argument || !builtins()[v.index].hash.empty()));
    if (enters && std::find(r.functions.begin(), r.functions.end(), v) == r.functions.end())
      r.functions.push_back(v);
  }

  void add_type(References& r, Value v) {
    std::string code;
    if (v.kind == Value::Struct) {
      code = "struct " + std::to_string(v.index);
    } else {
      const TypeObject& t = names_.type_objects[v.index];
      code = (t.python ? "python " : "warp ");
      append_type_code(code, t.type, type_names_);
      // A type made by a factory (wp.types.vector) is another object than the named one.
      if (warp_named_type(t.name).is_void() && !t.python) code += " made";
    }
    for (const auto& [value, seen] : r.types) {
      if (seen == code) return;
    }
    r.types.emplace_back(v, std::move(code));
  }

  // What a call passes for the parameters of the function that take functions, defaults included.
  std::vector<NodeId> function_arguments(NodeId call, std::uint32_t group) {
    std::vector<NodeId> out;
    const auto positional = tree_.kids_before_split(call, 1);
    const auto keywords = tree_.kids_after_split(call);
    for (const FunctionId id : names_.groups[group].overloads) {
      const FunctionDecl& f = tree_.functions[id.v];
      for (std::size_t p = 0; p < f.args.size(); ++p) {
        if (!f.args[p].type.plain(TypeKind::Function)) continue;
        NodeId node = p < positional.size() ? positional[p] : f.args[p].default_value;
        for (const NodeId k : keywords)
          if (tree_.node(k).name == f.args[p].name) node = tree_.kid(k, 0);
        if (node.valid()) out.push_back(node);
      }
    }
    return out;
  }

  static void update_builtin(Sha256& ch, const Builtin& b) {
    if (!b.hash.empty()) {
      ch.update(from_hex(b.hash).value());
      return;
    }
    Sha256 own;
    own.update("builtin");
    own.update(b.key);
    own.update(b.overloads.front().native);
    ch.update(digest(own.finish()));
  }

  void add_targets(NodeId target, std::vector<bool>& out) {
    const Node& n = tree_.node(target);
    if (n.kind == NodeKind::Name) {
      out[n.name.index()] = true;
    } else if (n.kind == NodeKind::Tuple || n.kind == NodeKind::List) {
      for (NodeId e : tree_.kids(target)) add_targets(e, out);
    }
  }

  const Tree& tree_;
  ModuleNames& names_;
  const Lowered& out_;
  TypeNames type_names_;
  std::vector<char> group_done_, group_busy_;
  std::vector<Sha256Digest> group_hash_;
  std::vector<Symbol> parts_;
  std::vector<NodeId> queue_, order_;
  std::string code_;
  int depth_ = 0;  // of calls
  std::optional<FunctionId> too_deep_;
  std::optional<Diag> unknown_;
  std::deque<ConstValue> parts_made_;
};

}  // namespace

void name_structs(const Tree& tree, Lowered& out) {
  const std::size_t n = tree.structs.size();
  out.struct_hash.resize(n);
  out.struct_native.resize(n);
  out.struct_python.resize(n);
  std::string code;
  for (std::size_t i = 0; i < n; ++i) {
    const StructDecl& s = tree.structs[i];
    if (!s.native.empty()) {
      out.struct_python[i].assign(tree.text(s.name));
      out.struct_native[i] = s.native;
      continue;
    }
    out.struct_python[i].assign(tree.text(s.name));
    Sha256 ch;
    ch.update(tree.text(s.name));
    for (const FieldDecl& field : s.fields) {
      code.assign(tree.text(field.name));
      code += ':';
      append_type_code(code, field.type, out.names());
      ch.update(code);
      if (field.type.is_struct()) {
        const Sha256Digest& inner = out.struct_hash[field.type.index];
        ch.update(inner.data(), inner.size());
      }
    }
    out.struct_hash[i] = ch.finish();
    out.struct_native[i] = out.struct_python[i] + "_" + to_hex({out.struct_hash[i].data(), 4});
  }
}

Result<Sha256Digest> hash_kernel(const Tree& tree, FunctionId kernel, ModuleNames& names,
                                 const Lowered& out, int& kernel_dim) {
  KernelHasher hasher(tree, names, out);
  const Sha256Digest digest = hasher.kernel(kernel, kernel_dim);
  if (hasher.unknown()) return Diag(*hasher.unknown());
  const std::optional<FunctionId> deepest = hasher.too_deep();
  if (!deepest) return digest;
  const NodeLoc& at = tree.loc(tree.functions[deepest->v].def);
  return diag(DiagCode::CallsTooDeep,
              SourceLoc{tree.file_name, static_cast<int>(at.line), static_cast<int>(at.col) + 1},
              kMaxLevels);
}

}  // namespace weft
