// One row for a person to read; see rows/view.h.
#include "rows/view.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>

#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/row/fields.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

void copy_value(JsonWriter& out, dom::element element) {
  switch (element.type()) {
    case dom::element_type::OBJECT:
      out.begin_object();
      for (auto [key, value] : dom::object(element)) {
        out.key(key);
        copy_value(out, value);
      }
      out.end_object();
      break;
    case dom::element_type::ARRAY:
      out.begin_array();
      for (dom::element value : dom::array(element)) copy_value(out, value);
      out.end_array();
      break;
    case dom::element_type::STRING:
      out.value(std::string_view(element));
      break;
    case dom::element_type::INT64:
      out.value(int64_t(element));
      break;
    case dom::element_type::UINT64:
      out.value(uint64_t(element));
      break;
    case dom::element_type::DOUBLE:
      out.value(double(element));
      break;
    case dom::element_type::BOOL:
      out.value(bool(element));
      break;
    case dom::element_type::NULL_VALUE:
      out.null();
      break;
  }
}

std::string pretty(dom::element element) {
  JsonWriter out(2);
  copy_value(out, element);
  return out.take();
}

bool is_text_field(std::string_view key) {
  // By their ends also texts of other people's rows.
  return std::any_of(row_fields().begin(), row_fields().end(),
                     [&](const RowFieldInfo& f) { return f.is_text && f.name == key; }) ||
         key.ends_with("_support") || key.ends_with("_forward") || key.ends_with("_backward");
}

std::string heading(std::string_view key, std::string_view text) {
  return fmt::format(
      "\n--- {} ({}, {}) ---\n", key,
      counted(static_cast<uint64_t>(std::count(text.begin(), text.end(), '\n')), "line"),
      counted(text.size(), "character"));
}

std::string with_newline(std::string_view text) {
  std::string out(text);
  if (out.empty() || out.back() != '\n') out += '\n';
  return out;
}

}  // namespace

std::string part_help() {
  return "Only these fields: " + row_field_names() +
         "; which fields a row has depends on its targets and its origin";
}

Result<std::string> view_row(std::string_view json, std::string_view part, std::string_view name) {
  JsonParser parser;
  dom::element row;
  auto error = parser.parse(json.data(), json.size()).get(row);
  if (error) return diag(DiagCode::BadRecord, name, simdjson::error_message(error));
  dom::object object;
  if (row.get(object)) return diag(DiagCode::BadRecord, name, "a row is not an object");

  if (!part.empty()) {
    dom::element field;
    if (object.at_key(part).get(field)) {
      std::string fields;
      for (auto [key, value] : object) fields += (fields.empty() ? "" : ", ") + std::string(key);
      return diag(DiagCode::NoSuchPart, part, name, fields);
    }
    std::string_view text;
    return with_newline(field.get(text) ? pretty(field) : std::string(text));
  }
  std::string fields, texts;
  for (auto [key, value] : object) {
    std::string_view text;
    bool is_string = value.get(text) == simdjson::SUCCESS;
    if (is_string && is_text_field(key)) {
      texts += heading(key, text) + with_newline(text);
    } else if (key == "program") {
      fields += fmt::format("{:<15} {} of JSON; --part program prints it\n", key,
                            counted(text.size(), "byte"));
    } else if (key == "metadata") {
      texts += "\n--- metadata ---\n" + pretty(value) + "\n";
    } else {
      fields += fmt::format("{:<15} {}\n", key, is_string ? std::string(text) : pretty(value));
    }
  }
  return fields + texts;
}

}  // namespace weft
