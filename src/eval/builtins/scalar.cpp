// Scalar functions and conversions between scalars.
#include "call_site.h"
#include "code_builder.h"
#include "convert.h"
#include "math_ops.h"

namespace weft::eval {
namespace {

// --- functions of one to three numbers ---

// F::apply(machine, step, numbers...), for each component; n: their count.
template <class F>
struct Unary {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, F::apply(m, s, a[i]));
  }
};
template <class F>
struct Binary {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, F::apply(m, s, a[i], b[i]));
  }
};
template <class F>
struct Ternary {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a), b(m, s.b), c(m, s.c);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) out.set(i, F::apply(m, s, a[i], b[i], c[i]));
  }
};

#define WEFT_EVAL_FUNCTION(Name, call)                    \
  struct Name {                                           \
    template <class N>                                    \
    static N apply(Machine& m, const Step&, const N& x) { \
      static_cast<void>(m);                               \
      return call;                                        \
    }                                                     \
  };
WEFT_EVAL_FUNCTION(Sin, math::sin(m, x))
WEFT_EVAL_FUNCTION(Cos, math::cos(m, x))
WEFT_EVAL_FUNCTION(Tan, math::tan(m, x))
WEFT_EVAL_FUNCTION(Atan, math::atan(m, x))
WEFT_EVAL_FUNCTION(Sinh, math::sinh(m, x))
WEFT_EVAL_FUNCTION(Cosh, math::cosh(m, x))
WEFT_EVAL_FUNCTION(Tanh, math::tanh(m, x))
WEFT_EVAL_FUNCTION(Exp, math::exp(m, x))
WEFT_EVAL_FUNCTION(Log, math::log(m, x))
WEFT_EVAL_FUNCTION(Log2, math::log2(m, x))
WEFT_EVAL_FUNCTION(Log10, math::log10(m, x))
WEFT_EVAL_FUNCTION(Cbrt, math::cbrt(m, x))
WEFT_EVAL_FUNCTION(Erf, math::erf(m, x))
WEFT_EVAL_FUNCTION(Erfc, math::erfc(m, x))
WEFT_EVAL_FUNCTION(Sqrt, math::sqrt(m, x))
WEFT_EVAL_FUNCTION(Round, math::round(x))
WEFT_EVAL_FUNCTION(Rint, math::rint(x))
WEFT_EVAL_FUNCTION(Trunc, math::trunc(x))
WEFT_EVAL_FUNCTION(Floor, math::floor(x))
WEFT_EVAL_FUNCTION(Ceil, math::ceil(x))
WEFT_EVAL_FUNCTION(Frac, math::frac(x))
#undef WEFT_EVAL_FUNCTION

// Arguments outside of [-1, 1] are taken for the nearer end.
template <class N>
N in_unit(const N& x) {
  return smaller(larger(x, math::number<N>(-1)), math::number<N>(1));
}
struct Asin {
  template <class N>
  static N apply(Machine& m, const Step&, const N& x) {
    return math::asin(m, in_unit(x));
  }
};
struct Acos {
  template <class N>
  static N apply(Machine& m, const Step&, const N& x) {
    return math::acos(m, in_unit(x));
  }
};
// The factors are doubles, by which Warp multiplies floats too.
constexpr double kDegrees = 57.29577951308232087679, kRadians = 0.01745329251994329577;

template <class S>
S scaled(S x, double factor) {
  if constexpr (std::is_same_v<S, BF16>) return S(float(x) * static_cast<float>(factor));
  return S(static_cast<Wide<S>>(static_cast<double>(wide(x)) * factor));
}
template <class S>
Dual<S> scaled(const Dual<S>& x, double factor) {
  const Values values = each([&](double v) { return v * factor; }, x);
  return traced(scaled(x.p, factor), values, x, factor);
}
struct Degrees {
  template <class N>
  static N apply(Machine&, const Step&, const N& x) {
    return scaled(x, kDegrees);
  }
};
struct Radians {
  template <class N>
  static N apply(Machine&, const Step&, const N& x) {
    return scaled(x, kRadians);
  }
};

