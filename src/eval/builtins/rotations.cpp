// Quaternions, rigid transforms and spatial vectors.
//
// The order of the operations is that of Warp's quat.h and spatial.h.
// Quaternions are (x, y, z, w); a transform is a position followed by a
// quaternion; a spatial vector is two vectors.
#include <bit>

#include "code_builder.h"
#include "component_arrays.h"
#include "convert.h"
#include "math_ops.h"

namespace weft::eval {
namespace {
namespace rotations {

template <class N>
using Vector = std::array<N, 3>;
template <class N>
using Quaternion = std::array<N, 4>;
template <class N>
using Transform = std::array<N, 7>;
template <class N>
using Spatial = std::array<N, 6>;

// The two axes that follow axis i.
constexpr std::size_t second(std::size_t i) { return (i + 1) % 3; }
constexpr std::size_t third(std::size_t i) { return (i + 2) % 3; }

// --- vectors ---

template <class N>
Vector<N> sum(const Vector<N>& a, const Vector<N>& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
template <class N>
Vector<N> negated(const Vector<N>& a) {
  return {-a[0], -a[1], -a[2]};
}
template <class N>
Vector<N> cross(const Vector<N>& a, const Vector<N>& b) {
  Vector<N> out;
  for (std::size_t i = 0; i < 3; ++i)
    out[i] = a[second(i)] * b[third(i)] - a[third(i)] * b[second(i)];
  return out;
}

// --- quaternions ---

template <class N>
Quaternion<N> inverse(const Quaternion<N>& q) {
  return {-q[0], -q[1], -q[2], q[3]};
}

template <class N>
Quaternion<N> multiplied(const Quaternion<N>& a, const Quaternion<N>& b) {
  Quaternion<N> out;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = second(i), k = third(i);
    out[i] = a[3] * b[i] + b[3] * a[i] + a[j] * b[k] - b[j] * a[k];
  }
  out[3] = a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2];
  return out;
}

// A quaternion of length 0 becomes the identity.
template <class N>
Quaternion<N> normalized(const Machine& m, const Quaternion<N>& q) {
  const N zero = math::number<N>(0), one = math::number<N>(1);
  const N length = math::sqrt(m, q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  if (!(length > zero)) return {zero, zero, zero, one};
  const N scale = one / length;
  return {q[0] * scale, q[1] * scale, q[2] * scale, q[3] * scale};
}

// Undo: by the inverse rotation.
template <bool Undo, class N>
Vector<N> rotated(const Quaternion<N>& q, const Vector<N>& v) {
  const N two = math::number<N>(2);
  const N along_v = two * q[3] * q[3] - math::number<N>(1);
  const N along_q = two * (q[0] * v[0] + q[1] * v[1] + q[2] * v[2]);
  Vector<N> out;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = second(i), k = third(i);
    const N across = (q[j] * v[k] - q[k] * v[j]) * q[3] * two;
    const N in_plane = v[i] * along_v + q[i] * along_q;
    out[i] = Undo ? in_plane - across : in_plane + across;
  }
  return out;
}

template <class N>
Quaternion<N> from_axis_angle(const Machine& m, const Vector<N>& axis, const N& angle) {
  const N half = angle * math::number<N>(0.5);
  const N cosine = math::cos(m, half), sine = math::sin(m, half);
  return {axis[0] * sine, axis[1] * sine, axis[2] * sine, cosine};
}

// The axis of no rotation is 0.
template <class N>
void to_axis_angle(const Machine& m, const Quaternion<N>& q, Vector<N>& axis, N& angle) {
  const N zero = math::number<N>(0);
  const N length = math::sqrt(m, q[0] * q[0] + q[1] * q[1] + q[2] * q[2]);
  axis = {zero, zero, zero};
  if (length > zero) axis = {q[0] / length, q[1] / length, q[2] / length};
  if (q[3] < zero) axis = negated(axis);
  angle = math::number<N>(2) * math::atan2(m, length, math::abs(q[3]));
}

struct FromAxisAngle {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    write_components<M, S>(
        m, s.out, from_axis_angle(m, read_components<3, M, S>(m, s.a), get<M, S>(m, m.at(s.b))));
  }
};

// b, c: where axis and angle go.
struct ToAxisAngle {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    Vector<Num<M, S>> axis;
    Num<M, S> angle{};
    to_axis_angle(m, read_components<4, M, S>(m, s.a), axis, angle);
    write_components<M, S>(m, s.b, axis);
    put<M, S>(m, m.at(s.c), 0, angle);
  }
};

