// Finding and reading files of rows; see source.h.
#include "weft/inspect/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>

#include "weft/base/workers.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace fs = std::filesystem;

namespace {

constexpr size_t kBatchBytes = 1 << 20, kBatchRows = 64;
constexpr size_t kWaitingBytes = 256 << 20;  // in the queue, but for one batch

// "train" of "data/train-00000.jsonl", or of "train/000000.json".
std::string split_name(const fs::path& path) {
  const std::string name = path.filename().string();
  const size_t dash = name.find('-');
  if (dash != name.npos && dash + 1 < name.size() &&
      std::isdigit(static_cast<unsigned char>(name[dash + 1])) != 0) {
    return name.substr(0, dash);
  }
  const std::string folder = path.parent_path().filename().string();
  for (const char* known : {"train", "validation", "valid", "val", "dev", "test"}) {
    if (folder == known || name.starts_with(std::string(known) + ".")) return known;
  }
  return "";
}

bool is_side_file(const std::string& relative) {
  return std::any_of(std::begin(kOwnFiles), std::end(kOwnFiles),
                     [&](std::string_view own) { return relative == own; });
}

// The rows that wait for a thread.
class Queue {
 public:
  explicit Queue(size_t threads) : most_(2 * threads + 2) {}

  // Nothing once the end is there.
  void put(std::vector<RawRow> batch) {
    size_t bytes = 0;
    for (const RawRow& row : batch) bytes += row.json.size();
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] {
      return ended_ || batches_.empty() ||
             (batches_.size() < most_ && bytes_ + bytes <= kWaitingBytes);
    });
    if (ended_) return;
    bytes_ += bytes;
    batches_.push_back(std::move(batch));
    ready_.notify_one();
  }
  void end() {
    std::lock_guard lock(mutex_);
    ended_ = true;
    ready_.notify_all();
    room_.notify_all();
  }
  // Empty: no more to come.
  std::vector<RawRow> take() {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [&] { return ended_ || !batches_.empty(); });
    if (batches_.empty()) return {};
    std::vector<RawRow> batch = std::move(batches_.front());
    batches_.pop_front();
    for (const RawRow& row : batch) bytes_ -= row.json.size();
    room_.notify_one();
    return batch;
  }

 private:
  const size_t most_;
  std::mutex mutex_;
  std::condition_variable ready_, room_;
  std::deque<std::vector<RawRow>> batches_;
  size_t bytes_ = 0;  // of the rows in them
  bool ended_ = false;
};

}  // namespace

const RowsFile& DatasetFiles::file_of(uint32_t ordinal) const {
  auto after = std::upper_bound(files.begin(), files.end(), ordinal,
                                [](uint32_t o, const RowsFile& f) { return o < f.first_row; });
  return after == files.begin() ? *after : *(after - 1);
}

namespace {

std::string place(const std::string& path, uint64_t number) {
  // A .json file may hold a list, but has one row as a rule.
  return number == 0 && path.ends_with(".json") ? path : fmt::format("{}, row {}", path, number);
}

}  // namespace

std::string DatasetFiles::where(uint32_t ordinal) const {
  const RowsFile& file = file_of(ordinal);
  std::pair<uint32_t, uint64_t> from{file.first_row, 0};
  for (const auto& jump : file.jumps) {
    if (jump.first <= ordinal) from = jump;
  }
  return place(file.path, from.second + (ordinal - from.first));
}

std::string DatasetFiles::where(const RawRow& row) const {
  return place(files[row.file].path, row.number);
}

uint32_t DatasetFiles::split_of(uint32_t ordinal) const { return file_of(ordinal).split; }

