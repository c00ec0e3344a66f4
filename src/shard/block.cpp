// Blocks and their compression; see block.h.
//
// A .jsonl.zst shard is one zstd frame, because common readers stop after the first frame of a
// file without a word. Its blocks are compressed independently and joined, as zstd's own
// multi-threaded mode does it: the context starts a frame whose header is dropped, forgets its
// repeat offsets (a decoder that comes from another block would have others), and emits blocks
// that are not marked last. An empty last block ends the frame.
#include "weft/shard/block.h"

#define ZSTD_STATIC_LINKING_ONLY
#define ZSTD_DISABLE_DEPRECATE_WARNINGS
#include <zstd.h>

#include <fmt/format.h>

#include "weft/base/check.h"

// zstd's own name for forgetting the repeat offsets; not in its public header, hence the pin.
extern "C" void ZSTD_invalidateRepCodes(ZSTD_CCtx* cctx);
static_assert(ZSTD_VERSION_NUMBER == 10507, "the joined blocks were checked with this version");

namespace weft {

std::string_view format_name(Format format) {
  switch (format) {
    case Format::kJsonl:
      return "jsonl";
    case Format::kJsonlZst:
      return "jsonl.zst";
    case Format::kJson:
      return "json";
  }
  WEFT_UNREACHABLE();
}

std::optional<Format> parse_format(std::string_view name) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst, Format::kJson}) {
    if (format_name(format) == name) return format;
  }
  return std::nullopt;
}

std::string_view zstd_version() { return ZSTD_VERSION_STRING; }

std::string Layout::shard_path(uint64_t shard) const {
  return fmt::format("data/{}-{:05}.{}", split, shard, format_name(format));
}

std::string Layout::row_path(uint64_t index) const { return fmt::format("data/{:06}.json", index); }

BlockPlan::BlockPlan(const Layout& layout, uint64_t rows)
    : rows_(rows),
      rows_per_shard_(layout.rows_per_shard),
      blocks_per_shard_((layout.rows_per_shard + kRowsPerBlock - 1) / kRowsPerBlock) {
  WEFT_CHECK(rows_per_shard_ > 0);
  uint64_t rest = rows % rows_per_shard_;
  blocks_ = rows / rows_per_shard_ * blocks_per_shard_ + (rest + kRowsPerBlock - 1) / kRowsPerBlock;
}

BlockRange BlockPlan::at(uint64_t block) const {
  WEFT_CHECK(block < blocks_, "block {} of {}", block, blocks_);
  uint64_t shard_first = block / blocks_per_shard_ * rows_per_shard_;
  uint64_t shard_end = std::min(shard_first + rows_per_shard_, rows_);
  uint64_t first = shard_first + block % blocks_per_shard_ * kRowsPerBlock;
  return {first, std::min(kRowsPerBlock, shard_end - first)};
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

  // Starts a frame and returns its header, or zstd's error code.
  size_t begin(char* header, size_t capacity) {
    size_t result =
        ZSTD_compressBegin_advanced(context, nullptr, 0, parameters, ZSTD_CONTENTSIZE_UNKNOWN);
    if (ZSTD_isError(result)) return result;
    return ZSTD_compressContinue(context, header, capacity, nullptr, 0);
  }
};

BlockEncoder::BlockEncoder(Format format) : format_(format) {
  if (format == Format::kJsonlZst) zstd_ = std::make_unique<ZstdBlocks>();
}

BlockEncoder::~BlockEncoder() = default;

void BlockEncoder::end_row() {
  text_ += '\n';
  if (format_ == Format::kJson) {
    files_.push_back(std::move(text_));
    text_.clear();
  }
}

Result<EncodedBlock> BlockEncoder::finish(BlockRange range) {
  EncodedBlock block;
  block.range = range;
  switch (format_) {
    case Format::kJsonl:
      block.text_bytes = text_.size();
      block.bytes = std::move(text_);
      break;
    case Format::kJsonlZst: {
      block.text_bytes = text_.size();
      char header[32];
      block.bytes.resize(ZSTD_compressBound(text_.size()) + 64);
      size_t size = zstd_->begin(header, sizeof header);
      if (!ZSTD_isError(size)) {
        ZSTD_invalidateRepCodes(zstd_->context);
        size = ZSTD_compressContinue(zstd_->context, block.bytes.data(), block.bytes.size(),
                                     text_.data(), text_.size());
      }
      if (ZSTD_isError(size)) {
        return diag(DiagCode::CannotCompress, range.first, range.first + range.count - 1,
                    ZSTD_getErrorName(size));
      }
      // Give back what the bound took too much: blocks wait in memory for their turn.
      block.bytes = std::string(block.bytes.data(), size);
      break;
    }
    case Format::kJson:
      for (const std::string& file : files_) block.text_bytes += file.size();
      block.files = std::move(files_);
      files_.clear();
      break;
  }
  text_.clear();
  return block;
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
