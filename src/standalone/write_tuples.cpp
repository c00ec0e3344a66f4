// Tuples as values: a small struct for each list of types, with the members that the structs of
// several results have too.
#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {

// Whether the C++ type of a call is not the tuple's struct but that of the function's results.
bool FunctionWriter::has_results_type(NodeId id) const {
  if (tree_.node(id).kind != NodeKind::Call) return false;
  const auto f = called_function(tree_, id);
  if (!f) return true;
  const auto results = program_.results.find(*f);
  return results == program_.results.end() || results->second.size() != 1;
}

Result<Expr> FunctionWriter::tuple_literal(NodeId id, const Type& t) {
  if (!is_tuple(t)) return unsupported(id, "a tuple as a value");
  std::string text;
  const std::span<const Type> types = helpers_.elements(t);
  const auto values = tree_.kids(id);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool number = is_literal(values[i]) && types[i].is_scalar();
    WEFT_TRY(const Expr e, number ? cast(types[i], values[i]) : expression(values[i]));
    text += (i == 0 ? "{" : ", ") + e.text;
  }
  return Expr{text + "}"};
}

// What a call returns gets names first.
Result<std::vector<std::string>> FunctionWriter::named_results(NodeId call, std::size_t count) {
  WEFT_TRY(const Expr e, expression(call));
  std::vector<std::string> parts;
  std::string list;
  for (std::size_t i = 0; i < count; ++i) {
    parts.push_back(fresh("part"));
    list += (i > 0 ? ", " : "") + parts.back();
  }
  line("const auto [" + list + "] = " + e.text + ";");
  return parts;
}

Result<Expr> FunctionWriter::tuple_value(NodeId id, const Type& t) {
  if (tree_.node(id).kind == NodeKind::Tuple) return tuple_literal(id, t);
  if (!has_results_type(id)) return expression(id);
  std::string text;
  WEFT_TRY(const std::vector<std::string> parts, named_results(id, helpers_.elements(t).size()));
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "{" : ", ") + parts[i];
  return Expr{text + "}"};
}

Result<Expr> FunctionWriter::element_of_tuple(const Expr& value, const Type& t, NodeId index,
                                              Type& out) {
  const std::span<const Type> types = helpers_.elements(t);
  const auto count = static_cast<std::int64_t>(types.size());
  const std::string whole = paren(value, kBindAtom);
  if (const auto c = constant_int(index); c && *c >= -count && *c < count) {
    const auto at = static_cast<std::size_t>(*c < 0 ? *c + count : *c);
    out = types[at];
    return Expr{whole + "." + std::string(kResultFields[at])};
  }
  for (const Type& one : types) {
    if (!types_equal(one, types[0]))
      return unsupported(index, "an index of a tuple of several types that is not a number");
  }
  out = types[0];
  WEFT_TRY(const std::string function, helpers_.element_function(t));
  WEFT_TRY(const Expr i, expression(index));
  return Expr{function + "(" + value.text + ", " + i.text + ")"};
}

}  // namespace weft::standalone
