// Decompositions of small matrices, and the inverses of the error function.
//
// The order of the operations is that of Warp's svd.h: the singular values of a 3 x 3 matrix A by
// some sweeps of Jacobi rotations on the transpose of A times A, with approximate angles kept as a
// quaternion, then a QR decomposition by Givens rotations (McAdams and others, "Computing the
// Singular Value Decomposition of 3x3 matrices with minimal branching", 2011). Derivatives are
// those of these steps. Results go to operands of the frame, whether the call returns them or has
// them as arguments.
#include <limits>

#include "code_builder.h"
#include "component_arrays.h"
#include "math_ops.h"

namespace weft::eval {
namespace {
namespace decompositions {

template <class N>
using Matrix = std::array<N, 9>;

// How far the iterations go, for each format.
template <class S>
inline constexpr int kSweeps = std::is_same_v<S, double> ? 8 : 4;
template <class S>
inline constexpr double kSmallLength = std::is_same_v<S, double> ? 1e-12
                                                                 : static_cast<double>(1e-6f);

// A number of C++ as a number of the same kind as the other ones.
template <class N>
N num(double x) {
  return math::number<N>(x);
}

template <class N>
N inverse_root(const Machine& m, const N& x) {
  return num<N>(1) / math::sqrt(m, x);
}

template <class N>
void swap_if(bool c, N& x, N& y) {
  if (c) std::swap(x, y);
}
// A swap that keeps the sense of rotation of two columns.
template <class N>
void turn_if(bool c, N& x, N& y) {
  if (!c) return;
  const N before = -x;
  x = y;
  y = before;
}

// A * B, and the transpose of A times B.
template <class N>
Matrix<N> product(const Matrix<N>& a, const Matrix<N>& b) {
  Matrix<N> out;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      out[i * 3 + j] = a[i * 3] * b[j] + a[i * 3 + 1] * b[3 + j] + a[i * 3 + 2] * b[6 + j];
  return out;
}
template <class N>
Matrix<N> transposed_product(const Matrix<N>& a, const Matrix<N>& b) {
  Matrix<N> out;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      out[i * 3 + j] = a[i] * b[j] + a[3 + i] * b[3 + j] + a[6 + i] * b[6 + j];
  return out;
}

// --- eigenvectors of a symmetric matrix ---

// The lower triangle.
template <class N>
struct Symmetric {
  N xx, yx, yy, zx, zy, zz;
};

// Half of the angle that makes yx small, as its cosine and sine, or an eighth of a turn.
template <class N>
void approximate_angle(const Machine& m, const Symmetric<N>& a, N& cosine, N& sine) {
  constexpr double kLimit = 5.82842712474619;                                 // 3 + sqrt(8)
  constexpr double kCosine = 0.9238795325112867, kSine = 0.3826834323650898;  // of pi / 8
  const N c = num<N>(2) * (a.xx - a.yy), s = a.yx;
  const bool small = num<N>(kLimit) * s * s < c * c;
  if (!small) {
    cosine = num<N>(kCosine);
    sine = num<N>(kSine);
    return;
  }
  const N scale = inverse_root(m, c * c + s * s);
  cosine = scale * c;
  sine = scale * s;
}

// Rotates in the plane of the first two axes and then renames the axes, so that the next rotation
// is in the plane of the next two. `rotation`: the quaternion of all rotations so far; x, y, z: the
// axes' names.
template <class N>
void rotate_plane(const Machine& m, std::size_t x, std::size_t y, std::size_t z, Symmetric<N>& a,
                  std::array<N, 4>& rotation) {
  N c, s;
  approximate_angle(m, a, c, s);
  const N scale = c * c + s * s;
  const N p = (c * c - s * s) / scale, q = num<N>(2) * s * c / scale;
  // The cosine p and the sine q of the whole angle.
  const N xx = p * (p * a.xx + q * a.yx) + q * (p * a.yx + q * a.yy);
  const N mixed_x = -q * a.xx + p * a.yx, mixed_y = -q * a.yx + p * a.yy;
  const N yx = p * mixed_x + q * mixed_y;
  const N yy = -q * mixed_x + p * mixed_y;
  const N zx = p * a.zx + q * a.zy;
  const N zy = -q * a.zx + p * a.zy;
  const N zz = a.zz;

  const std::array<N, 3> turned = {rotation[0] * s, rotation[1] * s, rotation[2] * s};
  const N along = s * rotation[3];
  for (N& r : rotation) r = r * c;
  rotation[z] = rotation[z] + along;
  rotation[3] = rotation[3] - turned[z];
  rotation[x] = rotation[x] + turned[y];
  rotation[y] = rotation[y] - turned[x];
  a = {yy, zy, zz, yx, zx, xx};
}

template <class S, class N>
Matrix<N> eigenvectors(const Machine& m, Symmetric<N> a) {
  std::array<N, 4> r = {num<N>(0), num<N>(0), num<N>(0), num<N>(1)};
  for (int i = 0; i < kSweeps<S>; ++i) {
    rotate_plane(m, 0, 1, 2, a, r);
    rotate_plane(m, 1, 2, 0, a, r);
    rotate_plane(m, 2, 0, 1, a, r);
  }
  const N one = num<N>(1), two = num<N>(2);
  const N xx = r[0] * r[0], yy = r[1] * r[1], zz = r[2] * r[2];
  const N xz = r[0] * r[2], xy = r[0] * r[1], yz = r[1] * r[2];
  const N wx = r[3] * r[0], wy = r[3] * r[1], wz = r[3] * r[2];
  return {one - two * (yy + zz), two * (xy - wz),       two * (xz + wy),
          two * (xy + wz),       one - two * (xx + zz), two * (yz - wx),
          two * (xz - wy),       two * (yz + wx),       one - two * (xx + yy)};
}

template <class N>
Symmetric<N> lower_triangle(const Matrix<N>& a) {
  return {a[0], a[3], a[4], a[6], a[7], a[8]};
}

// --- QR ---

// Half of the angle of the rotation that takes (pivot, below) to the first axis.
template <class S, class N>
void givens_angle(const Machine& m, const N& pivot, const N& below, N& cosine, N& sine) {
  const N small = num<N>(kSmallLength<S>);
  const N length = math::sqrt(m, pivot * pivot + below * below);
  N s = length > small ? below : num<N>(0);
  N c = math::abs(pivot) + larger(length, small);
  swap_if(pivot < num<N>(0), s, c);
  const N scale = inverse_root(m, c * c + s * s);
  cosine = c * scale;
  sine = s * scale;
}

// The rows `upper` and `lower` after the rotation by twice the angle.
template <class N>
void rotate_rows(Matrix<N>& a, std::size_t upper, std::size_t lower, const N& cosine,
                 const N& sine) {
  const N p = num<N>(1) - num<N>(2) * sine * sine;
  const N q = num<N>(2) * cosine * sine;
  for (std::size_t j = 0; j < 3; ++j) {
    const N above = a[upper * 3 + j], below = a[lower * 3 + j];
    a[upper * 3 + j] = p * above + q * below;
    a[lower * 3 + j] = -q * above + p * below;
  }
}

template <class S, class N>
void decompose_qr(const Machine& m, Matrix<N> a, Matrix<N>& q, Matrix<N>& r) {
  N c1, s1, c2, s2, c3, s3;
  givens_angle<S>(m, a[0], a[3], c1, s1);
  rotate_rows(a, 0, 1, c1, s1);
  givens_angle<S>(m, a[0], a[6], c2, s2);
  rotate_rows(a, 0, 2, c2, s2);
  givens_angle<S>(m, a[4], a[7], c3, s3);
  rotate_rows(a, 1, 2, c3, s3);
  r = a;

  // The product of the three rotations.
  const N two = num<N>(2), four = num<N>(4);
  const N k1 = num<N>(-1) + two * (s1 * s1), k2 = num<N>(-1) + two * (s2 * s2),
          k3 = num<N>(-1) + two * (s3 * s3);
  const N l2 = num<N>(1) - two * (s2 * s2);
  q[0] = k1 * k2;
  q[1] = four * c2 * c3 * k1 * s2 * s3 + two * c1 * s1 * k3;
  q[2] = four * c1 * c3 * s1 * s3 - two * c2 * k1 * s2 * k3;
  q[3] = two * c1 * s1 * l2;
  q[4] = num<N>(-8) * c1 * c2 * c3 * s1 * s2 * s3 + k1 * k3;
  q[5] = num<N>(-2) * c3 * s3 + four * s1 * (c3 * s1 * s3 + c1 * c2 * s2 * k3);
  q[6] = two * c2 * s2;
  q[7] = two * c3 * l2 * s3;
  q[8] = k2 * k3;
}

// b, c: where the factors go.
struct Qr3 {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    Matrix<Num<M, S>> q, r;
    decompose_qr<S>(m, read_components<9, M, S>(m, s.a), q, r);
    write_components<M, S>(m, s.b, q);
    write_components<M, S>(m, s.c, r);
  }
};

// b, c: where eigenvectors and eigenvalues go.
struct Eig3 {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Matrix<Num<M, S>> a = read_components<9, M, S>(m, s.a);
    const auto q = eigenvectors<S>(m, lower_triangle(a));
    const auto diagonal = product(transposed_product(q, a), q);
    write_components<M, S>(m, s.b, q);
    write_components<M, S>(m, s.c, std::array{diagonal[0], diagonal[4], diagonal[8]});
  }
};

// --- singular values ---

// Longer columns first, in both matrices.
template <class N>
void sort_columns(Matrix<N>& b, Matrix<N>& v) {
  const auto square = [&](std::size_t j) {
    return b[j] * b[j] + b[3 + j] * b[3 + j] + b[6 + j] * b[6 + j];
  };
  std::array<N, 3> lengths = {square(0), square(1), square(2)};
  constexpr std::size_t kPairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
  for (const auto& [i, j] : kPairs) {
    const bool swaps = lengths[i] < lengths[j];
    for (std::size_t row = 0; row < 9; row += 3) {
      turn_if(swaps, b[row + i], b[row + j]);
      turn_if(swaps, v[row + i], v[row + j]);
    }
    swap_if(swaps, lengths[i], lengths[j]);
  }
}

// out, b, c: where the matrices and, between them, the singular values go.
struct Svd3 {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const Matrix<N> a = read_components<9, M, S>(m, s.a);
    Matrix<N> v = eigenvectors<S>(m, lower_triangle(transposed_product(a, a)));
    Matrix<N> b = product(a, v), u, r;
    sort_columns(b, v);
    decompose_qr<S>(m, b, u, r);
    write_components<M, S>(m, s.out, u);
    write_components<M, S>(m, s.b, std::array{r[0], r[4], r[8]});
    write_components<M, S>(m, s.c, v);
  }
};

