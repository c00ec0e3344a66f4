// A module with Warp kernels as a typed tree.
//
// Input: built by synth/ (types filled in as it builds) or frontend/ (types found by lowering).
// Output: everything downstream reads only this, so it cannot tell which of the two made it.
// Invariant: nodes are trivially destructible and named by 32-bit ids of one Tree; annotations are
// side vectors indexed by NodeId; a Tree is dropped whole.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/diag.h"
#include "weft/base/ids.h"
#include "weft/base/interner.h"
#include "weft/types/type.h"

namespace weft {

enum class NodeKind : std::uint8_t {
#define WEFT_STMT(Kind, children) Kind,
#define WEFT_EXPR(Kind, children) Kind,
#define WEFT_PART(Kind, children) Kind,
#include "weft/ast/nodes.def"
};

enum class BinaryOp : std::uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  FloorDiv,
  Pow,
  Mod,
  BitAnd,
  BitOr,
  BitXor,
  LShift,
  RShift
};
enum class UnaryOp : std::uint8_t { UAdd, USub, Not, Invert };
enum class BoolOp : std::uint8_t { And, Or };
enum class CompareOp : std::uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };
// BigInt: an integer of more than 64 bits, of which nothing is computed.
enum class ConstantKind : std::uint8_t {
  None,
  Bool,
  Int,
  Float,
  Str,
  Ellipsis,
  Bytes,
  Complex,
  BigInt,
};

using NodeId = Id<struct NodeTag>;

struct Node {
  NodeKind kind = NodeKind::Pass;
  std::uint8_t op = 0;           // the operator enum of the kind, or ConstantKind
  std::uint32_t kids_begin = 0;  // into Tree::kids
  std::uint32_t kids_count = 0;
  std::uint32_t split = 0;  // see nodes.def; index among the node's children
  Symbol name;              // identifier, attribute, keyword, text of a string, digits of a BigInt
  std::uint64_t bits = 0;   // magnitude of an int, bits of a double, 0/1 of a bool
};

struct NodeLoc {
  std::uint32_t line = 0;  // 1-based in the file; 0: not yet printed
  std::uint32_t col = 0;   // 0-based byte column
  std::uint32_t end_line = 0;
  std::uint32_t end_col = 0;
};

using FunctionId = Id<struct FunctionTag>;  // into Tree::functions
using StructId = Id<struct StructTag>;      // into Tree::structs; Type::index of a struct type
using ConstantId = Id<struct ConstantTag>;  // into Tree::constants

// What a call calls, as lowering found it.
struct Callee {
  enum Kind : std::uint8_t {
    Unknown,   // not lowered yet, or something else: a type, a struct
    Function,  // index: a FunctionId
    Builtin,   // index: into builtins()
    Branch,    // of an if or conditional expression with a constant test; index: 1 if it holds
    Several,   // another one in another round of an unrolled loop
  };
  Kind kind = Unknown;
  std::uint32_t index = 0;
  friend bool operator==(const Callee&, const Callee&) = default;
};

// A compile-time value: a Python number or string, or a value of a Warp type.
struct ConstValue {
  Type type;                    // float32/int32/bool for Python's float/int/bool
  bool python = true;           // a plain Python value rather than an instance of a Warp type
  std::vector<double> f;        // components of float types (before rounding to the type)
  std::vector<std::int64_t> i;  // components of integer and bool types (uint64: same bits)
  std::string s;  // text of a string; the digits of an integer that int64 does not hold
};

struct ConstantDecl {
  Symbol name;
  NodeId value;          // the expression of the right-hand side as written
  bool wrapped = false;  // written as NAME = wp.constant(value)
  ConstValue resolved;
  std::uint32_t line = 0;
};

// How an array's annotation was written: wp.array(dtype=float) makes an object that has a size (0),
// wp.array[float] makes one without.
enum class ArrayForm : std::uint8_t { Unknown, Made, Bare };

struct FieldDecl {
  Symbol name;
  Type type;
  NodeId annotation;
  ArrayForm form = ArrayForm::Unknown;
};

