// Whether the threads of a launch have elements of their own, so that their order does not matter.
//
// Input: a resolved program. Output: for which launches no two threads touch an element that one of
// them writes. Found from the text of the kernel and of its functions: each access to an array that
// is written has indices of the thread, unchanged, in the same dimensions of the array. Errs on the
// side of order: what is not understood depends on it. Assumes that different arguments are
// different memory.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "layout.h"
#include "weft/hir/program.h"

namespace weft::eval {

struct OwnElements {
  // Bit k: threads whose indices in dimension k of the launch differ have different elements of all
  // arrays that are written.
  std::uint8_t dimensions = 0;
  // An array that is written: an argument of the kernel, or a field of one at that many bytes.
  struct Written {
    std::size_t argument = 0;
    std::uint32_t offset = 0;
  };
  std::vector<Written> written;
};

// Nothing: the order of the threads matters, or may.
std::optional<OwnElements> find_own_elements(const hir::Program& program, Layouts& layouts);

}  // namespace weft::eval
