// 16-bit floats by integer arithmetic, so that the bits are the same for every processor and
// compiler.
#include "weft/base/half.h"

#include <algorithm>
#include <bit>

namespace weft {

uint16_t double_to_half(double value) {
  uint64_t bits = std::bit_cast<uint64_t>(value);
  auto sign = static_cast<uint16_t>(bits >> 48 & 0x8000);
  int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  uint64_t fraction = bits & ((uint64_t{1} << 52) - 1);
  if (exponent == 0x7ff) {
    if (fraction == 0) return sign | 0x7c00;
    return static_cast<uint16_t>(sign | 0x7e00 | fraction >> 42);
  }
  int e = exponent - 1023 + 15;  // biased for binary16
  if (e >= 31) return sign | 0x7c00;
  if (e < -10) return sign;  // below half of the least subnormal; also double subnormals and zero
  uint64_t significand = fraction | uint64_t{1} << 52;
  // Drop 42 bits for a normal number, one more for each step below.
  int drop = e > 0 ? 42 : 43 - e;
  uint64_t kept = significand >> drop;
  uint64_t rest = significand & ((uint64_t{1} << drop) - 1);
  uint64_t half = uint64_t{1} << (drop - 1);
  if (rest > half || (rest == half && (kept & 1))) ++kept;
  // A carry out of the fraction raises the exponent by itself, up to infinity.
  uint64_t result = e > 0 ? (static_cast<uint64_t>(e - 1) << 10) + kept : kept;
  return static_cast<uint16_t>(sign | result);
}

uint16_t float_to_half(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffff) > 0x7f800000) {  // NaN, by hand: widening may quieten it
    return static_cast<uint16_t>((bits >> 16 & 0x8000) | 0x7e00 | (bits >> 13 & 0x3ff));
  }
  return double_to_half(static_cast<double>(value));  // widening is exact: one rounding
}

uint16_t float_to_half_away(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value), magnitude = bits & 0x7fffffff;
  const auto sign = static_cast<uint16_t>(bits >> 16 & 0x8000);
  if (magnitude >= 0x7f800000) return sign | (magnitude > 0x7f800000 ? 0x7e00 : 0x7c00);
  // The last bit that may decide stays; below the normal numbers the product drops the others.
  const float scaled = std::bit_cast<float>(magnitude & ~uint32_t{0xfff}) * 0x1p-112f;
  const uint32_t rounded = std::bit_cast<uint32_t>(scaled) + 0x1000;
  return static_cast<uint16_t>(sign | std::min<uint32_t>(rounded >> 13, 0x7c00));
}

float half_to_float(uint16_t bits) {
  uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
  uint32_t exponent = bits >> 10 & 31;
  uint32_t fraction = bits & 0x3ff;
  if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000 | fraction << 13);
  if (exponent == 0) {
    float magnitude = static_cast<float>(fraction) * 0x1p-24f;  // exact
    return std::bit_cast<float>(sign | std::bit_cast<uint32_t>(magnitude));
  }
  return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
}

uint16_t float_to_bfloat16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffff) > 0x7f800000) return static_cast<uint16_t>(bits >> 16 | 0x40);
  return static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

float bfloat16_to_float(uint16_t bits) {
  return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
}

}  // namespace weft
