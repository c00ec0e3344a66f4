#include "weft/cases/cases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "draw.h"
#include "weft/base/diag.h"
#include "weft/eval/math_functions.h"

namespace weft {

using eval::NamedArray;
using eval::NamedLaunch;
using eval::Parameter;

namespace {

constexpr std::uint64_t kStream = 0x6361736573;  // of the random numbers
constexpr int kDraws = 12;                       // of a case, until one has no findings
constexpr int kDrawsForBranches = 4;             // of a case, as long as it meets no new branch
constexpr int kRoundsForDoubts = 6;              // of a case, as long as it is not certain
// Of a case: a number that is off by more, times the root of a rounding, is not certain.
constexpr double kCertain = 16;
constexpr std::uint64_t kNoises = 2;  // launches that show how certain it is
// Steps for derivatives. A launch with more is shown with noise once, and not searched for another.
constexpr std::size_t kShortTrace = 6'000;
// Of a launch: a loop that runs as often as an input says is drawn again, as long as there is hope.
constexpr std::uint64_t kStepLimits[kDraws / kDrawsForBranches] = {5'000, 50'000, 2'000'000};
constexpr std::int64_t kLargestArray = 1 << 14;  // elements of an array of a case

// The launch of case `number`. The first has 5 to 9 threads, in several dimensions of different
// sizes; the second is smaller, the others larger.
std::vector<std::uint32_t> draw_dims(const KernelInterface& interface, Rng& rng, int number) {
  static constexpr std::uint32_t kTwo[][2] = {{2, 3}, {3, 2}, {2, 4}, {4, 2},
                                              {3, 3}, {1, 5}, {5, 1}};
  static constexpr std::uint32_t kThree[][3] = {{2, 2, 2}, {1, 2, 3}, {3, 1, 2}, {2, 3, 1}};
  static constexpr std::uint32_t kFour[][4] = {{2, 1, 2, 2}, {1, 3, 1, 2}, {2, 2, 1, 2}};
  std::vector<std::uint32_t> dims(interface.launch.size());
  if (number == 0) {
    const std::uint32_t* chosen = nullptr;
    if (dims.size() == 2) chosen = rng.pick(kTwo);
    if (dims.size() == 3) chosen = rng.pick(kThree);
    if (dims.size() == 4) chosen = rng.pick(kFour);
    for (std::size_t d = 0; d < dims.size(); ++d)
      dims[d] = chosen != nullptr ? chosen[d] : static_cast<std::uint32_t>(rng.range(5, 9));
  } else {
    const int most = number == 1 ? (dims.size() == 1 ? 4 : 2) : (dims.size() == 1 ? 24 : 5);
    for (std::uint32_t& d : dims)
      d = static_cast<std::uint32_t>(rng.range(number == 1 ? 1 : 2, most));
  }
  for (std::size_t d = 0; d < dims.size(); ++d) {
    const LaunchDim& dim = interface.launch[d];
    dims[d] = std::clamp(dims[d], std::min(dim.min, dim.limit), dim.limit);
  }
  return dims;
}

std::int64_t first_integer(const NamedArray& a) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < a.data.size() && i < 8; ++i)
    bits |= std::uint64_t{std::to_integer<std::uint8_t>(a.data[i])} << (8 * i);
  const std::size_t unused = 64 - 8 * std::min<std::size_t>(a.data.size(), 8);
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

void set_integer(NamedArray& a, std::int64_t value) {
  a.data.resize(eval::scalar_size(a.scalar));
  for (std::size_t i = 0; i < a.data.size(); ++i)
    a.data[i] = static_cast<std::byte>(static_cast<std::uint64_t>(value) >> (8 * i));
}

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

std::uint32_t sides(unsigned condition) { return (condition & 1u) + (condition >> 1 & 1u); }

// Of a number of its type, as a double.
double float_at(const NamedArray& a, std::size_t i) {
  const std::byte* at = a.data.data() + i * eval::scalar_size(a.scalar);
  return eval::float_number(a.scalar, at);
}

}  // namespace

eval::Options case_options() {
  eval::Options options;
  options.math = &eval::pinned_math();
  options.checks = true;
  options.limits.steps = kStepLimits[2];
  options.limits.tape_steps = 4'000'000;
  options.limits.array_bytes = 1 << 23;
  options.limits.findings = 8;
  return options;
}

struct CaseMaker::Impl {
  // What the interface says of a parameter of the launch.
  struct Source {
    std::size_t arg = 0;
    const ArgField* field = nullptr;
  };

