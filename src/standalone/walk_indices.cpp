// Indices of the walk through a kernel: how far they go, and which inputs they are made of; and
// what divisors, comparisons and quotients ask of inputs.
#include "kernel_walk.h"

#include <algorithm>
#include <cmath>

#include "tree_parts.h"

namespace weft::standalone {

void Walk::is_shared(NodeId id, double by) {
  if (!(by > 1 && by <= static_cast<double>(kLargestShare)) || !tree_.type(id).is_int()) return;
  if (const std::string path = input(id); !path.empty()) {
    std::int64_t& largest = found_.shares[path];
    largest = std::max(largest, static_cast<std::int64_t>(by));
  }
}

void Walk::is_far(NodeId id, double from) {
  const double size = std::ceil(std::fabs(from));
  if (!(size > 1 && size <= static_cast<double>(kFarthest))) return;
  if (const std::string path = input(id); !path.empty()) {
    if (from < 0) found_.negative.insert(path);
    std::int64_t& farthest = found_.far[path];
    farthest = std::max(farthest, static_cast<std::int64_t>(size));
  }
}

void Walk::ask(NodeId array) {
  for (const View& v : views_of(array)) {
    for (const Dimension& d : v.dims) {
      if (d.fixed || d.path.empty() || d.path.starts_with("part:")) continue;
      if (!found_.asked.insert({d.path, d.at}).second && !recording_) continue;
      if (recording_) found_.demands.push_back({d.path, d.at, {Extent::constant(1)}, array});
    }
  }
}

void Walk::compare(NodeId id) {
  const auto kids = tree_.kids(id);
  for (std::size_t k = 0; k < kids.size(); ++k) {
    const NodeId other = kids[k == 0 ? 1 : k - 1];
    const Node& o = tree_.node(other);
    const bool minus = o.kind == NodeKind::UnaryOp && is_literal(tree_, other);
    const bool zero = o.kind == NodeKind::Constant && o.bits == 0 &&
                      static_cast<ConstantKind>(o.op) != ConstantKind::None;
    if (minus || zero) is_negative(kids[k]);
    is_far(kids[k], number(other));
  }
}

void Walk::is_negative(NodeId id) {
  const std::set<std::string> all = origins_of(id).all();
  found_.negative.insert(all.begin(), all.end());
}

void Walk::index(NodeId id) {
  const NodeId base = tree_.kid(id, 0);
  const std::vector<NodeId> indices = elements(tree_, tree_.kid(id, 1));
  for (const View& v : views_of(base)) index_into(v, indices);
}

void Walk::component(NodeId id) {
  const auto [base, indices] = subscript_parts(tree_, id);
  Type t = tree_.type(base).deref();
  const std::size_t first = t.is_array() ? t.ndim : 0;
  if (t.is_array()) t = t.element();
  if (!t.is_composite()) return;
  for (std::size_t d = first; d < indices.size(); ++d) {
    const int length = t.is_matrix() ? (d == first ? t.rows : t.cols) : t.component_count();
    std::set<std::string> from;
    names_in(indices[d], from);
    const Node& n = tree_.node(indices[d]);
    if (const auto it = values().elements.find(n.name.v);
        n.kind == NodeKind::Name && it != values().elements.end())
      from.insert(it->second);
    for (const std::string& path : from) {
      const auto [it, fresh] = found_.components.try_emplace(path, length - 1);
      if (!fresh) it->second = std::min(it->second, length - 1);
    }
    if (n.kind == NodeKind::Slice || n.kind == NodeKind::Constant) continue;
    const Range r = range_of(indices[d]);
    const std::int64_t most = r.highest().value_or(length),
                       least = r.lowest().value_or(-length - 1);
    if (most >= length || least < -length)
      refuse(indices[d], "an index of a component that may be beyond the last one");
  }
}

void Walk::index_into(const View& view, std::span<const NodeId> indices) {
  for (std::size_t k = 0; k < indices.size() && k < view.dims.size(); ++k) {
    const Dimension& d = view.dims[k];
    const NodeId at = indices[k];
    names_in(at, found_.indices);
    if (tree_.node(at).kind == NodeKind::Slice) {
      slice(d, at);
      continue;
    }
    const Range r = range_of(at);
    if (recording_) {
      bool& negative = found_.may_be_negative[at.v];
      negative = negative || !r.not_negative();
      if (r.most.empty() || r.beneath.empty())
        refuse(at, "an index of which the text does not show how far it goes");
      demand(d, plus(r.most, {Extent::constant(1)}), at);
      if (!r.not_negative()) demand(d, r.beneath, at);
    }
    if (d.fixed || d.path.starts_with("part:")) continue;
    const std::string e = extent(at);
    std::string& slot = found_.extents[{d.path, d.at}];
    // The launch beats a number: an element at a fixed place is one of many. What a function does
    // at a fixed place says nothing of its own: it may have been given a part of an array.
    if (is_number(e) && is_number(slot)) {
      if (std::stoul(e) > std::stoul(slot)) slot = e;
    } else if ((slot.empty() && (depth_ == 0 || !is_number(e))) ||
               (is_number(slot) && !e.empty()) || (!e.empty() && e[0] == '#' && slot[0] != '#')) {
      slot = e;
    }
  }
}

void Walk::demand(const Dimension& d, const Bounds& sizes, NodeId at) {
  if (sizes.empty()) return;
  if (d.fixed) {
    const bool fits = std::any_of(sizes.begin(), sizes.end(), [&](const Extent& e) {
      const auto c = e.as_constant();
      return c && *c <= *d.fixed;
    });
    if (!fits) refuse(at, "an index that may be beyond the end of a part of an array");
    return;
  }
  Demand own{d.path, d.at, sizes, at, d.whole, d.whole_at, {}};
  if (!d.whole.empty()) {
    const Bounds stride{Extent::constant(d.stride)}, rest{Extent::constant(1 - d.stride)};
    for (const Extent& e : plus(plus(cross(sizes, stride), rest), d.before))
      own.whole_sizes.push_back(e);
    if (d.whole_fixed) {
      const bool fits =
          std::any_of(own.whole_sizes.begin(), own.whole_sizes.end(), [&](const Extent& e) {
            return e.as_constant().value_or(*d.whole_fixed + 1) <= *d.whole_fixed;
          });
      if (fits) return;
      own.whole.clear();
    }
  }
  found_.demands.push_back(std::move(own));
}

void Walk::slice(const Dimension& d, NodeId at) {
  if (!recording_) return;
  const NodeId first = tree_.kid(at, 0), stop = tree_.kid(at, 1), step = tree_.kid(at, 2);
  const bool forward = !step.valid() || range_of(step).positive();
  if (stop.valid() && forward) {
    const Range r = range_of(stop);
    if (r.not_negative()) demand(d, r.most, at);
  }
  if (!first.valid()) return;
  const Range r = range_of(first);
  if (r.not_negative() && !forward) demand(d, plus(r.most, {Extent::constant(1)}), at);
  if (r.highest().value_or(0) < 0) demand(d, r.beneath, at);
}

Bounds Walk::cross(const Bounds& a, const Bounds& b) {
  Bounds out;
  for (const Extent& x : a) {
    for (const Extent& y : b) out.push_back(x * y);
  }
  return out;
}

void Walk::names_in(NodeId id, std::set<std::string>& out) const {
  if (std::string path = path_of(id); !path.empty()) out.insert(std::move(path));
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    if (const auto it = values().elements.find(n.name.v); it != values().elements.end())
      out.insert(it->second);
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) names_in(k, out);
  }
}

