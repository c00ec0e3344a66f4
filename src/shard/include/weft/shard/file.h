// Files by POSIX calls; every error is a Diag. A file gets its name only when it is complete.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "weft/base/result.h"
#include "weft/base/sha256.h"
#include "weft/shard/folder.h"

namespace weft {

// "data/train-00000.jsonl" -> "data/.train-00000.jsonl.part"
std::string temporary_name(const std::string& path);
// And back; empty for what is no temporary name.
std::string final_name(const std::string& path);

// A file that is written under temporary_name(path). Until commit() succeeds nothing stands under
// `path`, or what stood there before; dropped without a commit, the temporary file is removed.
class PartialFile {
 public:
  // The folders on the way to `path` may be links; the file itself, and the temporary one, may not.
  static Result<PartialFile> create(const std::string& path);
  // A file below `folder`, reached without following links.
  static Result<PartialFile> create(const Folder& folder, std::string_view relative);
  PartialFile(PartialFile&& other) noexcept;
  PartialFile& operator=(PartialFile&& other) noexcept;
  ~PartialFile();

  Status write(std::string_view bytes);
  // Forces what was written to the disk.
  Status sync();
  // Forces the content to the disk, then renames. `sync_first` false: the content may still be lost
  // by a crash of the machine; for files that are renewed all the time, or that were synced
  // already.
  Status commit(bool sync_first = true);

  const std::string& path() const { return shown_; }
  uint64_t size() const { return size_; }
  // Of all that was written; once, at the end.
  Sha256Digest digest() { return hash_.finish(); }

 private:
  PartialFile(Folder folder, std::string name, std::string shown, int fd)
      : folder_(std::move(folder)), name_(std::move(name)), shown_(std::move(shown)), fd_(fd) {}
  // `shown`: the file's path as messages have it.
  static Result<PartialFile> create(const Folder& folder, std::string name, std::string shown);
  void discard();

  Folder folder_;  // that the file is right below
  std::string name_;
  std::string shown_;
  int fd_ = -1;
  uint64_t size_ = 0;
  Sha256 hash_;
  uint64_t flushed_ = 0;  // the part whose way to the disk has been started
};

// The whole content, replaced in one step.
Status write_file(const std::string& path, std::string_view content, bool sync = true);
Status write_file(const Folder& folder, std::string_view relative, std::string_view content,
                  bool sync = true);
// The whole content in small pieces, one after the other.
Status read_pieces(const std::string& path, const std::function<void(std::string_view)>& take);
Result<std::string> read_file(const std::string& path);
// The same of a plain file below `folder`, reached without following links. Errors: CannotOpen,
// CannotRead; BadRecord where a link or anything else stands in the place of a plain file.
Status read_pieces(const Folder& folder, std::string_view relative,
                   const std::function<void(std::string_view)>& take);
Result<std::string> read_file(const Folder& folder, std::string_view relative);
// Makes renames and removals in a folder durable.
Status sync_folder(const std::string& path);
// mkdir -p
Status make_folders(const std::string& path);
Status remove_file(const std::string& path);  // a missing file is fine

struct FileDigest {
  uint64_t bytes = 0;
  Sha256Digest sha256{};
};
// Reads the file once, in small pieces.
Result<FileDigest> digest_file(const std::string& path);
Result<FileDigest> digest_file(const Folder& folder, std::string_view relative);

// All of the bytes to an open file. `path`: for the error. Error: CannotWrite.
Status write_all(int fd, std::string_view bytes, const std::string& path);
// A text for an errno value.
std::string errno_text(int error);

}  // namespace weft
