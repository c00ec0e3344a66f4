// Whether a resolved program says the same as the records beside which it was made.
#pragma once

#include "weft/hir/program.h"
#include "weft/lower/lowered.h"

namespace weft {

// Own invariants beyond hir::verify(); aborts with the fault. Runs in dev builds. Each call record
// of a forward pass has exactly one origin, a call of the same callee whose results are the
// record's; each evaluated call of the tree is a resolved call, or folds into something that is
// known when compiling.
void check_resolved(const Lowered& lowered, const hir::Program& program);

}  // namespace weft
