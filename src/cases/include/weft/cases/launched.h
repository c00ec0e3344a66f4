// Cases of launches that a running program made.
//
// Input: a resolved program, what a launch of it was given. Output: the case of that launch, or why
// it is none. Invariants: as for CaseMaker, and a number that the launch does not read is zero in
// the case. So what an uninitialized array holds, or a handle that the kernel leaves alone, is not
// in it, and the same run of a program gives the same case.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/cases/cases.h"

namespace weft {

struct GivenLaunch {
  std::vector<std::uint32_t> dims;
  std::vector<eval::NamedArray> arguments;
  // Arguments of which the memory overlaps; an array that overlaps itself, with itself.
  std::vector<std::pair<std::string, std::string>> shared;
};

struct LaunchedCases {
  std::vector<Case> cases;
  // Why there is none: of the first launch that is no case. For people.
  std::string left_out;
};

// Of the launches in their order, at most `count`, each another one. `key`: of the random numbers,
// from which cotangents are drawn.
LaunchedCases cases_of_launches(const hir::Program& program,
                                const std::vector<GivenLaunch>& launches, std::uint64_t key,
                                int count);

// The launch of a stored case, from which the same case follows.
GivenLaunch launch_of_case(const Case& c);

}  // namespace weft
