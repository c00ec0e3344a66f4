// A walk through a kernel: its passes, statements, branches and expressions; see kernel_walk.h.
#include "kernel_walk.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "tree_parts.h"

namespace weft::standalone {

Findings Walk::run() {
  for (const ArgDecl& a : f_.args) name_types(std::string(tree_.text(a.name)), a.type);
  find_dimensions(f_.def);
  ranges_.dims = found_.dims;
  // Until nothing new is found: what is stored is read again, and what one statement says of an
  // argument holds for those before it.
  static constexpr int kMostPasses = 5;
  for (int pass = 0; pass < kMostPasses; ++pass) {
    const Findings before = found_;
    const auto contents = contents_;
    once();
    if (same(before) && contents == contents_) break;
    if (pass + 2 >= kMostPasses) {
      for (auto& [path, range] : contents_) {
        const auto it = contents.find(path);
        if (it == contents.end() || !(it->second == range)) range = {};
      }
    }
  }
  recording_ = true;
  once();
  if (ranges_.steps > kMostSteps) refuse(f_.def, "a kernel with so many loops in each other");
  return std::move(found_);
}

Range Walk::argument(const std::string& path) const {
  const Type t = path_type(path);
  if (const auto it = found_.guards.find(path); it != found_.guards.end())
    return {{Extent::of("#" + std::to_string(it->second))}, Range::between(1, 1).beneath};
  if (!t.is_value()) return {};
  Range out = element(path, t);
  if (t.is_int() && !out.most.empty() && found_.low(path, t) >= 0)
    out.most.insert(out.most.begin(), Extent::of(path));
  return out;
}

Range Walk::element(const std::string& path, const Type& type) const {
  Type t = path_type(path);
  if (t.is_array()) t = t.element();
  if (!t.is_value()) t = type;
  if (!t.is_value()) return {};
  Range out = is_float(t.scalar)
                  ? Range::between(static_cast<std::int64_t>(std::floor(found_.low(path, t))),
                                   static_cast<std::int64_t>(std::ceil(found_.high(path, t))))
                  : Range::between(static_cast<std::int64_t>(found_.low(path, t)),
                                   static_cast<std::int64_t>(found_.high(path, t)));
  if (t.is_quaternion() || t.is_transform()) out = Range::between(-1, 1);
  if (const auto it = contents_.find(path); it != contents_.end()) out = join(out, it->second);
  return out;
}

Type Walk::path_type(const std::string& path) const {
  const auto it = types_.find(path);
  return it == types_.end() ? Type{} : it->second;
}

bool Walk::same(const Findings& b) const {
  return found_.extents == b.extents && found_.asked == b.asked && found_.guards == b.guards &&
         found_.stored == b.stored && found_.sorted == b.sorted && found_.indices == b.indices &&
         found_.bounds == b.bounds && found_.negative == b.negative && found_.far == b.far &&
         found_.shares == b.shares && found_.nonzero == b.nonzero &&
         found_.components == b.components;
}

void Walk::name_types(const std::string& path, const Type& type) {
  types_[path] = type;
  found_.scalars[path] = type.kind == TypeKind::Struct
                             ? static_cast<int>(standalone::size_of(tree_, type.element())) / 4 + 1
                             : type.element().component_count();
  if (type.kind != TypeKind::Struct) return;
  for (const FieldDecl& f : tree_.structs[type.index].fields)
    name_types(path + "." + std::string(tree_.text(f.name)), f.type);
}

void Walk::find_dimensions(NodeId id) {
  if (assigns_thread_index(tree_, id)) {
    const std::size_t dims = elements(tree_, tree_.kid(id, 0)).size();
    if (asks_for_thread_ && dims != found_.dims && !found_.refusal)
      found_.refusal = unsupported(tree_, id, "wp.tid() of another number of dimensions");
    found_.dims = std::max(found_.dims, dims);
    asks_for_thread_ = true;
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) find_dimensions(k);
  }
}

void Walk::once() {
  frame_ = {};
  rounds_ = {Extent::constant(1)};
  threads_seen_ = 0;
  depth_ = loops_ = 0;
  for (const ArgDecl& a : f_.args) frame_.values.paths[a.name.v] = std::string(tree_.text(a.name));
  block(tree_.kids_before_split(f_.def, 1));
}

