// Operands as arrays of their components, for functions of whole values.
//
// All operands are read before anything is written, so that a result may stand where an operand
// does.
#pragma once

#include <array>

#include "call_site.h"

namespace weft::eval {

template <std::size_t Count, class M, class S>
std::array<Num<M, S>, Count> read_components(const Machine& m, std::uint32_t offset) {
  const In<M, S> in(m, offset);
  std::array<Num<M, S>, Count> out;
  for (std::uint32_t i = 0; i < Count; ++i) out[i] = in[i];
  return out;
}

template <class M, class S, std::size_t Count>
void write_components(Machine& m, std::uint32_t offset, const std::array<Num<M, S>, Count>& value) {
  const Out<M, S> out(m, offset);
  for (std::uint32_t i = 0; i < Count; ++i) out.set(i, value[i]);
}

// The handler of Op::run<M>(), which is for values of one type only.
template <class Op>
Handler mode_handler() {
  return {&Op::template run<Plain>, &Op::template run<Traced>};
}

// Whether all arguments but types are values in the frame, and they and the results consist of
// floats of one format.
inline bool has_one_float_format(const CallSite& c) {
  Scalar format = Scalar::None;
  const auto fits = [&](const Type& t) {
    if (t.ref || !t.is_value() || !is_float(t.scalar)) return false;
    if (format == Scalar::None) format = t.scalar;
    return t.scalar == format;
  };
  for (const CallOperand& a : c.args)
    if (!a.is_type && (a.by_reference || !fits(a.type))) return false;
  for (const Operand& r : c.results)
    if (!fits(r.type)) return false;
  return format != Scalar::None;
}

// A step of a function whose operands consist of floats of one format, with a result; null: they
// do not.
template <class Op>
Step* emit_float_step(const CallSite& c) {
  if (!has_one_float_format(c) || c.results.size() != 1) return nullptr;
  return &c.emit(float_handler<Op>(c.result().type.scalar));
}

}  // namespace weft::eval