  // A draw is tried without derivatives; the one that is kept runs again with them.
  NamedLaunch scout, launch;
  const KernelInterface* interface = nullptr;
  OwnNumbers own;
  std::vector<Source> sources;    // of the launch's parameters
  std::vector<bool> changed;      // outputs, by some case so far
  std::vector<double> shaken;     // of each parameter: its largest deviation with noise
  std::vector<std::uint8_t> met;  // Evaluator::conditions() of all cases so far

  // A draw of a case that has no findings.
  struct Attempt {
    Rng rng;
    std::vector<std::uint32_t> dims;
    std::vector<NamedArray> inputs;
    std::vector<bool> changed;
    std::vector<std::uint8_t> met;
    std::uint64_t steps = 0;  // its limit
  };

  struct Made {
    Case made;
    Attempt attempt;
    // Other roundings and other elementary functions give nearly the same outputs.
    bool certain = true;
    bool is_short = true;             // of the trace
    std::vector<std::size_t> floats;  // the parameters that are outputs of floats, in their order
  };

  void find_sources();
  Status prepare(const hir::Program& program, const KernelInterface& described);
  const ValueRange& range_of(const Source& s) const;
  bool is_output(const Source& s) const { return interface->args[s.arg].is_output(); }
  bool is_input(const Source& s) const { return interface->args[s.arg].is_input(); }
  std::optional<std::uint32_t> equals_of(const Source& s) const;
  std::int64_t term(const SizeTerm& t, const std::vector<std::uint32_t>& dims,
                    const std::vector<NamedArray>& inputs) const;
  bool shape_of(std::size_t parameter, const std::vector<std::uint32_t>& dims,
                std::vector<NamedArray>& inputs) const;
  bool draw(Rng rng, int number, const std::vector<std::uint32_t>& dims,
            std::vector<NamedArray>& inputs) const;
  Result<std::optional<Attempt>> best_of(Rng rng, int number, int first_draw, CaseReport& report);
  Result<std::optional<Attempt>> attempt(Rng rng, int number, std::uint64_t steps,
                                         CaseReport& report);
  void mark_outputs(NamedLaunch& of) const;
  Result<std::optional<Made>> made_of(const Attempt& a, CaseReport& report);
  void take_arrays(const std::vector<NamedArray>& inputs, Made& out) const;
  Status derive(Rng rng, Case& out);
  Result<bool> order_matters(const Case& c, const std::vector<NamedArray>& inputs);
  Result<std::optional<Made>> make_case(Rng rng, int number, CaseReport& report);
  Status shake(const Attempt& a, Made& out);
  void set_tolerances(Made& out) const;
  std::uint32_t news_of(const Attempt& a) const;
  void keep(const Attempt& a);
};

CaseMaker::CaseMaker() : impl_(std::make_unique<Impl>()) {}
CaseMaker::~CaseMaker() = default;

void CaseMaker::Impl::find_sources() {
  sources.clear();
  for (const Parameter& p : launch.parameters()) {
    Source s;
    const std::string_view name = p.name;
    const std::string_view arg = name.substr(0, name.find('.'));
    while (s.arg < interface->args.size() && interface->args[s.arg].name != arg) ++s.arg;
    WEFT_CHECK(s.arg < interface->args.size(), "a parameter that the interface lacks");
    if (arg.size() < name.size()) {
      for (const ArgField& f : interface->args[s.arg].fields)
        if (f.name == name.substr(arg.size() + 1)) s.field = &f;
    }
    sources.push_back(s);
  }
}

Status CaseMaker::Impl::prepare(const hir::Program& program, const KernelInterface& described) {
  interface = &described;
  eval::Options options = case_options();
  WEFT_RETURN_IF_ERROR(scout.prepare(program, options));
  options.traces = true;
  WEFT_RETURN_IF_ERROR(launch.prepare(program, options));
  // Nothing says yet which lists of indices an indexed array is to have.
  for (const Parameter& p : launch.parameters())
    if (p.is_optional)
      return Diag{DiagCode::EvalUnsupported, {}, {fmt::format("a case with '{}'", p.name)}};
  find_sources();
  own = own_numbers(program);
  changed.assign(launch.parameters().size(), false);
  met.assign(scout.evaluator().conditions().size(), 0);
  return {};
}

const ValueRange& CaseMaker::Impl::range_of(const Source& s) const {
  return s.field != nullptr ? s.field->range : interface->args[s.arg].range;
}

std::optional<std::uint32_t> CaseMaker::Impl::equals_of(const Source& s) const {
  return s.field != nullptr ? s.field->equals : interface->args[s.arg].equals;
}

