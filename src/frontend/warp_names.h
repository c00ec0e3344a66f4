// The names that the warp module has, and the names that it only seems to have.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace weft {

// Whether `path` names a builtin, "warp.tid", that is no attribute of the warp module: kernels
// reach it as wp.tid() all the same, but Python cannot import it.
bool is_missing_in_warp(std::string_view path);

// What "warp.Volume.LINEAR" and the like are: numbers in a class.
std::optional<std::int64_t> number_of_warp_class(std::string_view path);

}  // namespace weft
