// Conversions between float32/float64 and the 16-bit floats, rounding to nearest, ties to even
// (IEEE 754). A NaN becomes a quiet NaN with the same sign and the top bits of its payload.
#pragma once

#include <cstdint>

namespace weft {

// binary16: 1 sign, 5 exponent, 10 fraction bits.
uint16_t float_to_half(float value);
// Rounds once, from the double.
uint16_t double_to_half(double value);
// To nearest, ties away from zero; a NaN loses its payload. So Warp's Python side stores what a
// program gives it: components of constants, parameters of a launch (wp_float_to_half_bits).
uint16_t float_to_half_away(float value);
float half_to_float(uint16_t bits);

// bfloat16: the upper half of a float32.
uint16_t float_to_bfloat16(float value);
float bfloat16_to_float(uint16_t bits);

}  // namespace weft
