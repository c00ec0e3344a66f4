// Assignments of the walk through a kernel: to variables, to structs and to elements of arrays.
#include "kernel_walk.h"

#include <algorithm>

#include "tree_parts.h"

namespace weft::standalone {

void Walk::assignment(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (assigns_thread_index(tree_, id)) {
    thread_index(id);
    return;
  }
  visit(kids.back());
  for (const NodeId target : kids.first(kids.size() - 1)) {
    for (const NodeId t : elements(tree_, target)) {
      if (tree_.node(t).kind != NodeKind::Name) visit(t);
      store(t, id);
    }
  }
  if (n.kind == NodeKind::AugAssign) {
    const auto op = static_cast<BinaryOp>(n.op);
    if (is_quotient(op) || op == BinaryOp::Mod) is_divisor(kids[1], false);
  }
  for (const NodeId target : kids.first(kids.size() - 1)) assign(id, target, kids.back());
  std::set<std::uint32_t> changed;
  changed_in(id, changed);
  forget(changed);
}

void Walk::thread_index(NodeId id) {
  std::size_t d = 0;
  for (const NodeId t : elements(tree_, tree_.kid(id, 0))) {
    const std::string size = "#" + std::to_string(d++);
    const std::uint32_t name = tree_.node(t).name.v;
    frame_.extents[name] = size;
    const Range all{{Extent::of(size) + Extent::constant(-1)}, {Extent::constant(0)}};
    values().known.insert_or_assign(name, all);
  }
}

void Walk::assign(NodeId statement, NodeId target, NodeId value) {
  const Node& n = tree_.node(target);
  const bool augmented = tree_.node(statement).kind == NodeKind::AugAssign;
  if (n.kind == NodeKind::Tuple) {
    const auto parts = tree_.kids(target);
    const Node& v = tree_.node(value);
    const bool each = v.kind == NodeKind::Tuple && tree_.kids(value).size() == parts.size();
    for (std::uint32_t k = 0; k < parts.size(); ++k) {
      if (each)
        assign(statement, parts[k], tree_.kid(value, k));
      else if (tree_.node(parts[k]).kind == NodeKind::Name)
        set(tree_.node(parts[k]).name,
            is_tuple(tree_.type(value)) ? ranges_.tuple_part(value, k, values()) : Range{}, value);
    }
    return;
  }
  if (n.kind == NodeKind::Attribute && tree_.node(tree_.kid(target, 0)).kind == NodeKind::Name) {
    const std::string key = std::to_string(tree_.node(tree_.kid(target, 0)).name.v) + "." +
                            std::string(tree_.text(n.name));
    const Range now = augmented ? operation(static_cast<BinaryOp>(tree_.node(statement).op), true,
                                            range_of(target), range_of(value))
                                : range_of(value);
    const auto [it, fresh] = values().fields.try_emplace(key, now);
    if (!fresh) it->second = join(it->second, now);
  }
  if (n.kind == NodeKind::Subscript && tree_.node(tree_.kid(target, 0)).kind == NodeKind::Name &&
      views_of(tree_.kid(target, 0)).empty()) {
    // A component: the compound is what any of them is.
    set(tree_.node(tree_.kid(target, 0)).name, augmented ? Range{} : range_of(value), value);
  }
  if (n.kind != NodeKind::Name) return;
  name_array(n.name, value);
  tuple_parts(n.name, value);
  if (tree_.node(value).kind == NodeKind::Subscript && !augmented) {
    const auto [base, indices] = subscript_parts(tree_, value);
    const std::vector<View> views = views_of(base);
    if (views.size() == 1 && !views[0].path.empty()) values().elements[n.name.v] = views[0].path;
  }
  const std::string e = augmented ? std::string() : extent(value);
  if (is_number(e) || e.empty())
    frame_.extents.erase(n.name.v);
  else
    frame_.extents[n.name.v] = e;
  if (frame_.grown.contains(statement.v)) return;
  const Range now = augmented
                        ? operation(static_cast<BinaryOp>(tree_.node(statement).op),
                                    tree_.type(value).is_int(), range_of(target), range_of(value))
                        : range_of(value);
  set(n.name, now, value);
}

void Walk::tuple_parts(Symbol name, NodeId value) {
  const Type& t = tree_.type(value);
  if (!is_tuple(t)) return;
  const std::string start = std::to_string(name.v) + ".[";
  const Node& v = tree_.node(value);
  static constexpr std::size_t kMostParts = 64;
  const std::size_t count = v.kind == NodeKind::Tuple ? v.kids_count : kMostParts;
  for (std::size_t k = 0; k < count; ++k) {
    const Range now = ranges_.tuple_part(value, k, values());
    const auto [it, fresh] = values().fields.try_emplace(start + std::to_string(k), now);
    if (!fresh) it->second = join(it->second, now);
  }
}

void Walk::set(Symbol name, const Range& now, NodeId value) {
  frame_.origins[name.v].add(origins_of(value));
  const auto it = values().known.find(name.v);
  if (it != values().known.end()) {
    it->second = join(it->second, now);
  } else if (const auto path = values().paths.find(name.v);
             path != values().paths.end() && path_type(path->second).is_value()) {
    values().known.emplace(name.v, join(argument(path->second), now));
  } else {
    values().known.emplace(name.v, now);
  }
}

void Walk::name_array(Symbol name, NodeId value) {
  std::vector<View> views = views_of(value);
  views.erase(
      std::remove_if(views.begin(), views.end(), [](const View& v) { return v.dims.empty(); }),
      views.end());
  if (!views.empty()) {
    std::vector<View>& own = values().views[name.v];
    for (View& v : views) {
      if (std::find(own.begin(), own.end(), v) == own.end()) own.push_back(std::move(v));
    }
    return;
  }
  if (const std::string path = path_of(value); !path.empty() && path_type(path).is_struct())
    values().paths[name.v] = path;
}

void Walk::store(NodeId place, NodeId statement) {
  const Node& s = tree_.node(statement);
  if (tree_.node(place).kind == NodeKind::Name) return;
  const bool augmented = s.kind == NodeKind::AugAssign;
  const NodeId value = tree_.kids(statement).back();
  Range now =
      tree_.node(tree_.kid(statement, 0)).kind == NodeKind::Tuple ? Range{} : range_of(value);
  if (augmented) {
    const auto op = static_cast<BinaryOp>(s.op);
    now = op == BinaryOp::Add || op == BinaryOp::Sub
              ? added(op == BinaryOp::Add ? now : negated(now))
              : Range{};
  }
  keep(place, now);
}

Range Walk::added(const Range& each) const {
  Extent threads = Extent::of("#0");
  for (std::size_t d = 1; d < found_.dims; ++d)
    threads = threads * Extent::of("#" + std::to_string(d));
  Bounds times = rounds_;
  for (Extent& e : times) e = e * threads;
  const Bounds ten{Extent::constant(kLargestInteger)};
  return {plus(repeated(each.most, times), ten), plus(repeated(each.beneath, times), ten)};
}

void Walk::keep(NodeId place, const Range& range) {
  const Symbol root = root_name(tree_, place);
  if (!root.valid()) return;
  std::string field;
  NodeId at = place;
  while (tree_.node(at).kind == NodeKind::Attribute || tree_.node(at).kind == NodeKind::Subscript) {
    const std::vector<View> views = views_of(at);
    if (!views.empty()) break;
    if (tree_.node(at).kind == NodeKind::Attribute &&
        !tree_.type(tree_.kid(at, 0)).deref().is_composite())
      field = "." + std::string(tree_.text(tree_.node(at).name)) + field;
    at = tree_.kid(at, 0);
  }
  for (const View& v : views_of(at)) {
    if (v.path.empty()) continue;
    found_.stored.insert(v.path.substr(0, v.path.find('.')));
    const std::string path = types_.contains(v.path + field) ? v.path + field : v.path;
    const auto [it, fresh] = contents_.try_emplace(path, range);
    if (!fresh) it->second = join(it->second, range);
  }
}

}  // namespace weft::standalone
