// Computes `projected` and `output` from `points`, `drift`, `levels`, `num_taps`, `axes`, `pitch`
// and `base`, one thread `i` per element. Here `merge_stress(multiplier, flag_bits, lag)` returns
// `(flag_bits & 14) * multiplier + lag`. Let `point = points[i]`, `level = levels[i]`, `span =
// ((base | drift.z) + point.y * point.y) * 17`, `ax = axes[i]` and `picked = pitch * pitch if span
// != axes[i].y or axes[i].z < level else pitch - num_taps`; set `projected[i]` to `ax + (drift if
// (4 + picked) * 3 <= -4 else axes[i])`. Let `cell = length_sq(axes[i]) + level`; set `output[i]`
// to `merge_stress(cell * span % 12, cell, drift.x) + merge_stress(min(ax.z, 11), base, clamp(span,
// 1, 12))`.
//
//   make remap_points && ./remap_points [SIZE] [SEED] [--round N] [--dump FILE] [--bench]
//   make cpu-check    the same kernel on the CPU: no GPU and no nvcc needed
#ifdef __CUDACC__
#include <cuda_runtime.h>
#else
#include "cuda_on_cpu.h"
#endif

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <vector>

constexpr int kThreads = 256;
constexpr int kMaxBlocks = 4096;
constexpr int kRounds = 128;

struct vec3ui {
  uint32_t x, y, z;
};

__host__ __device__ inline vec3ui operator+(const vec3ui& a, const vec3ui& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline uint32_t dot(const vec3ui& a, const vec3ui& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline uint32_t length_sq(const vec3ui& v) {
  return dot(v, v);
}

__host__ __device__ inline uint32_t merge_stress(uint32_t multiplier, uint32_t flag_bits,
                                                 uint32_t lag) {
  return (flag_bits & 14u) * multiplier + lag;
}

__global__ void remap_points(int n, const vec3ui* __restrict__ points, vec3ui drift,
                             const uint32_t* __restrict__ levels, int num_taps,
                             const vec3ui* __restrict__ axes, vec3ui* __restrict__ projected,
                             uint32_t* __restrict__ output, int pitch, uint32_t base) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const vec3ui point = points[i];
    const uint32_t level = levels[i];
    const uint32_t span = ((base | drift.z) + point.y * point.y) * 17u;
    const vec3ui ax = axes[i];
    const bool positive = span != axes[i].y || axes[i].z < level;
    const int picked = positive ? pitch * pitch : pitch - num_taps;
    const int combined = 4 + picked;
    const int tick = combined * 3;
    const vec3ui switched = tick <= -4 ? drift : axes[i];
    projected[i] = ax + switched;
    const uint32_t distance_sq = length_sq(axes[i]);
    const uint32_t cell = distance_sq + level;
    const uint32_t key = merge_stress(cell * span % 12u, cell, drift.x);
    const uint32_t lower = min(ax.z, 11u);
    const uint32_t restricted = min(max(span, 1u), 12u);
    output[i] = key + merge_stress(lower, base, restricted);
  }
}

// The same on the CPU, one element after the other.
void remap_points_reference(int n, const vec3ui* points, vec3ui drift, const uint32_t* levels,
                            int num_taps, const vec3ui* axes, vec3ui* projected, uint32_t* output,
                            int pitch, uint32_t base) {
  for (int i = 0; i < n; ++i) {
    const vec3ui point = points[i];
    const uint32_t level = levels[i];
    const uint32_t span = ((base | drift.z) + point.y * point.y) * 17u;
    const vec3ui ax = axes[i];
    const bool positive = span != axes[i].y || axes[i].z < level;
    const int picked = positive ? pitch * pitch : pitch - num_taps;
    const int combined = 4 + picked;
    const int tick = combined * 3;
    const vec3ui switched = tick <= -4 ? drift : axes[i];
    projected[i] = ax + switched;
    const uint32_t distance_sq = length_sq(axes[i]);
    const uint32_t cell = distance_sq + level;
    const uint32_t key = merge_stress(cell * span % 12u, cell, drift.x);
    const uint32_t lower = min(ax.z, 11u);
    const uint32_t restricted = min(max(span, 1u), 12u);
    output[i] = key + merge_stress(lower, base, restricted);
  }
}

