// What makes two modules the same but for names, and the same but for names and numbers.
//
// The *structure* is the module's Python AST without docstrings and comments, every name of the
// program (functions, arguments, fields, variables, constants) renamed by first use. Names of Warp,
// of math and of Python itself stay, as do the components x y z w and `shape` and `dtype`. An
// overload of a kernel for any types has its types, however the file states them. The *skeleton* is
// the structure with every number and boolean replaced by 0.
//
// Both are functions of the nodes and declarations alone: not of types, locations, resolved
// constants or file names, so a parsed file and the tree it was printed from agree.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"

namespace weft {

// Reusable: keeps its memory from tree to tree.
class Canonicalizer {
 public:
  void run(const Tree& tree);
  // Of the last tree; valid until the next run().
  std::string_view structure() const { return structure_; }
  std::string_view skeleton() const { return skeleton_; }

 private:
  enum class Role : std::uint8_t { Free, Bound, Callable, Module, Imported };

  void find_bound_names();
  void bind(Symbol name, Role role = Role::Bound);
  void bind_targets(NodeId target);
  void item(const Item& item);
  void overload(const FunctionDecl& f);
  void node(NodeId id);
  void function_def(NodeId id);
  void attribute(NodeId id);
  void call(NodeId id);
  void constant(NodeId id);
  void kids(NodeId id, std::uint32_t from = 0);
  void renamed(Symbol name);
  void name(Symbol name);
  bool rooted_in_package(NodeId id) const;
  void put(std::string_view text);

  const Tree* tree_ = nullptr;
  std::string structure_;
  std::string skeleton_;
  // By symbol.
  std::vector<Role> roles_;
  std::vector<bool> fields_;
  std::vector<std::uint32_t> numbers_;  // 0: not met yet
  std::uint32_t next_number_ = 0;
  std::vector<NodeId> queue_;
};

std::string canonical_structure(const Tree& tree);
std::string canonical_skeleton(const Tree& tree);

// sha256 of the above, in lower-case hexadecimal digits.
std::string structure_id(const Tree& tree);
std::string skeleton_id(const Tree& tree);

}  // namespace weft
