// What stands before a program's own code, and the helpers of its reference. Private to the room.
#pragma once

#include <string>
#include <string_view>

#include "host.h"
#include "writer.h"

namespace weft::standalone {

// From the first comment to the tolerances. `description`: empty for the kernel's name.
std::string head_text(const Program& program, const HostProgram& host, std::string_view kernel,
                      std::string_view description);

// The module's constants that `body`, the rest of the program, names. One that stands in the shape
// of a tile alone is a number there.
std::string constants_text(const Program& program, std::string_view body);

// What `callers`, functions of the reference, use in the place of atomics.
std::string fetch_functions(std::string_view callers);

}  // namespace weft::standalone
