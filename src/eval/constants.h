// Compile-time values as bytes, and the names of types in messages.
#pragma once

#include <string>

#include "machine.h"

namespace weft::eval {

// Whether a value of the type consists of scalar components.
inline bool has_components(const Type& t) { return t.is_value() && !t.ref; }

// Writes the components of the constant in the format of the type. `shadow`: null where nothing is
// traced.
void write_constant(const Type& t, const ConstValue& value, std::byte* out, Shadow* shadow);

std::string type_name(const hir::Program& program, const Type& t);

}  // namespace weft::eval
