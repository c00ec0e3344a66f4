// Records to lines of C++.
#pragma once

#include <string_view>

#include "text_buffer.h"
#include "weft/lower/lowered.h"

namespace weft {

class StatementWriter {
 public:
  void line_directive(std::uint32_t line);
  // Whether the function still knows where in its file it stands.
  bool has_place() const;
  StatementWriter(const Lowered& lowered, const LoweredFunction& fn, TextBuffer& out)
      : lowered_(lowered), fn_(fn), tree_(*lowered.tree), out_(out) {}

  // One line with its own indentation and the newline.
  void line(StmtId id);
  void var(VarId v, std::string_view prefix);
  void constant(const Type& t, const VarConst& c);
  void initializer(const ConstValue& v);
  void ctype(const Type& t, bool value = false);
  // Declarations of a tile or a stack (tiles.cpp).
  void declare_tile(VarId v, bool gradients);
  void declare_tile_adjoint(VarId v);

 private:
  void escaped(std::string_view s);
  void statement(const Stmt& s);
  void form(const char* form, const Stmt& s);
  void operand(Operand o);
  void call(const Stmt& s);
  void callee(const NativeCallee& c, NativeCallee::Form form);
  void compare(const Stmt& s);
  void comment(const Stmt& s, bool adjoint);
  void slot(const Stmt& s);
  void scatter(const Stmt& s, std::uint32_t from);
  void access(std::uint32_t id);
  void place_value(std::uint32_t id, bool adjoint);
  void place_pointer(std::uint32_t id, bool adjoint);
  void steps_value(std::uint32_t step, const Place& at, bool adjoint);
  void adjoint_root(std::uint32_t place, Operand fallback);
  void number(std::uint64_t n) { out_.number(n); }
  void numbered(std::string_view prefix, std::uint64_t n) {
    out_ += prefix;
    number(n);
  }
  void integer(std::int64_t n) { out_.number(n); }
  Operand at(const Stmt& s, std::uint32_t i) const { return fn_.operands[s.begin + i]; }

  const Lowered& lowered_;
  const LoweredFunction& fn_;
  const Tree& tree_;
  TextBuffer& out_;
  // The type that was spelled last, and as what.
  Type spelled_;
  bool spelled_value_ = false;
  std::string spelling_;
};

}  // namespace weft
