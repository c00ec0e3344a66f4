// The walk of access_walk.h: numbers of values, statements and branches.
#include "accesses.h"

#include <algorithm>
#include <utility>

#include "access_walk.h"
#include "tree_parts.h"

namespace weft::standalone {
namespace access {

void Analysis::run() {
  // First which arrays are stored to, then what counts.
  for (const bool counting : {false, true}) {
    counting_ = counting;
    frame_ = {};
    function_ = &f_;
    steps_ = 0;
    for (const ArgDecl& a : f_.args) {
      Tracked v{fresh({}), a.type, {}};
      v.value.level = 0;
      if (a.type.is_array() || a.type.is_struct()) v.place = whole(text(a.name), a.type);
      frame_.names[a.name.v] = std::move(v);
    }
    block(tree_.kids_before_split(f_.def, 1));
  }
  if (tiled_ || steps_ > kMostSteps) own_.doubt();
}

std::uint32_t Analysis::number_of(const std::string& what) {
  const auto [it, added] = numbers_.try_emplace(what, last_number_ + 1);
  if (added) ++last_number_;
  return it->second;
}

Value Analysis::made(Varies v, std::string what, std::initializer_list<Value> of) {
  std::uint32_t at = 0;
  for (const Value& x : of) {
    what += " " + std::to_string(x.number);
    at = std::max(at, x.level);
  }
  return known(v, what, at);
}

std::optional<std::int64_t> Analysis::number(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
    return static_cast<std::int64_t>(n.bits);
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub) {
    const auto of = number(tree_.kid(id, 0));
    return of ? std::optional(-*of) : std::nullopt;
  }
  if (n.kind == NodeKind::Name && !frame_.names.contains(n.name.v)) {
    for (const ConstantDecl& c : tree_.constants) {
      if (c.name == n.name && c.resolved.i.size() == 1 && c.resolved.type.is_int())
        return c.resolved.i[0];
    }
  }
  return std::nullopt;
}

void Analysis::statement(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Assign:
      assignment(id);
      return;
    case NodeKind::AugAssign:
      augmented(id);
      return;
    case NodeKind::If:
      if_statement(id);
      return;
    case NodeKind::While:
    case NodeKind::For:
      loop(id);
      return;
    case NodeKind::Break:
    case NodeKind::Continue:
      if (!loops_.empty()) {
        for (std::size_t i = loops_.back().tests; i < frame_.tests.size(); ++i)
          loops_.back().left = join(loops_.back().left, frame_.tests[i]);
      }
      return;
    case NodeKind::Return: {
      Value v{};
      for (const NodeId k : kids)
        if (k.valid()) v = value(k);
      frame_.result = frame_.result ? merged(*frame_.result, v, frame_.left) : v;
      for (const Varies& t : frame_.tests) frame_.left = join(frame_.left, t);
      return;
    }
    case NodeKind::ExprStmt:
      statement_ = kids[0];
      if (tree_.node(kids[0]).kind == NodeKind::Call && only_on_device(tree_, kids[0]))
        own_.doubt();
      [[fallthrough]];
    default:
      for (const NodeId k : kids) {
        if (k.valid()) value(k);
      }
  }
}

void Analysis::assignment(NodeId id) {
  const auto kids = tree_.kids(id);
  if (assigns_thread_index(tree_, id)) {
    const std::vector<NodeId> targets = elements(tree_, kids[0]);
    for (std::size_t i = 0; i < targets.size(); ++i)
      assign(targets[i], thread_index(i, i + 1 == targets.size()), Type::of(Scalar::Int32), {});
    return;
  }
  const NodeId source = kids.back();
  for (std::size_t i = 0; i + 1 < kids.size(); ++i) {
    if (tree_.node(source).kind == NodeKind::Tuple && tree_.node(kids[i]).kind == NodeKind::Tuple &&
        tree_.kids(source).size() == tree_.kids(kids[i]).size()) {
      std::vector<Value> values;
      for (const NodeId k : tree_.kids(source)) values.push_back(value(k));
      for (std::size_t k = 0; k < values.size(); ++k)
        assign(tree_.kid(kids[i], static_cast<std::uint32_t>(k)), values[k],
               tree_.type(tree_.kid(source, static_cast<std::uint32_t>(k))).deref(), {});
      continue;
    }
    Target from = resolve(source);
    const Node& to = tree_.node(kids[i]);
    const Value v = to.kind == NodeKind::Name ? kept_as(source, from, *function_, to.name)
                                              : value_of(source, from);
    std::optional<Place> place;
    if (from.kind == Target::Whole) place = from.place;
    assign(kids[i], v, tree_.type(source).deref(), place);
  }
}

