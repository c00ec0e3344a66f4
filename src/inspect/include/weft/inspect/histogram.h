// Counts of values by size, in bounded memory: exact below 64, then within 3 %.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace weft {

// For a person who reads percentiles.
inline constexpr std::string_view kQuantilesNote =
    "Quantiles from 64 on (of ratios: 0.64) are rounded down, by at most 3.1 %; least and most are "
    "exact.";

class Histogram {
 public:
  struct Bucket {
    uint64_t low, high;  // values [low, high)
    uint64_t count;
  };

  void add(uint64_t value);
  void merge(const Histogram& other);

  uint64_t count() const { return count_; }
  uint64_t min() const { return count_ == 0 ? 0 : min_; }
  uint64_t max() const { return max_; }
  double mean() const;
  // The value below which so many of 100 lie; the lower end of its bucket, 0 if there are none.
  uint64_t percentile(unsigned percent) const;
  // Buckets in order, empty ones left out.
  std::vector<Bucket> buckets() const;

 private:
  std::vector<uint64_t> counts_;
  uint64_t count_ = 0, sum_ = 0, min_ = ~uint64_t{0}, max_ = 0;
};

}  // namespace weft
