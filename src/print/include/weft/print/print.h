// Tree to Python text.
//
// Input: a Tree whose statements, annotations and decorators are nodes; `modules` says what it
// imports. Output: `tree.source`, `tree.file_name` (the last kernel's name + ".py") and the
// locations: NodeLoc of every node, first and last line of functions, and the line of every
// constant and struct (for a struct the line of its decorator). Invariant: parsing the text gives
// the same AST, so parentheses stand exactly where precedence requires them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "weft/ast/tree.h"

namespace weft {

namespace print {

// How tightly an expression binds in Python's grammar, loosest first.
enum Precedence : int {
  kTuple,
  kTest,
  kOr,
  kAnd,
  kNot,
  kCompare,
  kBitOr,
  kBitXor,
  kBitAnd,
  kShift,
  kArith,
  kTerm,
  kUnary,
  kPower,
  kAtom,
};

}  // namespace print

void print_module(Tree& tree);

// One expression, for messages and tests; leaves the tree's locations alone.
std::string print_expression(const Tree& tree, NodeId expression);

// An expression's text and how tightly it binds.
struct Phrase {
  std::string text;
  print::Precedence binds = print::kAtom;
};
// What is to stand in the place of an expression, if something else is.
using Substitution = std::function<std::optional<Phrase>(NodeId)>;

// One expression, where `substitute` is asked for it and for each part of it. Parentheses stand
// where precedence needs them, around what was put in too.
Phrase print_expression(const Tree& tree, NodeId expression, const Substitution& substitute);

}  // namespace weft