std::int64_t CaseMaker::Impl::term(const SizeTerm& t, const std::vector<std::uint32_t>& dims,
                                   const std::vector<NamedArray>& inputs) const {
  if (t.kind == SizeTerm::Kind::LaunchDim) return dims[t.index];
  const KernelArg& arg = interface->args[t.index];
  std::string name = arg.name;
  if (t.kind == SizeTerm::Kind::Field) (name += '.') += arg.fields[t.field].name;
  for (const NamedArray& a : inputs)
    if (a.name == name) return first_integer(a);
  return 0;
}

// False: the array would be too large.
bool CaseMaker::Impl::shape_of(std::size_t parameter, const std::vector<std::uint32_t>& dims,
                               std::vector<NamedArray>& inputs) const {
  const Source& s = sources[parameter];
  const Parameter& p = launch.parameters()[parameter];
  const std::vector<Size>& shape =
      s.field != nullptr && !s.field->shape.empty() ? s.field->shape : interface->args[s.arg].shape;
  NamedArray& array = inputs[parameter];
  std::int64_t count = 1;
  for (const Size& size : shape) {
    std::int64_t n = 0;
    for (const SizeProduct& product : size.products) {
      std::int64_t value = product.factor;
      for (const SizeTerm& t : product.terms) value *= term(t, dims, inputs);
      n += value;
    }
    if (n < 0 || n > kLargestArray || (count *= n) > kLargestArray) return false;
    array.shape.push_back(n);
  }
  array.shape.insert(array.shape.end(), p.components.begin(), p.components.end());
  return static_cast<int>(shape.size()) == p.ndim;
}

// Scalars first, since shapes refer to them.
bool CaseMaker::Impl::draw(Rng rng, int number, const std::vector<std::uint32_t>& dims,
                           std::vector<NamedArray>& inputs) const {
  const Mixture mixture = number == 0 ? Mixture{1, 2} : number == 1 ? Mixture{5, 5} : Mixture{2, 3};
  const std::vector<Parameter>& parameters = launch.parameters();
  inputs.assign(parameters.size(), {});
  for (const bool arrays : {false, true}) {
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const Parameter& p = parameters[i];
      const Source& s = sources[i];
      if ((p.ndim >= 0) != arrays) continue;
      NamedArray& input = inputs[i];
      input.name = p.name;
      input.scalar = p.scalar;
      if (!arrays) {
        input.shape = p.components;
        if (const auto dim = equals_of(s)) {
          // More threads than that are what a kernel's test of its index is for.
          const bool fewer = number > 0 && dims[*dim] > 1 && rng.chance(1, 2);
          set_integer(input, dims[*dim] - (fewer ? 1 : 0));
          continue;
        }
      } else if (!shape_of(i, dims, inputs)) {
        return false;
      }
      const KernelArg& arg = interface->args[s.arg];
      if (arrays && !is_input(s)) {
        input.data.assign(static_cast<std::size_t>(input.count()) * eval::scalar_size(p.scalar),
                          std::byte{});
        continue;
      }
      Drawer drawer(rng.fork(i), own, mixture);
      drawer.fill(input, p.components, range_of(s), arg.unit, arg.sorted);
    }
  }
  return true;
}

// Sides of conditions that the attempt meets, and outputs that it changes, and no case before.
std::uint32_t CaseMaker::Impl::news_of(const Attempt& a) const {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < met.size(); ++i) out += sides(a.met[i] & ~met[i] & 3u);
  for (std::size_t i = 0; i < changed.size(); ++i) out += a.changed[i] && !changed[i] ? 1 : 0;
  return out;
}

void CaseMaker::Impl::keep(const Attempt& a) {
  for (std::size_t i = 0; i < met.size(); ++i) met[i] |= a.met[i];
  for (std::size_t i = 0; i < changed.size(); ++i) changed[i] = changed[i] || a.changed[i];
}

