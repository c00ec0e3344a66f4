// Checks plans while they are written, and in the tests.
//
// plan_check [FILE.plan|FIELD...] [--plan NAME] [--programs N] [--print N] [--seed S]
//            [--rows FOLDER]
// plan_check [FILE.plan|FIELD...] --compare [--programs N]
//
// Without a file or field: all fields. Of each plan, N programs that lie far apart are made, read,
// lowered for both targets and run on cases. A plan is at fault if a program is refused, has a
// finding in a case, has the skeleton of another program, or has a line that is too long. With
// --print, programs are printed with their descriptions and a case. With --rows, the programs are
// written as rows to FOLDER/data/plans.jsonl, with what the tests that run rows on Warp read. The
// exit code is 1 if a plan is at fault.
//
// --compare only compares skeletons, but of every program of every plan, or of so many.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <unordered_map>

#include "weft/analysis/adjoint.h"
#include "weft/ast/canonical.h"
#include "weft/base/json.h"
#include "weft/base/permute.h"
#include "weft/driver/driver.h"
#include "weft/driver/warp_version.h"
#include "weft/row/metadata.h"

namespace {

using namespace weft;

struct Wish {
  std::vector<std::string> places;
  std::string plan, rows;
  std::optional<std::uint64_t> programs;
  std::uint64_t print = 0, seed = 1;
  bool compare = false;
};

// Of the spellings, see Plan::write().
constexpr std::uint32_t kOdds[] = {13, 3};

class Checker {
 public:
  explicit Checker(const Wish& wish) : wish_(wish) {
    if (wish.rows.empty()) return;
    std::filesystem::create_directories(wish.rows + "/data");
    rows_.open(wish.rows + "/data/plans.jsonl");
  }

  bool check(const Plan& plan) {
    if (wish_.compare) return compare(plan);
    faults_ = 0;
    const std::uint64_t capacity = plan.programs();
    const std::uint64_t programs = std::min<std::uint64_t>(capacity, wish_.programs.value_or(12));
    const Permutation order(wish_.seed, capacity);
    statements_ = sides_ = met_ = outputs_ = changed_ = 0;
    for (std::uint64_t i = 0; i < programs; ++i) {
      const std::uint64_t number = order.apply(i);
      Rng rng(wish_.seed, number);
      const auto spelling = static_cast<unsigned>(rng.weighted(kOdds));
      program(plan, number, spelling, i);
      // The first in all spellings.
      for (unsigned s = 0; i == 0 && s < Plan::kSpellings; ++s)
        if (s != spelling) program(plan, number, s, wish_.print);
    }
    fmt::print("{:<28} {:>10} programs, {:>3} statements, {:>3} % of sides, {:>3} % of outputs{}\n",
               plan.name(), capacity, programs > 0 ? statements_ / programs : 0,
               sides_ > 0 ? 100 * met_ / sides_ : 100,
               outputs_ > 0 ? 100 * changed_ / outputs_ : 100,
               faults_ > 0 ? fmt::format(", {} faults", faults_) : "");
    return faults_ == 0;
  }

 private:
  void fault(const Plan& plan, std::uint64_t number, const std::string& why) {
    ++faults_;
    fmt::print("{} {}: {}\n", plan.name(), number, why);
  }

  void program(const Plan& plan, std::uint64_t number, unsigned spelling, std::uint64_t nth) {
    PlanProgram made;
    std::string error;
    if (!plan.write(number, spelling, Rng(wish_.seed, number), made, error))
      return fault(plan, number, error);
    const std::string python = made.python;
    const std::string description = made.description;
    if (nth < wish_.print)
      fmt::print("# {} {}\n# {}\n{}\n", plan.name(), number, description, python);
    if (const Status read = driver_.take_program(std::move(made)); !read)
      return fault(plan, number, read.error().render() + "\n" + python);
    if (const Status s = driver_.lower_row(); !s)
      return fault(plan, number, s.error().render() + "\n" + python);
    if (driver_.info().interface.is_tiled() && driver_.lowered().tiles.empty())
      fault(plan, number, "a launch of blocks, of a kernel without tiles\n" + python);
    driver_.text(Device::Cpu);
    driver_.text(Device::Cuda);
    if (rows_.is_open()) write_row();
    check_lines(plan, number, python);
    canonical_.run(driver_.tree());
    const auto [it, fresh] = seen_.emplace(std::string(canonical_.skeleton()),
                                           fmt::format("{} {}", plan.name(), number));
    if (!fresh)
      fault(plan, number, "the same but for names and numbers as " + it->second + "\n" + python);
    statements_ += measure(driver_.tree(), driver_.last_kernel()).statements;
    check_cases(plan, number, python, nth < wish_.print);
  }

  // The first program of each pair of plans that is in both is printed.
  bool compare(const Plan& plan) {
    faults_ = 0;
    std::unordered_map<std::string, std::uint64_t> shared;  // by the other plan
    const auto nth = static_cast<std::uint32_t>(compared_.size());
    compared_.emplace_back(plan.name());
    const std::uint64_t programs = std::min(plan.programs(), wish_.programs.value_or(~0ULL));
    const Permutation order(wish_.seed, plan.programs());
    for (std::uint64_t i = 0; i < programs; ++i) {
      const std::uint64_t number = order.apply(i);
      PlanProgram made;
      std::string error;
      // One style for all: two that are the same may differ by `float` and `wp.float32`.
      if (!plan.write(number, 0, Rng(wish_.seed, 0), made, error)) {
        fault(plan, number, error);
        continue;
      }
      const std::string python = made.python;
      if (const Status read = driver_.take_program(std::move(made)); !read) {
        fault(plan, number, read.error().render());
        continue;
      }
      canonical_.run(driver_.tree());
      // Hashes are enough: of 2 million, two are equal by chance once in 9 million runs.
      const auto [it, fresh] =
          hashes_.emplace(std::hash<std::string_view>{}(canonical_.skeleton()), Place{nth, number});
      if (fresh) continue;
      ++faults_;
      if (shared[compared_[it->second.plan]]++ == 0)
        fmt::print("{} {} is the same but for names and numbers as {} {}\n{}\n", plan.name(),
                   number, compared_[it->second.plan], it->second.number, python);
    }
    for (const auto& [other, count] : shared)
      fmt::print("{}: {} programs are also in {}\n", plan.name(), count, other);
    return faults_ == 0;
  }

