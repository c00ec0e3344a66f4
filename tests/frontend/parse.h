// Help for the front end's tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "weft/frontend/frontend.h"

namespace weft {

// What most modules of the tests begin and end with.
inline const char* const kHead = "import warp as wp\n";
inline const char* const kKernel = "@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = 1.0\n";

inline Tree parse(const std::string& source) {
  auto tree = parse_source(source, "folder/m.py");
  if (!tree) {
    ADD_FAILURE() << tree.error().render() << "\n" << source;
    return {};
  }
  return *std::move(tree);
}

// The diagnostic of a file that is refused as a whole.
inline std::string error_of(const std::string& source) {
  const auto tree = parse_source(source, "m.py");
  return tree ? "accepted" : tree.error().render();
}

// The reason why a module-level name is unknown.
inline std::string unknown(const std::string& source, std::string_view name) {
  const auto tree = parse_source(source, "m.py");
  if (!tree) return "file: " + tree.error().render();
  for (const UnknownName& u : tree->unknown_names)
    if (tree->text(u.name) == name) return u.why.render();
  return "known";
}

// A kernel `k` whose body is the given lines, each indented by four.
inline std::string kernel(const std::string& lines) {
  std::string out = "import warp as wp\n@wp.kernel\ndef k(a: wp.array(dtype=float), n: int):\n";
  std::size_t at = 0;
  while (at < lines.size()) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    out += "    " + lines.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return out;
}

}  // namespace weft
