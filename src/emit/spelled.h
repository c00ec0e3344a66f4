// A function's lines, spelled once and copied into every text that needs them.
#pragma once

#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "statements.h"

namespace weft {

struct Line {
  std::uint32_t begin, size;  // into SpelledFunction::pool; the newline included
};

class SpelledFunction {
 public:
  void spell(const Lowered& lowered, const LoweredFunction& fn);

  const LoweredFunction& fn() const { return *fn_; }
  std::span<const Line> primal() const { return primal_; }
  // In the reverse pass, where tiles have room for gradients.
  std::span<const Line> primal_with_gradients() const { return primal_grad_; }
  std::span<const Line> dual() const { return dual_; }
  // Appends lines, `indent` spaces before each.
  void copy(std::span<const Line> lines, int indent, std::string& out) const;
  void copy(std::span<const StmtId> stmts, int indent, bool return_is_continue,
            std::string& out) const;
  void copy_backwards(std::span<const StmtId> stmts, int indent, std::string& out) const;

 private:
  template <class LineAt>
  void copy_lines(std::size_t count, int indent, std::string& out, LineAt line_at) const;

  const LoweredFunction* fn_ = nullptr;
  TextBuffer pool_;
  std::vector<Line> stmts_, primal_, primal_grad_, dual_;
  std::vector<Line> continues_;  // by indentation, for returns inside a grid-stride loop
};

}  // namespace weft
