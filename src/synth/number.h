// The row's number, spent on decisions and found again from them.
//
// Input: a number below 2^kSpaceBits and, for each decision, the odds. Output: choices. The encoder
// takes the same odds and the choices, and returns the number. Invariant: each choice narrows an
// interval that contains the number, in proportion to the odds, until the interval has width one;
// so two numbers differ in at least one of the choices before that. The coder is a range coder
// rather than mixed radix, so that likely choices stay likely.
#pragma once

#include <cstdint>
#include <span>

#include "weft/base/rng.h"

namespace weft::synth {

inline constexpr int kSpaceBits = 44;  // programs that a category has: 2^44

class NumberDecoder {
 public:
  // Once the number is spent, choices come from `rng`.
  NumberDecoder(std::uint64_t number, Rng& rng)
      : low_(number), width_(std::uint64_t{1} << kSpaceBits), rng_(&rng) {}
  // An index with odds in proportion to the weights, whose sum is positive and below 2^32.
  std::size_t choose(std::span<const std::uint32_t> weights);
  bool spent() const { return width_ <= 1; }

 private:
  std::uint64_t low_;    // what is left of the number: its offset in the current interval
  std::uint64_t width_;  // of the current interval
  Rng* rng_;
};

class NumberEncoder {
 public:
  // False if the choice has no odds, so that no number leads to it.
  bool record(std::span<const std::uint32_t> weights, std::size_t chosen);
  bool spent() const { return width_ <= 1; }
  std::uint64_t number() const { return base_; }

 private:
  std::uint64_t base_ = 0;
  std::uint64_t width_ = std::uint64_t{1} << kSpaceBits;
};

}  // namespace weft::synth
