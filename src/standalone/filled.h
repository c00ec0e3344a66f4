// Texts with places that are filled in. Private to the room.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace weft::standalone {

// The text with each `$NAME$` replaced by the value of that name. A place without a value is a
// mistake of the caller.
std::string filled(std::string_view text,
                   std::initializer_list<std::pair<std::string_view, std::string>> values);

}  // namespace weft::standalone
