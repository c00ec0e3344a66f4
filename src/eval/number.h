// The numbers that evaluation computes with.
//
// Input and output: components of values in the formats that Warp's CPU code has them in. A traced
// number also carries its value in double precision and the step of the tape that made it; all
// decisions (comparisons, conversions to integers) read the number in its own format, so that a
// derivative is one of the path that the kernel takes.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "weft/base/half.h"

namespace weft::eval {

// 16-bit floats: each operation is one of float32, rounded.
struct F16 {
  std::uint16_t bits = 0;
  F16() = default;
  explicit F16(float f) : bits(float_to_half(f)) {}
  explicit operator float() const { return half_to_float(bits); }
};
struct BF16 {
  std::uint16_t bits = 0;
  BF16() = default;
  explicit BF16(float f) : bits(float_to_bfloat16(f)) {}
  explicit operator float() const { return bfloat16_to_float(bits); }
};

template <class S>
inline constexpr bool kIsHalf = std::is_same_v<S, F16> || std::is_same_v<S, BF16>;
template <class S>
inline constexpr bool kIsFloat = std::is_floating_point_v<S> || kIsHalf<S>;

template <class S>
concept HalfNumber = kIsHalf<S>;
template <class S>
concept FloatNumber = kIsFloat<S>;

// What a float's operations are computed in.
template <class S>
using Wide = std::conditional_t<std::is_same_v<S, double>, double, float>;
template <FloatNumber S>
Wide<S> wide(S x) {
  return static_cast<Wide<S>>(x);
}

template <HalfNumber S>
S operator+(S a, S b) {
  return S(float(a) + float(b));
}
template <HalfNumber S>
S operator-(S a, S b) {
  return S(float(a) - float(b));
}
template <HalfNumber S>
S operator*(S a, S b) {
  return S(float(a) * float(b));
}
template <HalfNumber S>
S operator/(S a, S b) {
  return S(float(a) / float(b));
}
template <HalfNumber S>
S operator-(S a) {
  return S(-float(a));
}
template <HalfNumber S>
bool operator<(S a, S b) {
  return float(a) < float(b);
}
template <HalfNumber S>
bool operator>(S a, S b) {
  return float(a) > float(b);
}
template <HalfNumber S>
bool operator<=(S a, S b) {
  return float(a) <= float(b);
}
template <HalfNumber S>
bool operator>=(S a, S b) {
  return float(a) >= float(b);
}
template <HalfNumber S>
bool operator==(S a, S b) {
  return float(a) == float(b);
}

// Noises that a launch with noise carries beside the values in double precision.
inline constexpr std::size_t kNoises = 2;

// The steps of a computation, each with its derivatives by at most two earlier steps. Step 0 stands
// for all constants.
class Tape {
 public:
  Tape() : steps_(1) {}

  // noise: 0, or a number that decides by how much values in double precision are moved.
  void clear(std::uint64_t noise = 0) {
    steps_.resize(1);
    is_noisy_ = noise != 0;
    for (std::size_t k = 0; k < kNoises; ++k) noises_[k] = noise + k;
    rounds_ = false;
    for (bool& d : doubtful_) d = false;
    for (bool& j : jumps_) j = false;
  }
  std::size_t size() const { return steps_.size(); }

