// The four spellings of a type: C++, type code, Python, and the one used in messages.
//
// All four are Warp's own; tests/types/golden/spellings.tsv holds what the pinned Warp gives.
#include <array>
#include <charconv>

#include "weft/base/check.h"
#include "weft/types/type.h"

namespace weft {

namespace {

struct ScalarSpelling {
  std::string_view name;  // Warp's class
  std::string_view ctype;
  std::string_view code;
  std::string_view suffix;  // of named vectors: vec3d; empty: Warp has no named vectors of it
  std::string_view repr;
  std::string_view python;
};

// Indexed by Scalar.
constexpr ScalarSpelling kScalars[] = {
    {"", "", "", "", "", ""},
    {"bool", "bool", "b", "", "warp._src.types.bool", "bool"},
    {"int8", "wp::int8", "i1", "b", "int8", "wp.int8"},
    {"uint8", "wp::uint8", "u1", "ub", "uint8", "wp.uint8"},
    {"int16", "wp::int16", "i2", "s", "int16", "wp.int16"},
    {"uint16", "wp::uint16", "u2", "us", "uint16", "wp.uint16"},
    {"int32", "wp::int32", "i4", "i", "int32", "int"},
    {"uint32", "wp::uint32", "u4", "ui", "uint32", "wp.uint32"},
    {"int64", "wp::int64", "i8", "l", "int64", "wp.int64"},
    {"uint64", "wp::uint64", "u8", "ul", "uint64", "wp.uint64"},
    {"float16", "wp::float16", "f2", "h", "float16", "wp.float16"},
    {"bfloat16", "wp::bfloat16", "bf2", "bf", "bfloat16", "wp.bfloat16"},
    {"float32", "wp::float32", "f4", "f", "float32", "float"},
    {"float64", "wp::float64", "f8", "d", "float64", "wp.float64"},
    {"handle", "wp::uint64", "u8", "", "warp._src.types.handle", "wp.handle"},
    {"Any", "wp::Any", "?", "", "Any", "typing.Any"},
    {"Scalar", "wp::Scalar", "s?", "", "Scalar", "wp.Scalar"},
    {"Float", "wp::Float", "f?", "", "Float", "wp.Float"},
    {"Int", "wp::Int", "i?", "", "Int", "wp.Int"},
};

const ScalarSpelling& spelling(Scalar s) { return kScalars[static_cast<std::size_t>(s)]; }

struct OpaqueSpelling {
  std::string_view name, python, native, code;
};
constexpr OpaqueSpelling kOpaque[] = {
#define WEFT_OPAQUE(Name, python, native, code, parent) {#Name, python, native, code},
#include "weft/types/opaque_types.def"
};

void append_number(std::string& out, std::uint32_t n) {
  char buffer[10];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, n).ptr;
  out.append(buffer, end);
}

std::string_view array_name(ArrayClass c) {
  switch (c) {
    case ArrayClass::Array:
      return "array";
    case ArrayClass::Indexed:
      return "indexedarray";
    case ArrayClass::Fabric:
      return "fabricarray";
    case ArrayClass::IndexedFabric:
      return "indexedfabricarray";
    case ArrayClass::Fixed:
      return "fixedarray";
    case ArrayClass::Tile:
      return "tile";
    case ArrayClass::TileStack:
      return "tile_stack";
    case ArrayClass::None:
      break;
  }
  WEFT_UNREACHABLE();
}

void append_list(std::string& out, std::span<const std::int32_t> numbers,
                 std::string_view separator) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += separator;
    out += std::to_string(numbers[i]);
  }
}

