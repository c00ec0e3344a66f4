// Instructions as ops: what each reads, makes, changes and writes.
#include "adjoint_ops.h"

#include <algorithm>

#include "weft/base/inline_vec.h"
#include "weft/builtins/properties.h"

namespace weft::adjoint {
namespace {

constexpr Rule kRules[] = {
#define WEFT_ADJOINT(key, effect, needs, lost) {#key, Effect::effect, needs, lost},
#include "adjoint.def"
};
// Of what is no builtin: it passes gradients on.
constexpr Rule kLinear{"", Effect::Pure, "", ""};
constexpr Rule kOther{};

}  // namespace

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

namespace {

// Builtins that Warp lists as without a derivative, and whose results lead a gradient on all the
// same: a pointer, a tuple of indices, a view of the elements of a tile.
bool moves_without_adjoint(BuiltinId id) {
  using enum BuiltinId;
  return is_one_of(id, {Load, Indexref, Tuple, TileView});
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

void Body::read(const hir::Program& program, const hir::Function& fn) {
  program_ = &program;
  fn_ = &fn;
  ops.clear();
  loops.assign(1, Loop{});
  changes.clear();
  ids.clear();
  regions_.clear();
  written.assign(fn.values.size(), false);
  writes_unknown = writes_float = has_tiles = false;
  vars.assign(fn.values.size(), Var{});
  for (std::size_t i = 0; i < vars.size(); ++i) {
    const hir::Value& v = fn.values[i];
    vars[i].holds_float = holds_float(*program.tree, v.type);
    vars[i].is_array = v.type.is_array();
    vars[i].is_tile = v.type.is_tile() || v.type.is_tile_stack();
    vars[i].elements = ValueId{static_cast<std::uint32_t>(i)};
    has_tiles = has_tiles || vars[i].is_tile;
    vars[i].fixed = v.kind == hir::Value::Argument || v.kind == hir::Value::Constant;
    if (v.kind == hir::Value::Argument) {
      vars[i].memory = ValueId{static_cast<std::uint32_t>(i)};
      // The gradients of a kernel's numbers and structs end in its copy of them.
      vars[i].active = vars[i].holds_float && !v.type.is_array() && &fn != &program.kernel;
    }
  }
  loop_ = 0;
  for (const hir::Inst& i : fn.insts) instruction(i);
  loops[0].end = static_cast<std::uint32_t>(ops.size());
}

// A field of a local struct that is named like a variable stands for the struct.
ValueId Body::base(ValueId v) const {
  while (fn_->value(v).kind == hir::Value::Member) v = ValueId{fn_->value(v).index};
  return v;
}

// The value of an integer that is known when compiling; -1: of none.
std::int64_t Body::constant(ValueId v) const {
  const hir::Value& x = fn_->value(v);
  if (x.kind != hir::Value::Constant || !x.type.is_int()) return -1;
  const ConstValue& c = fn_->constants[x.index];
  return c.i.size() == 1 ? c.i[0] : -1;
}

Op& Body::add(Op::Kind kind) {
  Op o;
  o.kind = kind;
  o.loop = loop_;
  o.reads = o.outs = static_cast<std::uint32_t>(ids.size());
  ops.push_back(o);
  return ops.back();
}

Op& Body::add_value() {
  Op& o = add(Op::Value);
  o.rule = &kLinear;
  return o;
}

void Body::read_value(ValueId v) {
  ids.push_back(base(v));
  ++ops.back().read_count;
}

void Body::change(ValueId v) {
  Op& o = ops.back();
  o.target = v;
  Var& x = vars[v.v];
  changes.push_back(
      {static_cast<std::uint32_t>(ops.size() - 1), loop_, x.changes, 0, o.part, false});
  x.changes = static_cast<std::uint32_t>(changes.size() - 1);
}

void Body::result(ValueId v) {
  Var& x = vars[v.v];
  if (x.fixed || x.made != kNone) {
    change(v);
    return;
  }
  x.made = static_cast<std::uint32_t>(ops.size() - 1);
  x.loop = loop_;
  Op& o = ops.back();
  if (o.out_count == 0) o.outs = static_cast<std::uint32_t>(ids.size());
  ids.push_back(v);
  ++o.out_count;
}

void Body::write(ValueId root) {
  ops.back().memory = root;
  if (root.valid()) {
    written[root.v] = true;
    writes_float = writes_float || vars[root.v].holds_float;
  } else {
    writes_unknown = writes_float = true;
  }
}

// The tile `view` has the elements of the tile `of`.
void Body::share(ValueId of, ValueId view) {
  vars[view.v].elements = vars[of.v].elements;
  vars[vars[of.v].elements.v].is_shared = vars[of.v].is_shared = vars[view.v].is_shared = true;
}

void Body::call(const hir::Inst& inst) {
  const hir::Call& called = fn_->calls[inst.index];
  Op& o = add_value();
  if (called.overload != nullptr) {
    o.builtin = id_of(*called.overload);
    o.rule = &rule_of(*called.overload->builtin);
    o.takes_results = called.overload->original_output || inst.results > 1;
    o.has_adjoint = called.overload->differentiable || moves_without_adjoint(*o.builtin);
  }
  for (std::size_t i = 0; i < program_->functions.size() && called.function.valid(); ++i) {
    if (program_->functions[i].decl == called.function) o.function = static_cast<std::uint32_t>(i);
  }
  const Rule& rule = *o.rule;
  for (const ValueId v : fn_->reads(inst)) read_value(v);
  InlineVec<ValueId, 24> args;  // a copy: results are added to `ids`
  for (std::size_t i = 0; i < inst.reads; ++i) args.push_back(ids[ops.back().reads + i]);
  const std::span<const ValueId> made = fn_->results(inst);
  for (const ValueId v : made) result(v);
  apply(rule, std::span<const ValueId>(args.begin(), args.size()));
  // A product that is added to its third argument.
  if (ops.back().builtin == BuiltinId::TileMatmul && made.empty() && args.size() > 2)
    change(args[2]);
  // Pointers remember where they point.
  if (made.size() == 1 && !args.empty()) {
    Var& out = vars[made[0].v];
    const Var& from = vars[args[0].v];
    if (fn_->value(made[0]).type.ref) out.pointee = from.pointee;
    if (fn_->value(made[0]).type.ref || out.is_array) out.memory = from.memory;
  }
  Op& done = ops.back();
  using enum BuiltinId;
  done.loads = is_one_of(done.builtin, {Load, TileLoad, TileLoadIndexed});
  if (made.size() == 1 &&
      is_one_of(done.builtin,
                {Copy, TileView, TileReshape, TileSqueeze, TileTranspose, TileBroadcast}) &&
      vars[args[0].v].is_tile)
    share(args[0], made[0]);
  if (done.loads || done.builtin == BuiltinId::Address) done.memory = vars[args[0].v].memory;
}

// What the last op, a call, does to its arguments.
void Body::apply(const Rule& rule, std::span<const ValueId> args) {
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
}

// A comparison, or what `and` and `or` add to their result.
void Body::logic(const hir::Inst& inst) {
  add_value();
  if (inst.op != hir::Op::Compare) read_value(fn_->results(inst)[0]);
  for (const ValueId v : fn_->reads(inst)) read_value(v);
  result(fn_->results(inst)[0]);
}

void Body::set(const hir::Inst& inst) {
  add_value();
  for (const ValueId v : fn_->reads(inst)) read_value(v);
  result(fn_->results(inst)[0]);
}

void Body::place_address(const hir::Inst& inst) {
  add_value();
  const ValueId out = fn_->results(inst)[0];
  point(out, fn_->places[inst.index]);
  result(out);
}

// The last op makes `out` the address of the place.
void Body::point(ValueId out, const hir::Place& place) {
  bool memory = fn_->value(place.root).type.is_array();
  for (std::uint32_t i = place.count; i-- > 0;) {
    const hir::Step& step = fn_->steps[place.begin + i];
    for (std::size_t k = 0; k < step.index_count; ++k) read_value(step.indices[k]);
    memory = memory || step.kind == hir::Step::Element || step.kind == hir::Step::View;
  }
  const ValueId root = base(place.root);
  vars[out.v].memory = vars[root.v].memory;
  if (memory) return;
  vars[out.v].pointee = root;
  read_value(root);
}

void Body::field_address(const hir::Inst& inst) {
  add_value();
  const ValueId given = fn_->reads(inst)[0], from = base(given), out = fn_->results(inst)[0];
  read_value(from);
  vars[out.v].memory = vars[from.v].memory;
  vars[out.v].pointee = fn_->value(given).type.ref ? vars[from.v].pointee
                        : vars[from.v].is_array    ? ValueId{}
                                                   : from;
  result(out);
}

void Body::part_address(const hir::Inst& inst) {
  add_value();
  const hir::Part& part = fn_->parts[inst.index];
  const ValueId out = fn_->results(inst)[0];
  for (std::size_t i = 0; i < part.index_count; ++i) read_value(part.indices[i]);
  vars[out.v].memory = vars[base(part.array).v].memory;
  result(out);
}

void Body::set_field(const hir::Inst& inst) {
  add_value().clears = true;
  const ValueId target = base(fn_->reads(inst)[0]);
  read_value(target);
  read_value(fn_->reads(inst)[1]);
  change(target);
}

void Body::write_part(const hir::Inst& inst) {
  add(Op::Write);
  const hir::Part& part = fn_->parts[inst.index];
  read_value(fn_->reads(inst)[0]);
  for (std::size_t i = 0; i < part.index_count; ++i) read_value(part.indices[i]);
  for (std::uint32_t i = 0; i < part.count; ++i) {
    const hir::PartStep& step = fn_->part_steps[part.begin + i];
    if (step.kind == hir::PartStep::Field) continue;
    read_value(step.i);
    if (step.kind == hir::PartStep::Element) read_value(step.j);
  }
  write(vars[base(part.array).v].memory);
}

void Body::begin_loop(const hir::Inst& inst) {
  const hir::Loop& loop = fn_->loops[inst.index];
  const auto n = static_cast<std::uint32_t>(loops.size());
  loops.push_back(
      {loop_, static_cast<std::uint32_t>(ops.size()), 0, loop.kind == hir::Loop::While});
  loop_ = n;
  add(Op::Open);
  // The counter of a counted loop is known from the round.
  if (inst.results == 0) return;
  add_value();
  result(fn_->results(inst)[0]);
}

void Body::end_region() {
  const hir::Op region = regions_.back();
  regions_.pop_back();
  if (region == hir::Op::Unrolled) return;
  if (region != hir::Op::Loop) {
    add(Op::End);
    return;
  }
  add(Op::Continue);
  add(Op::Close);
  loops[loop_].end = static_cast<std::uint32_t>(ops.size());
  loop_ = loops[loop_].parent;
}

void Body::instruction(const hir::Inst& inst) {
  const auto reads_all = [&](Op::Kind kind) {
    add(kind);
    for (const ValueId v : fn_->reads(inst)) read_value(v);
  };
  switch (inst.op) {
    case hir::Op::Builtin:
    case hir::Op::Function:
    case hir::Op::Struct:
      return call(inst);
    case hir::Op::Compare:
    case hir::Op::And:
    case hir::Op::Or:
      return logic(inst);
    case hir::Op::Set:
      return set(inst);
    case hir::Op::PlaceAddress:
      return place_address(inst);
    case hir::Op::FieldAddress:
      return field_address(inst);
    case hir::Op::PartAddress:
      return part_address(inst);
    case hir::Op::SetField:
      return set_field(inst);
    case hir::Op::StorePart:
    case hir::Op::AtomicPart:
      return write_part(inst);
    case hir::Op::If:
    case hir::Op::IfNot:
      regions_.push_back(inst.op);
      return reads_all(Op::Branch);
    case hir::Op::Loop:
      regions_.push_back(inst.op);
      return begin_loop(inst);
    case hir::Op::Unrolled:
      regions_.push_back(inst.op);
      break;
    case hir::Op::End:
      return end_region();
    case hir::Op::LeaveUnless:
    case hir::Op::LeaveIfDone:
      return reads_all(Op::Test);
    case hir::Op::Break:
      add(Op::Break);
      break;
    case hir::Op::Continue:
      add(Op::Continue);
      break;
    case hir::Op::Return:
      return reads_all(Op::Return);
    // Of captured programs only, whose gradients are not labelled.
    case hir::Op::Gradient:
    case hir::Op::Number:
    case hir::Op::StoreReference:
    // No effect on a gradient.
    case hir::Op::Round:
    case hir::Op::Decided:
    case hir::Op::ReturnZero:
    case hir::Op::Assert:
      break;
  }
}

}  // namespace weft::adjoint
