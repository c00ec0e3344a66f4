// pow and atan2 with 256 bits after the point, for the few arguments at which a pair does not
// decide how the float is rounded.
#pragma once

#include "pair.h"

namespace weft::math {

// x^y for floats x > 0 and y whose power is between 2^-160 and 2^140; atan2(y, x) for floats whose
// exponents differ by at most 100. The relative error is below 2^-150; the pair holds 106 bits, and
// its second double has the sign of what the first one lacks. A value that is closer than 2^-150 to
// a number of 53 bits is that number: so is a power that lies exactly in the middle between two
// floats. (The others of the 2^64 powers are expected no closer than 2^-90.)
Scaled wide_pow(double x, double y);
Scaled wide_atan2(double y, double x);

}  // namespace weft::math
