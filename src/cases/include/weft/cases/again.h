// A case of a stored row, run again.
#pragma once

#include <optional>
#include <string>

#include "weft/cases/cases.h"

namespace weft {

// Runs the case and compares outputs and derivatives. Nothing: they are the same to the bit. Else
// the first difference, for people: "output 'x' differs". Errors: what the evaluator does not
// support.
Result<std::optional<std::string>> case_difference(const hir::Program& program, const Case& c);

}  // namespace weft
