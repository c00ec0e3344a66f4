// A launch that is asked to stop ends, in the middle of a loop too, and has no finding for it.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

#include "support/parse_kernel.h"
#include "weft/eval/named_arrays.h"
#include "weft/lower/lower.h"

namespace weft::eval {
namespace {

TEST(Stop, ALaunchEnds) {
  Tree tree = parse_module(
      "import warp as wp\n@wp.kernel\ndef k(n: int):\n  i = int(0)\n  while i < n:\n    i = i - "
      "i\n");
  Lowerer lowerer;
  Lowered lowered;
  hir::Program program;
  LowerOptions lowering;
  lowering.only_cpu = true;
  ASSERT_TRUE(lowerer.lower(tree, only_kernel(tree), lowering, lowered, &program));
  std::atomic<bool> stop = false;
  Options options;
  options.stop = &stop;
  options.limits.steps = ~std::uint64_t{0};
  NamedLaunch launch;
  ASSERT_TRUE(launch.prepare(program, options));
  const std::int32_t one = 1;
  NamedArray n{"n", Scalar::Int32, {}, {}};
  n.data.resize(sizeof(one));
  std::memcpy(n.data.data(), &one, sizeof(one));
  ASSERT_TRUE(launch.bind({n}));
  std::thread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop = true;
  });
  const std::uint32_t dims[] = {1'000'000};
  EXPECT_FALSE(launch.launch(dims));
  stopper.join();
  EXPECT_TRUE(launch.evaluator().findings().empty());
}

}  // namespace
}  // namespace weft::eval
