// The fields of `metadata` as a table. A new field is added to kTable (metadata.cpp) and nowhere
// else.
#pragma once

#include <array>
#include <span>

#include "text_size.h"
#include "weft/base/json.h"
#include "weft/row/metadata.h"

namespace weft {

// What the fields are written from; the texts are measured once.
struct MeasuredFacts : RowFacts {
  std::array<TextSize, kTextFields> sizes;
};

struct MetadataColumn {
  MetadataField info;
  Column (*column)(const RowShape& shape);  // its type, without the name
  // Writes the value. The key is written already.
  void (*write)(JsonWriter& json, const MeasuredFacts& facts);
  // Whether a row has the field, where the dataset has it; null: every row.
  bool (*is_known)(const MeasuredFacts& facts);
  bool of_texts = false;  // a struct with such a member for each text of the dataset
};

// In the order of the JSON.
std::span<const MetadataColumn> metadata_table();

}  // namespace weft
