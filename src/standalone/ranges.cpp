// Bounds of expressions; see ranges.h.
#include "ranges.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "tree_parts.h"

namespace weft::standalone {
namespace {

constexpr std::size_t kMostBounds = 6;
constexpr double kLargestNumber = 1e6;
const Range kUnknown;

void add(Bounds& to, Extent e) {
  if (to.size() < kMostBounds && !e.is_unwieldy() && std::find(to.begin(), to.end(), e) == to.end())
    to.push_back(std::move(e));
}

template <typename Combine>
Bounds cross(const Bounds& a, const Bounds& b, Combine combine) {
  Bounds out;
  for (const Extent& x : a) {
    for (const Extent& y : b) add(out, combine(x, y));
  }
  return out;
}

Bounds constant(std::int64_t value) { return {Extent::constant(value)}; }

Bounds not_below_zero(const Bounds& a) { return larger(a, constant(0)); }

Bounds times(const Bounds& a, std::int64_t factor) {
  return cross(a, constant(factor), [](const Extent& x, const Extent& y) { return x * y; });
}

// How far from zero, on either side.
Bounds size_of(const Range& a) {
  return not_below_zero(a.not_negative() ? a.most : larger(a.most, a.beneath));
}

std::optional<std::int64_t> least_number(const Bounds& a) {
  std::optional<std::int64_t> out;
  for (const Extent& e : a) {
    if (const auto c = e.as_constant(); c && (!out || *c < *out)) out = c;
  }
  return out;
}

Range number(double value) {
  if (!(std::fabs(value) < kLargestNumber)) return {};
  return {constant(static_cast<std::int64_t>(std::ceil(value))),
          constant(static_cast<std::int64_t>(-std::floor(value)))};
}

Range number(const ConstValue& c) {
  if (!c.type.is_scalar()) return {};
  if (!c.f.empty()) return number(c.f[0]);
  return c.i.empty() ? Range{} : number(static_cast<double>(c.i[0]));
}

Range remainder(const Range& a, const Range& b) {
  Bounds below = plus(size_of(b), constant(-1));
  if (!a.not_negative())
    return {both(not_below_zero(a.most), below), both(below, not_below_zero(a.beneath))};
  return {both(below, a.most), constant(0)};
}

// Of whole numbers, and of floats by something of at least 1.
Range quotient(const Range& a, const Range& b, bool whole) {
  const auto least = b.lowest();
  if (least && *least >= 1) {
    Range out{not_below_zero(a.most), not_below_zero(a.beneath)};
    const auto lo = a.lowest(), hi = a.highest(), most = b.highest();
    if (hi && *hi > 0) out.most = both(constant((*hi + *least - 1) / *least), out.most);
    if (whole && hi && *hi > 0) out.most = both(constant(*hi / *least), out.most);
    // Whole parts of a size: so many of them are no more than the size.
    if (whole && *least > 1 && least == b.highest()) {
      Bounds parts;
      for (const Extent& e : a.most) {
        const auto name = e.single_name();
        if (name && name->find('/') == std::string::npos)
          add(parts, Extent::of(*name + "/" + std::to_string(*least)));
      }
      out.most = both(parts, out.most);
    }
    if (lo && most && *lo > 0 && *most > 0) out.beneath = constant(-(*lo / *most));
    return out;
  }
  if (!whole) return {};
  return {size_of(a), a.not_negative() && b.not_negative() ? constant(0) : size_of(a)};
}

}  // namespace

Range Range::between(std::int64_t lo, std::int64_t hi) { return {constant(hi), constant(-lo)}; }

std::optional<std::int64_t> Range::lowest() const {
  const auto least = least_number(beneath);
  return least ? std::optional(-*least) : least;
}

std::optional<std::int64_t> Range::highest() const { return least_number(most); }

bool Range::not_negative() const { return lowest().value_or(-1) >= 0; }
bool Range::positive() const { return lowest().value_or(0) >= 1; }

Bounds plus(const Bounds& a, const Bounds& b) {
  return cross(a, b, [](const Extent& x, const Extent& y) { return x + y; });
}

Bounds larger(const Bounds& a, const Bounds& b) {
  return cross(a, b, [](const Extent& x, const Extent& y) {
    const auto cx = x.as_constant(), cy = y.as_constant();
    if (cx && cy) return Extent::constant(std::max(*cx, *cy));
    return Extent::join(x, y);
  });
}

Bounds both(const Bounds& a, const Bounds& b) {
  Bounds out;
  for (const Extent& e : a) add(out, e);
  for (const Extent& e : b) add(out, e);
  return out;
}

Bounds repeated(const Bounds& each, const Bounds& rounds) {
  if (const auto most = least_number(each); most && *most <= 0) return constant(0);
  return cross(not_below_zero(each), not_below_zero(rounds),
               [](const Extent& x, const Extent& y) { return x * y; });
}

Range join(const Range& a, const Range& b) {
  return {larger(a.most, b.most), larger(a.beneath, b.beneath)};
}

Range sum(const Range& a, const Range& b) {
  return {plus(a.most, b.most), plus(a.beneath, b.beneath)};
}

Range negated(const Range& a) { return {a.beneath, a.most}; }

Range product(const Range& a, const Range& b) {
  for (const auto& [x, y] : {std::pair(&a, &b), std::pair(&b, &a)}) {
    const auto lo = y->lowest(), hi = y->highest();
    if (!lo || lo != hi) continue;
    if (*lo >= 0) return {times(x->most, *lo), times(x->beneath, *lo)};
    return {times(x->beneath, -*lo), times(x->most, -*lo)};
  }
  const Bounds size =
      cross(size_of(a), size_of(b), [](const Extent& x, const Extent& y) { return x * y; });
  if (!a.not_negative() || !b.not_negative()) return {size, size};
  return {size, constant(-*a.lowest() * *b.lowest())};
}

Range operation(BinaryOp op, bool whole, const Range& a, const Range& b) {
  switch (op) {
    case BinaryOp::Add:
      return sum(a, b);
    case BinaryOp::Sub:
      return sum(a, negated(b));
    case BinaryOp::Mult:
      return product(a, b);
    case BinaryOp::FloorDiv:
    case BinaryOp::Div:
      return quotient(a, b, whole);
    case BinaryOp::Mod:
      return remainder(a, b);
    case BinaryOp::RShift:
      return {not_below_zero(a.most), not_below_zero(a.beneath)};
    case BinaryOp::LShift: {
      const auto by = b.highest();
      if (!by || *by > 16 || !b.not_negative() || !a.not_negative()) return {};
      return {times(a.most, std::int64_t{1} << *by), constant(0)};
    }
    case BinaryOp::BitAnd: {
      Bounds most;
      if (a.not_negative()) most = a.most;
      if (b.not_negative()) most = both(most, b.most);
      return most.empty() ? Range{} : Range{most, constant(0)};
    }
    case BinaryOp::BitOr:
    case BinaryOp::BitXor:
      if (!a.not_negative() || !b.not_negative()) return {};
      return {plus(a.most, b.most), constant(0)};
    default:
      return {};
  }
}

std::string Ranges::path_of(NodeId id, const Values& values) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    const auto it = values.paths.find(n.name.v);
    return it == values.paths.end() ? std::string() : it->second;
  }
  if (n.kind != NodeKind::Attribute) return {};
  const std::string base = path_of(tree_.kid(id, 0), values);
  if (base.empty() || !inputs_.path_type(base).is_struct()) return {};
  return base + "." + std::string(tree_.text(n.name));
}

