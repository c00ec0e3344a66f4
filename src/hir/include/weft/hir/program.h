// The resolved program: what Warp executes of a kernel, as data.
//
// Input: lower/ fills it while it walks the tree, beside its records, because only Warp's order of
// evaluation resolves names as Warp does. Output: what analyses, evaluation and translations read.
// It says what Warp executes, not what Python means where the two differ: a condition is loaded
// anew for `else`, `else` of a loop is not there, both values of a merge are read.
// Each template instance is a function of its own; arguments are in the order of the parameters,
// with defaults filled in; starred arguments are unpacked; branches that Warp decides leave the
// side that it takes; an unrolled loop is its rounds.
//
// A function is a flat list of instructions. Regions nest and are closed by an End, so that one
// pass over the list is one pass over the program in the order of execution. Nothing in it is text
// of a target, and no number in it is seen in a text. The invariants are those that verify()
// checks.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/ids.h"
#include "weft/builtins/builtins.h"
#include "weft/types/type.h"

namespace weft::hir {

using ValueId = Id<struct HirValueTag>;  // into Function::values
using InstId = Id<struct HirInstTag>;    // into Function::insts

inline constexpr std::uint32_t kNone = 0xffffffffu;

enum class Op : std::uint8_t {
#define WEFT_HIR_OP(Op, name, meaning) Op,
#include "weft/hir/ops.def"
};

// A variable of the function. Most are assigned once; `Set`, `assign` and the in-place builtins
// change one that was assigned before.
struct Value {
  enum Kind : std::uint8_t {
    Local,         // assigned by instructions
    Argument,      // index: of the parameter
    Constant,      // index: into Function::constants
    Member,        // the field `name` of the struct that value `index` is
    Adjoint,       // the adjoint of value `index`; in custom gradients only
    AdjointPlace,  // the adjoint of what is at place `index`; likewise
    Function,      // a function that a builtin is given; index: a FunctionId
    Builtin,       // a builtin that a builtin is given; index: into builtins()
    Unused,
  };
  Kind kind = Local;
  Type type;  // a reference (type.ref) is a value too: what it refers to is read by `load`
  Symbol name;
  std::uint32_t index = 0;
  // A constant of the module that a 64-bit constructor made a variable: what reads it before its
  // `Set` finds what Warp leaves open.
  bool read_unset = false;
};

// Where a reference points: a value, and the steps from it.
struct Step {
  enum Kind : std::uint8_t {
    Field,      // of a struct or transform
    Element,    // of an array; all indices
    View,       // of an array: the first indices
    Component,  // of a vector, matrix, quaternion or transform
  } kind = Field;
  std::uint8_t index_count = 0;
  Symbol field;
  ValueId indices[4];
};
struct Place {
  ValueId root;
  bool by_reference = false;           // the root is a parameter by reference
  std::uint32_t begin = 0, count = 0;  // into Function::steps
};

// A part of an array element that a store or an atomic goes to: a[i].pos[0].
struct PartStep {
  enum Kind : std::uint8_t { Component, Row, Element, Field } kind = Component;
  Symbol field;
  ValueId i, j;
};
struct Part {
  ValueId array;  // a reference to one, where it is an array of a struct
  std::uint8_t index_count = 0;
  ValueId indices[4];
  std::uint32_t begin = 0, count = 0;  // into Function::part_steps
  Type type;                           // of the part
  BinaryOp atomic = BinaryOp::Add;     // AtomicPart: Add, Sub, BitAnd, BitOr or BitXor
};

// What one parameter is given. A parameter that takes several (a variadic one, or a shape) has an
// argument for each.
struct Argument {
  enum Kind : std::uint8_t {
    Value,     // `value`
    Place,     // by reference; index: into Function::places
    Type,      // a type as such: `dtype=wp.float32`
    Constant,  // known when compiling, defaults too; index: into Function::constants
  } kind = Value;
  std::uint16_t parameter = 0;  // of the overload or function; of a struct its field
  ValueId value;
  std::uint32_t index = 0;
  weft::Type type;
};

struct Call {
  const Overload* overload = nullptr;  // Builtin, and Gradient of a builtin
  FunctionId function;                 // Function, and Gradient of a function
  std::uint32_t structure = kNone;     // Struct: into Tree::structs
  std::uint32_t begin = 0, count = 0;  // into Function::arguments
};

// A chain of comparisons: `count` operators, into Function::compare_ops.
struct Comparison {
  std::uint32_t begin = 0, count = 0;
};

struct Loop {
  enum Kind : std::uint8_t {
    While,
    Range,     // over a range or a query, by `iter_next`
    Counted,   // from start by step to stop, all known: more rounds than Warp unrolls
    Unrolled,  // likewise, unrolled
  } kind = While;
  NodeId node;
  std::int64_t start = 0, stop = 0, step = 1;
};

struct Inst {
  Op op = Op::End;
  std::uint8_t flags = 0;
  std::uint16_t results = 0;
  std::uint16_t reads = 0;
  // The innermost expression or statement it comes from; copies of an unrolled loop's body share
  // their nodes.
  NodeId node;
  std::uint32_t operands = 0;  // into Function::operands: the reads, then the results
  std::uint32_t index = kNone;

