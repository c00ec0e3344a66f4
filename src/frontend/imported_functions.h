// Functions that other modules make when Python imports a file. Warp numbers the functions of one
// name in the order in which a process makes them (sq_0, sq_1), in whatever module they stand.
//
// Input: the syntax tree of a file, and the file's place on disk. Output: for each name of a
// function that an imported module may make, that module. The search follows imports of files
// beside the file and of the packages that contain it, and the imports of those files in turn,
// wherever in a file they stand. A table lists Warp's own modules. Imports of other packages are
// left out.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "syntax.h"

namespace weft {

class ImportedFunctions {
 public:
  ImportedFunctions(Syntax& syntax, std::string_view path);

  // The module that makes, or may make, a function of that name.
  std::optional<std::string> module_of(std::string_view function) const;

 private:
  using Path = std::filesystem::path;

  void read(Syntax& syntax, const Path& file, bool collect);
  void read_file(const Path& file);
  void imports(Syntax& syntax, TSNode node, const Path& file);
  void import_module(std::string_view name, const Path& file);
  bool follow(Path base, std::string_view rest);
  void packages_of(const Path& file);
  void module_of_warp(std::string_view name, const Path& file);

  std::set<std::string> visited_;
  std::set<std::string, std::less<>> of_warp_;         // modules of warp_functions.def
  std::unordered_map<std::string, std::string> made_;  // function: module
  std::optional<std::string> unknown_;                 // a module that may make any function
};

}  // namespace weft
