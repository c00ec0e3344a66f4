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

std::string renumbered(std::string_view json, uint64_t index, bool add_candidate) {
  constexpr std::string_view kDigits = "0123456789", kSeed = ",\"seed\":";
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
      const size_t end_of_index = json.find_first_not_of(kDigits, at);
      const std::string_view old = json.substr(at, end_of_index - at);
      std::string_view rest = json.substr(end_of_index);
      std::string out = fmt::format("{}{}", json.substr(0, at), index);
      if (add_candidate) {
        const size_t seed =
            rest.starts_with(kSeed) ? rest.find_first_not_of(kDigits, kSeed.size()) : 0;
        out += fmt::format("{},\"candidate\":{}", rest.substr(0, seed), old);
        rest.remove_prefix(seed);
      }
      return out.append(rest);
    }
    i = end - 1;
  }
  return {};
}

std::string renumbered_row(const std::optional<Record>& row, std::string_view json,
                           uint64_t index) {
  if (!row || !row->index) return {};
  return renumbered(json, index, !row->captured && !row->candidate);
}

}  // namespace weft
