// One row for a person to read.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// The row's scalar fields as a list, then each text under a heading, then the metadata. With `part`
// only that field, as it is. `json` is the row's line; `name` is what errors call it: "row 3".
Result<std::string> view_row(std::string_view json, std::string_view part, std::string_view name);

// Help of the option --part. A row has the fields of its targets only.
inline constexpr const char* kPartHelp =
    "Only this field: schema_version, id, structure_id, skeleton_id, index, seed, origin, license, "
    "kernel_name, category, description, python_source, cpp_support, cpp_forward, cpp_backward, "
    "cuda_support, cuda_forward, cuda_backward or metadata; of captured rows also origin_file, "
    "origin_line and program, of rows with a standalone program split and cuda_standalone";

}  // namespace weft
