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
Status remove_recorded(const Folder& root, const std::set<std::string>& names,
                       bool temporary_only) {
  WEFT_RETURN_IF_ERROR(root.remove(temporary_name(std::string(kJournalFile))));
  for (const std::string& file : names) {
    if (!temporary_only) WEFT_RETURN_IF_ERROR(root.remove(file));
    WEFT_RETURN_IF_ERROR(root.remove(temporary_name(file)));
  }
  return {};
}

// The names that weft may delete here: those that a record lists, and the parsers take only names
// that weft makes. A manifest vouches for what it lists, whatever happened to the journal.
Result<std::set<std::string>> recorded_names(const Folder& root) {
  std::set<std::string> names;
  auto text = read_file(root, kManifestFile);
  if (text) {
    if (auto manifest = parse_manifest(*text, root.path())) {
      for (const FileEntry& file : manifest->files) names.insert(file.path);
      names.insert(std::begin(kOwnFiles), std::end(kOwnFiles));
    }
  }
  if (root.kind(kJournalFile) == FileKind::kMissing) return names;
  const auto read = [&]() -> Result<JournalContent> {
    WEFT_TRY(const std::string journal, read_file(root, kJournalFile));
    return parse_journal(journal, root.at(kJournalFile));
  };
  auto content = read();
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
    : root_(std::move(other.root_)),
      lock_fd_(std::exchange(other.lock_fd_, -1)),
      journal_(std::move(other.journal_)) {}

OutputFolder::~OutputFolder() {
  if (lock_fd_ >= 0) ::close(lock_fd_);
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
  WEFT_TRY(const Folder root, Folder::open(path));
  return take(root, mode);
}

Result<OutputFolder> OutputFolder::open_extension(OpenMode mode) const {
  WEFT_TRY(const Folder own, root_.below(kOwnFolder));
  const FileKind kind = root_.kind(kExtensionFolder);
  if (kind != FileKind::kMissing && kind != FileKind::kFolder) {
    return diag(DiagCode::OutputForeign, path(), kExtensionFolder);
  }
  WEFT_TRY(const Folder extension, own.make(kExtensionFolder.substr(kOwnFolder.size() + 1)));
  return take(extension, mode);
}

Status OutputFolder::drop_extension() const {
  if (root_.kind(kExtensionFolder) == FileKind::kMissing) return {};
  WEFT_TRY(const OutputFolder extension, open_extension(OpenMode::kOverwrite));
  WEFT_RETURN_IF_ERROR(extension.root().remove(kJournalFile));
  WEFT_RETURN_IF_ERROR(extension.root().remove(kLockFile));
  bool empty = true;
  for (std::string_view folder : {kDataFolder, kOwnFolder}) {
    WEFT_TRY(const bool gone, extension.root().remove_folder(folder));
    empty = empty && gone;
  }
  WEFT_TRY(const Folder own, root_.below(kOwnFolder));
  if (empty) {
    WEFT_TRY(empty, own.remove_folder(kExtensionFolder.substr(kOwnFolder.size() + 1)));
  }
  if (!empty) return diag(DiagCode::OutputForeign, path(), kExtensionFolder);
  return own.sync();
}

Result<OutputFolder> OutputFolder::take(const Folder& root, OpenMode mode) {
  const std::string& path = root.path();
  WEFT_RETURN_IF_ERROR(check_access(path));
  if (mode != OpenMode::kOverwrite && !is_dataset_folder(path)) {
    WEFT_TRY(bool empty, is_empty_folder(path));
    if (mode == OpenMode::kExisting) return diag(DiagCode::NoDataset, path, path);
    if (!empty) return diag(DiagCode::OutputNotEmpty, path);
  }
  for (std::string_view own : {kDataFolder, kOwnFolder}) {
    const FileKind kind = root.kind(own);
    if (kind != FileKind::kMissing && kind != FileKind::kFolder) {
      return diag(DiagCode::OutputForeign, path, own);
    }
  }
  WEFT_TRY(const Folder own, root.make(kOwnFolder));
  int lock = ::openat(own.fd(), "lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (lock < 0) return diag(DiagCode::CannotCreate, root.at(kLockFile), errno_text(errno));
  OutputFolder folder(root, lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) return diag(DiagCode::OutputBusy, path);
  WEFT_RETURN_IF_ERROR(folder.take_journal(mode));
  return folder;
}

Status OutputFolder::take_journal(OpenMode mode) {
  auto names = recorded_names(root_);
  if (mode != OpenMode::kExisting) {
    if (!names) return std::move(names).take_error();
    WEFT_TRY(std::string foreign, first_foreign(path(), *names));
    for (std::string_view name : kOwnFiles) {
      if (is_there(at(name)) && !names->contains(std::string(name))) foreign = name;
    }
    if (!foreign.empty()) return diag(DiagCode::OutputForeign, path(), foreign);
  }
  if (mode == OpenMode::kOverwrite) WEFT_RETURN_IF_ERROR(drop_extension());
  if (names) WEFT_RETURN_IF_ERROR(remove_recorded(root_, *names, mode != OpenMode::kOverwrite));
  if (mode == OpenMode::kOverwrite) {
    // The journal goes last, so that a deletion that was killed can be repeated.
    WEFT_RETURN_IF_ERROR(root_.remove(kJournalFile));
  }
  auto journal = Journal::open(root_, kOwnFiles);
  if (journal) {
    journal_.emplace(*std::move(journal));
  } else if (journal.error().code == DiagCode::BadRecord &&
             (names || mode == OpenMode::kExisting)) {
    // What it said is lost; a manifest, or the files themselves, will say it again.
    WEFT_RETURN_IF_ERROR(root_.remove(kJournalFile));
    WEFT_TRY(Journal fresh, Journal::open(root_, kOwnFiles));
    journal_.emplace(std::move(fresh));
  } else {
    return std::move(journal).take_error();
  }
  WEFT_TRY(const Folder own, root_.below(kOwnFolder));
  return own.sync();
}

}  // namespace weft
