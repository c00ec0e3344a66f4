// A resolved function as the rule of adjoint.cpp looks at it: one Op for each instruction that
// reads, writes or decides something, and what is known of each value.
//
// Input: a function of a resolved program. Invariant: ops are in program order, so an op's index is
// its place; `loops` is a tree whose entry 0 is the function's body.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "weft/builtins/builtin_id.h"
#include "weft/builtins/builtins.h"
#include "weft/hir/program.h"

namespace weft::adjoint {

using hir::ValueId;

enum class Effect : std::uint8_t { Pure, Assign, Part, PartAdd, Draw, Store, Add, Swap };

struct Rule {
  std::string_view key;  // empty: of what is no builtin, and of builtins without an entry
  Effect effect = Effect::Pure;
  std::string_view needs = "*";
  std::string_view lost;

  bool zero() const { return lost == "-"; }
  static constexpr std::size_t kResult = 'r' - '0';
  // Whether the gradient of argument `of` takes the value of argument `value`, or of the result.
  bool needed(std::size_t of, std::size_t value) const;
  bool loses(std::size_t argument) const;
};

// The entry of adjoint.def, or one that takes the values of all arguments.
const Rule& rule_of(const Builtin& builtin);

constexpr std::uint32_t kNone = 0xffffffffu;

struct Op {
  enum Kind : std::uint8_t {
    Value,     // outs from reads, perhaps changing `target`
    Write,     // reads[0] to memory; further reads are indices
    Branch,    // reads[0] decides whether the ops up to the matching End are executed
    End,       // of a branch
    Open,      // of a loop
    Test,      // reads[0] decides whether the innermost loop goes on
    Close,     // of a loop
    Continue,  // jump to the start of the innermost loop
    Break,     // jump to its end
    Return,    // reads: the results
  } kind = Value;
  const Rule* rule = nullptr;
  std::uint32_t function = kNone;     // index into Lowered::functions
  std::uint32_t reads = 0, outs = 0;  // first of them in Body::ids
  std::uint16_t read_count = 0, out_count = 0;
  // The builtin that is called; none: something else.
  std::optional<BuiltinId> builtin;
  ValueId target;              // variable that is changed in place
  ValueId memory;              // argument whose elements are read or written
  bool loads = false;          // the result is what a pointer points to
  bool takes_results = false;  // the reverse takes the values of the results too
  bool clears = false;         // a change in place whose adjoint is cleared (a struct's field)
  bool has_adjoint = true;  // false: Warp writes no adjoint of the call, and its gradient is lost
  std::int32_t part = -1;   // component that is changed, if it is a constant
  std::uint32_t loop = 0;
  std::uint32_t control = 0;  // taint of the conditions around it
};

struct Change {
  std::uint32_t op, loop, next;
  std::uint32_t taint = 0;
  std::int32_t part = -1;
  bool active = false;
};

struct Var {
  std::uint32_t loop = 0;         // that it is made in
  std::uint32_t made = kNone;     // the op
  std::uint32_t changes = kNone;  // list of later changes
  std::uint32_t taint = 0;
  ValueId pointee;     // of a pointer to a local: the local
  ValueId memory;      // of a pointer or an array: the argument it comes from
  bool fixed = false;  // a constant or an argument
  bool holds_float = false;
  bool is_array = false;
  bool is_tile = false;
  // The tile whose elements a view of a tile has; itself: it is no view. Likewise `is_shared`: some
  // other tile has its elements.
  ValueId elements;
  bool is_shared = false;
  bool active = false;  // depends on a float input in a way that has a derivative
  bool useful = false;  // a float output depends on it likewise
};

struct Loop {
  std::uint32_t parent = 0, begin = 0, end = 0;
  bool is_while = false;
};

class Body {
 public:
  void read(const hir::Program& program, const hir::Function& fn);

  std::vector<Op> ops;
  std::vector<Var> vars;
  std::vector<Loop> loops;
  std::vector<Change> changes;
  std::vector<ValueId> ids;
  std::vector<bool> written;  // arguments whose elements are written, by value
  bool writes_unknown = false, writes_float = false;
  bool has_tiles = false;

  std::span<const ValueId> reads(const Op& o) const { return {ids.data() + o.reads, o.read_count}; }
  std::span<const ValueId> outs(const Op& o) const { return {ids.data() + o.outs, o.out_count}; }
  bool inside(std::uint32_t loop, std::uint32_t outer) const;
  // The loop directly in `outer` that `loop` is, or lies in.
  std::uint32_t below(std::uint32_t outer, std::uint32_t loop) const;

 private:
  void instruction(const hir::Inst& inst);
  void call(const hir::Inst& inst);
  void apply(const Rule& rule, std::span<const ValueId> args);
  void logic(const hir::Inst& inst);
  void set(const hir::Inst& inst);
  void point(ValueId out, const hir::Place& place);
  void place_address(const hir::Inst& inst);
  void field_address(const hir::Inst& inst);
  void part_address(const hir::Inst& inst);
  void set_field(const hir::Inst& inst);
  void write_part(const hir::Inst& inst);
  void begin_loop(const hir::Inst& inst);
  void end_region();
  Op& add(Op::Kind kind);
  Op& add_value();
  // The last op reads the value.
  void read_value(ValueId v);
  ValueId base(ValueId v) const;
  void result(ValueId v);
  void change(ValueId v);
  void share(ValueId of, ValueId view);
  void write(ValueId root);
  std::int64_t constant(ValueId v) const;

  const hir::Program* program_ = nullptr;
  const hir::Function* fn_ = nullptr;
  std::vector<hir::Op> regions_;  // that are open
  std::uint32_t loop_ = 0;
};

bool holds_float(const Tree& tree, const Type& t);

}  // namespace weft::adjoint
