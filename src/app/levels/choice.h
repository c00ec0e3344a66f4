// Which texts of compilers a set has beside its rows, and which tools made them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/columns.h"

namespace weft {

enum class Level : uint8_t { kPtx, kSass, kLlvmIr };
inline constexpr std::string_view kLevelNames[] = {"ptx", "sass", "llvm_ir"};

struct LevelChoice {
  bool programs = false;           // the rows are complete programs, which nvcc compiles
  std::vector<Level> levels;       // ascending, each once
  std::vector<std::string> archs;  // "sm_80", ascending by number; of PTX and SASS
  uint64_t max_tokens = 0;         // of a text; longer ones are left out; 0: none is
  // What made them: "nvrtc", "nvcc", "ptxas", "nvdisasm", "clang" and their versions, those that
  // are needed.
  std::vector<std::pair<std::string, std::string>> tools;

  bool has(Level level) const;
  bool operator==(const LevelChoice&) const = default;
};

// "ptx,sass" and "sm_80,sm_90", in any order. Errors: BadOption.
Result<std::vector<Level>> parse_levels_option(const std::vector<std::string>& names);
std::string known_archs();  // "sm_75, sm_80, ..."
Result<std::vector<std::string>> parse_archs(const std::vector<std::string>& names);
std::string level_names(const LevelChoice& choice);

inline constexpr std::string_view kLevelTools[] = {"nvrtc", "nvcc", "ptxas", "nvdisasm", "clang"};
inline bool is_level_tool(std::string_view name) {
  return std::find(std::begin(kLevelTools), std::end(kLevelTools), name) != std::end(kLevelTools);
}

// One text of a row.
struct LevelColumn {
  std::string name;  // "ptx_sm_80_forward"
  Level level = Level::kPtx;
  std::string variant;  // "sm_80", or "o2" of LLVM IR
  bool backward = false;
};
std::vector<LevelColumn> level_columns(const LevelChoice& choice);

// The texts, and the column "levels" with the figures of each.
std::vector<Column> columns_of_levels(const LevelChoice& choice);

}  // namespace weft
