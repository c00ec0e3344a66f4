// The import that is missing in modules that use `wp` without importing it, as rows of some other
// pipelines do.
#pragma once

#include <string>
#include <string_view>

namespace weft {

// What stands before such a module. `echoed` is a text lowered from it: the line numbers in its
// comments say how many lines stood there.
std::string assumed_import(std::string_view python, std::string_view echoed);
// Whether a module says itself what `wp` is.
bool imports_warp(std::string_view python);

}  // namespace weft
