// A function's lines, spelled once.
#include "spelled.h"

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
  const TypeNames names = lowered.names();
  const auto line = [this](std::vector<Line>& lines, auto&& write) {
    const auto begin = static_cast<std::uint32_t>(pool_.size());
    write();
    lines.push_back({begin, static_cast<std::uint32_t>(pool_.size()) - begin});
  };
  for (StmtId s = 0; s < fn.stmts.size(); ++s) line(stmts_, [&] { w.line(s); });
  for (std::size_t i = 0; i < fn.locals.size(); ++i) {
    const VarId v = fn.locals[i];
    const LoweredVar& x = fn.vars[v.v];
    if (!fn.local_lines.empty() && w.has_place() && fn.local_lines[i] != 0) {
      line(primal_, [&] {
        w.line_directive(fn.local_lines[i]);
        pool_ += '\n';
      });
      primal_grad_.push_back(primal_.back());
      dual_.push_back(primal_.back());
    }
    if (x.type.is_tile() || x.type.is_tile_stack()) {
      line(primal_, [&] { w.declare_tile(v, false); });
      line(primal_grad_, [&] { w.declare_tile(v, true); });
      line(dual_, [&] { w.declare_tile_adjoint(v); });
      continue;
    }
    line(primal_, [&] {
      if (x.constant.kind != VarConst::None) pool_ += "const ";
      append_ctype(pool_, x.type, names);
      pool_ += ' ';
      w.var(v, "var");
      if (x.constant.kind != VarConst::None) {
        pool_ += " = ";
        w.constant(x.type, x.constant);
      }
      pool_ += ";\n";
    });
    primal_grad_.push_back(primal_.back());
    line(dual_, [&] {
      append_ctype(pool_, x.type, names, true);
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
  const auto width = static_cast<std::size_t>(indent);
  std::size_t size = count * width;
  for (std::size_t i = 0; i < count; ++i) size += line_at(i).size;
  const std::size_t old = out.size();
  out.resize(old + size);
  char* to = out.data() + old;
  for (std::size_t i = 0; i < count; ++i) {
    std::memset(to, ' ', width);
    const Line& l = line_at(i);
    std::memcpy(to + width, pool_.data() + l.begin, l.size);
    to += width + l.size;
  }
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
