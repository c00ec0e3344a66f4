// Streaming reader of JSONL, plain or zstd; memory is one line and two buffers.
#include "weft/shard/dataset_reader.h"

#include <fcntl.h>
#include <unistd.h>
#include <zstd.h>

#include <cerrno>
#include <memory>
#include <vector>

#include "weft/shard/file.h"

namespace weft {

namespace {

struct FileCloser {
  int fd;
  ~FileCloser() { ::close(fd); }
};

// Cuts a stream into lines.
class LineCutter {
 public:
  explicit LineCutter(const std::function<bool(std::string_view)>& line) : line_(line) {}

  // False when the consumer has had enough.
  bool feed(std::string_view bytes) {
    size_t end;
    while ((end = bytes.find('\n')) != bytes.npos) {
      bool more;
      if (held_.empty()) {
        more = line_(bytes.substr(0, end));
      } else {
        held_.append(bytes, 0, end);
        more = line_(held_);
        held_.clear();
      }
      bytes.remove_prefix(end + 1);
      if (!more) return false;
    }
    held_.append(bytes);
    return true;
  }
  // The last line may lack its newline.
  void end() {
    if (!held_.empty()) line_(held_);
  }

 private:
  const std::function<bool(std::string_view)>& line_;
  std::string held_;
};

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

}  // namespace

Status for_each_line(const std::string& path, const std::function<bool(std::string_view)>& line) {
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
  cutter.end();
  return {};
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
  uint64_t number = 0;
  if (!path.ends_with(".json")) {
    return for_each_line(path, [&](std::string_view line) {
      if (number == 0) line = without_mark(line);
      return row(number++, line);
    });
  }
  WEFT_TRY(std::string text, read_file(path));
  std::string_view json = without_mark(text);
  while (json.ends_with('\n')) json.remove_suffix(1);
  if (!is_list_of_objects(json)) {
    row(0, json);
    return {};
  }
  if (!for_each_in_list(json, [&](std::string_view item) { return row(number++, item); })) {
    return diag(DiagCode::CannotRead, path, "its list of rows has no end");
  }
  return {};
}

}  // namespace weft
