// Checks of a text by itself, without understanding the program. Each returns a description of the
// fault, or nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "weft/inspect/record.h"

namespace weft {

// Brackets outside of comments and strings: "')' closes nothing", "'{' is never closed".
std::string unbalanced(std::string_view text, bool python);

// What the text of a kernel for its target must bear: `extern "C" __global__`, the grid-stride
// loop's indices, tile storage; the argument struct. One text for each mark that is missing. `key`:
// its name in the row.
void missing_marks(TextField field, std::string_view key, std::string_view text, bool has_support,
                   std::vector<std::string>& out);

// The versions of Warp whose generator writes a text of this form ("1.10 to 1.12"), by marks that
// came with one of them: the rank of the launch's bounds, tile storage, the argument struct, the
// name of the loop's variable. Empty where the text bears no such mark.
std::string_view warp_of_text(TextField field, std::string_view text);

// "softmax" of "softmax_1a2b3c4d_cuda_kernel_forward", the name of the kernel that a text holds;
// empty if it holds none.
std::string_view kernel_in(std::string_view text, TextField field);

// Names of the parameters of `def NAME(`, found without parsing; empty if there is no such def.
std::vector<std::string_view> parameters_of(std::string_view python, std::string_view kernel);
// The name after the `def` of the last function marked @wp.kernel or @warp.kernel.
std::string_view last_kernel_name(std::string_view python);
// The name after the last `def` at the start of a line.
std::string_view last_function_name(std::string_view python);

// The lines in which two texts differ, for a person: "-" as stored, "+" as it should be, with two
// lines around, cut after a few.
std::string short_diff(std::string_view stored, std::string_view expected);

}  // namespace weft
