// What metadata says of a standalone program and of its kernel.
#pragma once

#include <string>

#include "weft/ast/measure.h"
#include "weft/standalone/standalone.h"

namespace weft {

// One JSON object: what metadata of rows says of arguments, launch and difficulty, for a kernel of
// a file.
std::string interface_json(const KernelInterface& interface, const Lowered& lowered,
                           const Measure& m);
// One JSON object: accesses, divergent branches, arithmetic intensity.
std::string standalone_metadata(const StandaloneProgram& program);

}  // namespace weft
