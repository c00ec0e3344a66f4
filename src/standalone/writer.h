// The walk that writes functions in plain CUDA C++, statement by statement. Private to the room.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "helpers.h"
#include "signs.h"
#include "tiles.h"
#include "tree_parts.h"
#include "variables.h"
#include "weft/standalone/standalone.h"

namespace weft::standalone {

// How tightly an expression binds in C++, loosest first.
enum Binding : int {
  kBindTest,
  kBindOr,
  kBindAnd,
  kBindBitOr,
  kBindBitXor,
  kBindBitAnd,
  kBindEqual,
  kBindRelation,
  kBindShift,
  kBindSum,
  kBindTerm,
  kBindUnary,
  kBindAtom,
};

struct Expr {
  std::string text;
  int binds = kBindAtom;
};

// An array as a function sees it: a pointer, and the text of each dimension.
struct ArrayView {
  std::string pointer;
  std::vector<std::string> shape;
  Type type;
  std::set<std::uint32_t> threads;  // variables of the thread that chose this part of an array
  bool local = false;               // the thread's own, in the memory of none other
  // Of parts that are not in one piece: how far the elements of each dimension are apart.
  std::vector<std::string> strides;
  // Of indexed arrays, for each dimension: the pointer to the indices, of which `shape` is the
  // number, and the size of the array itself.
  std::vector<std::string> indices = {}, extents = {};
  bool indexed() const { return !indices.empty(); }
};

// The program that is being written, shared by its functions.
struct Program {
  const Tree& tree;
  Helpers& helpers;
  std::vector<std::string> structs;                    // C++ names, by index of the tree
  std::map<std::uint32_t, std::string> functions;      // C++ names, by FunctionId
  std::map<std::uint32_t, std::vector<Type>> results;  // by FunctionId
  // Of a function's parameters that are arrays, the dimensions that are passed along: by
  // FunctionId, then by parameter. Behind them the sizes of what an indexed array points into.
  std::map<std::uint32_t, std::vector<std::vector<std::size_t>>> sizes;
  std::set<std::uint32_t> twins;  // functions with a form for the reference, by FunctionId
  std::set<std::string, std::less<>> taken;  // names at namespace level
  std::set<std::uint32_t> constants_used;    // of Tree::constants
  const Signs* signs = nullptr;              // none: no index is negative
  bool uses_fetch = false;                   // fetch_* of the reference
  std::span<const TileInfo> tiles = {};      // that types name
  bool tiled = false;  // the kernel's launch is of blocks, each of which works on tiles
  std::set<TileFold> block_folds = {};
  // What a function changes for its caller, as numbers of its parameters: see changed_parameters().
  std::map<std::uint32_t, std::vector<std::size_t>> changes = {};
  std::set<std::uint32_t> atomics = {};  // augmented assignments that became one, by node
};

// gcc and clang warn where these stand in each other without parentheses.
bool wants_parentheses(int outer, int inner);

struct RangeLoop;

class FunctionWriter {
 public:
  enum class Mode { Function, Twin, Kernel, Reference };  // Twin: a function for the reference

  FunctionWriter(Program& program, const FunctionDecl& f, Mode mode);

  // --- the frame, set before body() -----------------------------------------------------------
  std::map<std::uint32_t, ArrayView> arrays;  // by the symbol of the parameter
  std::string thread;                         // text of wp.tid(); of several, dims
  std::vector<std::string> thread_dims;
  std::string leave = "return;";  // what an early return of a kernel becomes

  // The statements of the body at `depth` levels of two spaces.
  Status body(int depth);
  std::string take() { return std::move(out_); }
  // Whether the text so far has the name as a word.
  bool names_variable(std::string_view name) const { return has_word(out_, name); }

  const Variables& variables() const { return variables_; }
  bool is_read(const Variable& v) const;
  // `[[maybe_unused]] ` for those that nobody reads.
  std::string unused_mark(const Variable& v) const;
  std::string variable_name(Symbol s) const;
  // A name that the function does not use.
  std::string fresh(std::string_view wish);
  std::set<std::string, std::less<>> dims_used;  // texts of dimensions that the body names
  bool returns_in_loop = false;
  std::set<std::uint32_t> thread_symbols;  // variables that hold an index of the thread
  // The assignment of wp.tid() that the frame's loops stand for.
  void skip_thread_index(NodeId statement) { skipped_ = statement; }

