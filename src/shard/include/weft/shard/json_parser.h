// Parsing with simdjson that reports a shortage of memory as such, and not as damage.
#pragma once

#include <simdjson.h>

#include <new>
#include <string>

namespace weft {

// As simdjson's own, but memory that is lacking is the exception that it is elsewhere. What
// parse() returns lies in the parser until its next text.
class JsonParser {
 public:
  using Parsed = simdjson::simdjson_result<simdjson::dom::element>;

  Parsed parse(const char* text, std::size_t size) { return checked(parser_.parse(text, size)); }
  Parsed parse(const std::string& text) { return checked(parser_.parse(text)); }
  Parsed parse(const simdjson::padded_string& text) { return checked(parser_.parse(text)); }

 private:
  static Parsed checked(Parsed parsed) {
    if (parsed.error() == simdjson::MEMALLOC) throw std::bad_alloc();
    return parsed;
  }

  simdjson::dom::parser parser_;
};

}  // namespace weft
