// Records of the forward pass as ops: what each reads, makes, changes and writes.
#include "adjoint_ops.h"

#include <algorithm>
#include "weft/base/inline_vec.h"

namespace weft::adjoint {
namespace {

constexpr Rule kRules[] = {
#define WEFT_ADJOINT(key, effect, needs, lost) {#key, Effect::effect, needs, lost},
#include "adjoint.def"
};
constexpr Rule kLinear{"", Effect::Pure, "", ""};
constexpr Rule kOther{};

// By the place in the table of builtins, found once.
const Rule& rule_of(const Builtin& b) {
  static const std::vector<const Rule*> rules = [] {
    std::vector<const Rule*> out(builtins().size(), &kOther);
    for (const Rule& r : kRules) {
      if (const Builtin* found = find_builtin(r.key))
        out[static_cast<std::size_t>(found - builtins().data())] = &r;
    }
    return out;
  }();
  return *rules[static_cast<std::size_t>(&b - builtins().data())];
}

}  // namespace

bool Rule::needed(std::size_t of, std::size_t value) const {
  if (needs == "*") return true;
  if (needs == "~") return of != value && value != kResult;
  std::size_t at = 0;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    if (needs[i] == '/') {
      ++at;
    } else if (at == of && static_cast<std::size_t>(needs[i] - '0') == value) {
      return true;
    }
  }
  return false;
}

bool Rule::loses(std::size_t argument) const {
  return std::any_of(lost.begin(), lost.end(), [argument](char c) {
    return c != '-' && static_cast<std::size_t>(c - '0') == argument;
  });
}

bool holds_float(const Tree& tree, const Type& t) {
  if (t.kind == TypeKind::Struct) {
    const auto& fields = tree.structs[t.index].fields;
    return std::any_of(fields.begin(), fields.end(),
                       [&tree](const FieldDecl& f) { return holds_float(tree, f.type); });
  }
  // A tuple may hold anything.
  return is_float(t.scalar) || t.kind == TypeKind::Tuple;
}

bool Body::inside(std::uint32_t loop, std::uint32_t outer) const {
  while (loop != outer && loop != 0) loop = loops[loop].parent;
  return loop == outer;
}

std::uint32_t Body::below(std::uint32_t outer, std::uint32_t loop) const {
  while (loop != 0 && loops[loop].parent != outer) loop = loops[loop].parent;
  return loop;
}

void Body::read(const Lowered& lowered, const LoweredFunction& fn) {
  lowered_ = &lowered;
  fn_ = &fn;
  ops.clear();
  loops.assign(1, Loop{});
  changes.clear();
  ids.clear();
  written.assign(fn.vars.size(), false);
  writes_unknown = writes_float = false;
  vars.assign(fn.vars.size(), Var{});
  for (std::size_t i = 0; i < vars.size(); ++i) {
    const LoweredVar& v = fn.vars[i];
    vars[i].holds_float = holds_float(*lowered.tree, v.type);
    vars[i].is_array = v.type.is_array();
    vars[i].fixed = v.kind == LoweredVar::Argument || v.constant.kind != VarConst::None;
    if (v.kind == LoweredVar::Argument) {
      vars[i].memory = VarId{static_cast<std::uint32_t>(i)};
      vars[i].active = vars[i].holds_float && !v.type.is_array();
    }
  }
  note_of_.assign(fn.stmts.size(), kNone);
  for (std::size_t i = 0; i < fn.calls.size(); ++i)
    note_of_[fn.calls[i].stmt] = static_cast<std::uint32_t>(i);
  loop_ = 0;
  for (const StmtId s : fn.forward) record(s);
  loops[0].end = static_cast<std::uint32_t>(ops.size());
}

// A field of a local struct that is named like a variable stands for the struct.
VarId Body::base(VarId v) const {
  while (fn_->vars[v.v].kind == LoweredVar::Member) v = VarId{fn_->vars[v.v].label};
  return v;
}

