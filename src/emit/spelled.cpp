// A function's lines, spelled once.
#include "spelled.h"

#include "weft/base/check.h"

namespace weft {

void SpelledFunction::spell(const Lowered& lowered, const LoweredFunction& fn) {
  fn_ = &fn;
  pool_.clear();
  stmts_.clear();
  primal_.clear();
  primal_grad_.clear();
  dual_.clear();
  continues_.clear();
  StatementWriter w(lowered, fn, pool_);
  const auto line = [this](std::vector<Line>& lines, auto&& write) {
    const auto begin = static_cast<std::uint32_t>(pool_.size());
    write();
    const Line written{begin, static_cast<std::uint32_t>(pool_.size()) - begin};
    lines.push_back(written);
    return written;
  };
  stmts_.reserve(fn.stmts.size());
  for (auto* lines : {&primal_, &primal_grad_, &dual_}) lines->reserve(fn.locals.size());
  for (StmtId s = 0; s < fn.stmts.size(); ++s) line(stmts_, [&] { w.line(s); });
  for (std::size_t i = 0; i < fn.locals.size(); ++i) {
    const VarId v = fn.locals[i];
    const LoweredVar& x = fn.vars[v.v];
    if (!fn.local_lines.empty() && w.has_place() && fn.local_lines[i] != 0) {
      const Line directive = line(primal_, [&] {
        w.line_directive(fn.local_lines[i]);
        pool_ += '\n';
      });
      primal_grad_.push_back(directive);
      dual_.push_back(directive);
    }
    if (x.type.is_tile() || x.type.is_tile_stack()) {
      line(primal_, [&] { w.declare_tile(v, false); });
      line(primal_grad_, [&] { w.declare_tile(v, true); });
      line(dual_, [&] { w.declare_tile_adjoint(v); });
      continue;
    }
    const Line declaration = line(primal_, [&] {
      if (x.constant.kind != VarConst::None) pool_ += "const ";
      w.ctype(x.type);
      pool_ += ' ';
      w.var(v, "var");
      if (x.constant.kind != VarConst::None) {
        pool_ += " = ";
        w.constant(x.type, x.constant);
      }
      pool_ += ";\n";
    });
    primal_grad_.push_back(declaration);
    line(dual_, [&] {
      w.ctype(x.type, true);
      pool_ += ' ';
      w.var(v, "adj");
      pool_ += " = {};\n";
    });
  }
  std::uint8_t deepest = 0;
  for (const Stmt& s : fn.stmts) deepest = std::max(deepest, s.indent);
  for (std::size_t i = 0; i <= deepest; ++i) {
    line(continues_, [&] {
      pool_.append(i * 4, ' ');
      pool_ += "continue;\n";
    });
  }
}

template <class LineAt>
void SpelledFunction::copy_lines(std::size_t count, int indent, std::string& out,
                                 LineAt line_at) const {
  // In steps, past the ends of lines: what is too much there is overwritten by the next line. Lines
  // are short, and a call for each would cost more than it copies.
  constexpr std::size_t kStep = TextBuffer::kSlack;
  static constexpr char kSpaces[kStep + 1] = "                ";
  const auto width = static_cast<std::size_t>(indent);
  WEFT_CHECK(width <= kStep, "an indentation of {}", width);
  std::size_t size = count * width;
  for (std::size_t i = 0; i < count; ++i) size += line_at(i).size;
  const std::size_t old = out.size();
  out.resize(old + size + kStep);
  char* to = out.data() + old;
  for (std::size_t i = 0; i < count; ++i) {
    std::memcpy(to, kSpaces, kStep);
    to += width;
    const Line& l = line_at(i);
    const char* from = pool_.data() + l.begin;
    for (std::size_t n = 0; n < l.size; n += kStep) std::memcpy(to + n, from + n, kStep);
    to += l.size;
  }
  out.resize(old + size);
}

void SpelledFunction::copy(std::span<const Line> lines, int indent, std::string& out) const {
  copy_lines(lines.size(), indent, out, [&](std::size_t i) -> const Line& { return lines[i]; });
}

void SpelledFunction::copy(std::span<const StmtId> stmts, int indent, bool return_is_continue,
                           std::string& out) const {
  copy_lines(stmts.size(), indent, out, [&](std::size_t i) -> const Line& {
    const Stmt& s = fn_->stmts[stmts[i]];
    if (return_is_continue && s.op == StmtOp::Return) return continues_[s.indent];
    return stmts_[stmts[i]];
  });
}

void SpelledFunction::copy_backwards(std::span<const StmtId> stmts, int indent,
                                     std::string& out) const {
  copy_lines(stmts.size(), indent, out,
             [&](std::size_t i) -> const Line& { return stmts_[stmts[stmts.size() - 1 - i]]; });
}

}  // namespace weft
