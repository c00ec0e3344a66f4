// The output folder; see output_folder.h.
#include "weft/shard/output_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "weft/shard/file.h"

namespace weft {

namespace fs = std::filesystem;

namespace {

bool is_there(const std::string& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

// True if all that is in the folder is what OutputFolder::open() itself makes first.
Result<bool> is_empty_folder(const std::string& path) {
  // A run may have been killed before its journal had its name.
  const fs::path lock(kLockFile), journal(temporary_name(std::string(kJournalFile)));
  std::error_code error;
  fs::directory_iterator it(path, error), end;
  for (; !error && it != end; it.increment(error)) {
    if (it->path().filename() != ".weft" || it->is_symlink()) return false;
    for (fs::directory_iterator in(it->path(), error), last; !error && in != last;
         in.increment(error)) {
      const fs::path name = in->path().filename();
      if (name != lock.filename() && name != journal.filename()) return false;
    }
  }
  if (error) return diag(DiagCode::CannotRead, path, error.message());
  return true;
}

// Removes the recorded files, or only their temporary forms. Those of small files that are
// replaced all the time, and the journal's own, are among them.
Status remove_recorded(const std::string& root, const std::set<std::string>& names,
                       bool temporary_only) {
  WEFT_RETURN_IF_ERROR(remove_file(temporary_name(root + "/" + std::string(kJournalFile))));
  for (const std::string& file : names) {
    if (!temporary_only) WEFT_RETURN_IF_ERROR(remove_file(root + "/" + file));
    WEFT_RETURN_IF_ERROR(remove_file(temporary_name(root + "/" + file)));
  }
  return {};
}

// The names that weft may delete here. A manifest vouches for what it lists, whatever happened to
// the journal.
Result<std::set<std::string>> recorded_names(const std::string& root) {
  std::set<std::string> names;
  auto text = read_file(root + "/" + std::string(kManifestFile));
  if (text) {
    if (auto manifest = parse_manifest(*text, root)) {
      for (const FileEntry& file : manifest->files) names.insert(file.path);
      names.insert(std::begin(kOwnFiles), std::end(kOwnFiles));
    }
  }
  std::string journal = root + "/" + std::string(kJournalFile);
  if (!is_there(journal)) return names;
  WEFT_TRY(std::string journal_text, read_file(journal));
  auto content = parse_journal(journal_text, journal);
  if (content) {
    names.merge(content->names);
  } else if (names.empty()) {
    return std::move(content).take_error();
  }
  return names;
}

}  // namespace

bool is_dataset_folder(const std::string& path) {
  for (std::string_view file : {kJournalFile, kConfigFile, kManifestFile}) {
    if (is_there(path + "/" + std::string(file))) return true;
  }
  return false;
}

Status check_access(const std::string& root) {
  const auto denied = [](const std::string& path, int how) {
    return ::faccessat(AT_FDCWD, path.c_str(), how, AT_EACCESS) != 0 && errno != ENOENT &&
           errno != ENOTDIR;
  };
  struct stat status = {};
  if (::stat(root.c_str(), &status) == 0 && !S_ISDIR(status.st_mode)) return {};
  for (const char* below : {"", "/data", "/.weft"}) {
    const std::string path = root + below;
    if (denied(path, R_OK | X_OK)) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  }
  for (std::string_view file : {kJournalFile, kConfigFile, kManifestFile}) {
    const std::string path = root + "/" + std::string(file);
    if (denied(path, R_OK)) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  }
  return {};
}

Result<std::string> first_foreign(const std::string& root, const std::set<std::string>& names) {
  std::string folder = root + "/data";
  std::error_code error;
  if (fs::symlink_status(folder, error).type() != fs::file_type::directory) return std::string();
  std::set<std::string> temporary;
  for (const std::string& file : names) temporary.insert(temporary_name(file));
  std::string first;
  fs::recursive_directory_iterator it(folder, error), end;
  for (; !error && it != end; it.increment(error)) {
    if (it->symlink_status(error).type() == fs::file_type::directory) continue;
    std::string name = it->path().lexically_relative(root).generic_string();
    if (names.contains(name) || temporary.contains(name)) continue;
    if (first.empty() || name < first) first = name;
  }
  if (error) return diag(DiagCode::CannotRead, folder, error.message());
  return first;
}

OutputFolder::OutputFolder(OutputFolder&& other) noexcept
    : path_(std::move(other.path_)),
      lock_fd_(std::exchange(other.lock_fd_, -1)),
      journal_(std::move(other.journal_)) {}

OutputFolder::~OutputFolder() {
  if (lock_fd_ >= 0) ::close(lock_fd_);
}

std::string OutputFolder::at(std::string_view relative) const {
  return path_ + "/" + std::string(relative);
}

Result<OutputFolder> OutputFolder::open(const std::string& path, OpenMode mode) {
  std::error_code error;
  fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) {
    if (mode == OpenMode::kExisting) return diag(DiagCode::NoDataset, path, path);
    WEFT_RETURN_IF_ERROR(make_folders(path));
  } else if (status.type() != fs::file_type::directory) {
    if (status.type() == fs::file_type::none) {
      return diag(DiagCode::CannotOpen, path, error.message());
    }
    return diag(DiagCode::NotAFolder, path);
  }
  WEFT_RETURN_IF_ERROR(check_access(path));
  if (mode != OpenMode::kOverwrite && !is_dataset_folder(path)) {
    WEFT_TRY(bool empty, is_empty_folder(path));
    if (mode == OpenMode::kExisting) return diag(DiagCode::NoDataset, path, path);
    if (!empty) return diag(DiagCode::OutputNotEmpty, path);
  }
  for (const char* own : {"data", ".weft"}) {
    if (fs::is_symlink(path + "/" + own, error)) return diag(DiagCode::OutputForeign, path, own);
  }

