// A case of a stored row, run again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "weft/cases/cases.h"

namespace weft {

// The arguments of the case's launch, of these parameters; what is no input holds zeros. An
// argument that is neither input nor output is left out, which NamedLaunch::bind() refuses.
std::vector<eval::NamedArray> case_arguments(const Case& c,
                                             std::span<const eval::Parameter> parameters);
// The weights of its outputs in the sum that is derived.
std::vector<eval::NamedArray> case_cotangents(const Case& c);

// Runs the case and compares outputs and derivatives. Nothing: they are the same to the bit. Else
// the first difference, for people: "output 'x' differs". Errors: what the evaluator does not
// support.
Result<std::optional<std::string>> case_difference(const hir::Program& program, const Case& c);

}  // namespace weft
