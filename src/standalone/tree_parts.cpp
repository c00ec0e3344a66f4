#include "tree_parts.h"

#include <algorithm>

namespace weft::standalone {

Diag unsupported(const Tree& tree, NodeId at, std::string_view what) {
  const NodeLoc& loc = tree.loc(at);
  return diag(DiagCode::UnsupportedStandalone,
              SourceLoc{tree.file_name, static_cast<int>(loc.line), static_cast<int>(loc.col) + 1},
              what);
}

Diag placed(const Tree& tree, NodeId at, const Diag& refusal) {
  const bool nowhere = refusal.code == DiagCode::UnsupportedStandalone && refusal.loc.line == 0;
  return nowhere ? unsupported(tree, at, refusal.args.at(0)) : refusal;
}

std::string_view warp_attribute(const Tree& tree, NodeId node) {
  const Node& n = tree.node(node);
  if (n.kind == NodeKind::Attribute) {
    const Node& base = tree.node(tree.kid(node, 0));
    if (base.kind == NodeKind::Name) {
      for (const auto& [alias, package] : tree.modules) {
        if (alias == base.name && package == "warp") return tree.text(n.name);
      }
    }
  }
  if (n.kind == NodeKind::Name) {
    for (const auto& [alias, path] : tree.imported_names) {
      if (alias == n.name && path.substr(0, 5) == "warp." && path.find('.', 5) == std::string::npos)
        return std::string_view(path).substr(5);
    }
  }
  return {};
}

namespace {

std::optional<BuiltinId> builtin_of_key(std::string_view key) {
  const Builtin* b = find_builtin(key);
  return b != nullptr ? std::optional(id_of(*b)) : std::nullopt;
}

// NAME of `math.NAME`, whose functions are Warp's own to Warp.
std::string_view math_attribute(const Tree& tree, NodeId node) {
  const Node& n = tree.node(node);
  if (n.kind == NodeKind::Attribute && tree.node(tree.kid(node, 0)).kind == NodeKind::Name) {
    for (const auto& [alias, package] : tree.modules) {
      if (alias == tree.node(tree.kid(node, 0)).name && package == "math") return tree.text(n.name);
    }
  }
  for (const auto& [alias, path] : tree.imported_names) {
    if (n.kind == NodeKind::Name && alias == n.name && path.substr(0, 5) == "math.")
      return std::string_view(path).substr(5);
  }
  return {};
}

}  // namespace

std::optional<BuiltinId> named_builtin(const Tree& tree, NodeId node) {
  const NodeKind kind = tree.node(node).kind;
  if (kind != NodeKind::Name && kind != NodeKind::Attribute) return std::nullopt;
  const Callee callee = tree.callee(node);
  if (callee.kind == Callee::Builtin) return static_cast<BuiltinId>(callee.index);
  if (callee.kind == Callee::Function) return std::nullopt;
  const std::string_view warp = warp_attribute(tree, node);
  return builtin_of_key(warp.empty() ? math_attribute(tree, node) : warp);
}

std::optional<BuiltinId> called_builtin(const Tree& tree, NodeId call) {
  if (tree.node(call).kind != NodeKind::Call) return std::nullopt;
  const NodeId called = tree.kid(call, 0);
  if (const auto id = named_builtin(tree, called)) return id;
  const Node& n = tree.node(called);
  if (n.kind != NodeKind::Name || tree.callee(called).kind != Callee::Unknown) return std::nullopt;
  const auto has_its_name = [&](const auto& declared) { return declared.name == n.name; };
  if (std::any_of(tree.structs.begin(), tree.structs.end(), has_its_name) ||
      std::any_of(tree.aliases.begin(), tree.aliases.end(), has_its_name))
    return std::nullopt;
  return builtin_of_key(tree.text(n.name));
}

bool is_tuple(const Type& t) { return t.plain(TypeKind::Tuple); }

std::vector<NodeId> elements(const Tree& tree, NodeId node) {
  if (tree.node(node).kind != NodeKind::Tuple) return {node};
  const auto kids = tree.kids(node);
  return {kids.begin(), kids.end()};
}

SubscriptParts subscript_parts(const Tree& tree, NodeId node) {
  SubscriptParts parts{node, {}};
  while (tree.node(parts.base).kind == NodeKind::Subscript) {
    const std::vector<NodeId> indices = elements(tree, tree.kid(parts.base, 1));
    parts.indices.insert(parts.indices.begin(), indices.begin(), indices.end());
    parts.base = tree.kid(parts.base, 0);
  }
  return parts;
}

Symbol root_name(const Tree& tree, NodeId target) {
  while (tree.node(target).kind == NodeKind::Subscript ||
         tree.node(target).kind == NodeKind::Attribute)
    target = tree.kid(target, 0);
  return tree.node(target).kind == NodeKind::Name ? tree.node(target).name : Symbol{};
}

bool assigns_thread_index(const Tree& tree, NodeId statement) {
  const Node& n = tree.node(statement);
  if (n.kind != NodeKind::Assign || n.kids_count != 2) return false;
  const NodeId value = tree.kid(statement, 1);
  const std::vector<NodeId> targets = elements(tree, tree.kid(statement, 0));
  return calls(tree, value, BuiltinId::Tid) &&
         std::all_of(targets.begin(), targets.end(),
                     [&](NodeId t) { return tree.node(t).kind == NodeKind::Name; });
}

NodeId argument(const Tree& tree, NodeId call, std::size_t at, std::string_view name) {
  const Node& n = tree.node(call);
  for (const NodeId k : tree.kids_after_split(call))
    if (tree.text(tree.node(k).name) == name) return tree.kid(k, 0);
  return at + 1 < n.split ? tree.kid(call, static_cast<std::uint32_t>(at + 1)) : NodeId{};
}

std::vector<NodeId> evaluated(const Tree& tree, NodeId statement) {
  const Node& n = tree.node(statement);
  const auto kids = tree.kids(statement);
  if (n.kind == NodeKind::If || n.kind == NodeKind::While) return {kids[0]};
  if (n.kind == NodeKind::For) return {kids[1]};
  if (n.kind != NodeKind::Assign) return {statement};
  std::vector<NodeId> out{kids.back()};
  for (const NodeId target : kids.first(n.kids_count - 1))
    if (tree.node(target).kind != NodeKind::Name) out.push_back(target);
  return out;
}

bool has_word(std::string_view text, std::string_view name) {
  const auto word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !word(text[at - 1])) && (end == text.size() || !word(text[end]))) return true;
  }
  return false;
}

