// Writes encoded blocks, in order, to the files of a dataset.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/block.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

class ShardFile;

// Output: the files of data/ that layout.h describes. A file stands under its name only when it is
// whole and synced, and a span is in the journal only when its files are; dropped half way, the
// writer removes what is not.
class DatasetWriter {
 public:
  // `rows`: of the whole dataset. `folder` and `store` must outlive the writer.
  DatasetWriter(OutputFolder& folder, Layout layout, uint64_t rows, const ColumnStore& store);
  ~DatasetWriter();
  DatasetWriter(const DatasetWriter&) = delete;
  DatasetWriter& operator=(const DatasetWriter&) = delete;

  // Only these files are written, and nothing goes to the journal: to make single files again. One
  // that comes out otherwise does not get its name.
  void only(std::map<std::string, FileEntry> expected);

  // Blocks come in order: whole spans, each without gaps.
  Status append(const EncodedBlock& block);

  // Of this run: rows in spans that are done, bytes in their files, rows' text as JSONL.
  uint64_t rows_whole() const { return rows_whole_; }
  uint64_t bytes() const { return bytes_; }
  uint64_t text_bytes() const { return text_bytes_; }
  uint64_t files() const { return files_; }

 private:
  Status begin_span(uint64_t first_row);
  Status append_to_shards(const EncodedBlock& block);
  Status append_files(const EncodedBlock& block);
  Status close_shards();
  Status publish_files();
  Status end_span();
  bool wanted(const std::string& path) const;
  Status check(const FileEntry& entry) const;

  OutputFolder& folder_;
  Layout layout_;
  uint64_t rows_;
  const ColumnStore& store_;
  bool only_ = false;
  std::map<std::string, FileEntry> expected_;  // with only_
  bool begun_ = false;
  std::optional<Folder> data_;  // from then on
  bool in_span_ = false;
  SpanReceipt span_;  // the one in the making
  uint64_t next_row_ = 0;
  uint64_t rows_whole_ = 0;
  uint64_t bytes_ = 0;
  uint64_t text_bytes_ = 0;
  uint64_t files_ = 0;
  std::vector<std::unique_ptr<ShardFile>> shards_;  // by split; empty before its first row
  std::vector<PartialFile> waiting_;                // kJson: written, not yet synced and renamed
};

}  // namespace weft
