// The output folder and the record of files made by weft; see output_folder.h.
#include "weft/shard/output_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <set>
#include <system_error>

#include "weft/shard/file.h"

namespace weft {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kRecordHeader = "files made by weft, one a line; kept for --overwrite";

// A line of the record that can only name something inside the folder.
bool is_plain_relative(std::string_view path) {
  if (path.empty() || path.front() == '/') return false;
  size_t start = 0;
  while (start <= path.size()) {
    size_t slash = path.find('/', start);
    if (slash == path.npos) slash = path.size();
    std::string_view part = path.substr(start, slash - start);
    if (part.empty() || part == "." || part == "..") return false;
    start = slash + 1;
  }
  return true;
}

// The recorded paths; empty if there is no record. A line that a crash cut short names no file,
// because a file is created only after its line is on the disk.
Result<std::set<std::string>> read_record(const std::string& path) {
  std::set<std::string> files;
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return files;
  WEFT_TRY(std::string text, read_file(path));
  std::string_view rest = text;
  size_t end = rest.find('\n');
  if (end == rest.npos) return files;
  if (rest.substr(0, end) != kRecordHeader) {
    return diag(DiagCode::BadRecord, path, "it does not begin as a record of weft");
  }
  rest.remove_prefix(end + 1);
  while ((end = rest.find('\n')) != rest.npos) {
    std::string_view line = rest.substr(0, end);
    if (!is_plain_relative(line)) {
      return diag(DiagCode::BadRecord, path, "it names a file outside of the folder");
    }
    files.emplace(line);
    rest.remove_prefix(end + 1);
  }
  return files;
}

// The first file under `relative` that is neither recorded nor the temporary form of one that is.
Result<std::string> first_foreign(const std::string& root, const std::string& relative,
                                  const std::set<std::string>& recorded) {
  std::string folder = root + "/" + relative;
  std::error_code error;
  if (fs::symlink_status(folder, error).type() != fs::file_type::directory) return std::string();
  fs::recursive_directory_iterator it(folder, error), end;
  std::set<std::string> temporary;
  for (const std::string& file : recorded) temporary.insert(temporary_name(file));
  for (; !error && it != end; it.increment(error)) {
    if (it->symlink_status(error).type() == fs::file_type::directory) continue;
    std::string name = it->path().lexically_relative(root).generic_string();
    if (!recorded.contains(name) && !temporary.contains(name)) return name;
  }
  if (error) return diag(DiagCode::CannotRead, folder, error.message());
  return std::string();
}

// Deletes what the record names, after a look for files that are not ours where we will write.
Status delete_recorded(const std::string& root, const std::set<std::string>& recorded,
                       std::span<const std::string_view> top_files) {
  for (const char* own : {"data", ".weft"}) {
    if (fs::is_symlink(root + "/" + own)) {
      return diag(DiagCode::OutputForeign, root, own);
    }
  }
  WEFT_TRY(std::string foreign, first_foreign(root, "data", recorded));
  for (std::string_view name : top_files) {
    std::error_code error;
    bool there = fs::symlink_status(root + "/" + std::string(name), error).type() !=
                 fs::file_type::not_found;
    if (there && !recorded.contains(std::string(name))) foreign = name;
  }
  if (!foreign.empty()) return diag(DiagCode::OutputForeign, root, foreign);
  for (const std::string& file : recorded) {
    WEFT_RETURN_IF_ERROR(remove_file(root + "/" + file));
    WEFT_RETURN_IF_ERROR(remove_file(root + "/" + temporary_name(file)));
  }
  return {};
}

}  // namespace

OutputFolder::OutputFolder(OutputFolder&& other) noexcept
    : path_(std::move(other.path_)),
      lock_fd_(std::exchange(other.lock_fd_, -1)),
      record_fd_(std::exchange(other.record_fd_, -1)) {}

OutputFolder::~OutputFolder() {
  if (record_fd_ >= 0) ::close(record_fd_);
  if (lock_fd_ >= 0) ::close(lock_fd_);
}

std::string OutputFolder::at(std::string_view relative) const {
  return path_ + "/" + std::string(relative);
}

Result<OutputFolder> OutputFolder::open(const std::string& path, bool overwrite,
                                        std::span<const std::string_view> top_files) {
  std::error_code error;
  fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) {
    WEFT_RETURN_IF_ERROR(make_folders(path));
  } else if (status.type() != fs::file_type::directory) {
    if (status.type() == fs::file_type::none) {
      return diag(DiagCode::CannotOpen, path, error.message());
    }
    return diag(DiagCode::NotAFolder, path);
  }
  bool empty = fs::is_empty(path, error);
  if (error) return diag(DiagCode::CannotRead, path, error.message());
  if (!empty && !overwrite) return diag(DiagCode::OutputNotEmpty, path);

  WEFT_RETURN_IF_ERROR(make_folders(path + "/.weft"));
  std::string lock_path = path + "/.weft/lock";
  int lock = ::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (lock < 0) return diag(DiagCode::CannotCreate, lock_path, errno_text(errno));
  OutputFolder folder(path, lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) return diag(DiagCode::OutputBusy, path);

  std::string record_path = path + "/.weft/files";
  WEFT_TRY(std::set<std::string> recorded, read_record(record_path));
  WEFT_RETURN_IF_ERROR(delete_recorded(path, recorded, top_files));
  // The record goes last, so that a deletion that was killed can be repeated.
  WEFT_RETURN_IF_ERROR(remove_file(record_path));
  folder.record_fd_ =
      ::open(record_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
  if (folder.record_fd_ < 0) return diag(DiagCode::CannotCreate, record_path, errno_text(errno));
  const std::string header[] = {std::string(kRecordHeader)};
  WEFT_RETURN_IF_ERROR(folder.record(header));
  WEFT_RETURN_IF_ERROR(sync_folder(path + "/.weft"));
  return folder;
}

Status OutputFolder::record(std::span<const std::string> files) {
  std::string lines;
  for (const std::string& file : files) {
    lines += file;
    lines += '\n';
  }
  std::string_view rest = lines;
  while (!rest.empty()) {
    ssize_t n = ::write(record_fd_, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return diag(DiagCode::CannotWrite, at(".weft/files"), errno_text(errno));
    rest.remove_prefix(static_cast<size_t>(n));
  }
  if (::fdatasync(record_fd_) != 0) {
    return diag(DiagCode::CannotWrite, at(".weft/files"), errno_text(errno));
  }
  return {};
}

}  // namespace weft
