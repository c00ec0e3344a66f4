// A temporary file for data that does not have to stay in memory: it is appended to, then read. It
// has no name, so it leaves nothing behind however the program ends.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "weft/base/result.h"

namespace weft {

class SpillFile {
 public:
  SpillFile() = default;  // no file
  static Result<SpillFile> create(const std::string& folder);
  SpillFile(SpillFile&& other) noexcept;
  SpillFile& operator=(SpillFile&& other) noexcept;
  ~SpillFile();

  Status append(const void* data, size_t size);
  // To be called between the last append() and the first read.
  Status flush();
  Status read(uint64_t offset, void* data, size_t size) const;
  // Calls `item` for each `size` bytes of the file.
  Status for_each(size_t size, const std::function<void(const char*)>& item) const;

 private:
  void close();

  std::string folder_;
  int fd_ = -1;
  std::vector<char> buffer_;
};

}  // namespace weft