VarId Body::var_of(const Stmt& s, std::size_t i) const {
  return base(VarId{operand(s, i).value()});
}

Op& Body::add(Op::Kind kind) {
  Op o;
  o.kind = kind;
  o.loop = loop_;
  o.reads = o.outs = static_cast<std::uint32_t>(ids.size());
  ops.push_back(o);
  return ops.back();
}

void Body::change(VarId v) {
  Op& o = ops.back();
  o.target = v;
  Var& x = vars[v.v];
  changes.push_back(
      {static_cast<std::uint32_t>(ops.size() - 1), loop_, x.changes, 0, o.part, false});
  x.changes = static_cast<std::uint32_t>(changes.size() - 1);
}

void Body::result(VarId v) {
  Var& x = vars[v.v];
  if (x.fixed || x.made != kNone) {
    change(v);
    return;
  }
  x.made = static_cast<std::uint32_t>(ops.size() - 1);
  x.loop = loop_;
  Op& o = ops.back();
  if (o.out_count == 0) o.outs = static_cast<std::uint32_t>(ids.size());
  take(v);
  ++o.out_count;
}

void Body::write(VarId root) {
  ops.back().memory = root;
  if (root.valid()) {
    written[root.v] = true;
    writes_float = writes_float || vars[root.v].holds_float;
  } else {
    writes_unknown = writes_float = true;
  }
}

void Body::jump(const Stmt& s, Op::Kind kind) {
  add(kind);
  for (std::size_t i = 0; i < s.count; ++i) {
    if (operand(s, i).tag() != Operand::Var) continue;
    take(var_of(s, i));
    ++ops.back().read_count;
    if (kind == Op::Test || kind == Op::Branch) break;
  }
}

// Operands from `value` on: the value, root, access, indices.
void Body::slot(const Stmt& s, std::size_t value) {
  Op& o = add(Op::Write);
  const VarId root = var_of(s, value + 1);
  const auto read = [&](VarId v) {
    take(v);
    ++o.read_count;
  };
  read(var_of(s, value));
  for (std::size_t i = value + 3; i < s.count; ++i) read(var_of(s, i));
  const std::uint32_t access = operand(s, value + 2).value();
  if (access < fn_->accesses.size()) {
    const Access a = fn_->accesses[access];
    for (std::uint32_t i = 0; i < a.count; ++i) {
      const AccessPart& p = fn_->access_parts[a.begin + i];
      if (p.kind == AccessPart::Field) continue;
      read(p.i);
      if (p.kind == AccessPart::Element) read(p.j);
    }
  }
  write(vars[root.v].memory);
}

