// Text with choices.
//
// Input: lines with directives (`%if`, `%either`, `%maybe`) and braces (`{a|b}`). Output: how many
// texts they stand for under given named choices, and each of them by its number. Invariant: a text
// of n choices is a number in mixed radix, so no two numbers make the same choices. Braces and
// directives with `~` are drawn and do not count. Numbers that stand together belong together:
// `{form}` in lines that follow each other is one choice, and so is `{param|const}`. An author
// tests flags in one way, and ids that may be -1 in one way: `{== 0|< 1}` follows `{!= 0|> 0}`.
#pragma once

#include <cstdint>
#include <cstring>
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
  std::uint64_t count(const Taken& taken) const;
  // number < count(taken)
  std::string expand(const Taken& taken, std::uint64_t number, Rng& rng) const;

  // Beyond this many, a text is refused.
  static constexpr std::uint64_t kMost = std::uint64_t{1} << 50;

 private:
  // How a number may be given: the lists of options that numbers which follow each other take
  // alike.
  enum class Form : std::uint8_t { None, ParamConst, ParamConstLiteral, Tests };
  static constexpr std::size_t kMostRuns = 16;
  // The options that the first number of each run took; -1: none yet.
  struct Forms {
    Forms() { std::memset(this, -1, sizeof *this); }
    std::int16_t of_two[kMostRuns], of_three[kMostRuns], drawn[kMostRuns];
    std::int16_t flags, ids;  // a TestStyle

    std::int16_t& counted(Form form, std::size_t run) {
      return form == Form::ParamConst ? of_two[run] : of_three[run];
    }
  };
  // How a flag of 0 and 1, or an id that is -1 for none, is tested.
  enum class TestStyle : std::int8_t {
    Other,
    WithZero,
    WithOne,
    FlagByOrder,
    WithMinusOne,
    BySign
  };
  static TestStyle test_style(std::string_view test);
  static std::int16_t& decided(TestStyle style, Forms& forms) {
    return style < TestStyle::WithMinusOne ? forms.flags : forms.ids;
  }

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
    std::uint32_t choice = 0;       // Switch
    bool has_braces = false;        // Line
    Form form = Form::None;         // Choice and Draw
    std::uint8_t run = 0;           // of numbers, where there is a form
    std::vector<TestStyle> styles;  // by part, where the parts are tests
    std::vector<std::uint32_t> parts;
    std::vector<Condition> conditions;  // If
  };
  class Parser;

  std::uint64_t count(std::uint32_t id, const Taken& taken, Forms& forms) const;
  // The part that is taken; -1: none.
  std::int64_t part_of(const Node& node, const Taken& taken) const;
  void expand(std::uint32_t id, const Taken& taken, std::uint64_t number, Rng& rng, Forms& forms,
              std::string& out) const;

  std::vector<Node> nodes_;
  std::uint32_t root_ = 0;
};

}  // namespace weft::plans
