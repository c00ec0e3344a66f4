// Cases of generated rows. WEFT_CASE_ROWS and WEFT_CASE_SEED change how many rows and which.
#include "weft/cases/cases.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <map>

#include "weft/analysis/late_reads.h"
#include "weft/driver/driver.h"

namespace weft {
namespace {

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

Category category_of(std::uint64_t index) {
  return static_cast<Category>(index % kGrammarCategories);
}

// Warp executes of every row what its Python says.
TEST(Rows, NoneReadsLate) {
  const std::uint64_t rows = setting("WEFT_LATE_ROWS", 4000), seed = setting("WEFT_CASE_SEED", 71);
  Driver driver;
  std::map<std::string, int> late;
  for (std::uint64_t i = 0; i < rows; ++i) {
    const auto category = static_cast<Category>(i % kCategories.size());
    driver.make_program(seed, category, i, i / kCategories.size());
    ASSERT_TRUE(driver.lower_row()) << "row " << i;
    const auto found = analysis::find_late_reads(driver.resolved());
    if (found.empty()) continue;
    const std::string plan = driver.info().plan;
    if (late[plan.empty() ? std::string(category_name(category)) : plan]++ > 0) continue;
    std::cout << "row " << i << " (" << category_name(category) << ' ' << plan << "), line "
              << driver.tree().loc(found[0].node).line << ", kind " << found[0].kind << "\n"
              << driver.tree().source << "\n";
  }
  for (const auto& [what, count] : late) ADD_FAILURE() << what << ": " << count << " rows";
}

// Every row can be evaluated, none of its cases has a finding, and together the cases of most rows
// change each output and meet both sides of each branch; the shares are printed.
TEST(Cases, EveryRowHasThemWithoutFindings) {
  const std::uint64_t rows = setting("WEFT_CASE_ROWS", 2000), seed = setting("WEFT_CASE_SEED", 71);
  Driver driver;
  std::map<std::string, std::uint64_t> faults, refused;
  std::uint64_t sides = 0, met = 0, outputs = 0, changed = 0, ordered = 0, all = 0, whole = 0;
  std::uint64_t close = 0, jumping = 0;
  for (std::uint64_t i = 0; i < rows; ++i) {
    driver.make_program(seed, category_of(i), i);
    ASSERT_TRUE(driver.lower(driver.last_kernel(), {})) << "row " << i;
    CaseReport report;
    const Result<std::vector<Case>> cases = driver.cases_of_row(2, &report);
    if (!cases) {
      if (refused[cases.error().message()]++ == 0)
        std::cout << "row " << i << ": " << cases.error().message() << "\n";
      continue;
    }
    if (cases->size() < 2) {
      const std::string fault = report.findings.empty()
                                    ? "no draw fits"
                                    : std::string(eval::fault_id(report.findings[0].fault));
      if (faults[fault]++ < 4) {
        std::cout << "row " << i << ": " << fault;
        for (const eval::Finding& f : report.findings)
          std::cout << "; line " << driver.tree().loc(f.node).line << ": " << f.message();
        std::cout << "\n";
      }
    }
    for (const Case& c : *cases) ordered += c.order_matters ? 1 : 0;
    for (const Case& c : *cases) close += c.rounding_matters ? 1 : 0;
    for (const Case& c : *cases) jumping += c.gradients_jump ? 1 : 0;
    all += cases->size();
    sides += report.sides;
    met += report.sides_met;
    whole += report.sides == report.sides_met ? 1 : 0;
    outputs += report.outputs;
    changed += report.outputs_changed;
  }
  std::cout << "seed " << seed << ": " << rows << " rows, " << all << " cases; met " << met
            << " of " << sides << " sides of branches, all of them in " << whole
            << " rows; changed " << changed << " of " << outputs << " outputs; in " << ordered
            << " cases the order matters, in " << close << " the rounding, in " << jumping
            << " it decides the gradients\n";
  for (const auto& [what, count] : faults) std::cout << what << ": " << count << " rows\n";
  for (const auto& [what, count] : refused) std::cout << what << ": " << count << " rows\n";
  EXPECT_TRUE(faults.empty());
  EXPECT_TRUE(refused.empty());
  EXPECT_GE(changed * 100, outputs * 95);
  EXPECT_GE(met * 100, sides * 75);
  EXPECT_LE(close * 100, all * 4);
  EXPECT_LE(jumping * 100, all * 4);
}

}  // namespace
}  // namespace weft
