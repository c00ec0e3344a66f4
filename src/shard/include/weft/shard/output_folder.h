// The folder that a dataset is written to: the right to write there, and the files that weft made.
//
// Every file is recorded in the journal before it is created. So however a run ends, the next one
// knows which files it may delete or replace, and it touches no others. A lock on OUT/.weft/lock
// keeps two runs from writing at the same time.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "weft/base/result.h"
#include "weft/shard/folder.h"
#include "weft/shard/journal.h"

namespace weft {

enum class OpenMode : uint8_t {
  kContinue,   // a new or empty folder, or one that weft wrote to before
  kOverwrite,  // any folder: what weft made there is deleted, other files are left alone
  kExisting,   // one that weft wrote to before; a damaged journal starts anew
};

// Whether what stands in a folder can be known at all, where it is there: a dataset that may not be
// read is neither damaged nor missing. Errors: CannotOpen.
Status check_access(const std::string& root);
// True if weft wrote to the folder: it holds a journal, a configuration or a manifest.
bool is_dataset_folder(const std::string& path);
// The first file below OUT/data, in order, whose name is neither among `names` nor the temporary
// form of one; empty if there is none.
Result<std::string> first_foreign(const std::string& root, const std::set<std::string>& names);

class OutputFolder {
 public:
  // `path` may be a link to a folder; links below it are never followed.
  // Refused, before anything is changed: a folder that is not weft's; but for kExisting, a file
  // that weft did not make where it would write, in data/ or at the top. Temporary files of a run
  // that was killed go.
  static Result<OutputFolder> open(const std::string& path, OpenMode mode);

  // The same of kExtensionFolder in this folder, made where it is not there.
  Result<OutputFolder> open_extension(OpenMode mode) const;
  // Removes that folder with all that weft wrote to it; a missing one is fine. Killed half way, it
  // can be repeated.
  Status drop_extension() const;

  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&&) = delete;
  ~OutputFolder();

  // Deletes what weft made there, as kOverwrite does.
  Status start_anew() { return take_journal(OpenMode::kOverwrite); }

  // Held open from before the lock was taken.
  const Folder& root() const { return root_; }
  const std::string& path() const { return root_.path(); }
  // path() joined with a path relative to it.
  std::string at(std::string_view relative) const { return root_.at(relative); }
  Journal& journal() { return *journal_; }

 private:
  OutputFolder(Folder root, int lock) : root_(std::move(root)), lock_fd_(lock) {}
  // Locks the folder and opens its journal.
  static Result<OutputFolder> take(const Folder& root, OpenMode mode);
  Status take_journal(OpenMode mode);

  Folder root_;
  int lock_fd_ = -1;
  std::optional<Journal> journal_;
};

}  // namespace weft
