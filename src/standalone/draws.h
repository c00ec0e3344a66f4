// The order of random draws, which C++ leaves open within an expression. Private to the room.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/builtins/builtin_id.h"

namespace weft::standalone {

// Builtins that change a variable that is their argument number i.
bool changes_argument(BuiltinId id, std::size_t i);

// What has to happen in Python's order: calls that change a variable, and reads of such variables.
class DrawOrder {
 public:
  explicit DrawOrder(const Tree& tree) : tree_(tree) {}

  // A draw, or an operation that reads variables. Warp has no step for a name alone: an operation
  // reads its names when it is done itself, after all of its operands.
  struct Event {
    NodeId id;
    bool draws;
  };

  // Of the expression and what is in it. Conditional expressions and `and`, `or` are in order by
  // themselves: one counts as a whole. A target is stored to after all else, and reads its names
  // then.
  void visit(NodeId id, bool is_target = false);
  // Forgets the reads of variables that nothing changes.
  void keep_reads();
  bool needs_order() const { return forced_ || !guarded.empty() || events.size() > 1; }

  std::vector<Event> events;
  // States that are no variables: a draw changes a copy of an element or of a field.
  std::vector<NodeId> copied;
  // Conditional expressions, `and` and `or` that have to become statements, because a part of them,
  // which may be skipped, needs an order of its own.
  std::set<std::uint32_t> guarded;

 private:
  // The argument that a call changes; not valid if there is none.
  NodeId changed(NodeId id) const;
  bool draws_in(NodeId id) const;
  void look_kids(NodeId id, bool is_target);
  bool reads_changed(NodeId id, bool everywhere) const;

  const Tree& tree_;
  std::set<std::uint32_t> changed_, read_;  // by symbol
  bool forced_ = false;
};

}  // namespace weft::standalone
