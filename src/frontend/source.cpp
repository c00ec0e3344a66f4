#include "source.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "syntax_fault.h"

namespace weft {
namespace {

bool continuation(unsigned char c) { return (c & 0xc0) == 0x80; }

SourceLoc location(std::string_view file, std::string_view text, std::size_t at) {
  SourceLoc loc{std::string(file), 1, 1};
  for (std::size_t i = 0; i < at; ++i) {
    ++loc.col;
    if (text[i] == '\n') {
      ++loc.line;
      loc.col = 1;
    }
  }
  return loc;
}

// The encoding named in a comment on one of the first two lines, as PEP 263 has it; empty: none.
std::string_view declared_encoding(std::string_view source) {
  for (int line = 0; line < 2 && !source.empty(); ++line) {
    const std::size_t end = source.find('\n');
    std::string_view text = source.substr(0, end);
    source = end == std::string_view::npos ? std::string_view{} : source.substr(end + 1);
    const std::size_t start = text.find_first_not_of(" \t\f");
    if (start == std::string_view::npos || text[start] == '\r') continue;
    if (text[start] != '#') return {};
    const std::size_t at = text.find("coding");
    if (at == std::string_view::npos) continue;
    text.remove_prefix(at + 6);
    if (text.empty() || (text[0] != ':' && text[0] != '=')) continue;
    text.remove_prefix(1);
    const std::size_t name = text.find_first_not_of(" \t");
    if (name == std::string_view::npos) continue;
    text.remove_prefix(name);
    std::size_t length = 0;
    while (length < text.size() &&
           ((text[length] >= '0' && text[length] <= '9') ||
            (text[length] >= 'a' && text[length] <= 'z') ||
            (text[length] >= 'A' && text[length] <= 'Z') || text[length] == '-' ||
            text[length] == '_' || text[length] == '.'))
      ++length;
    return text.substr(0, length);
  }
  return {};
}

bool is_utf8_name(std::string_view name) {
  std::string plain;
  for (char c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    plain.push_back(c == '_' ? '-' : c);
  }
  return plain == "utf-8" || plain == "utf8" || plain.starts_with("utf-8-") || plain == "ascii" ||
         plain == "us-ascii";
}

}  // namespace

std::size_t first_bad_utf8(std::string_view s) {
  std::size_t i = 0;
  while (i < s.size()) {
    const auto c = static_cast<unsigned char>(s[i]);
    if (c < 0x80) {
      // Many at once: most text is ASCII alone.
      std::uint64_t many[4];
      for (++i; i + sizeof many <= s.size(); i += sizeof many) {
        std::memcpy(many, s.data() + i, sizeof many);
        if (((many[0] | many[1] | many[2] | many[3]) & 0x8080808080808080u) != 0) break;
      }
      continue;
    }
    std::size_t length = 0;
    std::uint32_t code = 0;
    if (c >= 0xc2 && c <= 0xdf) {
      length = 2;
      code = c & 0x1f;
    } else if (c >= 0xe0 && c <= 0xef) {
      length = 3;
      code = c & 0x0f;
    } else if (c >= 0xf0 && c <= 0xf4) {
      length = 4;
      code = c & 0x07;
    } else {
      return i;
    }
    if (i + length > s.size()) return i;
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(s[i + k]);
      if (!continuation(next)) return i;
      code = code << 6 | (next & 0x3f);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    if (overlong || surrogate || code > 0x10ffff) return i;
    i += length;
  }
  return std::string_view::npos;
}

Status prepare_source(std::string& source, std::string_view file_name) {
  if (source.size() > kMaxSourceBytes)
    return diag(DiagCode::FileTooLarge, SourceLoc{std::string(file_name)}, source.size(),
                kMaxSourceBytes);
  if (source.starts_with("\xef\xbb\xbf")) source.erase(0, 3);
  if (const std::size_t at = source.find('\0'); at != std::string::npos)
    return diag(DiagCode::NullByte, location(file_name, source, at));
  if (const std::size_t at = first_bad_utf8(source); at != std::string::npos)
    return diag(DiagCode::NotUtf8, location(file_name, source, at));
  if (const std::string_view encoding = declared_encoding(source);
      !encoding.empty() && !is_utf8_name(encoding))
    return diag(DiagCode::OtherEncoding, SourceLoc{std::string(file_name)}, encoding);
  for (std::size_t at = source.find('\r'); at != std::string::npos; at = source.find('\r', at + 1))
    if (at + 1 >= source.size() || source[at + 1] != '\n')
      return diag(DiagCode::LoneCarriageReturn, location(file_name, source, at));
  return {};
}

namespace {

// Whether a line that starts so begins a statement at the margin of its own.
bool starts_statement(std::string_view rest) {
  if (rest.empty() || rest[0] == ' ' || rest[0] == '\t' || rest[0] == '\f' || rest[0] == '\r' ||
      rest[0] == '\n' || rest[0] == '#')
    return false;
  for (const std::string_view clause : {"else", "elif", "except", "finally"})
    if (rest.starts_with(clause)) return false;
  return true;
}

// As the parser counts it.
std::size_t width_of_indent(std::string_view line) {
  std::size_t width = 0;
  for (const char c : line) {
    if (c != ' ' && c != '\t') break;
    width += c == '\t' ? 8 : 1;
  }
  return width;
}

// The indents of logical lines as CPython's tokenizer holds them against each other: with tabs to
// the next multiple of eight, and once more with tabs as one column.
class Indents {
 public:
  // What is wrong with the line, or nothing.
  std::string_view next(std::string_view space, char last) {
    const bool opens = std::exchange(opens_, last == ':');
    std::size_t column = 0, narrow = 0;
    for (const char c : space) {
      column = c == '\t' ? column / 8 * 8 + 8 : c == '\f' ? 0 : column + 1;
      narrow = c == '\f' ? 0 : narrow + 1;
    }
    constexpr std::string_view kTabs = "tabs and spaces mixed in the indents";
    if (column > open_.back().first) {
      if (open_.size() == kMostIndents) return "too many levels of indents";
      if (narrow <= open_.back().second) return kTabs;
      if (!opens) return kOther;
      open_.emplace_back(column, narrow);
      return {};
    }
    if (opens) return kEmptyBlock;
    while (column < open_.back().first) open_.pop_back();
    if (column != open_.back().first) return kOther;
    return narrow == open_.back().second ? std::string_view{} : kTabs;
  }
  static constexpr std::string_view kEmptyBlock = "an indented block is missing before";
  static constexpr std::string_view kOther = "an indent of no block";
  bool open_block() const { return opens_; }

