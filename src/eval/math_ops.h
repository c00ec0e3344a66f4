// Elementary functions of numbers, plain and traced.
//
// Derivatives are those of the textbook, of the value in double precision; where a function has a
// kink, the side that the number itself lies on decides, and at the kink the one of Warp's adjoint.
#pragma once

#include <cmath>
#include <limits>
#include <numbers>

#include "arithmetic.h"
#include "machine.h"
#include "weft/eval/math_functions.h"

namespace weft::eval::math {

// The argument of a function that has no value outside of a domain: where the number lies in it and
// a value in double precision does not, that value is the number.
template <class S, class F>
Dual<S> within(const Dual<S>& a, F is_inside) {
  Dual<S> out = a;
  const double number = precise(a);
  if (!is_inside(number)) return out;
  if (!is_inside(out.v)) out.v = number;
  if (a.tape != nullptr && a.tape->is_noisy())
    for (double& value : out.noisy)
      if (!is_inside(value)) value = number;
  return out;
}
inline bool is_any(double) { return true; }
inline bool is_positive(double x) { return x > 0; }
inline bool is_whole(double x) { return x == std::trunc(x); }
inline bool is_within_one(double x) { return std::fabs(x) < 1; }

// A function of MathFunctions for every kind of number. The derivative is an expression of x, the
// argument, and y, the result, in double precision, and of `f`, the functions.
#define WEFT_EVAL_UNARY(name, inside, derivative)                            \
  inline float name(const Machine& m, float x) { return m.math->name(x); }   \
  inline double name(const Machine& m, double x) { return m.math->name(x); } \
  template <HalfNumber S>                                                    \
  S name(const Machine& m, S x) {                                            \
    return S(m.math->name(float(x)));                                        \
  }                                                                          \
  template <class S>                                                         \
  Dual<S> name(const Machine& m, const Dual<S>& given) {                     \
    const MathFunctions& f = *m.math;                                        \
    const Dual<S> a = within(given, inside);                                 \
    const Values values = each([&](double v) { return f.name(v); }, a);      \
    const double x = a.v, y = values.v;                                      \
    static_cast<void>(x), static_cast<void>(y);                              \
    /* Only what depends on an input has a derivative. */                    \
    return traced(name(m, a.p), values, a, a.step != 0 ? derivative : 0);    \
  }

WEFT_EVAL_UNARY(sin, is_any, f.cos(x))
WEFT_EVAL_UNARY(cos, is_any, -f.sin(x))
WEFT_EVAL_UNARY(tan, is_any, 1 + y * y)
WEFT_EVAL_UNARY(asin, is_within_one, 1 / std::sqrt(1 - x * x))
WEFT_EVAL_UNARY(acos, is_within_one, -1 / std::sqrt(1 - x * x))
WEFT_EVAL_UNARY(atan, is_any, 1 / (1 + x * x))
WEFT_EVAL_UNARY(sinh, is_any, f.cosh(x))
WEFT_EVAL_UNARY(cosh, is_any, f.sinh(x))
WEFT_EVAL_UNARY(tanh, is_any, 1 - y * y)
WEFT_EVAL_UNARY(exp, is_any, y)
WEFT_EVAL_UNARY(log, is_positive, 1 / x)
WEFT_EVAL_UNARY(log2, is_positive, 1 / (x * std::numbers::ln2))
WEFT_EVAL_UNARY(log10, is_positive, 1 / (x * std::numbers::ln10))
WEFT_EVAL_UNARY(cbrt, is_any, 1 / (3 * y * y))
WEFT_EVAL_UNARY(erf, is_any, 2 * std::numbers::inv_sqrtpi * f.exp(-x * x))
WEFT_EVAL_UNARY(erfc, is_any, -2 * std::numbers::inv_sqrtpi * f.exp(-x * x))
#undef WEFT_EVAL_UNARY

// Functions that IEEE 754 defines to the bit.
inline float sqrt(const Machine&, float x) { return std::sqrt(x); }
inline double sqrt(const Machine&, double x) { return std::sqrt(x); }
template <HalfNumber S>
S sqrt(const Machine&, S x) {
  return S(std::sqrt(float(x)));
}
template <class S>
Dual<S> sqrt(const Machine& m, const Dual<S>& given) {
  const Dual<S> a = within(given, is_positive);
  const Values y = each([](double x) { return std::sqrt(x); }, a);
  return traced(sqrt(m, a.p), y, a, 0.5 / y.v);
}

template <FloatNumber S>
S pow(const Machine& m, S x, S y) {
  return S(m.math->pow(wide(x), wide(y)));
}
template <class S>
Dual<S> pow(const Machine& m, const Dual<S>& given, const Dual<S>& exponent) {
  const MathFunctions& f = *m.math;
  const Dual<S> a = within(given, is_positive);
  // Of a negative base only whole exponents give a number.
  const Dual<S> b = precise(given) < 0 ? within(exponent, is_whole) : exponent;
  const Values y = each([&](double x, double e) { return f.pow(x, e); }, a, b);
  // Of a base of 0 or less only the derivative by the base exists.
  const double by_exponent = b.step != 0 && a.v > 0 ? y.v * f.log(a.v) : 0;
  const double by_base = a.step != 0 ? b.v * f.pow(a.v, b.v - 1) : 0;
  return traced(pow(m, a.p, b.p), y, a, by_base, b, by_exponent);
}
template <FloatNumber S>
S atan2(const Machine& m, S y, S x) {
  return S(m.math->atan2(wide(y), wide(x)));
}
template <class S>
Dual<S> atan2(const Machine& m, const Dual<S>& y, const Dual<S>& x) {
  double d = x.v * x.v + y.v * y.v;
  if (d == 0) d = std::numeric_limits<double>::infinity();  // where Warp's adjoint is 0
  // Of a negative x the angle turns from pi to -pi.
  if (precise(x) < 0)
    decide(
        precise(y) < 0, [](double v) { return v < 0; }, y);
  const S angle = atan2(m, y.p, x.p);
  // On the turn of the number's own angle.
  const auto near = [&](double v) {
    const double apart = v - static_cast<double>(wide(angle));
    return std::fabs(apart) > std::numbers::pi ? v - std::copysign(2 * std::numbers::pi, apart) : v;
  };
  const Values values = each([&](double v, double w) { return near(m.math->atan2(v, w)); }, y, x);
  return traced(angle, values, y, x.v / d, x, -y.v / d);
}

template <FloatNumber S>
S abs(S x) {
  return S(std::fabs(wide(x)));
}
template <class S>
Dual<S> abs(const Dual<S>& a) {
  const bool negative = wide(a.p) < 0;
  turn(
      negative, [](double x) { return x < 0; }, a);
  const Values values = each([&](double x) { return negative ? -x : x; }, a);
  return traced(abs(a.p), values, a, negative ? -1 : 1);
}

template <FloatNumber S>
S copysign(S x, S y) {
  return S(std::copysign(wide(x), wide(y)));
}
template <class S>
Dual<S> copysign(const Dual<S>& a, const Dual<S>& b) {
  const bool turned = std::signbit(wide(a.p)) != std::signbit(wide(b.p));
  const Values values = each([&](double x) { return turned ? -x : x; }, a);
  return traced(copysign(a.p, b.p), values, a, turned ? -1 : 1);
}

// Functions whose derivative is 0 wherever there is one.
#define WEFT_EVAL_STEP(name, expression)                          \
  template <FloatNumber S>                                        \
  S name(S a) {                                                   \
    const Wide<S> x = wide(a);                                    \
    return S(expression);                                         \
  }                                                               \
  template <class S>                                              \
  Dual<S> name(const Dual<S>& a) {                                \
    const Dual<S> out(name(a.p));                                 \
    decide(                                                       \
        out.v, [](double x) -> double { return expression; }, a); \
    return out;                                                   \
  }
WEFT_EVAL_STEP(round, std::round(x))
WEFT_EVAL_STEP(rint, std::nearbyint(x))
WEFT_EVAL_STEP(trunc, std::trunc(x))
WEFT_EVAL_STEP(floor, std::floor(x))
WEFT_EVAL_STEP(ceil, std::ceil(x))
WEFT_EVAL_STEP(sign, x < 0 ? -1.0f : 1.0f)
WEFT_EVAL_STEP(step, x < 0 ? 1.0f : 0.0f)
WEFT_EVAL_STEP(nonzero, x == 0 ? 0.0f : 1.0f)
#undef WEFT_EVAL_STEP

// The remainder, with the sign of a.
template <FloatNumber S>
S mod(S a, S b) {
  return S(std::fmod(wide(a), wide(b)));
}
template <class S>
Dual<S> mod(const Dual<S>& a, const Dual<S>& b) {
  // a - b * trunc(a / b), where the quotient is the one of the numbers themselves; a / b may round
  // to the next whole number.
  const auto times = [](double x, double y) { return std::round((x - std::fmod(x, y)) / y); };
  const double quotient = times(static_cast<double>(wide(a.p)), static_cast<double>(wide(b.p)));
  decide(quotient, times, a, b);
  const Values values =
      each([&](double x, double y) { return quotient == 0 ? x : x - y * quotient; }, a, b);
  return traced(mod(a.p, b.p), values, a, 1, b, -quotient, 0);
}
template <FloatNumber S>
S floordiv(S a, S b) {
  return S(std::floor(wide(a / b)));
}
template <class S>
Dual<S> floordiv(const Dual<S>& a, const Dual<S>& b) {
  const Dual<S> quotient(floordiv(a.p, b.p));
  decide(
      precise(quotient), [](double x, double y) { return std::floor(x / y); }, a, b);
  return quotient;
}
template <class N>
N frac(const N& x) {
  return x - trunc(x);
}

// A number of C++ as a number of the kind: literals of the functions of builtins.
template <class N>
N number(double x) {
  if constexpr (kIsFloat<N>) {
    return N(static_cast<Wide<N>>(x));
  } else {
    return N(x);
  }
}

// A float of one format in another.
template <FloatNumber To, FloatNumber From>
To converted(From x) {
  return To(static_cast<Wide<To>>(wide(x)));
}

}  // namespace weft::eval::math
