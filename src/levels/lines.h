// Texts by lines and words, for the readers of this room.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/text.h"
#include "weft/levels/levels.h"

namespace weft::levels {

// The text from a place on; empty where the place is none.
inline std::string_view from(std::string_view text, size_t at) {
  return text.substr(std::min(at, text.size()));
}

// Of the names of PTX, SASS and LLVM IR, with what may stand before them.
inline bool is_name_char(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '.';
}

// The number that a text begins with; 0 for none.
inline uint32_t number_at(std::string_view text) {
  uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9' || value > UINT32_MAX) break;
    value = value * 10 + static_cast<uint64_t>(c - '0');
  }
  return static_cast<uint32_t>(std::min<uint64_t>(value, UINT32_MAX));
}

// The name of a path without its folders.
inline std::string_view name_of_path(std::string_view path) {
  return path.substr(path.rfind('/') + 1);  // npos + 1 is 0
}

// Calls `found(at, size)` for each name in the text; one that it changes is looked at again behind.
template <typename Found>
void for_each_name(std::string_view text, const Found& found) {
  for (size_t i = 0; i < text.size();) {
    if (!is_name_char(text[i])) {
      ++i;
      continue;
    }
    size_t end = i;
    while (end < text.size() && is_name_char(text[end])) ++end;
    found(text.substr(i, end - i));
    i = end;
  }
}

// Numbers what a text has many of, from 0 on, in the order in which it is met.
class Numbering {
 public:
  size_t of(std::string_view name) {
    return numbers_.try_emplace(std::string(name), numbers_.size()).first->second;
  }

 private:
  std::map<std::string, size_t, std::less<>> numbers_;
};

// Counts instructions.
class MixCount {
 public:
  void add(std::string_view instruction) { ++counts_[std::string(instruction)]; }
  std::vector<std::pair<std::string, uint32_t>> take() {
    std::vector<std::pair<std::string, uint32_t>> mix(counts_.begin(), counts_.end());
    std::stable_sort(mix.begin(), mix.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    return mix;
  }

 private:
  std::map<std::string, uint32_t> counts_;
};

}  // namespace weft::levels
