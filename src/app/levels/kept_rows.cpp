#include "levels/kept_rows.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

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
  if (out.folder_.kind(kFile) == FileKind::kFile) {
    WEFT_TRY(const std::string content, read_file(out.folder_, kFile));
    out.read(content);
  }
  return out;
}

KeptRows::KeptRows(KeptRows&& other) noexcept
    : folder_(std::move(other.folder_)),
      configuration_(std::move(other.configuration_)),
      header_(std::move(other.header_)),
      rows_(std::move(other.rows_)),
      fd_(std::exchange(other.fd_, -1)) {}

KeptRows::~KeptRows() {
  if (fd_ >= 0) ::close(fd_);
}

std::string KeptRows::header(uint64_t first_row) const {
  return fmt::format("rows from {} of {}", first_row, configuration_);
}

void KeptRows::read(std::string_view content) {
  for (size_t end; (end = content.find('\n')) != content.npos; content.remove_prefix(end + 1)) {
    const auto text = text_of(content.substr(0, end));
    if (!text) return;
    if (header_.empty()) {
      header_ = *text;
    } else {
      rows_.emplace_back(*text);
    }
  }
}

const std::vector<std::string>& KeptRows::of_span(uint64_t first_row) {
  if (header_ != header(first_row)) rows_.clear();
  return rows_;
}

// A new file with those of the rows that were read that stand before `place` in this span: what
// stood behind them in the old one may be damaged, or part of a block that is made again.
Status KeptRows::begin(uint64_t first_row, uint64_t place) {
  std::string content = line_of(header(first_row));
  if (of_span(first_row).size() > place) rows_.resize(place);
  for (const std::string& row : rows_) content += line_of(row);
  WEFT_RETURN_IF_ERROR(write_file(folder_, kFile, content));
  if (fd_ >= 0) ::close(fd_);
  fd_ = ::openat(folder_.fd(), std::string(kFile).c_str(),
                 O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC);
  if (fd_ < 0) return diag(DiagCode::CannotOpen, folder_.at(kFile), errno_text(errno));
  header_ = header(first_row);
  return {};
}

Status KeptRows::append(uint64_t first_row, uint64_t place, const std::vector<SourceLine>& rows) {
  if (fd_ < 0 || header_ != header(first_row)) WEFT_RETURN_IF_ERROR(begin(first_row, place));
  std::string lines;
  for (const SourceLine& row : rows) lines += line_of(row.json);
  return write_all(fd_, lines, folder_.at(kFile));
}

Status KeptRows::drop() {
  if (fd_ >= 0) ::close(std::exchange(fd_, -1));
  rows_.clear();
  return folder_.remove(kFile);
}

}  // namespace weft