struct FromRollPitchYaw {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const N half = math::number<N>(0.5);
    const N roll = get<M, S>(m, m.at(s.a)) * half, pitch = get<M, S>(m, m.at(s.b)) * half,
            yaw = get<M, S>(m, m.at(s.c)) * half;
    const N cy = math::cos(m, yaw), sy = math::sin(m, yaw);
    const N cr = math::cos(m, roll), sr = math::sin(m, roll);
    const N cp = math::cos(m, pitch), sp = math::sin(m, pitch);
    write_components<M, S>(m, s.out,
                           Quaternion<N>{cy * sr * cp - sy * cr * sp, cy * cr * sp + sy * sr * cp,
                                         sy * cr * cp - cy * sr * sp, cy * cr * cp + sy * sr * sp});
  }
};

struct Inverse {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    write_components<M, S>(m, s.out, inverse(read_components<4, M, S>(m, s.a)));
  }
};

template <bool Undo>
struct Rotate {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    write_components<M, S>(
        m, s.out,
        rotated<Undo>(read_components<4, M, S>(m, s.a), read_components<3, M, S>(m, s.b)));
  }
};

struct Slerp {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto from = read_components<4, M, S>(m, s.a), to = read_components<4, M, S>(m, s.b);
    Vector<Num<M, S>> axis;
    Num<M, S> angle{};
    to_axis_angle(m, multiplied(inverse(from), to), axis, angle);
    const Num<M, S> part = get<M, S>(m, m.at(s.c)) * angle;
    write_components<M, S>(m, s.out, multiplied(from, from_axis_angle(m, axis, part)));
  }
};

// The columns are the rotated axes.
struct ToMatrix {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const auto q = read_components<4, M, S>(m, s.a);
    std::array<N, 9> out;
    for (std::size_t j = 0; j < 3; ++j) {
      Vector<N> axis;
      for (std::size_t i = 0; i < 3; ++i) axis[i] = math::number<N>(i == j ? 1 : 0);
      const Vector<N> column = rotated<false>(q, axis);
      for (std::size_t i = 0; i < 3; ++i) out[i * 3 + j] = column[i];
    }
    write_components<M, S>(m, s.out, out);
  }
};

// Of the upper left 3 x 3 part of a matrix; q: columns. The largest of w and
// the components decides which one the others are found from.
struct FromMatrix {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> in(m, s.a);
    const auto at = [&](std::size_t i, std::size_t j) {
      return in[static_cast<std::uint32_t>(i * s.q + j)];
    };
    const N zero = math::number<N>(0), half = math::number<N>(0.5), one = math::number<N>(1);
    Quaternion<N> out = {zero, zero, zero, zero};
    const N trace = at(0, 0) + at(1, 1) + at(2, 2);
    if (trace >= zero) {
      const N root = math::sqrt(m, trace + one);
      const N scale = half / root;
      out[3] = half * root;
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t j = second(i), k = third(i);
        out[i] = (at(k, j) - at(j, k)) * scale;
      }
    } else {
      std::size_t i = at(1, 1) > at(0, 0) ? 1 : 0;
      if (at(2, 2) > at(i, i)) i = 2;
      const std::size_t j = second(i), k = third(i);
      const N root = math::sqrt(m, (at(i, i) - (at(j, j) + at(k, k))) + one);
      const N scale = half / root;
      out[i] = half * root;
      out[j] = (at(i, j) + at(j, i)) * scale;
      out[k] = (at(k, i) + at(i, k)) * scale;
      out[3] = (at(k, j) - at(j, k)) * scale;
    }
    write_components<M, S>(m, s.out, normalized(m, out));
  }
};

// --- transforms ---

template <class N>
Vector<N> position(const Transform<N>& t) {
  return {t[0], t[1], t[2]};
}
template <class N>
Quaternion<N> rotation(const Transform<N>& t) {
  return {t[3], t[4], t[5], t[6]};
}
template <class N>
Transform<N> transform(const Vector<N>& p, const Quaternion<N>& q) {
  return {p[0], p[1], p[2], q[0], q[1], q[2], q[3]};
}

struct TransformMultiply {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto a = read_components<7, M, S>(m, s.a), b = read_components<7, M, S>(m, s.b);
    write_components<M, S>(m, s.out,
                           transform(sum(rotated<false>(rotation(a), position(b)), position(a)),
                                     multiplied(rotation(a), rotation(b))));
  }
};

