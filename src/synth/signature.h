// The part of a program that the row's number decides: its signature and its opening statements.
//
// A signature contains only facts that can be read off the finished program with its names removed:
// the rank of the launch, the early return, the types of inputs, struct fields and outputs, and the
// first few statements ("the opening"), term by term. decode() makes a signature from a number,
// encode() finds the number of a signature, and read_signature() (read_back.cpp) finds the
// signature of a program. Invariant: encode(category, decode(category, n)) == n, so two rows of a
// category differ in their signatures. A constant in the opening encodes the category, so rows of
// two categories differ as well.
//
// decode and encode are one function (signature.cpp), so their odds cannot differ. The odds depend
// only on facts that the program shows, and on neither ranges nor names.
#pragma once

#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "policy.h"
#include "weft/ast/tree.h"
#include "weft/base/rng.h"
#include "weft/builtins/builtin_id.h"
#include "weft/types/type.h"

namespace weft::synth {

// Something of the inputs or of an earlier opening statement that an opening statement reads.
struct Leaf {
  std::uint8_t variable = 0;  // an input, or inputs.size() + an opening statement
  std::int8_t field = -1;     // of a struct
  std::int8_t component = -1;
  friend bool operator==(const Leaf&, const Leaf&) = default;
};

enum class TermKind : std::uint8_t {
  Plain,     // a
  Product,   // a * b
  Scaled,    // a * 0.35
  Function,  // wp.sin(a)
  Damped,    // wp.tanh(a) * b
  Cross,     // wp.cross(a, b), of vectors of three floats
  kCount
};

// Functions of one argument of the value's own type that are defined everywhere.
enum class TermFunction : std::uint8_t { Sin, Cos, Tanh, kCount };
inline constexpr BuiltinId kTermFunctions[] = {BuiltinId::Sin, BuiltinId::Cos, BuiltinId::Tanh};
static_assert(std::size(kTermFunctions) == static_cast<std::size_t>(TermFunction::kCount));

struct Term {
  TermKind kind = TermKind::Plain;
  BinaryOp join = BinaryOp::Add;  // to what stands before; not of the first term
  TermFunction function = TermFunction::Sin;
  std::uint8_t number = 0;  // index into the opening's numbers
  Leaf a, b;
  friend bool operator==(const Term&, const Term&) = default;
};

struct OpeningStatement {
  Type type;
  std::vector<Term> terms;
  std::optional<TermFunction> outer;  // around all terms
  // The first statement ends in an operation with a number, which says the category.
  std::optional<BinaryOp> tail;
  std::uint8_t tail_number = 0;
  friend bool operator==(const OpeningStatement&, const OpeningStatement&) = default;
};

struct Signature {
  int rank = 1;
  int guarded = 0;           // launch dimensions that the early return compares
  std::vector<Type> inputs;  // arguments but the guard's sizes and the outputs, in order
  std::vector<std::vector<Type>> structs;  // fields, in the order of first use by inputs, outputs
  std::vector<Type> outputs;               // of the elements
  std::vector<OpeningStatement> opening;
  friend bool operator==(const Signature&, const Signature&) = default;
};

// The numbers that opening statements use: index to value. Floats are multiples of 0.05 but 1,
// whole numbers 2 and up.
inline constexpr int kOpeningFloats = 64;
inline constexpr int kOpeningInts = 32;
double opening_float(int index);
std::optional<int> opening_float_index(double value);
inline int opening_int(int index) { return index + 2; }

// `number` < 2^kSpaceBits. What the number does not reach is drawn from `rng`.
Signature decode(Category category, std::uint64_t number, Rng& rng);
// Nothing if no number of the category leads to the signature.
std::optional<std::uint64_t> encode(Category category, const Signature& signature);
// What the opening says; nothing if there is none.
std::optional<Category> category_of(const Signature& signature);

// How often an input of this type is planned as an array or a parameter of each kind: the first
// kind that has it. Names and ranges follow from the kind.
InputKind input_kind(const Type& type, Scalar main);

// The scalar type that the program is about: the first input's.
inline Scalar main_of(const Signature& s) { return s.inputs[0].scalar; }

// The signature that a program shows; nothing if it is not one of ours.
std::optional<Signature> read_signature(const Tree& tree);

}  // namespace weft::synth
