// The grammar: from a policy and a stream of decisions to a Tree.
//
// It is driven by demand: a caller asks for a value of a type and gives a number of statements to
// spend on it. Locals, branches, loops and functions are created to compute that value, so every
// statement of the program reaches an output. The handlers are split over files by family; the
// header of each file says which.
//
// Generator is one class, because the handlers call each other in circles: an expression may need a
// local, the local a loop, the loop's body expressions. All of them draw from one stream of
// decisions and add to one program: the variables in scope, the statements of the open block, the
// names that are taken. A program is the order of these draws, so no part can be made apart from
// the others. Parts that do without this state are outside: the catalog, the policies, the
// signature, the lists of words.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog.h"
#include "decisions.h"
#include "policy.h"
#include "scope.h"
#include "signature.h"
#include "weft/builtins/properties.h"
#include "weft/synth/synthesize.h"
#include "words.h"

namespace weft::synth {

class Generator {
 public:
  Generator() : catalog_(catalog()) {}
  void run(Category category, std::uint64_t seed, std::uint64_t number, std::uint64_t index,
           Tree& tree, ProgramInfo& info);

 private:
  // build.cpp: nodes with types
  NodeId node(NodeKind kind, std::initializer_list<NodeId> kids, std::uint8_t op = 0,
              Symbol name = {}, std::uint64_t bits = 0, std::uint32_t split = 0);
  NodeId name_node(Symbol name, const Type& type = {});
  NodeId wp(std::string_view attribute);
  NodeId wp(BuiltinId b) { return wp(builtin(b).key); }
  NodeId bare(BuiltinId b);  // `range`, `float`
  NodeId dotted(std::initializer_list<std::string_view> parts);
  NodeId call_node(NodeId func, std::span<const NodeId> args,
                   std::span<const std::pair<std::string_view, NodeId>> keywords = {});
  NodeId int_node(std::int64_t v);
  NodeId float_node(double v);
  NodeId bool_node(bool v);
  Value literal(Scalar s, double v);        // spelled as the type needs it
  Value plain_literal(Scalar s, double v);  // a Python number, for constructors
  Value call(BuiltinId called, std::span<const Value> args, const Type& type, Range range);
  Value call(BuiltinId called, std::initializer_list<Value> args, const Type& type, Range range) {
    return call(called, std::span<const Value>(args.begin(), args.size()), type, range);
  }
  Value constructor(const Type& type, std::span<const Value> args, Range range);
  Value splat(const Type& t, double v);
  Value binary(BinaryOp op, const Value& a, const Value& b, const Type& type, Range range);
  Value unary(UnaryOp op, const Value& a, Range range);
  Value compare(std::initializer_list<Value> operands, std::initializer_list<CompareOp> ops);
  Value use(std::size_t var);
  Value attribute(const Value& v, Symbol name, const Type& type, Range range);
  Value subscript(const Value& v, std::span<const Value> indices, const Type& type, Range range);
  NodeId type_node(const Type& t);  // as in an annotation or dtype=
  NodeId annotation(const Type& t);
  Symbol alias_of(const Type& t);  // module-level name of a type without one of its own
  void note_builtin(BuiltinId called);
  void emit(NodeId statement);
  void assign(NodeId target, NodeId value);
  void aug_assign(NodeId target, BinaryOp op, NodeId value);
  NodeId if_node(const Value& test, std::span<const NodeId> body, std::span<const NodeId> orelse);

  // lines.cpp
  struct Part {
    NodeId node;
    int width = 0;
  };
  int width_of(NodeId id) const;
  bool reads_variable(NodeId id) const;
  void find_part(NodeId id, Part& best) const;
  void fit_line(NodeId statement, std::uint32_t at, int used);

  // names.cpp
  Symbol fresh(Words list);         // unused in this function
  Symbol fresh_module(Words list);  // unused in the module
  Symbol fresh_compound(Words first, Words second);
  Symbol local_name(const Type& t);
  Symbol free_name(std::string_view text);         // none if it is taken or a builtin's
  Symbol value_name(const Type& t, NodeId value);  // names_by_value.cpp
  Symbol element_name(Symbol array);
  Words verbs_of(NodeId value) const;
  bool taken(Symbol s) const;
  Symbol take(Symbol s) {
    names_.push_back(s);
    return s;
  }