struct Abs {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& x) {
    if constexpr (kIsInt<N>) {
      // The smallest integer has no opposite and stays what it is.
      return x < 0 ? SubtractNumbers::apply(m, s, N{}, x) : x;
    } else if constexpr (std::is_same_v<N, bool>) {
      return x;
    } else {
      return math::abs(x);
    }
  }
};
struct Step01 {
  template <class N>
  static N apply(Machine&, const Step&, const N& x) {
    if constexpr (std::is_integral_v<N>) {
      return static_cast<N>(std::is_signed_v<N> && x < 0 ? 1 : 0);
    } else {
      return math::step(x);
    }
  }
};
struct Nonzero {
  template <class N>
  static N apply(Machine&, const Step&, const N& x) {
    if constexpr (std::is_integral_v<N>) {
      return static_cast<N>(x != 0);
    } else {
      return math::nonzero(x);
    }
  }
};
struct Sign {
  template <class N>
  static N apply(Machine&, const Step&, const N& x) {
    if constexpr (std::is_integral_v<N>) {
      return static_cast<N>(std::is_signed_v<N> && x < 0 ? -1 : 1);
    } else {
      return math::sign(x);
    }
  }
};
struct Min {
  template <class N>
  static N apply(Machine&, const Step&, const N& a, const N& b) {
    return smaller(a, b);
  }
};
struct Max {
  template <class N>
  static N apply(Machine&, const Step&, const N& a, const N& b) {
    return larger(a, b);
  }
};
struct Clamp {
  template <class N>
  static N apply(Machine&, const Step&, const N& x, const N& low, const N& high) {
    return smaller(larger(low, x), high);
  }
};
struct Copysign {
  template <class N>
  static N apply(Machine&, const Step&, const N& a, const N& b) {
    return math::copysign(a, b);
  }
};
struct Pow {
  template <class N>
  static N apply(Machine& m, const Step&, const N& a, const N& b) {
    return math::pow(m, a, b);
  }
};
struct Atan2 {
  template <class N>
  static N apply(Machine& m, const Step&, const N& a, const N& b) {
    return math::atan2(m, a, b);
  }
};

// All arguments are scalars of the type of the result.
bool same_scalars(const CallSite& c, std::size_t count) {
  if (c.args.size() != count || c.results.size() != 1) return false;
  for (const CallOperand& a : c.args)
    if (a.type.ref || !a.type.is_scalar() || a.type.scalar != c.result().type.scalar) return false;
  return c.result().type.is_scalar();
}

template <class F>
bool float_function(const CallSite& c) {
  if (!same_scalars(c, 1)) return false;
  const Handler h = float_handler<Unary<F>>(c.result().type.scalar);
  return h != nullptr && (c.emit(h), true);
}
template <class F>
bool number_function(const CallSite& c) {
  if (!same_scalars(c, 1)) return false;
  const Handler h = number_handler<Unary<F>>(c.result().type.scalar);
  return h != nullptr && (c.emit(h), true);
}
template <class F>
bool float_function2(const CallSite& c) {
  if (!same_scalars(c, 2)) return false;
  const Handler h = float_handler<Binary<F>>(c.result().type.scalar);
  return h != nullptr && (c.emit(h), true);
}
template <class F>
bool clamp_function(const CallSite& c) {
  if (!same_scalars(c, 3)) return false;
  const Handler h = number_handler<Ternary<F>>(c.result().type.scalar);
  return h != nullptr && (c.emit(h), true);
}

// The absolute value and the sign of vectors, too.
template <class F>
bool of_components(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (c.args.size() != 1 || t.ref || !t.is_value() || t.scalar != c.result().type.scalar)
    return false;
  const Handler h = number_handler<Unary<F>>(t.scalar);
  if (h == nullptr) return false;
  c.emit(h).n = static_cast<std::uint32_t>(t.component_count());
  return true;
}

// --- the smallest and the largest ---

// Of the components of one vector.
template <class F>
struct Fold {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<M, S> a(m, s.a);
    Num<M, S> best = a[0];
    for (std::uint32_t i = 1; i < s.n; ++i) {
      Num<M, S> next = F::apply(m, s, best, a[i]);
      if constexpr (M::kTraced && kIsFloat<S>) {
        // Of those that are equal Warp's adjoint goes to the first.
        if (precise(a[i]) == precise(best)) {
          const auto value = next.p;
          next = best;
          next.p = value;
        }
      }
      best = next;
    }
    put<M, S>(m, m.at(s.out), 0, best);
  }
};
template <class F>
bool extremum(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (t.ref || !t.is_value() || t.scalar != c.result().type.scalar) return false;
  const auto n = static_cast<std::uint32_t>(t.component_count());
  if (c.args.size() == 1) {
    const Handler h = number_handler<Fold<F>>(t.scalar);
    if (h == nullptr) return false;
    c.emit(h).n = n;
    return true;
  }
  if (c.args.size() != 2 || c.arg_type(1).ref || !c.arg_type(1).is_value() ||
      c.arg_type(1).scalar != t.scalar || c.arg_type(1).component_count() != t.component_count())
    return false;
  const Handler h = number_handler<Binary<F>>(t.scalar);
  if (h == nullptr) return false;
  c.emit(h).n = n;
  return true;
}

// --- questions ---

enum class Question : std::uint16_t { Finite, Nan, Infinite };

