// The notation's parser: text to Idiom, without types.
//
// Input: the text of one field. Output: idioms whose names are resolved to symbols. Invariant: a
// failure names the idiom, the line and the reason. Blocks follow indentation; idiom_expr_parser.h
// reads the contents of a line.
#include <algorithm>

#include "idiom_expr_parser.h"

namespace weft::synth {
namespace {

class Parser : private IdiomExprParser {
 public:
  using IdiomExprParser::IdiomExprParser;
  using IdiomExprParser::line;

  void run() {
    header();
    idiom_.body = block(0);
    if (at_ != lines_.size()) idiom_fault("a line that belongs to no block");
    if (idiom_.body.empty() || idiom_.stmts[idiom_.body.back()].kind != S::Return)
      idiom_fault("the last statement must be a return");
  }

 private:
  // --- the header -------------------------------------------------------------------------------
  Range range() {
    Range r;
    expect("[");
    r.lo = number();
    expect("..");
    r.hi = number();
    expect("]");
    if (r.lo > r.hi) idiom_fault("a range that is upside down");
    return r;
  }

  void hole() {
    IdiomSymbol h;
    h.names = names();
    expect(":");
    if (accept("field")) h.role = R::Field;
    if (accept("row")) h.role = R::Row;
    if (accept("cdf")) h.role = R::Table;
    if (accept("num")) h.role = R::Number;
    h.unit = accept("unit");
    const std::string_view type = name();
    if (type == "rng") {
      h.role = R::Random;
      h.type = Type::of(Scalar::UInt32);
    } else {
      h.type = type_named(type);
      if (!h.type.is_bool() && !h.unit) h.range = range();
      if (h.unit) h.range = {-1, 1};
      if (h.type.is_bool()) h.range = {0, 1};
    }
    if (accept("like")) h.like = find(name());
    idiom_.has_array =
        idiom_.has_array || h.role == R::Field || h.role == R::Row || h.role == R::Table;
    idiom_.has_random = idiom_.has_random || h.role == R::Random;
    if (h.role == R::Value || h.role == R::Number) ++idiom_.value_holes;
    add_symbol(std::move(h));
  }

  void header() {
    expect("def");
    idiom_.names = names();
    expect("(");
    while (!accept(")")) {
      hole();
      if (!is(")")) expect(",");
    }
    expect("->");
    idiom_.unit = accept("unit");
    idiom_.result = type_named(name());
    idiom_.range = idiom_.unit ? Range{-1, 1} : idiom_.result.is_bool() ? Range{0, 1} : range();
    if (peek().kind == IdiomToken::Kind::Name) idiom_.result_names = names();
    expect(":");
    if (peek().kind != IdiomToken::Kind::String)
      idiom_fault("a header ends with what the idiom is, in words");
    idiom_.plain = lines_[at_].tokens[token_++].text;
    idiom_.half = accept("half");
    idiom_.single = accept("single");
    idiom_.always_inline = accept("inline");
    end_line();
  }

  // --- statements -------------------------------------------------------------------------------
  // The lines deeper than `outer`.
  std::vector<std::uint32_t> block(int outer) {
    std::vector<std::uint32_t> list;
    if (at_ == lines_.size() || lines_[at_].indent <= outer)
      idiom_fault("a block without statements");
    const int indent = lines_[at_].indent;
    ++depth_;
    idiom_.block_depth = std::max(idiom_.block_depth, static_cast<std::uint8_t>(depth_ - 1));
    while (at_ < lines_.size() && lines_[at_].indent == indent) list.push_back(statement(indent));
    if (at_ < lines_.size() && lines_[at_].indent > indent)
      idiom_fault("an unexpected indentation");
    --depth_;
    return list;
  }

  std::vector<std::uint32_t> body_of(int indent) {
    expect(":");
    end_line();
    return block(indent);
  }

  std::uint32_t add_stmt(IdiomStmt s) {
    if (s.kind != S::Return && s.kind != S::Either && s.kind != S::Maybe) ++idiom_.statements;
    idiom_.stmts.push_back(std::move(s));
    return static_cast<std::uint32_t>(idiom_.stmts.size() - 1);
  }

  std::uint32_t if_statement(int indent) {
    IdiomStmt s;
    s.kind = S::If;
    s.expr = expression();
    s.body = body_of(indent);
    if (at_ < lines_.size() && lines_[at_].indent == indent && is("elif")) {
      accept("elif");
      s.orelse.push_back(if_statement(indent));
    } else if (at_ < lines_.size() && lines_[at_].indent == indent && accept("else")) {
      s.orelse = body_of(indent);
    }
    return add_stmt(std::move(s));
  }

