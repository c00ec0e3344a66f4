// Private to the room: what overload resolution and result rules share.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "weft/builtins/builtins.h"

namespace weft {

// A call whose arguments are bound, on its way to a result.
struct RuleContext {
  const Overload& overload;
  Binding& out;  // args are set; the rule sets results or the constant
  std::vector<std::vector<Type>>& tuples;
  const TypeNames& names;  // for messages; its tuples may be stale
  TileContext* tile_context = nullptr;
};

// Number of results where it does not depend on the arguments, as Warp knows it when it looks for
// an overload with several results; 0 where Warp cannot tell or the result is a single one.
int result_count(const Overload& overload);

// Runs the overload's result rule and the checks of its dispatch rule.
Status apply_result_rule(RuleContext& context);

// Element types of a tuple argument: a display, or a value of tuple type.
// Empty and `is_tuple` false for anything else.
struct TupleView {
  bool is_tuple = false;
  std::span<const CallArg> display;
  std::span<const Type> types;

  std::size_t size() const { return display.empty() ? types.size() : display.size(); }
  Type type(std::size_t i) const { return display.empty() ? types[i] : display[i].type.deref(); }
};
TupleView tuple_view(const CallArg& arg, std::span<const std::vector<Type>> tuples);

std::string describe(const CallArg& arg, const TypeNames& names);

}  // namespace weft
