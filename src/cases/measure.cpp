#include "measure.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "weft/eval/math_functions.h"

namespace weft {

using eval::NamedArray;
using eval::Parameter;

namespace {

// Of a case: a number that is off by more, times the root of a rounding, is not certain.
constexpr double kCertain = 16;
// Steps for derivatives. Of a launch with more only one noise counts, and it is not searched for
// another.
constexpr std::size_t kShortTrace = 6'000;

// Half a unit in the last place of 1.
double rounding(Scalar s) {
  switch (s) {
    case Scalar::Float16:
      return 0x1p-11;
    case Scalar::BFloat16:
      return 0x1p-8;
    case Scalar::Float64:
      return 0x1p-53;
    default:
      return 0x1p-24;
  }
}

// The next number with two decimal digits.
double rounded_up(double x) {
  if (!(x > 0)) return 0;
  double power = 1, factor = 1;
  while (x * power < 10 && power < 1e300) power *= 10;
  while (x / factor >= 100 && factor < 1e300) factor *= 10;
  return power > 1 ? std::ceil(x * power) / power : std::ceil(x / factor) * factor;
}

}  // namespace

double float_at(const NamedArray& a, std::size_t i) {
  const std::byte* at = a.data.data() + i * eval::scalar_size(a.scalar);
  return eval::float_number(a.scalar, at);
}

eval::Options case_options() {
  eval::Options options;
  options.math = &eval::pinned_math();
  options.checks = true;
  options.limits.steps = kMostCaseSteps;
  options.limits.tape_steps = 1'000'000;
  options.limits.array_bytes = 1 << 23;
  options.limits.findings = 8;
  return options;
}

Status CaseMeasure::prepare(const hir::Program& program) {
  return launch.prepare(program, case_options());
}

void CaseMeasure::set_mode(Mode mode) {
  launch.set_checks(mode == Mode::Checks);
  launch.set_traces(mode == Mode::Derivatives);
  launch.set_noise(mode == Mode::Derivatives ? 1 : 0);
}

void CaseMeasure::mark_outputs() {
  for (std::size_t i = 0; i < roles.size(); ++i)
    if (roles[i].is_unwritten) launch.mark_unwritten(i);
}

// Cotangents, and the derivatives of the inputs by them.
Status CaseMeasure::derive(Rng rng, Case& out) {
  std::vector<NamedArray> cotangents;
  for (std::size_t i = 0; i < out.outputs.size(); ++i) {
    CaseArray& array = out.outputs[i];
    if (!is_float(array.numbers.scalar)) continue;
    Rng own_rng = rng.fork(i);
    NamedArray c{array.numbers.name, Scalar::Float64, array.numbers.shape, {}};
    const auto n = static_cast<std::size_t>(c.count());
    for (std::size_t k = 0; k < n; ++k)
      array.derivatives.push_back(static_cast<double>(own_rng.range(-8, 8)) / 4);
    c.data.resize(n * sizeof(double));
    if (n > 0) std::memcpy(c.data.data(), array.derivatives.data(), c.data.size());
    cotangents.push_back(std::move(c));
  }
  if (cotangents.empty()) return {};
  WEFT_TRY(const std::vector<NamedArray> gradients, launch.gradients(cotangents));
  for (CaseArray& input : out.inputs) {
    if (!is_float(input.numbers.scalar)) continue;
    for (const NamedArray& g : gradients) {
      if (g.name != input.numbers.name) continue;
      input.derivatives.resize(static_cast<std::size_t>(g.count()));
      if (!input.derivatives.empty())
        std::memcpy(input.derivatives.data(), g.data.data(), g.data.size());
    }
  }
  return {};
}

// The launch with the threads, and what is equal, in descending order.
Result<bool> CaseMeasure::order_matters(const Case& c, const std::vector<NamedArray>& inputs) {
  WEFT_RETURN_IF_ERROR(launch.bind(inputs));
  set_mode(Mode::Plain);
  launch.launch(c.dims, eval::Order::Descending);
  const std::vector<NamedArray> arrays = launch.arrays();
  for (const CaseArray& out : c.outputs) {
    for (const NamedArray& a : arrays) {
      if (a.name != out.numbers.name || a.data == out.numbers.data) continue;
      if (!is_float(a.scalar)) return true;
      for (std::size_t i = 0; i < static_cast<std::size_t>(a.count()); ++i)
        if (!(std::abs(float_at(a, i) - float_at(out.numbers, i)) <= out.tolerance)) return true;
    }
  }
  return false;
}

// How far the outputs are off where operations are as far off as they may be.
void CaseMeasure::shake(MeasuredCase& out) {
  shaken_.assign(roles.size(), 0);
  if (!launch.evaluator().rounds()) return;
  const std::size_t noises = out.is_short ? 2 : 1;
  for (std::size_t noise = 1; noise <= noises; ++noise) {
    if (launch.evaluator().is_doubtful(noise)) out.made.rounding_matters = true;
    if (launch.evaluator().derivatives_jump(noise)) out.made.gradients_jump = true;
    for (std::size_t i = 0; i < roles.size(); ++i) {
      const Parameter& p = launch.parameters()[i];
      if (p.ndim < 0 || !is_float(p.scalar)) continue;
      const double deviation = launch.deviation(i, noise);
      if (!std::isfinite(deviation)) out.made.rounding_matters = true;
      if (std::isfinite(deviation)) shaken_[i] = std::max(shaken_[i], deviation);
    }
  }
}

// Nothing: the record for derivatives would be too large.
Result<std::optional<MeasuredCase>> CaseMeasure::case_of(const CaseLaunch& a,
                                                         std::vector<eval::Finding>& findings) {
  MeasuredCase made;
  Case& out = made.made;
  out.dims = a.dims;
  WEFT_RETURN_IF_ERROR(launch.bind(a.inputs));
  launch.set_step_limit(a.steps);
  set_mode(Mode::Derivatives);
  const bool ended = !launch.launch(a.dims);
  findings = launch.evaluator().findings();
  if (ended) return std::optional<MeasuredCase>();
  if (launch.evaluator().is_doubtful()) out.rounding_matters = true;
  if (launch.evaluator().derivatives_jump()) out.gradients_jump = true;
  take_arrays(a.inputs, made);
  WEFT_RETURN_IF_ERROR(derive(Rng(a.rng).fork(3), out));
  made.is_short = launch.evaluator().trace_size() <= kShortTrace;
  shake(made);
  set_tolerances(made);
  if (launch.evaluator().may_depend_on_order()) {
    WEFT_TRY(out.order_matters, order_matters(out, a.inputs));
  }
  return std::optional<MeasuredCase>(std::move(made));
}

// The inputs and outputs of the launch.
void CaseMeasure::take_arrays(const std::vector<NamedArray>& inputs, MeasuredCase& out) const {
  const std::vector<Parameter>& parameters = launch.parameters();
  std::vector<NamedArray> arrays = launch.arrays();
  std::size_t array = 0;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const bool is_array = parameters[i].ndim >= 0;
    if (!is_array || roles[i].is_input) out.made.inputs.push_back({inputs[i], {}, 0});
    if (!is_array) continue;
    NamedArray& after = arrays[array++];
    if (!roles[i].is_output) continue;
    CaseArray result{std::move(after), {}, 0};
    if (is_float(result.numbers.scalar)) {
      result.tolerance = 8 * launch.deviation(i);
      out.floats.push_back(i);
    }
    out.made.outputs.push_back(std::move(result));
  }
}

// From the deviations without noise, which take_arrays() left, and with it.
void CaseMeasure::set_tolerances(MeasuredCase& out) const {
  out.certain = !out.made.rounding_matters && !out.made.gradients_jump;
  auto parameter = out.floats.begin();
  for (CaseArray& array : out.made.outputs) {
    if (!is_float(array.numbers.scalar)) continue;
    const double deviation = shaken_[*parameter++], unit = rounding(array.numbers.scalar);
    double largest = 0;
    for (std::size_t k = 0; k < static_cast<std::size_t>(array.numbers.count()); ++k)
      largest = std::max(largest, std::abs(float_at(array.numbers, k)));
    if (deviation > kCertain * std::sqrt(unit) * largest) out.certain = false;
    array.tolerance = rounded_up(std::max(array.tolerance, 2 * deviation) + 16 * unit * largest);
  }
}

}  // namespace weft
