// Warp's types as small values.
//
// A Type is trivially copyable and compared by value, so nothing needs interning and no table has
// to be shared between threads. Struct, tuple and slice types refer by index to lists owned by the
// program (see TypeNames and ast/tree.h); everything else is self-contained.
//
// The same value also describes the *templates* of builtin signatures: generic scalars (Scalar,
// Float, Int, Any) and the length 0 for "any length" occur only there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

// Scalar types in the order in which Warp lists them; the last four are generic.
enum class Scalar : std::uint8_t {
  None,
  Bool,
  Int8,
  UInt8,
  Int16,
  UInt16,
  Int32,
  UInt32,
  Int64,
  UInt64,
  Float16,
  BFloat16,
  Float32,
  Float64,
  Handle,     // semantic alias of uint64
  AnyOf,      // typing.Any
  AnyScalar,  // any integer or float, not bool
  AnyFloat,
  AnyInt,
};

enum class TypeKind : std::uint8_t {
  Void,        // no value
  Any,         // template only: matches every type
  Scalar,      // scalar
  Vector,      // scalar, rows = length (0: any)
  Matrix,      // scalar, rows x cols (0: any)
  Quaternion,  // scalar
  Transform,   // scalar
  Struct,      // index into the program's structs
  String,      // Python str, only for print and printf
  Range,       // range_t
  Shape,       // shape_t, the type of arr.shape
  Slice,       // slice_t; index into the program's slices
  Tuple,       // tuple_t; index into the program's tuples
  AnyTuple,    // template only: every tuple; with scalar set, tuples whose elements all match it,
               // with rows set too, of that many elements
  Opaque,      // named native type (queries, textures, ...); index into opaque_types.def
  Function,    // template only: a wp.Function / Callable parameter
};

// What a type holds elements in. Tiles and tile stacks are no arrays, but hold elements too.
enum class ArrayClass : std::uint8_t {
  None,
  Array,
  Indexed,
  Fabric,
  IndexedFabric,
  Fixed,
  Tile,
  TileStack,
};

// Native types that a program only passes around; Type::index of a TypeKind::Opaque.
enum class OpaqueType : std::uint32_t {
#define WEFT_OPAQUE(Name, python, native, code, parent) Name,
#include "weft/types/opaque_types.def"
};

struct Type {
  TypeKind kind = TypeKind::Void;  // of the value, or of the elements if array != None
  Scalar scalar = Scalar::None;
  ArrayClass array = ArrayClass::None;
  std::uint8_t ndim = 0;  // of the array; 0 in templates: any
  bool ref = false;       // Reference(T)
  // Of a reference or array: T is Python's own int, float or bool, which C++ spells otherwise. Of a
  // tuple: it is Python's annotation tuple[...], which only an index takes apart.
  bool python = false;
  std::uint16_t rows = 0, cols = 0;
  std::uint32_t index = 0;  // struct, tuple, slice, opaque
  std::uint32_t size = 0;   // elements of a fixed array; of a tile, its index among the program's
                            // tiles; of a tile stack, its capacity

  friend bool operator==(const Type&, const Type&) = default;

  bool is_tile() const { return array == ArrayClass::Tile; }
  bool is_tile_stack() const { return array == ArrayClass::TileStack; }
  bool is_array() const { return array != ArrayClass::None && array < ArrayClass::Tile; }
  bool is_void() const { return plain(TypeKind::Void); }
  bool plain(TypeKind k) const { return kind == k && array == ArrayClass::None; }
  bool is_scalar() const { return plain(TypeKind::Scalar); }  // bool included
  bool is_vector() const { return plain(TypeKind::Vector); }
  bool is_matrix() const { return plain(TypeKind::Matrix); }
  bool is_quaternion() const { return plain(TypeKind::Quaternion); }
  bool is_transform() const { return plain(TypeKind::Transform); }
  bool is_struct() const { return plain(TypeKind::Struct); }
  bool is_composite() const {
    return is_vector() || is_matrix() || is_quaternion() || is_transform();
  }
  bool is_value() const { return is_scalar() || is_composite(); }
  bool is_bool() const { return is_scalar() && scalar == Scalar::Bool; }
  bool is_int() const;    // one of the eight integer scalars, or handle
  bool is_float() const;  // one of the four float scalars
  Type element() const;   // of an array, tile or tile stack: the element type
  Type deref() const {
    Type t = *this;
    if (t.ref && !is_array()) t.python = false;
    t.ref = false;
    return t;
  }
  Type to_ref() const {
    Type t = *this;
    t.ref = true;
    return t;
  }
  Type scalar_type() const { return of(scalar); }  // the component type of a value type
  int component_count() const;                     // 1, length, rows*cols, 4, 7

  static Type of(Scalar s) {
    Type t;
    t.kind = TypeKind::Scalar;
    t.scalar = s;
    return t;
  }
  static Type vec(int length, Scalar s);
  static Type mat(int rows, int cols, Scalar s);
  static Type quat(Scalar s);
  static Type transform(Scalar s);
  static Type structure(std::uint32_t index);
  static Type tuple(std::uint32_t index);
  static Type array_of(Type element, int ndim, ArrayClass c = ArrayClass::Array);
  static Type tile_of(Type element, std::uint32_t index);
  static Type slice(std::uint32_t index);
  static Type string();
  static Type range();
  static Type shape();
  static Type any();
  static Type opaque(OpaqueType o);
};

