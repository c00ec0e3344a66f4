// Random numbers and samples. A call changes the state, its first argument, in its place in the
// frame. The order of the draws and of the operations is that of Warp's rand.h.
#include "arithmetic.h"
#include "code_builder.h"
#include "component_arrays.h"
#include "random_numbers.h"

namespace weft::eval {
namespace {
namespace randoms {

constexpr float kPi = 3.14159265358979323846f;

// --- integers ---

// p: whether there is a stream, at s.b.
void make_state(Machine& m, const Step& s) {
  const auto seed = m.read<std::uint32_t>(s.a);
  m.write(s.out, s.p == 0 ? pcg_hash(seed) : seeded_state(seed, m.read<std::uint32_t>(s.b)));
}

void draw_bits(Machine& m, const Step& s) {
  const std::uint32_t state = pcg_hash(m.read<std::uint32_t>(s.a));
  m.write(s.a, state);
  m.write(s.out, state);
}

// From the number at s.b up to, without it, the one at s.c. Both types reduce an unsigned state.
template <class T>
void draw_in_range(Machine& m, const Step& s) {
  const std::uint32_t state = pcg_hash(m.read<std::uint32_t>(s.a));
  const T low = m.read<T>(s.b), high = m.read<T>(s.c);
  m.write(s.a, state);
  const auto span = static_cast<std::uint32_t>(SubtractNumbers::apply(m, s, high, low));
  if (span == 0) return m.fault(Fault::DivisionByZero, s, std::to_string(state));
  m.write(s.out, state % span + static_cast<std::uint32_t>(low));
}

// --- floats ---

// From the number at s.b up to the one at s.c.
struct UniformBetween {
  template <class M>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, float>;
    const N low = get<M, float>(m, m.at(s.b)), high = get<M, float>(m, m.at(s.c));
    auto state = m.read<std::uint32_t>(s.a);
    const N part(draw_uniform(state));
    m.write(s.a, state);
    put<M, float>(m, m.at(s.out), 0, (high - low) * part + low);
  }
};

// A sample of Count floats that depends on the state alone: draw(functions, state, sample). Exact:
// no function of a library is in it.
using Draw = void (*)(const MathFunctions&, std::uint32_t&, float*);
template <Draw kDraw, std::size_t Count, bool Exact>
struct Sample {
  template <class M>
  static void run(Machine& m, const Step& s) {
    auto state = m.read<std::uint32_t>(s.a);
    std::array<float, Count> sample;
    kDraw(*m.math, state, sample.data());
    m.write(s.a, state);
    for (std::uint32_t i = 0; i < Count; ++i) {
      Num<M, float> x(sample[i]);
      if constexpr (M::kTraced && !Exact) round_off(x, *m.tape, kFunctionRoundings);
      put<M, float>(m, m.at(s.out), i, x);
    }
  }
};

void uniform(const MathFunctions&, std::uint32_t& state, float* out) {
  out[0] = draw_uniform(state);
}

// By the method of Box and Muller. The logarithm's argument is never 0.
void normal(const MathFunctions& f, std::uint32_t& state, float* out) {
  constexpr float kSmallest = 5.96e-8f;
  const float radius = std::sqrt(-2.0f * f.log(draw_uniform(state) + kSmallest));
  out[0] = radius * f.cos(2.0f * kPi * draw_uniform(state));
}

void triangle(const MathFunctions&, std::uint32_t& state, float* out) {
  const float root = std::sqrt(draw_uniform(state));
  out[0] = 1.0f - root;
  out[1] = draw_uniform(state) * root;
}

float draw_turn(std::uint32_t& state) { return draw_uniform(state, 0.0f, 2.0f * kPi); }

void ring(const MathFunctions& f, std::uint32_t& state, float* out) {
  const float turn = draw_turn(state);
  out[0] = f.cos(turn);
  out[1] = f.sin(turn);
}

void disk(const MathFunctions& f, std::uint32_t& state, float* out) {
  const float radius = std::sqrt(draw_uniform(state));
  const float turn = draw_turn(state);
  out[0] = radius * f.cos(turn);
  out[1] = radius * f.sin(turn);
}

// height: from the pole to the farthest height, 2 of a sphere and 1 of its upper half.
template <int Height, bool Solid>
void sphere(const MathFunctions& f, std::uint32_t& state, float* out) {
  const float drop = draw_uniform(state);
  const float slope = f.acos(1.0f - (Height == 2 ? 2.0f * drop : drop));
  const float turn = draw_turn(state);
  if constexpr (Solid) {
    const float radius = f.pow(draw_uniform(state), 1.0f / 3.0f);
    out[0] = radius * f.cos(turn) * f.sin(slope);
    out[1] = radius * f.sin(turn) * f.sin(slope);
    out[2] = radius * f.cos(slope);
  } else {
    out[0] = f.cos(turn) * f.sin(slope);
    out[1] = f.sin(turn) * f.sin(slope);
    out[2] = f.cos(slope);
  }
}

template <int Count>
void cube(const MathFunctions&, std::uint32_t& state, float* out) {
  for (int i = 0; i < Count; ++i) out[i] = draw_uniform(state) - 0.5f;
}

// --- distributions ---

// The logarithm of the gamma function, for x of at least 1: Zhang and Jin, "Computation of Special
// Functions" (1996).
float log_gamma(const MathFunctions& f, float x) {
  constexpr float kSeries[] = {8.333333333333333e-02f, -2.777777777777778e-03f,
                               7.936507936507937e-04f, -5.952380952380952e-04f,
                               8.417508417508418e-04f, -1.917526917526918e-03f,
                               6.410256410256410e-03f, -2.955065359477124e-02f,
                               1.796443723688307e-01f, -1.39243221690590e+00f};
  constexpr float kLogTwoPi = 1.8378770664093453f;
  if (x == 1.0f || x == 2.0f) return 0.0f;
  // The series holds for large arguments, from which the recurrence leads back.
  const auto shifts = static_cast<std::uint32_t>(x < 7.0f ? 7.0f - x : 0.0f);
  float large = x + static_cast<float>(shifts);
  const float by_square = 1.0f / large * (1.0f / large);
  float series = kSeries[9];
  for (int i = 8; i >= 0; --i) {
    series *= by_square;
    series += kSeries[i];
  }
  float out = series / large + 0.5f * kLogTwoPi + (large - 0.5f) * f.log(large) - large;
  for (std::uint32_t i = 0; i < shifts; ++i) {
    out -= f.log(large - 1.0f);
    large -= 1.0f;
  }
  return out;
}

// By products of uniform numbers: for a small mean.
std::uint32_t draw_few(const MathFunctions& f, std::uint32_t& state, float mean) {
  const float end = f.exp(-mean);
  float product = 1.0f;
  for (std::uint32_t count = 0;; ++count) {
    product *= draw_uniform(state);
    if (!(product > end)) return count;
  }
}

// As x86-64 converts a float: by way of 64 bits.
std::uint32_t to_count(float x) {
  constexpr float kTwo63 = 9223372036854775808.0f;
  return x >= -kTwo63 && x < kTwo63 ? static_cast<std::uint32_t>(static_cast<std::int64_t>(x)) : 0;
}

// By transformed rejection: Hoermann, "The transformed rejection method for generating Poisson
// random variables", Insurance: Mathematics and Economics 12 (1993).
std::uint32_t draw_many(const MathFunctions& f, std::uint32_t& state, float mean) {
  const float log_mean = f.log(mean);
  const float b = 0.931f + 2.53f * std::sqrt(mean);
  const float a = -0.059f + 0.02483f * b;
  const float inverse_alpha = 1.1239f + 1.1328f / (b - 3.4f);
  const float quick = 0.9277f - 3.6224f / (b - 2.0f);
  while (true) {
    const float u = draw_uniform(state) - 0.5f;
    const float v = draw_uniform(state);
    const float edge = 0.5f - std::fabs(u);
    const float k = std::floor((2.0f * a / edge + b) * u + mean + 0.43f);
    if (edge >= 0.07f && v <= quick) return to_count(k);
    if (k < 0.0f || (edge < 0.013f && v > edge)) continue;
    const float hat = f.log(v) + f.log(inverse_alpha) - f.log(a / (edge * edge) + b);
    if (hat <= -mean + k * log_mean - log_gamma(f, k + 1.0f)) return to_count(k);
  }
}

void draw_poisson(Machine& m, const Step& s) {
  auto state = m.read<std::uint32_t>(s.a);
  const auto mean = m.read<float>(s.b);
  std::uint32_t count = 0;
  if (mean >= 10.0f) {
    count = draw_many(*m.math, state, mean);
  } else if (mean != 0.0f) {
    count = draw_few(*m.math, state, mean);
  }
  m.write(s.a, state);
  m.write(s.out, count);
}

// The first element of the array at s.b that is not below a uniform number; else the last one.
void sample_distribution(Machine& m, const Step& s) {
  auto state = m.read<std::uint32_t>(s.a);
  const float u = draw_uniform(state);
  m.write(s.a, state);
  const auto array = m.read<ArrayValue>(s.b);
  if (array.data.buffer == 0) return m.fault(Fault::NoArray, s);
  std::int32_t lower = 0, upper = array.shape[0] - 1;
  while (lower < upper) {
    const std::int32_t middle = lower + (upper - lower) / 2;
    Pointer p = array.data;
    p.offset += static_cast<std::uint64_t>(middle * array.strides[0]);
    m.note_read(p, sizeof(float), s);
    float at = 0;
    std::memcpy(&at, m.at(p).data, sizeof(at));
    if (at < u) {
      lower = middle + 1;
    } else {
      upper = middle;
    }
  }
  m.write(s.out, lower);
}

// --- calls ---

bool is_number(const CallOperand& a, Scalar format) {
  return !a.by_reference && !a.is_type && a.type == Type::of(format);
}

// Whether the first argument is a state that can be changed, and `count` arguments of a type
// follow.
bool takes_state(const CallSite& c, std::size_t count, Scalar format) {
  if (c.args.size() != count + 1 || c.results.size() != 1) return false;
  if (!is_number(c.args[0], Scalar::UInt32) || c.args[0].constant != nullptr) return false;
  for (const CallOperand& a : c.args.subspan(1))
    if (!is_number(a, format)) return false;
  return true;
}

bool rand_init(const CallSite& c) {
  for (const CallOperand& a : c.args)
    if (a.by_reference || !is_random_state(a.type)) return false;
  c.emit(make_state).p = c.args.size() == 2 ? 1 : 0;
  return true;
}

template <class T, Scalar Format>
bool integer(const CallSite& c) {
  if (takes_state(c, 0, Format)) {
    c.emit(draw_bits);
    return true;
  }
  if (!takes_state(c, 2, Format)) return false;
  c.emit(draw_in_range<T>);
  return true;
}

template <Draw kDraw, std::size_t Count, bool Exact = false>
bool sample(const CallSite& c) {
  if (!takes_state(c, 0, Scalar::None)) return false;
  c.emit(mode_handler<Sample<kDraw, Count, Exact>>());
  return true;
}

bool randf(const CallSite& c) {
  if (sample<uniform, 1, true>(c)) return true;
  if (!takes_state(c, 2, Scalar::Float32)) return false;
  c.emit(mode_handler<UniformBetween>());
  return true;
}

bool poisson(const CallSite& c) {
  if (!takes_state(c, 1, Scalar::Float32)) return false;
  c.emit(draw_poisson);
  return true;
}

bool sample_cdf(const CallSite& c) {
  if (c.args.size() != 2 || !is_number(c.args[0], Scalar::UInt32) || c.args[0].constant != nullptr)
    return false;
  const Type& t = c.arg_type(1);
  if (t.ref || t.array != ArrayClass::Array || t.ndim != 1 ||
      t.element() != Type::of(Scalar::Float32))
    return false;
  c.emit(sample_distribution);
  return true;
}

}  // namespace randoms

constexpr KnownCall kRandomCalls[] = {
    {BuiltinId::RandInit, randoms::rand_init},
    {BuiltinId::Randi, randoms::integer<std::int32_t, Scalar::Int32>},
    {BuiltinId::Randu, randoms::integer<std::uint32_t, Scalar::UInt32>},
    {BuiltinId::Randf, randoms::randf},
    {BuiltinId::Randn, randoms::sample<randoms::normal, 1>},
    {BuiltinId::Poisson, randoms::poisson},
    {BuiltinId::SampleCdf, randoms::sample_cdf},
    {BuiltinId::SampleTriangle, randoms::sample<randoms::triangle, 2>},
    {BuiltinId::SampleUnitRing, randoms::sample<randoms::ring, 2>},
    {BuiltinId::SampleUnitDisk, randoms::sample<randoms::disk, 2>},
    {BuiltinId::SampleUnitSphereSurface, randoms::sample<randoms::sphere<2, false>, 3>},
    {BuiltinId::SampleUnitSphere, randoms::sample<randoms::sphere<2, true>, 3>},
    {BuiltinId::SampleUnitHemisphereSurface, randoms::sample<randoms::sphere<1, false>, 3>},
    {BuiltinId::SampleUnitHemisphere, randoms::sample<randoms::sphere<1, true>, 3>},
    {BuiltinId::SampleUnitSquare, randoms::sample<randoms::cube<2>, 2, true>},
    {BuiltinId::SampleUnitCube, randoms::sample<randoms::cube<3>, 3, true>},
    {BuiltinId::Noise, compile_noise},
    {BuiltinId::Pnoise, compile_periodic_noise},
    {BuiltinId::Curlnoise, compile_curl_noise},
};

}  // namespace

std::span<const KnownCall> random_calls() { return kRandomCalls; }

}  // namespace weft::eval