#define CUDA_CHECK(call)                                                                   \
  do {                                                                                     \
    const cudaError_t status = (call);                                                     \
    if (status != cudaSuccess) {                                                           \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
      std::exit(2);                                                                        \
    }                                                                                      \
  } while (false)

// A copy of a host array on the device, freed at the end of its scope.
template <typename T>
class DeviceArray {
 public:
  explicit DeviceArray(const std::vector<T>& host) : bytes_(host.size() * sizeof(T)) {
    CUDA_CHECK(cudaMalloc(&data_, bytes_));
    CUDA_CHECK(cudaMemcpy(data_, host.data(), bytes_, cudaMemcpyHostToDevice));
  }
  ~DeviceArray() { CUDA_CHECK(cudaFree(data_)); }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;

  T* data() const { return data_; }
  void copy_to(std::vector<T>& host) const {
    CUDA_CHECK(cudaMemcpy(host.data(), data_, bytes_, cudaMemcpyDeviceToHost));
  }

 private:
  T* data_ = nullptr;
  size_t bytes_;
};

// Runs the kernel on copies of the arrays, and copies the results back. With `repeats` it runs
// that often again; the result is the mean time of those runs in milliseconds.
float run_remap_points(int n, const std::vector<vec3ui>& points, const vec3ui& drift,
                       const std::vector<uint32_t>& levels, int num_taps,
                       const std::vector<vec3ui>& axes, std::vector<vec3ui>& projected,
                       std::vector<uint32_t>& output, int pitch, uint32_t base, int threads,
                       int most_blocks, int repeats) {
  const DeviceArray<vec3ui> device_points(points);
  const DeviceArray<uint32_t> device_levels(levels);
  const DeviceArray<vec3ui> device_axes(axes);
  const DeviceArray<vec3ui> device_projected(projected);
  const DeviceArray<uint32_t> device_output(output);
  const int blocks = std::min((n + threads - 1) / threads, most_blocks);
  const auto launch_once = [&] {
#ifdef __CUDACC__
    remap_points<<<blocks, threads>>>(n, device_points.data(), drift, device_levels.data(),
                                      num_taps, device_axes.data(), device_projected.data(),
                                      device_output.data(), pitch, base);
#else
    launch_shuffled_on_cpu(blocks, threads, [&] {
      remap_points(n, device_points.data(), drift, device_levels.data(), num_taps,
                   device_axes.data(), device_projected.data(), device_output.data(), pitch, base);
    });
#endif
    CUDA_CHECK(cudaGetLastError());
  };
  launch_once();
  CUDA_CHECK(cudaDeviceSynchronize());
  device_projected.copy_to(projected);
  device_output.copy_to(output);
  if (repeats == 0) return 0.0f;

  cudaEvent_t start, stop;
  CUDA_CHECK(cudaEventCreate(&start));
  CUDA_CHECK(cudaEventCreate(&stop));
  CUDA_CHECK(cudaEventRecord(start));
  for (int k = 0; k < repeats; ++k) launch_once();
  CUDA_CHECK(cudaEventRecord(stop));
  CUDA_CHECK(cudaEventSynchronize(stop));
  float milliseconds = 0.0f;
  CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
  CUDA_CHECK(cudaEventDestroy(start));
  CUDA_CHECK(cudaEventDestroy(stop));
  return milliseconds / static_cast<float>(repeats);
}

// Numbers of the kernel, around which inputs make a difference.
constexpr double kNumbers[] = {0.0, 1.0, 3.0, 4.0, 11.0, 12.0, 14.0, 17.0};

// SplitMix64: the same inputs from a seed everywhere.
class Random {
 public:
  // `varied`: not only values from all over their range.
  Random(uint64_t seed, bool varied) : state_(seed), varied_(varied) {}

