// What lowering leaves behind: variables, and records of the forward, replay and reverse passes.
//
// Nothing here is text but names and literals of the program itself: emit/ turns records into C++.
// Targets differ only in emission: nothing in a Lowered depends on the device, but for tiles whose
// shape is that of a block; where there are any, `uses_block_dim` is set, and each target needs a
// Lowered of its own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/ids.h"
#include "weft/base/sha256.h"
#include "weft/builtins/builtins.h"
#include "weft/hir/program.h"
#include "weft/types/type.h"

namespace weft {

using VarId = Id<struct VarTag>;  // into LoweredFunction::vars

// One operand of a record: what it stands for in the high byte, an index or number below.
struct Operand {
  enum Tag : std::uint8_t {
    Var,         // var_12, var_x
    Adj,         // adj_12
    AddrAdj,     // &adj_12
    Text,        // LoweredFunction::texts
    Number,      // LoweredFunction::numbers
    Block,       // for_3, while_4: number * 2 + is_while
    Open,        // { of an initializer list
    Close,       // }
    LValue,      // the value at a place: LoweredFunction::places
    Pointer,     // its address
    AdjPointer,  // the address of its adjoint
    Access,      // .pos.component_ref(var_4): LoweredFunction::accesses
    AdjRoot,     // adjoint array of a slot: LoweredFunction::places, var in the next operand
    Const,       // LoweredFunction::literals
    Ret,         // ret_0
    AdjRet,      // adj_ret_0
    AdjRetOnly,  // adj_ret
    DerefVar,    // *(var_3)
    StarVar,     // *var_3
    Name,        // a field's name; the number of its symbol
    TypeName,    // a type's name in C++: LoweredFunction::types
    Compare,     // ==; a CompareOp
    SlotAction,  // store, atomic_add: 0, or a BinaryOp and 1
    Callee,      // wp::adj_add: LoweredFunction::callees
    List,        // of deterministic mode, by its name: Lowered::scatters
  };
  std::uint32_t bits = 0;

  Operand() = default;
  constexpr Operand(Tag tag, std::uint32_t value)
      : bits(static_cast<std::uint32_t>(tag) << 26 | value) {}
  Tag tag() const { return static_cast<Tag>(bits >> 26); }
  std::uint32_t value() const { return bits & 0x3ffffffu; }
};

enum class StmtOp : std::uint8_t {
#define WEFT_RECORD(Op, form) Op,
#include "weft/lower/stmts.def"
};

struct Stmt {
  StmtOp op;
  std::uint8_t indent;  // levels of four spaces
  std::uint8_t flags = 0;
  std::uint8_t first_tag = 0;
  std::uint32_t begin = 0;  // into LoweredFunction::operands
  std::uint32_t count = 0;