// Likewise, from the eigenvalues of the transpose of A times A.
struct Svd2 {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const std::array<N, 4> a = read_components<4, M, S>(m, s.a);
    const N zero = num<N>(0), half = num<N>(0.5), one = num<N>(1), two = num<N>(2);
    const N xx = a[0] * a[0] + a[2] * a[2], xy = a[0] * a[1] + a[2] * a[3],
            yy = a[1] * a[1] + a[3] * a[3];
    const N sum = xx + yy, difference = xx - yy;
    const N discriminant = difference * difference + num<N>(4) * xy * xy;
    if (discriminant == zero) {
      const N both = math::sqrt(m, half * sum);
      const std::array<N, 4> identity = {one, zero, zero, one};
      return write<M, S>(m, s, identity, {both, both}, identity);
    }
    const N root = math::sqrt(m, discriminant);
    const N inverse_first = inverse_root(m, (sum + root) * half);
    const N second = math::sqrt(m, (sum - root) * half);

    // A vector of the first eigenvalue, and the one at a right angle to it.
    const N vy = difference - root + two * xy, vx = difference + root - two * xy;
    const N square = vx * vx + vy * vy;
    N c = num<N>(0.707106781186547524401), d = c;
    if (!(square == zero)) {
      const N scale = inverse_root(m, square);
      c = vx * scale;
      d = vy * scale;
    }
    const std::array<N, 4> v = {c, -d, d, c};
    const N x = (a[0] * c + a[1] * d) * inverse_first, y = (a[2] * c + a[3] * d) * inverse_first;
    const N sign = math::sign(a[0] * a[3] - a[1] * a[2]);
    const std::array<N, 4> u = {x, -y * sign, y, x * sign};
    write<M, S>(m, s, u, {one / inverse_first, second}, v);
  }

 private:
  template <class M, class S>
  static void write(Machine& m, const Step& s, const std::array<Num<M, S>, 4>& u,
                    const std::array<Num<M, S>, 2>& sigma, const std::array<Num<M, S>, 4>& v) {
    write_components<M, S>(m, s.out, u);
    write_components<M, S>(m, s.b, sigma);
    write_components<M, S>(m, s.c, v);
  }
};