  // literals.cpp: numbers, constants and guards
  double nice(double lo, double hi, bool whole);  // a short decimal within [lo, hi]
  Value number(Scalar s, double lo, double hi);   // a literal, perhaps as a module constant
  Value threshold(const Value& v);                // a literal that splits the range of v
  double away_from_zero(Scalar s);
  Value require(const Value& v, Domain domain);  // v, guarded if the domain needs it
  Value require_of_compound(const Value& v, Domain domain);
  Value diagonally_dominant(Value v);
  Value with_spread_diagonal(Value v, bool symmetric_form);
  Value quaternion_off_zero(Value v);
  Value scalar_off_zero(const Value& v);
  Value below_one(const Value& v);
  Value share(const Value& v);
  Value small_exponent(const Value& v);
  double round_edge(double most, bool whole);
  Value without_guard(const Value& v, double lo, double hi);
  Value clamp_to(Value v, double lo, double hi);
  Value off_zero(Value v);  // for normalize
  Value unit_of(Value v);
  Value small_or_tame(const Value& v, double limit);
  Value tame(Value v, double limit);                            // magnitude at most limit
  Value convert(Value v, const Type& to, bool always = false);  // scalar casts, guarded
  NodeId cast_of(NodeId id) const;
  bool is_constant_to_warp(NodeId id) const;
  double soft_limit(Scalar s) const;

  // leaves.cpp: variables and what can be read from them
  Value leaf(const Type& t);
  bool is_size(std::size_t var) const;
  Value read(std::size_t var, const Type& t, std::uint8_t how, std::uint8_t field);
  Value variable_value(std::size_t var);  // an array's element at some index
  bool indexed_by_loop(const Variable& array) const;
  Value index_for(Bound b);
  Value component(const Value& v);  // any
  Value component_at(const Value& v, int k);
  Value construct(const Type& t);  // a compound value from scalar leaves
  Value construct_scalar(const Type& t);
  Value construct_vector(const Type& t);
  Value construct_matrix(const Type& t);
  Value construct_quaternion(const Type& t);
  Value adapt(Value v, const Type& t);      // any value as a value of the type
  Value combine(Value v, std::size_t var);  // v, changed so that it uses the variable
  Value combine_values(Value v, Value extra);
  Value fallback(const Type& t);

  // expressions.cpp
  Value gen(const Type& t, int depth, int budget);
  Value operand(const Type& t, int depth, int budget);  // not too wide, not too large
  Value conditional_expr(const Type& t, int depth, int budget);
  Value cast_expr(const Type& t, int depth, int budget);
  Value operator_expr(const Type& t, int depth, int budget);
  Value scalar_operator(const Type& t, int depth, int budget);
  Value operator_with_literal(const Type& t, Value a);
  Value compound_operator(const Type& t, int depth, int budget);
  std::optional<Value> builtin_expr(const Type& t, int depth, int budget);
  template <class See>
  bool any_at_hand(See see) const;
  // Whether a variable in scope, an element or a field of one is of the type.
  bool at_hand(const Type& t) const;
  const std::vector<Type>& composites_at_hand();
  double argument_limit(const Production& p) const;
  // Arguments of a call; `before`: those that stand before it.
  Value literal_beside(std::span<const Value> before, Scalar s, bool below);
  std::optional<Value> plain_argument(const Production& p, std::span<const Value> before);
  Value another(const Type& t, Range r, double limit);
  Value guarded_argument(const Production& p, std::span<const Value> before, double limit,
                         int depth, int budget);
  void hoist_wide(std::span<Value> args);
  Value production(const Production& p, int depth, int budget);
  Value unary_expr(const Type& t, int depth, int budget);
  bool sums_with(const Value& name, const Value& sum) const;
  Value join(const Type& t, const Value& a, const Value& b);  // any operator that fits
  Value join_with_itself(const Type& t, const Value& a, const Value& b);
  Value join_scalars(const Type& t, const Value& a, const Value& b, bool cancels);
  Value join_transforms(const Type& t, const Value& a, const Value& b);
  std::optional<Value> product_of(const Type& t, const Value& a, const Value& b);
  Value hoist(Value v);  // as a name: a local of its own, if it is none yet
  Value narrow(Value v, int width) { return v.width > width ? hoist(v) : v; }
  Value again(const Value& v);  // the name once more
  int draw_depth();
  int split(int& budget, int parts_left);
  // An operand with the share of the budget that split() gives it.
  Value operand_of_share(const Type& t, int less_depth, int& budget, int parts_left);

  // conditions.cpp
  Value condition(int depth, int budget);
  Value comparison(int budget);
  Value compare_values(Value a);
  Value both(const Value& a, const Value& b, BoolOp op);
  Value checked_comparison();

