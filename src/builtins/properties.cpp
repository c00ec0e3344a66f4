// Properties of builtins: see properties.h.
#include "weft/builtins/properties.h"

#include <algorithm>
#include <array>

#include "weft/base/check.h"

namespace weft {
namespace {

constexpr std::string_view kKeys[] = {
#define WEFT_BUILTIN(Id, key) key,
#include "weft/builtins/builtin_ids.def"
};

using Flags = std::array<bool, std::size(kKeys)>;

constexpr Flags flags_of(std::initializer_list<BuiltinId> ids) {
  Flags flags{};
  for (const BuiltinId id : ids) flags[static_cast<std::size_t>(id)] = true;
  return flags;
}

constexpr Flags flags_of_prefix(std::string_view prefix) {
  Flags flags{};
  for (std::size_t i = 0; i < flags.size(); ++i) flags[i] = kKeys[i].starts_with(prefix);
  return flags;
}

}  // namespace

#define WEFT_BUILTIN_PROPERTY(function, meaning, ...)        \
  bool function(BuiltinId id) {                              \
    using enum BuiltinId;                                    \
    static constexpr Flags kFlags = flags_of({__VA_ARGS__}); \
    return kFlags[static_cast<std::size_t>(id)];             \
  }
#include "weft/builtins/properties.def"

bool works_on_tiles(BuiltinId id) {
  static constexpr Flags kFlags = flags_of_prefix("tile_");
  return kFlags[static_cast<std::size_t>(id)];
}

BuiltinId cast_to(Scalar scalar) {
  const Builtin* b = find_builtin(scalar_name(scalar));
  WEFT_CHECK(b != nullptr, "a scalar type that has no conversion");
  return id_of(*b);
}

BuiltinId compound_constructor(const Type& type) {
  WEFT_DCHECK(type.is_composite());
  return type.is_vector()       ? BuiltinId::Vector
         : type.is_matrix()     ? BuiltinId::Matrix
         : type.is_quaternion() ? BuiltinId::Quaternion
                                : BuiltinId::Transformation;
}

bool is_one_of(std::optional<BuiltinId> id, std::initializer_list<BuiltinId> ids) {
  return id && std::find(ids.begin(), ids.end(), *id) != ids.end();
}

}  // namespace weft
