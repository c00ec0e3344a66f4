// The resolved program: what its dump says of kernels, and that broken ones are found. That it
// agrees with the records is checked on every kernel that a dev build lowers: the generated rows,
// the modules and the mutants of tests/oracle, and the sample of tests/python/test_fidelity.py.
#include <gmock/gmock.h>

#include "support/parse_kernel.h"
#include "weft/lower/lower.h"
#include "weft/lower/resolved_check.h"

namespace weft {
namespace {

using testing::HasSubstr;
using testing::Not;

class Resolved : public testing::Test {
 protected:
  // The dump of a module's kernel with its functions.
  std::string dump_of(const std::string& source) {
    tree_ = parse_module("import warp as wp\n" + source);
    LowerOptions options;
    options.enable_backward = backward_;
    const Status status = lowerer_.lower(tree_, only_kernel(tree_), options, lowered_, &program_);
    if (!status) return status.error().render();
    check_resolved(lowered_, program_);
    return hir::dump(program_);
  }
  std::string dump_of_body(const std::string& body, const std::string& before = "") {
    return dump_of(
        before + "@wp.kernel\ndef k(a: wp.array(dtype=float), b: wp.array(dtype=bool), n: int):\n" +
        body);
  }

  bool backward_ = true;
  Tree tree_;
  Lowerer lowerer_;
  Lowered lowered_;
  hir::Program program_;
};

TEST_F(Resolved, AConditionIsLoadedAnewForElse) {
  EXPECT_THAT(dump_of_body("  if b[0]:\n    b[0] = False\n  else:\n    a[0] = 1.0\n"),
              HasSubstr("  if %5\n"
                        "    wp.array_store(arr=b, i=0, value=0)\n"
                        "  end\n"
                        "  %8: bool = wp.load(address=%4)\n"
                        "  %9: bool = wp.load(address=%4)\n"
                        "  if_not %9\n"));
}

TEST_F(Resolved, BranchesThatWarpDecidesLeaveTheirSide) {
  const std::string dump =
      dump_of_body("  if N > 0:\n    a[0] = 1.0\n  if N:\n    a[1] = 2.0\n", "N = 0\n");
  EXPECT_THAT(dump, HasSubstr("decided: does not hold"));
  EXPECT_THAT(dump, Not(HasSubstr("i=1")));
}

TEST_F(Resolved, MergesAreMarked) {
  const std::string dump = dump_of_body("  x = 1.0\n  if n > 0:\n    x = 2.0\n  a[0] = x\n");
  EXPECT_THAT(dump,
              HasSubstr("= wp.where(cond=%5, value_if_true=2.0, value_if_false=1.0)  merge\n"));
}

TEST_F(Resolved, UnrolledLoopsAreRounds) {
  const std::string dump = dump_of_body("  for i in range(1, 5, 2):\n    a[i] = float(i)\n");
  EXPECT_THAT(dump, HasSubstr("unrolled from 1 to 5 by 2\n    1 = round 0\n"));
  EXPECT_THAT(dump, HasSubstr("    3 = round 1\n"));
  // The copies share their nodes.
  const hir::Function& fn = program_.kernel;
  std::vector<NodeId> stores;
  for (const hir::Inst& i : fn.insts)
    if (i.op == hir::Op::Builtin && fn.calls[i.index].overload->builtin->key == "array_store")
      stores.push_back(i.node);
  ASSERT_EQ(stores.size(), 2u);
  EXPECT_EQ(stores[0], stores[1]);
}

TEST_F(Resolved, NodesThatLoweringMakesAreLinkedToTheirStatement) {
  dump_of_body("  for i in range(3):\n    if i == 1:\n      continue\n    a[i] = 1.0\n");
  const hir::Function& fn = program_.kernel;
  ASSERT_FALSE(fn.made_nodes.empty());
  for (const auto& [made, from] : fn.made_nodes) {
    EXPECT_LT(from.v, made.v);
    const NodeKind kind = tree_.node(from).kind;
    EXPECT_TRUE(kind == NodeKind::Continue || kind == NodeKind::If) << node_kind_name(kind);
  }
}

TEST_F(Resolved, LoopsOfMoreRoundsThanAreUnrolledAreCounted) {
  EXPECT_THAT(dump_of_body("  for i in range(100):\n    a[i] = 1.0\n"),
              HasSubstr(" = loop from 0 to 100 by 1\n"));
}

TEST_F(Resolved, ElseOfALoopIsNotThere) {
  EXPECT_THAT(dump_of_body("  for i in range(n):\n    a[i] = 1.0\n  else:\n    a[0] = 5.0\n"),
              Not(HasSubstr("5.0")));
}

TEST_F(Resolved, DefaultsAndKeywordsAreInTheOrderOfTheParameters) {
  const std::string dump = dump_of_body(
      "  a[0] = f(z=3.0, x=1.0)\n",
      "@wp.func\ndef f(x: float, y: float = 2.0, z: float = 0.0):\n  return x + y + z\n");
  EXPECT_THAT(dump, HasSubstr("= f(1.0, 2.0, 3.0)\n"));
}

TEST_F(Resolved, ParametersByReferenceAreGivenPlaces) {
  backward_ = false;
  const std::string dump = dump_of_body("  s = float(1.0)\n  f(s)\n  a[0] = s\n",
                                        "@wp.func\ndef f(x: wp.ref[float]):\n  x = 2.0\n");
  EXPECT_THAT(dump, HasSubstr("*x = 2.0\n"));
  EXPECT_THAT(dump, HasSubstr("  f(&%"));
}

TEST_F(Resolved, InstancesOfTemplatesAreFunctionsOfTheirOwn) {
  dump_of_body("  a[0] = f(1.0)\n  a[1] = float(f(2))\n",
               "from typing import Any\n@wp.func\ndef f(x: Any):\n  return x + x\n");
  ASSERT_EQ(program_.functions.size(), 2u);
  EXPECT_NE(program_.functions[0].decl, program_.functions[1].decl);
}

TEST_F(Resolved, PartsOfElements) {
  const std::string dump = dump_of(
      "@wp.struct\nclass S:\n  x: wp.vec3\n"
      "@wp.kernel\ndef k(s: wp.array(dtype=S), n: int):\n  s[n].x[1] = 2.0\n  s[n].x[2] -= 1.0\n");
  EXPECT_THAT(dump, HasSubstr("s[n].x[1] = 2.0\n"));
  EXPECT_THAT(dump, HasSubstr("s[n].x[2] -= 1.0\n"));
}

TEST_F(Resolved, WhatIsTriedForATypeLeavesNothing) {
  const std::string dump = dump_of(
      "@wp.kernel\ndef k(a: wp.array2d(dtype=float), n: int):\n"
      "  t = wp.tile_load(a, shape=(4, 4))\n  u = t[n + 1][0:2]\n  wp.tile_store(a[0], u)\n");
  // The index is evaluated to learn its type, and then once more.
  std::size_t additions = 0;
  for (std::size_t at = 0; (at = dump.find("wp.add(a=n, b=1)", at)) != std::string::npos; ++at)
    ++additions;
  EXPECT_EQ(additions, 1u) << dump;
}

using ResolvedDeathTest = Resolved;

TEST_F(ResolvedDeathTest, RegionsThatAreNotClosedAreFound) {
  dump_of_body("  if n > 0:\n    a[0] = 1.0\n");
  for (hir::Inst& i : program_.kernel.insts)
    if (i.op == hir::Op::End) i.op = hir::Op::Return;
  EXPECT_DEATH(hir::verify(program_), "a region is not closed");
}

TEST_F(ResolvedDeathTest, ValuesThatNothingAssignedAreFound) {
  dump_of_body("  a[0] = float(n) + 1.0\n");
  std::erase_if(program_.kernel.insts, [&](const hir::Inst& i) {
    return i.op == hir::Op::Builtin &&
           program_.kernel.calls[i.index].overload->builtin->key == "float";
  });
  EXPECT_DEATH(hir::verify(program_), "a local is read before it is assigned");
}

TEST_F(ResolvedDeathTest, ARecordWithoutOriginIsFound) {
  dump_of_body("  a[0] = float(n) + 1.0\n");
  lowered_.kernel.origins.pop_back();
  EXPECT_DEATH(check_resolved(lowered_, program_), "has no origin");
}

}  // namespace
}  // namespace weft