// --- the error function's inverses ---

// The polynomial with the coefficients, the highest power first.
template <std::size_t Count>
double polynomial(double x, const double (&coefficients)[Count], double first) {
  double out = first;
  for (const double c : coefficients) out = out * x + c;
  return out;
}

// The quantile of the normal distribution for a part of it in (0, 1): the rational approximations
// of ndtri in Moshier's Cephes library.
double normal_quantile(const MathFunctions& f, double part) {
  if (part <= 0.0) return -std::numeric_limits<double>::infinity();
  if (part >= 1.0) return std::numeric_limits<double>::infinity();
  constexpr double kRootTwoPi = 2.50662827463100050242E0;
  constexpr double kTail = 0.13533528323661269189;  // exp(-2)

  const bool upper = part > 1.0 - kTail;
  if (upper) part = 1.0 - part;
  if (part > kTail) {
    constexpr double kAbove[] = {9.80010754185999661536e1, -5.66762857469070293439e1,
                                 1.39312609387279679503e1, -1.23916583867381258016e0};
    constexpr double kBelow[] = {4.67627912898881538453e0,  8.63602421390890590575e1,
                                 -2.25462687854119370527e2, 2.00260212380060660359e2,
                                 -8.20372256168333339912e1, 1.59056225126211695515e1,
                                 -1.18331621121330003142e0};
    const double y = part - 0.5, square = y * y;
    const double above = polynomial(square, kAbove, -5.99633501014107895267e1);
    const double below = polynomial(square, kBelow, square + 1.95448858338141759834e0);
    return (y + y * (square * above / below)) * kRootTwoPi;
  }

  const double x = std::sqrt(-2.0 * f.log(part));
  const double start = x - f.log(x) / x, z = 1.0 / x;
  double correction = 0;
  if (x < 8.0) {
    constexpr double kAbove[] = {3.15251094599893866154e1,   5.71628192246421288162e1,
                                 4.40805073893200834700e1,   1.46849561928858024014e1,
                                 2.18663306850790267539e0,   -1.40256079171354495875e-1,
                                 -3.50424626827848203418e-2, -8.57456785154685413611e-4};
    constexpr double kBelow[] = {4.53907635128879210584e1,   4.13172038254672030440e1,
                                 1.50425385692907503408e1,   2.50464946208309415979e0,
                                 -1.42182922854787788574e-1, -3.80806407691578277194e-2,
                                 -9.33259480895457427372e-4};
    correction = z * polynomial(z, kAbove, 4.05544892305962419923e0) /
                 polynomial(z, kBelow, z + 1.57799883256466749731e1);
  } else {
    constexpr double kAbove[] = {6.91522889068984211695e0,  3.93881025292474443415e0,
                                 1.33303460815807542389e0,  2.01485389549179081538e-1,
                                 1.23716634817820021358e-2, 3.01581553508235416007e-4,
                                 2.65806974686737550832e-6, 6.23974539184983293730e-9};
    constexpr double kBelow[] = {3.67983563856160859403e0,  1.37702099489081330271e0,
                                 2.16236993594496635890e-1, 1.34204006088543189037e-2,
                                 3.28014464682127739104e-4, 2.89247864745380683936e-6,
                                 6.79019408009981274425e-9};
    correction = z * polynomial(z, kAbove, 3.23774891776946035970e0) /
                 polynomial(z, kBelow, z + 6.02427039364742014255e0);
  }
  const double out = start - correction;
  return upper ? out : -out;
}

