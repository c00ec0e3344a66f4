#include "warp_names.h"

#include "weft/builtins/builtins.h"

namespace weft {

bool is_missing_in_warp(std::string_view path) {
  constexpr std::string_view kWarp = "warp.";
  if (!path.starts_with(kWarp)) return false;
  const Builtin* b = find_builtin(path.substr(kWarp.size()));
  return b != nullptr && !can_be_imported(*b);
}

}  // namespace weft
