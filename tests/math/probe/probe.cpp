// The functions of the room math from outside, for tests/math/test_elementary.py and
// tests/long/math_floats.py. Both compile it together with the room's sources.
//
// Its commands, where arguments and results are binary floats on standard input and output:
// - values NAME 32|64: results for arguments.
// - pairs NAME: three doubles for each argument, the kernel's pair and its exponent.
// - wide NAME: the same three of wide.h, for positive floats that are given as doubles.
// - checksum: prints a hash of 100,000 results for each function and type, with hard arguments.
// - margins NAME STRIDE: goes through each STRIDE-th float; prints how many results lie within
//   kError of the middle between two floats, and the nearest one's relative distance and argument.
// - speed: prints nanoseconds for a call.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "kernels.h"
#include "weft/math/elementary.h"
#include "wide.h"

namespace weft::math {
namespace {

Scaled scaled(Pair value) { return {value, 0}; }
Scaled scaled(Scaled value) { return value; }

struct Function {
  const char* name;
  bool binary;
  double (*in_double)(double, double);
  float (*in_float)(float, float);
  Scaled (*kernel)(double, double);
};

const Function kFunctions[] = {
#define UNARY(NAME)                                                                                \
  {#NAME, false, [](double x, double) { return NAME(x); }, [](float x, float) { return NAME(x); }, \
   [](double x, double) { return scaled(NAME##_kernel(x)); }},
#define BINARY(NAME)                                           \
  {#NAME, true, [](double x, double y) { return NAME(x, y); }, \
   [](float x, float y) { return NAME(x, y); },                \
   [](double x, double y) { return scaled(NAME##_kernel(x, y)); }},
#include "functions.def"
};

const Function& function_of(const std::string& name) {
  for (const Function& function : kFunctions) {
    if (name == function.name) return function;
  }
  std::fprintf(stderr, "no function %s\n", name.c_str());
  std::exit(2);
}

template <typename T>
std::vector<T> read_all() {
  std::vector<T> values;
  T buffer[1024];
  while (std::size_t n = std::fread(buffer, sizeof(T), 1024, stdin)) {
    values.insert(values.end(), buffer, buffer + n);
  }
  return values;
}

template <typename T>
void write_all(const std::vector<T>& values) {
  std::fwrite(values.data(), sizeof(T), values.size(), stdout);
}

template <typename T, typename F>
void values(const Function& function, F call) {
  std::vector<T> arguments = read_all<T>();
  std::vector<T> results;
  std::size_t step = function.binary ? 2 : 1;
  for (std::size_t i = 0; i + step <= arguments.size(); i += step) {
    results.push_back(call(arguments[i], arguments[i + step - 1]));
  }
  write_all(results);
}

template <typename F>
void pairs(bool binary, F kernel) {
  std::vector<double> arguments = read_all<double>();
  std::vector<double> results;
  std::size_t step = binary ? 2 : 1;
  for (std::size_t i = 0; i + step <= arguments.size(); i += step) {
    Scaled value = kernel(arguments[i], arguments[i + step - 1]);
    results.insert(results.end(), {value.value.high, value.value.low, double(value.exponent)});
  }
  write_all(results);
}

// SplitMix64.
struct Random {
  uint64_t state;
  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }
  // By turns any bits at all, and numbers of a size at which most functions have a normal result.
  double next_double() {
    uint64_t bits = next();
    if (bits % 3 == 0) return std::bit_cast<double>(next());
    double unit = double(next() >> 11) * 0x1p-53;
    double size = bits % 3 == 1 ? 1.0 : 40.0;
    return (2 * unit - 1) * size;
  }
  float next_float() {
    if (uint64_t bits = next(); bits % 3 == 0) return std::bit_cast<float>(uint32_t(bits >> 32));
    return float(next_double());
  }
};

struct Hash {
  uint64_t state = 0xcbf29ce484222325u;
  void add(uint64_t bits) { state = std::rotl((state ^ bits) * 0x9e3779b97f4a7c15u, 29); }
};

void checksum() {
  for (const Function& function : kFunctions) {
    Random random{1};
    Hash doubles;
    Hash floats;
    for (int i = 0; i < 100000; ++i) {
      double x = random.next_double();
      double y = random.next_double();
      doubles.add(std::bit_cast<uint64_t>(function.in_double(x, y)));
      float u = random.next_float();
      float v = random.next_float();
      floats.add(std::bit_cast<uint32_t>(function.in_float(u, v)));
    }
    std::printf("%s %016llx %016llx\n", function.name,
                static_cast<unsigned long long>(doubles.state),
                static_cast<unsigned long long>(floats.state));
  }
}

// The distance of the value from the middle between the two floats around it, relative to the
// value; 1 where it is far from one, and for special values.
double margin(Scaled scaled) {
  if (is_far_from_middle(scaled)) return 1;
  double high = scaled.value.high;
  if (high == 0 || !(magnitude(high) < kInfinity)) return 1;
  if (scaled.exponent < -300 || scaled.exponent > 300) return 1;
  Pair value = times_power(scaled.value, power_of_two(scaled.exponent));
  double a = magnitude(value.high);
  if (a >= 0x1.ffffffp127 * 1.01 || a < 0x1p-150 * 0.99) return 1;
  // Half of a place: middles are the odd multiples.
  double half = power_of_two(std::max(exponent_of(a), -126) - 24);
  double multiple = std::floor(a / half);
  double odd = std::fmod(multiple, 2) == 1 ? multiple : multiple + 1;
  double other = odd == multiple + 1 ? odd - 2 : odd + 2;
  double low = is_negative(value.high) ? -value.low : value.low;
  double nearest = std::min(std::fabs((a - odd * half) + low), std::fabs((a - other * half) + low));
  return nearest / a;
}

void margins(const Function& function, uint64_t stride) {
  uint64_t unsafe = 0;
  double least = 1;
  float where = 0;
  // The other kernels take the magnitude and put the sign back, or are NaN for negative arguments.
  const std::string name = function.name;
  bool both_signs = name == "exp" || name == "acos" || name == "erfc";
  for (uint64_t bits = 0; bits < uint64_t{1} << (both_signs ? 32 : 31); bits += stride) {
    float x = std::bit_cast<float>(static_cast<uint32_t>(bits));
    Scaled value = function.kernel(x, 0);
    double distance = margin(value);
    if (distance < kError * 2 && !rounds_safely(value, kError)) ++unsafe;
    if (distance < least) {
      least = distance;
      where = x;
    }
  }
  std::printf("%s %llu %a %a\n", function.name, static_cast<unsigned long long>(unsafe), least,
              where);
}

template <typename T, typename F>
double nanoseconds(F call) {
  constexpr int kCalls = 1 << 18;
  std::vector<T> arguments(4096);
  Random random{2};
  for (T& x : arguments) x = T(double(random.next() >> 11) * 0x1p-53 * 0.98 + 0.01);
  double best = 1e9;
  for (int repeat = 0; repeat < 5; ++repeat) {
    auto start = std::chrono::steady_clock::now();
    T total = 0;
    for (int i = 0; i < kCalls; ++i)
      total += call(arguments[i & 4095], arguments[(i + 1) & 4095] * 3);
    std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
    volatile T keep = total;
    (void)keep;
    best = std::min(best, elapsed.count() / kCalls);
  }
  return best;
}

void speed() {
  for (const Function& function : kFunctions) {
    std::printf("%-6s %5.1f ns in double, %5.1f ns in float\n", function.name,
                nanoseconds<double>(function.in_double), nanoseconds<float>(function.in_float));
  }
}

int run(const std::vector<std::string>& arguments) {
  const std::string command = arguments.empty() ? "" : arguments[0];
  if (command == "checksum") {
    checksum();
  } else if (command == "speed") {
    speed();
  } else if (command == "values" && arguments.size() == 3) {
    const Function& function = function_of(arguments[1]);
    if (arguments[2] == "64") values<double>(function, function.in_double);
    if (arguments[2] == "32") values<float>(function, function.in_float);
  } else if (command == "pairs" && arguments.size() == 2) {
    const Function& function = function_of(arguments[1]);
    pairs(function.binary, function.kernel);
  } else if (command == "wide" && arguments.size() == 2) {
    pairs(true, arguments[1] == "pow" ? wide_pow : wide_atan2);
  } else if (command == "margins" && arguments.size() == 3) {
    margins(function_of(arguments[1]), std::strtoull(arguments[2].c_str(), nullptr, 10));
  } else {
    return 2;
  }
  return 0;
}

}  // namespace
}  // namespace weft::math

int main(int argc, char** argv) { return weft::math::run({argv + 1, argv + argc}); }
