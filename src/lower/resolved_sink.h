// The second sink of the walk: the resolved program (hir/), beside the records.
//
// Input: the steps that the walk records, in the same order. Output: a hir::Function. Each function
// here does nothing where no resolved program is asked for. Values, places and constants have the
// numbers of the recorder's variables, places and literals; they are copied when the function has
// ended, because the walk still changes variables before.
#pragma once

#include <optional>
#include <span>

#include "recorder.h"
#include "weft/builtins/builtins.h"

namespace weft {

// The numbers that a loop counts.
struct CountedRange {
  std::int64_t start = 0, stop = 0, step = 1;
  std::int64_t count() const;
  std::int64_t last() const { return start + (count() - 1) * step; }
};

class ResolvedSink {
 public:
  static constexpr std::uint32_t kNone = Recorder::kNone;

  // What a native call comes from.
  struct Origin {
    const Overload* overload = nullptr;  // of a builtin
    const Binding* binding = nullptr;    // likewise, where there is one
    std::uint32_t structure = kNone;     // of a struct's constructor
    FunctionId function;                 // of the module
  };
  // An argument that is a reference, and the value that was loaded from it, or the place that is
  // passed by reference.
  struct Passed {
    VarId given, loaded;
    std::uint32_t place = kNone;
  };
  using EvaluationStart = std::uint32_t;

  ResolvedSink(const Position& here, Recorder& rec, const ModuleNames& names)
      : here_(here), rec_(rec), names_(names) {}
  // Where the next function goes; null: nowhere.
  void write_to(hir::Function* out) { out_ = out; }

  void begin(const Tree& tree);
  void end();

  std::uint32_t add_inst(hir::Op o, std::initializer_list<VarId> reads,
                         std::initializer_list<VarId> results = {}, std::uint32_t index = kNone) {
    return add_inst(o, std::span(reads.begin(), reads.size()),
                    std::span(results.begin(), results.size()), index);
  }
  std::uint32_t add_inst(hir::Op o, std::span<const VarId> reads, std::span<const VarId> results,
                         std::uint32_t index = kNone);
  // Sets a variable that was a literal's constant before.
  void add_set_literal(VarId v, const VarConst& c);
  void add_call(const Origin& from, std::span<const VarId> native, std::span<const Passed> passed,
                std::span<const VarId> outputs);
  // wp.grad(f)(...).
  void add_gradient(const Overload* overload, FunctionId function, std::span<const VarId> inputs,
                    VarId result);
  void add_comparison(VarId result, std::span<const VarId> values, std::span<const CompareOp> ops);
  std::uint32_t add_loop(hir::Loop::Kind kind, NodeId node, const CountedRange* range);
  std::uint32_t add_part(const Recorder::Slot& slot, std::optional<BinaryOp> combine = {});
  // The record is one of the forward pass that the last instruction led to.
  void link_record(StmtId record);
  // A node that lowering itself made in the place of another.
  void add_made_node(NodeId made, NodeId from) {
    if (out_ != nullptr) out_->made_nodes.emplace_back(made, from);
  }
  // An expression's evaluation: the instructions between the two calls.
  EvaluationStart begin_evaluation() const {
    return out_ == nullptr ? 0 : static_cast<std::uint32_t>(out_->insts.size());
  }
  void end_evaluation(NodeId node, EvaluationStart begin, const Value& v);
  // The instructions in between merge the branches of this `if`.
  void begin_merge(NodeId node) { merged_ = node; }
  void end_merge() { merged_ = {}; }

  hir::Function::Mark mark() const {
    return out_ != nullptr ? out_->mark() : hir::Function::Mark{};
  }
  void rewind(const hir::Function::Mark& to) {
    if (out_ != nullptr) out_->rewind(to);
  }

 private:
  using Vars = Recorder::Vars;
  ConstValue const_value(const Type& t, const VarConst& c, std::string_view text) const;
  ConstValue const_value(const Type& t, const VarConst& c) const;
  std::uint32_t add_const_value(ConstValue value);
  void add_constant_argument(std::uint16_t parameter, ConstValue value);
  void add_argument(std::uint16_t parameter, VarId given, std::span<const Passed> passed);
  void add_arguments(const Binding& b, std::span<const VarId> native,
                     std::span<const Passed> passed);
  hir::Value value(VarId id);
  hir::Place place(const Place& from);

  const Position& here_;
  Recorder& rec_;
  const ModuleNames& names_;
  const Tree* tree_ = nullptr;
  hir::Function* out_ = nullptr;  // null: no resolved program is wanted
  NodeId merged_;                 // the `if` whose branches are merged
};

}  // namespace weft
