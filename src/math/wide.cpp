// Fixed-point numbers of 32 bits before and 256 after the point, in integers of 32 bits, and two
// power series with them. An operation loses less than 2^-254; some 400 of them stay below 2^-245.
#include "wide.h"

#include <array>
#include <cstddef>
#include <utility>

namespace weft::math {
namespace {

constexpr int kLimbs = 9;  // the lowest first; the last is the integer part

struct Wide {
  std::array<uint32_t, kLimbs> limbs = {};

  friend bool operator==(const Wide&, const Wide&) = default;
};

Wide from_integer(uint32_t value) {
  Wide result;
  result.limbs[kLimbs - 1] = value;
  return result;
}

bool is_zero(const Wide& a) { return a == Wide{}; }

bool operator<(const Wide& a, const Wide& b) {
  for (int i = kLimbs - 1; i >= 0; --i) {
    if (a.limbs[i] != b.limbs[i]) return a.limbs[i] < b.limbs[i];
  }
  return false;
}

Wide operator+(const Wide& a, const Wide& b) {
  Wide result;
  uint64_t carry = 0;
  for (int i = 0; i < kLimbs; ++i) {
    carry += uint64_t{a.limbs[i]} + b.limbs[i];
    result.limbs[i] = static_cast<uint32_t>(carry);
    carry >>= 32;
  }
  return result;
}

// For a >= b.
Wide operator-(const Wide& a, const Wide& b) {
  Wide result;
  uint64_t borrow = 0;
  for (int i = 0; i < kLimbs; ++i) {
    uint64_t difference = uint64_t{a.limbs[i]} - b.limbs[i] - borrow;
    result.limbs[i] = static_cast<uint32_t>(difference);
    borrow = difference >> 63;
  }
  return result;
}

Wide operator*(const Wide& a, const Wide& b) {
  std::array<uint32_t, 2 * kLimbs> all = {};
  for (int i = 0; i < kLimbs; ++i) {
    uint64_t carry = 0;
    for (int j = 0; j < kLimbs; ++j) {
      carry += uint64_t{a.limbs[i]} * b.limbs[j] + all[i + j];
      all[i + j] = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    all[i + kLimbs] = static_cast<uint32_t>(carry);
  }
  Wide result;
  for (int i = 0; i < kLimbs; ++i) result.limbs[i] = all[i + kLimbs - 1];
  return result;
}

Wide operator*(const Wide& a, uint32_t b) {
  Wide result;
  uint64_t carry = 0;
  for (int i = 0; i < kLimbs; ++i) {
    carry += uint64_t{a.limbs[i]} * b;
    result.limbs[i] = static_cast<uint32_t>(carry);
    carry >>= 32;
  }
  return result;
}

Wide operator/(const Wide& a, uint32_t b) {
  Wide result;
  uint64_t rest = 0;
  for (int i = kLimbs - 1; i >= 0; --i) {
    rest = rest << 32 | a.limbs[i];
    result.limbs[i] = static_cast<uint32_t>(rest / b);
    rest %= b;
  }
  return result;
}

// For a < 2 b: long division, a bit at a time.
Wide operator/(Wide a, const Wide& b) {
  Wide result;
  for (int bit = 32 * (kLimbs - 1); bit >= 0; --bit) {
    if (!(a < b)) {
      a = a - b;
      result.limbs[static_cast<std::size_t>(bit) / 32] |= uint32_t{1} << bit % 32;
    }
    a = a + a;
  }
  return result;
}

Wide times_power_of_two(Wide a, int exponent) {
  for (; exponent > 0; --exponent) a = a + a;
  for (; exponent < 0; ++exponent) a = a / 2;
  return a;
}

// A float as a 24-bit integer times 2^exponent.
struct Integer {
  uint32_t value;
  int exponent;
};

Integer integer_of(double x) {
  int exponent = exponent_of(x);
  return {static_cast<uint32_t>(magnitude(x) * power_of_two(23 - exponent)), exponent - 23};
}

// 2 atanh(s) = log((1 + s) / (1 - s)) = 2 (s + s^3/3 + s^5/5 + ...), for 0 <= s <= 1/3.
Wide twice_atanh(const Wide& s) {
  Wide square = s * s;
  Wide power = s;
  Wide total;
  for (uint32_t n = 1; !is_zero(power); n += 2) {
    total = total + power / n;
    power = power * square;
  }
  return total + total;
}

// exp(r) for 0 <= r < 1.
Wide exp_below_one(const Wide& r) {
  Wide term = from_integer(1);
  Wide total;
  for (uint32_t n = 1; !is_zero(term); ++n) {
    total = total + term;
    term = term * r / n;
  }
  return total;
}

// atan(t) for 0 <= t <= 1, by Euler's series: the sum of t/(1+t^2) * product of (2k/(2k+1))
// t^2/(1+t^2).
Wide arc_tangent(const Wide& t) {
  Wide square = t * t;
  Wide divisor = from_integer(1) + square;
  Wide factor = square / divisor;
  Wide term = t / divisor;
  Wide total;
  for (uint32_t k = 1; !is_zero(term); ++k) {
    total = total + term;
    term = term * factor * (2 * k) / (2 * k + 1);
  }
  return total;
}

// Rounded to 192 bits after the point; the second double keeps the sign of what the first one
// lacks.
Pair to_pair(Wide a) {
  Wide half;
  half.limbs[1] = uint32_t{1} << 31;
  a = a + half;
  a.limbs[0] = a.limbs[1] = 0;
  Pair result = {0, 0};
  int found = 0;  // limbs from the first that is not zero: three fill the first double and more
  for (int i = kLimbs - 1; i >= 0; --i) {
    if (a.limbs[i] == 0 && found == 0) continue;
    double limb = a.limbs[i] * power_of_two(32 * (i - kLimbs + 1));
    result = ++found <= 3 ? result + limb : Pair{result.high, result.low + limb};
  }
  return sum_ordered(result.high, result.low);
}

}  // namespace

Scaled wide_pow(double x, double y) {
  Integer base = integer_of(x);
  Wide numerator = from_integer(base.value - (1u << 23));
  Wide denominator = from_integer(base.value + (1u << 23));
  Wide log = twice_atanh(numerator / denominator);
  Wide log_of_two = twice_atanh(from_integer(1) / 3);

  int exponent = base.exponent + 23;
  bool negative = exponent < 0;
  log = negative ? log_of_two * static_cast<uint32_t>(-exponent) - log
                 : log_of_two * static_cast<uint32_t>(exponent) + log;
  Integer factor = integer_of(y);
  log = times_power_of_two(log * factor.value, factor.exponent);
  if (is_negative(y)) negative = !negative;

  // |log| = n log 2 + r.
  int n = 0;
  while (!(log < log_of_two)) {
    log = log - log_of_two;
    ++n;
  }
  if (!negative) return {to_pair(exp_below_one(log)), n};
  return {to_pair(exp_below_one(log_of_two - log)), -n - 1};
}

Scaled wide_atan2(double y, double x) {
  Integer a = integer_of(y);
  Integer b = integer_of(x);
  bool steep = magnitude(y) > magnitude(x);
  if (steep) std::swap(a, b);
  Wide quotient =
      times_power_of_two(from_integer(a.value) / from_integer(b.value), a.exponent - b.exponent);
  Wide angle = arc_tangent(quotient);
  Wide quarter = arc_tangent(from_integer(1));
  if (steep) angle = quarter + quarter - angle;
  if (is_negative(x)) angle = quarter * 4 - angle;
  Pair result = to_pair(angle);
  return {is_negative(y) ? -result : result};
}

}  // namespace weft::math
