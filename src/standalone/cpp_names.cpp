#include "cpp_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "weft/base/text.h"

namespace weft::standalone {
namespace {

constexpr std::array kReserved = std::to_array<std::string_view>({
#include "reserved_words.inc"
});

constexpr std::array kMacros = std::to_array<std::string_view>({
#include "macro_names.inc"
});

constexpr std::array kLibrary = std::to_array<std::string_view>({
#include "library_names.inc"
});

constexpr std::array kMath = std::to_array<std::string_view>({
#include "math_names.inc"
});

template <typename Names>
bool is_in(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// float4, uchar2: structs of CUDA.
bool is_cuda_vector(std::string_view name) {
  static constexpr std::string_view kScalars[] = {"char",     "uchar",     "short", "ushort",
                                                  "int",      "uint",      "long",  "ulong",
                                                  "longlong", "ulonglong", "float", "double"};
  return !name.empty() && name.back() >= '1' && name.back() <= '4' &&
         is_in(kScalars, name.substr(0, name.size() - 1));
}

}  // namespace

std::string_view cpp_scalar(Scalar s) {
  switch (s) {
    case Scalar::Bool:
      return "bool";
    case Scalar::Int8:
      return "int8_t";
    case Scalar::UInt8:
      return "uint8_t";
    case Scalar::Int16:
      return "int16_t";
    case Scalar::UInt16:
      return "uint16_t";
    case Scalar::Int32:
      return "int";
    case Scalar::UInt32:
      return "uint32_t";
    case Scalar::Int64:
      return "int64_t";
    case Scalar::UInt64:
    case Scalar::Handle:
      return "uint64_t";
    case Scalar::Float16:
      return "half";
    case Scalar::BFloat16:
      return "__nv_bfloat16";
    case Scalar::Float32:
      return "float";
    case Scalar::Float64:
      return "double";
    default:
      return {};
  }
}

std::string cpp_type(const Type& t, std::span<const std::string> structs) {
  if (t.array != ArrayClass::None) return {};
  const std::string_view scalar = cpp_scalar(t.scalar);
  if (t.kind != TypeKind::Struct && scalar.empty()) return {};
  switch (t.kind) {
    case TypeKind::Scalar:
      return std::string(scalar);
    case TypeKind::Vector:
      return "vec" + std::to_string(t.rows) + std::string(compound_suffix(t.scalar));
    case TypeKind::Matrix: {
      const bool wide = t.rows > 9 || t.cols > 9;
      return "mat" + std::to_string(t.rows) + (wide ? "x" : "") + std::to_string(t.cols) +
             std::string(compound_suffix(t.scalar));
    }
    case TypeKind::Quaternion:
      return "quat" + std::string(compound_suffix(t.scalar));
    case TypeKind::Transform:
      return "transform" + std::string(compound_suffix(t.scalar));
    case TypeKind::Struct:
      return t.index < structs.size() ? structs[t.index] : std::string();
    default:
      return {};
  }
}

std::string cpp_integer(std::int64_t value, Scalar s) {
  if (is_float(s)) return cpp_number(static_cast<double>(value), s);
  if (s == Scalar::Bool) return value != 0 ? "true" : "false";
  const std::uint64_t bits = static_cast<std::uint64_t>(value);
  switch (s) {
    case Scalar::UInt32:
      return std::to_string(static_cast<std::uint32_t>(bits)) + "u";
    case Scalar::UInt64:
    case Scalar::Handle:
      return "uint64_t(" + std::to_string(bits) + (bits >> 63 != 0 ? "u)" : ")");
    case Scalar::Int64:
      if (value == std::numeric_limits<std::int64_t>::min()) return "INT64_MIN";
      return "int64_t(" + std::to_string(value) + ")";
    case Scalar::Int32:
      if (static_cast<std::int32_t>(bits) == std::numeric_limits<std::int32_t>::min())
        return "INT32_MIN";
      return std::to_string(static_cast<std::int32_t>(bits));
    case Scalar::Int8:
    case Scalar::UInt8:
    case Scalar::Int16:
    case Scalar::UInt16:
      return std::string(cpp_scalar(s)) + "(" + std::to_string(value) + ")";
    default:
      return std::to_string(value);
  }
}

std::string cpp_number(double value, Scalar s) {
  if (!is_float(s)) return cpp_integer(static_cast<std::int64_t>(value), s);
  std::string text;
  // What float rounds to nothing, or to infinity.
  if (s != Scalar::Float64 && std::fabs(value) < 7e-46) value = std::copysign(0.0, value);
  if (s != Scalar::Float64 && std::fabs(value) > 3.4028235677973366e38)
    value = std::copysign(std::numeric_limits<double>::infinity(), value);
  if (std::isnan(value)) {
    text = "NAN";
  } else if (std::isinf(value)) {
    text = value < 0 ? "-INFINITY" : "INFINITY";
  } else {
    text = py_float_repr(value);
    if (s != Scalar::Float64) text += 'f';
  }
  if (is_narrow_float(s)) return std::string(cpp_scalar(s)) + "(" + text + ")";
  return text;
}

bool is_narrow_float(Scalar s) { return s == Scalar::Float16 || s == Scalar::BFloat16; }

std::string_view narrow_prefix(Scalar s) {
  return s == Scalar::BFloat16 ? std::string_view("bfloat16_") : std::string_view("half_");
}

std::string component(const Type& t, int i) {
  static constexpr std::string_view kNames[] = {".x", ".y", ".z", ".w"};
  const int length = t.kind == TypeKind::Quaternion ? 4 : t.rows;
  if (length <= 4) return std::string(kNames[i]);
  return ".c[" + std::to_string(i) + "]";
}

int scalar_count(const Type& t) {
  Type v = t;
  v.array = ArrayClass::None;
  return v.kind == TypeKind::Struct ? 0 : v.component_count();
}

bool is_reserved(std::string_view name) {
  // Those of compilers and CUDA have a manner of their own.
  if (name.substr(0, 2) == "__" || name.substr(0, 3) == "NV_") return true;
  if (name.size() > 4 && name.substr(0, 4) == "cuda" && (is_capital(name[4]) || name[4] == '_'))
    return true;
  return is_in(kReserved, name) || is_in(kMacros, name);
}

bool is_type_name(std::string_view name) {
  const bool compound = name.substr(0, 3) == "vec" || name.substr(0, 3) == "mat";
  if (compound && name.size() > 3 && name[3] >= '0' && name[3] <= '9') return true;
  for (const std::string_view base : {"quat", "transform"}) {
    if (name.substr(0, base.size()) == base && name.size() <= base.size() + 1) return true;
  }
  return false;
}

std::string member_name(std::string_view field) {
  std::string name(field);
  // The struct may have members of the type.
  if (is_reserved(field) || is_type_name(field)) name += '_';
  return name;
}

bool is_library_name(std::string_view name) {
  if (is_reserved(name) || is_type_name(name) || is_cuda_vector(name)) return true;
  const bool wide = name.size() > 1 && (name.back() == 'f' || name.back() == 'l');
  return is_in(kLibrary, name) || is_in(kMath, name) ||
         (wide && is_in(kMath, name.substr(0, name.size() - 1)));
}

}  // namespace weft::standalone