struct TransformInverse {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto t = read_components<7, M, S>(m, s.a);
    const auto back = inverse(rotation(t));
    write_components<M, S>(m, s.out, transform(negated(rotated<false>(back, position(t))), back));
  }
};

template <bool Point>
struct TransformApply {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto t = read_components<7, M, S>(m, s.a);
    const auto turned = rotated<false>(rotation(t), read_components<3, M, S>(m, s.b));
    write_components<M, S>(m, s.out, Point ? sum(position(t), turned) : turned);
  }
};

// By a matrix of four rows and columns. The fourth coordinate is 1 of a point,
// 0 of a vector.
template <bool Point>
struct MatrixApply {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> in(m, s.a);
    const auto v = read_components<3, M, S>(m, s.b);
    const N last = math::number<N>(Point ? 1 : 0);
    Vector<N> out;
    for (std::uint32_t i = 0; i < 3; ++i)
      out[i] =
          in[i * 4] * v[0] + in[i * 4 + 1] * v[1] + in[i * 4 + 2] * v[2] + in[i * 4 + 3] * last;
    write_components<M, S>(m, s.out, out);
  }
};

// The position at s.a is combined with the vector at s.b.
template <class Op>
struct MovePosition {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Location to = m.at(s.a);
    const In<M, S> by(m, s.b);
    for (std::uint32_t i = 0; i < 3; ++i)
      put<M, S>(m, to, i, Op::apply(m, s, get<M, S>(m, to, i), by[i]));
  }
};

// --- spatial vectors ---

template <class N>
Vector<N> top(const Spatial<N>& a) {
  return {a[0], a[1], a[2]};
}
template <class N>
Vector<N> bottom(const Spatial<N>& a) {
  return {a[3], a[4], a[5]};
}

template <bool OfForces>
struct SpatialCross {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto a = read_components<6, M, S>(m, s.a), b = read_components<6, M, S>(m, s.b);
    const auto tops = cross(top(a), top(b)), mixed = cross(top(a), bottom(b));
    const auto upper = OfForces ? sum(tops, cross(bottom(a), bottom(b))) : tops;
    const auto lower = OfForces ? mixed : sum(cross(bottom(a), top(b)), mixed);
    write_components<M, S>(
        m, s.out, Spatial<Num<M, S>>{upper[0], upper[1], upper[2], lower[0], lower[1], lower[2]});
  }
};

struct SpatialDot {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    auto total = math::number<Num<M, S>>(0);
    for (std::uint32_t i = 0; i < 6; ++i) total = total + a[i] * b[i];
    put<M, S>(m, m.at(s.out), 0, total);
  }
};

// --- parts of values ---

void emit_zeros(const CallSite& c, std::uint32_t to, std::uint32_t size) {
  Step& s = c.code.emit(CoreSteps::clear);
  s.out = to;
  s.extra = size;
}

void emit_identity_rotation(const CallSite& c, std::uint32_t to, Scalar format) {
  const std::uint32_t size = scalar_size(format);
  emit_zeros(c, to, 3 * size);
  emit_number(c, to + 3 * size, format, 1);
}

// Components of another format.
void emit_converted(const CallSite& c, std::uint32_t to, const CallOperand& from, Scalar format) {
  const auto count = static_cast<std::uint32_t>(from.type.component_count());
  for (std::uint32_t i = 0; i < count; ++i) {
    Step& s = c.code.emit(convert_handler(from.type.scalar, format));
    s.out = to + i * scalar_size(format);
    s.a = from.offset + i * scalar_size(from.type.scalar);
  }
}

// Puts the argument's components to `to`. A number that is known when compiling
// may be of another type: the constructor converts it.
bool emit_part(const CallSite& c, std::uint32_t to, const CallOperand& a, Scalar format) {
  if (a.by_reference || a.type.ref || !a.type.is_value()) return false;
  if (a.type.scalar == format) {
    c.code.emit_copy(to, a.offset, a.type);
    return true;
  }
  if (a.constant == nullptr || !a.type.is_scalar()) return false;
  const ConstValue& x = *a.constant;
  if (x.f.empty() && x.i.empty()) return false;
  emit_number(c, to, format, x.f.empty() ? static_cast<double>(x.i[0]) : x.f[0]);
  return true;
}

// The arguments that are no types.
std::vector<CallOperand> values_of(const CallSite& c) {
  std::vector<CallOperand> out;
  for (const CallOperand& a : c.args)
    if (!a.is_type) out.push_back(a);
  return out;
}