// Without those that something else than names, numbers and operators is in.
std::string Ranges::text_of(NodeId id) const {
  const Node& n = tree_.node(id);
  std::string out = std::to_string(static_cast<int>(n.kind)) + ":" + std::to_string(n.op) + ":" +
                    std::to_string(n.name.v) + ":" + std::to_string(n.bits) + "(";
  for (const NodeId k : tree_.kids(id)) out += (k.valid() ? text_of(k) : "") + ",";
  return out + ")";
}

bool Ranges::mentions(NodeId id, Symbol name) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name && n.name == name) return true;
  const auto kids = tree_.kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && mentions(k, name); });
}

Range Ranges::range_of(NodeId id, const Values& values) const {
  ++steps;
  Range out = plain(id, values);
  if (values.facts.empty() || tree_.node(id).kind == NodeKind::Constant) return out;
  const std::string text = text_of(id);
  for (auto it = values.facts.rbegin(); it != values.facts.rend(); ++it) {
    if (it->text != text) continue;
    out.most = both(it->range.most, out.most);
    out.beneath = both(it->range.beneath, out.beneath);
  }
  return out;
}

Range Ranges::plain(NodeId id, const Values& values) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Constant:
      if (static_cast<ConstantKind>(n.op) == ConstantKind::Float)
        return number(std::bit_cast<double>(n.bits));
      return number(static_cast<double>(n.bits));
    case NodeKind::Name:
      return name(id, values);
    case NodeKind::Attribute:
      return attribute(id, values);
    case NodeKind::Subscript:
      return subscript(id, values);
    case NodeKind::Object: {  // what stands for a wp.static(...)
      const Object& o = tree_.objects[n.bits];
      return o.kind == Object::Constant ? number(tree_.object_constants[o.index]) : Range{};
    }
    case NodeKind::UnaryOp:
      if (static_cast<UnaryOp>(n.op) == UnaryOp::UAdd) return range_of(kids[0], values);
      if (static_cast<UnaryOp>(n.op) == UnaryOp::USub) return negated(range_of(kids[0], values));
      if (static_cast<UnaryOp>(n.op) == UnaryOp::Invert && tree_.type(id).is_int() &&
          is_signed_int(tree_.type(id).scalar))
        return sum(negated(range_of(kids[0], values)), Range::between(-1, -1));
      return static_cast<UnaryOp>(n.op) == UnaryOp::Not ? Range::between(0, 1) : Range{};
    case NodeKind::Tuple: {
      std::optional<Range> out;
      for (const NodeId k : kids) out = out ? join(*out, range_of(k, values)) : range_of(k, values);
      return out.value_or(Range{});
    }
    case NodeKind::Compare:
    case NodeKind::BoolOp:
      return Range::between(0, 1);
    case NodeKind::IfExp: {
      Values taken = values, other = values;
      assume(kids[0], true, taken);
      assume(kids[0], false, other);
      return join(range_of(kids[1], taken), range_of(kids[2], other));
    }
    case NodeKind::BinOp:
      return operation(static_cast<BinaryOp>(n.op), tree_.type(id).is_int(),
                       range_of(kids[0], values), range_of(kids[1], values));
    case NodeKind::Call:
      return call(id, values);
    default:
      return {};
  }
}

