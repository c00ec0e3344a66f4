// Operators and functions that work on the components of scalars, vectors, matrices, quaternions
// and transforms one by one, and the constructors.
#include <limits>

#include "call_site.h"
#include "code_builder.h"
#include "convert.h"
#include "math_ops.h"

namespace weft::eval {
namespace {

bool is_plain_value(const Type& t) { return t.is_value() && !t.ref; }
std::uint32_t count_of(const Type& t) { return static_cast<std::uint32_t>(t.component_count()); }

// --- operators ---

// p, q: 1 if the operand has components of its own, 0 if it is one number for all.
template <class F>
struct Componentwise {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, F::apply(m, s, a[i * s.p], b[i * s.q]));
  }
};

// Whether the quotient of integers that C++ divides as they are, in int or wider, does not fit.
template <class N>
bool overflows(Machine& m, const Step& s, N a, N b) {
  if (!std::is_signed_v<N> || sizeof(N) < sizeof(int) || b != static_cast<N>(-1) ||
      a != std::numeric_limits<N>::min())
    return false;
  m.fault(Fault::DivisionOverflow, s, std::to_string(a), std::to_string(8 * sizeof(N)));
  return true;
}

struct Divide {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (std::is_same_v<N, bool>) {
      return a;
    } else if constexpr (kIsInt<N>) {
      if (b == 0) {
        m.fault(Fault::DivisionByZero, s, std::to_string(a));
        return 0;
      }
      if (overflows(m, s, a, b)) return 0;
      if (std::is_signed_v<N> && b == static_cast<N>(-1))
        return SubtractNumbers::apply(m, s, N{}, a);
      return static_cast<N>(a / b);
    } else {
      return a / b;
    }
  }
};
struct FloorDivide {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (kIsInt<N>) {
      const N quotient = Divide::apply(m, s, a, b);
      if (b == 0 || b == static_cast<N>(-1)) return quotient;
      if constexpr (std::is_signed_v<N>)
        if ((a < 0) != (b < 0) && a % b != 0) return static_cast<N>(quotient - 1);
      return quotient;
    } else {
      return math::floordiv(a, b);
    }
  }
};
struct Modulo {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (kIsInt<N>) {
      if (b == 0) {
        m.fault(Fault::DivisionByZero, s, std::to_string(a));
        return 0;
      }
      if (overflows(m, s, a, b) || (std::is_signed_v<N> && b == static_cast<N>(-1))) return 0;
      return static_cast<N>(a % b);
    } else {
      return math::mod(a, b);
    }
  }
};

// How far an integer is shifted: in int or wider, by the lower bits of the number, as x86-64 does.
template <class N>
int shift_of(Machine& m, const Step& s, N by) {
  constexpr int kBits = sizeof(N) == 8 ? 64 : 32;
  const auto wanted = static_cast<std::int64_t>(by);  // NOLINT(bugprone-signed-char-misuse)
  if (wanted < 0 || wanted >= static_cast<std::int64_t>(8 * sizeof(N)))
    if (m.checks)
      m.fault(Fault::ShiftRange, s, std::to_string(8 * sizeof(N)), std::to_string(wanted));
  return static_cast<int>(wanted & (kBits - 1));
}
struct ShiftLeft {
  template <class N>
  static N apply(Machine& m, const Step& s, N a, N b) {
    return static_cast<N>(static_cast<std::uint64_t>(a) << shift_of(m, s, b));
  }
};
struct ShiftRight {
  template <class N>
  static N apply(Machine& m, const Step& s, N a, N b) {
    // Narrow integers are ints while they are shifted.
    using Shifted = std::conditional_t<
        sizeof(N) == 8, N,
        std::conditional_t<std::is_signed_v<N> || sizeof(N) < 4, std::int32_t, std::uint32_t>>;
    return static_cast<N>(static_cast<Shifted>(a) >> shift_of(m, s, b));
  }
};

