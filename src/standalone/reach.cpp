#include "reach.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "tree_parts.h"

namespace weft::standalone {
namespace {

constexpr double kLargestNumber = 1e6;

std::optional<Extent> number(double value) {
  if (!(value < kLargestNumber)) return std::nullopt;
  return Extent::constant(static_cast<std::int64_t>(std::ceil(std::max(value, 0.0))));
}

std::optional<Extent> number(const ConstValue& c) {
  if (!c.type.is_scalar()) return std::nullopt;
  if (!c.f.empty()) return number(c.f[0]);
  return c.i.empty() ? std::nullopt : number(static_cast<double>(c.i[0]));
}

// Of two bounds of one value, the one that says more.
std::optional<Extent> either(const std::optional<Extent>& a, const std::optional<Extent>& b) {
  if (!a || !b) return a ? a : b;
  if (b->as_constant() && (!a->as_constant() || *b->as_constant() < *a->as_constant())) return b;
  return a;
}

std::optional<Extent> join(const std::optional<Extent>& a, const std::optional<Extent>& b) {
  if (!a || !b) return std::nullopt;
  return Extent::join(*a, *b);
}

// Builtins whose value is no larger than 1.
bool is_small(std::string_view key) {
  static constexpr std::string_view kKeys[] = {
      "sin", "cos", "tanh", "randf", "noise", "pnoise", "step", "smoothstep", "frac", "normalize"};
  return std::find(std::begin(kKeys), std::end(kKeys), key) != std::end(kKeys);
}

// Builtins whose value is no larger than that of their argument, rounded up.
bool is_rounding(std::string_view key) {
  static constexpr std::string_view kKeys[] = {"floor", "ceil", "round", "rint", "trunc", "abs"};
  return std::find(std::begin(kKeys), std::end(kKeys), key) != std::end(kKeys);
}

}  // namespace

std::string Reach::path_of(NodeId id, const Values& values) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    const auto it = values.paths.find(n.name.v);
    return it == values.paths.end() ? std::string() : it->second;
  }
  if (n.kind != NodeKind::Attribute) return {};
  const std::string base = path_of(tree_.kid(id, 0), values);
  return base.empty() ? base : base + "." + std::string(tree_.text(n.name));
}

std::optional<Extent> Reach::input(const Type& t) const {
  if (!t.is_value()) return std::nullopt;
  if (t.is_bool() || is_float(t.scalar)) return Extent::constant(1);
  return Extent::constant(kLargestInteger);
}

Extent Reach::threads() const {
  Extent out = Extent::of("#0");
  for (std::size_t d = 1; d < dims; ++d) out = out * Extent::of("#" + std::to_string(d));
  return out;
}

std::optional<Extent> Reach::of(NodeId id, const Values& values) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Constant:
      if (static_cast<ConstantKind>(n.op) == ConstantKind::Float)
        return number(std::bit_cast<double>(n.bits));
      return number(static_cast<double>(n.bits));
    case NodeKind::Name:
      if (const auto it = values.known.find(n.name.v); it != values.known.end()) return it->second;
      if (values.unknown.contains(n.name.v)) return std::nullopt;
      for (const ConstantDecl& c : tree_.constants) {
        if (c.name != n.name) continue;
        if (auto value = number(c.resolved)) return value;
      }
      [[fallthrough]];
    case NodeKind::Attribute:
      if (std::string path = path_of(id, values); !path.empty() && tree_.type(id).is_scalar()) {
        if (is_int(tree_.type(id).scalar)) return Extent::of(std::move(path));
        return input(tree_.type(id));
      }
      // A component.
      return n.kind == NodeKind::Attribute && tree_.type(id).is_scalar() ? of(kids[0], values)
                                                                         : std::nullopt;
    case NodeKind::Subscript: {
      const auto [base, indices] = subscript_parts(tree_, id);
      const Node& b = tree_.node(base);
      if (b.kind == NodeKind::Attribute && tree_.text(b.name) == "shape") {
        const Node& d = tree_.node(indices[0]);
        if (d.kind == NodeKind::Constant && d.bits < dims)
          return Extent::of("#" + std::to_string(d.bits));
        return std::nullopt;
      }
      if (tree_.type(base).is_array()) {
        const Symbol root = root_name(tree_, base);
        auto most = input(tree_.type(id));
        // What is stored there is often counted.
        if (most && is_int(tree_.type(id).scalar) && root.valid() && stored.contains(root.v) &&
            rounds)
          return *most + threads() * *rounds;
        return most;
      }
      return of(base, values);
    }
    case NodeKind::Object: {  // what stands for a wp.static(...)
      const Object& o = tree_.objects[n.bits];
      return o.kind == Object::Constant ? number(tree_.object_constants[o.index]) : std::nullopt;
    }
    case NodeKind::UnaryOp:
      if (static_cast<UnaryOp>(n.op) == UnaryOp::UAdd) return of(kids[0], values);
      if (static_cast<UnaryOp>(n.op) == UnaryOp::USub) return Extent::constant(0);
      return std::nullopt;
    case NodeKind::Tuple: {  // any of its elements that may be an index
      std::optional<Extent> most = Extent::constant(0);
      for (const NodeId k : kids) {
        const Type& t = tree_.type(k);
        if (t.is_void() || t.is_int()) most = join(most, of(k, values));
      }
      return most;
    }
    case NodeKind::Compare:
    case NodeKind::BoolOp:
      return Extent::constant(1);
    case NodeKind::IfExp:
      return join(of(kids[1], values), of(kids[2], values));
    case NodeKind::BinOp:
      return binary(id, values);
    case NodeKind::Call:
      return call(id, values);
    default:
      return std::nullopt;
  }
}

