// Reads a Parquet file back to JSON rows, with a few rows in memory at a time.
#include <arrow/io/file.h>
#include <parquet/arrow/reader.h>
#include <parquet/exception.h>
#include <parquet/properties.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <new>

#include "parquet_format.h"
#include "weft/base/json.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

constexpr int64_t kRowsAtOnce = 64;

// A header of a few damaged bytes can ask for 2 GB. What a page needs is about a row's text, and of
// the longest known that is 20 MB. What asks for more has another error than a full memory, as that
// is not the file's fault.
class CappedPool : public arrow::ProxyMemoryPool {
 public:
  using ProxyMemoryPool::ProxyMemoryPool;

  arrow::Status Allocate(int64_t size, int64_t alignment, uint8_t** out) override {
    ARROW_RETURN_NOT_OK(fits(size));
    return ProxyMemoryPool::Allocate(size, alignment, out);
  }
  arrow::Status Reallocate(int64_t old_size, int64_t new_size, int64_t alignment,
                           uint8_t** data) override {
    ARROW_RETURN_NOT_OK(fits(new_size - old_size));
    return ProxyMemoryPool::Reallocate(old_size, new_size, alignment, data);
  }

 private:
  arrow::Status fits(int64_t more) const {
    constexpr int64_t kMost = int64_t{512} << 20;
    if (more <= kMost - bytes_allocated()) return arrow::Status::OK();
    return arrow::Status::CapacityError("it asks for ", more, " bytes at once");
  }
};

arrow::MemoryPool* capped_pool() {
  static CappedPool pool(memory_pool());
  return &pool;
}

// What has no JSON (dates, binary, ...) is not in our files, and comes as null from others'.
void write_value(JsonWriter& json, const arrow::Array& array, int64_t i);

void write_object(JsonWriter& json, const arrow::ArrayVector& arrays,
                  const arrow::FieldVector& fields, int64_t i) {
  json.begin_object();
  for (size_t f = 0; f < fields.size(); ++f) {
    // An absent member was written as a null.
    if (arrays[f]->IsNull(i)) continue;
    json.key(fields[f]->name());
    write_value(json, *arrays[f], i);
  }
  json.end_object();
}

template <class Array>
auto value_at(const arrow::Array& array, int64_t i) {
  return static_cast<const Array&>(array).Value(i);
}

template <class List>
void write_list(JsonWriter& json, const arrow::Array& array, int64_t i) {
  const auto& list = static_cast<const List&>(array);
  json.begin_array();
  for (int64_t k = list.value_offset(i); k < list.value_offset(i + 1); ++k) {
    write_value(json, *list.values(), k);
  }
  json.end_array();
}

void write_value(JsonWriter& json, const arrow::Array& array, int64_t i) {
  if (array.IsNull(i)) {
    json.null();
    return;
  }
  // The kinds that Column has, and their neighbours.
  const arrow::Type::type type = array.type_id();
  if (type == arrow::Type::STRING) {
    json.value(static_cast<const arrow::StringArray&>(array).GetView(i));
  } else if (type == arrow::Type::LARGE_STRING) {
    json.value(static_cast<const arrow::LargeStringArray&>(array).GetView(i));
  } else if (type == arrow::Type::INT32) {
    json.value(value_at<arrow::Int32Array>(array, i));
  } else if (type == arrow::Type::INT64) {
    json.value(value_at<arrow::Int64Array>(array, i));
  } else if (type == arrow::Type::DOUBLE) {
    json.real(value_at<arrow::DoubleArray>(array, i));
  } else if (type == arrow::Type::FLOAT) {
    json.real(value_at<arrow::FloatArray>(array, i));
  } else if (type == arrow::Type::BOOL) {
    json.value(value_at<arrow::BooleanArray>(array, i));
  } else if (type == arrow::Type::LIST) {
    write_list<arrow::ListArray>(json, array, i);
  } else if (type == arrow::Type::LARGE_LIST) {
    write_list<arrow::LargeListArray>(json, array, i);
  } else if (type == arrow::Type::STRUCT) {
    const auto& object = static_cast<const arrow::StructArray&>(array);
    arrow::ArrayVector fields;
    for (int f = 0; f < object.num_fields(); ++f) fields.push_back(object.field(f));
    write_object(json, fields, object.type()->fields(), i);
  } else {
    json.null();
  }
}

