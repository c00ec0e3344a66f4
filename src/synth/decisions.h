// The stream of structural decisions of one row.
//
// Input: the row's number in its category's space, and the row's own random stream. Output: one
// choice after the other, with the odds that the caller gives. Invariant: while the number lasts,
// choices are read off it by a range decoder, so two numbers that took the same choices until the
// interval was one wide are the same number; afterwards choices are random. A program from which
// the first choices can be read back is therefore a different one for every row.
#pragma once

#include <cstdint>
#include <span>

#include "weft/base/rng.h"

namespace weft::synth {

inline constexpr int kSpaceBits = 44;  // rows a category can have: 2^44

class Decisions {
 public:
  // `number` < 2^kSpaceBits: the permuted row number.
  Decisions(std::uint64_t number, const Rng& rng)
      : low_(number), width_(std::uint64_t{1} << kSpaceBits), rng_(rng) {}

  // An index with odds in proportion to the weights, whose sum is positive and below 2^32.
  std::size_t choose(std::span<const std::uint32_t> weights);
  bool chance(std::uint32_t num, std::uint32_t den);
  std::size_t below(std::size_t n);  // uniform in [0, n)
  std::int64_t range(std::int64_t lo, std::int64_t hi) {
    return lo + static_cast<std::int64_t>(below(static_cast<std::size_t>(hi - lo + 1)));
  }
  template <class Range>
  auto& pick(Range&& items) {
    std::span view(items);
    return view[below(view.size())];
  }

  // True once the number is spent, so that all that follows is random.
  bool spent() const { return width_ <= 1; }
  // For what carries no meaning, such as names.
  Rng& rng() { return rng_; }

 private:
  std::uint64_t low_;    // what is left of the number: its offset in the current interval
  std::uint64_t width_;  // of the current interval
  Rng rng_;
};

// The encoder that inverts the decoder: fed the same odds and the choices, it finds the number.
class DecisionReader {
 public:
  void record(std::span<const std::uint32_t> weights, std::size_t chosen);
  bool complete() const { return width_ <= 1; }
  std::uint64_t number() const { return base_; }

 private:
  std::uint64_t base_ = 0;
  std::uint64_t width_ = std::uint64_t{1} << kSpaceBits;
};

}  // namespace weft::synth
