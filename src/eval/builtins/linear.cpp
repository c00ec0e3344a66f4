// Linear algebra: products, lengths, determinants and inverses.
//
// The order of the operations is Warp's, on which the bits of the results depend; products of two
// matrices are summed by fused multiply-add.
#include "call_site.h"
#include "code_builder.h"
#include "math_ops.h"

namespace weft::eval {

namespace {

std::uint32_t components(const Type& t) { return static_cast<std::uint32_t>(t.component_count()); }

// sum + a * b, rounded once where Warp has a fused form for the type.
template <class N>
N multiply_add(Machine& m, const Step& s, const N& a, const N& b, const N& sum) {
  if constexpr (std::is_floating_point_v<N>) {
    return std::fma(a, b, sum);
  } else if constexpr (kIsInt<N>) {
    return AddNumbers::apply(m, s, sum, MultiplyNumbers::apply(m, s, a, b));
  } else {
    return sum + a * b;
  }
}
template <class S>
requires std::is_floating_point_v<S> Dual<S> multiply_add(Machine&, const Step&, const Dual<S>& a,
                                                          const Dual<S>& b, const Dual<S>& sum) {
  Dual<S> out = sum + a * b;
  out.p = std::fma(a.p, b.p, sum.p);
  return out;
}
template <class N>
N times(Machine& m, const Step& s, const N& a, const N& b) {
  return MultiplyNumbers::apply(m, s, a, b);
}
template <class N>
N plus(Machine& m, const Step& s, const N& a, const N& b) {
  return AddNumbers::apply(m, s, a, b);
}

// The sum of products. Of two and three components it begins with the first product, of others with
// 0, which decides about the sign of a zero.
template <class N, class A, class B>
N dot_of(Machine& m, const Step& s, const A& a, const B& b, std::uint32_t n, bool from_zero) {
  N sum = times(m, s, N(a[0]), N(b[0]));
  if (from_zero) sum = plus(m, s, math::number<N>(0), sum);
  for (std::uint32_t i = 1; i < n; ++i) sum = plus(m, s, sum, times(m, s, N(a[i]), N(b[i])));
  return sum;
}

// p: 1 if the sum begins with 0.
struct Dot {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    put<M, S>(m, m.at(s.out), 0, dot_of<Num<M, S>>(m, s, a, b, s.n, s.p == 1));
  }
};
struct Length {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    put<M, S>(m, m.at(s.out), 0, math::sqrt(m, dot_of<Num<M, S>>(m, s, a, a, s.n, s.p == 1)));
  }
};
// q: 1 for quaternions, which are multiplied by the inverse of their length.
struct Normalize {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    const N length = math::sqrt(m, dot_of<N>(m, s, a, a, s.n, s.p == 1));
    const N zero = math::number<N>(0);
    if (!(length > zero)) {
      for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, zero);
      if (s.q == 1) out.set(3, math::number<N>(1));
      return;
    }
    const N inverse = math::number<N>(1) / length;
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, s.q == 1 ? a[i] * inverse : a[i] / length);
  }
};

bool sum_begins_with_zero(const Type& t) { return t.is_vector() && t.rows > 3; }

bool emit_reduction(const CallSite& c, Handler handler) {
  const Type& a = c.arg_type(0);
  if (handler == nullptr || a.ref || !(a.is_vector() || a.is_quaternion())) return false;
  Step& s = c.emit(handler);
  s.n = components(a);
  s.p = sum_begins_with_zero(a) ? 1 : 0;
  s.q = a.is_quaternion() ? 1 : 0;
  return true;
}
bool dot(const CallSite& c) {
  return c.arg_type(1) == c.arg_type(0) &&
         emit_reduction(c, number_handler<Dot>(c.arg_type(0).scalar));
}
bool length(const CallSite& c) {
  return emit_reduction(c, float_handler<Length>(c.arg_type(0).scalar));
}
bool length_sq(const CallSite& c) {
  if (!emit_reduction(c, number_handler<Dot>(c.arg_type(0).scalar))) return false;
  c.code.last().b = c.args[0].offset;
  return true;
}
bool normalize(const CallSite& c) {
  return emit_reduction(c, float_handler<Normalize>(c.arg_type(0).scalar));
}

