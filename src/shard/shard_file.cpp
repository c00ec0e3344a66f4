// Data files of lines and of columns; see shard_file.h.
#include "shard_file.h"

namespace weft {

namespace {

// JSONL, plain or as one zstd frame.
class LinesFile : public ShardFile {
 public:
  LinesFile(PartialFile file, FileEntry entry, Format format)
      : ShardFile(std::move(file), std::move(entry)), format_(format) {}

  Status begin() { return file_.write(shard_prologue(format_)); }

 protected:
  Status write(const EncodedPart& part) override {
    return file_.write(format_ == Format::kJsonlZst ? part.bytes : part.text);
  }
  Status write_end() override { return file_.write(shard_epilogue(format_)); }
  bool content_is_file() const override { return format_ == Format::kJsonl; }

 private:
  Format format_;
};

class ColumnsFile : public ShardFile {
 public:
  ColumnsFile(PartialFile file, FileEntry entry) : ShardFile(std::move(file), std::move(entry)) {}

  Status begin(const ColumnStore& store, RowRange range) {
    range_ = range;
    max_bytes_ = store.max_file_bytes;
    auto sink = [this](std::string_view bytes) { return take(bytes); };
    WEFT_TRY(writer_, store.format->writer(store.columns, file_.path(), sink, store.threads));
    return {};
  }

 protected:
  Status write(const EncodedPart& part) override { return writer_->write(*part.columns); }
  Status write_end() override { return writer_->finish(); }

 private:
  Status take(std::string_view bytes) {
    if (file_.size() + bytes.size() > max_bytes_) {
      return diag(DiagCode::ShardTooLarge, file_.path(), max_bytes_, range_.count);
    }
    return file_.write(bytes);
  }

  RowRange range_;
  uint64_t max_bytes_ = 0;
  std::unique_ptr<ColumnWriter> writer_;
};

}  // namespace

Result<std::unique_ptr<ShardFile>> ShardFile::create(const Folder& folder, std::string path,
                                                     Format format, RowRange range,
                                                     const ColumnStore& store) {
  WEFT_TRY(PartialFile file, PartialFile::create(folder, path));
  FileEntry entry;
  entry.path = std::move(path);
  entry.range = range;
  if (format == Format::kParquet) {
    auto columns = std::make_unique<ColumnsFile>(std::move(file), std::move(entry));
    WEFT_RETURN_IF_ERROR(columns->begin(store, range));
    return std::unique_ptr<ShardFile>(std::move(columns));
  }
  auto lines = std::make_unique<LinesFile>(std::move(file), std::move(entry), format);
  WEFT_RETURN_IF_ERROR(lines->begin());
  return std::unique_ptr<ShardFile>(std::move(lines));
}

Status ShardFile::append(const EncodedPart& part) {
  entry_.rows += part.rows.size();
  entry_.text_bytes += part.text.size();
  size_t begin = 0;
  for (const size_t end : part.ends) {
    add_tokens(std::string_view(part.text).substr(begin, end - begin), entry_.tokens);
    begin = end;
  }
  if (!content_is_file()) content_.update(part.text);
  return write(part);
}

Result<FileEntry> ShardFile::finish() {
  WEFT_RETURN_IF_ERROR(write_end());
  WEFT_RETURN_IF_ERROR(file_.sync());
  entry_.bytes = file_.size();
  entry_.sha256 = file_.digest();
  entry_.content_sha256 = content_is_file() ? entry_.sha256 : content_.finish();
  return entry_;
}

}  // namespace weft
