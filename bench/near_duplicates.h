// Near-duplicates among many token sequences: MinHash with banding, then the exact Jaccard index.
//
// Input: one document at a time, as tokens. Output: how many documents stand in a pair of Jaccard
// index of at least 0.8 over their sets of 5-grams. Source: Broder, "On the resemblance and
// containment of documents" (1997); Leskovec et al., "Mining of Massive Datasets", 3.4. 120 hash
// functions in 24 bands of 5 find a pair of index 0.8 with probability 0.9999.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace weft::bench {

class NearDuplicates {
 public:
  static constexpr double kThreshold = 0.8;

  void add(std::span<const std::string_view> tokens);
  // Documents in at least one pair; `pairs` counts the pairs.
  std::size_t count(std::size_t& pairs) const;
  std::size_t size() const { return documents_.size(); }

 private:
  static constexpr std::size_t kBands = 24, kRows = 5, kGram = 5;
  double jaccard(std::size_t a, std::size_t b) const;

  std::vector<std::vector<std::uint32_t>> documents_;  // sorted hashes of 5-grams
  std::vector<std::uint64_t> bands_;                   // kBands a document
};

}  // namespace weft::bench
