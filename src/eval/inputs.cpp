// Arrays of numpy as a kernel takes them; see inputs.h.
#include "weft/eval/inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "weft/base/check.h"
#include "weft/base/half.h"

namespace weft::eval {

namespace {

template <class T>
T component(const NamedArray& array, std::size_t index) {
  T out;
  std::memcpy(&out, array.data.data() + index * sizeof(T), sizeof(T));
  return out;
}
template <class T>
void set_number(NamedArray& array, T value) {
  array.data.resize(sizeof(T));
  std::memcpy(array.data.data(), &value, sizeof(T));
}

// A number of numpy's: its value, whichever type holds it. Unsigned: from 2^63.
struct AnyNumber {
  enum Kind { Signed, Unsigned, Float } kind = Signed;
  std::int64_t i = 0;
  std::uint64_t u = 0;
  double f = 0;

  static AnyNumber of(std::int64_t i) { return {Signed, i, 0, 0}; }
  static AnyNumber of(std::uint64_t u) {
    return std::in_range<std::int64_t>(u) ? of(static_cast<std::int64_t>(u))
                                          : AnyNumber{Unsigned, 0, u, 0};
  }
  static AnyNumber of(double f) { return {Float, 0, 0, f}; }
};

AnyNumber number_of(const NamedArray& array, std::size_t index = 0) {
  switch (array.scalar) {
    case Scalar::Bool:
      return AnyNumber::of(std::int64_t{component<std::uint8_t>(array, index) != 0});
    case Scalar::Int8:
      return AnyNumber::of(std::int64_t{component<std::int8_t>(array, index)});
    case Scalar::UInt8:
      return AnyNumber::of(std::int64_t{component<std::uint8_t>(array, index)});
    case Scalar::Int16:
      return AnyNumber::of(std::int64_t{component<std::int16_t>(array, index)});
    case Scalar::UInt16:
      return AnyNumber::of(std::int64_t{component<std::uint16_t>(array, index)});
    case Scalar::Int32:
      return AnyNumber::of(std::int64_t{component<std::int32_t>(array, index)});
    case Scalar::UInt32:
      return AnyNumber::of(std::int64_t{component<std::uint32_t>(array, index)});
    case Scalar::Int64:
      return AnyNumber::of(component<std::int64_t>(array, index));
    case Scalar::UInt64:
    case Scalar::Handle:
      return AnyNumber::of(component<std::uint64_t>(array, index));
    case Scalar::Float16:
    case Scalar::BFloat16:
    case Scalar::Float32:
    case Scalar::Float64:
      return AnyNumber::of(float_component(array, index));
    case Scalar::None:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  WEFT_CHECK(false, "an array of numpy without a type of numpy");
}

// A float that is a whole number of 64 bits becomes one.
AnyNumber as_integer(const AnyNumber& n) {
  constexpr double kTwo63 = 9223372036854775808.0;
  if (n.kind != AnyNumber::Float || std::trunc(n.f) != n.f) return n;
  if (n.f >= -kTwo63 && n.f < kTwo63) return AnyNumber::of(static_cast<std::int64_t>(n.f));
  if (n.f >= kTwo63 && n.f < 2 * kTwo63) return AnyNumber::of(static_cast<std::uint64_t>(n.f));
  return n;
}

// False: a T does not hold the number.
template <class T>
bool put_integer(const AnyNumber& given, NamedArray& out) {
  const AnyNumber n = as_integer(given);
  if (n.kind == AnyNumber::Float) return false;
  const bool fits = n.kind == AnyNumber::Signed ? std::in_range<T>(n.i) : std::in_range<T>(n.u);
  if (fits)
    set_number(out, n.kind == AnyNumber::Signed ? static_cast<T>(n.i) : static_cast<T>(n.u));
  return fits;
}

// `widen(narrow(x))` is the double that the type holds for x. `may_round`: from Python's float.
template <class Narrow, class Widen>
bool put_float(const AnyNumber& n, bool may_round, NamedArray& out, Narrow narrow, Widen widen) {
  double x = n.f;
  if (n.kind != AnyNumber::Float) {
    x = n.kind == AnyNumber::Signed ? static_cast<double>(n.i) : static_cast<double>(n.u);
    const AnyNumber back = as_integer(AnyNumber::of(x));
    if (back.kind != n.kind || back.i != n.i || back.u != n.u) return false;
  }
  const auto stored = narrow(x);
  const double held = widen(stored);
  const bool is_same = held == x || std::isnan(x);
  if (!is_same && (!may_round || std::isinf(held))) return false;
  set_number(out, stored);
  return true;
}

bool put_number(const AnyNumber& n, bool may_round, Scalar scalar, NamedArray& out) {
  const auto same = [](auto x) { return static_cast<double>(x); };
  switch (scalar) {
    case Scalar::Bool:
      return put_integer<std::uint8_t>(n, out) && component<std::uint8_t>(out, 0) <= 1;
    case Scalar::Int8:
      return put_integer<std::int8_t>(n, out);
    case Scalar::UInt8:
      return put_integer<std::uint8_t>(n, out);
    case Scalar::Int16:
      return put_integer<std::int16_t>(n, out);
    case Scalar::UInt16:
      return put_integer<std::uint16_t>(n, out);
    case Scalar::Int32:
      return put_integer<std::int32_t>(n, out);
    case Scalar::UInt32:
      return put_integer<std::uint32_t>(n, out);
    case Scalar::Int64:
      return put_integer<std::int64_t>(n, out);
    case Scalar::UInt64:
    case Scalar::Handle:
      return put_integer<std::uint64_t>(n, out);
    case Scalar::Float16:
      return put_float(
          n, may_round, out, [](double x) { return float_to_half_away(static_cast<float>(x)); },
          [](std::uint16_t b) { return static_cast<double>(half_to_float(b)); });
    case Scalar::BFloat16:
      return put_float(
          n, may_round, out, [](double x) { return float_to_bfloat16(static_cast<float>(x)); },
          [](std::uint16_t b) { return static_cast<double>(bfloat16_to_float(b)); });
    case Scalar::Float32:
      return put_float(
          n, may_round, out, [](double x) { return static_cast<float>(x); }, same);
    case Scalar::Float64:
      return put_float(
          n, may_round, out, [](double x) { return x; }, same);
    case Scalar::None:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return false;
}

const Parameter* parameter_named(std::span<const Parameter> parameters, std::string_view name) {
  const auto found = std::find_if(parameters.begin(), parameters.end(),
                                  [&](const Parameter& p) { return p.name == name; });
  return found == parameters.end() ? nullptr : &*found;
}

std::string typed_shape(Scalar scalar, const std::vector<std::int64_t>& shape) {
  return fmt::format("{} of shape {}", scalar_name(scalar), shape_text(shape));
}

}  // namespace

double float_component(const NamedArray& array, std::size_t index) {
  if (array.scalar == Scalar::Float16) return half_to_float(component<std::uint16_t>(array, index));
  if (array.scalar == Scalar::BFloat16)
    return bfloat16_to_float(component<std::uint16_t>(array, index));
  if (array.scalar == Scalar::Float32) return component<float>(array, index);
  WEFT_CHECK(array.scalar == Scalar::Float64, "a component that is no float");
  return component<double>(array, index);
}

std::string component_text(const NamedArray& array, std::size_t index) {
  const AnyNumber n = number_of(array, index);
  if (array.scalar == Scalar::Bool) return n.i != 0 ? "true" : "false";
  if (array.scalar == Scalar::Float64) return fmt::format("{}", n.f);
  if (n.kind == AnyNumber::Float) return fmt::format("{}", static_cast<float>(n.f));
  return n.kind == AnyNumber::Signed ? fmt::format("{}", n.i) : fmt::format("{}", n.u);
}

Status fit_numbers(std::span<NamedArray> arrays, std::span<const Parameter> parameters,
                   const std::string& file) {
  for (NamedArray& array : arrays) {
    const Parameter* p = parameter_named(parameters, array.name);
    if (p == nullptr || p->scalar == array.scalar) continue;
    // The same bytes under numpy's name for them.
    if ((p->scalar == Scalar::BFloat16 && array.scalar == Scalar::UInt16) ||
        (p->scalar == Scalar::Handle && array.scalar == Scalar::UInt64)) {
      array.scalar = p->scalar;
      continue;
    }
    if (p->ndim >= 0 || !p->components.empty() || !array.shape.empty()) continue;
    const AnyNumber n = number_of(array);
    const std::string given = component_text(array, 0);
    if (!put_number(n, array.scalar == Scalar::Float64, p->scalar, array)) {
      return diag(DiagCode::NumberDoesNotFit, array.name, file, given, scalar_name(p->scalar));
    }
    array.scalar = p->scalar;
  }
  return {};
}

Status fit_cotangents(std::span<NamedArray> cotangents, std::span<const Parameter> parameters,
                      std::span<const NamedArray> inputs, const std::string& file) {
  std::string names;
  for (const Parameter& p : parameters)
    if (p.ndim >= 0 && is_float(p.scalar)) names += (names.empty() ? "" : ", ") + p.name;
  for (NamedArray& c : cotangents) {
    const Parameter* p = parameter_named(parameters, c.name);
    if (p == nullptr || p->ndim < 0 || !is_float(p->scalar)) {
      return diag(DiagCode::CotangentDoesNotFit, c.name, file, "for no float array of the kernel",
                  names.empty() ? "it has none" : "it has " + names);
    }
    const auto input = std::find_if(inputs.begin(), inputs.end(),
                                    [&](const NamedArray& a) { return a.name == c.name; });
    WEFT_CHECK(input != inputs.end(), "a launch without one of its arrays");
    if (!is_float(c.scalar) || c.shape != input->shape) {
      return diag(DiagCode::CotangentDoesNotFit, c.name, file, typed_shape(c.scalar, c.shape),
                  "it takes floats of shape " + shape_text(input->shape));
    }
    std::vector<std::byte> doubles(static_cast<std::size_t>(c.count()) * sizeof(double));
    for (std::size_t i = 0; i < doubles.size() / sizeof(double); ++i) {
      const double x = float_component(c, i);
      std::memcpy(doubles.data() + i * sizeof(double), &x, sizeof(double));
    }
    c.data = std::move(doubles);
    c.scalar = Scalar::Float64;
  }
  return {};
}

}  // namespace weft::eval
