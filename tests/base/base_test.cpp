// Ids, diagnostics, results, checks, interner, text writer, Python spellings, JSON.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <limits>
#include <new>
#include <set>
#include <stdexcept>
#include <system_error>
#include <unordered_set>

#include "weft/base/check.h"
#include "weft/base/diag.h"
#include "weft/base/ids.h"
#include "weft/base/interner.h"
#include "weft/base/json.h"
#include "weft/base/result.h"
#include "weft/base/text.h"
#include "weft/base/workers.h"

namespace weft {
namespace {

struct ThingTag;
using ThingId = Id<ThingTag>;

TEST(Workers, AnExceptionIsTheErrorOfItsThread) {
  const auto code_of = [](auto thrown) {
    std::atomic<int> told = 0;
    Workers workers([&] { ++told; });
    EXPECT_TRUE(workers.start(3, [&](unsigned number) -> Status {
      if (number == 1) throw thrown;
      return {};
    }));
    const Status status = workers.wait();
    EXPECT_TRUE(workers.has_failed());
    EXPECT_EQ(told, 1);
    return status ? DiagCode::CannotOpen : status.error().code;
  };
  EXPECT_EQ(code_of(std::bad_alloc()), DiagCode::OutOfMemory);
  EXPECT_EQ(code_of(std::length_error("vector")), DiagCode::OutOfMemory);
  EXPECT_EQ(code_of(std::system_error(std::make_error_code(std::errc::not_enough_memory))),
            DiagCode::OutOfMemory);
  EXPECT_EQ(code_of(std::system_error(std::make_error_code(std::errc::io_error))),
            DiagCode::SystemRefused);
  EXPECT_EQ(code_of(7), DiagCode::SystemRefused);
  EXPECT_TRUE(without_exceptions([] { return Status(); }));
}

TEST(Ids, NoneIsDefaultAndInvalid) {
  EXPECT_FALSE(ThingId{}.valid());
  EXPECT_EQ(ThingId{}, ThingId::none);
  EXPECT_TRUE(ThingId{0}.valid());
  EXPECT_LT(ThingId{1}, ThingId{2});
  std::unordered_set<ThingId> set{ThingId{1}, ThingId{1}, ThingId{2}};
  EXPECT_EQ(set.size(), 2u);
  static_assert(sizeof(ThingId) == 4 && std::is_trivially_destructible_v<ThingId>);
}

TEST(Diag, RendersPlaceAndArguments) {
  Diag d = diag(DiagCode::UnknownBuiltin, SourceLoc{"kernels.py", 12}, "foo");
  EXPECT_EQ(d.render(),
            "kernels.py:12:1: unknown builtin 'wp.foo'; Warp 1.19 has no function of that name");
  d.loc.col = 4;
  EXPECT_THAT(d.render(), testing::StartsWith("kernels.py:12:4: "));
  d.loc.file.clear();
  EXPECT_THAT(d.render(), testing::StartsWith("12:4: unknown"));
  // What is said of a file as a whole stands at its beginning.
  EXPECT_THAT(diag(DiagCode::NoKernel, SourceLoc{"a.py"}).render(),
              testing::StartsWith("a.py:1:1: no kernel"));
  EXPECT_EQ(diag(DiagCode::CannotOpen, "a", "b").render(), "cannot open 'a': b");
  EXPECT_EQ(diag(DiagCode::CannotCompress, 3, 4u, 'x').message(), "cannot compress rows 3..4: x");
}

TEST(Diag, ListIsLowerCaseAndWithoutRepeats) {
  std::set<std::string_view> names, texts;
  for (size_t i = 0; i < kDiagCodeCount; ++i) {
    auto code = static_cast<DiagCode>(i);
    EXPECT_TRUE(names.insert(diag_code_name(code)).second) << diag_code_name(code);
    EXPECT_TRUE(texts.insert(diag_code_text(code)).second) << diag_code_text(code);
    EXPECT_FALSE(std::isupper(static_cast<unsigned char>(diag_code_text(code)[0])))
        << diag_code_name(code);
  }
}

Result<int> half_of(int x) {
  if (x % 2 != 0) return diag(DiagCode::CannotRead, "x", x);
  return x / 2;
}
Result<std::string> quarter_text(int x) {
  WEFT_TRY(int h, half_of(x));
  WEFT_TRY(auto q, half_of(h));
  return std::to_string(q);
}
Status check_even(int x) {
  WEFT_RETURN_IF_ERROR(half_of(x));
  return {};
}

TEST(Result, PropagatesValueAndError) {
  EXPECT_EQ(*quarter_text(12), "3");
  auto bad = quarter_text(6);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, DiagCode::CannotRead);
  EXPECT_EQ(bad.error().args[1], "3");
  EXPECT_TRUE(check_even(2));
  EXPECT_FALSE(check_even(3));
  static_assert(sizeof(Status) == sizeof(void*));
}

TEST(CheckDeathTest, SaysWhichRow) {
  EXPECT_DEATH(
      {
        RowContext outer(1, 2);
        { RowContext inner(3, 4); }
        WEFT_CHECK(1 + 1 == 3, "sum {}", 2);
      },
      R"(check failed: 1 \+ 1 == 3: sum 2 \(seed 1, index 2\))");
  EXPECT_DEATH(*half_of(3), "cannot read 'x': 3");
}

TEST(Interner, EqualTextEqualSymbolStableView) {
  Interner interner;
  EXPECT_EQ(interner.find("a"), Symbol::none);
  Symbol a = interner.intern("a");
  const char* where = interner.text(a).data();
  std::vector<Symbol> symbols;
  for (int i = 0; i < 5000; ++i) symbols.push_back(interner.intern("name_" + std::to_string(i)));
  symbols.push_back(interner.intern(std::string(100'000, 'x')));
  EXPECT_EQ(interner.text(a).data(), where);
  EXPECT_EQ(interner.intern("a"), a);
  EXPECT_EQ(interner.intern(""), interner.intern(""));
  for (int i = 0; i < 5000; ++i) {
    EXPECT_EQ(interner.text(symbols[i]), "name_" + std::to_string(i));
    EXPECT_EQ(interner.find("name_" + std::to_string(i)), symbols[i]);
    EXPECT_EQ(symbols[i].v, static_cast<uint32_t>(i + 1));
  }
  interner.clear();
  EXPECT_EQ(interner.size(), 0u);
  EXPECT_EQ(interner.find("a"), Symbol::none);
  EXPECT_EQ(interner.intern("b").v, 0u);
}

TEST(TextWriter, IndentsLinesOnly) {
  TextWriter w(2);
  w.line("if (", 1, ") {");
  {
    Indent in(w);
    w.line("x = ", -3, ';').line();
    w.begin_line().write("y", '=', uint64_t{18446744073709551615u}).end_line();
  }
  w.line("}");
  EXPECT_EQ(w.take(), "if (1) {\n  x = -3;\n\n  y=18446744073709551615\n}\n");
  EXPECT_TRUE(w.empty());
}

TEST(PyFloat, MatchesPython) {
  // Expectations printed by Python 3.11's repr().
  const std::pair<double, const char*> cases[] = {
      {0.0, "0.0"},
      {-0.0, "-0.0"},
      {1.0, "1.0"},
      {0.1, "0.1"},
      {-2.5, "-2.5"},
      {100.0, "100.0"},
      {123456789.125, "123456789.125"},
      {1e-4, "0.0001"},
      {1e-5, "1e-05"},
      {1e-6, "1e-06"},
      {1.5e-7, "1.5e-07"},
      {0.00012345, "0.00012345"},
      {1e15, "1000000000000000.0"},
      {1e16, "1e+16"},
      {1.5e16, "1.5e+16"},
      {9007199254740993.0, "9007199254740992.0"},
      {1234567890123456.7, "1234567890123456.8"},
      {12345678901234567.0, "1.2345678901234568e+16"},
      {1e20, "1e+20"},
      {1e22, "1e+22"},
      {1e23, "1e+23"},
      {1e100, "1e+100"},
      {1.7976931348623157e308, "1.7976931348623157e+308"},
      {5e-324, "5e-324"},
      {2.2250738585072014e-308, "2.2250738585072014e-308"},
      {3.141592653589793, "3.141592653589793"},
      {0.30000000000000004, "0.30000000000000004"},
      {std::numeric_limits<double>::infinity(), "inf"},
      {-std::numeric_limits<double>::infinity(), "-inf"},
      {std::nan(""), "nan"},
  };
  for (auto [value, text] : cases) EXPECT_EQ(py_float_repr(value), text);
  EXPECT_EQ(py_float32_widened_repr(0.1f), "0.10000000149011612");
  EXPECT_EQ(py_float32_widened_repr(0.5f), "0.5");
}

TEST(PyString, MatchesPython) {
  EXPECT_EQ(py_string_repr("abc"), "'abc'");
  EXPECT_EQ(py_string_repr("it's"), "\"it's\"");
  EXPECT_EQ(py_string_repr("it's \"so\""), "'it\\'s \"so\"'");
  EXPECT_EQ(py_string_repr("a\\b\n\t\r\x01\x7f"), "'a\\\\b\\n\\t\\r\\x01\\x7f'");
  EXPECT_EQ(py_string_repr("\xc3\xa9"), "'\xc3\xa9'");
}

TEST(Printable, WhatSteersATerminalIsReplaced) {
  EXPECT_EQ(printable("a\tb\n é 漢 😀"), "a\tb\n é 漢 😀");
  EXPECT_EQ(printable_line("a\tb\nc"), "a b c");
  // Controls of ASCII and of Unicode, marks of direction, separators.
  EXPECT_EQ(printable("\x1b[2J\r\x7f"), "?[2J??");
  EXPECT_EQ(printable("\u009b1m\u202e\u2066\u2028\u200f"), "?1m????");
  // Bytes that are no UTF-8: alone, cut short, too long, half of a pair, beyond the end.
  EXPECT_EQ(printable("\x9b\xff\xc3"), "???");
  EXPECT_EQ(printable("\xc0\x9b\xe0\x80\x9b"), "?????");
  EXPECT_EQ(printable("\xed\xa0\x80\xf4\x90\x80\x80"), "???????");
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a?b");
}

TEST(Nearest, SlipsOfTheHand) {
  const std::vector<std::string_view> known = {"generate", "verify", "row"};
  EXPECT_EQ(nearest("genrate", known), "generate");
  EXPECT_EQ(nearest("evrify", known), "verify");
  EXPECT_EQ(nearest("gen", known), "generate");
  EXPECT_EQ(nearest("r", known), "");
  EXPECT_EQ(nearest("elephant", known), "");
  EXPECT_EQ(did_you_mean("rwo", known), "; did you mean 'row'?");
}

TEST(Diag, CommandsAreCalledAsTheUserCalledThem) {
  const Diag d = diag(DiagCode::NoDataset, "'weft'", "x");
  EXPECT_EQ(d.message_as("./weft"), "''weft'' holds no dataset; './weft generate -o x' makes one");
  const Diag named = diag(DiagCode::Unfinished, "'weft x", "'weft extend x -n 3'");
  EXPECT_THAT(named.message_as("a/weft"), testing::HasSubstr("'a/weft extend x -n 3'"));
}

TEST(Json, WritesNestedValues) {
  JsonWriter w;
  w.begin_object().member("a", 1).member("b", "x\"y");
  w.key("c").begin_array().value(true).value(-2).value(0.1).null().end_array();
  w.key("d").begin_object().end_object().key("e").raw("[1]").end_object();
  EXPECT_EQ(w.take(), R"({"a":1,"b":"x\"y","c":[true,-2,0.1,null],"d":{},"e":[1]})");
  JsonWriter floats;
  floats.begin_array()
      .real(1.0)
      .real(-0.0)
      .real(0.5)
      .real(1e300)
      .real(16777216.0)
      .real(1 / 0.0)
      .end_array();
  EXPECT_EQ(floats.take(), "[1.0,-0.0,0.5,1e+300,16777216.0,null]");
  JsonWriter pretty(2);
  pretty.begin_object().key("a").begin_array().value(1).value(2).end_array();
  pretty.key("b").begin_array().end_array().end_object();
  EXPECT_EQ(pretty.take(), "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": []\n}");
}

TEST(Json, EscapesEveryControlAtEveryPlace) {
  for (int c = 1; c < 0x80; ++c) {
    for (size_t at : {0u, 1u, 15u, 16u, 17u, 40u}) {
      std::string text(48, 'a');
      text[at] = static_cast<char>(c);
      std::string out;
      append_json_string(out, text);
      // Reading it back by hand: an escape is two or six characters where one stood.
      bool escaped = c < 0x20 || c == '"' || c == '\\';
      std::string_view middle = std::string_view(out).substr(1 + at, out.size() - 2 - 47);
      EXPECT_EQ(escaped, middle.size() > 1) << c;
      EXPECT_EQ(middle[0], escaped ? '\\' : static_cast<char>(c)) << c;
      EXPECT_EQ(out, '"' + text.substr(0, at) + std::string(middle) + text.substr(at + 1) + '"');
    }
  }
  std::string out;
  append_json_string(out, std::string_view("\0\x1f\n\xc3\xa9", 5));
  EXPECT_EQ(out, "\"\\u0000\\u001f\\n\xc3\xa9\"");
}

}  // namespace
}  // namespace weft
