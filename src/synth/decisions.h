// The random stream of one row, in the form in which the grammar draws from it.
//
// Every decision that the row's number does not make (see signature.h) is drawn here.
#pragma once

#include <cstdint>
#include <span>

#include "weft/base/rng.h"

namespace weft::synth {

class Decisions {
 public:
  explicit Decisions(const Rng& rng) : rng_(rng) {}

  // An index with odds in proportion to the weights, whose sum is positive and below 2^32.
  std::size_t choose(std::span<const std::uint32_t> weights) { return rng_.weighted(weights); }
  bool chance(std::uint32_t num, std::uint32_t den) {
    return num > 0 && (num >= den || rng_.chance(num, den));
  }
  std::size_t below(std::size_t n) { return n == 1 ? 0 : rng_.below(n); }  // uniform in [0, n)
  std::int64_t range(std::int64_t lo, std::int64_t hi) {
    return lo + static_cast<std::int64_t>(below(static_cast<std::size_t>(hi - lo + 1)));
  }
  template <class Range>
  auto& pick(Range&& items) {
    std::span view(items);
    return view[below(view.size())];
  }
  Rng& rng() { return rng_; }

 private:
  Rng rng_;
};

}  // namespace weft::synth
