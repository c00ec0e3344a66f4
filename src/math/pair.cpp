// From a scaled pair to the result, rounded once also where it is subnormal.
#include "pair.h"

#include <algorithm>

namespace weft::math {
namespace {

bool is_finite_and_nonzero(double x) { return x != 0 && magnitude(x) < kInfinity; }

// value * 2^exponent where the product is exact or overflows. In two steps, since 2^exponent alone
// may be no double.
double scaled_exactly(double value, int exponent) {
  int half = exponent / 2;
  return value * power_of_two(half) * power_of_two(exponent - half);
}

// The positive value, rounded to a multiple of 2^(-1074 - exponent), the place of the least
// subnormal. 2^52 of these units as a first summand leave no smaller place to the sum.
double rounded_to_subnormal(Pair value, int exponent) {
  double anchor = scaled_exactly(1.0, 52 - 1074 - exponent);
  Pair total = sum_ordered(anchor, value.high);
  return (total.high + round_to_odd(sum(total.low, value.low))) - anchor;
}

}  // namespace

double to_double(Scaled scaled) {
  double high = scaled.value.high;
  if (!is_finite_and_nonzero(high)) return high;
  int exponent = std::clamp(scaled.exponent, -1800, 1800);
  int leading = exponent_of(high) + exponent;
  if (leading >= -1022) return scaled_exactly(high, exponent);
  if (leading < -1080) return with_sign(0.0, high);
  Pair value = is_negative(high) ? -scaled.value : scaled.value;
  return with_sign(scaled_exactly(rounded_to_subnormal(value, exponent), exponent), high);
}

float to_float(Scaled scaled) {
  double high = scaled.value.high;
  if (!is_finite_and_nonzero(high)) return to_float(scaled.value);
  // Outside of these exponents the result is an infinity or zero all the same.
  double power = power_of_two(std::clamp(scaled.exponent, -800, 800));
  if (exponent_of(high) + scaled.exponent > 400)
    return static_cast<float>(with_sign(kInfinity, high));
  if (exponent_of(high) + scaled.exponent < -400) return static_cast<float>(with_sign(0.0, high));
  return to_float(times_power(scaled.value, power));
}

bool rounds_safely(Scaled scaled, double error) {
  Pair value = scaled.value;
  if (is_far_from_middle(scaled) || !is_finite_and_nonzero(value.high)) return true;
  double slack = magnitude(value.high) * error;
  Pair lower = sum_ordered(value.high, value.low - slack);
  Pair upper = sum_ordered(value.high, value.low + slack);
  return to_float(Scaled{lower, scaled.exponent}) == to_float(Scaled{upper, scaled.exponent});
}

}  // namespace weft::math
