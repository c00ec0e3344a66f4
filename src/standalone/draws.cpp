// The order of random draws; see draws.h.
#include "draws.h"

#include <algorithm>

#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {

bool changes_argument(BuiltinId id, std::size_t i) {
  if (returns_in_arguments(id)) return i > 0;
  return i == 0 && (draws_random(id) || sets_part(id));
}

namespace {

// Groups of operands, which have no value of their own.
bool is_group(NodeKind k) {
  return k == NodeKind::Keyword || k == NodeKind::Tuple || k == NodeKind::List ||
         k == NodeKind::Starred || k == NodeKind::Slice;
}

bool is_operation(NodeKind k) {
  return k == NodeKind::Attribute || k == NodeKind::Subscript || k == NodeKind::Call ||
         k == NodeKind::BinOp || k == NodeKind::UnaryOp || k == NodeKind::Compare;
}

}  // namespace

void DrawOrder::visit(NodeId id, bool is_target) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    read_.insert(n.name.v);
    return;
  }
  if (n.kind == NodeKind::IfExp || n.kind == NodeKind::BoolOp) {
    const bool draws = draws_in(id);
    events.push_back({id, draws});
    if (!draws) return;
    for (const NodeId part : tree_.kids(id)) {
      DrawOrder inside(tree_);
      inside.visit(part);
      inside.keep_reads();
      copied.insert(copied.end(), inside.copied.begin(), inside.copied.end());
      changed_.insert(inside.changed_.begin(), inside.changed_.end());
      if (inside.needs_order()) guarded.insert(id.v);
    }
    return;
  }
  look_kids(id, is_target);
  const NodeId state = changed(id);
  if (state.valid() && !tree_.type(id).is_void()) {
    events.push_back({id, true});
    if (tree_.node(state).kind == NodeKind::Name) {
      changed_.insert(tree_.node(state).name.v);
    } else {
      copied.push_back(state);
    }
    return;
  }
  // Both branches of where() are evaluated, and the middle of a chain once.
  const bool chain = n.kind == NodeKind::Compare && n.kids_count > 2;
  const bool where = calls(tree_, id, BuiltinId::Where);
  forced_ = forced_ || ((chain || where) && draws_in(id));
  if (is_operation(n.kind) && !is_target) events.push_back({id, false});
}

void DrawOrder::look_kids(NodeId id, bool is_target) {
  const NodeKind kind = tree_.node(id).kind;
  const NodeId state = changed(id);
  const auto kids = tree_.kids(id);
  for (std::size_t i = 0; i < kids.size(); ++i) {
    const NodeId k = kids[i];
    if (!k.valid() || k == state) continue;
    if (tree_.node(k).kind == NodeKind::Keyword && tree_.kid(k, 0) == state) continue;
    visit(k, kind == NodeKind::AugAssign ? i == 0 : is_target && is_group(kind));
  }
}

void DrawOrder::keep_reads() {
  std::erase_if(events, [&](const Event& e) {
    return !e.draws && !reads_changed(e.id, !is_operation(tree_.node(e.id).kind));
  });
  forced_ = forced_ || std::any_of(read_.begin(), read_.end(),
                                   [&](std::uint32_t s) { return changed_.contains(s); });
}

// Whether it reads what a draw changes: as an operand of its own or, `everywhere`, in one of them
// too.
bool DrawOrder::reads_changed(NodeId id, bool everywhere) const {
  const auto kids = tree_.kids(id);
  return !changed_.empty() && std::any_of(kids.begin(), kids.end(), [&](NodeId k) {
    if (!k.valid()) return false;
    const Node& n = tree_.node(k);
    if (n.kind == NodeKind::Name) return changed_.contains(n.name.v);
    return (everywhere || is_group(n.kind)) && reads_changed(k, everywhere);
  });
}

