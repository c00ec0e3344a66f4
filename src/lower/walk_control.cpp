// Statements, branches with their phis, and returns.
#include "walk.h"

#include <algorithm>

namespace weft {

Status Walk::statement(NodeId node) {
  here_.node = node;
  const Level level(builder_.budget);
  if (level.over_limit()) return over_limit(level);
  switch (tree_->node(node).kind) {
    case NodeKind::Assign:
      rec_.set_line(node);
      return emit_assign(node);
    case NodeKind::AugAssign:
      rec_.set_line(node);
      return emit_augassign(node);
    case NodeKind::If:
      rec_.set_line(node);
      return emit_if(node);
    case NodeKind::For:
      rec_.set_line(node);
      return emit_for(node);
    case NodeKind::While:
      rec_.set_line(node);
      return emit_while(node);
    case NodeKind::Break:
      rec_.set_line(node);
      return emit_break();
    case NodeKind::Continue:
      rec_.set_line(node);
      return emit_continue();
    case NodeKind::Pass:
      rec_.set_line(node);
      return {};
    case NodeKind::Return:
      rec_.set_line(node);
      return emit_return(node);
    case NodeKind::Assert:
      rec_.set_line(node);
      return emit_assert(node);
    case NodeKind::ExprStmt: {
      rec_.set_line(node);
      const NodeId value = tree_->kid(node, 0);
      // The call is reached without passing through eval, so its own line adds no comment.
      if (tree_->node(value).kind == NodeKind::Call) {
        const EvaluationStart begin = hir_.begin_evaluation();
        WEFT_TRY(const Value v, emit_call(value, {.expected = 0, .discarded = true}));
        hir_.end_evaluation(value, begin, v);
      } else {
        WEFT_TRY([[maybe_unused]] const Value v, eval(value));
      }
      return {};
    }
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#define WEFT_EXPR(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
    break;
  }
  WEFT_TRY([[maybe_unused]] const Value v, eval(node));
  return {};
}

Status Walk::body(NodeId node, std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; ++i) WEFT_RETURN_IF_ERROR(statement(tree_->kid(node, i)));
  return {};
}

Status Walk::emit_if(NodeId node) {
  const std::uint32_t split = tree_->node(node).split;
  const std::uint32_t end = tree_->node(node).kids_count;
  WEFT_TRY(const VarId cond, eval_var(tree_->kid(node, 0)));
  if (rec_.is_constant(cond)) {
    note_callee(node, {Callee::Branch, rec_.constant_truth(cond) ? 1u : 0u});
    hir_.add_inst(hir::Op::Decided, {}, {}, rec_.constant_truth(cond) ? 1 : 0);
    return rec_.constant_truth(cond) ? body(node, 1, split) : body(node, split, end);
  }
  note_callee(node, {Callee::Several, 0});  // should another round of a loop have a constant

  const Scope before = resolver_.scope();
  {
    WEFT_TRY(const VarId c, load(cond));
    rec_.forward(StmtOp::If, {op(c)});
    hir_.add_inst(hir::Op::If, {c});
    rec_.reverse(StmtOp::End, {});
    rec_.indent();
  }
  WEFT_RETURN_IF_ERROR(body(node, 1, split));
  {
    rec_.unindent();
    rec_.forward(StmtOp::End, {});
    hir_.add_inst(hir::Op::End, {});
    WEFT_TRY(const VarId c, load(cond));
    rec_.reverse(StmtOp::If, {op(c)});
  }
  // The other branch starts from the symbols before the conditional, so that nothing assigned in
  // the first is seen there.
  Scope then = before;
  then.swap(resolver_.scope());

  if (split < end) {
    {
      WEFT_TRY(const VarId c, load(cond));
      rec_.forward(StmtOp::IfNot, {op(c)});
      hir_.add_inst(hir::Op::IfNot, {c});
      rec_.reverse(StmtOp::End, {});
      rec_.indent();
    }
    WEFT_RETURN_IF_ERROR(body(node, split, end));
    {
      rec_.unindent();
      rec_.forward(StmtOp::End, {});
      hir_.add_inst(hir::Op::End, {});
      WEFT_TRY(const VarId c, load(cond));
      rec_.reverse(StmtOp::IfNot, {op(c)});
    }
  }
  hir_.begin_merge(node);
  Status merged = merge_branches(cond, before, then);
  hir_.end_merge();
  return merged;
}

