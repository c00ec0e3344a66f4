// Canonical text: one prefix expression per item, node kinds by their Python names.
#include "weft/ast/canonical.h"

#include <algorithm>
#include <charconv>

#include "names.h"
#include "weft/ast/walk.h"
#include "weft/base/check.h"
#include "weft/base/sha256.h"

namespace weft {
namespace {

constexpr std::string_view kKept[] = {"x", "y", "z", "w", "shape", "dtype"};

bool kept(std::string_view attribute) {
  return std::find(std::begin(kKept), std::end(kKept), attribute) != std::end(kKept);
}

bool is_docstring(const Tree& tree, NodeId statement) {
  const Node& n = tree.node(statement);
  if (n.kind != NodeKind::ExprStmt) return false;
  const Node& value = tree.node(tree.kid(statement, 0));
  return value.kind == NodeKind::Constant && value.op == static_cast<int>(ConstantKind::Str);
}

}  // namespace

void Canonicalizer::run(const Tree& tree) {
  tree_ = &tree;
  structure_.clear();
  skeleton_.clear();
  roles_.assign(tree.symbol_count(), Role::Free);
  fields_.assign(tree.symbol_count(), false);
  numbers_.assign(tree.symbol_count(), 0);
  next_number_ = 0;
  find_bound_names();
  for (const auto& [alias, module] : tree.modules) {
    put("(import ");
    put(module);
    put(")");
  }
  for (const Item& i : tree.items) item(i);
}

void Canonicalizer::put(std::string_view text) {
  structure_.append(text);
  skeleton_.append(text);
}

void Canonicalizer::bind(Symbol name, Role role) { roles_[name.index()] = role; }

void Canonicalizer::bind_targets(NodeId target) {
  const Node& n = tree_->node(target);
  if (n.kind == NodeKind::Name) {
    if (roles_[n.name.index()] != Role::Callable) bind(n.name);
  } else if (n.kind == NodeKind::Tuple || n.kind == NodeKind::List || n.kind == NodeKind::Starred) {
    for (NodeId kid : tree_->kids(target)) bind_targets(kid);
  }
}

// A name belongs to the program when the program binds it; what is left is Python's or Warp's.
void Canonicalizer::find_bound_names() {
  const Tree& tree = *tree_;
  for (const auto& [alias, module] : tree.modules) bind(alias, Role::Module);
  for (const auto& [alias, path] : tree.imported_names) bind(alias, Role::Imported);
  for (const ConstantDecl& c : tree.constants) bind(c.name);
  for (const AliasDecl& a : tree.aliases) bind(a.name);
  for (const StructDecl& s : tree.structs) {
    bind(s.name, Role::Callable);
    for (const FieldDecl& f : s.fields)
      if (!kept(tree.text(f.name))) fields_[f.name.index()] = true;
  }
  for (const FunctionDecl& f : tree.functions) bind(f.name, Role::Callable);
  for (const FunctionDecl& f : tree.functions) {
    walk_breadth_first(tree, f.def, queue_, [&](NodeId id) {
      const Node& n = tree.node(id);
      if (n.kind == NodeKind::Arg) {
        bind(n.name);
      } else if (n.kind == NodeKind::Assign) {
        for (NodeId target : tree.kids(id).first(n.kids_count - 1)) bind_targets(target);
      } else if (n.kind == NodeKind::For) {
        bind_targets(tree.kid(id, 0));
      }
    });
  }
}

void Canonicalizer::renamed(Symbol name) {
  std::uint32_t& number = numbers_[name.index()];
  if (number == 0) number = ++next_number_;
  char digits[12] = {'$'};
  const auto end = std::to_chars(digits + 1, digits + sizeof digits, number).ptr;
  put({digits, static_cast<std::size_t>(end - digits)});
}

void Canonicalizer::name(Symbol symbol) {
  auto lookup = [&](const auto& list) -> std::string_view {
    for (const auto& [alias, path] : list)
      if (alias == symbol) return path;
    return {};
  };
  switch (roles_[symbol.index()]) {
    case Role::Free:
      put(tree_->text(symbol));
      return;
    case Role::Bound:
    case Role::Callable:
      renamed(symbol);
      return;
    case Role::Module:
      put(lookup(tree_->modules));
      return;
    case Role::Imported:
      put(lookup(tree_->imported_names));
      return;
  }
}

void Canonicalizer::item(const Item& i) {
  switch (i.kind) {
    case ItemKind::Constant: {
      const ConstantDecl& c = tree_->constants[i.index];
      put(c.wrapped ? "(wrapped " : "(constant ");
      renamed(c.name);
      put(" ");
      node(c.value);
      break;
    }
    case ItemKind::Alias:
      // A type's name and a constant are both an assignment in Python.
      put("(constant ");
      renamed(tree_->aliases[i.index].name);
      put(" ");
      node(tree_->aliases[i.index].value);
      break;
    case ItemKind::Struct: {
      const StructDecl& s = tree_->structs[i.index];
      put("(struct ");
      renamed(s.name);
      for (const FieldDecl& f : s.fields) {
        put(" ");
        if (fields_[f.name.index()]) {
          renamed(f.name);
        } else {
          put(tree_->text(f.name));
        }
        put(" ");
        if (f.annotation.valid()) node(f.annotation);
      }
      break;
    }
    case ItemKind::Function:
      node(tree_->functions[i.index].def);
      overload(tree_->functions[i.index]);
      return;
  }
  put(")");
}

// Of a kernel for any types, of which the definition does not say what it is made for.
void Canonicalizer::overload(const FunctionDecl& f) {
  const CapturedFunction* made = tree_->captured_of(f);
  if (!f.is_kernel || made == nullptr || tree_->of_program(f) || made->line_shift == 0) return;
  std::vector<std::string> structs;
  for (const StructDecl& s : tree_->structs)
    structs.push_back("$" + std::to_string(numbers_[s.name.index()]));
  const TypeNames names{structs, {}, tree_->tuples, tree_->tiles};
  put("(overload");
  for (const ArgDecl& a : f.args) {
    put(" ");
    put(python_type(a.type, names));
  }
  put(")");
}

void Canonicalizer::kids(NodeId id, std::uint32_t from) {
  const Node& n = tree_->node(id);
  std::uint32_t i = 0;
  for (NodeId kid : tree_->kids(id)) {
    if (i++ < from) continue;
    put(i - 1 == n.split && n.split != 0 ? "|" : " ");
    if (kid.valid()) {
      node(kid);
    } else {
      put("-");
    }
  }
}

bool Canonicalizer::rooted_in_package(NodeId id) const {
  while (tree_->node(id).kind == NodeKind::Attribute) id = tree_->kid(id, 0);
  const Node& n = tree_->node(id);
  return n.kind == NodeKind::Name &&
         (roles_[n.name.index()] == Role::Module || roles_[n.name.index()] == Role::Imported);
}

void Canonicalizer::attribute(NodeId id) {
  const Node& n = tree_->node(id);
  put(".");
  if (fields_[n.name.index()] && !rooted_in_package(id)) {
    renamed(n.name);
  } else {
    put(tree_->text(n.name));
  }
}

// Keywords name parameters: the program's own where the callee is its own.
void Canonicalizer::call(NodeId id) {
  const Node& callee = tree_->node(tree_->kid(id, 0));
  const bool own = callee.kind == NodeKind::Name && roles_[callee.name.index()] == Role::Callable;
  for (NodeId kid : tree_->kids_before_split(id, 0)) {
    put(" ");
    node(kid);
  }
  for (NodeId keyword : tree_->kids_after_split(id)) {
    const Symbol label = tree_->node(keyword).name;
    put("|");
    if (!label.valid()) {
      put("**");
    } else if (own && !kept(tree_->text(label))) {
      renamed(label);
    } else {
      put(tree_->text(label));
    }
    put("=");
    node(tree_->kid(keyword, 0));
  }
}

void Canonicalizer::constant(NodeId id) {
  const Node& n = tree_->node(id);
  const auto kind = static_cast<ConstantKind>(n.op);
  if (kind == ConstantKind::Str || kind == ConstantKind::Bytes) {
    put(kind == ConstantKind::Str ? "'" : "b'");
    // The length first: no text can look like the end of the string.
    put(std::to_string(tree_->text(n.name).size()));
    put(":");
    put(tree_->text(n.name));
  } else if (kind == ConstantKind::None || kind == ConstantKind::Ellipsis) {
    put(constant_kind_name(kind));
  } else {
    char digits[20];
    const auto end = std::to_chars(digits, digits + sizeof digits, n.bits, 16).ptr;
    structure_.append(constant_kind_name(kind).substr(0, 1));
    structure_.append(digits, end);
    skeleton_.append("0");
  }
}

void Canonicalizer::function_def(NodeId id) {
  const Node& n = tree_->node(id);
  renamed(n.name);
  put(" ");
  node(tree_->kid(id, 0));
  const auto body = tree_->kids_before_split(id, 1);
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (i == 0 && is_docstring(*tree_, body[0])) continue;
    put(" ");
    node(body[i]);
  }
  for (NodeId kid : tree_->kids_after_split(id)) {
    put("|");
    node(kid);
  }
  if (n.bits != 0) put("->");
}

