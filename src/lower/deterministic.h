// Deterministic mode: what a kernel adds to arrays is recorded and summed up after the launch, in
// one order.
//
// An atomic of floats whose result nobody uses, and in the reverse pass every read of an array of
// floats, becomes a record in the list of its array (a scatter), with the ordinary call beside it
// for where the lists are not there. The lists are parameters of the kernel, numbered as they are
// met. A kernel that uses the result of atomic_add() is run twice: the first pass only counts what
// each thread asks for (a counter), so what it writes is guarded.
//
// Only kernels that do so themselves are lowered: functions that reach arrays are refused.
#pragma once

#include <functional>
#include <optional>

#include "resolved_sink.h"
#include "weft/builtins/builtin_id.h"

namespace weft {

class DeterministicMode {
 public:
  using Vars = Recorder::Vars;
  using Passed = ResolvedSink::Passed;
  // The value of a reference, by a call of its own.
  using Load = std::function<Result<VarId>(VarId)>;

  DeterministicMode(Position& here, Recorder& rec, ResolvedSink& hir, Load load)
      : here_(here), rec_(rec), hir_(hir), load_(std::move(load)) {}
  void attach(Tree& tree, Lowered& out) {
    tree_ = &tree;
    out_ = &out;
  }

  // Before and after the statements of a function, in every mode.
  Status begin();
  Status end();
  // The kernel is run twice, first to count: what it writes is guarded.
  bool two_passes() const { return two_passes_; }

  // What a call of a builtin means for the arrays it is given.
  Status check_call(const Binding& b, std::span<const VarId> outputs, bool discarded);
  // A store to a part of an element.
  Status check_slot(const Recorder::Slot& slot, bool atomic);
  // One of the four atomics that sum up. False: the ordinary call is to be made.
  Result<bool> record_atomic(const Overload& o, const Vars& args, std::span<const VarId> outputs,
                             bool discarded, InlineVec<Passed, 8>& passed);
  // The adjoint of reading an element, which adds to the array's gradient; `call` is the ordinary
  // one.
  Result<StmtId> record_address(const Vars& args, std::span<const VarId> outputs, StmtId call);
  // Records the store to an array `store`, whose operands are `call`.
  void record_store(std::span<const Operand> call, StmtId store);
  // A statement for the second pass only, where there are two.
  StmtId guarded(StmtId s);
  static bool has_side_effect(BuiltinId id);

 private:
  static constexpr std::uint32_t kNone = Recorder::kNone;
  struct ArrayView {
    VarId view, of;
    Vars indices;
  };
  struct ArrayRoot {
    VarId var;
    Vars prefix;  // the indices of the views on the way
  };
  NodeId used_atomic(NodeId from) const;
  std::optional<ArrayRoot> array_root(VarId v) const;
  Diag two_accesses(VarId root, ArrayUse use) const;
  Status direct_access(VarId array, ArrayUse use);
  Result<std::uint32_t> scatter_target(VarId root, std::string_view family, bool adjoint);
  Result<StmtId> scatter(std::uint32_t target, std::span<const VarId> indices, Operand value,
                         bool negative, StmtId call, VarId result = {});

  Position& here_;
  Recorder& rec_;
  ResolvedSink& hir_;
  const Load load_;
  Tree* tree_ = nullptr;
  Lowered* out_ = nullptr;
  bool two_passes_ = false;
  std::uint32_t used_effect_line_ = 0;  // a result of what is run once only
  std::vector<ArrayView> views_;
  std::vector<std::pair<VarId, VarId>> elements_;  // references to elements, and their arrays
};

}  // namespace weft
