// Structs that hold arrays: in C++ a pointer for each, and members for the dimensions that the
// program asks for. Private to the room.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "weft/ast/tree.h"

namespace weft::standalone {

// The C++ name of a field.
std::string field_member(const Tree& tree, Symbol field);
// The member that has the size of a dimension of an array in a struct: "num_x", "num_x_1".
std::string dimension_member(const Tree& tree, std::uint32_t of_struct, Symbol field,
                             std::size_t dimension);
// The declaration of a field; none if there is no field of that name.
const FieldDecl* find_field(const Tree& tree, const Type& of_struct, Symbol field);
// Whether an array stands in a struct of that type, or in one that it holds.
bool holds_arrays(const Tree& tree, const Type& t);

// Names of fields, by symbol, through which these functions store elements of arrays.
std::set<std::uint32_t> stored_fields(const Tree& tree, std::span<const FunctionId> functions);

}  // namespace weft::standalone
