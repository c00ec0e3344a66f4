#include "weft/interface/interface.h"

#include <gtest/gtest.h>

namespace weft {
namespace {

KernelInterface example() {
  KernelInterface k;
  k.launch = {{"n"}, {"m"}};
  KernelArg params;
  params.name = "params";
  params.fields.push_back({"inner.count", Type::of(Scalar::Int32), {}, {}, {}});
  KernelArg width;
  width.name = "width";
  k.args = {params, width};
  return k;
}

TEST(KernelInterface, SizesAreReadAsTheyAreWritten) {
  const KernelInterface k = example();
  for (const char* text : {"0", "1", "17", "n", "m", "width", "params.inner.count", "n * m",
                           "2 * n + 1", "n - 1", "-n + 4", "n * n - 3 * width + m - 2"}) {
    const auto size = k.parse_size(text);
    ASSERT_TRUE(size) << text;
    EXPECT_EQ(k.text(*size), text);
  }
}

TEST(KernelInterface, OtherTextIsNoSize) {
  const KernelInterface k = example();
  for (const char* text : {"",
                           "-",
                           "k",
                           "params",
                           "params.count",
                           "n +",
                           "n + ",
                           "+ n",
                           "n n",
                           "n / 2",
                           "n * 2",
                           "2 * 3",
                           "1.5",
                           "n  + 1",
                           "(n)",
                           "99999999999999999999",
                           "n +1",
                           " n",
                           "- n",
                           "params.inner.count.x",
                           "2 * -3"}) {
    const bool scalar_name = std::string_view(text) == "params";  // any argument's name is one
    EXPECT_EQ(k.parse_size(text).has_value(), scalar_name) << text;
  }
}

TEST(KernelInterface, OneMore) {
  const KernelInterface k = example();
  const auto more = [&](const char* text) { return k.text(k.parse_size(text)->one_more()); };
  EXPECT_EQ(more("n"), "n + 1");
  EXPECT_EQ(more("n + 1"), "n + 2");
  EXPECT_EQ(more("7"), "8");
  EXPECT_EQ(more("0"), "1");
  EXPECT_EQ(more("n - 1"), "n - 1 + 1");
}

TEST(KernelInterface, AnArgumentHidesALaunchDimensionOfItsName) {
  KernelInterface k = example();
  k.launch.push_back({"width"});
  EXPECT_EQ(k.find_term("width"), (SizeTerm{SizeTerm::Kind::Argument, 1, 0}));
}

}  // namespace
}  // namespace weft
