// Leaves: expressions of a wanted type that read one of the variables in scope.
#include <algorithm>

#include "generator.h"

namespace weft::synth {
namespace {

// How a variable of one type gives a value of another.
enum How : std::uint8_t {
  kNone,
  kExact,
  kComponent,
  kRow,
  kPosition,
  kRotation,
  kCast,
  kComponentCast
};

struct Match {
  How how = kNone;
  std::uint32_t weight = 0;
};

Match match(const Type& from, const Type& to, std::uint32_t cross) {
  if (from == to) return {kExact, 400};
  if (to.is_scalar() && !to.is_bool()) {
    if (from.is_scalar() && !from.is_bool()) return {kCast, 1 + cross / 8};
    if (from.is_composite() && from.scalar == to.scalar) return {kComponent, 110};
    if (from.is_composite()) return {kComponentCast, cross / 40};
  }
  if (to.is_vector() && from.is_matrix() && from.scalar == to.scalar && from.cols == to.rows)
    return {kRow, 60};
  if (to.is_vector() && to.rows == 3 && from.is_transform() && from.scalar == to.scalar)
    return {kPosition, 90};
  if (to.is_quaternion() && from.is_transform() && from.scalar == to.scalar)
    return {kRotation, 120};
  return {};
}

}  // namespace

Value Generator::index_for(Bound b) {
  if (b.kind == Bound::Kind::Fixed) {
    odds_.clear();
    std::vector<std::size_t> candidates;
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      const Variable& v = vars_[i];
      if (v.type == Type::of(Scalar::Int32) && v.kind == VarKind::Loop &&
          v.range.inside(0, b.value - 1))
        candidates.push_back(i);
    }
    if (!candidates.empty()) return use(candidates.back());
    // A position made from the thread or an integer input.
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      const Variable& v = vars_[i];
      if (v.type == Type::of(Scalar::Int32) && !v.type.is_array() && v.range.lo >= 0 &&
          v.kind != VarKind::Constant && !is_size(i))
        candidates.push_back(i);
    }
    if (!candidates.empty() && decisions_.chance(1, 5)) {
      const Value v = use(candidates[decisions_.below(candidates.size())]);
      if (v.range.hi < b.value) return v;
      if (decisions_.chance(2, 3))
        return binary(BinaryOp::Mod, v, literal(Scalar::Int32, b.value), v.type,
                      {0, b.value - 1.0});
      return call(BuiltinId::Min, {v, literal(Scalar::Int32, b.value - 1)}, v.type,
                  {0, b.value - 1.0});
    }
    return literal(Scalar::Int32, nice(0, b.value - 1, true));
  }
  std::vector<std::size_t> exact;
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (vars_[i].bound == b && vars_[i].type == Type::of(Scalar::Int32) &&
        !vars_[i].type.is_array())
      exact.push_back(i);
  }
  if (b.kind == Bound::Kind::Launch) {
    WEFT_CHECK(!exact.empty(), "no index for launch dimension {}", b.value);
    // The innermost index most often: a loop over the dimension would be idle otherwise.
    const std::size_t var = exact.size() > 1 && decisions_.chance(3, 4)
                                ? exact.back()
                                : exact[decisions_.below(exact.size())];
    const Value v = use(var);
    if (!may_move_ || !(must_move_ || decisions_.chance(policy_->neighbour, 1000))) return v;
    may_move_ = false;
    const Value step = literal(Scalar::Int32, decisions_.chance(24, 25) ? 1 : 2);
    if (decisions_.chance(1, 2)) {
      const Value moved = binary(BinaryOp::Sub, v, step, v.type, sub(v.range, step.range));
      return call(BuiltinId::Max, {moved, literal(Scalar::Int32, 0)}, v.type, {0, v.range.hi});
    }
    // The upper neighbour needs the size: as an argument that equals it.
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      if (vars_[i].kind != VarKind::Param ||
          launch_param_[static_cast<std::size_t>(b.value)] != static_cast<int>(i))
        continue;
      const Value size = use(i);
      const Value last =
          binary(BinaryOp::Sub, size, literal(Scalar::Int32, 1), v.type, {0, size.range.hi - 1});
      const Value moved = binary(BinaryOp::Add, v, step, v.type, add(v.range, step.range));
      if (decisions_.chance(1, 2))
        return call(BuiltinId::Min, {moved, last}, v.type, {0, v.range.hi});
      return binary(BinaryOp::Mod, moved, use(i), v.type, {0, v.range.hi});
    }
    const Value moved = binary(BinaryOp::Sub, v, step, v.type, sub(v.range, step.range));
    return call(BuiltinId::Max, {moved, literal(Scalar::Int32, 0)}, v.type, {0, v.range.hi});
  }
  if (!exact.empty()) return use(exact.back());
  // A size parameter: at least one, so the first place is always there.
  const std::size_t size = size_params_[static_cast<std::size_t>(b.value)];
  std::vector<std::size_t> candidates;
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    const Variable& v = vars_[i];
    if (v.type == Type::of(Scalar::Int32) && (v.kind == VarKind::Thread || v.kind == VarKind::Loop))
      candidates.push_back(i);
  }
  const Value v = use(candidates[decisions_.below(candidates.size())]);
  return binary(BinaryOp::Mod, v, use(size), v.type, {0, vars_[size].range.hi - 1});
}

