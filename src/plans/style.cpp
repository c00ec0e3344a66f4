#include "style.h"

#include <algorithm>

#include "text.h"

namespace weft::plans {

namespace {

struct Token {
  enum class Kind : std::uint8_t { Name, Number, String, Comment, Blank, Newline, Sign } kind;
  std::string_view text;
};

std::size_t string_end(std::string_view s, std::size_t at) {
  const bool triple = s.substr(at, 3) == R"(""")";
  const std::string_view mark = s.substr(at, triple ? 3 : 1);
  for (std::size_t i = at + mark.size(); i < s.size(); ++i) {
    if (s[i] == '\\') {
      ++i;
    } else if (s.substr(i, mark.size()) == mark) {
      return i + mark.size();
    }
  }
  return s.size();
}

std::size_t number_end(std::string_view s, std::size_t at) {
  std::size_t i = at;
  while (i < s.size() && (is_name_char(s[i]) || s[i] == '.' ||
                          ((s[i] == '-' || s[i] == '+') && (s[i - 1] == 'e' || s[i - 1] == 'E') &&
                           !s.substr(at).starts_with("0x"))))
    ++i;
  return i;
}

Token next_token(std::string_view s, std::size_t at) {
  using K = Token::Kind;
  const char c = s[at];
  const auto upto = [&](K kind, std::size_t end) { return Token{kind, s.substr(at, end - at)}; };
  if (c == '\n') return upto(K::Newline, at + 1);
  if (c == ' ') return upto(K::Blank, std::min(s.find_first_not_of(' ', at), s.size()));
  if (c == '#') return upto(K::Comment, std::min(s.find('\n', at), s.size()));
  if (c == '"' || c == '\'') return upto(K::String, string_end(s, at));
  if (is_digit(c) || (c == '.' && at + 1 < s.size() && is_digit(s[at + 1])))
    return upto(K::Number, number_end(s, at));
  if (!is_name_char(c)) return upto(K::Sign, at + 1);
  std::size_t end = at;
  while (end < s.size() && is_name_char(s[end])) ++end;
  return upto(K::Name, end);
}

std::vector<Token> tokens_of(std::string_view s) {
  std::vector<Token> out;
  for (std::size_t at = 0; at < s.size(); at += out.back().text.size())
    out.push_back(next_token(s, at));
  return out;
}

// Warp's types over floats, which have other names for other widths.
constexpr std::string_view kFloatTypes[] = {"vec2",           "vec3",          "vec4", "mat22",
                                            "mat33",          "mat44",         "quat", "transform",
                                            "spatial_vector", "spatial_matrix"};
// Types that are written with the package's name.
constexpr std::string_view kWarpTypes[] = {
    "int8",    "uint8",   "int16", "uint16", "int32", "uint32", "int64",  "uint64", "float16",
    "float32", "float64", "vec2i", "vec3i",  "vec4i", "vec2ui", "vec3ui", "vec4ui"};

template <class Range>
bool among(const Range& list, std::string_view name) {
  return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

// "wp.float64"
std::string float_name(Scalar s) { return "wp." + std::string(scalar_name(s)); }

// Behind the name of a vector: "d" of "vec3d".
std::string_view suffix(Scalar s) { return s == Scalar::Float32 ? "f" : compound_suffix(s); }

bool is_float_literal(std::string_view text) {
  return !text.starts_with("0x") && text.find_first_of(".e") != std::string_view::npos;
}

// Copies code token by token.
class Writer {
 public:
  Writer(const Styler& styler, std::string_view text, Rng& rng)
      : styler_(styler), style_(styler.style), rng_(rng), tokens_(tokens_of(text)) {}

  std::string run() {
    for (at_ = 0; at_ < tokens_.size(); ++at_) token(tokens_[at_]);
    return std::move(out_);
  }

 private:
  using K = Token::Kind;

  // The next token from `i` on that is no blank; nothing at the end.
  std::string_view after(std::size_t i) const {
    while (i < tokens_.size() && tokens_[i].kind == K::Blank) ++i;
    return i < tokens_.size() ? tokens_[i].text : std::string_view();
  }

  std::string_view before(std::size_t i, std::size_t steps) const {
    return i >= steps ? tokens_[i - steps].text : std::string_view();
  }

  bool line_is_blank() const {
    const std::size_t start = out_.rfind('\n') + 1;  // npos + 1 == 0
    return trim(std::string_view(out_).substr(start)).empty();
  }

  // Leaves the rest of a line out: all of it where nothing stood before.
  void drop() {
    if (line_is_blank()) {
      out_.resize(out_.rfind('\n') + 1);
      if (at_ + 1 < tokens_.size() && tokens_[at_ + 1].kind == K::Newline) ++at_;
    } else {
      while (out_.ends_with(' ')) out_.pop_back();
    }
  }

  void token(const Token& t) {
    switch (t.kind) {
      case K::Blank:
      case K::Newline:
        out_ += t.text;
        return;
      case K::Comment:
        return comment(t.text);
      case K::String:
        if (t.text.starts_with(R"(""")")) {
          if (!style_.docstrings) return drop();
          out_ += styler_.words(t.text);
        } else {
          out_ += t.text;
        }
        return;
      case K::Number:
        out_ += is_float_literal(t.text) && !is_converted() ? styler_.number(t.text)
                                                            : std::string(t.text);
        return;
      case K::Sign:
        return sign(t.text);
      case K::Name:
        return name(t.text);
    }
  }

  void comment(std::string_view text) {
    const bool keep = style_.comments == Style::Comments::All ||
                      (style_.comments == Style::Comments::Some && rng_.chance(1, 2));
    if (!keep) return drop();
    out_ += styler_.words(text);
  }

  // float(0.5), x.dtype(0.5) and type(x)(0.5) have their type already.
  bool is_converted() const {
    const std::string_view callee = before(at_, 2);
    return before(at_, 1) == "(" && (callee == "float" || callee == "dtype" || callee == ")");
  }

  bool is_array() const {
    return before(at_, 1).starts_with("array") && before(at_, 2) == "." && before(at_, 3) == "wp";
  }

  // At a bracket behind wp.array: whether its only argument is the dtype.
  bool has_dtype_alone() const {
    if (after(at_ + 1) != "dtype") return false;
    int depth = 0;
    for (std::size_t i = at_; i < tokens_.size(); ++i) {
      const std::string_view t = tokens_[i].text;
      if (t == "(" || t == "[") ++depth;
      if ((t == ")" || t == "]") && --depth == 0) return true;
      if (t == "," && depth == 1) return false;
    }
    return false;
  }

  void sign(std::string_view text) {
    if (text == "[" || text == "(") {
      const bool square = text == "[";
      const bool other =
          is_array() && (square ? !style_.brackets : style_.brackets && has_dtype_alone());
      closing_.push_back(square != other ? ']' : ')');
      out_ += square != other ? "[" : "(";
      if (other && square) out_ += "dtype=";
      if (other && !square) at_ += 2;  // dtype and =
    } else if (text == "]" || text == ")") {
      out_ += closing_.empty() ? text[0] : closing_.back();
      if (!closing_.empty()) closing_.pop_back();
    } else if (text == "-" && !style_.result_types && before(at_, 2) == ")" &&
               at_ + 1 < tokens_.size() && tokens_[at_ + 1].text == ">") {
      while (out_.ends_with(' ')) out_.pop_back();
      while (at_ + 1 < tokens_.size() && tokens_[at_ + 1].text != ":") ++at_;
    } else {
      out_ += text;
    }
  }

  void name(std::string_view text) {
    const std::string_view prior = before(at_, 1);
    const std::string_view next = after(at_ + 1);
    if (prior == ".") {
      if (before(at_, 2) == "wp") return warp_name(text);
      const Replacement* field = Styler::find(styler_.fields, text);
      out_ += field != nullptr ? std::string_view(field->text) : text;
      return;
    }
    if (text == "float" || (text == "int" && next != "(")) {
      const bool plain = !style_.numbered || next == "(";
      if (text == "int")
        out_ += plain ? "int" : "wp.int32";
      else
        out_ += style_.scalar == Scalar::Float32 && plain ? "float" : float_name(style_.scalar);
      return;
    }
    const Replacement* r = styler_.find(text);
    const bool keyword = next == "=" && (prior == "(" || prior == " ") && depth_is_call();
    if (r == nullptr || (r->is_number && keyword)) {
      out_ += text;
    } else {
      out_ += r->text;
    }
  }

  // Whether a bracket is open on this line: then `name=` is a keyword.
  bool depth_is_call() const {
    int depth = 0;
    for (std::size_t i = at_; i-- > 0 && tokens_[i].kind != K::Newline;) {
      if (tokens_[i].text == ")") --depth;
      if (tokens_[i].text == "(") ++depth;
    }
    return depth > 0;
  }

  void warp_name(std::string_view text) {
    out_ += text;
    if (!among(kFloatTypes, text)) return;
    // wp.spatial_vector of two vectors has no other name.
    const bool plain = text.starts_with("spatial");
    if (style_.scalar != Scalar::Float32 || (style_.suffixed && !plain))
      out_ += suffix(style_.scalar);
  }

  const Styler& styler_;
  const Style& style_;
  Rng& rng_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<char> closing_;  // of open brackets
  std::string out_;
};

}  // namespace

Style Style::draw(Rng& rng, const std::vector<Scalar>& scalars, unsigned spelling) {
  Style s;
  if (!scalars.empty()) s.scalar = scalars.front();
  if (scalars.size() > 1 && rng.chance(1, 16))
    s.scalar = scalars[1 + rng.below(scalars.size() - 1)];
  s.brackets = spelling == 0;
  s.numbered = rng.chance(3, 16);
  s.suffixed = rng.chance(3, 16);
  s.wrapped = rng.chance(2, 3);
  s.docstrings = rng.chance(7, 16);
  s.result_types = rng.chance(9, 16);
  const std::uint64_t c = rng.below(16);
  s.comments = c < 8 ? Comments::All : c < 11 ? Comments::Some : Comments::None;
  // Of 408 kernels of the package warp, 45 % have a leading underscore and 30 % the suffix; fewer
  // of programs that stand by themselves.
  s.is_private = rng.chance(3, 16);
  s.says_kernel = rng.chance(3, 16);
  s.marks_outputs = rng.chance(1, 8);
  return s;
}

std::string Style::kernel_name(std::string_view name) const {
  std::string out = is_private ? "_" : "";
  out += name;
  if (says_kernel && name.find("kernel") == std::string_view::npos) out += "_kernel";
  return out;
}

const Replacement* Styler::find(const std::vector<Replacement>& list, std::string_view own) {
  for (const Replacement& r : list)
    if (r.own == own) return &r;
  return nullptr;
}

std::string Styler::code(std::string_view text, Rng& rng) const {
  return Writer(*this, text, rng).run();
}

std::string Styler::type(std::string_view name) const {
  if (name == "float")
    return style.scalar == Scalar::Float32 && !style.numbered ? "float" : float_name(style.scalar);
  if (name == "int") return style.numbered ? "wp.int32" : "int";
  if (name == "bool") return style.numbered ? "wp.bool" : "bool";
  std::string out(name);
  if (among(kFloatTypes, name)) {
    out.insert(0, "wp.");
    if (style.scalar != Scalar::Float32 || style.suffixed) out += suffix(style.scalar);
  } else if (among(kWarpTypes, name)) {
    out.insert(0, "wp.");
  } else if (const Replacement* r = find(name)) {
    out = r->text;
  }
  return out;
}

std::string Styler::array(std::string_view element, std::size_t ndim) const {
  std::string out = "wp.array";
  if (ndim > 1) (out += std::to_string(ndim)) += 'd';
  return out + (style.brackets ? "[" + type(element) + "]" : "(dtype=" + type(element) + ")");
}

std::string Styler::number(std::string_view literal) const {
  if (style.scalar == Scalar::Float32) return std::string(literal);
  return float_name(style.scalar) + "(" + std::string(literal) + ")";
}

std::string Styler::words(std::string_view text) const {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '$') {
      out += text[i];
      continue;
    }
    std::size_t end = i + 1;
    while (end < text.size() && is_name_char(text[end])) ++end;
    const std::string_view own = text.substr(i + 1, end - i - 1);
    const Replacement* r = find(own);
    if (r == nullptr) r = find(fields, own);
    out += r == nullptr ? own : r->in_words.empty() ? std::string_view(r->text) : r->in_words;
    i = end - 1;
  }
  return out;
}

std::vector<std::string_view> names_in(std::string_view text) {
  std::vector<std::string_view> out;
  std::string_view prior;
  for (const Token& t : tokens_of(text)) {
    if (t.kind == Token::Kind::Name && prior != ".") out.push_back(t.text);
    prior = t.text;
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace weft::plans
