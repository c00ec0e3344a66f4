// From a resolved program to code: a list of steps for each function, with offsets into its frame.
//
// Input: a verified hir::Program. Output: Code. Invariant: every offset and size of a step lies in
// the frame of its function. Errors: what evaluation does not support, with its place.
#pragma once

#include <optional>
#include <vector>

#include "builtins/call_site.h"
#include "machine.h"
#include "unset_values.h"
#include "weft/base/result.h"

namespace weft::eval {

struct Code {
  std::vector<FunctionCode> functions;  // those of the program in its order, then the kernel
  std::vector<NodeId> conditions;       // that are noted
  bool may_depend_on_order = false;
  const FunctionCode& kernel() const { return functions.back(); }
};

class CodeBuilder {
 public:
  CodeBuilder(const hir::Program& program, Layouts& layouts)
      : program_(program), layouts_(layouts) {}

  Status build(Code& out);

  // --- for the functions of builtins ---
  Step& emit(Handler handler);
  Step& last() { return out_->steps.back(); }  // the step that was emitted last
  Layouts& layouts() { return layouts_; }
  const hir::Program& program() const { return program_; }
  // A place in the frame for an intermediate value.
  std::uint32_t add_slot(Layout l);
  // Copies a value within the frame.
  void emit_copy(std::uint32_t to, std::uint32_t from, const Type& t);
  std::uint32_t add_operands(std::span<const Operand> operands);
  std::uint32_t add_text(std::string text);
  std::uint32_t add_header(const ArrayValue& header);
  std::size_t step_count() const { return out_->steps.size(); }
  Step& step_at(std::size_t i) { return out_->steps[i]; }
  // Whether the value is a parameter of the function.
  bool is_parameter(hir::ValueId v) const {
    return v.valid() && fn_->value(v).kind == hir::Value::Argument;
  }
  // The code of a function that a builtin is given; nothing: it is no function of the module.
  std::optional<std::uint32_t> function_index(hir::ValueId v) const;
  // The builtin that a builtin is given; null: it is none.
  const Overload* builtin_of(hir::ValueId v) const;
  // A call of a function with values of its parameters' types. False: they are of others.
  bool emit_call(std::uint32_t callee, std::span<const Operand> args,
                 std::span<const Operand> results);
  // The number that a constant argument has; nothing: it is none.
  std::optional<std::int64_t> constant_int(const CallOperand& o) const;

 private:
  struct Region {
    hir::Op op;
    std::size_t begin = 0;             // the step at which a round begins
    std::optional<std::size_t> leave;  // the jump out of the region, to be set at its end
    std::vector<std::size_t> breaks, continues;
    std::optional<std::uint32_t> counter;
    std::uint32_t loop = 0;
  };

  Status function(const hir::Function& fn, FunctionCode& out);
  Status place_values();
  void place_locals();
  Status checked_instruction(std::uint32_t at);
  void move_flag(const Moved& moved);
  std::vector<bool> written_first() const;
  std::vector<Type> constant_types() const;
  Status instruction(const hir::Inst& inst);
  Status set(const hir::Inst& inst);
  Status call(const hir::Inst& inst);
  Status call_builtin(const hir::Inst& inst, const hir::Call& c);
  Status call_function(const hir::Inst& inst, const hir::Call& c);
  // Gives the tiles that a function returned elements in this function.
  Status keep_tiles(const hir::Inst& inst, const hir::Call& c);
  Status construct(const hir::Inst& inst, const hir::Call& c);
  Status compare(const hir::Inst& inst);
  void combine(const hir::Inst& inst);
  // Leaves a pointer at `out`, and in place_type_ what it refers to.
  Type begin_address(hir::ValueId root, std::uint32_t out);
  Status place_address(std::uint32_t place, std::uint32_t out);
  Status field_address(const hir::Inst& inst);
  Status part_address(std::uint32_t part, std::uint32_t out);
  Status set_field(const hir::Inst& inst);
  Status store_reference(const hir::Inst& inst);
  Status store_part(const hir::Inst& inst);
  Status atomic_part(const hir::Inst& inst);
  std::uint32_t condition_number(NodeId node);
  void begin_loop(const hir::Inst& inst);
  void end_region();
  Status jump_if(const hir::Inst& inst, bool when, std::optional<std::size_t>& leave);
  Status leave_loop(const hir::Inst& inst);
  Status return_values(const hir::Inst& inst);
  void return_zero();
  // Moves a pointer at `out`, which refers to a value of the type, to a part of it.
  Status step_into_field(std::uint32_t out, Type& at, Symbol field);
  Status step_into_element(std::uint32_t out, Type& at, std::span<const hir::ValueId> indices);
  Status step_into_component(std::uint32_t out, Type& at, std::span<const hir::ValueId> indices);