struct StructDecl {
  Symbol name;
  std::vector<FieldDecl> fields;
  std::uint32_t line = 0;
  // Of a captured program: its name in C++, its hash in hexadecimal digits, and what of it weft
  // does not know.
  std::string native;
  std::string hash;
  std::string unsupported;
};

struct ArgDecl {
  Symbol name;
  Type type;
  NodeId annotation;     // the expression as written
  NodeId default_value;  // invalid: none
  bool python = false;   // the type was given as Python's own int, float or bool
  ArrayForm form = ArrayForm::Unknown;
};

// Options by name, with the text that Python's str() gives of their value; the last of a name
// counts.
using Options = std::vector<std::pair<std::string, std::string>>;

struct FunctionDecl {
  static constexpr std::uint32_t kNotCaptured = 0xffffffffu;

  Symbol name;
  bool is_kernel = false;
  std::vector<ArgDecl> args;
  bool has_return_type = false;
  std::vector<Type> return_types;  // one per result of an annotated function
  NodeId def;                      // the FunctionDef node
  // What a file's wp.static() calls were replaced by: each expression's text, in Python's order.
  std::vector<std::pair<std::string, ConstValue>> statics;
  Options options;  // of @wp.kernel(...)
  // Of a kernel in another module than the file's: its name or "unique", and its options, which
  // count instead of Tree::module_options.
  std::string module;
  Options module_options;
  std::uint32_t first_line = 0;  // line of the first decorator, 1-based
  std::uint32_t last_line = 0;   // last line of the body

  // What a running Python knew of it, of a function of a captured program; of a function of a file,
  // what is special in it: into Tree::captured.
  std::uint32_t captured = kNotCaptured;
};

// What a name stands for in one function, as a running Python knew it.
struct Object {
  enum Kind : std::uint8_t {
    Unknown,    // index: into Tree::object_texts, the Python class
    Warp,       // the warp module; index: of the scope with those attributes builtins do not have
    Math,       // the math module
    Namespace,  // a module or class; index: of the scope with its attributes
    Instance,   // another object; likewise
    Constant,   // index: into Tree::object_constants
    Type,       // index: into Tree::object_types
    Struct,     // index: of the struct
    Group,      // a function with its overloads; index: into Tree::groups
    Builtin,    // index: into Tree::object_texts, the key
    Python,     // a function of Python's builtins; index: into Tree::object_texts
    Special,    // wp.static, wp.grad, wp.address_of; index: into Tree::object_texts
    Grad,       // wp.grad(f); index: into Tree::objects, f
  };
  Kind kind = Unknown;
  std::uint32_t index = 0;
};

// A function of a captured program, or a special one of a file, beyond its declaration.
struct CapturedFunction {
  static constexpr std::uint32_t kModuleScope = 0xffffffffu;

  std::uint32_t scope = 0;  // into Tree::scopes: what its names stand for; of files kModuleScope
  std::int32_t line_shift = 0;  // from a line of Tree::source to the line in `file`
  std::string file;
  std::string native;  // its name in C++: sq_0; empty for kernels and in files
  int kernel_dim = 1;
  bool generic = false;    // some argument's type is a template
  FunctionId instance_of;  // the template that lowering made it of
  // @wp.func_native: C++ text in the place of a body.
  bool is_native = false, has_adj_snippet = false, has_replay_snippet = false;
  std::string snippet, adj_snippet, replay_snippet;
  // Of native code: the annotation of the result says what it returns, if there is one. Warp
  // believes it under a decorator that is written `....func_native(...)` and stands alone; under
  // any other one the `return` statements of the Python body say it.
  bool annotation_decides = true;
  FunctionId grad, replay;  // what @wp.func_grad and @wp.func_replay made of it
  FunctionId gradient_of;   // of a file's custom gradient: the function
  int reverse_args = -1;    // of a custom gradient: how many arguments are the function's own
  bool skip_forward = false, skip_reverse = false;
  std::string inline_hint;
  std::string unsupported;  // what weft does not lower, in words
  // What wp.static() gave that Warp could not evaluate before it generated code, in their order.
  std::vector<Object> statics;
};

struct ObjectType {
  Type type;
  bool python = false;  // one of Python's own int, float, bool
  std::string name;     // the class's __name__
};

