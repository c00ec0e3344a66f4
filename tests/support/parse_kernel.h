// A module from text or from tests/emit/golden, for tests that start at a Tree.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "weft/frontend/frontend.h"

namespace weft {

inline Tree parse_module(const std::string& source, const std::string& name = "m.py") {
  Result<Tree> tree = parse_source(source, name);
  if (!tree) {
    ADD_FAILURE() << tree.error().render();
    return {};
  }
  return *std::move(tree);
}

inline std::string read_test_file(const std::string& path) {
  std::ifstream in(std::string(WEFT_SOURCE_DIR) + "/tests/" + path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

inline Tree parse_golden(const std::string& name) {
  return parse_module(read_test_file("emit/golden/" + name + ".py"), name + ".py");
}

inline FunctionId only_kernel(const Tree& tree) {
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    if (tree.functions[i].is_kernel) return FunctionId{static_cast<std::uint32_t>(i)};
  }
  ADD_FAILURE() << "no kernel";
  return {};
}

}  // namespace weft
