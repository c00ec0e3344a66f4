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
    return for_each_line(path, [&](std::string_view line) { return row(number++, line); });
  }
  WEFT_TRY(std::string text, read_file(path));
  std::string_view json = text;
  while (json.ends_with('\n')) json.remove_suffix(1);
  row(0, json);
  return {};
}

}  // namespace weft