void Walk::block(std::span<const NodeId> statements) {
  for (const NodeId s : statements) {
    if (ranges_.steps > kMostSteps) return;
    statement(s);
  }
}

bool Walk::uses(NodeId id, const std::set<std::uint32_t>& names) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name && names.contains(n.name.v)) return true;
  const auto kids = tree_.kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && uses(k, names); });
}

void Walk::changed_in(NodeId id, std::set<std::uint32_t>& out) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign || n.kind == NodeKind::For) {
    for (const NodeId t : elements(tree_, kids[0]))
      if (const Symbol s = root_name(tree_, t); s.valid()) out.insert(s.v);
  }
  if (n.kind == NodeKind::Call) changed_by_call(tree_, id, out);
  for (const NodeId k : kids) {
    if (k.valid()) changed_in(k, out);
  }
}

bool Walk::leaves(std::span<const NodeId> statements) const {
  if (statements.empty()) return false;
  const Node& n = tree_.node(statements.back());
  if (n.kind == NodeKind::If && n.split < n.kids_count)
    return leaves(tree_.kids_before_split(statements.back(), 1)) &&
           leaves(tree_.kids_after_split(statements.back()));
  return n.kind == NodeKind::Return || n.kind == NodeKind::Continue || n.kind == NodeKind::Break;
}

void Walk::statement(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Assign:
    case NodeKind::AugAssign:
      assignment(id);
      return;
    case NodeKind::If:
      visit(kids[0]);
      branches(id);
      return;
    case NodeKind::For:
    case NodeKind::While:
      loop(id);
      return;
    case NodeKind::Return: {
      for (const NodeId k : kids) visit(k);
      if (kids.empty()) return;
      const Range r = range_of(kids[0]);
      values().result = values().result ? join(*values().result, r) : r;
      return;
    }
    default:
      for (const NodeId k : kids) {
        if (k.valid()) visit(k);
      }
  }
}

void Walk::branches(NodeId id) {
  const auto kids = tree_.kids(id);
  const auto body = tree_.kids_before_split(id, 1), orelse = tree_.kids_after_split(id);
  find_guards(kids[0], leaves(body), orelse.empty());
  const std::vector<Fact> before = values().facts;
  std::set<std::uint32_t> changed;
  for (const auto& part : {body, orelse}) {
    for (const NodeId s : part) changed_in(s, changed);
  }
  ranges_.assume(kids[0], true, values());
  block(body);
  values().facts = before;
  ranges_.assume(kids[0], false, values());
  const std::optional<Fact> clamped = clamps(body, orelse);
  block(orelse);
  values().facts = before;
  if (leaves(body)) {
    forget(changed_of(orelse));
    ranges_.assume(kids[0], false, values());
    return;
  }
  if (!orelse.empty() && leaves(orelse)) {
    forget(changed_of(body));
    ranges_.assume(kids[0], true, values());
    forget(changed_of(body));
    return;
  }
  forget(changed);
  if (clamped) values().facts.push_back(*clamped);
}

std::optional<Fact> Walk::clamps(std::span<const NodeId> body,
                                 std::span<const NodeId> orelse) const {
  if (body.size() != 1 || !orelse.empty()) return std::nullopt;
  const auto kids = tree_.kids(body[0]);
  if (tree_.node(body[0]).kind != NodeKind::Assign || kids.size() != 2) return std::nullopt;
  const Node& target = tree_.node(kids[0]);
  if (target.kind != NodeKind::Name || !is_literal(tree_, kids[1])) return std::nullopt;
  return Fact{kids[0], ranges_.text_of(kids[0]), join(range_of(kids[0]), range_of(kids[1])), false};
}

std::set<std::uint32_t> Walk::changed_of(std::span<const NodeId> statements) const {
  std::set<std::uint32_t> out;
  for (const NodeId s : statements) changed_in(s, out);
  return out;
}

