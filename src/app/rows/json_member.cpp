// One member of a JSON file; see json_member.h.
#include "rows/json_member.h"

#include <simdjson.h>

#include "weft/base/json.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

std::string indented(std::string_view value) {
  std::string out;
  for (char c : value) out += c == '\n' ? std::string("\n  ") : std::string(1, c);
  return out;
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Where the value that begins at `i` ends, in valid JSON.
size_t end_of_value(std::string_view json, size_t i) {
  size_t depth = 0;
  for (; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"') {
      for (++i; json[i] != '"'; ++i) i += json[i] == '\\' ? 1 : 0;
      if (depth == 0) return i + 1;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (depth > 0) {
      if ((c == '}' || c == ']') && --depth == 0) return i + 1;
    } else if (c == ',' || c == '}' || is_space(c)) {
      return i;
    }
  }
  return i;
}

}  // namespace

std::optional<std::string> with_member(std::string_view object, std::string_view name,
                                       std::string_view value) {
  JsonParser parser;
  simdjson::dom::object checked;
  if (parser.parse(simdjson::padded_string(object)).get(checked)) return std::nullopt;

  const bool lines = object.find('\n') < object.find_last_of('}');
  const std::string content = lines ? indented(pretty_json(value)) : std::string(value);
  const auto skip = [&](size_t i, auto belongs) {
    while (i < object.size() && belongs(object[i])) ++i;
    return i;
  };
  const auto to_key = [&](size_t i) {
    return skip(i, [](char c) { return is_space(c) || c == '{' || c == ','; });
  };
  size_t end = 0;  // of the last member
  for (size_t i = to_key(0); object[i] == '"'; i = to_key(end)) {
    const size_t key_end = end_of_value(object, i);
    const size_t begin = skip(key_end, [](char c) { return is_space(c) || c == ':'; });
    end = end_of_value(object, begin);
    if (object.substr(i + 1, key_end - i - 2) == name)
      return std::string(object.substr(0, begin)) + content + std::string(object.substr(end));
  }
  std::string member;
  append_json_string(member, name);
  member += lines ? ": " + content : ":" + content;
  if (end == 0) return lines ? "{\n  " + member + "\n}\n" : "{" + member + "}";
  return std::string(object.substr(0, end)) + (lines ? ",\n  " : ",") + member +
         std::string(object.substr(end));
}

}  // namespace weft
