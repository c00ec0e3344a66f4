// One row for a person to read.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// The row's scalar fields as a list, then each text under a heading, then the metadata. With `part`
// only that field, as it is. `json` is the row's line; `name` is what errors call it: "row 3".
Result<std::string> view_row(std::string_view json, std::string_view part, std::string_view name);

// Help of the option --part.
std::string part_help();

}  // namespace weft
