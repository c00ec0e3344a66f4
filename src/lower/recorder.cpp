// Variables, records, blocks and places of one function.
#include "recorder.h"

namespace weft {
namespace {

Operand label_of(const Recorder::Block& b) { return {Operand::Block, b.label * 2 + b.is_while}; }

}  // namespace

void Recorder::begin(LoweredFunction& fn) {
  fn_ = &fn;
  fn.clear();
  fn.decl = here_.function;
  facts_.clear();
  slots_.clear();
  depth_ = 0;
  for (auto* v : {&blocks_[0].forward, &blocks_[0].replay, &blocks_[0].reverse}) v->clear();
  blocks_[0].vars.clear();
  label_count_ = 0;
  indent_ = 0;
  tuples_made_.clear();
}

void Recorder::end() {
  fn_->forward.swap(blocks_[0].forward);
  fn_->replay.swap(blocks_[0].replay);
  fn_->reverse.swap(blocks_[0].reverse);
}

void Recorder::rewind(Mark to) {
  *fn_ = std::move(to.fn);
  blocks_ = std::move(to.blocks);
  facts_.resize(to.facts);
  slots_.resize(to.slots);
  label_count_ = to.labels;
}

// Warp has no name in C++ for a tuple that holds such.
Status Recorder::check_tuples() {
  for (const auto& [tuple, line, node] : tuples_made_) {
    for (const Type& t : out_->tuples[tuple]) {
      if (t.array == ArrayClass::None && !t.plain(TypeKind::Tuple)) continue;
      here_.line = line;
      here_.node = node;
      return here_.fail(DiagCode::NoTupleOf, here_.repr(t));
    }
  }
  return {};
}

VarId Recorder::add_var(const Type& t) {
  LoweredVar v;
  v.type = t;
  if (t.is_scalar() && !t.ref)
    v.type.python = false;  // of a tuple's element: a variable has Warp's type
  v.label = static_cast<std::uint32_t>(fn_->locals.size());
  const VarId id = add_undeclared(v);
  fn_->locals.push_back(id);
  if (out_->lineinfo) fn_->local_lines.push_back(here_.line);
  if (t.plain(TypeKind::Tuple)) tuples_made_.push_back({t.index, here_.line, here_.node});
  block().vars.push_back(id);
  return id;
}

VarId Recorder::add_constant(const Type& t, const VarConst& value) {
  const VarId v = add_var(t);
  var(v).constant = value;
  return v;
}

VarId Recorder::add_int(std::int64_t n) {
  VarConst c;
  c.kind = VarConst::Int;
  c.i = n;
  return add_constant(Type::of(Scalar::Int32), c);
}

VarId Recorder::add_object(const ConstantObject& c) {
  VarConst value = c.value;
  if (c.composite != nullptr) {
    value.value = static_cast<std::uint32_t>(fn_->values.size());
    fn_->values.push_back(*c.composite);
  } else if (value.kind == VarConst::Str || value.kind == VarConst::BigInt) {
    value.value = text(c.text).value();
  }
  return add_constant(c.type, value);
}

VarId Recorder::add_argument(const ArgDecl& a, std::uint32_t index) {
  LoweredVar v;
  v.type = a.type;
  v.kind = LoweredVar::Argument;
  v.label = index;
  v.name = a.name;
  const VarId id = add_undeclared(v);
  fn_->args.push_back(id);
  facts(id).form = a.form;
  if (a.type.ref || a.type.is_array()) {
    facts(id).place = add_place(id);
    fn_->places.back().by_reference = a.type.ref;
  }
  return id;
}

VarId Recorder::add_member(VarId base, const FieldDecl& field) {
  LoweredVar m;
  m.type = field.type;
  m.kind = LoweredVar::Member;
  m.label = base.v;
  m.name = field.name;
  return add_undeclared(m);
}

VarId Recorder::add_undeclared(const LoweredVar& v) {
  fn_->vars.push_back(v);
  facts_.push_back({});
  return VarId{static_cast<std::uint32_t>(fn_->vars.size() - 1)};
}

bool Recorder::constant_truth(VarId v) const {
  const VarConst& c = fn_->vars[v.v].constant;
  return c.kind == VarConst::Float
             ? c.f != 0
             : c.kind == VarConst::Str || c.kind == VarConst::BigInt || c.i != 0;
}

Operand Recorder::text(std::string_view s) {
  fn_->texts.emplace_back(static_cast<std::uint32_t>(fn_->text_pool.size()),
                          static_cast<std::uint32_t>(s.size()));
  fn_->text_pool += s;
  return {Operand::Text, static_cast<std::uint32_t>(fn_->texts.size() - 1)};
}

Operand Recorder::number(std::int64_t n) {
  fn_->numbers.push_back(n);
  return {Operand::Number, static_cast<std::uint32_t>(fn_->numbers.size() - 1)};
}

Operand Recorder::literal(const Type& t, const VarConst& value) {
  fn_->literals.emplace_back(t, value);
  return {Operand::Const, static_cast<std::uint32_t>(fn_->literals.size() - 1)};
}

Operand Recorder::type_name(const Type& t) {
  fn_->types.push_back(t);
  return {Operand::TypeName, static_cast<std::uint32_t>(fn_->types.size() - 1)};
}

Operand Recorder::callee(const NativeCallee& c) {
  fn_->callees.push_back(c);
  return {Operand::Callee, static_cast<std::uint32_t>(fn_->callees.size() - 1)};
}

StmtId Recorder::record(StmtOp o, std::span<const Operand> operands, std::uint8_t flags) {
  Stmt s;
  s.op = o;
  s.indent = indent_;
  s.flags = flags;
  s.begin = static_cast<std::uint32_t>(fn_->operands.size());
  s.count = static_cast<std::uint32_t>(operands.size());
  fn_->operands.insert(fn_->operands.end(), operands.begin(), operands.end());
  fn_->stmts.push_back(s);
  return static_cast<StmtId>(fn_->stmts.size() - 1);
}

void Recorder::forward(StmtId s, StmtId replay) {
  if (out_->lineinfo) line_directive(s, {&block().forward, &block().replay});
  block().forward.push_back(s);
  block().replay.push_back(replay);
}

void Recorder::forward_only(StmtId s) {
  if (out_->lineinfo) line_directive(s, {&block().forward});
  block().forward.push_back(s);
}

void Recorder::reverse(StmtId s) {
  block().reverse.push_back(s);
  if (out_->lineinfo) line_directive(s, {&block().reverse});
}

void Recorder::line_directive(StmtId s, std::initializer_list<std::vector<StmtId>*> to) {
  const StmtOp o = fn_->stmts[s].op;
  if (o == StmtOp::Comment || o == StmtOp::CommentAdj || here_.line == 0) return;
  // Functions whose source Warp parsed anew have lost their place in the file.
  if (const CapturedFunction* c = tree_->captured_of(here_.function))
    if (static_cast<std::int64_t>(here_.decl().first_line) + c->line_shift == 0) return;
  const StmtId directive = record(StmtOp::LineDirective, {number(here_.line)});
  for (std::vector<StmtId>* list : to) list->push_back(directive);
}

StmtId Recorder::commented(StmtId s) {
  Stmt copy = fn_->stmts[s];
  copy.flags |= Stmt::kComment;
  fn_->stmts.push_back(copy);
  return static_cast<StmtId>(fn_->stmts.size() - 1);
}

Operand Recorder::begin_block(bool is_while) {
  if (++depth_ >= blocks_.size()) blocks_.resize(blocks_.size() * 2);
  Block& b = block();
  b.forward.clear();
  b.replay.clear();
  b.reverse.clear();
  b.vars.clear();
  b.label = next_label();
  b.is_while = is_while;
  return label_of(b);
}

// A loop has two blocks: its condition, and in it its body.
Recorder::LoopBlocks Recorder::end_loop() {
  depth_ -= 2;
  const Block& condition = blocks_[depth_ + 1];
  return {block(), condition, blocks_[depth_ + 2], label_of(condition)};
}

void Recorder::set_line(NodeId node) {
  const std::uint32_t line = tree_->loc(node).line;
  // Nodes made by lowering itself have no line and leave no comment.
  if (line == here_.line || line == 0) return;
  here_.line = line;
  const Operand n = number(line);
  forward(StmtOp::Comment, {n});
  reverse(StmtOp::CommentAdj, {n});
}

std::uint32_t Recorder::add_place(VarId root) {
  fn_->places.push_back({root});
  return static_cast<std::uint32_t>(fn_->places.size() - 1);
}

std::uint32_t Recorder::extend(std::uint32_t place, const PlaceStep& step) {
  fn_->steps.push_back({step, fn_->places[place].step});
  Place p = fn_->places[place];
  p.step = static_cast<std::uint32_t>(fn_->steps.size() - 1);
  fn_->places.push_back(p);
  return static_cast<std::uint32_t>(fn_->places.size() - 1);
}

std::uint32_t Recorder::extend_field(std::uint32_t place, Symbol field, std::uint8_t cast) {
  PlaceStep s{};
  s.kind = PlaceStep::Field;
  s.field = field;
  s.cast = cast;
  return extend(place, s);
}

std::uint32_t Recorder::extend_indices(std::uint32_t place, PlaceStep::Kind kind,
                                       std::span<const VarId> indices) {
  PlaceStep s{};
  s.kind = kind;
  s.index_count = static_cast<std::uint8_t>(indices.size());
  for (std::size_t i = 0; i < indices.size() && i < 4; ++i) s.indices[i] = indices[i];
  return extend(place, s);
}

// --- parts of array elements

const Recorder::Slot* Recorder::slot_of(VarId v) const {
  const std::uint32_t s = facts(v).slot;
  return s == kNone ? nullptr : &slots_[s];
}

VarId Recorder::slot_reference(const Slot& slot, std::uint32_t place) {
  const VarId v = add_var(slot.type.to_ref());
  slots_.push_back(slot);
  facts(v).slot = static_cast<std::uint32_t>(slots_.size() - 1);
  facts(v).place = place;
  std::vector<Operand> ops = slot_operands(slot);
  ops.insert(ops.begin(), op(v));
  forward(StmtOp::SlotAddress, ops);
  return v;
}

// root, access, indices.
std::vector<Operand> Recorder::slot_operands(const Slot& slot) const {
  std::vector<Operand> ops;
  ops.emplace_back(type(slot.root).ref ? Operand::DerefVar : Operand::Var, slot.root.v);
  ops.emplace_back(Operand::Access, slot.access == kNone ? 0x3ffffffu : slot.access);
  for (int i = 0; i < slot.index_count; ++i) ops.push_back(op(slot.indices[i]));
  return ops;
}

// A part of what the slot is.
Recorder::Slot Recorder::part_of(Slot slot, const AccessPart& part, const Type& t) {
  Access a;
  a.begin = static_cast<std::uint32_t>(fn_->access_parts.size());
  if (slot.access != kNone) {
    const Access old = fn_->accesses[slot.access];
    for (std::uint32_t i = 0; i < old.count; ++i) {
      const AccessPart p = fn_->access_parts[old.begin + i];
      fn_->access_parts.push_back(p);
    }
    a.count = old.count;
  }
  fn_->access_parts.push_back(part);
  ++a.count;
  fn_->accesses.push_back(a);
  slot.access = static_cast<std::uint32_t>(fn_->accesses.size() - 1);
  slot.type = t;
  return slot;
}

void LoweredFunction::clear() {
  native_name.clear();
  uses_grad = false;
  has_adjoint = false;
  ref_calls.clear();
  passed.clear();
  notes.clear();
  vars.clear();
  locals.clear();
  local_lines.clear();
  args.clear();
  has_return = false;
  returns.clear();
  stmts.clear();
  operands.clear();
  calls.clear();
  origins.clear();
  forward.clear();
  replay.clear();
  reverse.clear();
  text_pool.clear();
  texts.clear();
  numbers.clear();
  literals.clear();
  values.clear();
  types.clear();
  callees.clear();
  template_args.clear();
  places.clear();
  steps.clear();
  access_parts.clear();
  accesses.clear();
  kernel_dim = 1;
  uses_tid = uses_scalar_tid = false;
  has_non_unrolled_constant_loop = false;
  backward_unsupported = false;
  backward_unsupported_line = 0;
  backward_unsupported_col = 0;
}

}  // namespace weft