  // An input.
  std::uint32_t add() {
    steps_.push_back({});
    return static_cast<std::uint32_t>(steps_.size() - 1);
  }
  std::uint32_t add(std::uint32_t a, double by_a, std::uint32_t b, double by_b) {
    steps_.push_back({a, b, by_a, by_b});
    return static_cast<std::uint32_t>(steps_.size() - 1);
  }
  bool is_noisy() const { return is_noisy_; }
  // A result is not exact.
  void note_rounding() { rounds_ = true; }
  // What follows is of this thread, whose noise is its own.
  void begin_thread(std::uint32_t number) { thread_ = std::uint64_t{number} << 32; }
  // A value with noise k, moved by up to so much. The noise follows from the thread, the value and
  // the operands, in their order, and not from the operations before: C++ leaves open in which
  // order the operands of an expression are computed, and compilers differ. Without the operands,
  // two products that are equal would be moved alike, and their difference would stay 0, which it
  // is not where one of them is fused with the subtraction.
  double moved(std::size_t k, double value, double by, double a = 0, double b = 0) const {
    if (by == 0) return value;
    // SplitMix64.
    std::uint64_t z = std::bit_cast<std::uint64_t>(value) +
                      std::bit_cast<std::uint64_t>(a) * 0xd1342543de82ef95 +
                      std::bit_cast<std::uint64_t>(b) * 0xaf251af3b0f025b5 +
                      (noises_[k] + thread_) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return value + by * (static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-52 - 1);
  }
  // What numbers decided, and what their values in double precision would have: without noise, or
  // with noise which - 1.
  template <class T>
  void decided(std::size_t which, const T& by_number, const T& by_value) {
    if (by_number != by_value) doubtful_[which] = true;
  }
  bool is_doubtful(std::size_t which) const { return doubtful_[which]; }
  // The same of what only the derivative jumps with: which of two numbers is the larger, say.
  template <class T>
  void turned(std::size_t which, const T& by_number, const T& by_value) {
    if (by_number != by_value) jumps_[which] = true;
  }
  bool jumps(std::size_t which) const { return jumps_[which]; }
  bool rounds() const { return rounds_; }

  // The adjoints of all steps. `adjoints` has those of the results, and size() elements. Sums carry
  // what each addition rounds off: the order of steps within an expression, and so that of the
  // terms, is the compiler's, and must not show in the sum.
  void sweep(std::vector<double>& adjoints) {
    rest_.assign(steps_.size(), 0.0);
    for (std::size_t i = steps_.size(); i-- > 1;) {
      // A rest that is not finite is one of a sum that is not.
      const double adjoint = std::isfinite(rest_[i]) ? adjoints[i] + rest_[i] : adjoints[i];
      adjoints[i] = adjoint;
      if (adjoint == 0) continue;
      const Step& s = steps_[i];
      // A derivative of 0 is one that does not depend, whatever the adjoint is.
      if (s.a != 0 && s.by_a != 0) add_to(adjoints, s.a, adjoint * s.by_a);
      if (s.b != 0 && s.by_b != 0) add_to(adjoints, s.b, adjoint * s.by_b);
    }
  }

 private:
  struct Step {
    std::uint32_t a = 0, b = 0;
    double by_a = 0, by_b = 0;
  };
  void add_to(std::vector<double>& adjoints, std::uint32_t at, double term) {
    const double before = adjoints[at], sum = before + term;
    // Knuth's sum of two, exact with its rest.
    const double of_term = sum - before;
    rest_[at] += (before - (sum - of_term)) + (term - of_term);
    adjoints[at] = sum;
  }

  std::vector<Step> steps_;
  std::vector<double> rest_;  // scratch of sweep()
  std::uint64_t noises_[kNoises] = {}, thread_ = 0;
  bool is_noisy_ = false, rounds_ = false, doubtful_[1 + kNoises] = {}, jumps_[1 + kNoises] = {};
};

// Half a unit in the last place of 1.
template <FloatNumber S>
constexpr double rounding_of() {
  return std::is_same_v<S, double> ? 0x1p-53
         : std::is_same_v<S, F16>  ? 0x1p-11
         : std::is_same_v<S, BF16> ? 0x1p-8
                                   : 0x1p-24;
}
// How far a number may be off, in roundings, by an operation and by an elementary function of a
// library; both generously.
inline constexpr double kOperationRoundings = 2, kFunctionRoundings = 8;

// What is kept beside a float's bytes in memory. In a launch with noise a second one follows, with
// the values that have noise.
struct Shadow {
  double value = 0;
  union {
    double other = 0;  // the larger of the two, so that an empty shadow is zero in all its bytes
    std::uint32_t step;
  };
};
static_assert(kNoises == 2, "the numbers of a Shadow");

// A float in double precision, without noise and with each.
struct Values {
  double v = 0;
  double noisy[kNoises] = {};

  Values() = default;
  explicit Values(double x) : v(x) {
    for (double& n : noisy) n = x;
  }
};

template <FloatNumber S>
struct Dual : Values {
  S p = S(0.0f);  // the number itself
  std::uint32_t step = 0;
  Tape* tape = nullptr;

