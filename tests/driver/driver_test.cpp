#include <gtest/gtest.h>

#include "weft/driver/text_driver.h"

namespace weft {
namespace {

const char* const kModule =
    "import warp as wp\n\n\n"
    "@wp.kernel\ndef first(a: wp.array(dtype=float)):\n    a[wp.tid()] = 1.0\n\n\n"
    "@wp.kernel\ndef tiled(a: wp.array(dtype=float)):\n"
    "    t = wp.tile(float(wp.tid()))\n    wp.tile_store(a, t)\n";

FunctionId named(const TextDriver& driver, const char* name) {
  return *find_kernel(driver.tree(), "m.py", name);
}

std::string text_of(TextDriver& driver, const char* kernel, Device device,
                    const BlockDims& blocks = {}) {
  const Status status = driver.lower(named(driver, kernel), {}, blocks);
  EXPECT_TRUE(status) << status.error().render();
  const KernelText& t = driver.text(device);
  return t.support + t.forward + t.backward;
}

TEST(TextDriver, TheOrderOfRequestsDoesNotMatter) {
  TextDriver a, b;
  ASSERT_TRUE(a.read_source(kModule, "m.py"));
  ASSERT_TRUE(b.read_source(kModule, "m.py"));
  const std::string first = text_of(a, "first", Device::Cpu);
  const std::string tiled = text_of(a, "tiled", Device::Cuda);
  EXPECT_EQ(text_of(b, "tiled", Device::Cuda), tiled);
  EXPECT_EQ(text_of(b, "first", Device::Cpu), first);
  EXPECT_EQ(text_of(b, "tiled", Device::Cuda), tiled);
}

TEST(TextDriver, TilesAreLoweredForTheBlockOfEachTarget) {
  TextDriver driver;
  ASSERT_TRUE(driver.read_source(kModule, "m.py"));
  const std::string cuda = text_of(driver, "tiled", Device::Cuda, {1, 128});
  EXPECT_NE(cuda.find("128"), std::string::npos);
  EXPECT_TRUE(driver.lowered().uses_block_dim);
  EXPECT_EQ(text_of(driver, "tiled", Device::Cpu, {1, 128}).find("128"), std::string::npos);
  EXPECT_EQ(text_of(driver, "tiled", Device::Cuda, {1, 128}), cuda);
  EXPECT_NE(text_of(driver, "tiled", Device::Cuda), cuda);
}

TEST(TextDriver, TypesOfTuplesAndTilesAreDumpedOfATreeThatWasLowered) {
  TextDriver driver;
  ASSERT_TRUE(driver.read_source(
      "import warp as wp\n\n\n@wp.kernel\ndef sums(x: wp.array2d[float], y: wp.array[float]):\n"
      "    i = wp.tid()\n    for c in range(x.shape[1] // 64):\n"
      "        t = wp.tile_load(x, shape=(1, 64), offset=(i, c * 64))\n"
      "        y[i] = wp.tile_sum(t)[0]\n",
      "m.py"));
  const std::string before = driver.dump();
  EXPECT_EQ(before.find(" : tile"), std::string::npos) << before;
  ASSERT_TRUE(driver.lower(named(driver, "sums"), {}, {}));
  const std::string typed = driver.dump();
  EXPECT_NE(typed.find(" : tile"), std::string::npos) << typed;
  EXPECT_NE(typed.find(" : tuple(int32"), std::string::npos) << typed;
}

TEST(TextDriver, TheEvaluatorsProgramIsForBlocksOfOneThread) {
  TextDriver driver;
  driver.want_resolved();
  ASSERT_TRUE(driver.read_source(kModule, "m.py"));
  const std::string cuda = text_of(driver, "tiled", Device::Cuda, {1, 64});
  EXPECT_EQ(driver.resolved().block_dim, 64);
  ASSERT_TRUE(driver.lower_for_one_thread());
  EXPECT_EQ(driver.resolved().block_dim, 1);
  EXPECT_EQ(text_of(driver, "tiled", Device::Cuda, {1, 64}), cuda);
  // A kernel without such tiles stays as it is.
  const std::string first = text_of(driver, "first", Device::Cuda, {1, 64});
  ASSERT_TRUE(driver.lower_for_one_thread());
  const KernelText& again = driver.text(Device::Cuda);
  EXPECT_EQ(again.support + again.forward + again.backward, first);
}

TEST(TextDriver, AFaultLeavesTheProgramBefore) {
  TextDriver driver;
  ASSERT_TRUE(driver.read_source(kModule, "m.py"));
  const std::string first = text_of(driver, "first", Device::Cuda);
  EXPECT_FALSE(driver.read_source("def f(:\n", "n.py"));
  EXPECT_FALSE(driver.read_file("/nowhere/m.py"));
  EXPECT_EQ(text_of(driver, "first", Device::Cuda), first);
  EXPECT_FALSE(driver.read_program("{", "p.json"));
}

}  // namespace
}  // namespace weft