bool is_literal(const Tree& tree, NodeId id) {
  const Node& n = tree.node(id);
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub)
    return is_literal(tree, tree.kid(id, 0));
  return n.kind == NodeKind::Constant;
}

namespace {

bool takes(const Type& parameter, const Type& given) {
  return types_equal(parameter, given) &&
         (!parameter.is_array() || parameter.ndim == given.ndim || given.ndim == 0);
}

}  // namespace

std::optional<std::uint32_t> called_function(const Tree& tree, NodeId call) {
  if (tree.node(call).kind != NodeKind::Call) return std::nullopt;
  const Callee callee = tree.callee(tree.kid(call, 0));
  return callee.kind == Callee::Function ? std::optional(callee.index) : std::nullopt;
}

std::optional<std::uint32_t> function_of_types(const Tree& tree, Symbol name,
                                               std::span<const Type> types) {
  for (std::uint32_t i = 0; i < tree.functions.size(); ++i) {
    const FunctionDecl& d = tree.functions[i];
    if (d.name != name || d.is_kernel || d.args.size() != types.size()) continue;
    bool fits = true;
    for (std::size_t k = 0; k < types.size(); ++k) fits = fits && takes(d.args[k].type, types[k]);
    if (fits) return i;
  }
  return std::nullopt;
}

std::vector<NodeId> given_arguments(const Tree& tree, NodeId call, const FunctionDecl& f) {
  const Node& n = tree.node(call);
  const auto kids = tree.kids(call);
  std::vector<NodeId> given(kids.begin() + 1, kids.begin() + n.split);
  given.resize(f.args.size());
  for (std::size_t i = n.split; i < kids.size(); ++i) {
    for (std::size_t k = 0; k < f.args.size(); ++k) {
      if (f.args[k].name == tree.node(kids[i]).name) given[k] = tree.kid(kids[i], 0);
    }
  }
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!given[k].valid()) given[k] = f.args[k].default_value;
  }
  return given;
}

