#include "rows/renumber.h"

#include <fmt/format.h>

namespace weft {

namespace {

// Behind the string that begins at `i`.
size_t end_of_string(std::string_view json, size_t i) {
  for (++i; i < json.size() && json[i] != '"'; ++i)
    if (json[i] == '\\') ++i;
  return i + 1;
}

}  // namespace

std::string renumbered(std::string_view json, uint64_t index) {
  int depth = 0;
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (c != '"') continue;
    const size_t end = end_of_string(json, i);
    const bool is_index = depth == 1 && json.substr(i, end - i) == "\"index\"";
    size_t at = json.find_first_not_of(" \t", end);
    if (is_index && at != json.npos && json[at] == ':') {
      at = json.find_first_not_of(" \t", at + 1);
      const size_t behind = json.find_first_not_of("0123456789", at);
      return fmt::format("{}{}{}", json.substr(0, at), index, json.substr(behind));
    }
    i = end - 1;
  }
  return {};
}

}  // namespace weft
