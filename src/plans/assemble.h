// From a plan's text, after its choices were made, to a program.
//
// Input: lines with sections (`args`, `says`, `body`, ...). Output: the Python module, the
// description and the interface. Errors: a section, an argument or a size that is not understood.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/rng.h"
#include "weft/plans/plans.h"

namespace weft::plans {

bool assemble(std::string_view text, unsigned spelling, Rng rng, PlanProgram& out,
              std::string& error);

}  // namespace weft::plans
