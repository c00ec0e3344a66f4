// What names and calls stand for: the names in scope, the module's names behind them, and which
// overload of a function a call chooses.
//
// Input: names, and the values that a call passes. Output: a Value, or the FunctionId of an
// overload, which may be a new instance of a template. The class leaves no records; of variables it
// asks the recorder for types and constants. It has about 30 methods because Python's one rule for
// names, the scope and then the module, is the ground of all of them.
#pragma once

#include <deque>
#include <optional>

#include "recorder.h"
#include "weft/builtins/builtin_id.h"

namespace weft {

using Path = InlineVec<Symbol, 8>;  // a dotted name

// An expression that is a dotted name of a compile-time object, without evaluating it.
struct StaticName {
  Value object;  // None: it is no such name
  Path path;
  bool lacks_attribute = false;  // the object has not the last name of the path
  bool through_object = false;   // it is an attribute of an object of Python's
};

class Resolver {
 public:
  static constexpr std::uint32_t kNone = Recorder::kNone;
  struct Entry {
    Symbol name;
    Value value;
  };
  using Scope = std::vector<Entry>;  // in the order of first assignment, which phis follow
  // What a call of a function of the module passes.
  struct UserArgs {
    std::span<const Value> args;
    std::span<const NamedArg> kwargs;
    // By parameter; the kind is Value::None where the default is to be used.
    Value at(const Tree& tree, const FunctionDecl& f, std::size_t param) const;
  };

  Resolver(const Position& here, Recorder& rec, ModuleNames& names)
      : here_(here), rec_(rec), names_(names) {}
  void attach(Tree& tree, Lowered& out) {
    tree_ = &tree;
    out_ = &out;
  }
  void begin();

  // --- the scope
  Scope& scope() { return scope_; }
  Value* lookup(Symbol name) { return const_cast<Value*>(find(scope_, name)); }
  void bind(Symbol name, Value v);
  const Value* find(const Scope& scope, Symbol s) const;
  void append(Scope& scope, Symbol s, Value v);
  bool is_named(VarId v) const;
  bool is_ref_parameter(Symbol s) const;

  // --- objects that are known when compiling
  // The expression must be a name, or attributes of one.
  StaticName dotted_name(NodeId node);
  Diag missing(Value v) const;
  Value type_of(const Type& t);
  // None if the type has no attribute of that name that we know.
  Value type_attribute(const Type& t, Symbol attr);
  // An attribute of the object that stands for an array's type, but for those of any type.
  Result<Value> array_attribute(const Type& t, ArrayForm form, std::string_view which);
  const FieldDecl* field_of(const Type& t, Symbol name) const;
  // Whether an expression has a wp.static() in it.
  bool contains_static(NodeId node);

  // --- arguments
  CallArg call_arg(Value v);
  void fill_call_arg(Value v, CallArg& a);  // the same, where it shall lie; `a` is a new one
  static Value value_of(const CallArg& a);  // what call_arg() was made of
  // The elements of a tuple that a variable is.
  std::uint32_t add_tuple(std::vector<CallArg> elements);
  Value add_shape(std::vector<CallArg> sides);

  // --- overloads
  Result<FunctionId> choose(std::uint32_t group, const UserArgs& args);
  Result<FunctionId> specialize(FunctionId from, std::span<const Value> bound);
  // The user functions that overload an operator for these operands, if there are any.
  std::optional<std::uint32_t> user_operator(BuiltinId op, Value left, Value right);
  bool operator_is_named(BuiltinId op);
  Result<bool> overloads_operator(BuiltinId op, VarId left, VarId right);

  // --- taking back
  struct Mark {
    Scope scope;
    std::size_t tuples, shapes;
  };
  Mark mark() const { return {scope_, tuples_.size(), shapes_.size()}; }
  void rewind(Mark to);

 private:
  bool takes_default(const ArgDecl& a);
  bool takes_other_arrays(const FunctionDecl& f, const UserArgs& args) const;
  bool parameter_takes(const Type& param, const Type& arg) const;
  bool matches(const FunctionDecl& f, std::span<const Value> args, std::span<const NamedArg> kwargs,
               bool erase = false);
  std::optional<FunctionId> instantiate(std::uint32_t group, FunctionId from, const UserArgs& args);
  Type default_type(NodeId node);

  const Position& here_;
  Recorder& rec_;
  ModuleNames& names_;
  Tree* tree_ = nullptr;
  Lowered* out_ = nullptr;
  Scope scope_;
  std::vector<std::uint32_t> scope_at_;      // by symbol: where it was appended last; kNone: never
  std::vector<Symbol> bound_;                // those that were
  std::deque<std::vector<CallArg>> tuples_;  // VarFacts::tuple
  std::deque<std::vector<CallArg>> shapes_;  // of values of kind Shape
};

// Of a parameter that takes a function.
inline bool is_function_type(const Type& t) { return t.plain(TypeKind::Function); }

// The argument that binds to a parameter: positional, then by keyword; -1: none.
int argument_of(std::size_t param, std::string_view name, std::size_t positional,
                std::span<const NamedArg> kwargs);

}  // namespace weft