struct Cross {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    using N = Num<M, S>;
    const auto part = [&](std::uint32_t i, std::uint32_t j) {
      return SubtractNumbers::apply(m, s, N(times(m, s, N(a[i]), N(b[j]))),
                                    N(times(m, s, N(a[j]), N(b[i]))));
    };
    const N x = part(1, 2), y = part(2, 0), z = part(0, 1);
    const Out<M, S> out(m, s.out);
    out.set(0, x);
    out.set(1, y);
    out.set(2, z);
  }
};
bool cross(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = number_handler<Cross>(a.scalar);
  if (h == nullptr || a.ref || !a.is_vector() || a.rows != 3 || c.arg_type(1) != a) return false;
  c.emit(h);
  return true;
}

// --- products of matrices ---

// p, q, r: rows, inner size and columns. Each sum begins with the first product.
struct MatrixVector {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.p; ++i) {
      N sum = times(m, s, N(a[i * s.q]), N(b[0]));
      for (std::uint32_t k = 1; k < s.q; ++k)
        sum = plus(m, s, sum, times(m, s, N(a[i * s.q + k]), N(b[k])));
      out.set(i, sum);
    }
  }
};
struct VectorMatrix {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t j = 0; j < s.r; ++j) {
      N sum = times(m, s, N(b[j]), N(a[0]));
      for (std::uint32_t k = 1; k < s.q; ++k)
        sum = plus(m, s, sum, times(m, s, N(b[k * s.r + j]), N(a[k])));
      out.set(j, sum);
    }
  }
};
struct MatrixMatrix {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.p; ++i) {
      for (std::uint32_t j = 0; j < s.r; ++j) {
        N sum = math::number<N>(0);
        for (std::uint32_t k = 0; k < s.q; ++k)
          sum = multiply_add(m, s, N(a[i * s.q + k]), N(b[k * s.r + j]), sum);
        out.set(i * s.r + j, sum);
      }
    }
  }
};

struct QuaternionProduct {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    const auto ax = a[0], ay = a[1], az = a[2], aw = a[3];
    const auto bx = b[0], by = b[1], bz = b[2], bw = b[3];
    const Out<M, S> out(m, s.out);
    out.set(0, aw * bx + bw * ax + ay * bz - by * az);
    out.set(1, aw * by + bw * ay + az * bx - bz * ax);
    out.set(2, aw * bz + bw * az + ax * by - bx * ay);
    out.set(3, aw * bw - ax * bx - ay * by - az * bz);
  }
};

bool emit_product(const CallSite& c, Handler handler, std::uint32_t rows, std::uint32_t inner,
                  std::uint32_t cols) {
  if (handler == nullptr) return false;
  Step& s = c.emit(handler);
  s.p = static_cast<std::uint16_t>(rows);
  s.q = static_cast<std::uint16_t>(inner);
  s.r = static_cast<std::uint16_t>(cols);
  return true;
}

bool multiply(const CallSite& c) {
  const Type &a = c.arg_type(0), &b = c.arg_type(1);
  if (c.args.size() != 2 || a.ref || b.ref || !a.is_value() || !b.is_value() ||
      a.scalar != b.scalar)
    return false;
  if (a.is_scalar() || b.is_scalar()) return multiply_components(c);
  if (a.is_quaternion() && b.is_quaternion())
    return emit_product(c, float_handler<QuaternionProduct>(a.scalar), 0, 0, 0);
  if (a.is_transform() && b.is_transform()) return find_call(BuiltinId::TransformMultiply)(c);
  if (a.is_matrix() && b.is_vector() && a.cols == b.rows)
    return emit_product(c, number_handler<MatrixVector>(a.scalar), a.rows, a.cols, 1);
  if (a.is_vector() && b.is_matrix() && a.rows == b.rows)
    return emit_product(c, number_handler<VectorMatrix>(a.scalar), 1, a.rows, b.cols);
  if (a.is_matrix() && b.is_matrix() && a.cols == b.rows)
    return emit_product(c, number_handler<MatrixMatrix>(a.scalar), a.rows, a.cols, b.cols);
  return false;
}

