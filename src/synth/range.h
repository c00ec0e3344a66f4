// Intervals of values: the possible values of a scalar, or of each component of a compound value.
//
// Input: the intervals of operands. Output: an interval that contains every result. Invariant: only
// + - * / and sqrt are used, which IEEE 754 rounds alike everywhere, so a decision that depends on
// an interval is the same on every machine.
#pragma once

#include <algorithm>
#include <cmath>

#include "weft/types/type.h"

namespace weft::synth {

struct Range {
  double lo = 0, hi = 0;

  double magnitude() const { return std::max(lo < 0 ? -lo : lo, hi < 0 ? -hi : hi); }
  bool has_zero() const { return lo <= 0 && hi >= 0; }
  // Integers that are not zero have a magnitude of at least 1, and their range has to say so.
  bool fits_integers() const { return (lo <= 0 || lo >= 1) && (hi >= 0 || hi <= -1); }
  bool inside(double low, double high) const { return lo >= low && hi <= high; }
  bool single() const { return lo == hi; }
};

inline Range symmetric(double m) { return {-m, m}; }
inline Range hull(Range a, Range b) { return {std::min(a.lo, b.lo), std::max(a.hi, b.hi)}; }
inline Range add(Range a, Range b) { return {a.lo + b.lo, a.hi + b.hi}; }
inline Range sub(Range a, Range b) { return {a.lo - b.hi, a.hi - b.lo}; }
inline Range negate(Range a) { return {-a.hi, -a.lo}; }
Range mul(Range a, Range b);
Range div(Range a, Range b);  // b without zero
Range absolute(Range a);
inline Range scaled(Range a, double k) { return mul(a, {k, k}); }

// The largest magnitude that a value of the type may have, so that a few further operations and the
// adjoint's products stay finite; for integers the type's own limits, or 2^53 where they are wider.
double limit_of(Scalar s);
double lowest_of(Scalar s);  // 0 for unsigned and bool
inline bool fits(Range r, Scalar s) { return r.lo >= lowest_of(s) && r.hi <= limit_of(s); }

// Of a & b, or of a | b and a ^ b.
Range bit_range(Range a, Range b, bool is_and);

// Smallest b with 2^b > v, for v >= 0.
int bits_of(double v);
// An upper bound of e^v for 0 <= v <= 64, without libm.
double exp_bound(double v);
// An upper bound of |ln v| for v > 0.
double log_bound(double v);

}  // namespace weft::synth
