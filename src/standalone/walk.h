// A walk through a kernel and what it calls, for what it does with its arguments. Private to the
// room.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "shapes.h"
#include "weft/base/diag.h"
#include "weft/lower/lowered.h"

namespace weft::standalone {

// The arguments and arrays that a number is made of: those that it may be 0 without, and those
// that something is divided or taken from, which have to be large for it not to be 0.
struct Origins {
  std::set<std::string> of, over;

  void add(const Origins& b) {
    of.insert(b.of.begin(), b.of.end());
    over.insert(b.over.begin(), b.over.end());
  }
  std::set<std::string> all() const {
    std::set<std::string> out = of;
    out.insert(over.begin(), over.end());
    return out;
  }
  friend bool operator==(const Origins&, const Origins&) = default;
};

// All by the paths of arguments and their fields.
struct Findings {
  using Place = std::pair<std::string, std::size_t>;  // a dimension of an array

  std::size_t dims = 1;                  // of the launch
  std::vector<Demand> demands;           // of indices
  std::map<Place, std::string> extents;  // "#0", an argument or a number: what an index runs over
  std::set<Place> asked;                 // dimensions whose size the kernel asks for
  std::map<std::string, std::size_t> guards;  // scalars that have the size of the launch
  std::set<std::string> stored;               // arguments
  std::set<std::string> sorted;
  std::set<std::string> indices, bounds, negative;
  std::map<std::string, std::int64_t> far;     // the farthest number that a value is held against
  std::map<std::string, std::int64_t> shares;  // the largest number that a whole one is divided by
  Origins nonzero;
  std::map<std::string, int> components;          // indices of components: the largest
  std::map<std::string, int> scalars;             // of an element of an array
  std::map<std::uint32_t, bool> may_be_negative;  // indices, by node
  std::optional<Diag> refusal;

  // What inputs are drawn from.
  double low(const std::string& path, const Type& type) const;
  double high(const std::string& path, const Type& type) const;
  double beyond(const std::string& path) const;
  // Of whole numbers.
  std::int64_t lowest(const std::string& path) const;
  std::int64_t highest(const std::string& path) const;
};

Findings follow(const Tree& tree, const FunctionDecl& kernel, std::span<const TileInfo> tiles);

}  // namespace weft::standalone
