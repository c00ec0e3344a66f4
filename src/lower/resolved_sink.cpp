// The resolved program's instructions, calls, values and places.
#include <algorithm>

#include "resolved_sink.h"

namespace weft {
namespace {

hir::ValueId value_id(VarId v) { return {v.v}; }

}  // namespace

std::uint32_t ResolvedSink::add_inst(hir::Op o, std::span<const VarId> reads,
                                     std::span<const VarId> results, std::uint32_t index) {
  if (out_ == nullptr) return kNone;
  hir::Inst inst;
  inst.op = o;
  inst.node = merged_.valid() ? merged_ : here_.node;
  inst.flags = merged_.valid() ? hir::Inst::kMerge : 0;
  inst.reads = static_cast<std::uint16_t>(reads.size());
  inst.results = static_cast<std::uint16_t>(results.size());
  inst.operands = static_cast<std::uint32_t>(out_->operands.size());
  inst.index = index;
  for (const VarId v : reads) out_->operands.push_back(value_id(v));
  for (const VarId v : results) out_->operands.push_back(value_id(v));
  out_->insts.push_back(inst);
  return static_cast<std::uint32_t>(out_->insts.size() - 1);
}

// --- constants ----------------------------------------------------------------------------------

ConstValue ResolvedSink::const_value(const Type& t, const VarConst& c,
                                     std::string_view text) const {
  ConstValue out;
  out.type = t.deref();
  out.python = !c.typed;
  switch (c.kind) {
    case VarConst::Int:
    case VarConst::Bool:
      if (is_float(t.scalar)) {
        out.f.push_back(c.wide ? static_cast<double>(static_cast<std::uint64_t>(c.i))
                               : static_cast<double>(c.i));
      } else {
        out.i.push_back(c.i);
      }
      break;
    case VarConst::Float:
      out.f.push_back(c.f);
      break;
    case VarConst::Str:
      out.s = text;
      break;
    case VarConst::BigInt:
      out.i.push_back(c.i);
      out.s = text;
      break;
    case VarConst::None:
    case VarConst::Value:
      break;
  }
  return out;
}

ConstValue ResolvedSink::const_value(const Type& t, const VarConst& c) const {
  if (c.kind == VarConst::Value) return rec_.fn().values[c.value];
  const bool has_text = c.kind == VarConst::Str || c.kind == VarConst::BigInt;
  return const_value(t, c, has_text ? rec_.fn().text(c.value) : std::string_view());
}

std::uint32_t ResolvedSink::add_const_value(ConstValue value) {
  out_->constants.push_back(std::move(value));
  return static_cast<std::uint32_t>(out_->constants.size() - 1);
}

void ResolvedSink::add_set_literal(VarId v, const VarConst& c) {
  if (out_ == nullptr) return;
  rec_.facts(v).set_by_literal = true;
  add_inst(hir::Op::Set, {}, {v}, add_const_value(const_value(rec_.type(v), c)));
}

// --- calls --------------------------------------------------------------------------------------

void ResolvedSink::add_argument(std::uint16_t parameter, VarId given,
                                std::span<const Passed> passed) {
  hir::Argument a;
  a.parameter = parameter;
  a.value = value_id(given);
  for (const Passed& p : passed) {
    if (p.given != given) continue;
    a.value = value_id(p.loaded);
    if (p.place == kNone) continue;
    a.kind = hir::Argument::Place;
    a.index = p.place;
  }
  out_->arguments.push_back(a);
}

void ResolvedSink::add_constant_argument(std::uint16_t parameter, ConstValue value) {
  hir::Argument a;
  a.kind = hir::Argument::Constant;
  a.parameter = parameter;
  a.index = add_const_value(std::move(value));
  out_->arguments.push_back(a);
}

// What a builtin's parameters are given, compile-time objects too.
void ResolvedSink::add_arguments(const Binding& b, std::span<const VarId> native,
                                 std::span<const Passed> passed) {
  std::size_t next_callee = 0;
  const auto known = [&](const BoundArg& bound, const CallArg& c) {
    ConstValue v;
    v.type = c.type.is_void() ? Type::of(Scalar::Int32) : c.type;
    const DefaultKind kind = b.overload->params[bound.param].default_kind;
    if (c.is_text) {
      v.s = c.text;
    } else if (c.is_int || c.is_bool) {
      v.i.push_back(c.int_value);
    } else if (c.is_float) {
      v.f.push_back(c.float_value);
    } else if (kind == DefaultKind::Typed) {
      v.python = false;
      v.i.push_back(static_cast<std::int64_t>(bound.default_value));
    }
    return v;
  };
  for (const BoundArg& bound : b.args) {
    const CallArg& c = bound.arg;
    if (c.kind == CallArg::Kind::TypeObject) {
      hir::Argument a;
      a.kind = hir::Argument::Type;
      a.parameter = bound.param;
      a.type = c.type;
      out_->arguments.push_back(a);
    } else if (c.kind == CallArg::Kind::Function) {
      // The one that the native call passes.
      while (next_callee < native.size() &&
             rec_.var(native[next_callee]).kind != LoweredVar::Callee)
        ++next_callee;
      if (next_callee < native.size()) add_argument(bound.param, native[next_callee++], {});
    } else if (c.handle == kNone && c.elements.empty()) {
      if (c.constant) add_constant_argument(bound.param, known(bound, c));
    } else if (c.handle == kNone) {
      for (const CallArg& e : c.elements) {
        if (e.constant && e.handle == kNone) {
          add_constant_argument(bound.param, known(bound, e));
        } else if (e.handle != kNone && (e.handle & kObject) == 0) {
          add_argument(bound.param, VarId{e.handle}, passed);
        }
      }
    } else if ((c.handle & kObject) != 0) {
      const ConstantObject& o = names_.constants[c.handle & ~kObject];
      add_constant_argument(bound.param, o.composite != nullptr
                                             ? *o.composite
                                             : const_value(o.type, o.value, o.text));
    } else {
      add_argument(bound.param, VarId{c.handle}, passed);
    }
  }
}

void ResolvedSink::add_call(const Origin& from, std::span<const VarId> native,
                            std::span<const Passed> passed, std::span<const VarId> outputs) {
  if (out_ == nullptr) return;
  hir::Call call;
  call.overload = from.overload;
  call.function = from.function;
  call.structure = from.structure;
  call.begin = static_cast<std::uint32_t>(out_->arguments.size());
  if (from.binding != nullptr) {
    add_arguments(*from.binding, native, passed);
  } else {
    std::uint16_t parameter = 0;
    for (std::size_t i = 0; i < native.size(); ++i, ++parameter) {
      if (from.function.valid()) {
        const std::vector<ArgDecl>& params = tree_->functions[from.function.v].args;
        while (params[parameter].type.plain(TypeKind::Function)) ++parameter;
      }
      add_argument(parameter, native[i], passed);
    }
  }
  call.count = static_cast<std::uint32_t>(out_->arguments.size() - call.begin);
  Vars reads;
  for (std::uint32_t i = 0; i < call.count; ++i) {
    const hir::Argument& a = out_->arguments[call.begin + i];
    if (a.kind == hir::Argument::Value) reads.push_back(VarId{a.value.v});
  }
  out_->calls.push_back(call);
  const hir::Op o = from.overload != nullptr ? hir::Op::Builtin
                    : from.function.valid()  ? hir::Op::Function
                                             : hir::Op::Struct;
  add_inst(o, std::span<const VarId>(reads.begin(), reads.size()), outputs,
           static_cast<std::uint32_t>(out_->calls.size() - 1));
}

// wp.grad(f)(...).
void ResolvedSink::add_gradient(const Overload* overload, FunctionId function,
                                std::span<const VarId> inputs, VarId result) {
  if (out_ == nullptr) return;
  hir::Call call;
  call.overload = overload;
  call.function = function;
  call.begin = static_cast<std::uint32_t>(out_->arguments.size());
  for (std::size_t i = 0; i < inputs.size(); ++i)
    add_argument(static_cast<std::uint16_t>(i), inputs[i], {});
  call.count = static_cast<std::uint32_t>(inputs.size());
  out_->calls.push_back(call);
  const VarId results[] = {result};
  add_inst(hir::Op::Gradient, inputs, results, static_cast<std::uint32_t>(out_->calls.size() - 1));
}

// The record is one of the forward pass that the last instruction led to.
void ResolvedSink::link_record(StmtId record) {
  if (out_ == nullptr) return;
  rec_.fn().origins.emplace_back(record,
                                 hir::InstId{static_cast<std::uint32_t>(out_->insts.size() - 1)});
}

// --- the rest ------------------------------------------------------------------------------------

void ResolvedSink::add_comparison(VarId result, std::span<const VarId> values,
                                  std::span<const CompareOp> ops) {
  if (out_ == nullptr) return;
  hir::Comparison c;
  c.begin = static_cast<std::uint32_t>(out_->compare_ops.size());
  c.count = static_cast<std::uint32_t>(ops.size());
  out_->compare_ops.insert(out_->compare_ops.end(), ops.begin(), ops.end());
  out_->comparisons.push_back(c);
  const VarId results[] = {result};
  add_inst(hir::Op::Compare, values, results,
           static_cast<std::uint32_t>(out_->comparisons.size() - 1));
}

std::uint32_t ResolvedSink::add_loop(hir::Loop::Kind kind, NodeId node, const CountedRange* range) {
  if (out_ == nullptr) return kNone;
  hir::Loop loop;
  loop.kind = kind;
  loop.node = node;
  if (range != nullptr) {
    loop.start = range->start;
    loop.stop = range->stop;
    loop.step = range->step;
  }
  out_->loops.push_back(loop);
  return static_cast<std::uint32_t>(out_->loops.size() - 1);
}

std::uint32_t ResolvedSink::add_part(const Recorder::Slot& slot, std::optional<BinaryOp> combine) {
  if (out_ == nullptr) return kNone;
  hir::Part p;
  p.array = value_id(slot.root);
  p.index_count = static_cast<std::uint8_t>(slot.index_count);
  for (int i = 0; i < slot.index_count; ++i) p.indices[i] = value_id(slot.indices[i]);
  p.begin = static_cast<std::uint32_t>(out_->part_steps.size());
  if (slot.access != kNone) {
    const Access& access = rec_.fn().accesses[slot.access];
    for (std::uint32_t i = 0; i < access.count; ++i) {
      const AccessPart& from = rec_.fn().access_parts[access.begin + i];
      hir::PartStep step;
      switch (from.kind) {
        case AccessPart::Component:
          step.kind = hir::PartStep::Component;
          break;
        case AccessPart::Row:
          step.kind = hir::PartStep::Row;
          break;
        case AccessPart::Element:
          step.kind = hir::PartStep::Element;
          break;
        case AccessPart::Field:
          step.kind = hir::PartStep::Field;
          break;
      }
      step.field = from.field;
      step.i = value_id(from.i);
      step.j = value_id(from.j);
      out_->part_steps.push_back(step);
    }
    p.count = access.count;
  }
  p.type = slot.type;
  if (combine) p.atomic = *combine;
  out_->parts.push_back(p);
  return static_cast<std::uint32_t>(out_->parts.size() - 1);
}

void ResolvedSink::end_evaluation(NodeId node, EvaluationStart begin, const Value& v) {
  if (out_ == nullptr) return;
  const hir::ValueId id = v.is_var() ? value_id(v.var()) : hir::ValueId{};
  out_->evaluations.push_back({node, id, begin, static_cast<std::uint32_t>(out_->insts.size())});
}

// --- the function as a whole
// ----------------------------------------------------------------------

void ResolvedSink::begin(const Tree& tree) {
  tree_ = &tree;
  merged_ = {};
  if (out_ == nullptr) return;
  out_->clear();
  out_->decl = here_.function;
  if (const CapturedFunction* c = tree_->captured_of(here_.function)) {
    out_->is_native = c->is_native;
    out_->is_custom_gradient = c->reverse_args >= 0;
  }
}

hir::Value ResolvedSink::value(VarId id) {
  const LoweredVar& v = rec_.var(id);
  hir::Value out;
  out.type = v.type;
  out.name = v.name;
  out.index = v.label;
  switch (v.kind) {
    case LoweredVar::Argument:
      out.kind = hir::Value::Argument;
      break;
    case LoweredVar::Member:
      out.kind = hir::Value::Member;
      break;
    case LoweredVar::AdjointOf:
      out.kind = hir::Value::Adjoint;
      break;
    case LoweredVar::AdjointPlace:
      out.kind = hir::Value::AdjointPlace;
      break;
    case LoweredVar::Number:
    case LoweredVar::PairType:
    case LoweredVar::NoArgument:
    case LoweredVar::Typed:
      out.kind = hir::Value::Unused;
      break;
    case LoweredVar::Callee: {
      const Value& callee = rec_.facts(id).callee;
      out.kind = callee.kind == Value::Builtin ? hir::Value::Builtin : hir::Value::Function;
      out.index = callee.index;
      break;
    }
    case LoweredVar::Local:
      out.index = 0;
      out.read_unset = rec_.facts(id).set_by_literal;
      if (v.constant.kind == VarConst::None) break;
      out.kind = hir::Value::Constant;
      out.index = add_const_value(const_value(v.type, v.constant));
      break;
  }
  return out;
}

hir::Place ResolvedSink::place(const Place& from) {
  hir::Place p;
  p.root = value_id(from.root);
  p.by_reference = from.by_reference;
  p.begin = static_cast<std::uint32_t>(out_->steps.size());
  for (std::uint32_t s = from.step; s != kNone; s = rec_.fn().steps[s].previous) {
    const PlaceStep& step = rec_.fn().steps[s].step;
    hir::Step out;
    switch (step.kind) {
      case PlaceStep::Field:
        out.kind = hir::Step::Field;
        break;
      case PlaceStep::Array:
        out.kind = hir::Step::Element;
        break;
      case PlaceStep::View:
        out.kind = hir::Step::View;
        break;
      case PlaceStep::Index:
        out.kind = hir::Step::Component;
        break;
    }
    out.field = step.field;
    out.index_count = step.index_count;
    for (std::uint32_t i = 0; i < step.index_count && i < 4; ++i)
      out.indices[i] = value_id(step.indices[i]);
    out_->steps.push_back(out);
    ++p.count;
  }
  std::reverse(out_->steps.begin() + p.begin, out_->steps.end());
  return p;
}

void ResolvedSink::end() {
  if (out_ == nullptr) return;
  for (const VarId a : rec_.fn().args) out_->arguments_in.push_back(value_id(a));
  for (std::uint32_t v = 0; v < rec_.fn().vars.size(); ++v) out_->values.push_back(value(VarId{v}));
  for (const Place& p : rec_.fn().places) out_->places.push_back(place(p));
}

}  // namespace weft