// The operands of an operator: values of one type, or a value and a number.
bool emit_componentwise(const CallSite& c, Handler handler) {
  const Type &a = c.arg_type(0), &b = c.arg_type(1), &out = c.result().type;
  if (handler == nullptr || c.args.size() != 2 || !is_plain_value(a) || !is_plain_value(b) ||
      a.scalar != b.scalar || !is_plain_value(out) || out.scalar != a.scalar)
    return false;
  const std::uint32_t n = count_of(out);
  if ((!a.is_scalar() && count_of(a) != n) || (!b.is_scalar() && count_of(b) != n)) return false;
  Step& s = c.emit(handler);
  s.n = n;
  s.p = a.is_scalar() ? 0 : 1;
  s.q = b.is_scalar() ? 0 : 1;
  return true;
}

template <class F>
bool number_operator(const CallSite& c) {
  return emit_componentwise(c, scalar_handler<Componentwise<F>>(c.arg_type(0).scalar));
}
template <class F>
bool arithmetic_operator(const CallSite& c) {
  return emit_componentwise(c, number_handler<Componentwise<F>>(c.arg_type(0).scalar));
}
template <class F>
bool bit_operator(const CallSite& c) {
  const Scalar s = c.arg_type(0).scalar;
  const Handler h = s == Scalar::Bool ? &Componentwise<F>::template run<Plain, bool>
                                      : int_handler<Componentwise<F>>(s);
  return emit_componentwise(c, h);
}
template <class F>
bool shift_operator(const CallSite& c) {
  return emit_componentwise(c, int_handler<Componentwise<F>>(c.arg_type(0).scalar));
}

// --- one operand ---

// p: 1 for scalars, which Warp takes from 0, so that the opposite of 0 is 0.
struct Negate {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) {
      if constexpr (kIsFloat<S>) {
        out.set(i, s.p == 1 ? math::number<Num<M, S>>(0) - a[i] : -a[i]);
      } else {
        out.set(i, SubtractNumbers::apply(m, s, S{}, a[i]));
      }
    }
  }
};
struct Complement {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, static_cast<S>(~a[i]));
  }
};

bool emit_unary(const CallSite& c, Handler handler) {
  const Type& t = c.arg_type(0);
  if (handler == nullptr || !is_plain_value(t)) return false;
  Step& s = c.emit(handler);
  s.n = count_of(t);
  s.p = t.is_scalar() ? 1 : 0;
  return true;
}
bool negate(const CallSite& c) {
  return emit_unary(c, number_handler<Negate>(c.arg_type(0).scalar));
}
bool complement(const CallSite& c) {
  return emit_unary(c, int_handler<Complement>(c.arg_type(0).scalar));
}
bool itself(const CallSite& c) {
  if (!is_plain_value(c.arg_type(0))) return false;
  c.code.emit_copy(c.result().offset, c.args[0].offset, c.result().type);
  return true;
}

void invert_truth(Machine& m, const Step& s) {
  m.write<std::uint8_t>(s.out, m.read<std::uint8_t>(s.a) == 0);
}
bool unot(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (t.ref || !(t.is_scalar() || t.array == ArrayClass::Array)) return false;
  Step& test = c.emit(CoreSteps::truth(t.is_array() ? Scalar::None : t.scalar));
  test.out = c.result().offset;
  Step& s = c.code.emit(invert_truth);
  s.out = s.a = c.result().offset;
  return true;
}

// --- interpolation ---

// a * (1 - t) + b * t, for each component.
struct Lerp {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    const Num<M, S> t = get<M, S>(m, m.at(s.c));
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i)
      out.set(i, a[i] * (math::number<Num<M, S>>(1) - t) + b[i] * t);
  }
};
bool lerp(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (!is_plain_value(t) || c.args.size() != 3 || c.arg_type(1) != t ||
      c.arg_type(2) != Type::of(t.scalar))
    return false;
  const Handler h = float_handler<Lerp>(t.scalar);
  if (h == nullptr) return false;
  c.emit(h).n = count_of(t);
  return true;
}

struct Smoothstep {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const N low = get<M, S>(m, m.at(s.a)), high = get<M, S>(m, m.at(s.b));
    const N x = get<M, S>(m, m.at(s.c));
    const N at = (x - low) / (high - low);
    const N t = smaller(larger(math::number<N>(0), at), math::number<N>(1));
    put<M, S>(m, m.at(s.out), 0, t * t * (math::number<N>(3) - math::number<N>(2) * t));
  }
};
bool smoothstep(const CallSite& c) {
  const Scalar t = c.arg_type(0).scalar;
  for (const CallOperand& a : c.args)
    if (a.type != Type::of(t)) return false;
  const Handler h = float_handler<Smoothstep>(t);
  if (h == nullptr) return false;
  c.emit(h);
  return true;
}

