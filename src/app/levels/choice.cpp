#include "levels/choice.h"

#include <fmt/format.h>

#include <algorithm>

namespace weft {

namespace {

// What Warp's NVRTC compiles for and nvdisasm reads.
constexpr std::string_view kArchs[] = {"sm_75", "sm_80",  "sm_86",  "sm_87",  "sm_89",
                                       "sm_90", "sm_100", "sm_103", "sm_120", "sm_121"};
constexpr std::string_view kOptimised[] = {"o0", "o2"};

template <typename Range>
std::string joined(const Range& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

template <typename T>
void sort_and_unique(std::vector<T>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

}  // namespace

bool LevelChoice::has(Level level) const {
  return std::find(levels.begin(), levels.end(), level) != levels.end();
}

Result<std::vector<Level>> parse_levels_option(const std::vector<std::string>& names) {
  std::vector<Level> out;
  for (const std::string& name : names) {
    const auto found = std::find(std::begin(kLevelNames), std::end(kLevelNames), name);
    if (found == std::end(kLevelNames))
      return diag(DiagCode::BadOption, name, "--add", "it takes " + joined(kLevelNames));
    out.push_back(static_cast<Level>(found - std::begin(kLevelNames)));
  }
  sort_and_unique(out);
  return out;
}

std::string known_archs() { return joined(kArchs); }

Result<std::vector<std::string>> parse_archs(const std::vector<std::string>& names) {
  std::vector<size_t> places;
  for (const std::string& name : names) {
    const auto found = std::find(std::begin(kArchs), std::end(kArchs), name);
    if (found == std::end(kArchs))
      return diag(DiagCode::BadOption, name, "--arch", "it takes " + known_archs());
    places.push_back(static_cast<size_t>(found - std::begin(kArchs)));
  }
  sort_and_unique(places);
  std::vector<std::string> out;
  for (const size_t place : places) out.emplace_back(kArchs[place]);
  return out;
}

std::string level_names(const LevelChoice& choice) {
  std::string out;
  for (const Level level : choice.levels)
    out += fmt::format("{}{}", out.empty() ? "" : ",", kLevelNames[static_cast<size_t>(level)]);
  return out;
}

std::vector<LevelColumn> level_columns(const LevelChoice& choice) {
  std::vector<LevelColumn> out;
  const auto add = [&](Level level, const std::string& variant) {
    for (const bool backward : {false, true}) {
      if (backward && choice.programs) continue;
      out.push_back({fmt::format("{}_{}_{}", kLevelNames[static_cast<size_t>(level)], variant,
                                 backward ? "backward" : "forward"),
                     level, variant, backward});
    }
  };
  for (const Level level : choice.levels) {
    if (level == Level::kLlvmIr) {
      for (const std::string_view variant : kOptimised) add(level, std::string(variant));
    } else {
      for (const std::string& arch : choice.archs) add(level, arch);
    }
  }
  return out;
}

std::vector<Column> columns_of_levels(const LevelChoice& choice) {
  std::vector<Column> out;
  for (const LevelColumn& column : level_columns(choice))
    out.push_back({column.name, ColumnKind::kString, false, {}});
  const auto number = [](std::string name) {
    return Column{std::move(name), ColumnKind::kInt32, false, {}};
  };
  const auto list = [](std::string name, Column element) {
    return Column{std::move(name), ColumnKind::kList, false, {std::move(element)}};
  };
  const Column instruction{"element",
                           ColumnKind::kStruct,
                           false,
                           {{"name", ColumnKind::kString, true, {}}, number("count")}};
  Column element{"element", ColumnKind::kStruct, false, {{"text", ColumnKind::kString, true, {}}}};
  element.children.push_back({"error", ColumnKind::kString, false, {}});
  for (const char* name : {"instructions", "registers", "stack_bytes", "spill_store_bytes",
                           "spill_load_bytes", "shared_bytes", "constant_bytes"})
    element.children.push_back(number(name));
  element.children.push_back({"occupancy", ColumnKind::kDouble, false, {}});
  element.children.push_back(number("tokens_left_out"));
  element.children.push_back(list("mix", instruction));
  element.children.push_back(list("lines", number("element")));
  element.children.push_back(list("python_lines", number("element")));
  out.push_back(list("levels", std::move(element)));
  return out;
}

}  // namespace weft
