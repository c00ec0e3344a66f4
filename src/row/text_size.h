// How large a text is. Private to the room.
#pragma once

#include <cstddef>
#include <string_view>

namespace weft {

struct TextSize {
  std::size_t lines = 0;       // newlines
  std::size_t characters = 0;  // code points of UTF-8
  // An estimate: 0.22 for a letter, 1.27 for a digit, 0.85 for any other byte that is no white
  // space (up to the space character), rounded up. Fitted to a tokenizer of 151,643 pieces that
  // splits numbers into digits; docs/row-format.md says how far off it is.
  std::size_t tokens = 0;
};

TextSize text_size(std::string_view text);

}  // namespace weft
