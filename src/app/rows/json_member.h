// One member of a JSON file, set without a change to the rest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace weft {

// The object's text with `name` set to `value`, JSON itself on one line, in its old place or at the
// end; every other byte stays. Where the object stands on several lines, so does the value. Nothing
// if `object` is no JSON object.
std::optional<std::string> with_member(std::string_view object, std::string_view name,
                                       std::string_view value);

}  // namespace weft
