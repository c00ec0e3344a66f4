// Accumulates pooled from radii, stiffness and agents by a combination of steps with atomic_add,
// cos and max, one thread per element. It calls offset_grid.
//
//   make gather_radii && ./gather_radii [SIZE] [SEED] [--round N] [--dump FILE] [--bench]
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

// How far the kernel may be from the reference, relative to 1 + |expected|: the GPU contracts
// multiplications and additions, and has other math functions than the CPU. Run on the CPU both are
// the same code.
#if defined(__CUDACC__) || defined(__FP_FAST_FMA)
constexpr double kTolerance = 1e-4;
#else
constexpr double kTolerance = 1e-6;
#endif

struct mat33 {
  float m[3][3];
};

struct Params {
  float damping;
  mat33 stress;
  float width;
};

__host__ __device__ inline mat33 operator*(const mat33& a, float k) {
  mat33 r;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) r.m[i][j] = a.m[i][j] * k;
  }
  return r;
}

__host__ __device__ inline mat33 operator+(const mat33& a, const mat33& b) {
  mat33 r;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) r.m[i][j] = a.m[i][j] + b.m[i][j];
  }
  return r;
}

__host__ __device__ inline float offset_grid(float bias, float stiffness, float shift) {
  return 0.5f + 3.0f * stiffness + bias - shift;
}

__global__ void gather_radii(int n, const float* __restrict__ radii, float stiffness,
                             const Params* __restrict__ agents, int num_terms, mat33 stress,
                             int num_items, float* __restrict__ pooled) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    if (i >= num_items) {
      continue;
    }
    const float radii_i = radii[i];
    const mat33 jacobian = stress * 5.0f;
    const mat33 kernel_matrix = stress + agents[i].stress * radii_i;
    const float contribution = stiffness * kernel_matrix.m[0][0];
    const float correction = offset_grid(contribution, stiffness, jacobian.m[0][2]);
    const float scaled = correction * agents[i].damping;
    const float cosine = cosf(scaled / fmaxf(contribution, 1.0f));
    atomicAdd(&pooled[0], cosine * agents[i].width + float(num_terms));
  }
}

// The same on the CPU, one element after the other.
void gather_radii_reference(int n, const float* radii, float stiffness, const Params* agents,
                            int num_terms, mat33 stress, int num_items, float* pooled) {
  for (int i = 0; i < n; ++i) {
    if (i >= num_items) {
      continue;
    }
    const float radii_i = radii[i];
    const mat33 jacobian = stress * 5.0f;
    const mat33 kernel_matrix = stress + agents[i].stress * radii_i;
    const float contribution = stiffness * kernel_matrix.m[0][0];
    const float correction = offset_grid(contribution, stiffness, jacobian.m[0][2]);
    const float scaled = correction * agents[i].damping;
    const float cosine = cosf(scaled / fmaxf(contribution, 1.0f));
    pooled[0] += cosine * agents[i].width + float(num_terms);
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
float run_gather_radii(int n, const std::vector<float>& radii, float stiffness,
                       const std::vector<Params>& agents, int num_terms, const mat33& stress,
                       int num_items, std::vector<float>& pooled, int threads, int most_blocks,
                       int repeats) {
  const DeviceArray<float> device_radii(radii);
  const DeviceArray<Params> device_agents(agents);
  const DeviceArray<float> device_pooled(pooled);
  const int blocks = std::min((n + threads - 1) / threads, most_blocks);
  const auto launch_once = [&] {
#ifdef __CUDACC__
    gather_radii<<<blocks, threads>>>(n, device_radii.data(), stiffness, device_agents.data(),
                                      num_terms, stress, num_items, device_pooled.data());
#else
    launch_shuffled_on_cpu(blocks, threads, [&] {
      gather_radii(n, device_radii.data(), stiffness, device_agents.data(), num_terms, stress,
                   num_items, device_pooled.data());
    });
#endif
    CUDA_CHECK(cudaGetLastError());
  };
  launch_once();
  CUDA_CHECK(cudaDeviceSynchronize());
  device_pooled.copy_to(pooled);
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
constexpr double kNumbers[] = {0.0, 0.5, 1.0, 2.0, 3.0, 5.0};

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

// One field of every struct of an array.
template <typename Out, typename Field, typename T>
std::vector<Out> member(const std::vector<T>& values, Field T::*field) {
  std::vector<Out> out;
  for (const T& value : values) out.push_back(static_cast<Out>(value.*field));
  return out;
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
  const float stiffness = random.single<float>(0.0, 1.0);
  const int num_terms = random.single<int>(1.0, 6.0);
  mat33 stress{};
  fill<float>(random, &stress, 9, -2.0, 2.0);
  const int num_items = round % 4 == 3 ? random.single<int>(1.0, n) : n;
  std::vector<float> radii(n);
  fill<float>(random, radii.data(), radii.size(), -2.0, 2.0);
  std::vector<Params> agents(n);
  for (Params& value : agents) {
    value.damping = random.single<float>(0.0, 1.0);
    fill<float>(random, &value.stress, 9, -2.0, 2.0);
    value.width = random.single<float>(-1.0, 1.0);
  }
  std::vector<float> pooled(5);
  fill<float>(random, pooled.data(), pooled.size(), -1.0, 1.0);
  std::vector<float> pooled_expected = pooled;

  if (file != nullptr) {
    std::fprintf(file, "{\n  \"launch\": [%d]", n);
    dump<float>(file, "in.radii", radii.data(), radii.size());
    dump<float>(file, "in.stiffness", &stiffness, 1);
    dump<float>(file, "in.agents.damping", member<float>(agents, &Params::damping).data(),
                agents.size());
    dump<float>(file, "in.agents.stress", member<mat33>(agents, &Params::stress).data(),
                agents.size() * 9);
    dump<float>(file, "in.agents.width", member<float>(agents, &Params::width).data(),
                agents.size());
    dump<int>(file, "in.num_terms", &num_terms, 1);
    dump<float>(file, "in.stress", &stress, 1 * 9);
    dump<int>(file, "in.num_items", &num_items, 1);
    dump<float>(file, "in.pooled", pooled.data(), pooled.size());
  }

  const int threads = kBlockSizes[round % 3];
  // Now and then so few blocks that they take several elements each.
  const int most_blocks = round % 4 == 2 ? std::clamp(n / threads / 2, 1, 2) : kMaxBlocks;
  const float milliseconds = run_gather_radii(n, radii, stiffness, agents, num_terms, stress,
                                              num_items, pooled, threads, most_blocks,
                                              bench ? 100 : 0);
  const auto start = std::chrono::steady_clock::now();
  gather_radii_reference(n, radii.data(), stiffness, agents.data(), num_terms, stress, num_items,
                         pooled_expected.data());
  const std::chrono::duration<double, std::milli> cpu = std::chrono::steady_clock::now() - start;

  if (file != nullptr) {
    dump<float>(file, "out.pooled", pooled.data(), pooled.size());
    std::fputs("\n}\n", file);
  }
  if (bench) {
    size_t bytes = 0;
    bytes += radii.size() * sizeof(float);
    bytes += agents.size() * sizeof(Params);
    bytes += 2 * pooled.size() * sizeof(float);
    const double seconds = 1e-3 * static_cast<double>(milliseconds);
    std::printf("kernel %.4f ms, %.2f GB/s; one CPU thread %.4f ms\n",
                static_cast<double>(milliseconds), 1e-9 * static_cast<double>(bytes) / seconds,
                cpu.count());
  }
  bool ok = true;
  ok &= compare<float>("pooled", pooled.data(), pooled_expected.data(), pooled.size(), kTolerance,
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