// A loop runs over one of the array's dimensions.
bool Generator::indexed_by_loop(const Variable& array) const {
  return std::any_of(vars_.begin() + static_cast<std::ptrdiff_t>(scope_base_), vars_.end(),
                     [&array](const Variable& v) {
                       return v.kind == VarKind::Loop && v.bound.kind != Bound::Kind::None &&
                              std::find(array.dims.begin(), array.dims.end(), v.bound) !=
                                  array.dims.end();
                     });
}

Value Generator::variable_value(std::size_t var) {
  if (!vars_[var].type.is_array()) return use(var);
  const Variable x = vars_[var];
  if (x.load >= 0 && !indexed_by_loop(x) &&
      (!fit_lines_ || !decisions_.chance(policy_->neighbour * x.type.ndim, 1000))) {
    ++vars_[var].uses;
    return use(static_cast<std::size_t>(x.load));
  }
  std::array<Value, 4> indices;
  // One index at a time, as in a stencil; none in opening statements of several dimensions, whose
  // lines are not to be broken.
  may_move_ = fit_lines_ || rank_ == 1;
  must_move_ = x.load >= 0 && !indexed_by_loop(x);
  for (std::size_t d = 0; d < x.type.ndim; ++d) indices[d] = index_for(x.dims[d]);
  may_move_ = true;
  must_move_ = false;
  Value v = use(var);
  v.unit = x.unit;
  const Type element = x.type.element();
  // a[i][j] reads the same place as a[i, j].
  if (x.type.ndim == 2 && decisions_.chance(1, 12)) {
    Value row = subscript(v, std::span(indices.data(), 1), Type::array_of(element, 1), x.range);
    return subscript(row, std::span(indices.data() + 1, 1), element, x.range);
  }
  return subscript(v, std::span(indices.data(), x.type.ndim), element, x.range);
}

Value Generator::component(const Value& v) {
  return component_at(
      v, static_cast<int>(decisions_.below(static_cast<std::size_t>(v.type.component_count()))));
}

// Row-major for matrices; by letter or by index, which mean the same.
Value Generator::component_at(const Value& v, int k) {
  const Type scalar = v.type.scalar_type();
  if (v.type.is_matrix()) {
    const int row = k / v.type.cols, col = k % v.type.cols;
    const std::array<Value, 2> at{literal(Scalar::Int32, row), literal(Scalar::Int32, col)};
    return subscript(v, at, scalar, v.range);
  }
  if (!v.type.is_transform() && v.type.component_count() <= 4 && style_.letters) {
    static constexpr std::string_view kLetters[] = {"x", "y", "z", "w"};
    return attribute(v, tree_->intern(kLetters[static_cast<std::size_t>(k)]), scalar, v.range);
  }
  const std::array<Value, 1> at{literal(Scalar::Int32, static_cast<double>(k))};
  return subscript(v, at, scalar, v.range);
}