inline constexpr bool is_int(Scalar s) {
  return (s >= Scalar::Int8 && s <= Scalar::UInt64) || s == Scalar::Handle;
}
inline constexpr bool is_signed_int(Scalar s) {
  return s == Scalar::Int8 || s == Scalar::Int16 || s == Scalar::Int32 || s == Scalar::Int64;
}
inline constexpr bool is_float(Scalar s) { return s >= Scalar::Float16 && s <= Scalar::Float64; }
int scalar_bits(Scalar s);

// What is behind the type of a tile, beside the type of its elements. Warp's tile types are objects
// that several variables can share, and that change: an operation that needs its operand in shared
// memory says so by setting `shared`, which then holds for every variable of that type.
struct TileInfo {
  std::vector<std::int32_t> shape, strides;
  bool shared = false;  // in shared memory, not in registers
  bool owner = true;    // has storage of its own; false: a view
  bool column_major = false;

  std::int64_t count() const;
  bool dense() const;  // the strides are those of the shape, in its layout
  // A tile of its own, without gaps.
  static TileInfo of(std::vector<std::int32_t> shape, bool shared = false);
};

// What is behind the type of a slice: its bounds, where they are known when compiling.
struct SliceInfo {
  std::int64_t start = 0, stop = 0, step = 1;
  bool constant = false;                             // all three are known
  bool start_omitted = false, stop_omitted = false;  // of a tile's: an open bound

  // How many elements it takes of `length`, as Warp counts for vectors and matrices.
  std::int64_t count(std::int64_t length) const;
  // Bounds that an open slice passes on where the length is not known.
  static constexpr std::int64_t kBegin = 0x7fffffff, kEnd = -0x80000000ll;
};

// Names that only the program knows, needed to spell a type.
struct TypeNames {
  std::span<const std::string> struct_python;  // Ball
  std::span<const std::string> struct_native;  // Ball_1a2b3c4d
  std::span<const std::vector<Type>> tuples;
  std::span<const TileInfo> tiles = {};
};

// "float32", "bool": Warp's own class name.
std::string_view scalar_name(Scalar s);
// The scalar of a number that has the name.
std::optional<Scalar> parse_scalar(std::string_view name);
// Behind the short name of a compound of those scalars, as Warp has it: "d" of "vec3d"; empty for
// float32, "bool" for bool, which Warp has no such name for.
std::string_view compound_suffix(Scalar s);

// C++ spelling of a variable's declaration: "wp::vec_t<3, wp::float32>", "wp::array_t<int>",
// "wp::float32*" for references (the plain value type with value_type = true).
void append_ctype(std::string& out, const Type& t, const TypeNames& names, bool value_type = false);
// The spelling used as a template argument and for array elements (Warp's dtype_to_ctype).
std::string ctype(const Type& t, const TypeNames& names, bool value_type = false);

// Warp's type code, which enters hashes and overload signatures: "a1f4", "v3f4", "m33f4".
void append_type_code(std::string& out, const Type& t, const TypeNames& names);

// Python spelling of an annotation: "wp.vec3", "wp.array(dtype=wp.vec3, ndim=2)", "float".
std::string python_type(const Type& t, const TypeNames& names);

// The short form of an array annotation: "wp.array2d(dtype=wp.vec3)", also for one dimension and
// for indexed arrays. Only plain and indexed arrays have one.
std::string python_array_alias(const Type& t, const TypeNames& names);

// Spelling used in messages: "vec3f", "array(ndim=1, dtype=float32)".
std::string type_repr(const Type& t, const TypeNames& names);

// The named type of the warp module ("vec3", "mat33d", "transform", "float32", "bool", "int8",
// "spatial_vector", ...), or Void if the module has none of that name.
Type warp_named_type(std::string_view name);

// The opaque type that `o` decays to when no overload takes it as it is; itself if there is none.
OpaqueType opaque_parent(OpaqueType o);
// The opaque type of Warp's class of that name, without a leading underscore; Void if there is
// none.
Type opaque_type_named(std::string_view name);

// The type of a field of an opaque type; Void if it has none of that name.
Type opaque_field(const Type& t, std::string_view field);

// Warp's types_equal: exact, handle equals uint64, array rank is not compared.
bool types_equal(const Type& a, const Type& b);
// Warp's types_equal_generic: as above, and generic scalars, lengths and Any match.
bool types_match(const Type& param, const Type& arg);

// Whether a function or kernel with such a parameter is generic: calls or overloads choose its
// type.
bool is_template(const Type& t);
// Warp's type_matches_template: whether `t` can be the type of such a parameter in an instance of
// the template. Stricter than types_match in the rank of arrays; `t` is no template itself.
bool fits_template(const Type& t, const Type& param);

}  // namespace weft
