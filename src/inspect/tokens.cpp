// Splits Python and C++ into tokens; see tokens.h.
#include "weft/inspect/tokens.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "weft/base/text.h"

namespace weft {

namespace {

bool word_start(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }

}  // namespace

void tokenize(std::string_view text, std::string_view comment, std::vector<std::string_view>& out) {
  out.clear();
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i, comment.size()) == comment) {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    const char c = text[i];
    std::size_t end = i + 1;
    if (word_start(c)) {
      while (end < text.size() && is_word(text[end])) ++end;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      while (end < text.size() && (is_word(text[end]) || text[end] == '.')) ++end;
    } else if (c == ' ' || c == '\n') {
      ++i;
      continue;
    }
    out.push_back(text.substr(i, end - i));
    i = end;
  }
}

void own_names(const Tree& tree, NameSet& names) {
  names.clear();
  auto add = [&](Symbol s) { names.emplace(tree.text(s)); };
  for (const StructDecl& s : tree.structs) {
    add(s.name);
    for (const FieldDecl& f : s.fields) add(f.name);
  }
  for (const ConstantDecl& c : tree.constants) add(c.name);
  for (const FunctionDecl& f : tree.functions) {
    add(f.name);
    for (const ArgDecl& a : f.args) add(a.name);
  }
}

void body_tokens(const Tree& tree, const NameSet& names, std::vector<std::string_view>& tokens) {
  const std::size_t at = tree.source.find("@wp.kernel");
  const std::size_t body = tree.source.find("):\n", at);
  tokenize(std::string_view(tree.source).substr(body == std::string::npos ? 0 : body + 3), "#",
           tokens);
  bool attribute = false;
  for (std::string_view& t : tokens) {
    const std::string_view word = t;
    static constexpr std::string_view kKept[] = {
        "wp", "range", "float", "int",   "bool", "if",    "elif",   "else",     "for",
        "in", "while", "break", "or",    "and",  "not",   "return", "continue", "x",
        "y",  "z",     "w",     "shape", "True", "False", "dtype",  "n"};
    const bool kept = std::find(std::begin(kKept), std::end(kKept), word) != std::end(kKept);
    if (word_start(word[0]) && !kept && !(attribute && !names.contains(std::string(word))))
      t = "name";
    attribute = word == ".";
  }
}

}  // namespace weft
