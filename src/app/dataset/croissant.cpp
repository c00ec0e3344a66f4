// The description for catalogues; see dataset/croissant.h.
#include "dataset/croissant.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "commands/commands.h"
#include "dataset/build.h"
#include "dataset/card.h"
#include "rows/columns.h"
#include "weft/app/row.h"
#include "weft/base/json.h"

namespace weft {

namespace {

// The terms of Croissant 1.0 and what they stand for; readers expect all of them.
constexpr std::string_view kContext =
    R"({"@language":"en","@vocab":"https://schema.org/","citeAs":"cr:citeAs","column":"cr:column",)"
    R"("conformsTo":"dct:conformsTo","cr":"http://mlcommons.org/croissant/",)"
    R"("rai":"http://mlcommons.org/croissant/RAI/","data":{"@id":"cr:data","@type":"@json"},)"
    R"("dataType":{"@id":"cr:dataType","@type":"@vocab"},"dct":"http://purl.org/dc/terms/",)"
    R"("equivalentProperty":"cr:equivalentProperty","examples":{"@id":"cr:examples","@type":"@json"},)"
    R"("extract":"cr:extract","field":"cr:field","fileProperty":"cr:fileProperty",)"
    R"("fileObject":"cr:fileObject","fileSet":"cr:fileSet","format":"cr:format",)"
    R"("includes":"cr:includes","isLiveDataset":"cr:isLiveDataset","jsonPath":"cr:jsonPath",)"
    R"("key":"cr:key","md5":"cr:md5","parentField":"cr:parentField","path":"cr:path",)"
    R"("recordSet":"cr:recordSet","references":"cr:references","regex":"cr:regex",)"
    R"("repeated":"cr:repeated","replace":"cr:replace","samplingRate":"cr:samplingRate",)"
    R"("sc":"https://schema.org/","separator":"cr:separator","source":"cr:source",)"
    R"("subField":"cr:subField","transform":"cr:transform"})";

std::string_view media_type(Format format) {
  switch (format) {
    case Format::kParquet:
      return "application/x-parquet";
    case Format::kJsonl:
      return "application/jsonlines";
    case Format::kJsonlZst:
    case Format::kJson:
      break;
  }
  return {};
}

// Empty: of what has parts.
std::string_view data_type(ColumnKind kind) {
  switch (kind) {
    case ColumnKind::kString:
      return "sc:Text";
    case ColumnKind::kInt32:
    case ColumnKind::kInt64:
      return "sc:Integer";
    case ColumnKind::kFloat:
    case ColumnKind::kDouble:
      return "sc:Float";
    case ColumnKind::kBool:
      return "sc:Boolean";
    case ColumnKind::kList:
    case ColumnKind::kStruct:
      break;
  }
  return {};
}

void reference(JsonWriter& json, std::string_view key, std::string_view id) {
  json.key(key).begin_object().member("@id", id).end_object();
}

std::string files_of(std::string_view split) { return fmt::format("{}-files", split); }

// What stands in front of the type or the parts of a field.
void begin_field(JsonWriter& json, std::string_view id) {
  json.begin_object().member("@type", "cr:Field").member("@id", id).member("name", id);
}

// Where the value of a field is: in a column, and there in `part` of each element.
void write_source(JsonWriter& json, std::string_view split, std::string_view column,
                  std::string_view part = {}) {
  json.key("source").begin_object();
  reference(json, "fileSet", files_of(split));
  json.key("extract").begin_object().member("column", column).end_object();
  if (!part.empty()) json.key("transform").begin_object().member("jsonPath", part).end_object();
  json.end_object();
}

// The parts of what the lists of a column hold, where all are plain: role and content of messages.
// Readers do not find deeper ones.
std::span<const Column> plain_parts(const Column& column) {
  if (column.kind != ColumnKind::kList || column.children.front().kind != ColumnKind::kStruct)
    return {};
  const std::vector<Column>& parts = column.children.front().children;
  const auto is_plain = [](const Column& part) { return !data_type(part.kind).empty(); };
  if (!std::all_of(parts.begin(), parts.end(), is_plain)) return {};
  return parts;
}

void write_record_set(JsonWriter& json, const std::string& split,
                      const std::vector<Column>& columns) {
  json.begin_object().member("@type", "cr:RecordSet").member("@id", split).member("name", split);
  json.key("field").begin_array();
  for (const Column& column : columns) {
    const std::string id = fmt::format("{}/{}", split, column.name);
    if (const std::string_view type = data_type(column.kind); !type.empty()) {
      begin_field(json, id);
      json.member("dataType", type);
      write_source(json, split, column.name);
      json.end_object();
    } else if (const std::span<const Column> parts = plain_parts(column); !parts.empty()) {
      begin_field(json, id);
      json.member("repeated", true).key("subField").begin_array();
      for (const Column& part : parts) {
        begin_field(json, fmt::format("{}/{}", id, part.name));
        json.member("dataType", data_type(part.kind));
        write_source(json, split, column.name, part.name);
        json.end_object();
      }
      json.end_array().end_object();
    }
  }
  json.end_array().end_object();
}

}  // namespace

bool has_croissant(const DatasetConfig& config, const Manifest& manifest) {
  return !media_type(config.layout.format).empty() && manifest.rows() > 0;
}

std::string croissant_text(const DatasetConfig& config, const Manifest& manifest) {
  const std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  std::vector<std::string> splits;
  for (size_t i = 0; i < totals.size(); ++i)
    if (totals[i].rows > 0) splits.push_back(config.layout.splits[i].name);

  JsonWriter json(2);
  json.begin_object();
  json.key("@context").raw(kContext);
  json.member("@type", "sc:Dataset")
      .member("conformsTo", "http://mlcommons.org/croissant/1.0")
      .member("name", card_title(config))
      .member("description",
              fmt::format("{} rows; README.md beside this file says what they have. The columns "
                          "with parts of parts are in the files alone.",
                          manifest.rows()))
      .member("version", weft_version())
      .member("citeAs", citation(config));
  if (!config.capture) json.member("license", "https://spdx.org/licenses/Apache-2.0.html");
  json.key("distribution").begin_array();
  for (const std::string& split : splits) {
    json.begin_object()
        .member("@type", "cr:FileSet")
        .member("@id", files_of(split))
        .member("name", files_of(split))
        .member("encodingFormat", media_type(config.layout.format))
        .member("includes",
                fmt::format("{}/{}-*.{}", kDataFolder, split, format_name(config.layout.format)))
        .end_object();
  }
  json.end_array().key("recordSet").begin_array();
  for (const std::string& split : splits) write_record_set(json, split, record_columns(config));
  json.end_array().end_object();
  return json.take() + "\n";
}

}  // namespace weft