  // Chooses how the next values lie in [lo, hi]: anywhere, close together, at the ends and in the
  // middle, or where the kernel's own numbers are.
  void choose(double lo, double hi) {
    if (!varied_) return;
    manner_ = static_cast<Manner>(bits() % 4);
    const double width = unit();
    width_ = width * width * width * (hi - lo);
    start_ = lo + std::clamp(1.5 * unit() - 0.25, 0.0, 1.0) * (hi - lo - width_);
  }

  // A value in [lo, hi]. Only whole numbers are at a chosen place, others near it: on a GPU, which
  // rounds otherwise, a condition may turn there.
  template <typename T>
  T draw(double lo, double hi) {
    constexpr bool kWhole = std::is_integral_v<T>;
    const double at = unit();
    const uint64_t pick = bits();
    const double off = kWhole ? 0.0 : 0.01 * at * (hi - lo);
    double value = lo + at * (hi - lo + (kWhole ? 1.0 : 0.0));
    if (manner_ == kAnywhere) {
      if (pick % 16 == 0) value = pick % 32 == 0 ? lo : hi;
    } else if (manner_ == kClose) {
      value = start_ + at * width_;
    } else if (manner_ == kEnds) {
      const double ends[] = {lo + off, hi - off, off, lo + 0.5 * (hi - lo) + off};
      value = ends[pick % 4];
    } else if (pick % 4 != 0) {
      // The next one that lies between them.
      for (size_t k = 0; k < std::size(kNumbers); ++k) {
        double own = kNumbers[(pick / 16 + k) % std::size(kNumbers)];
        if (lo < 0.0 && pick % 8 < 4) own = -own;
        if (own < lo || own > hi) continue;
        value = own + (pick % 16 < 8 ? off : -off);
        break;
      }
    }
    value = std::clamp(kWhole ? std::floor(value) : value, lo, hi);
    if constexpr (kWhole) return static_cast<T>(value);
    return static_cast<T>(static_cast<float>(value));
  }

  // One that is by itself.
  template <typename T>
  T single(double lo, double hi) {
    choose(lo, hi);
    return draw<T>(lo, hi);
  }

 private:
  enum Manner {
    kAnywhere,
    kClose,
    kEnds,
    kOwnNumbers
  };

  uint64_t bits() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  double unit() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

  uint64_t state_;
  bool varied_;
  Manner manner_ = kAnywhere;
  double start_ = 0.0, width_ = 0.0;
};

// Fills memory that holds `count` scalars of type T.
template <typename T>
void fill(Random& random, void* memory, size_t count, double lo, double hi) {
  T* values = static_cast<T*>(memory);
  random.choose(lo, hi);
  for (size_t i = 0; i < count; ++i) values[i] = random.draw<T>(lo, hi);
}

// What memory that the kernel only writes holds before it: a number that no result is.
template <typename T>
void fill_unwritten(void* memory, size_t count) {
  T value{};
  if constexpr (std::is_integral_v<T>) {
    value = static_cast<T>(0x5bd1e995);
  } else {
    value = static_cast<T>(-31344.0f);
  }
  std::fill_n(static_cast<T*>(memory), count, value);
}

// Whether two arrays agree: |actual - expected| <= tolerance * (1 + |expected|) in every scalar; of
// integers the tolerance is 0. Notes the largest error relative to 1 + |expected|.
template <typename T>
bool compare(const char* name, const void* actual, const void* expected, size_t count,
             double tolerance, double& largest) {
  const T* a = static_cast<const T*>(actual);
  const T* e = static_cast<const T*>(expected);
  size_t wrong = 0;
  for (size_t i = 0; i < count; ++i) {
    const double x = static_cast<double>(a[i]);
    const double y = static_cast<double>(e[i]);
    if (x == y || (std::isnan(x) && std::isnan(y))) continue;
    const double error = std::fabs(x - y) / (1.0 + std::fabs(y));
    if (!(error <= largest)) largest = error;
    if (error <= tolerance) continue;
    if (wrong++ == 0) std::printf("%s[%zu] is %.9g, expected %.9g\n", name, i, x, y);
  }
  return wrong == 0;
}