void changed_by_call(const Tree& tree, NodeId call, std::set<std::uint32_t>& out) {
  const auto f = called_function(tree, call);
  if (!f) return;
  const FunctionDecl& d = tree.functions[*f];
  const std::vector<NodeId> given = given_arguments(tree, call, d);
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!d.args[k].type.ref || !given[k].valid()) continue;
    if (const Symbol s = root_name(tree, given[k]); s.valid()) out.insert(s.v);
  }
}

std::uint32_t size_of(const Tree& tree, const Type& t) {
  if (t.kind == TypeKind::Struct) {
    std::uint32_t sum = 0;
    for (const FieldDecl& f : tree.structs[t.index].fields) sum += size_of(tree, f.type);
    return sum;
  }
  Type v = t;
  v.array = ArrayClass::None;
  return static_cast<std::uint32_t>(v.component_count() * std::max(1, scalar_bits(v.scalar) / 8));
}

namespace {

class StoredArrays {
 public:
  StoredArrays(const Tree& tree, std::set<std::uint32_t>& out, std::vector<NodeId>& places)
      : tree_(tree), out_(out), places_(places) {}

  void visit(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (n.kind == NodeKind::AugAssign) stored(kids[0]);
    if (n.kind == NodeKind::Assign) {
      for (const NodeId t : elements(tree_, kids[0])) {
        if (tree_.node(t).kind != NodeKind::Name) stored(t);
      }
      // A name of a view: what is stored through it is stored in the array.
      if (tree_.node(kids[0]).kind == NodeKind::Name && tree_.type(kids.back()).is_array() &&
          out_.contains(tree_.node(kids[0]).name.v))
        stored(kids.back());
    }
    if (n.kind == NodeKind::Call && n.kids_count > 1) {
      const std::optional<BuiltinId> builtin = called_builtin(tree_, id);
      if (builtin && (is_atomic(*builtin) || stores_tile(*builtin))) {
        stored(kids[1]);
      } else if (const auto f = called_function(tree_, id)) {
        const FunctionDecl& d = tree_.functions[*f];
        const std::set<std::uint32_t> there = stored_arrays(tree_, d);
        const std::vector<NodeId> given = given_arguments(tree_, id, d);
        for (std::size_t k = 0; k < given.size(); ++k) {
          const Type& t = d.args[k].type;
          if (!given[k].valid()) continue;
          if (t.ref && !is_plain_name(given[k])) stored(given[k]);
          if (t.is_array() && there.contains(d.args[k].name.v)) stored(given[k]);
        }
      }
    }
    for (const NodeId k : kids) {
      if (k.valid()) visit(k);
    }
  }

 private:
  bool is_plain_name(NodeId id) const { return tree_.node(id).kind == NodeKind::Name; }
  void stored(NodeId place) {
    places_.push_back(place);
    if (const Symbol s = root_name(tree_, place); s.valid()) out_.insert(s.v);
  }

  const Tree& tree_;
  std::set<std::uint32_t>& out_;
  std::vector<NodeId>& places_;
};

// `places`: replaced by what the last walk, which knows all names of views, came across.
std::set<std::uint32_t> find_stored(const Tree& tree, const FunctionDecl& f,
                                    std::vector<NodeId>& places) {
  std::set<std::uint32_t> out;
  // Until names of names of views are followed too.
  for (std::size_t before = 1; before != out.size();) {
    before = out.size();
    places.clear();
    for (const NodeId s : tree.kids_before_split(f.def, 1))
      StoredArrays(tree, out, places).visit(s);
    if (out.empty()) break;
  }
  return out;
}

}  // namespace

std::set<std::uint32_t> stored_arrays(const Tree& tree, const FunctionDecl& f) {
  std::vector<NodeId> places;
  return find_stored(tree, f, places);
}

std::vector<NodeId> stored_places(const Tree& tree, const FunctionDecl& f) {
  std::vector<NodeId> places;
  find_stored(tree, f, places);
  return places;
}

