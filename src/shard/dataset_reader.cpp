// Streaming reader of JSONL, plain or zstd. It uses the memory of one line, of at most
// kMaxRowBytes, and two buffers.
#include "weft/shard/dataset_reader.h"

#include <fcntl.h>
#include <unistd.h>
#include <zstd.h>

#include <cerrno>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "weft/shard/file.h"

namespace weft {

namespace {

struct FileCloser {
  int fd;
  ~FileCloser() { ::close(fd); }
};

// Cuts a stream into lines, and passes over those that are too long.
class LineCutter {
 public:
  explicit LineCutter(const std::function<bool(uint64_t, std::string_view)>& line) : line_(line) {}

  // False when the consumer has had enough.
  bool feed(std::string_view bytes) {
    size_t end;
    while ((end = bytes.find('\n')) != bytes.npos) {
      if (!finish(bytes.substr(0, end))) return false;
      bytes.remove_prefix(end + 1);
    }
    hold(bytes);
    return true;
  }
  // The last line may lack its newline.
  bool end() { return (!is_long_ && held_.empty()) || finish({}); }

  // The number of the first line that was too long, from 0.
  std::optional<uint64_t> first_long() const { return first_long_; }

 private:
  void hold(std::string_view piece) {
    if (is_long_) return;
    if (held_.size() + piece.size() <= kMaxRowBytes) {
      held_.append(piece);
      return;
    }
    is_long_ = true;
    std::string().swap(held_);
  }

  // The line that ends with the piece.
  bool finish(std::string_view piece) {
    const bool alone = held_.empty() && !is_long_ && piece.size() <= kMaxRowBytes;
    if (!alone) hold(piece);
    bool more = true;
    if (is_long_) {
      if (!first_long_) first_long_ = number_;
    } else {
      more = line_(number_, alone ? piece : std::string_view(held_));
    }
    ++number_;
    is_long_ = false;
    held_.clear();
    return more;
  }

  const std::function<bool(uint64_t, std::string_view)>& line_;
  std::string held_;
  uint64_t number_ = 0;
  bool is_long_ = false;  // the line that is being read
  std::optional<uint64_t> first_long_;
};

Diag long_row(const std::string& path, uint64_t number) {
  return diag(DiagCode::LongRow, path, kMaxRowBytes >> 20, number);
}

// Calls `row` for each object of a JSON list, until it returns false. False if the list does not
// end. What stands in the objects is for their reader to judge: only strings and braces count here.
bool for_each_in_list(std::string_view json, const std::function<bool(std::string_view)>& row) {
  size_t depth = 0, begin = 0;
  for (size_t i = 0; i < json.size(); ++i) {
    switch (json[i]) {
      case '"':
        while (++i < json.size() && json[i] != '"') i += json[i] == '\\' ? 1 : 0;
        break;
      case '[':
      case '{':
        if (++depth == 2) begin = i;
        break;
      case ']':
      case '}':
        if (depth == 2 && !row(json.substr(begin, i + 1 - begin))) return true;
        if (--depth == 0) return true;
        break;
      default:
        break;
    }
  }
  return false;
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

// Whether a JSON text is a list that begins with an object: a list of rows.
bool is_list_of_objects(std::string_view json) {
  constexpr std::string_view kSpace = " \t\r\n";
  const size_t list = json.find_first_not_of(kSpace);
  if (list == json.npos || json[list] != '[') return false;
  const size_t first = json.find_first_not_of(kSpace, list + 1);
  return first != json.npos && json[first] == '{';
}

Status for_each_numbered_line(const std::string& path,
                              const std::function<bool(uint64_t, std::string_view)>& line) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, path, errno_text(errno));
  FileCloser closer{fd};
  bool compressed = path.ends_with(".zst");
  std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx*)> context(
      compressed ? ZSTD_createDCtx() : nullptr, ZSTD_freeDCtx);
  std::vector<char> in(256 << 10), out(compressed ? ZSTD_DStreamOutSize() : 0);
  LineCutter cutter(line);
  size_t pending = 0;  // what zstd still wants of the current frame
  while (true) {
    ssize_t n = ::read(fd, in.data(), in.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return diag(DiagCode::CannotRead, path, errno_text(errno));
    if (n == 0) break;
    if (!compressed) {
      if (!cutter.feed({in.data(), static_cast<size_t>(n)})) return {};
      continue;
    }
    ZSTD_inBuffer input{in.data(), static_cast<size_t>(n), 0};
    bool full = false;
    while (input.pos < input.size || full) {
      ZSTD_outBuffer output{out.data(), out.size(), 0};
      pending = ZSTD_decompressStream(context.get(), &output, &input);
      if (ZSTD_isError(pending)) {
        return diag(DiagCode::CannotRead, path, ZSTD_getErrorName(pending));
      }
      full = output.pos == output.size && pending != 0;  // zstd may hold more
      if (!cutter.feed({out.data(), output.pos})) return {};
    }
  }
  if (pending != 0) return diag(DiagCode::CannotRead, path, "the zstd stream is cut short");
  if (cutter.end() && cutter.first_long()) return long_row(path, *cutter.first_long());
  return {};
}

}  // namespace

Status for_each_line(const std::string& path, const std::function<bool(std::string_view)>& line) {
  return for_each_numbered_line(path, [&](uint64_t, std::string_view text) { return line(text); });
}

bool is_rows_file(std::string_view name) {
  return name.ends_with(".parquet") || name.ends_with(".jsonl") || name.ends_with(".jsonl.zst") ||
         name.ends_with(".json");
}

Status for_each_row(const std::string& path, const ColumnFormat* columns,
                    const std::function<bool(uint64_t number, std::string_view json)>& row) {
  if (path.ends_with(".parquet")) {
    if (columns == nullptr) return diag(DiagCode::NotBuiltIn, "reading of '" + path + "'");
    return columns->read(path, row);
  }
  if (!path.ends_with(".json")) {
    return for_each_numbered_line(path, [&](uint64_t number, std::string_view line) {
      return row(number, number == 0 ? without_mark(line) : line);
    });
  }
  std::error_code error;
  if (const uint64_t bytes = std::filesystem::file_size(path, error);
      !error && bytes > kMaxListBytes) {
    return diag(DiagCode::CannotRead, path,
                "a file .json is read as one, and this one is larger than " +
                    std::to_string(kMaxListBytes >> 20) +
                    " MB; rows on lines (.jsonl) may be more");
  }
  WEFT_TRY(std::string text, read_file(path));
  std::string_view json = without_mark(text);
  while (json.ends_with('\n')) json.remove_suffix(1);
  if (!is_list_of_objects(json)) {
    if (json.size() > kMaxRowBytes) return long_row(path, 0);
    row(0, json);
    return {};
  }
  uint64_t number = 0;
  std::optional<uint64_t> first_long;
  bool stopped = false;
  const bool whole = for_each_in_list(json, [&](std::string_view item) {
    const uint64_t at = number++;
    if (item.size() <= kMaxRowBytes) return !(stopped = !row(at, item));
    if (!first_long) first_long = at;
    return true;
  });
  if (stopped) return {};
  if (!whole) return diag(DiagCode::CannotRead, path, "its list of rows has no end");
  if (first_long) return long_row(path, *first_long);
  return {};
}

}  // namespace weft
