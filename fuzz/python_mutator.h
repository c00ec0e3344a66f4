// Changes of a Python text that leave most of its syntax whole: another number, operator, name or
// builtin; a line twice, elsewhere or not at all. Bytes that change at random are hardly ever a
// kernel.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/rng.h"
#include "weft/builtins/builtins.h"

namespace weft {

class PythonMutator {
 public:
  PythonMutator(std::string_view text, std::uint64_t seed) : text_(text), rng_(seed, 0) {
    find_tokens();
  }

  std::string changed() {
    for (std::uint64_t n = 1 + rng_.below(3); n > 0; --n) {
      if (tokens_.empty() || rng_.below(4) == 0) {
        change_line();
      } else {
        change_token(tokens_[rng_.below(tokens_.size())]);
      }
      find_tokens();
    }
    return std::move(text_);
  }

 private:
  enum class Kind { Name, Number, Operator };
  struct Token {
    Kind kind;
    std::size_t begin, end;
    bool of_warp;  // stands after "wp."
  };

  static bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
  static bool is_operator(char c) {
    return std::string_view("+-*/%&|^<>=!~@").find(c) != std::string_view::npos;
  }

  void find_tokens() {
    tokens_.clear();
    for (std::size_t i = 0; i < text_.size();) {
      std::size_t end = i + 1;
      if (is_name(text_[i])) {
        const bool is_number = std::isdigit(static_cast<unsigned char>(text_[i])) != 0;
        while (end < text_.size() && (is_name(text_[end]) || (is_number && text_[end] == '.')))
          ++end;
        const bool of_warp = i >= 3 && text_.compare(i - 3, 3, "wp.") == 0;
        tokens_.push_back({is_number ? Kind::Number : Kind::Name, i, end, of_warp});
      } else if (is_operator(text_[i])) {
        while (end < text_.size() && is_operator(text_[end])) ++end;
        tokens_.push_back({Kind::Operator, i, end, false});
      }
      i = end;
    }
  }

  void change_token(const Token& t) {
    static constexpr std::string_view kNumbers[] = {
        "0",   "1",   "2",    "3",          "7",           "8",   "31",  "64",    "255",
        "0.0", "1.0", "0.5",  "2147483647", "4294967295",  "1e9", "100", "1e-9",  "3.4e38",
        "-1",  "-7",  "-0.0", "-0.3",       "-2147483648", "16",  "4",   "1e300", "32768"};
    static constexpr std::string_view kOperators[] = {
        "+", "-",  "*",  "/",  "//", "%",  "**", "&",  "|",  "^",  "<<", ">>", "<",
        ">", "<=", "==", "!=", "@",  "+=", "-=", "*=", "/=", "&=", "|=", "^=", "="};
    switch (t.kind) {
      case Kind::Number:
        return replace(t, std::string(rng_.pick(kNumbers)));
      case Kind::Operator:
        return replace(t, std::string(rng_.pick(kOperators)));
      case Kind::Name:
        break;
    }
    if (t.of_warp && rng_.below(2) == 0)
      return replace(t, std::string(builtins()[rng_.below(builtins().size())].key));
    // Another token of its kind, or a number in its place.
    const Token& other = tokens_[rng_.below(tokens_.size())];
    if (other.kind != Kind::Operator && other.of_warp == t.of_warp)
      replace(t, text_.substr(other.begin, other.end - other.begin));
  }
  void replace(const Token& t, std::string by) { text_.replace(t.begin, t.end - t.begin, by); }

  void change_line() {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size() - 1) + 1;
      lines.push_back(text_.substr(at, end - at));
      at = end;
    }
    if (lines.empty()) return;
    const std::size_t from = rng_.below(lines.size()), to = rng_.below(lines.size());
    const std::string line = lines[from];
    if (rng_.below(2) == 0) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(from));
    if (rng_.below(4) != 0)
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(std::min(to, lines.size())),
                   indented(line, to < lines.size() ? lines[to] : line));
    text_.clear();
    for (const std::string& l : lines) text_ += l;
  }
  // The line with the other one's indentation.
  static std::string indented(const std::string& line, const std::string& like) {
    const std::size_t own = line.find_first_not_of(' '), its = like.find_first_not_of(' ');
    if (own == std::string::npos || its == std::string::npos) return line;
    return std::string(its, ' ') + line.substr(own);
  }

  std::string text_;
  Rng rng_;
  std::vector<Token> tokens_;
};

}  // namespace weft
