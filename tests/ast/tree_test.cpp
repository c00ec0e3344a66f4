// Storage, lines, walk, verifier and canonical text of hand-built trees.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "weft/ast/canonical.h"
#include "weft/ast/tree.h"
#include "weft/ast/walk.h"

namespace weft {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

NodeId name(Tree& t, std::string_view text) { return t.add(NodeKind::Name, {}, 0, t.intern(text)); }
NodeId integer(Tree& t, std::uint64_t v) {
  return t.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Int), {}, v);
}

// def NAME(ARG: float): LOCAL = ARG + NUMBER
void add_function(Tree& t, std::string_view function, std::string_view arg, std::string_view local,
                  std::uint64_t number, std::string_view doc = {}) {
  const NodeId annotation = name(t, "float");
  const NodeId argument = t.add(NodeKind::Arg, {{annotation}}, 0, t.intern(arg));
  const NodeId arguments = t.add(NodeKind::Arguments, {{argument}}, 0, {}, 0, 1);
  std::vector<NodeId> kids{arguments};
  if (!doc.empty()) {
    const NodeId text =
        t.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Str), t.intern(doc));
    kids.push_back(t.add(NodeKind::ExprStmt, {{text}}));
  }
  const NodeId target = name(t, local);
  const NodeId left = name(t, arg);
  const NodeId right = integer(t, number);
  const NodeId sum =
      t.add(NodeKind::BinOp, {{left, right}}, static_cast<std::uint8_t>(BinaryOp::Add));
  kids.push_back(t.add(NodeKind::Assign, {{target, sum}}));
  const auto split = static_cast<std::uint32_t>(kids.size());
  kids.push_back(name(t, "kernel"));
  FunctionDecl f;
  f.name = t.intern(function);
  f.is_kernel = true;
  f.def = t.add(NodeKind::FunctionDef, kids, 0, f.name, 0, split);
  f.args.push_back({t.intern(arg), Type::of(Scalar::Float32), annotation, {}});
  t.items.push_back({ItemKind::Function, static_cast<std::uint32_t>(t.functions.size())});
  t.functions.push_back(f);
}

TEST(Tree, KeepsChildrenAndSplits) {
  Tree t;
  add_function(t, "k", "a", "x", 3);
  verify_tree(t);
  const NodeId def = t.functions[0].def;
  EXPECT_EQ(t.kids_before_split(def, 1).size(), 1u);
  EXPECT_EQ(t.kids_after_split(def).size(), 1u);
  EXPECT_EQ(t.node(t.kid(def, 0)).kind, NodeKind::Arguments);
  EXPECT_THAT(dump_tree(t), HasSubstr("kernel k"));
  EXPECT_THAT(dump_tree(t), HasSubstr("BinOp Add"));
}

TEST(Tree, MayBeGivenItsOwnChildren) {
  Tree t;
  const NodeId a = name(t, "a");
  const NodeId first = t.add(NodeKind::Tuple, {{a, a, a}});
  NodeId at = first;
  for (int i = 0; i < 1000; ++i) at = t.add(NodeKind::Tuple, t.kids(at));
  EXPECT_THAT(std::vector<NodeId>(t.kids(at).begin(), t.kids(at).end()), ElementsAre(a, a, a));
}

TEST(Tree, ClearForgetsEverything) {
  Tree t;
  t.source = "x\n";
  t.index_lines();
  add_function(t, "k", "a", "x", 3);
  t.clear();
  EXPECT_EQ(t.size(), 0u);
  EXPECT_EQ(t.line_count(), 0u);
  EXPECT_EQ(dump_tree(t), "");
  add_function(t, "k", "a", "x", 3);
  verify_tree(t);
}

TEST(Tree, LinesEndInLfOrCrLf) {
  Tree t;
  t.source = "one\r\ntwo\n\nfour";
  t.index_lines();
  EXPECT_EQ(t.line_count(), 4u);
  EXPECT_EQ(t.source_line(1), "one");
  EXPECT_EQ(t.source_line(2), "two");
  EXPECT_EQ(t.source_line(3), "");
  EXPECT_EQ(t.source_line(4), "four");
  EXPECT_EQ(t.source_line(0), "");
  EXPECT_EQ(t.source_line(5), "");
}

