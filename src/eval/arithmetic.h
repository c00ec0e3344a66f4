// Operations on numbers of one type, as C++ computes them on Warp's CPU device: integers wrap
// around, narrow integers are computed in int.
#pragma once

#include <limits>

#include "machine.h"

namespace weft::eval {

template <class S>
using Unsigned = std::make_unsigned_t<S>;

template <class S>
inline constexpr bool kIsInt = std::is_integral_v<S> && !std::is_same_v<S, bool>;

void note_overflow(Machine& m, const Step& s, std::int64_t a, char op, std::int64_t b);

// Each has apply(machine, step, a, b), for numbers as Num<M, S> has them.
struct AddNumbers {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (kIsInt<N>) {
      N out;
      if (__builtin_add_overflow(a, b, &out) && std::is_signed_v<N>) note_overflow(m, s, a, '+', b);
      return out;
    } else if constexpr (std::is_same_v<N, bool>) {
      return a || b;
    } else {
      return a + b;
    }
  }
};
struct SubtractNumbers {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (kIsInt<N>) {
      N out;
      if (__builtin_sub_overflow(a, b, &out) && std::is_signed_v<N>) note_overflow(m, s, a, '-', b);
      return out;
    } else if constexpr (std::is_same_v<N, bool>) {
      return a != b;
    } else {
      return a - b;
    }
  }
};
struct MultiplyNumbers {
  template <class N>
  static N apply(Machine& m, const Step& s, const N& a, const N& b) {
    if constexpr (kIsInt<N>) {
      N out;
      if (__builtin_mul_overflow(a, b, &out) && std::is_signed_v<N>) note_overflow(m, s, a, '*', b);
      return out;
    } else if constexpr (std::is_same_v<N, bool>) {
      return a && b;
    } else {
      return a * b;
    }
  }
};
struct AndBits {
  template <class N>
  static N apply(Machine&, const Step&, N a, N b) {
    return static_cast<N>(a & b);
  }
};
struct OrBits {
  template <class N>
  static N apply(Machine&, const Step&, N a, N b) {
    return static_cast<N>(a | b);
  }
};
struct XorBits {
  template <class N>
  static N apply(Machine&, const Step&, N a, N b) {
    return static_cast<N>(a ^ b);
  }
};

// The smaller and the larger number. Of floats, the other one of a number that is none.
template <class N>
N smaller(const N& a, const N& b) {
  if constexpr (kIsInt<N> || std::is_same_v<N, bool>) {
    return a < b ? a : b;
  } else {
    return a <= b ? a : (b == b ? b : a);
  }
}
template <class N>
N larger(const N& a, const N& b) {
  if constexpr (kIsInt<N> || std::is_same_v<N, bool>) {
    return a > b ? a : b;
  } else {
    return a >= b ? a : (b == b ? b : a);
  }
}

// Of two that are equal the derivative is the second one's, as in Warp's adjoint.
template <class S>
Dual<S> smaller(const Dual<S>& a, const Dual<S>& b) {
  const bool is_second = b.p <= a.p || !(a.p == a.p);
  turn(
      is_second, [](double x, double y) { return y <= x; }, a, b);
  Dual<S> out = is_second ? b : a;
  out.p = smaller(a.p, b.p);  // the first zero, where their signs differ
  return out;
}
template <class S>
Dual<S> larger(const Dual<S>& a, const Dual<S>& b) {
  const bool is_second = b.p >= a.p || !(a.p == a.p);
  turn(
      is_second, [](double x, double y) { return y >= x; }, a, b);
  Dual<S> out = is_second ? b : a;
  out.p = larger(a.p, b.p);
  return out;
}

}  // namespace weft::eval
