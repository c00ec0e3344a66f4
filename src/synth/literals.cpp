// Numbers in the program, and the guards that keep a value inside an operation's domain.
//
// Input: a value with its range. Output: the value itself if its range already fits, otherwise the
// value with the shortest natural guard around it.
#include <cmath>

#include "generator.h"
#include "weft/ast/called.h"

namespace weft::synth {
namespace {

constexpr double kPowersOfTen[] = {1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000, 1e4, 1e5};

// m * 10^e as the double that the decimal denotes: one correctly rounded operation.
double decimal(std::int64_t m, int e) {
  const double v = static_cast<double>(m);
  switch (e) {
    case -4:
      return v / 10000;
    case -3:
      return v / 1000;
    case -2:
      return v / 100;
    case -1:
      return v / 10;
    default:
      return v * kPowersOfTen[e + 4];
  }
}

std::int64_t ceil_of(double v) {
  const auto i = static_cast<std::int64_t>(v);
  return static_cast<double>(i) < v ? i + 1 : i;
}
std::int64_t floor_of(double v) {
  const auto i = static_cast<std::int64_t>(v);
  return static_cast<double>(i) > v ? i - 1 : i;
}

// What a value that is divided by may be. Half floats have no room for what the adjoint divides by
// a square of less than one.
double smallest_divisor(Scalar s) { return s == Scalar::Float16 || is_int(s) ? 1 : 0.05; }

}  // namespace

double Generator::nice(double lo, double hi, bool whole) {
  if (whole) {
    const std::int64_t low = ceil_of(lo), high = floor_of(hi);
    return static_cast<double>(low >= high ? low : decisions_.range(low, high));
  }
  const double span = hi - lo;
  // Mostly one that somebody would type.
  static constexpr double kRound[] = {0.01, 0.02, 0.05, 0.1,  0.15, 0.2, 0.25, 0.3, 0.4,
                                      0.5,  0.6,  0.7,  0.75, 0.8,  0.9, 1,    1.2, 1.5,
                                      2,    2.5,  3,    4,    5,    6,   8,    10,  12,
                                      15,   20,   25,   30,   40,   50,  60,   80,  100};
  constexpr std::size_t kCount = std::size(kRound);
  if (decisions_.chance(5, 6)) {
    std::array<double, 2 * kCount> within;
    std::size_t n = 0;
    for (std::size_t i = 0; i < kCount; ++i) {
      if (kRound[i] >= lo && kRound[i] <= hi) within[n++] = kRound[i];
      if (-kRound[i] >= lo && -kRound[i] <= hi) within[n++] = -kRound[i];
    }
    if (n >= 3) return within[decisions_.below(n)];
  }
  // The coarsest step that still leaves a choice of some ten values.
  int e = 5;
  while (e > -4 && span < kPowersOfTen[e + 4] * (e > -2 ? 12 : 8)) --e;
  if (e > -4 && decisions_.chance(1, 10)) --e;
  const double step = kPowersOfTen[e + 4];
  const std::int64_t low = ceil_of(lo / step), high = floor_of(hi / step);
  if (low > high) return lo;
  double v = decimal(decisions_.range(low, high), e);
  // Rounding must not carry a value over the edge.
  if (v < lo || v > hi) v = decimal((low + high) / 2, e);
  return v < lo || v > hi ? lo : v;
}

Value Generator::number(Scalar s, double lo, double hi) {
  const bool whole = !is_float(s);
  const bool named = s == Scalar::Float32 || s == Scalar::Int32 || s == Scalar::Float64;
  if (named && lo < hi && decisions_.chance(policy_->constants, 1000)) {
    for (Variable& c : constants_) {
      if (c.type == Type::of(s) && c.range.inside(lo, hi)) {
        ++c.uses;
        Value v = literal(Scalar::Float32, 0);
        v.node = name_node(c.name, c.type);
        v.type = c.type;
        v.range = c.range;
        v.hash = c.name.v * 0x9e3779b9u;
        v.width = static_cast<std::uint16_t>(tree_->text(c.name).size());
        return v;
      }
    }
  }
  double v = nice(lo, hi, whole);
  // 0 and 1 make for operations that do nothing.
  for (int tries = 0; tries < 4 && (v == 0 || v == 1 || v == -1); ++tries) v = nice(lo, hi, whole);
  if (v == 0 || v == 1 || v == -1) {
    const double other = whole ? (hi >= 2 ? 2 : std::floor(hi)) : lo + (hi - lo) * 0.375;
    v = other;
  }
  if (!named || constants_.size() > 3 || !decisions_.chance(policy_->constants, 1000))
    return literal(s, v);
  Variable c;
  c.name = fresh_module(words().constant);
  c.type = Type::of(s);
  c.range = {v, v};
  c.kind = VarKind::Constant;
  c.uses = 1;
  constants_.push_back(c);
  ConstantDecl decl;
  decl.name = c.name;
  decl.resolved.type = c.type;
  decl.resolved.python = s != Scalar::Float64;
  if (whole) {
    decl.resolved.i.push_back(static_cast<std::int64_t>(v));
  } else {
    decl.resolved.f.push_back(v);
  }
  decl.value = literal(s, v).node;
  decl.wrapped = decisions_.chance(1, 2) || s == Scalar::Float64;
  tree_->constants.push_back(decl);
  tree_->items.push_back(
      {ItemKind::Constant, static_cast<std::uint32_t>(tree_->constants.size() - 1)});
  Value out = literal(Scalar::Float32, 0);
  out.node = name_node(c.name, c.type);
  out.type = c.type;
  out.range = c.range;
  out.hash = c.name.v * 0x9e3779b9u;
  out.width = static_cast<std::uint16_t>(tree_->text(c.name).size());
  return out;
}

Value Generator::threshold(const Value& v) {
  const Scalar s = v.type.scalar;
  double lo = v.range.lo, hi = v.range.hi;
  // What is known of a value is often far wider than what it takes: look near zero or the low end.
  if (lo < 0 && hi > 0) {
    const double m = std::min(-lo, hi);
    if (is_float(s)) {
      if (decisions_.chance(1, 3)) return literal(s, 0);
      const double reach = m > 4 ? 2 : m * 0.5;
      return number(s, -reach, reach);
    }
    if (m < 2) return literal(s, 0);
    const double reach = m > 40 ? 20 : std::max(1.0, m * 0.5);
    return number(s, -reach, reach);
  }
  if (is_float(s)) {
    const double span = hi - lo;
    const double cut = span > 20 ? 5 : span;
    if (lo >= 0) return number(s, lo + cut * 0.2, lo + cut * 0.8);
    return number(s, hi - cut * 0.8, hi - cut * 0.2);
  }
  const double cut = hi - lo > 60 ? 30 : hi - lo;
  if (lo >= 0)
    return literal(s, nice(lo + (cut >= 2 ? 1 : 0), lo + (cut >= 2 ? cut - 1 : cut), true));
  return literal(s, nice(hi - cut + 1, hi, true));
}

double Generator::soft_limit(Scalar s) const {
  switch (s) {
    case Scalar::Float16:
      return 16;
    case Scalar::Float32:
      return 5000;
    case Scalar::Float64:
      return 100000;
    case Scalar::Int32:
    case Scalar::UInt32:
      return 1e6;
    case Scalar::Int64:
    case Scalar::UInt64:
      return 1e9;
    case Scalar::None:
    case Scalar::Bool:
    case Scalar::Int8:
    case Scalar::UInt8:
    case Scalar::Int16:
    case Scalar::UInt16:
    case Scalar::BFloat16:
    case Scalar::Handle:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return limit_of(s);
}

// A round number of at most `most`: what somebody would clamp to.
double Generator::round_edge(double most, bool whole) {
  static constexpr double kWhole[] = {1,  2,  4,  5,  8,  10, 12, 15, 16, 20,
                                      24, 30, 32, 40, 50, 60, 64, 80, 100};
  static constexpr double kFloat[] = {0.25, 0.5, 0.8, 0.9, 1,  1.5, 2,  2.5, 3,  4,
                                      5,    6,   8,   10,  12, 15,  20, 25,  50, 100};
  const std::span<const double> list = whole ? std::span<const double>(kWhole) : kFloat;
  std::size_t n = 0;
  while (n < list.size() && list[n] <= most) ++n;
  if (n == 0) return most;
  // Of the larger half.
  return list[n - 1 - decisions_.below((n + 1) / 2)];
}

// clamp(clamp(x, -10, 10), -2, 2) is clamp(x, -2, 2): what a narrower guard makes idle goes.
Value Generator::without_guard(const Value& v, double lo, double hi) {
  const Node& n = tree_->node(v.node);
  if (n.kind != NodeKind::Call || tree_->kids(v.node).size() != 4) return v;
  const NodeId inner = tree_->kid(v.node, 1);
  if (builtin_called_by_name(*tree_, v.node) != BuiltinId::Clamp || tree_->type(inner) != v.type ||
      v.range.lo > lo || v.range.hi < hi || tree_->node(inner).kind == NodeKind::Constant)
    return v;
  Value out = v;
  out.node = inner;
  out.range = symmetric(1e300);
  out.hash = v.hash * 31 + 5;
  out.width = static_cast<std::uint16_t>(v.width - 14);
  return out;
}

Value Generator::clamp_to(Value v, double lo, double hi) {
  if (v.range.inside(lo, hi)) return v;
  const Scalar s = v.type.scalar;
  v = without_guard(v, lo, hi);
  const Range r{std::clamp(v.range.lo, lo, hi), std::clamp(v.range.hi, lo, hi)};
  if (v.range.lo >= lo) return call(BuiltinId::Min, {v, literal(s, hi)}, v.type, r);
  if (v.range.hi <= hi) return call(BuiltinId::Max, {v, literal(s, lo)}, v.type, r);
  return call(BuiltinId::Clamp, {v, literal(s, lo), literal(s, hi)}, v.type, r);
}

// Vectors of whole numbers have no guard that reads well, so another that is small is looked for.
Value Generator::small_or_tame(const Value& v, double limit) {
  if (v.type.is_vector() && !is_float(v.type.scalar) && v.range.magnitude() > limit) {
    for (int tries = 0; tries < 3; ++tries) {
      const Value other = leaf(v.type);
      if (!other.constant && other.range.magnitude() <= limit) return other;
    }
  }
  return tame(v, limit);
}

Value Generator::tame(Value v, double limit) {
  const double m = v.range.magnitude();
  if (m <= limit) return v;
  const Scalar s = v.type.scalar;
  if (v.constant && v.type.is_scalar()) return literal(s, round_edge(limit, !is_float(s)));
  if (v.type.is_scalar() && is_float(s)) {
    switch (decisions_.below(5)) {
      case 0:
        return call(BuiltinId::Tanh, {v}, v.type, {-1, 1});
      case 1:
        if (m > 1000) break;
        return call(BuiltinId::Sin, {v}, v.type, {-1, 1});
      case 2:
        if (m < limit * 100) {
          const double k = decimal(1, m < limit * 10 ? -1 : -2);
          return binary(BinaryOp::Mult, v, literal(s, k), v.type, scaled(v.range, k));
        }
        break;
      default:
        break;
    }
    const double edge = round_edge(std::min(limit, 100.0), false);
    return clamp_to(v, -edge, edge);
  }
  if (v.type.is_scalar()) {
    if (v.range.lo >= 0) {
      const double k = nice(2, std::min(limit + 1, 17.0), true);
      if (k >= 2) return binary(BinaryOp::Mod, v, literal(s, k), v.type, {0, k - 1});
    }
    const double edge = round_edge(std::min(limit, 100.0), true);
    return clamp_to(v, std::max(-edge, lowest_of(s)), edge);
  }
  if (v.type.is_quaternion() || (v.type.is_vector() && is_float(s) && s != Scalar::Float16))
    return unit_of(v);
  if (v.type.is_matrix()) {
    int e = -1;
    while (e > -4 && m * kPowersOfTen[e + 4] > limit) --e;
    const double k = decimal(1, e);
    if (m * k <= limit) return binary(BinaryOp::Mult, v, literal(s, k), v.type, scaled(v.range, k));
  }
  if (v.type.is_vector() && is_float(s) && m <= limit * 100) {
    const double k = m <= limit * 10 ? 0.1 : 0.01;
    return binary(BinaryOp::Mult, v, literal(s, k), v.type, scaled(v.range, k));
  }
  if (v.type.is_vector()) {
    const double edge = round_edge(std::max(2.0, std::min(limit, 20.0)), true);
    const Value low = splat(v.type, std::max(-edge, lowest_of(s)));
    const Value high = splat(v.type, edge);
    Value out = call(BuiltinId::Max, {v, low}, v.type, {});
    return call(BuiltinId::Min, {out, high}, v.type, {std::max(-edge, lowest_of(s)), edge});
  }
  return v;
}

// What a cast of a scalar is of; nothing for another node.
NodeId Generator::cast_of(NodeId id) const {
  const Node& n = tree_->node(id);
  if (n.kind != NodeKind::Call || tree_->kids(id).size() != 2) return {};
  const NodeId arg = tree_->kid(id, 1);
  const Type& from = tree_->type(arg);
  const bool numbers = from.is_scalar() && !from.is_bool() && tree_->type(id).is_scalar() &&
                       tree_->node(arg).kind != NodeKind::Constant && from != tree_->type(id);
  if (!numbers || from.ref) return {};
  const std::optional<BuiltinId> called = builtin_called_by_name(*tree_, id);
  return called && is_cast(*called) ? arg : NodeId{};
}

// Whether the node is the variable of a loop that Warp unrolls, or another name of a number.
bool Generator::is_constant_to_warp(NodeId id) const {
  const Node& n = tree_->node(id);
  return n.kind == NodeKind::Name &&
         std::any_of(vars_.begin(), vars_.end(),
                     [&n](const Variable& x) { return x.unrolled && x.name == n.name; });
}

Value Generator::convert(Value v, const Type& to, bool always) {
  if (v.type == to && !always) return v;
  if (const NodeId inner = cast_of(v.node);
      inner.valid() && is_float(v.type.scalar) && !always && !is_constant_to_warp(inner)) {
    // Twice over to a float: only the last cast says anything.
    v.node = inner;
    v.type = tree_->type(inner);
    v.width = static_cast<std::uint16_t>(v.width - 7);
    v.hash = v.hash * 31 + 7;
    if (v.type == to) return v;
  }
  const Scalar s = to.scalar, from = v.type.scalar;
  Range r = v.range;
  if (from != Scalar::Bool) {
    if (is_float(s)) {
      const double limit = std::min(limit_of(s), s == Scalar::Float16 ? 200.0 : 1e5);
      if (r.magnitude() > limit) v = tame(v, s == Scalar::Float16 ? 100 : 10000);
    } else if (is_float(from)) {
      const double edge = std::min(limit_of(s), 100.0);
      if (!r.inside(std::max(-1000.0, lowest_of(s)), std::min(limit_of(s), 1000.0))) {
        v = clamp_to(v, lowest_of(s) < 0 ? -edge : 0, edge);
      }
    } else if (!fits(r, s)) {
      if (r.lo >= 0) {
        v = tame(v, std::min(limit_of(s), 15.0));
      } else if (lowest_of(s) == 0) {
        v = call(BuiltinId::Abs, {v}, v.type, absolute(r));
        if (!fits(v.range, s)) v = tame(v, std::min(limit_of(s), 15.0));
      } else {
        v = clamp_to(v, -100, 100);
      }
    }
    r = v.range;
  }
  if (!is_float(s) && is_float(from)) {
    r = {static_cast<double>(static_cast<std::int64_t>(r.lo)),
         static_cast<double>(static_cast<std::int64_t>(r.hi))};
  }
  // Warp's 64-bit casts change the type of a constant for all that follows, and the variable of an
  // unrolled loop is one: cast it twice.
  if (v.unrolled && (s == Scalar::Float64 || s == Scalar::Int64 || s == Scalar::UInt64)) {
    v = convert(v, Type::of(s == Scalar::Float64 ? Scalar::Float32 : Scalar::Int32), true);
  }
  // float() and int() are the usual spelling of the two default types.
  if ((s == Scalar::Float32 && style_.plain_float) || (s == Scalar::Int32 && style_.plain_int)) {
    const BuiltinId cast = s == Scalar::Float32 ? BuiltinId::Float : BuiltinId::Int;
    Value out = v;
    out.unrolled = false;
    out.node = call_node(bare(cast), std::span(&v.node, 1));
    note_builtin(cast);
    tree_->type(out.node) = to;
    out.type = to;
    out.range = r;
    out.hash = v.hash * 31 + static_cast<std::uint32_t>(s);
    out.width = static_cast<std::uint16_t>(v.width + 7);
    return out;
  }
  return call(cast_to(s), {v}, to, r);
}

// The adjoint of a normalized quaternion divides by the cube of its length, and half floats cannot
// hold one over a small length: those get a last component that keeps them from zero.
Value Generator::off_zero(Value v) {
  const Scalar s = v.type.scalar;
  if (!v.type.is_quaternion() && s != Scalar::Float16) return v;
  if (v.range.lo >= 0.25) return v;
  int e = 0;
  while (e > -4 && v.range.magnitude() * kPowersOfTen[e + 4] > 20) --e;
  const double k0 = decimal(1, e);
  if (e < 0) v = binary(BinaryOp::Mult, v, literal(s, k0), v.type, scaled(v.range, k0));
  const int n = v.type.component_count();
  const double k = static_cast<double>(ceil_of(v.range.magnitude())) + 1;
  std::array<Value, 6> parts;
  for (int i = 0; i < n; ++i)
    parts[static_cast<std::size_t>(i)] = plain_literal(s, i + 1 == n ? k : 0);
  const Value bias = constructor(
      v.type, std::span<const Value>(parts.data(), static_cast<std::size_t>(n)), {0, k});
  return binary(BinaryOp::Add, v, bias, v.type, add(v.range, {0, k}));
}

Value Generator::unit_of(Value v) {
  if (v.unit) return v;
  Value out = call(BuiltinId::Normalize, {off_zero(v)}, v.type, {-1, 1});
  out.unit = true;
  return out;
}

// What keeps a divisor or a root's argument from zero; at least 0.05, see domains.def.
double Generator::away_from_zero(Scalar s) {
  if (s == Scalar::Float16) return 1;
  static constexpr double kSmall[] = {0.05, 0.1, 0.1, 0.1, 0.2, 0.5, 1, 1};
  return kSmall[decisions_.below(std::size(kSmall))];
}

// A matrix that can be inverted: the diagonal outweighs the rest of each row by at least one.
Value Generator::diagonally_dominant(Value v) {
  const Scalar s = v.type.scalar;
  v = tame(v, s == Scalar::Float16 ? 2 : 10);
  const double c = static_cast<double>(ceil_of(v.range.magnitude() * v.type.rows) + 1);
  const std::pair<std::string_view, NodeId> keywords[] = {
      {"n", int_node(v.type.rows)}, {"dtype", type_node(v.type.scalar_type())}};
  Value identity = v;
  identity.constant = true;
  identity.node = call_node(wp(BuiltinId::Identity), {}, keywords);
  tree_->type(identity.node) = v.type;
  note_builtin(BuiltinId::Identity);
  identity.width = 30;
  identity.hash = 0x1de;
  const Value diagonal = binary(BinaryOp::Mult, literal(s, c), identity, v.type, {0, c});
  return binary(BinaryOp::Add, v, diagonal, v.type, add(v.range, {0, c}));
}

// A diagonal whose entries lie further apart than the rest of the matrix can move them, so that no
// two eigenvalues (of the symmetric form) or singular values meet: adjoints divide by their
// differences.
Value Generator::with_spread_diagonal(Value v, bool symmetric_form) {
  const Scalar s = v.type.scalar;
  v = tame(v, 2);
  if (symmetric_form) {
    v = hoist(v);
    const Value t = call(BuiltinId::Transpose, {again(v)}, v.type, v.range);
    v = binary(BinaryOp::Add, v, t, v.type, scaled(v.range, 2));
  }
  const double gap = static_cast<double>(ceil_of(v.range.magnitude() * 2 * v.type.rows)) + 1;
  std::array<Value, 3> entries;
  for (std::size_t i = 0; i < v.type.rows; ++i)
    entries[i] = plain_literal(s, gap * static_cast<double>(symmetric_form ? i : i + 1));
  const Value spread =
      constructor(Type::vec(v.type.rows, s), std::span<const Value>(entries.data(), v.type.rows),
                  {0, gap * v.type.rows});
  const Value diagonal = call(BuiltinId::Diag, {spread}, v.type, {0, gap * v.type.rows});
  return binary(BinaryOp::Add, v, diagonal, v.type, add(v.range, diagonal.range));
}

// Nothing keeps the parts of a quaternion off zero but adding to all of them.
Value Generator::quaternion_off_zero(Value v) {
  const Scalar s = v.type.scalar;
  v = tame(v, s == Scalar::Float16 ? 2 : 10);
  const double c = static_cast<double>(ceil_of(v.range.magnitude())) + 1;
  std::array<Value, 4> parts;
  parts.fill(plain_literal(s, c));
  return binary(BinaryOp::Add, v, constructor(v.type, parts, {c, c}), v.type, add(v.range, {c, c}));
}

Value Generator::require_of_compound(const Value& v, Domain domain) {
  const Scalar s = v.type.scalar;
  const double small = smallest_divisor(s);
  if (v.type.is_vector() && (domain == Domain::OffZero || domain == Domain::Positive)) {
    if (v.range.lo >= small) return v;
    const double c = is_float(s) ? away_from_zero(s) : nice(1, 4, true);
    const Value floor = splat(v.type, c);
    return call(BuiltinId::Max, {v, floor}, v.type,
                {std::max(c, v.range.lo), std::max(c, v.range.hi)});
  }
  switch (domain) {
    case Domain::UnitVector:
    case Domain::UnitQuaternion:
    case Domain::PreciseUnitQuaternion:
      return unit_of(v);
    case Domain::Normalizable:
      return v.unit ? v : off_zero(v);
    case Domain::Invertible:
      return diagonally_dominant(v);
    case Domain::DistinctEigenvalues:
    case Domain::DistinctSingularValues:
      return with_spread_diagonal(v, domain == Domain::DistinctEigenvalues);
    case Domain::OffZero:
      if (!v.type.is_quaternion() || v.range.lo >= small || v.range.hi <= -small) return v;
      return quaternion_off_zero(v);
    case Domain::Any:
    case Domain::Positive:
    case Domain::NotNegative:
    case Domain::BelowOne:
    case Domain::Share:
    case Domain::Exponent:
    case Domain::WithinSix:
    case Domain::BelowRightAngle:
    case Domain::WithinThousand:
    case Domain::Transform:
    case Domain::Rotation:
#define WEFT_PLAIN_DOMAIN(Name, doc) case Domain::Name:
#include "domains.def"
      return v;
  }
  WEFT_UNREACHABLE();
}

// A number that is not near zero: raised by a small one, or at least as large.
Value Generator::scalar_off_zero(const Value& v) {
  const Scalar s = v.type.scalar;
  const double c = is_float(s) ? away_from_zero(s) : nice(1, 4, true);
  const Value offset = literal(s, c);
  if (v.range.lo >= 0 && fits(add(v.range, {c, c}), s))
    return binary(BinaryOp::Add, v, offset, v.type, add(v.range, {c, c}));
  const Range magnitude = absolute(v.range);
  if (!fits(add(magnitude, {c, c}), s) || decisions_.chance(2, 5)) {
    return call(BuiltinId::Max, {v, offset}, v.type,
                {std::max(c, v.range.lo), std::max(c, v.range.hi)});
  }
  const Value a = call(BuiltinId::Abs, {v}, v.type, magnitude);
  return binary(BinaryOp::Add, a, offset, v.type, add(magnitude, {c, c}));
}

// A number within [-0.95, 0.95].
Value Generator::below_one(const Value& v) {
  if (v.range.magnitude() <= 100 && decisions_.chance(1, 3)) {
    const Value wave = call(BuiltinId::Sin, {v}, v.type, {-1, 1});
    const double k = nice(0.3, 0.9, false);
    return binary(BinaryOp::Mult, literal(v.type.scalar, k), wave, v.type, symmetric(k));
  }
  const double edge = decisions_.chance(1, 2) ? 0.9 : nice(0.5, 0.95, false);
  return clamp_to(v, -edge, edge);
}

// A number within [0, 1].
Value Generator::share(const Value& v) {
  const Scalar s = v.type.scalar;
  if (is_float(s) && v.range.magnitude() <= 100 && decisions_.chance(1, 3)) {
    const Value wave =
        call(decisions_.chance(1, 2) ? BuiltinId::Sin : BuiltinId::Cos, {v}, v.type, {-1, 1});
    const Value half = binary(BinaryOp::Mult, literal(s, 0.5), wave, v.type, symmetric(0.5));
    return binary(BinaryOp::Add, half, literal(s, 0.5), v.type, {0, 1});
  }
  return clamp_to(v, 0, 1);
}

// A number of at most 6, for exp().
Value Generator::small_exponent(const Value& v) {
  if (decisions_.chance(1, 2)) {
    const Value a = v.range.lo >= 0 ? v : call(BuiltinId::Abs, {v}, v.type, absolute(v.range));
    return unary(UnaryOp::USub, a, negate(a.range));
  }
  return clamp_to(v, v.range.lo, nice(2, 6, false));
}

Value Generator::require(const Value& v, Domain domain) {
  if (!v.type.is_scalar()) return require_of_compound(v, domain);
  const Scalar s = v.type.scalar;
  const double small = smallest_divisor(s);
  switch (domain) {
    case Domain::Positive:
      return v.range.lo >= small ? v : scalar_off_zero(v);
    case Domain::OffZero:
      return v.range.lo >= small || v.range.hi <= -small ? v : scalar_off_zero(v);
    case Domain::NotNegative:
      if (v.range.lo >= 0) return v;
      return decisions_.chance(1, 2)
                 ? call(BuiltinId::Abs, {v}, v.type, absolute(v.range))
                 : call(BuiltinId::Max, {v, literal(s, 0)}, v.type, {0, std::max(0.0, v.range.hi)});
    case Domain::BelowOne:
      return v.range.inside(-0.95, 0.95) ? v : below_one(v);
    case Domain::Share:
      return v.range.inside(0, 1) ? v : share(v);
    case Domain::Exponent:
      return v.range.hi <= 6 ? v : small_exponent(v);
    case Domain::WithinSix: {
      const double hi = nice(3, 6, false), lo = -nice(3, 6, false);
      return clamp_to(v, lo, hi);
    }
    case Domain::BelowRightAngle: {
      const double hi = nice(0.8, 1.4, false), lo = -nice(0.8, 1.4, false);
      return clamp_to(v, lo, hi);
    }
    case Domain::WithinThousand: {
      const double most = s == Scalar::Float16 ? 100 : 1000;
      return v.range.magnitude() <= most ? v : tame(v, most);
    }
    case Domain::Any:
    case Domain::UnitVector:
    case Domain::Normalizable:
    case Domain::UnitQuaternion:
    case Domain::PreciseUnitQuaternion:
    case Domain::Transform:
    case Domain::Rotation:
    case Domain::Invertible:
    case Domain::DistinctEigenvalues:
    case Domain::DistinctSingularValues:
#define WEFT_PLAIN_DOMAIN(Name, doc) case Domain::Name:
#include "domains.def"
      return v;
  }
  WEFT_UNREACHABLE();
}

}  // namespace weft::synth