  static constexpr std::uint8_t kHasResult = 1;  // Call: the second operand is the result
  static constexpr std::uint8_t kTab = 2;        // a tab after the indentation
  static constexpr std::uint8_t kBare = 4;       // no indentation at all
  static constexpr std::uint8_t kComment = 8;  // written as "// ..." (a store that is not replayed)
};
using StmtId = std::uint32_t;

// A compile-time value of a variable.
struct VarConst {
  enum Kind : std::uint8_t { None, Int, Float, Bool, Str, Value, BigInt } kind = None;
  bool wide = false;        // Int: beyond int64, `i` holds the bits
  bool typed = false;       // an instance of a Warp scalar: wide integers carry a suffix
  std::int64_t i = 0;       // Int, Bool; BigInt: its lowest bits
  double f = 0;             // Float
  std::uint32_t value = 0;  // Str, BigInt: into texts; Value: into LoweredFunction::values
};

struct LoweredVar {
  Type type;
  enum Kind : std::uint8_t {
    Local,         // label: its number
    Argument,      // label: index of the argument
    Member,        // label: of which variable
    AdjointOf,     // the adjoint of a variable as a value; label: the variable
    AdjointPlace,  // the adjoint of what is at a place; label: the place
    Callee,        // a function passed to a builtin; label: of callees; constant.i: whether it has
                   // an adjoint
    Number,        // a number that stands for itself; label: of numbers
    PairType,    // the type of complex numbers of the variable's scalar type, in a call of a macro
    NoArgument,  // what stands in a call of a macro where it takes an argument only from others
    Typed,       // nothing but a type, by which an overload is looked for
  } kind = Local;
  std::uint32_t label = 0;
  Symbol name;  // Argument: its name; Member: the field
  VarConst constant;
};

// Where a reference points: a root and the steps from it.
struct PlaceStep {
  enum Kind : std::uint8_t { Field, Array, View, Index } kind;
  Symbol field;           // Field
  std::uint8_t cast = 0;  // 1: pointer read as uint64 (arr.ptr)
  std::uint8_t index_count = 0;
  VarId indices[4];
};
struct Place {
  VarId root;
  bool by_reference = false;         // the root is a parameter by reference, a pointer
  std::uint32_t step = 0xffffffffu;  // last step: into LoweredFunction::steps, a list by `previous`
};
struct PlaceLink {
  PlaceStep step;
  std::uint32_t previous;
};

// The part of an array element that a store or an atomic goes to.
struct AccessPart {
  enum Kind : std::uint8_t { Component, Row, Element, Field } kind;
  Symbol field;
  VarId i, j;
};
struct Access {
  std::uint32_t begin = 0, count = 0;  // into LoweredFunction::access_parts
};

// A template argument of a native call.
struct TemplateArg {
  // Text: a tile's type as it was when the call was recorded; its storage may change later.
  enum Kind : std::uint8_t { Int, Bool, TypeName, Text } kind = Int;
  std::int64_t i = 0;  // Int, Bool; Text: of LoweredFunction::texts
  Type type;           // TypeName
};

// The C++ function that a record calls, or that a builtin is given.
struct NativeCallee {
  enum Form : std::uint8_t { Plain, Adjoint, Replay } form = Plain;
  const Overload* overload = nullptr;  // a builtin's; none: a function of the module or a struct
  std::uint32_t name = 0;              // of a function or struct: into LoweredFunction::texts
  std::uint32_t templates = 0, template_count = 0;  // into LoweredFunction::template_args
};

// What a Call record of the forward pass calls, for analyses: text alone does not say.
struct CallNote {
  StmtId stmt;
  const Overload* overload = nullptr;  // none: a function of the module, or a struct's constructor
  FunctionId function;                 // invalid for builtins and constructors
  std::uint32_t results = 0;           // the last operands but for braces, or the first if only one
};

// What lowering found of a node: its type, or what is called there.
struct NodeNote {
  NodeId node;
  Type type;
  Callee callee;
};

struct LoweredFunction {
  FunctionId decl;
  std::string native_name;  // two_0, or the kernel's mangled name
  std::vector<LoweredVar> vars;
  std::vector<VarId> locals;               // in the order of their numbers
  std::vector<std::uint32_t> local_lines;  // where each was made; only with Lowered::lineinfo
  std::vector<VarId> args;
  bool has_return = false;
  std::vector<VarId> returns;  // variables of the last return statement

  std::vector<Stmt> stmts;
  std::vector<Operand> operands;
  std::vector<CallNote> calls;  // in the order of their records
  // Call records of the forward pass, and the instruction of the resolved program that each comes
  // from; only where one was asked for.
  std::vector<std::pair<StmtId, hir::InstId>> origins;
  std::vector<StmtId> forward, replay,
      reverse;  // reverse: in the order of recording, emitted backwards

  std::string text_pool;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> texts;  // offset, length
  std::vector<std::int64_t> numbers;
  std::vector<std::pair<Type, VarConst>> literals;
  std::vector<ConstValue> values;
  std::vector<Type> types;
  std::vector<NativeCallee> callees;
  std::vector<TemplateArg> template_args;
  std::vector<Place> places;
  std::vector<PlaceLink> steps;
  std::vector<AccessPart> access_parts;
  std::vector<Access> accesses;

