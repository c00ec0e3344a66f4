// sin, cos and tan.
//
// |x| = n pi/2 + r with |r| <= pi/4, and |r| = i/64 + d with |d| < 2^-7 + 2^-53.
// - r below 2^20: four parts of pi/2, of which three multiply exactly (Cody and Waite). No double
//   below 2^20 is closer than 2^-62 to a multiple of pi/2, so that the relative error stays below
//   2^-68.
// - r from 2^20: x times 256 bits of 2/pi as an integer (Payne and Hanek); below 2^-100.
// - sin(d): d as a pair, d^3/6 - ... in double; an absolute error below 2^-75, relative 2^-68.
// - cos(d): 1 - d^2/2 as pairs, d^4/24 - ... in double; below 2^-80.
// The sums with sin(i/64) and cos(i/64) keep the relative error below 2^-67, and tan, their
// quotient, below 2^-66.
#include <array>

#include "kernels.h"
#include "tables.h"
#include "weft/math/elementary.h"

namespace weft::math {
namespace {

struct SinCos {
  Pair sin;
  Pair cos;
};

constexpr SinCos kAngles[] = {
#include "tables/trig.inc"
};
static_assert(std::size(kAngles) == 52);

constexpr uint32_t kTwoOverPi[] = {
#include "tables/two_over_pi.inc"
};
static_assert(std::size(kTwoOverPi) == 42);

constexpr double kQuarterPi = 0x1.921fb54442d18p-1;
constexpr double kThreeParts = 0x1p20;      // below, n has 20 bits
constexpr double kIdentityBelow = 0x1p-60;  // sin(x) and tan(x) are x, rounded

// n modulo 4, and r.
struct Reduced {
  Pair angle;
  unsigned quadrant;
};

Reduced reduce_by_parts(double x) {
  double n = nearest_integer(x * 0x1.45f306dc9c883p-1);
  Pair r = sum(x - n * kHalfPiParts[0], -(n * kHalfPiParts[1]));
  r = r + -(n * kHalfPiParts[2]);
  r = r + -(n * kHalfPiParts[3]);
  return {r, static_cast<unsigned>(n) & 3};
}

// A fraction of 192 bits, the highest word first, as a pair of the 106 bits from its leading one.
Pair pair_of_fraction(std::array<uint64_t, 3> words) {
  int exponent = 0;
  if (words[0] == 0) {
    words = {words[1], words[2], 0};
    exponent = -64;
  }
  int shift = std::countl_zero(words[0]);
  if (shift == 64) return {0, 0};
  uint64_t high = words[0];
  uint64_t low = words[1];
  if (shift > 0) {
    high = high << shift | low >> (64 - shift);
    low = low << shift | words[2] >> (64 - shift);
  }
  exponent -= shift;
  double first = static_cast<double>(high >> 11) * power_of_two(exponent - 53);
  double second =
      static_cast<double>((high & 0x7ff) << 42 | low >> 22) * power_of_two(exponent - 106);
  return sum_ordered(first, second);
}

// x = m 2^e with a 53-bit integer m. The bits of 2/pi that give multiples of 4 are left out; of the
// others, 256 are multiplied. What follows them adds less than 2^-170.
Reduced reduce_by_bits(double x) {
  constexpr int kWords = 8;
  int e = exponent_of(x) - 52;
  uint64_t m = (bits_of(x) & ((uint64_t{1} << 52) - 1)) | uint64_t{1} << 52;
  int start = e >= 34 ? (e - 2) / 32 : 0;

  // The product, the lowest word first.
  uint32_t words[kWords + 2] = {};
  for (int half = 0; half < 2; ++half) {
    uint64_t factor = half == 0 ? m & 0xffffffff : m >> 32;
    uint64_t carry = 0;
    for (int i = 0; i < kWords; ++i) {
      uint64_t t = factor * kTwoOverPi[start + kWords - 1 - i] + words[i + half] + carry;
      words[i + half] = static_cast<uint32_t>(t);
      carry = t >> 32;
    }
    words[kWords + half] = static_cast<uint32_t>(carry);
  }

  // 64 bits of the product from the bit at `place`.
  auto bits_from = [&](int place) {
    uint64_t result = 0;
    for (int i = 2; i >= 0; --i) {
      int word = place / 32 + i;
      uint64_t value = word < kWords + 2 ? words[word] : 0;
      int shift = 32 * i - place % 32;
      result |= shift >= 0 ? (shift < 64 ? value << shift : 0) : value >> -shift;
    }
    return result;
  };
  int point = 32 * (start + kWords) - e;
  auto quadrant = static_cast<unsigned>(bits_from(point) & 3);
  std::array<uint64_t, 3> fraction = {bits_from(point - 64), bits_from(point - 128),
                                      bits_from(point - 192)};
  if (fraction[0] >> 63 == 0) return {pair_of_fraction(fraction) * kHalfPi, quadrant};
  // The next multiple is nearer, by 1 - fraction. A unit of the last word is far below the pair.
  for (uint64_t& word : fraction) word = ~word;
  return {-(pair_of_fraction(fraction) * kHalfPi), (quadrant + 1) & 3};
}

Reduced reduce(double x) {
  if (x <= kQuarterPi) return {{x, 0}, 0};
  return x < kThreeParts ? reduce_by_parts(x) : reduce_by_bits(x);
}

// For |r| <= pi/4.
SinCos sin_cos(Pair r) {
  bool negative = is_negative(r.high);
  if (negative) r = -r;
  double n = nearest_integer(r.high * 64);
  const SinCos& row = kAngles[static_cast<int>(n)];
  Pair d = sum(r.high - n / 64, r.low);

  double t = d.high;
  double s = t * t;
  double cubic = t * s * (-1.0 / 6 + s * (1.0 / 120 - s * (1.0 / 5040 - s / 362880)));
  Pair sine = sum_ordered(t, d.low + cubic);
  Pair square = times_power(product(t, t), -0.5);
  double quartic = s * s * (1.0 / 24 - s * (1.0 / 720 - s / 40320));
  Pair cosine = sum_ordered(square.high, (square.low - t * d.low) + quartic);  // cos(d) - 1

  SinCos result = {row.sin + (row.cos * sine + row.sin * cosine),
                   row.cos + (row.cos * cosine - row.sin * sine)};
  if (negative) result.sin = -result.sin;
  return result;
}

}  // namespace

Pair sin_kernel(double x) {
  double a = magnitude(x);
  if (a < kIdentityBelow) return {x, 0};
  if (!(a < kInfinity)) return {kNan, 0};
  Reduced reduced = reduce(a);
  SinCos value = sin_cos(reduced.angle);
  Pair result = (reduced.quadrant & 1) != 0 ? value.cos : value.sin;
  return is_negative(x) != ((reduced.quadrant & 2) != 0) ? -result : result;
}

Pair cos_kernel(double x) {
  double a = magnitude(x);
  if (!(a < kInfinity)) return {kNan, 0};
  Reduced reduced = reduce(a);
  SinCos value = sin_cos(reduced.angle);
  Pair result = (reduced.quadrant & 1) != 0 ? value.sin : value.cos;
  return ((reduced.quadrant + 1) & 2) != 0 ? -result : result;
}

Pair tan_kernel(double x) {
  double a = magnitude(x);
  if (a < kIdentityBelow) return {x, 0};
  if (!(a < kInfinity)) return {kNan, 0};
  Reduced reduced = reduce(a);
  SinCos value = sin_cos(reduced.angle);
  Pair result = (reduced.quadrant & 1) != 0 ? -value.cos / value.sin : value.sin / value.cos;
  return is_negative(x) ? -result : result;
}

double sin(double x) { return to_double(sin_kernel(x)); }
float sin(float x) { return to_float(sin_kernel(x)); }
double cos(double x) { return to_double(cos_kernel(x)); }
float cos(float x) { return to_float(cos_kernel(x)); }
double tan(double x) { return to_double(tan_kernel(x)); }
float tan(float x) { return to_float(tan_kernel(x)); }

}  // namespace weft::math
