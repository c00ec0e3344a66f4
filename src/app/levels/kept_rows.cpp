#include "levels/kept_rows.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include "weft/base/sha256.h"
#include "weft/shard/file.h"
#include "weft/shard/layout.h"

namespace weft {

namespace {

constexpr std::string_view kFile = "compiled-rows";

// A line of the file: the sha256 of a text, and the text.
std::string line_of(std::string_view text) {
  return fmt::format("{} {}\n", sha256_hex(text), text);
}

// The text of such a line, without its newline; nothing of a damaged one.
std::optional<std::string_view> text_of(std::string_view line) {
  const size_t space = line.find(' ');
  if (space == line.npos) return std::nullopt;
  const std::string_view text = line.substr(space + 1);
  if (line.substr(0, space) != sha256_hex(text)) return std::nullopt;
  return text;
}

}  // namespace

Result<KeptRows> KeptRows::open(const Folder& root, const std::string& configuration) {
  WEFT_TRY(Folder folder, root.make(kOwnFolder));
  KeptRows out(std::move(folder), sha256_hex(configuration));
  if (out.folder_.kind(kFile) != FileKind::kFile) return out;
  std::string line;
  uint64_t at = 0;
  bool good = true;
  WEFT_RETURN_IF_ERROR(read_pieces(out.folder_, kFile, [&](std::string_view piece) {
    while (good) {
      const size_t end = piece.find('\n');
      line += piece.substr(0, end);
      if (end == piece.npos) break;
      good = out.note(line, at);
      at += line.size() + 1;
      line.clear();
      piece.remove_prefix(end + 1);
    }
  }));
  WEFT_RETURN_IF_ERROR(out.open_file());
  return out;
}

KeptRows::KeptRows(KeptRows&& other) noexcept
    : folder_(std::move(other.folder_)),
      configuration_(std::move(other.configuration_)),
      header_(std::move(other.header_)),
      rows_(std::move(other.rows_)),
      is_begun_(other.is_begun_),
      fd_(std::exchange(other.fd_, -1)) {}

KeptRows::~KeptRows() {
  if (fd_ >= 0) ::close(fd_);
}

std::string KeptRows::header(uint64_t first_row) const {
  return fmt::format("rows from {} of {}", first_row, configuration_);
}

// False for a damaged line.
bool KeptRows::note(std::string_view line, uint64_t at) {
  const auto text = text_of(line);
  if (!text) return false;
  if (header_.empty()) {
    header_ = *text;
  } else {
    rows_.push_back({at + (line.size() - text->size()), text->size()});
  }
  return true;
}

Status KeptRows::open_file() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = ::openat(folder_.fd(), std::string(kFile).c_str(),
                 O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC);
  if (fd_ < 0) return diag(DiagCode::CannotOpen, folder_.at(kFile), errno_text(errno));
  return {};
}

size_t KeptRows::of_span(uint64_t first_row) const {
  return header_ == header(first_row) ? rows_.size() : 0;
}

Result<std::string> KeptRows::row(size_t place) const {
  const Piece& piece = rows_[place];
  std::string out(piece.size, '\0');
  for (size_t done = 0; done < out.size();) {
    const ssize_t n =
        ::pread(fd_, out.data() + done, out.size() - done, static_cast<off_t>(piece.at + done));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0)
      return diag(DiagCode::CannotRead, folder_.at(kFile),
                  n == 0 ? "it was changed meanwhile" : errno_text(errno));
    done += static_cast<size_t>(n);
  }
  return out;
}

// The file has those of the rows of this span that stand before `place`, and nothing else: what
// stood behind them may be damaged, or part of a block that is made again.
Status KeptRows::begin(uint64_t first_row, uint64_t place) {
  const std::string wanted = header(first_row);
  const size_t kept = std::min<size_t>(of_span(first_row), place);
  if (kept > 0) {
    rows_.resize(kept);
    const off_t end = static_cast<off_t>(rows_.back().at + rows_.back().size + 1);
    if (::ftruncate(fd_, end) != 0)
      return diag(DiagCode::CannotWrite, folder_.at(kFile), errno_text(errno));
  } else {
    rows_.clear();
    WEFT_RETURN_IF_ERROR(write_file(folder_, kFile, line_of(wanted)));
    WEFT_RETURN_IF_ERROR(open_file());
  }
  header_ = wanted;
  is_begun_ = true;
  return {};
}

Status KeptRows::append(uint64_t first_row, uint64_t place, const std::vector<SourceLine>& rows) {
  if (!is_begun_ || header_ != header(first_row)) WEFT_RETURN_IF_ERROR(begin(first_row, place));
  std::string lines;
  for (const SourceLine& row : rows) lines += line_of(row.json);
  return write_all(fd_, lines, folder_.at(kFile));
}

Status KeptRows::drop() {
  if (fd_ >= 0) ::close(std::exchange(fd_, -1));
  rows_.clear();
  header_.clear();
  is_begun_ = false;
  return folder_.remove(kFile);
}

}  // namespace weft
