#include "constants.h"

namespace weft::eval {
namespace {

template <class S>
void put_number(std::byte* out, std::size_t i, S x) {
  std::memcpy(out + i * sizeof(S), &x, sizeof(S));
}

// Component i of the constant as a number of C++: of floats, or of integers and bools.
double real(const ConstValue& c, std::size_t i) {
  if (i < c.f.size()) return c.f[i];
  return i < c.i.size() ? static_cast<double>(c.i[i]) : 0.0;
}
std::int64_t whole(const ConstValue& c, std::size_t i) {
  if (i < c.i.size()) return c.i[i];
  return i < c.f.size() ? static_cast<std::int64_t>(c.f[i]) : 0;
}

}  // namespace

void write_constant(const Type& t, const ConstValue& value, std::byte* out, Shadow* shadow) {
  const auto n = static_cast<std::size_t>(t.component_count());
  const std::size_t size = scalar_size(t.scalar);
  for (std::size_t i = 0; i < n; ++i) {
    double v = 0;
    switch (t.scalar) {
      case Scalar::Bool:
        put_number<bool>(out, i, value.i.empty() ? real(value, i) != 0 : whole(value, i) != 0);
        break;
      case Scalar::Int8:
      case Scalar::UInt8:
        put_number(out, i, static_cast<std::uint8_t>(whole(value, i)));
        break;
      case Scalar::Int16:
      case Scalar::UInt16:
        put_number(out, i, static_cast<std::uint16_t>(whole(value, i)));
        break;
      case Scalar::Int32:
      case Scalar::UInt32:
        put_number(out, i, static_cast<std::uint32_t>(whole(value, i)));
        break;
      case Scalar::Int64:
      case Scalar::UInt64:
      case Scalar::Handle:
        put_number(out, i, static_cast<std::uint64_t>(whole(value, i)));
        break;
      case Scalar::Float16: {
        F16 x;
        x.bits = float_to_half_away(static_cast<float>(real(value, i)));
        put_number(out, i, x);
        v = float(x);
        break;
      }
      case Scalar::BFloat16: {
        const BF16 x(static_cast<float>(real(value, i)));
        put_number(out, i, x);
        v = float(x);
        break;
      }
      case Scalar::Float32: {
        const auto x = static_cast<float>(real(value, i));
        put_number(out, i, x);
        v = x;
        break;
      }
      case Scalar::Float64:
        v = real(value, i);
        put_number(out, i, v);
        break;
      case Scalar::None:
      case Scalar::AnyOf:
      case Scalar::AnyScalar:
      case Scalar::AnyFloat:
      case Scalar::AnyInt:
        break;
    }
    if (shadow != nullptr && is_float(t.scalar)) shadow[i * size / 2] = {v, {0}};
  }
}

double float_number(Scalar s, const std::byte* data) {
  const auto read = [&]<class S>(S x) {
    std::memcpy(&x, data, sizeof(x));
    return static_cast<double>(wide(x));
  };
  switch (s) {
    case Scalar::Float16:
      return read(F16{});
    case Scalar::BFloat16:
      return read(BF16{});
    case Scalar::Float32:
      return read(0.0f);
    default:
      return read(0.0);
  }
}

std::string type_name(const hir::Program& program, const Type& t) {
  std::vector<std::string> structs;
  for (const StructDecl& s : program.tree->structs)
    structs.emplace_back(program.tree->text(s.name));
  TypeNames names;
  names.struct_python = structs;
  names.struct_native = structs;
  names.tuples = program.tuples;
  names.tiles = program.tiles;
  return type_repr(t, names);
}

}  // namespace weft::eval
