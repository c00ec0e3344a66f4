// The result rule of tile_arange: how many elements a compile-time range has.
//
// Bounds count as the type of the elements holds them, as in Warp.
#include <algorithm>
#include <cmath>

#include "rule.h"
#include "weft/base/half.h"

namespace weft {
namespace {

// A bound of a range as the type of its elements holds it; false where Warp says it does not.
bool represented(double value, Scalar s, double& out) {
  switch (s) {
    case Scalar::Float16:
      out = half_to_float(float_to_half_away(static_cast<float>(value)));
      break;
    case Scalar::Float32:
      out = static_cast<double>(static_cast<float>(value));
      break;
    default:
      out = value;
      break;
  }
  return std::isfinite(out) || !std::isfinite(value);
}

bool fits(std::int64_t v, Scalar s) {
  if (s == Scalar::Int64) return true;
  if (s == Scalar::UInt64) return v >= 0;
  const int bits = scalar_bits(s);
  if (!is_signed_int(s)) return v >= 0 && v < (1ll << bits);
  return v >= -(1ll << (bits - 1)) && v < (1ll << (bits - 1));
}

}  // namespace

Status Rule::tile_arange() {
  const std::size_t count = variadic_count();
  if (count == 0 || count > 3) return refuse("a range takes one to three arguments");
  const BoundArg* given = out_.find("dtype");
  if (given != nullptr && given->arg.kind != CallArg::Kind::TypeObject) {
    return unsupported("a dtype that is no type");
  }
  const Type dtype = given == nullptr ? Type::of(Scalar::Float32) : given->arg.type;
  const Scalar s = dtype.scalar;
  if (!dtype.is_scalar() || dtype.is_bool()) return refuse("a range is of numbers");
  if (s == Scalar::BFloat16 || s == Scalar::Handle) return unsupported("a range of " + repr(dtype));
  bool shared = false;
  WEFT_RETURN_IF_ERROR(storage(shared));

  struct Bound {
    double f;
    std::int64_t i;
  };
  const auto bound = [&](std::size_t at, std::int64_t otherwise, Bound& b) -> Status {
    b = {static_cast<double>(otherwise), otherwise};
    if (at < count) {
      const CallArg& a = out_.args[at].arg;
      if (!a.is_number) return refuse("a range must be of compile-time numbers");
      // An int is rounded straight to the type of the elements, once.
      const auto rounded = [&](std::int64_t n) {
        return s == Scalar::Float64 ? static_cast<double>(n)
                                    : static_cast<double>(static_cast<float>(n));
      };
      b = a.is_whole ? Bound{rounded(a.int_value), a.int_value} : Bound{a.float_value, 0};
      if (!a.is_whole && weft::is_int(s)) {
        if (b.f != std::floor(b.f) || std::abs(b.f) > 0x1p52) {
          return refuse("a bound of the range is no integer");
        }
        b.i = static_cast<std::int64_t>(b.f);
      }
    }
    if (weft::is_int(s) ? !fits(b.i, s) : !represented(b.f, s, b.f)) {
      return refuse("a bound of the range is not in " + repr(dtype));
    }
    return {};
  };
  Bound start, stop, step;
  WEFT_RETURN_IF_ERROR(bound(count == 1 ? 3 : 0, 0, start));
  WEFT_RETURN_IF_ERROR(bound(count == 1 ? 0 : 1, 0, stop));
  WEFT_RETURN_IF_ERROR(bound(2, 1, step));
  std::int64_t n = 0;
  if (weft::is_int(s)) {
    if (step.i == 0) return refuse("the range's step is zero");
    if (step.i > 0 ? start.i >= stop.i : start.i <= stop.i) return refuse("the range is empty");
    // Wide enough for any two bounds, without a sign.
    const auto distance = [](std::int64_t from, std::int64_t to) {
      return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
    };
    const std::uint64_t span = step.i > 0 ? distance(start.i, stop.i) : distance(stop.i, start.i);
    const std::uint64_t each =
        step.i > 0 ? static_cast<std::uint64_t>(step.i) : 0 - static_cast<std::uint64_t>(step.i);
    const std::uint64_t count_of = span / each + (span % each != 0 ? 1 : 0);
    if (count_of > 0x7fffffff) return refuse("the range has too many elements");
    n = static_cast<std::int64_t>(count_of);
  } else {
    if (step.f == 0) return refuse("the range's step is zero");
    if (!(step.f > 0 ? start.f < stop.f : start.f > stop.f)) return refuse("the range is empty");
    double quotient = 0;
    if (!represented((stop.f - start.f) / step.f, s, quotient) || !std::isfinite(quotient) ||
        quotient > 0x1p30) {
      return refuse("the range has too many elements");
    }
    n = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(quotient)));
  }
  if (n > 0x7fffffff) return refuse("the range has too many elements");
  return add_tile(dtype, TileInfo::of({static_cast<std::int32_t>(n)}, shared));
}

}  // namespace weft
