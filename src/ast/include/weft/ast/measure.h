// Size and shape of a module's code, counted on the tree.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

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
// Of a kernel with these functions, where the tree has others too.
Measure measure(const Tree& tree, FunctionId kernel, std::span<const FunctionId> functions);

// How hard a kernel is to read: statements of the kernel and its functions, 2 for each branch, 3
// for each loop, 3 for each level of nesting below the body, 1 for each distinct builtin.
std::uint32_t complexity_score(const Measure& m, std::size_t builtins);
// easy below 20, medium below 45, hard from there.
std::string_view difficulty(std::uint32_t score);

}  // namespace weft
