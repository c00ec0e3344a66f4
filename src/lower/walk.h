// The traversal that lowers one function body.
//
// It visits the syntax tree in Warp's order, because that order is what numbers variables and
// labels: whenever two steps could be swapped, they may not be. These classes share the work, and
// each uses the ones before it only:
//
//   Position           where in the source the walk stands
//   Recorder           variables, records and places: what is left behind
//   ResolvedSink       the resolved program, beside the records
//   Resolver           what names and calls stand for
//   DeterministicMode  what that mode records in the place of atomics, stores and reads
//   Walk               the handlers, each named after the construct it lowers
//
// The handlers are methods of one class because they call each other in circles (an index is an
// expression, an expression may be a call, and loading its argument is one again). They are split
// over files by family:
//
//   walk.cpp            a function as a whole: arguments, statements, results
//   walk_control.cpp    statements, if, return, boolean operators
//   walk_loop.cpp       for, while, break, continue
//   walk_expr.cpp       names, constants, operators, attributes, subscripts that are read
//   walk_call.cpp       calls: resolution, arguments, records of the call and of its adjoint
//   walk_dispatch.cpp   native arguments of the builtins, but for those of tiles
//   walk_function.cpp   calls of functions and structs of the module
//   walk_special.cpp    forms that only look like calls: wp.grad(f), wp.address_of(x), type(x)
//   walk_store.cpp      assignments and augmented assignments, stores to parts of array elements
//   walk_tile.cpp       tiles: subscripts, stores, attributes; slices of anything
//   walk_tile_call.cpp  native arguments of the builtins of tiles
//   walk_callee.cpp     functions as arguments of builtins
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "budget.h"
#include "deterministic.h"
#include "resolved_sink.h"
#include "resolver.h"
#include "weft/ast/operators.h"
#include "weft/base/inline_vec.h"
#include "weft/builtins/builtin_id.h"
#include "weft/lower/lower.h"

namespace weft {

// Lowers user functions on demand; shared by the walks of one kernel.
class FunctionBuilder {
 public:
  // What is left of the limits of budget.h.
  Budget budget;

  virtual ~FunctionBuilder() = default;
  // The lowered form of an overload, building it first if it was not yet; the place in
  // Lowered::functions follows from when the first build ends.
  // `called`: not only its gradient is wanted, so its custom gradient and replay are built too.
  virtual Result<const LoweredFunction*> build(FunctionId id, SourceLoc from,
                                               bool called = true) = 0;
  // wp.grad() needs the adjoint of a function, and of those it calls, whatever the options say.
  virtual bool forced(FunctionId id) const = 0;
  virtual void force_adjoint(FunctionId id) = 0;
  virtual void use_struct(std::uint32_t index) = 0;
  virtual void use_builtin(const Builtin& b) = 0;
};

// What becomes of a call's results.
struct Use {
  int expected = 0;        // how many names they are assigned to; 0: it does not matter
  bool discarded = false;  // nobody uses them
};

class Walk {
 public:
  Walk(ModuleNames& names, const LowerOptions& options, FunctionBuilder& builder);
  // The module to work on, before every function.
  void attach(Tree& tree, Lowered& out) {
    tree_ = &tree;
    out_ = &out;
    here_.attach(tree, out);
    rec_.attach(tree, out);
    resolver_.attach(tree, out);
    deterministic_.attach(tree, out);
  }

  Status function(FunctionId id, LoweredFunction& fn);
  // Where the resolved program of the next function goes; null: nowhere.
  void resolve_into(hir::Function* out) { hir_.write_to(out); }

 private:
  static constexpr std::uint32_t kNone = Recorder::kNone;
  using Slot = Recorder::Slot;
  using Vars = Recorder::Vars;
  using Scope = Resolver::Scope;
  using Entry = Resolver::Entry;
  using UserArgs = Resolver::UserArgs;
  using Passed = ResolvedSink::Passed;
  using Origin = ResolvedSink::Origin;
  using EvaluationStart = ResolvedSink::EvaluationStart;