Value Generator::read(std::size_t var, const Type& t, std::uint8_t how, std::uint8_t field) {
  Value v = variable_value(var);
  if (v.type.is_struct()) {
    FieldPlan& f = structs_[v.type.index].fields[field];
    f.read = true;
    v = attribute(v, f.name, f.type, f.range);
    v.unit = f.unit;
  }
  switch (static_cast<How>(how)) {
    case kNone:
    case kExact:
      return v;
    case kComponent:
      return component(v);
    case kRow: {
      const std::array<Value, 1> at{
          literal(Scalar::Int32, static_cast<double>(decisions_.below(v.type.rows)))};
      return subscript(v, at, t, v.range);
    }
    case kPosition:
      if (decisions_.chance(1, 2)) return attribute(v, tree_->intern("p"), t, v.range);
      return call(BuiltinId::TransformGetTranslation, {v}, t, v.range);
    case kRotation: {
      Value q = decisions_.chance(1, 2) ? attribute(v, tree_->intern("q"), t, {-1, 1})
                                        : call(BuiltinId::TransformGetRotation, {v}, t, v.range);
      q.unit = v.unit;
      return q;
    }
    case kCast:
      return convert(v, t);
    case kComponentCast:
      return convert(component(v), t);
  }
  return v;
}

// An argument that says how many there are: nobody calculates with it.
bool Generator::is_size(std::size_t var) const {
  return vars_[var].kind == VarKind::Param &&
         (std::find(launch_param_.begin(), launch_param_.end(), static_cast<int>(var)) !=
              launch_param_.end() ||
          std::find(size_params_.begin(), size_params_.end(), var) != size_params_.end());
}

Value Generator::leaf(const Type& t) {
  struct Candidate {
    std::size_t var;
    std::uint8_t how, field;
  };
  std::array<Candidate, 96> candidates;
  odds_.clear();
  const std::uint32_t cross = policy_->cross_type;
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    const Variable& x = vars_[i];
    if (x.kind == VarKind::Random || x.kind == VarKind::Hidden || x.kind == VarKind::Load) continue;
    const Type element = x.type.is_array() ? x.type.element() : x.type;
    auto consider = [&](const Type& from, std::uint8_t field, bool fresh_field) {
      Match m = match(from, t, cross);
      if (m.how == kNone || odds_.size() >= candidates.size()) return;
      std::uint64_t w = m.weight;
      const bool counter = x.kind == VarKind::Thread || x.kind == VarKind::Loop;
      if (counter) w = m.how == kExact ? 40 : 4;
      if (x.uses == 0 && x.must_use) w = w * 6 + (counter ? 0 : 30);
      if (x.kind == VarKind::Local) w = w * 3 / 2;
      w = w * 8 / (x.uses + 2);
      if (is_size(i)) w = w / 24;
      if (fresh_field) w = w * 4;
      if (w == 0) w = 1;
      candidates[odds_.size()] = {i, m.how, field};
      odds_.push_back(static_cast<std::uint32_t>(w));
    };
    if (element.is_struct()) {
      const StructPlan& s = structs_[element.index];
      for (std::size_t f = 0; f < s.fields.size(); ++f)
        consider(s.fields[f].type, static_cast<std::uint8_t>(f), !s.fields[f].read);
    } else {
      consider(element, 0, false);
    }
  }
  if (odds_.empty()) return construct(t);
  const Candidate c = candidates[decisions_.choose(odds_)];
  return read(c.var, t, c.how, c.field);
}

Value Generator::construct_scalar(const Type& t) {
  // Only flags and structs without numbers are in scope.
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    if (vars_[i].type.is_bool()) return convert(use(i), t);
  }
  return number(t.scalar, is_float(t.scalar) ? 0.25 : 2, is_float(t.scalar) ? 2 : 9);
}

Value Generator::construct_vector(const Type& t) {
  const Scalar s = t.scalar;
  const Type scalar = t.scalar_type();
  std::array<Value, 6> parts;
  Range r{};
  const int n = t.rows;
  if (n == 6 && s == Scalar::Float32) {
    const Type v3 = Type::vec(3, s);
    const Value top = leaf(v3), bottom = leaf(v3);
    return constructor(t, std::array{top, bottom}, hull(top.range, bottom.range));
  }
  if ((n > 4 && !(n == 6 && is_float(s))) || (n <= 4 && decisions_.chance(1, 16))) {
    parts[0] = leaf(scalar);
    return constructor(t, std::span(parts.data(), 1), parts[0].range);
  }
  const auto real = decisions_.below(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const bool variable = k == real || decisions_.chance(1, 2);
    if (variable) parts[k] = narrow(leaf(scalar), 26);
    // vec4(a, a, a, 0.7) says less than vec4(a, 0.0, 1.0, 0.7).
    const bool again = std::any_of(parts.begin(), parts.begin() + i,
                                   [&](const Value& p) { return p.hash == parts[k].hash; });
    if (!variable || again) {
      const double number = decisions_.chance(1, 2) ? static_cast<double>(decisions_.below(2))
                                                    : nice(0, is_float(s) ? 2 : 5, !is_float(s));
      parts[k] = literal(s, number);
    }
    r = i == 0 ? parts[0].range : hull(r, parts[k].range);
  }
  return constructor(t, std::span(parts.data(), static_cast<std::size_t>(n)), r);
}

