// The cases of a row, from its JSON.
#pragma once

#include <simdjson.h>

#include <string>
#include <vector>

#include "weft/cases/cases.h"

namespace weft {

// What is wrong with them; empty: nothing.
std::string read_cases(const simdjson::dom::element& json, std::vector<Case>& out);

}  // namespace weft
