// A function's syntax tree to Tree nodes, from the form that a captured Program has for it (lists
// of Python's ast).
//
// ProgramTree is one class, because it is a recursive descent over one cursor: each reader takes
// the fields of one class of Python's ast off `cursor_` in their order and calls node() for what is
// in them. The position in the document and the depth are the only state, and every reader moves
// both.
#pragma once

#include <optional>
#include <string_view>

#include "json_cursor.h"
#include "weft/ast/tree.h"
#include "weft/base/inline_vec.h"
#include "weft/base/result.h"

namespace weft {

// A value of Python's own that a node holds by itself.
struct Literal {
  bool there = false;
  ConstantKind kind = ConstantKind::None;
  std::uint64_t bits = 0;
  std::string_view text;
};

// Reads objects, which stand in trees too.
class ObjectReader {
 public:
  // The object at the cursor. What `literal` can hold is put there, and is no object.
  virtual std::optional<Object> object(Literal* literal = nullptr) = 0;

 protected:
  ~ObjectReader() = default;
};

class ProgramTree {
 public:
  ProgramTree(Tree& tree, std::string_view file_name, JsonCursor& cursor, ObjectReader& objects)
      : tree_(tree), file_name_(file_name), cursor_(cursor), objects_(objects) {}

  // Line 1 of the trees that follow stands on this line of Tree::source.
  void set_first_line(std::uint32_t line) { first_line_ = line; }
  Result<NodeId> function_def();

 private:
  using Nodes = InlineVec<NodeId, 12>;
  struct Head;
  enum class Role { Statement, Expression };

  static Role role(NodeKind kind);
  Diag bad(std::string_view what) const;
  bool begin(Head& out);
  bool begin_of_any_form(Head& out, std::uint32_t (&place)[4]);
  NodeId make(const Head& h, NodeKind kind, std::span<const NodeId> kids = {}, std::uint8_t op = 0,
              Symbol name = {}, std::uint64_t bits = 0, std::uint32_t split = 0);
  NodeId object_node(const Head& h, const Object& o);
  // One node, or a list of them, each of which must have the role; what Python has and weft does
  // not stands anywhere.
  Status append(Nodes& out, Role role = Role::Expression);
  Status append_all(Nodes& out, Role role = Role::Expression);
  // The same of the next field.
  Status field(Head& h, Nodes& out);
  Status list(Head& h, Nodes& out, Role role = Role::Expression);
  std::string_view word(Head& h);
  Result<std::uint64_t> store_order(Head& h);

  // --- one reader for each class of Python's ast: reads fields in their order ---
  Result<NodeId> node();
  Result<NodeId> name(Head& h);
  Result<NodeId> constant(Head& h);
  Result<NodeId> object(Head& h);
  Result<NodeId> attribute(Head& h);
  Result<NodeId> call(Head& h);
  Result<NodeId> compare(Head& h);
  Result<NodeId> unary(Head& h);
  Result<NodeId> boolean(Head& h);
  Result<NodeId> slice(Head& h);
  Result<NodeId> assign(Head& h);
  template <NodeKind kind, std::size_t count = 0>
  Result<NodeId> plain(Head& h);
  template <NodeKind kind>
  Result<NodeId> binary(Head& h);
  template <NodeKind kind>
  Result<NodeId> sequence(Head& h);
  template <NodeKind kind, std::size_t heads>
  Result<NodeId> block(Head& h);
  template <NodeKind kind, std::size_t most>
  Result<NodeId> optional(Head& h);

  Tree& tree_;
  std::string_view file_name_;
  JsonCursor& cursor_;
  ObjectReader& objects_;
  std::uint32_t first_line_ = 1;
  int depth_ = 0;
};

}  // namespace weft
