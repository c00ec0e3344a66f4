#include "dead_code.h"

#include <algorithm>

#include "weft/ast/called.h"
#include "weft/ast/walk.h"

namespace weft::synth {
namespace {

class Sweep {
 public:
  Sweep(Tree& tree, std::span<const Symbol> kept)
      : tree_(tree), kept_(kept), reads_(tree.symbol_count(), false) {}

  bool run(std::vector<NodeId>& body, std::span<const NodeId> further = {}) {
    for (const NodeId s : body) statement(s);
    for (const NodeId s : further) statement(s);
    return block(body);
  }
  std::vector<bool> reads() && { return std::move(reads_); }

 private:
  const Node& node(NodeId id) const { return tree_.node(id); }
  bool dead(Symbol s) const {
    return !reads_[s.v] && std::find(kept_.begin(), kept_.end(), s) == kept_.end();
  }

  // The local that a target changes: x, x[0], x.y; none for what is not a local.
  Symbol root(NodeId target) const {
    while (node(target).kind == NodeKind::Subscript || node(target).kind == NodeKind::Attribute)
      target = tree_.kid(target, 0);
    return node(target).kind == NodeKind::Name ? node(target).name : Symbol{};
  }
  // wp.transform_set_translation(x, p) and its like change their first argument.
  Symbol changed_by_call(NodeId statement) const {
    const NodeId call = tree_.kid(statement, 0);
    if (node(call).kind != NodeKind::Call) return {};
    const std::optional<BuiltinId> called = builtin_called_by_name(tree_, call);
    return called && sets_part(*called) ? root(tree_.kid(call, 1)) : Symbol{};
  }

  void read(NodeId id, Symbol self) {
    const Node& n = node(id);
    if (n.kind == NodeKind::Name && n.name != self) reads_[n.name.v] = true;
    for (const NodeId kid : tree_.kids(id)) {
      if (kid.valid()) read(kid, self);
    }
  }
  // The indices of a target are read, its root is not.
  void target(NodeId id, Symbol self) {
    if (node(id).kind == NodeKind::Subscript) read(tree_.kid(id, 1), self);
    if (node(id).kind == NodeKind::Subscript || node(id).kind == NodeKind::Attribute)
      target(tree_.kid(id, 0), self);
  }
  void statement(NodeId id) {
    const Node& n = node(id);
    switch (n.kind) {
      case NodeKind::Assign:
      case NodeKind::AugAssign: {
        const NodeId to = tree_.kid(id, 0);
        const Symbol self = root(to);
        target(to, self);
        read(tree_.kid(id, 1), self);
        break;
      }
      case NodeKind::ExprStmt:
        read(tree_.kid(id, 0), changed_by_call(id));
        break;
      case NodeKind::For:
        read(tree_.kid(id, 1), {});
        for (const NodeId kid : tree_.kids(id).subspan(2)) statement(kid);
        break;
      case NodeKind::If:
      case NodeKind::While:
        read(tree_.kid(id, 0), {});
        for (const NodeId kid : tree_.kids(id).subspan(1)) statement(kid);
        break;
      default:
        read(id, {});
        break;
    }
  }

  bool is_dead(NodeId id) const {
    const Node& n = node(id);
    if (n.kind == NodeKind::ExprStmt) {
      const Symbol s = changed_by_call(id);
      return s != Symbol{} && dead(s);
    }
    if (n.kind != NodeKind::Assign && n.kind != NodeKind::AugAssign) return false;
    const NodeId to = tree_.kid(id, 0);
    if (node(to).kind == NodeKind::Tuple) {
      const auto names = tree_.kids(to);
      return std::all_of(names.begin(), names.end(), [this](NodeId t) {
        return node(t).kind == NodeKind::Name && dead(node(t).name);
      });
    }
    // A store to an array that is an argument has a root that `kept_` names.
    const Symbol s = root(to);
    return s != Symbol{} && dead(s);
  }

  bool block(std::vector<NodeId>& body) {
    bool changed = false;
    std::vector<NodeId> out;
    for (NodeId id : body) {
      if (is_dead(id)) {
        changed = true;
        continue;
      }
      const NodeId now = inner(id);
      changed = changed || now != id;
      if (now.valid()) out.push_back(now);
    }
    if (changed) body = std::move(out);
    return changed;
  }

