#include "levels/source_rows.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "weft/parquet/parquet.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace dom = simdjson::dom;

static constexpr size_t kWaiting = 32;  // rows of a file that are read and not yet taken

// The rows of one file, read by a thread of its own: the reader hands rows to a function.
class SourceRows::FileRows {
 public:
  FileRows(std::string path, size_t split) : path_(std::move(path)), split_(split) {
    thread_ = std::thread([this] { read(); });
  }
  ~FileRows() {
    {
      std::lock_guard lock(mutex_);
      stop_ = true;
    }
    room_.notify_all();
    thread_.join();
  }

  // The row that next() takes; none at the end. Error: of the file.
  Result<const SourceLine*> peek() {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [&] { return !rows_.empty() || ended_; });
    if (!rows_.empty()) return static_cast<const SourceLine*>(&rows_.front());
    if (!status_) return std::move(status_).take_error();
    return static_cast<const SourceLine*>(nullptr);
  }
  SourceLine take() {
    std::lock_guard lock(mutex_);
    SourceLine row = std::move(rows_.front());
    rows_.pop_front();
    room_.notify_one();
    return row;
  }

 private:
  void read() {
    Status status;
    try {
      JsonParser parser;
      Status bad;
      status = for_each_row(path_, &parquet_format(), [&](uint64_t number, std::string_view json) {
        dom::element row;
        SourceLine line{0, split_, {}, fmt::format("{}, row {}", path_, number)};
        if (parser.parse(json.data(), json.size()).get(row) || row["index"].get(line.index)) {
          bad = diag(DiagCode::BadRecord, line.file, "it is no row with an index");
          return false;
        }
        line.json = simdjson::minify(row);
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stop_ || rows_.size() < kWaiting; });
        if (stop_) return false;
        rows_.push_back(std::move(line));
        ready_.notify_one();
        return true;
      });
      if (status && !bad) status = std::move(bad);
    } catch (const std::exception& e) {
      status = diag(DiagCode::CannotRead, path_, e.what());
    }
    std::lock_guard lock(mutex_);
    status_ = std::move(status);
    ended_ = true;
    ready_.notify_all();
  }

  std::string path_;
  size_t split_;
  std::mutex mutex_;
  std::condition_variable ready_, room_;
  std::deque<SourceLine> rows_;
  bool stop_ = false, ended_ = false;
  Status status_;
  std::thread thread_;
};

struct SourceRows::Impl {
  const std::string& folder;
  const DatasetManifest& dataset;
  std::vector<uint64_t> spans;
  size_t span = 0;
  std::vector<std::unique_ptr<FileRows>> files;  // of the span
  std::optional<uint64_t> next_index;

  Status open_span() {
    const auto receipt = dataset.receipts.find(spans[span]);
    if (receipt == dataset.receipts.end())
      return diag(DiagCode::BadRecord, folder, "a span of its rows is not there");
    for (const FileEntry& file : receipt->second.files) {
      const auto split = dataset.config.layout.split_of_path(file.path);
      if (!split) return diag(DiagCode::BadRecord, folder, "a data file is of no known split");
      files.push_back(std::make_unique<FileRows>(folder + "/" + file.path, *split));
    }
    next_index = receipt->second.range.first;
    return {};
  }
};

SourceRows::SourceRows(const std::string& folder, const DatasetManifest& dataset,
                       const std::vector<RowRange>& ranges)
    : impl_(new Impl{folder, dataset, {}, 0, {}, std::nullopt}) {
  const uint64_t per_span = dataset.config.layout.rows_per_span();
  for (const RowRange& range : ranges)
    for (uint64_t row = range.first; row < range.end(); row += per_span)
      impl_->spans.push_back(row / per_span);
}

SourceRows::~SourceRows() = default;

Result<SourceLine> SourceRows::next() {
  Impl& own = *impl_;
  while (true) {
    if (own.files.empty()) {
      if (own.span == own.spans.size())
        return diag(DiagCode::BadRecord, own.folder, "it has fewer rows than its manifest says");
      WEFT_RETURN_IF_ERROR(own.open_span());
    }
    FileRows* first = nullptr;
    uint64_t index = 0;
    for (const auto& file : own.files) {
      WEFT_TRY(const SourceLine* row, file->peek());
      if (row != nullptr && (first == nullptr || row->index < index)) {
        first = file.get();
        index = row->index;
      }
    }
    if (first == nullptr) {
      own.files.clear();
      ++own.span;
      continue;
    }
    SourceLine row = first->take();
    if (row.index != *own.next_index)
      return diag(DiagCode::BadRecord, row.file,
                  fmt::format("its index is {}, not {}", row.index, *own.next_index));
    ++*own.next_index;
    return row;
  }
}

}  // namespace weft
