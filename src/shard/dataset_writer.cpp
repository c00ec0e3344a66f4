// Shards and single files of a dataset; see dataset_writer.h.
#include "weft/shard/dataset_writer.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "weft/base/check.h"

namespace weft {

namespace {

// A file a row: so many are synced and renamed together (they stay open until then).
constexpr size_t kFilesTogether = 500;

}  // namespace

DatasetWriter::DatasetWriter(OutputFolder& folder, Layout layout)
    : folder_(folder), layout_(std::move(layout)) {}

DatasetWriter::~DatasetWriter() = default;

Status DatasetWriter::begin_data() {
  if (begun_) return {};
  begun_ = true;
  WEFT_RETURN_IF_ERROR(make_folders(folder_.at("data")));
  return sync_folder(folder_.path());
}

Status DatasetWriter::append(EncodedBlock block) {
  WEFT_CHECK(block.range.first == next_row_, "block of row {} where row {} is next",
             block.range.first, next_row_);
  WEFT_RETURN_IF_ERROR(begin_data());
  next_row_ += block.range.count;
  text_bytes_ += block.text_bytes;
  return layout_.format == Format::kJson ? append_files(block) : append_to_shard(block);
}

Status DatasetWriter::append_to_shard(const EncodedBlock& block) {
  if (!shard_) {
    WEFT_CHECK(block.range.first % layout_.rows_per_shard == 0);
    std::string name = layout_.shard_path(block.range.first / layout_.rows_per_shard);
    const std::string names[] = {name};
    WEFT_RETURN_IF_ERROR(folder_.record(names));
    WEFT_TRY(shard_, PartialFile::create(folder_.at(name)));
    WEFT_RETURN_IF_ERROR(shard_->write(shard_prologue(layout_.format)));
  }
  WEFT_RETURN_IF_ERROR(shard_->write(block.bytes));
  return next_row_ % layout_.rows_per_shard == 0 ? close_shard() : Status();
}

Status DatasetWriter::close_shard() {
  WEFT_RETURN_IF_ERROR(shard_->write(shard_epilogue(layout_.format)));
  WEFT_RETURN_IF_ERROR(shard_->commit());
  WEFT_RETURN_IF_ERROR(sync_folder(folder_.at("data")));
  bytes_ += shard_->size();
  ++files_;
  rows_whole_ = next_row_;
  shard_.reset();
  return {};
}

Status DatasetWriter::append_files(const EncodedBlock& block) {
  WEFT_CHECK(block.files.size() == block.range.count);
  std::vector<std::string> names;
  for (uint64_t i = 0; i < block.range.count; ++i) {
    names.push_back(layout_.row_path(block.range.first + i));
  }
  WEFT_RETURN_IF_ERROR(folder_.record(names));
  for (size_t i = 0; i < names.size(); ++i) {
    WEFT_TRY(PartialFile file, PartialFile::create(folder_.at(names[i])));
    WEFT_RETURN_IF_ERROR(file.write(block.files[i]));
    bytes_ += file.size();
    waiting_.push_back(std::move(file));
  }
  return waiting_.size() >= kFilesTogether ? publish_files() : Status();
}

Status DatasetWriter::publish_files() {
  if (waiting_.empty()) return {};
  // One sync for all of them: an fsync for each would take a disk write for each.
  std::string data = folder_.at("data");
  int fd = ::open(data.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return diag(DiagCode::CannotOpen, data, errno_text(errno));
  int result = ::syncfs(fd);
  int error = errno;
  ::close(fd);
  if (result != 0) return diag(DiagCode::CannotWrite, data, errno_text(error));
  for (PartialFile& file : waiting_) WEFT_RETURN_IF_ERROR(file.commit(false));
  files_ += waiting_.size();
  rows_whole_ = next_row_;
  waiting_.clear();
  return sync_folder(data);
}

Status DatasetWriter::finish() {
  if (shard_) return close_shard();
  return publish_files();
}

}  // namespace weft
