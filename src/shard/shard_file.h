// One data file while it is written: it takes rows and returns an entry for the manifest.
#pragma once

#include <memory>
#include <string>

#include "weft/base/result.h"
#include "weft/shard/block.h"
#include "weft/shard/file.h"
#include "weft/shard/manifest.h"

namespace weft {

class ShardFile {
 public:
  virtual ~ShardFile() = default;
  ShardFile(const ShardFile&) = delete;
  ShardFile& operator=(const ShardFile&) = delete;

  // `path` is relative to the folder; `range` as in FileEntry.
  static Result<std::unique_ptr<ShardFile>> create(const Folder& folder, std::string path,
                                                   Format format, RowRange range,
                                                   const ColumnStore& store);

  Status append(const EncodedPart& part);
  // Ends the content and forces it to the disk; nothing stands under the file's name yet.
  Result<FileEntry> finish();
  // Puts the file under its name.
  Status publish() { return file_.commit(false); }

 protected:
  ShardFile(PartialFile file, FileEntry entry) : file_(std::move(file)), entry_(std::move(entry)) {}
  virtual Status write(const EncodedPart& part) = 0;
  virtual Status write_end() = 0;
  // Whether the file holds the lines as they are, so that one checksum is both.
  virtual bool content_is_file() const { return false; }

  PartialFile file_;

 private:
  FileEntry entry_;
  Sha256 content_;
};

}  // namespace weft