std::optional<Extent> Reach::binary(NodeId id, const Values& values) const {
  return operation(static_cast<BinaryOp>(tree_.node(id).op), tree_.type(id), tree_.kid(id, 0),
                   tree_.kid(id, 1), values);
}

std::optional<Extent> Reach::operation(BinaryOp op, const Type& type, NodeId left, NodeId right,
                                       const Values& values) const {
  auto a = of(left, values);
  const auto b = of(right, values);
  std::optional<std::int64_t> constant;
  if (b) constant = b->as_constant();
  switch (op) {
    case BinaryOp::Add:
    case BinaryOp::BitOr:
    case BinaryOp::BitXor:
      if (!a || !b) return std::nullopt;
      return *a + *b;
    case BinaryOp::Sub:
      if (!a) return std::nullopt;
      return constant && tree_.node(right).kind == NodeKind::Constant
                 ? *a + Extent::constant(-*constant)
                 : *a;
    case BinaryOp::Mult:
      if (!a || !b) return std::nullopt;
      return *a * *b;
    case BinaryOp::FloorDiv:
    case BinaryOp::RShift:
      return a;
    case BinaryOp::Div:
      // Of floats a divisor may be anything.
      return is_float(type.scalar) && !(constant && *constant > 0) ? std::nullopt : a;
    case BinaryOp::Mod:
      return b ? std::optional(*b + Extent::constant(-1)) : a;
    case BinaryOp::BitAnd:
      return either(a, b);
    case BinaryOp::LShift:
      if (!a || !constant || *constant > 16) return std::nullopt;
      return *a * Extent::constant(std::int64_t{1} << *constant);
    default:
      return std::nullopt;
  }
}

std::optional<Extent> Reach::call(NodeId id, const Values& values) const {
  if (called_function(tree_, id)) {
    const auto it = results.find(id.v);
    return it == results.end() ? std::nullopt : std::optional(it->second);
  }
  const auto kids = tree_.kids(id);
  const auto arg = [&](std::uint32_t i) {
    return i < tree_.node(id).split ? of(kids[i], values) : std::nullopt;
  };
  const std::string_view key = warp_attribute(tree_, kids[0]);
  if (key == "tid") return Extent::of("#0") + Extent::constant(-1);
  if (key == "min") {
    std::optional<Extent> out;
    for (std::uint32_t i = 1; i < tree_.node(id).split; ++i) out = either(out, arg(i));
    return out;
  }
  if (key == "max") return join(arg(1), arg(2));
  if (key == "clamp") return either(arg(3), arg(1));
  if (key == "where") return join(arg(2), arg(3));
  if (key == "len") return Extent::of("#0");
  if (key == "mod") return arg(2);
  if (is_small(key)) return Extent::constant(1);
  if (is_rounding(key)) {
    const auto a = arg(1);
    return a ? std::optional(*a + Extent::constant(1)) : a;
  }
  if (key == "atomic_add") {
    // What was there, and what every thread may have added.
    const auto added = arg(tree_.node(id).split - 1);
    if (!added || !rounds) return std::nullopt;
    return Extent::constant(kLargestInteger) + threads() * *rounds * *added;
  }
  // A cast, or a compound of such values.
  const Type& t = tree_.type(id);
  if (key.substr(0, 7) == "atomic_" || !t.is_value() || tree_.node(id).split < 2)
    return std::nullopt;
  const bool cast = t.is_scalar() && tree_.node(id).split == 2 &&
                    (key.empty() || key == "int" || key == "float" || key == "bool" ||
                     key == scalar_name(t.scalar));
  if (!cast && (t.is_scalar() || !key.starts_with("vec"))) return std::nullopt;
  std::optional<Extent> out = arg(1);
  for (std::uint32_t i = 2; i < tree_.node(id).split; ++i) out = join(out, arg(i));
  return out;
}

