// Writes one function down: its variables and what is known of them, the records of its forward,
// replay and reverse passes, and the places that references point to.
//
// Input: calls in Warp's order, which numbers variables and labels. Output: a LoweredFunction.
// The class knows nothing of names, types of expressions or builtins, and leaves nothing in the
// resolved program, which ResolvedSink writes. It has over 30 methods because every handler needs
// a few of them at once: a variable is made by the record that sets it, in the block that is open.
#pragma once

#include <vector>

#include "module.h"
#include "position.h"
#include "weft/base/inline_vec.h"

namespace weft {

inline Operand op(VarId v) { return {Operand::Var, v.v}; }
inline Operand adj(VarId v) { return {Operand::Adj, v.v}; }
inline Operand compare_op(CompareOp o) { return {Operand::Compare, static_cast<std::uint32_t>(o)}; }

class Recorder {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffu;
  using Vars = InlineVec<VarId, 8>;

  // A named array element part that a store goes to; see Access.
  struct Slot {
    bool present = false;
    VarId root;
    VarId indices[4];
    int index_count = 0;
    std::uint32_t access = kNone;
    Type type;
  };
  // What is known of a variable beyond its type.
  struct VarFacts {
    std::uint32_t place = kNone;          // where a reference points: LoweredFunction::places
    std::uint32_t slot = kNone;           // set on targets only
    std::uint32_t tuple = kNone;          // the elements of a tuple: Resolver::tuple()
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
  // A loop's blocks when it has ended; the inner ones are read until the next block begins.
  struct LoopBlocks {
    Block& outer;
    const Block& condition;
    const Block& body;
    Operand label;
  };

  explicit Recorder(Position& here) : here_(here) { blocks_.resize(8); }
  void attach(Tree& tree, Lowered& out) {
    tree_ = &tree;
    out_ = &out;
  }
  void begin(LoweredFunction& fn);
  // Gives the function the records of its outermost block.
  void end();
  LoweredFunction& fn() { return *fn_; }
  const LoweredFunction& fn() const { return *fn_; }

  // --- variables
  VarId add_var(const Type& type);
  VarId add_constant(const Type& type, const VarConst& value);
  VarId add_int(std::int64_t v);
  VarId add_object(const ConstantObject& c);
  VarId add_argument(const ArgDecl& a, std::uint32_t index);
  // A field of a variable, by its name.
  VarId add_member(VarId base, const FieldDecl& field);
  // One that is not declared in the function: it only stands for something in records.
  VarId add_undeclared(const LoweredVar& v);
  LoweredVar& var(VarId v) { return fn_->vars[v.v]; }
  const LoweredVar& var(VarId v) const { return fn_->vars[v.v]; }
  const Type& type(VarId v) const { return fn_->vars[v.v].type; }
  bool is_constant(VarId v) const { return fn_->vars[v.v].constant.kind != VarConst::None; }
  bool constant_truth(VarId v) const;
  VarFacts& facts(VarId v) { return facts_[v.v]; }
  const VarFacts& facts(VarId v) const { return facts_[v.v]; }
  // Of a function that has ended: Warp has no name in C++ for a tuple that holds arrays or tuples.
  Status check_tuples();

  // --- records
  Operand text(std::string_view s);
  Operand number(std::int64_t n);
  Operand literal(const Type& t, const VarConst& value);
  Operand type_name(const Type& t);
  static Operand name(Symbol field) { return {Operand::Name, field.v}; }
  Operand callee(const NativeCallee& c);
  StmtId record(StmtOp o, std::span<const Operand> operands, std::uint8_t flags = 0);
  StmtId record(StmtOp o, std::initializer_list<Operand> operands, std::uint8_t flags = 0) {
    return record(o, std::span(operands.begin(), operands.size()), flags);
  }
  // The same record with "// " before it.
  StmtId commented(StmtId s);
  void forward(StmtId s) { forward(s, s); }
  void forward(StmtId s, StmtId replay);
  void forward(StmtOp o, std::initializer_list<Operand> operands) { forward(record(o, operands)); }
  void forward(StmtOp o, std::span<const Operand> operands) { forward(record(o, operands)); }
  void forward_only(StmtId s);
  // Without a #line directive of its own.
  void forward_raw(StmtId s) { block().forward.push_back(s); }
  void reverse(StmtId s);
  void reverse(StmtOp o, std::initializer_list<Operand> operands) { reverse(record(o, operands)); }
  void reverse(StmtOp o, std::span<const Operand> operands) { reverse(record(o, operands)); }
  // Echoes the node's line, if it is another one than before.
  void set_line(NodeId node);

  // --- blocks
  Block& block() { return blocks_[depth_]; }
  // Its label.
  Operand begin_block(bool is_while = false);
  LoopBlocks end_loop();
  std::uint32_t next_label() { return label_count_++; }
  void indent() { ++indent_; }
  void unindent() { --indent_; }

  // --- places
  std::uint32_t add_place(VarId root);
  std::uint32_t extend_field(std::uint32_t place, Symbol field, std::uint8_t cast = 0);
  std::uint32_t extend_indices(std::uint32_t place, PlaceStep::Kind kind,
                               std::span<const VarId> indices);
  // The slot that a variable is the address of; null: none.
  const Slot* slot_of(VarId v) const;
  // A new reference to the slot, and the record of its address.
  VarId slot_reference(const Slot& slot, std::uint32_t place);
  // A part of what the slot is.
  Slot part_of(Slot slot, const AccessPart& part, const Type& type);
  // Root, access and indices, as records of slots have them.
  std::vector<Operand> slot_operands(const Slot& slot) const;

  // --- taking back
  struct Mark {
    LoweredFunction fn;
    std::vector<Block> blocks;
    std::size_t facts, slots;
    std::uint32_t labels;
  };
  Mark mark() const { return {*fn_, blocks_, facts_.size(), slots_.size(), label_count_}; }
  void rewind(Mark to);

 private:
  struct MadeTuple {
    std::uint32_t tuple, line;
    NodeId at;
  };
  void line_directive(StmtId s, std::initializer_list<std::vector<StmtId>*> to);
  std::uint32_t extend(std::uint32_t place, const PlaceStep& step);

  Position& here_;
  Tree* tree_ = nullptr;
  Lowered* out_ = nullptr;
  LoweredFunction* fn_ = nullptr;
  std::vector<VarFacts> facts_;
  std::vector<Slot> slots_;
  std::vector<Block> blocks_;
  std::size_t depth_ = 0;
  std::uint32_t label_count_ = 0;
  std::uint8_t indent_ = 0;
  std::vector<MadeTuple> tuples_made_;  // the variables that are tuples
};

}  // namespace weft
