// The rows of a finished set in the order of their indices, from the files of all splits at once.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "dataset/config.h"
#include "weft/base/result.h"

namespace weft {

struct SourceLine {
  uint64_t index = 0;
  size_t split = 0;
  std::string json;  // on one line
  std::string file;  // for messages
};

// The rows of some spans of a set, span after span. Memory: some rows of each split.
class SourceRows {
 public:
  // `folder` holds the set of `dataset`; both must outlive this. `ranges`: whole spans, ascending.
  SourceRows(const std::string& folder, const DatasetManifest& dataset,
             const std::vector<RowRange>& ranges);
  ~SourceRows();
  SourceRows(const SourceRows&) = delete;
  SourceRows& operator=(const SourceRows&) = delete;

  // The next row. Errors: a file that cannot be read, BadRecord for a row that is not where it
  // should be.
  Result<SourceLine> next();

 private:
  class FileRows;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
