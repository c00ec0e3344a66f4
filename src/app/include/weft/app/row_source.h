// Rows in memory: for a program that takes them one span after the other and writes no dataset.
//
// A row is the JSON that `weft generate` writes on its line, byte for byte, whoever asks for it and
// in whatever order.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/app/pipeline.h"
#include "weft/base/result.h"

struct ArrowArrayStream;

namespace weft {

// As on the command line, and refused with the same words.
struct RowWishes {
  uint64_t seed = 42;
  std::vector<std::string> categories;  // none: the default mix
  std::vector<std::string> weights;     // "math=3"
  std::string families = "all";         // all, train or eval
  std::string device = "cuda";          // cpu, cuda or both
  std::string adjoints = "exact";       // exact or all
  bool backward = true;
  uint64_t cases = 2;
  std::vector<std::string> strip;
  std::string jobs;  // threads; empty: the cores of this process
};

// A row by itself: that of `index` in the source's mix, or, with a category, that of `index` in a
// dataset of this category alone (`weft row -c CATEGORY -i INDEX`).
struct RowPlace {
  uint64_t seed = 0;
  uint64_t index = 0;
  std::string category;  // empty: the mix
};

class RowSource : public std::enable_shared_from_this<RowSource> {
 public:
  static Result<std::shared_ptr<RowSource>> open(const RowWishes& wishes,
                                                 const PipelineFactory& pipelines);
  ~RowSource();

  // The rows [first, first + count) as JSON, made by all threads. One call at a time. Error: of the
  // row with the lowest index that could not be made, or TooFewPrograms.
  Result<std::vector<std::string>> rows(uint64_t first, uint64_t count);

  // The same of these rows, in this order.
  Result<std::vector<std::string>> rows(std::span<const RowPlace> places);
  // The most rows, up to `limit`, that the mix has: its categories by plans have so many programs.
  uint64_t most_rows(uint64_t limit) const;
  // Of a category, with plans of these families. kMaxRows where it has no end.
  static Result<uint64_t> most_rows_of(std::string_view category, std::string_view families);

  // A new stream of Arrow batches of these rows, made as they are read; other streams and rows() of
  // this source wait for each other. To be freed by free_stream() (weft/parquet/arrow_stream.h).
  Result<ArrowArrayStream*> stream(uint64_t first, uint64_t count);

 private:
  RowSource();
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace weft
