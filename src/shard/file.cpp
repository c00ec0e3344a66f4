// Files by POSIX calls; see file.h.
#include "weft/shard/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace weft {

namespace fs = std::filesystem;

namespace {

// Starting the way to the disk early keeps the last fsync of a large shard short.
constexpr uint64_t kFlushStep = 16 << 20;
constexpr size_t kReadPiece = 256 << 10;

}  // namespace

std::string errno_text(int error) { return std::generic_category().message(error); }

std::string temporary_name(const std::string& path) {
  size_t slash = path.rfind('/');
  size_t name = slash == path.npos ? 0 : slash + 1;
  return path.substr(0, name) + "." + path.substr(name) + ".part";
}

std::string final_name(const std::string& path) {
  constexpr std::string_view kEnd = ".part";
  const size_t slash = path.rfind('/');
  const size_t name = slash == path.npos ? 0 : slash + 1;
  if (!path.ends_with(kEnd) || path[name] != '.') return "";
  std::string whole = path.substr(0, path.size() - kEnd.size());
  return whole.size() > name + 1 ? whole.erase(name, 1) : "";
}

Result<PartialFile> PartialFile::create(const std::string& path) {
  const size_t slash = path.rfind('/');
  const std::string above = slash == path.npos ? "." : path.substr(0, std::max<size_t>(slash, 1));
  const auto folder = Folder::open(above);
  if (!folder) return diag(DiagCode::CannotCreate, temporary_name(path), errno_text(errno));
  return create(*folder, slash == path.npos ? path : path.substr(slash + 1), path);
}

Result<PartialFile> PartialFile::create(const Folder& folder, std::string_view relative) {
  const size_t slash = relative.rfind('/');
  if (slash == relative.npos) return create(folder, std::string(relative), folder.at(relative));
  WEFT_TRY(const Folder parent, folder.below(relative.substr(0, slash)));
  return create(parent, std::string(relative.substr(slash + 1)), folder.at(relative));
}

Result<PartialFile> PartialFile::create(const Folder& folder, std::string name, std::string shown) {
  const std::string temporary = temporary_name(name);
  constexpr int kNew = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
  int fd = ::openat(folder.fd(), temporary.c_str(), kNew, 0666);
  if (fd < 0 && errno == EEXIST) {
    // Left by a run that was killed; a link or a second name of another file only loses this name.
    ::unlinkat(folder.fd(), temporary.c_str(), 0);
    fd = ::openat(folder.fd(), temporary.c_str(), kNew, 0666);
  }
  if (fd < 0) return diag(DiagCode::CannotCreate, temporary_name(shown), errno_text(errno));
  return PartialFile(folder, std::move(name), std::move(shown), fd);
}

PartialFile::PartialFile(PartialFile&& other) noexcept
    : folder_(std::move(other.folder_)),
      name_(std::move(other.name_)),
      shown_(std::move(other.shown_)),
      fd_(std::exchange(other.fd_, -1)),
      size_(other.size_),
      hash_(other.hash_),
      flushed_(other.flushed_) {}

PartialFile& PartialFile::operator=(PartialFile&& other) noexcept {
  if (this != &other) {
    discard();
    folder_ = other.folder_;
    name_ = std::move(other.name_);
    shown_ = std::move(other.shown_);
    fd_ = std::exchange(other.fd_, -1);
    size_ = other.size_;
    hash_ = other.hash_;
    flushed_ = other.flushed_;
  }
  return *this;
}

PartialFile::~PartialFile() { discard(); }

void PartialFile::discard() {
  if (fd_ < 0) return;
  ::close(std::exchange(fd_, -1));
  ::unlinkat(folder_.fd(), temporary_name(name_).c_str(), 0);
}

Status write_all(int fd, std::string_view bytes, const std::string& path) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return diag(DiagCode::CannotWrite, path, errno_text(errno));
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return {};
}

Status PartialFile::write(std::string_view bytes) {
  hash_.update(bytes);
  WEFT_RETURN_IF_ERROR(write_all(fd_, bytes, shown_));
  size_ += bytes.size();
#ifdef __linux__
  if (size_ - flushed_ >= kFlushStep) {
    // Only advice: fsync in commit() is what counts, and reports errors.
    ::sync_file_range(fd_, static_cast<off_t>(flushed_), static_cast<off_t>(size_ - flushed_),
                      SYNC_FILE_RANGE_WRITE);
    flushed_ = size_;
  }
#endif
  return {};
}