// --- which component ---

// The first of the smallest or largest components that are numbers; p: 1 for the largest.
struct FindExtremum {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<Plain, S> a(m, s.a);
    const auto is_nan = [&](std::uint32_t i) { return !(a[i] == a[i]); };
    std::uint32_t best = 0;
    while (best < s.n && is_nan(best)) ++best;
    if (best == s.n) best = 0;
    for (std::uint32_t i = best + 1; i < s.n; ++i) {
      if (is_nan(i)) continue;
      if (s.p == 1 ? a[i] > a[best] : a[i] < a[best]) best = i;
    }
    m.write(s.out, best);
  }
};
bool find_extremum(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (!t.is_vector() || t.ref) return false;
  const Handler h = number_handler<FindExtremum, Plain>(t.scalar);
  if (h == nullptr) return false;
  Step& s = c.emit(h);
  s.n = count_of(t);
  s.p = c.id == BuiltinId::Argmax ? 1 : 0;
  return true;
}

// --- constructors ---

// The arguments that are components, without those that name a type or a length.
std::vector<CallOperand> values_of(const CallSite& c) {
  std::vector<CallOperand> out;
  for (const CallOperand& a : c.args)
    if (c.overload.params[a.parameter].kind == ParamKind::Variadic) out.push_back(a);
  return out;
}

void emit_clear(const CallSite& c) {
  Step& s = c.code.emit(CoreSteps::clear);
  s.out = c.result().offset;
  s.extra = c.code.layouts().of(c.result().type).size;
}

// One component, converted to the type of the result's.
bool emit_component(const CallSite& c, std::uint32_t component, const CallOperand& from,
                    std::uint32_t from_component) {
  const Scalar to = c.result().type.scalar, of = from.type.scalar;
  const ConstValue* x = from.type.is_scalar() ? from.constant : nullptr;
  if (x != nullptr && of != to &&
      emit_exact(c, c.result().offset + component * scalar_size(to), to, *x))
    return true;
  const Handler h = convert_handler(of, to);
  if (h == nullptr) return false;
  Step& s = c.code.emit(h);
  s.out = c.result().offset + component * scalar_size(to);
  s.a = from.offset + from_component * scalar_size(of);
  return true;
}

// wp.vec3(), wp.vec3(1.0), wp.vec3(x, y, z), wp.vec3(other), and the same of matrices.
bool construct(const CallSite& c) {
  const Type& out = c.result().type;
  if (!is_plain_value(out)) return false;
  const std::vector<CallOperand> values = values_of(c);
  const std::uint32_t n = count_of(out);
  if (values.empty()) {
    emit_clear(c);
    return true;
  }
  for (const CallOperand& v : values)
    if (!is_plain_value(v.type)) return false;
  if (values.size() == 1 && !values[0].type.is_scalar()) {
    if (count_of(values[0].type) != n) return false;
    for (std::uint32_t i = 0; i < n; ++i)
      if (!emit_component(c, i, values[0], i)) return false;
    return true;
  }
  if (values.size() != 1 && values.size() != n) return false;
  for (std::uint32_t i = 0; i < n; ++i) {
    const CallOperand& v = values[values.size() == 1 ? 0 : i];
    if (!v.type.is_scalar() || !emit_component(c, i, v, 0)) return false;
  }
  return true;
}

// Vectors as the rows or columns of a matrix.
bool matrix_from_vectors(const CallSite& c) {
  const Type& out = c.result().type;
  const std::vector<CallOperand> values = values_of(c);
  const bool rows = c.id == BuiltinId::MatrixFromRows;
  if (!out.is_matrix() || values.size() != (rows ? out.rows : out.cols)) return false;
  for (std::uint32_t k = 0; k < values.size(); ++k) {
    const std::uint32_t length = rows ? out.cols : out.rows;
    if (!is_plain_value(values[k].type) || count_of(values[k].type) != length) return false;
    for (std::uint32_t i = 0; i < length; ++i)
      if (!emit_component(c, rows ? k * out.cols + i : i * out.cols + k, values[k], i))
        return false;
  }
  return true;
}

