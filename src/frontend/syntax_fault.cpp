#include "syntax_fault.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "weft/base/text.h"

namespace weft {
namespace {

struct Token {
  enum Kind { Name, Keyword, Number, String, Operator, Open, Close, Comma, Colon, End } kind = End;
  std::size_t at = 0;
  std::string_view text;
};

constexpr std::string_view kKeywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};
constexpr std::string_view kClauses[] = {"elif", "else", "except", "finally"};
// What begins a statement with a block.
constexpr std::string_view kHeads[] = {"if",    "elif", "else", "for",    "while",  "def",
                                       "class", "with", "try",  "except", "finally"};
constexpr std::string_view kOperators[] = {
    "**=", "//=", ">>=", "<<=", "...", "->", ":=", "==", "!=", "<=", ">=", "**", "//", "<<", ">>",
    "&&",  "||",  "+=",  "-=",  "*=",  "/=", "%=", "&=", "|=", "^=", "@=", "++", "--", "=>"};

template <std::size_t N>
bool among(const std::string_view (&list)[N], std::string_view text) {
  return std::find(std::begin(list), std::end(list), text) != std::end(list);
}

// Part of a name of Python, in UTF-8.
bool in_name(char c) { return is_word(c) || c < 0; }

// The end of the string that begins at `i`; the text has no unterminated ones.
std::size_t string_end(std::string_view s, std::size_t i) {
  const char quote = s[i];
  const bool triple = s.substr(i, 3) == std::string(3, quote);
  for (i += triple ? 3 : 1; i < s.size(); ++i) {
    if (s[i] == '\\')
      ++i;
    else if (s[i] == quote && (!triple || s.substr(i, 3) == std::string(3, quote)))
      return i + (triple ? 3 : 1);
  }
  return s.size();
}

// The end of a line, before its comment.
Token end_of(const std::vector<Token>& line) {
  return {Token::End, line.back().at + line.back().text.size(), {}};
}

// The tokens of the logical line that holds `error`, up to its end.
std::vector<Token> statement(std::string_view s, std::size_t error) {
  constexpr std::size_t kMost = 2'000;  // of tokens; a longer statement goes unexplained
  std::vector<Token> line;
  int depth = 0;
  bool there = false;
  for (std::size_t i = 0; i < s.size() && line.size() < kMost;) {
    const char c = s[i];
    const std::size_t begin = i;
    if (i >= error && !there) there = true;
    if (c == '\n' && depth == 0) {
      if (there && !line.empty()) {
        line.push_back(end_of(line));
        return line;
      }
      line.clear();
    }
    if (c == '\\' || c == ' ' || c == '\t' || c == '\f' || c == '\r' || c == '\n') {
      i += c == '\\' ? 1 + (s.substr(i + 1, 1) == "\r") + 1 : 1;
      continue;
    }
    if (c == '#') {
      i = std::min(s.find('\n', i), s.size());
      continue;
    }
    Token::Kind kind = Token::Operator;
    if (c == '\'' || c == '"') {
      kind = Token::String;
      i = string_end(s, i);
    } else if ((c >= '0' && c <= '9') ||
               (c == '.' && i + 1 < s.size() && s[i + 1] >= '0' && s[i + 1] <= '9')) {
      kind = Token::Number;
      while (i < s.size() && (in_name(s[i]) || s[i] == '.' ||
                              ((s[i] == '+' || s[i] == '-') && (s[i - 1] | 0x20) == 'e' &&
                               s.substr(begin, 2) != "0x" && s.substr(begin, 2) != "0X")))
        ++i;
    } else if (in_name(c)) {
      while (i < s.size() && in_name(s[i])) ++i;
      kind = among(kKeywords, s.substr(begin, i - begin)) ? Token::Keyword : Token::Name;
      if (i < s.size() && (s[i] == '\'' || s[i] == '"') && i - begin <= 2) {  // a prefix
        kind = Token::String;
        i = string_end(s, i);
      }
    } else {
      ++i;
      for (const std::string_view op : kOperators)
        if (s.substr(begin, op.size()) == op) {
          i = begin + op.size();
          break;
        }
      if (c == '(' || c == '[' || c == '{') {
        kind = Token::Open;
        ++depth;
      } else if (c == ')' || c == ']' || c == '}') {
        kind = Token::Close;
        --depth;
      } else if (c == ',') {
        kind = Token::Comma;
      } else if (i - begin == 1 && c == ':') {
        kind = Token::Colon;
      } else if (i - begin == 3 && c == '.') {
        kind = Token::Name;  // the ellipsis is a value
      }
    }
    line.push_back({kind, begin, s.substr(begin, i - begin)});
    if (kind == Token::Operator && line.back().text == ";" && depth == 0) {
      if (there) {
        line.back().kind = Token::End;
        return line;
      }
      line.clear();
    }
  }
  if (there && !line.empty() && line.size() < kMost) {
    line.push_back(end_of(line));
    return line;
  }
  return {};
}

class Explainer {
 public:
  explicit Explainer(std::vector<Token> line) : line_(std::move(line)) {}

