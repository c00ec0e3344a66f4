// The synthesizer: a pure function of (seed, row, category), whose trees are sound and varied.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <unordered_set>

#include "catalog.h"
#include "policy.h"
#include "range.h"
#include "weft/ast/canonical.h"
#include "weft/ast/measure.h"
#include "weft/ast/walk.h"
#include "weft/base/rng.h"
#include "weft/synth/synthesize.h"
#include "words.h"

namespace weft {
namespace {

using synth::Range;

TEST(Ranges, HoldWhatTheOperationsGive) {
  Rng rng(3, 4);
  auto draw = [&rng](Range r) {
    return r.lo + (r.hi - r.lo) * static_cast<double>(rng.below(1001)) / 1000;
  };
  for (int i = 0; i < 5000; ++i) {
    const double p = static_cast<double>(rng.range(-50, 50)),
                 q = static_cast<double>(rng.range(-50, 50));
    const Range a{std::min(p, q), std::max(p, q)}, b{1 + static_cast<double>(rng.below(5)), 10};
    const double x = draw(a), y = draw(b);
    const Range product = synth::mul(a, b), quotient = synth::div(a, b),
                difference = synth::sub(a, b);
    EXPECT_TRUE(x * y >= product.lo && x * y <= product.hi);
    EXPECT_TRUE(x / y >= quotient.lo - 1e-9 && x / y <= quotient.hi + 1e-9);
    EXPECT_TRUE(x - y >= difference.lo && x - y <= difference.hi);
    EXPECT_GE(synth::absolute(a).lo, 0);
  }
}

TEST(Synthesizer, ARowDependsOnNothingButSeedIndexAndCategory) {
  Synthesizer one(42), other(42), different(43);
  Tree a, b;
  ProgramInfo info_a, info_b;
  int same = 0;
  for (uint64_t i = 0; i < 300; ++i) {
    const auto category = static_cast<Category>(i % kGrammarCategories);
    one.make(category, i, a, info_a);
    // Another order, another history.
    const uint64_t reversed = 299 - i;
    other.make(static_cast<Category>(reversed % kGrammarCategories), reversed, b, info_b);
    other.make(category, i, b, info_b);
    ASSERT_EQ(dump_tree(a), dump_tree(b));
    different.make(category, i, b, info_b);
    same += canonical_structure(a) == canonical_structure(b);
  }
  EXPECT_EQ(same, 0);
}

TEST(Synthesizer, TreesAreSoundTypedAndDistinct) {
  Synthesizer synthesizer(7);
  Tree tree;
  ProgramInfo info;
  Canonicalizer canonical;
  std::unordered_set<std::string> structures;
  std::vector<unsigned> statements;
  constexpr uint64_t kRows = 5000;
  for (uint64_t i = 0; i < kRows; ++i) {
    synthesizer.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
    verify_tree(tree);
    canonical.run(tree);
    structures.emplace(canonical.structure());
    statements.push_back(info.statements);
    ASSERT_FALSE(info.kernel_name.empty());
    ASSERT_TRUE(std::any_of(info.interface.args.begin(), info.interface.args.end(),
                            [](const KernelArg& a) { return a.role != ArgRole::In; }));
    std::set<std::string> names;
    for (const KernelArg& a : info.interface.args)
      EXPECT_TRUE(names.insert(a.name).second) << a.name;
  }
  EXPECT_GE(structures.size(), kRows * 99 / 100);
  std::sort(statements.begin(), statements.end());
  EXPECT_GE(statements[kRows / 2], 10u);
  EXPECT_GE(statements[kRows * 9 / 10], 25u);
}

// Nothing is computed for nothing: every local is read after it was given a value.
TEST(Synthesizer, EveryLocalIsRead) {
  Synthesizer synthesizer(11);
  Tree tree;
  ProgramInfo info;
  std::vector<NodeId> queue;
  for (uint64_t i = 0; i < 8000; ++i) {
    synthesizer.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
    for (const FunctionDecl& f : tree.functions) {
      std::set<Symbol> bound, read;
      std::set<uint32_t> targets;
      walk_breadth_first(tree, f.def, queue, [&](NodeId id) {
        const Node& n = tree.node(id);
        if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) {
          const NodeId target = tree.kid(id, 0);
          if (tree.node(target).kind == NodeKind::Name) targets.insert(target.v);
          // Of several results one may be enough.
          if (tree.node(target).kind == NodeKind::Tuple) {
            for (const NodeId t : tree.kids(target)) read.insert(tree.node(t).name);
          }
        }
        if (n.kind == NodeKind::Name) (targets.contains(id.v) ? bound : read).insert(n.name);
      });
      for (const ArgDecl& a : f.args) bound.insert(a.name);
      for (const Symbol s : bound) {
        // A kernel's size arguments stand for what a launch knows.
        const bool size =
            f.is_kernel &&
            std::any_of(info.interface.args.begin(), info.interface.args.end(),
                        [&](auto& a) { return a.name == tree.text(s) && !a.type.is_array(); });
        EXPECT_TRUE(read.contains(s) || size)
            << "row " << i << " " << kCategories[i % kGrammarCategories].name << ": "
            << tree.text(f.name) << " does not read " << tree.text(s);
      }
    }
  }
}

// What a round of a loop computes depends on the loop: an author would have written anything else
// before it. Only a loop's first statements are looked at, up to where a round may end early.
TEST(Synthesizer, LoopsBeginWithWhatTheyChange) {
  Synthesizer synthesizer(11);
  Tree tree;
  ProgramInfo info;
  std::vector<NodeId> queue;
  const auto name_of = [&](NodeId target) {
    while (tree.node(target).kind == NodeKind::Subscript ||
           tree.node(target).kind == NodeKind::Attribute)
      target = tree.kid(target, 0);
    return tree.node(target).kind == NodeKind::Name ? tree.node(target).name : Symbol{};
  };
  for (uint64_t i = 0; i < 4000; ++i) {
    synthesizer.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
    for (const FunctionDecl& f : tree.functions) {
      std::multiset<Symbol> stored;  // in the whole function
      std::vector<NodeId> loops;
      walk_breadth_first(tree, f.def, queue, [&](NodeId id) {
        const NodeKind kind = tree.node(id).kind;
        if (kind == NodeKind::Assign || kind == NodeKind::AugAssign)
          stored.insert(name_of(tree.kid(id, 0)));
        if (kind == NodeKind::For || kind == NodeKind::While) loops.push_back(id);
      });
      for (const NodeId loop : loops) {
        const bool counted = tree.node(loop).kind == NodeKind::For;
        const auto body = tree.kids(loop).subspan(counted ? 2 : 1);
        if (body.size() < 2) continue;
        if (tree.node(body[0]).kind != NodeKind::Assign) continue;
        const NodeId target = tree.kid(body[0], 0);
        if (tree.node(target).kind != NodeKind::Name || stored.count(tree.node(target).name) != 1)
          continue;
        std::set<Symbol> changed;
        bool draws = false;
        if (counted) changed.insert(name_of(tree.kid(loop, 0)));
        walk_breadth_first(tree, loop, queue, [&](NodeId id) {
          const NodeKind kind = tree.node(id).kind;
          if (kind == NodeKind::Assign || kind == NodeKind::AugAssign)
            changed.insert(name_of(tree.kid(id, 0)));
          if (kind == NodeKind::For) changed.insert(name_of(tree.kid(id, 0)));
        });
        bool varies = false;
        walk_breadth_first(tree, tree.kid(body[0], 1), queue, [&](NodeId id) {
          const Node& part = tree.node(id);
          varies = varies || (part.kind == NodeKind::Name && changed.contains(part.name));
          draws = draws || tree.type(id) == Type::of(Scalar::UInt32);  // a random state, it may be
        });
        EXPECT_TRUE(varies || draws) << "row " << i << ": " << tree.text(f.name) << " computes "
                                     << tree.text(tree.node(target).name) << " in each round";
      }
    }
  }
}

// Names of shared outputs say what the atomics on them do.
TEST(Synthesizer, GatheredOutputsAreNamedByHow) {
  Synthesizer synthesizer(11);
  Tree tree;
  ProgramInfo info;
  std::vector<NodeId> queue;
  std::size_t atomics = 0;
  for (uint64_t i = 0; i < 8000; ++i) {
    synthesizer.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
    walk_breadth_first(tree, tree.functions.back().def, queue, [&](NodeId id) {
      if (tree.node(id).kind != NodeKind::Call) return;
      const std::string_view key = tree.text(tree.node(tree.kid(id, 0)).name);
      if (!key.starts_with("atomic_")) return;
      ++atomics;
      const std::string_view name = tree.text(tree.node(tree.kid(id, 1)).name);
      if (name == "minima" || name == "lowest") {
        EXPECT_EQ(key, "atomic_min") << i;
      }
      if (name == "maxima" || name == "highest" || name == "peak_levels") {
        EXPECT_EQ(key, "atomic_max") << i;
      }
      for (const std::string_view sum : {"totals", "histogram", "counters", "tallies", "sums"}) {
        if (name == sum) {
          EXPECT_EQ(key, "atomic_add") << i;
        }
      }
    });
  }
  EXPECT_GT(atomics, 400u);
}

// A name that is a builtin's would hide it; one that is a keyword does not parse.
TEST(Words, AreNeitherBuiltinsNorKeywords) {
  const std::set<std::string_view> keywords{
      "and",    "as",     "assert", "break",   "class",    "continue", "def",    "del",
      "elif",   "else",   "except", "finally", "for",      "from",     "global", "if",
      "import", "in",     "is",     "lambda",  "nonlocal", "not",      "or",     "pass",
      "raise",  "return", "try",    "while",   "with",     "yield",    "True",   "False",
      "None",   "wp",     "range",  "float",   "int",      "bool"};
  const synth::WordLists& w = synth::words();
  for (synth::Words list :
       {w.scalar_array,    w.int_array,     w.vector_array,   w.matrix_array,    w.quat_array,
        w.transform_array, w.flag_array,    w.struct_array,   w.scalar_param,    w.int_param,
        w.vector_param,    w.matrix_param,  w.quat_param,     w.transform_param, w.flag_param,
        w.struct_param,    w.output,        w.counter_output, w.scalar_local,    w.int_local,
        w.vector_local,    w.matrix_local,  w.quat_local,     w.transform_local, w.flag_local,
        w.accumulator,     w.loop_variable, w.size,           w.struct_name,     w.constant,
        w.field_scalar,    w.field_vector,  w.field_matrix,   w.field_quat,      w.field_int}) {
    std::set<std::string_view> seen;
    for (std::string_view word : list) {
      EXPECT_EQ(find_builtin(word), nullptr) << word;
      EXPECT_FALSE(keywords.contains(word)) << word;
      EXPECT_TRUE(seen.insert(word).second) << word << " stands twice in one list";
      for (char c : word) EXPECT_FALSE(c >= '0' && c <= '9') << word;
    }
  }
}

// Facts speak of builtins that are there, each once; what has no fact is listed here.
TEST(Facts, CoverTheBuiltinsOfTheLanguage) {
  const std::set<std::string_view> elsewhere{
      // Made by syntax, constructors and statements of the grammar.
      "vector", "matrix", "quaternion", "transformation", "identity", "int8", "uint8", "int16",
      "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32", "float64", "bool",
      "int", "float", "rand_init", "where", "spatial_vector", "quat_identity", "transform_identity",
      "transform_set_translation", "transform_set_rotation",
      // Not drawn as calls; plans have sample_cdf.
      "bfloat16", "sample_cdf", "spatial_matrix",
      // Of which Warp says that they cannot be used.
      "transform_set_translation_copy", "transform_set_rotation_copy"};
  std::set<std::string_view> known;
  for (const synth::Fact& f : synth::facts()) {
    const std::string_view key = builtin(f.called).key;
    EXPECT_TRUE(known.insert(key).second) << key << " has two facts";
  }
  for (const Builtin& b : builtins()) {
    const std::set<std::string_view> groups{"Scalar Math",     "Vector Math",  "Quaternion Math",
                                            "Transformations", "Spatial Math", "Random"};
    if (!groups.contains(b.group) || b.python_level) continue;
    if (std::all_of(b.overloads.begin(), b.overloads.end(),
                    [](const Overload& o) { return o.result == ResultRule::Removed; }))
      continue;
    EXPECT_TRUE(known.contains(b.key) || elsewhere.contains(b.key))
        << b.key << " is never generated";
  }
}

TEST(Catalog, HasProductionsForTheCommonTypes) {
  const synth::Catalog& c = synth::catalog();
  EXPECT_GT(c.producing(Type::of(Scalar::Float32)).size(), 60u);
  EXPECT_GT(c.producing(Type::vec(3, Scalar::Float32)).size(), 20u);
  EXPECT_GT(c.producing(Type::mat(3, 3, Scalar::Float64)).size(), 10u);
  EXPECT_GT(c.producing(Type::quat(Scalar::Float32)).size(), 5u);
  EXPECT_GE(c.several().size(), 5u);
}

}  // namespace
}  // namespace weft
