// The description of a kernel: its outputs, its inputs, and the kind of computation. It is derived
// from the program alone.
#include <algorithm>

#include "generator.h"
#include "weft/ast/measure.h"

namespace weft::synth {
namespace {

std::string_view lead(Category c) {
  switch (c) {
    case Category::kArithmetic:
      return "arithmetic";
    case Category::kMath:
      return "scalar functions";
    case Category::kVector:
      return "vector algebra";
    case Category::kMatrix:
      return "matrix algebra";
    case Category::kControlFlow:
      return "branches and loops";
    case Category::kAtomic:
      return "atomic updates";
    case Category::kNestedLoop:
      return "nested loops";
    case Category::kMultiConditional:
      return "a choice between several cases";
    case Category::kCombined:
      return "a combination of steps";
    case Category::kScalarParam:
      return "scalar parameters";
  }
  return "arithmetic";
}

void append_list(std::string& out, std::span<const std::string> items) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
    out += items[i];
  }
}

}  // namespace

std::string Generator::describe() {
  std::vector<std::string> outs, ins, calls;
  for (const KernelArg& a : info_->interface.args) {
    if (a.role == ArgRole::In) {
      if (!a.equals && ins.size() < 3) ins.push_back(a.name);
    } else {
      outs.push_back(a.name);
    }
  }
  // Types and syntax are no operations worth naming.
  for (const BuiltinId b : info_->builtins) {
    const bool plumbing = is_cast(b) || is_constructor(b) ||
                          is_one_of(b, {BuiltinId::Tid, BuiltinId::Range, BuiltinId::RandInit});
    if (!plumbing && calls.size() < 3) calls.emplace_back(builtin(b).key);
  }
  bool atomic = false, augment = false;
  for (const OutputPlan& o : outputs_) {
    atomic = atomic || o.form == OutputForm::Atomic;
    augment = augment || o.form == OutputForm::Augment;
  }
  std::string text = atomic ? "Accumulates " : augment ? "Updates " : "Computes ";
  append_list(text, outs);
  text += " from ";
  append_list(text, ins);
  text += " by ";
  // Of the kernel itself: what its functions run is theirs.
  const FunctionId kernel{static_cast<std::uint32_t>(tree_->functions.size() - 1)};
  const Measure own = measure(*tree_, kernel, {});
  const std::uint32_t loops = own.loops;
  const bool flow = info_->category == Category::kControlFlow;
  const bool branches = own.branches > 0;
  text += !flow || (loops > 0 && branches) ? lead(info_->category)
          : loops > 0                      ? "loops"
          : branches                       ? "branches"
                                           : lead(Category::kArithmetic);
  if (!calls.empty()) {
    text += " with ";
    append_list(text, calls);
  }
  text += ", one thread per ";
  text += rank_ == 1   ? "element"
          : rank_ == 2 ? "cell of a 2-D grid"
          : rank_ == 3 ? "cell of a 3-D grid"
                       : "cell of a 4-D grid";
  text += '.';
  if (loops > 0 || !functions_.empty()) {
    text += " It ";
    if (loops > 0)
      text += loops == 1 ? "runs one loop" : "runs " + std::to_string(loops) + " loops";
    if (!functions_.empty()) {
      if (loops > 0) text += " and ";
      text += "calls ";
      std::vector<std::string> names;
      for (const FunctionPlan& f : functions_) names.emplace_back(tree_->text(f.name));
      append_list(text, names);
    }
    text += '.';
  }
  return text;
}

}  // namespace weft::synth
