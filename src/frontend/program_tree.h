// A function's syntax tree as a captured Program holds it (lists of Python's ast) to Tree nodes.
#pragma once

#include <simdjson.h>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/result.h"

namespace weft {

class ProgramTree {
 public:
  using Json = simdjson::dom::element;
  using ReadObject = std::function<std::optional<Object>(Json)>;

  ProgramTree(Tree& tree, std::string_view file_name, ReadObject object)
      : tree_(tree), file_name_(file_name), object_(std::move(object)) {}

  // Line 1 of the trees that follow stands on this line of Tree::source.
  void set_first_line(std::uint32_t line) { first_line_ = line; }
  Result<NodeId> function_def(Json j);

 private:
  using Nodes = std::vector<NodeId>;

  Result<NodeId> node(Json j);
  Result<NodeId> constant(Json j);
  Result<NodeId> call(Json j);
  Result<NodeId> compare(Json j);
  enum class Role { Statement, Expression };
  static Role role(NodeKind kind);
  // One node, or a list of them, each of which must have the role; what Python has and weft does
  // not stands anywhere.
  Status append(Json j, Nodes& out, Role role = Role::Expression);
  Status append_all(Json j, Nodes& out, Role role = Role::Expression);
  NodeId place(NodeId id, Json j);
  NodeId object_node(const Object& o);
  Diag bad(std::string_view what) const;

  Tree& tree_;
  std::string_view file_name_;
  ReadObject object_;
  std::uint32_t first_line_ = 1;
  int depth_ = 0;
};

}  // namespace weft
