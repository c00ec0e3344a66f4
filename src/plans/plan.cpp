// Reads plans, and writes their programs.
#include <fmt/format.h>

#include <algorithm>

#include "assemble.h"
#include "template.h"
#include "text.h"
#include "weft/base/check.h"
#include "weft/plans/plans.h"

namespace weft {

using plans::kNotMade;
using plans::NamedChoice;
using plans::Taken;
using plans::TemplateLine;

struct Plan::Impl {
  std::shared_ptr<const std::string> source;  // of the template
  std::string name, family;
  std::vector<NamedChoice> choices;
  plans::Template text;
  // The named choices in all ways, and the number of the first program of the next way.
  std::vector<Taken> ways;
  std::vector<std::uint64_t> ends;

  static constexpr std::size_t kMostWays = 20'000;

  bool find_ways(Taken& taken, std::string& error);
};

// Named choices one after the other; a condition refers to earlier ones.
bool Plan::Impl::find_ways(Taken& taken, std::string& error) {
  if (taken.size() < choices.size()) {
    const NamedChoice& c = choices[taken.size()];
    const std::size_t at = taken.size();
    taken.push_back(kNotMade);
    if (!c.when.holds(taken)) {
      if (!find_ways(taken, error)) return false;
    } else {
      for (std::size_t o = 0; o < c.options.size(); ++o) {
        taken[at] = static_cast<std::uint8_t>(o);
        if (!find_ways(taken, error)) return false;
      }
    }
    taken.pop_back();
    return true;
  }
  const std::uint64_t n = text.count(taken);
  const std::uint64_t before = ends.empty() ? 0 : ends.back();
  if (ways.size() == kMostWays || before + n >= plans::Template::kMost) {
    error = fmt::format("plan '{}': too many choices", name);
    return false;
  }
  ways.push_back(taken);
  ends.push_back(before + n);
  return true;
}

Plan::Plan(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Plan::~Plan() = default;
Plan::Plan(Plan&&) noexcept = default;

std::string_view Plan::name() const { return impl_->name; }
std::string_view Plan::family() const { return impl_->family; }
std::uint64_t Plan::programs() const { return impl_->ends.back(); }

bool Plan::write(std::uint64_t number, unsigned spelling, Rng rng, PlanProgram& out,
                 std::string& error) const {
  WEFT_CHECK(number < programs() && spelling < kSpellings, "a program beyond a plan's capacity");
  const auto way = static_cast<std::size_t>(
      std::upper_bound(impl_->ends.begin(), impl_->ends.end(), number) - impl_->ends.begin());
  const std::uint64_t first = way == 0 ? 0 : impl_->ends[way - 1];
  out = {};
  out.plan = impl_->name;
  out.family = impl_->family;
  const std::string text = impl_->text.expand(impl_->ways[way], number - first, rng);
  if (plans::assemble(text, spelling, rng, out, error)) return true;
  error = fmt::format("plan '{}', program {}: {}", impl_->name, number, error);
  return false;
}

namespace {

// The end of the raw string that a file of plans is for the compiler.
constexpr std::string_view kEndOfFile = ")PLAN";

// Adds lines of `rest`, which follow on `line`, until all braces are closed; returns how many.
int join_braces(std::string_view& line, std::string_view& rest) {
  const auto open = [&] {
    return std::count(line.begin(), line.end(), '{') > std::count(line.begin(), line.end(), '}');
  };
  int joined = 0;
  for (; open() && !rest.empty(); ++joined) {
    const std::string_view next = plans::take_line(rest);
    line = {line.data(), static_cast<std::size_t>(next.data() + next.size() - line.data())};
  }
  return joined;
}

// "NAME = a | b | c if CONDITION"
bool read_choice(std::string_view text, std::vector<NamedChoice>& choices, std::string& error) {
  const std::size_t equals = text.find(" = ");
  if (equals == std::string_view::npos) {
    error = "a choice without '='";
    return false;
  }
  NamedChoice c;
  c.name = plans::trim(text.substr(0, equals));
  std::string_view rest = text.substr(equals + 3);
  if (const std::size_t when = rest.find(" if "); when != std::string_view::npos) {
    if (!plans::parse_condition(rest.substr(when + 4), choices, c.when, error)) return false;
    rest = rest.substr(0, when);
  }
  for (const std::string_view o : plans::split(rest, '|')) c.options.emplace_back(o);
  if (c.options.size() < 2 || c.options.size() >= kNotMade) {
    error = fmt::format("choice '{}' has {} options", c.name, c.options.size());
    return false;
  }
  choices.push_back(std::move(c));
  return true;
}

}  // namespace

bool read_plans(std::string_view all, std::vector<Plan>& out, std::string& error) {
  const auto source = std::make_shared<const std::string>(all);
  std::string_view text = *source;
  std::unique_ptr<Plan::Impl> plan;
  std::vector<TemplateLine> lines;
  const auto finish = [&] {
    if (!plan) return true;
    Taken taken;
    if (!plan->text.parse(lines, plan->choices, error) || !plan->find_ways(taken, error)) {
      error = fmt::format("plan '{}': {}", plan->name, error);
      return false;
    }
    out.push_back(Plan(std::move(plan)));
    lines.clear();
    return true;
  };
  int number = 0;
  while (!text.empty()) {
    const std::string_view line = plans::take_line(text);
    ++number;
    if (line.starts_with("plan ")) {
      if (!finish()) return false;
      const std::size_t colon = line.find(':');
      if (colon == std::string_view::npos) {
        error = fmt::format("line {}: a plan without its family", number);
        return false;
      }
      plan = std::make_unique<Plan::Impl>();
      plan->source = source;
      plan->name = plans::trim(line.substr(5, colon - 5));
      plan->family = plans::trim(line.substr(colon + 1));
    } else if (line.starts_with("    choose ")) {
      if (!plan || !read_choice(line.substr(11), plan->choices, error)) {
        error = fmt::format("line {}: {}", number, error);
        return false;
      }
    } else if (plan && !line.starts_with('#') && !line.starts_with(kEndOfFile)) {
      lines.push_back({line, number});
      number += join_braces(lines.back().text, text);
    }
  }
  return finish();
}

}  // namespace weft
