// Writes encoded blocks, in order, to the files of a dataset.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/block.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

// Output: data/train-00000.jsonl[.zst] ..., or data/000000.json ... A file stands under its name
// only when it is whole and synced; dropped without finish(), the writer removes what is not.
class DatasetWriter {
 public:
  // `folder` must outlive the writer.
  DatasetWriter(OutputFolder& folder, Layout layout);
  ~DatasetWriter();
  DatasetWriter(const DatasetWriter&) = delete;
  DatasetWriter& operator=(const DatasetWriter&) = delete;

  // Blocks come in order and without gaps, from row 0.
  Status append(EncodedBlock block);
  // Completes the last file, which may be short.
  Status finish();

  // Rows that stand in whole files.
  uint64_t rows_whole() const { return rows_whole_; }
  // Bytes of the files so far, and of their content uncompressed.
  uint64_t bytes() const { return bytes_; }
  uint64_t text_bytes() const { return text_bytes_; }
  uint64_t files() const { return files_; }

 private:
  Status begin_data();
  Status append_to_shard(const EncodedBlock& block);
  Status append_files(const EncodedBlock& block);
  Status close_shard();
  Status publish_files();

  OutputFolder& folder_;
  Layout layout_;
  bool begun_ = false;
  uint64_t next_row_ = 0;
  uint64_t rows_whole_ = 0;
  uint64_t bytes_ = 0;
  uint64_t text_bytes_ = 0;
  uint64_t files_ = 0;
  std::optional<PartialFile> shard_;
  std::vector<PartialFile> waiting_;  // kJson: written, not yet synced and renamed
};

}  // namespace weft