struct WriteOne {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    put<M, S>(m, m.at(s.out), 0, math::number<Num<M, S>>(1));
  }
};
bool identity(const CallSite& c) {
  const Type& out = c.result().type;
  if (!out.is_matrix() || out.rows != out.cols) return false;
  const Handler one = number_handler<WriteOne>(out.scalar);
  if (one == nullptr) return false;
  emit_clear(c);
  for (std::uint32_t i = 0; i < out.rows; ++i)
    c.code.emit(one).out = c.result().offset + i * (out.cols + 1u) * scalar_size(out.scalar);
  return true;
}

// --- rearrangements ---

void emit_part_copy(const CallSite& c, std::uint32_t to, std::uint32_t from) {
  const Type t = Type::of(c.result().type.scalar);
  const std::uint32_t size = scalar_size(t.scalar);
  c.code.emit_copy(c.result().offset + to * size, c.args[0].offset + from * size, t);
}
bool transpose(const CallSite& c) {
  const Type& a = c.arg_type(0);
  if (!a.is_matrix() || a.ref) return false;
  for (std::uint32_t i = 0; i < a.rows; ++i)
    for (std::uint32_t j = 0; j < a.cols; ++j) emit_part_copy(c, j * a.rows + i, i * a.cols + j);
  return true;
}
bool diag(const CallSite& c) {
  const Type& a = c.arg_type(0);
  if (!a.is_vector() || a.ref) return false;
  emit_clear(c);
  for (std::uint32_t i = 0; i < a.rows; ++i) emit_part_copy(c, i * (a.rows + 1u), i);
  return true;
}
bool get_diag(const CallSite& c) {
  const Type& a = c.arg_type(0);
  if (!a.is_matrix() || a.ref || a.rows != a.cols) return false;
  for (std::uint32_t i = 0; i < a.rows; ++i) emit_part_copy(c, i, i * (a.rows + 1u));
  return true;
}

constexpr KnownCall kComponentCalls[] = {
    {BuiltinId::Add, arithmetic_operator<AddNumbers>},
    {BuiltinId::Sub, arithmetic_operator<SubtractNumbers>},
    {BuiltinId::Div, arithmetic_operator<Divide>},
    {BuiltinId::DivApprox, arithmetic_operator<Divide>},
    {BuiltinId::Floordiv, arithmetic_operator<FloorDivide>},
    {BuiltinId::Mod, arithmetic_operator<Modulo>},
    {BuiltinId::CwMul, arithmetic_operator<MultiplyNumbers>},
    {BuiltinId::CwDiv, arithmetic_operator<Divide>},
    {BuiltinId::BitAnd, bit_operator<AndBits>},
    {BuiltinId::BitOr, bit_operator<OrBits>},
    {BuiltinId::BitXor, bit_operator<XorBits>},
    {BuiltinId::Lshift, shift_operator<ShiftLeft>},
    {BuiltinId::Rshift, shift_operator<ShiftRight>},
    {BuiltinId::Neg, negate},
    {BuiltinId::Pos, itself},
    {BuiltinId::Invert, complement},
    {BuiltinId::Unot, unot},
    {BuiltinId::Lerp, lerp},
    {BuiltinId::Smoothstep, smoothstep},
    {BuiltinId::Argmin, find_extremum},
    {BuiltinId::Argmax, find_extremum},
    {BuiltinId::Vector, construct},
    {BuiltinId::Matrix, construct},
    {BuiltinId::MatrixFromRows, matrix_from_vectors},
    {BuiltinId::MatrixFromCols, matrix_from_vectors},
    {BuiltinId::Identity, identity},
    {BuiltinId::Transpose, transpose},
    {BuiltinId::Diag, diag},
    {BuiltinId::GetDiag, get_diag},
};

}  // namespace

// The multiplication is an operator on components only where one side is a number; linear.cpp has
// the other ones.
bool multiply_components(const CallSite& c) { return arithmetic_operator<MultiplyNumbers>(c); }

std::span<const KnownCall> component_calls() { return kComponentCalls; }

}  // namespace weft::eval
