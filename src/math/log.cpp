// log, log2 and log10.
//
// log(x) = k ln 2 - log(c) + log(1 + r): x = 2^k m, c is a short reciprocal of m, and r = m c - 1.
// - r: exact as a pair; |r| <= 2^-7.
// - log(1 + r): r - r^2/2 as pairs, and r^3/3 - ... in double, which is at most r * 2^-15.5:
//   relative error below 2^-67. The terms left out, from r^11/11, are below r * 2^-73.
// - k ln 2: exact for the first 42 bits of ln 2; the rest rounds below 2^-86.
// Near x = 1 both k and log(c) are zero, and elsewhere |log(x)| > 2^-7.01 and |r| < 0.0051, so that
// nothing cancels: the relative error is below 2^-66. Powers of 2 and of 10 give integers, since
// the pair's first double is the integer.
#include "kernels.h"
#include "tables.h"
#include "weft/math/elementary.h"

namespace weft::math {
namespace {

struct Reciprocal {
  double c;
  Pair log;  // -log(c)
};

constexpr Reciprocal kReciprocals[] = {
#include "tables/log.inc"
};
static_assert(std::size(kReciprocals) == 128);
constexpr int kFirstHalved = 53;  // rows from here are for m/2

// log(1 + r).
Pair log_of_one_plus(Pair r) {
  double t = r.high;
  double series =
      1.0 / 3 -
      t * (1.0 / 4 -
           t * (1.0 / 5 - t * (1.0 / 6 - t * (1.0 / 7 - t * (1.0 / 8 - t * (1.0 / 9 - t / 10))))));
  Pair square = times_power(product(t, t), -0.5);
  Pair result = sum_ordered(t, square.high);
  double low = square.low + (r.low - t * r.low) + t * t * t * series;
  return sum_ordered(result.high, result.low + low);
}

// What log, log2 and log10 share: true where the result needs no logarithm.
bool is_special(double x, Pair& result) {
  if (x > 0 && x < kInfinity) return false;
  result = {x == 0 ? -kInfinity : x > 0 ? kInfinity : kNan, 0};
  return true;
}

}  // namespace

Pair log_of_positive(double x) {
  int k = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    k = -54;
  }
  k += exponent_of(x);
  uint64_t fraction = bits_of(x) & ((uint64_t{1} << 52) - 1);
  int index = static_cast<int>(fraction >> 45);
  bool halved = index >= kFirstHalved;
  if (halved) ++k;
  double m = std::bit_cast<double>(fraction | (halved ? uint64_t{1022} : uint64_t{1023}) << 52);
  const Reciprocal& row = kReciprocals[index];

  Pair p = product(m, row.c);
  Pair result = log_of_one_plus(sum_ordered(p.high - 1, p.low));
  if (row.c != 1) result = row.log + result;
  if (k != 0) result = sum_ordered(k * kLn2[0], k * kLn2[1]) + result;
  return result;
}

Pair log_kernel(double x) {
  Pair special;
  return is_special(x, special) ? special : log_of_positive(x);
}

Pair log2_kernel(double x) {
  Pair special;
  return is_special(x, special) ? special : log_of_positive(x) * kInverseLn2;
}

Pair log10_kernel(double x) {
  Pair special;
  return is_special(x, special) ? special : log_of_positive(x) * kInverseLn10;
}

double log(double x) { return to_double(log_kernel(x)); }
float log(float x) { return to_float(log_kernel(x)); }
double log2(double x) { return to_double(log2_kernel(x)); }
float log2(float x) { return to_float(log2_kernel(x)); }
double log10(double x) { return to_double(log10_kernel(x)); }
float log10(float x) { return to_float(log10_kernel(x)); }

}  // namespace weft::math
