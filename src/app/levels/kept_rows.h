// The finished rows of a span in the making, in OUT/.weft: a row takes a second to compile and a
// span has thousands, so a run that was interrupted goes on with the row, not with the span.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "levels/source_rows.h"
#include "weft/base/result.h"
#include "weft/shard/folder.h"

namespace weft {

class KeptRows {
 public:
  // Reads what an earlier run kept; nothing of one with another configuration, and nothing from the
  // first damaged line on. `root` is the dataset's folder.
  static Result<KeptRows> open(const Folder& root, const std::string& configuration);
  KeptRows(KeptRows&& other) noexcept;
  KeptRows& operator=(KeptRows&&) = delete;
  ~KeptRows();

  // The rows, as JSON, of the span whose first row this is, from that row on without gaps.
  const std::vector<std::string>& of_span(uint64_t first_row);
  // The rows of that span from `place` on, counted from its first; those before are kept already.
  // Errors: CannotWrite.
  Status append(uint64_t first_row, uint64_t place, const std::vector<SourceLine>& rows);
  // Removes the file, once no span is in the making.
  Status drop();

 private:
  KeptRows(Folder folder, std::string configuration)
      : folder_(std::move(folder)), configuration_(std::move(configuration)) {}
  void read(std::string_view content);
  Status begin(uint64_t first_row, uint64_t place);
  std::string header(uint64_t first_row) const;

  Folder folder_;
  std::string configuration_;      // its sha256
  std::string header_;             // of the file; empty for none
  std::vector<std::string> rows_;  // as they were read
  int fd_ = -1;
};

}  // namespace weft