  Dual() = default;
  explicit Dual(S number) : Values(static_cast<double>(wide(number))), p(number) {}
  template <class N>
  requires(std::is_arithmetic_v<N> && !std::is_same_v<N, S>) explicit Dual(N number)
      : Dual(S(static_cast<Wide<S>>(number))) {}
  Dual(S number, const Values& values) : Values(values), p(number) {}
};

template <class S>
double precise(const Dual<S>& a) {
  return static_cast<double>(wide(a.p));
}

// f of the values of one number or two.
template <class F, FloatNumber A>
Values each(F f, const Dual<A>& a) {
  Values out(f(a.v));
  if (a.tape != nullptr && a.tape->is_noisy())
    for (std::size_t k = 0; k < kNoises; ++k) out.noisy[k] = f(a.noisy[k]);
  return out;
}
template <class F, FloatNumber A, FloatNumber B>
Values each(F f, const Dual<A>& a, const Dual<B>& b) {
  Values out(f(a.v, b.v));
  const Tape* tape = a.tape != nullptr ? a.tape : b.tape;
  if (tape != nullptr && tape->is_noisy())
    for (std::size_t k = 0; k < kNoises; ++k) out.noisy[k] = f(a.noisy[k], b.noisy[k]);
  return out;
}

// What a number decided, and f of its values in double precision; of two numbers likewise.
template <class T, class F, FloatNumber A>
void decide(const T& by_number, F f, const Dual<A>& a) {
  if (a.tape == nullptr) return;
  a.tape->decided(0, by_number, f(a.v));
  if (!a.tape->is_noisy()) return;
  for (std::size_t k = 0; k < kNoises; ++k) a.tape->decided(1 + k, by_number, f(a.noisy[k]));
}
template <class T, class F, FloatNumber A>
void decide(const T& by_number, F f, const Dual<A>& a, const Dual<A>& b) {
  if (a.tape == nullptr) return;
  a.tape->decided(0, by_number, f(a.v, b.v));
  if (!a.tape->is_noisy()) return;
  for (std::size_t k = 0; k < kNoises; ++k)
    a.tape->decided(1 + k, by_number, f(a.noisy[k], b.noisy[k]));
}

// Which side of a kink a number lies on, and f of its values in double precision; of two numbers
// likewise. Inputs decide where they are derived by.
template <class F, FloatNumber A>
void turn(bool by_number, F f, const Dual<A>& a) {
  if (a.tape == nullptr || a.step == 0) return;
  a.tape->turned(0, by_number, f(a.v));
  if (!a.tape->is_noisy()) return;
  for (std::size_t k = 0; k < kNoises; ++k) a.tape->turned(1 + k, by_number, f(a.noisy[k]));
}
template <class F, FloatNumber A>
void turn(bool by_number, F f, const Dual<A>& a, const Dual<A>& b) {
  Tape* tape = a.tape != nullptr ? a.tape : b.tape;
  if (tape == nullptr || (a.step == 0 && b.step == 0)) return;
  tape->turned(0, by_number, f(a.v, b.v));
  if (!tape->is_noisy()) return;
  for (std::size_t k = 0; k < kNoises; ++k)
    tape->turned(1 + k, by_number, f(a.noisy[k], b.noisy[k]));
}

// A result may be off by so many roundings. a, b: the operands.
template <FloatNumber S>
void round_off(Dual<S>& out, Tape& tape, double off, const Values& a = {}, const Values& b = {}) {
  if (off == 0) return;
  const double unit = off * rounding_of<S>();
  if (unit * std::abs(out.v) != 0) tape.note_rounding();
  if (!tape.is_noisy()) return;
  for (std::size_t k = 0; k < kNoises; ++k)
    out.noisy[k] =
        tape.moved(k, out.noisy[k], unit * std::abs(out.noisy[k]), a.noisy[k], b.noisy[k]);
}

// A number that depends on one or two others; by_a and by_b are the derivatives. `off`: how far the
// operation's result may be off, in roundings.
template <FloatNumber S, FloatNumber A>
Dual<S> traced(S p, const Values& values, const Dual<A>& a, double by_a, double off) {
  Dual<S> out(p, values);
  out.tape = a.tape;
  if (out.tape == nullptr) return out;
  round_off(out, *out.tape, off, a);
  if (a.step != 0) out.step = out.tape->add(a.step, by_a, 0, 0);
  return out;
}
template <FloatNumber S>
Dual<S> traced(S p, const Values& values, const Dual<S>& a, double by_a, const Dual<S>& b,
               double by_b, double off) {
  Dual<S> out(p, values);
  out.tape = a.tape != nullptr ? a.tape : b.tape;
  if (out.tape == nullptr) return out;
  round_off(out, *out.tape, off, a, b);
  if (a.step != 0 || b.step != 0) out.step = out.tape->add(a.step, by_a, b.step, by_b);
  return out;
}

// The same of functions. One that gives its argument, or the opposite, rounds nothing.
template <FloatNumber S, FloatNumber A>
Dual<S> traced(S p, const Values& values, const Dual<A>& a, double by_a) {
  const bool chosen = std::abs(static_cast<double>(wide(p))) == std::abs(precise(a));
  return traced(p, values, a, by_a, chosen ? 0 : kFunctionRoundings);
}
template <FloatNumber S>
Dual<S> traced(S p, const Values& values, const Dual<S>& a, double by_a, const Dual<S>& b,
               double by_b) {
  return traced(p, values, a, by_a, b, by_b, kFunctionRoundings);
}

// The roundings of a sum, product or quotient. `exact`: the same in double precision, which says of
// doubles nothing.
template <FloatNumber S>
double roundings(S p, double exact) {
  const bool is_exact = !std::is_same_v<S, double> && static_cast<double>(wide(p)) == exact;
  return is_exact ? 0 : kOperationRoundings;
}

template <class S>
Dual<S> operator+(const Dual<S>& a, const Dual<S>& b) {
  const S p = a.p + b.p;
  return traced(p, each([](double x, double y) { return x + y; }, a, b), a, 1, b, 1,
                roundings(p, precise(a) + precise(b)));
}
template <class S>
Dual<S> operator-(const Dual<S>& a, const Dual<S>& b) {
  const S p = a.p - b.p;
  return traced(p, each([](double x, double y) { return x - y; }, a, b), a, 1, b, -1,
                roundings(p, precise(a) - precise(b)));
}
template <class S>
Dual<S> operator*(const Dual<S>& a, const Dual<S>& b) {
  const S p = a.p * b.p;
  return traced(p, each([](double x, double y) { return x * y; }, a, b), a, b.v, b, a.v,
                roundings(p, precise(a) * precise(b)));
}
template <class S>
Dual<S> operator/(const Dual<S>& a, const Dual<S>& b) {
  const Values q = each([](double x, double y) { return x / y; }, a, b);
  const S p = a.p / b.p;
  return traced(p, q, a, 1 / b.v, b, -q.v / b.v, roundings(p, precise(a) / precise(b)));
}
template <class S>
Dual<S> operator-(const Dual<S>& a) {
  return traced(-a.p, each([](double x) { return -x; }, a), a, -1);
}
template <class S>
bool operator<(const Dual<S>& a, const Dual<S>& b) {
  return a.p < b.p;
}
template <class S>
bool operator>(const Dual<S>& a, const Dual<S>& b) {
  return a.p > b.p;
}
template <class S>
bool operator<=(const Dual<S>& a, const Dual<S>& b) {
  return a.p <= b.p;
}
template <class S>
bool operator>=(const Dual<S>& a, const Dual<S>& b) {
  return a.p >= b.p;
}
template <class S>
bool operator==(const Dual<S>& a, const Dual<S>& b) {
  return a.p == b.p;
}

template <class N>
N& operator+=(N& a, const N& b) requires(!std::is_arithmetic_v<N>) {
  return a = a + b;
}
template <class N>
N& operator-=(N& a, const N& b) requires(!std::is_arithmetic_v<N>) {
  return a = a - b;
}
template <class N>
N& operator*=(N& a, const N& b) requires(!std::is_arithmetic_v<N>) {
  return a = a * b;
}

// The number in its own format, whether it is traced or not.
template <class S>
S plain(const S& x) {
  return x;
}
template <class S>
S plain(const Dual<S>& x) {
  return x.p;
}

// Functions that are not traced through: their derivative is 0 where there is one.
template <class S>
Dual<S> constant(S p) {
  return Dual<S>(p);
}

}  // namespace weft::eval
