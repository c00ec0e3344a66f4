// The variables that a program can use at one point, with their types and intervals.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "range.h"
#include "weft/ast/tree.h"

namespace weft::synth {

// A size that bounds an index: an index with this bound lies in [0, size).
struct Bound {
  enum class Kind : std::uint8_t { None, Launch, Fixed, Param } kind = Kind::None;
  std::int32_t value = 0;  // launch dimension, the number, or index into size parameters
  friend bool operator==(const Bound&, const Bound&) = default;
};

enum class VarKind : std::uint8_t {
  Local,
  Param,
  Array,
  Constant,
  Loop,
  Thread,
  Random,
  Load,    // an array's own element, read where the array would be
  Hidden,  // in scope, but not to be read
};

struct Variable {
  Symbol name;
  Type type;
  Range range;
  VarKind kind = VarKind::Local;
  Bound bound;  // of an integer that can index
  std::array<Bound, 4> dims;
  std::uint32_t uses = 0;
  bool must_use = true;
  bool unit = false;
  bool unrolled = false;   // a loop variable that Warp replaces by its values
  bool sum = false;        // what a dynamic loop made, to be only added to something, see loops.cpp
  int shift = 0;           // of a place beside the thread's own: by how much
  int load = -1;           // of an array: the local that holds the thread's own element
  std::uint32_t hash = 0;  // of such a local: the element's, for both are one value
};

// An expression with what is known of its value.
struct Value {
  NodeId node;
  Type type;
  Range range;
  std::uint32_t hash = 0;   // of the text: equal text, equal hash
  std::uint16_t width = 0;  // characters, about
  bool constant = false;    // no variable in it
  bool unit = false;        // a quaternion of length one
  bool unrolled = false;    // such a loop variable, or its negation
};

struct FieldPlan {
  Symbol name;
  Type type;
  Range range;
  bool unit = false;
  bool read = false;
};

struct StructPlan {
  Symbol name;
  std::vector<FieldPlan> fields;
};

struct FunctionPlan {
  Symbol name;
  std::vector<Variable> params;  // with the ranges the body was made for
  std::vector<Type> results;
  std::vector<Range> ranges;
};

}  // namespace weft::synth
