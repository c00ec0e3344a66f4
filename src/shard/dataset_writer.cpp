// Dataset writer; see dataset_writer.h.
#include "weft/shard/dataset_writer.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "shard_file.h"
#include "weft/base/check.h"

namespace weft {

namespace {

// A file a row: so many are synced and renamed together (they stay open until then).
constexpr size_t kFilesTogether = 500;

}  // namespace

DatasetWriter::DatasetWriter(OutputFolder& folder, Layout layout, uint64_t rows,
                             const ColumnStore& store)
    : folder_(folder),
      layout_(std::move(layout)),
      rows_(rows),
      store_(store),
      shards_(layout_.splits.size()) {}

DatasetWriter::~DatasetWriter() = default;

void DatasetWriter::only(std::map<std::string, FileEntry> expected) {
  only_ = true;
  expected_ = std::move(expected);
}

bool DatasetWriter::wanted(const std::string& path) const {
  return !only_ || expected_.contains(path);
}

Status DatasetWriter::check(const FileEntry& entry) const {
  if (only_ && expected_.at(entry.path) != entry) {
    return diag(DiagCode::OtherBytes, folder_.at(entry.path));
  }
  return {};
}

Status DatasetWriter::append(const EncodedBlock& block) {
  if (!in_span_) WEFT_RETURN_IF_ERROR(begin_span(block.range.first));
  WEFT_CHECK(block.range.first == next_row_, "block of row {} where row {} is next",
             block.range.first, next_row_);
  next_row_ = block.range.end();
  WEFT_RETURN_IF_ERROR(layout_.format == Format::kJson ? append_files(block)
                                                       : append_to_shards(block));
  for (const EncodedPart& part : block.parts) text_bytes_ += part.text.size();
  return next_row_ == span_.range.end() ? end_span() : Status();
}

Status DatasetWriter::begin_span(uint64_t first_row) {
  if (!begun_) {
    begun_ = true;
    WEFT_TRY(data_, folder_.root().make(kDataFolder));
    WEFT_RETURN_IF_ERROR(folder_.root().sync());
  }
  in_span_ = true;
  uint64_t number = first_row / layout_.rows_per_span();
  span_ = {number, layout_.span(number, rows_), {}};
  next_row_ = span_.range.first;
  if (only_ || layout_.format == Format::kJson) return {};
  return folder_.journal().record(layout_.names_of_span(number, rows_));
}

Status DatasetWriter::append_to_shards(const EncodedBlock& block) {
  for (size_t split = 0; split < block.parts.size(); ++split) {
    const EncodedPart& part = block.parts[split];
    std::string path = layout_.shard_path(split, span_.span);
    if (part.rows.empty() || !wanted(path)) continue;
    if (!shards_[split]) {
      WEFT_TRY(shards_[split],
               ShardFile::create(folder_.root(), path, layout_.format, span_.range, store_));
    }
    WEFT_RETURN_IF_ERROR(shards_[split]->append(part));
  }
  return {};
}

Status DatasetWriter::close_shards() {
  for (const auto& shard : shards_) {
    if (!shard) continue;
    WEFT_TRY(FileEntry entry, shard->finish());
    WEFT_RETURN_IF_ERROR(check(entry));
    bytes_ += entry.bytes;
    span_.files.push_back(std::move(entry));
  }
  for (auto& shard : shards_) {
    if (shard) WEFT_RETURN_IF_ERROR(shard->publish());
    shard.reset();
  }
  return data_->sync();
}

Status DatasetWriter::append_files(const EncodedBlock& block) {
  // In order of rows, whichever split they are of.
  std::map<uint64_t, std::pair<size_t, size_t>> places;
  for (size_t split = 0; split < block.parts.size(); ++split) {
    const std::vector<uint64_t>& rows = block.parts[split].rows;
    for (size_t i = 0; i < rows.size(); ++i) places[rows[i]] = {split, i};
  }
  if (!only_) {
    std::vector<std::string> names;
    for (const auto& [row, place] : places) names.push_back(layout_.row_path(place.first, row));
    WEFT_RETURN_IF_ERROR(folder_.journal().record(names));
  }
  for (const auto& [row, place] : places) {
    const EncodedPart& part = block.parts[place.first];
    FileEntry entry;
    entry.path = layout_.row_path(place.first, row);
    if (!wanted(entry.path)) continue;
    size_t begin = place.second == 0 ? 0 : part.ends[place.second - 1];
    std::string_view text =
        std::string_view(part.text).substr(begin, part.ends[place.second] - begin);
    WEFT_TRY(PartialFile file, PartialFile::create(folder_.root(), entry.path));
    WEFT_RETURN_IF_ERROR(file.write(text));
    entry.range = {row, 1};
    entry.rows = 1;
    entry.bytes = entry.text_bytes = file.size();
    entry.sha256 = entry.content_sha256 = file.digest();
    WEFT_RETURN_IF_ERROR(check(entry));
    bytes_ += entry.bytes;
    span_.files.push_back(std::move(entry));
    waiting_.push_back(std::move(file));
  }
  return waiting_.size() >= kFilesTogether ? publish_files() : Status();
}

Status DatasetWriter::publish_files() {
  if (waiting_.empty()) return {};
  // One sync for all of them: an fsync for each would take a disk write for each.
  const std::string data = data_->path();
  int fd = ::openat(data_->fd(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, data, errno_text(errno));
  int result = ::syncfs(fd);
  int error = errno;
  ::close(fd);
  if (result != 0) return diag(DiagCode::CannotWrite, data, errno_text(error));
  for (PartialFile& file : waiting_) WEFT_RETURN_IF_ERROR(file.commit(false));
  waiting_.clear();
  return data_->sync();
}

Status DatasetWriter::end_span() {
  WEFT_RETURN_IF_ERROR(layout_.format == Format::kJson ? publish_files() : close_shards());
  files_ += span_.files.size();
  rows_whole_ += span_.range.count;
  in_span_ = false;
  if (only_) return {};
  return folder_.journal().done(std::move(span_));
}

}  // namespace weft
