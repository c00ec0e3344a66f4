// The lines of Python that Warp's texts name.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace weft::levels {

// By line of a text of Warp's, counted from 1 (element 0 is 0): the line of `python` that it comes
// from, as the comments in the text say ("// x = y        <L 12>"); 0 before the first comment of a
// function, outside of functions, and where `python` has no such line. The numbers in the comments
// are those of `python`, or, of captured kernels and of functions for any types, those of a file or
// of a function: what they quote says which line is meant.
std::vector<uint32_t> python_lines(std::string_view text, std::string_view python);

}  // namespace weft::levels
