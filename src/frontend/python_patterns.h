// What CPython refuses of the patterns of a match statement though the grammar takes it.
#pragma once

#include <optional>
#include <string_view>

#include "syntax.h"

namespace weft {

struct RuleFault {
  TSNode node;
  std::string_view why;
};

// The first fault of the statement's patterns; of guards and blocks nothing is said.
std::optional<RuleFault> pattern_fault(Syntax& syntax, TSNode match_statement);

}  // namespace weft
