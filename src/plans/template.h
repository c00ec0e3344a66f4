// Text with choices.
//
// Input: lines with directives (`%if`, `%either`, `%maybe`) and braces (`{a|b}`). Output: how many
// texts they stand for under given named choices, and each of them by its number. Invariant: a text
// of n choices is a number in mixed radix, so no two numbers make the same choices. Braces and
// directives with `~` are drawn and do not count.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/rng.h"

namespace weft::plans {

// The options that were taken, by named choice.
using Taken = std::vector<std::uint8_t>;
inline constexpr std::uint8_t kNotMade = 31;  // a choice whose condition does not hold

// A disjunction of conjunctions; without any, always true.
struct Condition {
  struct Term {
    std::uint32_t choice = 0;
    std::uint32_t options = 0;  // bit i: option i
  };
  std::vector<std::vector<Term>> any;

  bool holds(const Taken& taken) const;
};

struct NamedChoice {
  std::string name;
  std::vector<std::string> options;  // at most 31
  Condition when;
};

// "store == add and layout in (rows, columns) or skip != no". False: `error` says what is wrong.
bool parse_condition(std::string_view text, std::span<const NamedChoice> choices, Condition& out,
                     std::string& error);

struct TemplateLine {
  std::string_view text;
  int number = 0;
};

class Template {
 public:
  // False: `error` has the line and what is wrong there.
  bool parse(std::span<const TemplateLine> lines, std::span<const NamedChoice> choices,
             std::string& error);
  // The texts under these named choices.
  std::uint64_t count(const Taken& taken) const { return count(root_, taken); }
  // number < count(taken)
  std::string expand(const Taken& taken, std::uint64_t number, Rng& rng) const;

  // Beyond this many, a text is refused.
  static constexpr std::uint64_t kMost = std::uint64_t{1} << 50;

 private:
  struct Node {
    enum class Kind : std::uint8_t {
      Text,
      Sequence,
      Line,    // a sequence; left out if it had braces and nothing came out of them
      Choice,  // one of the parts, counted
      Draw,    // one of the parts, drawn
      If,      // the first part whose condition holds; a part without condition is the last
      Switch,  // the part of the option of a named choice
    } kind = Kind::Text;
    std::string_view text;
    std::uint32_t choice = 0;  // Switch
    bool has_braces = false;   // Line
    std::vector<std::uint32_t> parts;
    std::vector<Condition> conditions;  // If
  };
  class Parser;

  std::uint64_t count(std::uint32_t id, const Taken& taken) const;
  // The part that is taken; -1: none.
  std::int64_t part_of(const Node& node, const Taken& taken) const;
  void expand(std::uint32_t id, const Taken& taken, std::uint64_t number, Rng& rng,
              std::string& out) const;

  std::vector<Node> nodes_;
  std::uint32_t root_ = 0;
};

}  // namespace weft::plans
