// The traversal that lowers one function body.
//
// It visits the syntax tree in Warp's order, because that order is what numbers variables and
// labels: whenever two steps could be swapped, they may not be. The handlers are split over files
// by node family; each is named after the construct it lowers.
//
//   walk.cpp          variables, records, blocks, source comments
//   walk_control.cpp  statements, if, return, boolean operators
//   walk_loop.cpp     for, while, break, continue
//   walk_expr.cpp     names, constants, operators, attributes, subscripts that are read
//   walk_call.cpp     calls: resolution, arguments, native form, adjoint
//   walk_function.cpp  calls of functions and structs of the module: overloads, templates
//   walk_special.cpp   forms that only look like calls: wp.grad(f), wp.address_of(x), type(x)
//   walk_store.cpp    assignments and augmented assignments, stores to parts of array elements
//   walk_tile.cpp     tiles: subscripts, stores, attributes; slices of anything
//   walk_tile_call.cpp  native arguments of the builtins of tiles
//   walk_callee.cpp   functions as arguments of builtins
//   walk_deterministic.cpp  deterministic mode: atomics and what is read and written beside them
//   walk_resolved.cpp  the second sink: the resolved program (hir/)
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <optional>

#include "budget.h"
#include "module.h"
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

class Walk {
 public:
  Walk(ModuleNames& names, const LowerOptions& options, FunctionBuilder& builder);
  // The module to work on, before every function.
  void attach(Tree& tree, Lowered& out) {
    tree_ = &tree;
    out_ = &out;
  }

  Status function(FunctionId id, LoweredFunction& fn);

 public:
  // Where the resolved program of the next function goes; null: nowhere.
  void resolve_into(hir::Function* out) { resolved_ = out; }

 private:
  // A named array element part that a store goes to; see Access.
  struct Slot {
    bool present = false;
    VarId root;
    VarId indices[4];
    int index_count = 0;
    std::uint32_t access = 0;
    Type type;
  };
  // What the walk knows of a variable beyond its type.
  struct VarFacts {
    std::uint32_t place = kNone;          // where a reference points: LoweredFunction::places
    std::uint32_t slot = kNone;           // set on targets only
    std::uint32_t tuple = kNone;          // the elements of a tuple: tuple_args_
    ArrayForm form = ArrayForm::Unknown;  // of an array's type
    Value callee;                         // of a function that a builtin is given
    bool set_by_literal = false;          // a constant that became a variable
  };
  struct Block {
    std::vector<StmtId> forward, replay, reverse;
    std::vector<VarId> vars;
    std::uint32_t label = 0;
    bool is_while = false;
  };
  struct Entry {
    Symbol name;
    Value value;
  };
  using Scope = std::vector<Entry>;  // in the order of first assignment, which phis follow
  static constexpr std::uint32_t kNone = 0xffffffffu;
  // In CallArg::handle: a compile-time object that becomes a variable where the call needs it,
  // after its results; the rest is its index in ModuleNames::constants.
  static constexpr std::uint32_t kObject = 0x80000000u;

  // Found anew each time: the list of functions grows when templates are instantiated.
  const FunctionDecl& decl() const { return tree_->functions[decl_id_.v]; }

  // --- variables and records ------------------------------------------------------------------
  VarId add_var(const Type& type);
  VarId add_constant(const Type& type, const VarConst& value);
  VarId add_int(std::int64_t v);
  VarId add_object(const ConstantObject& c);
  LoweredVar& var(VarId v) { return fn_->vars[v.v]; }
  const Type& type(VarId v) const { return fn_->vars[v.v].type; }
  bool is_constant(VarId v) const { return fn_->vars[v.v].constant.kind != VarConst::None; }
  bool constant_truth(VarId v) const;
  static Operand op(VarId v) { return {Operand::Var, v.v}; }
  static Operand adj(VarId v) { return {Operand::Adj, v.v}; }
  Operand text(std::string_view s);
  Operand number(std::int64_t n);
  Operand block_label(const Block& b) const { return {Operand::Block, b.label * 2 + b.is_while}; }

