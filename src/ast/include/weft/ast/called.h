// The builtin that a call in a synthesized program calls.
//
// Its name alone says which one: no function or variable of such a program has a builtin's name.
#pragma once

#include <optional>

#include "weft/ast/tree.h"
#include "weft/builtins/properties.h"

namespace weft {

inline std::optional<BuiltinId> builtin_called_by_name(const Tree& tree, NodeId call) {
  const Node& function = tree.node(tree.kid(call, 0));
  if (function.kind != NodeKind::Attribute && function.kind != NodeKind::Name) return std::nullopt;
  const Builtin* b = find_builtin(tree.text(function.name));
  return b != nullptr ? std::optional(id_of(*b)) : std::nullopt;
}

}  // namespace weft
