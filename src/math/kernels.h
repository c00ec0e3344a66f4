// The kernels: each function's value as a pair, from which both overloads round. Arguments are any
// doubles; special values come back in the first double of the pair, with the second one zero.
#pragma once

#include "pair.h"

namespace weft::math {

// exp(x) for a pair x with |x| < 1000, with a relative error below 2^-77; the value is in
// [0.99, 2.01].
Scaled exp_of_pair(Pair x);
// log(x) for finite x > 0.
Pair log_of_positive(double x);

Scaled exp_kernel(double x);
Scaled sinh_kernel(double x);
Scaled cosh_kernel(double x);
Pair tanh_kernel(double x);
Pair log_kernel(double x);
Pair log2_kernel(double x);
Pair log10_kernel(double x);
Scaled pow_kernel(double x, double y);
Pair sin_kernel(double x);
Pair cos_kernel(double x);
Pair tan_kernel(double x);
Pair asin_kernel(double x);
Pair acos_kernel(double x);
Pair atan_kernel(double x);
Scaled atan2_kernel(double y, double x);
Scaled cbrt_kernel(double x);
Scaled erf_kernel(double x);
Scaled erfc_kernel(double x);

}  // namespace weft::math