TEST(Walk, IsBreadthFirst) {
  Tree t;
  // f(a.b, c) in Python's ast.walk: Call, Name f, Attribute, Name c, Name a.
  const NodeId f = name(t, "f");
  const NodeId a = name(t, "a");
  const NodeId b = t.add(NodeKind::Attribute, {{a}}, 0, t.intern("b"));
  const NodeId c = name(t, "c");
  const NodeId call = t.add(NodeKind::Call, {{f, b, c}}, 0, {}, 0, 3);
  std::vector<NodeId> queue;
  std::vector<NodeId> seen;
  walk_references(t, call, queue, [&](NodeId id) { seen.push_back(id); });
  EXPECT_THAT(seen, ElementsAre(call, f, b, c, a));
}

TEST(Walk, SkipsAbsentParts) {
  Tree t;
  const NodeId upper = name(t, "n");
  const NodeId slice = t.add(NodeKind::Slice, {{NodeId::none, upper, NodeId::none}});
  std::vector<NodeId> queue;
  int count = 0;
  walk_breadth_first(t, slice, queue, [&](NodeId) { ++count; });
  EXPECT_EQ(count, 2);
}

TEST(Canonical, ForgetsNamesAndDocstrings) {
  Tree a;
  Tree b;
  Tree c;
  add_function(a, "scale", "value", "result", 3);
  add_function(b, "k", "x0", "y0", 3, "Says what it does.");
  add_function(c, "k", "x0", "x0", 3);
  EXPECT_EQ(canonical_structure(a), canonical_structure(b));
  EXPECT_EQ(structure_id(a), structure_id(b));
  EXPECT_EQ(structure_id(a).size(), 64u);
  EXPECT_NE(canonical_structure(a), canonical_structure(c));
}

TEST(Canonical, SkeletonForgetsNumbersToo) {
  Tree a;
  Tree b;
  add_function(a, "k", "x", "y", 3);
  add_function(b, "k", "x", "y", 4);
  EXPECT_NE(canonical_structure(a), canonical_structure(b));
  EXPECT_EQ(canonical_skeleton(a), canonical_skeleton(b));
  EXPECT_EQ(skeleton_id(a), skeleton_id(b));
  EXPECT_THAT(canonical_skeleton(a), Not(HasSubstr("I3")));
}

TEST(Canonical, IsReusable) {
  Tree a;
  Tree b;
  add_function(a, "k", "x", "y", 3);
  add_function(b, "f", "p", "q", 4);
  Canonicalizer c;
  c.run(b);
  c.run(a);
  EXPECT_EQ(c.structure(), canonical_structure(a));
  EXPECT_EQ(c.skeleton(), canonical_skeleton(a));
}

TEST(VerifyDeathTest, NamesTheFault) {
  Tree t;
  add_function(t, "k", "x", "y", 3);
  t.functions[0].args.clear();
  EXPECT_DEATH(verify_tree(t), "0 of 1 arguments of 'k' are declared");
  Tree u;
  add_function(u, "k", "x", "y", 3);
  const NodeId statement = u.kid(u.functions[0].def, 1);
  u.node(statement).kind = NodeKind::BinOp;
  EXPECT_DEATH(verify_tree(u), "stands where a statement should");
}

TEST(Tree, RewoundItIsWhatItWas) {
  Tree t;
  add_function(t, "first", "a", "b", 7, "What it does.");
  const std::string before = canonical_structure(t);
  const Tree::Mark mark = t.mark();
  const std::size_t nodes = t.size();
  for (int round = 0; round < 2; ++round) {
    const NodeId sum = t.add(NodeKind::BinOp, {{name(t, "second"), integer(t, 8)}}, 0);
    t.add(NodeKind::ExprStmt, {{sum}});
    t.functions.push_back(t.functions[0]);
    t.tuples.push_back({Type::of(Scalar::Float32)});
    EXPECT_GT(t.size(), nodes);
    t.rewind(mark);
    EXPECT_EQ(t.size(), nodes);
    EXPECT_EQ(t.functions.size(), 1u);
    EXPECT_TRUE(t.tuples.empty());
    EXPECT_EQ(canonical_structure(t), before);
  }
  EXPECT_TRUE(t.find("second").valid());  // names stay
}

}  // namespace
}  // namespace weft
