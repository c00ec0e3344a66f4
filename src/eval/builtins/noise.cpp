// Perlin noise on a lattice of random slopes, and the curl of such noise.
//
// The order of the operations is that of Warp's noise.h. The slope at a corner of the lattice is
// random and no input's function, so that derivatives are those by the point alone (and, of curls,
// by the factors between octaves).
#include "code_builder.h"
#include "component_arrays.h"
#include "math_ops.h"
#include "random_numbers.h"

namespace weft::eval {
namespace {
namespace noises {

template <class N, std::size_t D>
using Point = std::array<N, D>;
template <std::size_t D>
using Corner = std::array<std::int32_t, D>;

// Where a point lies: between two corners along each axis, `part` of the way.
template <class N, std::size_t D>
struct Cell {
  Corner<D> lower, upper;
  Point<N, D> part;

  // Bit k of the number: whether the corner is the upper one along axis k.
  Corner<D> corner(std::size_t number) const {
    Corner<D> out;
    for (std::size_t k = 0; k < D; ++k) out[k] = (number >> k & 1) != 0 ? upper[k] : lower[k];
    return out;
  }
  Point<N, D> from_corner(std::size_t number) const {
    Point<N, D> out;
    for (std::size_t k = 0; k < D; ++k)
      out[k] = (number >> k & 1) != 0 ? part[k] - math::number<N>(1) : part[k];
    return out;
  }
};

// As x86-64 converts a float.
std::int32_t lattice_index(Machine& m, const Step& s, float x) {
  if (x >= -2147483648.0f && x < 2147483648.0f) return static_cast<std::int32_t>(x);
  if (m.checks) m.fault(Fault::FloatToInt, s, std::to_string(x));
  return std::numeric_limits<std::int32_t>::min();
}
std::int32_t next_index(std::int32_t i) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(i) + 1);
}

template <class N, std::size_t D>
Cell<N, D> cell_of(Machine& m, const Step& s, const Point<N, D>& x) {
  Cell<N, D> out;
  for (std::size_t k = 0; k < D; ++k) {
    const N below = math::floor(x[k]);
    out.part[k] = x[k] - below;
    out.lower[k] = lattice_index(m, s, plain(below));
    out.upper[k] = next_index(out.lower[k]);
  }
  return out;
}

// The random direction at a corner; along one axis a number from -1 to 1.
template <std::size_t D>
std::array<float, D> slope_at(std::uint32_t state, const Corner<D>& corner) {
  constexpr std::uint32_t kFactors[] = {73856093, 19349663, 53471161, 10000019};
  std::uint32_t hash = 0;
  for (std::size_t k = 0; k < D; ++k) {
    const std::uint32_t term = static_cast<std::uint32_t>(corner[k]) * kFactors[k];
    hash ^= k + 1 == D ? term + state : term;
  }
  std::array<float, D> out;
  if constexpr (D == 1) {
    out[0] = draw_uniform(hash, -1.0f, 1.0f);
  } else {
    float square = 0.0f;
    for (float& x : out) {
      x = draw_uniform(hash) - 0.5f;
      square = square + x * x;
    }
    const float length = std::sqrt(square);
    for (float& x : out) x = length > 0.0f ? x / length : 0.0f;
  }
  return out;
}

// The weight of the upper corner, and its derivative by the part of the way.
template <class N>
N weight(const N& t) {
  return t * t * t * (t * (t * math::number<N>(6) - math::number<N>(15)) + math::number<N>(10));
}
template <class N>
N weight_slope(const N& t) {
  return math::number<N>(30) * t * t * (t * (t - math::number<N>(2)) + math::number<N>(1));
}

template <class N, std::size_t D>
N value_in(std::uint32_t state, const Cell<N, D>& cell) {
  std::array<N, std::size_t{1} << D> values;
  for (std::size_t c = 0; c < values.size(); ++c) {
    const std::array<float, D> slope = slope_at(state, cell.corner(c));
    const Point<N, D> x = cell.from_corner(c);
    values[c] = x[0] * N(slope[0]);
    for (std::size_t k = 1; k < D; ++k) values[c] = values[c] + x[k] * N(slope[k]);
  }
  for (std::size_t k = 0, count = values.size() / 2; k < D; ++k, count /= 2) {
    const N upper = weight(cell.part[k]);
    for (std::size_t i = 0; i < count; ++i)
      values[i] = (values[2 * i + 1] - values[2 * i]) * upper + values[2 * i];
  }
  return values[0];
}

// A value and its derivatives along the axes.
template <class N, std::size_t D>
struct Rise {
  N value{};
  std::array<N, D> along;
};

template <class N, std::size_t D>
Rise<N, D> rise_at(std::uint32_t state, const Cell<N, D>& cell, std::size_t corner) {
  const std::array<float, D> slope = slope_at(state, cell.corner(corner));
  const Point<N, D> x = cell.from_corner(corner);
  Rise<N, D> out;
  for (std::size_t k = 0; k < D; ++k) out.along[k] = N(slope[k]);
  // Warp's function for four components begins with 0, those for fewer do not.
  out.value = x[0] * out.along[0];
  if constexpr (D == 4) out.value = math::number<N>(0) + out.value;
  for (std::size_t k = 1; k < D; ++k) out.value = out.value + x[k] * out.along[k];
  return out;
}

template <class N, std::size_t D>
std::array<N, D> gradient_in(std::uint32_t state, const Cell<N, D>& cell) {
  std::array<Rise<N, D>, std::size_t{1} << D> rises;
  for (std::size_t c = 0; c < rises.size(); ++c) rises[c] = rise_at(state, cell, c);
  for (std::size_t k = 0, count = rises.size() / 2; k < D; ++k, count /= 2) {
    const N upper = weight(cell.part[k]), steepness = weight_slope(cell.part[k]);
    for (std::size_t i = 0; i < count; ++i) {
      const Rise<N, D> a = rises[2 * i], b = rises[2 * i + 1];
      const N difference = b.value - a.value;
      Rise<N, D>& out = rises[i];
      out.value = difference * upper + a.value;
      for (std::size_t j = 0; j < D; ++j) {
        const N direct = difference * steepness * math::number<N>(j == k ? 1 : 0);
        out.along[j] = (b.along[j] - a.along[j]) * upper + direct + a.along[j];
      }
    }
  }
  return rises[0].along;
}

// --- handlers ---

// a: the state; b: the point.
template <std::size_t D>
struct Noise {
  template <class M>
  static void run(Machine& m, const Step& s) {
    const auto cell = cell_of(m, s, read_components<D, M, float>(m, s.b));
    put<M, float>(m, m.at(s.out), 0, value_in(m.read<std::uint32_t>(s.a), cell));
  }
};

// extra: the periods. The corners repeat after them.
template <std::size_t D>
struct PeriodicNoise {
  template <class M>
  static void run(Machine& m, const Step& s) {
    auto cell = cell_of(m, s, read_components<D, M, float>(m, s.b));
    const Operand* periods = m.code->operands.data() + s.extra;
    for (std::size_t k = 0; k < D; ++k) {
      const std::int64_t period = m.read<std::int32_t>(periods[k].offset);
      if (period == 0) return m.fault(Fault::DivisionByZero, s, std::to_string(cell.lower[k]));
      cell.lower[k] = static_cast<std::int32_t>(cell.lower[k] % period);
      cell.upper[k] = static_cast<std::int32_t>(next_index(cell.lower[k]) % period);
    }
    put<M, float>(m, m.at(s.out), 0, value_in(m.read<std::uint32_t>(s.a), cell));
  }
};

// extra: octaves, the factor of the frequency and that of the amplitude from one to the next. Along
// two axes the curl of one field; along more that of three, of which each has its own state.
template <std::size_t D>
struct CurlNoise {
  static constexpr std::size_t kFields = D == 2 ? 1 : 3;

