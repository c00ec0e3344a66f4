// Constructors and relations of Type.
#include "weft/types/type.h"

#include <algorithm>
#include <utility>

#include "weft/base/check.h"

namespace weft {

namespace {

constexpr OpaqueType kParents[] = {
#define WEFT_OPAQUE(Name, python, native, code, parent) OpaqueType::parent,
#include "weft/types/opaque_types.def"
};

constexpr std::string_view kOpaqueNames[] = {
#define WEFT_OPAQUE(Name, python, native, code, parent) #Name,
#include "weft/types/opaque_types.def"
};

Type composite(TypeKind kind, Scalar s, int rows, int cols) {
  Type t;
  t.kind = kind;
  t.scalar = s;
  t.rows = static_cast<std::uint16_t>(rows);
  t.cols = static_cast<std::uint16_t>(cols);
  return t;
}

Type simple(TypeKind kind) {
  Type t;
  t.kind = kind;
  return t;
}

// One of the integers that Warp's Int ranges over; handle is none of them.
bool listed_int(Scalar s) { return s >= Scalar::Int8 && s <= Scalar::UInt64; }

bool scalars_equal(Scalar a, Scalar b) {
  return a == b || (a == Scalar::Handle && b == Scalar::UInt64) ||
         (a == Scalar::UInt64 && b == Scalar::Handle);
}

bool scalars_match(Scalar param, Scalar arg) {
  switch (param) {
    case Scalar::AnyOf:
      return true;
    case Scalar::AnyScalar:
      return listed_int(arg) || is_float(arg);
    case Scalar::AnyFloat:
      return is_float(arg);
    case Scalar::AnyInt:
      return listed_int(arg);
    default:
      return scalars_equal(param, arg);
  }
}

bool lengths_match(std::uint16_t param, std::uint16_t arg) { return param == 0 || param == arg; }

// An array parameter takes a fixed-size array and the reverse, because Warp's fixed array is a
// subclass of its array.
bool array_classes_match(ArrayClass a, ArrayClass b) {
  auto plain = [](ArrayClass c) { return c == ArrayClass::Array || c == ArrayClass::Fixed; };
  return a == b || (plain(a) && plain(b));
}

bool values_match(const Type& param, const Type& arg) {
  if (param.kind == TypeKind::Any) return true;
  if (param.kind == TypeKind::AnyTuple) {
    // Elements are not known here; the caller checks them where a template asks for it.
    return arg.kind == TypeKind::Tuple || arg.kind == TypeKind::AnyTuple;
  }
  if (param.kind != arg.kind) return false;
  switch (param.kind) {
    case TypeKind::Scalar:
    case TypeKind::Quaternion:
    case TypeKind::Transform:
      return scalars_match(param.scalar, arg.scalar);
    case TypeKind::Vector:
      return lengths_match(param.rows, arg.rows) && scalars_match(param.scalar, arg.scalar);
    case TypeKind::Matrix:
      return lengths_match(param.rows, arg.rows) && lengths_match(param.cols, arg.cols) &&
             scalars_match(param.scalar, arg.scalar);
    case TypeKind::Struct:
    case TypeKind::Tuple:
    case TypeKind::Opaque:
      return param.index == arg.index;
    case TypeKind::String:
    case TypeKind::Range:
    case TypeKind::Shape:
    case TypeKind::Slice:
    case TypeKind::Function:
      return true;
    case TypeKind::Void:  // a template of a kind that weft does not have matches nothing
    case TypeKind::Any:
    case TypeKind::AnyTuple:
      return false;
  }
  WEFT_UNREACHABLE();
}

}  // namespace

bool Type::is_int() const { return is_scalar() && weft::is_int(scalar); }
bool Type::is_float() const { return is_scalar() && weft::is_float(scalar); }

Type Type::element() const {
  Type t = *this;
  t.array = ArrayClass::None;
  t.ndim = 0;
  t.size = 0;
  t.ref = t.python = false;
  return t;
}

int Type::component_count() const {
  switch (kind) {
    case TypeKind::Scalar:
      return 1;
    case TypeKind::Vector:
      return rows;
    case TypeKind::Matrix:
      return rows * cols;
    case TypeKind::Quaternion:
      return 4;
    case TypeKind::Transform:
      return 7;
    case TypeKind::Void:
    case TypeKind::Any:
    case TypeKind::Struct:
    case TypeKind::String:
    case TypeKind::Range:
    case TypeKind::Shape:
    case TypeKind::Slice:
    case TypeKind::Tuple:
    case TypeKind::AnyTuple:
    case TypeKind::Opaque:
    case TypeKind::Function:
      break;
  }
  WEFT_UNREACHABLE("component_count of a type without components");
}

Type Type::vec(int length, Scalar s) { return composite(TypeKind::Vector, s, length, 0); }
Type Type::mat(int rows, int cols, Scalar s) { return composite(TypeKind::Matrix, s, rows, cols); }
Type Type::quat(Scalar s) { return composite(TypeKind::Quaternion, s, 0, 0); }
Type Type::transform(Scalar s) { return composite(TypeKind::Transform, s, 0, 0); }

Type Type::structure(std::uint32_t index) {
  Type t = simple(TypeKind::Struct);
  t.index = index;
  return t;
}

Type Type::tuple(std::uint32_t index) {
  Type t = simple(TypeKind::Tuple);
  t.index = index;
  return t;
}

Type Type::array_of(Type element, int ndim, ArrayClass c) {
  WEFT_DCHECK(!element.is_array());
  element.array = c;
  element.ndim = static_cast<std::uint8_t>(ndim);
  element.ref = false;
  return element;
}

Type Type::tile_of(Type element, std::uint32_t index) {
  WEFT_DCHECK(element.array == ArrayClass::None);
  element.array = ArrayClass::Tile;
  element.ref = false;
  element.size = index;
  return element;
}

Type Type::slice(std::uint32_t index) {
  Type t = simple(TypeKind::Slice);
  t.index = index;
  return t;
}

Type Type::string() { return simple(TypeKind::String); }
Type Type::range() { return simple(TypeKind::Range); }
Type Type::shape() { return simple(TypeKind::Shape); }

Type Type::any() {
  Type t = simple(TypeKind::Any);
  t.scalar = Scalar::AnyOf;
  return t;
}

Type Type::opaque(OpaqueType o) {
  Type t = simple(TypeKind::Opaque);
  t.index = static_cast<std::uint32_t>(o);
  return t;
}

int scalar_bits(Scalar s) {
  switch (s) {
    case Scalar::Bool:
    case Scalar::Int8:
    case Scalar::UInt8:
      return 8;
    case Scalar::Int16:
    case Scalar::UInt16:
    case Scalar::Float16:
    case Scalar::BFloat16:
      return 16;
    case Scalar::Int32:
    case Scalar::UInt32:
    case Scalar::Float32:
      return 32;
    case Scalar::Int64:
    case Scalar::UInt64:
    case Scalar::Float64:
    case Scalar::Handle:
      return 64;
    case Scalar::None:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  WEFT_UNREACHABLE("scalar_bits of a generic scalar");
}

OpaqueType opaque_parent(OpaqueType o) { return kParents[static_cast<std::size_t>(o)]; }

Type opaque_type_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kOpaqueNames); ++i) {
    if (kOpaqueNames[i] == name) return Type::opaque(static_cast<OpaqueType>(i));
  }
  return {};
}

