// Files by POSIX calls; see file.h.
#include "weft/shard/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

Result<PartialFile> PartialFile::create(std::string path) {
  std::string temporary = temporary_name(path);
  int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (fd < 0) return diag(DiagCode::CannotCreate, temporary, errno_text(errno));
  return PartialFile(std::move(path), fd);
}

PartialFile::PartialFile(PartialFile&& other) noexcept
    : path_(std::move(other.path_)),
      fd_(std::exchange(other.fd_, -1)),
      size_(other.size_),
      hash_(other.hash_),
      flushed_(other.flushed_) {}

PartialFile& PartialFile::operator=(PartialFile&& other) noexcept {
  if (this != &other) {
    discard();
    path_ = std::move(other.path_);
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
  ::unlink(temporary_name(path_).c_str());
}

Status PartialFile::write(std::string_view bytes) {
  hash_.update(bytes);
  while (!bytes.empty()) {
    ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n < 0) {
      if (errno == EINTR) continue;
      return diag(DiagCode::CannotWrite, path_, errno_text(errno));
    }
    size_ += static_cast<uint64_t>(n);
    bytes.remove_prefix(static_cast<size_t>(n));
  }
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
  if (::fsync(fd_) != 0) return diag(DiagCode::CannotWrite, path_, errno_text(errno));
  return {};
}

Status PartialFile::commit(bool sync_first) {
  std::string temporary = temporary_name(path_);
  if (sync_first) {
    if (Status synced = sync(); !synced) {
      discard();
      return synced;
    }
  }
  if (::close(std::exchange(fd_, -1)) != 0) {
    Diag error = diag(DiagCode::CannotWrite, path_, errno_text(errno));
    ::unlink(temporary.c_str());
    return error;
  }
  if (::rename(temporary.c_str(), path_.c_str()) != 0) {
    Diag error = diag(DiagCode::CannotRename, temporary, path_, errno_text(errno));
    ::unlink(temporary.c_str());
    return error;
  }
  return {};
}

Status write_file(const std::string& path, std::string_view content, bool sync) {
  WEFT_TRY(PartialFile file, PartialFile::create(path));
  WEFT_RETURN_IF_ERROR(file.write(content));
  return file.commit(sync);
}

Status read_pieces(const std::string& path, const std::function<void(std::string_view)>& take) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  Status status;
  std::vector<char> buffer(kReadPiece);
  while (true) {
    ssize_t n = ::read(fd, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) status = diag(DiagCode::CannotRead, path, errno_text(errno));
    if (n <= 0) break;
    take(std::string_view(buffer.data(), static_cast<size_t>(n)));
  }
  ::close(fd);
  return status;
}

Result<std::string> read_file(const std::string& path) {
  std::string content;
  WEFT_RETURN_IF_ERROR(read_pieces(path, [&](std::string_view piece) { content += piece; }));
  return content;
}

Result<FileDigest> digest_file(const std::string& path) {
  FileDigest digest;
  Sha256 hash;
  WEFT_RETURN_IF_ERROR(read_pieces(path, [&](std::string_view piece) {
    hash.update(piece);
    digest.bytes += piece.size();
  }));
  digest.sha256 = hash.finish();
  return digest;
}

Status sync_folder(const std::string& path) {
  int fd = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  int result = ::fsync(fd);
  int error = errno;
  ::close(fd);
  // Some file systems cannot sync a folder; there is nothing to be done about it then.
  if (result != 0 && error != EINVAL && error != ENOTSUP) {
    return diag(DiagCode::CannotWrite, path, errno_text(error));
  }
  return {};
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
