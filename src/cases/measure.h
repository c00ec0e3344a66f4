// From the inputs of a launch to its case: outputs, derivatives, and how certain they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "weft/base/rng.h"
#include "weft/cases/cases.h"

namespace weft {

// Of all launches of a case: what takes more is none.
inline constexpr std::uint64_t kMostCaseSteps = 2'000'000;

// A launch without findings.
struct CaseLaunch {
  Rng rng;  // of the cotangents
  std::vector<std::uint32_t> dims;
  std::vector<eval::NamedArray> inputs;  // of all parameters, in their order
  std::uint64_t steps = kMostCaseSteps;  // its limit
};

struct MeasuredCase {
  Case made;
  // Other roundings and other elementary functions give nearly the same outputs.
  bool certain = true;
  bool is_short = true;             // of the trace
  std::vector<std::size_t> floats;  // the parameters that are outputs of floats, in their order
};

// Of a parameter of the launch.
struct CaseRole {
  bool is_input = true, is_output = false;
  bool is_unwritten = false;  // what it holds before is not to be read
};

// A float at a place of an array, as a double.
double float_at(const eval::NamedArray& a, std::size_t i);

class CaseMeasure {
 public:
  // Inputs are tried with checks and without derivatives. Those that are kept run again with
  // derivatives and without checks, which have found nothing.
  eval::NamedLaunch launch;
  std::vector<CaseRole> roles;  // of the launch's parameters

  enum class Mode : std::uint8_t { Checks, Derivatives, Plain };
  // Of the next launch.
  void set_mode(Mode mode);

  // Errors: what the evaluator does not support.
  Status prepare(const hir::Program& program);
  // After bind().
  void mark_outputs();
  // Nothing: the launch with derivatives ends early, for the reason in `findings`.
  Result<std::optional<MeasuredCase>> case_of(const CaseLaunch& a,
                                              std::vector<eval::Finding>& findings);

 private:
  void take_arrays(const std::vector<eval::NamedArray>& inputs, MeasuredCase& out) const;
  Status derive(Rng rng, Case& out);
  Result<bool> order_matters(const Case& c, const std::vector<eval::NamedArray>& inputs);
  void shake(MeasuredCase& out);
  void set_tolerances(MeasuredCase& out) const;

  std::vector<double> shaken_;  // of each parameter: its largest deviation with noise
};

}  // namespace weft
