// The invariants of a resolved program.
#include <vector>

#include "weft/base/check.h"
#include "weft/hir/program.h"

namespace weft::hir {
namespace {

class Verifier {
 public:
  Verifier(const Program& program, const Function& fn)
      : program_(program), tree_(*program.tree), fn_(fn), assigned_(fn.values.size(), false) {}

  void run() {
    WEFT_CHECK(fn_.decl.v < tree_.functions.size(), "a resolved function is none of the tree");
    for (const ValueId a : fn_.arguments_in)
      WEFT_CHECK(kind(a) == Value::Argument, "an argument is none");
    for (std::uint32_t v = 0; v < fn_.values.size(); ++v) value(fn_.values[v]);
    for (const Place& p : fn_.places) {
      WEFT_CHECK(p.root.v < fn_.values.size() && p.begin + p.count <= fn_.steps.size(),
                 "a place refers to nothing");
    }
    for (std::uint32_t i = 0; i < fn_.insts.size(); ++i) instruction(fn_.insts[i]);
    WEFT_CHECK(open_.empty(), "a region is not closed");
    for (const Evaluation& e : fn_.evaluations) {
      WEFT_CHECK(e.node.v < tree_.size() && e.begin <= e.end && e.end <= fn_.insts.size() &&
                     (!e.value.valid() || e.value.v < fn_.values.size()),
                 "an evaluation refers to nothing");
    }
  }

 private:
  struct Open {
    Op op;
    std::uint32_t loop = kNone;
    int leaves = 0;
  };

  Value::Kind kind(ValueId v) const {
    WEFT_CHECK(v.v < fn_.values.size(), "a value is none of the function's");
    return fn_.value(v).kind;
  }

  void value(const Value& v) const {
    switch (v.kind) {
      case Value::Constant:
        WEFT_CHECK(v.index < fn_.constants.size(), "a constant without a number");
        break;
      case Value::Member:
      case Value::Adjoint:
        WEFT_CHECK(v.index < fn_.values.size(), "a part of no value");
        break;
      case Value::AdjointPlace:
        WEFT_CHECK(v.index < fn_.places.size(), "an adjoint of no place");
        break;
      case Value::Function:
        WEFT_CHECK(program_.find(FunctionId{v.index}) != nullptr,
                   "a function that is not resolved is passed");
        break;
      case Value::Builtin:
        WEFT_CHECK(v.index < builtins().size(), "a builtin that is none is passed");
        break;
      case Value::Local:
      case Value::Argument:
      case Value::Unused:
        break;
    }
  }

  void read(ValueId v) const {
    switch (kind(v)) {
      case Value::Local:
        WEFT_CHECK(assigned_[v.v] || fn_.value(v).read_unset,
                   "a local is read before it is assigned");
        break;
      case Value::Member:
        read(ValueId{fn_.value(v).index});
        break;
      case Value::Unused:
        WEFT_CHECK(false, "a value that stands for nothing is read");
        break;
      case Value::Argument:
      case Value::Constant:
      case Value::Adjoint:
      case Value::AdjointPlace:
      case Value::Function:
      case Value::Builtin:
        break;
    }
  }

  void read_place(std::uint32_t index) const {
    WEFT_CHECK(index < fn_.places.size(), "a place that is none");
    const Place& p = fn_.places[index];
    read(p.root);
    for (std::uint32_t i = 0; i < p.count; ++i) {
      const Step& s = fn_.steps[p.begin + i];
      WEFT_CHECK(s.index_count <= 4, "a step with too many indices");
      for (std::uint32_t k = 0; k < s.index_count; ++k) read(s.indices[k]);
    }
  }

  void read_part(std::uint32_t index) const {
    WEFT_CHECK(index < fn_.parts.size(), "a part that is none");
    const Part& p = fn_.parts[index];
    read(p.array);
    WEFT_CHECK(p.index_count <= 4 && p.begin + p.count <= fn_.part_steps.size(),
               "a part refers to nothing");
    for (std::uint32_t k = 0; k < p.index_count; ++k) read(p.indices[k]);
    for (std::uint32_t i = 0; i < p.count; ++i) {
      const PartStep& s = fn_.part_steps[p.begin + i];
      if (s.kind == PartStep::Field) continue;
      read(s.i);
      if (s.kind == PartStep::Element) read(s.j);
    }
  }

