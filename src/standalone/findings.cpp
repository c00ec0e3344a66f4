// What inputs are drawn from, by what a kernel does with them; see walk.h.
#include <algorithm>

#include "kernel_walk.h"

namespace weft::standalone {

double Findings::low(const std::string& path, const Type& type) const {
  const bool whole = is_int(type.scalar);
  const bool scalar = type.is_scalar();
  if (whole) {
    if (nonzero.over.contains(path) && !components.contains(path) && !bounds.contains(path))
      return static_cast<double>(kLargestInteger);
    if (nonzero.of.contains(path)) return 1;
    const bool may = negative.contains(path) && is_signed_int(type.scalar) &&
                     !bounds.contains(path) && !sorted.contains(path) && !components.contains(path);
    return may ? std::min<double>(static_cast<double>(kLowestInteger), -beyond(path)) : 0;
  }
  // In an array one 0 is one case; an argument would make every output infinite.
  if (scalar && is_float(type.scalar) && nonzero.of.contains(path)) return 0.1;
  // Something that is divided by may add to it: what is above 0 stays so.
  const bool divisor = nonzero.of.contains(path) || nonzero.over.contains(path);
  const bool below = is_float(type.scalar) && negative.contains(path) && !divisor;
  return below ? -std::max(1.0, beyond(path)) : 0;
}

// As far on the other side of a number that values are held against.
double Findings::beyond(const std::string& path) const {
  const auto it = far.find(path);
  return it == far.end() ? 0 : 2 * static_cast<double>(it->second);
}

double Findings::high(const std::string& path, const Type& type) const {
  if (is_float(type.scalar)) return std::max(1.0, beyond(path));
  if (!is_int(type.scalar)) return 1;
  std::int64_t hi = indices.contains(path) ? kLargestIndex : kLargestInteger;
  if (!indices.contains(path)) {
    // What is no index may be as large as its tests ask for; of an 8-bit number, half as much.
    const std::int64_t most = scalar_bits(type.scalar) > 8 ? 2 * kFarthest : 100;
    if (!bounds.contains(path))
      hi = std::max(hi, std::min(most, static_cast<std::int64_t>(beyond(path))));
    if (const auto it = shares.find(path); it != shares.end())
      hi = std::max(hi, std::min(most, 3 * it->second));
  }
  if (nonzero.over.contains(path)) hi = std::max(hi, kLargestInteger);
  if (bounds.contains(path)) hi = std::max(kMostTurns, hi);
  if (sorted.contains(path)) hi = kLargestOffset;
  if (const auto it = components.find(path); it != components.end())
    hi = std::min<std::int64_t>(hi, it->second);
  return static_cast<double>(hi);
}

std::int64_t Findings::lowest(const std::string& path) const {
  return static_cast<std::int64_t>(low(path, Type::of(Scalar::Int32)));
}

std::int64_t Findings::highest(const std::string& path) const {
  return static_cast<std::int64_t>(high(path, Type::of(Scalar::Int32)));
}

}  // namespace weft::standalone
