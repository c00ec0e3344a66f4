#include <cstring>

#include "weft/cases/cases.h"

namespace weft {

namespace {

template <class T>
T read(const eval::NamedArray& a, std::size_t i) {
  T out;
  std::memcpy(&out, a.data.data() + i * sizeof(T), sizeof(T));
  return out;
}

// The number of the type, as int64 has it: numbers of uint64 from 2^63 on become negative.
std::int64_t integer(const eval::NamedArray& a, std::size_t i) {
  switch (a.scalar) {
    case Scalar::Int8:
      return read<std::int8_t>(a, i);
    case Scalar::Int16:
      return read<std::int16_t>(a, i);
    case Scalar::UInt16:
      return read<std::uint16_t>(a, i);
    case Scalar::Int32:
      return read<std::int32_t>(a, i);
    case Scalar::UInt32:
      return read<std::uint32_t>(a, i);
    case Scalar::Int64:
    case Scalar::UInt64:
      return read<std::int64_t>(a, i);
    default:
      return read<std::uint8_t>(a, i);
  }
}

void write_numbers(JsonWriter& json, const eval::NamedArray& a) {
  const auto n = static_cast<std::size_t>(a.count());
  const bool is_double = a.scalar == Scalar::Float64;
  json.key(!is_float(a.scalar) ? "integers" : is_double ? "doubles" : "floats").begin_array();
  for (std::size_t i = 0; i < n; ++i) {
    if (!is_float(a.scalar)) {
      json.value(integer(a, i));
    } else if (is_double) {
      json.real(read<double>(a, i));
    } else {
      const std::byte* at = a.data.data() + i * eval::scalar_size(a.scalar);
      json.real(static_cast<float>(eval::float_number(a.scalar, at)));
    }
  }
  json.end_array();
}

void write_arrays(JsonWriter& json, const std::vector<CaseArray>& arrays, bool outputs) {
  json.begin_array();
  for (const CaseArray& a : arrays) {
    json.begin_object();
    json.member("name", a.numbers.name).member("type", scalar_name(a.numbers.scalar));
    json.key("shape").begin_array();
    for (const std::int64_t n : a.numbers.shape) json.value(n);
    json.end_array();
    write_numbers(json, a.numbers);
    if (outputs) json.key("tolerance").real(a.tolerance);
    if (!a.derivatives.empty()) {
      json.key(outputs ? "cotangent" : "gradient").begin_array();
      for (const double d : a.derivatives) json.real(d);
      json.end_array();
    }
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void write_cases(JsonWriter& json, const std::vector<Case>& cases) {
  json.begin_array();
  for (const Case& c : cases) {
    json.begin_object();
    json.key("dim").begin_array();
    for (const std::uint32_t d : c.dims) json.value(d);
    json.end_array();
    json.member("block_dim", c.block_dim);
    write_arrays(json.key("inputs"), c.inputs, false);
    write_arrays(json.key("outputs"), c.outputs, true);
    json.member("order_matters", c.order_matters);
    json.member("rounding_matters", c.rounding_matters);
    json.end_object();
  }
  json.end_array();
}

}  // namespace weft