// Phis for the names that the branches left with different variables. The order is that of the
// names' first assignment: before the conditional, then in the first branch, then in the second.
Status Walk::merge_branches(VarId cond, const Scope& before, const Scope& then) {
  Scope other;
  other.swap(resolver_.scope());
  Scope merged = before;
  const auto set = [&](Symbol s, Value v) {
    if (const Value* old = resolver_.find(merged, s)) {
      *const_cast<Value*>(old) = v;
    } else {
      resolver_.append(merged, s, v);
    }
  };
  const auto merge = [&](Symbol s) -> Status {
    const Value* prev = resolver_.find(before, s);
    const Value* a = resolver_.find(then, s);
    const Value* b = resolver_.find(other, s);
    if (a == nullptr) a = prev;
    if (b == nullptr) b = prev;
    if (a != nullptr && b != nullptr && *a == *b) {
      set(s, *a);
    } else if (a == nullptr) {
      if (b != nullptr) set(s, *b);
    } else if (b == nullptr) {
      set(s, *a);
    } else {
      WEFT_TRY(const Value phi, call_builtin(BuiltinId::Where, {Value::of(cond), *a, *b}));
      set(s, phi);
    }
    return {};
  };
  for (const Entry& e : then) WEFT_RETURN_IF_ERROR(merge(e.name));
  for (const Entry& e : other) {
    if (resolver_.find(then, e.name) == nullptr) WEFT_RETURN_IF_ERROR(merge(e.name));
  }
  resolver_.scope().swap(merged);
  return {};
}

Result<Value> Walk::emit_ifexp(NodeId node) {
  WEFT_TRY(const VarId cond, eval_var(tree_->kid(node, 0)));
  if (rec_.is_constant(cond)) {
    note_callee(node, {Callee::Branch, rec_.constant_truth(cond) ? 1u : 0u});
    hir_.add_inst(hir::Op::Decided, {}, {}, rec_.constant_truth(cond) ? 1 : 0);
    return eval(tree_->kid(node, rec_.constant_truth(cond) ? 1 : 2));
  }
  note_callee(node, {Callee::Several, 0});

  VarId values[2];
  for (int i = 0; i < 2; ++i) {
    const StmtOp test = i == 0 ? StmtOp::If : StmtOp::IfNot;
    WEFT_TRY(const VarId begin, load(cond));
    rec_.forward(test, {op(begin)});
    hir_.add_inst(i == 0 ? hir::Op::If : hir::Op::IfNot, {begin});
    rec_.reverse(StmtOp::End, {});
    rec_.indent();
    WEFT_TRY(VarId value, eval_var(tree_->kid(node, static_cast<std::uint32_t>(i + 1))));
    if (rec_.type(value).ref) {
      WEFT_TRY(value, builtin_var(BuiltinId::Copy, {value}));
    }
    values[i] = value;
    rec_.unindent();
    rec_.forward(StmtOp::End, {});
    hir_.add_inst(hir::Op::End, {});
    WEFT_TRY(const VarId end, load(cond));
    rec_.reverse(test, {op(end)});
  }
  return call_builtin(BuiltinId::Where,
                      {Value::of(cond), Value::of(values[0]), Value::of(values[1])});
}

Result<Value> Walk::emit_boolop(NodeId node) {
  const bool is_and = static_cast<BoolOp>(tree_->node(node).op) == BoolOp::And;
  const VarId out = rec_.add_var(Type::of(Scalar::Bool));
  WEFT_TRY(VarId first, eval_var(tree_->kid(node, 0)));
  WEFT_TRY(first, load(first));
  rec_.forward(StmtOp::Set, {op(out), op(first)});
  hir_.add_inst(hir::Op::Set, {first}, {out});
  const StmtOp guard = is_and ? StmtOp::If : StmtOp::IfNot;
  for (std::uint32_t i = 1; i < tree_->node(node).kids_count; ++i) {
    rec_.forward(guard, {op(out)});
    hir_.add_inst(is_and ? hir::Op::If : hir::Op::IfNot, {out});
    rec_.reverse(StmtOp::End, {});
    rec_.indent();
    WEFT_TRY(VarId value, eval_var(tree_->kid(node, i)));
    WEFT_TRY(value, load(value));
    rec_.forward(is_and ? StmtOp::And : StmtOp::Or, {op(out), op(value)});
    hir_.add_inst(is_and ? hir::Op::And : hir::Op::Or, {value}, {out});
    rec_.unindent();
    rec_.forward(StmtOp::End, {});
    hir_.add_inst(hir::Op::End, {});
    rec_.reverse(guard, {op(out)});
  }
  return Value::of(out);
}