  Diag over_limit(const Level& level) const;

  // --- a function, from its arguments to its results
  void begin_function(FunctionId id, LoweredFunction& fn);
  Status bind_arguments();
  Status function_body();
  Status check_results();

  // --- handlers ---------------------------------------------------------------------------------
  Result<Value> eval(NodeId node);
  Result<VarId> eval_var(NodeId node);  // an error if the expression is no value
  Status statement(NodeId node);
  Status body(NodeId node, std::uint32_t from, std::uint32_t to);
  Result<VarId> load(VarId v);
  Result<VarId> as_var(Value v);

  Status emit_if(NodeId node);
  Status emit_for(NodeId node);
  Status emit_while(NodeId node);
  Status emit_break();
  Status emit_continue();
  Status emit_return(NodeId node);
  Status check_return_annotation() const;
  Status check_kernel_returns_nothing();
  Status emit_assert(NodeId node);
  Status merge_branches(VarId cond, const Scope& before, const Scope& then);
  Status materialize(const Scope& entry);
  Status promote_iterators(NodeId loop, std::uint32_t from);
  void stored_names(NodeId node, std::vector<Symbol>& out) const;
  Result<Value> emit_ifexp(NodeId node);
  Result<Value> emit_compare(NodeId node);
  Result<Value> emit_boolop(NodeId node);

  struct RangeArg {
    bool numeric = false;
    std::int64_t value = 0;
    Value object;
  };
  struct LoopPlan {
    enum Kind { Unroll, Counted, Dynamic, Iterate } kind = Iterate;
    CountedRange range;
    VarId iter;
  };
  Result<LoopPlan> plan_loop(NodeId node);
  Result<RangeArg> eval_number(NodeId node);
  bool contains_control(NodeId node, std::uint32_t from, std::uint32_t to, bool brk,
                        bool cont) const;
  Status unrolled_loop(NodeId node, const CountedRange& range);
  // Whether the name stands anywhere in the node.
  bool mentions(NodeId node, Symbol name) const;
  bool lower_continues(std::span<const NodeId> statements, Symbol active, std::vector<NodeId>& out);
  Result<VarId> begin_for(NodeId node, VarId iter, const CountedRange* range);
  void end_for(VarId iter, const CountedRange* range, VarId value);
  void end_while();

  Result<Value> emit_expression(NodeId node);  // of any kind
  Result<Value> emit_name(NodeId node);
  Result<Value> emit_constant(NodeId node);
  Result<Value> emit_object(NodeId node);
  Result<Value> emit_binop(NodeId node);
  Result<Value> emit_unaryop(NodeId node);
  Result<Value> emit_tuple(NodeId node);
  Result<Value> emit_subscript(NodeId node);
  Result<Value> emit_attribute(NodeId node);
  Result<Value> array_pointer(VarId a);
  Result<Value> attribute_of(Symbol attr, Value aggregate, bool as_target);
  Result<Value> object_attribute(Value object, Symbol attr);
  Result<VarId> slot_attribute(const Slot& slot, VarId a, Symbol attr);
  Result<VarId> component_attribute(VarId a, Symbol attr);
  Type field_type(const Type& t, Symbol attr) const;
  VarId field_reference(VarId a, Symbol attr, const Type& field);
  Result<Value> operator_call(BuiltinId op, Value left, Value right);

