// Hashes against those recorded from Warp, what records there are, refusals. The text that follows
// from the records is held against Warp in tests/emit and tests/oracle.
#include "weft/lower/lower.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "support/parse_kernel.h"

namespace weft {
namespace {

using testing::HasSubstr;

constexpr const char* kModules[] = {"constants", "functions", "loop_reverse", "phi_order",
                                    "slot_stores"};

class Lowering : public testing::Test {
 protected:
  Status lower(Tree& tree, bool backward = true) {
    LowerOptions options;
    options.enable_backward = backward;
    return lowerer_.lower(tree, only_kernel(tree), options, lowered_);
  }
  std::size_t count(StmtOp op, const std::vector<StmtId>& list) const {
    return std::count_if(list.begin(), list.end(),
                         [&](StmtId id) { return lowered_.kernel.stmts[id].op == op; });
  }
  // The diagnostic of a kernel with this body over (a: array of float, n: int).
  std::string refusal(const std::string& body, const std::string& before = "") {
    Tree tree = parse_module("import warp as wp\n" + before +
                             "@wp.kernel\ndef k(a: wp.array(dtype=float), n: int):\n" + body);
    Status status = lower(tree);
    return status ? "accepted" : status.error().render();
  }

  Lowerer lowerer_;
  Lowered lowered_;
};

TEST_F(Lowering, HashesAreThoseOfWarp) {
  const std::string recorded = read_test_file("lower/golden/hashes.tsv");
  for (const std::string name : kModules) {
    Tree tree = parse_golden(name);
    ASSERT_TRUE(lower(tree)) << name;
    EXPECT_THAT(recorded, HasSubstr(name + ".py\t" + name + "\t" + to_hex(lowered_.hash) + "\n"));
  }
}

TEST_F(Lowering, HashDependsOnConstantsThatAreUsedOnly) {
  const std::string source = read_test_file("emit/golden/constants.py");
  const auto hash_with = [&](const std::string& from, const std::string& to) {
    std::string changed = source;
    changed.replace(changed.find(from), from.size(), to);
    Tree tree = parse_module(changed, "constants.py");
    EXPECT_TRUE(lower(tree));
    return lowered_.hash;
  };
  const auto hash = hash_with("GAIN = ", "GAIN = ");
  EXPECT_NE(hash, hash_with("0.1)", "0.2)"));
  // Warp hashes a float constant as a C float.
  EXPECT_EQ(hash, hash_with("0.1)", "0.1000000000001)"));
  EXPECT_EQ(hash, hash_with("STEPS = 20\n", "STEPS = 20\nUNUSED = 5\n"));
}

TEST_F(Lowering, OneLowererHoldsNothingFromKernelToKernel) {
  for (const char* name : kModules) {
    Tree tree = parse_golden(name);
    ASSERT_TRUE(lower(tree));
    const std::string used = dump_lowered(lowered_);
    // A refusal in between leaves nothing behind either.
    EXPECT_NE(refusal("    for i in range(n):\n        if n > 2:\n            b = c\n"),
              "accepted");
    Tree again = parse_golden(name);
    Lowerer fresh;
    Lowered lowered;
    ASSERT_TRUE(fresh.lower(again, only_kernel(again), {}, lowered));
    EXPECT_EQ(dump_lowered(lowered), used);
  }
}

TEST_F(Lowering, EveryBlockIsClosed) {
  for (const char* name : kModules) {
    Tree tree = parse_golden(name);
    ASSERT_TRUE(lower(tree));
    for (const auto* list : {&lowered_.kernel.forward, &lowered_.kernel.replay}) {
      EXPECT_EQ(count(StmtOp::If, *list) + count(StmtOp::IfNot, *list), count(StmtOp::End, *list));
      EXPECT_EQ(count(StmtOp::LoopStart, *list), count(StmtOp::LoopEnd, *list));
    }
  }
}

TEST_F(Lowering, ConstantLoopsAreUnrolledAndOthersAreNot) {
  Tree tree = parse_golden("loop_reverse");
  ASSERT_TRUE(lower(tree));
  // One dynamic for and one while; the inner range(2) is unrolled.
  EXPECT_EQ(count(StmtOp::LoopStart, lowered_.kernel.forward), 2u);
  EXPECT_EQ(count(StmtOp::RangeTest, lowered_.kernel.forward), 1u);
  EXPECT_EQ(count(StmtOp::WhileTest, lowered_.kernel.forward), 1u);
  // The reverse pass runs the iterations of the for backwards.
  EXPECT_EQ(count(StmtOp::IterReverse, lowered_.kernel.reverse), 1u);
  EXPECT_FALSE(lowered_.kernel.has_non_unrolled_constant_loop);

  Tree constants = parse_golden("constants");  // range(20) is above the limit of 16
  ASSERT_TRUE(lower(constants));
  EXPECT_EQ(count(StmtOp::LoopStart, lowered_.kernel.forward), 1u);
  EXPECT_TRUE(lowered_.kernel.has_non_unrolled_constant_loop);
}

TEST_F(Lowering, StoresToPartsOfElementsAreSlots) {
  Tree tree = parse_golden("slot_stores");
  ASSERT_TRUE(lower(tree));
  EXPECT_GT(count(StmtOp::SlotStore, lowered_.kernel.forward), 0u);
  EXPECT_EQ(lowered_.struct_python, std::vector<std::string>{"Particle"});
}

TEST_F(Lowering, BackwardCodeCanBeLeftOut) {
  Tree tree = parse_golden("functions");
  ASSERT_TRUE(lower(tree, false));
  EXPECT_FALSE(lowered_.enable_backward);
  Tree decorated = parse_module(
      "import warp as wp\n@wp.kernel(enable_backward=False)\n"
      "def k(a: wp.array(dtype=float)):\n    a[wp.tid()] = 1.0\n");
  ASSERT_TRUE(lower(decorated, true));
  EXPECT_FALSE(lowered_.enable_backward);
}

TEST_F(Lowering, TypesAreWrittenIntoTheTree) {
  Tree tree = parse_golden("constants");
  ASSERT_TRUE(lower(tree));
  bool vector = false;
  for (std::uint32_t v = 0; v < tree.size(); ++v) {
    const NodeId id{v};
    if (tree.node(id).kind != NodeKind::BinOp) continue;
    EXPECT_FALSE(tree.type(id).is_void());
    vector = vector || tree.type(id) == Type::vec(3, Scalar::Float32);  // s * AXIS
  }
  EXPECT_TRUE(vector);
}

TEST_F(Lowering, BuiltinsUsedAreListedOnceInOrder) {
  Tree tree = parse_golden("constants");
  ASSERT_TRUE(lower(tree));
  const auto& used = lowered_.builtins_used;
  EXPECT_TRUE(std::is_sorted(used.begin(), used.end()));
  EXPECT_EQ(std::adjacent_find(used.begin(), used.end()), used.end());
  EXPECT_THAT(used, testing::IsSupersetOf({"cos", "mul", "tid"}));
}

TEST_F(Lowering, RefusalsNameFileLineColumnAndRule) {
  EXPECT_EQ(refusal("    i = wp.tid()\n    b = c\n"), "m.py:5:9: undefined name 'c'");
  EXPECT_EQ(refusal("    b = wp.foo(n)\n"),
            "m.py:4:9: unknown builtin 'wp.foo'; Warp 1.19 has no function of that name");
  EXPECT_THAT(refusal("    for i in range(0, 4, 0):\n        a[i] = 1.0\n"),
              HasSubstr("m.py:4:5: range() with step 0"));
  EXPECT_THAT(refusal("    b = 1\n    b = 2.0\n"), HasSubstr("m.py:5:"));
  EXPECT_THAT(refusal("    return n\n"), HasSubstr("m.py:4:"));
}

}  // namespace
}  // namespace weft
