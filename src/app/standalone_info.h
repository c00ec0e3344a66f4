// What the row knows of its kernel's arguments, for the writer of standalone programs.
#pragma once

#include <string>

#include "weft/ast/measure.h"
#include "weft/standalone/standalone.h"
#include "weft/synth/synthesize.h"

namespace weft {

StandaloneInfo standalone_info(const ProgramInfo& info);
// What metadata of rows says of arguments, launch and difficulty, for a kernel of a file.
std::string described_arguments(const StandaloneInfo& info, const Lowered& lowered,
                                const Measure& m);
// One JSON object: accesses, divergent branches, arithmetic intensity.
std::string standalone_metadata(const StandaloneProgram& program);

}  // namespace weft