Range Ranges::name(NodeId id, const Values& values) const {
  const Symbol s = tree_.node(id).name;
  if (const auto it = values.known.find(s.v); it != values.known.end()) return it->second;
  if (const auto it = values.paths.find(s.v); it != values.paths.end())
    return inputs_.argument(it->second);
  for (const ConstantDecl& c : tree_.constants)
    if (c.name == s) return number(c.resolved);
  return {};
}

Range Ranges::attribute(NodeId id, const Values& values) const {
  if (const std::string path = path_of(id, values); !path.empty()) return inputs_.argument(path);
  const NodeId base = tree_.kid(id, 0);
  const Node& b = tree_.node(base);
  const std::string field(tree_.text(tree_.node(id).name));
  const Type t = tree_.type(base).deref();
  if (t.is_composite()) return range_of(base, values);
  if (b.kind == NodeKind::Name) {
    if (const auto it = values.fields.find(std::to_string(b.name.v) + "." + field);
        it != values.fields.end())
      return it->second;
    if (const auto it = values.elements.find(b.name.v); it != values.elements.end())
      return inputs_.element(it->second + "." + field, tree_.type(id));
  }
  if (b.kind == NodeKind::Subscript) {
    const auto [array, indices] = subscript_parts(tree_, base);
    const std::vector<View> views = views_of(array, values);
    if (views.size() == 1 && !views[0].path.empty() && indices.size() == views[0].dims.size())
      return inputs_.element(views[0].path + "." + field, tree_.type(id));
  }
  return {};
}

Range Ranges::shape(NodeId array, std::size_t dimension, const Values& values) const {
  std::optional<Range> out;
  for (const View& v : views_of(array, values)) {
    if (dimension >= v.dims.size()) return {};
    const Dimension& d = v.dims[dimension];
    Range own = d.fixed ? Range::between(*d.fixed, *d.fixed)
                        : Range{{Extent::of(d.path + "@" + std::to_string(d.at))},
                                constant(d.path.starts_with("part:") ? 0 : -1)};
    // A part is no larger than the whole.
    if (!d.fixed && !d.whole.empty())
      add(own.most, d.whole_fixed ? Extent::constant(*d.whole_fixed)
                                  : Extent::of(d.whole + "@" + std::to_string(d.whole_at)));
    out = out ? join(*out, own) : own;
  }
  return out.value_or(Range{});
}

