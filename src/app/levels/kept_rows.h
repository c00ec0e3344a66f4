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
  // Looks at what an earlier run kept; nothing of one with another configuration, and nothing from
  // the first damaged line on. `root` is the dataset's folder. Memory: some bytes of each row.
  static Result<KeptRows> open(const Folder& root, const std::string& configuration);
  KeptRows(KeptRows&& other) noexcept;
  KeptRows& operator=(KeptRows&&) = delete;
  ~KeptRows();

  // How many rows are kept of the span with this first row, from that row on without gaps.
  size_t of_span(uint64_t first_row) const;
  // One of them, as JSON; counted from the span's first. Errors: CannotRead.
  Result<std::string> row(size_t place) const;
  // The rows of that span from `place` on, counted from its first; those before are kept already.
  // Errors: CannotWrite.
  Status append(uint64_t first_row, uint64_t place, const std::vector<SourceLine>& rows);
  // Removes the file, once no span is in the making.
  Status drop();

 private:
  // Of the file: where a row's text begins, and its bytes.
  struct Piece {
    uint64_t at;
    size_t size;
  };
  KeptRows(Folder folder, std::string configuration)
      : folder_(std::move(folder)), configuration_(std::move(configuration)) {}
  bool note(std::string_view line, uint64_t at);
  Status open_file();
  Status begin(uint64_t first_row, uint64_t place);
  std::string header(uint64_t first_row) const;

  Folder folder_;
  std::string configuration_;  // its sha256
  std::string header_;         // of the file; empty for none
  std::vector<Piece> rows_;    // those that an earlier run kept
  bool is_begun_ = false;      // whether all that stands in the file is of use
  int fd_ = -1;
};

}  // namespace weft