// Arrow's own message names the file and not the reason.
Status readable(const std::string& path) {
  if (::access(path.c_str(), R_OK) == 0) return {};
  return diag(DiagCode::CannotOpen, path, errno_text(errno));
}

// One line of what Arrow has to say. It throws in a few places that return a Status otherwise;
// nothing of that leaves this library. Empty: all went well. Throws std::bad_alloc, which is not
// the file's fault.
template <class Work>
std::string message_of(const Work& work) {
  std::string message;
  try {
    arrow::Status status = work();
    if (status.ok()) return {};
    if (status.IsOutOfMemory()) throw std::bad_alloc();
    message = status.message();
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& e) {
    message = e.what();
  }
  std::replace(message.begin(), message.end(), '\n', ' ');
  return message.empty() ? "it cannot be read" : message;
}

arrow::Result<std::unique_ptr<parquet::arrow::FileReader>> open_file(const std::string& path) {
  ARROW_ASSIGN_OR_RAISE(auto file, arrow::io::ReadableFile::Open(path, memory_pool()));
  parquet::ReaderProperties properties(capped_pool());
  properties.set_page_checksum_verification(true);
  properties.enable_buffered_stream();
  parquet::ArrowReaderProperties arrow_properties(/*use_threads=*/false);
  arrow_properties.set_batch_size(kRowsAtOnce);
  arrow_properties.set_pre_buffer(false);
  parquet::arrow::FileReaderBuilder builder;
  ARROW_RETURN_NOT_OK(builder.Open(file, properties));
  builder.properties(arrow_properties);
  builder.memory_pool(capped_pool());
  std::unique_ptr<parquet::arrow::FileReader> reader;
  ARROW_RETURN_NOT_OK(builder.Build(&reader));
  return reader;
}

// Rows of one row group, numbered on from `number`. False in `more` when the consumer has enough.
arrow::Status read_group(parquet::arrow::FileReader& reader, int group,
                         const ColumnFormat::Row& row, uint64_t& number, bool& more) {
  ARROW_ASSIGN_OR_RAISE(auto batches, reader.GetRecordBatchReader({group}));
  while (true) {
    ARROW_ASSIGN_OR_RAISE(auto batch, batches->Next());
    if (!batch) return arrow::Status::OK();
    // Bytes from a file: what the text claims to be, it must be.
    ARROW_RETURN_NOT_OK(batch->ValidateFull());
    for (int64_t i = 0; i < batch->num_rows(); ++i) {
      JsonWriter json;
      write_object(json, batch->columns(), batch->schema()->fields(), i);
      more = row(number, json.take());
      if (!more) return arrow::Status::OK();
      ++number;
    }
  }
}

}  // namespace

Status read_parquet(const std::string& path, const ColumnFormat::Row& row) {
  WEFT_RETURN_IF_ERROR(readable(path));
  std::unique_ptr<parquet::arrow::FileReader> reader;
  std::string message = message_of([&] { return open_file(path).Value(&reader); });
  if (!message.empty()) return diag(DiagCode::BadColumns, path, 0, message);
  const auto metadata = reader->parquet_reader()->metadata();
  Status status;
  uint64_t first = 0;  // of the group
  bool more = true;
  for (int group = 0; more && group < metadata->num_row_groups(); ++group) {
    uint64_t number = first;
    message = message_of([&] { return read_group(*reader, group, row, number, more); });
    // The first error is told; the other groups do not depend on this one.
    if (!message.empty() && status) status = diag(DiagCode::BadColumns, path, number, message);
    int64_t rows = 0;
    message = message_of([&] {
      rows = metadata->RowGroup(group)->num_rows();
      return arrow::Status::OK();
    });
    first += static_cast<uint64_t>(std::max<int64_t>(rows, 0));
  }
  return more ? std::move(status) : Status();
}

}  // namespace weft