  template <class M>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, float>;
    const auto x = read_components<D, M, float>(m, s.b);
    const Operand* settings = m.code->operands.data() + s.extra;
    const auto octaves = m.read<std::uint32_t>(settings[0].offset);
    const N lacunarity = get<M, float>(m, m.at(settings[1].offset));
    const N gain = get<M, float>(m, m.at(settings[2].offset));
    auto state = m.read<std::uint32_t>(s.a);
    const N zero = math::number<N>(0);
    N frequency = math::number<N>(1), amplitude = math::number<N>(1);
    std::array<std::array<N, D>, kFields> sums;
    for (auto& sum : sums) sum.fill(zero);
    for (std::uint32_t i = 0; i < octaves; ++i) {
      if (m.steps_left == 0) return m.fault(Fault::TooManySteps, s, std::to_string(m.step_limit));
      --m.steps_left;
      Point<N, D> at;
      for (std::size_t k = 0; k < D; ++k) at[k] = x[k] * frequency;
      const auto cell = cell_of(m, s, at);
      for (std::size_t field = 0; field < kFields; ++field) {
        if (field == 1) state = seeded_state(state, 10019689);
        if (field == 2) state = seeded_state(state, 13112221);
        const std::array<N, D> gradient = gradient_in(state, cell);
        for (std::size_t k = 0; k < D; ++k)
          sums[field][k] = sums[field][k] + gradient[k] * amplitude;
      }
      amplitude = amplitude * gain;
      frequency = frequency * lacunarity;
    }
    const Out<M, float> out(m, s.out);
    if constexpr (D == 2) {
      out.set(0, -sums[0][1]);
      out.set(1, sums[0][0]);
    } else {
      out.set(0, sums[2][1] - sums[1][2]);
      out.set(1, sums[0][2] - sums[2][0]);
      out.set(2, sums[1][0] - sums[0][1]);
    }
  }
};

