// The elementary functions that an evaluation uses.
#pragma once

namespace weft::eval {

// WEFT_EVAL_MATH(name): functions of one number, for float and double.
// clang-format off
#define WEFT_EVAL_MATH_FUNCTIONS(F)                       \
  F(sin) F(cos) F(tan) F(asin) F(acos) F(atan)            \
  F(sinh) F(cosh) F(tanh) F(exp) F(log) F(log2) F(log10)  \
  F(cbrt) F(erf) F(erfc)
// clang-format on

struct MathFunctions {
#define WEFT_EVAL_MATH(name)                        \
  float (*name##_f)(float);                         \
  double (*name##_d)(double);                       \
  float name(float x) const { return name##_f(x); } \
  double name(double x) const { return name##_d(x); }
  WEFT_EVAL_MATH_FUNCTIONS(WEFT_EVAL_MATH)
#undef WEFT_EVAL_MATH

  float (*pow_f)(float, float);
  double (*pow_d)(double, double);
  float (*atan2_f)(float, float);
  double (*atan2_d)(double, double);
  float pow(float x, float y) const { return pow_f(x, y); }
  double pow(double x, double y) const { return pow_d(x, y); }
  float atan2(float y, float x) const { return atan2_f(y, x); }
  double atan2(double y, double x) const { return atan2_d(y, x); }
};

// Those of math/: the same bits on every machine.
const MathFunctions& pinned_math();

// Of the C library of this machine, which Warp's CPU code calls: the results differ between
// versions of the library and between processors. For comparisons with Warp only.
const MathFunctions& host_math();

}  // namespace weft::eval