  std::optional<SyntaxFault> explain() {
    if (line_.size() < 2) return {};
    for (const Token& t : line_) defines_ = defines_ || t.text == "def" || t.text == "lambda";
    if (auto fault = head()) return fault;
    if (auto fault = expressions()) return fault;
    if (line_[0].kind == Token::Keyword && among(kClauses, line_[0].text))
      return fault(line_[0], "there is no statement before it that it belongs to");
    return {};
  }

 private:
  static SyntaxFault fault(const Token& t, std::string_view why) {
    return {t.at, t.text.size(), std::string(why)};
  }
  static constexpr std::string_view kNoValue = "an expression is missing before it";

  bool word(std::size_t i, std::string_view text) const {
    return i < line_.size() && line_[i].kind == Token::Keyword && line_[i].text == text;
  }
  bool mark(std::size_t i, std::string_view text) const {
    return i < line_.size() && line_[i].kind == Token::Operator && line_[i].text == text;
  }

  // A statement with a block: its colon, and no assignment in its condition.
  std::optional<SyntaxFault> head() {
    const std::size_t first = word(0, "async") ? 1 : 0;
    const std::string_view keyword = line_[first].text;
    if (line_[first].kind != Token::Keyword || !among(kHeads, keyword)) return {};
    if (keyword == "else" && word(first + 1, "if"))
      return fault(line_[first + 1], "Python writes 'elif' for 'else if'");
    if (mark(first + 1, "=")) return fault(line_[first], "a keyword, which is no name");
    const bool condition = keyword == "if" || keyword == "elif" || keyword == "while";
    int depth = 0, lambdas = 0;
    bool in = keyword != "for";
    for (std::size_t i = first; i < line_.size(); ++i) {
      const Token& t = line_[i];
      if (t.kind == Token::Open) ++depth;
      if (t.kind == Token::Close) --depth;
      if (depth != 0) continue;
      if (word(i, "lambda")) ++lambdas;
      in = in || word(i, "in");
      const bool colon = t.kind == Token::Colon && lambdas-- == 0;
      if (!in && (colon || mark(i, "="))) return fault(t, "'in' is missing before it");
      if (colon) return {};
      if (condition && mark(i, "=")) return fault(t, "'=' assigns; '==' compares");
      // Two values side by side are the plainer cause.
      if (i > first + 1 && side_by_side(line_[i - 1], t)) return {};
    }
    return fault(line_.back(), "':' is missing before it");
  }

  static bool is_value_keyword(const Token& t) {
    return t.kind == Token::Keyword && (t.text == "None" || t.text == "True" || t.text == "False");
  }
  static bool begins_value(const Token& t) {
    return t.kind == Token::Name || t.kind == Token::Number || t.kind == Token::String ||
           t.kind == Token::Open || is_value_keyword(t);
  }
  static bool ends_value(const Token& t) {
    return t.kind == Token::Name || t.kind == Token::Number || t.kind == Token::String ||
           t.kind == Token::Close || is_value_keyword(t);
  }
  static bool side_by_side(const Token& a, const Token& b) {
    const bool strings = a.kind == Token::String && b.kind == Token::String;
    const bool call = b.kind == Token::Open && b.text != "{";
    return ends_value(a) && begins_value(b) && !strings && !call;
  }
  static bool is_operator(const Token& t) {
    if (t.kind == Token::Keyword)
      return t.text == "and" || t.text == "or" || t.text == "in" || t.text == "is" ||
             t.text == "not";
    return t.kind == Token::Operator && t.text != "." && t.text != ";" && t.text != "->";
  }
  // Operators that need a value on their left. A star and a slash may be parameters.
  bool is_binary(const Token& t) const {
    if (t.kind == Token::Keyword)
      return t.text == "and" || t.text == "or" || t.text == "in" || t.text == "is" ||
             t.text == "if" || t.text == "else";
    static constexpr std::string_view kOthers[] = {"+", "-",  "~",  "*", "**",
                                                   "@", "->", ":=", ";", "."};
    return t.kind == Token::Operator && !among(kOthers, t.text) && !(t.text == "/" && defines_);
  }
  // What cannot end an expression or a statement.
  bool wants_more(std::size_t i) const {
    const Token& t = line_[i];
    static constexpr std::string_view kKeywords[] = {
        "import", "from", "as", "del", "global", "assert", "with", "nonlocal", "lambda"};
    if (t.kind == Token::Keyword && among(kKeywords, t.text)) return true;
    if (t.text == "*" && i > 0 && word(i - 1, "import")) return false;
    return is_operator(t) && !((t.text == "*" || t.text == "/") && defines_);
  }

  // What stands side by side.
  std::optional<SyntaxFault> expressions() {
    const std::string_view first = line_[0].text;
    if (line_[0].kind == Token::Name && (first == "print" || first == "exec") &&
        begins_value(line_[1]) && line_[1].kind != Token::Open)
      return fault(line_[0], first == "print" ? "'print' is a function" : "'exec' is a function");
    std::vector<std::string_view> open;
    for (std::size_t i = 0; i + 1 < line_.size(); ++i) {
      if (line_[i].kind == Token::Open) open.push_back(line_[i].text);
      if (line_[i].kind == Token::Close && !open.empty()) open.pop_back();
      if (auto found = neighbours(i, open)) return found;
      if (auto found = parts(i, !open.empty())) return found;
    }
    return {};
  }

