#include "variables.h"

#include <algorithm>

#include "struct_arrays.h"
#include "tree_parts.h"

namespace weft::standalone {

void Variables::analyse(const Tree& tree, const FunctionDecl& f, Changes changes) {
  tree_ = &tree;
  changes_ = changes;
  variables_.clear();
  uses_.clear();
  index_.clear();
  path_.clear();
  for (const ArgDecl& a : f.args) {
    index_.emplace(a.name.v, variables_.size());
    Variable v;
    v.name = a.name;
    v.type = a.type.deref();
    v.where = Variable::Parameter;
    variables_.push_back(v);
    uses_.emplace_back();
  }
  block(tree.kids_before_split(f.def, 1));
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    if (variables_[i].where != Variable::Parameter) place(i);
  }
}

const Variable* Variables::find(Symbol name) const {
  const auto it = index_.find(name.v);
  return it == index_.end() ? nullptr : &variables_[it->second];
}

void Variables::block(std::span<const NodeId> statements) {
  for (const NodeId s : statements) statement(s);
}

void Variables::statement(NodeId id) {
  const Node& n = tree_->node(id);
  const auto kids = tree_->kids(id);
  current_ = id;
  const auto branch = [&](int number, std::span<const NodeId> body) {
    path_.push_back({id, number});
    block(body);
    path_.pop_back();
  };
  switch (n.kind) {
    case NodeKind::Assign:
      expression(kids.back());
      for (std::size_t i = 0; i + 1 < kids.size(); ++i) {
        target(kids[i], true);
        // The type of a variable that is never read is that of its value.
        if (tree_->node(kids[i]).kind != NodeKind::Name) continue;
        Variable& v = variables_[index_.at(tree_->node(kids[i]).name.v)];
        if (v.type.is_void()) v.type = tree_->type(kids.back());
      }
      return;
    case NodeKind::AugAssign:
      expression(kids[1]);
      target(kids[0], false);
      return;
    case NodeKind::If:
      expression(kids[0]);
      branch(0, tree_->kids_before_split(id, 1));
      branch(1, tree_->kids_after_split(id));
      return;
    case NodeKind::While:
      // The test is inside: it is evaluated again in each round.
      expression(kids[0]);
      branch(0, tree_->kids_before_split(id, 1));
      return;
    case NodeKind::For: {
      expression(kids[1]);
      path_.push_back({id, 0});
      use(tree_->node(kids[0]).name, kids[0], true, true);
      const auto it = index_.find(tree_->node(kids[0]).name.v);
      if (it != index_.end()) {
        ++variables_[it->second].loop_targets;
        uses_[it->second].loops.push_back(id);
      }
      path_.pop_back();
      branch(0, tree_->kids_before_split(id, 2));
      return;
    }
    default:
      for (const NodeId k : kids) {
        if (k.valid()) expression(k);
      }
  }
}

void Variables::target(NodeId id, bool plain) {
  const Node& n = tree_->node(id);
  switch (n.kind) {
    case NodeKind::Name:
      use(n.name, id, true, plain);
      return;
    case NodeKind::Tuple:
    case NodeKind::List:
      for (const NodeId k : tree_->kids(id)) target(k, plain);
      return;
    case NodeKind::Attribute:
      target(tree_->kid(id, 0), false);
      return;
    case NodeKind::Subscript:
      expression(tree_->kid(id, 1));
      // What is stored in an array of a struct leaves the struct as it is.
      if (tree_->node(tree_->kid(id, 0)).kind == NodeKind::Attribute &&
          path_type(tree_->kid(id, 0)).is_array()) {
        expression(tree_->kid(id, 0));
      } else {
        target(tree_->kid(id, 0), false);
      }
      return;
    default:
      expression(id);
  }
}

void Variables::expression(NodeId id) {
  const Node& n = tree_->node(id);
  if (n.kind == NodeKind::Name) {
    use(n.name, id, false, true);
    return;
  }
  const auto kids = tree_->kids(id);
  if (n.kind == NodeKind::Call) {
    const std::optional<BuiltinId> builtin = called_builtin(*tree_, id);
    if (const auto f = called_function(*tree_, id)) {
      references(id, tree_->functions[*f]);
      return;
    }
    for (std::size_t i = 1; i < n.split; ++i) {
      if (builtin && changes_(*builtin, i - 1) && tree_->node(kids[i]).kind == NodeKind::Name) {
        expression(kids[i]);
        use(tree_->node(kids[i]).name, kids[i], true, false);
      } else {
        expression(kids[i]);
      }
    }
    for (std::size_t i = n.split; i < kids.size(); ++i) {
      const NodeId value = tree_->kid(kids[i], 0);
      expression(value);
      if (builtin && changes_(*builtin, 0) && tree_->text(tree_->node(kids[i]).name) == "state" &&
          tree_->node(value).kind == NodeKind::Name)
        use(tree_->node(value).name, value, true, false);
    }
    if (tree_->node(kids[0]).kind == NodeKind::Attribute) expression(kids[0]);
    return;
  }
  for (const NodeId k : kids) {
    if (k.valid()) expression(k);
  }
}

