#include "weft/cases/cases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "draw.h"
#include "measure.h"
#include "weft/base/diag.h"

namespace weft {

using eval::NamedArray;
using eval::NamedLaunch;
using eval::Parameter;

namespace {

constexpr std::uint64_t kStream = 0x6361736573;  // of the random numbers
constexpr int kDraws = 12;                       // of a case, until one has no findings
constexpr int kDrawsForBranches = 4;             // of a case, as long as it meets no new branch
constexpr int kRoundsForDoubts = 6;              // of a case, as long as it is not certain
// Of a launch: a loop that runs as often as an input says is drawn again, as long as there is hope.
constexpr std::uint64_t kStepLimits[kDraws / kDrawsForBranches] = {5'000, 50'000, kMostCaseSteps};
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

std::uint32_t sides(unsigned condition) { return (condition & 1u) + (condition >> 1 & 1u); }

}  // namespace

struct CaseMaker::Impl {
  // What the interface says of a parameter of the launch.
  struct Source {
    std::size_t arg = 0;
    const ArgField* field = nullptr;
  };

  CaseMeasure measure;
  NamedLaunch& launch = measure.launch;
  const KernelInterface* interface = nullptr;
  OwnNumbers own;
  std::vector<Source> sources;    // of the launch's parameters
  std::vector<bool> changed;      // outputs, by some case so far
  std::vector<std::uint8_t> met;  // Evaluator::conditions() of all cases so far

  // A draw of a case that has no findings.
  struct Attempt : CaseLaunch {
    std::vector<bool> changed;
    std::vector<std::uint8_t> met;
  };

  struct Made : MeasuredCase {
    Attempt attempt;
  };

  void find_sources();
  Status prepare(const hir::Program& program, const KernelInterface& described);
  const ValueRange& range_of(const Source& s) const;
  const ValueRule& rule_of(const Source& s) const;
  std::int64_t value_of(const Size& size, const std::vector<std::uint32_t>& dims,
                        const std::vector<NamedArray>& inputs) const;
  bool is_output(const Source& s) const { return interface->args[s.arg].is_output(); }
  bool is_input(const Source& s) const { return interface->args[s.arg].is_input(); }
  std::optional<std::uint32_t> equals_of(const Source& s) const;
  bool is_exact(const Source& s) const {
    return s.field != nullptr ? s.field->is_exact : interface->args[s.arg].is_exact;
  }
  std::int64_t term(const SizeTerm& t, const std::vector<std::uint32_t>& dims,
                    const std::vector<NamedArray>& inputs) const;
  bool shape_of(std::size_t parameter, const std::vector<std::uint32_t>& dims,
                std::vector<NamedArray>& inputs) const;
  bool draw(Rng rng, int number, const std::vector<std::uint32_t>& dims,
            std::vector<NamedArray>& inputs) const;
  Result<std::optional<Attempt>> best_of(Rng rng, int number, int first_draw, CaseReport& report);
  Result<std::optional<Attempt>> attempt(Rng rng, int number, std::uint64_t steps,
                                         CaseReport& report);
  Result<std::optional<Made>> made_of(const Attempt& a, CaseReport& report);
  Result<std::optional<Made>> make_case(Rng rng, int number, CaseReport& report);
  std::uint32_t news_of(const Attempt& a) const;
  void keep(const Attempt& a);
};

CaseMaker::CaseMaker() : impl_(std::make_unique<Impl>()) {}
CaseMaker::~CaseMaker() = default;

void CaseMaker::Impl::find_sources() {
  sources.clear();
  measure.roles.clear();
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
    measure.roles.push_back({is_input(s), is_output(s), p.ndim >= 0 && !is_input(s)});
  }
}

Status CaseMaker::Impl::prepare(const hir::Program& program, const KernelInterface& described) {
  interface = &described;
  WEFT_RETURN_IF_ERROR(measure.prepare(program));
  // Nothing says yet which lists of indices an indexed array is to have.
  for (const Parameter& p : launch.parameters())
    if (p.is_optional)
      return Diag{DiagCode::EvalUnsupported, {}, {fmt::format("a case with '{}'", p.name)}};
  find_sources();
  own = own_numbers(program);
  changed.assign(launch.parameters().size(), false);
  met.assign(launch.evaluator().conditions().size(), 0);
  return {};
}

const ValueRange& CaseMaker::Impl::range_of(const Source& s) const {
  return s.field != nullptr ? s.field->range : interface->args[s.arg].range;
}

const ValueRule& CaseMaker::Impl::rule_of(const Source& s) const {
  return s.field != nullptr ? s.field->rule : interface->args[s.arg].rule;
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

std::int64_t CaseMaker::Impl::value_of(const Size& size, const std::vector<std::uint32_t>& dims,
                                       const std::vector<NamedArray>& inputs) const {
  std::int64_t n = 0;
  for (const SizeProduct& product : size.products) {
    std::int64_t value = product.factor;
    for (const SizeTerm& t : product.terms) value *= term(t, dims, inputs);
    n += value;
  }
  return n;
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
    const std::int64_t n = value_of(size, dims, inputs);
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
          const bool fewer = number > 0 && dims[*dim] > 1 && !is_exact(s) && rng.chance(1, 2);
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
      if (const ValueRule& rule = rule_of(s); rule.kind != ValueRule::Kind::None)
        drawer.fill(input, rule.kind, value_of(rule.bound, dims, inputs));
      else
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

// Nothing: the launch had findings, which the report has, or an array would have been too large.
Result<std::optional<CaseMaker::Impl::Attempt>> CaseMaker::Impl::attempt(Rng rng, int number,
                                                                         std::uint64_t steps,
                                                                         CaseReport& report) {
  Attempt out{{rng, {}, {}, steps}, {}, {}};
  Rng sizes = rng.fork(1);
  out.dims = draw_dims(*interface, sizes, number);
  if (steps == kStepLimits[2])
    for (std::size_t d = 0; d < out.dims.size(); ++d) out.dims[d] = interface->launch[d].min;
  report.findings.clear();
  if (!draw(rng.fork(2), number, out.dims, out.inputs)) return std::optional<Attempt>();
  WEFT_RETURN_IF_ERROR(launch.bind(out.inputs));
  measure.mark_outputs();
  launch.forget_conditions();
  launch.set_step_limit(steps);
  measure.set_mode(CaseMeasure::Mode::Checks);
  const bool ended = !launch.launch(out.dims);
  report.findings = launch.evaluator().findings();
  if (ended || !report.findings.empty()) {
    const bool is_long =
        !report.findings.empty() && report.findings.back().fault == eval::Fault::TooManySteps;
    if (!is_long && report.rejected++ == 0) report.first_rejection = report.findings;
    return std::optional<Attempt>();
  }
  const auto conditions = launch.evaluator().conditions();
  out.met.assign(conditions.begin(), conditions.end());
  out.changed.assign(sources.size(), false);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (launch.parameters()[i].ndim < 0) continue;
    out.changed[i] = is_output(sources[i]) && launch.differs(i, out.inputs[i]);
  }
  return std::optional<Attempt>(std::move(out));
}

// Nothing: the record for derivatives would be too large.
Result<std::optional<CaseMaker::Impl::Made>> CaseMaker::Impl::made_of(const Attempt& a,
                                                                      CaseReport& report) {
  WEFT_TRY(std::optional<MeasuredCase> made, measure.case_of(a, report.findings));
  if (!made) return std::optional<Made>();
  return std::optional<Made>({*std::move(made), a});
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
