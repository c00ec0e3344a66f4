// Checks of a file's bytes before parsing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// Some 200,000 lines of ordinary Python. A bound on memory: the syntax tree takes up to a hundred
// times the text.
inline constexpr std::size_t kMaxSourceBytes = std::size_t{8} << 20;

// Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7), or npos.
std::size_t first_bad_utf8(std::string_view s);

// Drops a byte order mark, then refuses what Python would refuse or read otherwise than we do: too
// long, a null byte, not UTF-8, another declared encoding, a carriage return alone.
Status prepare_source(std::string& source, std::string_view file_name);

// What a look at brackets, strings and line ends tells of a text.
struct Outline {
  // Offsets at which the text may be cut without breaking a statement, some sixteen kilobytes apart
  // where it has lines at the margin.
  std::vector<std::size_t> cuts;
  // The line feeds that end a statement or a blank line: those outside of brackets and strings and
  // not after a backslash. Ascending.
  std::vector<std::uint32_t> line_ends;
  // [begin, end) of what the parser is shown white space for:
  // - each comment that follows others with nothing but white space between them: from each comment
  //   it would look past all that follow;
  // - line feeds in brackets, with the comment before, where the next line is indented less than
  //   the statement: after an operator the grammar takes that for the end of the block.
  std::vector<std::pair<std::size_t, std::size_t>> blanks;
  bool blank_lines = false;  // line feeds are among them
};

// Brackets match and nest no deeper than CPython takes them, strings end. The parser would find the
// same, but its way back from such an error can take time quadratic in the text.
Result<Outline> outline(std::string_view source, std::string_view file_name);

// The column that Python's tokenizer compares indents by: tabs go to the next multiple of eight.
// kNotFirst when something other than white space stands before `begin` in its line.
inline constexpr std::size_t kNotFirst = static_cast<std::size_t>(-1);
std::size_t indent_column(std::string_view source, std::size_t begin);

// Whether `text` holds a character at which Python's str.splitlines() breaks a line though its
// tokenizer does not. Warp looks lines up in a list made by splitlines(), so that a function with
// such a character is echoed shifted, or not at all.
bool has_foreign_line_break(std::string_view text);

}  // namespace weft
