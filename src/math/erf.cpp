// erf and erfc.
//
// - |x| < 1: erf(x) = x * p(x), with p a polynomial around the middle of one of 16 intervals.
// - x >= 0.5: erfc(x) = exp(-x^2) * q(x), with q around the middle of one of 16 intervals for each
//   power of two. x^2 is exact as a pair, and the relative error of exp stays below 2^-77.
// - Elsewhere one follows from the other, by erf(x) = 1 - erfc(x) and erfc(-x) = 2 - erfc(x).
//
// Three coefficients of a polynomial are pairs, the others doubles. The half width h of an interval
// is at most 1/32 of its middle (1/32 of 1 for p), and the coefficients fall so fast that the cubic
// term is below 2^-15 of the value: relative error below 2^-65. The terms left out, from h^13 for p
// and h^15 for q, are below 2^-74.
#include "kernels.h"
#include "tables.h"
#include "weft/math/elementary.h"

namespace weft::math {
namespace {

template <int kDoubles>
struct Polynomial {
  double middle;
  Pair first[3];
  double rest[kDoubles];
};

constexpr Polynomial<10> kErfOverX[] = {
#include "tables/erf.inc"
};
static_assert(std::size(kErfOverX) == 16);

constexpr Polynomial<12> kScaledErfc[] = {
#include "tables/erfcx.inc"
};
static_assert(std::size(kScaledErfc) == 96);

// From here erfc(x) is below 2^-64, a quarter of the last place that a pair of 1 needs.
constexpr double kOneFrom = 6.5;

template <int kDoubles>
Pair evaluate(const Polynomial<kDoubles>& p, double x) {
  double d =
      x - p.middle;  // exact: x and the middle are within a factor of two, or the middle is 0
  double tail = p.rest[kDoubles - 1];
  for (int i = kDoubles - 2; i >= 0; --i) tail = p.rest[i] + d * tail;
  Pair result = p.first[2] + d * tail;
  result = p.first[1] + result * d;
  return p.first[0] + result * d;
}

// For 0 <= x < 1.
Pair erf_below_one(double x) { return evaluate(kErfOverX[static_cast<int>(x * 16)], x) * x; }

// For 0.5 <= x < 30.
Scaled erfc_from_half(double x) {
  int octave = exponent_of(x) + 1;
  int row = 16 * octave + static_cast<int>(bits_of(x) >> 48 & 15);
  Scaled result = exp_of_pair(-product(x, x));
  result.value = result.value * evaluate(kScaledErfc[row], x);
  return result;
}

// The same for x < 10, where the exponent fits into the pair.
Pair small_erfc_from_half(double x) {
  Scaled result = erfc_from_half(x);
  return times_power(result.value, power_of_two(result.exponent));
}

Scaled erf_of_positive(double a) {
  if (a < 0x1p-60) {  // 2 a / sqrt(pi), with exponents at which products are exact
    bool scaled = a < 0x1p-800;
    return {kTwoOverSqrtPi * (scaled ? a * 0x1p400 : a), scaled ? -400 : 0};
  }
  if (a < 1) return {erf_below_one(a)};
  if (a < kOneFrom) return {Pair{1, 0} - small_erfc_from_half(a)};
  return {{1, -0x1p-66}};
}

}  // namespace

Scaled erf_kernel(double x) {
  if (is_nan(x)) return {{kNan, 0}};
  if (x == 0) return {{x, 0}};
  Scaled result = erf_of_positive(magnitude(x));
  if (is_negative(x)) result.value = -result.value;
  return result;
}

Scaled erfc_kernel(double x) {
  if (is_nan(x)) return {{kNan, 0}};
  if (x > 28) return {{0, 0}};
  if (x >= 0.5) return erfc_from_half(x);
  if (x >= 0) return {Pair{1, 0} - erf_below_one(x)};
  if (x > -1) return {Pair{1, 0} + erf_below_one(-x)};
  if (x > -kOneFrom) return {Pair{2, 0} - small_erfc_from_half(-x)};
  return {{2, x == -kInfinity ? 0 : -0x1p-66}};
}

double erf(double x) { return to_double(erf_kernel(x)); }
float erf(float x) { return to_float(erf_kernel(x)); }
double erfc(double x) { return to_double(erfc_kernel(x)); }
float erfc(float x) { return to_float(erfc_kernel(x)); }

}  // namespace weft::math
