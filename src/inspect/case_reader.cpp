#include "case_reader.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "weft/base/half.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr std::int64_t kMostNumbers = 1 << 24;

template <class T>
void put(std::vector<std::byte>& out, T value) {
  const auto at = out.size();
  out.resize(at + sizeof(T));
  std::memcpy(out.data() + at, &value, sizeof(T));
}

void put_float(std::vector<std::byte>& out, Scalar scalar, double x) {
  switch (scalar) {
    case Scalar::Float16:
      return put(out, float_to_half(static_cast<float>(x)));
    case Scalar::BFloat16:
      return put(out, float_to_bfloat16(static_cast<float>(x)));
    case Scalar::Float64:
      return put(out, x);
    default:
      return put(out, static_cast<float>(x));
  }
}

// Whether the integer type holds the number; of uint64, which is written as int64 has it, any.
bool holds(Scalar scalar, std::int64_t x) {
  const int bits = scalar == Scalar::Bool ? 1 : static_cast<int>(8 * eval::scalar_size(scalar));
  if (bits == 64) return true;
  const bool is_signed =
      scalar == Scalar::Int8 || scalar == Scalar::Int16 || scalar == Scalar::Int32;
  const std::int64_t end = std::int64_t{1} << (is_signed ? bits - 1 : bits);
  return x < end && x >= (is_signed ? -end : 0);
}

// Whether the array has as many numbers as its shape says, and its type holds each of them.
bool read_numbers(const dom::object& json, eval::NamedArray& out) {
  const bool is_double = out.scalar == Scalar::Float64;
  const char* member = !is_float(out.scalar) ? "integers" : is_double ? "doubles" : "floats";
  dom::array numbers;
  if (json.at_key(member).get(numbers)) return false;
  const std::size_t size = eval::scalar_size(out.scalar);
  for (const dom::element& e : numbers) {
    if (is_float(out.scalar)) {
      double x = 0;
      if (e.get(x) || (!is_double && std::abs(x) > std::numeric_limits<float>::max())) return false;
      put_float(out.data, out.scalar, x);
      if (!std::isfinite(eval::float_number(out.scalar, out.data.data() + out.data.size() - size)))
        return false;
    } else {
      std::int64_t x = 0;
      if (e.get(x) || !holds(out.scalar, x)) return false;
      for (std::size_t i = 0; i < size; ++i)
        out.data.push_back(static_cast<std::byte>(static_cast<std::uint64_t>(x) >> (8 * i)));
    }
  }
  return out.data.size() == static_cast<std::size_t>(out.count()) * size;
}

bool read_shape(const dom::object& json, eval::NamedArray& out) {
  dom::array shape;
  if (json.at_key("shape").get(shape)) return false;
  std::int64_t count = 1;
  for (const dom::element& e : shape) {
    std::int64_t n = 0;
    if (e.get(n) || n < 0 || n > kMostNumbers || (count *= n) > kMostNumbers) return false;
    out.shape.push_back(n);
  }
  return true;
}

// Derivatives; null stands for what is not finite.
bool read_derivatives(const dom::object& json, const char* member, CaseArray& out) {
  dom::array numbers;
  if (json.at_key(member).get(numbers)) return true;
  for (const dom::element& e : numbers) {
    double x = std::numeric_limits<double>::quiet_NaN();
    if (!e.is_null() && e.get(x)) return false;
    out.derivatives.push_back(x);
  }
  return out.derivatives.size() == static_cast<std::size_t>(out.numbers.count());
}

bool read_arrays(const dom::object& json, bool is_output, std::vector<CaseArray>& out) {
  const char* member = is_output ? "outputs" : "inputs";
  const char* derivatives = is_output ? "cotangent" : "gradient";
  dom::array arrays;
  if (json.at_key(member).get(arrays)) return false;
  for (const dom::element& e : arrays) {
    dom::object object;
    std::string_view name, type;
    CaseArray& a = out.emplace_back();
    if (e.get(object) || object.at_key("name").get(name) || object.at_key("type").get(type))
      return false;
    const std::optional<Scalar> scalar = parse_scalar(type);
    if (!scalar) return false;
    a.numbers.name = name;
    a.numbers.scalar = *scalar;
    if (!read_shape(object, a.numbers) || !read_numbers(object, a.numbers) ||
        !read_derivatives(object, derivatives, a))
      return false;
    if (is_output && (object.at_key("tolerance").get(a.tolerance) || !(a.tolerance >= 0)))
      return false;
  }
  return true;
}

bool read_case(const dom::element& json, Case& out) {
  dom::object object;
  dom::array dims;
  if (json.get(object) || object.at_key("dim").get(dims)) return false;
  std::uint64_t threads = 1;
  for (const dom::element& e : dims) {
    std::uint64_t n = 0;
    if (e.get(n) || n < 1 || n > static_cast<std::uint64_t>(kMostNumbers) ||
        (threads *= n) > static_cast<std::uint64_t>(kMostNumbers))
      return false;
    out.dims.push_back(static_cast<std::uint32_t>(n));
  }
  if (object.at_key("order_matters").get(out.order_matters)) return false;
  // Rows of schema 2 lack the first, those of schema 3 the second.
  for (const auto& [key, flag] : {std::pair{"rounding_matters", &out.rounding_matters},
                                  {"gradients_jump", &out.gradients_jump}}) {
    dom::element found;
    if (!object.at_key(key).get(found) && !found.is_null() && found.get(*flag)) return false;
  }
  return !out.dims.empty() && out.dims.size() <= 4 && read_arrays(object, false, out.inputs) &&
         read_arrays(object, true, out.outputs);
}

}  // namespace

std::string read_cases(const dom::element& json, std::vector<Case>& out) {
  dom::array cases;
  if (json.get(cases)) return "they are no list";
  for (const dom::element& e : cases) {
    if (read_case(e, out.emplace_back())) continue;
    std::string problem = "case " + std::to_string(out.size() - 1) + " is damaged";
    out.clear();
    return problem;
  }
  return {};
}

}  // namespace weft