Status PartialFile::sync() {
  if (::fsync(fd_) != 0) return diag(DiagCode::CannotWrite, shown_, errno_text(errno));
  return {};
}

Status PartialFile::commit(bool sync_first) {
  const std::string temporary = temporary_name(name_);
  if (sync_first) {
    if (Status synced = sync(); !synced) {
      discard();
      return synced;
    }
  }
  if (::close(std::exchange(fd_, -1)) != 0) {
    Diag error = diag(DiagCode::CannotWrite, shown_, errno_text(errno));
    ::unlinkat(folder_.fd(), temporary.c_str(), 0);
    return error;
  }
  if (::renameat(folder_.fd(), temporary.c_str(), folder_.fd(), name_.c_str()) != 0) {
    Diag error = diag(DiagCode::CannotRename, temporary_name(shown_), shown_, errno_text(errno));
    ::unlinkat(folder_.fd(), temporary.c_str(), 0);
    return error;
  }
  return {};
}

Status write_file(const std::string& path, std::string_view content, bool sync) {
  WEFT_TRY(PartialFile file, PartialFile::create(path));
  WEFT_RETURN_IF_ERROR(file.write(content));
  return file.commit(sync);
}

Status write_file(const Folder& folder, std::string_view relative, std::string_view content,
                  bool sync) {
  WEFT_TRY(PartialFile file, PartialFile::create(folder, relative));
  WEFT_RETURN_IF_ERROR(file.write(content));
  return file.commit(sync);
}

namespace {

// Closes the descriptor, also where `take` throws.
Status read_open(int fd, const std::string& path,
                 const std::function<void(std::string_view)>& take) {
  struct Closer {
    int fd;
    ~Closer() { ::close(fd); }
  } closer{fd};
  Status status;
  std::vector<char> buffer(kReadPiece);
  while (true) {
    ssize_t n = ::read(fd, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) status = diag(DiagCode::CannotRead, path, errno_text(errno));
    if (n <= 0) break;
    take(std::string_view(buffer.data(), static_cast<size_t>(n)));
  }
  return status;
}

// The two functions below, over either way to name a file.
template <class... Where>
Result<std::string> content_of(const Where&... where) {
  std::string content;
  WEFT_RETURN_IF_ERROR(read_pieces(where..., [&](std::string_view piece) { content += piece; }));
  return content;
}

template <class... Where>
Result<FileDigest> digest_of(const Where&... where) {
  FileDigest digest;
  Sha256 hash;
  WEFT_RETURN_IF_ERROR(read_pieces(where..., [&](std::string_view piece) {
    hash.update(piece);
    digest.bytes += piece.size();
  }));
  digest.sha256 = hash.finish();
  return digest;
}

}  // namespace

Status read_pieces(const std::string& path, const std::function<void(std::string_view)>& take) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  return read_open(fd, path, take);
}

Status read_pieces(const Folder& folder, std::string_view relative,
                   const std::function<void(std::string_view)>& take) {
  const size_t slash = relative.rfind('/');
  const std::string path = folder.at(relative);
  WEFT_TRY(const Folder parent,
           folder.below(slash == relative.npos ? "" : relative.substr(0, slash)));
  const std::string name(slash == relative.npos ? relative : relative.substr(slash + 1));
  // What is no plain file is not waited for.
  const int fd =
      ::openat(parent.fd(), name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (fd < 0 && errno != ELOOP) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  struct stat status = {};
  if (fd < 0 || ::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) {
    if (fd >= 0) ::close(fd);
    return diag(DiagCode::BadRecord, path, "it is not a plain file");
  }
  return read_open(fd, path, take);
}

Result<std::string> read_file(const std::string& path) { return content_of(path); }
Result<std::string> read_file(const Folder& folder, std::string_view relative) {
  return content_of(folder, relative);
}

Result<FileDigest> digest_file(const std::string& path) { return digest_of(path); }
Result<FileDigest> digest_file(const Folder& folder, std::string_view relative) {
  return digest_of(folder, relative);
}

Status sync_folder(const std::string& path) {
  WEFT_TRY(const Folder folder, Folder::open(path));
  return folder.sync();
}

Status make_folders(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) return diag(DiagCode::CannotCreate, path, error.message());
  return {};
}

Status remove_file(const std::string& path) {
  if (::unlink(path.c_str()) != 0 && errno != ENOENT) {
    return diag(DiagCode::CannotRemove, path, errno_text(errno));
  }
  return {};
}

}  // namespace weft
