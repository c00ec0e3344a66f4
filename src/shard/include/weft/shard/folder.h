// A folder that is held open, so that operations below it reach this folder and no other.
//
// Names below it are resolved step by step, and never through a symbolic link. So a link in the
// place of a file or folder of a dataset cannot direct a read, a write, a rename or a deletion out
// of the dataset. The folder itself may be reached through links.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

enum class FileKind : uint8_t { kMissing, kFile, kFolder, kLink, kOther };

class Folder {
 public:
  // Errors: CannotOpen.
  static Result<Folder> open(const std::string& path);

  const std::string& path() const { return path_; }
  // path() joined with a path relative to it.
  std::string at(std::string_view relative) const;
  int fd() const { return handle_->fd; }

  // A folder below. Errors: CannotOpen.
  Result<Folder> below(std::string_view relative) const;
  // Makes a folder below, of a single name, where it is not there, and opens it.
  Result<Folder> make(std::string_view name) const;
  // kMissing also where a folder on the way is missing or is none. `bytes`: for its size.
  FileKind kind(std::string_view relative, uint64_t* bytes = nullptr) const;
  // A missing file is fine. Errors: CannotRemove.
  Status remove(std::string_view relative) const;
  // An empty folder of a single name; a missing one is fine. False if something is in it.
  Result<bool> remove_folder(std::string_view name) const;
  // Moves a file from here to the same name in a folder of the same file system. False if it is
  // not here. Errors: CannotRename.
  Result<bool> move_file(std::string_view name, const Folder& to) const;
  // Makes renames and removals in this folder durable.
  Status sync() const;

 private:
  struct Handle {
    explicit Handle(int number) : fd(number) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle();
    int fd;
  };
  Folder(std::string path, int fd)
      : path_(std::move(path)), handle_(std::make_shared<const Handle>(fd)) {}

  std::string path_;
  std::shared_ptr<const Handle> handle_;
};

}  // namespace weft