// Cotangents, and the derivatives of the inputs by them.
Status CaseMaker::Impl::derive(Rng rng, Case& out) {
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

// The launch with the threads in descending order.
Result<bool> CaseMaker::Impl::order_matters(const Case& c, const std::vector<NamedArray>& inputs) {
  WEFT_RETURN_IF_ERROR(scout.bind(inputs));
  scout.launch(c.dims, eval::Order::Descending);
  const std::vector<NamedArray> arrays = scout.arrays();
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

void CaseMaker::Impl::mark_outputs(NamedLaunch& of) const {
  for (std::size_t i = 0; i < sources.size(); ++i)
    if (of.parameters()[i].ndim >= 0 && !is_input(sources[i])) of.mark_unwritten(i);
}

// Nothing: the launch had findings, which the report has, or an array would have been too large.
Result<std::optional<CaseMaker::Impl::Attempt>> CaseMaker::Impl::attempt(Rng rng, int number,
                                                                         std::uint64_t steps,
                                                                         CaseReport& report) {
  Attempt out{rng, {}, {}, {}, {}, steps};
  Rng sizes = rng.fork(1);
  out.dims = draw_dims(*interface, sizes, number);
  if (steps == kStepLimits[2])
    for (std::size_t d = 0; d < out.dims.size(); ++d) out.dims[d] = interface->launch[d].min;
  report.findings.clear();
  if (!draw(rng.fork(2), number, out.dims, out.inputs)) return std::optional<Attempt>();
  WEFT_RETURN_IF_ERROR(scout.bind(out.inputs));
  mark_outputs(scout);
  scout.forget_conditions();
  scout.set_step_limit(steps);
  const bool ended = !scout.launch(out.dims);
  report.findings = scout.evaluator().findings();
  if (ended || !report.findings.empty()) return std::optional<Attempt>();
  const auto conditions = scout.evaluator().conditions();
  out.met.assign(conditions.begin(), conditions.end());
  const std::vector<NamedArray> arrays = scout.arrays();
  out.changed.assign(sources.size(), false);
  std::size_t array = 0;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (scout.parameters()[i].ndim < 0) continue;
    out.changed[i] = is_output(sources[i]) && arrays[array].data != out.inputs[i].data;
    ++array;
  }
  return std::optional<Attempt>(std::move(out));
}

// How far the outputs are off in launches of which the operations are as far off as they may be.
Status CaseMaker::Impl::shake(const Attempt& a, Made& out) {
  shaken.assign(sources.size(), 0);
  const std::uint64_t noises = out.is_short ? kNoises : 1;
  for (std::uint64_t noise = 1; noise <= noises; ++noise) {
    WEFT_RETURN_IF_ERROR(launch.bind(a.inputs));
    launch.set_noise(noise);
    launch.launch(a.dims);
    if (!launch.evaluator().rounds()) break;
    if (launch.evaluator().is_doubtful()) out.made.rounding_matters = true;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const Parameter& p = launch.parameters()[i];
      if (p.ndim < 0 || !is_float(p.scalar)) continue;
      const double deviation = launch.deviation(i);
      if (!std::isfinite(deviation)) out.made.rounding_matters = true;
      if (std::isfinite(deviation)) shaken[i] = std::max(shaken[i], deviation);
    }
  }
  launch.set_noise(0);
  return {};
}

// Nothing: the record for derivatives would be too large.
Result<std::optional<CaseMaker::Impl::Made>> CaseMaker::Impl::made_of(const Attempt& a,
                                                                      CaseReport& report) {
  Made made{{}, a, true, true, {}};
  Case& out = made.made;
  out.dims = a.dims;
  WEFT_RETURN_IF_ERROR(launch.bind(a.inputs));
  mark_outputs(launch);
  launch.set_step_limit(a.steps);
  const bool ended = !launch.launch(a.dims);
  report.findings = launch.evaluator().findings();
  if (ended) return std::optional<Made>();
  if (launch.evaluator().is_doubtful()) out.rounding_matters = true;
  take_arrays(a.inputs, made);
  WEFT_RETURN_IF_ERROR(derive(Rng(a.rng).fork(3), out));
  made.is_short = launch.evaluator().trace_size() <= kShortTrace;
  WEFT_RETURN_IF_ERROR(shake(a, made));
  set_tolerances(made);
  if (scout.evaluator().has_atomics()) {
    WEFT_TRY(out.order_matters, order_matters(out, a.inputs));
  }
  return std::optional<Made>(std::move(made));
}

// The inputs and outputs of the launch.
void CaseMaker::Impl::take_arrays(const std::vector<NamedArray>& inputs, Made& out) const {
  const std::vector<Parameter>& parameters = launch.parameters();
  std::vector<NamedArray> arrays = launch.arrays();
  std::size_t array = 0;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const bool is_array = parameters[i].ndim >= 0;
    if (!is_array || is_input(sources[i])) out.made.inputs.push_back({inputs[i], {}, 0});
    if (!is_array) continue;
    NamedArray& after = arrays[array++];
    if (!is_output(sources[i])) continue;
    CaseArray result{std::move(after), {}, 0};
    if (is_float(result.numbers.scalar)) {
      result.tolerance = 8 * launch.deviation(i);
      out.floats.push_back(i);
    }
    out.made.outputs.push_back(std::move(result));
  }
}