// One array as a member of a JSON object.
template <typename T>
void dump(std::FILE* file, const char* name, const void* memory, size_t count) {
  const T* values = static_cast<const T*>(memory);
  std::fprintf(file, ",\n  \"%s\": [", name);
  for (size_t i = 0; i < count; ++i) {
    if (i > 0) std::fputs(", ", file);
    if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
      std::fprintf(file, "%lld", static_cast<long long>(values[i]));
    } else if constexpr (std::is_integral_v<T>) {
      std::fprintf(file, "%llu", static_cast<unsigned long long>(values[i]));
    } else {
      const double value = static_cast<double>(values[i]);
      if (std::isfinite(value)) {
        std::fprintf(file, "%.17g", value);
      } else {
        const char* sign = value < 0.0 ? "-" : "";
        std::fprintf(file, "%s%s", sign, std::isnan(value) ? "NaN" : "Infinity");
      }
    }
  }
  std::fputs("]", file);
}

// Whether the whole text is a number, which goes to `value`.
template <typename T>
bool read_number(const char* text, T& value) {
  const char* end = text + std::strlen(text);
  const auto [last, error] = std::from_chars(text, end, value);
  return error == std::errc() && last == end;
}

// Threads of a block, which differ from round to round.
constexpr int kBlockSizes[] = {kThreads, 96, 32};

// One round: inputs from a seed, the kernel, the reference, and whether they agree. Writes inputs
// and outputs to `file`, if there is one.
bool check(int size, uint64_t seed, int round, std::FILE* file, bool bench, double& largest) {
  const int n = size;

  Random random(seed + round, round > 0);
  vec3ui drift{};
  fill<uint32_t>(random, &drift, 3, 1.0, 12.0);
  const int num_taps = random.single<int>(1.0, 7.0);
  const int pitch = random.single<int>(0.0, 100.0);
  const uint32_t base = random.single<uint32_t>(0.0, 200.0);
  std::vector<vec3ui> points(n);
  fill<uint32_t>(random, points.data(), points.size() * 3, 0.0, 63.0);
  std::vector<uint32_t> levels(n);
  fill<uint32_t>(random, levels.data(), levels.size(), 0.0, 200.0);
  std::vector<vec3ui> axes(n);
  fill<uint32_t>(random, axes.data(), axes.size() * 3, 1.0, 12.0);
  std::vector<vec3ui> projected(n);
  fill_unwritten<uint32_t>(projected.data(), projected.size() * 3);
  std::vector<uint32_t> output(n);
  fill_unwritten<uint32_t>(output.data(), output.size());
  std::vector<vec3ui> projected_expected = projected;
  std::vector<uint32_t> output_expected = output;

  if (file != nullptr) {
    std::fprintf(file, "{\n  \"launch\": [%d]", n);
    dump<uint32_t>(file, "in.points", points.data(), points.size() * 3);
    dump<uint32_t>(file, "in.drift", &drift, 1 * 3);
    dump<uint32_t>(file, "in.levels", levels.data(), levels.size());
    dump<int>(file, "in.num_taps", &num_taps, 1);
    dump<uint32_t>(file, "in.axes", axes.data(), axes.size() * 3);
    dump<uint32_t>(file, "in.projected", projected.data(), projected.size() * 3);
    dump<uint32_t>(file, "in.output", output.data(), output.size());
    dump<int>(file, "in.pitch", &pitch, 1);
    dump<uint32_t>(file, "in.base", &base, 1);
  }

  const int threads = kBlockSizes[round % 3];
  // Now and then so few blocks that they take several elements each.
  const int most_blocks = round % 4 == 2 ? std::clamp(n / threads / 2, 1, 2) : kMaxBlocks;
  const float milliseconds = run_remap_points(n, points, drift, levels, num_taps, axes, projected,
                                              output, pitch, base, threads, most_blocks,
                                              bench ? 100 : 0);
  const auto start = std::chrono::steady_clock::now();
  remap_points_reference(n, points.data(), drift, levels.data(), num_taps, axes.data(),
                         projected_expected.data(), output_expected.data(), pitch, base);
  const std::chrono::duration<double, std::milli> cpu = std::chrono::steady_clock::now() - start;

  if (file != nullptr) {
    dump<uint32_t>(file, "out.projected", projected.data(), projected.size() * 3);
    dump<uint32_t>(file, "out.output", output.data(), output.size());
    std::fputs("\n}\n", file);
  }
  if (bench) {
    size_t bytes = 0;
    bytes += points.size() * sizeof(vec3ui);
    bytes += levels.size() * sizeof(uint32_t);
    bytes += axes.size() * sizeof(vec3ui);
    bytes += projected.size() * sizeof(vec3ui);
    bytes += output.size() * sizeof(uint32_t);
    const double seconds = 1e-3 * static_cast<double>(milliseconds);
    std::printf("kernel %.4f ms, %.2f GB/s; one CPU thread %.4f ms\n",
                static_cast<double>(milliseconds), 1e-9 * static_cast<double>(bytes) / seconds,
                cpu.count());
  }
  bool ok = true;
  ok &= compare<uint32_t>("projected", projected.data(), projected_expected.data(),
                          projected.size() * 3, 0.0, largest);
  ok &= compare<uint32_t>("output", output.data(), output_expected.data(), output.size(), 0.0,
                          largest);
  return ok;
}

