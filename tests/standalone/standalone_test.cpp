// The table of forms, and what single constructs become; whole programs are compiled, run and held
// against Warp in tests/app/test_cuda.py and test_forms.py.
#include "weft/standalone/standalone.h"

#include <gmock/gmock.h>

#include "form_table.h"
#include "weft/frontend/frontend.h"
#include "weft/lower/lower.h"
#include "wrap.h"

namespace weft {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Result<StandaloneProgram> program(std::string_view body, std::string_view args,
                                  const std::string& constants = "") {
  const std::string source = "import warp as wp\n" + constants + "\n\n@wp.kernel\ndef k(" +
                             std::string(args) + "):\n" + std::string(body);
  WEFT_TRY(Tree tree, parse_source(source, "k.py"));
  Lowerer lowerer;
  Lowered lowered;
  LowerOptions options;
  options.enable_backward = false;
  hir::Program resolved;
  WEFT_RETURN_IF_ERROR(lowerer.lower(tree, FunctionId{0}, options, lowered, &resolved));
  return StandaloneWriter().write(tree, lowered, resolved, nullptr, false);
}

std::string source(std::string_view body, std::string_view args) {
  Result<StandaloneProgram> p = program(body, args);
  return p ? p->source : p.error().render();
}

// Where Warp executes something else than Python says there is no program.
TEST(StandaloneProgram, FollowsPythonOrIsRefused) {
  const auto code = [](std::string_view body) {
    const Result<StandaloneProgram> p =
        program(body, "a: wp.array(dtype=int), n: int", "\nC = 3\n");
    EXPECT_FALSE(p) << body;
    return p ? DiagCode::NoKernel : p.error().code;
  };
  EXPECT_EQ(code("    i = wp.tid()\n    if a[i]:\n        a[i] = 0\n    else:\n        a[i] = 5\n"),
            DiagCode::ReadAfterStore);
  EXPECT_EQ(code("    x = int(1)\n    y = int(2)\n    for j in range(n):\n        x, y = y, x\n"
                 "    a[0] = x * 2 + y\n"),
            DiagCode::SwappedInLoop);
  EXPECT_EQ(
      code("    c = a[0]\n    if n > 0:\n        if n > 1:\n            c += C\n        else:\n"
           "            c -= C\n    a[0] = c * C\n"),
      DiagCode::UnsetConstant);
}

TEST(FormTable, HasNoFaults) { EXPECT_THAT(standalone::FormTable::load().faults(), IsEmpty()); }

TEST(FormTable, FirstFittingFormIsTaken) {
  const standalone::FormTable table = standalone::FormTable::load();
  standalone::Bindings b;
  const Type vec3 = Type::vec(3, Scalar::Float32), f = Type::of(Scalar::Float32);
  const Type both[] = {vec3, vec3}, mixed[] = {vec3, f};
  EXPECT_NE(table.find("dot", both, f, b), nullptr);
  EXPECT_EQ(b.of('V'), vec3);
  EXPECT_EQ(table.find("dot", mixed, f, b), nullptr);
  EXPECT_TRUE(table.has("dot"));
  EXPECT_FALSE(table.has("no_such_builtin"));
}

TEST(Standalone, BoundsOfLoopsAreTakenOnce) {
  const std::string text = source(
      "    i = wp.tid()\n    n = a[i]\n    for j in range(n):\n        n += j\n    a[i] = n\n",
      "a: wp.array(dtype=int)");
  EXPECT_THAT(text, HasSubstr("const int stop = n;"));
  EXPECT_THAT(text, HasSubstr("for (int j = 0; j < stop; ++j) {"));
}

TEST(Standalone, OwnElementsNeedNoAtomics) {
  const std::string text = source("    i = wp.tid()\n    a[i] += 1.0\n    b[0] += 1.0\n",
                                  "a: wp.array(dtype=float), b: wp.array(dtype=float)");
  EXPECT_THAT(text, HasSubstr("a[i] += 1.0f;"));
  EXPECT_THAT(text, HasSubstr("atomicAdd(&b[0], 1.0f);"));
}

TEST(Standalone, VariablesGetTheNamesThatNothingElseHas) {
  const std::string text = source(
      "    i = wp.tid()\n    threadIdx = a[i]\n    fabsf = wp.abs(threadIdx)\n    a[i] = fabsf\n",
      "a: wp.array(dtype=float)");
  EXPECT_THAT(text, HasSubstr("const float threadIdx_ = a[i];"));
  EXPECT_THAT(text, HasSubstr("const float fabsf_ = fabsf(threadIdx_);"));
}

TEST(Standalone, PatternsOfAccess) {
  Result<StandaloneProgram> p =
      program("    i = wp.tid()\n    j = index[i]\n    out[j] = a[i] + a[2 * i] + a[j] + a[0]\n",
              "a: wp.array(dtype=float), index: wp.array(dtype=int), out: wp.array(dtype=float)");
  ASSERT_TRUE(p);
  std::string patterns;
  for (const GlobalAccess& g : p->accesses)
    patterns += std::string(access_pattern_name(g.pattern)) + (g.write ? " store; " : "; ");
  EXPECT_EQ(patterns, "unit stride; unit stride; strided; gather; uniform; scatter store; ");
}

TEST(Standalone, IndicesThatTestsKeepFromBeingNegativeStartAtTheFront) {
  const std::string args = "a: wp.array(dtype=float), b: wp.array(dtype=float)";
  const std::string text = source(
      "    i = wp.tid()\n    left = i - 1 if i > 0 else 0\n    at = i - 1\n    if at < 0:\n"
      "        at = 0\n    b[i] = a[left] + a[at] + a[i - 1 if i >= 1 else i]\n",
      args);
  EXPECT_THAT(text, HasSubstr("a[left] + a[at] + a[i >= 1 ? i - 1 : i]"));
  EXPECT_THAT(text, Not(HasSubstr("from_end(")));
  // No test, another name, or a variable that goes on.
  for (const std::string body :
       {"    j = i - 1\n    if i < 0:\n        j = 0\n", "    j = i - 1 if i < 4 else 0\n",
        "    j = i - 1\n    if j < 0:\n        j = 0\n    j = i - 2\n",
        "    j = i - 1\n    if j < 0:\n        j = -1\n"})
    EXPECT_THAT(source("    i = wp.tid()\n" + body + "    b[i] = a[j]\n", args),
                HasSubstr("a[from_end(j, "))
        << body;
}

TEST(Standalone, WhatHasNoFormIsNamedWithItsPlace) {
  EXPECT_EQ(
      source("    i = wp.tid()\n    wp.breakpoint()\n    a[i] = 1.0\n", "a: wp.array(dtype=float)"),
      "k.py:7:5: wp.breakpoint() has no form in a standalone CUDA program");
}

TEST(WrapLines, OnlyWhereClangFormatAgrees) {
  const std::string longer(60, 'x');
  EXPECT_EQ(standalone::wrap_lines("f(" + longer + ", " + longer + ");\n"),
            "f(" + longer + ",\n  " + longer + ");\n");
  const std::string sum = "a + f(" + longer + ", " + longer + ");\n";
  EXPECT_EQ(standalone::wrap_lines(sum), sum);
  EXPECT_THAT(standalone::wrap_lines("short(a, b);\n"), Not(HasSubstr("\n ")));
}

}  // namespace
}  // namespace weft
