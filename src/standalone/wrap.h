// Long lines. Private to the room.
#pragma once

#include <string>
#include <string_view>

namespace weft::standalone {

// The text with the lines longer than 100 columns broken where that is sure to be what clang-format
// leaves alone: after the commas and semicolons of the last pair of parentheses that reaches to the
// end, aligned behind the bracket. Comments that fill a line are broken at spaces.
std::string wrap_lines(std::string_view text);

}  // namespace weft::standalone