void Canonicalizer::node(NodeId id) {
  const Node& n = tree_->node(id);
  if (n.kind == NodeKind::Name) return name(n.name);
  if (n.kind == NodeKind::Constant) return constant(id);
  put("(");
  put(node_kind_name(n.kind));
  put(" ");
  switch (n.kind) {
    case NodeKind::FunctionDef:
      function_def(id);
      break;
    case NodeKind::Arg:
      renamed(n.name);
      kids(id);
      break;
    case NodeKind::Attribute:
      node(tree_->kid(id, 0));
      attribute(id);
      break;
    case NodeKind::Call:
      call(id);
      break;
    case NodeKind::AugAssign:
    case NodeKind::BinOp:
      put(op_name(static_cast<BinaryOp>(n.op)));
      kids(id);
      break;
    case NodeKind::UnaryOp:
      put(op_name(static_cast<UnaryOp>(n.op)));
      kids(id);
      break;
    case NodeKind::BoolOp:
      put(op_name(static_cast<BoolOp>(n.op)));
      kids(id);
      break;
    case NodeKind::Compare:
      for (CompareOp op : tree_->compare_ops(id)) {
        put(op_name(op));
        put(" ");
      }
      kids(id);
      break;
    case NodeKind::Unsupported:
      put(tree_->text(n.name));
      kids(id);
      break;
    case NodeKind::Object:
      put(std::to_string(n.bits));
      break;
    case NodeKind::Arguments:
    case NodeKind::Assign:
    case NodeKind::If:
    case NodeKind::For:
    case NodeKind::While:
    case NodeKind::Break:
    case NodeKind::Continue:
    case NodeKind::Pass:
    case NodeKind::Return:
    case NodeKind::ExprStmt:
    case NodeKind::Assert:
    case NodeKind::Subscript:
    case NodeKind::Slice:
    case NodeKind::IfExp:
    case NodeKind::Tuple:
    case NodeKind::List:
    case NodeKind::Starred:
      kids(id);
      break;
    case NodeKind::Keyword:
    case NodeKind::Name:
    case NodeKind::Constant:
      WEFT_UNREACHABLE("written above, or by the call they belong to");
  }
  put(")");
}

std::string canonical_structure(const Tree& tree) {
  Canonicalizer c;
  c.run(tree);
  return std::string(c.structure());
}

std::string canonical_skeleton(const Tree& tree) {
  Canonicalizer c;
  c.run(tree);
  return std::string(c.skeleton());
}

std::string structure_id(const Tree& tree) {
  Canonicalizer c;
  c.run(tree);
  return sha256_hex(c.structure());
}

std::string skeleton_id(const Tree& tree) {
  Canonicalizer c;
  c.run(tree);
  return sha256_hex(c.skeleton());
}

}  // namespace weft
