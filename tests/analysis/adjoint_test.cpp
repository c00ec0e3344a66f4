// The labels of the files in tests/analysis/adjoint, whose kernels' names say what is true of them.
#include "weft/analysis/adjoint.h"

#include <cstdlib>

#include "support/parse_kernel.h"
#include "weft/lower/lower.h"

namespace weft {
namespace {

AdjointLabel label_of(Tree& tree, FunctionId kernel, bool backward = true) {
  Lowerer lowerer;
  Lowered lowered;
  LowerOptions options;
  options.enable_backward = backward;
  hir::Program resolved;
  const Status done = lowerer.lower(tree, kernel, options, lowered, &resolved);
  EXPECT_TRUE(done) << tree.text(tree.functions[kernel.v].name) << ": " << done.error().render();
  return done ? adjoint_label(resolved) : AdjointLabel::None;
}

// How many kernels of the file there are; the name of each says its label.
int check_labels(const std::string& file) {
  Tree tree = parse_module(read_test_file("analysis/adjoint/" + file), file);
  int kernels = 0;
  for (std::size_t i = 0; i < tree.functions.size(); ++i) {
    if (!tree.functions[i].is_kernel) continue;
    ++kernels;
    const std::string name(tree.text(tree.functions[i].name));
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const AdjointLabel want =
        name.starts_with("exact_") ? AdjointLabel::Exact : AdjointLabel::WarpInexact;
    EXPECT_EQ(adjoint_label_name(label_of(tree, id)), adjoint_label_name(want)) << name;
    EXPECT_EQ(label_of(tree, id, false), AdjointLabel::None) << name;
  }
  return kernels;
}

TEST(Adjoint, LabelsAreTrueOfEveryConstruct) {
  EXPECT_GT(check_labels("cases.py"), 90);
  EXPECT_GT(check_labels("tiles.py"), 20);
}

TEST(Adjoint, KernelsThatWriteNoFloatHaveNone) {
  Tree tree = parse_module(
      "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), o: "
      "wp.array(dtype=int)):\n"
      "    i = wp.tid()\n    o[i] = int(a[i])\n");
  EXPECT_EQ(label_of(tree, only_kernel(tree)), AdjointLabel::None);
}

// Warp has no place for the gradient of a number or a struct of the kernel's: what is wrong with
// it, nobody sees.
TEST(Adjoint, GradientsOfNumbersEndInTheKernel) {
  const auto label = [](const std::string& result) {
    Tree tree = parse_module(
        "import warp as wp\n\n\n@wp.func\ndef f(v: wp.vec3, b: float):\n    v[0] = b * b\n"
        "    return wp.dot(v, v)\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float), rate: float, "
        "axis: wp.vec3, n: int, o: wp.array(dtype=float)):\n    i = wp.tid()\n    s = float(1.0)\n"
        "    for j in range(n):\n        s = s + 2.0\n    o[i] = " +
        result + "\n");
    return label_of(tree, only_kernel(tree));
  };
  EXPECT_EQ(label("x[i] + rate * s"), AdjointLabel::Exact);
  EXPECT_EQ(label("x[i] * s + rate"), AdjointLabel::WarpInexact);
  EXPECT_EQ(label("f(axis, rate)"), AdjointLabel::Exact);
  EXPECT_EQ(label("f(axis * x[i], rate)"), AdjointLabel::WarpInexact);
}

// Accesses of which the backward pass may get the index, or the shape of the gradient, wrong.
TEST(Adjoint, AccessesThatMayLeaveTheirArrayInTheBackwardPass) {
  const auto stays = [](const std::string& body, const std::string& functions = "") {
    Tree tree = parse_module(
        "import warp as wp\n\n\n" + functions +
        "@wp.kernel\ndef k(x: wp.array(dtype=float), next: wp.array(dtype=int), n: int, "
        "o: wp.array(dtype=float)):\n    i = wp.tid()\n" +
        body);
    Lowerer lowerer;
    Lowered lowered;
    hir::Program resolved;
    const Status done = lowerer.lower(tree, only_kernel(tree), {}, lowered, &resolved);
    EXPECT_TRUE(done) << done.error().render();
    return done && backward_stays_in_bounds(resolved);
  };
  EXPECT_TRUE(stays("    o[i] = x[next[i]]\n"));
  EXPECT_TRUE(stays("    for k in range(n):\n        o[i] += x[next[k]]\n"));
  EXPECT_TRUE(
      stays("    s = float(0.0)\n    for k in range(n):\n        s += x[k]\n    o[i] = s\n"));
  EXPECT_TRUE(stays("    m = x.shape[0]\n    o[i] = x[m - 1]\n"));
  // Walks: the place is lost when the loop has ended.
  EXPECT_FALSE(
      stays("    j = next[i]\n    while j != -1:\n        j = next[j]\n    o[i] = x[j + 1]\n"));
  EXPECT_FALSE(
      stays("    j = int(0)\n    for k in range(n):\n        j = next[k]\n    o[j] = 1.0\n"));
  EXPECT_FALSE(
      stays("    f = int(0)\n    for k in range(n):\n        f = next[k]\n"
            "    if f == 0:\n        o[i] = x[i]\n"));
  // Shapes: read behind an access, in a loop, or in a function.
  EXPECT_FALSE(stays("    a = x[i]\n    m = x.shape[0]\n    o[i] = a * float(m)\n"));
  EXPECT_FALSE(stays("    o[i] = f(x, i)\n",
                     "@wp.func\ndef f(x: wp.array(dtype=float), i: int):\n"
                     "    return x[wp.min(i, x.shape[0] - 1)]\n\n\n"));
}

}  // namespace
}  // namespace weft
