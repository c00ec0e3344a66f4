// Blocks and their compression; see block.h.
//
// A .jsonl.zst shard is one zstd frame, because common readers stop after the first frame of a file
// without an error. Its blocks are compressed independently and joined, as in zstd's own
// multi-threaded mode. For each block a context starts a frame; the header of this frame is
// dropped, the repeat offsets are reset (a decoder that comes from another block would have
// others), and the block is not marked as the last one. An empty last block ends the frame.
#include "weft/shard/block.h"

#define ZSTD_STATIC_LINKING_ONLY
#define ZSTD_DISABLE_DEPRECATE_WARNINGS
#include <zstd.h>

#include <algorithm>
#include <iterator>

#include "weft/base/check.h"

// zstd's own name for forgetting the repeat offsets; not in its public header, hence the pin.
extern "C" void ZSTD_invalidateRepCodes(ZSTD_CCtx* cctx);
static_assert(ZSTD_VERSION_NUMBER == 10507, "the joined blocks were checked with this version");

namespace weft {

std::string_view zstd_version() { return ZSTD_VERSION_STRING; }

BlockPlan::BlockPlan(const Layout& layout, uint64_t rows)
    : BlockPlan(layout, std::vector<RowRange>{{0, rows}}) {}

BlockPlan::BlockPlan(const Layout& layout, std::span<const RowRange> ranges)
    : rows_per_span_(layout.rows_per_span()),
      blocks_per_span_((rows_per_span_ + kRowsPerBlock - 1) / kRowsPerBlock) {
  for (const RowRange& rows : ranges) {
    WEFT_CHECK(rows.first % rows_per_span_ == 0);
    runs_.push_back({rows, blocks_});
    blocks_ += blocks_of(rows.count);
  }
}

uint64_t BlockPlan::blocks_of(uint64_t rows) const {
  uint64_t rest = rows % rows_per_span_;
  return rows / rows_per_span_ * blocks_per_span_ + (rest + kRowsPerBlock - 1) / kRowsPerBlock;
}

RowRange BlockPlan::at(uint64_t block) const {
  WEFT_CHECK(block < blocks_, "block {} of {}", block, blocks_);
  auto after = std::upper_bound(runs_.begin(), runs_.end(), block,
                                [](uint64_t b, const Run& run) { return b < run.first_block; });
  const Run& run = *std::prev(after);
  block -= run.first_block;
  uint64_t span_first = run.rows.first + block / blocks_per_span_ * rows_per_span_;
  uint64_t span_end = std::min(span_first + rows_per_span_, run.rows.end());
  uint64_t first = span_first + block % blocks_per_span_ * kRowsPerBlock;
  return {first, std::min(kRowsPerBlock, span_end - first)};
}

class ZstdBlocks {
 public:
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_parameters parameters = [] {
    ZSTD_parameters p = ZSTD_getParams(kZstdLevel, ZSTD_CONTENTSIZE_UNKNOWN, 0);
    p.fParams.contentSizeFlag = 0;
    p.fParams.checksumFlag = 0;
    p.fParams.noDictIDFlag = 1;
    return p;
  }();

  ZstdBlocks() = default;
  ZstdBlocks(const ZstdBlocks&) = delete;
  ZstdBlocks& operator=(const ZstdBlocks&) = delete;
  ~ZstdBlocks() { ZSTD_freeCCtx(context); }

  // At least `size` bytes, of any content, until the next call.
  char* room(size_t size) {
    if (size > room_size_) {
      room_ = std::make_unique_for_overwrite<char[]>(size);
      room_size_ = size;
    }
    return room_.get();
  }

  // Starts a frame and returns its header, or zstd's error code.
  size_t begin(char* header, size_t capacity) {
    size_t result =
        ZSTD_compressBegin_advanced(context, nullptr, 0, parameters, ZSTD_CONTENTSIZE_UNKNOWN);
    if (ZSTD_isError(result)) return result;
    return ZSTD_compressContinue(context, header, capacity, nullptr, 0);
  }

 private:
  std::unique_ptr<char[]> room_;
  size_t room_size_ = 0;
};

BlockEncoder::BlockEncoder(const Layout& layout, const ColumnStore& store)
    : format_(layout.format), parts_(layout.splits.size()) {
  if (format_ == Format::kJsonlZst) zstd_ = std::make_unique<ZstdBlocks>();
  if (format_ == Format::kParquet) {
    WEFT_CHECK(store.format != nullptr);
    columns_ = store.format->encoder(store.columns);
  }
}

BlockEncoder::~BlockEncoder() = default;

void BlockEncoder::end_row(size_t split, uint64_t index) {
  EncodedPart& part = parts_[split];
  part.text += '\n';
  part.ends.push_back(part.text.size());
  part.rows.push_back(index);
}

Result<EncodedBlock> BlockEncoder::finish(RowRange range) {
  EncodedBlock block{range, std::vector<EncodedPart>(parts_.size())};
  block.parts.swap(parts_);
  for (size_t split = 0; split < parts_.size(); ++split) {
    EncodedPart& part = block.parts[split];
    if (part.rows.empty()) continue;
    if (zstd_) WEFT_RETURN_IF_ERROR(compress(part, range));
    if (columns_) WEFT_RETURN_IF_ERROR(make_columns(part));
  }
  return block;
}

void BlockEncoder::reuse(size_t split, std::string text) {
  if (text.capacity() <= parts_[split].text.capacity()) return;
  text.clear();
  parts_[split].text = std::move(text);
}

Status BlockEncoder::compress(EncodedPart& part, RowRange range) {
  char header[32];
  const size_t bound = ZSTD_compressBound(part.text.size()) + 64;
  char* room = zstd_->room(bound);
  size_t size = zstd_->begin(header, sizeof header);
  if (!ZSTD_isError(size)) {
    ZSTD_invalidateRepCodes(zstd_->context);
    size = ZSTD_compressContinue(zstd_->context, room, bound, part.text.data(), part.text.size());
  }
  if (ZSTD_isError(size)) {
    return diag(DiagCode::CannotCompress, range.first, range.end() - 1, ZSTD_getErrorName(size));
  }
  part.bytes.assign(room, size);
  return {};
}

Status BlockEncoder::make_columns(EncodedPart& part) {
  std::string_view text = part.text;
  size_t begin = 0;
  for (size_t i = 0; i < part.rows.size(); ++i) {
    std::string_view line = text.substr(begin, part.ends[i] - begin - 1);
    WEFT_RETURN_IF_ERROR(columns_->add(part.rows[i], line));
    begin = part.ends[i];
  }
  WEFT_TRY(part.columns, columns_->finish());
  return {};
}

std::string_view shard_prologue(Format format) {
  if (format != Format::kJsonlZst) return {};
  static const std::string kHeader = [] {
    ZstdBlocks zstd;
    char header[32];
    size_t size = zstd.begin(header, sizeof header);
    WEFT_CHECK(!ZSTD_isError(size), "{}", ZSTD_getErrorName(size));
    return std::string(header, size);
  }();
  return kHeader;
}

std::string_view shard_epilogue(Format format) {
  // A raw block of no bytes, marked last (RFC 8878, 3.1.1.2).
  return format == Format::kJsonlZst ? std::string_view("\1\0\0", 3) : std::string_view();
}

}  // namespace weft
