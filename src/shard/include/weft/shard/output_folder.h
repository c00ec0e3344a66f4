// The folder a dataset is written to: who may write there, and which files weft made.
//
// Every file is recorded in the journal before it is created, so that however a run ends, the next
// one knows what it may delete or replace, and touches nothing else. A lock on OUT/.weft/lock
// keeps two runs apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "weft/base/result.h"
#include "weft/shard/journal.h"

namespace weft {

inline constexpr std::string_view kManifestFile = "manifest.json";
inline constexpr std::string_view kCardFile = "README.md";
inline constexpr std::string_view kStatsFile = "generation_stats.json";
inline constexpr std::string_view kProgressFile = "progress.json";
inline constexpr std::string_view kConfigFile = ".weft/config.json";
inline constexpr std::string_view kJournalFile = ".weft/journal";
inline constexpr std::string_view kLockFile = ".weft/lock";
// What weft writes besides data files and the journal itself.
inline constexpr std::string_view kOwnFiles[] = {kConfigFile, kManifestFile, kCardFile, kStatsFile,
                                                 kProgressFile};

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
  // Refused, before anything is changed: a folder that is not weft's; but for kExisting, a file
  // that weft did not make where it would write, in data/ or at the top. Temporary files of a run
  // that was killed go.
  static Result<OutputFolder> open(const std::string& path, OpenMode mode);

  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&&) = delete;
  ~OutputFolder();

  const std::string& path() const { return path_; }
  // path() joined with a path relative to it.
  std::string at(std::string_view relative) const;
  Journal& journal() { return *journal_; }

 private:
  OutputFolder(std::string path, int lock) : path_(std::move(path)), lock_fd_(lock) {}
  Status take_journal(OpenMode mode);

  std::string path_;
  int lock_fd_ = -1;
  std::optional<Journal> journal_;
};

}  // namespace weft