Value Generator::construct_matrix(const Type& t) {
  const Scalar s = t.scalar;
  const Type scalar = t.scalar_type();
  if (t.rows == 2 && t.cols == 2 && decisions_.chance(1, 3)) {
    std::array<Value, 4> parts;
    Range r{};
    for (std::size_t i = 0; i < 4; ++i) {
      parts[i] = i == 0 || decisions_.chance(1, 2) ? leaf(scalar) : literal(s, nice(0, 2, false));
      r = i == 0 ? parts[0].range : hull(r, parts[i].range);
    }
    return constructor(t, parts, r);
  }
  if (t.rows == t.cols && t.rows <= 4 && decisions_.chance(1, 3)) {
    const Value v = leaf(Type::vec(t.rows, s));
    return call(BuiltinId::Diag, {v}, t, hull(v.range, {0, 0}));
  }
  if (t.rows <= 4 && t.cols <= 4) {
    const Value a = narrow(tame(leaf(Type::vec(t.rows, s)), soft_limit(s)), 40);
    const Value b = narrow(tame(leaf(Type::vec(t.cols, s)), soft_limit(s)), 40);
    return call(BuiltinId::Outer, {a, b}, t, mul(a.range, b.range));
  }
  const std::array<Value, 1> one{leaf(scalar)};
  return constructor(t, one, one[0].range);
}

Value Generator::construct_quaternion(const Type& t) {
  const Scalar s = t.scalar;
  const Type scalar = t.scalar_type();
  const Type v3 = Type::vec(3, s);
  if (decisions_.chance(1, 5)) {
    // Four numbers that are not all zero, brought to length one.
    std::array<Value, 4> parts;
    for (std::size_t i = 0; i < 3; ++i)
      parts[i] = i == 0 || decisions_.chance(2, 3) ? narrow(tame(leaf(scalar), 10), 20)
                                                   : literal(s, nice(-1, 1, false));
    parts[3] = literal(s, nice(0.5, 2, false));
    Value q = call(BuiltinId::Normalize, {constructor(t, parts, symmetric(10))}, t, {-1, 1});
    q.unit = true;
    return q;
  }
  const bool partial = s != Scalar::Float16 && decisions_.chance(1, 8);
  Value q =
      decisions_.chance(1, 2)
          ? call(BuiltinId::QuatFromAxisAngle,
                 {narrow(require(leaf(v3), Domain::UnitVector), 36), narrow(leaf(scalar), 28)}, t,
                 {-1, 1})
          : call(BuiltinId::QuatRpy,
                 {narrow(leaf(scalar), 24), narrow(leaf(scalar), 24), narrow(leaf(scalar), 24)}, t,
                 {-1, 1});
  if (partial) {
    const Value part = narrow(require(leaf(scalar), Domain::Share), 24);
    q = call(BuiltinId::QuatSlerp, {identity(t), narrow(q, 48), part}, t, {-1, 1});
  }
  q.unit = true;
  return q;
}

Value Generator::construct(const Type& t) {
  if (t.is_bool()) return comparison(0);
  if (t.is_scalar()) return construct_scalar(t);
  if (t.is_vector()) return construct_vector(t);
  if (t.is_matrix()) return construct_matrix(t);
  if (t.is_quaternion()) return construct_quaternion(t);
  if (t.is_transform()) {
    const Scalar s = t.scalar;
    const Value p = narrow(tame(leaf(Type::vec(3, s)), soft_limit(s) / 8), 36);
    const Value q = narrow(require(leaf(Type::quat(s)), Domain::UnitQuaternion), 40);
    Value out = constructor(t, std::array{p, q}, hull(p.range, {-1, 1}));
    out.unit = true;
    return out;
  }
  WEFT_UNREACHABLE("no construction");
}

