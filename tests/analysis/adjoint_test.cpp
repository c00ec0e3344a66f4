// The labels of tests/analysis/adjoint/cases.py, whose kernels' names say what is true of them.
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

TEST(Adjoint, LabelsAreTrueOfEveryConstruct) {
  Tree tree = parse_module(read_test_file("analysis/adjoint/cases.py"), "cases.py");
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
  EXPECT_GT(kernels, 90);
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

}  // namespace
}  // namespace weft