// Whether all components are finite, or any is what is asked.
struct Ask {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const In<Plain, S> a(m, s.a);
    bool all = true, any = false;
    for (std::uint32_t i = 0; i < s.n; ++i) {
      const auto x = static_cast<double>(wide(a[i]));
      all = all && std::isfinite(x);
      any = any || (s.operation == static_cast<std::uint16_t>(Question::Nan) ? std::isnan(x)
                                                                             : std::isinf(x));
    }
    m.write<std::uint8_t>(s.out,
                          s.operation == static_cast<std::uint16_t>(Question::Finite) ? all : any);
  }
};
void write_bool(Machine& m, const Step& s) { m.write<std::uint8_t>(s.out, s.p != 0); }

template <Question Q>
bool ask(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (t.ref || !t.is_value()) return false;
  if (!is_float(t.scalar)) {
    c.emit(write_bool).p = Q == Question::Finite;
    return true;
  }
  Step& s = c.emit(float_handler<Ask, Plain>(t.scalar));
  s.n = static_cast<std::uint32_t>(t.component_count());
  s.operation = static_cast<std::uint16_t>(Q);
  return true;
}

struct BitCount {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    m.write(s.out, std::popcount(static_cast<Unsigned<S>>(m.read<S>(s.a))));
  }
};
bool bit_count(const CallSite& c) {
  if (!c.arg_type(0).is_int() || c.arg_type(0).ref) return false;
  c.emit(int_handler<BitCount>(c.arg_type(0).scalar));
  return true;
}

// --- conversions ---

bool convert(const CallSite& c) {
  const Type &from = c.arg_type(0), &to = c.result().type;
  if (from.ref || !from.is_scalar() || !to.is_scalar()) return false;
  const Handler h = convert_handler(from.scalar, to.scalar);
  if (h == nullptr) return false;
  c.emit(h);
  return true;
}

constexpr KnownCall kScalarCalls[] = {
    {BuiltinId::Sin, float_function<Sin>},
    {BuiltinId::Cos, float_function<Cos>},
    {BuiltinId::Tan, float_function<Tan>},
    {BuiltinId::Asin, float_function<Asin>},
    {BuiltinId::Acos, float_function<Acos>},
    {BuiltinId::Atan, float_function<Atan>},
    {BuiltinId::Atan2, float_function2<Atan2>},
    {BuiltinId::Sinh, float_function<Sinh>},
    {BuiltinId::Cosh, float_function<Cosh>},
    {BuiltinId::Tanh, float_function<Tanh>},
    {BuiltinId::Exp, float_function<Exp>},
    {BuiltinId::Log, float_function<Log>},
    {BuiltinId::Log2, float_function<Log2>},
    {BuiltinId::Log10, float_function<Log10>},
    {BuiltinId::Pow, float_function2<Pow>},
    {BuiltinId::Sqrt, float_function<Sqrt>},
    {BuiltinId::Cbrt, float_function<Cbrt>},
    {BuiltinId::Erf, float_function<Erf>},
    {BuiltinId::Erfc, float_function<Erfc>},
    {BuiltinId::Degrees, float_function<Degrees>},
    {BuiltinId::Radians, float_function<Radians>},
    {BuiltinId::Round, float_function<Round>},
    {BuiltinId::Rint, float_function<Rint>},
    {BuiltinId::Trunc, float_function<Trunc>},
    {BuiltinId::Floor, float_function<Floor>},
    {BuiltinId::Ceil, float_function<Ceil>},
    {BuiltinId::Frac, float_function<Frac>},
    {BuiltinId::Copysign, float_function2<Copysign>},
    {BuiltinId::Abs, of_components<Abs>},
    {BuiltinId::Sign, of_components<Sign>},
    {BuiltinId::Step, number_function<Step01>},
    {BuiltinId::Nonzero, number_function<Nonzero>},
    {BuiltinId::Min, extremum<Min>},
    {BuiltinId::Max, extremum<Max>},
    {BuiltinId::Clamp, clamp_function<Clamp>},
    {BuiltinId::Isfinite, ask<Question::Finite>},
    {BuiltinId::Isnan, ask<Question::Nan>},
    {BuiltinId::Isinf, ask<Question::Infinite>},
    {BuiltinId::BitCount, bit_count},
    {BuiltinId::Bool, convert},
    {BuiltinId::Int, convert},
    {BuiltinId::Int8, convert},
    {BuiltinId::Int16, convert},
    {BuiltinId::Int32, convert},
    {BuiltinId::Int64, convert},
    {BuiltinId::Uint8, convert},
    {BuiltinId::Uint16, convert},
    {BuiltinId::Uint32, convert},
    {BuiltinId::Uint64, convert},
    {BuiltinId::Float, convert},
    {BuiltinId::Float16, convert},
    {BuiltinId::Bfloat16, convert},
    {BuiltinId::Float32, convert},
    {BuiltinId::Float64, convert},
};

}  // namespace

std::span<const KnownCall> scalar_calls() { return kScalarCalls; }

}  // namespace weft::eval
