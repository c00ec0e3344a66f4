// The table of Warp's builtins and what follows from it: overload resolution and result types.
//
// The table is exported from the pinned Warp by tools/export_builtins.py into
// data/builtins.tsv, which the build turns into constants. It holds the registrations, not the
// concrete copies that Warp expands generic ones into: those only repeat what the generic row's
// result rule says, in the same order.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/types/type.h"

namespace weft {

enum class ResultRule : std::uint8_t {
#define WEFT_RESULT_RULE(Name, doc) Name,
#include "weft/builtins/rules.def"
};
enum class DispatchRule : std::uint8_t {
#define WEFT_DISPATCH_RULE(Name, doc) Name,
#include "weft/builtins/rules.def"
};
enum class InitListRule : std::uint8_t {
#define WEFT_INIT_LIST_RULE(Name, doc) Name,
#include "weft/builtins/rules.def"
};

// What a reduction by a builtin of that native name starts from.
enum class Identity : std::uint8_t { Unknown, Zero, One, Lowest, Highest };
Identity reduction_identity(std::string_view native);

// The element of a sequence of that length at which a slice starts.
std::int64_t slice_start(const SliceInfo& s, std::int64_t length);

enum class ParamKind : std::uint8_t { Positional, Variadic, KeywordOnly };
// Of a parameter's default: None is Python's, Typed an instance of the parameter's integer type.
enum class DefaultKind : std::uint8_t { Required, None, Int, Float, Bool, Typed, Text, Type };

struct Param {
  std::string_view name;
  Type type;  // a template: may be generic
  ParamKind kind;
  DefaultKind default_kind;
  double default_value;
  std::string_view default_text = {};  // of Text; Type is always Python's float
};

struct Builtin;

struct Overload {
  const Builtin* builtin;
  std::span<const Param> params;
  std::string_view native;      // C++ name without namespace, "vec_t"
  std::string_view name_space;  // "wp::" or ""
  ResultRule result;
  std::span<const Type> results;  // of ResultRule::Fixed: none, one or several
  DispatchRule dispatch;
  InitListRule init_list;
  bool variadic : 1;
  bool skip_replay : 1;
  bool differentiable : 1;
  bool original_output : 1;   // adjoint also takes the primal result
  bool adjoint_template : 1;  // adjoint's name carries the template arguments
  bool hidden : 1;            // not for users: reached through syntax only
};

struct Builtin {
  std::string_view key;                 // Python name, "dot"
  std::string_view group;               // Warp's documentation group, "Vector Math"
  std::span<const Overload> overloads;  // in the order in which Warp tries them
  bool python_level;  // a Warp library function written in Python: has no native form
  bool exported;      // an attribute of the warp module, as most are
  // What of it enters the hash of a kernel that calls it, in hexadecimal digits; most enter none.
  std::string_view hash;
};

// All builtins, sorted by key.
std::span<const Builtin> builtins();
const Builtin* find_builtin(std::string_view key);

// Whether `from warp import KEY` finds something: the builtin, or an object of Warp's Python side.
bool can_be_imported(const Builtin& b);

// What a call passes for one parameter.
struct CallArg {
  enum class Kind : std::uint8_t { Value, TypeObject, Function } kind = Kind::Value;
  Type type;              // the value's type (references kept), or the type that is named
  bool constant = false;  // a compile-time constant ...
  bool is_int = false;    // ... that is a Python int, with this value
  bool python = false;    // of a type object: one of Python's own int, float, bool
  std::int64_t int_value = 0;
  bool is_float = false, is_bool = false, is_text = false;  // Python's own, likewise
  bool is_number = false, is_whole = false;  // a constant int or float, of Python or of Warp
  double float_value = 0;
  std::string_view text;
  std::span<const CallArg> elements;   // of a tuple display such as shape=(2, 3)
  std::uint32_t handle = 0xffffffffu;  // the caller's mark, passed through; none for defaults
};
struct NamedArg {
  std::string_view name;
  CallArg arg;
};

struct BoundArg {
  std::uint16_t param;  // several entries with one variadic param
  CallArg arg;
  double default_value = 0;  // for a default: its value (see Param::default_kind)
};

// A resolved call. Reused between calls so that it does not allocate.
struct Binding {
  const Overload* overload = nullptr;
  std::vector<BoundArg>
      args;                   // in the order of the signature; parameters defaulting to None absent
  std::vector<Type> results;  // empty: no result
  bool constant_result = false;  // the call is replaced by this compile-time int
  std::int64_t constant_value = 0;

  const BoundArg* find(std::string_view param) const;
};

// What rules of tiles and slices need beyond a call: the lists that their types refer to, and what
// the module is compiled for.
class TileContext {
 public:
  std::vector<TileInfo>& tiles;
  std::vector<SliceInfo>& slices;
  const int block_dim;   // threads in a block
  const bool backward;   // the module option
  bool& used_block_dim;  // set when a type depends on it

  TileContext(std::vector<TileInfo>& t, std::vector<SliceInfo>& s, int block, bool with_backward,
              bool& used)
      : tiles(t), slices(s), block_dim(block), backward(with_backward), used_block_dim(used) {}
  virtual ~TileContext() = default;
  // The type of what a function, the argument `op` of a call, gives for elements of these types.
  virtual Result<Type> apply(const CallArg& op, std::span<const Type> elements) = 0;
};

// Warp's overload resolution followed by the overload's result rule. Without `tile_context` tiles
// and slices are refused.
// `type_args` come from calling a type (wp.vec3(...) calls "vector" with length=3, dtype=float32).
// `min_outputs`: number of names on the left of a multiple assignment, 0 otherwise.
// Errors: no overload matches, or the result rule refuses the types (message without a location).
Status resolve_call(const Builtin& b, std::span<const CallArg> args,
                    std::span<const NamedArg> kwargs, std::span<const NamedArg> type_args,
                    int min_outputs, const TypeNames& names, std::vector<std::vector<Type>>& tuples,
                    Binding& out, TileContext* tile_context = nullptr);

bool use_initializer_list(const Binding& b);

// Whether the call constructs a 64-bit scalar from one argument (wp.float64(0.1)). If that argument
// is a compile-time number, Warp emits no call but the literal in the result's full precision.
bool is_wide_scalar_constructor(const Binding& b);

// What `wp.NAME` is when it is no builtin function: a number (pi, inf, ...) or a type.
struct WarpConstant {
  std::string_view name;  // dotted: "PI", "BvhQuery..."
  bool is_int;
  double f;
  std::int64_t i;
};
const WarpConstant* find_warp_constant(std::string_view name);
// Whether the warp module has a class of that name with such constants.
bool is_warp_class(std::string_view name);
// `math.NAME`
const WarpConstant* find_math_constant(std::string_view name);

std::string_view result_rule_name(ResultRule r);

}  // namespace weft
