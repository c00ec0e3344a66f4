// The reason why a text that the grammar refuses is not Python, for common mistakes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace weft {

struct SyntaxFault {
  std::size_t at;    // in the text
  std::size_t size;  // of the token there; 0: the end of the line
  std::string why;
};

// Looks at the statement that holds `error`, token by token, for what is missing or out of place.
// It only explains: nothing is refused for what it says.
std::optional<SyntaxFault> explain_syntax(std::string_view text, std::size_t error);

}  // namespace weft
