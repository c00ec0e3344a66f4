#include "memory.h"

#include <algorithm>

#include "weft/builtins/properties.h"

namespace weft::analysis {
namespace {

using hir::Inst;
using hir::Op;
using hir::ValueId;

// The first parameter of these is what is written.
bool writes_first(BuiltinId id) {
  using enum BuiltinId;
  return is_atomic(id) ||
         is_one_of(id, {TileAtomicAdd, TileAtomicAddIndexed, TileStore, TileStoreIndexed,
                        ArrayStore, Store, Assign, AssignInplace});
}

}  // namespace

bool Region::meets(const Region& b) const {
  if (!root.valid() || !b.root.valid()) return true;
  if (root != b.root) return false;
  const std::size_t n = std::min(fields.size(), b.fields.size());
  for (std::size_t i = 0; i < n; ++i) {
    if (fields[i].valid() && b.fields[i].valid() && fields[i] != b.fields[i]) return false;
  }
  return true;
}

Memory::Memory(const hir::Program& program, const hir::Function& fn, const Writes& writes)
    : program_(program), fn_(fn), writes_(writes), definitions_(fn.values.size(), hir::kNone) {
  for (std::uint32_t i = 0; i < fn.insts.size(); ++i) {
    for (const ValueId v : fn.results(fn.insts[i])) {
      if (definitions_[v.v] == hir::kNone) definitions_[v.v] = i;
    }
  }
}

Region Memory::place(std::uint32_t index) const {
  const hir::Place& p = fn_.places[index];
  Region out = region(p.root);
  for (std::uint32_t i = 0; i < p.count; ++i) {
    const hir::Step& s = fn_.steps[p.begin + i];
    out.fields.push_back(s.kind == hir::Step::Field ? s.field : Symbol{});
  }
  return out;
}

Region Memory::region(ValueId value) const {
  const hir::Value& v = fn_.value(value);
  if (v.kind == hir::Value::Member) {
    Region out = region(ValueId{v.index});
    out.fields.push_back(v.name);
    return out;
  }
  const std::uint32_t at = definitions_[value.v];
  if (at == hir::kNone || !(v.type.ref || v.type.is_array())) return {value, {}};
  const Inst& i = fn_.insts[at];
  switch (i.op) {
    case Op::PlaceAddress:
      return place(i.index);
    case Op::PartAddress: {
      Region out = region(fn_.parts[i.index].array);
      out.fields.emplace_back();
      return out;
    }
    case Op::FieldAddress: {
      Region out = region(fn_.reads(i)[0]);
      out.fields.push_back(Symbol{i.index});
      return out;
    }
    case Op::Builtin: {
      // An element or a part of the first argument, or that itself.
      if (i.reads == 0) return {value, {}};
      const bool same = id_of(*fn_.calls[i.index].overload) == BuiltinId::Load;
      Region out = region(fn_.reads(i)[0]);
      if (!same) out.fields.emplace_back();
      return out;
    }
    case Op::Function:
    case Op::Struct:
    case Op::Gradient:
    case Op::Set:
    case Op::Compare:
    case Op::And:
    case Op::Or:
    case Op::Number:
    case Op::SetField:
    case Op::StoreReference:
    case Op::StorePart:
    case Op::AtomicPart:
    case Op::If:
    case Op::IfNot:
    case Op::Loop:
    case Op::Unrolled:
    case Op::End:
    case Op::LeaveUnless:
    case Op::LeaveIfDone:
    case Op::Break:
    case Op::Continue:
    case Op::Round:
    case Op::Decided:
    case Op::Return:
    case Op::ReturnZero:
    case Op::Assert:
      return {};  // what a function returns, what branches merge
  }
  WEFT_UNREACHABLE();
}

std::vector<Region> Memory::written(const Inst& inst) const {
  std::vector<Region> out;
  switch (inst.op) {
    case Op::Builtin:
      if (inst.reads > 0 && writes_first(id_of(*fn_.calls[inst.index].overload)))
        out.push_back(region(fn_.reads(inst)[0]));
      written_by_call(inst, out);
      break;
    case Op::Function:
      written_by_call(inst, out);
      break;
    case Op::Set:
    case Op::And:
    case Op::Or:
      for (const ValueId v : fn_.results(inst)) out.push_back({v, {}});
      break;
    case Op::SetField:
      out.push_back(region(fn_.reads(inst)[0]));
      out.back().fields.push_back(Symbol{inst.index});
      break;
    case Op::StoreReference:
      out.push_back(region(fn_.reads(inst)[0]));
      break;
    case Op::StorePart:
    case Op::AtomicPart: {
      const hir::Part& p = fn_.parts[inst.index];
      Region r = region(p.array);
      // The element, and the steps within it.
      if (p.index_count > 0) r.fields.emplace_back();
      for (std::uint32_t s = 0; s < p.count; ++s) {
        const hir::PartStep& step = fn_.part_steps[p.begin + s];
        r.fields.push_back(step.kind == hir::PartStep::Field ? step.field : Symbol{});
      }
      out.push_back(std::move(r));
      break;
    }
    case Op::Struct:
    case Op::Gradient:
    case Op::Compare:
    case Op::PlaceAddress:
    case Op::FieldAddress:
    case Op::PartAddress:
    case Op::Number:
    case Op::If:
    case Op::IfNot:
    case Op::Loop:
    case Op::Unrolled:
    case Op::End:
    case Op::LeaveUnless:
    case Op::LeaveIfDone:
    case Op::Break:
    case Op::Continue:
    case Op::Round:
    case Op::Decided:
    case Op::Return:
    case Op::ReturnZero:
    case Op::Assert:
      break;
  }
  return out;
}

// What is given by reference may be changed; arrays and structs with arrays, by functions that
// store to that parameter.
void Memory::written_by_call(const Inst& inst, std::vector<Region>& out) const {
  const hir::Call& c = fn_.calls[inst.index];
  const std::set<std::uint32_t>* stored = nullptr;
  for (std::size_t f = 0; f < program_.functions.size() && inst.op == Op::Function; ++f) {
    if (program_.functions[f].decl == c.function) stored = &writes_[f];
  }
  for (const hir::Argument& a : fn_.arguments_of(c)) {
    if (a.kind == hir::Argument::Place)
      out.push_back(place(a.index));
    else if (a.kind == hir::Argument::Value && a.value.valid() && stored != nullptr &&
             stored->contains(a.parameter))
      out.push_back(region(a.value));
  }
}

Writes find_writes(const hir::Program& program) {
  Writes out(program.functions.size());
  // Callees stand before their callers.
  for (std::size_t f = 0; f < program.functions.size(); ++f) {
    const hir::Function& fn = program.functions[f];
    const Memory memory(program, fn, out);
    for (const Inst& i : fn.insts) {
      for (const Region& r : memory.written(i)) {
        for (std::uint32_t p = 0; p < fn.arguments_in.size(); ++p) {
          if (!r.root.valid() || r.root == fn.arguments_in[p])
            out[f].insert(fn.value(fn.arguments_in[p]).index);
        }
      }
    }
  }
  return out;
}

}  // namespace weft::analysis