void Walk::find_guards(NodeId test, bool body_leaves, bool no_else) {
  const Node& n = tree_.node(test);
  const auto kids = tree_.kids(test);
  if (n.kind == NodeKind::BoolOp && (static_cast<BoolOp>(n.op) == BoolOp::Or) == body_leaves) {
    for (const NodeId k : kids) find_guards(k, body_leaves, no_else);
  }
  if (n.kind != NodeKind::Compare || kids.size() != 2 || loops_ > 0 || depth_ > 0) return;
  CompareOp op = tree_.compare_ops(test)[0];
  NodeId index = kids[0], limit = kids[1];
  if (op == CompareOp::LtE || (op == CompareOp::Gt && !path_of(index).empty())) {
    std::swap(index, limit);  // n <= i, n > i
    op = op == CompareOp::LtE ? CompareOp::GtE : CompareOp::Lt;
  }
  const bool guard = body_leaves ? op == CompareOp::GtE : op == CompareOp::Lt && no_else;
  const std::string path = path_of(limit), e = extent(index);
  if (!guard || path.empty() || e.empty() || e[0] != '#' || !path_type(path).is_int()) return;
  // A number that is stepped or divided by besides is no size.
  found_.guards.try_emplace(path, std::stoul(e.substr(1)));
}

std::string Walk::extent(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
    return std::to_string(n.bits + 1);
  if (n.kind != NodeKind::Name) return {};
  const auto it = frame_.extents.find(n.name.v);
  return it == frame_.extents.end() ? std::string() : it->second;
}

void Walk::visit(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  ++ranges_.steps;
  if (n.kind == NodeKind::IfExp) {
    visit(kids[0]);
    const std::vector<Fact> before = values().facts;
    for (const bool holds : {true, false}) {
      ranges_.assume(kids[0], holds, values());
      visit(kids[holds ? 1 : 2]);
      values().facts = before;
    }
    return;
  }
  if (n.kind == NodeKind::BoolOp) {
    const std::vector<Fact> before = values().facts;
    for (const NodeId k : kids) {
      visit(k);
      ranges_.assume(k, static_cast<BoolOp>(n.op) == BoolOp::And, values());
    }
    values().facts = before;
    return;
  }
  if (n.kind == NodeKind::Attribute && tree_.text(n.name) == "shape") ask(kids[0]);
  for (const NodeId k : kids) {
    if (k.valid()) visit(k);
  }
  if (n.kind == NodeKind::Subscript) {
    index(id);
    component(id);
  }
  if (n.kind == NodeKind::Compare) compare(id);
  if (n.kind == NodeKind::Call) call(id);
  if (n.kind == NodeKind::BinOp) {
    const auto op = static_cast<BinaryOp>(n.op);
    if (is_quotient(op) || op == BinaryOp::Mod) {
      is_divisor(kids[1], false);
      is_shared(kids[0], number(kids[1]));
    }
    if (op == BinaryOp::RShift && tree_.type(kids[0]).is_int()) {
      const double by = number(kids[1]);
      is_shared(kids[0], by > 0 && by < 16 ? std::ldexp(1.0, static_cast<int>(by)) : 0.0);
    }
  }
}

double Walk::number(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::UnaryOp && is_literal(tree_, id)) return -number(tree_.kid(id, 0));
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
    return static_cast<double>(n.bits);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Float)
    return std::bit_cast<double>(n.bits);
  // `wp.int8(40)`. Another call of a number leads to a range that is as good as any.
  if (n.kind == NodeKind::Call && n.split == 2 && tree_.type(id).is_scalar() &&
      is_literal(tree_, tree_.kid(id, 1)))
    return number(tree_.kid(id, 1));
  if (n.kind != NodeKind::Name) return 0;
  for (const ConstantDecl& c : tree_.constants) {
    if (c.name != n.name || !c.resolved.type.is_scalar()) continue;
    if (c.resolved.i.size() == 1 && c.resolved.type.is_int())
      return static_cast<double>(c.resolved.i[0]);
    if (c.resolved.f.size() == 1 && c.resolved.type.is_float()) return c.resolved.f[0];
  }
  return 0;
}

std::string Walk::input(NodeId id) const {
  const NodeKind kind = tree_.node(id).kind;
  if (kind != NodeKind::Name && kind != NodeKind::Attribute && kind != NodeKind::Subscript)
    return {};
  const Origins from = origins_of(id);
  return from.of.size() == 1 && from.over.empty() ? *from.of.begin() : std::string();
}

Findings follow(const Tree& tree, const FunctionDecl& kernel, std::span<const TileInfo> tiles) {
  return Walk(tree, kernel, tiles).run();
}

}  // namespace weft::standalone
