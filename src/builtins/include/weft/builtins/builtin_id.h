// A name for each builtin: what code asks for instead of its key.
//
// The ids are made from the exported table by tools/export_builtins.py, and are the places in
// builtins(), which table.cpp asserts.
#pragma once

#include <cstdint>

#include "weft/builtins/builtins.h"

namespace weft {

enum class BuiltinId : std::uint16_t {
#define WEFT_BUILTIN(Id, key) Id,
#include "weft/builtins/builtin_ids.def"
};

inline const Builtin& builtin(BuiltinId id) { return builtins()[static_cast<std::size_t>(id)]; }
inline BuiltinId id_of(const Builtin& b) { return static_cast<BuiltinId>(&b - builtins().data()); }
inline BuiltinId id_of(const Overload& o) { return id_of(*o.builtin); }

}  // namespace weft
