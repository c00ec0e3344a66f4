// Calls of the walk: of builtins, of atomics and of the functions of the module.
#include "access_walk.h"

#include <algorithm>
#include <utility>

#include "tree_parts.h"

namespace weft::standalone {
namespace access {

Value Analysis::call_of(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (const auto f = called_function(tree_, id)) {
    if (counting_ && frames_ == 0 && is_float(tree_.type(id).scalar)) count({}, id);
    return call(*f, given_arguments(tree_, id, tree_.functions[*f]), id);
  }
  const std::optional<BuiltinId> called = called_builtin(tree_, id);
  if (called && is_atomic(*called)) return atomic(id);
  if (called == BuiltinId::Tid && kids.size() == 1) return thread_index(0, true);
  if (called == BuiltinId::TileLoad || (called && stores_tile(*called))) return tile(id, *called);
  std::vector<Value> given;
  for (std::size_t i = 1; i < kids.size(); ++i) {
    const NodeId k = i < n.split ? kids[i] : tree_.kid(kids[i], 0);
    // A function that is given to a builtin takes what differs from thread to thread.
    if (const auto f = given_function(id, k)) {
      const double outer = std::exchange(mapped_, mapped_ * share_of(tree_.type(id)));
      call(*f, {}, id);
      mapped_ = outer;
      continue;
    }
    given.push_back(value(k));
    if (called != BuiltinId::Len) searched(k);
  }
  if (!count_tile(id, called)) count(tree_.type(id), id);
  Varies worst;
  for (const Value& v : given) worst = join(worst, v.varies);
  const Type& type = tree_.type(id);
  // A clamped index is the index but at the edges.
  const bool clamps = is_one_of(
      called, {BuiltinId::Min, BuiltinId::Max, BuiltinId::Clamp, BuiltinId::Int, BuiltinId::Int32});
  std::uint32_t at = 0;
  std::string what(called ? builtin(*called).key : std::string_view());
  for (const Value& v : given) {
    what += " " + std::to_string(v.number);
    at = std::max(at, v.level);
  }
  const auto varying =
      std::count_if(given.begin(), given.end(), [](const Value& v) { return !v.varies.uniform(); });
  const bool is_test = kids.size() > 1 && tree_.type(kids[1]).is_bool();
  if (!worst.uniform() && !(clamps && varying == 1 && worst.kind == Varies::Affine && !is_test))
    worst = {type.is_int() && worst.kind != Varies::Data ? Varies::Strided : Varies::Data, 0};
  return clamps ? known(worst, what, at) : fresh(worst);
}

std::optional<std::uint32_t> Analysis::given_function(NodeId call, NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind != NodeKind::Name || frame_.names.contains(n.name.v)) return std::nullopt;
  const Callee c = tree_.callee(id);
  if (c.kind == Callee::Function) return c.index;
  std::vector<Type> types;
  for (std::uint32_t i = 1; i < tree_.node(call).split; ++i) {
    const Type type = tree_.type(tree_.kid(call, i)).deref();
    if (type.is_tile()) types.push_back(type.element());
  }
  return types.empty() ? std::nullopt : function_of_types(tree_, n.name, types);
}

void Analysis::searched(NodeId of) {
  const Type type = tree_.type(of).deref();
  if (!type.is_array()) return;
  Target t = resolve(of);
  if (t.kind != Target::Whole || !t.place.is_array()) return;
  for (Place::Dim& d : t.place.dims) {
    if (d.open) d.at = fresh({Varies::Data, 0});
    d.open = false;
  }
  t.kind = Target::Element;
  t.part = type.element();
  touch(of, t, false, false);
}

Value Analysis::call(std::uint32_t function, std::span<const NodeId> given, NodeId at) {
  const FunctionDecl& f = tree_.functions[function];
  ++steps_;
  if (frames_ >= kDeepestCall) {
    own_.doubt();
    return fresh({Varies::Data, 0});
  }
  Frame inner;
  std::vector<Target> targets;
  for (std::size_t k = 0; k < f.args.size(); ++k) {
    const Type type = f.args[k].type.deref();
    Tracked v{fresh({Varies::Data, 0}), type, {}};
    Target t;
    if (k < given.size() && given[k].valid()) {
      t = resolve(given[k]);
      v.value = kept_as(given[k], t, f, f.args[k].name);
      if (t.kind == Target::Whole) v.place = t.place;
    }
    targets.push_back(std::move(t));
    inner.names[f.args[k].name.v] = std::move(v);
  }
  std::swap(frame_, inner);
  const FunctionDecl* const around = std::exchange(function_, &f);
  ++frames_;
  block(tree_.kids_before_split(f.def, 1));
  --frames_;
  function_ = around;
  std::swap(frame_, inner);
  for (std::size_t k = 0; k < given.size() && k < f.args.size(); ++k) {
    if (!f.args[k].type.ref || !given[k].valid()) continue;
    const Value v = inner.names[f.args[k].name.v].value;
    if (tree_.node(given[k]).kind == NodeKind::Name)
      frame_.names[tree_.node(given[k]).name.v].value = v;
    else
      store(at, targets[k], v);
  }
  return inner.result ? *inner.result : fresh({});
}

Value Analysis::atomic(NodeId id) {
  const auto kids = tree_.kids(id);
  Target t = resolve(kids[1]);
  std::size_t i = 2;
  if (t.kind == Target::Whole && t.place.is_array()) {
    std::vector<NodeId> indices;
    for (const std::size_t rank = t.place.rank(); indices.size() < rank && i < kids.size(); ++i) {
      const std::vector<NodeId> more = elements(tree_, kids[i]);
      indices.insert(indices.end(), more.begin(), more.end());
    }
    t = indexed(t.place, indices, id);
  }
  for (; i < kids.size(); ++i) value(i < tree_.node(id).split ? kids[i] : tree_.kid(kids[i], 0));
  if (t.kind == Target::Element) touch(id, t, true, true);
  return fresh({Varies::Data, 0});
}

Value Analysis::tile(NodeId id, BuiltinId called) {
  const NodeId of = called == BuiltinId::TileLoad ? id : argument(tree_, id, 1, "t");
  const Target t = resolve(tree_.kid(id, 1));
  for (const NodeId k : tree_.kids(id).subspan(2))
    value(tree_.node(k).kind == NodeKind::Keyword ? tree_.kid(k, 0) : k);
  if (!of.valid() || t.kind != Target::Whole || !t.place.is_array()) return fresh({});
  double elements = 1;
  for (const std::int32_t size : tiles_[tree_.type(of).size].shape) elements *= size;
  GlobalAccess g;
  g.array = t.place.path;
  g.write = called != BuiltinId::TileLoad;
  g.atomic = called == BuiltinId::TileAtomicAdd;
  g.bytes = g.element_bytes = size_of(tree_, t.place.type.element());
  g.pattern = neighbours(t.place.type);
  if (counting_) {
    out_.bytes += now().rounds * elements / kThreadsOfBlock * g.bytes * (g.atomic ? 2 : 1);
    list(id, std::move(g));
  }
  return fresh({});
}

}  // namespace access

}  // namespace weft::standalone