Range Ranges::subscript(NodeId id, const Values& values) const {
  const auto [base, indices] = subscript_parts(tree_, id);
  const Node& b = tree_.node(base);
  if (b.kind == NodeKind::Attribute && tree_.text(b.name) == "shape" && indices.size() == 1) {
    const Range d = range_of(indices[0], values);
    const auto number = d.highest();
    if (number && d.lowest() == number && *number >= 0)
      return shape(tree_.kid(base, 0), static_cast<std::size_t>(*number), values);
    return {};
  }
  if (is_tuple(tree_.type(base)) && indices.size() == 1) {
    const Range k = range_of(indices[0], values);
    const auto at = k.lowest();
    if (at && *at >= 0 && at == k.highest())
      return tuple_part(base, static_cast<std::size_t>(*at), values);
  }
  const std::vector<View> views = views_of(base, values);
  std::optional<Range> out;
  for (const View& v : views) {
    const Range own = v.path.empty() ? kUnknown : inputs_.element(v.path, tree_.type(id));
    out = out ? join(*out, own) : own;
  }
  if (out) return *out;
  return tree_.type(base).is_array() ? Range{} : range_of(base, values);
}

void Ranges::terms(NodeId id, std::int64_t factor, std::map<std::string, std::int64_t>& out,
                   const Values& values) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const Range r = range_of(id, values);
  if (const auto lo = r.lowest(); lo && lo == r.highest()) {
    out[""] += factor * *lo;
    return;
  }
  if (n.kind == NodeKind::BinOp) {
    const auto op = static_cast<BinaryOp>(n.op);
    if (op == BinaryOp::Add || op == BinaryOp::Sub) {
      terms(kids[0], factor, out, values);
      return terms(kids[1], op == BinaryOp::Add ? factor : -factor, out, values);
    }
  }
  // What is not the same when it is read again differs from itself.
  const std::string own = stays(id, values) ? "" : "#" + std::to_string(id.v);
  out[text_of(id) + own] += factor;
}

std::optional<std::int64_t> Ranges::difference(NodeId a, NodeId b, const Values& values) const {
  std::map<std::string, std::int64_t> all;
  terms(a, 1, all, values);
  if (b.valid()) terms(b, -1, all, values);
  for (const auto& [text, factor] : all) {
    if (!text.empty() && factor != 0) return std::nullopt;
  }
  return all[""];
}

// A part of a dimension. Where it has a size of its own, the whole has room for it: the walk asks
// for that.
Dimension Ranges::slice(const Dimension& whole, NodeId slice, const Values& values) const {
  const auto bounds = tree_.kids(slice);
  const NodeId first = bounds[0], stop = bounds[1];
  std::int64_t step = 1;
  Dimension out{"part:" + std::to_string(slice.v), whole.at, {}, {}, 0, {}, 1, {}};
  if (bounds[2].valid()) {
    const Range r = range_of(bounds[2], values);
    const auto lo = r.lowest();
    if (!lo || lo != r.highest() || *lo == 0) return out;
    step = *lo;
  }
  if (!first.valid() && !stop.valid() && (step == 1 || step == -1)) return whole;
  const Range from = first.valid() ? range_of(first, values) : Range::between(0, 0);
  const Range to = stop.valid() ? range_of(stop, values) : Range{};
  const auto exact = [](const Range& r) {
    return r.lowest() == r.highest() ? r.lowest() : std::nullopt;
  };
  const std::int64_t length = std::abs(step);
  const auto count = [&](std::int64_t distance) {
    return distance <= 0 ? 0 : (distance + length - 1) / length;
  };
  // To the end, in either direction.
  const auto rest = [&](const Bounds& before) {
    const bool direct = whole.whole.empty();
    out.whole = direct ? whole.path : whole.whole;
    out.whole_at = direct ? whole.at : whole.whole_at;
    out.whole_fixed = direct ? whole.fixed : whole.whole_fixed;
    out.stride = whole.stride * length;
    out.before = times(before, whole.stride);
    if (!direct) out.before = plus(out.before, whole.before);
  };
  const auto start = exact(from), end = exact(to);
  if (step > 0) {
    if (from.not_negative() && !stop.valid()) {
      rest(from.most);
    } else if (from.not_negative() && to.not_negative()) {
      if (const auto distance = difference(stop, first, values)) out.fixed = count(*distance);
    } else if (start && !stop.valid()) {
      out.fixed = count(-*start);
    }
    return out;
  }
  if (stop.valid() && !(end && *end >= 0)) return out;
  const std::int64_t last = stop.valid() ? *end : -1;
  if (!first.valid())
    rest(constant(last + 1));
  else if (start && *start >= 0)
    out.fixed = count(*start - last);
  else if (start)
    rest(constant(last - *start));
  return out;
}