  StmtId record(StmtOp op, std::span<const Operand> operands, std::uint8_t flags = 0);
  StmtId record(StmtOp o, std::initializer_list<Operand> operands, std::uint8_t flags = 0) {
    return record(o, std::span(operands.begin(), operands.size()), flags);
  }
  void forward(StmtId s) { forward(s, s); }
  void forward(StmtId s, StmtId replay) {
    if (out_->lineinfo) line_directive(s, {&block().forward, &block().replay});
    block().forward.push_back(s);
    block().replay.push_back(replay);
  }
  void forward_only(StmtId s) {
    if (out_->lineinfo) line_directive(s, {&block().forward});
    block().forward.push_back(s);
  }
  // Without a #line directive of its own.
  void forward_raw(StmtId s) { block().forward.push_back(s); }
  void reverse(StmtId s) {
    block().reverse.push_back(s);
    if (out_->lineinfo) line_directive(s, {&block().reverse});
  }
  void line_directive(StmtId s, std::initializer_list<std::vector<StmtId>*> to);
  // The same record with "// " before it.
  StmtId commented(StmtId s);

  Block& block() { return blocks_[depth_]; }
  void begin_block(bool is_while = false);
  void set_line(NodeId node);

  // --- scope ------------------------------------------------------------------------------------
  Value* lookup(Symbol name);
  void bind(Symbol name, Value v);
  const Value* find(const Scope& scope, Symbol s) const;
  void append(Scope& scope, Symbol s, Value v);
  bool is_named(VarId v) const;

  // --- errors -----------------------------------------------------------------------------------
  SourceLoc here() const;
  SourceLoc located(std::uint32_t line, std::uint32_t col) const;
  SourceLoc at(NodeId node) const;
  template <class... Args>
  Diag fail(DiagCode code, const Args&... args) const {
    return diag(code, here(), args...);
  }
  Diag missing(Value v) const;
  Diag over_limit(const Level& level) const;
  std::string repr(const Type& t) const { return type_repr(t, out_->names()); }
  std::string_view name(Symbol s) const { return tree_->text(s); }

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
  Status check_tuples();
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
  struct CountedRange {
    std::int64_t start = 0, stop = 0, step = 1;
    std::int64_t count() const;
    std::int64_t last() const { return start + (count() - 1) * step; }
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

  Result<Value> emit_name(NodeId node);
  Result<Value> emit_constant(NodeId node);
  Result<Value> emit_object(NodeId node);
  Result<Value> emit_binop(NodeId node);
  Result<Value> emit_unaryop(NodeId node);
  Result<Value> emit_tuple(NodeId node);
  Result<Value> emit_subscript(NodeId node);
  Result<Value> emit_attribute(NodeId node);
  Result<Value> array_pointer(VarId a);
  Result<Value> attribute_of(Symbol attr, NodeId node, Value aggregate, bool as_target);
  std::optional<std::uint32_t> user_operator(BuiltinId op, Value left, Value right);
  bool operator_is_named(BuiltinId op);
  Result<bool> overloads_operator(BuiltinId op, VarId left, VarId right);
  Result<Value> operator_call(BuiltinId op, Value left, Value right);

  // --- subscripts and places ------------------------------------------------------------------
  using Vars = InlineVec<VarId, 8>;
  using Nodes = InlineVec<NodeId, 8>;
  using Path = InlineVec<Symbol, 8>;
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
  const FieldDecl* field_of(const Type& t, Symbol name) const;

