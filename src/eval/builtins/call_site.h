// A call of a builtin while code is made: its arguments and results as operands of the frame.
//
// Input: CallSite. Output: steps, emitted by the function that knows the builtin. A function
// returns false for types that it does not know, and the call is refused with its place.
#pragma once

#include <span>
#include <string_view>

#include "machine.h"
#include "weft/builtins/builtin_id.h"
#include "weft/builtins/builtins.h"

namespace weft::eval {

struct CallOperand : Operand {
  std::uint16_t parameter = 0;
  bool is_type = false;                  // `type` is the argument itself
  bool by_reference = false;             // offset: of a Pointer; `type` is what it refers to
  const ConstValue* constant = nullptr;  // known when compiling
  hir::ValueId value;
};

class CodeBuilder;

struct CallSite {
  BuiltinId id;
  const Overload& overload;
  std::span<const CallOperand> args;  // in the order of the parameters
  std::span<const Operand> results;
  CodeBuilder& code;
  NodeId node;

  const Type& arg_type(std::size_t i) const { return args[i].type; }
  const Operand& result() const { return results[0]; }
  // The first argument of the parameter; null if it has none.
  const CallOperand* named(std::string_view parameter) const;

  // A step with the first result and the first three arguments as its operands.
  Step& emit(Handler handler) const;
  // A list of the operands of all arguments from `first` on: sets Step::extra and Step::n.
  void add_operands(Step& step, std::size_t first) const;
};

// Puts a float that is known when compiling to an offset.
void emit_number(const CallSite& c, std::uint32_t to, Scalar format, double x);
// A number of the source as a number of the type, with all its digits: Warp gives it that type
// before C++ reads it. False: it is none, or the type does not hold it.
bool emit_exact(const CallSite& c, std::uint32_t to, Scalar format, const ConstValue& x);

// The product of two values, component by component, or of a value and a number.
bool multiply_components(const CallSite& c);

// Types of operands.
inline bool is_array(const Type& t) {
  return (t.array == ArrayClass::Array || t.array == ArrayClass::Fixed) && !t.ref;
}
inline bool is_indexed(const Type& t) { return t.array == ArrayClass::Indexed && !t.ref; }
inline bool is_fixed(const Type& t) { return t.array == ArrayClass::Fixed; }
inline bool are_indices(std::span<const CallOperand> args) {
  for (const CallOperand& a : args)
    if (!a.type.is_int() || a.type.ref || a.is_type) return false;
  return true;
}
std::uint32_t value_size(const CallSite& c, const Type& t);

// Puts Step::extra to Step::out, as an int32.
void constant_length(Machine& m, const Step& s);

using CompileCall = bool (*)(const CallSite& call);
// The function that knows the builtin; null: none does.
CompileCall find_call(BuiltinId id);

// The same for calls with tiles.
CompileCall find_tile_call(BuiltinId id);
// Copies the elements of the tile at the operand, which are another function's, to this one's.
// False: it is too large.
bool keep_tile(CodeBuilder& code, const Operand& tile);

// What each file of builtins knows.
struct KnownCall {
  BuiltinId id;
  CompileCall compile;
};
std::span<const KnownCall> scalar_calls();
std::span<const KnownCall> component_calls();  // operators, constructors
std::span<const KnownCall> linear_calls();     // products, lengths, inverses
std::span<const KnownCall> array_calls();      // elements, atomics, views
std::span<const KnownCall> output_calls();     // print, printf, expectations
std::span<const KnownCall> memory_calls();     // whole values, parts of values, ranges
std::span<const KnownCall> rotation_calls();   // quaternions, transforms, spatial vectors
std::span<const KnownCall> random_calls();     // random numbers and noise
std::span<const KnownCall> decomposition_calls();

// --- the handler for a type ---------------------------------------------------------------------

// calls f.template operator()<S>() for the scalar's number; null for others.
template <class F>
Handler with_float(Scalar s, F f) {
  switch (s) {
    case Scalar::Float16:
      return f.template operator()<F16>();
    case Scalar::BFloat16:
      return f.template operator()<BF16>();
    case Scalar::Float32:
      return f.template operator()<float>();
    case Scalar::Float64:
      return f.template operator()<double>();
    default:
      return nullptr;
  }
}
template <class F>
Handler with_int(Scalar s, F f) {
  switch (s) {
    case Scalar::Int8:
      return f.template operator()<std::int8_t>();
    case Scalar::UInt8:
      return f.template operator()<std::uint8_t>();
    case Scalar::Int16:
      return f.template operator()<std::int16_t>();
    case Scalar::UInt16:
      return f.template operator()<std::uint16_t>();
    case Scalar::Int32:
      return f.template operator()<std::int32_t>();
    case Scalar::UInt32:
      return f.template operator()<std::uint32_t>();
    case Scalar::Int64:
      return f.template operator()<std::int64_t>();
    case Scalar::UInt64:
    case Scalar::Handle:
      return f.template operator()<std::uint64_t>();
    default:
      return nullptr;
  }
}

// Op::run<M, S>(Machine&, const Step&) for the scalar. WhenTraced: the mode of launches in which
// values are traced; Plain for an operation without a float as its result.
template <class Op, class WhenTraced = Traced>
Handler float_handler(Scalar s) {
  return with_float(s, []<class S>() -> Handler {
    return {&Op::template run<Plain, S>, &Op::template run<WhenTraced, S>};
  });
}
template <class Op>
Handler int_handler(Scalar s) {
  return with_int(s, [&]<class S>() -> Handler { return &Op::template run<Plain, S>; });
}
template <class Op, class WhenTraced = Traced>
Handler number_handler(Scalar s) {
  const Handler h = float_handler<Op, WhenTraced>(s);
  return h != nullptr ? h : int_handler<Op>(s);
}
// Also for bool.
template <class Op, class WhenTraced = Traced>
Handler scalar_handler(Scalar s) {
  if (s == Scalar::Bool) return &Op::template run<Plain, bool>;
  return number_handler<Op, WhenTraced>(s);
}

}  // namespace weft::eval