struct GroupDecl {
  Symbol key;
  std::string native;                 // C++ name of the overload that Warp takes for the whole
  std::vector<FunctionId> overloads;  // in the order in which Warp tries them
  std::uint32_t scope = 0xffffffffu;  // into Tree::scopes: its attributes, if any are asked for
};

// NAME = wp.types.vector(length=5, dtype=float), and the like: a module-level name for a type.
struct AliasDecl {
  Symbol name;
  NodeId value;  // the expression of the right-hand side as written
  Type type;
  std::uint32_t line = 0;
  bool python = false;  // of Python's own int, float or bool
};

// A module-level name whose meaning is not known or not supported; `why` is the diagnostic to give
// when a kernel that is to be lowered uses the name, or is the name. Such a name stands in none of
// the lists of constants, aliases, structs and functions.
struct UnknownName {
  Symbol name;
  bool is_kernel = false;
  Diag why;
  bool is_no_value = false;  // surely neither a number nor another value of Warp's
};

enum class ItemKind : std::uint8_t { Constant, Struct, Function, Alias };
struct Item {
  ItemKind kind;
  std::uint32_t index;
};

class Tree {
 public:
  // Forgets everything, keeps the memory: for reuse from row to row.
  void clear();

  // How far the tree has grown; rewind() takes away what was added since, but for names. What stood
  // before must not have been changed: lowering only adds (instances of templates, rewritten
  // loops).
  struct Mark {
    std::size_t nodes = 0, kids = 0, compare_ops = 0, functions = 0, captured = 0, tuples = 0,
                tiles = 0, objects = 0, store_orders = 0;
  };
  Mark mark() const;
  void rewind(const Mark& mark);

  // --- building -----------------------------------------------------------------------------
  NodeId add(NodeKind kind, std::span<const NodeId> kids = {}, std::uint8_t op = 0,
             Symbol name = {}, std::uint64_t bits = 0, std::uint32_t split = 0);
  // Puts a name in an expression's place; the expression is returned as a node of its own.
  NodeId replace_by_name(NodeId id, Symbol name);
  Symbol intern(std::string_view text) { return names_.intern(text); }
  std::string_view text(Symbol s) const { return names_.text(s); }
  Symbol find(std::string_view text) const { return names_.find(text); }
  std::size_t symbol_count() const { return names_.size(); }

  // --- reading ------------------------------------------------------------------------------
  const Node& node(NodeId id) const { return nodes_[id.v]; }
  Node& node(NodeId id) { return nodes_[id.v]; }
  std::span<const NodeId> kids(NodeId id) const {
    const Node& n = nodes_[id.v];
    return {kids_.data() + n.kids_begin, n.kids_count};
  }
  NodeId kid(NodeId id, std::uint32_t i) const { return kids_[nodes_[id.v].kids_begin + i]; }
  std::span<const NodeId> kids_before_split(NodeId id, std::uint32_t from) const;  // [from, split)
  std::span<const NodeId> kids_after_split(NodeId id) const;                       // [split, end)
  std::span<const CompareOp> compare_ops(NodeId id) const {
    return {compare_ops_.data() + nodes_[id.v].bits, nodes_[id.v].kids_count - 1};
  }
  std::uint64_t add_compare_ops(std::span<const CompareOp> ops);
  std::size_t size() const { return nodes_.size(); }

  // --- annotations, indexed by NodeId ---------------------------------------------------------
  NodeLoc& loc(NodeId id) { return locs_[id.v]; }
  const NodeLoc& loc(NodeId id) const { return locs_[id.v]; }
  Type& type(NodeId id) { return types_[id.v]; }  // Void: not known yet
  const Type& type(NodeId id) const { return types_[id.v]; }
  // Of the node of what is called, `f` of `f(x)`. Of a template's nodes that its instances share,
  // types are those of the instance that was lowered last, and callees are Several where they
  // differ.
  Callee callee(NodeId id) const { return id.v < callees_.size() ? callees_[id.v] : Callee{}; }
  void note_callee(NodeId id, Callee callee);
  void forget_callees();

