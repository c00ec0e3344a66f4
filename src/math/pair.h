// Arithmetic with pairs of doubles, and the step from a pair to the result.
//
// Each function of this room computes its value as a pair: a double and a second one for what the
// first lacks, together more than 64 correct bits. One such kernel serves both overloads:
// - The result in double is the pair's first double. To the half unit of rounding, the kernel's
//   error adds at most 2^-11 units in the last place.
// - The result in float is the pair, rounded once. It is correctly rounded unless the value lies
//   within the kernel's error of the middle between two floats. tests/long/math_floats.py goes
//   through all floats of each function of one argument, and fails where one does. Functions of two
//   arguments test their values at run time (`rounds_safely`), and decide the rare rest with 256
//   bits (wide.h).
//
// kError bounds the relative error of every kernel but pow's. The head of each file derives its own
// bound, and tests/math/test_elementary.py measures it.
#pragma once

#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>

#if defined(__FAST_MATH__)
#error \
    "the functions of weft::math need the arithmetic of IEEE 754: compile them without -ffast-math"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif
static_assert(std::numeric_limits<double>::is_iec559 && FLT_EVAL_METHOD == 0,
              "a double's operations must round to double");

namespace weft::math {

inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kError = 0x1p-64;

// The sum high + low; high is the sum rounded to double, unless an operation says otherwise.
struct Pair {
  double high;
  double low;
};

// value * 2^exponent. The value's first double is zero, infinite, NaN, or between 2^-500 and 2^500.
struct Scaled {
  Pair value;
  int exponent = 0;
};

inline uint64_t bits_of(double x) { return std::bit_cast<uint64_t>(x); }
inline bool is_nan(double x) { return x != x; }
inline double magnitude(double x) {
  return std::bit_cast<double>(bits_of(x) & ~(uint64_t{1} << 63));
}
inline bool is_negative(double x) { return bits_of(x) >> 63 != 0; }
inline double with_sign(double value, double sign) {
  return std::bit_cast<double>(bits_of(magnitude(value)) | (bits_of(sign) & uint64_t{1} << 63));
}
// 2^exponent, for exponents of normal doubles.
inline double power_of_two(int exponent) {
  return std::bit_cast<double>(static_cast<uint64_t>(exponent + 1023) << 52);
}
// The exponent of a normal double's leading bit.
inline int exponent_of(double x) { return static_cast<int>(bits_of(x) >> 52 & 0x7ff) - 1023; }
// The nearest integer, for |x| < 2^51.
inline double nearest_integer(double x) { return (x + 0x1.8p52) - 0x1.8p52; }

// --- sums ----------------------------------------------------------------------------------------

// The exact sum of two doubles, for |a| >= |b| or a == 0.
inline Pair sum_ordered(double a, double b) {
  double high = a + b;
  return {high, b - (high - a)};
}

// The exact sum of two doubles.
inline Pair sum(double a, double b) {
  double high = a + b;
  double part = high - a;
  return {high, (a - (high - part)) + (b - part)};
}

// Error below 2^-104 of |a| + |b|.
inline Pair operator+(Pair a, Pair b) {
  Pair high = sum(a.high, b.high);
  Pair low = sum(a.low, b.low);
  high = sum_ordered(high.high, high.low + low.high);
  return sum_ordered(high.high, high.low + low.low);
}

inline Pair operator+(Pair a, double b) {
  Pair high = sum(a.high, b);
  return sum_ordered(high.high, high.low + a.low);
}

inline Pair operator-(Pair a) { return {-a.high, -a.low}; }
inline Pair operator-(Pair a, Pair b) { return a + -b; }

// --- products (Dekker: exact for products between 2^-900 and 2^900 of factors below 2^900)
// --------

struct Halves {
  double high;
  double low;
};

// 26 and 27 bits: products of halves are exact.
inline Halves halves(double a) {
  double scaled = a * 0x1.0000002p27;
  double high = scaled - (scaled - a);
  return {high, a - high};
}

inline Pair product(double a, double b) {
  double high = a * b;
  Halves p = halves(a);
  Halves q = halves(b);
  return {high, ((p.high * q.high - high) + p.high * q.low + p.low * q.high) + p.low * q.low};
}

// Error below 2^-102 of the product.
inline Pair operator*(Pair a, Pair b) {
  Pair high = product(a.high, b.high);
  return sum_ordered(high.high, high.low + (a.high * b.low + a.low * b.high));
}

inline Pair operator*(Pair a, double b) {
  Pair high = product(a.high, b);
  return sum_ordered(high.high, high.low + a.low * b);
}

// Exact: a power of two.
inline Pair times_power(Pair a, double power) { return {a.high * power, a.low * power}; }

// Error below 2^-100 of the quotient: one step of long division after the first 53 bits.
inline Pair operator/(Pair a, Pair b) {
  double first = a.high / b.high;
  Pair rest = a - b * first;
  return sum_ordered(first, rest.high / b.high);
}

// Error below 2^-100 of the root; a.high > 0.
inline Pair square_root(Pair a) {
  double first = std::sqrt(a.high);
  Pair rest = a - product(first, first);
  return sum_ordered(first, rest.high / (2 * first));
}

// --- results -------------------------------------------------------------------------------------

// The value rounded to 53 bits "to odd": where bits are lost, the last place is 1. Rounded again to
// 24 bits or fewer, it gives what one rounding of the pair gives.
// It has no branches, since they would be taken at random.
inline double round_to_odd(Pair value) {
  uint64_t bits = bits_of(value.high);
  uint64_t change = static_cast<uint64_t>(value.low != 0) & ~bits & 1;
  uint64_t inwards = (bits ^ bits_of(value.low)) >> 63;
  return std::bit_cast<double>(bits + change - 2 * (change & inwards));
}

// Whether the value is a normal float's, and 2^14 places of a double or more away from the middle
// between two floats: there, the 29 bits that a float lacks are a 1 and zeros.
inline bool is_far_from_middle(Scaled value) {
  int exponent = exponent_of(value.value.high) + value.exponent;
  uint64_t beyond = bits_of(value.value.high) & ((uint64_t{1} << 29) - 1);
  uint64_t from_below = beyond - ((uint64_t{1} << 28) - (uint64_t{1} << 14));
  return exponent > -126 && exponent < 127 && from_below > uint64_t{1} << 15;
}

double to_double(Scaled value);
float to_float(Scaled value);

// Whether every value within the relative `error` of this one rounds to the same float.
bool rounds_safely(Scaled value, double error);

inline double to_double(Pair value) { return value.high; }

// Infinities and NaNs come through, since nothing is beside them.
inline float to_float(Pair value) { return static_cast<float>(round_to_odd(value)); }

}  // namespace weft::math
