#include "code_builder.h"

#include <fmt/format.h>
#include <algorithm>

#include "constants.h"
#include "weft/base/diag.h"
#include "weft/builtins/properties.h"

namespace weft::eval {

using hir::Inst;
using hir::kNone;
using hir::Op;
using hir::ValueId;

Status CodeBuilder::unsupported(std::string what) const {
  const Tree& tree = *program_.tree;
  SourceLoc loc;
  loc.file = tree.file_name;
  if (node_.valid()) {
    loc.line = static_cast<int>(tree.loc(node_).line);
    loc.col = static_cast<int>(tree.loc(node_).col) + 1;
  }
  return Diag{DiagCode::EvalUnsupported, loc, {std::move(what)}};
}

Status CodeBuilder::build(Code& out) {
  out.functions.clear();
  out.functions.resize(program_.functions.size() + 1);
  functions_ = &out.functions;
  conditions_.clear();
  may_depend_on_order_ = false;
  for (std::size_t i = 0; i < program_.functions.size(); ++i) {
    // These run in the backward pass only.
    if (program_.functions[i].is_custom_gradient) continue;
    WEFT_RETURN_IF_ERROR(function(program_.functions[i], out.functions[i]));
  }
  WEFT_RETURN_IF_ERROR(function(program_.kernel, out.functions.back()));
  out.conditions = conditions_;
  out.may_depend_on_order = may_depend_on_order_;
  return {};
}

Status CodeBuilder::function(const hir::Function& fn, FunctionCode& out) {
  fn_ = &fn;
  out_ = &out;
  regions_.clear();
  node_ = {};
  if (fn.is_native) {
    return unsupported(fmt::format("the native code of '{}'",
                                   program_.tree->text(program_.tree->functions[fn.decl.v].name)));
  }
  WEFT_RETURN_IF_ERROR(place_values());
  next_unset_ = 0;
  for (std::uint32_t i = 0; i < fn.insts.size(); ++i) {
    node_ = fn.insts[i].node;
    WEFT_RETURN_IF_ERROR(checked_instruction(i));
    if (is_frame_full_) return unsupported("a function with so large variables");
  }
  node_ = {};
  emit(CoreSteps::leave);
  out.frame_size = aligned(frame_, 8);
  return {};
}

// --- the frame ---

// Bytes of a function's variables; the memory for those of all functions is far smaller.
static constexpr std::uint32_t kMostFrame = 1u << 28;

std::uint32_t CodeBuilder::add_slot(Layout l) {
  frame_ = aligned(frame_, std::max(2u, l.align));
  const std::uint32_t at = frame_;
  is_frame_full_ = is_frame_full_ || l.size > kMostFrame - std::min(kMostFrame, frame_);
  if (is_frame_full_) return at;  // the function is refused
  frame_ += l.size;
  return at;
}

// The type of each constant: of the value that it is, or that it is set to.
std::vector<Type> CodeBuilder::constant_types() const {
  std::vector<Type> out;
  for (const ConstValue& c : fn_->constants) out.push_back(c.type);
  for (const hir::Value& v : fn_->values)
    if (v.kind == hir::Value::Constant) out[v.index] = v.type.deref();
  for (const Inst& i : fn_->insts)
    if (i.op == Op::Set && i.reads == 0) out[i.index] = type(fn_->results(i)[0]).deref();
  return out;
}

// Whether each value is a number or a reference that is written, in each call once and before
// anything reads it: by an instruction outside of all regions that stands before all reads.
std::vector<bool> CodeBuilder::written_first() const {
  std::vector<bool> out(fn_->values.size(), false), seen(fn_->values.size(), false);
  // What a place is of may be changed by way of it.
  for (const hir::Place& p : fn_->places) seen[p.root.v] = true;
  int depth = 0;
  for (const Inst& i : fn_->insts) {
    for (const ValueId v : fn_->reads(i)) seen[v.v] = true;
    const bool opens =
        i.op == Op::If || i.op == Op::IfNot || i.op == Op::Loop || i.op == Op::Unrolled;
    const bool writes = i.op == Op::Builtin || i.op == Op::Set || i.op == Op::Compare ||
                        i.op == Op::PlaceAddress || i.op == Op::FieldAddress ||
                        i.op == Op::PartAddress;
    for (const ValueId v : fn_->results(i)) {
      const hir::Value& value = fn_->value(v);
      if (depth == 0 && writes && !seen[v.v] && value.kind == hir::Value::Local &&
          !value.read_unset && (value.type.is_value() || value.type.ref))
        out[v.v] = true;
      seen[v.v] = true;
    }
    depth += opens ? 1 : i.op == Op::End ? -1 : 0;
  }
  return out;
}

// Arguments stand first in a frame, then results, constants, values that need no zeros at the begin
// of a call, and all others.
Status CodeBuilder::place_values() {
  frame_ = 0;
  is_frame_full_ = false;
  result_types_.clear();
  offsets_.assign(fn_->values.size(), kNone);
  for (const ValueId a : fn_->arguments_in) {
    const Layout l = layouts_.of(type(a));
    if (l.size == 0) {
      return unsupported(fmt::format("the argument '{}' of type {}",
                                     program_.tree->text(fn_->value(a).name),
                                     type_name(program_, type(a))));
    }
    offsets_[a.v] = add_slot(l);
    out_->argument_offsets.push_back(offsets_[a.v]);
  }
  for (const Inst& i : fn_->insts) {
    if (i.op != Op::Return || i.reads == 0) continue;
    for (const ValueId v : fn_->reads(i)) {
      result_types_.push_back(type(v));
      out_->result_offsets.push_back(add_slot(layouts_.of(type(v))));
    }
    break;
  }

  frame_ = aligned(frame_, 8);
  out_->constants_at = frame_;
  const std::vector<Type> types = constant_types();
  constants_.assign(types.size(), kNone);
  for (std::size_t i = 0; i < types.size(); ++i) {
    const Layout l = layouts_.of(types[i]);
    if (l.size != 0 && has_components(types[i])) constants_[i] = add_slot(l);
  }
  if (is_frame_full_) return unsupported("a function with so large variables");
  out_->constants.assign(frame_ - out_->constants_at, std::byte{});
  out_->constant_shadows.assign(out_->constants.size() / 2 + 1, Shadow{});
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (constants_[i] == kNone) continue;
    const std::uint32_t at = constants_[i] - out_->constants_at;
    write_constant(types[i], fn_->constants[i], out_->constants.data() + at,
                   out_->constant_shadows.data() + at / 2);
  }

