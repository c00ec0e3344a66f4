// The project's random generator: the same numbers on every machine and for every build.
//
// xoshiro256** 1.0 (Blackman and Vigna, public domain). splitmix64 fills its four words from a
// 64-bit key that is mixed from (seed, index, stream). Decisions use integers only, because
// standard distributions differ between libraries, and floating point between compilers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "weft/base/check.h"

namespace weft {

// One step of splitmix64: a bijection of 64 bits that mixes well.
constexpr uint64_t splitmix64(uint64_t x) {
  x += 0x9e3779b97f4a7c15ull;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

class Rng {
 public:
  // Streams of one (seed, index) that differ in `stream` are independent.
  Rng(uint64_t seed, uint64_t index, uint64_t stream = 0);

  // 64 random bits.
  uint64_t next();
  // Uniform in [0, n), without bias (Lemire's method); n > 0.
  uint64_t below(uint64_t n);
  // Uniform in [lo, hi], both ends included; lo <= hi.
  int64_t range(int64_t lo, int64_t hi);
  // True with probability num/den; 0 <= num <= den, den > 0.
  bool chance(uint64_t num, uint64_t den);
  // An index, with odds proportional to the weights; their sum is positive and fits 64 bits.
  size_t weighted(std::span<const uint32_t> weights);

  template <class Range>
  auto& pick(Range&& items) {
    std::span view(items);
    WEFT_CHECK(!view.empty(), "pick from nothing");
    return view[below(view.size())];
  }
  // Fisher-Yates.
  template <class T>
  void shuffle(std::span<T> items) {
    for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

  // A generator for a part of the work. It depends on this generator's key and the tag, not on
  // how many numbers were drawn, so a change in one part leaves the others as they were.
  Rng fork(uint64_t tag) const;

 private:
  explicit Rng(uint64_t key);

  uint64_t key_;
  uint64_t s_[4];
};

}  // namespace weft
