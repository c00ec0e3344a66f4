#include "warp_names.h"

#include "weft/builtins/builtins.h"

namespace weft {

bool is_missing_in_warp(std::string_view path) {
  constexpr std::string_view kWarp = "warp.";
  if (!path.starts_with(kWarp)) return false;
  const Builtin* b = find_builtin(path.substr(kWarp.size()));
  return b != nullptr && !can_be_imported(*b);
}

std::optional<std::int64_t> number_of_warp_class(std::string_view path) {
  constexpr std::string_view kWarp = "warp.";
  if (!path.starts_with(kWarp)) return std::nullopt;
  path.remove_prefix(kWarp.size());
  const WarpConstant* c = find_warp_constant(path);
  if (c == nullptr || !c->is_int || path.find('.') == std::string_view::npos) return std::nullopt;
  return c->i;
}

}  // namespace weft
