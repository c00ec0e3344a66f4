#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
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

void write_number(JsonWriter& json, const eval::NamedArray& a, std::size_t i) {
  if (!is_float(a.scalar)) {
    json.value(integer(a, i));
  } else if (a.scalar == Scalar::Float64) {
    json.real(read<double>(a, i));
  } else {
    const std::byte* at = a.data.data() + i * eval::scalar_size(a.scalar);
    json.real(static_cast<float>(eval::float_number(a.scalar, at)));
  }
}

void write_numbers(JsonWriter& json, const eval::NamedArray& a) {
  const auto n = static_cast<std::size_t>(a.count());
  const bool is_double = a.scalar == Scalar::Float64;
  json.key(!is_float(a.scalar) ? "integers" : is_double ? "doubles" : "floats").begin_array();
  for (std::size_t i = 0; i < n; ++i) write_number(json, a, i);
  json.end_array();
}

// The numbers from `at` on, in brackets for each dimension from `dim` on.
void append_nested(std::string& out, const eval::NamedArray& a, int digits, std::size_t dim,
                   std::size_t& at) {
  if (dim == a.shape.size()) {
    JsonWriter number;
    write_number(number, a, at++);
    std::string text = number.take();
    // A reader of Python does not know of int64.
    if (a.scalar == Scalar::UInt64) text = fmt::format("{}", read<std::uint64_t>(a, at - 1));
    const double value = std::strtod(text.c_str(), nullptr);
    if (digits > 0 && is_float(a.scalar) && std::isfinite(value)) {
      // Of the decimal digits that the row has, because a reader rounds those.
      JsonWriter rounded;
      rounded.real(std::strtod(fmt::format("{:.{}g}", value, digits).c_str(), nullptr));
      text = rounded.take();
    }
    out += text;
    return;
  }
  out += '[';
  for (std::int64_t i = 0; i < a.shape[dim]; ++i) {
    if (i > 0) out += ", ";
    append_nested(out, a, digits, dim + 1, at);
  }
  out += ']';
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

std::string array_text(const eval::NamedArray& array, int digits) {
  std::string out;
  std::size_t at = 0;
  append_nested(out, array, digits, 0, at);
  return out;
}

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
    json.member("gradients_jump", c.gradients_jump);
    json.end_object();
  }
  json.end_array();
}

}  // namespace weft
