// What can be said about a file's bytes before parsing.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// A million lines of ordinary Python, and a bound on memory: the syntax tree takes up to some
// forty times the text.
inline constexpr std::size_t kMaxSourceBytes = std::size_t{32} << 20;

// Drops a byte order mark, then refuses what Python would refuse or read otherwise than we do: too
// long, a null byte, not UTF-8, another declared encoding, a carriage return alone.
Status prepare_source(std::string& source, std::string_view file_name);

// Whether `text` holds a character at which Python's str.splitlines() breaks a line though its
// tokenizer does not. Warp looks lines up in a list made by splitlines(), so that a function with
// such a character is echoed shifted, or not at all.
bool has_foreign_line_break(std::string_view text);

}  // namespace weft