void append_dtype(std::string& out, const Type& t, const TypeNames& names) {
  switch (t.kind) {
    case TypeKind::Void:
      out += "void";
      return;
    case TypeKind::Any:
      out += "wp::Any";
      return;
    case TypeKind::Scalar:
      out += !t.python                     ? spelling(t.scalar).ctype
             : t.scalar == Scalar::Int32   ? "int"
             : t.scalar == Scalar::Float32 ? "float"
                                           : "bool";
      return;
    case TypeKind::Vector:
      out += "wp::vec_t<";
      append_number(out, t.rows);
      out += ", ";
      break;
    case TypeKind::Matrix:
      out += "wp::mat_t<";
      append_number(out, t.rows);
      out += ", ";
      append_number(out, t.cols);
      out += ", ";
      break;
    case TypeKind::Quaternion:
      out += "wp::quat_t<";
      break;
    case TypeKind::Transform:
      out += "wp::transform_t<";
      break;
    case TypeKind::Struct:
      out += names.struct_native[t.index];
      return;
    case TypeKind::String:
      out += "wp::str";
      return;
    case TypeKind::Range:
      out += "wp::range_t";
      return;
    case TypeKind::Shape:
      out += "wp::shape_t";
      return;
    case TypeKind::Slice:
      out += "wp::slice_t";
      return;
    case TypeKind::Tuple: {
      out += "wp::tuple_t<";
      bool first = true;
      for (const Type& element : names.tuples[t.index]) {
        if (!first) out += ", ";
        first = false;
        append_ctype(out, element, names, true);
      }
      out += '>';
      return;
    }
    case TypeKind::Opaque:
      out += kOpaque[t.index].native;
      return;
    case TypeKind::AnyTuple:
    case TypeKind::Function:
      WEFT_UNREACHABLE("a template has no C++ spelling");
  }
  out += spelling(t.scalar).ctype;
  out += '>';
}

// "vec3", "mat33d", "spatial_vector", "quat"...; false if Warp has no name for the type.
bool append_warp_name(std::string& out, const Type& t, bool short_float) {
  std::string_view suffix = spelling(t.scalar).suffix;
  const bool float_named =
      t.scalar == Scalar::Float16 || t.scalar == Scalar::Float32 || t.scalar == Scalar::Float64;
  if (suffix.empty() || t.scalar == Scalar::BFloat16) return false;
  switch (t.kind) {
    case TypeKind::Vector:
      if (t.rows >= 2 && t.rows <= 4) {
        out += "vec";
        append_number(out, t.rows);
      } else if (t.rows == 6 && float_named) {
        out += "spatial_vector";
      } else {
        return false;
      }
      break;
    case TypeKind::Matrix:
      if (t.rows != t.cols || !float_named) return false;
      if (t.rows >= 2 && t.rows <= 4) {
        out += "mat";
        append_number(out, t.rows);
        append_number(out, t.rows);
      } else if (t.rows == 6) {
        out += "spatial_matrix";
      } else {
        return false;
      }
      break;
    case TypeKind::Quaternion:
      if (!float_named) return false;
      out += "quat";
      break;
    case TypeKind::Transform:
      if (!float_named) return false;
      out += "transform";
      break;
    case TypeKind::Void:
    case TypeKind::Any:
    case TypeKind::Scalar:
    case TypeKind::Struct:
    case TypeKind::String:
    case TypeKind::Range:
    case TypeKind::Shape:
    case TypeKind::Slice:
    case TypeKind::Tuple:
    case TypeKind::AnyTuple:
    case TypeKind::Opaque:
    case TypeKind::Function:
      return false;
  }
  if (!(short_float && t.scalar == Scalar::Float32)) out += suffix;
  return true;
}

// "wp.float32" also where an annotation would say `float`.
void append_scalar_class(std::string& out, Scalar s) {
  if (s >= Scalar::AnyOf) {
    out += spelling(s).python;
    return;
  }
  out += "wp.";
  out += scalar_name(s);
}

void append_python(std::string& out, const Type& t, const TypeNames& names) {
  switch (t.kind) {
    case TypeKind::Void:
      out += "None";
      return;
    case TypeKind::Any:
      out += "typing.Any";
      return;
    case TypeKind::Scalar:
      out += spelling(t.scalar).python;
      return;
    case TypeKind::Vector:
    case TypeKind::Matrix:
    case TypeKind::Quaternion:
    case TypeKind::Transform: {
      const std::size_t start = out.size();
      out += "wp.";
      if (append_warp_name(out, t, true)) return;
      out.resize(start);
      if (t.kind == TypeKind::Vector) {
        out += "wp.types.vector(length=";
        append_number(out, t.rows);
        out += ", ";
      } else if (t.kind == TypeKind::Matrix) {
        out += "wp.types.matrix(shape=(";
        append_number(out, t.rows);
        out += ", ";
        append_number(out, t.cols);
        out += "), ";
      } else {
        out += t.kind == TypeKind::Quaternion ? "wp.types.quaternion(" : "wp.types.transformation(";
      }
      out += "dtype=";
      append_scalar_class(out, t.scalar);
      out += ')';
      return;
    }
    case TypeKind::Struct:
      out += names.struct_python[t.index];
      return;
    case TypeKind::String:
      out += "str";
      return;
    case TypeKind::Range:
      out += "wp.types.range_t";
      return;
    case TypeKind::Shape:
      out += "wp.types.shape_t";
      return;
    case TypeKind::Slice:
      out += "slice";
      return;
    case TypeKind::Tuple: {
      out += "tuple[";
      bool first = true;
      for (const Type& element : names.tuples[t.index]) {
        if (!first) out += ", ";
        first = false;
        out += python_type(element, names);
      }
      out += ']';
      return;
    }
    case TypeKind::AnyTuple:
      out += "tuple";
      return;
    case TypeKind::Opaque:
      out += kOpaque[t.index].python;
      return;
    case TypeKind::Function:
      out += "wp.Function";
      return;
  }
}

