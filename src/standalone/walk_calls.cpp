// Calls of the walk through a kernel: of builtins, of atomics and of the functions of the module.
#include "kernel_walk.h"

#include <algorithm>

#include "tree_parts.h"

namespace weft::standalone {

void Walk::call(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (const auto f = called_function(tree_, id)) {
    function(id, *f);
    return;
  }
  const std::optional<BuiltinId> called = called_builtin(tree_, id);
  if (!called) return;
  if (is_atomic(*called) && n.split > 2) atomic(id, *called);
  if (n.split < 2) return;
  if (called == BuiltinId::TileLoad || stores_tile(*called)) tile(id, *called);
  if (stores_tile(*called)) keep(kids[1], {});
  if (called == BuiltinId::LowerBound) {
    for (const View& v : views_of(kids[1])) {
      if (!v.path.empty()) found_.sorted.insert(v.path);
    }
  }
  if (called == BuiltinId::Len) ask(kids[1]);
  if (is_one_of(called, {BuiltinId::Abs, BuiltinId::Sign, BuiltinId::Max, BuiltinId::Clamp})) {
    if (tree_.type(kids[1]).is_float()) is_negative(kids[1]);
  }
  if (called == BuiltinId::Mod && n.split > 2) is_divisor(kids[2], false);
  // A size whose last index things are clamped to.
  if (called == BuiltinId::Clamp && n.split > 3 && tree_.node(kids[3]).kind == NodeKind::BinOp &&
      static_cast<BinaryOp>(tree_.node(kids[3]).op) == BinaryOp::Sub)
    found_.nonzero.add(origins_of(tree_.kid(kids[3], 0)));
  // Noise that repeats does so after at least one.
  if (called == BuiltinId::Pnoise) {
    for (const NodeId k : kids.subspan(std::min<std::size_t>(3, kids.size()))) is_divisor(k, true);
  }
}

void Walk::atomic(NodeId id, BuiltinId called) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  std::vector<NodeId> indices(kids.begin() + 2, kids.begin() + n.split);
  const bool cas = called == BuiltinId::AtomicCas;
  const NodeId value = indices.back();
  if (cas && indices.size() > 1 && is_literal(tree_, indices[indices.size() - 2]) &&
      tree_.node(indices[indices.size() - 2]).kind == NodeKind::UnaryOp)
    for (const View& v : views_of(kids[1])) found_.negative.insert(v.path);
  for (int i = 0; i < (cas ? 2 : 1) && !indices.empty(); ++i) indices.pop_back();
  if (indices.size() == 1 && tree_.node(indices[0]).kind == NodeKind::Tuple)
    indices = elements(tree_, indices[0]);
  for (const View& v : views_of(kids[1])) index_into(v, indices);
  const Range by = range_of(value);
  Range now = by;
  if (called == BuiltinId::AtomicAdd) now = added(by);
  if (called == BuiltinId::AtomicSub) now = added(negated(by));
  if (called == BuiltinId::AtomicXor || called == BuiltinId::AtomicOr) now = {};
  keep(kids[1], now);
}

void Walk::tile(NodeId call, BuiltinId called) {
  const bool load = called == BuiltinId::TileLoad;
  const NodeId of_tile = load ? call : standalone::argument(tree_, call, 1, "t");
  if (!of_tile.valid() || tree_.type(of_tile).size >= tiles_.size()) return;
  const NodeId offset = standalone::argument(tree_, call, 2, "offset");
  const std::vector<NodeId> from = offset.valid() ? elements(tree_, offset) : std::vector<NodeId>();
  const std::vector<std::int32_t>& shape = tiles_[tree_.type(of_tile).size].shape;
  for (const View& v : views_of(tree_.kid(call, 1))) {
    for (std::size_t d = 0; d < shape.size() && d < v.dims.size(); ++d) {
      const Range at = d < from.size() ? range_of(from[d]) : Range::between(0, 0);
      const NodeId place = d < from.size() ? from[d] : call;
      if (recording_ && at.most.empty())
        refuse(place, "the offset of a tile of which the text does not show how far it goes");
      if (recording_) demand(v.dims[d], plus(at.most, {Extent::constant(shape[d])}), place);
      if (!v.dims[d].fixed) {
        std::string& slot = found_.extents[{v.dims[d].path, v.dims[d].at}];
        if (slot.empty()) slot = std::to_string(shape[d]);
      }
    }
  }
}

void Walk::function(NodeId id, std::uint32_t f) {
  static constexpr int kDeepest = 12;
  const FunctionDecl& d = tree_.functions[f];
  if (!d.def.valid()) return;
  if (depth_ == kDeepest) return refuse(id, "calls in so many calls");
  const std::vector<NodeId> given = given_arguments(tree_, id, d);
  Frame inner;
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!given[k].valid()) continue;
    const std::uint32_t name = d.args[k].name.v;
    const std::string path = path_of(given[k]);
    if (!path.empty() && path_type(path).is_struct()) inner.values.paths[name] = path;
    const std::vector<View> views = views_of(given[k]);
    if (!views.empty() && !views[0].dims.empty()) inner.values.views[name] = views;
    if (tree_.type(given[k]).deref().is_value()) inner.values.known[name] = range_of(given[k]);
    if (std::string e = extent(given[k]); !e.empty()) inner.extents[name] = std::move(e);
    struct_given(given[k], name, inner);
    inner.origins[name] = origins_of(given[k]);
  }
  std::swap(frame_, inner);
  ++depth_;
  const int loops = loops_;
  block(tree_.kids_before_split(d.def, 1));
  loops_ = loops;
  --depth_;
  std::swap(frame_, inner);
  ranges_.results.insert_or_assign(id.v, inner.values.result.value_or(Range{}));
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!d.args[k].type.ref || !given[k].valid()) continue;
    if (const Symbol s = root_name(tree_, given[k]); s.valid()) {
      const auto it = inner.values.known.find(d.args[k].name.v);
      set(s, it == inner.values.known.end() ? Range{} : it->second, given[k]);
      if (!views_of(given[k]).empty() || tree_.node(given[k]).kind == NodeKind::Subscript)
        keep(given[k], it == inner.values.known.end() ? Range{} : it->second);
    }
  }
}

void Walk::struct_given(NodeId given, std::uint32_t name, Frame& inner) const {
  const Node& n = tree_.node(given);
  if (n.kind == NodeKind::Subscript) {
    const auto [base, indices] = subscript_parts(tree_, given);
    const std::vector<View> views = views_of(base);
    if (views.size() == 1 && !views[0].path.empty() && indices.size() == views[0].dims.size())
      inner.values.elements[name] = views[0].path;
  }
  if (n.kind != NodeKind::Name) return;
  if (const auto e = values().elements.find(n.name.v); e != values().elements.end())
    inner.values.elements[name] = e->second;
  const std::string from = std::to_string(n.name.v) + ".";
  for (const auto& [key, range] : values().fields) {
    if (key.starts_with(from))
      inner.values.fields[std::to_string(name) + "." + key.substr(from.size())] = range;
  }
}

}  // namespace weft::standalone
