// Which integers of a program may be negative, as far as its text shows. Private to the room.
//
// Input: a typed tree. What is subtracted, negated, or made of such a value may be negative; launch
// indices, lengths, counters from zero, arguments of the kernel and what is loaded from arrays are
// taken not to be. Why: Warp counts negative indices from the end, and C++ does not.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "weft/ast/tree.h"

namespace weft::standalone {

class Signs {
 public:
  explicit Signs(const Tree& tree);

  bool may_be_negative(const FunctionDecl& f, NodeId node) const;

  // What is known better, by node.
  std::map<std::uint32_t, bool> decided;

 private:
  void visit(std::uint32_t function, NodeId node);
  void add(std::uint32_t function, Symbol variable, bool negative);
  bool range_can_be_negative(std::uint32_t function, NodeId range) const;
  bool is_last_index(std::uint32_t function, NodeId id) const;
  bool can_be_negative(std::uint32_t function, NodeId node) const;

  const Tree& tree_;
  static constexpr std::uint32_t kResult = 0xffffffffu;         // in the place of a symbol
  std::set<std::pair<std::uint32_t, std::uint32_t>> negative_;  // function, symbol
};

}  // namespace weft::standalone