  place_locals();
  return {};
}

// All values but arguments, results and constants.
void CodeBuilder::place_locals() {
  const std::vector<bool> written = written_first();
  for (std::uint32_t v = 0; v < fn_->values.size(); ++v) {
    const Layout l = written[v] ? layouts_.of(fn_->values[v].type) : Layout{};
    if (l.size != 0) offsets_[v] = add_slot(l);
  }
  frame_ = aligned(frame_, 8);
  out_->cleared_from = frame_;
  unset_ = find_unset_reads(*fn_);
  flags_.assign(fn_->values.size(), kNone);
  for (std::uint32_t v = 0; v < fn_->values.size(); ++v)
    if (unset_.has_flag[v]) flags_[v] = add_slot({1, 1});
  for (std::uint32_t v = 0; v < fn_->values.size(); ++v) {
    const hir::Value& value = fn_->values[v];
    switch (value.kind) {
      case hir::Value::Local: {
        if (offsets_[v] != kNone) break;
        const Layout l = layouts_.of(value.type);
        if (l.size != 0) offsets_[v] = add_slot(l);
        break;
      }
      case hir::Value::Constant:
        offsets_[v] = constants_[value.index];
        break;
      case hir::Value::Member: {
        // The struct stands before its members.
        const hir::Value& base = fn_->values[value.index];
        const int field = base.type.is_struct() && !base.type.ref
                              ? layouts_.find_field(base.type.index, value.name)
                              : -1;
        if (field >= 0 && offsets_[value.index] != kNone) {
          offsets_[v] = offsets_[value.index] +
                        layouts_.field_offset(base.type.index, static_cast<std::size_t>(field));
        }
        break;
      }
      case hir::Value::Argument:
      case hir::Value::Adjoint:
      case hir::Value::AdjointPlace:
      case hir::Value::Function:
      case hir::Value::Builtin:
      case hir::Value::Unused:
        break;
    }
  }
}

std::uint32_t CodeBuilder::offset(ValueId v) const {
  const std::uint32_t at = offsets_[v.v];
  WEFT_CHECK(at != kNone, "a value without a place in the frame");
  return at;
}

