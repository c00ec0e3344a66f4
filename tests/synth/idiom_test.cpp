// The notation of idioms: what it takes, what it refuses and why, and that every field has its
// idioms and uses them all.
#include "idiom.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "weft/ast/tree.h"
#include "weft/builtins/builtins.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

using synth::Idiom;
using synth::IdiomExpr;
using synth::IdiomStmt;
using synth::IdiomSymbol;
using ::testing::HasSubstr;

constexpr Category kFields[] = {Category::kPhysics, Category::kMl,       Category::kGraphics,
                                Category::kSignal,  Category::kGeometry, Category::kSampling};

std::vector<Idiom> parsed(std::string_view text) {
  std::vector<Idiom> out;
  std::string error;
  EXPECT_TRUE(synth::parse_idioms(text, Category::kPhysics, out, error)) << error;
  return out;
}

std::string refusal(std::string_view text) {
  std::vector<Idiom> out;
  std::string error;
  EXPECT_FALSE(synth::parse_idioms(text, Category::kPhysics, out, error)) << text;
  return error;
}

TEST(Notation, ReadsHeadersHolesAndChoices) {
  const auto list = parsed(R"(
# A comment.
def pull|tug(k|stiffness: num F[0.5..20],
             d: vec3[-4..4], n: unit vec3) -> vec3[-80..80] force: "pulls" half
    length_d = wp.length(d) + {0.001|{0.01..0.1}}
    return {k * length_d * n|n * (k * length_d)}
)");
  ASSERT_EQ(list.size(), 1u);
  const Idiom& pull = list[0];
  EXPECT_EQ(pull.name(), "pull");
  EXPECT_EQ(pull.names.size(), 2u);
  EXPECT_EQ(pull.plain, "pulls");
  EXPECT_TRUE(pull.half);
  EXPECT_EQ(pull.statements, 1);
  ASSERT_EQ(pull.symbols.size(), 4u);
  EXPECT_EQ(pull.symbols[0].role, IdiomSymbol::Role::Number);
  EXPECT_EQ(pull.symbols[0].range.hi, 20);
  EXPECT_TRUE(pull.symbols[2].unit);
  EXPECT_EQ(pull.symbols[3].role, IdiomSymbol::Role::Local);
  // Typed for each scalar type that it takes.
  for (std::size_t i = 0; i < synth::kIdiomScalars.size(); ++i) {
    const Scalar f = synth::kIdiomScalars[i];
    ASSERT_FALSE(pull.expr_types[i].empty());
    EXPECT_EQ(pull.symbol_types[i][3], Type::of(f));
    EXPECT_EQ(pull.expr_types[i][pull.stmts[pull.body.back()].expr], Type::vec(3, f));
  }
}

TEST(Notation, ReadsBlocks) {
  const auto list = parsed(R"(
def search(state: rng, w: row F[-10..10], v: row F[-1..1] like w, u: field F[0..1]) -> F[0..9]: "a search"
    best = 0.0
    for k|j in range(len(w)):
        if w[k] * v[k] > u(-1) and not (best > 1.0):
            best = w[k]
        elif w[k] > 2.0:
            break
        else:
            best += F(wp.randf(state))
    either:
        out = best
    or:
        out = -best if best < 0.0 else best
        maybe:
            out *= 2.0
    return out
)");
  ASSERT_EQ(list.size(), 1u);
  const Idiom& search = list[0];
  EXPECT_TRUE(search.has_array);
  EXPECT_TRUE(search.has_random);
  EXPECT_EQ(search.loop_depth, 1);
  EXPECT_EQ(search.symbols[2].like, 1);
  EXPECT_EQ(search.symbols[3].rank, 1);
  EXPECT_TRUE(search.expr_types[2].empty()) << "not marked half";
  int loops = 0;
  for (const IdiomStmt& s : search.stmts) {
    if (s.kind != IdiomStmt::Kind::For) continue;
    ++loops;
    EXPECT_TRUE(s.dynamic) << "it has a break";
  }
  EXPECT_EQ(loops, 1);
}

