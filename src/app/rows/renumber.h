// A row's JSON under another number.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

// The same object on one line, with `index` in the place of its own, which stays where it was.
// Empty where it has none.
std::string renumbered(std::string_view json, uint64_t index);

}  // namespace weft
