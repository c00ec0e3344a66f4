#include "weft/analysis/late_reads.h"

#include <algorithm>

#include "memory.h"
#include "weft/builtins/builtin_id.h"

namespace weft::analysis {
namespace {

using hir::Inst;
using hir::Op;
using hir::ValueId;

class Finder {
 public:
  Finder(const hir::Program& program, const hir::Function& fn, const Writes& writes,
         std::vector<LateRead>& out)
      : fn_(fn), memory_(program, fn, writes), used_(fn.values.size(), false), out_(out) {}

  void run() {
    for (const ValueId v : fn_.operands) ++reads_of(v);
    for (std::uint32_t i = 0; i < fn_.insts.size(); ++i) {
      const Inst& inst = fn_.insts[i];
      follow_regions(i);
      for (Region& r : memory_.written(inst)) stores_.push_back({i, std::move(r)});
      if (is(inst, BuiltinId::Load)) check_load(i);
      if (inst.op == Op::End || inst.op == Op::Continue || inst.op == Op::Break) check_merges(i);
    }
  }

 private:
  struct Store {
    std::uint32_t at;
    Region region;
  };

  bool is(const Inst& i, BuiltinId id) const {
    return i.op == Op::Builtin && id_of(*fn_.calls[i.index].overload) == id;
  }

  // Nothing behind a branch that returns is reached by its stores.
  void follow_regions(std::uint32_t i) {
    const Op op = fn_.insts[i].op;
    if (op == Op::If || op == Op::IfNot || op == Op::Loop || op == Op::Unrolled)
      regions_.push_back(stores_.size());
    if (op != Op::End) return;
    const Op last = fn_.insts[i - 1].op;
    if (last == Op::Return || last == Op::ReturnZero) stores_.resize(regions_.back());
    regions_.pop_back();
  }

  // Each value is among the operands once as a result.
  std::uint32_t& reads_of(ValueId v) { return used_[v.v]; }

  void check_load(std::uint32_t at) {
    const Inst& load = fn_.insts[at];
    const ValueId reference = fn_.reads(load)[0];
    const std::uint32_t made = memory_.definition(reference);
    // Loads that only the backward pass needs change no result.
    if (made == hir::kNone || reads_of(fn_.results(load)[0]) < 2) return;
    const Region place = memory_.region(reference);
    for (auto s = stores_.rbegin(); s != stores_.rend() && s->at > made; ++s) {
      if (!s->region.meets(place)) continue;
      const NodeId node = fn_.insts[made].node;
      out_.push_back({LateRead::AfterStore, node.valid() ? node : load.node});
      return;
    }
  }

  // The assignments that end a round stand together, among copies of what they read.
  void check_merges(std::uint32_t end) {
    std::vector<ValueId> assigned;
    std::uint32_t begin = end;
    while (begin > 0 &&
           (is(fn_.insts[begin - 1], BuiltinId::Assign) ||
            is(fn_.insts[begin - 1], BuiltinId::Copy) || is(fn_.insts[begin - 1], BuiltinId::Load)))
      --begin;
    for (std::uint32_t i = begin; i < end; ++i) {
      const Inst& inst = fn_.insts[i];
      if (!is(inst, BuiltinId::Assign)) continue;
      const ValueId to = fn_.reads(inst)[0], from = fn_.reads(inst)[1];
      if (std::find(assigned.begin(), assigned.end(), from) != assigned.end()) {
        out_.push_back({LateRead::AfterAssigned, inst.node});
        return;
      }
      assigned.push_back(to);
    }
  }

  const hir::Function& fn_;
  Memory memory_;
  std::vector<std::uint32_t> used_;   // by value: how often it is an operand
  std::vector<Store> stores_;         // so far
  std::vector<std::size_t> regions_;  // that are open: how many stores there were before
  std::vector<LateRead>& out_;
};

}  // namespace

std::vector<LateRead> find_late_reads(const hir::Program& program) {
  std::vector<LateRead> out;
  const Writes writes = find_writes(program);
  for (const hir::Function& f : program.functions) {
    if (!f.is_custom_gradient && !f.is_native) Finder(program, f, writes, out).run();
  }
  Finder(program, program.kernel, writes, out).run();
  return out;
}

}  // namespace weft::analysis