// Only plain arrays turn Python's own float, int and bool into Warp's; elsewhere Warp would spell
// them `float` in C++, so the class is named.
void append_python_element(std::string& out, const Type& array, const TypeNames& names) {
  if (array.kind == TypeKind::Scalar && array.array != ArrayClass::Array) {
    append_scalar_class(out, array.scalar);
  } else {
    append_python(out, array, names);
  }
}

// A length of a vector or matrix; that of a template, which may have any length, is 0.
void append_length(std::string& out, std::uint16_t n, std::string_view any) {
  if (n == 0) {
    out += any;
  } else {
    append_number(out, n);
  }
}

// Of a vector or a matrix.
void append_vector_repr(std::string& out, const Type& t) {
  const std::string_view suffix = spelling(t.scalar).suffix;
  const bool vector = t.kind == TypeKind::Vector;
  if (!suffix.empty() && t.rows <= 4 && t.cols <= 4) {
    out += vector ? "vec" : "mat";
    append_number(out, t.rows);
    if (!vector) append_number(out, t.cols);
    out += suffix;
    return;
  }
  out += vector ? "vector(length=" : "matrix(shape=(";
  append_length(out, t.rows, "any");
  if (!vector) {
    out += ", ";
    append_length(out, t.cols, "any");
    out += ')';
  }
  out += ", dtype=";
  out += spelling(t.scalar).repr;
  out += ')';
}

// As Warp spells them; templates, which only weft's own messages show, are kept short.
void append_repr(std::string& out, const Type& t, const TypeNames& names) {
  switch (t.kind) {
    case TypeKind::Void:
      out += "None";
      return;
    case TypeKind::Any:
      out += "Any";
      return;
    case TypeKind::Scalar:
      out += spelling(t.scalar).repr;
      return;
    case TypeKind::Vector:
    case TypeKind::Matrix:
      append_vector_repr(out, t);
      return;
    case TypeKind::Quaternion:
    case TypeKind::Transform:
      out += t.kind == TypeKind::Quaternion ? "quat" : "transform";
      if (const std::string_view suffix = spelling(t.scalar).suffix; !suffix.empty()) {
        out += suffix;
      } else {
        out += "(dtype=";
        out += spelling(t.scalar).repr;
        out += ')';
      }
      return;
    case TypeKind::Struct:
      out += names.struct_python[t.index];
      return;
    case TypeKind::String:
      out += "builtins.str";
      return;
    case TypeKind::Range:
      out += "warp._src.types.range_t";
      return;
    case TypeKind::Shape:
      out += "warp._src.types.shape_t";
      return;
    case TypeKind::Slice:
      out += "slice";
      return;
    case TypeKind::Tuple: {
      out += "tuple(";
      bool first = true;
      for (const Type& element : names.tuples[t.index]) {
        if (!first) out += ", ";
        first = false;
        out += type_repr(element, names);
      }
      out += ')';
      return;
    }
    case TypeKind::AnyTuple:
      out += "tuple";
      return;
    case TypeKind::Opaque:
      out += kOpaque[t.index].name;
      return;
    case TypeKind::Function:
      out += "function";
      return;
  }
}

}  // namespace

std::string_view scalar_name(Scalar s) { return spelling(s).name; }

std::optional<Scalar> parse_scalar(std::string_view name) {
  for (const Scalar s : {Scalar::Bool, Scalar::Int8, Scalar::UInt8, Scalar::Int16, Scalar::UInt16,
                         Scalar::Int32, Scalar::UInt32, Scalar::Int64, Scalar::UInt64,
                         Scalar::Float16, Scalar::BFloat16, Scalar::Float32, Scalar::Float64})
    if (scalar_name(s) == name) return s;
  return std::nullopt;
}