  // --- subscripts and places ------------------------------------------------------------------
  using Nodes = InlineVec<NodeId, 8>;
  struct Target {
    VarId var;
    Nodes indices;  // flattened
  };
  // The brackets of a chain of subscripts: nodes, and how many of them each pair holds.
  struct Groups {
    Nodes nodes;
    InlineVec<std::uint32_t, 8> sizes;
  };
  Result<Target> eval_subscript(NodeId node, bool as_target);
  Status recurse_subscript(NodeId node, Groups& groups, VarId& target, bool as_target);
  Result<Vars> eval_indices(VarId target, std::span<const NodeId> nodes);
  Result<VarId> emit_indexing(VarId target, std::span<const NodeId> nodes, bool as_target);
  Result<Value> eval_store_target(NodeId node);
  Result<VarId> component_index(std::string_view component, const Type& t);
  std::uint32_t place_of(VarId v);  // kNone if not addressable

  // --- calls ------------------------------------------------------------------------------------
  // What a call expression calls, and what it passes. Stays where it is: `type_args` may refer to
  // `shape`.
  struct Called {
    Called() = default;
    Called(const Called&) = delete;
    Called& operator=(const Called&) = delete;
    Value function;
    InlineVec<NamedArg, 2> type_args;
    CallArg shape[2];
    InlineVec<Value, 8> args;
    InlineVec<NamedArg, 2> kwargs;
    bool python_type = false;  // one of them is one of Python's own types
    bool tile_shape = false;   // or a tile's shape
  };
  void add_type_arguments(const Type& t, Called& out);
  Status find_callee(NodeId func_node, const StaticName& called, Called& out);
  Status call_arguments(NodeId node, Called& out);
  Result<Value> emit_call(NodeId node, Use use);
  Result<StaticName> resolve_static(NodeId node);
  Result<Value> resolve_type_call(NodeId call, const Path& attributes);
  Result<Value> resolve_arg(NodeId node);
  Result<Value> call_builtin(const Builtin& b, std::span<const Value> args,
                             std::span<const NamedArg> kwargs = {},
                             std::span<const NamedArg> type_args = {}, Use use = {});
  Result<Value> call_builtin(BuiltinId id, std::initializer_list<Value> args);
  Result<VarId> builtin_var(BuiltinId id, std::initializer_list<VarId> args);
  void note_callee(NodeId called, Callee callee);
  // `call`: the node, for arguments by reference; none for operators.
  Result<Value> call_function(std::uint32_t group, std::span<const Value> args,
                              std::span<const NamedArg> kwargs, NodeId call = {});
  // What a function returns, as its annotation or its statements have it.
  std::vector<Type> results_of(FunctionId id, const LoweredFunction& built) const;
  Result<Value> call_struct(std::uint32_t index, std::span<const Value> args,
                            std::span<const NamedArg> kwargs);
  Status sides_of(const CallArg& shape, Vars& sides);
  // What the C++ function of a call is given.
  struct Native {
    Vars args;
    bool first_raw = false;  // the first argument is not loaded
    InlineVec<TemplateArg, 6> templates;
  };
  void add_template(Native& native, std::int64_t n) const;
  void add_template_flag(Native& native, bool yes) const;
  void add_template(Native& native, const Type& t);
  // A dtype as it was given: Python's own types keep their names.
  void add_template_dtype(Native& native, const CallArg& a);
  // `mapped`: the function among the arguments that the rule for the results asked for. `native` is
  // filled in place, because it is large.
  Status dispatch(const Binding& b, std::span<const VarId> outputs, VarId mapped, Native& native);
  Result<VarId> bound_arg(const Binding& b, const BoundArg& a);
  VarId cast_constant(VarId v, Scalar to);
  // What finish_call() is to know of a function of the module.
  struct UserCallee {
    std::vector<NodeId> nodes;     // of the arguments, if some go by reference
    std::vector<bool> references;  // which ones do
    bool no_reverse = false;       // it calls wp.grad(), which has no adjoint
    bool custom_grad = false;
    bool custom_replay = false, replay_snippet = false;
    bool replays(std::size_t results) const {
      return (custom_replay && results <= 1) || (replay_snippet && results == 0);
    }
  };
  Status bind_nodes(const FunctionDecl& f, NodeId call, std::size_t positional, UserCallee& out);
  Result<Value> default_value(NodeId node);
  Status record_call(const Binding& binding, std::span<const VarId> outputs, VarId mapped,
                     bool discarded);
  // A call's operands beside its results.
  struct CallOperands {
    InlineVec<Operand, 8> loaded, duals;  // what is passed, and what takes the adjoint
    InlineVec<Passed, 8> passed;
    bool braces = false;  // they go into initializer lists
  };
  Status finish_call(const Origin& from, const Native& given, std::span<const VarId> outputs,
                     bool init_list, const UserCallee& user);
  Status call_operands(const Native& given, const UserCallee& user, CallOperands& out);
  NativeCallee native_callee(const Origin& from, const Native& given);
  void record_forward(const Origin& from, const NativeCallee& callee,
                      std::span<const VarId> outputs, const CallOperands& operands,
                      std::span<const VarId> args, const UserCallee& user);
  Status record_adjoint(const Origin& from, NativeCallee callee, std::span<const VarId> outputs,
                        const CallOperands& operands, const Vars& args, const UserCallee& user);