NodeId DrawOrder::changed(NodeId id) const {
  const Node& n = tree_.node(id);
  const std::optional<BuiltinId> builtin = called_builtin(tree_, id);
  if (!builtin || !changes_argument(*builtin, 0)) return {};
  for (const NodeId k : tree_.kids_after_split(id))
    if (tree_.text(tree_.node(k).name) == "state") return tree_.kid(k, 0);
  return n.split > 1 ? tree_.kid(id, 1) : NodeId{};
}

bool DrawOrder::draws_in(NodeId id) const {
  const auto kids = tree_.kids(id);
  return changed(id).valid() ||
         std::any_of(kids.begin(), kids.end(), [&](NodeId k) { return k.valid() && draws_in(k); });
}

namespace {

int uses(const Tree& tree, NodeId id, Symbol name) {
  int count = tree.node(id).kind == NodeKind::Name && tree.node(id).name == name ? 1 : 0;
  for (const NodeId k : tree.kids(id)) {
    if (k.valid()) count += uses(tree, k, name);
  }
  return count;
}

}  // namespace

// The parameters that are references, and arrays that are stored to.
const std::vector<std::size_t>& FunctionWriter::changed_parameters(std::uint32_t function) const {
  const auto [it, fresh] = program_.changes.try_emplace(function);
  const FunctionDecl& f = tree_.functions[function];
  const bool may = std::any_of(f.args.begin(), f.args.end(),
                               [](const ArgDecl& a) { return a.type.ref || a.type.is_array(); });
  if (!fresh || !may) return it->second;
  const std::set<std::uint32_t> stored = stored_arrays(tree_, f);
  for (std::size_t k = 0; k < f.args.size(); ++k) {
    const Type& t = f.args[k].type;
    if (t.ref || (t.is_array() && stored.contains(f.args[k].name.v))) it->second.push_back(k);
  }
  return it->second;
}

// Operands have no order in C++: what one changes for the others would be seen by some compilers
// only. Arguments of the call itself are evaluated before it, and places to store to after the
// value.
Status FunctionWriter::check_changes(NodeId id) const {
  for (const NodeId part : evaluated(tree_, id)) {
    std::vector<std::pair<NodeId, Symbol>> changes;
    find_changes(part, changes);
    if (changes.empty()) continue;
    if (const Symbol s = changed_beside(part); s.valid())
      return unsupported(id, "a statement that reads '" + std::string(tree_.text(s)) +
                                 "' beside a call that changes it");
    WEFT_RETURN_IF_ERROR(check_skipped(part));
  }
  return {};
}

// What one operand changes and another one reads. Those of `and`, `or` and of conditional
// expressions have an order in C++ too.
Symbol FunctionWriter::changed_beside(NodeId id) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  for (const NodeId k : kids) {
    if (!k.valid()) continue;
    if (n.kind != NodeKind::IfExp && n.kind != NodeKind::BoolOp) {
      std::vector<std::pair<NodeId, Symbol>> changes;
      find_changes(k, changes);
      for (const auto& [call, name] : changes) {
        for (const NodeId other : kids)
          if (other.valid() && other != k && uses(tree_, other, name) > 0) return name;
      }
    }
    if (const Symbol s = changed_beside(k); s.valid()) return s;
  }
  return {};
}

// All arguments of where() are evaluated, and each operand of a chained comparison once.
Status FunctionWriter::check_skipped(NodeId id) const {
  const Node& n = tree_.node(id);
  const bool where = calls(tree_, id, BuiltinId::Where);
  const bool chain = n.kind == NodeKind::Compare && n.kids_count > 2;
  std::vector<std::pair<NodeId, Symbol>> changes;
  if (where || chain) find_changes(id, changes);
  if (!changes.empty())
    return unsupported(id, where ? "a call that changes an array as an argument of wp.where()"
                                 : "a call that changes an array in a chained comparison");
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) WEFT_RETURN_IF_ERROR(check_skipped(k));
  }
  return {};
}

