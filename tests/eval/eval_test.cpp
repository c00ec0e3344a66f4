// The evaluator on small kernels: values, faults, derivatives, and what it refuses. That its values
// are Warp's, bit for bit, is checked on generated rows by test_values.py.
#include "weft/eval/named_arrays.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "support/parse_kernel.h"
#include "weft/lower/lower.h"

namespace weft::eval {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

template <class T>
NamedArray array_of(std::string name, Scalar scalar, std::vector<std::int64_t> shape,
                    const std::vector<T>& numbers) {
  NamedArray out{std::move(name), scalar, std::move(shape), {}};
  out.data.resize(numbers.size() * sizeof(T));
  std::memcpy(out.data.data(), numbers.data(), out.data.size());
  return out;
}
NamedArray floats(std::string name, const std::vector<float>& numbers) {
  return array_of(std::move(name), Scalar::Float32, {static_cast<std::int64_t>(numbers.size())},
                  numbers);
}
NamedArray ints(std::string name, const std::vector<std::int32_t>& numbers) {
  return array_of(std::move(name), Scalar::Int32, {static_cast<std::int64_t>(numbers.size())},
                  numbers);
}
NamedArray number(std::string name, std::int32_t value) {
  return array_of<std::int32_t>(std::move(name), Scalar::Int32, {}, {value});
}

class Evaluation : public testing::Test {
 protected:
  Status prepare(const std::string& source, Options options = {}) {
    tree_ = parse_module("import warp as wp\n" + source);
    LowerOptions lowering;
    lowering.only_cpu = true;
    WEFT_RETURN_IF_ERROR(lowerer_.lower(tree_, only_kernel(tree_), lowering, lowered_, &program_));
    return launch_.prepare(program_, options);
  }

  // The floats of an array after the launch.
  std::vector<float> run(const std::string& source, std::vector<NamedArray> inputs,
                         std::vector<std::uint32_t> dims, const std::string& of,
                         Options options = {}) {
    const Status prepared = prepare(source, options);
    EXPECT_TRUE(prepared) << prepared.error().render();
    if (!prepared) return {};
    const Status bound = launch_.bind(std::move(inputs));
    EXPECT_TRUE(bound) << bound.error().render();
    if (!bound) return {};
    launch_.launch(dims);
    for (const NamedArray& a : launch_.arrays()) {
      if (a.name != of) continue;
      std::vector<float> out(a.data.size() / sizeof(float));
      std::memcpy(out.data(), a.data.data(), a.data.size());
      return out;
    }
    ADD_FAILURE() << "no array " << of;
    return {};
  }

  // The ids of what was found.
  std::vector<std::string> faults_of(const std::string& source, std::vector<NamedArray> inputs,
                                     std::vector<std::uint32_t> dims, bool checks = true) {
    Options options;
    options.checks = checks;
    options.limits.steps = 100'000;
    const Status prepared = prepare(source, options);
    EXPECT_TRUE(prepared) << prepared.error().render();
    if (!prepared || !launch_.bind(std::move(inputs))) return {"not bound"};
    launch_.launch(dims);
    std::vector<std::string> out;
    for (const Finding& f : launch_.evaluator().findings()) out.emplace_back(fault_id(f.fault));
    return out;
  }