std::vector<View> Ranges::part(const View& view, std::span<const NodeId> indices,
                               const Values& values) const {
  View out{view.path, {}};
  for (std::size_t d = 0; d < view.dims.size(); ++d) {
    if (d >= indices.size()) {
      out.dims.push_back(view.dims[d]);
      continue;
    }
    if (tree_.node(indices[d]).kind != NodeKind::Slice) continue;
    Dimension dim = slice(view.dims[d], indices[d], values);
    out.dims.push_back(std::move(dim));
  }
  return {std::move(out)};
}

Range Ranges::tuple_part(NodeId tuple, std::size_t k, const Values& values) const {
  const Node& n = tree_.node(tuple);
  if (n.kind == NodeKind::Tuple && k < n.kids_count)
    return range_of(tree_.kid(tuple, static_cast<std::uint32_t>(k)), values);
  if (n.kind == NodeKind::Name) {
    const auto it = values.fields.find(std::to_string(n.name.v) + ".[" + std::to_string(k));
    if (it != values.fields.end()) return it->second;
  }
  return range_of(tuple, values);
}

std::vector<View> Ranges::views_of(NodeId id, const Values& values) const {
  if (const std::string path = path_of(id, values); !path.empty()) {
    const Type t = inputs_.path_type(path);
    if (!t.is_array()) return {};
    View v{path, {}};
    for (std::size_t d = 0; d < t.ndim; ++d) v.dims.push_back({path, d, {}});
    return {v};
  }
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    const auto it = values.views.find(n.name.v);
    return it == values.views.end() ? std::vector<View>() : it->second;
  }
  std::vector<View> out;
  if (n.kind == NodeKind::IfExp) {
    for (const NodeId k : tree_.kids(id).subspan(1)) {
      const std::vector<View> more = views_of(k, values);
      out.insert(out.end(), more.begin(), more.end());
    }
  }
  if (calls(tree_, id, BuiltinId::Zeros) && n.split > 1) {
    View v;
    for (const NodeId k : elements(tree_, tree_.kid(id, 1))) {
      const auto size = range_of(k, values).lowest();
      v.dims.push_back({"local", 0, size.value_or(0)});
    }
    return {v};
  }
  if (n.kind != NodeKind::Subscript) return out;
  const NodeId base = tree_.kid(id, 0);
  const std::vector<NodeId> indices = elements(tree_, tree_.kid(id, 1));
  for (const View& v : views_of(base, values)) {
    const std::vector<View> more = part(v, indices, values);
    out.insert(out.end(), more.begin(), more.end());
  }
  return out;
}

