#include "template.h"

#include <fmt/format.h>

#include <algorithm>

#include "text.h"
#include "weft/base/check.h"

namespace weft::plans {

bool Condition::holds(const Taken& taken) const {
  if (any.empty()) return true;
  return std::any_of(any.begin(), any.end(), [&](const std::vector<Term>& all) {
    return std::all_of(all.begin(), all.end(),
                       [&](const Term& t) { return (t.options >> taken[t.choice] & 1u) != 0; });
  });
}

namespace {

// One comparison: "store == add", "store in (add, set)".
bool parse_term(std::string_view text, std::span<const NamedChoice> choices, Condition::Term& out,
                std::string& error) {
  std::size_t end = 0;
  while (end < text.size() && is_name_char(text[end])) ++end;
  const std::string_view name = text.substr(0, end);
  std::string_view rest = trim(text.substr(end));
  const auto it = std::find_if(choices.begin(), choices.end(),
                               [&](const NamedChoice& c) { return c.name == name; });
  if (it == choices.end()) {
    error = fmt::format("no choice is called '{}'", name);
    return false;
  }
  out.choice = static_cast<std::uint32_t>(it - choices.begin());
  bool negated = false;
  std::vector<std::string_view> options;
  if (rest.starts_with("==") || rest.starts_with("!=")) {
    negated = rest[0] == '!';
    options.push_back(trim(rest.substr(2)));
  } else if (rest.starts_with("in (") && rest.ends_with(')')) {
    options = split(rest.substr(4, rest.size() - 5), ',');
  } else {
    error = fmt::format("'{}' is no comparison", text);
    return false;
  }
  std::uint32_t mask = 0;
  for (const std::string_view o : options) {
    const auto at = std::find(it->options.begin(), it->options.end(), trim(o));
    if (at == it->options.end()) {
      error = fmt::format("choice '{}' has no option '{}'", name, trim(o));
      return false;
    }
    mask |= 1u << (at - it->options.begin());
  }
  out.options = negated ? ~mask : mask;
  return true;
}

// At the words ` and ` or ` or `.
std::vector<std::string_view> split_at(std::string_view text, std::string_view word) {
  std::vector<std::string_view> out;
  while (true) {
    const std::size_t at = text.find(word);
    out.push_back(trim(text.substr(0, at)));
    if (at == std::string_view::npos) return out;
    text.remove_prefix(at + word.size());
  }
}

}  // namespace

bool parse_condition(std::string_view text, std::span<const NamedChoice> choices, Condition& out,
                     std::string& error) {
  for (const std::string_view conjunction : split_at(text, " or ")) {
    std::vector<Condition::Term>& all = out.any.emplace_back();
    for (const std::string_view term : split_at(conjunction, " and "))
      if (!parse_term(term, choices, all.emplace_back(), error)) return false;
  }
  return true;
}

class Template::Parser {
 public:
  Parser(Template& out, std::span<const TemplateLine> lines, std::span<const NamedChoice> choices,
         std::string& error)
      : out_(out), lines_(lines), choices_(choices), error_(error) {}

  bool run() {
    out_.nodes_.clear();
    out_.root_ = block();
    if (ok_ && at_ < lines_.size())
      fail(fmt::format("'{}' without its beginning", trim(lines_[at_].text)));
    return ok_;
  }

 private:
  std::uint32_t add(Node node) {
    out_.nodes_.push_back(std::move(node));
    return static_cast<std::uint32_t>(out_.nodes_.size() - 1);
  }

  void fail(const std::string& why) {
    if (!ok_) return;
    ok_ = false;
    const int line = lines_.empty() ? 0 : lines_[std::min(at_, lines_.size() - 1)].number;
    error_ = fmt::format("line {}: {}", line, why);
  }

  static bool is_directive(std::string_view line) { return trim(line).starts_with('%'); }

  // Lines up to a directive that belongs to the caller.
  std::uint32_t block() {
    Node sequence{.kind = Node::Kind::Sequence};
    while (ok_ && at_ < lines_.size()) {
      const std::string_view text = lines_[at_].text;
      if (!is_directive(text)) {
        sequence.parts.push_back(line(text));
        ++at_;
        continue;
      }
      const std::string_view word = trim(text);
      if (word.starts_with("%if ")) {
        sequence.parts.push_back(conditional());
      } else if (word == "%either" || word == "%either~") {
        sequence.parts.push_back(alternatives(word.ends_with('~')));
      } else if (word == "%maybe" || word == "%maybe~") {
        sequence.parts.push_back(maybe(word.ends_with('~')));
      } else if (word == "%or" || word == "%else" || word == "%end" || word.starts_with("%elif ")) {
        break;
      } else {
        fail(fmt::format("'{}' is no directive", word));
      }
    }
    return add(std::move(sequence));
  }