  Tree tree_;
  Lowerer lowerer_;
  Lowered lowered_;
  hir::Program program_;
  NamedLaunch launch_;
};

constexpr const char* kScale =
    "@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):\n"
    "  i = wp.tid()\n  if i >= n:\n    return\n  y[i] = x[i] * 2.0 + float(i)\n";

TEST_F(Evaluation, ThreadsWriteTheirElements) {
  EXPECT_THAT(
      run(kScale, {floats("x", {1, 2, 3}), floats("y", {9, 9, 9}), number("n", 2)}, {3}, "y"),
      ElementsAre(2, 5, 9));
}

TEST_F(Evaluation, LoopsBreakContinueAndCount) {
  const std::string source =
      "@wp.kernel\ndef k(y: wp.array(dtype=float), n: int):\n"
      "  s = float(0.0)\n"
      "  for i in range(n):\n    if i == 2:\n      continue\n    if i == 5:\n      break\n"
      "    s += float(i)\n"
      "  for i in range(3, 300, 100):\n    s += float(i)\n"
      "  k = int(0)\n  while k < 4:\n    k += 1\n    s += 0.5\n"
      "  y[0] = s\n";
  EXPECT_THAT(run(source, {floats("y", {0}), number("n", 9)}, {1}, "y"),
              ElementsAre(0 + 1 + 3 + 4 + 3 + 103 + 203 + 2));
}

TEST_F(Evaluation, FunctionsReturnSeveralValuesAndChangeArrays) {
  const std::string source =
      "@wp.func\ndef two(a: float):\n  if a > 1.0:\n    return a, a * 2.0\n  return 0.0, 1.0\n"
      "@wp.func\ndef put(y: wp.array(dtype=float), v: float):\n  y[1] = v\n"
      "@wp.kernel\ndef k(y: wp.array(dtype=float)):\n"
      "  p, q = two(3.0)\n  r, s = two(0.5)\n  y[0] = p + q + r + s\n  put(y, 7.0)\n";
  EXPECT_THAT(run(source, {floats("y", {0, 0})}, {1}, "y"), ElementsAre(10, 7));
}

TEST_F(Evaluation, StructsHoldFieldsAndArrays) {
  const std::string source =
      "@wp.struct\nclass S:\n  a: wp.vec3\n  w: wp.array(dtype=float)\n"
      "@wp.kernel\ndef k(s: S, t: wp.array(dtype=S), y: wp.array(dtype=float)):\n"
      "  v = s.a\n  v[1] = 5.0\n  y[0] = s.w[1] + v[1] + s.a[2]\n";
  const Status prepared = prepare(source);
  // An array of structs that hold arrays has no form as arrays of numbers.
  ASSERT_FALSE(prepared);
  EXPECT_EQ(prepared.error().code, DiagCode::EvalUnsupported);
  const std::string without =
      "@wp.struct\nclass S:\n  a: wp.vec3\n  w: wp.array(dtype=float)\n"
      "@wp.struct\nclass T:\n  b: float\n  c: wp.vec2\n"
      "@wp.kernel\ndef k(s: S, t: wp.array(dtype=T), y: wp.array(dtype=float)):\n"
      "  v = s.a\n  v[1] = 5.0\n  t[1].c[0] = 4.0\n"
      "  y[0] = s.w[1] + v[1] + s.a[2] + t[1].b + t[1].c[0]\n";
  EXPECT_THAT(run(without,
                  {array_of<float>("s.a", Scalar::Float32, {3}, {1, 2, 3}), floats("s.w", {10, 20}),
                   floats("t.b", {100, 200}),
                   array_of<float>("t.c", Scalar::Float32, {2, 2}, {1, 2, 3, 4}), floats("y", {0})},
                  {1}, "y"),
              ElementsAre(20 + 5 + 3 + 200 + 4));
}

TEST_F(Evaluation, ViewsAndPartsReachTheArray) {
  const std::string source =
      "@wp.kernel\ndef k(m: wp.array2d(dtype=float), y: wp.array(dtype=float)):\n"
      "  r = m[1]\n  r[0] = 8.0\n  s = y[1:3]\n  s[1] = m[1, 0] + float(m.shape[1])\n"
      "  y[-1] += 1.0\n";
  EXPECT_THAT(
      run(source,
          {array_of<float>("m", Scalar::Float32, {2, 2}, {1, 2, 3, 4}), floats("y", {0, 0, 0, 0})},
          {1}, "y"),
      ElementsAre(0, 0, 10, 1));
}

// --- faults
// ---------------------------------------------------------------------------------------

TEST_F(Evaluation, FaultsThatEndTheLaunch) {
  const auto body = [](const std::string& text) {
    return "@wp.kernel\ndef k(y: wp.array(dtype=float), z: wp.array(dtype=int), n: int):\n" + text;
  };
  const auto faults = [&](const std::string& text, std::int32_t n) {
    return faults_of(body(text), {floats("y", {1, 2}), ints("z", {3, 4}), number("n", n)}, {1},
                     false);
  };
  EXPECT_THAT(faults("  y[n] = 1.0\n", 2), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults("  y[n] = 1.0\n", -3), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults("  y[n] = 1.0\n", -2), ElementsAre());
  EXPECT_THAT(faults("  v = wp.vec2(1.0, 2.0)\n  y[0] = v[n]\n", 2),
              ElementsAre("component-out-of-bounds"));
  EXPECT_THAT(faults("  z[0] = 5 // n\n", 0), ElementsAre("division-by-zero"));
  EXPECT_THAT(faults("  z[0] = 5 % n\n", 0), ElementsAre("division-by-zero"));
  for (const char* text : {"  z[0] = n / -1\n", "  z[0] = n // z[1]\n", "  z[0] = n % -1\n"})
    EXPECT_THAT(faults(std::string("  z[1] = -1\n") + text, std::numeric_limits<int>::min()),
                ElementsAre("division-overflow"))
        << text;
  EXPECT_THAT(faults("  w = wp.int16(n)\n  z[0] = int(w / wp.int16(-1))\n", -32768), ElementsAre());
  EXPECT_THAT(faults("  assert n == 1\n", 0), ElementsAre("assert-failed"));
  EXPECT_THAT(faults("  a = wp.zeros(3, dtype=int)\n  a[n] = 1\n  z[0] = a[0]\n", 3),
              ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults("  i = int(0)\n  while i >= 0:\n    i = 1 - i\n  z[0] = i\n", 0),
              ElementsAre("too-many-steps"));
}

TEST_F(Evaluation, ListsOfIndicesReachIntoTheArray) {
  const std::string source =
      "@wp.kernel\ndef k(x: wp.indexedarray(dtype=float), y: wp.array(dtype=float)):\n"
      "  i = wp.tid()\n  y[i] = x[i]\n";
  const auto list = [](const std::vector<std::int32_t>& indices) {
    return ints("x.indices0", indices);
  };
  const NamedArray x = floats("x", {1, 2, 3}), y = floats("y", {0, 0});
  EXPECT_THAT(run(source, {x, list({2, 0}), y}, {2}, "y"), ElementsAre(3, 1));
  EXPECT_THAT(run(source, {x, y}, {2}, "y"), ElementsAre(1, 2));
  EXPECT_THAT(faults_of(source, {x, list({2}), y}, {2}), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults_of(source, {x, list({0, 3}), y}, {2}), ElementsAre("out-of-bounds"));
  EXPECT_EQ(launch_.evaluator().findings()[0].message(),
            "index 3 of an array whose dimension 0 has 3 elements");
  // A list has no negative indices.
  EXPECT_THAT(faults_of(source, {x, list({0, -1}), y}, {2}), ElementsAre("out-of-bounds"));
  ASSERT_TRUE(prepare(source));
  EXPECT_EQ(launch_.bind({x, floats("x.indices0", {0}), y}).error().code, DiagCode::EvalOtherType);
  EXPECT_EQ(launch_.bind({list({0}), y}).error().code, DiagCode::EvalMissing);
}

TEST_F(Evaluation, OutputIsBounded) {
  Options options;
  options.limits.output = 10;
  run("@wp.kernel\ndef k(y: wp.array(dtype=float)):\n  print(\"1234\")\n", {floats("y", {0})}, {3},
      "y", options);
  EXPECT_EQ(launch_.evaluator().output(), "1234\n1234\n\n[the kernel prints more than 10 bytes]\n");
  run("@wp.kernel\ndef k(y: wp.array(dtype=float)):\n  print(\"1234\")\n", {floats("y", {0})}, {1},
      "y");
  EXPECT_EQ(launch_.evaluator().output(), "1234\n");
}

TEST_F(Evaluation, FailedExpectationsAreNotedWithoutChecks) {
  const std::string source =
      "@wp.kernel\ndef k(y: wp.array(dtype=float)):\n  i = wp.tid()\n"
      "  wp.expect_eq(i, 1)\n  y[i] = 2.0\n";
  EXPECT_THAT(run(source, {floats("y", {0, 0, 0})}, {3}, "y"), ElementsAre(2, 2, 2));
  const std::vector<Finding>& found = launch_.evaluator().findings();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(fault_id(found[0].fault), "expect-failed");
  EXPECT_EQ(found[0].message(), "wp.expect_eq() fails: the value is 0, expected 1");
}

TEST_F(Evaluation, TilesStayWithinTheirElements) {
  const auto faults = [&](const std::string& text, std::int32_t n) {
    return faults_of("@wp.kernel\ndef k(y: wp.array(dtype=float), n: int):\n" + text,
                     {floats("y", {1, 2, 3, 4}), number("n", n)}, {1});
  };
  const std::string load = "  t = wp.tile_load(y, shape=4, offset=n)\n  y[0] = t[3]\n";
  EXPECT_THAT(faults(load, 2), ElementsAre());
  EXPECT_THAT(faults(load, -1), ElementsAre("out-of-bounds"));
  const std::string unchecked =
      "  t = wp.tile_load(y, shape=4, offset=n, bounds_check=False)\n  y[0] = t[3]\n";
  EXPECT_THAT(faults(unchecked, 0), ElementsAre());
  EXPECT_THAT(faults(unchecked, 1), ElementsAre("out-of-bounds"));
  const std::string made = "  t = wp.tile_zeros(shape=(2, 3), dtype=float)\n";
  EXPECT_THAT(faults(made + "  y[0] = t[n, 2]\n", 1), ElementsAre());
  EXPECT_THAT(faults(made + "  y[0] = t[n, 2]\n", 2), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults(made + "  y[0] = t[0, n]\n", -3), ElementsAre());
  EXPECT_THAT(faults(made + "  y[0] = t[0, n]\n", -4), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults(made + "  t[n, 0] = 1.0\n", 2), ElementsAre("out-of-bounds"));
  const std::string view =
      made + "  v = wp.tile_view(t, offset=(n, 0), shape=(1, 3))\n  y[0] = v[0, 0]\n";
  EXPECT_THAT(faults(view, 1), ElementsAre());
  EXPECT_THAT(faults(view, 2), ElementsAre("out-of-bounds"));
  EXPECT_THAT(
      faults(made + "  v = wp.tile_view(t, offset=(n, 1), shape=(2, 2))\n  y[0] = v[0, 0]\n", 1),
      ElementsAre("out-of-bounds"));
  const std::string assigned =
      made +
      "  u = wp.tile_ones(shape=(1, 2), dtype=float)\n  wp.tile_assign(t, u, offset=(1, n))\n";
  EXPECT_THAT(faults(assigned, 1), ElementsAre());
  EXPECT_THAT(faults(assigned, 2), ElementsAre("out-of-bounds"));
  EXPECT_THAT(faults("  t = wp.tile_ones(shape=(2, 2), dtype=float)\n"
                     "  wp.tile_matmul(t, wp.tile_transpose(t), t)\n",
                     0),
              ElementsAre("shared-tile"));
  EXPECT_THAT(faults("  t = wp.tile_zeros(shape=1000, dtype=float)\n"
                     "  for i in range(1000):\n    t = t + t\n",
                     0),
              ElementsAre("too-many-steps"));
}

TEST_F(Evaluation, FindingsNameTheirThreadAndValues) {
  faults_of(kScale, {floats("x", {1, 2, 3}), floats("y", {9, 9}), number("n", 3)}, {3});
  const std::vector<Finding>& found = launch_.evaluator().findings();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].message(), "index 2 of an array whose dimension 0 has 2 elements");
  EXPECT_EQ(found[0].thread[0], 2);
  EXPECT_TRUE(found[0].node.valid());
}

