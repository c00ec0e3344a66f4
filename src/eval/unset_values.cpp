#include "unset_values.h"

#include <algorithm>
#include <utility>

#include "weft/builtins/properties.h"

namespace weft::eval {
namespace {

using hir::Op;
using hir::ValueId;

class Finder {
 public:
  explicit Finder(const hir::Function& fn) : fn_(fn), regions_(fn.values.size(), hir::kNone) {
    out_.has_flag.assign(fn.values.size(), false);
    unsure_.assign(fn.values.size(), false);
  }

  // A loop's end may leave a variable unset for its begin, hence as often as something is new.
  UnsetReads run() {
    for (std::size_t flags = 1, before = 0; flags != before;) {
      before = std::exchange(flags, 0);
      pass();
      flags =
          static_cast<std::size_t>(std::count(out_.has_flag.begin(), out_.has_flag.end(), true) +
                                   std::count(unsure_.begin(), unsure_.end(), true));
    }
    return std::move(out_);
  }

 private:
  void pass() {
    out_.reads.clear();
    for (std::uint32_t i = 0; i < fn_.insts.size(); ++i) {
      const hir::Inst& inst = fn_.insts[i];
      read(i, inst);
      const Op op = inst.op;
      if (op == Op::If || op == Op::IfNot || op == Op::Loop) {
        parents_.push_back(open_.back());
        open_.push_back(static_cast<std::uint32_t>(parents_.size() - 1));
      } else if (op == Op::Unrolled) {
        open_.push_back(open_.back());  // it runs as often as the region around
      } else if (op == Op::End) {
        open_.pop_back();
      }
      for (const ValueId v : fn_.results(inst)) regions_[v.v] = open_.back();
    }
  }

  void read(std::uint32_t at, const hir::Inst& inst) {
    const Moved moved = what_is_moved(fn_, inst);
    for (std::size_t i = 0; i < fn_.reads(inst).size(); ++i) {
      const ValueId v = fn_.reads(inst)[i];
      if (fn_.value(v).kind != hir::Value::Local || (moved.is_assigned && i == 0)) continue;
      const bool is_moved = moved.to.valid() && (v == moved.from || v == moved.or_from);
      const std::uint32_t region = regions_[v.v];
      // What takes one of two values takes that of the branch that ran.
      const bool of_branch = is_moved && moved.or_from.valid();
      const bool set = region != hir::kNone &&
                       (is_open(region) || (of_branch && parents_[region] == open_.back()));
      if (!set) out_.has_flag[v.v] = true;
      if (set && !unsure_[v.v]) continue;
      if (is_moved) {
        out_.has_flag[moved.to.v] = unsure_[moved.to.v] = true;
      } else {
        out_.reads.push_back({at, v});
      }
    }
  }

  bool is_open(std::uint32_t region) const {
    return std::find(open_.begin(), open_.end(), region) != open_.end();
  }

  const hir::Function& fn_;
  std::vector<std::uint32_t> regions_;     // by value: in which it is defined
  std::vector<std::uint32_t> open_{0};     // regions, numbered as they begin; 0: the body
  std::vector<std::uint32_t> parents_{0};  // by region
  std::vector<bool> unsure_;               // by value: it may be unset even where it is defined
  UnsetReads out_;
};

}  // namespace

Moved what_is_moved(const hir::Function& fn, const hir::Inst& inst) {
  const auto reads = fn.reads(inst);
  const auto results = fn.results(inst);
  if (inst.op == Op::Set && reads.size() == 1) return {results[0], reads[0], {}, {}, false};
  if (inst.op != Op::Builtin) return {};
  const BuiltinId id = id_of(*fn.calls[inst.index].overload);
  if (id == BuiltinId::Copy && reads.size() == 1) return {results[0], reads[0], {}, {}, false};
  if (id == BuiltinId::Assign) return {reads[0], reads[1], {}, {}, true};
  if (id == BuiltinId::Where && reads.size() == 3)
    return {results[0], reads[1], reads[2], reads[0], false};
  return {};
}

UnsetReads find_unset_reads(const hir::Function& fn) { return Finder(fn).run(); }

}  // namespace weft::eval
