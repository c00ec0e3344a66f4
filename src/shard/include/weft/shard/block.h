// Blocks: a few rows at a time, serialised and compressed by the worker that made them.
//
// Which rows make a block and a shard follows from the layout and the row index alone, never from
// sizes or threads: shard k holds rows [k * rows_per_shard, (k + 1) * rows_per_shard), and inside
// a shard every kRowsPerBlock rows are one block. So any worker can make any block, and a shard is
// the same bytes whoever made its blocks.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

enum class Format : uint8_t { kJsonl, kJsonlZst, kJson };

// The names on the command line.
std::string_view format_name(Format format);
std::optional<Format> parse_format(std::string_view name);
std::string_view zstd_version();

inline constexpr uint64_t kRowsPerBlock = 50;
inline constexpr int kZstdLevel = 3;

struct Layout {
  Format format = Format::kJsonl;
  uint64_t rows_per_shard = 10000;  // at least 1
  std::string split = "train";

  // "data/train-00003.jsonl"; not for kJson.
  std::string shard_path(uint64_t shard) const;
  // "data/000042.json"; for kJson.
  std::string row_path(uint64_t index) const;
};

// Rows [first, first + count).
struct BlockRange {
  uint64_t first = 0;
  uint64_t count = 0;
};

// The blocks of rows [0, rows), by number; O(1).
class BlockPlan {
 public:
  BlockPlan(const Layout& layout, uint64_t rows);
  uint64_t size() const { return blocks_; }
  BlockRange at(uint64_t block) const;

 private:
  uint64_t rows_;
  uint64_t rows_per_shard_;
  uint64_t blocks_per_shard_;
  uint64_t blocks_;
};

// A block ready to be written.
struct EncodedBlock {
  BlockRange range;
  std::string bytes;               // kJsonl: text; kJsonlZst: zstd blocks without a frame
  std::vector<std::string> files;  // kJson: the text of each row
  uint64_t text_bytes = 0;         // uncompressed
};

class ZstdBlocks;

// One per worker. Give it each row's JSON in order of index, then take the block.
class BlockEncoder {
 public:
  explicit BlockEncoder(Format format);
  ~BlockEncoder();
  BlockEncoder(const BlockEncoder&) = delete;
  BlockEncoder& operator=(const BlockEncoder&) = delete;

  // The string to append the next row's JSON to, on one line; then call end_row().
  std::string& row() { return text_; }
  void end_row();
  Result<EncodedBlock> finish(BlockRange range);

 private:
  Format format_;
  std::string text_;
  std::vector<std::string> files_;
  std::unique_ptr<ZstdBlocks> zstd_;
};

// The bytes that stand before the first and after the last block of a shard.
std::string_view shard_prologue(Format format);
std::string_view shard_epilogue(Format format);

}  // namespace weft
