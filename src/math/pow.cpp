// pow: exp(y log|x|) in pairs, with the sign of odd powers.
//
// The logarithm's relative error of 2^-66 becomes an error of at most |y log x| * 2^-66 in the
// exponent: 2^-56 for doubles, where |y log x| < 760, and 2^-59 for results that are floats, where
// it is < 106. What lies closer to the middle between two floats is decided with 256 bits, and so
// are the results that are exactly in the middle, as pow(4097, 2).
#include "kernels.h"
#include "weft/math/elementary.h"
#include "wide.h"

namespace weft::math {
namespace {

constexpr double kPowErrorOfFloats = 0x1p-59;

bool is_integer(double y) { return magnitude(y) >= 0x1p52 || nearest_integer(y) == y; }
bool is_odd(double y) { return magnitude(y) < 0x1p53 && is_integer(y) && !is_integer(y / 2); }

// Whether Annex F lists the result of pow(x, y), which is then stored.
bool is_special(double x, double y, double& result) {
  double a = magnitude(x);
  if (y == 0 || x == 1) {
    result = 1;
  } else if (is_nan(x) || is_nan(y)) {
    result = kNan;
  } else if (magnitude(y) == kInfinity) {
    result = a == 1 ? 1 : (a > 1) == (y > 0) ? kInfinity : 0;
  } else if (x == 0 || a == kInfinity) {
    result = (a > 1) == (y > 0) ? kInfinity : 0;
    if (is_negative(x) && is_odd(y)) result = -result;
  } else if (x < 0 && !is_integer(y)) {
    result = kNan;
  } else {
    return false;
  }
  return true;
}

// |x|^y for x and y that are finite and not zero.
Scaled power_of_magnitude(double x, double y) {
  if (x == 1) return {{1, 0}};
  Pair log = log_of_positive(x);
  if (magnitude(y) < 0x1p-66) return {{1, y * log.high}};  // the product is below 2^-56
  bool grows = (log.high > 0) == (y > 0);
  // |log x| is above 2^-54.
  if (magnitude(y) > 0x1p64 || magnitude(y * log.high) > 760) return {{grows ? kInfinity : 0.0, 0}};
  return exp_of_pair(log * y);
}

}  // namespace

Scaled pow_kernel(double x, double y) {
  double special;
  if (is_special(x, y, special)) return {{special, 0}};
  Scaled result = power_of_magnitude(magnitude(x), y);
  if (is_negative(x) && is_odd(y)) result.value = -result.value;
  return result;
}

// The square is frequent, and one multiplication rounds it correctly.
double pow(double x, double y) {
  return y == 2 && !is_nan(x) ? x * x : to_double(pow_kernel(x, y));
}

float pow(float x, float y) {
  if (y == 2 && !is_nan(x)) return x * x;
  Scaled result = pow_kernel(x, y);
  if (rounds_safely(result, kPowErrorOfFloats)) return to_float(result);
  Scaled exact = wide_pow(magnitude(x), y);
  if (is_negative(result.value.high)) exact.value = -exact.value;
  return to_float(exact);
}

}  // namespace weft::math
