// An adjoint with one fault. Private to the room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weft {

struct SpoiltAdjoint {
  std::string text;
  std::string fault;  // for people: which statement it is, and how it should read
};

// Deletes one statement of the reverse pass of a backward text of Warp's for CUDA, or exchanges the
// adjoints of its two operands. Only statements are taken that carry the adjoint of a float, or of
// a vector of floats, through an arithmetic builtin to two variables. `key` decides which. Nothing
// where there is no such statement.
std::optional<SpoiltAdjoint> spoil_adjoint(std::string_view backward, uint64_t key);

}  // namespace weft
