// A row's number decides its signature, and is found again in the program.
#include "weft/synth/read_back.h"

#include <gtest/gtest.h>

#include <vector>

#include "number.h"
#include "signature.h"
#include "weft/base/permute.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

constexpr uint64_t kSpace = uint64_t{1} << synth::kSpaceBits;

TEST(Number, TheEncoderFindsWhatTheDecoderWasGiven) {
  Rng odds(1, 2);
  for (uint64_t i = 0; i < 2000; ++i) {
    const uint64_t number = Rng(5, i).below(kSpace);
    Rng rest(0, 0);
    synth::NumberDecoder decoder(number, rest);
    synth::NumberEncoder encoder;
    while (!decoder.spent()) {
      std::vector<uint32_t> weights(1 + odds.below(9));
      for (uint32_t& w : weights) w = static_cast<uint32_t>(odds.below(50));
      weights[odds.below(weights.size())] += 1;
      const size_t chosen = decoder.choose(weights);
      ASSERT_GT(weights[chosen], 0u);
      ASSERT_TRUE(encoder.record(weights, chosen));
    }
    EXPECT_TRUE(encoder.spent());
    EXPECT_EQ(encoder.number(), number);
  }
}

TEST(Number, OddsAreKept) {
  const uint32_t weights[] = {1, 0, 3};
  int count[3] = {};
  for (uint64_t i = 0; i < 4000; ++i) {
    Rng rest(0, i);
    synth::NumberDecoder d(Rng(7, i).below(kSpace), rest);
    ++count[d.choose(weights)];
  }
  EXPECT_EQ(count[1], 0);
  EXPECT_NEAR(count[0], 1000, 120);
}

TEST(Signature, EveryNumberOfEveryCategoryIsFoundAgain) {
  for (size_t c = 0; c < kGrammarCategories; ++c) {
    const auto category = static_cast<Category>(c);
    for (uint64_t i = 0; i < 3000; ++i) {
      // The ends of the space too.
      const uint64_t number = i == 0 ? 0 : i == 1 ? kSpace - 1 : Rng(c, i).below(kSpace);
      Rng rest(3, i);
      const synth::Signature s = synth::decode(category, number, rest);
      ASSERT_EQ(synth::encode(category, s), number) << kCategories[c].name;
      ASSERT_EQ(synth::category_of(s), category);
    }
  }
}

// Neighbours in the space are what a permuted row index never is, and what a table would confuse.
TEST(Signature, NeighbouringNumbersDiffer) {
  for (uint64_t i = 0; i < 2000; ++i) {
    const uint64_t number = Rng(11, i).below(kSpace - 1);
    Rng a(3, 3), b(3, 3);
    EXPECT_FALSE(synth::decode(Category::kVector, number, a) ==
                 synth::decode(Category::kVector, number + 1, b));
  }
}

TEST(ReadBack, FindsCategoryAndNumberInTheProgram) {
  constexpr uint64_t kSeed = 42;
  Synthesizer synthesizer(kSeed);
  const Permutation permutation = Synthesizer::permutation(kSeed);
  Tree tree;
  ProgramInfo info;
  for (uint64_t i = 0; i < 20000; ++i) {
    const auto category = static_cast<Category>(i % kGrammarCategories);
    synthesizer.make(category, i, tree, info);
    const auto found = read_back(tree);
    ASSERT_TRUE(found) << "row " << i << " " << category_name(category);
    ASSERT_EQ(found->category, category) << "row " << i;
    ASSERT_EQ(found->number, permutation.apply(i)) << "row " << i;
  }
}

TEST(ReadBack, RefusesOtherPrograms) {
  Tree tree;
  EXPECT_FALSE(read_back(tree));
}

}  // namespace
}  // namespace weft