  std::uint32_t place_of(VarId v);  // kNone if not addressable
  std::uint32_t add_place(VarId root);
  std::uint32_t extend(std::uint32_t place, const PlaceStep& step);
  std::uint32_t extend_field(std::uint32_t place, Symbol field, std::uint8_t cast = 0);
  std::uint32_t extend_indices(std::uint32_t place, PlaceStep::Kind kind,
                               std::span<const VarId> indices);
  VarFacts& facts(VarId v);

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
  Status find_callee(NodeId func_node, const Path& path, Called& out);
  Status call_arguments(NodeId node, Called& out);
  Result<Value> emit_call(NodeId node, int expects = 0);
  Result<Value> resolve_static(NodeId node, Path& path);
  Result<Value> resolve_arg(NodeId node);
  Result<Value> call_builtin(const Builtin& b, std::span<const Value> args,
                             std::span<const NamedArg> kwargs = {},
                             std::span<const NamedArg> type_args = {}, int min_outputs = 0);
  Result<Value> call_builtin(BuiltinId id, std::initializer_list<Value> args);
  Result<VarId> builtin_var(BuiltinId id, std::initializer_list<VarId> args);
  void note_callee(NodeId called, Callee callee);
  // `call`: the node, for arguments by reference; none for operators.
  Result<Value> call_function(std::uint32_t group, std::span<const Value> args,
                              std::span<const NamedArg> kwargs, NodeId call = {});
  Result<Value> call_struct(std::uint32_t index, std::span<const Value> args,
                            std::span<const NamedArg> kwargs);
  CallArg call_arg(Value v);
  static Value value_of(const CallArg& a);  // what call_arg() was made of
  Status sides_of(const CallArg& shape, Vars& sides);
  Status dispatch(const Binding& b, std::span<const VarId> outputs, Vars& args, bool& first_raw,
                  std::string& templates);
  Result<VarId> bound_arg(const Binding& b, const BoundArg& a);
  VarId cast_constant(VarId v, Scalar to);
  // What a native call is of, for the resolved program.
  struct Resolved {
    const Overload* overload = nullptr;  // of a builtin
    const Binding* binding = nullptr;    // likewise, where there is one
    std::uint32_t structure = kNone;     // of a struct's constructor
  };
  // An argument that is a reference, and the value that was loaded from it, or the place that is
  // passed by reference.
  struct Passed {
    VarId given, loaded;
    std::uint32_t place = kNone;
  };
  // What finish_call() is to know of a function of the module.
  struct UserCallee {
    FunctionId id;
    std::vector<NodeId> nodes;     // of the arguments, if some go by reference
    std::vector<bool> references;  // which ones do
    bool no_reverse = false;       // it calls wp.grad(), which has no adjoint
    bool custom_grad = false;
    bool custom_replay = false, replay_snippet = false;
    bool replays(std::size_t results) const {
      return (custom_replay && results <= 1) || (replay_snippet && results == 0);
    }
  };
  struct UserArgs {
    std::span<const Value> args;
    std::span<const NamedArg> kwargs;
    // By parameter; the kind is Value::None where the default is to be used.
    Value at(const FunctionDecl& f, std::size_t param, const Walk& w) const;
  };
  bool takes_default(const ArgDecl& a);
  bool takes_other_arrays(const FunctionDecl& f, const UserArgs& args) const;
  bool parameter_takes(const Type& param, const Type& arg) const;
  bool matches(const FunctionDecl& f, std::span<const Value> args, std::span<const NamedArg> kwargs,
               bool erase = false);
  Result<FunctionId> choose(std::uint32_t group, const UserArgs& args);
  std::optional<FunctionId> instantiate(std::uint32_t group, FunctionId from, const UserArgs& args);
  Result<FunctionId> specialize(FunctionId from, std::span<const Value> bound);
  Status bind_nodes(const FunctionDecl& f, NodeId call, std::size_t positional, UserCallee& out);
  Type default_type(NodeId node);
  Result<Value> default_value(NodeId node);
  Status finish_call(std::string_view ns, std::string_view native, std::string_view templates,
                     const Vars& args, bool first_raw, std::span<const VarId> outputs,
                     const Resolved& what, bool init_list, const UserCallee& user);