TEST_F(Evaluation, ChecksFindWhatGoesOn) {
  const auto kernel = [](const std::string& text) {
    return "@wp.kernel\ndef k(y: wp.array(dtype=float), z: wp.array(dtype=int), n: int):\n"
           "  i = wp.tid()\n" +
           text;
  };
  const auto faults = [&](const std::string& text, std::int32_t n) {
    return faults_of(kernel(text), {floats("y", {1, 2}), ints("z", {3, 4}), number("n", n)}, {2});
  };
  EXPECT_THAT(faults("  z[i] = n + i\n", 2147483647), ElementsAre("signed-overflow"));
  EXPECT_THAT(faults("  z[i] = int(y[i] * 1.0e20)\n", 0), ElementsAre("float-to-int"));
  EXPECT_THAT(faults("  z[i] = 1 << n\n", 32), ElementsAre("shift-range"));
  EXPECT_THAT(faults("  y[i] = 1.0 / float(n)\n", 0), ElementsAre("non-finite"));
  EXPECT_THAT(faults("  y[n - i] = 1.0\n", 0), ElementsAre("negative-index"));
  EXPECT_THAT(faults("  y[0] = 1.0\n", 0), ElementsAre("write-race"));
  EXPECT_THAT(faults("  if i == 0:\n    y[0] = 1.0\n  else:\n    z[1] = int(y[0])\n", 0),
              ElementsAre("read-race"));
  EXPECT_THAT(faults("  if i == 1:\n    y[0] = 1.0\n  else:\n    z[1] = int(y[0])\n", 0),
              ElementsAre("write-after-read"));
  // Atomics do not race with each other, but with everything else.
  const std::string add = "wp.atomic_add(y, 0, 1.0)\n";
  EXPECT_THAT(faults("  " + add, 0), ElementsAre());
  EXPECT_THAT(faults("  if i == 0:\n    y[0] = 5.0\n  " + add, 0), ElementsAre("write-race"));
  EXPECT_THAT(faults("  if i == 0:\n    " + add + "  else:\n    y[0] = 5.0\n", 0),
              ElementsAre("write-race"));
  EXPECT_THAT(faults("  if i == 0:\n    z[1] = int(y[0])\n  else:\n    " + add, 0),
              ElementsAre("write-after-read"));
  EXPECT_THAT(faults("  " + add + "  if i == 1:\n    z[1] = int(y[0])\n", 0),
              ElementsAre("read-race"));
  // Variables that a branch or a loop sets which does not run.
  const std::string branch = "  if n > 1:\n    s = y[i]\n  y[i] = s\n";
  EXPECT_THAT(faults(branch, 1), ElementsAre("unset"));
  EXPECT_THAT(faults(branch, 2), ElementsAre());
  EXPECT_THAT(faults("  for j in range(n):\n    s = float(j)\n  y[i] = s\n", 0),
              ElementsAre("unset"));
  EXPECT_THAT(faults("  for j in range(n):\n    s = float(j)\n  y[i] = s\n", 1), ElementsAre());
  // What two branches leave is set if the one that ran set it.
  const std::string both =
      "  if n > 0:\n    if n > 1:\n      s = y[i]\n  else:\n    s = 2.0\n  y[i] = s\n";
  EXPECT_THAT(faults(both, 0), ElementsAre());
  EXPECT_THAT(faults(both, 1), ElementsAre("unset"));
  EXPECT_THAT(faults(both, 2), ElementsAre());
  EXPECT_THAT(faults("  y[i] = y[i] * 2.0 if n > 1 else (y[0] if n > 0 else 3.0)\n", 0),
              ElementsAre());
  EXPECT_THAT(faults("  if n > 1:\n    return\n  else:\n    s = 3.0\n  y[i] = s\n", 0),
              ElementsAre());
  EXPECT_THAT(faults("  wp.atomic_add(y, 0, 1.0)\n", 0), ElementsAre());
  EXPECT_THAT(faults("  y[i] = y[i] + 1.0\n", 0), ElementsAre());
}

