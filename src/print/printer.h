// The walk that writes Python. Private to this room. It has one handler for each family of nodes,
// which call each other and append to one text; hence the number of its methods.
#pragma once

#include "weft/ast/tree.h"
#include "weft/print/print.h"

namespace weft::print {

class Printer {
 public:
  // `locations`: the tree to note lines and columns in, or null.
  Printer(const Tree& tree, Tree* locations, std::string& out,
          const Substitution* substitute = nullptr)
      : tree_(tree), locations_(locations), out_(out), substitute_(substitute) {}

  void module();
  // Parenthesised if it binds more loosely than `at_least`.
  void expression(NodeId id, int at_least);
  Precedence precedence(NodeId id) const;

 private:
  void imports();
  void constant_decl(ConstantDecl& decl);
  void alias_decl(AliasDecl& decl);
  void struct_decl(StructDecl& decl);
  void argument_list(NodeId arguments, bool wrapped);
  void function_decl(FunctionDecl& decl);

  void block(std::span<const NodeId> statements);
  void body(std::span<const NodeId> statements);
  void statement(NodeId id);
  void if_statement(NodeId id, std::string_view keyword);
  void for_statement(NodeId id);
  void while_statement(NodeId id);

  void expression_text(NodeId id);
  void attribute(NodeId id);
  void constant(const Node& n);
  void binary(NodeId id);
  void compare(NodeId id);
  void bool_op(NodeId id);
  void call(NodeId id);
  void subscript(NodeId id);
  void slice(NodeId id);
  void comma_list(std::span<const NodeId> items, int at_least);

  void put(std::string_view text) { out_.append(text); }
  void put(char c) { out_.push_back(c); }
  void put_name(Symbol s) { out_.append(tree_.text(s)); }
  void put_unsigned(uint64_t value);
  void begin_line() { out_.append(static_cast<size_t>(depth_) * 4, ' '); }
  void end_line() {
    out_.push_back('\n');
    ++line_;
    line_start_ = out_.size();
  }
  void blank_lines(int count);
  uint32_t column() const { return static_cast<uint32_t>(out_.size() - line_start_); }
  void begin(NodeId id);
  void end(NodeId id);

  const Tree& tree_;
  Tree* locations_;
  std::string& out_;
  const Substitution* substitute_;  // or null
  int depth_ = 0;
  uint32_t line_ = 1;
  size_t line_start_ = 0;
};

}  // namespace weft::print
