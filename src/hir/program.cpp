#include "weft/hir/program.h"

namespace weft::hir {

void Function::clear() {
  decl = {};
  is_native = is_custom_gradient = false;
  values.clear();
  arguments_in.clear();
  constants.clear();
  places.clear();
  steps.clear();
  rewind({});
}

Function::Mark Function::mark() const {
  return {insts.size(),       operands.size(), calls.size(),       arguments.size(),
          constants.size(),   parts.size(),    part_steps.size(),  comparisons.size(),
          compare_ops.size(), loops.size(),    evaluations.size(), made_nodes.size()};
}

void Function::rewind(const Mark& m) {
  insts.resize(m.insts);
  operands.resize(m.operands);
  calls.resize(m.calls);
  arguments.resize(m.arguments);
  constants.resize(m.constants);
  parts.resize(m.parts);
  part_steps.resize(m.part_steps);
  comparisons.resize(m.comparisons);
  compare_ops.resize(m.compare_ops);
  loops.resize(m.loops);
  evaluations.resize(m.evaluations);
  made_nodes.resize(m.made_nodes);
}

void Program::clear() {
  tree = nullptr;
  kernel.clear();
  functions.clear();
  tuples.clear();
  tiles.clear();
  slices.clear();
  block_dim = 1;
  enable_backward = true;
}

const Function* Program::find(FunctionId id) const {
  for (const Function& f : functions)
    if (f.decl == id) return &f;
  return nullptr;
}

std::string_view op_name(Op op) {
  static constexpr std::string_view kNames[] = {
#define WEFT_HIR_OP(Op, name, meaning) name,
#include "weft/hir/ops.def"
  };
  return kNames[static_cast<std::size_t>(op)];
}

}  // namespace weft::hir
