#include "draw.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "weft/base/half.h"

namespace weft {

namespace {

constexpr double kLargest = 9007199254740992;  // 2^53: whole numbers up to here are doubles

void add_numbers(const hir::Function& fn, OwnNumbers& out) {
  for (const ConstValue& c : fn.constants) {
    out.floats.insert(out.floats.end(), c.f.begin(), c.f.end());
    out.integers.insert(out.integers.end(), c.i.begin(), c.i.end());
  }
}

template <class T>
void sort_unique(std::vector<T>& v) {
  std::sort(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
}

void put(Scalar scalar, double x, std::byte* out) {
  const auto store = [&](auto value) { std::memcpy(out, &value, sizeof(value)); };
  switch (scalar) {
    case Scalar::Float16:
      return store(float_to_half(static_cast<float>(x)));
    case Scalar::BFloat16:
      return store(float_to_bfloat16(static_cast<float>(x)));
    case Scalar::Float32:
      return store(static_cast<float>(x));
    case Scalar::Float64:
      return store(x);
    default:
      return;
  }
}

void put(Scalar scalar, std::int64_t x, std::byte* out) {
  const std::size_t size = eval::scalar_size(scalar);
  const auto bits = static_cast<std::uint64_t>(x);
  for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<std::byte>(bits >> (8 * i));
}

// The largest and smallest integer of a scalar type that int64 holds.
std::pair<std::int64_t, std::int64_t> limits_of(Scalar scalar) {
  switch (scalar) {
    case Scalar::Bool:
      return {0, 1};
    case Scalar::Int8:
      return {-128, 127};
    case Scalar::UInt8:
      return {0, 255};
    case Scalar::Int16:
      return {-32768, 32767};
    case Scalar::UInt16:
      return {0, 65535};
    case Scalar::Int32:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    case Scalar::UInt32:
      return {0, std::numeric_limits<std::uint32_t>::max()};
    case Scalar::UInt64:
      return {0, std::numeric_limits<std::int64_t>::max()};
    default:
      return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
  }
}

std::int64_t whole(double x, std::int64_t lo, std::int64_t hi) {
  if (x <= static_cast<double>(lo)) return lo;
  if (x >= static_cast<double>(hi)) return hi;
  return static_cast<std::int64_t>(x);
}

}  // namespace

OwnNumbers own_numbers(const hir::Program& program) {
  OwnNumbers out;
  add_numbers(program.kernel, out);
  for (const hir::Function& fn : program.functions) add_numbers(fn, out);
  sort_unique(out.floats);
  sort_unique(out.integers);
  return out;
}

std::int64_t Drawer::integer(std::int64_t lo, std::int64_t hi) {
  const auto kind = static_cast<unsigned>(rng_.below(16));
  if (kind < mixture_.ends) return rng_.chance(1, 2) ? lo : hi;
  if (kind < mixture_.ends + mixture_.own && !own_.integers.empty()) {
    const std::int64_t beside = rng_.pick(own_.integers);
    const std::int64_t by = rng_.range(-1, 1);
    if (beside >= lo && beside <= hi && (by >= 0 ? beside <= hi - by : beside >= lo - by))
      return beside + by;
  }
  return rng_.range(lo, hi);
}

// A multiple of a power of ten that is a hundredth of the interval or less.
double Drawer::anywhere(double lo, double hi) {
  const double width = hi - lo;
  if (!(width > 0)) return lo;
  double power = 1;  // a step is 1 / power, or `factor`
  double factor = 1;
  while (width * power < 100 && power < 1e9) power *= 10;
  while (width / factor >= 1000 && factor < 1e15) factor *= 10;
  const double first = power > 1 ? std::ceil(lo * power) : std::ceil(lo / factor);
  const double last = power > 1 ? std::floor(hi * power) : std::floor(hi / factor);
  if (!(first <= last) || first < -kLargest || last > kLargest) return lo;
  const auto n = static_cast<double>(
      rng_.range(static_cast<std::int64_t>(first), static_cast<std::int64_t>(last)));
  return std::clamp(power > 1 ? n / power : n * factor, lo, hi);
}

double Drawer::number(double lo, double hi) {
  const auto kind = static_cast<unsigned>(rng_.below(16));
  if (kind < mixture_.ends) return rng_.chance(1, 2) ? lo : hi;
  if (kind < mixture_.ends + mixture_.own && !own_.floats.empty()) {
    const double own = rng_.pick(own_.floats);
    const double beside = own + static_cast<double>(rng_.range(-1, 1)) / 8;
    if (beside >= lo && beside <= hi) return beside;
  }
  return anywhere(lo, hi);
}

// Short decimal numbers whose squares add up to one.
void Drawer::unit(double* out, std::size_t components) {
  static constexpr double kTwo[][2] = {{0.6, 0.8}, {1, 0}, {0.28, 0.96}};
  static constexpr double kThree[][3] = {
      {0, 0.6, 0.8}, {0, 0, 1}, {0.36, 0.48, 0.8}, {0.48, 0.6, 0.64}};
  static constexpr double kFour[][4] = {{0.5, 0.5, 0.5, 0.5}, {0, 0, 0, 1},
                                        {0, 0, 0.6, 0.8},     {0.1, 0.3, 0.3, 0.9},
                                        {0.1, 0.5, 0.5, 0.7}, {0.2, 0.4, 0.4, 0.8}};
  const double* chosen = components == 2   ? rng_.pick(kTwo)
                         : components == 3 ? rng_.pick(kThree)
                                           : rng_.pick(kFour);
  std::copy(chosen, chosen + components, out);
  rng_.shuffle(std::span(out, components));
  for (std::size_t i = 0; i < components; ++i)
    if (rng_.chance(1, 2) && out[i] != 0) out[i] = -out[i];
}

void Drawer::fill(eval::NamedArray& out, ValueRule::Kind rule, std::int64_t bound) {
  using K = ValueRule::Kind;
  const auto n = static_cast<std::size_t>(out.count());
  std::vector<std::int64_t> numbers(n);
  switch (rule) {
    case K::None:
      break;
    case K::Index:
      for (std::int64_t& x : numbers) x = bound > 0 ? integer(0, bound - 1) : 0;
      break;
    case K::OptionalIndex:
      for (std::int64_t& x : numbers) x = bound > 0 ? integer(-1, bound - 1) : -1;
      break;
    case K::Offsets:
      for (std::int64_t& x : numbers) x = bound > 0 ? rng_.range(0, bound) : 0;
      std::sort(numbers.begin(), numbers.end());
      // Now and then a list without elements, also the first one.
      for (std::size_t i = 1; i + 1 < n; ++i)
        if (rng_.chance(1, 6)) numbers[i] = numbers[i - 1];
      if (n > 0) numbers.back() = std::max<std::int64_t>(bound, 0);
      if (n > 1) numbers.front() = 0;
      if (n > 2 && rng_.chance(1, 6)) numbers[1] = 0;
      break;
    case K::Parents:
      for (std::size_t i = 0; i < n; ++i)
        numbers[i] = rng_.range(-1, static_cast<std::int64_t>(i) - 1);
      break;
    case K::Permutation:
      for (std::size_t i = 0; i < n; ++i) numbers[i] = static_cast<std::int64_t>(i);
      rng_.shuffle(std::span(numbers));
      break;
  }
  const std::size_t size = eval::scalar_size(out.scalar);
  out.data.assign(n * size, std::byte{});
  for (std::size_t i = 0; i < n; ++i) put(out.scalar, numbers[i], out.data.data() + i * size);
}

void Drawer::fill(eval::NamedArray& out, const std::vector<std::int64_t>& components,
                  const ValueRange& range, bool is_unit, bool sorted) {
  std::size_t per = 1;
  for (const std::int64_t c : components) per *= static_cast<std::size_t>(c);
  const auto n = static_cast<std::size_t>(out.count());
  const std::size_t size = eval::scalar_size(out.scalar);
  out.data.assign(n * size, std::byte{});
  if (!is_float(out.scalar)) {
    const auto [least, most] = limits_of(out.scalar);
    const std::int64_t lo = whole(range.lo, least, most), hi = whole(range.hi, least, most);
    std::vector<std::int64_t> numbers(n);
    for (std::int64_t& x : numbers) x = lo <= hi ? integer(lo, hi) : lo;
    if (sorted) std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < n; ++i) put(out.scalar, numbers[i], out.data.data() + i * size);
    return;
  }
  std::vector<double> numbers(n);
  for (double& x : numbers) x = number(range.lo, range.hi);
  if (is_unit && (per == 2 || per == 3 || per == 4 || per == 7)) {
    const std::size_t length = std::min<std::size_t>(per, 4);
    for (std::size_t i = 0; i + per <= n; i += per) unit(&numbers[i + per - length], length);
  }
  if (sorted) std::sort(numbers.begin(), numbers.end());
  for (std::size_t i = 0; i < n; ++i) put(out.scalar, numbers[i], out.data.data() + i * size);
}

}  // namespace weft
