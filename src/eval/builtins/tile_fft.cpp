// Fourier transforms of the rows of a tile of complex numbers, in place and without a factor.
//
// Rows of 2^k numbers are transformed by Cooley and Tukey's algorithm with accumulated twiddle
// factors, others by the definition; the order of the operations is that of Warp's CPU code.
#include "math_ops.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

template <class N>
struct Complex {
  N re, im;
};

template <class N>
Complex<N> product(const Complex<N>& a, const Complex<N>& b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

template <class N>
void reverse_bits(std::vector<Complex<N>>& x) {
  const std::size_t n = x.size();
  std::size_t j = 0;
  for (std::size_t i = 1; i < n; ++i) {
    std::size_t bit = n >> 1;
    for (; (j & bit) != 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(x[i], x[j]);
  }
}

template <class M, class S>
void transform_power_of_two(const Machine& m, std::vector<Complex<Num<M, S>>>& x, S sign) {
  using N = Num<M, S>;
  constexpr S kTwoPi = static_cast<S>(6.28318530717958647692528676655900576839433879875021);
  reverse_bits(x);
  const std::size_t n = x.size();
  for (std::size_t length = 2; length <= n; length *= 2) {
    const std::size_t half = length / 2;
    const S theta = sign * kTwoPi / static_cast<S>(length);
    const Complex<N> turn{N(math::cos(m, theta)), N(math::sin(m, theta))};
    for (std::size_t k = 0; k < n; k += length) {
      Complex<N> w{N(S(1)), N(S(0))};
      for (std::size_t j = k; j < k + half; ++j) {
        const Complex<N> t = product(w, x[j + half]), u = x[j];
        x[j] = {u.re + t.re, u.im + t.im};
        x[j + half] = {u.re - t.re, u.im - t.im};
        w = product(w, turn);
      }
    }
  }
}

template <class M, class S>
void transform_by_definition(const Machine& m, std::vector<Complex<Num<M, S>>>& x, S sign) {
  using N = Num<M, S>;
  constexpr S kTwoPi = static_cast<S>(6.28318530717958647692528676655900576839433879875021);
  const S base = sign * kTwoPi / static_cast<S>(x.size());
  std::vector<Complex<N>> out;
  for (std::size_t k = 0; k < x.size(); ++k) {
    Complex<N> sum{N(S(0)), N(S(0))};
    for (std::size_t j = 0; j < x.size(); ++j) {
      const S theta = base * static_cast<S>(k) * static_cast<S>(j);
      const Complex<N> t = product({N(math::cos(m, theta)), N(math::sin(m, theta))}, x[j]);
      sum = {sum.re + t.re, sum.im + t.im};
    }
    out.push_back(sum);
  }
  x = std::move(out);
}

// p: 1 for the inverse.
struct Transform {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto t = m.read<ArrayValue>(s.a);
    const std::int64_t rows = t.shape[0], n = t.shape[1];
    const bool is_power = (n & (n - 1)) == 0;
    if (!begin_tile_step(m, s, t, rows * n * (is_power ? 32 : n))) return;
    if constexpr (std::is_floating_point_v<S>) {
      std::vector<Complex<Num<M, S>>> x(static_cast<std::size_t>(n));
      for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t i = 0; i < n; ++i) {
          const Location at = m.at(tile_element(t, row * n + i));
          x[static_cast<std::size_t>(i)] = {get<M, S>(m, at, 0), get<M, S>(m, at, 1)};
        }
        const S sign = s.p == 1 ? S(1) : S(-1);
        is_power ? transform_power_of_two<M, S>(m, x, sign)
                 : transform_by_definition<M, S>(m, x, sign);
        for (std::int64_t i = 0; i < n; ++i) {
          const Location at = m.at(tile_element(t, row * n + i));
          put<M, S>(m, at, 0, x[static_cast<std::size_t>(i)].re);
          put<M, S>(m, at, 1, x[static_cast<std::size_t>(i)].im);
        }
        if (m.tape_is_full(s)) return;
      }
    }
  }
};

bool transform(const CallSite& c) {
  const Type& t = c.arg_type(0);
  const Type element = t.element();
  if (c.args.size() != 1 || !c.results.empty() || !is_tile(t) || !element.is_vector() ||
      element.rows != 2 || (t.scalar != Scalar::Float32 && t.scalar != Scalar::Float64))
    return false;
  const std::vector<std::int32_t>& shape = tile_info(c.code, t).shape;
  // Warp's stack has no room for longer rows of other lengths.
  constexpr std::int32_t kLongestByDefinition = 4096;
  if (shape.size() != 2 || ((shape[1] & (shape[1] - 1)) != 0 && shape[1] > kLongestByDefinition))
    return false;
  c.emit(float_handler<Transform>(t.scalar)).p = c.id == BuiltinId::TileIfft ? 1 : 0;
  return true;
}

constexpr KnownCall kTileTransformCalls[] = {
    {BuiltinId::TileFft, transform},
    {BuiltinId::TileIfft, transform},
};

}  // namespace

std::span<const KnownCall> tile_transform_calls() { return kTileTransformCalls; }

}  // namespace weft::eval
