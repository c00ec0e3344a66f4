#include "number.h"

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

std::size_t NumberDecoder::choose(std::span<const std::uint32_t> weights) {
  if (spent()) return rng_->weighted(weights);
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

bool NumberEncoder::record(std::span<const std::uint32_t> weights, std::size_t chosen) {
  if (spent()) return true;
  if (chosen >= weights.size() || weights[chosen] == 0) return false;
  const std::uint64_t total = total_of(weights);
  std::uint64_t cumulative = 0;
  for (std::size_t i = 0; i < chosen; ++i) cumulative += weights[i];
  const std::uint64_t begin = boundary(width_, cumulative, total);
  const std::uint64_t end = boundary(width_, cumulative + weights[chosen], total);
  if (begin == end) return false;
  base_ += begin;
  width_ = end - begin;
  return true;
}

}  // namespace weft::synth
