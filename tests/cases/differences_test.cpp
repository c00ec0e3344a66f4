// Derivatives of the cases of generated rows beside central differences. WEFT_DIFFERENCE_ROWS and
// WEFT_DIFFERENCE_SEED change how many rows and which.
//
// A difference quotient of float32 numbers says little: their steps are too wide. The evaluator
// also carries each float in double precision along the path that float32 takes; inputs are moved
// there, so that both launches of a quotient take the path that is derived. That the numbers in
// double precision are those of the kernel is checked too: they lie near the kernel's own.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <random>

#include "weft/cases/again.h"
#include "weft/driver/driver.h"

namespace weft {
namespace {

using eval::NamedArray;

constexpr double kSteps[] = {1e-3, 1e-4, 1e-5, 1e-6, 1e-7};
constexpr double kWideSteps[] = {3e-3, 1e-2, 3e-2};
constexpr int kSingles = 6;  // directions that move one number

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

double number(const NamedArray& a, std::size_t i) {
  if (a.scalar == Scalar::Float64) {
    double x = 0;
    std::memcpy(&x, a.data.data() + i * 8, 8);
    return x;
  }
  return eval::float_number(a.scalar, a.data.data() + i * eval::scalar_size(a.scalar));
}

struct Move {
  std::size_t parameter;
  std::int64_t number;
  double by;
  double gradient;
};

enum class Verdict : std::uint8_t { Agree, Differ, NotFinite, NotSmooth, Jumps };

class Differences {
 public:
  Differences(const hir::Program& program, const Case& c) : case_(c) {
    eval::Options options = case_options();
    options.traces = true;
    ready_ = launch_.prepare(program, options).ok() && run({}, 0).has_value();
    if (!ready_) return;
    const auto gradients = launch_.gradients(cotangents_);
    ready_ = static_cast<bool>(gradients);
    if (ready_) gradients_ = *gradients;
  }
  bool ready() const { return ready_ && !cotangents_.empty(); }

  // Whether an output lies far from its value in double precision: its terms cancel.
  bool is_far() {
    if (!run({}, 0)) return true;
    for (std::size_t k = 0; k < launch_.parameters().size(); ++k) {
      const eval::Parameter& p = launch_.parameters()[k];
      const auto output =
          std::find_if(case_.outputs.begin(), case_.outputs.end(),
                       [&](const CaseArray& a) { return a.numbers.name == p.name; });
      if (output == case_.outputs.end() || !is_float(p.scalar)) continue;
      double largest = 0;
      for (std::int64_t i = 0; i < output->numbers.count(); ++i)
        largest = std::max(largest, std::abs(number(output->numbers, static_cast<std::size_t>(i))));
      // 16-bit floats have ten bits or seven.
      const double limit = eval::scalar_size(p.scalar) == 2 ? 0.2 : 1e-2;
      if (!(launch_.deviation(k) <= limit * (largest + 1e-3))) return true;
    }
    return false;
  }

  // The worst verdict of some directions; `what` says where.
  Verdict check(std::mt19937_64& random, std::string& what) {
    const std::vector<Move> all = moves(random, gradients_);
    if (all.empty()) return Verdict::Agree;
    Verdict worst = direction(all, what);
    for (int i = 0; i < kSingles && worst != Verdict::Differ; ++i) {
      const Verdict v = direction({&all[random() % all.size()], 1}, what);
      if (v == Verdict::Differ || worst == Verdict::Agree) worst = v;
    }
    return worst == Verdict::Differ && jumps(random) ? Verdict::Jumps : worst;
  }

 private:
  // The sum that is derived, after moves of `step` times their length. Nothing: a fault.
  std::optional<eval::WeighedSum> run(std::span<const Move> moves, double step) {
    if (!launch_.bind(case_arguments(case_, launch_.parameters()))) return std::nullopt;
    for (const Move& m : moves) launch_.shift(m.parameter, m.number, m.by * step);
    if (!launch_.launch(case_.dims)) return std::nullopt;
    const Result<eval::WeighedSum> sum = launch_.weighed_sum(cotangents_);
    return sum ? std::optional(*sum) : std::nullopt;
  }

  // Whether the derivative is another one beside these inputs, closer than the steps of quotients:
  // they lie at a kink, such as that of the length of a vector that float32 rounds to zero; or the
  // kernel derives what is rounding alone, such as the direction of such a vector.
  bool jumps(std::mt19937_64& random) {
    for (const double step : {1e-10, 1e-10, 1e-10, 1e-8, 1e-8, 1e-8, 1e-6, 1e-6, 1e-6}) {
      const std::vector<Move> nudge = moves(random, gradients_);
      if (!run(nudge, step)) return true;
      const auto beside = launch_.gradients(cotangents_);
      if (!beside) return true;
      std::mt19937_64 same = random;
      const std::vector<Move> here = moves(same, gradients_), there = moves(random, *beside);
      for (std::size_t k = 0; k < here.size(); ++k) {
        const double limit = 1e-4 * (std::abs(here[k].gradient) + 1e-3);
        if (!(std::abs(here[k].gradient - there[k].gradient) <= limit)) return true;
      }
    }
    return false;
  }

