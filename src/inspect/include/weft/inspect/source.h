// Finds the files of rows in a folder, and reads every row in them on many threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/columns.h"

namespace weft {

struct RowsFile {
  std::string path;        // relative to the folder
  uint32_t split = 0;      // into DatasetFiles::splits
  uint32_t first_row = 0;  // ordinal of its first row; known once it was read
  // Where rows could not be read: from this ordinal on rows are numbered from that number on.
  std::vector<std::pair<uint32_t, uint64_t>> jumps = {};
};

struct RawRow;

struct DatasetFiles {
  std::string root;   // the folder that the files' paths start from
  std::string given;  // that folder, or the one file that was named
  bool ours = false;  // weft's own folder
  std::vector<RowsFile> files;
  std::vector<std::string> splits;  // "" where the file's name names none
  std::vector<std::string>
      no_files;  // named as files with rows are, but pipes, broken links or such

  // "data/train-00000.jsonl, row 12" of a row by its ordinal.
  std::string where(uint32_t ordinal) const;
  std::string where(const RawRow& row) const;
  uint32_t split_of(uint32_t ordinal) const;

 private:
  const RowsFile& file_of(uint32_t ordinal) const;
};

// Files of rows below `root`, by name, without hidden ones and those that hold no rows by their
// name; `root` may also be one such file. A split is what stands before the number in the name
// ("train-00000.jsonl"), or the folder's name if that is a common one. Errors: NotAFolder, NoRows,
// a folder that may not be read.
Result<DatasetFiles> find_rows_files(const std::string& root);

struct RawRow {
  uint32_t ordinal = 0;  // over all files, in order
  uint32_t file = 0;     // into DatasetFiles::files
  uint64_t number = 0;   // in its file, from 0
  std::string json;
};

// Takes the rows that one thread was given.
class RowVisitor {
 public:
  virtual ~RowVisitor() = default;
  virtual void row(const DatasetFiles& files, const RawRow& row) = 0;
};

struct ScanHooks {
  const ColumnFormat* columns = nullptr;  // reads .parquet files
  // On the calling thread: a file that cannot be read further, after which the next one is read.
  std::function<void(uint32_t file, uint32_t next_ordinal, const Diag& why)> file_failed;
  // Often, on the calling thread.
  std::function<void(uint64_t rows, uint32_t file)> tick;
  std::function<bool()> stop;
  uint64_t sample =
      0;  // rows in all, as many of each file as of the others, from its start; 0: all
};

// Reads every row on the calling thread and hands it to one of the visitors, each of which has a
// thread of its own. What waits is bounded in bytes. Returns the number of rows. Errors: threads
// that cannot be started, a visitor that runs out of memory.
Result<uint64_t> scan_rows(DatasetFiles& files,
                           const std::vector<std::unique_ptr<RowVisitor>>& visitors,
                           const ScanHooks& hooks);

}  // namespace weft