// --- steps ---

Step& CodeBuilder::emit(Handler handler) {
  Step& s = out_->steps.emplace_back();
  s.run = handler;
  s.node = node_;
  return s;
}

void CodeBuilder::emit_copy(std::uint32_t to, std::uint32_t from, const Type& t) {
  const std::uint32_t size = layouts_.of(t).size;
  Step& s = emit(CoreSteps::copy(size, !t.is_value() || t.ref || is_float(t.scalar)));
  s.out = to;
  s.a = from;
  s.extra = size;
}

std::uint32_t CodeBuilder::add_operands(std::span<const Operand> operands) {
  const auto at = static_cast<std::uint32_t>(out_->operands.size());
  out_->operands.insert(out_->operands.end(), operands.begin(), operands.end());
  return at;
}

std::uint32_t CodeBuilder::add_text(std::string text) {
  out_->texts.push_back(std::move(text));
  return static_cast<std::uint32_t>(out_->texts.size() - 1);
}

std::optional<std::uint32_t> CodeBuilder::function_index(ValueId v) const {
  const hir::Value& value = fn_->value(v);
  if (value.kind != hir::Value::Function) return {};
  for (std::uint32_t i = 0; i < program_.functions.size(); ++i)
    if (program_.functions[i].decl.v == value.index) return i;
  return {};
}

std::uint32_t CodeBuilder::add_header(const ArrayValue& header) {
  out_->headers.push_back(header);
  return static_cast<std::uint32_t>(out_->headers.size() - 1);
}

const Overload* CodeBuilder::builtin_of(ValueId v) const {
  if (!v.valid() || fn_->value(v).kind != hir::Value::Builtin) return nullptr;
  const std::span<const Overload> overloads = builtins()[fn_->value(v).index].overloads;
  return overloads.empty() ? nullptr : overloads.data();
}

bool CodeBuilder::emit_call(std::uint32_t callee, std::span<const Operand> args,
                            std::span<const Operand> results) {
  const hir::Function& fn = program_.functions[callee];
  const FunctionCode& code = (*functions_)[callee];
  if (args.size() != code.argument_offsets.size() || results.size() != code.result_offsets.size())
    return false;
  CallInfo info;
  info.callee = callee;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const Type& t = args[i].type;
    if (!(t == fn.value(fn.arguments_in[i]).type)) return false;
    info.arguments.push_back({args[i].offset, code.argument_offsets[i], layouts_.of(t).size});
  }
  for (std::size_t i = 0; i < results.size(); ++i)
    info.results.push_back(
        {code.result_offsets[i], results[i].offset, layouts_.of(results[i].type).size});
  out_->calls.push_back(std::move(info));
  emit(CoreSteps::call).extra = static_cast<std::uint32_t>(out_->calls.size() - 1);
  return true;
}

std::optional<std::int64_t> CodeBuilder::constant_int(const CallOperand& o) const {
  const ConstValue* c = o.constant;
  if (c == nullptr || c->i.size() != 1) return {};
  return c->i[0];
}

// The instruction, among steps that follow which variables are set.
Status CodeBuilder::checked_instruction(std::uint32_t at) {
  const Inst& inst = fn_->insts[at];
  for (; next_unset_ < unset_.reads.size() && unset_.reads[next_unset_].inst == at; ++next_unset_)
    emit(CoreSteps::check_flag).a = flags_[unset_.reads[next_unset_].value.v];
  WEFT_RETURN_IF_ERROR(instruction(inst));
  const Moved moved = what_is_moved(*fn_, inst);
  if (moved.to.valid()) {
    if (flags_[moved.to.v] != kNone) move_flag(moved);
    return {};
  }
  for (const ValueId v : fn_->results(inst))
    if (flags_[v.v] != kNone) emit(CoreSteps::set_flag).out = flags_[v.v];
  return {};
}

void CodeBuilder::move_flag(const Moved& moved) {
  const std::uint32_t test = moved.test.valid() ? truth(moved.test) : kNone;
  Step& s = emit(CoreSteps::move_flag);
  s.out = flags_[moved.to.v];
  s.a = test;
  s.b = flags_[moved.from.v];
  s.c = moved.or_from.valid() ? flags_[moved.or_from.v] : kNone;
}