  // Every float of the inputs, by about its own size, with its derivative.
  std::vector<Move> moves(std::mt19937_64& random, const std::vector<NamedArray>& gradients) const {
    std::vector<Move> out;
    const std::vector<NamedArray> inputs = case_arguments(case_, launch_.parameters());
    for (std::size_t k = 0; k < launch_.parameters().size(); ++k) {
      const std::string& name = launch_.parameters()[k].name;
      const auto named = [&](const NamedArray& a) { return a.name == name; };
      const auto input = std::find_if(inputs.begin(), inputs.end(), named);
      const auto gradient = std::find_if(gradients.begin(), gradients.end(), named);
      if (input == inputs.end() || gradient == gradients.end()) continue;
      const auto count = static_cast<std::size_t>(gradient->count());
      double largest = 1e-3;
      for (std::size_t i = 0; i < count; ++i)
        largest = std::max(largest, std::abs(number(*input, i)));
      for (std::size_t i = 0; i < count; ++i) {
        const double size = std::max(std::abs(number(*input, i)), 1e-2 * largest);
        const double part = 0.5 + 0.5 * static_cast<double>(random() >> 11) * 0x1p-53;
        out.push_back({k, static_cast<std::int64_t>(i), (random() % 2 == 0 ? 1 : -1) * part * size,
                       number(*gradient, i)});
      }
    }
    return out;
  }

  // The central difference quotient. Nothing: a launch fails, or a sum is not finite.
  std::optional<double> central(std::span<const Move> moves, double h) {
    const std::optional<eval::WeighedSum> above = run(moves, h), below = run(moves, -h);
    if (!above || !below || !std::isfinite(above->size) || !std::isfinite(below->size))
      return std::nullopt;
    return (above->sum - below->sum) / (2 * h);
  }

  Verdict direction(std::span<const Move> moves, std::string& what) {
    double exact = 0, size = 0;
    for (const Move& m : moves) {
      exact += m.gradient * m.by;
      size += std::abs(m.gradient * m.by);
    }
    if (!std::isfinite(exact)) return Verdict::NotFinite;
    constexpr double kNone = std::numeric_limits<double>::infinity();
    double settled = kNone, before = kNone, before_gap = kNone;
    std::string quotients;
    for (const double h : kSteps) {
      const std::optional<eval::WeighedSum> above = run(moves, h), below = run(moves, -h);
      if (!above || !below || !std::isfinite(above->size) || !std::isfinite(below->size)) {
        before = before_gap = kNone;
        continue;
      }
      const double quotient = (above->sum - below->sum) / (2 * h);
      // Sums of this size are rounded to so much of it.
      const double rounding = 1e-14 * (above->size + below->size) / h;
      if (std::abs(quotient - exact) <= 1e-6 * size + rounding) return Verdict::Agree;
      const double gap = std::abs(quotient - before) / (std::abs(quotient) + rounding);
      settled = std::min(settled, std::max(gap, before_gap));
      before = quotient;
      before_gap = gap;
      quotients += fmt::format(" {:g}", quotient);
    }
    // Quotients of three steps that agree with each other are the derivative. Where there are none,
    // the function is too steep here, or its terms cancel.
    if (settled > 1e-3) return std::isinf(settled) ? Verdict::NotFinite : Verdict::NotSmooth;
    // A quotient of the fourth order is exact with wide steps, whose sums are rounded to less.
    for (const double h : kWideSteps) {
      const std::optional<double> narrow = central(moves, h), wide = central(moves, 2 * h);
      if (narrow && wide && std::abs((4 * *narrow - *wide) / 3 - exact) <= 1e-6 * size)
        return Verdict::Agree;
    }
    const Move& m = moves[0];
    what = (moves.size() > 1
                ? "all inputs"
                : launch_.parameters()[m.parameter].name + "[" + std::to_string(m.number) + "]") +
           fmt::format(": the derivative is {:g}, the quotients are{}", exact, quotients);
    return Verdict::Differ;
  }

  const Case& case_;
  std::vector<NamedArray> cotangents_ = case_cotangents(case_);
  eval::NamedLaunch launch_;
  std::vector<NamedArray> gradients_;
  bool ready_ = false;
};

TEST(Differences, DerivativesAreTheLimitsOfQuotients) {
  const std::uint64_t rows = from_environment("WEFT_DIFFERENCE_ROWS", 2000);
  const std::uint64_t seed = from_environment("WEFT_DIFFERENCE_SEED", 83);
  Driver driver;
  std::map<Verdict, int> verdicts;
  int without = 0, far = 0;
  for (std::uint64_t i = 0; i < rows; ++i) {
    driver.make_program(seed, static_cast<Category>(i % kGrammarCategories), i);
    ASSERT_TRUE(driver.lower(driver.last_kernel(), {})) << "row " << i;
    const Result<std::vector<Case>> cases = driver.cases_of_row(1);
    ASSERT_TRUE(cases) << "row " << i;
    std::mt19937_64 random(seed * 1000003 + i);
    for (const Case& c : *cases) {
      Differences differences(driver.resolved(), c);
      if (!differences.ready()) {
        ++without;
        continue;
      }
      std::string what;
      const Verdict v = differences.check(random, what);
      ++verdicts[v];
      far += differences.is_far() ? 1 : 0;
      EXPECT_NE(v, Verdict::Differ) << "row " << i << ", seed " << seed << ": " << what;
    }
  }
  std::cout << "seed " << seed << ": " << verdicts[Verdict::Agree] << " cases agree, "
            << verdicts[Verdict::Differ]
            << " do not; not compared: " << verdicts[Verdict::NotSmooth]
            << " where no three quotients agree, " << verdicts[Verdict::Jumps]
            << " whose derivative jumps, " << verdicts[Verdict::NotFinite]
            << " that are not finite, " << without << " without derivatives; in " << far
            << " an output is far from its value in double precision\n";
  const int compared = static_cast<int>(rows) - without;
  EXPECT_GE(verdicts[Verdict::Agree] * 100, compared * 97);
  EXPECT_LE(far * 100, compared * 4);
}

}  // namespace
}  // namespace weft
