// The table of a row's fields; see fields.h and columns.def.
#include "weft/row/fields.h"

#include "metadata_fields.h"

namespace weft {

namespace {

struct Type {
  ColumnKind kind;
  bool repeats;
};
constexpr Type kTypeString{ColumnKind::kString, false};
constexpr Type kTypeLabel{ColumnKind::kString, true};
constexpr Type kTypeInt32{ColumnKind::kInt32, true};
constexpr Type kTypeInt64{ColumnKind::kInt64, false};
constexpr Type kTypeStruct{ColumnKind::kStruct, false};
constexpr Type kTypeList{ColumnKind::kList, false};

constexpr std::array<RowFieldInfo, kRowFields> kFields = {{
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning)                               \
  {name,   kType##type.kind, kType##type.repeats, false, Presence::k##presence, Stated::k##stated, \
   meaning},
#define WEFT_TEXT(constant, name, presence, meaning) \
  {name, ColumnKind::kString, false, true, Presence::k##presence, Stated::kKnown, meaning},
#include "weft/row/columns.def"
}};

constexpr RowField kTexts[kTextFields] = {
#define WEFT_COLUMN(constant, name, type, presence, stated, meaning)
#define WEFT_TEXT(constant, name, presence, meaning) RowField::k##constant,
#include "weft/row/columns.def"
};

Column member(std::string name, ColumnKind kind, bool repeats = false) {
  return {std::move(name), kind, repeats, {}};
}
Column list_of(std::string name, Column element) {
  element.name = "element";
  return {std::move(name), ColumnKind::kList, false, {std::move(element)}};
}
Column numbers(std::string name, ColumnKind kind) {
  return list_of(std::move(name), member({}, kind, true));
}

// An array of a case, as write_cases() has it. `derivatives`: the member for them.
Column case_arrays(std::string name, bool outputs) {
  Column array{{}, ColumnKind::kStruct, false, {}};
  array.children = {
      member("name", ColumnKind::kString, true), member("type", ColumnKind::kString, true),
      numbers("shape", ColumnKind::kInt32),      numbers("integers", ColumnKind::kInt64),
      numbers("floats", ColumnKind::kFloat),     numbers("doubles", ColumnKind::kDouble)};
  if (outputs) array.children.push_back(member("tolerance", ColumnKind::kDouble));
  array.children.push_back(
      list_of(outputs ? "cotangent" : "gradient", member({}, ColumnKind::kDouble, outputs)));
  return list_of(std::move(name), std::move(array));
}

Column cases_element() {
  Column out{"element", ColumnKind::kStruct, false, {}};
  out.children = {numbers("dim", ColumnKind::kInt32),
                  member("block_dim", ColumnKind::kInt32, true),
                  case_arrays("inputs", false),
                  case_arrays("outputs", true),
                  member("order_matters", ColumnKind::kBool),
                  member("rounding_matters", ColumnKind::kBool),
                  member("gradients_jump", ColumnKind::kBool)};
  return out;
}

// A member of that type for each text.
Column of_texts(const Column& member, const RowShape& shape) {
  Column out{{}, ColumnKind::kStruct, false, {}};
  for (size_t i = 0; i < kRowFields; ++i) {
    if (!kFields[i].is_text || !shape.has(static_cast<RowField>(i))) continue;
    out.children.push_back(member);
    out.children.back().name = kFields[i].name;
  }
  return out;
}

}  // namespace

bool RowShape::has(Presence presence) const {
  switch (presence) {
    case Presence::kAll:
      return true;
    case Presence::kCaptured:
      return captured;
    case Presence::kCpp:
      return cpp;
    case Presence::kCppBackward:
      return cpp && (backward || captured);
    case Presence::kCuda:
      return cuda;
    case Presence::kCudaBackward:
      return cuda && (backward || captured);
    case Presence::kStandalone:
      return standalone;
    case Presence::kCases:
      return cases;
    case Presence::kPlanned:
      return planned;
    case Presence::kBlocks:
      return captured || planned;
    case Presence::kStripped:
      return stripped;
    case Presence::kNoBackward:
      return !backward && !captured;
    case Presence::kSelected:
      return selected;
  }
  return false;
}

bool RowShape::has(RowField field) const {
  const auto i = static_cast<size_t>(field);
  return has(kFields[i].presence) && !left_out[i];
}

const std::array<RowFieldInfo, kRowFields>& row_fields() { return kFields; }

std::string_view text_field_name(TextField field) { return row_field_name(row_field(field)); }

RowField row_field(TextField field) { return kTexts[static_cast<size_t>(field)]; }

std::vector<Column> row_columns(const RowShape& shape) {
  std::vector<Column> columns;
  for (const RowFieldInfo& field : kFields) {
    if (!shape.has(static_cast<RowField>(&field - kFields.data()))) continue;
    columns.push_back({std::string(field.name), field.kind, field.repeats, {}});
    if (&field == &kFields[static_cast<size_t>(RowField::kCases)])
      columns.back().children = {cases_element()};
  }
  Column& metadata = columns.back();
  for (const MetadataColumn& field : metadata_table()) {
    if (!shape.has(field.info.presence)) continue;
    Column column = field.of_texts ? of_texts(field.column(shape), shape) : field.column(shape);
    column.name = field.info.name;
    metadata.children.push_back(std::move(column));
  }
  if (shape.pair_files) {
    for (const RowField field : kPairFields) {
      metadata.children.push_back(
          {std::string(row_field_name(field)), ColumnKind::kString, {}, {}});
    }
    metadata.children.push_back({"device", ColumnKind::kString, false, {}});
  }
  return columns;
}

std::string row_field_names() {
  std::string names;
  for (const RowFieldInfo& field : kFields) {
    if (!names.empty()) names += ", ";
    names += field.name;
  }
  return names;
}

std::string row_fields_markdown() {
  std::string out = "| field | meaning |\n|---|---|\n";
  for (const RowFieldInfo& field : kFields) {
    ((out += "| `") += field.name) += "` | ";
    (out += field.meaning) += " |\n";
  }
  out += "\n| field of `metadata` | meaning |\n|---|---|\n";
  for (const MetadataField& field : metadata_fields()) {
    ((out += "| `") += field.name) += "` | ";
    (out += field.meaning) += " |\n";
  }
  return out;
}

}  // namespace weft
