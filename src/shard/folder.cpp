// Folders by descriptors; see folder.h.
#include "weft/shard/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "weft/shard/file.h"

namespace weft {

namespace {

#ifdef O_PATH
constexpr int kHold = O_PATH | O_DIRECTORY | O_CLOEXEC;  // needs no right to list the folder
#else
constexpr int kHold = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

// The part of a path before its last slash, and the part behind it.
std::pair<std::string_view, std::string> parted(std::string_view path) {
  const size_t slash = path.rfind('/');
  if (slash == path.npos) return {"", std::string(path)};
  return {path.substr(0, slash), std::string(path.substr(slash + 1))};
}

}  // namespace

Folder::Handle::~Handle() { ::close(fd); }

std::string Folder::at(std::string_view relative) const {
  return path_ + "/" + std::string(relative);
}

Result<Folder> Folder::open(const std::string& path) {
  const int fd = ::open(path.c_str(), kHold);
  if (fd < 0) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  return Folder(path, fd);
}

Result<Folder> Folder::below(std::string_view relative) const {
  Folder folder = *this;
  while (!relative.empty()) {
    const size_t slash = std::min(relative.find('/'), relative.size());
    const std::string step(relative.substr(0, slash));
    relative.remove_prefix(std::min(slash + 1, relative.size()));
    const int fd = ::openat(folder.fd(), step.c_str(), kHold | O_NOFOLLOW);
    if (fd < 0) return diag(DiagCode::CannotOpen, folder.at(step), errno_text(errno));
    folder = Folder(folder.at(step), fd);
  }
  return folder;
}

Result<Folder> Folder::make(std::string_view name) const {
  if (::mkdirat(fd(), std::string(name).c_str(), 0777) != 0 && errno != EEXIST) {
    return diag(DiagCode::CannotCreate, at(name), errno_text(errno));
  }
  return below(name);
}

FileKind Folder::kind(std::string_view relative, uint64_t* bytes) const {
  const auto [above, name] = parted(relative);
  const auto folder = below(above);
  struct stat status = {};
  if (!folder || ::fstatat(folder->fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
    return FileKind::kMissing;
  }
  if (bytes != nullptr) *bytes = static_cast<uint64_t>(status.st_size);
  if (S_ISREG(status.st_mode)) return FileKind::kFile;
  if (S_ISDIR(status.st_mode)) return FileKind::kFolder;
  return S_ISLNK(status.st_mode) ? FileKind::kLink : FileKind::kOther;
}

Status Folder::remove(std::string_view relative) const {
  const auto [above, name] = parted(relative);
  if (!above.empty() && kind(above) == FileKind::kMissing) return {};
  WEFT_TRY(const Folder folder, below(above));
  if (::unlinkat(folder.fd(), name.c_str(), 0) != 0 && errno != ENOENT) {
    return diag(DiagCode::CannotRemove, at(relative), errno_text(errno));
  }
  return {};
}

Result<bool> Folder::remove_folder(std::string_view name) const {
  if (::unlinkat(fd(), std::string(name).c_str(), AT_REMOVEDIR) == 0 || errno == ENOENT) {
    return true;
  }
  if (errno == ENOTEMPTY || errno == EEXIST) return false;
  return diag(DiagCode::CannotRemove, at(name), errno_text(errno));
}

Result<bool> Folder::move_file(std::string_view name, const Folder& to) const {
  const std::string file(name);
  if (::renameat(fd(), file.c_str(), to.fd(), file.c_str()) == 0) return true;
  if (errno == ENOENT) return false;
  return diag(DiagCode::CannotRename, at(name), to.at(name), errno_text(errno));
}

Status Folder::sync() const {
  const int fd = ::openat(handle_->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, path_, errno_text(errno));
  const int result = ::fsync(fd);
  const int error = errno;
  ::close(fd);
  // Some file systems cannot sync a folder; there is nothing to be done about it then.
  if (result != 0 && error != EINVAL && error != ENOTSUP) {
    return diag(DiagCode::CannotWrite, path_, errno_text(error));
  }
  return {};
}

}  // namespace weft