  bool uses_grad = false;             // calls wp.grad(): emitted last, and without an adjoint
  bool has_adjoint = false;           // it is needed: by a kernel's backward pass, or by wp.grad()
  std::vector<FunctionId> passed;     // functions that builtins are given: a tile's map calls one
  std::vector<FunctionId> ref_calls;  // callees with parameters by reference and no own adjoint

  // Of an instance of a template, whose nodes it shares with others: what they are in this one, in
  // the order in which it was found.
  std::vector<NodeNote> notes;

  // Kernels only.
  int kernel_dim = 1;
  bool uses_tid = false, uses_scalar_tid = false;
  bool has_non_unrolled_constant_loop = false;
  // An augmented assignment to a part of an array element that has no adjoint; the message that
  // Warp gives when backward code is asked for.
  bool backward_unsupported = false;
  std::uint32_t backward_unsupported_line = 0;
  std::uint32_t backward_unsupported_col = 0;

  std::string_view text(std::uint32_t id) const {
    return std::string_view(text_pool).substr(texts[id].first, texts[id].second);
  }
  void clear();
};

// What the options say of the CUDA kernel's own declaration.
struct LaunchOptions {
  bool grid_stride = true;
  std::string bounds;  // of __launch_bounds__: "256" or "256, 2"; empty: none
  int cluster = 1;
  int max_registers = 0;  // 0: not said
  bool smem_spilling = false;
  int block_dim = 0;  // what the kernel says itself, which goes before the launch; 0: nothing
  // entry_point_abi="external_constant_params": on CUDA alone, the argument is what a constant
  // holds.
  bool external_params = false;
  // launch_bounds that Warp refuses when it comes to print them, which it does on CUDA alone.
  bool only_cpu = false;
};

// An array that the kernel adds to in deterministic mode: to it, or to its gradient.
struct ScatterTarget {
  VarId root;  // an argument of the kernel
  bool adjoint = false;
  bool counter = false;  // an array of int32 whose atomic_add() gives out places
  std::string family;    // of atomics: add, min or max
  std::string helper;    // the name of the list in C++
  Type element;
};

// How an array is used beside that.
enum ArrayUse : std::uint8_t { Read, Written, Updated };

struct Lowered {
  const Tree* tree = nullptr;
  LaunchOptions launch;
  FunctionId kernel_decl;  // the kernel, or the function that was lowered by itself
  LoweredFunction kernel;  // empty for a function by itself, which is one of `functions`
  std::vector<LoweredFunction> functions;  // in the order in which Warp builds them
  std::vector<std::uint32_t> structs;      // indices of Tree::structs, dependencies first
  std::vector<std::string> struct_native;  // native name of every struct of the tree
  std::vector<std::string> struct_python;
  std::vector<Sha256Digest> struct_hash;
  std::vector<std::vector<Type>> tuples;
  std::vector<TileInfo> tiles;
  std::vector<SliceInfo> slices;
  int block_dim = 1;
  bool uses_block_dim = false;  // a tile's shape is that of a block of `block_dim` threads
  Sha256Digest hash{};          // the kernel's
  bool enable_backward = true;
  bool lineinfo = false;    // statements come with #line directives
  bool strip_hash = false;  // the kernel's name is its key
  bool deterministic = false;
  bool needs_context = false;           // deterministic mode: some statement asks which pass it is
  std::vector<ScatterTarget> scatters;  // in the order of their numbers
  std::vector<std::pair<VarId, ArrayUse>> array_uses;
  std::vector<std::string_view>
      builtins_used;  // keys called by name or through an operator, sorted

  TypeNames names() const { return {struct_python, struct_native, tuples, tiles}; }
};

// Text of the records for people and tests.
std::string dump_lowered(const Lowered& lowered);

}  // namespace weft