int component_total(const std::vector<CallOperand>& values) {
  int out = 0;
  for (const CallOperand& a : values) out += a.type.component_count();
  return out;
}

// The components of the arguments one after another; none: zeros. False: there
// are more or fewer than `count`.
bool emit_parts(const CallSite& c, const std::vector<CallOperand>& values, int count) {
  const Operand& out = c.result();
  const std::uint32_t size = scalar_size(out.type.scalar);
  if (values.empty()) {
    emit_zeros(c, out.offset, static_cast<std::uint32_t>(out.type.component_count()) * size);
    return true;
  }
  if (component_total(values) != count) return false;
  std::uint32_t to = out.offset;
  for (const CallOperand& a : values) {
    if (!emit_part(c, to, a, out.type.scalar)) return false;
    to += static_cast<std::uint32_t>(a.type.component_count()) * size;
  }
  return true;
}

// --- calls ---

template <class Op>
bool function(const CallSite& c) {
  return emit_float_step<Op>(c) != nullptr;
}

bool quaternion(const CallSite& c) {
  const std::vector<CallOperand> values = values_of(c);
  if (!c.result().type.is_quaternion()) return false;
  if (values.size() == 1 && values[0].type.is_quaternion() && !values[0].type.ref &&
      values[0].type.scalar != c.result().type.scalar) {
    emit_converted(c, c.result().offset, values[0], c.result().type.scalar);
    return true;
  }
  return emit_parts(c, values, 4);
}

bool identity_quaternion(const CallSite& c) {
  if (!c.result().type.is_quaternion()) return false;
  emit_identity_rotation(c, c.result().offset, c.result().type.scalar);
  return true;
}

bool from_matrix(const CallSite& c) {
  Step* s = emit_float_step<FromMatrix>(c);
  if (s == nullptr) return false;
  s->q = c.arg_type(0).cols;
  return true;
}

// Axis and angle are the results, or the second and third argument.
bool to_axis_and_angle(const CallSite& c) {
  if (!has_one_float_format(c) || c.args.size() + c.results.size() != 3) return false;
  Step& s = c.code.emit(float_handler<ToAxisAngle>(c.arg_type(0).scalar));
  const bool returns = c.results.size() == 2;
  s.a = c.args[0].offset;
  s.b = returns ? c.results[0].offset : c.args[1].offset;
  s.c = returns ? c.results[1].offset : c.args[2].offset;
  return true;
}

// A position alone has no rotation; a number alone is all components.
bool transformation(const CallSite& c) {
  const std::vector<CallOperand> values = values_of(c);
  const Operand& out = c.result();
  const std::uint32_t size = scalar_size(out.type.scalar);
  if (!out.type.is_transform()) return false;
  if (values.size() == 1 && values[0].type.is_scalar())
    return emit_parts(c, std::vector<CallOperand>(7, values[0]), 7);
  if (values.size() == 1 && values[0].type.is_vector()) {
    emit_identity_rotation(c, out.offset + 3 * size, out.type.scalar);
    return emit_parts(c, values, 3);
  }
  return emit_parts(c, values, 7);
}

bool identity_transform(const CallSite& c) {
  const Operand& out = c.result();
  if (!out.type.is_transform()) return false;
  const std::uint32_t size = scalar_size(out.type.scalar);
  emit_zeros(c, out.offset, 3 * size);
  emit_identity_rotation(c, out.offset + 3 * size, out.type.scalar);
  return true;
}

template <bool Point>
bool apply(const CallSite& c) {
  return c.arg_type(0).is_matrix() ? function<MatrixApply<Point>>(c)
                                   : function<TransformApply<Point>>(c);
}

// From which component on a part of a transform or of a spatial vector stands.
template <std::uint32_t First>
bool get_part(const CallSite& c) {
  if (!has_one_float_format(c) || c.args.size() != 1) return false;
  c.code.emit_copy(c.result().offset,
                   c.args[0].offset + First * scalar_size(c.result().type.scalar), c.result().type);
  return true;
}

// The transform is changed in its place in the frame.
bool is_changeable(const CallSite& c) {
  return has_one_float_format(c) && c.args.size() == 2 && c.args[0].constant == nullptr;
}

