// JSON rows to Arrow batches: one builder per column, filled by walking the schema.
#include <simdjson.h>

#include "parquet_format.h"

#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// The parser takes 15 bytes for each byte of the longest row it saw. A row in forty is longer than
// this, a few have megabytes: what those took is given back.
constexpr size_t kKeptRow = 256 << 10;

class ArrowEncoder : public ColumnEncoder {
 public:
  explicit ArrowEncoder(const std::vector<Column>& columns)
      : columns_(columns), schema_(arrow_schema(columns)) {}

  Status add(uint64_t index, std::string_view json) override {
    if (builders_.empty()) {
      if (arrow::Status status = make_builders(); !status.ok()) return bad(index, status.message());
    }
    std::string problem = fill_row(json);
    if (json.size() > kKeptRow) parser_ = JsonParser();
    if (!problem.empty()) return bad(index, problem);
    batch_.row_bytes.push_back(json.size());
    return {};
  }

  Result<std::unique_ptr<ColumnBatch>> finish() override {
    arrow::ArrayVector arrays;
    auto rows = static_cast<int64_t>(batch_.row_bytes.size());
    for (auto& builder : owned_) {
      auto array = builder->Finish();
      if (!array.ok()) return diag(DiagCode::BadRow, "of a block", array.status().message());
      arrays.push_back(*array);
    }
    // Fresh builders for the next batch: what these hold belongs to the arrays now.
    owned_.clear();
    builders_.clear();
    auto batch = std::make_unique<ArrowBatch>();
    batch->batch = arrow::RecordBatch::Make(schema_, rows, std::move(arrays));
    batch->row_bytes = std::move(batch_.row_bytes);
    batch_.row_bytes.clear();
    return std::unique_ptr<ColumnBatch>(std::move(batch));
  }

 private:
  static Diag bad(uint64_t index, std::string_view why) {
    return diag(DiagCode::BadRow, index, why);
  }

  arrow::Status make_builders() {
    for (const auto& field : schema_->fields()) {
      ARROW_ASSIGN_OR_RAISE(auto builder, arrow::MakeBuilder(field->type(), memory_pool()));
      builders_.push_back(builder.get());
      owned_.push_back(std::move(builder));
    }
    return arrow::Status::OK();
  }

  // Each returns what is wrong, or nothing.
  std::string fill_row(std::string_view json) {
    dom::element root;
    dom::object object;
    auto error = parser_.parse(json.data(), json.size()).get(root);
    if (error) return simdjson::error_message(error);
    if (root.get(object)) return "it is not an object";
    return fill_members(object, columns_, builders_);
  }

  std::string fill_members(dom::object object, const std::vector<Column>& columns,
                           const std::vector<arrow::ArrayBuilder*>& builders) {
    size_t next = 0;  // members come in the order of the columns
    for (auto [key, value] : object) {
      size_t at = next;
      while (at < columns.size() && columns[at].name != key) ++at;
      if (at == columns.size()) return "unexpected member '" + std::string(key) + "'";
      for (; next < at; ++next) {
        if (!builders[next]->AppendNull().ok()) return "out of memory";
      }
      std::string problem = fill(value, columns[at], *builders[at]);
      if (!problem.empty()) return problem;
      next = at + 1;
    }
    for (; next < columns.size(); ++next) {
      if (!builders[next]->AppendNull().ok()) return "out of memory";
    }
    return {};
  }

  template <class Builder, class Value>
  static std::string append(arrow::ArrayBuilder& builder, Value value, const Column& column) {
    if (static_cast<Builder&>(builder).Append(value).ok()) return {};
    return "'" + column.name + "' is too large";
  }

  std::string fill(dom::element value, const Column& column, arrow::ArrayBuilder& builder) {
    std::string wrong = "'" + column.name + "' is of another type";
    if (value.is_null()) return builder.AppendNull().ok() ? "" : "out of memory";
    switch (column.kind) {
      case ColumnKind::kString: {
        std::string_view text;
        return value.get(text) ? wrong : append<arrow::StringBuilder>(builder, text, column);
      }
      case ColumnKind::kInt32: {
        int64_t number = 0;
        if (value.get(number) || number != static_cast<int32_t>(number)) return wrong;
        return append<arrow::Int32Builder>(builder, static_cast<int32_t>(number), column);
      }
      case ColumnKind::kInt64: {
        int64_t number = 0;
        return value.get(number) ? wrong : append<arrow::Int64Builder>(builder, number, column);
      }
      case ColumnKind::kFloat: {
        double number = 0;
        return value.get(number)
                   ? wrong
                   : append<arrow::FloatBuilder>(builder, static_cast<float>(number), column);
      }
      case ColumnKind::kDouble: {
        double number = 0;
        return value.get(number) ? wrong : append<arrow::DoubleBuilder>(builder, number, column);
      }
      case ColumnKind::kBool: {
        bool flag = false;
        return value.get(flag) ? wrong : append<arrow::BooleanBuilder>(builder, flag, column);
      }
      case ColumnKind::kList: {
        dom::array array;
        auto& list = static_cast<arrow::ListBuilder&>(builder);
        if (value.get(array)) return wrong;
        if (!list.Append().ok()) return "out of memory";
        for (dom::element item : array) {
          std::string problem = fill(item, column.children[0], *list.value_builder());
          if (!problem.empty()) return problem;
        }
        return {};
      }
      case ColumnKind::kStruct: {
        dom::object object;
        auto& fields = static_cast<arrow::StructBuilder&>(builder);
        if (value.get(object)) return wrong;
        if (!fields.Append().ok()) return "out of memory";
        std::vector<arrow::ArrayBuilder*> children;
        for (int i = 0; i < fields.num_fields(); ++i) children.push_back(fields.field_builder(i));
        return fill_members(object, column.children, children);
      }
    }
    return wrong;
  }

  std::vector<Column> columns_;
  std::shared_ptr<arrow::Schema> schema_;
  std::vector<std::unique_ptr<arrow::ArrayBuilder>> owned_;
  std::vector<arrow::ArrayBuilder*> builders_;
  ArrowBatch batch_;
  JsonParser parser_;
};

}  // namespace

std::unique_ptr<ColumnEncoder> make_arrow_encoder(const std::vector<Column>& columns) {
  return std::make_unique<ArrowEncoder>(columns);
}

}  // namespace weft
