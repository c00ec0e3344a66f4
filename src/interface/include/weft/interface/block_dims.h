// How many threads a block has, on each target.
#pragma once

namespace weft {

// Threads in a block, by target: what a kernel is launched with.
struct BlockDims {
  static constexpr int kMax = 1024;

  int cpu = 1, cuda = 256;

  // What a tiled launch may have: the programs without Warp add up in halves of a block.
  static constexpr bool is_of_tiles(int threads) {
    return threads >= 32 && threads <= kMax && (threads & (threads - 1)) == 0;
  }

  bool valid() const { return cpu >= 1 && cpu <= kMax && cuda >= 1 && cuda <= kMax; }
};

}  // namespace weft