struct Outer {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.p; ++i)
      for (std::uint32_t j = 0; j < s.r; ++j) out.set(i * s.r + j, times(m, s, N(a[i]), N(b[j])));
  }
};
bool outer(const CallSite& c) {
  const Type &a = c.arg_type(0), &b = c.arg_type(1);
  if (a.ref || b.ref || a.scalar != b.scalar) return false;
  if (a.is_scalar() || b.is_scalar()) return multiply_components(c);
  if (!a.is_vector() || !b.is_vector()) return false;
  return emit_product(c, number_handler<Outer>(a.scalar), a.rows, 1, b.rows);
}

// The sum of the products of all components.
struct DoubleDot {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a), b(m, s.b);
    N sum = math::number<N>(0);
    for (std::uint32_t i = 0; i < s.n; ++i) sum = multiply_add(m, s, N(a[i]), N(b[i]), sum);
    put<M, S>(m, m.at(s.out), 0, sum);
  }
};
bool ddot(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = number_handler<DoubleDot>(a.scalar);
  if (h == nullptr || a.ref || !a.is_matrix() || c.arg_type(1) != a) return false;
  c.emit(h).n = components(a);
  return true;
}

struct Trace {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a);
    N sum = a[0];
    for (std::uint32_t i = 1; i < s.p; ++i) sum = plus(m, s, sum, N(a[i * (s.p + 1u)]));
    put<M, S>(m, m.at(s.out), 0, sum);
  }
};
bool trace(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = number_handler<Trace>(a.scalar);
  if (h == nullptr || a.ref || !a.is_matrix() || a.rows != a.cols) return false;
  c.emit(h).p = a.rows;
  return true;
}

// The matrix by which a vector is multiplied for the cross product.
struct Skew {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    const auto opposite = [&](std::uint32_t i) {
      if constexpr (kIsFloat<S>) {
        return -a[i];
      } else {
        return SubtractNumbers::apply(m, s, S{}, a[i]);
      }
    };
    const N zero = math::number<N>(0);
    const N all[9] = {zero, opposite(2), a[1], a[2], zero, opposite(0), opposite(1), a[0], zero};
    for (std::uint32_t i = 0; i < 9; ++i) out.set(i, all[i]);
  }
};
bool skew(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = number_handler<Skew>(a.scalar);
  if (h == nullptr || a.ref || !a.is_vector() || a.rows != 3) return false;
  c.emit(h);
  return true;
}

// --- determinants and inverses ---

// For 4x4 matrices Warp has some intermediate values in double precision: `Mixed` is what a product
// of a component and a double is, `Wider` the double. Products of a 16-bit float and a double are
// 16-bit floats.
template <class N>
struct Precision {
  using Wider = double;
  using Mixed = std::conditional_t<std::is_same_v<N, F16> || std::is_same_v<N, BF16>, N, double>;
};
template <class S>
struct Precision<Dual<S>> {
  using Wider = Dual<double>;
  using Mixed = std::conditional_t<kIsHalf<S>, Dual<S>, Dual<double>>;
};

template <class To, class From>
To in_precision(const From& x) {
  if constexpr (std::is_same_v<To, From>) {
    return x;
  } else if constexpr (std::is_arithmetic_v<To> || kIsFloat<To>) {
    return To(static_cast<Wide<To>>(wide(x)));
  } else {
    return traced(math::converted<decltype(To::p)>(x.p), x, x, 1);
  }
}
template <class N>
typename Precision<N>::Mixed mixed_product(const N& x, const typename Precision<N>::Wider& y) {
  using Mixed = typename Precision<N>::Mixed;
  using Wider = typename Precision<N>::Wider;
  if constexpr (std::is_same_v<N, BF16>) {
    return N(float(x) * static_cast<float>(y));
  } else if constexpr (std::is_same_v<N, Dual<BF16>>) {
    const Values values = each([](double v, double w) { return v * w; }, x, y);
    return traced(BF16(float(x.p) * static_cast<float>(y.p)), values, x, y.v) +
           in_precision<N>(traced(0.0, Values(0.0), y, x.v));
  } else {
    return in_precision<Mixed>(in_precision<Wider>(x) * y);
  }
}

template <class N>
struct Matrix4 {
  using Wider = typename Precision<N>::Wider;
  using Mixed = typename Precision<N>::Mixed;