Range Ranges::call(NodeId id, const Values& values) const {
  if (called_function(tree_, id)) {
    const auto it = results.find(id.v);
    return it == results.end() ? Range{} : it->second;
  }
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const auto arg = [&](std::uint32_t i) {
    return i < n.split ? range_of(kids[i], values) : Range{};
  };
  const std::optional<BuiltinId> called = called_builtin(tree_, id);
  const Type& t = tree_.type(id);
  if (called == BuiltinId::Tid) return {{Extent::of("#0") + Extent::constant(-1)}, constant(0)};
  if (called == BuiltinId::Min || called == BuiltinId::Max) {
    Range out = arg(1);
    for (std::uint32_t i = 2; i < n.split; ++i) {
      const Range b = arg(i);
      out = called == BuiltinId::Min
                ? Range{both(out.most, b.most), larger(out.beneath, b.beneath)}
                : Range{larger(out.most, b.most), both(out.beneath, b.beneath)};
    }
    return out;
  }
  if (called == BuiltinId::Clamp) {
    const Range x = arg(1), lo = arg(2), hi = arg(3);
    return {both(hi.most, larger(x.most, lo.most)),
            both(larger(lo.beneath, hi.beneath), larger(x.beneath, hi.beneath))};
  }
  if (called == BuiltinId::Where) return join(arg(2), arg(3));
  if (called == BuiltinId::Len && n.split == 2) return shape(kids[1], 0, values);
  if (called == BuiltinId::Mod) return remainder(arg(1), arg(2));
  if (is_one_of(called, {BuiltinId::Sin, BuiltinId::Cos, BuiltinId::Tanh, BuiltinId::Noise,
                         BuiltinId::Pnoise, BuiltinId::Sign, BuiltinId::Normalize}))
    return Range::between(-1, 1);
  if (is_one_of(called, {BuiltinId::Step, BuiltinId::Smoothstep, BuiltinId::Frac, BuiltinId::Isnan,
                         BuiltinId::Isinf, BuiltinId::Isfinite}))
    return Range::between(0, 1);
  if (is_one_of(called, {BuiltinId::Randf, BuiltinId::Randi, BuiltinId::Randu})) {
    if (n.split == 4)
      return {plus(arg(3).most, constant(called == BuiltinId::Randf ? 0 : -1)), arg(2).beneath};
    return called == BuiltinId::Randf ? Range::between(0, 1) : Range{};
  }
  if (is_one_of(called, {BuiltinId::Floor, BuiltinId::Ceil, BuiltinId::Round, BuiltinId::Rint,
                         BuiltinId::Trunc}))
    return arg(1);
  if (called == BuiltinId::Abs) return {size_of(arg(1)), constant(0)};
  if (called == BuiltinId::Sqrt) return {larger(arg(1).most, constant(1)), constant(0)};
  if (called == BuiltinId::LowerBound) {
    if (n.split == 5) return join(arg(2), arg(3));
    return {shape(kids[1], 0, values).most, constant(0)};
  }
  if (called && is_atomic(*called) && n.split > 2) {
    const std::vector<View> views = views_of(kids[1], values);
    if (views.size() != 1 || views[0].path.empty()) return {};
    return inputs_.element(views[0].path, t);
  }
  // A cast, or a compound of such values.
  if (!t.is_value() || n.split < 2) return {};
  const bool cast = t.is_scalar() && n.split == 2 && called &&
                    (is_python_cast(*called) || *called == cast_to(t.scalar));
  const bool vector = t.is_vector() && (!called || *called == BuiltinId::Vector);
  if (!cast && !vector) return {};
  Range out = arg(1);
  for (std::uint32_t i = 2; i < n.split; ++i) out = join(out, arg(i));
  const bool narrow = t.is_int() && t.scalar < Scalar::Int32;
  const bool is_unsigned = t.is_int() && !is_signed_int(t.scalar);
  if ((is_unsigned && !out.not_negative()) || (narrow && out.highest().value_or(1000) > 127))
    return {};
  return out;
}

Range Ranges::loop(NodeId iterated, const Values& values, Bounds& rounds) const {
  rounds.clear();
  const Node& n = tree_.node(iterated);
  const auto kids = tree_.kids(iterated);
  if (n.kind != NodeKind::Call || n.split < 2) return {};
  if (tree_.node(kids[1]).kind == NodeKind::Call && n.split == 2 &&
      calls(tree_, iterated, BuiltinId::Reversed))
    return loop(kids[1], values, rounds);
  const Range from = n.split == 2 ? Range::between(0, 0) : range_of(kids[1], values);
  const Range to = range_of(n.split == 2 ? kids[1] : kids[2], values);
  const Range step = n.split > 3 ? range_of(kids[3], values) : Range::between(1, 1);
  const auto forward = step.lowest(), backward = step.highest();
  Range out;
  if (forward && *forward >= 0) {
    out = {plus(to.most, constant(-1)), from.beneath};
    rounds = plus(to.most, from.beneath);
  } else if (backward && *backward < 0) {
    out = {from.most, plus(to.beneath, constant(-1))};
    rounds = plus(from.most, to.beneath);
  } else {
    return {};
  }
  rounds = not_below_zero(rounds);
  return out;
}

