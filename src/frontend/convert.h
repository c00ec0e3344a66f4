// Concrete syntax to Tree nodes, exactly as CPython 3.11's ast would have them.
//
// Input: nodes of a Syntax. Output: nodes of a Tree with their locations, or the first diagnostic.
// Invariant: kinds, order and locations of the nodes equal CPython's for everything the Tree can
// express; any other construct becomes one Unsupported node without children, named after its class
// in Python's ast. What tree-sitter accepts and CPython does not is refused here.
//
// The class has many methods because it has one for each kind of syntax. They call each other, and
// share the tree and the depth of nesting.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "syntax.h"
#include "weft/ast/tree.h"

namespace weft {

// Parentheses and blocks together; CPython itself stops at 200 parentheses and 100 indents.
inline constexpr int kMaxNesting = 400;

// Statements that hold blocks.
bool is_compound(Syn kind);

class Converter {
 public:
  Converter(Syntax& syntax, Tree& tree, std::string_view file_name)
      : syntax_(syntax), tree_(tree), file_name_(file_name) {}

  Result<NodeId> expression(TSNode node);
  // `decorators`: the expressions after each @, in their order.
  Result<NodeId> function_def(TSNode node, std::span<const TSNode> decorators);

  SourceLoc loc(TSNode node) const;
  Diag error(DiagCode code, TSNode node) const { return diag(code, loc(node)); }
  template <class... Args>
  Diag error(DiagCode code, TSNode node, const Args&... args) const {
    return diag(code, loc(node), args...);
  }
  Diag syntax_error(TSNode node) const;
  // The start of a node's text, on one line, for messages.
  std::string excerpt(TSNode node) const;

 private:
  using Nodes = std::vector<NodeId>;
  class Deeper;

  // --- expressions (convert_expr.cpp) ---
  Result<NodeId> expression_in(TSNode node, Syn kind);
  Result<NodeId> name(TSNode node);
  Result<NodeId> attribute(TSNode node);
  Result<NodeId> subscript(TSNode node);
  Result<NodeId> generic_type(TSNode node);
  Result<NodeId> slice(TSNode node);
  Result<NodeId> call(TSNode node);
  Result<NodeId> binary(TSNode node);
  Result<NodeId> and_xor(TSNode node);
  Result<NodeId> union_type(TSNode node);
  Result<NodeId> unary(TSNode node);
  Result<NodeId> boolean(TSNode node);
  Result<NodeId> comparison(TSNode node);
  Result<NodeId> conditional(TSNode node);
  Result<NodeId> sequence(TSNode node, NodeKind kind);
  Result<NodeId> element(const Child& child);
  Result<NodeId> starred(TSNode node);
  Result<NodeId> inner(TSNode node);  // the only named child
  Result<NodeId> integer(TSNode node);
  Result<NodeId> floating(TSNode node);
  Result<NodeId> strings(TSNode node);
  Result<NodeId> tuple_of(std::span<const Child> children, std::size_t first, std::size_t last);

  // --- statements (convert_stmt.cpp) ---
  Status block(TSNode node, Nodes& out);
  Status statement(TSNode node, Syn kind, Nodes& out);
  std::string_view try_class(TSNode node) const;
  Result<NodeId> expression_statement(TSNode node, Syn kind);
  Result<NodeId> header(TSNode node);  // an expression in the first line of a compound statement
  Result<NodeId> assignment(TSNode node);
  Result<NodeId> augmented(TSNode node);
  Result<NodeId> if_chain(std::span<const Child> clauses, std::size_t at, TSNode clause);
  Result<NodeId> for_loop(TSNode node);
  Result<NodeId> while_loop(TSNode node);
  Result<NodeId> assert_statement(TSNode node);
  Result<NodeId> return_statement(TSNode node);
  Result<NodeId> arguments(TSNode node);
  Status orelse(std::span<const Child> children, Nodes& out);

  static Status append(Nodes& out, Result<NodeId> node) {
    WEFT_TRY(const NodeId id, std::move(node));
    out.push_back(id);
    return {};
  }
  Symbol identifier(TSNode node) { return tree_.intern(syntax_.text(node)); }
  NodeId place(NodeId id, TSNode node);
  // From the start of `node` to the end of the last node in `body`.
  NodeId place(NodeId id, TSNode node, NodeId last);
  NodeId unsupported(TSNode node, std::string_view ast_class, std::span<const NodeId> kids = {});
  NodeId dictionary(TSNode node);
  NodeId yield(TSNode node);
  bool is_token(const Child& child, std::string_view text) const;

  Syntax& syntax_;
  Tree& tree_;
  std::string_view file_name_;
  int depth_ = 0;
  int loops_ = 0;             // around the statement
  TSNode misplaced_splat_{};  // see element()
};

// Counts the nesting for the length of a scope.
class Converter::Deeper {
 public:
  explicit Deeper(Converter& c) : c_(c) { ++c_.depth_; }
  ~Deeper() { --c_.depth_; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;
  bool too_deep() const { return c_.depth_ > kMaxNesting; }

 private:
  Converter& c_;
};

}  // namespace weft