Value Analysis::thread_index(std::size_t dimension, bool last) {
  const Value v = known(last && !tiled_ ? affine(1) : Varies{}, "tid" + std::to_string(dimension));
  own_indices_[v.number] = {dimension, 1, 0};
  if (last) own_.see_thread_index(dimension + 1);
  return v;
}

void Analysis::assign(NodeId target, const Value& v, const Type& type,
                      const std::optional<Place>& place) {
  const Node& n = tree_.node(target);
  if (n.kind == NodeKind::Name) {
    frame_.names[n.name.v] = {v, type, place};
  } else if (n.kind == NodeKind::Tuple) {
    for (const NodeId t : tree_.kids(target)) assign(t, fresh(v.varies), {}, {});
  } else {
    store(target, resolve(target), v);
  }
}

void Analysis::store(NodeId at, const Target& t, const Value& v) {
  if (t.kind == Target::Element) {
    touch(at, t, true, false);
    return;
  }
  // Of a part of a variable.
  const Symbol root = root_name(tree_, at);
  const auto it = root.valid() ? frame_.names.find(root.v) : frame_.names.end();
  if (it != frame_.names.end())
    it->second.value = fresh(worse(join(it->second.value.varies, v.varies)));
}

void Analysis::augmented(NodeId id) {
  const auto kids = tree_.kids(id);
  const BinaryOp op = static_cast<BinaryOp>(tree_.node(id).op);
  const Value v = value(kids[1]);
  const Node& t = tree_.node(kids[0]);
  if (t.kind == NodeKind::Name) {
    Tracked& var = frame_.names[t.name.v];
    const Type type = var.type.is_void() ? tree_.type(kids[1]) : var.type;
    count(type, id);
    var.value = combined(op, var.value, v, kids[0], kids[1], type);
    return;
  }
  const Target target = resolve(kids[0]);
  Type type = target.kind == Target::Element ? target.part : tree_.type(kids[0]).deref();
  if (type.is_void()) type = tree_.type(kids[1]).deref();
  count(type, id);
  if (target.kind == Target::Element && atomics_.contains(id.v)) {
    augmented_ = op;
    touch(kids[0], target, true, true);
    return;
  }
  if (target.kind == Target::Element) touch(kids[0], target, false, false);
  store(kids[0], target, v);
}

void Analysis::diverges(NodeId at, const Value& test) {
  if (counting_ && !test.varies.uniform() && divergent_.insert(at.v).second)
    ++out_.divergent_branches;
}

bool Analysis::leaves(std::span<const NodeId> statements) const {
  if (statements.empty()) return false;
  const Node& n = tree_.node(statements.back());
  if (n.kind == NodeKind::If && n.split < n.kids_count)
    return leaves(tree_.kids_before_split(statements.back(), 1)) &&
           leaves(tree_.kids_after_split(statements.back()));
  return n.kind == NodeKind::Return || n.kind == NodeKind::Continue || n.kind == NodeKind::Break;
}

void Analysis::if_statement(NodeId id) {
  const auto body = tree_.kids_before_split(id, 1), orelse = tree_.kids_after_split(id);
  const Value test = value(tree_.kid(id, 0));
  diverges(id, test);
  const TrackedNames before = frame_.names;
  frame_.tests.push_back(test.varies);
  block(body);
  TrackedNames one = std::exchange(frame_.names, before);
  block(orelse);
  frame_.tests.pop_back();
  if (leaves(body)) return;
  frame_.names = leaves(orelse) ? std::move(one) : merged(one, frame_.names, test.varies);
}

Value Analysis::merged(const Value& a, const Value& b, Varies test) {
  if (a.number == b.number && a.level == b.level) return a;
  return fresh(merge(a.varies, b.varies, test));
}

TrackedNames Analysis::merged(const TrackedNames& a, const TrackedNames& b, Varies test) {
  TrackedNames out = b;
  for (const auto& [name, v] : a) {
    const auto [it, added] = out.try_emplace(name, v);
    if (added) continue;
    it->second.value = merged(v.value, it->second.value, test);
    if (it->second.place && v.place) join_places(*it->second.place, *v.place, test);
  }
  return out;
}

void Analysis::join_places(Place& a, const Place& b, Varies test) {
  if (a.path != b.path) own_.doubt();
  if (a.dims.size() != b.dims.size()) return;
  for (std::size_t d = 0; d < a.dims.size(); ++d)
    a.dims[d].at = merged(a.dims[d].at, b.dims[d].at, test);
}

}  // namespace access

void analyse_accesses(const Tree& tree, const Lowered& lowered,
                      const std::set<std::uint32_t>& atomics, OwnPlaces& own,
                      StandaloneProgram& out) {
  access::Analysis(tree, tree.functions[lowered.kernel_decl.v], lowered.tiles, atomics, own, out)
      .run();
}

}  // namespace weft::standalone
