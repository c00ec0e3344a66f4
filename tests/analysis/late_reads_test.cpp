// Kernels for which Warp executes something else than Python says, and kernels that look like them.
#include "weft/analysis/late_reads.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "weft/frontend/frontend.h"
#include "weft/lower/lower.h"

namespace weft {
namespace {

using analysis::LateRead;

const char* const kModule = R"(import warp as wp

C = 1.5
D = wp.constant(2.5)


@wp.struct
class Part:
    size: int
    mass: float


@wp.func
def bump(a: wp.array(dtype=int), i: int):
    a[i] += 1
    return i


@wp.func
def peek(a: wp.array(dtype=int), i: int):
    return a[i]


@wp.kernel
def k(a: wp.array(dtype=int), b: wp.array(dtype=float), p: wp.array(dtype=Part), n: int):
    i = wp.tid()
)";

// "7 stored" or "7 assigned" for what is found in the lines, which are counted from 1; "none".
std::string found(const std::string& lines) {
  std::string body;
  std::size_t first = std::count(kModule, kModule + std::string_view(kModule).size(), '\n');
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    body += "    " + lines.substr(at, end - at) + "\n";
    at = end + 1;
  }
  Result<Tree> tree = parse_source(kModule + body, "k.py");
  if (!tree) return tree.error().render();
  FunctionId kernel;
  for (std::uint32_t f = 0; f < tree->functions.size(); ++f)
    if (tree->functions[f].is_kernel) kernel = FunctionId{f};
  Lowerer lowerer;
  Lowered lowered;
  hir::Program resolved;
  if (Status s = lowerer.lower(*tree, kernel, {}, lowered, &resolved); !s)
    return s.error().render();
  const std::vector<LateRead> late = analysis::find_late_reads(resolved);
  if (late.empty()) return "none";
  return std::to_string(tree->loc(late[0].node).line - first) +
         (late[0].kind == LateRead::AfterStore ? " stored"
          : late[0].kind == LateRead::Unset    ? " unset"
                                               : " assigned");
}

TEST(LateReads, ConstantsWithoutValue) {
  const std::string inner =
      "    if n > 1:\n        x = C\n    else:\n        x = 2.0 * C\n    b[i] = x\n";
  EXPECT_EQ(found("if n > 0:\n" + inner + "b[i] += C\n"), "7 unset");
  EXPECT_EQ(found("if n > 0:\n" + inner + "b[i] += D\n"), "none");
  EXPECT_EQ(found("for k in range(n):\n" + inner + "b[i] += C\n"), "7 unset");
  EXPECT_EQ(found("while a[i] > n:\n    n += 1\n" + inner + "b[i] += C\n"), "8 unset");
  EXPECT_EQ(found("for k in range(3):\n" + inner + "b[i] += C\n"), "none");  // unrolled
  EXPECT_EQ(found("y = C\nif n > 0:\n" + inner + "b[i] += C * y\n"), "none");
  // The last two of three branches.
  const std::string chain =
      "if n > 2:\n    x = 1.0\nelif n > 1:\n    x = C\nelse:\n    x = 2.0 * C\n";
  EXPECT_EQ(found(chain + "b[i] = x\n"), "none");
  EXPECT_EQ(found(chain + "b[i] = x * C\n"), "7 unset");
  EXPECT_EQ(found(chain + "if a[i] > 0:\n    b[i] = x * C\n"), "8 unset");
  // All three.
  EXPECT_EQ(
      found(
          "if n > 2:\n    x = -C\nelif n > 1:\n    x = C\nelse:\n    x = 2.0 * C\nb[i] = x * C\n"),
      "none");
  // Read again in the same branch, and in one branch only.
  EXPECT_EQ(found("if n > 0:\n" + inner + "    b[i] += C\n"), "none");
  EXPECT_EQ(found("if n > 0:\n    if n > 1:\n        b[i] = C\nb[i] += C\n"), "none");
}

TEST(LateReads, ConditionsOfElse) {
  EXPECT_EQ(found("if a[i]:\n    a[i] = 0\nelse:\n    b[i] = 1.0\n"), "1 stored");
  EXPECT_EQ(found("if a[i]:\n    a[i] = 0\nelif n > 2:\n    b[i] = 1.0\n"), "1 stored");
  EXPECT_EQ(found("if p[i].size:\n    p[i].size = 0\nelse:\n    b[i] = 1.0\n"), "1 stored");
  EXPECT_EQ(found("if a[i]:\n    wp.atomic_add(a, i, 1)\nelse:\n    b[i] = 1.0\n"), "1 stored");
  EXPECT_EQ(found("if a[i]:\n    x = bump(a, i)\nelse:\n    b[i] = 1.0\n"), "1 stored");
  // Also where there is no `else`, for what the branch leaves in a name.
  EXPECT_EQ(found("x = int(1)\nif a[i]:\n    a[i] = 0\n    x = 2\nb[i] = float(x)\n"), "2 stored");
  EXPECT_EQ(found("x = 5 if a[i] else bump(a, i)\nb[i] = float(x)\n"), "1 stored");
  EXPECT_EQ(found("x = bump(a, i) if a[i] else 5\nb[i] = float(x)\n"), "1 stored");
}

TEST(LateReads, ConditionsThatKeepTheirValue) {
  EXPECT_EQ(found("if a[i]:\n    b[i] = 1.0\nelse:\n    a[i] = 0\n"), "none");
  EXPECT_EQ(found("if a[i] > 0:\n    a[i] = 0\nelse:\n    b[i] = 1.0\n"), "none");
  EXPECT_EQ(found("c = a[i]\nif c:\n    a[i] = 0\nelse:\n    b[i] = 1.0\n"), "none");
  EXPECT_EQ(found("if a[i]:\n    a[i] = 0\n"), "none");
  EXPECT_EQ(found("if p[i].size:\n    p[i].mass = 0.0\nelse:\n    b[i] = 1.0\n"), "none");
  EXPECT_EQ(found("if a[i]:\n    x = peek(a, i)\nelse:\n    b[i] = 1.0\n"), "none");
}

TEST(LateReads, OperandsBesideCalls) {
  EXPECT_EQ(found("x = a[i] + bump(a, i)\nb[i] = float(x)\n"), "1 stored");
  EXPECT_EQ(found("x = bump(a, i) + a[i]\nb[i] = float(x)\n"), "none");
  EXPECT_EQ(found("x = a[i]\ny = x + bump(a, i)\nb[i] = float(y)\n"), "none");
}

TEST(LateReads, VariablesThatChangePlacesInALoop) {
  const auto loop = [](const std::string& line) {
    return found("x = int(1)\ny = int(2)\nz = int(3)\nfor j in range(n):\n    " + line +
                 "\na[i] = x + y * 10 + z * 100\n");
  };
  EXPECT_EQ(loop("x, y = y, x"), "5 assigned");
  EXPECT_EQ(loop("x, y, z = z, x, y"), "5 assigned");
  EXPECT_EQ(loop("x, y = y, x + y"), "none");
  EXPECT_EQ(loop("t = x\n    x = y\n    y = t"), "none");
  EXPECT_EQ(loop("x, y, z = y, z, x + y"), "none");
  EXPECT_EQ(
      found("x = int(1)\ny = int(2)\nfor j in range(4):\n    x, y = y, x\na[i] = x + y * 10\n"),
      "none");
}

}  // namespace
}  // namespace weft