  void call(const Inst& inst) const {
    WEFT_CHECK(inst.index < fn_.calls.size(), "a call without its record");
    const Call& c = fn_.calls[inst.index];
    const int callees = (c.overload != nullptr) + c.function.valid() + (c.structure != kNone);
    WEFT_CHECK(callees == 1, "a call has one callee");
    WEFT_CHECK(c.begin + c.count <= fn_.arguments.size(), "a call's arguments are none");
    std::size_t parameters = 0;
    if (c.overload != nullptr) {
      parameters = c.overload->params.size();
    } else if (c.function.valid()) {
      parameters = tree_.functions[c.function.v].args.size();
      WEFT_CHECK(program_.find(c.function) != nullptr, "a function that is not resolved is called");
    } else {
      parameters = tree_.structs[c.structure].fields.size();
    }
    std::uint16_t last = 0;
    for (const Argument& a : fn_.arguments_of(c)) {
      WEFT_CHECK(a.parameter < parameters && a.parameter >= last,
                 "arguments stand in the order of the parameters");
      last = a.parameter;
      if (a.kind == Argument::Value) read(a.value);
      if (a.kind == Argument::Place) read_place(a.index);
      if (a.kind == Argument::Constant)
        WEFT_CHECK(a.index < fn_.constants.size(), "a constant argument is none");
    }
    if (inst.op == Op::Function) {
      const Function& callee = *program_.find(c.function);
      std::size_t given = c.count;
      WEFT_CHECK(given == callee.arguments_in.size(), "a call gives every parameter an argument");
    }
  }

  Open& innermost_loop() {
    for (std::size_t i = open_.size(); i-- > 0;)
      if (open_[i].op == Op::Loop) return open_[i];
    WEFT_CHECK(false, "a jump outside of a loop");
  }

  void begin_loop(const Inst& inst) {
    WEFT_CHECK(inst.index < fn_.loops.size() &&
                   (fn_.loops[inst.index].kind == Loop::Unrolled) == (inst.op == Op::Unrolled),
               "a loop without its record");
    open_.push_back({inst.op, inst.index});
  }

  void end_region() {
    WEFT_CHECK(!open_.empty(), "an end without a region");
    const Open& o = open_.back();
    if (o.op == Op::Loop)
      WEFT_CHECK(o.leaves == (fn_.loops[o.loop].kind == Loop::Counted ? 0 : 1),
                 "a loop ends in one place");
    open_.pop_back();
  }

  void leave_loop(Loop::Kind kind) {
    Open& o = innermost_loop();
    ++o.leaves;
    WEFT_CHECK(fn_.loops[o.loop].kind == kind, "a loop is left as its kind is");
  }

  void instruction(const Inst& inst) {
    WEFT_CHECK(inst.operands + inst.reads + inst.results <= fn_.operands.size(),
               "operands are missing");
    WEFT_CHECK(!inst.node.valid() || inst.node.v < tree_.size(), "an instruction of no node");
    for (const ValueId v : fn_.reads(inst)) read(v);
    operation(inst);
    for (const ValueId v : fn_.results(inst)) {
      WEFT_CHECK(v.v < fn_.values.size(), "a result is no value");
      assigned_[v.v] = true;
    }
  }

  void operation(const Inst& inst) {
    const auto reads = [&](unsigned n) {
      WEFT_CHECK(inst.reads == n, "{} of {} reads", op_name(inst.op), inst.reads);
    };
    switch (inst.op) {
      case Op::Builtin:
      case Op::Function:
      case Op::Struct:
      case Op::Gradient:
        call(inst);
        break;
      case Op::Set:
        WEFT_CHECK(inst.results == 1 && (inst.reads == 1 || inst.index < fn_.constants.size()),
                   "set");
        break;
      case Op::Compare:
        WEFT_CHECK(inst.results == 1 && inst.index < fn_.comparisons.size() &&
                       inst.reads == fn_.comparisons[inst.index].count + 1,
                   "compare");
        break;
      case Op::And:
      case Op::Or:
        reads(1);
        read(fn_.results(inst)[0]);
        break;
      case Op::PlaceAddress:
        read_place(inst.index);
        break;
      case Op::Number:
        if (inst.reads == 0) read_place(inst.index);
        break;
      case Op::FieldAddress:
        reads(1);
        break;
      case Op::PartAddress:
        read_part(inst.index);
        break;
      case Op::SetField:
      case Op::StoreReference:
        reads(2);
        break;
      case Op::StorePart:
      case Op::AtomicPart:
        reads(1);
        read_part(inst.index);
        break;
      case Op::If:
      case Op::IfNot:
        reads(1);
        open_.push_back({inst.op});
        break;
      case Op::Loop:
      case Op::Unrolled:
        begin_loop(inst);
        break;
      case Op::End:
        end_region();
        break;
      case Op::LeaveUnless:
      case Op::LeaveIfDone:
        reads(1);
        leave_loop(inst.op == Op::LeaveUnless ? Loop::While : Loop::Range);
        break;
      case Op::Break:
      case Op::Continue:
        innermost_loop();
        break;
      case Op::Round:
        WEFT_CHECK(!open_.empty() && open_.back().op == Op::Unrolled,
                   "a round outside of an unrolled loop");
        break;
      case Op::Assert:
        reads(1);
        break;
      case Op::Decided:
      case Op::Return:
      case Op::ReturnZero:
        break;
    }
  }

  const Program& program_;
  const Tree& tree_;
  const Function& fn_;
  std::vector<bool> assigned_;
  std::vector<Open> open_;
};

}  // namespace

void verify(const Program& program) {
  for (const Function& f : program.functions) Verifier(program, f).run();
  if (program.kernel.decl.valid()) Verifier(program, program.kernel).run();
}

}  // namespace weft::hir
