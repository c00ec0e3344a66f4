// What a terminal is known to be like.
#pragma once

#include <cstddef>
#include <optional>

namespace weft {

// The columns of the terminal that stdout is, or what the variable COLUMNS says. Nothing where
// stdout is no terminal: what reads a pipe wants whole lines.
std::optional<size_t> output_width();

}  // namespace weft