template <std::uint32_t First>
bool set_part(const CallSite& c) {
  if (!is_changeable(c)) return false;
  c.code.emit_copy(c.args[0].offset + First * scalar_size(c.arg_type(0).scalar), c.args[1].offset,
                   c.arg_type(1));
  return true;
}
template <std::uint32_t First>
bool set_part_of_copy(const CallSite& c) {
  if (!has_one_float_format(c) || c.args.size() != 2 || c.results.size() != 1) return false;
  c.code.emit_copy(c.result().offset, c.args[0].offset, c.result().type);
  c.code.emit_copy(c.result().offset + First * scalar_size(c.arg_type(0).scalar), c.args[1].offset,
                   c.arg_type(1));
  return true;
}
template <class Op>
bool move_position(const CallSite& c) {
  if (!is_changeable(c)) return false;
  Step& s = c.code.emit(float_handler<MovePosition<Op>>(c.arg_type(0).scalar));
  s.a = c.args[0].offset;
  s.b = c.args[1].offset;
  return true;
}

bool spatial_vector(const CallSite& c) { return emit_parts(c, values_of(c), 6); }

// The first matrix stands twice on the diagonal, the second one below it.
bool spatial_adjoint(const CallSite& c) {
  if (!has_one_float_format(c) || c.args.size() != 2) return false;
  const Scalar format = c.result().type.scalar;
  const std::uint32_t size = scalar_size(format), out = c.result().offset;
  const Type row = Type::vec(3, format);
  emit_zeros(c, out, 36 * size);
  for (std::uint32_t i = 0; i < 3; ++i) {
    const std::uint32_t from = i * 3 * size;
    c.code.emit_copy(out + i * 6 * size, c.args[0].offset + from, row);
    c.code.emit_copy(out + (i + 3) * 6 * size, c.args[1].offset + from, row);
    c.code.emit_copy(out + ((i + 3) * 6 + 3) * size, c.args[0].offset + from, row);
  }
  return true;
}

}  // namespace rotations

constexpr KnownCall kRotationCalls[] = {
    {BuiltinId::Quaternion, rotations::quaternion},
    {BuiltinId::QuatIdentity, rotations::identity_quaternion},
    {BuiltinId::QuatFromAxisAngle, rotations::function<rotations::FromAxisAngle>},
    {BuiltinId::QuatFromMatrix, rotations::from_matrix},
    {BuiltinId::QuatInverse, rotations::function<rotations::Inverse>},
    {BuiltinId::QuatRotate, rotations::function<rotations::Rotate<false>>},
    {BuiltinId::QuatRotateInv, rotations::function<rotations::Rotate<true>>},
    {BuiltinId::QuatRpy, rotations::function<rotations::FromRollPitchYaw>},
    {BuiltinId::QuatSlerp, rotations::function<rotations::Slerp>},
    {BuiltinId::QuatToAxisAngle, rotations::to_axis_and_angle},
    {BuiltinId::QuatToMatrix, rotations::function<rotations::ToMatrix>},
    {BuiltinId::Transformation, rotations::transformation},
    {BuiltinId::TransformIdentity, rotations::identity_transform},
    {BuiltinId::TransformInverse, rotations::function<rotations::TransformInverse>},
    {BuiltinId::TransformMultiply, rotations::function<rotations::TransformMultiply>},
    {BuiltinId::TransformPoint, rotations::apply<true>},
    {BuiltinId::TransformVector, rotations::apply<false>},
    {BuiltinId::TransformGetTranslation, rotations::get_part<0>},
    {BuiltinId::TransformGetRotation, rotations::get_part<3>},
    {BuiltinId::TransformSetTranslation, rotations::set_part<0>},
    {BuiltinId::TransformSetRotation, rotations::set_part<3>},
    {BuiltinId::TransformSetTranslationCopy, rotations::set_part_of_copy<0>},
    {BuiltinId::TransformSetRotationCopy, rotations::set_part_of_copy<3>},
    {BuiltinId::TransformAddInplace, rotations::move_position<AddNumbers>},
    {BuiltinId::TransformSubInplace, rotations::move_position<SubtractNumbers>},
    {BuiltinId::SpatialVector, rotations::spatial_vector},
    {BuiltinId::SpatialAdjoint, rotations::spatial_adjoint},
    {BuiltinId::SpatialTop, rotations::get_part<0>},
    {BuiltinId::SpatialBottom, rotations::get_part<3>},
    {BuiltinId::SpatialCross, rotations::function<rotations::SpatialCross<false>>},
    {BuiltinId::SpatialCrossDual, rotations::function<rotations::SpatialCross<true>>},
    {BuiltinId::SpatialDot, rotations::function<rotations::SpatialDot>},
};

}  // namespace

std::span<const KnownCall> rotation_calls() { return kRotationCalls; }

}  // namespace weft::eval
