// How large a value may get that an index is made of. Private to the room.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "extent.h"
#include "weft/ast/tree.h"

namespace weft::standalone {

// Inputs that are drawn where nothing says which values they take: floats from [0, 1], integers up
// to this.
inline constexpr std::int64_t kLargestInteger = 10;

// What the names of a function stand for, as far as a walk through it has come.
struct Values {
  std::map<std::uint32_t, std::string> paths;  // arguments of the kernel, and their fields
  std::map<std::uint32_t, Extent> known;       // variables
  std::map<std::uint32_t, Extent> capped;      // those that a while holds below something
  std::set<std::uint32_t> unknown;             // variables that grow, or are made of unknown things
  std::optional<Extent> result;                // what a function returns
  bool returned = false;
};

class Reach {
 public:
  explicit Reach(const Tree& tree) : tree_(tree) {}

  // A bound from above. Names in it: "#0" is the size of the first dimension of the launch, others
  // are paths of arguments. Nothing: not known. Values below 0 count as 0.
  std::optional<Extent> of(NodeId id, const Values& values) const;
  // "params.values" of what is written so, if it is an argument or a field of one; else empty.
  std::string path_of(NodeId id, const Values& values) const;
  // `name = value` and `name += value`, in the order of the program; in a loop what is made of
  // itself may grow.
  void assign(Values& values, Symbol name, NodeId statement, NodeId value, bool in_loop) const;
  // The number that is added to a variable: of `n += x`, `n = n + x`; not valid if it is otherwise.
  NodeId grows_by(NodeId statement, NodeId value, Symbol name) const;
  bool mentions(NodeId id, Symbol name) const;
  // The test of a while.
  void cap(Values& values, NodeId test) const;
  // The test of an if that leaves the function: what is behind it is below the limit.
  void leave(Values& values, NodeId test) const;
  // The last value of a loop's variable.
  std::optional<Extent> loop(NodeId iterated, const Values& values) const;

  std::map<std::uint32_t, Extent> results;  // of calls of the module's functions, by node
  std::size_t dims = 1;                     // of the launch
  std::set<std::uint32_t> stored;           // arrays that the kernel stores to, by symbol
  // How often the loops around are run; nothing: not known.
  std::optional<Extent> rounds = Extent::constant(1);

 private:
  Extent threads() const;
  std::optional<Extent> binary(NodeId id, const Values& values) const;
  std::optional<Extent> operation(BinaryOp op, const Type& type, NodeId left, NodeId right,
                                  const Values& values) const;
  std::optional<Extent> call(NodeId id, const Values& values) const;
  std::optional<Extent> input(const Type& type) const;

  const Tree& tree_;
};

}  // namespace weft::standalone
