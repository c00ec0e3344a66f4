// Parsing with simdjson where a shortage of memory must not pass for damage.
#pragma once

#include <simdjson.h>

#include <new>
#include <string>

namespace weft {

// As parser.parse(), but memory that is lacking is the exception that it is elsewhere.
inline simdjson::simdjson_result<simdjson::dom::element> parse_json(simdjson::dom::parser& parser,
                                                                    const std::string& text) {
  auto json = parser.parse(text);
  if (json.error() == simdjson::MEMALLOC) throw std::bad_alloc();
  return json;
}

}  // namespace weft
