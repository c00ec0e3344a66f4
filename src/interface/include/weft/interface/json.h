// What metadata of rows says of a kernel's arguments and launch; docs/row-format.md has the fields.
#pragma once

#include "weft/base/json.h"
#include "weft/interface/interface.h"

namespace weft {

// A list of objects, one for each argument.
void write_args(JsonWriter& json, const KernelInterface& interface, const TypeNames& names);
// A list of objects, one for each dimension of the launch.
void write_launch(JsonWriter& json, const KernelInterface& interface);

}  // namespace weft
