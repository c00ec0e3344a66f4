// The values of a row, and its JSON.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "weft/row/fields.h"

namespace weft {

// Views: what was set must live until the row is written.
class RowValues {
 public:
  RowValues() { set(RowField::kSchemaVersion, uint64_t{kRowSchemaVersion}); }

  void set(RowField field, std::string_view text) { at(field) = {Kind::kText, text, 0}; }
  void set(RowField field, uint64_t number) { at(field) = {Kind::kNumber, {}, number}; }
  void set(TextField field, std::string_view text) { set(row_field(field), text); }
  // One JSON array, as write_cases() writes it.
  void set_cases(std::string_view json) { at(RowField::kCases) = {Kind::kJson, json, 0}; }
  // One JSON object.
  void set_metadata(std::string_view json) { at(RowField::kMetadata) = {Kind::kJson, json, 0}; }

  // Appends the row as one JSON object on one line, without a newline. Fields without a value are
  // left out. `pair_device`: in the shape of files that hold one pair, whose metadata repeats some
  // fields and has `device`; else empty.
  void append_json(std::string& out, std::string_view pair_device = {}) const;

 private:
  enum class Kind : uint8_t { kNone, kText, kNumber, kJson };
  struct Value {
    Kind kind = Kind::kNone;
    std::string_view text;
    uint64_t number = 0;
  };

  Value& at(RowField field) { return values_[static_cast<size_t>(field)]; }
  static void append(std::string& out, RowField field, const Value& value);

  std::array<Value, kRowFields> values_;
};

}  // namespace weft
