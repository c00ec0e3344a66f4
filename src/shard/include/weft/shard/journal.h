// OUT/.weft/journal: the files that weft made in a folder, and the spans of rows that are finished.
//
// Lines are only added, each with a checksum of its own. A file is created only after its name is
// in the journal on the disk, and a span counts as done only after its files are complete. So
// however a run ends, the next one knows which files it may delete and where to continue. The
// journal of a finished dataset is rewritten in order, so it does not depend on interruptions.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/folder.h"
#include "weft/shard/manifest.h"

namespace weft {

// A span that is done.
struct SpanReceipt {
  uint64_t span = 0;
  RowRange range;
  std::vector<FileEntry> files;  // in order of splits, or of rows
};

// By number of the span.
using Receipts = std::map<uint64_t, SpanReceipt>;

// The journal of a finished dataset.
std::string journal_text(std::span<const std::string_view> own_files, const Receipts& receipts);

struct JournalContent {
  Receipts receipts;
  std::set<std::string> names;  // every file that a line mentions
};

// A line that a crash cut short, or that is damaged, does not count. Error: BadRecord with `path`
// if the text is no journal.
Result<JournalContent> parse_journal(std::string_view text, const std::string& path);

class Journal {
 public:
  // Goes on with the journal of the folder `root`, or starts one that records `own_files`.
  static Result<Journal> open(const Folder& root, std::span<const std::string_view> own_files);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&&) = delete;
  ~Journal();

  // Names, relative to the folder, of files that are about to be created.
  Status record(std::span<const std::string> files);
  Status done(SpanReceipt receipt);
  // Leaves the file as journal_text() has it, for these receipts.
  Status finish(std::span<const std::string_view> own_files, Receipts receipts);

  const Receipts& receipts() const { return content_.receipts; }
  const std::set<std::string>& names() const { return content_.names; }

 private:
  explicit Journal(Folder root) : folder_(std::move(root)), path_(folder_.at(kJournalFile)) {}
  Status append(std::string_view lines);

  Folder folder_;  // the dataset's
  std::string path_;
  int fd_ = -1;
  JournalContent content_;
};

}  // namespace weft