bool Reach::mentions(NodeId id, Symbol name) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name && n.name == name) return true;
  const auto kids = tree_.kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && mentions(k, name); });
}

NodeId Reach::grows_by(NodeId statement, NodeId value, Symbol name) const {
  const bool augmented = tree_.node(statement).kind == NodeKind::AugAssign;
  const Node& n = augmented ? tree_.node(statement) : tree_.node(value);
  if ((!augmented && n.kind != NodeKind::BinOp) || static_cast<BinaryOp>(n.op) != BinaryOp::Add)
    return {};
  const NodeId step = augmented ? value : tree_.kid(value, 1);
  const bool own = augmented || (tree_.node(tree_.kid(value, 0)).kind == NodeKind::Name &&
                                 tree_.node(tree_.kid(value, 0)).name == name);
  return own && !mentions(step, name) ? step : NodeId{};
}

void Reach::assign(Values& values, Symbol name, NodeId statement, NodeId value,
                   bool in_loop) const {
  std::optional<Extent> now;
  const bool augmented = tree_.node(statement).kind == NodeKind::AugAssign;
  if (in_loop && (augmented || mentions(value, name))) {
    const auto cap = values.capped.find(name.v);
    const auto begin = values.known.find(name.v);
    const auto step = grows_by(statement, value, name);
    if (cap != values.capped.end()) {
      now = cap->second;
    } else if (begin != values.known.end() && step.valid() && rounds) {
      if (const auto by = of(step, values)) now = begin->second + *rounds * *by;
    }
  } else if (augmented) {
    now = operation(static_cast<BinaryOp>(tree_.node(statement).op), tree_.type(value),
                    tree_.kid(statement, 0), value, values);
  } else {
    now = of(value, values);
  }
  const auto before = values.known.find(name.v);
  if (now && before != values.known.end()) now = Extent::join(*now, before->second);
  if (now && !now->is_unwieldy() && !values.unknown.contains(name.v)) {
    values.known[name.v] = *std::move(now);
  } else {
    values.known.erase(name.v);
    values.unknown.insert(name.v);
  }
}

void Reach::cap(Values& values, NodeId test) const {
  const Node& n = tree_.node(test);
  const auto kids = tree_.kids(test);
  if (n.kind == NodeKind::BoolOp) {
    for (const NodeId k : kids) cap(values, k);
  }
  if (n.kind != NodeKind::Compare || kids.size() != 2 || tree_.node(kids[0]).kind != NodeKind::Name)
    return;
  const CompareOp op = tree_.compare_ops(test)[0];
  if (op != CompareOp::Lt && op != CompareOp::LtE && op != CompareOp::NotEq) return;
  if (const auto limit = of(kids[1], values))
    values.capped.insert_or_assign(tree_.node(kids[0]).name.v, *limit + Extent::constant(1));
}

void Reach::leave(Values& values, NodeId test) const {
  const Node& n = tree_.node(test);
  const auto kids = tree_.kids(test);
  if (n.kind == NodeKind::BoolOp && static_cast<BoolOp>(n.op) == BoolOp::Or) {
    for (const NodeId k : kids) leave(values, k);
  }
  if (n.kind != NodeKind::Compare || kids.size() != 2 || tree_.node(kids[0]).kind != NodeKind::Name)
    return;
  const CompareOp op = tree_.compare_ops(test)[0];
  if (op != CompareOp::Gt && op != CompareOp::GtE) return;
  const auto limit = of(kids[1], values);
  const std::uint32_t name = tree_.node(kids[0]).name.v;
  if (!limit || values.paths.contains(name)) return;
  if (const auto known = values.known.find(name); known == values.known.end()) {
    values.known.emplace(name, *limit + Extent::constant(op == CompareOp::GtE ? -1 : 0));
    values.unknown.erase(name);
  }
}

std::optional<Extent> Reach::loop(NodeId iterated, const Values& values) const {
  const auto kids = tree_.kids(iterated);
  if (tree_.node(iterated).kind != NodeKind::Call || kids.size() < 2) return std::nullopt;
  if (tree_.node(kids[1]).kind == NodeKind::Call && kids.size() == 2 &&
      tree_.node(kids[0]).kind == NodeKind::Name &&
      tree_.text(tree_.node(kids[0]).name) == "reversed")
    return loop(kids[1], values);
  // Backwards, it begins with the largest.
  if (kids.size() == 4 && tree_.node(kids[3]).kind == NodeKind::UnaryOp) return of(kids[1], values);
  const auto stop = of(kids.size() == 2 ? kids[1] : kids[2], values);
  return stop ? std::optional(*stop + Extent::constant(-1)) : stop;
}

}  // namespace weft::standalone