std::string_view compound_suffix(Scalar s) {
  switch (s) {
    case Scalar::Bool:
      return "bool";
    case Scalar::Int8:
      return "b";
    case Scalar::UInt8:
      return "ub";
    case Scalar::Int16:
      return "s";
    case Scalar::UInt16:
      return "us";
    case Scalar::Int32:
      return "i";
    case Scalar::UInt32:
      return "ui";
    case Scalar::Int64:
      return "l";
    case Scalar::UInt64:
    case Scalar::Handle:
      return "ul";
    case Scalar::Float16:
      return "h";
    case Scalar::BFloat16:
      return "bf";
    case Scalar::Float64:
      return "d";
    case Scalar::None:
    case Scalar::Float32:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return {};
}

void append_ctype(std::string& out, const Type& t, const TypeNames& names, bool value_type) {
  if (t.is_tile()) {
    const TileInfo& tile = names.tiles[t.size];
    out += tile.shared ? "wp::tile_shared_t<" : "wp::tile_register_t<";
    append_dtype(out, t, names);
    out += tile.shared ? ",wp::tile_layout_strided_t<wp::tile_shape_t<"
                       : ",wp::tile_layout_register_t<wp::tile_shape_t<";
    append_list(out, tile.shape, ",");
    if (tile.shared) {
      out += ">, wp::tile_stride_t<";
      append_list(out, tile.strides, ",");
      out += tile.owner ? ">>, true>" : ">>, false>";
    } else {
      out += ">>>";
    }
  } else if (t.is_tile_stack()) {
    out += "wp::tile_stack_t<";
    append_dtype(out, t, names);
    out += ", ";
    append_number(out, t.size);
    out += '>';
  } else if (t.is_array()) {
    out += "wp::";
    out += array_name(t.array);
    out += "_t<";
    if (t.array == ArrayClass::Fixed) {
      append_number(out, t.size);
      out += ", ";
    }
    append_dtype(out, t, names);
    out += '>';
  } else {
    append_dtype(out, t, names);
  }
  if (t.ref && !value_type) out += '*';
}

std::string ctype(const Type& t, const TypeNames& names, bool value_type) {
  std::string out;
  append_ctype(out, t, names, value_type);
  return out;
}

static void append_tile_code(std::string& out, const Type& t, const TypeNames& names) {
  if (t.is_tile()) {
    out += names.tiles[t.size].shared ? "ts" : "tr";
    append_list(out, names.tiles[t.size].shape, "");
  } else {
    out += "ts";
    append_number(out, t.size);
  }
  append_type_code(out, t.element(), names);
}

static std::string_view array_code(ArrayClass array) {
  switch (array) {
    case ArrayClass::Indexed:
      return "ia";
    case ArrayClass::Fabric:
      return "fa";
    case ArrayClass::IndexedFabric:
      return "ifa";
    case ArrayClass::Array:
    case ArrayClass::Fixed:
    case ArrayClass::Tile:
    case ArrayClass::TileStack:
    case ArrayClass::None:
      return "a";
  }
  WEFT_UNREACHABLE("an array of no class");
}

void append_type_code(std::string& out, const Type& t, const TypeNames& names) {
  if (t.ref) out += "ref";
  if (t.is_tile() || t.is_tile_stack()) {
    append_tile_code(out, t, names);
    return;
  }
  if (t.is_array()) {
    out += array_code(t.array);
    append_length(out, t.ndim, "?");
  }
  switch (t.kind) {
    case TypeKind::Any:
      out += '?';
      return;
    case TypeKind::Scalar:
      break;
    case TypeKind::Vector:
      out += 'v';
      append_length(out, t.rows, "?");
      break;
    case TypeKind::Matrix:
      out += 'm';
      append_length(out, t.rows, "?");
      append_length(out, t.cols, "?");
      break;
    case TypeKind::Quaternion:
      out += 'q';
      break;
    case TypeKind::Transform:
      out += 't';
      break;
    case TypeKind::Struct:
      out += names.struct_native[t.index];
      return;
    case TypeKind::Range:
      out += "rg";
      return;
    case TypeKind::Shape:
      out += "sh";
      return;
    case TypeKind::Tuple:
      out += "tpl";
      append_number(out, static_cast<std::uint32_t>(names.tuples[t.index].size()));
      for (const Type& element : names.tuples[t.index]) append_type_code(out, element, names);
      return;
    case TypeKind::Opaque:
      out += kOpaque[t.index].code;
      return;
    case TypeKind::Function:
      out += 'c';
      return;
    case TypeKind::Void:
    case TypeKind::String:
    case TypeKind::Slice:
    case TypeKind::AnyTuple:
      WEFT_UNREACHABLE("Warp has no type code for {}", type_repr(t, names));
  }
  out += spelling(t.scalar).code;
}

std::string python_type(const Type& t, const TypeNames& names) {
  std::string out;
  if (t.ref) out += "wp.ref[";
  if (t.is_array()) {
    out += "wp.";
    out += array_name(t.array);
    out += "(dtype=";
    append_python_element(out, t, names);
    if (t.array == ArrayClass::Fixed) {
      out += ", shape=";
      append_number(out, t.size);
    } else if (t.ndim != 1) {
      out += ", ndim=";
      append_number(out, t.ndim);
    }
    out += ')';
  } else {
    append_python(out, t, names);
  }
  if (t.ref) out += ']';
  return out;
}

std::string python_array_alias(const Type& t, const TypeNames& names) {
  WEFT_CHECK(t.array == ArrayClass::Array || t.array == ArrayClass::Indexed,
             "Warp has short forms for plain and indexed arrays only");
  std::string out = "wp.";
  out += array_name(t.array);
  append_number(out, t.ndim);
  out += "d(dtype=";
  append_python_element(out, t, names);
  out += ')';
  return out;
}

std::string type_repr(const Type& t, const TypeNames& names) {
  std::string out;
  if (t.is_tile() || t.is_tile_stack()) {
    out += t.is_tile() ? "tile(" : "tile_stack(";
    if (t.is_tile() && t.size < names.tiles.size()) {
      out += "shape=(";
      append_list(out, names.tiles[t.size].shape, ", ");
      out += names.tiles[t.size].shape.size() == 1 ? ",), " : "), ";
    }
    out += "dtype=";
    append_repr(out, t, names);
    out += ')';
    return out;
  }
  if (t.is_array()) {
    out += array_name(t.array);
    if (t.array == ArrayClass::Fixed) {
      out += "(shape=(";
      append_number(out, t.size);
      out += ",), dtype=";
    } else {
      out += "(ndim=";
      if (t.ndim == 0) {
        out += "any";
      } else {
        append_number(out, t.ndim);
      }
      out += ", dtype=";
    }
    append_repr(out, t, names);
    out += ')';
    return out;
  }
  append_repr(out, t, names);
  return out;
}

Type warp_named_type(std::string_view name) {
  for (std::size_t i = static_cast<std::size_t>(Scalar::Bool);
       i <= static_cast<std::size_t>(Scalar::Handle); ++i) {
    if (kScalars[i].name == name) return Type::of(static_cast<Scalar>(i));
  }
  for (std::size_t i = 0; i < std::size(kOpaque); ++i) {
    if (kOpaque[i].python.size() == name.size() + 3 && kOpaque[i].python.substr(3) == name) {
      return Type::opaque(static_cast<OpaqueType>(i));
    }
  }

  // The rest is a stem, a shape and a suffix for the scalar type; none means float32.
  Type t;
  auto strip = [&](std::string_view stem) {
    if (!name.starts_with(stem)) return false;
    name.remove_prefix(stem.size());
    return true;
  };
  auto digit = [&](int lowest, int highest) {
    if (name.empty() || name[0] < '0' + lowest || name[0] > '0' + highest) return 0;
    const int n = name[0] - '0';
    name.remove_prefix(1);
    return n;
  };
  if (strip("vec")) {
    t = Type::vec(digit(2, 4), Scalar::None);
    if (t.rows == 0) return {};
  } else if (strip("mat")) {
    const int rows = digit(2, 4);
    t = Type::mat(rows, digit(2, 4), Scalar::None);
    if (rows == 0 || t.rows != t.cols) return {};
  } else if (strip("spatial_vector")) {
    t = Type::vec(6, Scalar::None);
  } else if (strip("spatial_matrix")) {
    t = Type::mat(6, 6, Scalar::None);
  } else if (strip("quat")) {
    t = Type::quat(Scalar::None);
  } else if (strip("transform")) {
    t = Type::transform(Scalar::None);
  } else {
    return {};
  }
  const bool any_scalar = t.kind == TypeKind::Vector && t.rows <= 4;
  if (name.empty()) {
    t.scalar = Scalar::Float32;
    return t;
  }
  for (std::size_t i = 0; i < std::size(kScalars); ++i) {
    const Scalar s = static_cast<Scalar>(i);
    if (kScalars[i].suffix != name || s == Scalar::BFloat16) continue;
    if (!any_scalar && !is_float(s)) continue;
    t.scalar = s;
    return t;
  }
  return {};
}

}  // namespace weft
