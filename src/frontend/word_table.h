// A table from words to values, for the words of a format: found by one multiplication and one
// comparison.
//
// Input: the words and their values, known at compile time. Invariant: a word is compared as a
// whole, so a word that is not in the table is never taken for one that is. A table in which two
// words cannot be kept apart by their first eight characters does not compile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "json_cursor.h"

namespace weft {

template <class Value, std::size_t N>
class WordTable {
 public:
  using Entry = std::pair<std::string_view, Value>;

  consteval explicit WordTable(const Entry (&entries)[N]) {
    for (std::size_t i = 0; i < N; ++i) {
      entries_[i] = entries[i];
      for (std::size_t j = 0; j < i; ++j)
        if (first_eight(entries[i].first) == first_eight(entries[j].first))
          throw "two words begin with the same eight characters";
    }
    while (!fill()) factor_ += 2;
  }

  // The value of a word, nullptr if it has none; `key` is the word's first_eight().
  constexpr const Value* find(std::uint64_t key, std::string_view word) const {
    const std::size_t at = places_[slot(key)];
    return at != 0 && entries_[at - 1].first == word ? &entries_[at - 1].second : nullptr;
  }

 private:
  constexpr std::size_t slot(std::uint64_t key) const { return key * factor_ >> 56; }
  // Whether the factor gives every word a slot of its own.
  constexpr bool fill() {
    places_ = {};
    for (std::size_t i = 0; i < N; ++i) {
      std::uint8_t& to = places_[slot(first_eight(entries_[i].first))];
      if (to != 0) return false;
      to = static_cast<std::uint8_t>(i + 1);
    }
    return true;
  }

  std::array<Entry, N> entries_{};
  std::uint64_t factor_ = 0x9e3779b97f4a7c15u;
  std::array<std::uint8_t, 256> places_{};  // 1 + index of the entry; 0: no word
};

template <class Value, std::size_t N>
WordTable(const std::pair<std::string_view, Value> (&)[N]) -> WordTable<Value, N>;

}  // namespace weft
