// Which of a row's fields and texts are written. A row without its large fields is still the same
// row.
#pragma once

#include <bitset>

#include "weft/row/fields.h"
#include "weft/row/strip.h"

namespace weft {

// The adjoints that are written: each, or only those that compute the derivative.
enum class Adjoints : uint8_t { kAll, kExact };

struct RowContent {
  Adjoints adjoints = Adjoints::kAll;
  StripSet strip;
  std::bitset<kRowFields> left_out;  // by RowField; of those that is_choosable() names

  bool has(RowField field) const { return !left_out[static_cast<size_t>(field)]; }
  bool operator==(const RowContent&) const = default;
};

// Whether a row may be written without this field: the texts but the Python, and the cases. The
// others say what the row is, and are small.
constexpr bool is_choosable(RowField field) {
  return (field >= RowField::kCppSupport && field <= RowField::kCudaBackward) ||
         field == RowField::kCases;
}

}  // namespace weft
