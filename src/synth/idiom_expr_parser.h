// The part of the notation's parser that reads tokens, symbols and expressions.
//
// Input: the logical lines of one idiom. Output: expressions and symbols of the idiom. Invariant:
// an unknown name is a fault; nothing is guessed. The parser is a recursive descent that begins
// with the operators that bind loosest.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <span>

#include "idiom.h"
#include "idiom_lex.h"
#include "weft/builtins/builtin_id.h"

namespace weft::synth {

class IdiomExprParser {
 public:
  IdiomExprParser(std::span<const IdiomLine> lines, Idiom& idiom) : lines_(lines), idiom_(idiom) {}
  int line() const { return at_ < lines_.size() ? lines_[at_].number : lines_.back().number; }

 protected:
  using E = IdiomExpr::Kind;
  using S = IdiomStmt::Kind;
  using R = IdiomSymbol::Role;

  // --- tokens -----------------------------------------------------------------------------------
  const IdiomToken& peek(std::size_t ahead = 0) const {
    static const IdiomToken kEnd;
    const auto& tokens = lines_[at_].tokens;
    return token_ + ahead < tokens.size() ? tokens[token_ + ahead] : kEnd;
  }
  bool is(std::string_view text, std::size_t ahead = 0) const {
    const IdiomToken& t = peek(ahead);
    return t.kind != IdiomToken::Kind::String && t.kind != IdiomToken::Kind::End && t.text == text;
  }
  bool accept(std::string_view text) {
    if (!is(text)) return false;
    ++token_;
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text)) idiom_fault(fmt::format("expected '{}' before '{}'", text, peek().text));
  }
  std::string_view name() {
    if (peek().kind != IdiomToken::Kind::Name)
      idiom_fault(fmt::format("expected a name before '{}'", peek().text));
    return lines_[at_].tokens[token_++].text;
  }
  std::vector<std::string_view> names() {
    std::vector<std::string_view> list{name()};
    while (accept("|")) list.push_back(name());
    return list;
  }
  double number() {
    const bool minus = accept("-");
    if (peek().kind != IdiomToken::Kind::Number)
      idiom_fault(fmt::format("expected a number before '{}'", peek().text));
    const std::string_view text = lines_[at_].tokens[token_++].text;
    double v = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), v).ec != std::errc{})
      idiom_fault(fmt::format("'{}' is no number", text));
    return minus ? -v : v;
  }
  void end_line() {
    if (peek().kind != IdiomToken::Kind::End)
      idiom_fault(fmt::format("unexpected '{}'", peek().text));
    ++at_;
    token_ = 0;
  }

  // --- symbols ----------------------------------------------------------------------------------
  std::int32_t find_or(std::string_view text) const {
    for (std::size_t i = idiom_.symbols.size(); i-- > 0;) {
      if (idiom_.symbols[i].names.front() == text) return static_cast<std::int32_t>(i);
    }
    return -1;
  }
  std::int32_t find(std::string_view text) const {
    const std::int32_t found = find_or(text);
    if (found < 0) idiom_fault(fmt::format("'{}' is not known", text));
    return found;
  }
  std::int32_t add_symbol(IdiomSymbol s) {
    if (find_or(s.names.front()) >= 0)
      idiom_fault(fmt::format("'{}' is named twice", s.names.front()));
    idiom_.symbols.push_back(std::move(s));
    return static_cast<std::int32_t>(idiom_.symbols.size() - 1);
  }

  // --- expressions ------------------------------------------------------------------------------
  std::uint32_t add(E kind, std::vector<std::uint32_t> kids = {}, std::uint8_t op = 0) {
    IdiomExpr e;
    e.kind = kind;
    e.op = op;
    e.kids = std::move(kids);
    idiom_.exprs.push_back(std::move(e));
    return static_cast<std::uint32_t>(idiom_.exprs.size() - 1);
  }
  IdiomExpr& at(std::uint32_t e) { return idiom_.exprs[e]; }

  std::uint32_t expression() {
    const std::uint32_t value = disjunction();
    if (!accept("if")) return value;
    const std::uint32_t test = disjunction();
    expect("else");
    const std::uint32_t other = expression();
    return add(E::Cond, {test, value, other});
  }
  std::uint32_t disjunction() {
    std::uint32_t a = conjunction();
    while (accept("or")) a = add(E::Or, {a, conjunction()});
    return a;
  }
  std::uint32_t conjunction() {
    std::uint32_t a = negation();
    while (accept("and")) a = add(E::And, {a, negation()});
    return a;
  }
  std::uint32_t negation() {
    if (accept("not")) return add(E::Not, {negation()});
    return comparison();
  }
  std::uint32_t comparison() {
    static constexpr std::string_view kText[] = {"==", "!=", "<", "<=", ">", ">="};
    static constexpr CompareOp kOps[] = {CompareOp::Eq,  CompareOp::NotEq, CompareOp::Lt,
                                         CompareOp::LtE, CompareOp::Gt,    CompareOp::GtE};
    const std::uint32_t a = sum();
    for (std::size_t i = 0; i < 6; ++i) {
      if (accept(kText[i])) return add(E::Compare, {a, sum()}, static_cast<std::uint8_t>(kOps[i]));
    }
    return a;
  }
  std::uint32_t sum() {
    std::uint32_t a = product();
    for (;;) {
      if (accept("+")) {
        a = add(E::Binary, {a, product()}, static_cast<std::uint8_t>(BinaryOp::Add));
      } else if (accept("-")) {
        a = add(E::Binary, {a, product()}, static_cast<std::uint8_t>(BinaryOp::Sub));
      } else {
        return a;
      }
    }
  }
  std::uint32_t product() {
    static constexpr std::string_view kText[] = {"*", "/", "%", "//"};
    static constexpr BinaryOp kOps[] = {BinaryOp::Mult, BinaryOp::Div, BinaryOp::Mod,
                                        BinaryOp::FloorDiv};
    std::uint32_t a = factor();
    for (bool found = true; found;) {
      found = false;
      for (std::size_t i = 0; i < 4 && !found; ++i) {
        if (!accept(kText[i])) continue;
        a = add(E::Binary, {a, factor()}, static_cast<std::uint8_t>(kOps[i]));
        found = true;
      }
    }
    return a;
  }
  std::uint32_t factor() {
    if (accept("-")) return add(E::Negate, {factor()});
    const std::uint32_t a = postfix();
    if (accept("**"))
      return add(E::Binary, {a, factor()}, static_cast<std::uint8_t>(BinaryOp::Pow));
    return a;
  }
  std::vector<std::uint32_t> list_until(std::string_view close) {
    std::vector<std::uint32_t> list;
    while (!accept(close)) {
      list.push_back(expression());
      if (!is(close)) expect(",");
    }
    return list;
  }
  std::uint32_t postfix() {
    std::uint32_t a = atom();
    for (;;) {
      if (accept(".")) {
        a = add(E::Attribute, {a});
        at(a).text = name();
      } else if (accept("[")) {
        std::vector<std::uint32_t> kids{a};
        for (std::uint32_t k : list_until("]")) kids.push_back(k);
        const bool row = at(a).kind == E::Symbol &&
                         idiom_.symbols[static_cast<std::size_t>(at(a).symbol)].role == R::Row;
        const std::int32_t symbol = at(a).symbol;
        a = add(row ? E::Row : E::Index, std::move(kids));
        if (row) at(a).symbol = symbol;
      } else {
        return a;
      }
    }
  }
  std::uint32_t atom() {
    if (accept("(")) {
      const std::uint32_t a = expression();
      expect(")");
      return a;
    }
    if (accept("{")) return braces();
    if (peek().kind == IdiomToken::Kind::Number) {
      const bool whole = whole_number(peek().text);
      const std::uint32_t a = add(E::Number);
      at(a).lo = at(a).hi = number();
      at(a).whole = whole;
      return a;
    }
    const std::string_view text = name();
    if (text == "wp") {
      expect(".");
      const std::string_view key = name();
      expect("(");
      const std::uint32_t a = add(E::Call, list_until(")"));
      at(a).text = key;
      return a;
    }
    if (text == builtin(BuiltinId::Len).key) {
      expect("(");
      const std::uint32_t a = add(E::Length);
      at(a).symbol = find(name());
      expect(")");
      if (idiom_.symbols[static_cast<std::size_t>(at(a).symbol)].role != R::Row)
        idiom_fault("len() is of a row");
      return a;
    }
    const std::int32_t symbol = find_or(text);
    if (symbol < 0 && is("(")) {
      expect("(");
      const Type type = type_named(text);
      const std::uint32_t a = add(type.is_scalar() ? E::Cast : E::Construct, list_until(")"));
      at(a).type = type;
      return a;
    }
    IdiomSymbol& s = idiom_.symbols[static_cast<std::size_t>(find(text))];
    s.uses = static_cast<std::uint16_t>(s.uses + (loops_.empty() ? 1 : 8));
    if (s.role == R::Field) return near(s, symbol);
    const std::uint32_t a = add(E::Symbol);
    at(a).symbol = symbol;
    return a;
  }
  std::uint32_t near(IdiomSymbol& s, std::int32_t symbol) {
    expect("(");
    std::vector<std::uint32_t> kids;
    while (!accept(")")) {
      const std::uint32_t k = add(E::Number);
      at(k).lo = number();
      at(k).whole = true;
      kids.push_back(k);
      if (!is(")")) expect(",");
    }
    if (kids.empty() || kids.size() > 2 || (s.rank != 0 && s.rank != kids.size()))
      idiom_fault("a field is read with one or two offsets, always as many");
    s.rank = static_cast<std::uint8_t>(kids.size());
    const std::uint32_t a = add(E::Near, std::move(kids));
    at(a).symbol = symbol;
    return a;
  }
  static bool whole_number(std::string_view text) {
    return text.find('.') == std::string_view::npos && text.find('e') == std::string_view::npos;
  }
  std::uint32_t braces() {
    const std::size_t sign = is("-") ? 1 : 0;
    if (peek(sign).kind == IdiomToken::Kind::Number && is("..", sign + 1)) {
      const std::uint32_t a = add(E::Draw);
      at(a).whole = whole_number(peek(sign).text);
      at(a).lo = number();
      expect("..");
      at(a).hi = number();
      expect("}");
      if (at(a).lo >= at(a).hi) idiom_fault("a draw from an empty range");
      return a;
    }
    std::vector<std::uint32_t> kids{expression()};
    while (accept("|")) kids.push_back(expression());
    expect("}");
    if (kids.size() < 2) idiom_fault("a choice of one");
    return add(E::Choice, std::move(kids));
  }

  Type type_named(std::string_view text) {
    if (text == "F") return Type::of(Scalar::AnyFloat);
    if (text == builtin(BuiltinId::Float).key) return Type::of(Scalar::Float32);
    if (text == builtin(BuiltinId::Int).key) return Type::of(Scalar::Int32);
    Type t = warp_named_type(text);
    if (t.is_void() || !t.is_value()) idiom_fault(fmt::format("'{}' is no type", text));
    if (t.is_composite() && t.scalar == Scalar::Float32) t.scalar = Scalar::AnyFloat;
    return t;
  }

  std::span<const IdiomLine> lines_;
  Idiom& idiom_;
  std::size_t at_ = 0, token_ = 0;
  std::vector<bool*> loops_;  // whether each open loop has a break
};

}  // namespace weft::synth