// --- calls ---

// The dimensions of the point, the second argument; 0: the arguments are others.
int dimensions_of(const CallSite& c) {
  for (const CallOperand& a : c.args)
    if (a.by_reference || a.is_type || a.type.ref) return 0;
  if (c.args.size() < 2 || !is_random_state(c.arg_type(0))) return 0;
  const Type& t = c.arg_type(1);
  if (t.scalar != Scalar::Float32 || !(t.is_scalar() || t.is_vector())) return 0;
  return t.component_count();
}

template <template <std::size_t> class Op>
Handler handler_for(int dimensions) {
  switch (dimensions) {
    case 2:
      return mode_handler<Op<2>>();
    case 3:
      return mode_handler<Op<3>>();
    case 4:
      return mode_handler<Op<4>>();
    default:
      return nullptr;
  }
}

}  // namespace noises
}  // namespace

bool compile_noise(const CallSite& c) {
  const int d = noises::dimensions_of(c);
  const Handler h =
      d == 1 ? mode_handler<noises::Noise<1>>() : noises::handler_for<noises::Noise>(d);
  if (h == nullptr || c.args.size() != 2) return false;
  c.emit(h);
  return true;
}

bool compile_periodic_noise(const CallSite& c) {
  const int d = noises::dimensions_of(c);
  const Handler h = d == 1 ? mode_handler<noises::PeriodicNoise<1>>()
                           : noises::handler_for<noises::PeriodicNoise>(d);
  if (h == nullptr || c.args.size() != static_cast<std::size_t>(d) + 2) return false;
  for (const CallOperand& a : c.args.subspan(2))
    if (a.type != Type::of(Scalar::Int32)) return false;
  c.add_operands(c.emit(h), 2);
  return true;
}

bool compile_curl_noise(const CallSite& c) {
  const Handler h = noises::handler_for<noises::CurlNoise>(noises::dimensions_of(c));
  if (h == nullptr || c.args.size() != 5 || !is_random_state(c.arg_type(2)) ||
      c.arg_type(3) != Type::of(Scalar::Float32) || c.arg_type(4) != Type::of(Scalar::Float32))
    return false;
  c.add_operands(c.emit(h), 2);
  return true;
}

}  // namespace weft::eval
