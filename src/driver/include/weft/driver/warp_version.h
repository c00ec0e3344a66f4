// The Warp whose text weft writes.
#pragma once

#include <string_view>

namespace weft {

inline constexpr std::string_view kWarpVersion = "1.19.0";

}  // namespace weft
