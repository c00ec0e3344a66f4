// The patterns of match statements that CPython refuses although the grammar accepts them.
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