TEST(Notation, RefusesWithNameAndReason) {
  const struct {
    std::string_view text, reason;
  } kBad[] = {
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return y\n", "'y' is not known"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    y = x\n", "the last statement must be a return"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return x +\n", "expected a name"},
      {"def f(x: F[1..0]) -> F[0..1]: \"f\"\n    return x\n", "upside down"},
      {"def f(x: G[0..1]) -> F[0..1]: \"f\"\n    return x\n", "'G' is no type"},
      {"def f(x: F[0..1]) -> F[0..1]\n    return x\n", "expected ':'"},
      {"def f(x: F[0..1]) -> F[0..1]: f\n    return x\n", "in words"},
      {"def f(x: F[0..1]) -> vec3[0..1]: \"f\"\n    return x\n", "returns float32"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return wp.sine(x)\n", "wp.sine is no builtin"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return wp.smooth_normalize(x)\n",
       "wp.smooth_normalize is written in Python inside Warp"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return wp.dot(x, x)\n", "wp.dot does not take"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return x * 2\n", "wp.mul does not take"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return {x|x > 0.5}\n", "different types"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return {x}\n", "a choice of one"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    return {2.0..1.0}\n", "an empty range"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    x = 2.0\n    return x\n", "cannot be assigned"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    break\n    return x\n", "outside of a loop"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    if x > 0.5:\n        y = x\n    return y\n",
       "'y' may have no value yet"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    either:\n        y = x\n    return y\n",
       "an either without an or"},
      {"def f(x: F[0..1]) -> F[0..1]: \"f\"\n    y += x\n    return x\n", "has no value yet"},
      {"def f(x: vec3[0..1]) -> F[0..1]: \"f\"\n    return x.q\n", "has no .q"},
      {"def f(u: field F[0..1]) -> F[0..1]: \"f\"\n    return u(1) + u(0, 1)\n",
       "one or two offsets"},
      {"def f(x: F[0..1], x: F[0..1]) -> F[0..1]: \"f\"\n    return x\n", "named twice"},
  };
  for (const auto& bad : kBad) {
    const std::string error = refusal(bad.text);
    EXPECT_THAT(error, HasSubstr(std::string(bad.reason))) << bad.text;
    EXPECT_THAT(error, HasSubstr("f (line ")) << bad.text;
  }
}

TEST(Idioms, EveryFieldHasItsOwnAndTheyAreDistinct) {
  std::set<std::string_view> names;
  for (const Category field : kFields) {
    const auto list = synth::idioms_of(field);
    EXPECT_GE(list.size(), 15u) << category_name(field);
    for (const Idiom& idiom : list) {
      EXPECT_TRUE(names.insert(idiom.name()).second) << idiom.name();
      EXPECT_FALSE(idiom.plain.empty());
      // What is named in a program hides no builtin.
      for (std::string_view n : idiom.names) EXPECT_EQ(find_builtin(n), nullptr) << n;
      for (std::string_view n : idiom.result_names) EXPECT_EQ(find_builtin(n), nullptr) << n;
      for (const IdiomSymbol& s : idiom.symbols) {
        std::set<std::string_view> seen;
        for (std::string_view n : s.names) {
          EXPECT_EQ(find_builtin(n), nullptr) << idiom.name() << ": " << n;
          EXPECT_TRUE(seen.insert(n).second) << idiom.name() << ": " << n << " twice";
        }
      }
    }
  }
  for (std::size_t c = 0; c < kGrammarCategories; ++c) {
    const bool field = c >= static_cast<std::size_t>(Category::kPhysics);
    EXPECT_EQ(!synth::idioms_of(static_cast<Category>(c)).empty(), field);
  }
}

// Of 20,000 rows of a field at least 20 have any one idiom; of a tenth of them, then, at least 2.
// `weft_synth_dump - 20000 42 0 FIELD` counts all.
TEST(Idioms, AreAllUsed) {
  Synthesizer synthesizer(11);
  Tree tree;
  ProgramInfo info;
  for (const Category field : kFields) {
    std::map<std::string, int> rows;
    int without = 0;
    for (std::uint64_t i = 0; i < 2000; ++i) {
      synthesizer.make(field, i, tree, info);
      without += info.idioms.empty();
      for (const std::string& name : info.idioms) ++rows[name];
    }
    for (const Idiom& idiom : synth::idioms_of(field))
      EXPECT_GE(rows[std::string(idiom.name())], 2) << idiom.name();
    EXPECT_LE(without, 40) << category_name(field);
  }
}

TEST(Idioms, AProbeIsOneIdiom) {
  Tree tree;
  ProgramInfo info;
  for (const Category field : kFields) {
    for (std::size_t k = 0; k < idiom_count(field); ++k) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        probe_idiom(field, k, seed, tree, info);
        verify_tree(tree);
        EXPECT_LE(info.idioms.size(), 1u);
      }
    }
  }
}

}  // namespace
}  // namespace weft
