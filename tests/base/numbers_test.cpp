// Random numbers, permutations, 16-bit floats, sha256.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "weft/base/half.h"
#include "weft/base/permute.h"
#include "weft/base/rng.h"
#include "weft/base/sha256.h"

namespace weft {
namespace {

TEST(Rng, SameNumbersOnEveryMachine) {
  // Recorded once; a change here changes every dataset, so it needs a new version of weft.
  Rng rng(42, 7);
  std::array<uint64_t, 4> first = {rng.next(), rng.next(), rng.next(), rng.next()};
  EXPECT_EQ(first, (std::array<uint64_t, 4>{2742898172575078223u, 4733046608302413884u,
                                            17084036242994726796u, 11531212750297514083u}));
  EXPECT_EQ(splitmix64(0), 0xe220a8397b1dcdafull);  // published first output for seed 0
}

TEST(Rng, StreamsDiffer) {
  std::set<uint64_t> seen;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    for (uint64_t index = 0; index < 10; ++index) {
      for (uint64_t stream = 0; stream < 10; ++stream) {
        seen.insert(Rng(seed, index, stream).next());
      }
    }
  }
  EXPECT_EQ(seen.size(), 1000u);
}

TEST(Rng, BelowIsUniformAndInRange) {
  Rng rng(1, 2);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts[rng.below(6)];
  for (int count : counts) EXPECT_NEAR(count, 10'000, 500);
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(rng.below(1), 0u);
    EXPECT_LT(rng.below((uint64_t{1} << 63) + 1), (uint64_t{1} << 63) + 1);
  }
}

TEST(Rng, RangeTakesBothEnds) {
  Rng rng(1, 3);
  std::set<int64_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(rng.range(-2, 2));
  EXPECT_EQ(seen, (std::set<int64_t>{-2, -1, 0, 1, 2}));
  rng.range(std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max());
}

TEST(Rng, ChanceAndWeighted) {
  Rng rng(5, 5);
  int hits = 0;
  for (int i = 0; i < 10'000; ++i) hits += rng.chance(1, 4);
  EXPECT_NEAR(hits, 2500, 200);
  EXPECT_FALSE(rng.chance(0, 3));
  EXPECT_TRUE(rng.chance(3, 3));
  const uint32_t weights[] = {0, 1, 0, 3};
  std::array<int, 4> counts{};
  for (int i = 0; i < 10'000; ++i) ++counts[rng.weighted(weights)];
  EXPECT_EQ(counts[0] + counts[2], 0);
  EXPECT_NEAR(counts[1], 2500, 200);
}

TEST(Rng, ForkDoesNotDependOnDraws) {
  Rng a(9, 9), b(9, 9);
  a.next();
  EXPECT_EQ(a.fork(3).next(), b.fork(3).next());
  EXPECT_NE(a.fork(3).next(), a.fork(4).next());
}

TEST(Rng, PickAndShuffle) {
  Rng rng(3, 1);
  std::vector<int> items = {1, 2, 3, 4, 5};
  std::set<int> picked;
  for (int i = 0; i < 100; ++i) picked.insert(rng.pick(items));
  EXPECT_EQ(picked.size(), 5u);
  rng.shuffle(std::span(items));
  EXPECT_EQ(std::set<int>(items.begin(), items.end()).size(), 5u);
}

TEST(Permutation, IsABijectionWithInverse) {
  for (uint64_t n : {1u, 2u, 3u, 7u, 8u, 10u, 100u, 1000u, 1024u, 4099u}) {
    for (uint64_t seed : {0u, 1u, 42u}) {
      Permutation p(seed, n);
      std::vector<bool> hit(n);
      for (uint64_t x = 0; x < n; ++x) {
        uint64_t y = p.apply(x);
        ASSERT_LT(y, n);
        ASSERT_FALSE(hit[y]);
        hit[y] = true;
        ASSERT_EQ(p.inverse(y), x);
      }
    }
  }
}

TEST(Permutation, LargeSpacesInvertAndSpread) {
  for (int bits : {31, 40, 41, 61, 62}) {
    Permutation p = Permutation::of_bits(7, bits);
    std::set<uint64_t> top;
    for (uint64_t x = 0; x < 2000; ++x) {
      uint64_t y = p.apply(x);
      ASSERT_LT(y, p.size());
      ASSERT_EQ(p.inverse(y), x);
      top.insert(y >> (bits - 4));
    }
    EXPECT_EQ(top.size(), 16u);
  }
  Permutation odd(3, (uint64_t{1} << 50) + 12345);
  for (uint64_t x = 0; x < 1000; ++x) EXPECT_EQ(odd.inverse(odd.apply(x)), x);
  EXPECT_NE(Permutation::of_bits(1, 40).apply(0), Permutation::of_bits(2, 40).apply(0));
}

TEST(Half, EveryHalfSurvivesTheRoundTrip) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    auto h = static_cast<uint16_t>(bits);
    float f = half_to_float(h);
    if (std::isnan(f)) {
      EXPECT_EQ(float_to_half(f) & 0xfe00, (h & 0x8000) | 0x7e00);
    } else {
      ASSERT_EQ(float_to_half(f), h);
      ASSERT_EQ(double_to_half(f), h);
    }
    float b = bfloat16_to_float(h);
    if (!std::isnan(b)) {
      ASSERT_EQ(float_to_bfloat16(b), h);
    }
  }
}

TEST(Half, RoundsToNearestEven) {
  // Between every two neighbours: below the middle down, above it up, the middle to even.
  for (uint16_t h = 0; h < 0x7bff; ++h) {
    double low = half_to_float(h), high = half_to_float(static_cast<uint16_t>(h + 1));
    double middle = (low + high) / 2;
    ASSERT_EQ(double_to_half(middle), h & 1 ? h + 1 : h);
    ASSERT_EQ(float_to_half(static_cast<float>(middle)), h & 1 ? h + 1 : h);
    ASSERT_EQ(double_to_half(std::nextafter(middle, 0)), h);
    ASSERT_EQ(double_to_half(std::nextafter(middle, 1e9)), h + 1);
    ASSERT_EQ(double_to_half(-middle), 0x8000 | (h & 1 ? h + 1 : h));
  }
  EXPECT_EQ(float_to_half(65504.0f), 0x7bff);
  EXPECT_EQ(float_to_half(65519.99f), 0x7bff);
  EXPECT_EQ(float_to_half(65520.0f), 0x7c00);
  EXPECT_EQ(float_to_half(1e30f), 0x7c00);
  EXPECT_EQ(double_to_half(-1e300), 0xfc00);
  EXPECT_EQ(double_to_half(1e-300), 0);
  EXPECT_EQ(float_to_half(-0.0f), 0x8000);
}

TEST(Half, RoundsAwayFromZero) {
  for (uint16_t h = 0x400; h < 0x7bff; ++h) {
    const float low = half_to_float(h), high = half_to_float(static_cast<uint16_t>(h + 1));
    const float middle = (low + high) / 2;
    ASSERT_EQ(float_to_half_away(low), h);
    ASSERT_EQ(float_to_half_away(middle), h + 1);
    ASSERT_EQ(float_to_half_away(-middle), 0x8000 | (h + 1));
    ASSERT_EQ(float_to_half_away(std::nextafterf(middle, 0)), h);
  }
  EXPECT_EQ(float_to_half_away(2049.0f), float_to_half(2050.0f));
  EXPECT_EQ(float_to_half_away(0x1p-24f), 1);
  EXPECT_EQ(float_to_half_away(0x1p-26f), 0);
  EXPECT_EQ(float_to_half_away(65519.99f), 0x7bff);
  EXPECT_EQ(float_to_half_away(65520.0f), 0x7c00);
  EXPECT_EQ(float_to_half_away(-1e30f), 0xfc00);
  EXPECT_EQ(float_to_half_away(-0.0f), 0x8000);
  EXPECT_EQ(float_to_half_away(std::numeric_limits<float>::quiet_NaN()), 0x7e00);
}

TEST(Bfloat16, RoundsToNearestEven) {
  EXPECT_EQ(float_to_bfloat16(1.0f), 0x3f80);
  EXPECT_EQ(float_to_bfloat16(std::bit_cast<float>(0x3f808000u)), 0x3f80);
  EXPECT_EQ(float_to_bfloat16(std::bit_cast<float>(0x3f808001u)), 0x3f81);
  EXPECT_EQ(float_to_bfloat16(std::bit_cast<float>(0x3f818000u)), 0x3f82);
  EXPECT_EQ(float_to_bfloat16(std::numeric_limits<float>::max()), 0x7f80);
  EXPECT_EQ(float_to_bfloat16(std::bit_cast<float>(0x7f800001u)), 0x7fc0);
}

TEST(Sha256, StandardVectors) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, PortableAndFastAgreeInAnyPieces) {
  std::string message;
  Rng rng(1, 1);
  for (int i = 0; i < 300; ++i) message += static_cast<char>(rng.next());
  for (size_t size = 0; size <= message.size(); ++size) {
    std::string_view part(message.data(), size);
    size_t cut = rng.below(size + 1);
    Sha256 portable = Sha256::portable();
    portable.update(part.substr(0, cut)).update(part.substr(cut));
    ASSERT_EQ(portable.finish(), Sha256::digest(part)) << size;
    portable.update("abc");
    ASSERT_EQ(to_hex(portable.finish()), sha256_hex("abc"));
  }
}

}  // namespace
}  // namespace weft
