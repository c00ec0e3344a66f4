// What a kernel's text says of its behaviour on a GPU: how addresses go from thread to thread,
// which branches diverge, how much is computed for each byte. Private to the room.
#pragma once

#include "weft/standalone/standalone.h"

namespace weft::standalone {

// Fills accesses, divergent_branches, flops and bytes.
void analyse_accesses(const Tree& tree, const Lowered& lowered, StandaloneProgram& out);

}  // namespace weft::standalone
