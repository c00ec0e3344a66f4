// Small helpers for text.
#pragma once

#include <charconv>
#include <string_view>
#include <system_error>
#include <vector>

namespace weft::plans {

constexpr bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Without blanks at both ends.
constexpr std::string_view trim(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\n'))
    s.remove_suffix(1);
  return s;
}

// The first line, without its end, which is taken off the text.
inline std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
  return line;
}

// At each `mark`; the pieces are trimmed.
inline std::vector<std::string_view> split(std::string_view s, char mark) {
  std::vector<std::string_view> out;
  while (true) {
    const std::size_t at = s.find(mark);
    out.push_back(trim(s.substr(0, at)));
    if (at == std::string_view::npos) return out;
    s.remove_prefix(at + 1);
  }
}

// The whole text as a number. False: it is none.
template <class T>
bool read_number(std::string_view text, T& out) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, out);
  return error == std::errc() && stop == end;
}

}  // namespace weft::plans