  // `where` that merges what two branches left in a name.
  static constexpr std::uint8_t kMerge = 1;
};

// One evaluation of an expression: what it gave, and the instructions that it took.
struct Evaluation {
  NodeId node;
  ValueId value;                     // invalid: a compile-time object, or several results
  std::uint32_t begin = 0, end = 0;  // instructions
};

struct Function {
  FunctionId decl;
  bool is_native = false;           // its body is C++ text; the instructions are its Python body's
  bool is_custom_gradient = false;  // it runs in the backward pass only
  std::vector<Value> values;
  std::vector<ValueId> arguments_in;  // by parameter, without those for functions
  std::vector<Inst> insts;
  std::vector<ValueId> operands;
  std::vector<Call> calls;
  std::vector<Argument> arguments;
  std::vector<ConstValue> constants;
  std::vector<Place> places;
  std::vector<Step> steps;
  std::vector<Part> parts;
  std::vector<PartStep> part_steps;
  std::vector<Comparison> comparisons;
  std::vector<CompareOp> compare_ops;
  std::vector<Loop> loops;
  std::vector<Evaluation> evaluations;  // in the order in which they ended
  // Nodes that lowering made (`continue` in an unrolled loop), and what they stand for.
  std::vector<std::pair<NodeId, NodeId>> made_nodes;

  std::span<const ValueId> reads(const Inst& i) const {
    return {operands.data() + i.operands, i.reads};
  }
  std::span<const ValueId> results(const Inst& i) const {
    return {operands.data() + i.operands + i.reads, i.results};
  }
  std::span<const Argument> arguments_of(const Call& c) const {
    return {arguments.data() + c.begin, c.count};
  }
  const Value& value(ValueId v) const { return values[v.v]; }
  void clear();

  // How far the function has grown; rewind() takes away what was added since.
  struct Mark {
    std::size_t insts, operands, calls, arguments, constants, parts, part_steps, comparisons,
        compare_ops, loops, evaluations, made_nodes;
  };
  Mark mark() const;
  void rewind(const Mark& m);
};

struct Program {
  const Tree* tree = nullptr;
  Function kernel;                  // empty where a function was lowered by itself
  std::vector<Function> functions;  // callees before their callers
  // What types refer to; structs are the tree's.
  std::vector<std::vector<Type>> tuples;
  std::vector<TileInfo> tiles;
  std::vector<SliceInfo> slices;
  int block_dim = 1;
  bool enable_backward = true;  // Warp emits a backward pass

  // Null if the kernel does not reach it.
  const Function* find(FunctionId id) const;
  void clear();
};

std::string_view op_name(Op op);

// Text for people and tests.
std::string dump(const Program& program);

// Own invariants; aborts with the fault. Runs in dev builds. Regions nest and are closed; a loop
// has one place where it ends, if it is no counted one; break and continue stand in loops; every
// id is in range; a local is assigned before it is read, but for Value::read_unset; calls have the
// reads and results that their arguments and overloads say.
void verify(const Program& program);

}  // namespace weft::hir
