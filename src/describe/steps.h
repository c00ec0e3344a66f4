// The statements of one function as clauses of English.
//
// Input: a Tree and one of its functions. Output: clauses in the order of the program. A local that
// is written once and read once has no clause: its value stands where it is read, if it is short
// and means the same there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "weft/ast/called.h"
#include "weft/ast/tree.h"
#include "weft/print/print.h"

namespace weft::describe {

struct Clause {
  enum Kind : std::uint8_t {
    Let,     // `target = value`, behind "let"
    Set,     // "set `target` to `value`"
    Step,    // `text`
    Return,  // "return `value`"
  };
  Kind kind = Step;
  std::string text = {};    // of a step, without an end
  std::string target = {};  // of Let and Set
  Phrase value = {};
  bool stores = false;    // changes an array
  bool compound = false;  // has clauses inside
};

// "a", "a and b", "a, b and c".
std::string listed(std::span<const std::string> items);
// Clauses one behind the other: "let `a = 1` and `b = 2`; add `b` to `c`".
std::string joined(std::span<const Clause> clauses);

class Steps {
 public:
  Steps(const Tree& tree, FunctionId function);

  // How a kernel's body begins: the names of its thread's indices, and in backticks which threads
  // do nothing. What is told here is no clause. Empty where it begins otherwise.
  std::span<const std::string> thread() const { return thread_; }
  std::string_view idle() const { return idle_; }

  std::vector<Clause> clauses() { return block(body_.subspan(opening_)); }
  // "`f(a, b)` returns `a * b`"
  std::string of_function();

 private:
  // What the function does with a name.
  struct Use {
    std::uint32_t writes = 0;  // an argument's value is one
    std::uint32_t reads = 0;
    std::uint32_t block = 0;      // that writes it, as study() counts blocks
    std::uint32_t told = 0;       // whose clause gives it a value, as block() counts; 0: none yet
    bool plain = false;           // written as the only target of an assignment
    bool changed_inside = false;  // an element or a field of it is written
    bool out_of_reach = false;    // read where the block that writes it is closed
    std::optional<Phrase> value;  // stands in its place
  };

  void study(std::span<const NodeId> statements);
  void study_statement(NodeId id);
  void study_target(NodeId id, bool plain);
  void study_value(NodeId id);
  void take_opening();

  std::vector<Clause> block(std::span<const NodeId> statements);
  void statement(NodeId id, std::vector<Clause>& out);
  void assign(NodeId id, std::vector<Clause>& out);
  void augment(NodeId id, std::vector<Clause>& out);
  void branch(NodeId id, std::vector<Clause>& out);
  void repeat(NodeId id, std::vector<Clause>& out);
  std::string of_atomic(BuiltinId f, std::span<const NodeId> args);
  void expression_statement(NodeId id, std::vector<Clause>& out);

  Phrase phrase(NodeId id);
  std::string quoted(NodeId id) { return '`' + phrase(id).text + '`'; }
  std::string operand(NodeId id, print::Precedence at_least);
  std::optional<Phrase> substitute(NodeId id);
  std::optional<Phrase> of_name(Symbol name);
  std::optional<Phrase> of_call(NodeId id);

  bool is_open(std::uint32_t block) const;
  bool can_move(NodeId value) const;
  bool is_warp(NodeId id) const;
  bool is_argument(Symbol name) const;
  Symbol base_of(NodeId id) const;
  std::optional<BuiltinId> called(NodeId call) const { return builtin_called_by_name(tree_, call); }

  const Tree& tree_;
  FunctionId function_;
  std::span<const NodeId> body_;
  std::size_t opening_ = 0;  // statements at the head of `body_` that are no clauses
  std::vector<std::string> thread_;
  std::string idle_;
  std::unordered_map<std::uint32_t, Use> uses_;  // by symbol
  std::vector<std::uint32_t> open_;              // the blocks around a statement, outermost first
  std::uint32_t blocks_ = 0;                     // met so far; the body is 1
};

}  // namespace weft::describe
