// The fields of `metadata` as a table. A new field is added here and nowhere else.
#pragma once

#include <span>

#include "weft/base/json.h"
#include "weft/row/metadata.h"

namespace weft {

struct MetadataColumn {
  MetadataField info;
  Column (*column)();  // its type, without the name; null: of the texts of the dataset
  // Writes the value. The key is written already.
  void (*write)(JsonWriter& json, const RowFacts& facts);
  // Whether a row has the field, where the dataset has it; null: every row.
  bool (*is_known)(const RowFacts& facts);
};

// In the order of the JSON.
std::span<const MetadataColumn> metadata_table();

}  // namespace weft
