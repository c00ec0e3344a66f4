// The folder a dataset is written to: who may write there, and which files weft made.
//
// Every file is recorded in OUT/.weft/files before it is created, so that however a run ends,
// --overwrite knows what it may delete, and deletes nothing else. A lock on OUT/.weft/lock keeps
// two runs apart.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

class OutputFolder {
 public:
  // Makes the folder, or takes one that is empty. With `overwrite` it may hold files: those of the
  // record are deleted, others are left alone. Refused, before anything is deleted, when a file
  // that is not in the record stands where weft will write: in data/, or at the top under one of
  // the names in `top_files`.
  static Result<OutputFolder> open(const std::string& path, bool overwrite,
                                   std::span<const std::string_view> top_files = {});

  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&&) = delete;
  ~OutputFolder();

  const std::string& path() const { return path_; }
  // path() joined with a path relative to it.
  std::string at(std::string_view relative) const;
  // Records files, by paths relative to the folder, that are about to be created.
  Status record(std::span<const std::string> files);

 private:
  OutputFolder(std::string path, int lock) : path_(std::move(path)), lock_fd_(lock) {}

  std::string path_;
  int lock_fd_ = -1;
  int record_fd_ = -1;
};

}  // namespace weft
