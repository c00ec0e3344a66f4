// A function's syntax tree as a captured Program holds it (lists of Python's ast) to Tree nodes.
#pragma once

#include <simdjson.h>

#include <functional>
#include <optional>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/base/inline_vec.h"
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
  using Nodes = InlineVec<NodeId, 12>;
  struct Parts;
  enum class Role { Statement, Expression };

  static Role role(NodeKind kind);
  Diag bad(std::string_view what) const;
  bool take_apart(Json j, Parts& out) const;
  NodeId make(const Parts& p, NodeKind kind, std::span<const NodeId> kids = {}, std::uint8_t op = 0,
              Symbol name = {}, std::uint64_t bits = 0, std::uint32_t split = 0);
  NodeId object_node(const Parts& p, const Object& o);
  // One node, or a list of them, each of which must have the role; what Python has and weft does
  // not stands anywhere.
  Status append(Json j, Nodes& out, Role role = Role::Expression);
  Status append_all(Json j, Nodes& out, Role role = Role::Expression);
  Status children(const Parts& p, std::initializer_list<std::size_t> fields, Nodes& out);
  Result<std::uint64_t> store_order(const Parts& p, std::size_t at);

  // --- one reader for each class of Python's ast ---
  Result<NodeId> node(Json j);
  Result<NodeId> name(const Parts& p);
  Result<NodeId> constant(const Parts& p);
  Result<NodeId> object(const Parts& p);
  Result<NodeId> attribute(const Parts& p);
  Result<NodeId> call(const Parts& p);
  Result<NodeId> compare(const Parts& p);
  Result<NodeId> unary(const Parts& p);
  Result<NodeId> boolean(const Parts& p);
  Result<NodeId> slice(const Parts& p);
  Result<NodeId> assign(const Parts& p);
  template <NodeKind kind, std::size_t... fields>
  Result<NodeId> plain(const Parts& p);
  template <NodeKind kind>
  Result<NodeId> binary(const Parts& p);
  template <NodeKind kind>
  Result<NodeId> sequence(const Parts& p);
  template <NodeKind kind, std::size_t heads>
  Result<NodeId> block(const Parts& p);
  template <NodeKind kind, std::size_t most>
  Result<NodeId> optional(const Parts& p);

  Tree& tree_;
  std::string_view file_name_;
  ReadObject object_;
  std::uint32_t first_line_ = 1;
  int depth_ = 0;
};

}  // namespace weft