  // Nothing but jumps: a loop over it does nothing.
  bool idle(std::span<const NodeId> body) const {
    return std::all_of(body.begin(), body.end(), [this](NodeId id) {
      const Node& n = node(id);
      return n.kind == NodeKind::Break || n.kind == NodeKind::Continue ||
             (n.kind == NodeKind::If && idle(tree_.kids(id).subspan(1)));
    });
  }

  // The statement without dead ones inside; nothing if nothing is left of it.
  NodeId inner(NodeId id) {
    const Node n = node(id);
    if (n.kind != NodeKind::If && n.kind != NodeKind::For && n.kind != NodeKind::While) return id;
    const std::uint32_t head = n.kind == NodeKind::For ? 2 : 1;
    const auto first = tree_.kids_before_split(id, head), second = tree_.kids_after_split(id);
    std::vector<NodeId> body(first.begin(), first.end()), orelse(second.begin(), second.end());
    const bool changed_body = block(body), changed_else = block(orelse);
    if (!changed_body && !changed_else) return id;
    if (body.empty() && orelse.empty()) return {};
    if (n.kind != NodeKind::If && idle(body)) return {};
    NodeId test = tree_.kid(id, 0);
    if (body.empty()) {
      // if c: (nothing) else: ...
      const Type type = tree_.type(test);
      test = tree_.add(NodeKind::UnaryOp, std::span(&test, 1),
                       static_cast<std::uint8_t>(UnaryOp::Not));
      tree_.type(test) = type;
      body = std::move(orelse);
      orelse.clear();
    }
    std::vector<NodeId> kids{test};
    if (head == 2) kids.push_back(tree_.kid(id, 1));
    kids.insert(kids.end(), body.begin(), body.end());
    const auto split = static_cast<std::uint32_t>(kids.size());
    kids.insert(kids.end(), orelse.begin(), orelse.end());
    return tree_.add(n.kind, kids, n.op, n.name, n.bits, split);
  }

  Tree& tree_;
  std::span<const Symbol> kept_;
  std::vector<bool> reads_;  // by symbol
};

}  // namespace

bool remove_dead_code(Tree& tree, std::vector<NodeId>& body, std::span<const Symbol> kept) {
  bool any = false;
  while (Sweep(tree, kept).run(body)) any = true;
  return any;
}

std::vector<bool> names_read(Tree& tree, std::vector<NodeId>& body, std::span<const NodeId> further,
                             std::span<const Symbol> kept) {
  for (;;) {
    Sweep sweep(tree, kept);
    if (!sweep.run(body, further)) return std::move(sweep).reads();
  }
}

void remove_unreferenced(Tree& tree) {
  std::vector<bool> named(tree.symbol_count(), false);
  std::vector<NodeId> queue;
  auto mark = [&](NodeId root) {
    if (!root.valid()) return;
    walk_breadth_first(tree, root, queue, [&](NodeId id) {
      if (tree.node(id).kind == NodeKind::Name) named[tree.node(id).name.v] = true;
    });
  };
  // Callees stand before their callers.
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    const FunctionDecl& f = tree.functions[i];
    if (f.is_kernel || named[f.name.v]) mark(f.def);
  }
  for (const StructDecl& s : tree.structs) {
    for (const FieldDecl& f : s.fields) mark(f.annotation);
  }
  std::vector<Item> items;
  std::vector<FunctionDecl> functions;
  std::vector<ConstantDecl> constants;
  std::vector<AliasDecl> aliases;
  auto keep = [&named](auto& from, auto& to, const Item& item, bool always) {
    auto& decl = from[item.index];
    if (!always && !named[decl.name.v]) return false;
    to.push_back(std::move(decl));
    return true;
  };
  for (Item item : tree.items) {
    bool kept = true;
    switch (item.kind) {
      case ItemKind::Struct:
        break;
      case ItemKind::Function:
        kept = keep(tree.functions, functions, item, tree.functions[item.index].is_kernel);
        item.index = static_cast<std::uint32_t>(functions.size() - 1);
        break;
      case ItemKind::Constant:
        kept = keep(tree.constants, constants, item, false);
        item.index = static_cast<std::uint32_t>(constants.size() - 1);
        break;
      case ItemKind::Alias:
        kept = keep(tree.aliases, aliases, item, false);
        item.index = static_cast<std::uint32_t>(aliases.size() - 1);
        break;
    }
    if (kept) items.push_back(item);
  }
  tree.items = std::move(items);
  tree.functions = std::move(functions);
  tree.constants = std::move(constants);
  tree.aliases = std::move(aliases);
}

}  // namespace weft::synth
