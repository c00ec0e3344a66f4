// A row's JSON under another number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "weft/inspect/record.h"

namespace weft {

// The same object on one line, with `index` in the place of its own, which stays where it was.
// `add_candidate`: its own becomes its `candidate`, with which the row can still be made again;
// behind the index and the seed, as rows have it. Empty where it has no index.
std::string renumbered(std::string_view json, uint64_t index, bool add_candidate = false);

// A row of a set that is made of others, under its number there. Empty where it is none.
std::string renumbered_row(const std::optional<Record>& row, std::string_view json, uint64_t index);

}  // namespace weft
