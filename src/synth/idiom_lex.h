// Tokens of the idioms' notation.
//
// Input: a text. Output: its logical lines, each with its indentation and tokens; an open bracket
// continues a line. Invariant: tokens are views of the text. A fault is thrown as an exception,
// which never leaves parse_idioms().
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::synth {

struct IdiomToken {
  enum class Kind : std::uint8_t { Name, Number, String, Sign, End } kind = Kind::End;
  std::string_view text;
};

struct IdiomLine {
  int number = 0;
  int indent = 0;
  std::vector<IdiomToken> tokens;
};

struct IdiomFault {
  std::string text;
};

[[noreturn]] inline void idiom_fault(std::string text) { throw IdiomFault{std::move(text)}; }

std::vector<IdiomLine> idiom_lines(std::string_view text);

}  // namespace weft::synth
