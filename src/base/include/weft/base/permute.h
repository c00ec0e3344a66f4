// A seeded permutation of [0, n) with its inverse, computed, not stored.
//
// An alternating Feistel network over k bits (n = 2^k, k <= 62). For other n it follows the cycle
// until the value is below n again (expected steps < 2). The same seed gives the same permutation
// on every machine.
#pragma once

#include <cstdint>

namespace weft {

class Permutation {
 public:
  // Over [0, n); 1 <= n <= 2^62.
  Permutation(uint64_t seed, uint64_t n);
  // Over [0, 2^bits); 0 <= bits <= 62.
  static Permutation of_bits(uint64_t seed, int bits) { return {seed, uint64_t{1} << bits}; }

  uint64_t size() const { return n_; }
  // x < n; the result is < n, and differs for every x.
  uint64_t apply(uint64_t x) const;
  // inverse(apply(x)) == x.
  uint64_t inverse(uint64_t y) const;

 private:
  static constexpr int kRounds = 12;

  uint64_t forward(uint64_t x) const;
  uint64_t backward(uint64_t x) const;

  uint64_t n_;
  int low_bits_;
  uint64_t low_mask_;
  uint64_t high_mask_;
  uint64_t keys_[kRounds];
};

}  // namespace weft