Result<Value> Walk::emit_compare(NodeId node) {
  WEFT_TRY(VarId left, eval_var(tree_->kid(node, 0)));
  Vars right;
  for (std::uint32_t i = 1; i < tree_->node(node).kids_count; ++i) {
    WEFT_TRY(const VarId v, eval_var(tree_->kid(node, i)));
    right.push_back(v);
  }
  const auto ops = tree_->compare_ops(node);
  for (const CompareOp o : ops) {
    if (o > CompareOp::GtE)
      return here_.fail(DiagCode::UnsupportedConstruct,
                        o == CompareOp::Is || o == CompareOp::IsNot ? "is" : "in");
  }
  const VarId out = rec_.add_var(Type::of(Scalar::Bool));
  WEFT_TRY(left, load(left));
  InlineVec<Operand, 12> operands;
  operands.push_back(op(out));
  operands.push_back(op(left));
  Vars compared;
  compared.push_back(left);
  VarId previous;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (i > 0) {
      if (rec_.type(previous) != rec_.type(right[i])) {
        if (rec_.type(previous) == rec_.type(right[i]).deref()) {
          return here_.fail(DiagCode::ChainedReference, here_.repr(rec_.type(previous)));
        }
        return here_.fail(DiagCode::ChainedTypes, here_.repr(rec_.type(previous)),
                          here_.repr(rec_.type(right[i]).deref()));
      }
      WEFT_TRY(previous, load(previous));
      operands.push_back(op(previous));
    }
    WEFT_TRY(const VarId r, load(right[i]));
    operands.push_back(compare_op(ops[i]));
    operands.push_back(op(r));
    compared.push_back(r);
    previous = r;
  }
  rec_.forward(StmtOp::Compare, operands);
  hir_.add_comparison(out, compared, tree_->compare_ops(node));
  return Value::of(out);
}

Status Walk::emit_return(NodeId node) {
  std::vector<VarId> values;
  const bool has_value = tree_->node(node).kids_count > 0;
  if (has_value) {
    if (here_.decl().is_kernel)
      return here_.fail(DiagCode::KernelReturnsValue, tree_->text(here_.decl().name));
    const NodeId value = tree_->kid(node, 0);
    if (tree_->node(value).kind == NodeKind::Tuple) {
      for (std::uint32_t i = 0; i < tree_->node(value).kids_count; ++i) {
        WEFT_TRY(const VarId v, eval_var(tree_->kid(value, i)));
        values.push_back(v);
      }
    } else {
      WEFT_TRY(const Value v, eval(value));
      if (v.kind == Value::List) {
        values = lists_[v.index];
      } else {
        WEFT_TRY(const VarId one, as_var(v));
        values.push_back(one);
      }
    }
  }
  if (rec_.fn().has_return) {
    bool same = rec_.fn().returns.size() == values.size();
    for (std::size_t i = 0; same && i < values.size(); ++i) {
      same = same_ctype(rec_.type(rec_.fn().returns[i]).deref(), rec_.type(values[i]).deref());
    }
    if (!same) return here_.fail(DiagCode::ReturnTypes, tree_->text(here_.decl().name));
  }
  if (has_value) {
    for (VarId& v : values) {
      if (rec_.type(v).ref) {
        WEFT_TRY(v, builtin_var(BuiltinId::Copy, {v}));
      }
    }
    rec_.fn().has_return = true;
    rec_.fn().returns = values;
  }
  const Operand label = rec_.number(rec_.next_label());
  const StmtId jump = rec_.record(StmtOp::GotoLabel, {label});
  const std::vector<VarId>& r = rec_.fn().returns;
  if (rec_.fn().has_return) {
    hir_.add_inst(hir::Op::Return, r, {});
  } else {
    hir_.add_inst(hir::Op::Return, {});
  }
  if (!rec_.fn().has_return || r.empty()) {
    rec_.forward(rec_.record(StmtOp::Return, {}), jump);
  } else if (r.size() == 1) {
    rec_.forward(rec_.record(StmtOp::ReturnValue, {op(r[0])}), jump);
    rec_.reverse(StmtOp::Accumulate, {adj(r[0]), Operand(Operand::AdjRetOnly, 0)});
  } else {
    for (std::uint32_t i = 0; i < r.size(); ++i) {
      rec_.forward(StmtOp::Set, {Operand(Operand::Ret, i), op(r[i])});
      rec_.reverse(StmtOp::Accumulate, {adj(r[i]), Operand(Operand::AdjRet, i)});
    }
    rec_.forward(rec_.record(StmtOp::Return, {}), jump);
  }
  rec_.reverse(StmtOp::Label, {label});
  return {};
}

Status Walk::emit_assert(NodeId node) {
  WEFT_TRY(VarId cond, eval_var(tree_->kid(node, 0)));
  WEFT_TRY(cond, load(cond));
  const NodeLoc& l = tree_->loc(node);
  // What is asserted is quoted as it is written, over several lines too.
  std::string quoted;
  for (std::uint32_t line = l.line; line <= l.end_line; ++line) {
    std::string_view s = tree_->source_line(line);
    if (line == l.end_line) s = s.substr(0, l.end_col);
    if (line == l.line) s.remove_prefix(std::min<std::size_t>(l.col, s.size()));
    if (line != l.line) quoted += '\n';
    quoted += s;
  }
  rec_.forward(StmtOp::Assert, {rec_.text(quoted), op(cond)});
  hir_.add_inst(hir::Op::Assert, {cond});
  return {};
}

}  // namespace weft