double inverse_erf(const MathFunctions& f, double x) {
  if (x == 0.0) return 0.0;
  if (x < -1.0 || x > 1.0) return std::numeric_limits<double>::quiet_NaN();
  return normal_quantile(f, (x + 1.0) / 2.0) / std::sqrt(2.0);
}

// Of x, or of 1 - x.
template <bool Complement>
struct InverseErf {
  static double value(const Machine& m, double x) {
    return inverse_erf(*m.math, Complement ? 1.0 - x : x);
  }

  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Num<M, S> x = get<M, S>(m, m.at(s.a));
    const S result(static_cast<Wide<S>>(value(m, static_cast<double>(wide(plain(x))))));
    if constexpr (M::kTraced) {
      const Values y = each([&](double v) { return value(m, v); }, x);
      const double slope = 0.5 / std::numbers::inv_sqrtpi * m.math->exp(y.v * y.v);
      put<M, S>(m, m.at(s.out), 0, traced(result, y, x, Complement ? -slope : slope));
    } else {
      put<M, S>(m, m.at(s.out), 0, result);
    }
  }
};

// --- calls ---

// Where the results of a decomposition go: the call's results, or its arguments from the second
// one. Empty: the types are others, or two arguments are one variable, of which Warp's functions
// write the one while they read the other.
std::vector<std::uint32_t> targets(const CallSite& c, std::size_t count) {
  std::vector<std::uint32_t> out;
  if (!has_one_float_format(c) || c.args.size() + c.results.size() != count + 1) return out;
  for (const CallOperand& a : c.args.subspan(1)) {
    if (a.constant != nullptr) return {};
    out.push_back(a.offset);
  }
  for (const Operand& r : c.results) out.push_back(r.offset);
  for (std::size_t i = 0; i < out.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (out[i] == out[j]) return {};
  for (const std::uint32_t to : out)
    if (to == c.args[0].offset) return {};
  return out;
}

template <class Op>
bool into_two(const CallSite& c) {
  const std::vector<std::uint32_t> to = targets(c, 2);
  if (to.empty()) return false;
  Step& s = c.code.emit(float_handler<Op>(c.arg_type(0).scalar));
  s.a = c.args[0].offset;
  s.b = to[0];
  s.c = to[1];
  return true;
}
template <class Op>
bool into_three(const CallSite& c) {
  const std::vector<std::uint32_t> to = targets(c, 3);
  if (to.empty()) return false;
  Step& s = c.code.emit(float_handler<Op>(c.arg_type(0).scalar));
  s.a = c.args[0].offset;
  s.out = to[0];
  s.b = to[1];
  s.c = to[2];
  return true;
}

template <class Op>
bool scalar_function(const CallSite& c) {
  return emit_float_step<Op>(c) != nullptr;
}

}  // namespace decompositions

constexpr KnownCall kDecompositionCalls[] = {
    {BuiltinId::Svd2, decompositions::into_three<decompositions::Svd2>},
    {BuiltinId::Svd3, decompositions::into_three<decompositions::Svd3>},
    {BuiltinId::Qr3, decompositions::into_two<decompositions::Qr3>},
    {BuiltinId::Eig3, decompositions::into_two<decompositions::Eig3>},
    {BuiltinId::Erfinv, decompositions::scalar_function<decompositions::InverseErf<false>>},
    {BuiltinId::Erfcinv, decompositions::scalar_function<decompositions::InverseErf<true>>},
};

}  // namespace

std::span<const KnownCall> decomposition_calls() { return kDecompositionCalls; }

}  // namespace weft::eval
