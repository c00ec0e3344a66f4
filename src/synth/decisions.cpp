#include "decisions.h"

#include "weft/base/check.h"

namespace weft::synth {
namespace {

using Wide = unsigned __int128;

std::uint64_t total_of(std::span<const std::uint32_t> weights) {
  std::uint64_t total = 0;
  for (std::uint32_t w : weights) total += w;
  WEFT_DCHECK(total > 0 && total < (std::uint64_t{1} << 32));
  return total;
}

// Start of the part of an interval that `cumulative` of `total` leaves below it.
std::uint64_t boundary(std::uint64_t width, std::uint64_t cumulative, std::uint64_t total) {
  return static_cast<std::uint64_t>(static_cast<Wide>(width) * cumulative / total);
}

}  // namespace

std::size_t Decisions::choose(std::span<const std::uint32_t> weights) {
  if (spent()) return rng_.weighted(weights);
  const std::uint64_t total = total_of(weights);
  std::uint64_t cumulative = 0, begin = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    cumulative += weights[i];
    const std::uint64_t end = boundary(width_, cumulative, total);
    if (low_ < end) {
      low_ -= begin;
      width_ = end - begin;
      return i;
    }
    begin = end;
  }
  WEFT_UNREACHABLE("number {} outside its interval", low_);
}

bool Decisions::chance(std::uint32_t num, std::uint32_t den) {
  if (num == 0) return false;
  if (num >= den) return true;
  if (spent()) return rng_.chance(num, den);
  const std::uint32_t weights[] = {den - num, num};
  return choose(weights) == 1;
}

std::size_t Decisions::below(std::size_t n) {
  if (n == 1) return 0;
  if (spent()) return rng_.below(n);
  // Uniform: the same intervals as choose() with n equal weights.
  for (std::size_t i = 0;; ++i) {
    const std::uint64_t end = boundary(width_, i + 1, n);
    if (low_ < end) {
      const std::uint64_t begin = boundary(width_, i, n);
      low_ -= begin;
      width_ = end - begin;
      return i;
    }
  }
}

void DecisionReader::record(std::span<const std::uint32_t> weights, std::size_t chosen) {
  if (complete()) return;
  const std::uint64_t total = total_of(weights);
  std::uint64_t cumulative = 0;
  for (std::size_t i = 0; i < chosen; ++i) cumulative += weights[i];
  const std::uint64_t begin = boundary(width_, cumulative, total);
  const std::uint64_t end = boundary(width_, cumulative + weights[chosen], total);
  base_ += begin;
  width_ = end - begin;
}

}  // namespace weft::synth
