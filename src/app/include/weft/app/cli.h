// The command line.
#pragma once

#include "weft/app/pipeline.h"

namespace weft {

// Exit codes of the program.
inline constexpr int kExitOk = 0;
inline constexpr int kExitFailure = 1;  // the work could not be done
inline constexpr int kExitUsage = 2;    // the command line made no sense
// 128 + the signal's number when a signal stopped the work, as shells have it.

// Reads the arguments and runs one command; returns the exit code. Errors are one line on stderr.
int run_cli(int argc, char** argv, const PipelineFactory& pipelines);

}  // namespace weft
