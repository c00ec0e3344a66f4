#include "weft/cases/launched.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "measure.h"
#include "weft/base/diag.h"

namespace weft {

using eval::NamedArray;
using eval::NamedLaunch;
using eval::Parameter;

namespace {

constexpr std::uint64_t kLaunchedStream = 0x6c61756e6368;  // of the random numbers
// Of the cases of a row behind the first one together with it: rows are to stay small.
constexpr std::size_t kMostNumbers = 1'024;

// Of the launch's parameters that are arrays, by number: whether its value before the launch was
// read, and whether it was written.
struct Uses {
  std::vector<std::vector<bool>> needed, written;
};

bool is_true(const std::vector<bool>& v) { return std::find(v.begin(), v.end(), true) != v.end(); }

Uses uses_of(const NamedLaunch& launch) {
  Uses out;
  for (std::size_t p = 0; p < launch.parameters().size(); ++p) {
    std::vector<bool>& needed = out.needed.emplace_back();
    std::vector<bool>& written = out.written.emplace_back();
    if (launch.parameters()[p].ndim < 0) continue;
    for (std::int64_t i = 0; i < launch.number_count(p); ++i) {
      needed.push_back(launch.was_needed(p, i));
      written.push_back(launch.was_written(p, i));
    }
  }
  return out;
}

bool is_of(std::string_view parameter, std::string_view argument) {
  return parameter.starts_with(argument) &&
         (parameter.size() == argument.size() || parameter[argument.size()] == '.');
}

bool is_finite(const NamedArray& a) {
  if (!is_float(a.scalar)) return true;
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.count()); ++i)
    if (!std::isfinite(float_at(a, i))) return false;
  return true;
}

bool same_numbers(const std::vector<NamedArray>& a, const std::vector<NamedArray>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const NamedArray& x, const NamedArray& y) {
                      return x.name == y.name && x.shape == y.shape && x.data == y.data;
                    });
}

std::string finding_text(const std::vector<eval::Finding>& findings) {
  return findings.empty()
             ? "the launch does not end"
             : fmt::format("the launch has a finding: {}", eval::fault_id(findings.back().fault));
}

// Turns launches into cases, one after the other.
class Launched {
 public:
  Status prepare(const hir::Program& program) {
    WEFT_RETURN_IF_ERROR(measure_.prepare(program));
    for (const Parameter& p : measure_.launch.parameters())
      if (p.is_optional)
        return Diag{DiagCode::EvalUnsupported, {}, {fmt::format("a case with '{}'", p.name)}};
    return {};
  }

  // Nothing: `why` says it; empty: the launch is that of an earlier case.
  std::optional<Case> case_of(const GivenLaunch& given, const Rng& rng, std::string& why);

 private:
  std::string take_arguments(const GivenLaunch& given);
  std::string run(const std::vector<NamedArray>& inputs);
  bool writes_shared(const GivenLaunch& given) const;
  std::string leave_zeros();
  bool is_same_without(std::size_t parameter);
  bool writes_the_same(const std::vector<NamedArray>& before,
                       const std::vector<NamedArray>& after) const;

  CaseMeasure measure_;
  std::vector<std::uint32_t> dims_;
  std::vector<NamedArray> inputs_;   // of all parameters
  std::vector<NamedArray> outputs_;  // all arrays after the launch
  Uses uses_;
  std::vector<std::pair<std::vector<std::uint32_t>, std::vector<NamedArray>>> earlier_;
};

// The arguments in the order of the parameters.
std::string Launched::take_arguments(const GivenLaunch& given) {
  dims_ = given.dims;
  inputs_.clear();
  for (const Parameter& p : measure_.launch.parameters()) {
    const auto at = std::find_if(given.arguments.begin(), given.arguments.end(),
                                 [&](const NamedArray& a) { return a.name == p.name; });
    if (at == given.arguments.end()) return fmt::format("'{}' was not written down", p.name);
    inputs_.push_back(*at);
    if (p.scalar != Scalar::Bool) continue;
    for (std::byte& b : inputs_.back().data) b = std::byte{b != std::byte{0}};
  }
  return {};
}

// Empty: it ended without findings.
std::string Launched::run(const std::vector<NamedArray>& inputs) {
  NamedLaunch& launch = measure_.launch;
  if (const Status bound = launch.bind(inputs); !bound) return bound.error().message();
  launch.set_step_limit(kMostCaseSteps);
  measure_.set_mode(CaseMeasure::Mode::Checks);
  const bool ended = !launch.launch(dims_);
  if (ended || !launch.evaluator().findings().empty())
    return finding_text(launch.evaluator().findings());
  return {};
}

// Arrays of a case have memory of their own, so that such a launch is another one.
bool Launched::writes_shared(const GivenLaunch& given) const {
  const std::vector<Parameter>& parameters = measure_.launch.parameters();
  for (const auto& [a, b] : given.shared) {
    for (std::size_t p = 0; p < parameters.size(); ++p) {
      if ((is_of(parameters[p].name, a) || is_of(parameters[p].name, b)) &&
          is_true(uses_.written[p]))
        return true;
    }
  }
  return false;
}

