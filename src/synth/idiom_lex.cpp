// See idiom_lex.h.
#include "idiom_lex.h"

#include <algorithm>

namespace weft::synth {
namespace {

bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool digit(char c) { return c >= '0' && c <= '9'; }

void scan(std::string_view text, std::vector<IdiomToken>& out, int& open) {
  std::size_t i = 0;
  while (i < text.size()) {
    const char c = text[i];
    if (c == ' ') {
      ++i;
      continue;
    }
    if (c == '#') return;
    std::size_t j = i;
    if (letter(c)) {
      while (j < text.size() && (letter(text[j]) || digit(text[j]))) ++j;
      out.push_back({IdiomToken::Kind::Name, text.substr(i, j - i)});
    } else if (digit(c)) {
      while (j < text.size() && (digit(text[j]) || text[j] == 'e' || text[j] == '.' ||
                                 (text[j] == '-' && text[j - 1] == 'e'))) {
        if (text[j] == '.' && j + 1 < text.size() && text[j + 1] == '.') break;  // 1..2
        ++j;
      }
      out.push_back({IdiomToken::Kind::Number, text.substr(i, j - i)});
    } else if (c == '"') {
      ++j;
      while (j < text.size() && text[j] != '"') ++j;
      if (j == text.size()) idiom_fault("a string without an end");
      ++j;
      out.push_back({IdiomToken::Kind::String, text.substr(i + 1, j - i - 2)});
    } else {
      static constexpr std::string_view kLong[] = {
          "..", "->", "**", "//", "<=", ">=", "==", "!=", "+=", "-=", "*=", "/="};
      j = i + 1;
      for (std::string_view sign : kLong) {
        if (text.substr(i, 2) == sign) j = i + 2;
      }
      const std::string_view sign = text.substr(i, j - i);
      if (sign == "(" || sign == "[" || sign == "{") ++open;
      if (sign == ")" || sign == "]" || sign == "}") --open;
      out.push_back({IdiomToken::Kind::Sign, sign});
    }
    i = j;
  }
}

}  // namespace

std::vector<IdiomLine> idiom_lines(std::string_view text) {
  std::vector<IdiomLine> lines;
  int open = 0, number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    IdiomLine next;
    next.number = number;
    next.indent = static_cast<int>(std::min(line.find_first_not_of(' '), line.size()));
    const bool goes_on = open > 0;
    scan(line, goes_on ? lines.back().tokens : next.tokens, open);
    if (!goes_on && !next.tokens.empty()) lines.push_back(std::move(next));
  }
  return lines;
}

}  // namespace weft::synth