  bool at_word(std::string_view word) const {
    return at_ < lines_.size() && trim(lines_[at_].text) == word;
  }

  void end() {
    if (at_word("%end"))
      ++at_;
    else
      fail("a block without %end");
  }

  // Inside of what is drawn nothing counts.
  Node::Kind kind_of_choice(bool drawn) const {
    return drawn || draws_open_ > 0 ? Node::Kind::Draw : Node::Kind::Choice;
  }

  std::uint32_t alternatives(bool drawn) {
    Node node{.kind = kind_of_choice(drawn)};
    draws_open_ += drawn ? 1 : 0;
    ++choices_open_;
    do {
      ++at_;
      node.parts.push_back(block());
    } while (ok_ && at_word("%or"));
    --choices_open_;
    draws_open_ -= drawn ? 1 : 0;
    end();
    return add(std::move(node));
  }

  std::uint32_t maybe(bool drawn) {
    ++at_;
    Node node{.kind = kind_of_choice(drawn)};
    draws_open_ += drawn ? 1 : 0;
    ++choices_open_;
    node.parts.push_back(add({.kind = Node::Kind::Sequence}));
    node.parts.push_back(block());
    --choices_open_;
    draws_open_ -= drawn ? 1 : 0;
    end();
    return add(std::move(node));
  }

  std::uint32_t conditional() {
    Node node{.kind = Node::Kind::If};
    while (ok_) {
      const std::string_view word = trim(lines_[at_].text);
      Condition condition;
      const bool last = word == "%else";
      if (!last && !parse_condition(word.substr(word.find(' ') + 1), choices_, condition, error_))
        fail(std::string(error_));
      node.conditions.push_back(std::move(condition));
      ++at_;
      node.parts.push_back(block());
      if (last || at_ >= lines_.size()) break;
      const std::string_view next = trim(lines_[at_].text);
      if (next != "%else" && !next.starts_with("%elif ")) break;
    }
    end();
    return add(std::move(node));
  }

  std::uint32_t line(std::string_view text) {
    Node node{.kind = Node::Kind::Line};
    node.has_braces = text.find('{') != std::string_view::npos;
    met_form_ = false;
    pieces(text, node.parts);
    in_run_ = met_form_;
    return add(std::move(node));
  }

  void pieces(std::string_view text, std::vector<std::uint32_t>& parts) {
    std::size_t from = 0;
    for (std::size_t i = 0; ok_ && i < text.size(); ++i) {
      if (text[i] != '{') continue;
      if (i > from) parts.push_back(add({.text = text.substr(from, i - from)}));
      const std::size_t close = closing(text, i);
      if (close == std::string_view::npos) return fail("a brace without its end");
      parts.push_back(braces(text.substr(i + 1, close - i - 1)));
      i = close;
      from = close + 1;
    }
    if (from < text.size()) parts.push_back(add({.text = text.substr(from)}));
  }

  static std::size_t closing(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
      if (text[i] == '{') ++depth;
      if (text[i] == '}' && --depth == 0) return i;
    }
    return std::string_view::npos;
  }