Result<DatasetFiles> find_rows_files(const std::string& root) {
  DatasetFiles found;
  found.root = found.given = root;
  WEFT_RETURN_IF_ERROR(check_access(root));
  std::error_code error;
  std::vector<std::string> paths;
  if (fs::is_regular_file(root, error) && is_rows_file(root)) {
    found.root = fs::path(root).parent_path().string();
    if (found.root.empty()) found.root = std::string(1, '.');
    paths.push_back(fs::path(root).filename().string());
  } else {
    if (!fs::exists(root, error)) return diag(DiagCode::NothingThere, root);
    if (!fs::is_directory(root, error)) return diag(DiagCode::NotAFolder, root);
    found.ours = is_dataset_folder(root);
    fs::recursive_directory_iterator it(root, error), end;
    if (error) return diag(DiagCode::CannotOpen, root, error.message());
    while (it != end) {
      const std::string name = it->path().filename().string();
      const std::string relative = it->path().lexically_relative(root).string();
      if (name.starts_with('.')) {
        it.disable_recursion_pending();
      } else if (is_rows_file(name) && !is_side_file(relative) && !it->is_directory(error)) {
        (it->is_regular_file(error) ? paths : found.no_files).push_back(relative);
      }
      it.increment(error);
      if (error) return diag(DiagCode::CannotOpen, root, error.message());
    }
  }
  if (paths.empty()) return diag(DiagCode::NoRows, root);
  std::sort(paths.begin(), paths.end());
  std::sort(found.no_files.begin(), found.no_files.end());
  for (std::string& path : paths) {
    const std::string split = split_name(path);
    auto at = std::find(found.splits.begin(), found.splits.end(), split);
    const auto number = static_cast<uint32_t>(at - found.splits.begin());
    if (at == found.splits.end()) found.splits.push_back(split);
    found.files.push_back({std::move(path), number});
  }
  return found;
}

namespace {

// Of `number` things in all, those of part `index` of `parts`, which differ by one at most.
uint64_t share_of(uint64_t number, uint64_t index, uint64_t parts) {
  return number * (index + 1) / parts - number * index / parts;
}

}  // namespace

Result<uint64_t> scan_rows(DatasetFiles& files,
                           const std::vector<std::unique_ptr<RowVisitor>>& visitors,
                           const ScanHooks& hooks) {
  for (RowsFile& file : files.files) file.first_row = ~uint32_t{0};
  Queue queue(visitors.size());
  // A worker that fails takes nothing any more, so nothing is to wait for it.
  Workers workers([&queue] { queue.end(); });
  struct Ender {
    Queue& queue;
    ~Ender() { queue.end(); }
  } ender{queue};
  WEFT_RETURN_IF_ERROR(workers.start(static_cast<unsigned>(visitors.size()), [&](unsigned number) {
    for (auto batch = queue.take(); !batch.empty(); batch = queue.take()) {
      for (const RawRow& row : batch) visitors[number]->row(files, row);
    }
    return Status();
  }));
  std::vector<RawRow> batch;
  size_t bytes = 0;
  const auto hand_over = [&] {
    if (!batch.empty()) queue.put(std::move(batch));
    batch.clear();
    bytes = 0;
  };
  uint32_t ordinal = 0;
  bool stopped = false;
  for (uint32_t f = 0; f < files.files.size() && !stopped; ++f) {
    files.files[f].first_row = ordinal;
    uint64_t left =
        hooks.sample == 0 ? ~uint64_t{0} : share_of(hooks.sample, f, files.files.size());
    if (left == 0) continue;
    const std::string path = files.root + "/" + files.files[f].path;
    uint64_t next = 0;  // number of the row after the last one
    Status status = for_each_row(path, hooks.columns, [&](uint64_t number, std::string_view json) {
      if (number != next) files.files[f].jumps.emplace_back(ordinal, number);
      next = number + 1;
      bytes += json.size();
      batch.push_back({ordinal++, f, number, std::string(json)});
      if (bytes >= kBatchBytes || batch.size() >= kBatchRows) {
        hand_over();
        hooks.tick(ordinal, f);
        stopped = hooks.stop() || workers.has_failed();
      }
      return !stopped && --left > 0;
    });
    if (!status) hooks.file_failed(f, ordinal, status.error());
  }
  hand_over();
  queue.end();
  WEFT_RETURN_IF_ERROR(workers.wait());
  return uint64_t{ordinal};
}

}  // namespace weft
