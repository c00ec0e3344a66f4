// How large each dimension of each array has to be. Private to the room.
//
// Input: for every index that a kernel makes, in which dimension it goes how far. Output: sizes
// that all of them stay below, each dimension by itself: another one's stride is never what makes
// room. Where no such sizes are found, the index that asks for more is named.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ranges.h"

namespace weft::standalone {

// Of a dimension that nothing but a number bounds.
inline constexpr std::int64_t kLargestNumberOfElements = 1 << 16;

// What an index needs: one of the sizes is enough.
struct Demand {
  std::string path;
  std::size_t dimension = 0;
  Bounds sizes;
  NodeId at;
  // Of a part that goes on to an end of another: what that needs instead.
  std::string whole;
  std::size_t whole_dimension = 0;
  Bounds whole_sizes;
};

class Shapes {
 public:
  // `least`, `most`: of the values of an argument.
  std::function<std::int64_t(const std::string&)> least, most;
  // What a name of an argument stands for: itself, or a dimension of the launch.
  std::function<Extent(const std::string&)> named;
  std::map<std::pair<std::string, std::size_t>, Extent> sizes;
  std::vector<std::uint32_t> launch;             // sizes from which on the launch stays inside
  std::uint32_t largest_launch = 64;             // up to which they are raised
  std::map<std::string, std::int64_t> at_least;  // arguments that are no smaller

  // The index for which there is none; not valid if all is well.
  NodeId settle(const std::vector<Demand>& demands);

 private:
  bool covers(const Extent& size, const Extent& needed) const;
  std::int64_t least_of(const std::string& name) const;
  Extent resolved(const Extent& e) const;
  bool raise(Extent& size, const Extent& needed);
  bool meet(const Demand& demand, bool& changed);
};

}  // namespace weft::standalone