// A value that is no array or reference stands in the frame; any other type of value is refused.
Status CodeBuilder::instruction(const Inst& inst) {
  for (const ValueId v : fn_->results(inst)) {
    if (offsets_[v.v] == kNone)
      return unsupported(fmt::format("a value of type {}", type_name(program_, type(v))));
  }
  switch (inst.op) {
    case Op::Builtin:
    case Op::Function:
    case Op::Struct:
      return call(inst);
    case Op::Gradient:
      return unsupported("wp.grad()");
    case Op::Set:
      return set(inst);
    case Op::Compare:
      return compare(inst);
    case Op::And:
    case Op::Or:
      combine(inst);
      return {};
    case Op::PlaceAddress:
      return place_address(inst.index, offset(fn_->results(inst)[0]));
    case Op::FieldAddress:
      return field_address(inst);
    case Op::PartAddress:
      return part_address(inst.index, offset(fn_->results(inst)[0]));
    case Op::Number:
      return unsupported("the address of a value as a number");
    case Op::SetField:
      return set_field(inst);
    case Op::StoreReference:
      return store_reference(inst);
    case Op::StorePart:
      return store_part(inst);
    case Op::AtomicPart:
      return atomic_part(inst);
    case Op::If:
    case Op::IfNot: {
      Region region{inst.op};
      WEFT_RETURN_IF_ERROR(jump_if(inst, inst.op == Op::IfNot, region.leave));
      if (inst.op == Op::If) last().b = condition_number(inst.node);
      regions_.push_back(std::move(region));
      return {};
    }
    case Op::Loop:
    case Op::Unrolled:
      begin_loop(inst);
      return {};
    case Op::End:
      end_region();
      return {};
    case Op::LeaveUnless:
    case Op::LeaveIfDone:
      return leave_loop(inst);
    case Op::Break:
      innermost_loop().breaks.push_back(out_->steps.size());
      emit(CoreSteps::jump);
      return {};
    case Op::Continue:
      innermost_loop().continues.push_back(out_->steps.size());
      emit(CoreSteps::jump);
      return {};
    case Op::Round:
    case Op::Decided:
      return {};
    case Op::Return:
      return return_values(inst);
    case Op::ReturnZero:
      return_zero();
      return {};
    case Op::Assert: {
      const std::uint32_t condition = truth(fn_->reads(inst)[0]);
      emit(CoreSteps::assert_holds).a = condition;
      return {};
    }
  }
  return {};
}

Status CodeBuilder::refuse_fixed_array(ValueId v) const {
  if (type(v).array != ArrayClass::Fixed && !type(v).is_tile()) return {};
  return unsupported(fmt::format("a copy of a {}", type_name(program_, type(v))));
}

Status CodeBuilder::set(const Inst& inst) {
  const ValueId to = fn_->results(inst)[0];
  if (inst.reads == 0) {
    emit_copy(offset(to), constants_[inst.index], type(to).deref());
    return {};
  }
  const ValueId from = fn_->reads(inst)[0];
  WEFT_RETURN_IF_ERROR(refuse_fixed_array(from));
  if (type(from).ref && !type(to).ref) {
    Step& s = emit(CoreSteps::load);
    s.out = offset(to);
    s.a = offset(from);
    s.extra = layouts_.of(type(to)).size;
    return {};
  }
  // The first operand of `and` and `or`.
  if (type(to).is_bool() && !type(from).is_bool()) {
    emit_copy(offset(to), truth(from), type(to));
    return {};
  }
  emit_copy(offset(to), offset(from), type(to));
  return {};
}

Status CodeBuilder::compare(const Inst& inst) {
  const auto reads = fn_->reads(inst);
  const hir::Comparison& c = fn_->comparisons[inst.index];
  const std::uint32_t out = offset(fn_->results(inst)[0]);
  for (std::uint32_t i = 0; i < c.count; ++i) {
    const CompareOp op = fn_->compare_ops[c.begin + i];
    const Type a = type(reads[i]), b = type(reads[i + 1]);
    const Handler handler = CoreSteps::compare(op, a, b);
    if (handler == nullptr || offsets_[reads[i].v] == kNone || offsets_[reads[i + 1].v] == kNone) {
      return unsupported(
          fmt::format("a comparison of {} and {}", type_name(program_, a), type_name(program_, b)));
    }
    Step& s = emit(handler);
    s.out = out;
    s.a = offset(reads[i]);
    s.b = offset(reads[i + 1]);
    s.n = a.is_value() ? static_cast<std::uint32_t>(a.component_count()) : 1;
    s.operation = static_cast<std::uint16_t>(op);
    s.p = static_cast<std::uint16_t>(a.scalar);
    s.q = static_cast<std::uint16_t>(b.scalar);
    s.r = i > 0 ? 1 : 0;  // a chain holds if all of it does
  }
  return {};
}