void Body::call(const Stmt& s, const CallNote& note) {
  const Rule& rule = note.overload != nullptr ? rule_of(*note.overload->builtin) : kLinear;
  add(Op::Value).rule = &rule;
  if (note.overload != nullptr) ops.back().builtin = id_of(*note.overload);
  InlineVec<VarId, 24> operands;
  for (std::size_t i = 1; i < s.count; ++i) {
    const Operand o = operand(s, i);
    if (o.tag() == Operand::Var) operands.push_back(base(VarId{o.value()}));
  }
  const std::size_t results = std::min<std::size_t>(note.results, operands.size());
  const bool first = (s.flags & Stmt::kHasResult) != 0;
  std::span<const VarId> args(operands.begin(), operands.size());
  const std::span<const VarId> made = first ? args.first(results) : args.last(results);
  args = first ? args.subspan(results) : args.first(args.size() - results);
  for (const VarId v : args) take(v);
  {
    Op& o = ops.back();
    o.read_count = static_cast<std::uint16_t>(args.size());
    o.takes_results =
        note.overload != nullptr && (note.overload->original_output || note.results > 1);
    if (note.function.valid()) {
      for (std::size_t i = 0; i < lowered_->functions.size(); ++i) {
        if (lowered_->functions[i].decl == note.function)
          o.function = static_cast<std::uint32_t>(i);
      }
    }
  }
  const auto constant = [this](VarId v) -> std::int64_t {
    const VarConst& c = fn_->vars[v.v].constant;
    return c.kind == VarConst::Int ? c.i : -1;
  };
  for (const VarId v : made) result(v);
  switch (rule.effect) {
    case Effect::Pure:
      break;
    case Effect::Assign:
    case Effect::Draw:
      change(args[0]);
      break;
    case Effect::Part:
    case Effect::PartAdd:
      if (args.size() == 3) {
        ops.back().part = static_cast<std::int32_t>(constant(args[1]));
      } else if (args.size() == 4 && constant(args[1]) >= 0 && constant(args[2]) >= 0) {
        ops.back().part = static_cast<std::int32_t>(constant(args[1]) * 64 + constant(args[2]));
      } else if (args.size() == 2) {
        ops.back().part = ops.back().builtin == BuiltinId::TransformSetTranslation ? 100 : 101;
      }
      change(args[0]);
      break;
    case Effect::Store:
    case Effect::Add:
    case Effect::Swap: {
      const Var& root = vars[args[0].v];
      if (root.pointee.valid()) {  // a component of a local, through a pointer
        change(root.pointee);
      } else {
        write(root.memory);
      }
      break;
    }
  }
  // Pointers remember where they point.
  if (made.size() == 1 && fn_->vars[made[0].v].type.ref && !args.empty()) {
    vars[made[0].v].memory = vars[args[0].v].memory;
    vars[made[0].v].pointee = vars[args[0].v].pointee;
  } else if (made.size() == 1 && vars[made[0].v].is_array && !args.empty()) {
    vars[made[0].v].memory = vars[args[0].v].memory;
  }
  Op& o = ops.back();
  o.loads = o.builtin == BuiltinId::Load;
  if (o.loads || o.builtin == BuiltinId::Address) o.memory = vars[args[0].v].memory;
}

bool Body::is_var(const Stmt& s, std::size_t i) const {
  return i < s.count && operand(s, i).tag() == Operand::Var;
}

// The last op reads the variable.
void Body::read_var(VarId v) {
  take(v);
  ++ops.back().read_count;
}

Op& Body::add_value() {
  Op& o = add(Op::Value);
  o.rule = &kLinear;
  return o;
}

// A comparison, or what `and` and `or` add to their result.
void Body::logic(const Stmt& s) {
  add_value();
  for (std::size_t i = s.op == StmtOp::Compare ? 1 : 0; i < s.count; ++i)
    if (is_var(s, i)) read_var(var_of(s, i));
  result(var_of(s, 0));
}

void Body::set(const Stmt& s) {
  if (!is_var(s, 0)) {  // ret_0 = var: part of a return
    if (!is_var(s, 1)) return;
    add(Op::Return);
    read_var(var_of(s, 1));
    return;
  }
  add_value();
  const VarId out = var_of(s, 0);
  if (is_var(s, 1)) {
    read_var(var_of(s, 1));
  } else if (operand(s, 1).tag() == Operand::Pointer) {
    point(out, fn_->places[operand(s, 1).value()]);
  }
  result(out);
}

// The last op makes `out` the address of the place.
void Body::point(VarId out, const Place& place) {
  bool memory = fn_->vars[place.root.v].type.is_array();
  for (std::uint32_t step = place.step; step != kNone; step = fn_->steps[step].previous) {
    const PlaceStep& p = fn_->steps[step].step;
    for (std::size_t i = 0; i < p.index_count && i < 4; ++i) read_var(p.indices[i]);
    memory = memory || p.kind == PlaceStep::Array || p.kind == PlaceStep::View;
  }
  const VarId root = base(place.root);
  vars[out.v].memory = vars[root.v].memory;
  if (memory) return;
  vars[out.v].pointee = root;
  read_var(root);
}

