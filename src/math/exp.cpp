// exp, sinh, cosh and tanh.
//
// exp(x) = 2^k * 2^(i/128) * exp(r), where x = (128 k + i) ln 2 / 128 + r and |r| < 2^-8.5.
// - r: three parts of ln 2 / 128, of which two multiply exactly; absolute error below 2^-108.
// - exp(r): 1 + r + r^2/2 as pairs, and r^3/6 + ... + r^7/5040 in double. r^3/6 is below 2^-28, so
//   that its rounding errors stay below 2^-79; the terms left out are below 2^-83.
// The relative error is below 2^-77.
//
// sinh and tanh lose up to 7 bits of that by cancellation for |x| >= 2^-7, which leaves 2^-69.
// Below 2^-7 they are x plus a series in double whose first term is at most x * 2^-15.5: 2^-67.
#include "kernels.h"
#include "tables.h"
#include "weft/math/elementary.h"

namespace weft::math {
namespace {

constexpr Pair kPowers[] = {
#include "tables/exp.inc"
};
static_assert(std::size(kPowers) == 128);

constexpr double kSeriesBelow = 0x1p-7;
// Here a cube is below half of the last place, and the series would meet subnormals.
constexpr double kIdentityBelow = 0x1p-60;
// exp(-x)^2 is below the last place of a pair: sinh and cosh are exp(x)/2, tanh is 1.
constexpr double kOneTermFrom = 40.0;

// x + x^3 * series, where the second term is small.
Pair odd_series(double x, double series) { return sum_ordered(x, x * (x * x) * series); }

// exp(x) as a pair without exponent, for 0 <= x <= 100.
Pair exp_unscaled(Pair x) {
  Scaled e = exp_of_pair(x);
  return times_power(e.value, power_of_two(e.exponent));
}

}  // namespace

Scaled exp_of_pair(Pair x) {
  double n = nearest_integer(x.high * 0x1.71547652b82fep+7);
  Pair r = sum(x.high - n * kLn2Over128[0], -(n * kLn2Over128[1]));
  r = sum_ordered(r.high, r.low + (x.low - n * kLn2Over128[2]));

  double t = r.high;
  double tail =
      t * t * t * (1.0 / 6 + t * (1.0 / 24 + t * (1.0 / 120 + t * (1.0 / 720 + t / 5040))));
  Pair square = times_power(product(t, t), 0.5);
  Pair p = sum_ordered(t, square.high);  // exp(r) - 1
  p = sum_ordered(p.high, p.low + (square.low + (r.low + t * r.low) + tail));

  int index = static_cast<int>(n);
  Pair power = kPowers[index & 127];
  Pair rest = power * p;
  Pair value = sum_ordered(power.high, rest.high);
  value = sum_ordered(value.high, value.low + (power.low + rest.low));
  return {value, index >> 7};
}

Scaled exp_kernel(double x) {
  if (is_nan(x)) return {{kNan, 0}};
  if (x > 710) return {{kInfinity, 0}};
  if (x < -750) return {{0.0, 0}};
  return exp_of_pair({x, 0});
}

Scaled sinh_kernel(double x) {
  double a = magnitude(x);
  if (is_nan(x)) return {{kNan, 0}};
  if (a < kIdentityBelow) return {{x, 0}};
  if (a < kSeriesBelow) {
    double s = x * x;
    return {odd_series(x, 1.0 / 6 + s * (1.0 / 120 + s * (1.0 / 5040 + s / 362880)))};
  }
  if (a > 711) return {{with_sign(kInfinity, x), 0}};
  Scaled result;
  if (a > kOneTermFrom) {
    result = exp_of_pair({a, 0});
    --result.exponent;
  } else {
    Pair e = exp_unscaled({a, 0});
    result = {times_power(e - Pair{1, 0} / e, 0.5)};
  }
  if (is_negative(x)) result.value = -result.value;
  return result;
}

Scaled cosh_kernel(double x) {
  double a = magnitude(x);
  if (is_nan(x)) return {{kNan, 0}};
  if (a > 711) return {{kInfinity, 0}};
  if (a > kOneTermFrom) {
    Scaled result = exp_of_pair({a, 0});
    --result.exponent;
    return result;
  }
  Pair e = exp_unscaled({a, 0});
  return {times_power(e + Pair{1, 0} / e, 0.5)};
}

Pair tanh_kernel(double x) {
  double a = magnitude(x);
  if (is_nan(x)) return {kNan, 0};
  if (a < kIdentityBelow) return {x, 0};
  if (a < kSeriesBelow) {
    double s = x * x;
    return odd_series(
        x,
        -1.0 / 3 + s * (2.0 / 15 + s * (-17.0 / 315 + s * (62.0 / 2835 - s * (1382.0 / 155925)))));
  }
  Pair result = {1, -0x1p-70};
  if (a < kOneTermFrom) {
    Pair e = exp_unscaled({2 * a, 0});
    result = (e + -1.0) / (e + 1.0);
  }
  return is_negative(x) ? -result : result;
}

double exp(double x) { return to_double(exp_kernel(x)); }
float exp(float x) { return to_float(exp_kernel(x)); }
double sinh(double x) { return to_double(sinh_kernel(x)); }
float sinh(float x) { return to_float(sinh_kernel(x)); }
double cosh(double x) { return to_double(cosh_kernel(x)); }
float cosh(float x) { return to_float(cosh_kernel(x)); }
double tanh(double x) { return to_double(tanh_kernel(x)); }
float tanh(float x) { return to_float(tanh_kernel(x)); }

}  // namespace weft::math