namespace {

// How often a name stands there; where one asks for its shape is left out.
std::size_t mentions(const Tree& tree, NodeId id, Symbol name) {
  const Node& n = tree.node(id);
  if (n.kind == NodeKind::Name) return n.name == name ? 1 : 0;
  if (n.kind == NodeKind::Attribute && tree.text(n.name) == "shape" &&
      tree.node(tree.kid(id, 0)).kind == NodeKind::Name)
    return 0;
  std::size_t count = 0;
  for (const NodeId k : tree.kids(id)) {
    if (k.valid()) count += mentions(tree, k, name);
  }
  return count;
}

// How many of these are plain stores to it.
std::size_t plain_stores(const Tree& tree, NodeId id, Symbol name) {
  std::size_t count = 0;
  const auto kids = tree.kids(id);
  if (tree.node(id).kind == NodeKind::Assign) {
    for (const NodeId targets : kids.first(kids.size() - 1)) {
      for (const NodeId target : elements(tree, targets)) {
        const bool place = tree.node(target).kind != NodeKind::Name;
        if (place && root_name(tree, target) == name) ++count;
      }
    }
    return count;
  }
  for (const NodeId k : kids) {
    if (k.valid()) count += plain_stores(tree, k, name);
  }
  return count;
}

}  // namespace

bool is_unread(const Tree& tree, const FunctionDecl& f, Symbol array) {
  std::size_t all = 0, stores = 0;
  for (const NodeId s : tree.kids_before_split(f.def, 1)) {
    all += mentions(tree, s, array);
    stores += plain_stores(tree, s, array);
  }
  return all == stores;
}

namespace {

// Lowering notes no type of a field that is a place. A name that any struct has for an array is
// enough here.
bool may_be_array_field(const Tree& tree, NodeId id) {
  if (tree.node(id).kind != NodeKind::Attribute) return false;
  return std::any_of(tree.structs.begin(), tree.structs.end(), [&](const StructDecl& s) {
    return std::any_of(s.fields.begin(), s.fields.end(), [&](const FieldDecl& f) {
      return f.name == tree.node(id).name && f.type.is_array();
    });
  });
}

bool calls_device(const Tree& tree, NodeId id) {
  const Node& n = tree.node(id);
  if (n.kind == NodeKind::Call) {
    if (calls_atomic(tree, id) || only_on_device(tree, id)) return true;
    if (const auto f = called_function(tree, id); f && has_device_calls(tree, tree.functions[*f]))
      return true;
  }
  if (n.kind == NodeKind::Assert) return true;
  // An augmented element of an array is an atomic too.
  for (NodeId at = n.kind == NodeKind::AugAssign ? tree.kid(id, 0) : NodeId{}; at.valid();) {
    if (tree.node(at).kind == NodeKind::Subscript) {
      at = subscript_parts(tree, at).base;
      if (tree.type(at).is_array() || may_be_array_field(tree, at)) return true;
    } else {  // of a part of one
      at = tree.node(at).kind == NodeKind::Attribute ? tree.kid(at, 0) : NodeId{};
    }
  }
  for (const NodeId k : tree.kids(id)) {
    if (k.valid() && calls_device(tree, k)) return true;
  }
  return false;
}

}  // namespace

bool only_on_device(const Tree& tree, NodeId call) {
  const std::optional<BuiltinId> id = called_builtin(tree, call);
  return id && (prints(*id) || is_expectation(*id));
}

bool has_device_calls(const Tree& tree, const FunctionDecl& f) {
  for (const NodeId s : tree.kids_before_split(f.def, 1)) {
    if (calls_device(tree, s)) return true;
  }
  return false;
}

bool falls_through(const Tree& tree, std::span<const NodeId> statements) {
  if (statements.empty()) return true;
  const NodeId last = statements.back();
  const Node& n = tree.node(last);
  if (n.kind == NodeKind::Return) return false;
  if (n.kind == NodeKind::If)
    return falls_through(tree, tree.kids_before_split(last, 1)) ||
           falls_through(tree, tree.kids_after_split(last));
  // A loop without an end, as far as a compiler sees it.
  if (n.kind != NodeKind::While || !is_literal(tree, tree.kid(last, 0))) return true;
  const auto breaks = [&](auto&& self, NodeId id) -> bool {
    const NodeKind kind = tree.node(id).kind;
    if (kind == NodeKind::Break) return true;
    const auto kids = tree.kids(id);
    return std::any_of(kids.begin(), kids.end(), [&](NodeId k) {
      return k.valid() && tree.node(k).kind != NodeKind::While &&
             tree.node(k).kind != NodeKind::For && self(self, k);
    });
  };
  return breaks(breaks, last);
}

}  // namespace weft::standalone
