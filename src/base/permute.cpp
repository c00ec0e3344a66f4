// Alternating Feistel network; see permute.h.
#include "weft/base/permute.h"

#include <bit>

#include "weft/base/check.h"
#include "weft/base/rng.h"

namespace weft {

Permutation::Permutation(uint64_t seed, uint64_t n) : n_(n) {
  WEFT_CHECK(n >= 1 && n <= (uint64_t{1} << 62), "permutation over {} values", n);
  int bits = std::bit_width(n - 1);
  low_bits_ = (bits + 1) / 2;
  low_mask_ = (uint64_t{1} << low_bits_) - 1;
  high_mask_ = (uint64_t{1} << (bits - low_bits_)) - 1;
  uint64_t key = splitmix64(seed ^ 0x7065726d757465ull) + static_cast<uint64_t>(bits);
  for (uint64_t& k : keys_) k = key = splitmix64(key);
}

uint64_t Permutation::forward(uint64_t x) const {
  uint64_t low = x & low_mask_;
  uint64_t high = x >> low_bits_;
  for (int round = 0; round < kRounds; round += 2) {
    high ^= splitmix64(low ^ keys_[round]) & high_mask_;
    low ^= splitmix64(high ^ keys_[round + 1]) & low_mask_;
  }
  return high << low_bits_ | low;
}

uint64_t Permutation::backward(uint64_t x) const {
  uint64_t low = x & low_mask_;
  uint64_t high = x >> low_bits_;
  for (int round = kRounds - 2; round >= 0; round -= 2) {
    low ^= splitmix64(high ^ keys_[round + 1]) & low_mask_;
    high ^= splitmix64(low ^ keys_[round]) & high_mask_;
  }
  return high << low_bits_ | low;
}

uint64_t Permutation::apply(uint64_t x) const {
  WEFT_CHECK(x < n_, "{} is not below {}", x, n_);
  do x = forward(x);
  while (x >= n_);
  return x;
}

uint64_t Permutation::inverse(uint64_t y) const {
  WEFT_CHECK(y < n_, "{} is not below {}", y, n_);
  do y = backward(y);
  while (y >= n_);
  return y;
}

}  // namespace weft
