// Near-duplicates among many token sequences: MinHash with banding, then the exact Jaccard index.
//
// Input: numbered documents, one at a time, as tokens. Output: the documents that are part of a
// pair whose sets of 5-grams have a Jaccard index of at least 0.8. With 256 hash functions in 32
// bands of 8, a pair of index 0.8 is found with probability 0.997, and a pair of index 0.9 with
// probability 1 - 1e-8; a candidate counts only if its exact index is at least 0.8. Bands and
// 5-grams are spilled to temporary files, so memory is 12 bytes for each document, and 16 more
// while one band is searched. Source: Broder, "On the resemblance and containment of documents"
// (1997); Leskovec et al., "Mining of Massive Datasets", 3.4.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

inline constexpr size_t kNearBands = 32, kNearRows = 8, kNearGram = 5;
inline constexpr double kNearThreshold = 0.8;

struct NearSignature {
  std::array<uint64_t, kNearBands> bands{};
  std::vector<uint32_t> grams;  // sorted hashes of 5-grams, each once
};

// The expensive part, for any thread. Keeps no state but what it writes to.
void near_signature(std::span<const std::string_view> tokens, NearSignature& out);

// Of two sorted sets; 1 if both are empty.
double jaccard(std::span<const uint32_t> a, std::span<const uint32_t> b);

struct NearFigures {
  static constexpr uint32_t kNone = 0xffffffffu;
  uint64_t documents = 0;
  uint64_t in_pairs = 0;          // documents that have a near-duplicate
  std::vector<uint32_t> earlier;  // by document: an earlier one it is near to, or kNone
};

class NearIndex {
 public:
  // The temporary files are made in `folder`, unlinked at once.
  static Result<NearIndex> create(const std::string& folder);
  NearIndex(NearIndex&&) noexcept;
  NearIndex& operator=(NearIndex&&) noexcept;
  ~NearIndex();

  // Numbers need not ascend; each is used once. Not thread-safe.
  Status add(uint32_t document, const NearSignature& signature);
  // Once, after the last add(). The result does not depend on the order of adding. Within a band,
  // a document is compared with at most 64 others of its bucket, so that the time is bounded even
  // where all are alike; then it is in a pair at the first comparison.
  Result<NearFigures> find();

 private:
  struct Impl;
  explicit NearIndex(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