void CodeBuilder::combine(const Inst& inst) {
  const std::uint32_t read = truth(fn_->reads(inst)[0]);
  Step& s = emit(inst.op == Op::And ? CoreSteps::conjoin : CoreSteps::disjoin);
  s.out = offset(fn_->results(inst)[0]);
  s.a = read;
}

// The offset of a bool that says whether the value counts as true.
std::uint32_t CodeBuilder::truth(ValueId v) {
  const Type& t = type(v);
  if (t.is_bool() && !t.ref) return offset(v);
  const std::uint32_t out = add_slot({1, 1});
  Step& s = emit(t.is_array() ? CoreSteps::truth(Scalar::None) : CoreSteps::truth(t.scalar));
  s.out = out;
  s.a = offset(v);
  return out;
}

// --- regions ---

CodeBuilder::Region& CodeBuilder::innermost_loop() {
  for (std::size_t i = regions_.size(); i-- > 0;)
    if (regions_[i].op == Op::Loop) return regions_[i];
  WEFT_CHECK(false, "a jump outside of a loop");
}

Status CodeBuilder::jump_if(const Inst& inst, bool when, std::optional<std::size_t>& leave) {
  const ValueId v = fn_->reads(inst)[0];
  const Type& t = type(v);
  const bool is_number = t.is_scalar() || (t.is_array() && t.array != ArrayClass::Indexed);
  if (t.ref || !is_number || offsets_[v.v] == kNone)
    return unsupported(fmt::format("a condition of type {}", type_name(program_, t)));
  const std::uint32_t condition = truth(v);
  leave = out_->steps.size();
  emit(when ? CoreSteps::jump_if : CoreSteps::jump_unless).a = condition;
  return {};
}

// From 1. The copies of an unrolled loop's body share their conditions, and so do all instances of
// a template that share its nodes.
std::uint32_t CodeBuilder::condition_number(NodeId node) {
  const auto known = std::find(conditions_.begin(), conditions_.end(), node);
  const auto at = static_cast<std::uint32_t>(known - conditions_.begin());
  if (known == conditions_.end()) conditions_.push_back(node);
  return at + 1;
}

void CodeBuilder::begin_loop(const Inst& inst) {
  Region region{inst.op};
  region.loop = inst.index;
  if (inst.op == Op::Loop && fn_->loops[inst.index].kind == hir::Loop::Counted) {
    const hir::Loop& loop = fn_->loops[inst.index];
    const ValueId counter = fn_->results(inst)[0];
    // The hidden counter: 64 bits of the value before the first round, then of each one.
    const std::uint32_t at = add_slot({8, 8});
    region.counter = at;
    const auto bounds = static_cast<std::uint32_t>(out_->counts.size());
    out_->counts.push_back({loop.start, loop.stop, loop.step});
    Step& first = emit(CoreSteps::begin_count);
    first.out = at;
    first.extra = bounds;
    region.begin = out_->steps.size();
    region.leave = out_->steps.size();
    Step& next = emit(CoreSteps::count);
    next.out = offset(counter);
    next.a = at;
    next.b = bounds;
  } else {
    region.begin = out_->steps.size();
  }
  regions_.push_back(std::move(region));
}

Status CodeBuilder::leave_loop(const Inst& inst) {
  Region& loop = innermost_loop();
  if (inst.op == Op::LeaveUnless) {
    std::optional<std::size_t> leave;
    WEFT_RETURN_IF_ERROR(jump_if(inst, false, leave));
    innermost_loop().breaks.push_back(*leave);
    return {};
  }
  const ValueId range = fn_->reads(inst)[0];
  if (!type(range).plain(TypeKind::Range))
    return unsupported(fmt::format("a loop over a {}", type_name(program_, type(range))));
  loop.breaks.push_back(out_->steps.size());
  emit(CoreSteps::leave_range).a = offset(range);
  return {};
}

