// The threads of a launch on several cores: which kernels have them, and that nothing comes out
// differently.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

#include "support/parse_kernel.h"
#include "weft/eval/named_arrays.h"
#include "weft/lower/lower.h"

namespace weft::eval {
namespace {

constexpr std::uint32_t kSide = 128, kThreads = kSide * kSide;

// Numbers that are not all alike.
NamedArray numbers(const Parameter& p) {
  NamedArray out{p.name, p.scalar, {}, {}};
  for (int d = 0; d < p.ndim; ++d) out.shape.push_back(p.ndim == 1 ? kThreads : kSide);
  out.shape.insert(out.shape.end(), p.components.begin(), p.components.end());
  const auto count = static_cast<std::size_t>(out.count());
  for (std::size_t i = 0; i < count; ++i) {
    const auto n = static_cast<std::int32_t>(i * 2654435761u >> 8) % 1000;
    const float x = static_cast<float>(n) / 64.0f;
    const void* from = p.scalar == Scalar::Float32 ? static_cast<const void*>(&x) : &n;
    const auto* bytes = static_cast<const std::byte*>(from);
    out.data.insert(out.data.end(), bytes, bytes + scalar_size(p.scalar));
  }
  return out;
}

// A kernel of the text, with arrays of kThreads elements in one dimension and kSide x kSide in two.
class Threads : public testing::Test {
 protected:
  struct Outcome {
    bool went_through = false, on_cores = false;
    std::uint64_t steps = 0;
    std::vector<std::vector<std::byte>> arrays;
    std::vector<std::uint8_t> conditions;
    std::vector<std::string> findings;
    std::string output;

    bool same(const Outcome& b) const {
      return went_through == b.went_through && steps == b.steps && arrays == b.arrays &&
             conditions == b.conditions && findings == b.findings && output == b.output;
    }
  };

  void SetUp() override {
    options_.limits.steps = 100'000'000;
    options_.steps_alone = 0;
  }

  Outcome run(const std::string& source, std::vector<std::uint32_t> dims, unsigned jobs,
              Order order = Order::Ascending) {
    Outcome out;
    Tree tree = parse_module("import warp as wp\n" + source);
    Lowerer lowerer;
    Lowered lowered;
    hir::Program program;
    LowerOptions lowering;
    lowering.only_cpu = true;
    const Status done = lowerer.lower(tree, only_kernel(tree), lowering, lowered, &program);
    EXPECT_TRUE(done) << source << done.error().render();
    if (!done) return out;
    options_.jobs = jobs;
    NamedLaunch launch;
    const Status prepared = launch.prepare(program, options_);
    EXPECT_TRUE(prepared) << prepared.error().render();
    if (!prepared) return out;
    std::vector<NamedArray> inputs;
    for (const Parameter& p : launch.parameters()) inputs.push_back(numbers(p));
    const Status bound = launch.bind(inputs);
    EXPECT_TRUE(bound) << bound.error().render();
    out.went_through = launch.launch(dims, order);
    const Evaluator& e = launch.evaluator();
    out.on_cores = e.ran_on_cores();
    out.steps = e.steps();
    for (const NamedArray& a : launch.arrays()) out.arrays.push_back(a.data);
    out.conditions.assign(e.conditions().begin(), e.conditions().end());
    for (const Finding& f : e.findings())
      out.findings.push_back(std::string(fault_id(f.fault)) + " " + std::to_string(f.node.v) + " " +
                             std::to_string(f.thread[0]) + "," + std::to_string(f.thread[1]) + " " +
                             f.message());
    out.output = e.output();
    return out;
  }

  // Whether the kernel takes several cores; what comes out is held against one core.
  bool takes_cores(const std::string& source, std::vector<std::uint32_t> dims = {kThreads}) {
    const Outcome one = run(source, dims, 1), several = run(source, dims, 3);
    EXPECT_FALSE(one.on_cores);
    EXPECT_TRUE(one.went_through) << (one.findings.empty() ? "" : one.findings[0]);
    EXPECT_TRUE(one.same(several)) << source;
    return several.on_cores;
  }
  bool takes_cores_2d(const std::string& source) { return takes_cores(source, {kSide, kSide}); }