Type opaque_field(const Type& t, std::string_view field) {
  if (!t.plain(TypeKind::Opaque)) return {};
#define WEFT_OPAQUE_FIELD(Name, text, type) \
  if (static_cast<OpaqueType>(t.index) == OpaqueType::Name && field == text) return type;
#include "weft/types/opaque_fields.def"
  return {};
}

bool types_equal(const Type& a, const Type& b) {
  // Of tiles only the elements are compared, of stacks the capacity too.
  if (a.is_tile_stack() && a.size != b.size) return false;
  if (a.kind != b.kind || a.array != b.array || a.ref != b.ref) return false;
  return a.rows == b.rows && a.cols == b.cols && a.index == b.index &&
         scalars_equal(a.scalar, b.scalar);
}

bool types_match(const Type& param, const Type& arg) {
  if (param.array != ArrayClass::None) {
    if (param.is_tile_stack() && param.size != arg.size) return false;
    return array_classes_match(param.array, arg.array) && values_match(param, arg);
  }
  if (param.kind == TypeKind::Any) return true;
  return arg.array == ArrayClass::None && values_match(param, arg);
}

bool is_template(const Type& t) {
  const bool composite = t.kind == TypeKind::Vector || t.kind == TypeKind::Matrix;
  return t.kind == TypeKind::Any || t.scalar >= Scalar::AnyOf || (t.is_array() && t.ndim == 0) ||
         (composite && t.rows == 0) || (t.kind == TypeKind::Matrix && t.cols == 0);
}

bool fits_template(const Type& t, const Type& param) {
  if (is_template(t)) return false;
  if (param.is_array()) {
    const bool same = t.array == param.array ||
                      (t.array == ArrayClass::Fixed && param.array == ArrayClass::Array);
    return same && t.ndim == param.ndim && fits_template(t.element(), param.element());
  }
  if (param.kind == TypeKind::Any) return true;
  if (t.is_array() || t.kind != param.kind) return false;
  if (param.kind == TypeKind::Tuple) return true;
  return is_template(param) ? values_match(param, t) : types_equal(t, param);
}

std::int64_t TileInfo::count() const {
  std::int64_t n = 1;
  for (const std::int32_t side : shape) n *= side;
  return n;
}

TileInfo TileInfo::of(std::vector<std::int32_t> shape, bool shared) {
  TileInfo t;
  t.strides.assign(shape.size(), 1);
  std::int64_t stride = 1;
  for (std::size_t i = shape.size(); i-- > 1;) {
    stride *= shape[i];
    t.strides[i - 1] = static_cast<std::int32_t>(stride);
  }
  t.shape = std::move(shape);
  t.shared = shared;
  return t;
}

bool TileInfo::dense() const {
  std::int64_t stride = 1;
  for (std::size_t k = 0; k < shape.size(); ++k) {
    const std::size_t i = column_major ? k : shape.size() - 1 - k;
    if (strides[i] != stride) return false;
    stride *= shape[i];
  }
  return true;
}

std::int64_t SliceInfo::count(std::int64_t length) const {
  const auto bound = [length](std::int64_t v) { return std::min(std::max(v, -length), length); };
  const std::int64_t from = start == kBegin ? (step < 0 ? length - 1 : 0) : bound(start);
  const std::int64_t to = stop == kEnd ? (step < 0 ? -1 : length) : bound(stop);
  if (step > 0 && from < to) return 1 + (to - from - 1) / step;
  if (step < 0 && from > to) return 1 + (from - to - 1) / -step;
  return 0;
}

}  // namespace weft