Value Generator::adapt(Value v, const Type& t) {
  if (v.type == t) return v;
  if (v.type.is_struct()) {
    const StructPlan& s = structs_[v.type.index];
    // One that nothing has read, if there is one.
    std::size_t at = decisions_.below(s.fields.size());
    for (std::size_t k = 0; k < s.fields.size() && s.fields[at].read; ++k)
      at = (at + 1) % s.fields.size();
    structs_[v.type.index].fields[at].read = true;
    const FieldPlan f = s.fields[at];
    Value field = attribute(v, f.name, f.type, f.range);
    field.unit = f.unit;
    return adapt(field, t);
  }
  if (t.is_scalar()) {
    if (v.type.is_composite()) {
      const bool flt = is_float(v.type.scalar);
      if (v.type.is_vector() && flt && decisions_.chance(1, 2) &&
          v.range.magnitude() < soft_limit(v.type.scalar)) {
        v = call(BuiltinId::Length, {v}, v.type.scalar_type(),
                 {0, v.range.magnitude() * v.type.rows});
      } else if (v.type.is_matrix() && v.type.rows == v.type.cols && decisions_.chance(1, 2) &&
                 v.range.magnitude() < soft_limit(v.type.scalar)) {
        v = call(BuiltinId::Trace, {v}, v.type.scalar_type(), scaled(v.range, v.type.rows));
      } else {
        v = component(v);
      }
    }
    if (t.is_bool()) return v.type.is_bool() ? v : compare_values(v);
    return convert(v, t);
  }
  // A compound value that carries the other: scaled, or made of it.
  const Value s = adapt(v, t.scalar_type());
  if (t.is_vector() && t.rows != 6) return constructor(t, std::array{s}, s.range);
  const Value base = construct(t);
  return combine_values(base, s);
}

// What stands in where a condition does not hold: nothing, or no rotation.
Value Generator::fallback(const Type& t) {
  if (t.is_quaternion()) return identity(t);
  return t.is_scalar() ? literal(t.scalar, 0) : splat(t, 0);
}

Value Generator::combine_values(Value v, Value extra) {
  const Type t = v.type;
  if (t.is_bool()) {
    const Value e = adapt(extra, t);
    Value out = v;
    out.node = node(NodeKind::BoolOp, {v.node, e.node},
                    static_cast<std::uint8_t>(decisions_.chance(2, 3) ? BoolOp::And : BoolOp::Or));
    tree_->type(out.node) = t;
    out.hash = v.hash * 31 + e.hash;
    out.width = static_cast<std::uint16_t>(v.width + e.width + 6);
    out.constant = false;
    return out;
  }
  if (extra.type.is_bool()) {
    if (is_float(t.scalar) && !t.is_transform()) {
      const Value other = fallback(t);
      if (v.width + other.width + extra.width > 70) v = hoist(v);
      Value out = call(BuiltinId::Where, {extra, v, other}, t, hull(v.range, other.range));
      out.unit = v.unit && other.unit;
      return out;
    }
    extra = convert(extra, t.scalar_type());
  }
  if (t.is_scalar()) return join(t, v, adapt(extra, t));
  if (t.is_transform()) {
    Value s = require(adapt(extra, t.scalar_type()), Domain::BelowOne);
    v = hoist(v);
    const Type v3 = Type::vec(3, t.scalar);
    const Value p = call(BuiltinId::TransformGetTranslation, {v}, v3, v.range);
    const Value moved = binary(BinaryOp::Mult, p, s, v3, mul(p.range, s.range));
    const Value q =
        call(BuiltinId::TransformGetRotation, {again(v)}, Type::quat(t.scalar), {-1, 1});
    Value out = constructor(t, std::array{moved, q}, hull(moved.range, {-1, 1}));
    out.unit = v.unit;
    return out;
  }
  if (extra.type == t) return join(t, v, extra);
  Value s = adapt(extra, t.scalar_type());
  v = tame(v, soft_limit(t.scalar));
  const double room = limit_of(t.scalar) / std::max(1.0, v.range.magnitude());
  if (s.range.magnitude() > room) s = tame(s, room < 10 ? 1 : 10);
  if (!fits(mul(v.range, s.range), t.scalar)) s = tame(s, 1);
  if (!fits(mul(v.range, s.range), t.scalar)) {
    if (!t.is_vector() || t.rows == 6) return v;
    const Value wide = constructor(t, std::array{s}, s.range);
    return call(BuiltinId::Max, {v, wide}, t, hull(v.range, s.range));
  }
  return binary(BinaryOp::Mult, v, s, t, mul(v.range, s.range));
}

Value Generator::combine(Value v, std::size_t var) {
  const Value extra = variable_value(var);
  return combine_values(v, extra);
}

}  // namespace weft::synth
