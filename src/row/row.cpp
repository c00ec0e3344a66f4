// The row's JSON; see row.h and docs/row-format.md.
#include "weft/row/row.h"

#include "weft/base/json.h"

namespace weft {

void RowValues::append(std::string& out, RowField field, const Value& value) {
  out += '"';
  out += row_field_name(field);
  out += "\":";
  switch (value.kind) {
    case Kind::kText:
      append_json_string(out, value.text);
      break;
    case Kind::kNumber:
      out += std::to_string(value.number);
      break;
    case Kind::kJson:
      out += value.text;
      break;
    case Kind::kNone:
      break;
  }
}

void RowValues::append_json(std::string& out, std::string_view pair_device) const {
  char before = '{';
  for (size_t i = 0; i < kRowFields; ++i) {
    if (values_[i].kind == Kind::kNone) continue;
    out += before;
    before = ',';
    append(out, static_cast<RowField>(i), values_[i]);
  }
  if (!pair_device.empty()) {
    out.pop_back();  // of the metadata, which is the last field
    for (const RowField field : kPairFields) {
      const Value& value = values_[static_cast<size_t>(field)];
      if (value.kind == Kind::kNone) continue;
      out += ',';
      append(out, field, value);
    }
    out += ",\"device\":";
    append_json_string(out, pair_device);
    out += '}';
  }
  out += '}';
}

}  // namespace weft