// --- derivatives
// ----------------------------------------------------------------------------------

TEST_F(Evaluation, GradientsFollowWritesInPlaceAndLoops) {
  const std::string source =
      "@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float), a: float):\n"
      "  i = wp.tid()\n  s = x[i]\n"
      "  for j in range(2):\n    s = s * s\n"  // x^4
      "  y[i] = y[i] * a + s\n";
  Options options;
  options.traces = true;
  ASSERT_TRUE(prepare(source, options));
  ASSERT_TRUE(launch_.bind(
      {floats("x", {1, 2}), floats("y", {3, 5}), array_of<float>("a", Scalar::Float32, {}, {7})}));
  const std::uint32_t dims[] = {2};
  ASSERT_TRUE(launch_.launch(dims));
  const std::vector<NamedArray> gradients = launch_.gradients();
  std::vector<double> all;
  for (const NamedArray& g : gradients) {
    EXPECT_EQ(g.scalar, Scalar::Float64);
    std::vector<double> part(g.data.size() / 8);
    std::memcpy(part.data(), g.data.data(), g.data.size());
    all.insert(all.end(), part.begin(), part.end());
  }
  EXPECT_THAT(all, ElementsAre(4, 32, 7, 7, 8));
  // A cotangent for nothing is no cotangent at all, and none given are ones.
  const auto none = launch_.gradients({});
  ASSERT_TRUE(none);
  EXPECT_EQ((*none)[0].data, std::vector<std::byte>((*none)[0].data.size()));
  const NamedArray wrong = floats("y", {1, 1});
  EXPECT_EQ(launch_.gradients({&wrong, 1}).error().code, DiagCode::EvalNoCotangent);
}

