// The policy of a category: odds and limits as data. The grammar reads a policy and does not know
// the category.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <utility>

#include "weft/synth/category.h"
#include "weft/types/type.h"

namespace weft::synth {

// One weight for each value of an enum that ends in kCount.
template <class E>
struct Odds {
  std::array<std::uint32_t, static_cast<std::size_t>(E::kCount)> w{};

  constexpr Odds() = default;
  constexpr Odds(std::initializer_list<std::pair<E, std::uint32_t>> list) {
    for (const auto& [e, weight] : list) w[static_cast<std::size_t>(e)] = weight;
  }
  // A copy in which the listed weights replace the old ones.
  constexpr Odds with(std::initializer_list<std::pair<E, std::uint32_t>> list) const {
    Odds copy = *this;
    for (const auto& [e, weight] : list) copy.w[static_cast<std::size_t>(e)] = weight;
    return copy;
  }
  constexpr std::uint32_t operator[](E e) const { return w[static_cast<std::size_t>(e)]; }
};

// The scalar types that most values of a program have.
enum class Main : std::uint8_t { F32, F64, F16, I32, U32, I64, U64, I16, U16, I8, U8, kCount };

enum class InputKind : std::uint8_t {
  ScalarArray,
  VectorArray,
  MatrixArray,
  QuatArray,
  TransformArray,
  StructArray,
  IntArray,   // int32 beside the main type
  WideArray,  // of any other scalar type
  ScalarParam,
  VectorParam,
  MatrixParam,
  QuatParam,
  TransformParam,
  StructParam,
  IntParam,
  WideParam,
  BoolParam,
  kCount,
};

enum class OutputKind : std::uint8_t {
  Scalar,
  Vector,
  Matrix,
  Quat,
  Transform,
  Struct,
  Int,
  Wide,
  Bool,
  kCount
};

// How a value reaches an output.
enum class OutputForm : std::uint8_t {
  Store,       // out[i] = v
  Components,  // out[i][0] = v, or out[i].field = v
  Augment,     // out[i] += v, at the thread's own place
  Atomic,      // wp.atomic_add(out, k, v), or out[k] += v, at a shared place
  Exchange,    // wp.atomic_exch or _cas at the thread's own place
  Branch,      // if c: out[i] = v  else: out[i] = w
  Guarded,     // if c: out[i] = v
  Loop,        // for k in range(...): out[i, k] = v
  kCount,
};

// How a local variable comes to its value.
enum class Define : std::uint8_t {
  Let,         // x = e
  Augment,     // x = e; x += f
  InPlace,     // v = e; v[0] = f
  IfElse,      // if c: x = e  else: x = f
  Elif,        // if c: x = e  elif d: x = f  else: x = g
  Modify,      // x = e; if c: x = f
  StaticFor,   // x = e; for k in range(3): x += f
  DynamicFor,  // the same over a length known at run time
  While,
  Call,   // x = f(...), x, y = f(...)
  Multi,  // a builtin with several results
  kCount,
};

enum class Expr : std::uint8_t { Operator, Builtin, Unary, Conditional, Where, Cast, Call, kCount };

enum class BuiltinGroup : std::uint8_t {
  Scalar,
  Vector,
  Quaternion,
  Transform,
  Spatial,
  Random,
  Other,
  kCount
};

struct Policy {
  // Statements of the kernel: each band is as likely as the next.
  std::array<std::uint16_t, 9> statements;
  Odds<Main> main;
  std::array<std::uint32_t, 4> rank;     // launch dimensions: 1 to 4
  std::array<std::uint32_t, 8> inputs;   // number of planned inputs: 2 to 9
  std::array<std::uint32_t, 4> outputs;  // 1 to 4
  Odds<InputKind> input;
  Odds<OutputKind> output;
  Odds<OutputForm> output_form;
  Odds<Define> define;
  Odds<Expr> expr;
  Odds<BuiltinGroup> group;
  std::array<std::uint32_t, 4> depth;  // of one expression: 1 to 4
  int longest_vector;                  // of inputs
  // Of 1000.
  std::uint32_t constants;   // a literal becomes a module constant
  std::uint32_t random;      // the kernel draws random numbers
  std::uint32_t guard;       // the kernel begins with an early return
  std::uint32_t neighbour;   // an index is moved from the thread's own place
  std::uint32_t literal;     // an operand is a literal
  std::uint32_t jump;        // a loop has a break or continue
  std::uint32_t cross_type;  // a leaf may come from a variable of another scalar type
  std::uint32_t rows;        // of 100: an array has one more dimension than the launch
  int nesting;               // blocks in blocks, at most
  // What the first values of a kernel must be made by, drawn from `marks`, so that the category
  // shows: so many forms, one inside the other where the grammar lets it.
  int marked = 0;
  Odds<Define> marks;
};

const Policy& policy_of(Category category);

}  // namespace weft::synth