// From the deviations without noise, which take_arrays() left, and with it.
void CaseMaker::Impl::set_tolerances(Made& out) const {
  out.certain = !out.made.rounding_matters;
  auto parameter = out.floats.begin();
  for (CaseArray& array : out.made.outputs) {
    if (!is_float(array.numbers.scalar)) continue;
    const double deviation = shaken[*parameter++], unit = rounding(array.numbers.scalar);
    double largest = 0;
    for (std::size_t k = 0; k < static_cast<std::size_t>(array.numbers.count()); ++k)
      largest = std::max(largest, std::abs(float_at(array.numbers, k)));
    if (deviation > kCertain * std::sqrt(unit) * largest) out.certain = false;
    array.tolerance = rounded_up(std::max(array.tolerance, 2 * deviation) + 16 * unit * largest);
  }
}

// Draws again where a draw has findings, and, a few times, where it leaves sides of branches that
// no case has met. Nothing: all draws had findings.
Result<std::optional<CaseMaker::Impl::Attempt>> CaseMaker::Impl::best_of(Rng rng, int number,
                                                                         int first_draw,
                                                                         CaseReport& report) {
  std::optional<Attempt> best;
  std::uint32_t missing = 0;
  for (const std::uint8_t m : met) missing += 2 - sides(m);
  for (std::size_t i = 0; i < sources.size(); ++i)
    missing += launch.parameters()[i].ndim >= 0 && is_output(sources[i]) && !changed[i] ? 1 : 0;
  for (int draw = first_draw; draw < kDraws; ++draw) {
    WEFT_TRY(std::optional<Attempt> found,
             attempt(rng.fork(static_cast<std::uint64_t>(draw)), number,
                     kStepLimits[draw / kDrawsForBranches], report));
    if (!found) continue;
    if (!best || news_of(*found) > news_of(*best)) best = std::move(found);
    // A long launch is not searched for a better one.
    if (draw + 1 >= first_draw + kDrawsForBranches || news_of(*best) == missing) break;
  }
  return best;
}

// Nothing: all draws had findings. A case of which other implementations need not have the outputs
// is made again with other draws, a few times.
Result<std::optional<CaseMaker::Impl::Made>> CaseMaker::Impl::make_case(Rng rng, int number,
                                                                        CaseReport& report) {
  std::optional<Made> first;
  for (int round = 0; round < kRoundsForDoubts; ++round) {
    const Rng draws = round == 0 ? rng : rng.fork(kDraws + static_cast<std::uint64_t>(round));
    // The second time, if the record for derivatives became too large, with one thread.
    for (const int first_draw : {0, kDraws - kDrawsForBranches}) {
      WEFT_TRY(std::optional<Attempt> a, best_of(draws, number, first_draw, report));
      if (!a) break;
      WEFT_TRY(std::optional<Made> made, made_of(*a, report));
      if (!made) continue;
      const bool certain = made->certain, is_short = made->is_short;
      if (certain || !first) first = std::move(made);
      if (certain || !is_short) return first;
      break;
    }
    if (!first) break;
  }
  return first;
}

Result<std::vector<Case>> CaseMaker::make(const hir::Program& program,
                                          const KernelInterface& interface, std::uint64_t seed,
                                          std::uint64_t index, int count, CaseReport* report) {
  CaseReport own_report;
  CaseReport& r = report != nullptr ? *report : own_report;
  r = {};
  WEFT_RETURN_IF_ERROR(impl_->prepare(program, interface));
  const Rng rng(seed, index, kStream);
  std::vector<Case> cases;
  std::vector<eval::Finding> findings;
  for (int i = 0; i < count; ++i) {
    WEFT_TRY(std::optional<Impl::Made> made,
             impl_->make_case(rng.fork(static_cast<std::uint64_t>(i)), i, r));
    if (made) {
      impl_->keep(made->attempt);
      cases.push_back(std::move(made->made));
    } else {
      findings = r.findings;
    }
  }
  r.findings = std::move(findings);
  r.sides = static_cast<std::uint32_t>(2 * impl_->met.size());
  for (std::size_t i = 0; i < impl_->met.size(); ++i) {
    r.sides_met += sides(impl_->met[i]);
    if (sides(impl_->met[i]) < 2) r.unmet.push_back(impl_->launch.evaluator().condition_nodes()[i]);
  }
  for (std::size_t i = 0; i < impl_->sources.size(); ++i) {
    if (impl_->launch.parameters()[i].ndim < 0 || !impl_->is_output(impl_->sources[i])) continue;
    ++r.outputs;
    if (impl_->changed[i]) ++r.outputs_changed;
  }
  return cases;
}

}  // namespace weft