  Options options_;
};

constexpr const char* kX =
    "@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n";
constexpr const char* kX2 =
    "@wp.kernel\ndef k(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):\n";

std::string body(const char* head, const char* lines) { return std::string(head) + lines; }

TEST_F(Threads, OwnElements) {
  EXPECT_TRUE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = wp.sin(x[i]) + float(i)\n")));
  EXPECT_TRUE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = y[i] + x[(i + 1) % 100]\n")));
  EXPECT_TRUE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] += x[i]\n")));
  EXPECT_TRUE(takes_cores(body(kX, "  i = wp.tid()\n  k = i\n  y[k] = x[i]\n  x[i] = y[k]\n")));
  EXPECT_TRUE(takes_cores(body(kX, "  i = wp.int64(wp.tid())\n  y[i] = x[i]\n")));
  EXPECT_TRUE(takes_cores(body(kX,
                               "  i = wp.tid()\n  s = wp.rand_init(7, i)\n"
                               "  y[i] = wp.randf(s) + wp.randf(s)\n")));
}

TEST_F(Threads, ReturnsAndLoops) {
  EXPECT_TRUE(takes_cores(body(kX,
                               "  i = wp.tid()\n  if x[i] > 7.0:\n    return\n"
                               "  for j in range(i % 20):\n    y[i] = y[i] * 0.5 + x[j]\n")));
  EXPECT_TRUE(takes_cores(body(kX,
                               "  i = wp.tid()\n  n = int(0)\n"
                               "  while n < 5:\n    n += 1\n    if x[i] < 3.0:\n      break\n"
                               "  y[i] = float(n)\n")));
}

TEST_F(Threads, ElementsOfTwoDimensions) {
  EXPECT_TRUE(takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  y[i, j] = x[j, i]\n")));
  EXPECT_TRUE(takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  y[j, i] = y[j, i] + x[i, j]\n")));
  // One thread for each row.
  EXPECT_TRUE(takes_cores(body(kX2,
                               "  i = wp.tid()\n  if i < 128:\n    row = y[i]\n"
                               "    for j in range(128):\n      row[j] = row[j] + x[j, i]\n")));
  EXPECT_TRUE(takes_cores(
      "@wp.kernel\ndef k(y: wp.array2d(dtype=float)):\n  i, j = wp.tid()\n  if i < 128:\n"
      "    y[i, i] = y[i, 3] + 1.0\n",
      {kThreads, 1}));
}

TEST_F(Threads, StructsAndComponents) {
  constexpr const char* kStructs =
      "@wp.struct\nclass P:\n  v: wp.vec3\n  m: float\n"
      "@wp.struct\nclass S:\n  a: wp.array(dtype=P)\n  b: wp.array(dtype=float)\n  k: float\n"
      "@wp.kernel\ndef k(p: wp.array(dtype=P), s: S, w: wp.array(dtype=wp.mat22)):\n"
      "  i = wp.tid()\n";
  EXPECT_TRUE(takes_cores(body(kStructs,
                               "  p[i].v[1] = 2.0\n  p[i].m = p[i].v[0]\n"
                               "  p[i].v += wp.vec3(s.k)\n")));
  EXPECT_TRUE(takes_cores(body(kStructs, "  s.a[i].v[2] = s.b[i]\n  s.b[i] = s.a[i].m\n")));
  EXPECT_TRUE(takes_cores(body(kStructs, "  q = p[i]\n  q.m = 3.0\n  s.a[i] = q\n")));
  EXPECT_TRUE(takes_cores(body(kStructs, "  b = s.b\n  b[i] = 1.0\n  w[i][0, 1] = b[i]\n")));
  EXPECT_TRUE(takes_cores(body(kStructs, "  t = s\n  t.b[i] = p[0].m\n")));
  EXPECT_FALSE(takes_cores(body(kStructs, "  s.a[i].v[2] = s.a[i // 2].m\n")));
  EXPECT_FALSE(takes_cores(body(kStructs, "  b = s.b\n  b[i] = s.b[0]\n")));
}

TEST_F(Threads, FunctionsWithArrays) {
  constexpr const char* kFunctions =
      "@wp.func\ndef put(a: wp.array(dtype=float), i: int, v: float):\n"
      "  if v < 0.0:\n    return\n  a[i] = v\n"
      "@wp.func\ndef both(a: wp.array(dtype=float), i: int):\n  put(a, i, a[i] * 2.0)\n"
      "  return a[i]\n";
  const std::string head = std::string(kFunctions) + kX;
  EXPECT_TRUE(takes_cores(head + "  i = wp.tid()\n  put(y, i, x[i])\n  put(y, i, both(x, i))\n"));
  EXPECT_FALSE(takes_cores(head + "  i = wp.tid()\n  put(y, 0, x[i])\n"));
  EXPECT_FALSE(takes_cores(head + "  i = wp.tid()\n  put(y, i, x[i])\n  put(y, i // 2, x[i])\n"));
  EXPECT_FALSE(takes_cores(head + "  i = wp.tid()\n  put(y, i, both(y, 3))\n"));
}

TEST_F(Threads, OrderMatters) {
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = y[i // 2] + 1.0\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i // 2] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[0] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[-1] = x[i]\n  y[i] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  wp.atomic_add(y, 0, x[i])\n")));
  EXPECT_FALSE(takes_cores(body(kX,
                                "  i = wp.tid()\n  y[i] = x[i]\n"
                                "  if i < 3:\n    wp.printf(\"%d\\n\", i)\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = x[i]\n  if i < 3:\n    print(i)\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = x[i]\n  wp.expect_eq(i, i)\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = float(wp.lower_bound(y, x[i]))\n")));
}

TEST_F(Threads, IndicesThatAreNotTheThreads) {
  EXPECT_FALSE(takes_cores(body(kX,
                                "  i = wp.tid()\n  k = i\n  if x[i] > 5.0:\n    k = 0\n"
                                "  y[k] = x[i]\n")));
  // A variable that a region may leave unset is zero.
  EXPECT_FALSE(takes_cores(body(kX,
                                "  i = wp.tid()\n  for j in range(i % 3):\n    i = 7\n"
                                "  y[i] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  if x[0] > 5.0:\n    j = wp.tid()\n  y[j] = y[j] + 1.0\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  i += 1\n  i -= 1\n  y[i] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.int8(wp.tid())\n  y[wp.int32(i) & 15] = x[3]\n")));
}

TEST_F(Threads, PermutedAndMissingDimensions) {
  EXPECT_FALSE(takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  y[i, j] = y[j, i] + 1.0\n")));
  EXPECT_FALSE(
      takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  y[i, j] = 1.0\n  y[j, i] = x[i, j]\n")));
  EXPECT_FALSE(takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  y[i, 0] = x[i, j]\n")));
  // The launch has a dimension that the kernel does not ask for.
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  y[i] = y[i] + x[i]\n"), {kThreads, 2}));
}

TEST_F(Threads, ViewsAndIndexedArrays) {
  EXPECT_FALSE(takes_cores_2d(body(kX2, "  i, j = wp.tid()\n  row = y[j]\n  row[i] = y[i, j]\n")));
  EXPECT_FALSE(takes_cores(body(kX, "  i = wp.tid()\n  part = y[0:9]\n  part[i % 9] = x[i]\n")));
  EXPECT_FALSE(takes_cores(body(kX,
                                "  i = wp.tid()\n  a = y\n  if x[i] > 2.0:\n    a = x\n"
                                "  a[i] = 1.0\n")));
  EXPECT_FALSE(
      takes_cores("@wp.kernel\ndef k(x: wp.indexedarray(dtype=float), y: wp.array(dtype=float)):\n"
                  "  i = wp.tid()\n  x[i % 9] = y[i]\n"));
}

TEST_F(Threads, ArraysOfTheKernelsOwn) {
  EXPECT_TRUE(takes_cores(body(kX,
                               "  i = wp.tid()\n  a = wp.zeros(shape=4, dtype=float)\n"
                               "  a[i % 4] = x[i]\n  y[i] = a[0] + a[1]\n")));
}

TEST_F(Threads, ChecksAndTracesAndShortLaunchesTakeOneCore) {
  const std::string source = body(kX, "  i = wp.tid()\n  y[i] = x[i]\n");
  EXPECT_FALSE(run(source, {1}, 3).on_cores);
  EXPECT_TRUE(run(source, {2}, 3).on_cores);
  EXPECT_TRUE(run(source, {kThreads}, 3).on_cores);
  EXPECT_FALSE(run(source, {kThreads}, 3, Order::Descending).on_cores);
  options_.steps_alone = 2'000'000;
  EXPECT_FALSE(run(source, {kThreads}, 3).on_cores);
  options_.steps_alone = 50'000;
  EXPECT_TRUE(run(source, {kThreads}, 3).on_cores);
  options_.checks = true;
  EXPECT_FALSE(run(source, {kThreads}, 3).on_cores);
  options_.checks = false;
  options_.traces = true;
  EXPECT_FALSE(run(source, {kThreads}, 3).on_cores);
}

TEST_F(Threads, ArgumentsThatAreOneArray) {
  const std::string source = body(kX, "  i = wp.tid()\n  y[i] = x[(i + 1) % 16384]\n");
  Tree tree = parse_module("import warp as wp\n" + source);
  Lowerer lowerer;
  Lowered lowered;
  hir::Program program;
  LowerOptions lowering;
  lowering.only_cpu = true;
  ASSERT_TRUE(lowerer.lower(tree, only_kernel(tree), lowering, lowered, &program));
  Options options;
  options.jobs = 3;
  options.steps_alone = 0;
  Evaluator e;
  ASSERT_TRUE(e.prepare(program, options));
  const std::int32_t shape[] = {kThreads};
  const std::uint32_t dims[] = {kThreads};
  const Type type = program.kernel.value(program.kernel.arguments_in[0]).type;
  const Result<ArrayId> a = e.add_array(type, shape), b = e.add_array(type, shape);
  ASSERT_TRUE(a && b);
  e.set_array(e.argument(0), *a);
  e.set_array(e.argument(1), *b);
  EXPECT_TRUE(e.launch(dims));
  EXPECT_TRUE(e.ran_on_cores());
  e.set_array(e.argument(1), *a);
  EXPECT_TRUE(e.launch(dims));
  EXPECT_FALSE(e.ran_on_cores());
}

// --- launches that end ---

TEST_F(Threads, TheFirstFaultIsFound) {
  const auto source = [](const char* fault, const char* condition) {
    return body(kX, "  i = wp.tid()\n  y[i] = y[i] + 1.0\n  if ") + condition +
           ":\n    y[i] = " + fault + "\n";
  };
  for (const char* fault : {"x[i + 20000]", "float(i // (i - i))"}) {
    options_.steps_alone = 1000;
    EXPECT_TRUE(takes_cores(source(fault, "i < 0")));
    for (const char* condition :
         {"i == 0", "i == 300", "i > 9000", "i == 16383", "i % 7000 == 6999", "x[i] > 15.5"}) {
      const std::string kernel = source(fault, condition);
      for (const std::uint64_t alone : {0, 1000, 100'000}) {
        options_.steps_alone = alone;
        const Outcome one = run(kernel, {kThreads}, 1), several = run(kernel, {kThreads}, 3);
        EXPECT_FALSE(one.went_through);
        EXPECT_EQ(one.findings.size(), 1u);
        EXPECT_TRUE(one.same(several)) << kernel;
        EXPECT_FALSE(several.on_cores);
      }
    }
  }
}

TEST_F(Threads, StepsAreCountedTogether) {
  const std::string source = body(kX, "  i = wp.tid()\n  y[i] += x[i]\n");
  const std::uint64_t steps = run(source, {kThreads}, 1).steps;
  for (const std::uint64_t limit : {steps, steps - 1, steps / 2, std::uint64_t{5}}) {
    options_.limits.steps = limit;
    options_.steps_alone = limit / 3;
    const Outcome one = run(source, {kThreads}, 1), several = run(source, {kThreads}, 3);
    EXPECT_EQ(one.went_through, limit == steps);
    EXPECT_TRUE(one.same(several)) << limit;
    EXPECT_EQ(several.on_cores, limit == steps);
  }
  // A thread without an end.
  options_.limits.steps = 3'000'000;
  const std::string spins = body(kX, "  i = wp.tid()\n  while i == 9000:\n    y[i] += 1.0\n");
  EXPECT_TRUE(run(spins, {kThreads}, 1).same(run(spins, {kThreads}, 3)));
}

// A launch of blocks gives kernels that ask for it the thread in its block, which is 0 here,
// whatever a launch of more dimensions left.
TEST_F(Threads, TheThreadInItsBlockIsTheFirst) {
  Tree tree = parse_module(
      "import warp as wp\n@wp.kernel\ndef k(y: wp.array(dtype=float)):\n"
      "  i, lane = wp.tid()\n  y[i * 128 + lane] = 1.0\n");
  Lowerer lowerer;
  Lowered lowered;
  hir::Program program;
  ASSERT_TRUE(lowerer.lower(tree, only_kernel(tree), {}, lowered, &program));
  NamedLaunch launch;
  ASSERT_TRUE(launch.prepare(program, options_));
  const Parameter& y = launch.parameters()[0];
  NamedArray zeros = numbers(y);
  std::fill(zeros.data.begin(), zeros.data.end(), std::byte{0});
  const auto ones_of = [&](std::vector<std::uint32_t> dims) {
    std::vector<std::size_t> out;
    EXPECT_TRUE(launch.bind({zeros}));
    EXPECT_TRUE(launch.launch(dims, Order::Ascending));
    const std::vector<std::byte> data = launch.arrays()[0].data;
    for (std::size_t i = 0; i < data.size() / sizeof(float); ++i) {
      float x = 0;
      std::memcpy(&x, data.data() + i * sizeof(float), sizeof(float));
      if (x != 0) out.push_back(i);
    }
    return out;
  };
  EXPECT_EQ(ones_of({2, 3}), (std::vector<std::size_t>{0, 1, 2, 128, 129, 130}));
  EXPECT_EQ(ones_of({2}), (std::vector<std::size_t>{0, 128}));
}

TEST_F(Threads, AFullMemoryLeavesOneCore) {
  const std::string source = body(kX, "  i = wp.tid()\n  y[i] = x[i]\n");
  options_.limits.array_bytes = 2 * 4 * kThreads;
  EXPECT_FALSE(run(source, {kThreads}, 3).on_cores);
  options_.limits.array_bytes = 3 * 4 * kThreads;
  EXPECT_TRUE(run(source, {kThreads}, 3).on_cores);
}

TEST_F(Threads, ALaunchOnCoresIsStopped) {
  std::atomic<bool> stop = false;
  options_.stop = &stop;
  options_.limits.steps = ~std::uint64_t{0};
  for (const char* loop :
       {"  while i >= 0:\n    y[i] += 1.0\n", "  while i == 500:\n    y[i] += 1.0\n"}) {
    stop = false;
    std::thread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      stop = true;
    });
    const Outcome out = run(body(kX, "  i = wp.tid()\n") + loop, {kThreads}, 3);
    stopper.join();
    EXPECT_FALSE(out.went_through);
    EXPECT_TRUE(out.findings.empty());
  }
}

}  // namespace
}  // namespace weft::eval
