// Small modules that `weft lower` refuses, each for one reason: the code and the line. Programs
// that a user is likelier to write stand in tests/oracle/refused, with the words of their messages.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "weft/app/pipeline.h"

namespace weft {
namespace {

struct Refusal {
  DiagCode code;
  int line;  // of the module: `import warp as wp` is line 1; 0 if the message is of the whole file
  std::string source;
};

void PrintTo(const Refusal& refusal, std::ostream* out) { *out << diag_code_name(refusal.code); }

// A kernel over (a: array of float, n: int); its body begins at line 4.
std::string kernel(const std::string& body) {
  return "import warp as wp\n@wp.kernel\ndef k(a: wp.array(dtype=float), n: int):\n" + body;
}
// A kernel with one argument of that annotation; line 3.
std::string argument(const std::string& annotation) {
  return "import warp as wp\n@wp.kernel\ndef k(a: " + annotation + "):\n    pass\n";
}
// A struct Ball and a kernel; its body begins at line 8.
std::string with_struct(const std::string& body) {
  return "import warp as wp\n@wp.struct\nclass Ball:\n    mass: float\n    count: int\n"
         "@wp.kernel\ndef k(a: wp.array(dtype=float), n: int, balls: wp.array(dtype=Ball)):\n" +
         body;
}

class Refused : public testing::TestWithParam<Refusal> {};

TEST_P(Refused, WithItsCode) {
  const std::string path = testing::TempDir() + "weft_refused_" +
                           std::string(diag_code_name(GetParam().code)) + "_" +
                           std::to_string(std::hash<std::string>{}(GetParam().source)) + ".py";
  std::ofstream(path, std::ios::binary) << GetParam().source;
  LowerRequest request;
  request.path = path;
  const auto text = make_pipeline()->lower_file(request);
  std::remove(path.c_str());
  ASSERT_FALSE(text) << GetParam().source;
  EXPECT_EQ(diag_code_name(text.error().code), diag_code_name(GetParam().code))
      << text.error().render() << "\n"
      << GetParam().source;
  EXPECT_EQ(text.error().loc.line, GetParam().line) << text.error().render();
}

INSTANTIATE_TEST_SUITE_P(
    Frontend, Refused,
    testing::Values(
        Refusal{DiagCode::FileTooLarge, 0, std::string(20'000'000, '#')},
        Refusal{DiagCode::EmptyBlock, 4, kernel("    if n > 0:\n\n") + "B = 1\n"},
        Refusal{DiagCode::BadElementType, 3, argument("wp.array(dtype=wp.array(dtype=float))")},
        Refusal{DiagCode::ImportEnds, 3, argument("wp.array(dtype=float, size=3)")},
        Refusal{DiagCode::BadTypeArguments, 3, argument("wp.types.matrix(shape=3, dtype=float)")},
        Refusal{DiagCode::NotAScalarType, 3, argument("wp.types.vector(length=3, dtype=wp.vec3)")},
        Refusal{DiagCode::NotAScalarType, 3, argument("wp.types.quaternion(dtype=wp.int32)")},
        Refusal{DiagCode::BadLength, 3, argument("wp.array(dtype=float, ndim=5)")},
        Refusal{DiagCode::BadLength, 3, argument("wp.types.vector(length=0, dtype=float)")},
        Refusal{DiagCode::UnknownModuleName, 5,
                "import warp as wp\nA = wp.constant(wp.sqrt(2.0))\n@wp.kernel\ndef k(n: int):\n"
                "    b = A\n"}));

INSTANTIATE_TEST_SUITE_P(
    Lower, Refused,
    testing::Values(
        Refusal{DiagCode::UnknownFunction, 4,
                "import warp as wp, math\n@wp.kernel\ndef k(n: int):\n    math.foo(1.0)\n"},
        Refusal{DiagCode::NotCallable, 4, kernel("    (n + 1)(2)\n")},
        Refusal{DiagCode::NotCallable, 4, kernel("    n(2)\n")},
        Refusal{DiagCode::NotSubscriptable, 4, kernel("    n[0] = 1\n")},
        Refusal{DiagCode::IndexType, 8, with_struct("    balls[1.5].mass = 1.0\n")},
        Refusal{DiagCode::ChainedTypes, 4, kernel("    b = 1 < n < 2.0\n")},
        Refusal{DiagCode::RebindsFunction, 5, kernel("    f = wp.sin\n    f = 1.0\n")},
        Refusal{DiagCode::UnorderedIterators, 8,
                kernel("    for i in range(2):\n        a[i] = 1.0\n"
                       "    for j in range(2):\n        a[j] = 1.0\n"
                       "    for k in range(n):\n        i = i + 1\n        j = j + 1\n")},
        Refusal{DiagCode::BreakOutsideLoop, 4, kernel("    break\n")},
        Refusal{DiagCode::StructArguments, 8, with_struct("    b = Ball(1.0)\n")},
        Refusal{DiagCode::StructField, 8, with_struct("    b = Ball(1.0, 2.0)\n")},
        Refusal{DiagCode::StructField, 9, with_struct("    b = Ball()\n    b.mass = 1\n")},
        Refusal{DiagCode::SlotType, 8, with_struct("    balls[0].mass = 1\n")}));

TEST(LowerFile, AsksWhichKernel) {
  const std::string path = testing::TempDir() + "weft_two_kernels.py";
  std::ofstream(path) << "import warp as wp\n@wp.kernel\ndef k(n: int):\n    pass\n"
                         "@wp.kernel\ndef m(n: int):\n    pass\n";
  const auto pipeline = make_pipeline();
  LowerRequest request;
  request.path = path;
  auto text = pipeline->lower_file(request);
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, DiagCode::SeveralKernels);
  request.kernel = "j";
  text = pipeline->lower_file(request);
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, DiagCode::NoSuchKernel);
  request.kernel = "m";
  EXPECT_TRUE(pipeline->lower_file(request));
  std::remove(path.c_str());
}

}  // namespace
}  // namespace weft
