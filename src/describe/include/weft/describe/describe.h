// What a kernel does, in words from which it could be written.
//
// Input: a Tree, with the kernel as its last function and no statement that tells what a row is
// for, and the kernel's interface. Output: two to five sentences: what is computed from what and
// what a thread stands for; what the functions that the kernel calls return; and the rule, step by
// step. Expressions stand in backticks, as Python without `wp.`, with the values of module
// constants. Invariant: each output and each argument that the kernel reads is named, and the
// statements that are told are all that have an effect.
#pragma once

#include <string>

#include "weft/ast/tree.h"
#include "weft/interface/interface.h"

namespace weft {

std::string describe_kernel(const Tree& tree, const KernelInterface& interface);

}  // namespace weft
