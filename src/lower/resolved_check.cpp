#include "weft/lower/resolved_check.h"

#include "weft/base/check.h"

namespace weft {
namespace {

bool is_call(hir::Op op) {
  return op == hir::Op::Builtin || op == hir::Op::Function || op == hir::Op::Struct ||
         op == hir::Op::Gradient;
}

// The variables that a call record gives values to: its result, or the last operands.
std::vector<std::uint32_t> results_of(const LoweredFunction& fn, const Stmt& s, std::size_t count) {
  std::vector<std::uint32_t> vars;
  for (std::uint32_t i = 0; i < s.count; ++i) {
    const Operand o = fn.operands[s.begin + i];
    if (o.tag() == Operand::Var) vars.push_back(o.value());
  }
  WEFT_CHECK(vars.size() >= count, "a call record lacks results");
  if ((s.flags & Stmt::kHasResult) != 0) return {vars.front()};
  return {vars.end() - static_cast<std::ptrdiff_t>(count), vars.end()};
}

void check_records(const LoweredFunction& fn, const hir::Function& resolved) {
  std::vector<hir::InstId> origin(fn.stmts.size());
  for (const auto& [stmt, inst] : fn.origins) {
    WEFT_CHECK(!origin[stmt].valid() && inst.v < resolved.insts.size(), "a record has two origins");
    origin[stmt] = inst;
  }
  std::vector<const CallNote*> note(fn.stmts.size());
  for (const CallNote& n : fn.calls) note[n.stmt] = &n;
  for (const StmtId id : fn.forward) {
    const Stmt& s = fn.stmts[id];
    if (s.op != StmtOp::Call && s.op != StmtOp::StoreGuarded) continue;
    WEFT_CHECK(origin[id].valid(), "the call record {} has no origin", id);
    const hir::Inst& inst = resolved.insts[origin[id].v];
    WEFT_CHECK(is_call(inst.op), "a call record comes from no call");
    if (note[id] == nullptr || inst.op == hir::Op::Gradient) continue;
    const hir::Call& call = resolved.calls[inst.index];
    WEFT_CHECK(call.overload == note[id]->overload && call.function == note[id]->function,
               "a call record and its origin differ in the callee");
    const std::vector<std::uint32_t> made = results_of(fn, s, note[id]->results);
    const std::span<const hir::ValueId> results = resolved.results(inst);
    WEFT_CHECK(made.size() == results.size(), "a call record and its origin differ in the results");
    for (std::size_t i = 0; i < made.size(); ++i) {
      WEFT_CHECK(
          made[i] == results[i].v && fn.vars[made[i]].type == resolved.value(results[i]).type,
          "a call record and its origin differ in a result");
    }
  }
}

// A call that leaves no instruction of its own is known when compiling: a cast of a literal, a
// constant result, wp.static(), a type, a function.
void check_evaluations(const Tree& tree, const hir::Function& fn) {
  for (const hir::Evaluation& e : fn.evaluations) {
    if (tree.node(e.node).kind != NodeKind::Call || e.begin == e.end) continue;
    const hir::Inst& last = fn.insts[e.end - 1];
    if (is_call(last.op) || last.op == hir::Op::Number) continue;
    const bool literal = last.op == hir::Op::Set && last.reads == 0;
    const bool known = !e.value.valid() || fn.value(e.value).kind == hir::Value::Constant;
    WEFT_CHECK(literal || known, "an evaluated call is no resolved call");
  }
}

}  // namespace

void check_resolved(const Lowered& lowered, const hir::Program& program) {
  hir::verify(program);
  WEFT_CHECK(lowered.functions.size() == program.functions.size(), "a function is not resolved");
  for (std::size_t i = 0; i < lowered.functions.size(); ++i) {
    check_records(lowered.functions[i], program.functions[i]);
    check_evaluations(*lowered.tree, program.functions[i]);
  }
  if (!program.kernel.decl.valid()) return;
  check_records(lowered.kernel, program.kernel);
  check_evaluations(*lowered.tree, program.kernel);
}

}  // namespace weft