  std::uint32_t statement(int indent) {
    IdiomStmt s;
    if (accept("if")) return if_statement(indent);
    if (accept("break")) {
      if (loops_.empty()) idiom_fault("a break outside of a loop");
      *loops_.back() = true;
      end_line();
      s.kind = S::Break;
      return add_stmt(std::move(s));
    }
    if (accept("return")) {
      if (depth_ != 1) idiom_fault("a return is the last statement and stands in no block");
      s.kind = S::Return;
      s.expr = expression();
      end_line();
      if (at_ != lines_.size()) idiom_fault("statements after the return");
      return add_stmt(std::move(s));
    }
    if (accept("maybe")) {
      s.kind = S::Maybe;
      s.body = body_of(indent);
      return add_stmt(std::move(s));
    }
    if (accept("either")) {
      s.kind = S::Either;
      s.branches.push_back(body_of(indent));
      while (at_ < lines_.size() && lines_[at_].indent == indent && accept("or"))
        s.branches.push_back(body_of(indent));
      if (s.branches.size() < 2) idiom_fault("an either without an or");
      return add_stmt(std::move(s));
    }
    if (accept("for")) return for_statement(indent);
    const std::vector<std::string_view> list = names();
    s.symbol = find_or(list.front());
    static constexpr std::string_view kAugment[] = {"+=", "-=", "*=", "/="};
    static constexpr BinaryOp kOps[] = {BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mult,
                                        BinaryOp::Div};
    for (std::size_t i = 0; i < 4; ++i) {
      if (!accept(kAugment[i])) continue;
      s.kind = S::Augment;
      s.op = static_cast<std::uint8_t>(kOps[i]);
      if (s.symbol < 0) idiom_fault(fmt::format("'{}' has no value yet", list.front()));
      s.expr = expression();
      return changed(std::move(s));
    }
    expect("=");
    s.expr = expression();
    if (s.symbol >= 0) return changed(std::move(s));
    IdiomSymbol local;
    local.role = R::Local;
    local.names = list;
    s.first = true;
    s.symbol = add_symbol(std::move(local));
    end_line();
    return add_stmt(std::move(s));
  }

  // A further value of a local.
  std::uint32_t changed(IdiomStmt s) {
    IdiomSymbol& symbol = idiom_.symbols[static_cast<std::size_t>(s.symbol)];
    if (symbol.role != R::Local)
      idiom_fault(fmt::format("'{}' cannot be assigned", symbol.names[0]));
    if (!loops_.empty()) symbol.mutated_in_loop = true;
    end_line();
    return add_stmt(std::move(s));
  }

  std::uint32_t for_statement(int indent) {
    IdiomStmt s;
    s.kind = S::For;
    IdiomSymbol variable;
    variable.role = R::Loop;
    variable.names = names();
    variable.type = Type::of(Scalar::Int32);
    s.symbol = add_symbol(std::move(variable));
    expect("in");
    expect(builtin(BuiltinId::Range).key);
    expect("(");
    while (!accept(")")) {
      s.args.push_back(expression());
      if (!is(")")) expect(",");
    }
    if (s.args.empty() || s.args.size() > 3) idiom_fault("range() takes one to three arguments");
    bool has_break = false;
    loops_.push_back(&has_break);
    idiom_.loop_depth = std::max(idiom_.loop_depth, static_cast<std::uint8_t>(loops_.size()));
    s.body = body_of(indent);
    loops_.pop_back();
    s.dynamic = has_break;
    return add_stmt(std::move(s));
  }

  int depth_ = 0;
};

}  // namespace

bool parse_idioms(std::string_view text, Category field, std::vector<Idiom>& out,
                  std::string& error) {
  std::vector<IdiomLine> lines;
  try {
    lines = idiom_lines(text);
  } catch (const IdiomFault& fault) {
    error = fault.text;
    return false;
  }
  for (std::size_t first = 0; first < lines.size();) {
    std::size_t last = first + 1;
    while (last < lines.size() && lines[last].indent > 0) ++last;
    Idiom idiom;
    idiom.field = field;
    Parser parser(std::span<const IdiomLine>(lines).subspan(first, last - first), idiom);
    const auto named = [&](std::string_view why) {
      const std::string_view name = idiom.names.empty() ? "an idiom" : idiom.names.front();
      return fmt::format("{} (line {}): {}", name, parser.line(), why);
    };
    try {
      parser.run();
    } catch (const IdiomFault& fault) {
      error = named(fault.text);
      return false;
    }
    std::string why;
    if (!type_idiom(idiom, why)) {
      error = named(why);
      return false;
    }
    out.push_back(std::move(idiom));
    first = last;
  }
  return true;
}

}  // namespace weft::synth
