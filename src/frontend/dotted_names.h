// Names of modules: `package.module`. Private to the room.
#pragma once

#include <string_view>

namespace weft {

// True if `path` is the package or a name within it.
inline bool is_under(std::string_view path, std::string_view package) {
  return path.starts_with(package) &&
         (path.size() == package.size() || path[package.size()] == '.');
}

// The name before the first dot.
inline std::string_view first_part(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}

}  // namespace weft
