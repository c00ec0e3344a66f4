// The texts of one row side by side, by the lines of its Python.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// A table: the Python, and beside each of its lines what the other texts have of it, in their own
// order. Last stands what comes from no line. `json`: a row with texts of compilers. `parts`: the
// texts, forms of the row or texts of compilers; empty for the forward texts of `arch` (empty: the
// first that the row has) with the form that they were compiled from. `width`: of the table, whose
// columns are cut to fit; without it they are as wide as their longest lines. `name`: for errors.
// Errors: BadRecord, NoSuchPart, NoLevels.
Result<std::string> aligned_row(std::string_view json, const std::vector<std::string>& parts,
                                const std::string& arch, std::optional<size_t> width,
                                std::string_view name);

// The fields that a part names in such a row: "ptx" is its forward and backward texts of `arch`
// (empty: the first that the row has); anything else is a field itself.
std::vector<std::string> fields_of_part(std::string_view json, const std::string& part,
                                        const std::string& arch);

}  // namespace weft