 private:
  static constexpr std::size_t kMostIndents = 100;  // CPython's MAXINDENT
  std::vector<std::pair<std::size_t, std::size_t>> open_{{0, 0}};
  bool opens_ = false;  // the line before ends with a colon
};

std::string printable(std::string_view c) {
  return c[0] > ' ' && c[0] < 0x7f ? std::string(c) : std::string("a control character");
}

// What is to be said of a character that begins no token.
std::string_view no_token_of(std::string_view s) {
  return s == "<>"      ? "Python writes '!='"
         : s[0] == '!'  ? "no token begins so; Python writes 'not'"
         : s[0] == '\\' ? "only the end of a line that is not the last may follow it"
                        : "no token begins so";
}

// What no token of Python begins with, outside of strings and comments.
bool no_token(std::string_view s, std::size_t at) {
  const char c = s[at];
  const char next = at + 1 < s.size() ? s[at + 1] : '\0';
  switch (c) {
    case '$':
    case '?':
    case '`':
      return true;
    case '!':
      return next != '=';
    case '<':
      return next == '>';
    case '\\':  // at the end of a line that another one follows
      return !(next == '\n' && at + 2 < s.size()) &&
             !(next == '\r' && at + 3 < s.size() && s[at + 2] == '\n');
    default:
      return (c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\f' && c != '\r') || c == 0x7f;
  }
}

// Finds the lines, brackets and strings of a source, in one pass over its characters.
class Outliner {
 public:
  Outliner(std::string_view source, std::string_view file_name)
      : s_(source), file_name_(file_name) {}

  Result<Outline> run() {
    for (std::size_t i = 0; i < s_.size(); ++i) {
      const char c = s_[i];
      if (c > ' ' && c != '#') comments_ = 0;
      if (c != '#' && c != '\\' && (c > ' ' || c < 0)) {
        if (first_ == std::string_view::npos) first_ = i;
        last_ = c;
        last_at_ = i;
      }
      if (!within_token(c)) WEFT_RETURN_IF_ERROR(character(i));
    }
    if (!open_.empty()) return fail(DiagCode::UnclosedBracket, open_.back());
    WEFT_RETURN_IF_ERROR(check_indent());
    if (indents_.open_block()) return diag(DiagCode::EmptyBlock, location(file_name_, s_, before_));
    return std::move(out_);
  }

 private:
  // Most characters: those of names and numbers, and spaces.
  static bool within_token(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c < 0 ||
           c == '_' || c == ' ';
  }
  static constexpr std::size_t kCutDistance = 16 * 1024;
  static constexpr std::size_t kMaxBrackets = 200;  // CPython's MAXLEVEL
  static constexpr std::size_t kSeenComments = 16;

  Diag fail(DiagCode code, std::size_t at) const {
    return diag(code, location(file_name_, s_, at), s_.substr(at, 1));
  }

  // Reads what begins with the character at `i`, and leaves `i` at its last character.
  Status character(std::size_t& i) {
    const char c = s_[i];
    switch (c) {
      case '\n':
        return line_feed(i);
      case '#':
        comment(i);
        return {};
      case '(':
      case '[':
      case '{':
        if (open_.size() == kMaxBrackets)
          return diag(DiagCode::NestedTooDeep, location(file_name_, s_, i), kMaxBrackets);
        open_.push_back(i);
        return {};
      case ')':
      case ']':
      case '}': {
        const char wanted = c == ')' ? '(' : c == ']' ? '[' : '{';
        if (open_.empty() || s_[open_.back()] != wanted) return fail(DiagCode::UnmatchedBracket, i);
        open_.pop_back();
        return {};
      }
      case '"':
      case '\'':
        return string(i);
      default:
        if (no_token(s_, i))
          return diag(DiagCode::SyntaxFault, location(file_name_, s_, i),
                      printable(s_.substr(i, 1)), no_token_of(s_.substr(i, 2)));
        return {};
    }
  }

  Status line_feed(std::size_t i) {
    const std::string_view rest = s_.substr(i + 1);
    const bool continued = !after_comment_ && i > 0 &&
                           (s_[i - 1] == '\\' || (s_[i - 1] == '\r' && i > 1 && s_[i - 2] == '\\'));
    const bool commented = std::exchange(after_comment_, false);
    if (continued && open_.empty() && first_ == std::string_view::npos)
      return diag(DiagCode::LooseBackslash, location(file_name_, s_, s_.rfind('\\', i)));
    if (!open_.empty() && indent_ == std::string_view::npos)
      indent_ = width_of_indent(s_.substr(line_));
    if (!open_.empty() && width_of_indent(rest) < indent_) {
      out_.blanks.emplace_back(commented ? comment_ : continued ? s_.rfind('\\', i) : i, i + 1);
      out_.blank_lines = true;
    }
    if (!open_.empty() || continued) return {};
    WEFT_RETURN_IF_ERROR(check_indent());
    line_ = i + 1;
    indent_ = std::string_view::npos;
    out_.line_ends.push_back(static_cast<std::uint32_t>(i));
    if (!starts_statement(rest)) return {};
    if (i + 1 - last_cut_ >= kCutDistance && !decorated_) {
      last_cut_ = i + 1;
      out_.cuts.push_back(last_cut_);
    }
    decorated_ = rest[0] == '@';
    return {};
  }

  void comment(std::size_t& i) {
    const std::size_t begin = i;
    while (i + 1 < s_.size() && s_[i + 1] != '\n') ++i;
    after_comment_ = true;
    comment_ = begin;
    if (++comments_ > kSeenComments) out_.blanks.emplace_back(begin, i + 1);
  }

  Status string(std::size_t& i) {
    const char c = s_[i];
    const std::size_t begin = i;
    const bool triple = s_.substr(i, 3) == std::string(3, c);
    i += triple ? 3 : 1;
    for (;; ++i) {
      if (i >= s_.size() || (!triple && s_[i] == '\n'))
        return fail(DiagCode::UnterminatedString, begin);
      if (s_[i] == '\\') {
        ++i;
        if (i + 1 < s_.size() && s_[i] == '\r') ++i;
      } else if (s_[i] == c && (!triple || s_.substr(i, 3) == std::string(3, c))) {
        break;
      }
    }
    if (triple) i += 2;
    return {};
  }

  // The indent of the logical line that ends here, and its last token.
  Status check_indent() {
    if (first_ == std::string_view::npos) return {};
    const std::string_view wrong = indents_.next(s_.substr(line_, first_ - line_), last_);
    if (wrong == Indents::kEmptyBlock)
      return diag(DiagCode::EmptyBlock, location(file_name_, s_, before_));
    if (wrong == Indents::kOther) {
      // The statement before may lack its colon.
      const auto fault = explain_syntax(s_, before_);
      if (fault && fault->size == 0)
        return diag(DiagCode::SyntaxFault, location(file_name_, s_, fault->at), "end of line",
                    fault->why);
      return diag(DiagCode::BadIndentation, location(file_name_, s_, first_));
    }
    if (!wrong.empty())
      return diag(DiagCode::SyntaxFault, location(file_name_, s_, first_),
                  printable(s_.substr(first_, 1)), wrong);
    const std::string_view text = s_.substr(first_, last_at_ - first_);
    if (std::string_view("+-*/%&|^=<>@~").find(last_) != std::string_view::npos &&
        !(last_ == '*' && text.find("import") != std::string_view::npos))
      return diag(DiagCode::SyntaxFault, location(file_name_, s_, last_at_), std::string(1, last_),
                  "an expression is missing after it");
    before_ = std::exchange(first_, std::string_view::npos);
    return {};
  }

  std::string_view s_;
  std::string_view file_name_;
  Outline out_;
  std::size_t last_cut_ = 0;
  bool after_comment_ = false;
  bool decorated_ = false;    // the last statement at the margin is a decorator
  std::size_t comments_ = 0;  // in a row, up to here
  std::size_t comment_ = 0;   // where the last one begins
  std::size_t line_ = 0;      // where the line begins that brackets or backslashes continue
  std::size_t indent_ = std::string_view::npos;  // its width, once asked for: a line may be long
  std::vector<std::size_t> open_;                // brackets
  Indents indents_;
  std::size_t first_ = std::string_view::npos;  // of a logical line, where its first token begins
  std::size_t last_at_ = 0;
  std::size_t before_ = 0;  // where the logical line before begins
  char last_ = 0;           // the end of its last token
};

}  // namespace

Result<Outline> outline(std::string_view source, std::string_view file_name) {
  return Outliner(source, file_name).run();
}

std::size_t indent_column(std::string_view source, std::size_t begin) {
  std::size_t line = begin;
  while (line > 0 && source[line - 1] != '\n') {
    const char c = source[--line];
    if (c != ' ' && c != '\t' && c != '\f' && c != '\n') return kNotFirst;
  }
  std::size_t column = 0;
  for (std::size_t i = line; i < begin; ++i) {
    if (source[i] == '\t') {
      column = column / 8 * 8 + 8;
    } else {
      column = source[i] == '\f' ? 0 : column + 1;
    }
  }
  return column;
}

bool has_foreign_line_break(std::string_view text) {
  static constexpr auto kSuspect = [] {
    std::array<bool, 256> t{};
    for (const int c : {0x0b, 0x0c, 0x1c, 0x1d, 0x1e, 0xc2, 0xe2})
      t[static_cast<std::size_t>(c)] = true;
    return t;
  }();
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint64_t eight = 0;
    for (; i + sizeof eight <= text.size(); i += sizeof eight) {
      std::memcpy(&eight, text.data() + i, sizeof eight);
      // None beyond ASCII, none below the space.
      if (((eight | (eight - 0x2020202020202020u)) & 0x8080808080808080u) != 0) break;
    }
    if (i == text.size()) break;
    const auto c = static_cast<unsigned char>(text[i]);
    if (!kSuspect[c]) continue;
    const std::string_view rest = text.substr(i);
    if (c < 0x20 || rest.starts_with("\xc2\x85") || rest.starts_with("\xe2\x80\xa8") ||
        rest.starts_with("\xe2\x80\xa9"))
      return true;
  }
  return false;
}

}  // namespace weft
