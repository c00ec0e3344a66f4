// Parsing with simdjson that reports a shortage of memory as such, and not as damage.
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
