// Copies a file and computes its hash on the way; see copy.h.
#include "weft/shard/copy.h"

namespace weft {

Result<bool> copy_file(const Folder& from, const Folder& to, std::string_view relative,
                       uint64_t bytes, const Sha256Digest& sha256, bool (*stops)()) {
  WEFT_TRY(PartialFile file, PartialFile::create(to, relative));
  Status written;
  WEFT_RETURN_IF_ERROR(read_pieces(from, relative, [&](std::string_view piece) {
    if (written && stops()) written = diag(DiagCode::CannotRead, relative, "the copy was stopped");
    if (written) written = file.write(piece);
  }));
  WEFT_RETURN_IF_ERROR(std::move(written));
  if (file.size() != bytes || file.digest() != sha256) return false;
  WEFT_RETURN_IF_ERROR(file.commit());
  return true;
}

}  // namespace weft