  Region& innermost_loop();
  std::uint32_t offset(hir::ValueId v) const;
  const Type& type(hir::ValueId v) const { return fn_->value(v).type; }
  Operand operand(hir::ValueId v) const { return {type(v), offset(v)}; }
  std::uint32_t truth(hir::ValueId v);
  // A copy of an array that the kernel made would outlive it, or share its elements where Warp's
  // has its own.
  Status refuse_fixed_array(hir::ValueId v) const;
  Status unsupported(std::string what) const;

  const hir::Program& program_;
  Layouts& layouts_;
  const hir::Function* fn_ = nullptr;
  FunctionCode* out_ = nullptr;
  NodeId node_;
  std::vector<std::uint32_t> offsets_;    // of the function's values
  std::vector<std::uint32_t> constants_;  // of its constants
  UnsetReads unset_;
  std::vector<std::uint32_t> flags_;  // of its values: whether they are set; kNone: they always are
  std::size_t next_unset_ = 0;        // into unset_.reads
  std::vector<Region> regions_;
  std::vector<Type> result_types_;  // of the function
  std::vector<NodeId> conditions_;
  bool may_depend_on_order_ = false;
  const std::vector<FunctionCode>* functions_ = nullptr;  // callees stand before their callers
  Type place_type_;  // what the last place_address() or part_address() refers to
  std::uint32_t frame_ = 0;
  bool is_frame_full_ = false;
};

// Steps that the builder itself emits.
struct CoreSteps {
  static Handler copy(std::uint32_t size, bool has_floats);
  static void jump(Machine& m, const Step& s);
  static void jump_back(Machine& m, const Step& s);  // ends the launch when it takes too many steps
  static void jump_if(Machine& m, const Step& s);
  static void jump_unless(Machine& m, const Step& s);
  static void begin_count(Machine& m, const Step& s);
  static void count(Machine& m, const Step& s);
  static void leave_range(Machine& m, const Step& s);
  static void call(Machine& m, const Step& s);
  static void leave(Machine& m, const Step& s);
  static void clear(Machine& m, const Step& s);
  static void assert_holds(Machine& m, const Step& s);
  static void conjoin(Machine& m, const Step& s);
  static void disjoin(Machine& m, const Step& s);
  static void address_of(Machine& m, const Step& s);
  static void add_offset(Machine& m, const Step& s);
  static void element(Machine& m, const Step& s);
  static void indexed_element(Machine& m, const Step& s);
  static void component(Machine& m, const Step& s);
  static void shape(Machine& m, const Step& s);
  static void indexed_shape(Machine& m, const Step& s);
  static void set_flag(Machine& m, const Step& s);
  static void move_flag(Machine& m, const Step& s);
  static void check_flag(Machine& m, const Step& s);
  static void load(Machine& m, const Step& s);
  static void store(Machine& m, const Step& s);
  static Handler truth(Scalar s);
  static Handler compare(CompareOp op, const Type& a, const Type& b);
  static Handler atomic(BinaryOp op, Scalar s);
};

}  // namespace weft::eval