  WEFT_RETURN_IF_ERROR(make_folders(path + "/.weft"));
  std::string lock_path = path + "/" + std::string(kLockFile);
  int lock = ::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (lock < 0) return diag(DiagCode::CannotCreate, lock_path, errno_text(errno));
  OutputFolder folder(path, lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) return diag(DiagCode::OutputBusy, path);
  WEFT_RETURN_IF_ERROR(folder.take_journal(mode));
  return folder;
}

Status OutputFolder::take_journal(OpenMode mode) {
  std::string journal_path = at(kJournalFile);
  auto names = recorded_names(path_);
  if (mode != OpenMode::kExisting) {
    if (!names) return std::move(names).take_error();
    WEFT_TRY(std::string foreign, first_foreign(path_, *names));
    for (std::string_view name : kOwnFiles) {
      if (is_there(at(name)) && !names->contains(std::string(name))) foreign = name;
    }
    if (!foreign.empty()) return diag(DiagCode::OutputForeign, path_, foreign);
  }
  if (names) WEFT_RETURN_IF_ERROR(remove_recorded(path_, *names, mode != OpenMode::kOverwrite));
  if (mode == OpenMode::kOverwrite) {
    // The journal goes last, so that a deletion that was killed can be repeated.
    WEFT_RETURN_IF_ERROR(remove_file(journal_path));
  }
  auto journal = Journal::open(journal_path, kOwnFiles);
  if (journal) {
    journal_.emplace(*std::move(journal));
  } else if (journal.error().code == DiagCode::BadRecord &&
             (names || mode == OpenMode::kExisting)) {
    // What it said is lost; a manifest, or the files themselves, will say it again.
    WEFT_RETURN_IF_ERROR(remove_file(journal_path));
    WEFT_TRY(Journal fresh, Journal::open(journal_path, kOwnFiles));
    journal_.emplace(std::move(fresh));
  } else {
    return std::move(journal).take_error();
  }
  return sync_folder(at(".weft"));
}

}  // namespace weft
