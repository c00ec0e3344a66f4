// Typed 32-bit ids: each is an index into a vector, and the type prevents mixing indices of
// different vectors.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace weft {

// `struct ExprTag; using ExprId = Id<ExprTag>;`. A default Id is none.
template <class Tag>
struct Id {
  uint32_t v = 0xffffffffu;

  static const Id none;

  constexpr bool valid() const { return v != 0xffffffffu; }
  // For use as a subscript.
  constexpr size_t index() const { return v; }

  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;  // NOLINT(modernize-use-nullptr)
};

template <class Tag>
inline constexpr Id<Tag> Id<Tag>::none{};

}  // namespace weft

template <class Tag>
struct std::hash<weft::Id<Tag>> {
  size_t operator()(weft::Id<Tag> id) const noexcept { return id.v * 0x9e3779b97f4a7c15ull; }
};