  N x[4][4];
  Wider left[6], right[6];  // the 2x2 determinants of the first and of the last two columns
  Mixed z[4];               // the cofactors of the first column
  Wider determinant;

  template <class A>
  explicit Matrix4(const A& a) {
    for (std::uint32_t i = 0; i < 4; ++i)
      for (std::uint32_t j = 0; j < 4; ++j) x[i][j] = a[4 * i + j];
    minors(0, left);
    minors(2, right);
    const Wider(&y)[6] = right;
    z[3] = cofactor(x[1][1], y[1], x[2][1], y[0], x[0][1], y[3]);
    z[2] = cofactor_mixed(x[0][1], y[4], x[1][1], y[2], x[3][1], y[0]);
    z[1] = cofactor(x[2][1], y[2], x[3][1], y[1], x[0][1], y[5]);
    z[0] = cofactor_mixed(x[1][1], y[5], x[2][1], y[4], x[3][1], y[3]);
    const N first[4] = {in_precision<N>(z[0]), in_precision<N>(z[1]), in_precision<N>(z[2]),
                        in_precision<N>(z[3])};
    determinant = in_precision<Wider>(x[3][0] * first[3] + x[2][0] * first[2] + x[1][0] * first[1] +
                                      x[0][0] * first[0]);
  }

  // a * p - b * q - c * r
  static Mixed cofactor(const N& a, const Wider& p, const N& b, const Wider& q, const N& c,
                        const Wider& r) {
    return mixed_product(a, p) - mixed_product(b, q) - mixed_product(c, r);
  }
  // a * p - b * q + c * r
  static Mixed cofactor_mixed(const N& a, const Wider& p, const N& b, const Wider& q, const N& c,
                              const Wider& r) {
    return mixed_product(a, p) - mixed_product(b, q) + mixed_product(c, r);
  }

 private:
  // In the order 01, 02, 03, 12, 13, 23 of the rows.
  void minors(std::uint32_t column, Wider (&out)[6]) {
    std::uint32_t k = 0;
    for (std::uint32_t i = 0; i < 4; ++i)
      for (std::uint32_t j = i + 1; j < 4; ++j)
        out[k++] =
            in_precision<Wider>(x[i][column] * x[j][column + 1] - x[j][column] * x[i][column + 1]);
  }
};

template <class N, class A>
N determinant_of(Machine& m, const Step& s, const A& a, std::uint32_t n) {
  if (n == 2) return a[0] * a[3] - a[2] * a[1];
  if (n == 3) {
    const N cross[3] = {a[4] * a[8] - a[5] * a[7], a[5] * a[6] - a[3] * a[8],
                        a[3] * a[7] - a[4] * a[6]};
    return dot_of<N>(m, s, a, cross, 3, false);
  }
  return in_precision<N>(Matrix4<N>(a).determinant);
}

struct Determinant {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    put<M, S>(m, m.at(s.out), 0, determinant_of<Num<M, S>>(m, s, a, s.p));
  }
};