 private:
  // statements (write_statements.cpp, write_stores.cpp, write_says.cpp)
  Status block(std::span<const NodeId> statements);
  Status statement(NodeId id);
  Status statement_of(NodeId id);
  Status assign(NodeId id);
  Status assign_tuple(NodeId id, NodeId targets, NodeId value);
  bool leaves_one_value_two_names(std::span<const NodeId> targets,
                                  std::span<const NodeId> values) const;
  // `source`: the node of the value, whose type a slice wants to know.
  Status store(NodeId target, const Expr& value, NodeId source);
  bool is_lost(NodeId target) const;
  Status aug_assign(NodeId id);
  // An element of an array, or a part of one, that is stored to.
  struct Slot {
    ArrayView view;
    std::vector<NodeId> indices;
    bool whole = false;
  };
  std::optional<Slot> slot_of(NodeId target) const;
  bool alone(const Slot& slot) const;
  Status atomic_row(NodeId target, BuiltinId atomic, const Expr& value, const Type& row);
  Status if_statement(NodeId id);
  Status for_statement(NodeId id);
  Status read_bounds(RangeLoop& loop);
  void count_up_or_down(RangeLoop& loop) const;
  Status turn_around(RangeLoop& loop);
  // A number under a name of its own.
  Expr named_int(std::string_view wish, const Expr& value);
  bool may_change(NodeId id) const;
  Result<Expr> last_of_range(std::span<const NodeId> args, const Expr& start, const Expr& stop,
                             const Expr& step);
  Status while_statement(NodeId id);
  Status return_statement(NodeId id);
  Status expression_statement(NodeId id);
  bool has_call(NodeId id) const;
  Status thread_index(NodeId id);
  Result<std::string> type_name(const Type& t);
  Status declare_before(NodeId statement);
  Status declare_at_start();
  void line(std::string_view text);
  void mark_unused_views();
  Status assign_parts(NodeId id, std::span<const NodeId> targets,
                      std::span<const std::string> values);
  // `const float `, if the assignment is where the variable is declared; else nothing.
  Result<std::string> declaration(const Variable& v, NodeId assignment);
  // What Python evaluates in order and C++ does not (draws.cpp).
  Status hoist_draws(NodeId statement);
  Status hoist_parts(std::span<const NodeId> parts);
  Status guarded_statement(NodeId expression, const std::string& name);
  Status check_changes(NodeId statement) const;
  Symbol changed_beside(NodeId expression) const;
  Status check_skipped(NodeId expression) const;
  void find_changes(NodeId id, std::vector<std::pair<NodeId, Symbol>>& out) const;
  const std::vector<std::size_t>& changed_parameters(std::uint32_t function) const;

  // expressions (write_expressions.cpp)
  Result<Expr> expression(NodeId id);
  Result<Expr> expression_of(NodeId id);
  Result<Expr> name(NodeId id);
  static bool is_writable(const ConstValue& v);
  Result<Expr> constant_value(const ConstValue& v);
  std::optional<double> plain_number(NodeId id) const;
  const WarpConstant* package_constant(NodeId id) const;
  Result<Expr> constant(NodeId id, Scalar as);
  Result<Expr> attribute(NodeId id);
  Result<Expr> subscript(NodeId id, bool place);
  Result<Expr> element(const Expr& value, const Type& type, std::span<const NodeId> indices,
                       std::size_t& used, Type& out, bool place);
  Result<Expr> array_element(const ArrayView& view, std::span<const NodeId> indices);
  bool is_array(NodeId id) const { return type(id).is_array() || whole_array(id).has_value(); }
  // The components that a slice, or an index, of a length takes; nothing if they are not known.
  std::optional<std::vector<int>> taken(NodeId index, int length) const;
  // The texts of the components that `base[...]` with a slice takes of a value, in order.
  Result<std::vector<std::string>> sliced(const Expr& value, const Type& t,
                                          std::span<const NodeId> indices, NodeId at) const;
  bool has_slice(std::span<const NodeId> indices) const;
  const ArrayView* named_array(NodeId id) const;
  // An array that a name or a field of a struct has.
  std::optional<ArrayView> whole_array(NodeId id) const;
  // An array or a part of one, as a value.
  Result<ArrayView> array_view(NodeId id);
  Result<ArrayView> strided_view(NodeId id, NodeId base, const ArrayView& whole,
                                 std::span<const NodeId> indices);
  Result<std::string> size_backwards(const ArrayView& whole, std::size_t dimension, NodeId slice,
                                     Expr& first);
  void add_term(std::string& sum, const Expr& index, const std::string& stride) const;
  std::string stride_of(const ArrayView& view, std::size_t dimension);
  // A bound of a slice of an array; `open`: where there is none.
  Result<Expr> slice_bound(const ArrayView& view, std::size_t dimension, NodeId bound,
                           std::string_view open);
  Result<Expr> index_of(const ArrayView& view, std::size_t dimension, NodeId index);
  Result<Expr> place_of(const ArrayView& view, std::size_t dimension, NodeId index);
  // tuples (write_tuples.cpp)
  Result<Expr> tuple_literal(NodeId id, const Type& t);  // without its type: "{x, 2}"
  bool has_results_type(NodeId id) const;
  // As it is given to a variable of that type; several results of a call, by a line before.
  Result<Expr> tuple_value(NodeId id, const Type& t);
  Result<std::vector<std::string>> named_results(NodeId call, std::size_t count);
  Result<Expr> element_of_tuple(const Expr& value, const Type& t, NodeId index, Type& out);
  Result<Expr> place(NodeId id);
  // The type of what is stored to, which lowering notes of places that are read only.
  Type place_type(NodeId id) const;
  Result<Expr> unary(NodeId id);
  Result<Expr> binary(BinaryOp op, const Expr& a, const Type& ta, const Expr& b, const Type& tb,
                      const Type& result);
  std::optional<std::uint32_t> own_operator(BinaryOp op, std::span<const Type> types) const;
  Result<Expr> compare(NodeId id);
  Result<Expr> test(NodeId id);  // as a condition
  std::optional<std::int64_t> constant_int(NodeId id) const;