  // What is read by tests/oracle/oracle_rows.py, tests/synth/run_rows.py, tests/eval/eval_rows.py.
  void write_row() {
    JsonWriter json;
    json.begin_object().member("index", written_++).member("category", "plans");
    json.member("kernel_name", driver_.info().kernel_name);
    json.member("python_source", driver_.tree().source);
    const bool backward = driver_.lowered().enable_backward;
    for (const auto& [name, device] : {std::pair{"cpp", Device::Cpu}, {"cuda", Device::Cuda}}) {
      const KernelText& text = driver_.text(device);
      json.member(fmt::format("{}_support", name), text.support);
      json.member(fmt::format("{}_forward", name), text.forward);
      if (backward) json.member(fmt::format("{}_backward", name), text.backward);
    }
    const KernelInterface& interface = driver_.info().interface;
    const BlockDims blocks = interface.blocks();
    const Measure measured = measure(driver_.tree(), driver_.last_kernel());
    json.key("metadata")
        .raw(metadata_json({.lowered = driver_.lowered(),
                            .measure = measured,
                            .adjoint = adjoint_label_name(adjoint_label(driver_.resolved())),
                            .texts = {},
                            .weft_version = {},
                            .warp_version = kWarpVersion,
                            .program = &driver_.info(),
                            .block_dims = interface.is_tiled() ? &blocks : nullptr}));
    rows_ << json.end_object().take() << '\n';
  }

  void check_lines(const Plan& plan, std::uint64_t number, const std::string& python) {
    std::istringstream lines(python);
    for (std::string line; std::getline(lines, line);)
      if (line.size() > 120) fault(plan, number, "more than 120 columns: " + line);
  }

  void check_cases(const Plan& plan, std::uint64_t number, const std::string& python, bool print) {
    if (driver_.info().interface.has_objects()) return;
    CaseReport report;
    const auto cases = driver_.cases_of_row(4, &report);
    if (!cases) return fault(plan, number, cases.error().render() + "\n" + python);
    sides_ += report.sides;
    met_ += report.sides_met;
    outputs_ += report.outputs;
    changed_ += report.outputs_changed;
    if (report.rejected > 0 || cases->size() < 4) {
      std::string why = "a launch has findings";
      for (const eval::Finding& f : report.first_rejection) why += "\n  " + f.message();
      fault(plan, number, why + "\n" + python);
    }
    if (print && !cases->empty()) {
      JsonWriter json;
      write_cases(json, {cases->front()});
      fmt::print("# {}\n\n", json.take());
    }
  }

  struct Place {
    std::uint32_t plan = 0;  // in compared_
    std::uint64_t number = 0;
  };

  const Wish& wish_;
  Driver driver_;
  std::vector<std::string> compared_;
  std::unordered_map<std::uint64_t, Place> hashes_;  // of skeletons: looked up only
  std::ofstream rows_;
  std::uint64_t written_ = 0;
  Canonicalizer canonical_;
  std::unordered_map<std::string, std::string> seen_;  // skeletons: looked up only
  std::uint64_t faults_ = 0, statements_ = 0, sides_ = 0, met_ = 0, outputs_ = 0, changed_ = 0;
};

bool check_all(Checker& checker, const std::vector<Plan>& plans, const Wish& wish) {
  bool good = true;
  for (const Plan& p : plans)
    if (wish.plan.empty() || wish.plan == p.name()) good = checker.check(p) && good;
  return good;
}

}  // namespace

int main(int argc, char** argv) {
  Wish wish;
  for (int i = 1; i < argc; ++i) {
    const std::string_view a = argv[i];
    const bool has_value = i + 1 < argc;
    if (a == "--plan" && has_value)
      wish.plan = argv[++i];
    else if (a == "--programs" && has_value)
      wish.programs = std::stoull(argv[++i]);
    else if (a == "--print" && has_value)
      wish.print = std::stoull(argv[++i]);
    else if (a == "--compare")
      wish.compare = true;
    else if (a == "--rows" && has_value)
      wish.rows = argv[++i];
    else if (a == "--seed" && has_value)
      wish.seed = std::stoull(argv[++i]);
    else
      wish.places.emplace_back(a);
  }
  if (wish.places.empty())
    for (const std::string_view name : Field::names()) wish.places.emplace_back(name);
  Checker checker(wish);
  bool good = true;
  for (const std::string& place : wish.places) {
    if (const Field* field = Field::find(place)) {
      good = check_all(checker, field->plans(), wish) && good;
      continue;
    }
    std::ifstream file(place);
    std::ostringstream text;
    text << file.rdbuf();
    std::vector<Plan> plans;
    std::string error;
    if (!file || !read_plans(text.str(), plans, error)) {
      fmt::print(stderr, "{}: {}\n", place, file ? error : "no such file or field");
      return 2;
    }
    good = check_all(checker, plans, wish) && good;
  }
  return good ? 0 : 1;
}