void Body::field_address(const Stmt& s) {
  add_value();
  const VarId from = var_of(s, 1), out = var_of(s, 0);
  read_var(from);
  vars[out.v].memory = vars[from.v].memory;
  vars[out.v].pointee = s.op == StmtOp::AddressThroughPointer ? vars[from.v].pointee
                        : vars[from.v].is_array               ? VarId{}
                                                              : from;
  result(out);
}

void Body::set_field(const Stmt& s) {
  add_value().clears = true;
  const VarId target = var_of(s, 0);
  read_var(target);
  read_var(var_of(s, 2));
  change(target);
}

void Body::slot_address(const Stmt& s) {
  add_value();
  const VarId out = var_of(s, 0), root = var_of(s, 1);
  for (std::size_t i = 3; i < s.count; ++i) read_var(var_of(s, i));
  vars[out.v].memory = vars[root.v].memory;
  result(out);
}

void Body::begin_loop(const Stmt& s) {
  const auto n = static_cast<std::uint32_t>(loops.size());
  loops.push_back(
      {loop_, static_cast<std::uint32_t>(ops.size()), 0, (operand(s, 0).value() & 1u) != 0});
  loop_ = n;
  add(Op::Open);
}

void Body::end_loop() {
  add(Op::Close);
  loops[loop_].end = static_cast<std::uint32_t>(ops.size());
  loop_ = loops[loop_].parent;
}

void Body::record(StmtId id) {
  const Stmt& s = fn_->stmts[id];
  switch (s.op) {
    case StmtOp::Call:
      if (note_of_[id] != kNone) call(s, fn_->calls[note_of_[id]]);
      break;
    case StmtOp::Compare:
    case StmtOp::And:
    case StmtOp::Or:
      return logic(s);
    case StmtOp::OneOf:
    case StmtOp::Set:
      return set(s);
    case StmtOp::AddressOfField:
    case StmtOp::AddressThroughPointer:
      return field_address(s);
    case StmtOp::SetField:
      return set_field(s);
    case StmtOp::SlotStore:
    case StmtOp::SlotStoreGuarded:
      return slot(s, 0);
    case StmtOp::SlotAtomic:
      return slot(s, 1);
    case StmtOp::SlotAddress:
      return slot_address(s);
    case StmtOp::If:
    case StmtOp::IfNot:
      return jump(s, Op::Branch);
    case StmtOp::LoopStart:
      return begin_loop(s);
    case StmtOp::LoopEnd:
      return end_loop();
    case StmtOp::RangeTest:
    case StmtOp::CountTest:
    case StmtOp::WhileTest:
      return jump(s, Op::Test);
    case StmtOp::End:
      add(Op::End);
      break;
    case StmtOp::GotoStart:
      add(Op::Continue);
      break;
    case StmtOp::GotoEnd:
      add(Op::Break);
      break;
    case StmtOp::Return:
    case StmtOp::ReturnValue:
      return jump(s, Op::Return);
    // Of captured programs and of deterministic mode only, whose gradients are not labelled.
    case StmtOp::LineDirective:
    case StmtOp::AddressOf:
    case StmtOp::PointerNumber:
    case StmtOp::PointerNumberThroughPointer:
    case StmtOp::SetPointer:
    case StmtOp::StoreGuarded:
    case StmtOp::Scatter:
    case StmtOp::Counter:
    case StmtOp::SideEffect:
    case StmtOp::ScatterSkipped:
    case StmtOp::ZeroOf:
    // Comments, asserts, labels; what the reverse pass alone has.
    case StmtOp::Comment:
    case StmtOp::CommentAdj:
    case StmtOp::Accumulate:
    case StmtOp::Decrease:
    case StmtOp::Zero:
    case StmtOp::ZeroTile:
    case StmtOp::ReturnNothing:
    case StmtOp::GotoLabel:
    case StmtOp::Label:
    case StmtOp::IterReverse:
    case StmtOp::ZeroField:
    case StmtOp::AddField:
    case StmtOp::AddFromField:
    case StmtOp::SlotAdjoint:
    case StmtOp::Assert:
      break;
  }
}

}  // namespace weft::adjoint
