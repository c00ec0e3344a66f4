// See spill.h.
#include "spill.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <utility>

#include "weft/shard/file.h"

namespace weft {

namespace {
constexpr size_t kBuffer = 128 << 10;
}

Result<SpillFile> SpillFile::create(const std::string& folder) {
  std::string name = folder + "/weft-spill-XXXXXX";
  SpillFile file;
  file.folder_ = folder;
  file.fd_ = ::mkostemp(name.data(), O_CLOEXEC);
  if (file.fd_ < 0) return diag(DiagCode::CannotCreate, name, errno_text(errno));
  ::unlink(name.c_str());
  return file;
}

SpillFile::SpillFile(SpillFile&& other) noexcept
    : folder_(std::move(other.folder_)),
      fd_(std::exchange(other.fd_, -1)),
      buffer_(std::move(other.buffer_)) {}

SpillFile& SpillFile::operator=(SpillFile&& other) noexcept {
  close();
  folder_ = std::move(other.folder_);
  fd_ = std::exchange(other.fd_, -1);
  buffer_ = std::move(other.buffer_);
  return *this;
}

SpillFile::~SpillFile() { close(); }

void SpillFile::close() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
}

Status SpillFile::append(const void* data, size_t size) {
  const char* bytes = static_cast<const char*>(data);
  buffer_.insert(buffer_.end(), bytes, bytes + size);
  return buffer_.size() < kBuffer ? Status() : flush();
}

Status SpillFile::flush() {
  size_t done = 0;
  while (done < buffer_.size()) {
    const ssize_t n = ::write(fd_, buffer_.data() + done, buffer_.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return diag(DiagCode::CannotWrite, folder_ + "/weft-spill", errno_text(errno));
    done += static_cast<size_t>(n);
  }
  buffer_.clear();
  return {};
}

Status SpillFile::read(uint64_t offset, void* data, size_t size) const {
  char* out = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t n = ::pread(fd_, out, size, static_cast<off_t>(offset));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0)
      return diag(DiagCode::CannotRead, folder_ + "/weft-spill", errno_text(n < 0 ? errno : EIO));
    out += n;
    offset += static_cast<uint64_t>(n);
    size -= static_cast<size_t>(n);
  }
  return {};
}

Status SpillFile::for_each(size_t size, const std::function<void(const char*)>& item) const {
  struct stat info {};
  if (::fstat(fd_, &info) != 0)
    return diag(DiagCode::CannotRead, folder_ + "/weft-spill", errno_text(errno));
  const auto total = static_cast<uint64_t>(info.st_size);
  std::vector<char> piece(kBuffer / size * size);
  for (uint64_t at = 0; at < total; at += piece.size()) {
    piece.resize(static_cast<size_t>(std::min<uint64_t>(piece.size(), total - at)));
    WEFT_RETURN_IF_ERROR(read(at, piece.data(), piece.size()));
    for (size_t i = 0; i + size <= piece.size(); i += size) item(piece.data() + i);
  }
  return {};
}

}  // namespace weft