  // define.cpp, loops.cpp: statements that give a local its value
  std::size_t declare(const Type& t, const Value& value);  // NAME = value
  std::size_t add_local(Symbol name, const Type& t, Range range, bool unit = false);
  Odds<Define> odds_of_forms(const Type& t, int budget) const;
  void take_mark(Odds<Define>& odds);
  Value define(const Type& t, int budget);
  Value define_let(const Type& t, int budget);
  struct WholeStep {
    BinaryOp op;
    double by;
    Range after;
  };
  WholeStep whole_step(Range r, Scalar s);
  Value define_augment(const Type& t, int budget);
  Value identity(const Type& t);
  Value define_pose(const Type& t, int budget);
  Value define_in_place(const Type& t, int budget);
  Value define_if_else(const Type& t, int budget, int branches);
  Value define_modify(const Type& t, int budget);
  enum class Accumulation : std::uint8_t { Sum, Difference, Maximum, Minimum, Blend };
  Accumulation accumulation(const Type& t, bool dynamic, double room);
  Value accumulated(Symbol name, const Type& t, Range range);
  Range accumulate(Symbol name, const Type& t, Accumulation form, Range before, const Value& e,
                   double count);
  void break_early(Symbol name, const Type& t, Range range);
  std::size_t add_counter(Symbol name, Range range, Bound bound, bool unrolled);
  void emit_loop(NodeKind kind, std::initializer_list<NodeId> first, std::span<const NodeId> body);
  Value define_for(const Type& t, int budget, bool dynamic);
  Value define_shrinking(const Type& t, int budget);
  NodeId counting_test(Symbol counter, double count, Symbol name, const Type& t, Range range);
  Value define_while(const Type& t, int budget);
  Value define_call(const Type& t, int budget);
  Value define_multi(const Type& t, int budget);
  struct Trips {
    NodeId iter;
    std::int64_t count;  // at most
    Range values;        // of the loop variable
    Bound bound;
    bool needs_break = false;
    std::optional<std::size_t> extent_of;  // the array whose extent is the count
  };
  NodeId range_call(std::initializer_list<NodeId> args);
  std::optional<Trips> trips_over_array(double limit);
  std::optional<Trips> trips_over_size(double limit);
  std::optional<Trips> trips_over_number();
  std::optional<Trips> trips_over_variable(double limit);
  Trips constant_trips(bool needs_break);
  Trips trips(bool dynamic, double limit);
  bool runs_over(const Trips& trip) const;
  std::size_t from_counter(const Trips& trip, std::size_t counter, const Type& t);
  double decimal_step(double last);
  Value start_value(const Type& t, double v);  // a mutable constant: float(0.0)
  void maybe_jump(bool allow_break, bool force_break);
  Value loop_result(std::size_t var);
  std::optional<std::size_t> without_random(bool dynamic);
  Value add_sum(const Value& v, std::size_t var);
  Value absorb(Value v, std::size_t first);

  // A block's statements, taken off the stack.
  struct Block {
    std::size_t first_statement, first_variable;
    bool absorbs;
  };
  Block begin_block();
  std::vector<NodeId> end_block(const Block& b);

  // functions.cpp
  std::optional<Value> call_function(const Type& t, int depth, int budget);
  Words function_verbs(std::size_t first_statement) const;
  std::size_t make_function(std::span<const Type> results, std::span<Value> args, int budget);
  // Where the caller of a function that is being made was.
  struct Frame;
  Frame open_function();
  std::size_t close_function(const Frame& frame, FunctionPlan plan);
  Value finish_call(std::size_t function, std::vector<Value>& args, const Type& t);

  // plan.cpp: what the signature leaves open
  struct OutputPlan {
    Type type;  // of the elements
    int rank = 1;
    OutputForm form = OutputForm::Store;
    std::vector<Bound> dims;
    Symbol name;
    bool counter = false;
    ArgRole role = ArgRole::Out;
    Range range;
  };
  struct ArgPlan {
    std::size_t variable = 0;  // of inputs
    int output = -1;
    int size_of = -1;  // scalar that equals this launch dimension
    int struct_index = -1;
    bool unit = false;
    bool sorted = false;
  };
  void plan_launch();
  void plan_inputs();
  void plan_input(const Type& type);
  void plan_dimensions(Variable& v);
  void plan_guards();
  Symbol size_name(int d);
  void plan_outputs();
  OutputForm output_form(const Type& type);
  void output_dimensions(OutputPlan& out);
  void make_structs();
  Range input_range(Scalar s, bool param);
  Range range_of(const Type& type, InputKind kind, bool unit);
  Words input_words(const Type& type, InputKind kind) const;
  Scalar other_scalar();

  // opening.cpp
  void loads();
  void opening();
  Value opening_leaf(const Leaf& leaf);
  Value opening_number(Scalar s, int index);
  Value opening_function(TermFunction f, const Value& a);
  Value opening_term(const Term& t);