bool Ranges::nonzero(NodeId id, const Values& values) const {
  const Range r = range_of(id, values);
  if (r.positive() || r.highest().value_or(0) < 0) return true;
  const std::string text = text_of(id);
  if (std::any_of(values.facts.begin(), values.facts.end(),
                  [&](const Fact& f) { return f.nonzero && f.text == text; }))
    return true;
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Mult)
    return nonzero(kids[0], values) && nonzero(kids[1], values);
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub)
    return nonzero(kids[0], values);
  return false;
}

// Whether an expression has the same value again while its variables have.
bool Ranges::stays(NodeId id, const Values& values) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (n.kind == NodeKind::Call) {
    using enum BuiltinId;
    if (!is_one_of(called_builtin(tree_, id),
                   {Int, Float, Int32, Uint32, Float32, Min, Max, Abs, Len}))
      return false;
  }
  if (n.kind == NodeKind::Subscript) {
    for (const View& v : views_of(subscript_parts(tree_, id).base, values))
      if (v.path.empty() || inputs_.stored(v.path)) return false;
  }
  return std::all_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return !k.valid() || stays(k, values); });
}

void Ranges::learn(NodeId id, Range range, bool nonzero, Values& values) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant || !stays(id, values)) return;
  // Of `i + 1` also what it says of i.
  if (n.kind == NodeKind::BinOp && !nonzero) {
    const auto op = static_cast<BinaryOp>(n.op);
    const Range by = range_of(tree_.kid(id, 1), values);
    if ((op == BinaryOp::Add || op == BinaryOp::Sub) && by.lowest() && by.lowest() == by.highest())
      learn(tree_.kid(id, 0), sum(range, op == BinaryOp::Add ? negated(by) : by), false, values);
  }
  values.facts.push_back({id, text_of(id), std::move(range), nonzero});
}

// small + by <= large
void Ranges::below(NodeId small, NodeId large, std::int64_t by, Values& values) const {
  const Range s = range_of(small, values), l = range_of(large, values);
  learn(small, {plus(l.most, constant(-by)), {}}, false, values);
  learn(large, {{}, plus(s.beneath, constant(-by))}, false, values);
}

void Ranges::compare(NodeId a, CompareOp op, NodeId b, Values& values) const {
  const std::int64_t strict = tree_.type(a).is_float() || tree_.type(b).is_float() ? 0 : 1;
  switch (op) {
    case CompareOp::Lt:
      return below(a, b, strict, values);
    case CompareOp::LtE:
      return below(a, b, 0, values);
    case CompareOp::Gt:
      return below(b, a, strict, values);
    case CompareOp::GtE:
      return below(b, a, 0, values);
    case CompareOp::Eq:
      below(a, b, 0, values);
      return below(b, a, 0, values);
    case CompareOp::NotEq: {
      const Range x = range_of(a, values), y = range_of(b, values);
      const auto value = y.lowest();
      if (!value || value != y.highest()) return;
      if (*value == 0) learn(a, {}, true, values);
      // What is at least -1 and not that.
      if (x.lowest() == value) learn(a, {{}, constant(-*value - 1)}, false, values);
      if (x.highest() == value) learn(a, {constant(*value - 1), {}}, false, values);
      return;
    }
    default:
      return;
  }
}

void Ranges::assume(NodeId test, bool holds, Values& values) const {
  const Node& n = tree_.node(test);
  const auto kids = tree_.kids(test);
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::Not)
    return assume(kids[0], !holds, values);
  if (n.kind == NodeKind::BoolOp && (static_cast<BoolOp>(n.op) == BoolOp::And) == holds) {
    for (const NodeId k : kids) assume(k, holds, values);
  }
  if (n.kind != NodeKind::Compare) return;
  const auto ops = tree_.compare_ops(test);
  if (!holds && ops.size() != 1) return;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    static constexpr CompareOp kNot[] = {CompareOp::NotEq, CompareOp::Eq,  CompareOp::GtE,
                                         CompareOp::Gt,    CompareOp::LtE, CompareOp::Lt};
    CompareOp op = ops[i];
    if (!holds) {
      if (static_cast<std::size_t>(op) >= std::size(kNot)) return;
      op = kNot[static_cast<std::size_t>(op)];
    }
    compare(kids[i], op, kids[i + 1], values);
  }
}

}  // namespace weft::standalone