// --- what is refused
// ------------------------------------------------------------------------------

// Noise moves what rounds, and nothing else; a decision that it turns is doubtful.
TEST_F(Evaluation, NoiseShowsWhatRoundingDecides) {
  Options options;
  options.traces = true;
  struct Outcome {
    bool rounds = false, doubtful = false, jumps = false;
    double deviation = 0, gradient = 0;
  };
  const auto gradient = [&] {
    const std::vector<NamedArray> gradients = launch_.gradients();
    double out = 0;
    std::memcpy(&out, gradients[0].data.data(), sizeof(out));
    return out;
  };
  const auto run_with = [&](const std::string& body, std::uint64_t noise) {
    const std::string source =
        "@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n"
        "  i = wp.tid()\n" +
        body;
    const Status prepared = prepare(source, options);
    EXPECT_TRUE(prepared) << prepared.error().render();
    EXPECT_TRUE(launch_.bind({floats("x", {0.3F, 0.7F, 1.5F}), floats("y", {0, 0, 0})}));
    launch_.set_noise(noise);
    launch_.launch(std::vector<std::uint32_t>{3});
    // Noise n is the first of a launch with noise n, and the second of one with noise n - 1.
    const std::size_t which = noise == 0 ? 0 : 1;
    const Outcome out{launch_.evaluator().rounds(), launch_.evaluator().is_doubtful(which),
                      launch_.evaluator().derivatives_jump(which), launch_.deviation(1, which),
                      gradient()};
    if (noise < 2) return out;
    EXPECT_TRUE(launch_.bind({floats("x", {0.3F, 0.7F, 1.5F}), floats("y", {0, 0, 0})}));
    launch_.set_noise(noise - 1);
    launch_.launch(std::vector<std::uint32_t>{3});
    EXPECT_EQ(launch_.evaluator().is_doubtful(2), out.doubtful);
    EXPECT_EQ(launch_.evaluator().derivatives_jump(2), out.jumps);
    EXPECT_EQ(launch_.deviation(1, 2), out.deviation);
    return out;
  };
  // Exact: a power of two, the sign, and the comparison of an input with itself.
  for (const std::uint64_t noise : {0, 1, 2}) {
    const Outcome exact = run_with("  if x[i] * 2.0 >= x[i] + x[i]:\n    y[i] = -x[i]\n", noise);
    EXPECT_FALSE(exact.rounds);
    EXPECT_FALSE(exact.doubtful);
    EXPECT_EQ(exact.deviation, 0);
  }
  const std::string cubes = "  y[i] = x[i] * x[i] * x[i]\n";
  const Outcome still = run_with(cubes, 0), moved = run_with(cubes, 1), other = run_with(cubes, 2);
  EXPECT_TRUE(still.rounds);
  EXPECT_LT(still.deviation, 4e-7);
  EXPECT_NE(moved.deviation, still.deviation);
  EXPECT_NE(moved.deviation, other.deviation);
  EXPECT_LT(moved.deviation, 2e-6);
  EXPECT_EQ(moved.gradient, still.gradient);  // that of the values without noise
  EXPECT_NE(still.gradient, 0);
  EXPECT_EQ(run_with(cubes, 1).deviation, moved.deviation);  // the same every time
  // Equal but for rounding: a comparison, an integer and a step.
  const auto doubts = [&](const std::string& body) {
    int found = 0;
    for (std::uint64_t noise = 1; noise <= 4; ++noise) found += run_with(body, noise).doubtful;
    return found;
  };
  EXPECT_GT(doubts("  if wp.sin(wp.asin(x[i] * 0.5)) > x[i] * 0.5:\n    y[i] = 1.0\n"), 0);
  EXPECT_GT(doubts("  y[i] = float(int(x[i] / 0.3 + 1.0e-9))\n"), 0);
  EXPECT_GT(doubts("  y[i] = wp.floor(wp.exp(wp.log(x[i] + 0.7)))\n"), 0);
  EXPECT_EQ(doubts("  if wp.sin(x[i]) > 2.0:\n    y[i] = wp.floor(x[i] * 1.1)\n"), 0);
  // Two products that are equal are not where one of them is fused with the subtraction.
  const std::string products = "x[i] * 0.3 - 0.3 * x[i]";
  EXPECT_GT(run_with("  y[i] = " + products + "\n", 1).deviation, 0);
  EXPECT_GT(doubts("  if " + products + " >= 0.0:\n    y[i] = 1.0\n"), 0);
  // At a kink only the derivative jumps.
  for (const char* call :
       {"wp.abs({})", "wp.max(0.0, {})", "wp.min(0.0, {})", "wp.clamp({}, 0.0, 9.0)"}) {
    const std::string body =
        fmt::format("  y[i] = {}\n", fmt::format(fmt::runtime(call), products));
    int found = 0;
    for (std::uint64_t noise = 1; noise <= 12; ++noise) {
      const Outcome out = run_with(body, noise);
      EXPECT_FALSE(out.doubtful) << call;
      found += out.jumps;
    }
    EXPECT_GT(found, 0) << call;
  }
  EXPECT_FALSE(run_with("  y[i] = wp.max(x[i] * 0.3, x[i]) + wp.abs(x[i] - 9.0)\n", 1).jumps);
}

