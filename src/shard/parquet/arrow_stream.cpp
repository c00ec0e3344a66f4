#include "weft/parquet/arrow_stream.h"

#include <arrow/c/abi.h>
#include <arrow/c/bridge.h>

#include <utility>

#include "parquet_format.h"
#include "weft/base/workers.h"

namespace weft {

namespace {

class BatchReader : public arrow::RecordBatchReader {
 public:
  BatchReader(std::shared_ptr<arrow::Schema> schema, BatchSource source)
      : schema_(std::move(schema)), source_(std::move(source)) {}

  std::shared_ptr<arrow::Schema> schema() const override { return schema_; }

  arrow::Status ReadNext(std::shared_ptr<arrow::RecordBatch>* out) override {
    out->reset();
    if (next_ == batches_.size() && source_) {
      next_ = 0;
      batches_.clear();
      // Nothing may be thrown through a C interface.
      const Status made = without_exceptions([&]() -> Status {
        WEFT_TRY(batches_, source_());
        return {};
      });
      if (!made) {
        source_ = nullptr;
        return arrow::Status::Invalid(made.error().render());
      }
      if (batches_.empty()) source_ = nullptr;
    }
    if (next_ == batches_.size()) return arrow::Status::OK();
    *out = static_cast<ArrowBatch&>(*batches_[next_]).batch;
    batches_[next_++].reset();
    return arrow::Status::OK();
  }

 private:
  std::shared_ptr<arrow::Schema> schema_;
  BatchSource source_;  // none: it came to its end
  std::vector<std::unique_ptr<ColumnBatch>> batches_;
  std::size_t next_ = 0;
};

}  // namespace

Status export_stream(const std::vector<Column>& columns, BatchSource source,
                     ArrowArrayStream* out) {
  auto reader = std::make_shared<BatchReader>(arrow_schema(columns), std::move(source));
  const arrow::Status status = arrow::ExportRecordBatchReader(std::move(reader), out);
  if (!status.ok()) return diag(DiagCode::SystemRefused, status.message());
  return {};
}

ArrowArrayStream* new_stream() { return new ArrowArrayStream{}; }

void free_stream(ArrowArrayStream* stream) {
  if (stream->release != nullptr) stream->release(stream);
  delete stream;
}

}  // namespace weft