// Whether all numbers that the launch wrote are the same.
bool Launched::writes_the_same(const std::vector<NamedArray>& before,
                               const std::vector<NamedArray>& after) const {
  std::size_t array = 0;
  for (std::size_t p = 0; p < inputs_.size(); ++p) {
    if (measure_.launch.parameters()[p].ndim < 0) continue;
    const NamedArray &a = before[array], &b = after[array];
    ++array;
    const std::size_t size = eval::scalar_size(a.scalar);
    for (std::size_t i = 0; i < uses_.written[p].size(); ++i) {
      if (!uses_.written[p][i]) continue;
      const auto at = static_cast<std::ptrdiff_t>(i * size);
      if (!std::equal(a.data.begin() + at, a.data.begin() + at + static_cast<std::ptrdiff_t>(size),
                      b.data.begin() + at))
        return false;
    }
  }
  return true;
}

bool Launched::is_same_without(std::size_t parameter) {
  std::vector<NamedArray> inputs = inputs_;
  std::fill(inputs[parameter].data.begin(), inputs[parameter].data.end(), std::byte{});
  return run(inputs).empty() && writes_the_same(outputs_, measure_.launch.arrays());
}

// Numbers that the launch does not read become zeros, and so do handles (which Warp passes as
// uint64, and which are addresses) that change nothing.
std::string Launched::leave_zeros() {
  for (std::size_t p = 0; p < inputs_.size(); ++p) {
    NamedArray& a = inputs_[p];
    const std::size_t size = eval::scalar_size(a.scalar);
    for (std::size_t i = 0; i < uses_.needed[p].size(); ++i) {
      if (uses_.needed[p][i]) continue;
      std::fill_n(a.data.begin() + static_cast<std::ptrdiff_t>(i * size), size, std::byte{});
    }
    const bool may_be_handle =
        a.scalar == Scalar::UInt64 &&
        std::any_of(a.data.begin(), a.data.end(), [](std::byte b) { return b != std::byte{}; });
    if (may_be_handle && is_same_without(p)) std::fill(a.data.begin(), a.data.end(), std::byte{});
    if (!is_finite(a)) return "an input is not finite";
  }
  if (std::string why = run(inputs_); !why.empty()) return why;
  return writes_the_same(outputs_, measure_.launch.arrays())
             ? ""
             : "it reads what is not seen to be read";
}

std::optional<Case> Launched::case_of(const GivenLaunch& given, const Rng& rng, std::string& why) {
  why = take_arguments(given);
  if (why.empty()) why = run(inputs_);
  if (!why.empty()) return std::nullopt;
  outputs_ = measure_.launch.arrays();
  uses_ = uses_of(measure_.launch);
  if (writes_shared(given)) {
    why = "it writes to memory that two arguments share";
    return std::nullopt;
  }
  why = leave_zeros();
  if (!why.empty()) return std::nullopt;
  for (const auto& [dims, inputs] : earlier_)
    if (dims == dims_ && same_numbers(inputs, inputs_)) return std::nullopt;
  measure_.roles.clear();
  bool has_outputs = false;
  for (std::size_t p = 0; p < inputs_.size(); ++p) {
    const bool is_output = is_true(uses_.written[p]);
    measure_.roles.push_back({is_true(uses_.needed[p]) || !is_output, is_output, false});
    has_outputs = has_outputs || is_output;
  }
  std::vector<eval::Finding> findings;
  Result<std::optional<MeasuredCase>> made =
      measure_.case_of({rng, dims_, inputs_, kMostCaseSteps}, findings);
  if (!has_outputs) why = "it writes to no array";
  if (!made) why = made.error().message();
  if (made && !*made) why = finding_text(findings);
  if (!why.empty()) return std::nullopt;
  for (const CaseArray& a : (*made)->made.outputs)
    if (!is_finite(a.numbers) || !std::isfinite(a.tolerance)) why = "an output is not finite";
  if (!why.empty()) return std::nullopt;
  earlier_.emplace_back(dims_, inputs_);
  return std::move((*made)->made);
}

}  // namespace

LaunchedCases cases_of_launches(const hir::Program& program,
                                const std::vector<GivenLaunch>& launches, std::uint64_t key,
                                int count) {
  LaunchedCases out;
  // A case says that a block has one thread.
  if (program.block_dim != 1) {
    out.left_out = "it depends on the threads of a block";
    return out;
  }
  Launched launched;
  std::size_t numbers = 0;
  if (const Status taken = launched.prepare(program); !taken) {
    out.left_out = taken.error().message();
    return out;
  }
  for (const GivenLaunch& given : launches) {
    if (out.cases.size() == static_cast<std::size_t>(count)) break;
    std::size_t more = 0;
    for (const NamedArray& a : given.arguments) more += static_cast<std::size_t>(a.count());
    if (!out.cases.empty() && numbers + more > kMostNumbers) continue;
    std::string why;
    std::optional<Case> made =
        launched.case_of(given, Rng(key, out.cases.size(), kLaunchedStream), why);
    if (made) {
      out.cases.push_back(*std::move(made));
      numbers += more;
    }
    if (out.left_out.empty()) out.left_out = std::move(why);
  }
  if (!out.cases.empty()) out.left_out.clear();
  return out;
}

GivenLaunch launch_of_case(const Case& c) {
  GivenLaunch out;
  out.dims = c.dims;
  for (const CaseArray& a : c.inputs) out.arguments.push_back(a.numbers);
  for (const CaseArray& a : c.outputs) {
    const bool is_input =
        std::any_of(c.inputs.begin(), c.inputs.end(),
                    [&](const CaseArray& input) { return input.numbers.name == a.numbers.name; });
    if (is_input) continue;
    NamedArray zeros = a.numbers;
    std::fill(zeros.data.begin(), zeros.data.end(), std::byte{});
    out.arguments.push_back(std::move(zeros));
  }
  return out;
}

}  // namespace weft
