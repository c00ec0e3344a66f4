// weft cuda verify DIR, a command of `weft cuda`.
#pragma once

#include "commands/commands.h"

namespace weft {

void add_cuda_verify_command(CLI::App& cuda, CommandContext& context);

}  // namespace weft