  // --- the resolved program (walk_resolved.cpp) -------------------------------------------------
  using EvaluationStart = std::uint32_t;
  void begin_resolved();
  void end_resolved();
  std::uint32_t add_inst(hir::Op o, std::initializer_list<VarId> reads,
                         std::initializer_list<VarId> results = {}, std::uint32_t index = kNone);
  std::uint32_t add_inst(hir::Op o, std::span<const VarId> reads, std::span<const VarId> results,
                         std::uint32_t index = kNone);
  ConstValue const_value(const Type& t, const VarConst& c, std::string_view text) const;
  ConstValue const_value(const Type& t, const VarConst& c) const;
  std::uint32_t add_const_value(ConstValue value);
  void add_set_literal(VarId v, const VarConst& c);
  void add_argument(std::uint16_t parameter, VarId given, std::span<const Passed> passed);
  void add_arguments(const Binding& b, std::span<const VarId> native,
                     std::span<const Passed> passed);
  void add_call(const Resolved& what, FunctionId function, std::span<const VarId> native,
                std::span<const Passed> passed, std::span<const VarId> outputs);
  void add_gradient(const Overload* overload, FunctionId function, std::span<const VarId> inputs,
                    VarId result);
  void link_record(StmtId record);
  void add_comparison(VarId result, std::span<const VarId> values, std::span<const CompareOp> ops);
  std::uint32_t add_loop(hir::Loop::Kind kind, NodeId node, const CountedRange* range);
  std::uint32_t add_part(const Slot& slot, std::optional<BinaryOp> combine = {});
  EvaluationStart begin_evaluation() const;
  void end_evaluation(NodeId node, EvaluationStart begin, const Value& v);
  hir::Value resolved_value(VarId id);
  hir::Place resolved_place(const Place& from);

  // --- deterministic mode (walk_deterministic.cpp) --------------------------------------------
  struct ArrayView {
    VarId view, of;
    Vars indices;
  };
  struct ArrayRoot {
    VarId var;
    Vars prefix;  // the indices of the views on the way
  };
  NodeId used_atomic(NodeId from) const;
  Status begin_deterministic();
  std::optional<ArrayRoot> array_root(VarId v) const;
  Diag two_accesses(VarId root, ArrayUse use) const;
  Status direct_access(VarId array, ArrayUse use);
  Result<std::uint32_t> scatter_target(VarId root, std::string_view family, bool adjoint);
  Status end_deterministic();
  void guarded_store(std::span<const Operand> call, StmtId store);
  StmtId guarded(StmtId s);
  static bool has_side_effect(BuiltinId id);
  Result<StmtId> scatter(std::uint32_t target, std::span<const VarId> indices, Operand value,
                         bool negative, StmtId call, VarId result = {});
  Status deterministic_call(const Binding& b, std::span<const VarId> outputs, bool discarded);
  Result<bool> deterministic_atomic(const Overload& o, const Vars& args,
                                    std::span<const VarId> outputs, bool discarded,
                                    InlineVec<Passed, 8>& passed);
  Result<StmtId> deterministic_address(const Vars& args, std::span<const VarId> outputs,
                                       StmtId call);
  Status deterministic_slot(const Slot& slot, const char* atomic);

  // --- special forms (walk_special.cpp) -------------------------------------------------------
  struct Reference {
    Operand value;
    std::uint32_t place = kNone;
    Type type;  // of what is referred to
  };
  Value type_of(const Type& t);
  Value type_attribute(const Type& t, Symbol attr);
  // An attribute of the object that stands for an array's type, but for those of any type.
  Result<Value> array_attribute(const Type& t, ArrayForm form, std::string_view which);
  Result<Value> grad_of(NodeId call);
  Result<Value> next_static();
  bool contains_static(NodeId node);
  Result<Vars> unpack_starred(NodeId node);
  Result<std::int64_t> slice_bound(NodeId node);
  Result<Value> call_grad(Value grad, std::span<const Value> args,
                          std::span<const NamedArg> kwargs);
  Result<Reference> reference_to(NodeId node, VarId v);
  Result<Value> address_of(NodeId call);
  bool is_ref_parameter(Symbol s) const;
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

