// Size and shape of a module's code, counted on the tree.
#pragma once

#include <cstdint>

#include "weft/ast/tree.h"

namespace weft {

struct Measure {
  std::uint32_t statements = 0;           // of the kernel, nested ones included, docstrings not
  std::uint32_t function_statements = 0;  // of all functions
  std::uint32_t loops = 0;                // for and while
  std::uint32_t branches = 0;             // if and elif, and conditional expressions
  std::uint32_t nesting = 0;              // deepest block of the kernel; its body is 1
  std::uint32_t calls = 0;                // call expressions
};

Measure measure(const Tree& tree, FunctionId kernel);

}  // namespace weft
