// How Warp's types and numbers are spelled in plain C++: vec3, mat33d, uint8_t, 0.5f. Private to
// the room.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/types/type.h"

namespace weft::standalone {

// "float", "uint8_t", "half", "__nv_bfloat16".
std::string_view cpp_scalar(Scalar s);
// Empty for types without a form in plain C++ (opaque types, tuples, ...).
// `structs`: C++ names of the program's structs.
std::string cpp_type(const Type& t, std::span<const std::string> structs);
// A Python number as a literal of a scalar type: "0.5f", "7u", "half(0.5f)", "INFINITY".
std::string cpp_number(double value, Scalar s);
std::string cpp_integer(std::int64_t value, Scalar s);
// The access to component `i` of a vector, quaternion: ".x", ".c[4]".
std::string component(const Type& t, int i);
// Floats of 16 bits: CUDA has few functions for them, C++ no literals, and they convert to others
// by way of float.
bool is_narrow_float(Scalar s);
// What functions for one of them begin with: "half_sqrt".
std::string_view narrow_prefix(Scalar s);
// How many scalars a value holds, structs apart.
int scalar_count(const Type& t);

// Whether a compound type could have the name: vec3d, mat33, quat.
bool is_type_name(std::string_view name);
// Whether nothing can have the name: words of C++, and types, variables and macros of CUDA and C.
bool is_reserved(std::string_view name);
// What a field of a struct is called.
std::string member_name(std::string_view field);
// Whether a function or constant of the program cannot have the name: functions of C and CUDA too.
bool is_library_name(std::string_view name);

}  // namespace weft::standalone