  std::optional<SyntaxFault> neighbours(std::size_t i, const std::vector<std::string_view>& open) {
    const Token& a = line_[i];
    const Token& b = line_[i + 1];
    if (b.text == "&&") return fault(b, "Python writes 'and'");
    if (b.text == "||") return fault(b, "Python writes 'or'");
    if (b.text == "=>") return fault(b, "Python has no such operator");
    if ((b.text == "++" || b.text == "--") && ends_value(a))
      return fault(b, "Python has no such operator; write '+= 1' or '-= 1'");
    if (a.kind == Token::Number && !is_number(a.text))
      return fault(a, "no number, and names do not begin with a digit");
    if (a.kind == Token::Keyword && mark(i + 1, "=") && i == 0)
      return fault(a,
                   is_value_keyword(a) ? "it cannot be assigned" : "a keyword, which is no name");
    const bool soft = i == 0 && (a.text == "match" || a.text == "case" || a.text == "type");
    if (side_by_side(a, b) && !soft)
      return fault(b, open.empty() ? "an operator or the end of the line is missing before it"
                                   : "a comma or an operator is missing before it");
    if (wants_more(i) && (b.kind == Token::Close || b.kind == Token::End ||
                          (b.kind == Token::Colon && !word(i, "lambda"))))
      return fault(b, kNoValue);
    if (a.text == "." && (b.kind == Token::Close || b.kind == Token::End || b.text == ".") &&
        !word(0, "from"))
      return fault(b, "a name is missing before it");
    if (a.kind == Token::Colon && b.kind == Token::Close && !open.empty() && open.back() != "[")
      return fault(b, kNoValue);
    const bool empty = is_operator(a) || a.kind == Token::Open || a.kind == Token::Comma ||
                       (a.kind == Token::Colon && b.text == "=");
    const bool pair = (a.text == "not" && b.text == "in") || (a.text == "is" && b.text == "not") ||
                      (a.kind == Token::Comma && b.text == "=" && open.empty());
    if (empty && (is_binary(b) || b.text == "." || word(i + 1, "for")) && !pair)
      return fault(b, kNoValue);
    if (b.kind == Token::Comma && (a.kind == Token::Comma || wants_more(i)))
      return fault(b, kNoValue);
    return {};
  }

  // What belongs to the parts of a conditional expression, a comprehension and `not in`.
  std::optional<SyntaxFault> parts(std::size_t i, bool bracketed) {
    if (i == 0) return {};
    const Token& t = line_[i];
    if (t.text == "not" && ends_value(line_[i - 1]) && !word(i + 1, "in"))
      return fault(line_[i + 1], "'in' is missing before it");
    const bool loop = word(i, "for") && bracketed;
    if ((loop || word(0, "for")) && word(i, "for") && word(i + 1, "in"))
      return fault(line_[i + 1], "a name is missing before it");
    const bool condition = word(i, "if") && !comprehension_before(i);
    if (!loop && !condition) return {};
    int depth = 0;
    for (std::size_t k = i + 1; k < line_.size(); ++k) {
      const Token& at = line_[k];
      if (at.kind == Token::Open) ++depth;
      if (depth == 0) {
        if (word(k, loop ? "in" : "else")) return {};
        const bool over = at.kind == Token::Close || at.kind == Token::End ||
                          (condition && (at.kind == Token::Comma || at.kind == Token::Colon));
        if (over)
          return fault(at, loop ? "'in' is missing before it" : "'else' is missing before it");
      }
      if (at.kind == Token::Close) --depth;
    }
    return {};
  }

  // Whether `if` belongs to a comprehension, or a `case`, or stands where a statement may begin.
  bool comprehension_before(std::size_t i) const {
    if (line_[0].text == "case" || line_[i - 1].kind == Token::Colon) return true;
    int depth = 0;
    for (std::size_t k = i; k-- > 0;) {
      if (line_[k].kind == Token::Close) ++depth;
      if (line_[k].kind == Token::Open && depth-- == 0) return false;
      if (depth == 0 && word(k, "for")) return true;
    }
    return false;
  }

  static bool is_number(std::string_view text) {
    if (text.size() > 1 && text[0] == '0' &&
        std::string_view("xXoObB").find(text[1]) != std::string_view::npos)
      return true;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      const bool last = i + 1 == text.size();
      const bool plain = (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '+' || c == '-';
      if (!plain && c != 'e' && c != 'E' && !(last && (c == 'j' || c == 'J'))) return false;
    }
    return true;
  }

  std::vector<Token> line_;
  bool defines_ = false;  // parameters
};

}  // namespace

std::optional<SyntaxFault> explain_syntax(std::string_view text, std::size_t error) {
  return Explainer(statement(text, error)).explain();
}

}  // namespace weft
