#include "weft/cases/again.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "weft/base/diag.h"

namespace weft {

namespace {

using eval::NamedArray;

const CaseArray* find(const std::vector<CaseArray>& arrays, const std::string& name) {
  const auto at = std::find_if(arrays.begin(), arrays.end(),
                               [&](const CaseArray& a) { return a.numbers.name == name; });
  return at == arrays.end() ? nullptr : &*at;
}

// Numbers that are not finite are stored as none.
bool same(double stored, double made) {
  return std::isfinite(made) ? stored == made : std::isnan(stored);
}

// The name that two arrays have.
std::optional<std::string> name_of_two(const std::vector<CaseArray>& arrays) {
  for (const CaseArray& a : arrays)
    if (find(arrays, a.numbers.name) != &a) return a.numbers.name;
  return std::nullopt;
}

// What is wrong with the lists of arrays before anything runs.
std::optional<std::string> wrong_lists(const Case& c) {
  for (const auto& [list, kind] : {std::pair{&c.inputs, "input"}, {&c.outputs, "output"}})
    if (const auto name = name_of_two(*list))
      return fmt::format("{} '{}' stands there twice", kind, *name);
  for (const CaseArray& a : c.outputs) {
    if (is_float(a.numbers.scalar) &&
        a.derivatives.size() != static_cast<std::size_t>(a.numbers.count()))
      return fmt::format("output '{}' has no cotangent", a.numbers.name);
  }
  return std::nullopt;
}

// An output that is not as stored, or an array that changed and is none.
std::optional<std::string> other_output(const eval::NamedLaunch& launch, const Case& c,
                                        const std::vector<NamedArray>& arguments) {
  for (const NamedArray& a : launch.arrays()) {
    const CaseArray* output = find(c.outputs, a.name);
    if (output != nullptr) {
      if (output->numbers.data != a.data) return fmt::format("output '{}' differs", a.name);
      continue;
    }
    const auto before = std::find_if(arguments.begin(), arguments.end(),
                                     [&](const NamedArray& b) { return b.name == a.name; });
    if (before == arguments.end() || before->data != a.data)
      return fmt::format("output '{}' is missing", a.name);
  }
  return std::nullopt;
}

// The name of the input whose derivatives differ.
Result<std::optional<std::string>> other_gradient(eval::NamedLaunch& launch, const Case& c) {
  const std::vector<NamedArray> cotangents = case_cotangents(c);
  if (cotangents.empty()) return std::optional<std::string>();
  WEFT_TRY(const std::vector<NamedArray> gradients, launch.gradients(cotangents));
  for (const NamedArray& g : gradients) {
    const CaseArray* input = find(c.inputs, g.name);
    if (input == nullptr || g.count() == 0) continue;
    std::vector<double> made(static_cast<std::size_t>(g.count()));
    std::memcpy(made.data(), g.data.data(), g.data.size());
    if (!std::equal(made.begin(), made.end(), input->derivatives.begin(), input->derivatives.end(),
                    [](double m, double stored) { return same(stored, m); }))
      return std::optional(g.name);
  }
  return std::optional<std::string>();
}

}  // namespace

std::vector<NamedArray> case_arguments(const Case& c, std::span<const eval::Parameter> all) {
  std::vector<NamedArray> out;
  for (const CaseArray& a : c.inputs) out.push_back(a.numbers);
  for (const eval::Parameter& p : all) {
    const CaseArray* output = find(c.outputs, p.name);
    if (find(c.inputs, p.name) != nullptr || output == nullptr) continue;
    NamedArray zeros = output->numbers;
    std::fill(zeros.data.begin(), zeros.data.end(), std::byte{});
    out.push_back(std::move(zeros));
  }
  return out;
}

std::vector<NamedArray> case_cotangents(const Case& c) {
  std::vector<NamedArray> out;
  for (const CaseArray& a : c.outputs) {
    if (a.derivatives.empty()) continue;
    NamedArray weights{a.numbers.name, Scalar::Float64, a.numbers.shape, {}};
    weights.data.resize(a.derivatives.size() * sizeof(double));
    std::memcpy(weights.data.data(), a.derivatives.data(), weights.data.size());
    out.push_back(std::move(weights));
  }
  return out;
}

Result<std::optional<std::string>> case_difference(const hir::Program& program, const Case& c) {
  eval::NamedLaunch launch;
  eval::Options options = case_options();
  options.traces = true;
  WEFT_RETURN_IF_ERROR(launch.prepare(program, options));
  if (std::optional<std::string> wrong = wrong_lists(c)) return wrong;
  const std::vector<NamedArray> arguments = case_arguments(c, launch.parameters());
  if (Status bound = launch.bind(arguments); !bound)
    return std::optional<std::string>(bound.error().message());
  if (!launch.launch(c.dims))
    return std::optional(
        fmt::format("the launch ends: {}", launch.evaluator().findings().empty()
                                               ? "interrupted"
                                               : launch.evaluator().findings().back().message()));
  if (!launch.evaluator().findings().empty()) {
    return std::optional(
        fmt::format("the launch has a finding: {}", launch.evaluator().findings()[0].message()));
  }
  if (std::optional<std::string> other = other_output(launch, c, arguments)) return other;
  WEFT_TRY(const std::optional<std::string> gradient, other_gradient(launch, c));
  if (gradient) return std::optional(fmt::format("the gradient of '{}' differs", *gradient));
  return std::optional<std::string>();
}

}  // namespace weft
