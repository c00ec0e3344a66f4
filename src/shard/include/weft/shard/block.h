// Blocks: a few rows at a time, serialised and compressed by the worker that made them.
//
// The rows of a block follow from the layout and the row index alone, never from sizes or threads:
// every kRowsPerBlock rows of a span are one block. So any worker can make any block, and the bytes
// of a shard do not depend on the workers.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/columns.h"
#include "weft/shard/layout.h"

namespace weft {

std::string_view zstd_version();

inline constexpr uint64_t kRowsPerBlock = 50;
inline constexpr int kZstdLevel = 3;

// The blocks of some rows, by number, in order of rows.
class BlockPlan {
 public:
  // Of rows [0, rows).
  BlockPlan(const Layout& layout, uint64_t rows);
  // Of whole spans, given as ranges of rows that ascend; each begins and ends where spans do.
  BlockPlan(const Layout& layout, std::span<const RowRange> ranges);
  uint64_t size() const { return blocks_; }
  RowRange at(uint64_t block) const;

 private:
  struct Run {
    RowRange rows;
    uint64_t first_block;
  };
  uint64_t blocks_of(uint64_t rows) const;

  uint64_t rows_per_span_;
  uint64_t blocks_per_span_;
  std::vector<Run> runs_;
  uint64_t blocks_ = 0;
};

// What one split has of a block.
struct EncodedPart {
  std::vector<uint64_t> rows;            // their indices
  std::string text;                      // JSON, a line a row
  std::vector<size_t> ends;              // where each row's line ends in `text`
  std::string bytes;                     // kJsonlZst: the text as zstd blocks without a frame
  std::unique_ptr<ColumnBatch> columns;  // kParquet
};

// A block ready to be written.
struct EncodedBlock {
  RowRange range;
  std::vector<EncodedPart> parts;  // by split
};

class ZstdBlocks;

// One per worker. Give it each row in order of index, then take the block.
class BlockEncoder {
 public:
  // `store` must outlive the encoder; it needs a format where the layout's is kParquet.
  BlockEncoder(const Layout& layout, const ColumnStore& store);
  ~BlockEncoder();
  BlockEncoder(const BlockEncoder&) = delete;
  BlockEncoder& operator=(const BlockEncoder&) = delete;

  // The string to append the JSON of the next row of this split to, on one line; then end_row().
  std::string& row(size_t split) { return parts_[split].text; }
  void end_row(size_t split, uint64_t index);
  Result<EncodedBlock> finish(RowRange range);
  // Room for the next text of this split, instead of new: the text of a part that is done with.
  void reuse(size_t split, std::string text);

 private:
  Format format_;
  std::vector<EncodedPart> parts_;
  Status compress(EncodedPart& part, RowRange range);
  Status make_columns(EncodedPart& part);

  std::unique_ptr<ZstdBlocks> zstd_;
  std::unique_ptr<ColumnEncoder> columns_;
};

// The bytes that stand before the first and after the last block of a shard.
std::string_view shard_prologue(Format format);
std::string_view shard_epilogue(Format format);

}  // namespace weft
