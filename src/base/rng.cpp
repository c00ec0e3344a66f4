// xoshiro256** with integer-only draws; see rng.h.
#include "weft/base/rng.h"

#include <bit>

namespace weft {

Rng::Rng(uint64_t seed, uint64_t index, uint64_t stream)
    : Rng(splitmix64(splitmix64(splitmix64(seed) + index) + stream)) {}

Rng::Rng(uint64_t key) : key_(key) {
  // The four words are the next outputs of the splitmix64 generator whose state is the key.
  for (int i = 0; i < 4; ++i) s_[i] = splitmix64(key + uint64_t(i) * 0x9e3779b97f4a7c15ull);
}

uint64_t Rng::next() {
  uint64_t result = std::rotl(s_[1] * 5, 7) * 9;
  uint64_t t = s_[1] << 17;
  s_[2] ^= s_[0];
  s_[3] ^= s_[1];
  s_[1] ^= s_[2];
  s_[0] ^= s_[3];
  s_[2] ^= t;
  s_[3] = std::rotl(s_[3], 45);
  return result;
}

uint64_t Rng::below(uint64_t n) {
  WEFT_CHECK(n > 0, "below(0)");
  // Lemire, "Fast Random Integer Generation in an Interval", 2019, algorithm 5 on 64 bits.
  __extension__ using uint128 = unsigned __int128;
  uint128 product = static_cast<uint128>(next()) * n;
  uint64_t low = static_cast<uint64_t>(product);
  if (low < n) {
    uint64_t threshold = (0 - n) % n;
    while (low < threshold) {
      product = static_cast<uint128>(next()) * n;
      low = static_cast<uint64_t>(product);
    }
  }
  return static_cast<uint64_t>(product >> 64);
}

int64_t Rng::range(int64_t lo, int64_t hi) {
  WEFT_CHECK(lo <= hi, "range({}, {})", lo, hi);
  uint64_t width = static_cast<uint64_t>(hi) - static_cast<uint64_t>(lo) + 1;  // 0 is 2^64
  uint64_t offset = width == 0 ? next() : below(width);
  return static_cast<int64_t>(static_cast<uint64_t>(lo) + offset);
}

bool Rng::chance(uint64_t num, uint64_t den) {
  WEFT_CHECK(num <= den, "chance({}, {})", num, den);
  return below(den) < num;
}

size_t Rng::weighted(std::span<const uint32_t> weights) {
  uint64_t total = 0;
  for (uint32_t w : weights) total += w;
  WEFT_CHECK(total > 0, "all {} weights are zero", weights.size());
  uint64_t r = below(total);
  size_t i = 0;
  while (r >= weights[i]) r -= weights[i++];
  return i;
}

Rng Rng::fork(uint64_t tag) const {
  return Rng(splitmix64(splitmix64(key_ ^ 0x666f726bull) + tag));
}

}  // namespace weft
