#include <cmath>

#include "weft/eval/math_functions.h"

namespace weft::eval {

const MathFunctions& host_math() {
  static constexpr auto make = [] {
    MathFunctions out{};
#define WEFT_EVAL_MATH(name)                           \
  out.name##_f = [](float x) { return std::name(x); }; \
  out.name##_d = [](double x) { return std::name(x); };
    WEFT_EVAL_MATH_FUNCTIONS(WEFT_EVAL_MATH)
#undef WEFT_EVAL_MATH
    // The compiler of Warp's CPU code makes a product of a square, and a root of the power 0.5.
    static constexpr auto power = [](auto x, auto y) {
      using F = decltype(x);
      if (y == 2) return x * x;
      if (y == F{0.5}) return std::isinf(x) ? std::abs(x) : std::abs(std::sqrt(x));
      return std::pow(x, y);
    };
    out.pow_f = [](float x, float y) { return power(x, y); };
    out.pow_d = [](double x, double y) { return power(x, y); };
    out.atan2_f = [](float y, float x) { return std::atan2(y, x); };
    out.atan2_d = [](double y, double x) { return std::atan2(y, x); };
    return out;
  };
  static const MathFunctions functions = make();
  return functions;
}

}  // namespace weft::eval