void CodeBuilder::end_region() {
  const Region region = std::move(regions_.back());
  regions_.pop_back();
  if (region.op == Op::Unrolled) return;
  if (region.op == Op::Loop) {
    for (const std::size_t c : region.continues)
      out_->steps[c].extra = static_cast<std::uint32_t>(out_->steps.size());
    emit(CoreSteps::jump_back).extra = static_cast<std::uint32_t>(region.begin);
  }
  const auto end = static_cast<std::uint32_t>(out_->steps.size());
  if (region.leave) out_->steps[*region.leave].extra = end;
  for (const std::size_t b : region.breaks) out_->steps[b].extra = end;
}

// What Warp leaves a function with that ends without `return`.
void CodeBuilder::return_zero() {
  for (std::size_t i = 0; i < result_types_.size(); ++i) {
    Step& s = emit(CoreSteps::clear);
    s.out = out_->result_offsets[i];
    s.extra = layouts_.of(result_types_[i]).size;
  }
  emit(CoreSteps::leave);
}

Status CodeBuilder::return_values(const Inst& inst) {
  const auto reads = fn_->reads(inst);
  // An array that is returned may be a part of one that the function made.
  const bool makes_arrays =
      std::any_of(fn_->values.begin(), fn_->values.end(), [](const hir::Value& v) {
        return v.kind == hir::Value::Local && v.type.array == ArrayClass::Fixed;
      });
  const bool makes_tiles =
      std::any_of(fn_->values.begin(), fn_->values.end(), [&](const hir::Value& v) {
        return v.kind == hir::Value::Local && v.type.is_tile() && program_.tiles[v.type.size].owner;
      });
  for (const ValueId v : reads) {
    if (makes_arrays && type(v).is_array())
      return unsupported("an array as the result of a function that makes arrays");
    if (makes_tiles && type(v).is_tile() && !program_.tiles[type(v).size].owner)
      return unsupported("a view as the result of a function that makes tiles");
  }
  for (std::size_t i = 0; i < reads.size() && i < out_->result_offsets.size(); ++i) {
    if (offsets_[reads[i].v] == kNone)
      return unsupported(fmt::format("a result of type {}", type_name(program_, type(reads[i]))));
    emit_copy(out_->result_offsets[i], offset(reads[i]), type(reads[i]));
  }
  emit(CoreSteps::leave);
  return {};
}

// --- calls ---

Status CodeBuilder::call(const Inst& inst) {
  const hir::Call& c = fn_->calls[inst.index];
  for (const hir::Argument& a : fn_->arguments_of(c)) {
    if (a.kind != hir::Argument::Value) continue;
    const hir::Value& v = fn_->value(a.value);
    const bool callee = v.kind == hir::Value::Function || v.kind == hir::Value::Builtin;
    if (!callee && !v.type.plain(TypeKind::String) && offsets_[a.value.v] == kNone)
      return unsupported(fmt::format("a value of type {}", type_name(program_, v.type)));
  }
  if (inst.op == Op::Builtin) return call_builtin(inst, c);
  if (inst.op == Op::Function) return call_function(inst, c);
  return construct(inst, c);
}

Status CodeBuilder::call_builtin(const Inst& inst, const hir::Call& c) {
  const BuiltinId id = id_of(*c.overload);
  may_depend_on_order_ = may_depend_on_order_ || is_atomic(id) || id == BuiltinId::TileSort ||
                         id == BuiltinId::TileArgmax || id == BuiltinId::TileArgmin;
  std::vector<CallOperand> args;
  for (const hir::Argument& a : fn_->arguments_of(c)) {
    CallOperand o;
    o.parameter = a.parameter;
    switch (a.kind) {
      case hir::Argument::Value: {
        const hir::Value& v = fn_->value(a.value);
        o.value = a.value;
        o.type = v.type;
        o.offset = offsets_[a.value.v];
        if (v.kind == hir::Value::Constant) o.constant = &fn_->constants[v.index];
        break;
      }
      case hir::Argument::Place: {
        o.by_reference = true;
        o.offset = add_slot(layouts_.of(Type::of(Scalar::Int32).to_ref()));
        WEFT_RETURN_IF_ERROR(place_address(a.index, o.offset));
        o.type = place_type_;
        break;
      }
      case hir::Argument::Type:
        o.is_type = true;
        o.type = a.type;
        break;
      case hir::Argument::Constant:
        o.constant = &fn_->constants[a.index];
        o.type = o.constant->type;
        o.offset = constants_[a.index];
        break;
    }
    args.push_back(o);
  }
  std::vector<Operand> results;
  for (const ValueId v : fn_->results(inst)) results.push_back(operand(v));
  const auto is_tile = [](const Operand& o) { return o.type.is_tile(); };
  const bool has_tile = std::any_of(args.begin(), args.end(), is_tile) ||
                        std::any_of(results.begin(), results.end(), is_tile);
  const CompileCall compile = has_tile ? find_tile_call(id) : find_call(id);
  const CallSite site{id, *c.overload, args, results, *this, node_};
  if (compile != nullptr && compile(site)) return {};
  std::string types;
  for (const CallOperand& o : args) {
    if (!types.empty()) types += ", ";
    types += type_name(program_, o.type);
  }
  return unsupported(fmt::format("wp.{}({})", c.overload->builtin->key, types));
}