  // The parts between bars that stand in no bracket of their own.
  static std::vector<std::string_view> bars(std::string_view text) {
    std::vector<std::string_view> out;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
      const char c = i < text.size() ? text[i] : '|';
      if (c == '{' || c == '(' || c == '[') ++depth;
      if (c == '}' || c == ')' || c == ']') --depth;
      if (c != '|' || (depth > 0 && i < text.size())) continue;
      out.push_back(trim(text.substr(from, i - from)));
      from = i + 1;
    }
    return out;
  }

  std::uint32_t braces(std::string_view text) {
    if (text == "form") text = "param|const|literal";
    const bool drawn = text.starts_with('~');
    Node node{.kind = kind_of_choice(drawn)};
    const std::size_t question = text.find('?');
    const bool named = question != std::string_view::npos &&
                       text.substr(0, question).find_first_of("{|\"#.") == std::string_view::npos;
    if (drawn) {
      text.remove_prefix(1);
    } else if (named) {
      named_braces(trim(text.substr(0, question)), node);
      text.remove_prefix(question + 1);
    }
    const std::vector<std::string_view> alternatives = bars(text);
    // Within another choice a number may be absent by that choice, and so has a form of its own.
    if (!named && choices_open_ == 0) node.form = form_of(alternatives, node.styles);
    if (node.form == Form::ParamConst || node.form == Form::ParamConstLiteral) {
      if (runs_ == 0 || !in_run_) ++runs_;
      in_run_ = met_form_ = true;
      if (runs_ > kMostRuns) return fail("too many runs of numbers"), add(std::move(node));
      node.run = static_cast<std::uint8_t>(runs_ - 1);
    }
    draws_open_ += drawn ? 1 : 0;
    choices_open_ += named ? 0 : 1;
    for (const std::string_view a : alternatives) {
      Node sequence{.kind = Node::Kind::Sequence};
      pieces(a, sequence.parts);
      node.parts.push_back(add(std::move(sequence)));
    }
    choices_open_ -= named ? 0 : 1;
    draws_open_ -= drawn ? 1 : 0;
    if (node.kind == Node::Kind::Switch &&
        node.parts.size() != choices_[node.choice].options.size())
      fail(fmt::format("'{{{}}}' has {} parts for {} options", text, node.parts.size(),
                       choices_[node.choice].options.size()));
    if (node.kind == Node::Kind::If) {
      if (node.parts.size() > 2) fail(fmt::format("'{{{}}}' has more than two parts", text));
      if (node.parts.size() == 2) node.conditions.emplace_back();
    }
    if (node.kind == Node::Kind::Choice && node.parts.size() < 2)
      fail(fmt::format("'{{{}}}' leaves no choice", text));
    return add(std::move(node));
  }

  static Form form_of(const std::vector<std::string_view>& options,
                      std::vector<TestStyle>& styles) {
    if (are_tests(options, styles)) return Form::Tests;
    if (options.size() < 2 || options[0] != "param" || options[1] != "const") return Form::None;
    if (options.size() == 2) return Form::ParamConst;
    return options.size() == 3 && options[2] == "literal" ? Form::ParamConstLiteral : Form::None;
  }

  // Of one kind of number, and in more than one style.
  static bool are_tests(const std::vector<std::string_view>& options,
                        std::vector<TestStyle>& styles) {
    for (const std::string_view option : options) styles.push_back(test_style(option));
    Forms forms;
    const auto same_kind = [&](TestStyle s) {
      return s != TestStyle::Other && &decided(s, forms) == &decided(styles[0], forms);
    };
    if (std::all_of(styles.begin(), styles.end(), same_kind) &&
        std::count(styles.begin(), styles.end(), styles[0]) < std::ssize(styles))
      return true;
    styles.clear();
    return false;
  }

  void named_braces(std::string_view condition, Node& node) {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      if (choices_[i].name != condition) continue;
      node.kind = Node::Kind::Switch;
      node.choice = static_cast<std::uint32_t>(i);
      return;
    }
    node.kind = Node::Kind::If;
    if (!parse_condition(condition, choices_, node.conditions.emplace_back(), error_))
      fail(std::string(error_));
  }

  Template& out_;
  std::span<const TemplateLine> lines_;
  std::span<const NamedChoice> choices_;
  std::string& error_;
  std::size_t at_ = 0;
  int draws_open_ = 0, choices_open_ = 0;
  std::size_t runs_ = 0;  // of lines with numbers in forms
  bool in_run_ = false, met_form_ = false;
  bool ok_ = true;
};

bool Template::parse(std::span<const TemplateLine> lines, std::span<const NamedChoice> choices,
                     std::string& error) {
  return Parser(*this, lines, choices, error).run();
}

Template::TestStyle Template::test_style(std::string_view test) {
  struct Known {
    std::string_view test;
    TestStyle style;
  };
  static constexpr Known kKnown[] = {
      {"== 0", TestStyle::WithZero},      {"!= 0", TestStyle::WithZero},
      {"== 1", TestStyle::WithOne},       {"!= 1", TestStyle::WithOne},
      {"> 0", TestStyle::FlagByOrder},    {"< 1", TestStyle::FlagByOrder},
      {"<= 0", TestStyle::FlagByOrder},   {">= 1", TestStyle::FlagByOrder},
      {"== -1", TestStyle::WithMinusOne}, {"!= -1", TestStyle::WithMinusOne},
      {"< 0", TestStyle::BySign},         {">= 0", TestStyle::BySign}};
  for (const Known& known : kKnown)
    if (known.test == test) return known.style;
  return TestStyle::Other;
}

std::int64_t Template::part_of(const Node& node, const Taken& taken) const {
  if (node.kind == Node::Kind::Switch)
    return taken[node.choice] == kNotMade ? -1 : taken[node.choice];
  for (std::size_t i = 0; i < node.parts.size(); ++i)
    if (node.conditions[i].holds(taken)) return static_cast<std::int64_t>(i);
  return -1;
}

