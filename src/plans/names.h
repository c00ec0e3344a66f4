// Which of its names a program of a plan has.
//
// Input: lists of names that would do. Output: one of each list. Invariant: no two things of a
// program have the same name, and none has a name that the plan's text or C++ has for something
// else; the first name of a list, which the text itself uses, is always free.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/rng.h"

namespace weft::plans {

class NameChooser {
 public:
  // `own_names`: of all names the first.
  NameChooser(Rng& rng, bool own_names) : rng_(rng), own_names_(own_names) {}

  // `text_names`: the names in the text of the plan, sorted.
  void begin(std::vector<std::string_view> text_names) {
    text_names_ = std::move(text_names);
    place_ = rng_.chance(1, 3) ? 0 : rng_.below(3);
  }
  bool in_text(std::string_view name) const {
    return std::binary_search(text_names_.begin(), text_names_.end(), name);
  }
  bool is_taken(std::string_view name) const {
    return std::find(taken_.begin(), taken_.end(), name) != taken_.end();
  }

  // Takes one of the names.
  std::string choose(const std::vector<std::string_view>& names) {
    return take(names, place_in(names.size()));
  }
  // The same where each name is as plain as the others.
  std::string choose_any(const std::vector<std::string_view>& names) {
    return take(names, rng_.below(names.size()));
  }
  // Takes one of several sets of names, each as many as `owns`.
  const std::vector<std::string_view>& choose_set(
      const std::vector<std::string_view>& owns,
      const std::vector<std::vector<std::string_view>>& sets) {
    const std::vector<std::string_view>* chosen = &sets[place_in(sets.size())];
    const auto fits = [&](std::string_view n) {
      return is_free(n) || std::find(owns.begin(), owns.end(), n) != owns.end();
    };
    if (own_names_ || !std::all_of(chosen->begin(), chosen->end(), fits)) chosen = &sets.front();
    taken_.insert(taken_.end(), chosen->begin(), chosen->end());
    return *chosen;
  }

  // Words of C++, which the C++ of a kernel cannot have as names of its arguments and fields.
  static bool is_reserved(std::string_view name) {
    static constexpr std::string_view kReserved[] = {
        "alignas",   "alignof",   "and_eq",    "asm",      "auto",      "bitand",    "bitor",
        "case",      "catch",     "char",      "class",    "compl",     "concept",   "const",
        "consteval", "constexpr", "constinit", "decltype", "default",   "delete",    "do",
        "double",    "enum",      "explicit",  "export",   "extern",    "false",     "friend",
        "goto",      "inline",    "long",      "mutable",  "namespace", "new",       "noexcept",
        "not_eq",    "nullptr",   "operator",  "or_eq",    "private",   "protected", "public",
        "register",  "requires",  "short",     "signed",   "sizeof",    "static",    "struct",
        "switch",    "template",  "this",      "throw",    "true",      "typedef",   "typeid",
        "typename",  "union",     "unsigned",  "using",    "virtual",   "void",      "volatile",
        "xor",       "xor_eq"};
    return std::find(std::begin(kReserved), std::end(kReserved), name) != std::end(kReserved);
  }

 private:
  // Whether nothing else in the program has the name.
  bool is_free(std::string_view name) const {
    return !is_reserved(name) && !in_text(name) && !is_taken(name);
  }

  // The place in a list of so many names. Most names of a program have the same: the lists of a
  // plan begin with plain words, then come short ones, so that `pos` stands beside `vel`.
  std::size_t place_in(std::size_t count) {
    if (place_ < count && rng_.chance(15, 16)) return place_;
    return rng_.below(count);
  }

  std::string take(const std::vector<std::string_view>& names, std::size_t place) {
    std::string_view chosen = names[place];
    if (own_names_ || (place != 0 && !is_free(chosen))) chosen = names.front();
    taken_.push_back(chosen);
    return std::string(chosen);
  }

  Rng& rng_;
  const bool own_names_;
  std::vector<std::string_view> text_names_, taken_;
  std::size_t place_ = 0;
};

}  // namespace weft::plans
