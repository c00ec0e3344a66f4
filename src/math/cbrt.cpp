// cbrt.
//
// |x| = m 2^(3q) with m in [1, 8). A guess from m's bits is right to 5 % and becomes t, right to
// the last places of a double, by three steps of Halley. The pair is t + (m - t^3) / (3 t^2), where
// the rest m - t^3 is computed as a pair: relative error below 2^-100. Exact cubes have no rest.
#include "kernels.h"
#include "weft/math/elementary.h"

namespace weft::math {

Scaled cbrt_kernel(double x) {
  if (is_nan(x)) return {{kNan, 0}};
  double m = magnitude(x);
  if (m == 0 || m == kInfinity) return {{x, 0}};
  int exponent = 0;
  if (m < 0x1p-1022) {
    m *= 0x1p54;
    exponent = -54;
  }
  int e = exponent_of(m);
  int rest = ((e + exponent) % 3 + 3) % 3;
  int q = (e + exponent - rest) / 3;
  m = std::bit_cast<double>((bits_of(m) & ((uint64_t{1} << 52) - 1)) |
                            static_cast<uint64_t>(1023 + rest) << 52);

  // A third of the exponent and of the fraction.
  double t = std::bit_cast<double>(bits_of(m) / 3 + 0x2a9f7893782da1ceu);
  for (int step = 0; step < 3; ++step) {
    double cube = t * t * t;
    t = t * ((cube + 2 * m) / (2 * cube + m));
  }
  Pair square = product(t, t);
  Pair missing = Pair{m, 0} - square * t;
  Pair result = sum_ordered(t, missing.high / (3 * square.high));
  return {is_negative(x) ? -result : result, q};
}

double cbrt(double x) { return to_double(cbrt_kernel(x)); }
float cbrt(float x) { return to_float(cbrt_kernel(x)); }

}  // namespace weft::math
