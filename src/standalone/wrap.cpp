#include "wrap.h"

#include <algorithm>
#include <vector>

namespace weft::standalone {
namespace {

constexpr std::size_t kColumns = 100;

// One line without its newline; as it is where there is no such pair of parentheses.
void wrap_line(std::string& out, std::string_view line) {
  if (line.size() <= kColumns) {
    out += line;
    return;
  }
  // The outermost `(...)` that closes at the end of the line, but for `;`, ` {` and the like.
  std::size_t open = std::string_view::npos;
  int depth = 0;
  bool text = false;
  std::vector<std::size_t> breaks;  // commas and semicolons
  std::size_t close = std::string_view::npos;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && (i == 0 || line[i - 1] != '\\')) text = !text;
    if (text) continue;
    if (c == '(' || c == '[' || c == '{') {
      if (depth == 0 && c == '(') {
        open = i;
        breaks.clear();
        close = std::string_view::npos;
      }
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      --depth;
      if (depth == 0 && c == ')') close = i;
    } else if ((c == ',' || c == ';') && depth == 1 && open != std::string_view::npos &&
               close == std::string_view::npos) {
      breaks.push_back(i);
    }
  }
  const bool ends = close != std::string_view::npos && line.size() - close <= 3;
  // Behind an operator clang-format would align otherwise.
  bool operand = false;
  for (const std::string_view sign : {" + ", " - ", " * ", " / ", " % ", " & ", " | ", " ^ ",
                                      " && ", " || ", " ? ", " < ", " > ", " << ", " >> "})
    operand =
        operand || line.substr(0, std::min(open, line.size())).find(sign) != std::string_view::npos;
  if (!ends || breaks.empty() || open > 70 || operand) {
    out += line;
    return;
  }
  const std::string pad(open + 1, ' ');
  std::size_t begin = 0, column = 0;
  breaks.push_back(line.size() - 1);
  for (std::size_t k = 0; k < breaks.size(); ++k) {
    const std::string_view part = line.substr(begin, breaks[k] + 1 - begin);
    const std::size_t width = part.size();
    if (k > 0 && column + width > kColumns) {
      out += '\n';
      out += pad;
      column = pad.size();
      out += part.substr(1);  // without the space behind the comma
      column += width - 1;
    } else {
      out += part;
      column += width;
    }
    begin = breaks[k] + 1;
  }
}

// A comment, broken at spaces.
void wrap_comment(std::string& out, std::string_view line) {
  std::size_t room = kColumns;
  while (line.size() > room) {
    const std::size_t at = line.rfind(' ', room);
    if (at == std::string_view::npos || at < 3) break;
    out.append(line.substr(0, at)).append("\n// ");
    line.remove_prefix(at + 1);
    room = kColumns - 3;
  }
  out += line;
}

}  // namespace

std::string wrap_lines(std::string_view text) {
  std::string out;
  out.reserve(text.size() + text.size() / 16);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (line.substr(0, 2) == "//") {
      wrap_comment(out, line);
    } else {
      wrap_line(out, line);
    }
    if (end == std::string_view::npos) break;
    out += '\n';
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace weft::standalone
