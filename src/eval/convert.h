// Conversions between scalars.
#pragma once

#include "machine.h"

namespace weft::eval {

// A step that converts one component at s.a to one at s.out; null for what is no scalar.
Handler convert_handler(Scalar from, Scalar to);

}  // namespace weft::eval
