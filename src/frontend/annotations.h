// Annotations to types, as Warp reads them when a function or struct is declared.
#pragma once

#include "scope.h"
#include "weft/base/result.h"

namespace weft {

class Evaluator;

class Annotations {
 public:
  Annotations(Tree& tree, Scope& scope, std::string_view file_name)
      : tree_(tree), scope_(scope), file_name_(file_name) {}
  // For lengths and shapes that are constant expressions.
  void set_evaluator(Evaluator& evaluator) { evaluator_ = &evaluator; }
  // Whether typing.Any and its like, and wp.Function, are types: of parameters they are.
  void allow_generic(bool allowed) { generic_ = allowed; }

  // The type an annotation names. Void for None.
  Result<Type> type(NodeId annotation);
  // The type of a function's parameter, which may be a tuple[...] too.
  Result<Type> parameter(NodeId annotation);
  // The types of a function's results; empty for None.
  Result<std::vector<Type>> return_types(NodeId annotation);
  // The types that a text lists with commas between them.
  Result<std::vector<Type>> types_in(std::string_view text);
  // Whether an expression has the form of a type (not whether it is a good one): a name of Warp's
  // or Python's types, an alias, or a call that makes a type or array annotation.
  bool names_type(NodeId expression);
  // How an array's annotation is written; Unknown where that is elsewhere (an alias).
  ArrayForm array_form(NodeId annotation);
  Diag error(DiagCode code, NodeId node) const;  // quotes the node
  bool is_python_scalar(NodeId node) const;      // int, float or bool of Python

 private:
  bool is_text(NodeId node) const;
  Result<Type> name(NodeId node);
  Result<Type> call(NodeId node);
  Result<std::vector<Type>> tuple_types(NodeId node);
  Result<Type> subscript(NodeId node);
  Result<Type> array(NodeId node, ArrayClass array_class, int ndim, NodeId dtype);
  Result<Type> scalar(NodeId node);
  Result<int> length(NodeId node);  // 0: of any
  Result<NodeId> string(NodeId node);
  SourceLoc loc(NodeId node) const;
  std::string spelled(NodeId node) const;

  Tree& tree_;
  Scope& scope_;
  std::string_view file_name_;
  Evaluator* evaluator_ = nullptr;
  bool generic_ = false;
  int strings_ = 0;  // around the annotation
};

}  // namespace weft