  // --- the module ---------------------------------------------------------------------------
  std::vector<ConstantDecl> constants;
  std::vector<StructDecl> structs;
  std::vector<FunctionDecl> functions;  // functions and kernels in the order of definition
  std::vector<AliasDecl> aliases;
  std::vector<UnknownName> unknown_names;
  std::vector<UnknownName> nested_kernels;  // inside other statements: no names of the module
  std::vector<Item> items;                  // everything in the order of the file
  std::vector<std::vector<Type>> tuples;    // element types of tuple types
  std::vector<TileInfo> tiles;              // of tile types
  // How the file names the packages it imports: alias -> "warp", "math", "numpy".
  std::vector<std::pair<Symbol, std::string>> modules;
  // Names bound to warp's own by `from warp import x as y`: alias -> dotted path, "warp.x".
  std::vector<std::pair<Symbol, std::string>> imported_names;
  // What wp.set_module_options({...}) says at module level, and what the module took of wp.config
  // when it was made.
  Options module_options;
  // What `wp.config.x = v` says of what is looked up when code is generated, which options of a
  // module come before; of what Warp does not copy into modules, as "config.x".
  Options config_options;

  // --- of captured programs -------------------------------------------------------------------
  std::vector<std::vector<std::pair<Symbol, Object>>> scopes;  // in the order of their symbols
  std::vector<CapturedFunction> captured;
  std::vector<GroupDecl> groups;
  std::vector<Object> objects;  // of nodes of that kind
  std::vector<ConstValue> object_constants;
  std::vector<ObjectType> object_types;
  std::vector<std::string> object_texts;
  // The names that a loop's body assigns, in the order in which the process's sets have them.
  std::vector<std::vector<Symbol>> store_orders;
  std::string kernel_hash;  // 64 hexadecimal digits as Warp computed them; empty: to be computed

  std::string source;     // the file's text; lines are what Warp echoes in comments
  std::string file_name;  // without its folder

  // A variant of a captured function that lowering makes: an instance of a template, say. Warp
  // parses its source anew and counts its lines from 0.
  FunctionId add_instance(FunctionId from, FunctionDecl decl);
  const CapturedFunction* captured_of(const FunctionDecl& f) const {
    return f.captured == FunctionDecl::kNotCaptured ? nullptr : &captured[f.captured];
  }
  const CapturedFunction* captured_of(FunctionId f) const { return captured_of(functions[f.v]); }
  // Whether a function is from a captured program rather than from a file.
  bool of_program(const FunctionDecl& f) const {
    const CapturedFunction* c = captured_of(f);
    return c != nullptr && c->scope != CapturedFunction::kModuleScope;
  }
  // The place of a line of `source` that lies in the function: the file that the function is from,
  // and the line there.
  SourceLoc place_in(const FunctionDecl& function, int line) const;
  // The same of a line in any function of a captured program; otherwise the line of `path`.
  SourceLoc place_for_people(const std::string& path, int line) const;
  std::string_view source_line(std::uint32_t line) const;  // 1-based, without the newline
  void index_lines();                                      // to be called after `source` was set
  std::uint32_t line_count() const { return static_cast<std::uint32_t>(line_starts_.size()); }

 private:
  std::vector<Node> nodes_;
  std::vector<NodeId> kids_;
  std::vector<CompareOp> compare_ops_;
  std::vector<NodeLoc> locs_;
  std::vector<Type> types_;
  std::vector<Callee> callees_;     // as far as the last node that has had one
  std::vector<NodeId> has_callee_;  // of them those that have one now
  std::vector<std::uint32_t> line_starts_;
  Interner names_;
};

std::string_view node_kind_name(NodeKind kind);

// Text of the tree for people and tests: one node a line, indented, with types where known.
// The second form is for a tree that was lowered: its types refer to the tuples and tiles of the
// Lowered.
std::string dump_tree(const Tree& tree);
std::string dump_tree(const Tree& tree, std::span<const std::vector<Type>> tuples,
                      std::span<const TileInfo> tiles);

// Own invariants (child counts, ids in range, splits); aborts with the fault. Runs in dev builds.
void verify_tree(const Tree& tree);

}  // namespace weft
