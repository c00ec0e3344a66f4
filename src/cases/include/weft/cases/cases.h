// Cases of a kernel: inputs, and what comes out of them.
//
// Input: a resolved program, the kernel's interface, a key for the random numbers. Output: small
// launches with inputs of the interface's ranges, the outputs, and the derivatives of the inputs.
// Invariant: the same cases on every machine (elementary functions are the pinned ones of math/,
// nothing is contracted); no case has a finding of the evaluator.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "weft/base/json.h"
#include "weft/base/result.h"
#include "weft/eval/named_arrays.h"
#include "weft/hir/program.h"
#include "weft/interface/interface.h"

namespace weft {

// Numbers of a parameter, or of a field of one.
struct CaseArray {
  eval::NamedArray numbers;
  // Of floats, or empty. Of an input: the derivative by each number. Of an output: the cotangents,
  // by which the outputs are weighed in the sum that is derived.
  std::vector<double> derivatives;
  // Of outputs: how far a number of another implementation may be off. 0: not at all.
  double tolerance = 0;
};

struct Case {
  std::vector<std::uint32_t> dims;  // of the launch
  int block_dim = 1;
  std::vector<CaseArray> inputs;   // arrays that are not among them hold zeros
  std::vector<CaseArray> outputs;  // after the launch
  bool order_matters = false;      // outputs depend on the order of threads beyond the tolerance
  // Some float decides something (a comparison, a conversion to an integer) so closely that another
  // rounding decides otherwise: another implementation need not have the outputs.
  bool rounding_matters = false;
  // Which side of a kink a float lies on (the larger of two, a sign that is taken away) is decided
  // as closely: another implementation need not have the derivatives.
  bool gradients_jump = false;
};

// How the launches of cases are evaluated, but for derivatives.
eval::Options case_options();

struct CaseReport {
  std::uint32_t sides = 0;      // of all `if` and conditional expressions, two for each
  std::uint32_t sides_met = 0;  // by the cases together
  std::vector<NodeId> unmet;    // the conditions with sides that no case meets
  std::uint32_t outputs = 0;
  std::uint32_t outputs_changed = 0;    // by the cases together
  std::vector<eval::Finding> findings;  // of the last draw, where all draws of a case had some
  std::uint32_t rejected = 0;           // draws that had some, but for too many steps
  std::vector<eval::Finding> first_rejection;  // the first of them
};

class CaseMaker {
 public:
  CaseMaker();
  ~CaseMaker();

  // `count` cases: the first with a small uneven launch, the second with inputs at the ends of
  // their ranges and at the kernel's own numbers, the others larger and of both kinds. Fewer, where
  // all draws of a case have findings; the report says which. Errors: what the evaluator does not
  // support.
  Result<std::vector<Case>> make(const hir::Program& program, const KernelInterface& interface,
                                 std::uint64_t seed, std::uint64_t index, int count,
                                 CaseReport* report = nullptr);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// The numbers of an array as nested lists, or a number alone: "[[1.0, 2.5], [0.0, 4.0]]". Floats
// have so many significant digits; 0: all that they need.
std::string array_text(const eval::NamedArray& array, int digits = 0);

// A list of objects, one for each case; docs/row-format.md has the fields.
void write_cases(JsonWriter& json, const std::vector<Case>& cases);

}  // namespace weft