// The arguments of a call; what is given as a reference may be changed by it.
void Variables::references(NodeId call, const FunctionDecl& f) {
  const std::vector<NodeId> given = given_arguments(*tree_, call, f);
  for (const NodeId k : tree_->kids(call).subspan(1)) {
    const NodeId value = tree_->node(k).kind == NodeKind::Keyword ? tree_->kid(k, 0) : k;
    const auto p =
        static_cast<std::size_t>(std::find(given.begin(), given.end(), value) - given.begin());
    if (p < given.size() && f.args[p].type.plain(TypeKind::Function)) continue;
    expression(value);
    if (p < given.size() && f.args[p].type.ref) target(value, false);
  }
}

Type Variables::path_type(NodeId id) const {
  const Node& n = tree_->node(id);
  if (n.kind == NodeKind::Name) {
    const Variable* v = find(n.name);
    return v == nullptr ? Type{} : v->type.deref();
  }
  if (n.kind != NodeKind::Attribute) return {};
  const FieldDecl* f = find_field(*tree_, path_type(tree_->kid(id, 0)), n.name);
  return f == nullptr ? Type{} : f->type;
}

void Variables::use(Symbol name, NodeId node, bool write, bool plain) {
  auto it = index_.find(name.v);
  if (it == index_.end()) {
    if (!write) return;  // a constant, a module, a function
    it = index_.emplace(name.v, variables_.size()).first;
    Variable v;
    v.name = name;
    v.type = tree_->type(node);
    variables_.push_back(v);
    uses_.emplace_back();
  }
  Variable& v = variables_[it->second];
  Use& u = uses_[it->second];
  if (v.type.is_void()) v.type = tree_->type(node);
  if (write && plain) ++v.writes;
  if (!write) ++v.reads;
  if (write && !plain) {
    v.changed = true;
    // An augmented assignment reads too.
    u.first_is_assignment = u.first_is_assignment && !u.paths.empty();
  }
  if (u.paths.empty()) {
    u.common = u.first = path_;
    u.first_statement = current_;
    u.first_is_assignment = write && plain && tree_->node(current_).kind == NodeKind::Assign;
  } else {
    std::size_t n = 0;
    while (n < u.common.size() && n < path_.size() && u.common[n] == path_[n]) ++n;
    u.common.resize(n);
  }
  u.paths.push_back(path_);
}

bool Variables::block_assigns(std::span<const NodeId> statements, Symbol name) const {
  return std::any_of(statements.begin(), statements.end(),
                     [&](NodeId s) { return assigns(s, name); });
}

bool Variables::assigns(NodeId statement, Symbol name) const {
  const Node& n = tree_->node(statement);
  switch (n.kind) {
    case NodeKind::Assign: {
      const NodeId target = tree_->kid(statement, 0);
      if (tree_->node(target).kind == NodeKind::Name) return tree_->node(target).name == name;
      if (tree_->node(target).kind != NodeKind::Tuple) return false;
      for (const NodeId k : tree_->kids(target)) {
        if (tree_->node(k).kind == NodeKind::Name && tree_->node(k).name == name) return true;
      }
      return false;
    }
    case NodeKind::If:
      return block_assigns(tree_->kids_before_split(statement, 1), name) &&
             block_assigns(tree_->kids_after_split(statement), name);
    case NodeKind::Return:
    case NodeKind::Break:
    case NodeKind::Continue:
      return true;  // nothing behind it is reached
    default:
      return false;
  }
}

void Variables::place(std::size_t i) {
  Variable& v = variables_[i];
  const Use& u = uses_[i];
  // A name that only loops have, each for itself and none within another.
  if (v.loop_targets > 0 && v.loop_targets == v.writes && !v.changed) {
    const bool inside = std::all_of(u.paths.begin(), u.paths.end(), [&](const auto& path) {
      return std::count_if(path.begin(), path.end(), [&](const Step& s) {
               return std::find(u.loops.begin(), u.loops.end(), s.statement) != u.loops.end();
             }) == 1;
    });
    if (inside) {
      v.where = Variable::InLoop;
      return;
    }
  }
  const std::size_t depth = u.common.size();
  const NodeId holder = depth < u.first.size() ? u.first[depth].statement : u.first_statement;
  if (u.first_is_assignment && u.first.size() == depth) {
    v.where = Variable::AtAssignment;
    v.statement = holder;
  } else if (assigns(holder, v.name)) {
    v.where = Variable::Before;
    v.statement = holder;
  } else {
    v.where = Variable::AtStart;
  }
}

}  // namespace weft::standalone