std::uint64_t Template::count(const Taken& taken) const {
  Forms forms;
  return count(root_, taken, forms);
}

std::uint64_t Template::count(std::uint32_t id, const Taken& taken, Forms& forms) const {
  const Node& node = nodes_[id];
  std::uint64_t out = 1;
  switch (node.kind) {
    case Node::Kind::Text:
    case Node::Kind::Draw:
      return 1;
    case Node::Kind::Sequence:
    case Node::Kind::Line:
      for (const std::uint32_t p : node.parts) {
        const std::uint64_t n = count(p, taken, forms);
        out = out > kMost / n ? kMost : out * n;
      }
      return out;
    case Node::Kind::Choice:
      if (node.form != Form::None) {
        std::int16_t& first = node.form == Form::Tests ? decided(node.styles[0], forms)
                                                       : forms.counted(node.form, node.run);
        if (first >= 0) return 1;
        first = 0;
      }
      out = 0;
      for (const std::uint32_t p : node.parts) out = std::min(kMost, out + count(p, taken, forms));
      return out;
    case Node::Kind::If:
    case Node::Kind::Switch: {
      const std::int64_t part = part_of(node, taken);
      return part < 0 ? 1 : count(node.parts[static_cast<std::size_t>(part)], taken, forms);
    }
  }
  return 1;
}

std::string Template::expand(const Taken& taken, std::uint64_t number, Rng& rng) const {
  std::string out;
  Forms forms;
  expand(root_, taken, number, rng, forms, out);
  return out;
}

void Template::expand(std::uint32_t id, const Taken& taken, std::uint64_t number, Rng& rng,
                      Forms& forms, std::string& out) const {
  const Node& node = nodes_[id];
  switch (node.kind) {
    case Node::Kind::Text:
      out += node.text;
      return;
    case Node::Kind::Sequence:
    case Node::Kind::Line: {
      const std::size_t before = out.size();
      for (const std::uint32_t p : node.parts) {
        Forms counted = forms;
        const std::uint64_t n = count(p, taken, counted);
        expand(p, taken, number % n, rng, forms, out);
        number /= n;
      }
      if (node.kind == Node::Kind::Sequence) return;
      if (node.has_braces && trim(std::string_view(out).substr(before)).empty())
        out.resize(before);
      else
        out += '\n';
      return;
    }
    case Node::Kind::Choice:
      if (node.form == Form::Tests) {
        std::int16_t& style = decided(node.styles[0], forms);
        auto part = static_cast<std::size_t>(number);
        if (style < 0) {
          style = static_cast<std::int16_t>(node.styles[part]);
        } else {
          // One that has not this style is written as its plan first thought of it.
          const auto same = std::find(node.styles.begin(), node.styles.end(), TestStyle(style));
          part =
              same == node.styles.end() ? 0 : static_cast<std::size_t>(same - node.styles.begin());
        }
        return expand(node.parts[part], taken, 0, rng, forms, out);
      }
      if (node.form != Form::None) {
        std::int16_t& first = forms.counted(node.form, node.run);
        if (first < 0) first = static_cast<std::int16_t>(number);
        return expand(node.parts[static_cast<std::size_t>(first)], taken, 0, rng, forms, out);
      }
      for (const std::uint32_t p : node.parts) {
        Forms counted = forms;
        const std::uint64_t n = count(p, taken, counted);
        if (number < n) return expand(p, taken, number, rng, forms, out);
        number -= n;
      }
      WEFT_CHECK(false, "a text beyond those that a template stands for");
      return;
    case Node::Kind::Draw: {
      std::size_t part = rng.below(node.parts.size());
      if (node.form == Form::ParamConst) {
        std::int16_t& first = forms.drawn[node.run];
        if (first < 0) first = static_cast<std::int16_t>(part);
        const std::int16_t two = forms.of_two[node.run], three = forms.of_three[node.run];
        part = static_cast<std::size_t>(two >= 0     ? two
                                        : three >= 0 ? std::min<std::int16_t>(three, 1)
                                                     : first);
      }
      return expand(node.parts[part], taken, 0, rng, forms, out);
    }
    case Node::Kind::If:
    case Node::Kind::Switch: {
      const std::int64_t part = part_of(node, taken);
      if (part >= 0)
        expand(node.parts[static_cast<std::size_t>(part)], taken, number, rng, forms, out);
      return;
    }
  }
}

}  // namespace weft::plans
