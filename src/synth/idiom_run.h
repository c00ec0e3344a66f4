// One use of an idiom in a program: the choices made in it, and the values of its symbols.
#pragma once

#include <array>
#include <vector>

#include "idiom.h"
#include "scope.h"

namespace weft::synth {

struct IdiomRun {
  const Idiom* idiom = nullptr;
  std::size_t scalar = 0;  // index of F in kIdiomScalars
  // Chosen before anything is emitted, so that only what is reached is made.
  std::vector<std::uint32_t> expr_pick, stmt_pick;  // of Choice, Either and Maybe
  std::vector<std::uint32_t> uses;                  // of each symbol, in what is reached
  std::vector<std::uint32_t> reads;                 // Near expressions that are reached
  std::vector<Value> bound;                         // by symbol; of holes and locals
  std::vector<std::int32_t> array;                  // by symbol: variable of a Field or Row, or -1
  // The index local of each dimension and offset, made once.
  struct Shift {
    std::int32_t dim, offset;
    Symbol name;
  };
  std::vector<Shift> shifts;

  const Type& type_of(std::int32_t symbol) const {
    return idiom->symbol_types[scalar][static_cast<std::size_t>(symbol)];
  }
};

}  // namespace weft::synth
