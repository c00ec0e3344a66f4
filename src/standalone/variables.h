// Where each variable of a Python function has to be declared in C++. Private to the room.
//
// Input: a typed function. Python's variables belong to the function; in C++ one is declared where
// it is first assigned if all its uses lie in that block, else at the start of what holds them all.
#pragma once

#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/builtins/builtin_id.h"

namespace weft::standalone {

struct Variable {
  enum Where : std::uint8_t {
    Parameter,
    AtAssignment,  // by the assignment `statement`
    Before,        // without a value, before `statement`: every path from there assigns first
    AtStart,       // with zero, at the start of the function
    InLoop,        // by the for statements that have it as their target
  };
  Symbol name;
  Type type;
  Where where = AtStart;
  NodeId statement;
  int writes = 0;        // assignments, loops' targets included
  int loop_targets = 0;  // of them
  int reads = 0;
  bool changed = false;  // augmented, or in part, or by a call
  bool constant() const { return writes == 1 && !changed; }
};

class Variables {
 public:
  // Whether a call changes its argument number `i` (random states); asked of calls of builtins.
  using Changes = bool (*)(BuiltinId id, std::size_t i);

  void analyse(const Tree& tree, const FunctionDecl& f, Changes changes);
  const Variable* find(Symbol name) const;
  // In the order of their first use.
  std::span<const Variable> all() const { return variables_; }

 private:
  struct Step {
    NodeId statement;
    int branch;
    friend bool operator==(const Step&, const Step&) = default;
  };
  struct Use {
    std::vector<Step> common, first;
    NodeId first_statement;
    bool first_is_assignment = false;
    std::vector<std::vector<Step>> paths;  // of every use, for loops' targets
    std::vector<NodeId> loops;
  };
  void block(std::span<const NodeId> statements);
  void statement(NodeId id);
  void expression(NodeId id);
  void target(NodeId id, bool plain);
  void references(NodeId call, const FunctionDecl& f);
  void use(Symbol name, NodeId node, bool write, bool plain);
  // Of a variable, or of a field of one, as far as is known here.
  Type path_type(NodeId id) const;
  bool assigns(NodeId statement, Symbol name) const;
  bool block_assigns(std::span<const NodeId> statements, Symbol name) const;
  void place(std::size_t i);

  const Tree* tree_ = nullptr;
  Changes changes_ = nullptr;
  std::vector<Variable> variables_;
  std::vector<Use> uses_;
  std::map<std::uint32_t, std::size_t> index_;  // by symbol
  std::vector<Step> path_;
  NodeId current_;
};

}  // namespace weft::standalone
