// Where a function may read a variable that nothing has set.
//
// Input: a resolved function. Output: its reads of values that an instruction in a branch or a loop
// defines which may not have run. Whether it has run is known only in the launch, so these values
// have a flag there. To move a value is no read: its flag moves along, because Warp moves variables
// that nothing has set at the ends of branches and loops.
#pragma once

#include <cstdint>
#include <vector>

#include "weft/hir/program.h"

namespace weft::eval {

struct UnsetReads {
  struct Read {
    std::uint32_t inst;
    hir::ValueId value;
  };
  std::vector<Read> reads;     // in the order of the instructions
  std::vector<bool> has_flag;  // by value
};

// What an instruction moves without a look at it; invalid: it is none of these.
struct Moved {
  hir::ValueId to, from;
  hir::ValueId or_from, test;  // of one that takes `from` if `test` holds
  bool is_assigned = false;    // `to` is no result but the first of the reads
};
Moved what_is_moved(const hir::Function& fn, const hir::Inst& inst);

UnsetReads find_unset_reads(const hir::Function& fn);

}  // namespace weft::eval
