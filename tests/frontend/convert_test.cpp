// Nodes of single constructs. The bulk of the evidence is ast_compare.py; this says what is meant.
#include "literals.h"
#include "parse.h"

namespace weft {
namespace {

using testing::HasSubstr;

// One line of Python as nodes, without places: `a + 1` is "BinOp Add(Name a, Constant Int 1)".
std::string shape(const Tree& t, NodeId id) {
  if (!id.valid()) return "-";
  const Node& n = t.node(id);
  std::string out(node_kind_name(n.kind));
  if (n.name.valid()) out += " " + std::string(t.text(n.name));
  if (n.kind == NodeKind::Constant && n.bits != 0) out += " " + std::to_string(n.bits);
  if (n.kids_count == 0) return out;
  out += "(";
  for (std::uint32_t i = 0; i < n.kids_count; ++i) {
    if (i > 0) out += i == n.split ? " | " : ", ";
    out += shape(t, t.kid(id, i));
  }
  return out + ")";
}

std::string body(const std::string& line) {
  const Tree t = parse(kernel(line));
  if (t.functions.size() != 1) {
    ADD_FAILURE() << (t.unknown_names.empty() ? "" : t.unknown_names[0].why.render());
    return {};
  }
  return shape(t, t.kid(t.functions[0].def, 1));
}

TEST(Convert, Expressions) {
  EXPECT_EQ(body("a"), "ExprStmt(Name a)");
  EXPECT_EQ(body("(a)"), "ExprStmt(Name a)");
  EXPECT_EQ(body("-1"), "ExprStmt(UnaryOp(Constant 1))");
  EXPECT_EQ(body("-a ** -b"), "ExprStmt(UnaryOp(BinOp(Name a, UnaryOp(Name b))))");
  EXPECT_EQ(body("a and b and (c and d)"),
            "ExprStmt(BoolOp(Name a, Name b, BoolOp(Name c, Name d)))");
  EXPECT_EQ(body("a and b or c"), "ExprStmt(BoolOp(BoolOp(Name a, Name b), Name c))");
  EXPECT_EQ(body("a < b <= c not in d"), "ExprStmt(Compare(Name a, Name b, Name c, Name d))");
  // The grammar has the precedence of these two the wrong way round.
  EXPECT_EQ(body("a & b ^ c & (d ^ e) | f"),
            "ExprStmt(BinOp(BinOp(BinOp(Name a, Name b), BinOp(Name c, BinOp(Name d, Name e))), "
            "Name f))");
  EXPECT_EQ(body("a if b else c"), "ExprStmt(IfExp(Name b, Name a, Name c))");
  EXPECT_EQ(body("a[1, ::n]"),
            "ExprStmt(Subscript(Name a, Tuple(Constant 1, Slice(-, -, Name n))))");
  EXPECT_EQ(body("a[1,]"), "ExprStmt(Subscript(Name a, Tuple(Constant 1)))");
  EXPECT_EQ(body("print(a, sep='')"),
            "ExprStmt(Call(Name print, Name a | Keyword sep(Constant )))");
  EXPECT_EQ(body("f(*a, **b)"), "ExprStmt(Call(Name f, Starred(Name a) | Keyword(Name b)))");
  EXPECT_EQ(body("[*f(a), b]"), "ExprStmt(List(Starred(Call(Name f, Name a)), Name b))");
  EXPECT_EQ(body("'a' \"b\\n\" r'\\n'"), "ExprStmt(Constant ab\n\\n)");
  EXPECT_EQ(body("r'\\\\'"), "ExprStmt(Constant \\\\)");
}

TEST(Convert, Statements) {
  EXPECT_EQ(body("x = y = 1"), "Assign(Name x, Name y, Constant 1)");
  EXPECT_EQ(body("i, j = wp.tid()"), "Assign(Tuple(Name i, Name j), Call(Attribute tid(Name wp)))");
  EXPECT_EQ(body("(x) = 1"), "Assign(Name x, Constant 1)");
  EXPECT_EQ(body("a[n] //= 2"), "AugAssign(Subscript(Name a, Name n), Constant 2)");
  EXPECT_EQ(body("if a:\n  pass\nelif b:\n  pass\nelse:\n  return"),
            "If(Name a, Pass | If(Name b, Pass | Return))");
  EXPECT_EQ(body("for i in range(3): break\nelse: pass"),
            "For(Name i, Call(Name range, Constant 3), Break | Pass)");
  EXPECT_EQ(body("while n: continue"), "While(Name n, Continue)");
  EXPECT_EQ(body("assert n, 'm'"), "Assert(Name n, Constant m)");
  EXPECT_EQ(body("return 1, 2"), "Return(Tuple(Constant 1, Constant 2))");
}

TEST(Convert, WhatTheTreeCannotHold) {
  for (const auto& [line, ast_class] : std::initializer_list<std::pair<const char*, const char*>>{
           {"lambda: 1", "Lambda"},
           {"[i for i in a]", "ListComp"},
           {"{i for i in a}", "SetComp"},
           {"{i: i for i in a}", "DictComp"},
           {"sum(i for i in a)", "GeneratorExp"},
           {"{1: 2}", "Dict"},
           {"{1}", "Set"},
           {"(x := 1)", "NamedExpr"},
           {"f'{a}'", "JoinedStr"},
           {"'a' f'b'", "JoinedStr"},
           {"yield a", "Yield"},
           {"yield from a", "YieldFrom"},
           {"x: int = 1", "AnnAssign"},
           {"del a", "Delete"},
           {"raise a", "Raise"},
           {"global g", "Global"},
           {"import os", "Import"},
           {"from os import path", "ImportFrom"},
           {"with a: pass", "With"},
           {"try: pass\nexcept: pass", "Try"},
           {"try: pass\nexcept* E: pass", "TryStar"},
           {"match a:\n  case 1: pass", "Match"},
           {"def f(): pass", "FunctionDef"},
           {"async def f(): pass", "AsyncFunctionDef"},
           {"class C: pass", "ClassDef"},
       }) {
    EXPECT_THAT(body(line), HasSubstr(std::string("Unsupported ") + ast_class)) << line;
  }
}

TEST(Convert, Places) {
  const Tree t = parse(kernel("if n:\n  x = 1\n  # after\nelif a:\n  y = (2)"));
  const NodeId first = t.kid(t.functions[0].def, 1);
  EXPECT_EQ(t.loc(first).line, 4u);
  EXPECT_EQ(t.loc(first).col, 4u);
  EXPECT_EQ(t.loc(first).end_line, 8u);
  EXPECT_EQ(t.loc(first).end_col, 13u);
  const NodeId elif = t.kids_after_split(first)[0];
  EXPECT_EQ(t.loc(elif).line, 7u);
  EXPECT_EQ(t.loc(t.functions[0].def).line, 3u);
}

TEST(Literals, Integers) {
  std::uint64_t v = 0;
  auto ok = [&](std::string_view text) { return parse_integer(text, v) == LiteralError::None; };
  EXPECT_TRUE(ok("0x_fF") && v == 255);
  EXPECT_TRUE(ok("0b1_01") && v == 5);
  EXPECT_TRUE(ok("0O17") && v == 15);
  EXPECT_TRUE(ok("1_000") && v == 1000);
  EXPECT_TRUE(ok("00") && v == 0);
  EXPECT_TRUE(ok("18446744073709551615") && v == 18446744073709551615u);
  EXPECT_EQ(parse_integer("18446744073709551616", v), LiteralError::TooLarge);
  for (const char* bad : {"0777", "1__0", "1_", "_1", "0x", "0b2", "1L"})
    EXPECT_EQ(parse_integer(bad, v), LiteralError::Malformed) << bad;
}

TEST(Literals, Floats) {
  double v = 0;
  auto value = [&](std::string_view text) {
    EXPECT_EQ(parse_float(text, v), LiteralError::None) << text;
    return v;
  };
  EXPECT_EQ(value("1_0.5e-1_0"), 10.5e-10);
  EXPECT_EQ(value(".5"), 0.5);
  EXPECT_EQ(value("5."), 5.0);
  EXPECT_EQ(value("1e400"), std::numeric_limits<double>::infinity());
  EXPECT_EQ(value("0.0001e400"), std::numeric_limits<double>::infinity());
  EXPECT_EQ(value("1e-400"), 0.0);
  EXPECT_EQ(value("0e99999999999999999999"), 0.0);
  EXPECT_EQ(value("1e99999999999999999999"), std::numeric_limits<double>::infinity());
  EXPECT_EQ(value("4.9e-324"), 4.9e-324);
  for (const char* bad : {"1_.0", "1e_5", "_1.0", "1._5"})
    EXPECT_EQ(parse_float(bad, v), LiteralError::Malformed) << bad;
}

}  // namespace
}  // namespace weft
