#include "weft/eval/math_functions.h"
#include "weft/math/elementary.h"

namespace weft::eval {

const MathFunctions& pinned_math() {
  static constexpr auto make = [] {
    MathFunctions out{};
#define WEFT_EVAL_MATH(name)       \
  out.name##_f = weft::math::name; \
  out.name##_d = weft::math::name;
    WEFT_EVAL_MATH_FUNCTIONS(WEFT_EVAL_MATH)
#undef WEFT_EVAL_MATH
    out.pow_f = weft::math::pow;
    out.pow_d = weft::math::pow;
    out.atan2_f = weft::math::atan2;
    out.atan2_d = weft::math::atan2;
    return out;
  };
  static const MathFunctions functions = make();
  return functions;
}

}  // namespace weft::eval