// What is equal has the other order in a launch in descending order. In the first it has that of
// the network that Warp's CPU device sorts by.
TEST_F(Evaluation, TiesTurnWithTheOrder) {
  const auto places = [&](Order order) {
    EXPECT_TRUE(
        prepare("@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=int)):\n"
                "  i = wp.tid()\n  keys = wp.tile_load(x, shape=4)\n"
                "  at = wp.tile_arange(4, dtype=int)\n"
                "  largest = wp.tile_argmax(keys)\n  smallest = wp.tile_argmin(keys)\n"
                "  wp.tile_sort(keys, at)\n  wp.tile_store(y, at)\n"
                "  wp.tile_store(y, largest, offset=4)\n  wp.tile_store(y, smallest, offset=5)\n"));
    NamedArray y{"y", Scalar::Int32, {6}, std::vector<std::byte>(6 * sizeof(std::int32_t))};
    EXPECT_TRUE(launch_.bind({floats("x", {2, 1, 2, 1}), y}));
    EXPECT_TRUE(launch_.launch(std::vector<std::uint32_t>{1}, order));
    EXPECT_TRUE(launch_.evaluator().may_depend_on_order());
    std::vector<std::int32_t> out(6);
    std::memcpy(out.data(), launch_.arrays()[1].data.data(), 6 * sizeof(std::int32_t));
    return out;
  };
  EXPECT_EQ(places(Order::Ascending), (std::vector<std::int32_t>{1, 3, 2, 0, 0, 1}));
  EXPECT_EQ(places(Order::Descending), (std::vector<std::int32_t>{3, 1, 0, 2, 2, 3}));
}

