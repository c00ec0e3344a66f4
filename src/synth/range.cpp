#include "range.h"

namespace weft::synth {

Range mul(Range a, Range b) {
  const double p = a.lo * b.lo, q = a.lo * b.hi, r = a.hi * b.lo, s = a.hi * b.hi;
  return {std::min(std::min(p, q), std::min(r, s)), std::max(std::max(p, q), std::max(r, s))};
}

Range div(Range a, Range b) {
  const double p = a.lo / b.lo, q = a.lo / b.hi, r = a.hi / b.lo, s = a.hi / b.hi;
  return {std::min(std::min(p, q), std::min(r, s)), std::max(std::max(p, q), std::max(r, s))};
}

Range absolute(Range a) {
  if (a.lo >= 0) return a;
  if (a.hi <= 0) return negate(a);
  return {0, a.magnitude()};
}

double limit_of(Scalar s) {
  switch (s) {
    case Scalar::Bool:
      return 1;
    case Scalar::Int8:
      return 127;
    case Scalar::UInt8:
      return 255;
    case Scalar::Int16:
      return 32767;
    case Scalar::UInt16:
      return 65535;
    case Scalar::Int32:
      return 2147483647;
    case Scalar::UInt32:
      return 4294967295.0;
    case Scalar::Int64:
    case Scalar::UInt64:
      return 9007199254740992.0;
    case Scalar::Float16:
      return 200;
    case Scalar::Float32:
      return 1e8;
    case Scalar::Float64:
      return 1e12;
    case Scalar::None:
    case Scalar::BFloat16:
    case Scalar::Handle:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return 0;
}

double lowest_of(Scalar s) {
  if (s == Scalar::Bool || (is_int(s) && !is_signed_int(s))) return 0;
  return -limit_of(s);
}

int bits_of(double v) {
  int bits = 0;
  for (double p = 1; p <= v && bits < 64; p *= 2) ++bits;
  return bits;
}

double exp_bound(double v) {
  double bound = 1;
  while (v > 0) {
    bound *= 2.718281828459046;
    v -= 1;
  }
  return bound;
}

double log_bound(double v) {
  if (v < 1) v = 1 / v;
  return 0.6931471805599454 * bits_of(v);
}

Range bit_range(Range a, Range b, bool is_and) {
  if (is_and && a.lo >= 0 && b.lo >= 0) return {0, std::min(a.hi, b.hi)};
  double top = 1;
  for (int i = bits_of(std::max(a.magnitude(), b.magnitude())); i > 0; --i) top *= 2;
  return {a.lo >= 0 && b.lo >= 0 ? 0 : -top, top - 1};
}

}  // namespace weft::synth
