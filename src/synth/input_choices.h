// The types that inputs, outputs and struct fields can have, with odds. Each type occurs once, so
// that the choice can be read off the program.
//
// Input: a policy's odds over kinds of inputs and outputs. Output: odds over types; where two kinds
// share a type, their odds are added.
#pragma once

#include <span>
#include <vector>

#include "policy.h"

namespace weft::synth {

struct TypeChoice {
  Type type;
  std::uint32_t weight = 0;
};

// Main::F32 .. Main::U8 as scalars, in order.
std::span<const Scalar> main_scalars();

// Of the next input. The first is an array of the main type, so that the program shows it. A struct
// of index `structs` is a new one.
void input_choices(Category category, Scalar main, bool first, int rank, std::size_t structs,
                   std::vector<TypeChoice>& out);
void output_choices(Category category, Scalar main, std::span<const Type> inputs,
                    std::size_t structs, std::vector<TypeChoice>& out);
std::span<const TypeChoice> field_choices(Scalar main);

}  // namespace weft::synth