  // outputs.cpp
  Value output_value(const OutputPlan& out, int budget, bool last);
  void augment_output(OutputPlan& out, const Value& v);
  void exchange_output(OutputPlan& out, const Value& v);
  void write_guarded(OutputPlan& out, int budget, bool last);
  void write_in_branches(OutputPlan& out, int budget, bool last);
  void write_in_loop(OutputPlan& out, int budget, bool last);
  void write_output(OutputPlan& out, int budget, bool last);
  std::vector<Value> own_place(const OutputPlan& out);
  NodeId output_target(const OutputPlan& out, std::span<const Value> indices);
  void store(const OutputPlan& out, std::span<const Value> indices, Value v);
  void store_components(OutputPlan& out, std::span<const Value> indices, int budget);
  Value bin_for(Bound b);
  void atomic(OutputPlan& out, Value v);
  void recount(std::size_t first, const Value& v, std::span<const NodeId> further);
  Value use_leftovers(Value v);

  // kernel.cpp
  void begin_program(Category category, std::uint64_t seed, std::uint64_t number,
                     std::uint64_t index, std::uint64_t attempt, Tree& tree, ProgramInfo& info);
  void kernel();
  void prologue();
  void function_def(Symbol name, bool is_kernel, std::span<const ArgDecl> args,
                    std::span<const NodeId> body);
  Symbol kernel_symbol();
  void finish_kernel();
  bool reads_all(const std::vector<NodeId>& body);
  bool reads_arguments(const std::vector<NodeId>& body, std::span<const ArgDecl> args);
  bool shows_category() const;
  void rename();
  void take_stock();
  // Of an array's dimension, once the arguments stand in their order.
  Size size_of(const Bound& b) const;
  double bound_limit(const Bound& b) const;

  bool may_unroll() const { return nest_.again == 0 || nest_.inside == 0; }
  void open_loop(bool unrolled);
  void close_loop(bool unrolled);
  Type main_type() const { return Type::of(main_); }
  Scalar main_float() const { return is_float(main_) ? main_ : Scalar::Float32; }

  const Catalog& catalog_;
  const Policy* policy_ = nullptr;
  Decisions decisions_{Rng(0, 0)};
  Signature signature_;
  Tree* tree_ = nullptr;
  ProgramInfo* info_ = nullptr;
  Symbol wp_;

  Scalar main_ = Scalar::Float32;
  int rank_ = 1;
  std::vector<Variable> vars_;
  std::size_t scope_base_ = 0;  // variables of the current function start here
  std::vector<NodeId> statements_;
  std::vector<NodeId> pending_;  // tests and blocks of the output that is being written
  std::vector<Symbol> names_;    // of the current function from names_base_ on
  std::size_t names_base_ = 0;
  std::vector<Symbol> module_names_;
  std::vector<StructPlan> structs_;
  std::vector<FunctionPlan> functions_;
  std::vector<Variable> constants_;
  std::vector<OutputPlan> outputs_;
  std::size_t leftovers_ = 0;  // the output that takes in what nothing else used
  std::vector<ArgPlan> args_;
  std::vector<std::size_t> input_vars_, opening_vars_;  // as the signature numbers them
  std::vector<std::size_t> size_params_;                // variables that bound array dimensions
  std::vector<std::size_t> thread_vars_;
  std::array<int, 4> launch_param_{};  // argument that carries a launch size, or -1
  std::optional<std::size_t> random_state_;
  std::vector<BuiltinId> builtins_;
  std::vector<std::uint32_t> odds_;  // scratch
  std::vector<Type> at_hand_;        // scratch of composites_at_hand()
  bool in_kernel_ = false;
  bool fit_lines_ = true;
  bool whole_ = true;  // the functions of the last program read all that they should
  // One spelling of what can be spelled in two ways, for the whole program.
  struct Style {
    bool plain_float = true, plain_int = true, plain_bool = true, numbered_arrays = true,
         ndim_one = false, loads = false, letters = false;
    std::size_t indices = 0;  // a family of names for the thread's indices and the sizes
  } style_;
  bool may_move_ = true;  // an index from the thread's own place
  bool must_move_ = false;
  int function_depth_ = 0;
  int depth_ = 0;  // blocks open in the current function
  int loops_open_ = 0;
  // A dynamic loop in an unrolled one is met anew by Warp for each round, and the iterators of
  // unrolled loops inside it are then left over from the round before. Warp makes variables of
  // those in the order of a Python set, which changes from run to run, so there may only be one.
  struct Nest {
    int unrolled = 0;  // open loops that Warp unrolls
    int again = 0;     // open dynamic loops inside of one
    int inside = 0;    // unrolled loops inside the outermost of those, so far
  } nest_;
  int expression_depth_ = 0;
  bool absorbs_ = false;       // what is open adds up the sums of its loops, see loops.cpp
  std::vector<Define> marks_;  // forms still to come, see Policy::marks
};

struct Generator::Frame {
  std::size_t scope, names, first_variable, first_statement, first_name;
  bool kernel;
  int depth, loops, expression;
  Nest nest;
};

}  // namespace weft::synth
