// Where Warp does not execute what Python says.
//
// Input: a resolved program. Output: its instructions whose value is another one than Python's.
// Warp writes `a[i]` down as a reference, and reads what it refers to where the value is used: a
// condition for `else` and for what the branches leave in a name, the operand of a call behind the
// calls after it. What was stored to the place meanwhile is found there. And Warp gives the
// variables that a loop changes their new values one after the other, so that two that change
// places become equal. And where both branches of an `if` are the first to read a constant of the
// module, it is from there on a variable that gets its value at the end of that `if`; where the
// `if` stands in a branch or in a loop that does not run, what reads the constant later finds a
// variable without a value. Why: a translation of the source follows Python, and has to refuse
// these kernels.
#pragma once

#include <vector>

#include "weft/hir/program.h"

namespace weft::analysis {

struct LateRead {
  enum Kind : std::uint8_t {
    AfterStore,     // read after a store to its place
    AfterAssigned,  // at the end of a round, read after it had its value for the next round
    Unset,          // a constant, read where the variable that Warp made of it may have no value
  } kind = AfterStore;
  NodeId node;  // where Python reads it
};

// Of the kernel and of the functions that its forward pass calls, in their order.
std::vector<LateRead> find_late_reads(const hir::Program& program);

}  // namespace weft::analysis
