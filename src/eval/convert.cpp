#include "convert.h"

#include "builtins/call_site.h"
#include "math_ops.h"

namespace weft::eval {
namespace {

// A float as an integer, as x86-64 converts it: what does not fit becomes the smallest integer of
// the width in which the conversion is made, of which the lower bits remain.
template <class To>
To to_integer(Machine& m, const Step& s, double x) {
  const auto note = [&] {
    if (m.checks) m.fault(Fault::FloatToInt, s, std::to_string(x));
  };
  constexpr double kTwo63 = 9223372036854775808.0;
  if constexpr (std::is_same_v<To, std::uint64_t>) {
    if (!(x > -1.0 && x < 2 * kTwo63)) note();
    if (x >= kTwo63 && x < 2 * kTwo63)
      return static_cast<std::uint64_t>(static_cast<std::int64_t>(x - kTwo63)) ^ (1ull << 63);
    return x > -kTwo63 && x < kTwo63 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(x))
                                     : 1ull << 63;
  } else {
    constexpr auto kLow = static_cast<double>(std::numeric_limits<To>::lowest());
    constexpr auto kHigh = static_cast<double>(std::numeric_limits<To>::max());
    if (!(x > kLow - 1 && x < kHigh + 1)) note();
    if constexpr (sizeof(To) == 8 || std::is_same_v<To, std::uint32_t>) {
      if (!(x >= -kTwo63 && x < kTwo63)) return static_cast<To>(1ull << 63);
      return static_cast<To>(static_cast<std::int64_t>(x));
    } else {
      if (!(x > -2147483649.0 && x < 2147483648.0)) return static_cast<To>(0x80000000u);
      return static_cast<To>(static_cast<std::int32_t>(x));
    }
  }
}

template <class From>
struct Convert {
  template <class M, class To>
  static void run(Machine& m, const Step& s) {
    if constexpr (kIsFloat<From> && kIsFloat<To>) {
      const Num<M, From> x = get<M, From>(m, m.at(s.a));
      if constexpr (M::kTraced) {
        put<M, To>(m, m.at(s.out), 0, traced(math::converted<To>(x.p), x, x, 1));
      } else {
        put<M, To>(m, m.at(s.out), 0, math::converted<To>(x));
      }
    } else if constexpr (kIsFloat<From>) {
      const auto x = static_cast<double>(wide(m.read<From>(s.a)));
      if (m.traces) {
        const auto number = get<Traced, From>(m, m.at(s.a));
        if (std::is_same_v<To, bool>)
          decide(
              x != 0, [](double v) { return v != 0; }, number);
        else
          decide(
              std::trunc(x), [](double v) { return std::trunc(v); }, number);
      }
      if constexpr (std::is_same_v<To, bool>) {
        m.write<std::uint8_t>(s.out, x != 0);
      } else {
        m.write(s.out, to_integer<To>(m, s, x));
      }
    } else if constexpr (kIsFloat<To>) {
      const To x(static_cast<Wide<To>>(m.read<From>(s.a)));
      if constexpr (M::kTraced) {
        put<M, To>(m, m.at(s.out), 0, Dual<To>(x));
      } else {
        put<M, To>(m, m.at(s.out), 0, x);
      }
    } else if constexpr (std::is_same_v<To, bool>) {
      m.write<std::uint8_t>(s.out, m.read<From>(s.a) != 0);
    } else {
      m.write(s.out, static_cast<To>(m.read<From>(s.a)));
    }
  }
};

template <class From>
Handler convert_from(Scalar to) {
  return scalar_handler<Convert<From>>(to);
}

}  // namespace

Handler convert_handler(Scalar from, Scalar to) {
  switch (from) {
    case Scalar::Bool:
      return convert_from<bool>(to);
    case Scalar::Int8:
      return convert_from<std::int8_t>(to);
    case Scalar::UInt8:
      return convert_from<std::uint8_t>(to);
    case Scalar::Int16:
      return convert_from<std::int16_t>(to);
    case Scalar::UInt16:
      return convert_from<std::uint16_t>(to);
    case Scalar::Int32:
      return convert_from<std::int32_t>(to);
    case Scalar::UInt32:
      return convert_from<std::uint32_t>(to);
    case Scalar::Int64:
      return convert_from<std::int64_t>(to);
    case Scalar::UInt64:
    case Scalar::Handle:
      return convert_from<std::uint64_t>(to);
    case Scalar::Float16:
      return convert_from<F16>(to);
    case Scalar::BFloat16:
      return convert_from<BF16>(to);
    case Scalar::Float32:
      return convert_from<float>(to);
    case Scalar::Float64:
      return convert_from<double>(to);
    case Scalar::None:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return nullptr;
}

}  // namespace weft::eval
