// Calls of builtins: chooses a production of the catalog, keeps the arguments inside their domains,
// and computes the range of the result.
#include <algorithm>
#include <cmath>

#include "generator.h"

namespace weft::synth {
namespace {

Range product_range(std::span<const Value> args, double k) {
  const double m = args[0].range.magnitude() *
                   (args.size() > 1 ? args[1].range.magnitude() : args[0].range.magnitude());
  return symmetric(k * m);
}

double power(double base, int n) {
  double p = 1;
  for (int i = 0; i < n; ++i) p *= base;
  return p;
}

Range result_range(const Production& p, std::span<const Value> args, const Type& result) {
  const Range a = args[0].range;
  const Range b = args.size() > 1 ? args[1].range : a;
  const double m = a.magnitude();
  const int n = p.params[0].is_composite() ? p.params[0].component_count() : 1;
  switch (p.fact->range) {
    case ResultRange::MinOf:
      return {std::min(a.lo, b.lo), std::min(a.hi, b.hi)};
    case ResultRange::MaxOf:
      return {std::max(a.lo, b.lo), std::max(a.hi, b.hi)};
    case ResultRange::Clamp:
      return {args[1].range.lo, args[2].range.hi};
    case ResultRange::Absolute:
      return absolute(a);
    case ResultRange::Unit:
      return {-1, 1};
    case ResultRange::Signed:
      return symmetric(m);
    case ResultRange::ZeroOne:
      return {0, 1};
    case ResultRange::ZeroTwo:
      return {0, 2};
    case ResultRange::Bits:
      return {0, 64};
    case ResultRange::Root:
      return {0, std::max(1.0, std::sqrt(a.hi) + 1)};
    case ResultRange::Angle:
      return {-3.2, 3.2};
    case ResultRange::Six:
      return {-6, 6};
    case ResultRange::Seven:
      return {-7, 7};
    case ResultRange::Four:
      return {-4, 4};
    case ResultRange::Hundred:
      return {-100, 100};
    case ResultRange::Exponential: {
      const double top = exp_bound(
          std::clamp(std::max(a.hi, p.fact->called == BuiltinId::Exp ? a.hi : m), 0.0, 12.0));
      return {p.fact->called == BuiltinId::Sinh ? -top : 0, top};
    }
    case ResultRange::Degrees:
      return symmetric(58 * m);
    case ResultRange::Radians:
      return mul(a, {0.0174, 0.0175});
    case ResultRange::First:
      return a;
    case ResultRange::FirstOrZero:
      return hull(symmetric(m), {0, 0});
    case ResultRange::Logarithm:
      return symmetric(std::max(log_bound(a.lo), log_bound(a.hi)));
    case ResultRange::Logarithm2:
      return symmetric(1.5 * std::max(log_bound(a.lo), log_bound(a.hi)) + 1);
    case ResultRange::Power: {
      const int k = static_cast<int>(b.hi) + 1;
      return {0, std::max(power(std::max(a.hi, 1.0), k), 1.0)};
    }
    case ResultRange::Rounded:
      return {a.lo - 1, a.hi + 1};
    case ResultRange::Blend:
      return hull(a, b);
    case ResultRange::Quotient: {
      const Range exact = div(a, b);
      // Integers are truncated, so that 3 / 418 is 0.
      return is_float(result.scalar) ? exact : Range{std::trunc(exact.lo), std::trunc(exact.hi)};
    }
    case ResultRange::Dot: {
      const double top = n * m * (args.size() > 1 ? b.magnitude() : m);
      // A product with itself is a sum of squares.
      const bool square = args.size() == 1 || args[0].hash == args[1].hash;
      const bool positive = (square && p.group != BuiltinGroup::Spatial) ||
                            (a.lo >= 0 && (args.size() == 1 || b.lo >= 0));
      return {positive ? 0 : -top, top};
    }
    case ResultRange::Index:
      return {0, n - 1.0};
    case ResultRange::Product:
      return args.size() > 1 ? mul(a, b) : product_range(args, 1);
    case ResultRange::Product2:
      return product_range(args, 2);
    case ResultRange::Product4:
      return product_range(args, 4);
    case ResultRange::Norm:
      return {0, n * m};
    case ResultRange::Inverse:
      return {-2, 2};
    case ResultRange::Determinant:
      return symmetric(24 * power(m, p.params[0].rows));
    case ResultRange::Sum:
      return scaled(hull(a, {0, 0}), p.params[0].rows);
    case ResultRange::Decomposition:
      return symmetric(n * m + 1);
    case ResultRange::Hull: {
      Range r = a;
      for (const Value& v : args) r = hull(r, v.range);
      return hull(r, {0, 0});
    }
    case ResultRange::Rotated:
      return symmetric(3 * b.magnitude());
    case ResultRange::Moved:
      return symmetric(4 * m + (args.size() > 1 ? 3 * b.magnitude() : 1));
    case ResultRange::Draw:
      if (args.size() == 1) {
        if (is_float(result.scalar)) return {0, 1};
        return {result.scalar == Scalar::UInt32 ? 0 : -2147483648.0, 4294967295.0};
      }
      return {b.lo, args[2].range.hi};
    case ResultRange::Normal:
      return {-8, 8};
    case ResultRange::Poisson:
      return {0, 200};
  }
  return a;
}

}  // namespace

// How large an argument may be so that the result still fits.
double Generator::argument_limit(const Production& p) const {
  const Scalar s = p.params[0].scalar;
  switch (p.fact->range) {
    case ResultRange::Determinant:
      return s == Scalar::Float16 ? 1 : 20;
    case ResultRange::Power:
      return s == Scalar::Float16 ? 3 : 30;
    case ResultRange::Product:
    case ResultRange::Dot:
    case ResultRange::Product4:
    case ResultRange::Product2:
      return std::min(soft_limit(s), std::sqrt(limit_of(s) / 12));
    case ResultRange::Sum:
    case ResultRange::Decomposition:
    case ResultRange::Moved:
    case ResultRange::Rotated:
    case ResultRange::Hull:
    case ResultRange::FirstOrZero:
    case ResultRange::Norm:
      return std::min(soft_limit(s), limit_of(s) / 16 - 2);
    case ResultRange::Degrees:
      return 6;
    default:
      return soft_limit(s);
  }
}

// A literal below or above the middle of the first argument.
Value Generator::literal_beside(std::span<const Value> before, Scalar s, bool below) {
  const bool whole = !is_float(s);
  const Range r = before[0].range;
  // What is known of a value is often far wider than what it takes: stay near its small end.
  const double reach = std::max(whole ? 2.0 : 0.5, std::min((r.hi - r.lo) / 2, whole ? 40.0 : 4.0));
  const double edge = round_edge(reach, whole);
  if (!below) {
    const double high = r.lo < 0 && r.hi > 0 ? edge : r.lo >= 0 ? edge : r.hi;
    return literal(s, std::max(high, before[1].range.hi + (whole ? 1 : 0.5)));
  }
  double low = r.lo < 0 && r.hi > 0 ? -edge : r.lo >= 0 ? 0 : r.hi - edge;
  if (low < lowest_of(s)) low = 0;
  return literal(s, whole ? nice(low, low, true) : low);
}

// An argument that is no expression: a random state or a literal. Nothing for the other domains.
std::optional<Value> Generator::plain_argument(const Production& p, std::span<const Value> before) {
  const std::size_t i = before.size();
  const Type& t = p.params[i];
  const Scalar s = t.scalar;
  const bool whole = !is_float(s);
  switch (p.fact->domains[i]) {
    case Domain::RandomState:
      return use(*random_state_);
    case Domain::LowEdge:
      return literal_beside(before, s, true);
    case Domain::HighEdge:
      return literal_beside(before, s, false);
    case Domain::LowerBound:
      return literal(s, whole ? nice(0, 8, true) : nice(-2, 1, false));
    case Domain::UpperBound: {
      const double low = before.back().range.hi;
      return literal(s, whole ? low + nice(2, 40, true) : nice(low + 0.5, low + 4, false));
    }
    case Domain::SmallLiteral: {
      const bool around_one = p.fact->called == BuiltinId::Erfcinv;
      const Value k = whole ? literal(s, nice(2, 16, true))
                            : literal(s, around_one ? nice(0.3, 1.7, false) : nice(0.5, 3, false));
      return around_one ? clamp_to(operand(t, 0, 0), 0.2, 1.8) : k;
    }
#define WEFT_DOMAIN(Name, doc) case Domain::Name:
#define WEFT_PLAIN_DOMAIN(Name, doc)
#include "domains.def"
      return std::nullopt;
  }
  WEFT_UNREACHABLE();
}

// min(x, x) and its like say nothing: another value for the second x, which has the range `r`.
Value Generator::another(const Type& t, Range r, double limit) {
  if (!t.is_scalar()) return tame(construct(t), limit);
  const bool whole = !is_float(t.scalar);
  const double reach = whole ? 20 : 2;
  const double low = std::clamp(r.lo, -reach, reach);
  return number(t.scalar, low, std::max(std::clamp(r.hi, -reach, reach), low + (whole ? 2 : 0.5)));
}

// An argument that is an expression, inside its domain.
Value Generator::guarded_argument(const Production& p, std::span<const Value> before, double limit,
                                  int depth, int budget) {
  const std::size_t i = before.size();
  const Domain domain = p.fact->domains[i];
  const Type& t = p.params[i];
  const Scalar s = t.scalar;
  Value v = operand(t, depth, budget);
  if (v.constant) v = leaf(t);
  if (v.constant) v = hoist(v);
  v = small_or_tame(v, limit);
  if (domain == Domain::Rotation)
    v = call(BuiltinId::QuatToMatrix, {require(leaf(Type::quat(s)), Domain::UnitQuaternion)}, t,
             {-1, 1});
  v = require(v, domain);
  // dot(x, x) says something.
  const bool square = p.fact->range == ResultRange::Dot || p.fact->range == ResultRange::Product;
  if (i > 0 && !square && v.hash == before.back().hash && t == p.params[i - 1])
    v = require(another(t, v.range, limit), domain);
  // |x| of what is never negative: of its distance to something, then.
  const bool by_sign = p.fact->range == ResultRange::Absolute ||
                       p.fact->called == BuiltinId::Sign || p.fact->called == BuiltinId::Step;
  if (by_sign && t.is_scalar() && v.range.lo >= 0 && lowest_of(s) < 0) {
    const Value from = threshold(v);
    if (from.range.lo > 0) v = binary(BinaryOp::Sub, v, from, t, sub(v.range, from.range));
  }
  return v.width > 40 ? hoist(v) : v;
}

// Gives names to wide arguments until the call fits on a line.
void Generator::hoist_wide(std::span<Value> args) {
  std::uint32_t width = 0;
  for (const Value& a : args) width += a.width + 2u;
  for (std::size_t i = 0; i < args.size() && width > 76; ++i) {
    if (args[i].width < 12 || args[i].constant) continue;
    width -= args[i].width;
    args[i] = hoist(args[i]);
    width += args[i].width;
  }
}

Value Generator::production(const Production& p, int depth, int budget) {
  std::array<Value, 6> args;
  const std::size_t n = p.param_count;
  const double limit = argument_limit(p);
  for (std::size_t i = 0; i < n; ++i) {
    const std::span<const Value> before(args.data(), i);
    const auto plain = plain_argument(p, before);
    args[i] = plain ? *plain
                    : guarded_argument(p, before, limit, depth - 1,
                                       split(budget, static_cast<int>(n - i)));
  }
  hoist_wide(std::span(args.data(), n));
  if (args[0].unit && p.fact->called == BuiltinId::Normalize) return args[0];
  const Type& result = p.results[0];
  const std::span<const Value> given(args.data(), n);
  Value v = call(p.fact->called, given, result, result_range(p, given, result));
  v.constant = false;
  v.unit = p.fact->called == BuiltinId::Normalize ||
           (result.is_quaternion() && p.fact->range == ResultRange::Unit) ||
           (result.is_transform() && args[0].unit);
  return v;
}

// Calls `see` with the type of each variable in scope, of its elements, or of its fields; until it
// says true.
template <class See>
bool Generator::any_at_hand(See see) const {
  return std::any_of(vars_.begin() + static_cast<std::ptrdiff_t>(scope_base_), vars_.end(),
                     [&](const Variable& v) {
                       const Type e = v.type.is_array() ? v.type.element() : v.type;
                       if (!e.is_struct()) return see(e);
                       const std::vector<FieldPlan>& fields = structs_[e.index].fields;
                       return std::any_of(fields.begin(), fields.end(),
                                          [&](const FieldPlan& f) { return see(f.type); });
                     });
}

bool Generator::at_hand(const Type& t) const {
  return any_at_hand([&t](const Type& e) { return e == t; });
}

// The vectors, matrices and the like that are at hand, each once.
const std::vector<Type>& Generator::composites_at_hand() {
  at_hand_.clear();
  any_at_hand([this](const Type& e) {
    if (e.is_composite() && std::find(at_hand_.begin(), at_hand_.end(), e) == at_hand_.end())
      at_hand_.push_back(e);
    return false;
  });
  return at_hand_;
}

std::optional<Value> Generator::builtin_expr(const Type& t, int depth, int budget) {
  const auto list = catalog_.producing(t);
  const bool random = random_state_ && in_kernel_;
  odds_.clear();
  std::uint64_t total = 0;
  const std::vector<Type>& composites = composites_at_hand();
  for (const Production& p : list) {
    std::uint32_t w = p.weight * policy_->group[p.group];
    if (!random && p.fact->domains[0] == Domain::RandomState) w = 0;
    if (!p.own_scalar) {
      // Arguments of the program's own scalar type come naturally, others need casts.
      for (std::size_t i = 0; i < p.param_count; ++i) {
        const Type& a = p.params[i];
        if (a.scalar != t.scalar && a.scalar != main_ && p.fact->domains[i] != Domain::RandomState)
          w /= 40;
      }
    }
    // Vectors out of numbers, to take their length at once, are far-fetched.
    for (std::size_t i = 0; i < p.param_count && w > 0; ++i) {
      const Type& a = p.params[i];
      if (a.is_composite() && a != t &&
          std::find(composites.begin(), composites.end(), a) == composites.end()) {
        w = w / 10 + 1;
        break;
      }
    }
    odds_.push_back(w);
    total += w;
  }
  if (total == 0) return std::nullopt;
  const std::size_t pick = decisions_.choose(odds_);
  Value v = production(list[pick], depth, budget);
  if (!fits(v.range, t.scalar)) v = tame(v, soft_limit(t.scalar));
  return v;
}

}  // namespace weft::synth