Origins Walk::origins_of(NodeId id) const {
  const Node& n = tree_.node(id);
  if (const std::string path = path_of(id); !path.empty()) return {{path}, {}};
  if (const std::vector<View> views = views_of(id); !views.empty()) {
    Origins out;
    for (const View& v : views) {
      if (!v.path.empty()) out.of.insert(v.path);
    }
    return out;
  }
  Origins out;
  if (n.kind == NodeKind::Name) {
    if (const auto it = frame_.origins.find(n.name.v); it != frame_.origins.end())
      return it->second;
  } else if (n.kind == NodeKind::Attribute) {
    const std::string field = "." + std::string(tree_.text(n.name));
    for (const std::string& path : origins_of(tree_.kid(id, 0)).all()) {
      const bool has = types_.contains(path + field);
      out.of.insert(has ? path + field : path);
    }
    return out;
  } else if (n.kind == NodeKind::Subscript) {
    return origins_of(tree_.kid(id, 0));
  } else if (n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Sub) {
    return {{}, origins_of(tree_.kid(id, 0)).all()};
  } else if (n.kind == NodeKind::BinOp && is_quotient(static_cast<BinaryOp>(n.op))) {
    return {origins_of(tree_.kid(id, 1)).all(), origins_of(tree_.kid(id, 0)).all()};
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) out.add(origins_of(k));
  }
  return out;
}

void Walk::is_divisor(NodeId id, bool step) {
  found_.nonzero.add(origins_of(id));
  if (!tree_.type(id).is_int() && !step) return;
  if (!ranges_.nonzero(id, values()))
    refuse(id, step ? "a step that may be 0" : "a whole number to divide by that may be 0");
}

}  // namespace weft::standalone