  // --- special forms (walk_special.cpp) -------------------------------------------------------
  struct Reference {
    Operand value;
    std::uint32_t place = kNone;
    Type type;  // of what is referred to
  };
  Result<Value> grad_of(NodeId call);
  Result<Value> next_static();
  Result<Vars> unpack_starred(NodeId node);
  Result<std::int64_t> slice_bound(NodeId node);
  // The function whose gradient is called.
  struct GradCallee {
    Origin from;
    Vars inputs;
    std::vector<bool> python;  // whether an input's type is one of Python's own
    std::vector<Type> results;
  };
  Result<GradCallee> grad_of_builtin(const Builtin& b, std::span<const Value> args,
                                     std::span<const NamedArg> kwargs);
  Result<GradCallee> grad_of_function(std::uint32_t group, std::span<const Value> args,
                                      std::span<const NamedArg> kwargs);
  Result<Value> call_grad(Value grad, std::span<const Value> args,
                          std::span<const NamedArg> kwargs);
  Result<Reference> reference_to(NodeId node, VarId v);
  Result<Value> address_of(NodeId call);
  Status store_ref_parameter(Symbol s, VarId v);
  bool is_adjoint_subscript(NodeId node) const;
  Result<VarId> adjoint_source(NodeId node);
  Result<VarId> adjoint_of(NodeId subscript);

  // --- tiles and slices -----------------------------------------------------------------------
  // What rules of tiles ask for while a call is resolved.
  class Tiles final : public TileContext {
   public:
    explicit Tiles(Walk& walk)
        : TileContext(walk.out_->tiles, walk.out_->slices, walk.options_.block_dim,
                      walk.options_.enable_backward, walk.out_->uses_block_dim),
          walk_(walk) {}
    Result<Type> apply(const CallArg& op, std::span<const Type> elements) override;
    // The function that was applied last, as an argument of the native call.
    VarId mapped() const { return mapped_; }

