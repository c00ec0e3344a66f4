// The fields of a row; docs/row-format.md says what they mean.
#include "row_columns.h"

#include "weft/parquet/parquet.h"

namespace weft {

namespace {

Column string(std::string name) { return {std::move(name), ColumnKind::kString, false, {}}; }
// Of few different values.
Column label(std::string name) { return {std::move(name), ColumnKind::kString, true, {}}; }
Column int32(std::string name) { return {std::move(name), ColumnKind::kInt32, true, {}}; }
Column int64(std::string name) { return {std::move(name), ColumnKind::kInt64, false, {}}; }
Column flag(std::string name) { return {std::move(name), ColumnKind::kBool, false, {}}; }
Column structure(std::string name, std::vector<Column> fields) {
  return {std::move(name), ColumnKind::kStruct, false, std::move(fields)};
}
Column list(std::string name, Column element) {
  return {std::move(name), ColumnKind::kList, false, {std::move(element)}};
}

Column range() { return list("range", {"element", ColumnKind::kDouble, true, {}}); }

std::vector<std::string> text_fields(const DatasetConfig& config) {
  std::vector<std::string> names;
  const auto add = [&](bool asked_for, const std::string& target) {
    if (!asked_for) return;
    names.push_back(target + "_support");
    names.push_back(target + "_forward");
    if (config.backward || config.capture) names.push_back(target + "_backward");
  };
  add(config.targets.cpu, "cpp");
  add(config.targets.cuda, "cuda");
  if (config.targets.standalone) names.push_back("cuda_standalone");
  return names;
}

Column metadata(const DatasetConfig& config) {
  Column argument = structure(
      "element",
      {label("name"), label("type"), label("role"), list("shape", label("element")), range(),
       list("fields", structure("element", {label("name"), label("type"), range()})),
       flag("unit_length"), flag("sorted"), label("equals")});
  std::vector<Column> sizes;
  std::vector<std::string> texts = text_fields(config);
  texts.insert(texts.begin(), "python_source");
  for (const std::string& name : texts) {
    sizes.push_back(structure(name, {int32("lines"), int32("characters")}));
  }
  Column metadata = structure(
      "metadata",
      {list("args", argument),
       list("launch", structure("element", {label("name"), int64("size"), int64("limit")})),
       string("hash"),
       list("struct_hashes", structure("element", {string("name"), string("hash")})),
       label("adjoint"), list("builtins", label("element")), int32("statements"),
       int32("function_statements"), int32("loops"), int32("branches"), int32("nesting"),
       int32("complexity"), label("difficulty"), structure("sizes", std::move(sizes)),
       label("weft_version"), label("warp_version")});
  if (config.capture) {
    metadata.children.insert(metadata.children.begin() + 2,
                             structure("block_dim", {int32("cpu"), int32("cuda")}));
  }
  if (config.layout.format == Format::kJson) {
    for (const char* name : {"kernel_name", "category", "description", "device"}) {
      metadata.children.push_back(string(name));
    }
  }
  return metadata;
}

}  // namespace

std::vector<Column> row_columns(const DatasetConfig& config) {
  std::vector<Column> columns = {int32("schema_version"), string("id"),    string("structure_id"),
                                 string("skeleton_id"),   int64("index"),  int64("seed"),
                                 label("origin"),         label("license")};
  const auto add = [&columns](Column column) { columns.push_back(std::move(column)); };
  if (config.targets.standalone) add(label("split"));
  if (config.capture) add(label("origin_file"));
  if (config.capture) add(int64("origin_line"));
  add(string("kernel_name"));
  add(label("category"));
  add(string("description"));
  add(string("python_source"));
  for (std::string& name : text_fields(config)) add(string(std::move(name)));
  if (config.capture) add(string("program"));
  columns.push_back(metadata(config));
  return columns;
}

ColumnStore column_store(const DatasetConfig& config, unsigned threads) {
  if (config.layout.format != Format::kParquet) return {};
  return {&parquet_format(), row_columns(config), threads};
}

}  // namespace weft