int main(int argc, char** argv) {
  int size = 256;
  uint64_t seed = 1;
  const char* dump_path = nullptr;
  bool bench = false;
  int only = -1;
  int position = 0;
  for (int k = 1; k < argc; ++k) {
    if (std::strcmp(argv[k], "--dump") == 0 && k + 1 < argc) {
      dump_path = argv[++k];
    } else if (std::strcmp(argv[k], "--round") == 0 && k + 1 < argc) {
      if (!read_number(argv[++k], only) || only < 0) only = kRounds;
    } else if (std::strcmp(argv[k], "--bench") == 0) {
      bench = true;
    } else if (position == 0 && read_number(argv[k], size)) {
      ++position;
    } else if (position == 1 && read_number(argv[k], seed)) {
      ++position;
    } else {
      std::fprintf(stderr, "usage: %s [SIZE] [SEED] [--round N] [--dump FILE] [--bench]\n",
                   argv[0]);
      return 2;
    }
  }
  const int most = bench ? 100000000 : 1024;
  if (size < 1 || size > most) {
    std::fprintf(stderr, "SIZE is from 1 to %d%s\n", most, bench ? "" : "; --bench takes more");
    return 2;
  }
  if (only >= kRounds) {
    std::fprintf(stderr, "the number of a round is from 0 to %d\n", kRounds - 1);
    return 2;
  }
  std::FILE* file = nullptr;
  if (dump_path != nullptr) {
    file = std::fopen(dump_path, "w");
    if (file == nullptr) {
      std::perror(dump_path);
      return 2;
    }
  }

  // Several rounds, for inputs of several kinds, every other one of a few elements.
  // The first goes to the file.
  const int first = std::max(only, 0);
  const int last = bench || only >= 0 ? first : kRounds - 1;
  double largest = 0.0;
  bool ok = true;
  for (int round = first; round <= last && ok; ++round) {
    const int now = round % 2 == 0 ? size : std::min(size, 1 + round);
    ok = check(now, seed, round, round == first ? file : nullptr, bench, largest);
  }
  if (file != nullptr && std::fclose(file) != 0) {
    std::perror(dump_path);
    return 2;
  }
  std::printf("largest error %.3g: %s\n", largest, ok ? "PASS" : "FAIL");
  return ok ? 0 : 1;
}
