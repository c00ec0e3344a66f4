// What a kernel's text says of its behaviour on a GPU: how addresses go from thread to thread,
// which branches diverge, how much is computed for each byte. Private to the room.
#pragma once

#include <set>

#include "own_places.h"
#include "weft/standalone/standalone.h"

namespace weft::standalone {

// Fills accesses and the figures behind them, and notes in `own` who has which place. `atomics`:
// see Program::atomics.
void analyse_accesses(const Tree& tree, const Lowered& lowered,
                      const std::set<std::uint32_t>& atomics, OwnPlaces& own,
                      StandaloneProgram& out);

}  // namespace weft::standalone
