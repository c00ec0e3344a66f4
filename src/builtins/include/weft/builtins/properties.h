// What code asks about a builtin in place of its name: properties.def lists the properties and
// their builtins.
#pragma once

#include <initializer_list>
#include <optional>

#include "weft/builtins/builtin_id.h"

namespace weft {

#define WEFT_BUILTIN_PROPERTY(function, meaning, ...) bool function(BuiltinId id);
#include "weft/builtins/properties.def"

// Whether the builtin works on tiles: the key of all those begins with `tile_`.
bool works_on_tiles(BuiltinId id);

// The conversion to a scalar type, by Warp's name of the type.
BuiltinId cast_to(Scalar scalar);
// The constructor of a type of vectors, matrices, quaternions or transforms.
BuiltinId compound_constructor(const Type& type);

// Whether the builtin is one of these; nothing is none of them.
bool is_one_of(std::optional<BuiltinId> id, std::initializer_list<BuiltinId> ids);

}  // namespace weft