  // tiles (write_tiles.cpp)
  Result<bool> tile_statement(NodeId id);
  Result<bool> tile_call(NodeId statement);
  Result<bool> tile_aug_assign(NodeId statement);
  Result<bool> tile_assignment(NodeId statement);
  Result<std::optional<Expr>> tile_scalar(NodeId id);
  Status check_alike(NodeId id) const;
  Status prepare_tile(NodeId id, Symbol to = {});
  Status keep_tile(NodeId id);
  Status fill_tile(const TilePlace& place, NodeId value);
  Status fold_tile(NodeId id, TileFold fold, const TilePlace& place);
  std::optional<TileFold> fold_of(NodeId call) const;
  Result<std::string> accumulated(BinaryOp op, const std::string& slot, const Expr& value,
                                  const Type& given, const Type& element);
  std::string zero_of(const Type& t, const std::string& name) const;
  Status assign_tile(Symbol name, NodeId value);
  Status store_tile(NodeId call, bool add);
  Status add_product(NodeId call);
  Status assign_part(NodeId call);
  Result<std::string> tile_index(NodeId index);
  Result<Expr> tile_element(NodeId id, const TileElement& at, std::vector<std::string>& lines);
  Result<Expr> tile_call_element(NodeId id, const TileElement& at, std::vector<std::string>& lines);
  Result<Expr> tile_number(NodeId id, double value);
  Result<Expr> tile_full_element(NodeId id);
  Result<Expr> tile_arange_element(NodeId id, const TileElement& at);
  Result<Expr> tile_load_element(NodeId id, const TileElement& at, std::vector<std::string>& lines);
  Result<Expr> tile_transpose_element(NodeId id, NodeId tile, const TileElement& at,
                                      std::vector<std::string>& lines);
  Result<Expr> tile_reshape_element(NodeId id, NodeId tile, const TileElement& at,
                                    std::vector<std::string>& lines);
  Result<Expr> tile_view_element(NodeId id, NodeId tile, const TileElement& at,
                                 std::vector<std::string>& lines);
  Result<Expr> tile_broadcast_element(NodeId tile, const TileElement& at,
                                      std::vector<std::string>& lines);
  Result<Expr> tile_sum_element(NodeId id, NodeId tile, const TileElement& at,
                                std::vector<std::string>& lines);
  Result<Expr> tile_map(NodeId id, const TileElement& at, std::vector<std::string>& lines);
  Result<Expr> tile_product(NodeId a, NodeId b, const TileElement& at, const std::string& start,
                            std::vector<std::string>& lines, const Type& element);
  Result<Expr> global_element(NodeId array, NodeId offset, NodeId checked, const TileElement& at,
                              std::vector<std::string>& lines, std::string& inside);
  Result<TilePlace> new_tile(NodeId at, std::string name, const Type& element,
                             const std::vector<std::int32_t>& shape);
  Result<TilePlace> tile_place(NodeId id);
  Status over_elements(
      const std::vector<std::int32_t>& shape,
      const std::function<Status(const TileElement&, std::vector<std::string>&)>& body,
      bool fills = true);
  const std::vector<std::int32_t>& tile_shape(NodeId id) const;
  std::string number_of(const std::vector<std::int32_t>& shape, const TileElement& at) const;
  std::string loop_name(std::string_view wish);
  bool mentions(NodeId id, Symbol name) const;
  bool reads_stored(NodeId id) const;
  std::string inner_name(std::string_view wish);
  bool reads_in_place(NodeId id, Symbol name) const;
  void find_changed_tiles(NodeId id);
  void declare_tiles(std::size_t at);
  void barrier();