// Where a function has a kink, and the number lies on it, the derivative is that of Warp's adjoint.
TEST_F(Evaluation, DerivativesAtKinksAreWarpsOwn) {
  Options options;
  options.traces = true;
  const auto gradient_of = [&](const std::string& expression) {
    EXPECT_TRUE(
        prepare("@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n"
                "  i = wp.tid()\n  y[i] = " +
                    expression + "\n",
                options));
    EXPECT_TRUE(launch_.bind({floats("x", {1}), floats("y", {0})}));
    launch_.launch(std::vector<std::uint32_t>{1});
    double out = 0;
    std::memcpy(&out, launch_.gradients()[0].data.data(), sizeof(out));
    return out;
  };
  EXPECT_EQ(gradient_of("wp.max(3.0 * x[i], 3.0)"), 0);  // the second of two that are equal
  EXPECT_EQ(gradient_of("wp.max(3.0, 3.0 * x[i])"), 3);
  EXPECT_EQ(gradient_of("wp.min(3.0 * x[i], 3.0)"), 0);
  EXPECT_EQ(gradient_of("wp.min(3.0, 3.0 * x[i])"), 3);
  EXPECT_EQ(gradient_of("wp.clamp(x[i], 1.0, 2.0)"), 1);
  EXPECT_EQ(gradient_of("wp.clamp(x[i], 0.0, 1.0)"), 0);
  EXPECT_EQ(gradient_of("wp.abs(x[i] - 1.0)"), 1);
  EXPECT_EQ(gradient_of("wp.abs(-0.0 * x[i])"), 0);
  EXPECT_EQ(gradient_of("wp.abs(1.0 - x[i])"), -1);
  // Of the components of a vector the first, other than of two arguments.
  EXPECT_EQ(gradient_of("wp.min(wp.vec2(3.0 * x[i], 3.0))"), 3);
  EXPECT_EQ(gradient_of("wp.min(wp.vec2(3.0, 3.0 * x[i]))"), 0);
  EXPECT_EQ(gradient_of("wp.max(wp.vec3(1.0, 3.0 * x[i], 3.0))"), 3);
  EXPECT_EQ(gradient_of("wp.atan2(x[i] - 1.0, 0.0)"), 0);
  // The derivative by a factor is the other one, whatever a / b rounds to: here 0.99999994.
  EXPECT_EQ(gradient_of("wp.mod(1.0, 0.1) * x[i]"), static_cast<double>(std::fmod(1.0f, 0.1f)));
  EXPECT_EQ(gradient_of("wp.mod(5.0, wp.inf) * x[i]"), 5);
  EXPECT_EQ(gradient_of("wp.mod(x[i], 0.1)"), 1);
  // Where the value in double precision lies outside of a domain, and the number does not.
  EXPECT_EQ(gradient_of("wp.pow(-2.0, 0.1 * 30.0) * x[i]"), -8);
  EXPECT_TRUE(std::isfinite(gradient_of("wp.pow(-2.0 * x[i], 0.1 * 30.0)")));
  EXPECT_TRUE(std::isfinite(gradient_of(
      "wp.acos(wp.dot(wp.normalize(wp.vec3(x[i], 2.0, 3.0)), wp.normalize(wp.vec3(x[i], 2.0, "
      "3.0) * 2.0)) * 0.9999999)")));
  // 0.1 * 3 - 0.3 is 0 in float and less in double.
  EXPECT_NEAR(gradient_of("wp.atan2(0.1 * 3.0 * x[i] - 0.3, -1.0) * x[i]"), 3.14159, 0.5);
}

TEST_F(Evaluation, InputsThatDoNotFit) {
  ASSERT_TRUE(prepare(kScale));
  const auto refused = [&](std::vector<NamedArray> inputs) {
    const Status bound = launch_.bind(std::move(inputs));
    EXPECT_FALSE(bound);
    return bound ? DiagCode{} : bound.error().code;
  };
  EXPECT_EQ(refused({floats("x", {1}), number("n", 1)}), DiagCode::EvalMissing);
  EXPECT_EQ(refused({floats("x", {1}), floats("y", {1}), number("n", 1), number("m", 1)}),
            DiagCode::EvalNoParameter);
  EXPECT_EQ(refused({ints("x", {1}), floats("y", {1}), number("n", 1)}), DiagCode::EvalOtherType);
  EXPECT_EQ(refused({floats("x", {1}), number("y", 1), number("n", 1)}), DiagCode::EvalOtherType);
  EXPECT_EQ(refused({floats("x", {1}), floats("y", {1}), ints("n", {1})}), DiagCode::EvalOtherType);
  const Status bound = launch_.bind({ints("x", {1}), floats("y", {1}), number("n", 1)});
  EXPECT_EQ(
      bound.error().message(),
      "the parameter 'x' is given int32 of shape (1,); the kernel takes float32 of shape (n0,)");
}

