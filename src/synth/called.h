// The builtin that a call in a synthesized program calls. Private to the room.
//
// Its name alone says which one: no function or variable of such a program has a builtin's name.
#pragma once

#include <optional>

#include "weft/ast/tree.h"
#include "weft/builtins/properties.h"

namespace weft::synth {

inline std::optional<BuiltinId> called_builtin(const Tree& tree, NodeId call) {
  const Node& function = tree.node(tree.kid(call, 0));
  if (function.kind != NodeKind::Attribute && function.kind != NodeKind::Name) return std::nullopt;
  const Builtin* b = find_builtin(tree.text(function.name));
  return b != nullptr ? std::optional(id_of(*b)) : std::nullopt;
}

}  // namespace weft::synth
