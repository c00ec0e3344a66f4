// Text that is no Python, or is made to hurt: a diagnostic with its place, soon.
#include "parse.h"
#include "source.h"
#include "weft/ast/canonical.h"

namespace weft {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string repeated(std::string_view text, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

TEST(Hostile, FilesRefusedAsAWhole) {
  EXPECT_EQ(error_of(std::string("x = 1\n\0", 7)),
            "m.py:2:1: a null byte; Python source cannot contain one");
  EXPECT_EQ(error_of("x = '\xff'\n"), "m.py:1:6: not UTF-8; Python sources are read as UTF-8");
  EXPECT_THAT(error_of("x = '\xed\xa0\x80'\n"), HasSubstr("not UTF-8"));
  EXPECT_THAT(error_of("x = '\xc0\xaf'\n"), HasSubstr("not UTF-8"));
  EXPECT_THAT(error_of("x = '\xe2\x82"), HasSubstr("not UTF-8"));
  EXPECT_EQ(error_of("# -*- coding: latin-1 -*-\n"),
            "m.py:1:1: encoding 'latin-1' is declared; Python sources are read as UTF-8");
  EXPECT_EQ(error_of("# vim: set fileencoding=utf-8 :\n"), "accepted");
  EXPECT_EQ(error_of("x = 1\ry = 2\n"),
            "m.py:1:6: a carriage return without a line feed; lines end in LF or CR LF");
  EXPECT_EQ(error_of("x = (1\n"), "m.py:1:5: '(' is never closed");
  EXPECT_EQ(error_of("x = (1]\n"), "m.py:1:7: ']' closes nothing, or another kind of bracket");
  EXPECT_EQ(error_of("x = 'a\n"), "m.py:1:5: a string that starts with ' and does not end");
  EXPECT_EQ(error_of("x = 1\ny = = 2\n"),
            "m.py:2:5: syntax error at '=': an expression is missing before it");
  EXPECT_EQ(error_of("x = 1\nif y\n  y = 2\n"),
            "m.py:2:5: syntax error at 'end of line': ':' is missing before it");
  EXPECT_EQ(error_of("a[1:2:3:4]\n"),
            "m.py:1:3: syntax error at '1:2:3:4]'; this is not Python 3.11");
  EXPECT_EQ(error_of("x = 1\n  y = 2\n"),
            "m.py:2:3: indented otherwise than its block; statements of a block align");
  EXPECT_THAT(error_of(std::string(kMaxSourceBytes + 1, '\n')),
              HasSubstr("a source file has at most"));
  EXPECT_THAT(parse_file("/nonexistent/x.py").error().render(), HasSubstr("cannot open"));
}

TEST(Hostile, HarmlessOddities) {
  EXPECT_EQ(error_of(""), "accepted");
  EXPECT_EQ(error_of("\xef\xbb\xbfx = 1\n"), "accepted");
  EXPECT_EQ(error_of("x = 1"), "accepted");
  EXPECT_EQ(error_of("x = '''a\n(b'''  # ]\n"), "accepted");
  EXPECT_EQ(error_of("x = 'a\\\nb'\r\ny = 'a\\\r\nb'\n"), "accepted");
  EXPECT_EQ(error_of("x = 'é'  # ü\n"), "accepted");
}

TEST(Hostile, InsideKernels) {
  auto why = [](const std::string& lines) { return unknown(kernel(lines), "k"); };
  EXPECT_EQ(why("break"), "file: m.py:4:5: 'break' outside of a loop");
  EXPECT_EQ(why("x = 18446744073709551616"), "known");
  EXPECT_EQ(why("x = 0x" + repeated("f", 3500)), "known");
  EXPECT_THAT(why("x = 0x" + repeated("f", 3600)),
              HasSubstr("; Python writes out at most 4300 digits"));
  EXPECT_THAT(why("x = " + repeated("9", 4301)), HasSubstr("Python writes out at most 4300"));
  EXPECT_EQ(why("é = 1"), "m.py:4:5: name 'é'; names in kernels are ASCII");
  EXPECT_EQ(why("x = '\\N{DASH}'"),
            "m.py:4:9: a named character or a surrogate in a string; write the character");
  EXPECT_EQ(why("if n:\n    pass\n  pass"),
            "file: m.py:6:7: indented otherwise than its block; statements of a block align");
  EXPECT_THAT(why("if n:\nx = 1"), HasSubstr("a block without statements"));
  EXPECT_THAT(why("x = 0777"), HasSubstr("syntax error at '0777': a decimal"));
  EXPECT_THAT(why("f(a=1, 2)"), HasSubstr("syntax error at '2': an argument without"));
  EXPECT_THAT(why("f(a=1, a=2)"), HasSubstr("syntax error at 'a': a second argument"));
  // The grammar goes on past the end of the line here.
  EXPECT_EQ(
      why("x = a, f(n)\n[x, y] = a"),
      "m.py:4:5: the parser takes the next line for a part of this one; put parentheses around "
      "the value");
  EXPECT_EQ(why("x = (a, f(n))\n[x, y] = a"), "known");
  EXPECT_THAT(why("print >>a, b"), HasSubstr("syntax error"));
  EXPECT_THAT(why("a <> b"), HasSubstr("syntax error"));
  EXPECT_EQ(
      why("x = 1  # \x0c"),
      "m.py:4:1: a character in 'k' that Warp takes for the end of a line; only LF and CR LF may "
      "end one");
}

TEST(Hostile, Nesting) {
  EXPECT_EQ(error_of(repeated("(", 100000)), "m.py:1:201: nested deeper than 200 levels");
  EXPECT_THAT(unknown(kernel("x = " + repeated("-", 100000) + "1"), "k"),
              HasSubstr("nested deeper than 400 levels"));
  EXPECT_THAT(unknown(kernel("x = a" + repeated(" + a", 100000)), "k"),
              HasSubstr("nested deeper than 400 levels"));
  EXPECT_THAT(unknown(kernel("if a:\n  pass" + repeated("\nelif a:\n  pass", 20000)), "k"),
              HasSubstr("nested deeper than 400 levels"));
  EXPECT_EQ(unknown(kernel("x = a" + repeated(" and a", 10000)), "k"), "known");
  EXPECT_EQ(unknown(kernel("x = a" + repeated(" + a", 300)), "k"), "known");
}

TEST(Hostile, ErrorsInLongTexts) {
  // Each made the parser's error recovery quadratic.
  for (const char* line : {"if if\n", "def f()\n", "x = = 3\n", "a b\n", "f\"{a b}\"\n"})
    EXPECT_THAT(error_of(repeated(line, 50000)), StartsWith("m.py:1:")) << line;
  EXPECT_THAT(error_of(repeated("def f:\n", 50000)), StartsWith("m.py:1:1: a block without"));
  const std::string good = repeated("def f():\n    return [1, 2]\n", 2000);
  EXPECT_THAT(error_of(good + "x = = 3\n" + good), HasSubstr("m.py:4001:5: syntax error at '='"));
}

TEST(Hostile, ManyLines) {
  Tree t = parse(repeated("x = 1\n", 100000));
  EXPECT_EQ(t.unknown_names.size(), 1u);
  t.clear();
  EXPECT_EQ(structure_id(t), structure_id(Tree{}));
}

}  // namespace
}  // namespace weft
