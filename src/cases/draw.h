// Inputs of a case, drawn from the ranges that the kernel's interface states.
//
// Invariant: the same numbers on every machine: decisions use integers, and each float is one
// division or product of whole numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "weft/base/rng.h"
#include "weft/eval/named_arrays.h"
#include "weft/hir/program.h"
#include "weft/interface/interface.h"

namespace weft {

// Numbers that stand in a program: what its branches compare with lies near them.
struct OwnNumbers {
  std::vector<double> floats;
  std::vector<std::int64_t> integers;
};
OwnNumbers own_numbers(const hir::Program& program);

// How much of an input is drawn where, in sixteenths; the rest lies anywhere in the range.
struct Mixture {
  unsigned ends = 1;  // at an end of the range
  unsigned own = 2;   // at or beside a number of the program
};

class Drawer {
 public:
  Drawer(Rng rng, const OwnNumbers& own, Mixture mixture)
      : rng_(rng), own_(own), mixture_(mixture) {}

  std::int64_t integer(std::int64_t lo, std::int64_t hi);
  // A short decimal number.
  double number(double lo, double hi);

  // Places in other arrays; `bound` is the rule's. Where there are no such places, zeros.
  void fill(eval::NamedArray& out, ValueRule::Kind rule, std::int64_t bound);

  // Fills `out.data` with numbers of out.scalar for out.shape, whose last dimensions are
  // `components`.
  void fill(eval::NamedArray& out, const std::vector<std::int64_t>& components,
            const ValueRange& range, bool unit, bool sorted);

 private:
  double anywhere(double lo, double hi);
  void unit(double* out, std::size_t components);

  Rng rng_;
  const OwnNumbers& own_;
  const Mixture mixture_;
};

}  // namespace weft
