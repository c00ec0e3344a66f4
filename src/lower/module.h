// A module as lowering sees it: what every name at module level stands for.
//
// Input: a Tree. Invariant: built once per lowered kernel, then only read; symbols of the tree are
// the index, so a look-up is an array access.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/result.h"
#include "weft/builtins/builtins.h"
#include "weft/lower/lowered.h"

namespace weft {

// What an expression evaluates to while lowering: a variable, several, or a compile-time object.
struct Value {
  enum Kind : std::uint8_t {
    None,
    Var,          // index: VarId
    List,         // results of a function; index: into those of the Walk
    Type,         // a type object; index: into ModuleNames::type_objects
    Struct,       // index: of Tree::structs
    Builtin,      // index: of builtins()
    Functions,    // a user function and its overloads; index: of ModuleNames::groups
    Constant,     // index: into ModuleNames::constants
    Warp,         // the warp module
    WarpPart,     // a class in it that has constants, or wp.types; index: symbol
    Math,         // the math module
    Module,       // any other module
    Namespace,    // a module or class whose attributes are known; index: into Tree::scopes
    Instance,     // another such object, of which Warp takes functions, types and lengths alone
    Special,      // wp.static, wp.grad, wp.address_of; index: into Tree::object_texts
    Grad,         // wp.grad(f); index: of the group
    GradBuiltin,  // wp.grad(f); index: of builtins()
    Opaque,       // an object that is not understood; index: into Tree::object_texts
    PyFunction,   // a function of Python's builtins; index: symbol
    Missing,      // a module-level name that is not understood; index: of Tree::unknown_names
    Shape,        // a tile's shape; index: into those of the Resolver
  };
  Kind kind = None;
  std::uint32_t index = 0;

  bool is_var() const { return kind == Var; }
  VarId var() const { return VarId{index}; }
  static Value of(VarId v) { return {Var, v.v}; }
  friend bool operator==(const Value&, const Value&) = default;
};

// A type object as Python sees it: `float` and `wp.float32` are two that spell one type.
struct TypeObject {
  Type type;
  bool python = false;    // one of Python's own int, float, bool
  std::string_view name;  // the class's __name__, by which Warp looks up constructors
};

struct ConstantObject {
  Type type;
  VarConst value;  // Value::value refers to `composite`
  const ConstValue* composite = nullptr;
  std::string_view text;  // of a string
};

struct FunctionGroup {
  Symbol name;
  std::string native;                 // of the overload that Warp takes for the whole
  std::vector<FunctionId> overloads;  // in the order in which Warp tries them
  std::vector<std::string> signatures;
};

// In CallArg::handle: a compile-time object that becomes a variable where the call needs it, after
// its results; the rest is its index in ModuleNames::constants.
inline constexpr std::uint32_t kObject = 0x80000000u;

class ModuleNames {
 public:
  void build(Tree& tree, Lowered& out);
  // Back to what build() made of a tree that has been rewound since.
  void rebuild();
  // Native names of the functions that lowering has added since.
  void adopt_instances();
  void add_overload(std::uint32_t group, FunctionId id);

  // The object bound to a name at module level, or in the scope of the captured function that is
  // being lowered; None if there is none.
  Value global(Symbol name) const;
  // As Warp's resolve_path for a name that no local hides: module level, then the warp module,
  // then Python's builtins.
  Value root(Symbol name);
  // Whose names global() and root() look up; the one before is returned, to be put back.
  std::uint32_t enter(const FunctionDecl& f);
  void leave(std::uint32_t before) { scope_ = before; }
  Value object(const Object& o);
  // The function that a specialised function has in the place of a parameter.
  const Value* target_of(FunctionId f, Symbol param) const;
  // Attribute of a compile-time object; None if it has none of that name.
  Value attribute(Value object, Symbol name);

  Value type_value(const TypeObject& t);
  Value python_type(const Type& type);  // Python's own int, float or bool
  Value constant_value(const ConstantObject& c);
  static ConstantObject constant_of(const ConstValue& v);

  Tree* tree = nullptr;
  std::vector<TypeObject> type_objects;
  std::vector<ConstantObject> constants;
  std::vector<FunctionGroup> groups;
  std::vector<std::uint32_t> group_of;   // by FunctionId
  std::vector<std::string> native_name;  // of functions, by FunctionId: two_0
  // Functions made for the functions that calls pass them.
  struct Specialization {
    FunctionId original;
    std::vector<std::pair<Symbol, Value>> targets;
    FunctionId id;
  };
  std::vector<Specialization> specializations;

 private:
  Value warp_attribute(std::string_view name);
  Value warp_part(Symbol name) const;
  Value math_attribute(std::string_view name);
  Value component(const ConstantObject& whole, std::string_view name);
  Value dotted(std::string_view path);
  Value in_scope(std::uint32_t scope, Symbol name) const;
  void bind(Symbol name, Value v);

  void add_function(FunctionId id, std::string signature);
  void count_native_names();

  std::vector<Value> globals_;        // by symbol
  std::vector<int> definitions_;      // by symbol: how many functions have had the name
  std::vector<std::uint32_t> grown_;  // groups that lowering gave overloads, one for each
  // Of captured programs: Tree::scopes with its objects as values.
  std::vector<std::vector<std::pair<Symbol, Value>>> scopes_;
  std::uint32_t scope_ = 0xffffffffu;
  // What the warp module has of a name, found once; by symbol. Kind None and index 1: it has none.
  std::vector<Value> warp_attributes_;
};

// Computes Lowered::struct_native and struct_hash of all structs of the tree.
void name_structs(const Tree& tree, Lowered& out);

// The hash that stands in the names of a kernel, by Warp's rule. Error: functions that call each
// other in too long a row.
Result<Sha256Digest> hash_kernel(const Tree& tree, FunctionId kernel, ModuleNames& names,
                                 const Lowered& out, int& kernel_dim);

std::string function_signature(const FunctionDecl& f, const TypeNames& names);

}  // namespace weft
