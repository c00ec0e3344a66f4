// Whether a `while` ends by what its text says. Private to the room.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>

#include "ranges.h"
#include "weft/ast/tree.h"

namespace weft::standalone {

// What a walk knows before the first round of a loop.
struct LoopHead {
  const Tree& tree;
  const Ranges& ranges;
  const Values& values;
  // What `x += step`, `x -= step` and `x = x + step` add; nothing of another statement.
  std::function<std::optional<Range>(NodeId)> growth;
  // Whether it is an argument, a float, that is never drawn as 0.
  std::function<bool(NodeId)> drawn_above_zero;
  std::set<std::uint32_t> changed;  // variables that the loop assigns to
};

// A loop ends where each way back to its test moves a variable of the test towards the side where
// the test no longer holds: by steps that are not 0, by factors or divisors from 2 on, or to
// something else that is made of it (the middle of a search, a remainder). What is read from memory
// ends nothing: another thread would have to write it. `if c: break` among the statements of the
// body is a test like any other.
bool surely_ends(const LoopHead& head, NodeId loop);

}  // namespace weft::standalone
