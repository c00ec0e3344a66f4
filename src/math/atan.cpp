// atan, atan2, asin and acos: each is the angle of a point in the first quadrant, put into its
// quadrant.
//
// For 0 <= n <= m, atan(n/m) = atan(c) + atan(d), with c = i/64 near n/m, so that the quotient
// d = (n - c m) / (m + c n) is at most 2^-7. n and m are pairs; d has a relative error below 2^-98.
// - atan(d): d as a pair, and d^3/3 - ... in double, which is at most d * 2^-15.5: relative error
//   below 2^-67. The terms left out, from d^13/13, are below d * 2^-87.
// asin(x) and acos(x) are the angles of the points (sqrt(1 - x^2), x) and (x, sqrt(1 - x^2)).
// Each relative error is below 2^-66.
#include <algorithm>
#include <utility>

#include "kernels.h"
#include "tables.h"
#include "weft/math/elementary.h"
#include "wide.h"

namespace weft::math {
namespace {

constexpr Pair kAngles[] = {
#include "tables/atan.inc"
};
static_assert(std::size(kAngles) == 65);

constexpr double kIdentityBelow = 0x1p-60;

// A positive double as significand * 2^exponent, with the significand in [1, 2).
struct Parts {
  double significand;
  int exponent;
};

Parts parts_of(double x) {
  int exponent = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    exponent = -54;
  }
  exponent += exponent_of(x);
  uint64_t fraction = bits_of(x) & ((uint64_t{1} << 52) - 1);
  return {std::bit_cast<double>(fraction | uint64_t{1023} << 52), exponent};
}

// The angle of the point (x, y), for x and y that are not negative and not both zero.
Pair first_quadrant(Pair y, Pair x) {
  bool steep = y.high > x.high;
  if (steep) std::swap(x, y);
  double n = nearest_integer(y.high / x.high * 64);
  double c = n / 64;
  Pair d = c == 0 ? y / x : (y - x * c) / (x + y * c);

  double t = d.high;
  double s = t * t;
  double series = -1.0 / 3 + s * (1.0 / 5 - s * (1.0 / 7 - s * (1.0 / 9 - s / 11)));
  Pair result = sum_ordered(t, d.low + t * s * series);
  if (c != 0) result = kAngles[static_cast<int>(n)] + result;
  return steep ? kHalfPi - result : result;
}

// sqrt(1 - x^2) for |x| < 1.
Pair other_leg(double a) { return square_root(sum(1, -a) * sum(1, a)); }

// From here the quotient is its own arc tangent, but for a share below 2^-91.
constexpr int kTinyQuotient = -45;

// y/x for a quotient below 2^-44, a hair smaller, as the arc tangent is. The hair decides where the
// quotient itself lies in the middle between two floats; any other quotient of floats is 2^-50
// away.
Scaled tiny_angle(Parts y, Parts x) {
  Pair quotient = Pair{y.significand, 0} / Pair{x.significand, 0};
  quotient.low -= quotient.high * 0x1p-100;
  return {quotient, y.exponent - x.exponent};
}

bool is_tiny_angle(double y, double x) {
  double a = magnitude(y);
  double b = magnitude(x);
  return a != 0 && x > 0 && b < kInfinity && a < kInfinity &&
         parts_of(a).exponent - parts_of(b).exponent < kTinyQuotient;
}

// The angle of (x, y) in the first quadrant, where neither is zero or infinite. Only the difference
// of their exponents counts.
Pair angle_of_parts(Parts y, Parts x) {
  int difference = std::clamp(y.exponent - x.exponent, -300, 300);
  double up = power_of_two(std::max(difference, 0));
  double down = power_of_two(std::max(-difference, 0));
  return first_quadrant({y.significand * up, 0}, {x.significand * down, 0});
}

Pair first_quadrant_angle(double a, double b) {
  if (a == 0) return {0, 0};
  if (a == kInfinity && b == kInfinity) return times_power(kHalfPi, 0.5);
  if (b == 0 || a == kInfinity) return kHalfPi;
  if (b == kInfinity) return {0, 0};
  return angle_of_parts(parts_of(a), parts_of(b));
}

}  // namespace

Pair atan_kernel(double x) {
  double a = magnitude(x);
  if (is_nan(x)) return {kNan, 0};
  if (a < kIdentityBelow) return {x, 0};
  Pair result = a > 0x1p80 ? kHalfPi : first_quadrant({a, 0}, {1, 0});
  return is_negative(x) ? -result : result;
}

Scaled atan2_kernel(double y, double x) {
  if (is_nan(x) || is_nan(y)) return {{kNan, 0}};
  double a = magnitude(y);
  double b = magnitude(x);
  Scaled result;
  if (is_tiny_angle(y, x)) {
    result = tiny_angle(parts_of(a), parts_of(b));
  } else {
    Pair angle = first_quadrant_angle(a, b);
    result.value = is_negative(x) ? kPi - angle : angle;
  }
  if (is_negative(y)) result.value = -result.value;
  return result;
}

Pair asin_kernel(double x) {
  double a = magnitude(x);
  if (!(a <= 1)) return {kNan, 0};
  if (a < kIdentityBelow) return {x, 0};
  Pair result = a == 1 ? kHalfPi : first_quadrant({a, 0}, other_leg(a));
  return is_negative(x) ? -result : result;
}

Pair acos_kernel(double x) {
  double a = magnitude(x);
  if (!(a <= 1)) return {kNan, 0};
  if (x == 1) return {0, 0};
  Pair result = a == 1 ? Pair{0, 0} : first_quadrant(other_leg(a), {a, 0});
  return is_negative(x) ? kPi - result : result;
}

double atan(double x) { return to_double(atan_kernel(x)); }
float atan(float x) { return to_float(atan_kernel(x)); }
double asin(double x) { return to_double(asin_kernel(x)); }
float asin(float x) { return to_float(asin_kernel(x)); }
double acos(double x) { return to_double(acos_kernel(x)); }
float acos(float x) { return to_float(acos_kernel(x)); }
double atan2(double y, double x) { return to_double(atan2_kernel(y, x)); }

float atan2(float y, float x) {
  Scaled result = atan2_kernel(y, x);
  if (is_tiny_angle(y, x) || rounds_safely(result, kError)) return to_float(result);
  return to_float(wide_atan2(y, x));
}

}  // namespace weft::math