Status CodeBuilder::call_function(const Inst& inst, const hir::Call& c) {
  CallInfo info;
  std::uint32_t callee = 0;
  while (program_.functions[callee].decl != c.function) ++callee;
  // Callees stand before their callers, so that their frames are known. A function that has none
  // yet calls itself, which Warp refuses.
  info.callee = callee;
  const FunctionCode& code = (*functions_)[callee];
  std::size_t i = 0;
  for (const hir::Argument& a : fn_->arguments_of(c)) {
    if (i >= code.argument_offsets.size()) break;
    std::uint32_t from = 0;
    const Type* t = nullptr;
    const Type& param =
        program_.functions[callee].value(program_.functions[callee].arguments_in[i]).type;
    if (a.kind == hir::Argument::Place) {
      from = add_slot({sizeof(Pointer), alignof(Pointer)});
      WEFT_RETURN_IF_ERROR(place_address(a.index, from));
      t = &param;
    } else if (a.kind == hir::Argument::Constant) {
      from = constants_[a.index];
      t = &param;
    } else {
      from = offset(a.value);
      t = &type(a.value);
    }
    if (layouts_.of(*t).size != layouts_.of(param).size)
      return unsupported(
          fmt::format("a {} passed as a {}", type_name(program_, *t), type_name(program_, param)));
    info.arguments.push_back({from, code.argument_offsets[i++], layouts_.of(param).size});
  }
  const auto results = fn_->results(inst);
  for (std::size_t k = 0; k < results.size() && k < code.result_offsets.size(); ++k)
    info.results.push_back(
        {code.result_offsets[k], offset(results[k]), layouts_.of(type(results[k])).size});
  out_->calls.push_back(std::move(info));
  emit(CoreSteps::call).extra = static_cast<std::uint32_t>(out_->calls.size() - 1);
  return keep_tiles(inst, c);
}

// The elements of a tile that a function made stand in its frame, which is intact until the next
// call.
Status CodeBuilder::keep_tiles(const Inst& inst, const hir::Call& c) {
  for (const ValueId v : fn_->results(inst)) {
    if (!type(v).is_tile() || !program_.tiles[type(v).size].owner) continue;
    const Operand result = operand(v);
    if (!keep_tile(*this, result))
      return unsupported(fmt::format("a result of type {}", type_name(program_, type(v))));
  }
  static_cast<void>(c);
  return {};
}

// A struct's constructor: fields that it is not given are zero.
Status CodeBuilder::construct(const Inst& inst, const hir::Call& c) {
  const ValueId result = fn_->results(inst)[0];
  Step& s = emit(CoreSteps::clear);
  s.out = offset(result);
  s.extra = layouts_.of(type(result)).size;
  for (const hir::Argument& a : fn_->arguments_of(c)) {
    const Type& field = layouts_.structure(c.structure).fields[a.parameter].type;
    const std::uint32_t to = offset(result) + layouts_.field_offset(c.structure, a.parameter);
    if (a.kind == hir::Argument::Value) WEFT_RETURN_IF_ERROR(refuse_fixed_array(a.value));
    emit_copy(to, a.kind == hir::Argument::Constant ? constants_[a.index] : offset(a.value), field);
  }
  return {};
}

}  // namespace weft::eval
