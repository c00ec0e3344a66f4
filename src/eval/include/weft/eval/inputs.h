// Arrays of numpy as a kernel takes them.
//
// Input: arrays as numpy makes them, the parameters of a kernel. Output: the arrays with the types
// of the parameters. numpy makes int64 and float64 of Python's numbers, so a parameter that is a
// single number takes any type that holds its value; arrays have the type of their parameter. What
// else has to fit (names, shapes, types of arrays) is checked where the launch is bound.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/eval/named_arrays.h"

namespace weft::eval {

// `file`: what the arrays come from, for messages. bfloat16 is given as its bits, uint16. A number
// that its parameter cannot hold is an error (NumberDoesNotFit); a float64 may be rounded, since
// Python has no other floats.
Status fit_numbers(std::span<NamedArray> arrays, std::span<const Parameter> parameters,
                   const std::string& file);

// Cotangents as doubles. `inputs`: the arrays of the launch, whose shapes they have to have, with
// or without their numbers. Errors: CotangentDoesNotFit.
Status fit_cotangents(std::span<NamedArray> cotangents, std::span<const Parameter> parameters,
                      std::span<const NamedArray> inputs, const std::string& file);

// The components of an array one by one, as double where the type is a float.
double float_component(const NamedArray& array, std::size_t index);
// As text: the shortest digits that read back as the same number of the array's type.
std::string component_text(const NamedArray& array, std::size_t index);

}  // namespace weft::eval