   private:
    Walk& walk_;
  };
  const TileInfo& tile(VarId v) const { return out_->tiles[type(v).deref().size]; }
  class TileDispatch;
  Status dispatch_tile(const Binding& b, std::span<const VarId> outputs, Vars& args,
                       std::string& templates);
  Status reduce_identity(const Type& dtype, Vars& args);
  Result<const LoweredFunction*> build_argument(FunctionId f);
  Result<VarId> callee(const CallArg& function);
  // `function`: of kind Builtin, or of kind Functions with the FunctionId as its index.
  VarId callee_var(Value function, std::string_view ns, std::string_view native,
                   bool differentiable);
  VarId raw_var(std::string_view s);
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
  Result<Slot> project(const Slot& from, AccessPart part, const Type& type);
  // `combine`: the operator of an atomic, otherwise a plain store.
  Status store_slot(const Slot& slot, VarId rhs, std::optional<BinaryOp> combine = {});
  static bool slot_supports(const Type& t, BinaryOp o);
  // The builtins that combine in place, for the operators that have them.
  struct Combining {
    BuiltinId on_array, in_place, on_tile;
  };
  static std::optional<Combining> combining(BinaryOp o);
  static const char* atomic_name(BinaryOp o);
  void note_lost_adjoint(VarId result, VarId target);
  std::vector<Operand> slot_operands(const Slot& slot) const;

  Tree* tree_ = nullptr;
  ModuleNames& names_;
  Lowered* out_ = nullptr;
  const LowerOptions& options_;
  FunctionBuilder& builder_;

  FunctionId decl_id_;
  LoweredFunction* fn_ = nullptr;
  hir::Function* resolved_ = nullptr;  // null: no resolved program is wanted
  NodeId resolved_node_;               // of the instructions that come next, if it is not at_
  bool merging_ = false;               // the branches of an if
  bool is_instance_ = false;           // fn_ has nodes that it shares
  std::vector<VarFacts> facts_;
  std::vector<Slot> slots_;
  std::vector<std::vector<VarId>> lists_;
  std::deque<std::vector<CallArg>> tuple_args_;  // VarFacts::tuple
  std::deque<std::vector<CallArg>> shape_args_;  // of values of kind Shape
  VarId mapped_;  // the function that a rule asked for, as an argument
  std::vector<Block> blocks_;
  int depth_ = 0;
  std::vector<int> loops_;  // indices of blocks_ that are loops' condition blocks
  std::vector<Scope> loop_scopes_;
  Scope scope_;
  std::vector<std::uint32_t> scope_at_;  // by symbol: where it was appended last; kNone: never
  std::vector<Symbol> bound_;            // those that were
  std::vector<Symbol> iterators_;        // targets of loops that were unrolled
  std::uint32_t label_count_ = 0;
  int indent_ = 0;
  std::uint32_t line_ = 0;
  NodeId at_;  // the node at work, for messages
  struct MadeTuple {
    std::uint32_t tuple, line;
    NodeId at;
  };
  std::vector<Symbol> gradients_;       // names that were bound to wp.grad()
  std::vector<MadeTuple> tuples_made_;  // the variables that are tuples
  int nesting_ = 0;
  // One for each level of nested builtin calls.
  Binding bindings_[4];
  std::vector<CallArg> call_args_[4];
  std::vector<Operand> call_operands_;
  std::string callee_;
  bool returned_ = false;
  bool lacks_attribute_ = false;  // of resolve_static(): what it gives has not the last name
  bool through_object_ = false;   // the name that was resolved last is of an object of Python's
  std::size_t next_static_ = 0;   // of CapturedFunction::statics
  bool discarded_ = false;        // nobody uses the result of the call that comes next
  // The kernel is run twice, first to count: what it writes is guarded.
  bool two_passes_ = false;
  std::uint32_t used_effect_line_ = 0;  // a result of what is run once only
  std::vector<ArrayView> det_views_;
  std::vector<std::pair<VarId, VarId>> det_elements_;  // references to elements, and their arrays
};

// What an operator calls.

}  // namespace weft