TEST_F(Evaluation, FieldsOfOneArrayHaveOneLength) {
  ASSERT_TRUE(
      prepare("@wp.struct\nclass T:\n  b: float\n  c: float\n"
              "@wp.kernel\ndef k(t: wp.array(dtype=T)):\n  t[0].b = t[1].c\n"));
  const Status bound = launch_.bind({floats("t.b", {1, 2}), floats("t.c", {1})});
  ASSERT_FALSE(bound);
  EXPECT_EQ(bound.error().code, DiagCode::EvalOtherLength);
}

TEST_F(Evaluation, MemoryIsBounded) {
  Options options;
  options.limits.array_bytes = 16;
  ASSERT_TRUE(prepare(kScale, options));
  const Status bound =
      launch_.bind({floats("x", {1, 2, 3}), floats("y", {1, 2, 3}), number("n", 1)});
  ASSERT_FALSE(bound);
  EXPECT_EQ(bound.error().code, DiagCode::EvalMemory);
}

// C leaves open what these print.
TEST_F(Evaluation, FormatsThatDoNotFitTheirValues) {
  const auto is_refused = [&](const std::string& call) {
    const Status prepared =
        prepare("@wp.kernel\ndef k(i: int, l: wp.int64, x: float, h: wp.float16, v: wp.vec3):\n  " +
                call + "\n");
    return !prepared && prepared.error().code == DiagCode::EvalUnsupported;
  };
  for (const char* call :
       {"wp.printf(\"%f\", i)", "wp.printf(\"%d\", x)", "wp.printf(\"%d\", l)",
        "wp.printf(\"%ld\", i)", "wp.printf(\"%d %d\", i)", "wp.printf(\"%s\", i)",
        "wp.printf(\"%p\", l)", "wp.printf(\"%n\", l)", "wp.printf(\"%g\", h)",
        "wp.printf(\"%g\", v)", "wp.printf(\"%*d\", i, i)", "wp.printf(\"%99999d\", i)",
        "wp.printf(\"%\")", "wp.printf(\"%Lf\", x)"})
    EXPECT_TRUE(is_refused(call)) << call;
  for (const char* call : {"wp.printf(\"%d\", i)", "wp.printf(\"%ld %5.2f\", l, x)",
                           "wp.printf(\"none\", i)", "wp.printf(\"%%d\")"})
    EXPECT_FALSE(is_refused(call)) << call;
}

// The array would be used after the function that made it.
TEST_F(Evaluation, ArraysThatLeaveTheirFunction) {
  const Status prepared = prepare(
      "@wp.func\ndef f(i: int):\n  a = wp.zeros(shape=(4, 4), dtype=float)\n  return a[i]\n"
      "@wp.kernel\ndef k(y: wp.array(dtype=float)):\n  b = f(1)\n  y[0] = b[1]\n");
  ASSERT_FALSE(prepared);
  EXPECT_EQ(prepared.error().code, DiagCode::EvalUnsupported);
  EXPECT_EQ(prepared.error().loc.line, 5);
}

TEST_F(Evaluation, VariablesAreBounded) {
  const auto kernel = [](const std::string& size) {
    return "@wp.kernel\ndef k(y: wp.array(dtype=float)):\n  a = wp.zeros(" + size +
           ", dtype=float)\n  y[0] = a[1]\n";
  };
  const Status prepared = prepare(kernel("2000000000"));
  ASSERT_FALSE(prepared);
  EXPECT_EQ(prepared.error().code, DiagCode::EvalUnsupported);
  EXPECT_THAT(faults_of(kernel("400000"), {floats("y", {0})}, {1}), ElementsAre());
  EXPECT_THAT(faults_of(kernel("20000000"), {floats("y", {0})}, {1}), ElementsAre("too-deep"));
}

TEST_F(Evaluation, WhatCannotBeEvaluatedNamesItsPlace) {
  const Status prepared = prepare(
      "@wp.kernel\ndef k(m: wp.uint64, y: wp.array(dtype=float)):\n"
      "  y[0] = wp.mesh_eval_position(m, 0, 0.5, 0.5)[0]\n");
  ASSERT_FALSE(prepared);
  EXPECT_EQ(prepared.error().code, DiagCode::EvalUnsupported);
  EXPECT_EQ(prepared.error().loc.line, 4);
  EXPECT_THAT(prepared.error().message(), HasSubstr("wp.mesh_eval_position"));
}

}  // namespace
}  // namespace weft::eval
