// The fields of a row: names, types and meanings, from one table (columns.def).
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/shard/columns.h"

namespace weft {

inline constexpr int kRowSchemaVersion = 4;

// The members of a row's JSON object, in its order.
enum class RowField : uint8_t {
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning) k##constant,
#define WEFT_TEXT(constant, name, presence, meaning) k##constant,
#include "weft/row/columns.def"
};
// Those of them that are texts to learn from, in the same order.
enum class TextField : uint8_t {
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning)
#define WEFT_TEXT(constant, name, presence, meaning) k##constant,
#include "weft/row/columns.def"
};

inline constexpr size_t kRowFields = 0
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning) +1
#define WEFT_TEXT(constant, name, presence, meaning) +1
#include "weft/row/columns.def"
    ;
inline constexpr size_t kTextFields = 0
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning)
#define WEFT_TEXT(constant, name, presence, meaning) +1
#include "weft/row/columns.def"
    ;

// Which datasets have a field.
enum class Presence : uint8_t {
  kAll,
  kCaptured,
  kCpp,
  kCppBackward,
  kCuda,
  kCudaBackward,
  kStandalone,
  kCases,
  kPlanned,
  kBlocks,      // captured rows and those that are made from plans
  kStripped,    // texts are shorter than Warp's
  kNoBackward,  // modules with enable_backward=False
  kSelected,    // rows that were chosen among others
};
// Which rows have a value in it, where the dataset has the field.
enum class Stated : uint8_t { kEvery, kSynthetic, kCaptured, kWithStandalone, kKnown };

// What decides the fields of a dataset.
struct RowShape {
  bool cpp = true;
  bool cuda = true;
  bool standalone = false;
  bool backward = true;
  bool captured = false;
  bool cases = false;
  bool planned = false;     // rows that are made from plans
  bool pair_files = false;  // one row a file, whose metadata repeats some fields
  bool stripped = false;
  bool selected = false;             // rows that were chosen among others
  std::bitset<kRowFields> left_out;  // by RowField

  bool has(Presence presence) const;
  bool has(RowField field) const;
};

struct RowFieldInfo {
  std::string_view name;
  ColumnKind kind = ColumnKind::kString;
  bool repeats = false;  // of few different values
  bool is_text = false;  // a text to learn from
  Presence presence = Presence::kAll;
  Stated stated = Stated::kKnown;
  std::string_view meaning;  // Markdown
};
// By RowField.
const std::array<RowFieldInfo, kRowFields>& row_fields();

inline std::string_view row_field_name(RowField field) {
  return row_fields()[static_cast<size_t>(field)].name;
}
// "cuda_forward"
std::string_view text_field_name(TextField field);
RowField row_field(TextField field);
// The texts of a row, by TextField; none where the row lacks one.
using TextViews = std::array<std::optional<std::string_view>, kTextFields>;
// A text of Warp's for CUDA.
inline bool is_cuda(TextField field) {
  return field >= TextField::kCudaSupport && field <= TextField::kCudaBackward;
}

// Repeated in the metadata of files that hold one pair, besides "device".
inline constexpr RowField kPairFields[] = {RowField::kKernelName, RowField::kCategory,
                                           RowField::kDescription};

// A field of `metadata`. The table is in metadata.cpp.
struct MetadataField {
  std::string_view name;
  Presence presence = Presence::kAll;
  bool required = false;     // of a row that weft made
  std::string_view meaning;  // Markdown
};
std::span<const MetadataField> metadata_fields();

// The row as columns, in the order of its JSON.
std::vector<Column> row_columns(const RowShape& shape);

// "id, structure_id, ...": all fields, for help.
std::string row_field_names();
// The two tables of docs/row-format.md, as Markdown.
std::string row_fields_markdown();

}  // namespace weft
