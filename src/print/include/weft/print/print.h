// Tree to Python text.
//
// Input: a Tree whose statements, annotations and decorators are nodes; `modules` says what it
// imports. Output: `tree.source`, `tree.file_name` (the last kernel's name + ".py") and the
// locations: NodeLoc of every node, first and last line of functions, and the line of every
// constant and struct (for a struct the line of its decorator). Invariant: parsing the text gives
// the same AST, so parentheses stand exactly where precedence requires them.
#pragma once

#include "weft/ast/tree.h"

namespace weft {

void print_module(Tree& tree);

// One expression, for messages and tests; leaves the tree's locations alone.
std::string print_expression(const Tree& tree, NodeId expression);

}  // namespace weft