struct Inverse {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    if (s.p == 4) return inverse4<M, S>(a, out);
    const N determinant = determinant_of<N>(m, s, a, s.p);
    const N zero = math::number<N>(0);
    const bool regular =
        s.p == 2 ? determinant > zero || determinant < -zero : !(determinant == zero);
    if (!regular) {
      for (std::uint32_t i = 0; i < s.p * s.p; ++i) out.set(i, zero);
      return;
    }
    const N factor = math::number<N>(1) / determinant;
    if (s.p == 2) {
      const N b[4] = {a[3], -a[1], -a[2], a[0]};
      for (std::uint32_t i = 0; i < 4; ++i) out.set(i, b[i] * factor);
      return;
    }
    const N b[9] = {
        a[4] * a[8] - a[5] * a[7], a[2] * a[7] - a[1] * a[8], a[1] * a[5] - a[2] * a[4],
        a[5] * a[6] - a[3] * a[8], a[0] * a[8] - a[2] * a[6], a[2] * a[3] - a[0] * a[5],
        a[3] * a[7] - a[4] * a[6], a[1] * a[6] - a[0] * a[7], a[0] * a[4] - a[1] * a[3]};
    for (std::uint32_t i = 0; i < 9; ++i) out.set(i, b[i] * factor);
  }

  template <class M, class S, class A, class O>
  static void inverse4(const A& a, const O& out) {
    using N = Num<M, S>;
    using Wider = typename Precision<N>::Wider;
    const Matrix4<N> q(a);
    const auto& x = q.x;
    const auto &l = q.left, &r = q.right;
    if (!(math::abs(q.determinant) > math::number<Wider>(0))) {
      for (std::uint32_t i = 0; i < 16; ++i) out.set(i, math::number<N>(0));
      return;
    }
    const Wider factor = math::number<Wider>(1) / q.determinant;
    const auto minus = [](const auto& c, const auto& p, const auto& d, const auto& o, const auto& e,
                          const auto& u) { return Matrix4<N>::cofactor(c, p, d, o, e, u); };
    const auto mixed = [](const auto& c, const auto& p, const auto& d, const auto& o, const auto& e,
                          const auto& u) { return Matrix4<N>::cofactor_mixed(c, p, d, o, e, u); };
    // Cofactors by column; those of the first two are rounded to the type before they are scaled.
    const auto narrow = [&](const auto& z) { return mixed_product(in_precision<N>(z), factor); };
    const auto full = [&](const auto& z) { return in_precision<Wider>(z) * factor; };
    const auto set = [&](std::uint32_t i, const auto& value) {
      out.set(i, in_precision<N>(value));
    };
    set(0, narrow(q.z[0]));
    set(1, narrow(q.z[1]));
    set(2, narrow(q.z[2]));
    set(3, narrow(q.z[3]));
    set(4, narrow(minus(x[2][0], r[4], x[3][0], r[3], x[1][0], r[5])));
    set(5, narrow(mixed(x[0][0], r[5], x[2][0], r[2], x[3][0], r[1])));
    set(6, narrow(minus(x[1][0], r[2], x[3][0], r[0], x[0][0], r[4])));
    set(7, narrow(mixed(x[0][0], r[3], x[1][0], r[1], x[2][0], r[0])));
    set(8, full(mixed(x[1][3], l[5], x[2][3], l[4], x[3][3], l[3])));
    set(9, full(minus(x[2][3], l[2], x[3][3], l[1], x[0][3], l[5])));
    set(10, full(mixed(x[0][3], l[4], x[1][3], l[2], x[3][3], l[0])));
    set(11, full(minus(x[1][3], l[1], x[2][3], l[0], x[0][3], l[3])));
    set(12, full(minus(x[2][2], l[4], x[3][2], l[3], x[1][2], l[5])));
    set(13, full(mixed(x[0][2], l[5], x[2][2], l[2], x[3][2], l[1])));
    set(14, full(minus(x[1][2], l[2], x[3][2], l[0], x[0][2], l[4])));
    set(15, full(mixed(x[0][2], l[3], x[1][2], l[1], x[2][2], l[0])));
  }
};

bool is_square(const Type& t) {
  return t.is_matrix() && !t.ref && t.rows == t.cols && t.rows >= 2 && t.rows <= 4;
}
bool determinant(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = float_handler<Determinant>(a.scalar);
  if (h == nullptr || !is_square(a)) return false;
  c.emit(h).p = a.rows;
  return true;
}
bool inverse(const CallSite& c) {
  const Type& a = c.arg_type(0);
  const Handler h = float_handler<Inverse>(a.scalar);
  if (h == nullptr || !is_square(a)) return false;
  c.emit(h).p = a.rows;
  return true;
}

constexpr KnownCall kLinearCalls[] = {
    {BuiltinId::Mul, multiply},
    {BuiltinId::Dot, dot},
    {BuiltinId::Ddot, ddot},
    {BuiltinId::Length, length},
    {BuiltinId::LengthSq, length_sq},
    {BuiltinId::Normalize, normalize},
    {BuiltinId::Cross, cross},
    {BuiltinId::Outer, outer},
    {BuiltinId::Trace, trace},
    {BuiltinId::Skew, skew},
    {BuiltinId::Determinant, determinant},
    {BuiltinId::Inverse, inverse},
    {BuiltinId::InverseApprox, inverse},
};

}  // namespace

std::span<const KnownCall> linear_calls() { return kLinearCalls; }

}  // namespace weft::eval
