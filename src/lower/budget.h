// Limits on what lowering one kernel may take: a small text can ask for any depth of calls and, by
// nested loops that are unrolled, for any amount of code.
//
// Warp has no such limits of its own. Past the first Python gives up (RecursionError: the 1000
// frames it allows are used up by 75 to 100 functions that call each other in a row, with Warp
// 1.19.0), past the second Warp takes minutes and gigabytes.
#pragma once

#include <cstdint>

namespace weft {

// Levels of statements and expressions inside each other, bodies of called functions included. A
// level takes about a kilobyte of stack.
inline constexpr int kMaxLevels = 600;
// A function called counts for so many besides.
inline constexpr int kLevelsOfCall = 4;
// Functions that call each other, in a row: each also has a statement that calls.
inline constexpr int kMaxCallDepth = kMaxLevels / (kLevelsOfCall + 1);
// Statements and expressions visited, those of an unrolled loop once for each iteration. One leaves
// up to a kilobyte of records.
inline constexpr std::uint32_t kMaxVisits = 1'000'000;

struct Budget {
  int levels = 0;  // in use
  std::uint32_t visits = 0;
};

// Held while a node is visited.
class Level {
 public:
  explicit Level(Budget& budget) : budget_(budget) {
    ++budget_.levels;
    ++budget_.visits;
  }
  ~Level() { --budget_.levels; }
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

  bool too_deep() const { return budget_.levels > kMaxLevels; }
  bool over_limit() const { return too_deep() || budget_.visits > kMaxVisits; }

 private:
  Budget& budget_;
};

}  // namespace weft
