// Between which bounds a value lies that an index or a divisor is made of. Private to the room.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "extent.h"
#include "weft/ast/tree.h"

namespace weft::standalone {

// Inputs that are drawn where nothing says which values they take: floats from [0, 1], integers up
// to this, and down to the other where the kernel asks whether they are negative.
inline constexpr std::int64_t kLargestInteger = 10, kLowestInteger = -2;

// Several bounds of one value, each of which holds; none: not known. Names in them: "#0" is the
// size of the first dimension of the launch, "params.values@1" that of the second dimension of an
// array, others are paths of arguments.
using Bounds = std::vector<Extent>;

// -beneath <= value <= most. Of floats the whole numbers around them.
struct Range {
  Bounds most, beneath;

  static Range between(std::int64_t lo, std::int64_t hi);
  bool not_negative() const;
  bool positive() const;
  std::optional<std::int64_t> lowest() const;   // the best that is a number
  std::optional<std::int64_t> highest() const;  // likewise
  friend bool operator==(const Range&, const Range&) = default;
};

Range join(const Range& a, const Range& b);
Range sum(const Range& a, const Range& b);
Range negated(const Range& a);
Range product(const Range& a, const Range& b);
// `times` rounds of something that is added; empty: not known how many.
Bounds repeated(const Bounds& each, const Bounds& times);
Bounds plus(const Bounds& a, const Bounds& b);
Bounds larger(const Bounds& a, const Bounds& b);
// Both hold.
Bounds both(const Bounds& a, const Bounds& b);
Range operation(BinaryOp op, bool whole, const Range& a, const Range& b);

// One dimension of an array: of an argument or a field, of a part whose size is found when the
// program runs (a path of its own), or a number.
struct Dimension {
  std::string path;
  std::size_t at = 0;
  std::optional<std::int64_t> fixed;
  // Of a part that goes on to an end of another dimension (empty: of none), which is an array's or
  // a number: it has e elements where that has stride * (e - 1) + 1 + before.
  std::string whole;
  std::size_t whole_at = 0;
  std::optional<std::int64_t> whole_fixed;
  std::int64_t stride = 1;
  Bounds before;
  friend bool operator==(const Dimension&, const Dimension&) = default;
};

// An array or a part of one.
struct View {
  std::string path;  // of the array whose elements it has; empty: of a local one
  std::vector<Dimension> dims;
  friend bool operator==(const View&, const View&) = default;
};

// The test of an `if` or a `while` around: what an expression, as its text, is bounded by.
struct Fact {
  NodeId at;
  std::string text;
  Range range;
  bool nonzero = false;
};

// What the names of a function stand for, as far as a walk through it has come.
struct Values {
  std::map<std::uint32_t, std::string> paths;  // arguments of the kernel, and their fields
  std::map<std::uint32_t, Range> known;        // variables
  std::map<std::string, Range> fields;         // of local structs: "12.index"; of tuples: "12.[0"
  std::map<std::uint32_t, std::vector<View>> views;  // names of arrays: one of these
  std::map<std::uint32_t, std::string> elements;     // variables that are an element of an array
  std::vector<Fact> facts;
  std::optional<Range> result;  // what a function returns
};

// What a walk has found so far of the kernel's inputs.
class Inputs {
 public:
  virtual ~Inputs() = default;
  virtual Range argument(const std::string& path) const = 0;
  // Of what an array, or a field of its structs, has in it.
  virtual Range element(const std::string& path, const Type& type) const = 0;
  virtual Type path_type(const std::string& path) const = 0;
  virtual bool stored(const std::string& path) const = 0;
};

class Ranges {
 public:
  Ranges(const Tree& tree, const Inputs& inputs) : tree_(tree), inputs_(inputs) {}

  Range range_of(NodeId id, const Values& values) const;
  // "params.values" of what is written so, if it is an argument or a field of one; else empty.
  std::string path_of(NodeId id, const Values& values) const;
  // Of an array's name, or of a name or an expression of a part of one.
  std::vector<View> views_of(NodeId id, const Values& values) const;
  // The numbers of range(...), and how many there are.
  Range loop(NodeId iterated, const Values& values, Bounds& rounds) const;
  // What holds where a test does, or does not.
  void assume(NodeId test, bool holds, Values& values) const;
  bool nonzero(NodeId id, const Values& values) const;
  // Of one part of a tuple.
  Range tuple_part(NodeId tuple, std::size_t k, const Values& values) const;
  bool mentions(NodeId id, Symbol name) const;
  std::string text_of(NodeId id) const;

  std::map<std::uint32_t, Range> results;  // of calls of the module's functions, by node
  std::size_t dims = 1;                    // of the launch
  mutable std::size_t steps = 0;

 private:
  Range plain(NodeId id, const Values& values) const;
  Range name(NodeId id, const Values& values) const;
  Range attribute(NodeId id, const Values& values) const;
  Range subscript(NodeId id, const Values& values) const;
  Range call(NodeId id, const Values& values) const;
  Range shape(NodeId array, std::size_t dimension, const Values& values) const;
  Dimension slice(const Dimension& whole, NodeId slice, const Values& values) const;
  void terms(NodeId id, std::int64_t factor, std::map<std::string, std::int64_t>& out,
             const Values& values) const;
  // a - b, where that is one number.
  std::optional<std::int64_t> difference(NodeId a, NodeId b, const Values& values) const;
  std::vector<View> part(const View& view, std::span<const NodeId> indices,
                         const Values& values) const;
  void compare(NodeId a, CompareOp op, NodeId b, Values& values) const;
  void below(NodeId small, NodeId large, std::int64_t by, Values& values) const;
  void learn(NodeId id, Range range, bool nonzero, Values& values) const;
  bool stays(NodeId id, const Values& values) const;

  const Tree& tree_;
  const Inputs& inputs_;
};

}  // namespace weft::standalone
