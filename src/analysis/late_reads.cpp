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
      : fn_(fn),
        memory_(program, fn, writes),
        used_(fn.values.size(), false),
        merged_(fn.values.size()),
        out_(out) {}

  void run() {
    for (const ValueId v : fn_.operands) ++reads_of(v);
    for (std::uint32_t i = 0; i < fn_.insts.size(); ++i) {
      const Inst& inst = fn_.insts[i];
      follow_regions(i);
      follow_constants(inst);
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

  // A constant that two branches left in its name.
  struct Merged {
    bool is = false;
    const ConstValue* constant = nullptr;
    bool unset = false;        // it may have no value even in its region
    std::uint32_t region = 0;  // that gives it its value
  };

  bool has_value(ValueId v, bool merges) const {
    const Merged& m = merged_[v.v];
    if (!m.is) return true;
    const bool open = std::find(open_.begin(), open_.end(), m.region) != open_.end();
    // What a branch left is read only if the branch ran.
    return !m.unset && (open || (merges && parents_[m.region] == open_.back()));
  }

  // The constant that a value is; null: it is none.
  const ConstValue* constant(ValueId v) const {
    if (merged_[v.v].is) return merged_[v.v].constant;
    const hir::Value& value = fn_.value(v);
    return value.kind == hir::Value::Constant ? &fn_.constants[value.index] : nullptr;
  }
  bool same_constant(ValueId a, ValueId b) const {
    const ConstValue *x = constant(a), *y = constant(b);
    return x != nullptr && y != nullptr && x->type == y->type && x->f == y->f && x->i == y->i &&
           x->s == y->s;
  }

  void follow_constants(const Inst& inst) {
    const Op op = inst.op;
    if (op == Op::If || op == Op::IfNot || op == Op::Loop) {
      parents_.push_back(open_.back());
      open_.push_back(static_cast<std::uint32_t>(parents_.size() - 1));
    } else if (op == Op::Unrolled) {
      open_.push_back(open_.back());  // it runs as often as the region around
    } else if (op == Op::End) {
      open_.pop_back();
    }
    const bool merges = inst.op == Op::Builtin && (inst.flags & Inst::kMerge) != 0;
    const auto reads = fn_.reads(inst);
    const bool all =
        std::all_of(reads.begin(), reads.end(), [&](ValueId v) { return has_value(v, merges); });
    if (merges && reads.size() == 3 && same_constant(reads[1], reads[2])) {
      merged_[fn_.results(inst)[0].v] = {true, constant(reads[1]), !all, open_.back()};
    } else if (!all) {
      out_.push_back({LateRead::Unset, inst.node});
    }
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
  std::vector<std::uint32_t> used_;        // by value: how often it is an operand
  std::vector<Store> stores_;              // so far
  std::vector<std::size_t> regions_;       // that are open: how many stores there were before
  std::vector<Merged> merged_;             // by value
  std::vector<std::uint32_t> open_{0};     // regions, numbered as they begin; 0: the body
  std::vector<std::uint32_t> parents_{0};  // by region
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
