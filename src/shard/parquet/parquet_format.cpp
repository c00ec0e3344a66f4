// The format in the form that the rest of weft uses, and the schema.
#include "parquet_format.h"

#include <arrow/util/config.h>

#include "weft/base/check.h"
#include "weft/parquet/parquet.h"

namespace weft {

namespace {

std::shared_ptr<arrow::Field> field_of(const Column& column);

std::shared_ptr<arrow::DataType> type_of(const Column& column) {
  switch (column.kind) {
    case ColumnKind::kString:
      return arrow::utf8();
    case ColumnKind::kInt32:
      return arrow::int32();
    case ColumnKind::kInt64:
      return arrow::int64();
    case ColumnKind::kFloat:
      return arrow::float32();
    case ColumnKind::kDouble:
      return arrow::float64();
    case ColumnKind::kBool:
      return arrow::boolean();
    case ColumnKind::kList:
      return arrow::list(arrow::field("element", type_of(column.children.at(0))));
    case ColumnKind::kStruct: {
      arrow::FieldVector fields;
      for (const Column& child : column.children) fields.push_back(field_of(child));
      return arrow::struct_(fields);
    }
  }
  WEFT_UNREACHABLE();
}

std::shared_ptr<arrow::Field> field_of(const Column& column) {
  return arrow::field(column.name, type_of(column));
}

class ParquetFormat : public ColumnFormat {
 public:
  std::string_view version() const override { return ARROW_VERSION_STRING; }
  std::unique_ptr<ColumnEncoder> encoder(const std::vector<Column>& columns) const override {
    return make_arrow_encoder(columns);
  }
  Result<std::unique_ptr<ColumnWriter>> writer(const std::vector<Column>& columns,
                                               const std::string& path, Sink sink,
                                               unsigned threads) const override {
    return make_parquet_writer(columns, path, std::move(sink), threads);
  }
  Status read(const std::string& path, const Row& row) const override {
    return read_parquet(path, row);
  }
};

}  // namespace

std::shared_ptr<arrow::Schema> arrow_schema(const std::vector<Column>& columns) {
  arrow::FieldVector fields;
  for (const Column& column : columns) fields.push_back(field_of(column));
  return arrow::schema(fields);
}

const ColumnFormat& parquet_format() {
  static const ParquetFormat kFormat;
  return kFormat;
}

}  // namespace weft
