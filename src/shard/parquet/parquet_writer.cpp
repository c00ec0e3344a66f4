// Writes Arrow batches to a Parquet file.
//
// The rows of a row group follow from their bytes alone, and every column is encoded by itself, so
// the file has the same bytes for any number of threads.
#include <arrow/io/interfaces.h>
#include <parquet/arrow/writer.h>
#include <parquet/exception.h>
#include <parquet/properties.h>

#include "parquet_format.h"
#include "weft/parquet/parquet.h"

namespace weft {

namespace {

constexpr int kParquetZstdLevel = 3;

// Arrow writes here, the bytes go to the sink. Keeps the sink's own error, which says more.
class SinkStream : public arrow::io::OutputStream {
 public:
  explicit SinkStream(ColumnFormat::Sink sink) : sink_(std::move(sink)) {}

  arrow::Status Write(const void* data, int64_t size) override {
    if (!status_) return arrow::Status::IOError("an earlier write failed");
    status_ = sink_({static_cast<const char*>(data), static_cast<size_t>(size)});
    if (!status_) return arrow::Status::IOError("write failed");
    position_ += size;
    return arrow::Status::OK();
  }
  arrow::Status Close() override {
    closed_ = true;
    return arrow::Status::OK();
  }
  arrow::Result<int64_t> Tell() const override { return position_; }
  bool closed() const override { return closed_; }

  Status take_status() { return std::exchange(status_, Status()); }

 private:
  ColumnFormat::Sink sink_;
  Status status_;
  int64_t position_ = 0;
  bool closed_ = false;
};

// Dictionaries for the leaves that repeat; `path` is the leaf's name as Parquet spells it.
void add_dictionaries(const Column& column, const std::string& path,
                      parquet::WriterProperties::Builder& builder) {
  switch (column.kind) {
    case ColumnKind::kList:
      return add_dictionaries(column.children[0], path + ".list.element", builder);
    case ColumnKind::kStruct:
      for (const Column& child : column.children) {
        add_dictionaries(child, path + "." + child.name, builder);
      }
      return;
    case ColumnKind::kString:
    case ColumnKind::kInt32:
    case ColumnKind::kInt64:
    case ColumnKind::kFloat:
    case ColumnKind::kDouble:
    case ColumnKind::kBool:
      if (column.repeats) builder.enable_dictionary(path);
      return;
  }
}

std::shared_ptr<parquet::WriterProperties> file_properties(const std::vector<Column>& columns) {
  parquet::WriterProperties::Builder builder;
  builder.memory_pool(memory_pool());
  builder.version(parquet::ParquetVersion::PARQUET_2_6);
  builder.compression(parquet::Compression::ZSTD);
  builder.compression_level(kParquetZstdLevel);
  builder.enable_page_checksum();
  builder.enable_write_page_index();
  builder.enable_content_defined_chunking();
  builder.disable_dictionary();
  for (const Column& column : columns) add_dictionaries(column, column.name, builder);
  return builder.build();
}

class ParquetWriter : public ColumnWriter {
 public:
  ParquetWriter(std::string path, ColumnFormat::Sink sink)
      : path_(std::move(path)), stream_(std::make_shared<SinkStream>(std::move(sink))) {}

  Status open(const std::vector<Column>& columns, unsigned threads) {
    return guarded([&]() -> arrow::Status {
      parquet::ArrowWriterProperties::Builder arrow_properties;
      arrow_properties.store_schema();
      arrow_properties.set_use_threads(start_writer_threads(threads) > 1);
      ARROW_ASSIGN_OR_RAISE(writer_, parquet::arrow::FileWriter::Open(
                                         *arrow_schema(columns), memory_pool(), stream_,
                                         file_properties(columns), arrow_properties.build()));
      return arrow::Status::OK();
    });
  }

  Status write(const ColumnBatch& batch) override {
    const auto& rows = static_cast<const ArrowBatch&>(batch);
    return guarded([&]() -> arrow::Status {
      size_t first = 0;
      for (size_t i = 0; i < rows.row_bytes.size(); ++i) {
        if (group_bytes_ > 0 && group_bytes_ + rows.row_bytes[i] > kRowGroupBytes) {
          ARROW_RETURN_NOT_OK(write_rows(rows, first, i));
          first = i;
          group_bytes_ = 0;
        }
        if (group_bytes_ == 0) {
          ARROW_RETURN_NOT_OK(writer_->NewBufferedRowGroup());
        }
        group_bytes_ += rows.row_bytes[i];
      }
      return write_rows(rows, first, rows.row_bytes.size());
    });
  }

  Status finish() override {
    Status status = guarded([&] { return writer_->Close(); });
    // What a file took lies scattered over the threads' arenas; it would be there besides what the
    // next one takes.
    writer_.reset();
    memory_pool()->ReleaseUnused();
    return status;
  }

 private:
  // Arrow throws in a few places that return a Status otherwise; nothing leaves this library.
  template <class Work>
  Status guarded(const Work& work) {
    std::string message;
    try {
      arrow::Status status = work();
      if (status.ok()) return {};
      message = status.message();
    } catch (const std::exception& e) {
      message = e.what();
    }
    if (Status of_sink = stream_->take_status(); !of_sink) return of_sink;
    return diag(DiagCode::CannotWrite, path_, message);
  }

  arrow::Status write_rows(const ArrowBatch& rows, size_t first, size_t end) {
    if (first == end) return arrow::Status::OK();
    return writer_->WriteRecordBatch(
        *rows.batch->Slice(static_cast<int64_t>(first), static_cast<int64_t>(end - first)));
  }

  std::string path_;
  std::shared_ptr<SinkStream> stream_;
  std::unique_ptr<parquet::arrow::FileWriter> writer_;
  uint64_t group_bytes_ = 0;
};

}  // namespace

Result<std::unique_ptr<ColumnWriter>> make_parquet_writer(const std::vector<Column>& columns,
                                                          const std::string& path,
                                                          ColumnFormat::Sink sink,
                                                          unsigned threads) {
  auto writer = std::make_unique<ParquetWriter>(path, std::move(sink));
  WEFT_RETURN_IF_ERROR(writer->open(columns, threads));
  return std::unique_ptr<ColumnWriter>(std::move(writer));
}

}  // namespace weft
