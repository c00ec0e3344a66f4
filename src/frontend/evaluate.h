// Constant expressions of a module: the values that Python would compute for them when it imports
// the file.
//
// Numbers follow Python: unbounded integers as far as Warp can hold them, IEEE doubles, floor
// division and modulo towards minus infinity. Nothing of Warp's is executed; its constructors only
// collect their arguments.
#pragma once

#include <optional>

#include "annotations.h"
#include "scope.h"
#include "weft/base/result.h"

namespace weft {

class Evaluator {
 public:
  Evaluator(Tree& tree, Scope& scope, Annotations& annotations, std::string_view file_name)
      : tree_(tree), scope_(scope), annotations_(annotations), file_name_(file_name) {}

  // Errors: NotConstant, at the part that is not understood.
  Result<ConstValue> value(NodeId expression);
  Result<std::int64_t> integer(NodeId expression);
  // Python's str() of a number, string, None or tuple of them.
  Result<std::string> text(NodeId expression);
  // The same as Python's repr() has it, with strings in quotes.
  Result<std::string> quoted(NodeId expression);

 private:
  struct Number;
  using Numbers = std::vector<Number>;

  Result<Number> number(NodeId node);
  Result<Number> binary(NodeId node);
  Result<Number> power(NodeId node, const Number& a, const Number& b);
  Result<Number> unary(NodeId node);
  Result<Number> compare(NodeId node);
  Result<Number> boolean(NodeId node);
  Result<Number> named(NodeId node);
  Result<Number> call(NodeId node);
  Result<Number> extreme(NodeId node, bool greatest);
  Result<Number> constant(NodeId node);
  Result<ConstValue> construct(NodeId node, const Type& type);
  Result<ConstValue> scalar_object(NodeId node, const Type& type);
  Result<Number> number_of(const ConstValue& scalar, const Type& type, NodeId node) const;
  Status components(NodeId node, int depth, const Type& type, Numbers& out);
  Result<std::string> repr(NodeId node, bool top);
  std::optional<Type> constructed(NodeId node);
  Diag error(NodeId node) const;

  Tree& tree_;
  Scope& scope_;
  Annotations& annotations_;
  std::string_view file_name_;
};

}  // namespace weft
