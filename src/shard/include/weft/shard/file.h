// Files by POSIX calls, every error a Diag. A file appears under its name only when it is whole.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// "data/train-00000.jsonl" -> "data/.train-00000.jsonl.part"
std::string temporary_name(const std::string& path);

// A file that is written under temporary_name(path). Until commit() succeeds nothing stands under
// `path`, or what stood there before; dropped without a commit, the temporary file is removed.
class PartialFile {
 public:
  static Result<PartialFile> create(std::string path);
  PartialFile(PartialFile&& other) noexcept;
  PartialFile& operator=(PartialFile&& other) noexcept;
  ~PartialFile();

  Status write(std::string_view bytes);
  // Forces the content to the disk, then renames. `sync` false: the content may still be lost by a
  // crash of the machine; for files that are renewed all the time, or that were synced together.
  Status commit(bool sync = true);

  const std::string& path() const { return path_; }
  uint64_t size() const { return size_; }

 private:
  PartialFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}
  void discard();

  std::string path_;
  int fd_ = -1;
  uint64_t size_ = 0;
  uint64_t flushed_ = 0;  // the part whose way to the disk has been started
};

// The whole content, replaced in one step.
Status write_file(const std::string& path, std::string_view content, bool sync = true);
Result<std::string> read_file(const std::string& path);
// Makes renames and removals in a folder durable.
Status sync_folder(const std::string& path);
// mkdir -p
Status make_folders(const std::string& path);
Status remove_file(const std::string& path);  // a missing file is fine

// A text for an errno value.
std::string errno_text(int error);

}  // namespace weft
