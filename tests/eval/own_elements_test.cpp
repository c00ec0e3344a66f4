// Generated kernels whose threads have elements of their own by their text: no two threads meet at
// an element when they run, and the order of the threads changes nothing.
#include "own_elements.h"

#include <gtest/gtest.h>

#include <iostream>

#include "weft/cases/again.h"
#include "weft/driver/driver.h"

namespace weft::eval {
namespace {

bool is_race(Fault f) {
  return f == Fault::WriteRace || f == Fault::ReadRace || f == Fault::WriteAfterRead;
}

std::vector<std::vector<std::byte>> bytes_of(const NamedLaunch& launch) {
  std::vector<std::vector<std::byte>> out;
  for (const NamedArray& a : launch.arrays()) out.push_back(a.data);
  return out;
}

TEST(OwnElements, NoThreadsOfGeneratedKernelsMeet) {
  constexpr std::uint64_t kSeed = 29, kRows = 600;
  Driver driver;
  int own = 0, writes = 0;
  for (std::uint64_t i = 0; i < kRows; ++i) {
    driver.make_program(kSeed, static_cast<Category>(i % kGrammarCategories), i);
    ASSERT_TRUE(driver.lower(driver.last_kernel(), {})) << "row " << i;
    const Result<std::vector<Case>> cases = driver.cases_of_row(1);
    ASSERT_TRUE(cases) << "row " << i;
    Layouts layouts;
    layouts.reset(driver.resolved());
    const std::optional<OwnElements> found = find_own_elements(driver.resolved(), layouts);
    if (!found || cases->empty()) continue;
    const Case& c = cases->front();
    bool is_own = true;
    for (std::size_t k = 0; k < c.dims.size(); ++k)
      is_own = is_own && (c.dims[k] == 1 || (found->dimensions >> k & 1) != 0);
    if (!is_own) continue;
    ++own;
    writes += found->written.empty() ? 0 : 1;
    Options options = case_options();
    options.checks = true;
    NamedLaunch launch;
    ASSERT_TRUE(launch.prepare(driver.resolved(), options)) << "row " << i;
    ASSERT_TRUE(launch.bind(case_arguments(c, launch.parameters()))) << "row " << i;
    launch.launch(c.dims);
    for (const Finding& f : launch.evaluator().findings())
      EXPECT_FALSE(is_race(f.fault)) << "row " << i << ": " << f.message();
    const auto forward = bytes_of(launch);
    ASSERT_TRUE(launch.bind(case_arguments(c, launch.parameters()))) << "row " << i;
    launch.launch(c.dims, Order::Descending);
    EXPECT_EQ(forward, bytes_of(launch)) << "row " << i;
  }
  std::cout << own << " of " << kRows << " kernels have threads with elements of their own, "
            << writes << " of them write\n";
  EXPECT_GE(writes * 4, static_cast<int>(kRows));
}

}  // namespace
}  // namespace weft::eval