  // calls (write_calls.cpp)
  Result<Expr> call(NodeId id);
  Result<Expr> builtin_call(BuiltinId called, NodeId id);
  Result<Expr> cast(const Type& to, NodeId arg);
  Result<Expr> construct(const Type& type, NodeId id);
  Result<Expr> construct_struct(std::uint32_t index, NodeId id);
  Result<Expr> function_call(NodeId id);
  // Of a function, as it is called from here.
  std::string called_name(std::uint32_t function) const;
  Result<Expr> atomic(BuiltinId called, NodeId id, bool value_used);
  Result<Expr> form_call(std::string_view key, std::span<const Expr> args,
                         std::span<const Type> types, const Type& result);
  Result<Expr> form_call(BuiltinId called, std::span<const Expr> args, std::span<const Type> types,
                         const Type& result) {
    return form_call(builtin(called).key, args, types, result);
  }
  std::vector<NodeId> call_args(NodeId id, std::optional<BuiltinId> called) const;

  std::string paren(const Expr& e, int at_least) const;
  Diag unsupported(NodeId at, std::string_view what) const;
  const Type& type(NodeId id) const { return tree_.type(id); }
  Scalar literal_scalar(NodeId id) const;
  bool is_literal(NodeId id) const { return standalone::is_literal(tree_, id); }
  bool in_kernel() const { return mode_ == Mode::Kernel || mode_ == Mode::Reference; }
  bool on_host() const { return mode_ == Mode::Twin || mode_ == Mode::Reference; }
  // print(), wp.printf(), wp.expect_*() and assert: what is said, and nothing else.
  bool says(NodeId statement) const;
  Status say(NodeId statement);
  void count_said(std::span<const NodeId> nodes, bool inside = false);
  Status say_value(NodeId value);
  std::string where(NodeId statement) const;
  std::string called_text(NodeId call) const;
  bool names_function(NodeId value) const;
  Status rename_view(NodeId statement, const Variable& v, const ArrayView& view);
  Status local_array(NodeId statement, const Variable& v, NodeId value);
  Status name_view(NodeId statement, const Variable& v, NodeId value);

  Program& program_;
  const Tree& tree_;
  Helpers& helpers_;
  const FunctionDecl& f_;
  Mode mode_;
  Variables variables_;
  std::map<std::uint32_t, std::string> names_;  // of variables, by symbol
  std::set<std::string, std::less<>> used_names_;
  std::set<std::uint32_t> stored_;         // arrays that are stored to, by symbol
  std::map<std::uint32_t, int> said_;      // reads that only say(), by symbol; the host has none
  std::map<std::uint32_t, Expr> hoisted_;  // calls that were written before their statement
  NodeId skipped_;
  std::map<std::uint32_t, TilePlace> tiles_;                            // by symbol
  std::map<std::uint32_t, TilePlace> tile_values_;                      // of expressions, by node
  std::set<std::uint32_t> changed_tiles_;                               // in place, by symbol
  std::map<std::string, std::string> tile_names_;                       // of indices in loops
  std::vector<std::pair<std::string, std::string>> tile_declarations_;  // by name
  std::set<std::string> tiles_read_;
  std::int64_t tile_bytes_ = 0;
  std::set<std::string> inner_names_;  // of the loop over elements that is being made
  bool in_tile_loop_ = false;
  bool tile_read_ = false;  // single elements are, somewhere
  int depth_ = 0;
  std::string out_;
};

}  // namespace weft::standalone