// Calls of functions and atomics, and what they change.
void FunctionWriter::find_changes(NodeId id, std::vector<std::pair<NodeId, Symbol>>& out) const {
  if (calls_atomic(tree_, id) && tree_.node(id).split > 1) {
    if (const Symbol s = root_name(tree_, tree_.kid(id, 1)); s.valid()) out.emplace_back(id, s);
  }
  if (const auto f = called_function(tree_, id)) {
    const std::vector<std::size_t>& parameters = changed_parameters(*f);
    if (!parameters.empty()) {
      const std::vector<NodeId> given = given_arguments(tree_, id, tree_.functions[*f]);
      for (const std::size_t k : parameters) {
        const Symbol s = given[k].valid() ? root_name(tree_, given[k]) : Symbol{};
        if (s.valid()) out.emplace_back(id, s);
      }
    }
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) find_changes(k, out);
  }
}

Status FunctionWriter::hoist_draws(NodeId id) {
  const std::vector<NodeId> parts = evaluated(tree_, id);
  if (tree_.node(id).kind != NodeKind::While) return hoist_parts(parts);
  DrawOrder order(tree_);
  for (const NodeId part : parts) order.visit(part);
  order.keep_reads();
  if (order.needs_order() || !order.copied.empty())
    return unsupported(id, "random draws in this test of a while");
  return {};
}

// What has an order, one statement each.
Status FunctionWriter::hoist_parts(std::span<const NodeId> parts) {
  DrawOrder order(tree_);
  for (std::size_t i = 0; i < parts.size(); ++i) order.visit(parts[i], i > 0);
  order.keep_reads();
  for (const NodeId state : order.copied) {
    if (hoisted_.contains(state.v)) continue;
    WEFT_TRY(const Expr e, expression(state));
    WEFT_TRY(const std::string t, type_name(type(state)));
    const std::string name = fresh("state");
    line(t + " " + name + " = " + e.text + ";");
    hoisted_[state.v] = Expr{name};
  }
  if (!order.needs_order()) return {};
  // Behind the last draw a variable has the value that it keeps.
  while (!order.events.back().draws) order.events.pop_back();
  for (const auto& [event, draws] : order.events) {
    const std::string name = fresh(draws ? "draw" : "before");
    if (order.guarded.contains(event.v)) {
      WEFT_RETURN_IF_ERROR(guarded_statement(event, name));
    } else {
      WEFT_TRY(const Expr e, expression(event));
      WEFT_TRY(const std::string t, type_name(place_type(event)));
      line("const " + t + " " + name + " = " + e.text + ";");
    }
    hoisted_[event.v] = Expr{name};
  }
  return {};
}

// A conditional expression, `and` or `or` as Warp has them: each part in a block that is skipped.
Status FunctionWriter::guarded_statement(NodeId id, const std::string& name) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const auto part = [&](NodeId k) -> Result<Expr> {
    const NodeId one[] = {k};
    WEFT_RETURN_IF_ERROR(hoist_parts(one));
    return n.kind == NodeKind::IfExp && k != kids[0] ? expression(k) : test(k);
  };
  WEFT_TRY(const Expr first, part(kids[0]));
  if (n.kind == NodeKind::IfExp) {
    WEFT_TRY(const std::string t, type_name(type(id)));
    line(t + " " + name + ";");
    line("if (" + first.text + ") {");
  } else {
    line("bool " + name + " = " + first.text + ";");
  }
  const bool is_and = static_cast<BoolOp>(n.op) == BoolOp::And;
  for (const NodeId k : kids.subspan(1)) {
    if (n.kind == NodeKind::BoolOp) line(std::string("if (") + (is_and ? "" : "!") + name + ") {");
    if (n.kind == NodeKind::IfExp && k != kids[1]) line("} else {");
    ++depth_;
    WEFT_TRY(const Expr value, part(k));
    line(name + " = " + value.text + ";");
    --depth_;
    if (n.kind == NodeKind::BoolOp || k == kids.back()) line("}");
  }
  return {};
}

}  // namespace weft::standalone