   private:
    Walk& walk_;
    VarId mapped_;
  };
  const TileInfo& tile(VarId v) const { return out_->tiles[rec_.type(v).deref().size]; }
  class TileDispatch;  // one call's arguments and template arguments, by its dispatch rule
  class Dispatch;      // likewise of the builtins that are none of tiles'
  Status dispatch_tile(const Binding& b, std::span<const VarId> outputs, VarId mapped,
                       Native& native);
  Status reduce_identity(const Type& dtype, Vars& args);
  Result<const LoweredFunction*> build_argument(FunctionId f);
  Result<VarId> callee(const CallArg& function);
  // `function`: of kind Builtin, or of kind Functions with the FunctionId as its index.
  // `overload`: a builtin's.
  VarId callee_var(Value function, const Overload* overload);
  Result<VarId> slice_var(NodeId node, const Type& of, std::size_t dim);
  Result<VarId> add_slice(const SliceInfo& s, const std::array<VarId, 3>& bounds);
  Result<VarId> tile_index(VarId index, const Type& t, std::size_t dim);
  Result<VarId> tile_view(BuiltinId id, std::string_view param, VarId target,
                          std::span<const VarId> indices);
  Result<VarId> tile_subscript(VarId target, std::span<const VarId> indices);
  struct IndexKinds {
    bool slice = false, tile = false;
  };
  IndexKinds index_kinds(std::span<const VarId> indices) const;
  Status tile_groups(Groups& groups, VarId& target);
  Result<bool> gives_view(std::span<const NodeId> group);
  Result<Type> probe(NodeId node);
  Status tile_store(VarId target, std::span<const VarId> indices, VarId rhs);
  Result<bool> tile_aug_name(BinaryOp o, VarId target, VarId rhs);
  Result<Value> tile_attribute(const Type& t, std::string_view attr);
  void zero_adjoint(VarId v, std::vector<StmtId>& to, std::uint8_t flags);
  bool same_ctype(const Type& a, const Type& b) const;

  // --- stores -----------------------------------------------------------------------------------
  Status emit_assign(NodeId node);
  Status store_adjoint(NodeId lhs, VarId v);
  Status assign_functions(NodeId target, std::span<const Value> values);
  Status assign_tuple(NodeId target, Value rhs);
  Diag changed_type(Symbol s, VarId v, VarId old) const;
  Status check_no_parameter(const Type& t);
  bool same_type(VarId v, VarId old, bool deref = false) const;
  Status assign_name(NodeId target, NodeId value, Value rhs);
  Status emit_augassign(NodeId node);
  Status aug_subscript(NodeId node, BinaryOp o, VarId target, std::span<const VarId> indices);
  Status aug_attribute(NodeId node);
  Status store_subscript(NodeId lhs, VarId target, std::span<const VarId> indices, VarId rhs);
  Status store_attribute(NodeId lhs, VarId aggregate, VarId rhs);
  Result<VarId> store_aggregate(NodeId node);
  std::optional<VarId> member(NodeId node, Status& status);
  VarId slot_reference(const Slot& slot, std::uint32_t place);
  Result<Slot> select_slot(VarId target, std::span<const VarId> indices);
  Result<Slot> select_slot(VarId target, Symbol attr);
  // `combine`: the operator of an atomic, otherwise a plain store.
  Status store_slot(const Slot& slot, VarId rhs, std::optional<BinaryOp> combine = {});
  static bool slot_supports(const Type& t, BinaryOp o);
  // The builtins that combine in place, for the operators that have them.
  struct Combining {
    BuiltinId on_array, in_place, on_tile;
  };
  static std::optional<Combining> combining(BinaryOp o);
  void note_lost_adjoint(VarId result, VarId target);

  Tree* tree_ = nullptr;
  ModuleNames& names_;
  Lowered* out_ = nullptr;
  const LowerOptions& options_;
  FunctionBuilder& builder_;

  Position here_;
  Recorder rec_{here_};
  ResolvedSink hir_{here_, rec_, names_};
  Resolver resolver_{here_, rec_, names_};
  DeterministicMode deterministic_{here_, rec_, hir_, [this](VarId v) { return load(v); }};

  bool is_instance_ = false;  // the function has nodes that it shares
  std::vector<std::vector<VarId>> lists_;
  std::vector<Operand> loops_;  // labels of those around
  std::vector<Scope> loop_scopes_;
  std::vector<Symbol> iterators_;  // targets of loops that were unrolled
  std::vector<Symbol> gradients_;  // names that were bound to wp.grad()
  std::size_t next_static_ = 0;    // of CapturedFunction::statics
  int nesting_ = 0;
  // One for each level of nested builtin calls.
  Binding bindings_[4];
  std::vector<CallArg> call_args_[4];
  InlineVec<Operand, 32> call_operands_;
};

}  // namespace weft
