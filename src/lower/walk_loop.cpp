// Loops in their four forms: unrolled, counted, over a range or query, and while; break and
// continue.
#include <algorithm>

#include "walk.h"

namespace weft {

std::int64_t CountedRange::count() const {
  if (step > 0) return stop > start ? (stop - start - 1) / step + 1 : 0;
  return stop < start ? (start - stop - 1) / -step + 1 : 0;
}

// At the back edge of a loop, and at every jump out of it, names that were rebound in its body are
// copied back to the variables they had at its entry.
Status Walk::materialize(const Scope& entry) {
  for (const Entry& e : entry) {
    Value* now = resolver_.lookup(e.name);
    if (now == nullptr || *now == e.value) continue;
    if (!e.value.is_var())
      return here_.fail(DiagCode::UnsupportedYet, "rebinding a function or type in a loop");
    const VarId old = e.value.var();
    if (rec_.is_constant(old)) {
      if (std::find(iterators_.begin(), iterators_.end(), e.name) != iterators_.end()) continue;
      return here_.fail(DiagCode::MutatedConstant, tree_->text(e.name));
    }
    WEFT_TRY([[maybe_unused]] const Value v, call_builtin(BuiltinId::Assign, {e.value, *now}));
    *resolver_.lookup(e.name) = e.value;
  }
  return {};
}

void Walk::stored_names(NodeId node, std::vector<Symbol>& out) const {
  const Node& n = tree_->node(node);
  const auto target = [&](auto&& self, NodeId t) -> void {
    const Node& tn = tree_->node(t);
    if (tn.kind == NodeKind::Name) {
      if (std::find(out.begin(), out.end(), tn.name) == out.end()) out.push_back(tn.name);
    } else if (tn.kind == NodeKind::Tuple || tn.kind == NodeKind::List ||
               tn.kind == NodeKind::Starred) {
      for (NodeId k : tree_->kids(t)) self(self, k);
    }
  };
  if (n.kind == NodeKind::Assign) {
    const auto kids = tree_->kids(node);
    for (std::size_t i = 0; i + 1 < kids.size(); ++i) target(target, kids[i]);
  } else if (n.kind == NodeKind::AugAssign || n.kind == NodeKind::For) {
    target(target, tree_->kid(node, 0));
  }
  for (NodeId k : tree_->kids(node)) {
    if (k.valid()) stored_names(k, out);
  }
}

// A leftover iterator of an unrolled loop that the body reassigns becomes a variable. Warp walks a
// Python set here, so with two such names its numbering varies from run to run; that is refused.
Status Walk::promote_iterators(NodeId loop, std::uint32_t from) {
  if (iterators_.empty()) return {};
  std::vector<Symbol> stored;
  const std::uint64_t known = tree_->node(loop).bits;
  if (known != 0) {
    stored = tree_->store_orders[known - 1];
  } else {
    const std::uint32_t end = tree_->node(loop).split;
    for (std::uint32_t i = from; i < end; ++i) stored_names(tree_->kid(loop, i), stored);
  }
  int promoted = 0;
  for (Symbol s : stored) {
    Value* v = resolver_.lookup(s);
    if (v == nullptr || !v->is_var() || !rec_.is_constant(v->var())) continue;
    if (std::find(iterators_.begin(), iterators_.end(), s) == iterators_.end()) continue;
    if (++promoted > 1 && known == 0)
      return here_.fail(DiagCode::UnorderedIterators, tree_->text(s));
    WEFT_TRY(const VarId copy, builtin_var(BuiltinId::Copy, {v->var()}));
    *resolver_.lookup(s) = Value::of(copy);
  }
  return {};
}

bool Walk::contains_control(NodeId node, std::uint32_t from, std::uint32_t to, bool brk,
                            bool cont) const {
  for (std::uint32_t i = from; i < to; ++i) {
    const NodeId s = tree_->kid(node, i);
    const Node& n = tree_->node(s);
    if ((brk && n.kind == NodeKind::Break) || (cont && n.kind == NodeKind::Continue)) return true;
    if (n.kind == NodeKind::If && contains_control(s, 1, n.kids_count, brk, cont)) return true;
  }
  return false;
}

Result<Walk::RangeArg> Walk::eval_number(NodeId node) {
  const Node& n = tree_->node(node);
  RangeArg out;
  const auto literal = [&](const Node& c, bool negative) -> Result<RangeArg> {
    if (static_cast<ConstantKind>(c.op) != ConstantKind::Int || c.bits >> 63 != 0) {
      return here_.fail(DiagCode::UnsupportedYet, "a range() argument that is no integer");
    }
    out.numeric = true;
    out.value = negative ? -static_cast<std::int64_t>(c.bits) : static_cast<std::int64_t>(c.bits);
    return out;
  };
  if (n.kind == NodeKind::Constant) return literal(n, false);
  if (n.kind == NodeKind::Object) {
    const Object& o = tree_->objects[n.bits];
    if (o.kind != Object::Constant || !tree_->object_constants[o.index].python ||
        tree_->object_constants[o.index].type != Type::of(Scalar::Int32) ||
        !tree_->object_constants[o.index].s.empty())
      return here_.fail(DiagCode::UnsupportedYet, "a range() argument that is no integer");
    out.numeric = true;
    out.value = tree_->object_constants[o.index].i[0];
    return out;
  }
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub &&
      tree_->node(tree_->kid(node, 0)).kind == NodeKind::Constant) {
    return literal(tree_->node(tree_->kid(node, 0)), true);
  }
  WEFT_TRY(const StaticName found, resolve_static(node));
  out.object = found.object;
  if (out.object.kind == Value::None) {
    WEFT_TRY(out.object, eval(node));
  }
  const VarConst* c = nullptr;
  Type t;
  if (out.object.kind == Value::Constant) {
    c = &names_.constants[out.object.index].value;
    t = names_.constants[out.object.index].type;
  } else if (out.object.is_var() && rec_.is_constant(out.object.var())) {
    c = &rec_.var(out.object.var()).constant;
    t = rec_.type(out.object.var());
  }
  if (c != nullptr) {
    if (c->kind != VarConst::Int || !t.is_int() || c->wide) {
      return here_.fail(DiagCode::UnsupportedYet, "a range() argument that is no integer");
    }
    out.numeric = true;
    out.value = c->i;
  } else if (!out.object.is_var()) {
    return here_.fail(DiagCode::UnsupportedYet, "a range() argument that is no integer");
  }
  return out;
}

Result<Walk::LoopPlan> Walk::plan_loop(NodeId node) {
  LoopPlan plan;
  const NodeId iter = tree_->kid(node, 1);
  const Node& call = tree_->node(iter);
  const std::uint32_t arg_count = call.kind == NodeKind::Call ? call.split - 1 : 0;
  if (call.kind != NodeKind::Call || tree_->node(tree_->kid(iter, 0)).kind != NodeKind::Name ||
      tree_->text(tree_->node(tree_->kid(iter, 0)).name) != "range" || arg_count == 0 ||
      arg_count > 3) {
    return plan;
  }
  // All arguments in one pass: evaluating them may leave records.
  InlineVec<RangeArg, 3> args;
  bool numeric = true;
  for (std::uint32_t i = 0; i < arg_count; ++i) {
    WEFT_TRY(const RangeArg a, eval_number(tree_->kid(iter, i + 1)));
    args.push_back(a);
    numeric = numeric && a.numeric;
  }
  if (numeric) {
    CountedRange& r = plan.range;
    r.start = arg_count == 1 ? 0 : args[0].value;
    r.stop = args[arg_count == 1 ? 0 : 1].value;
    r.step = arg_count == 3 ? args[2].value : 1;
    if (r.step == 0) return here_.fail(DiagCode::ZeroStep);
    if (!options_.bad_unroll.empty())
      return here_.fail(DiagCode::UnsupportedYet,
                        "module option max_unroll = " + options_.bad_unroll);
    // Warp takes the loop for one that is too long, and looks at its first counter.
    if (r.count() == 0 && options_.max_unroll < 0 && !resolver_.contains_static(node))
      return here_.fail(DiagCode::UnsupportedYet,
                        "a range of no numbers with a negative max_unroll");
    bool unroll = true;
    if (resolver_.contains_static(node)) {
      // Unrolled whatever its length: the expressions need the counter.
    } else if (r.count() > options_.max_unroll) {
      rec_.fn().has_non_unrolled_constant_loop = true;
      unroll = false;
    } else if (contains_control(node, 2, tree_->node(node).split, true, false)) {
      unroll = false;
    }
    if (unroll) {
      plan.kind = LoopPlan::Unroll;
      return plan;
    }
    if (!contains_control(node, 2, tree_->node(node).split, true, true)) {
      plan.kind = LoopPlan::Counted;
      return plan;
    }
  }
  InlineVec<Value, 3> values;
  for (const RangeArg& a : args)
    values.push_back(a.numeric ? Value::of(rec_.add_int(a.value)) : a.object);
  const EvaluationStart begin = hir_.begin_evaluation();
  WEFT_TRY(const Value range, call_builtin(builtin(BuiltinId::Range), values));
  hir_.end_evaluation(iter, begin, range);
  plan.kind = LoopPlan::Dynamic;
  plan.iter = range.var();
  return plan;
}

// Of this loop and of while: what stands after `else`, Warp leaves out.
Status Walk::emit_for(NodeId node) {
  WEFT_TRY(LoopPlan plan, plan_loop(node));
  const NodeId target = tree_->kid(node, 0);
  if (tree_->node(target).kind != NodeKind::Name) {
    return here_.fail(DiagCode::UnsupportedYet, "a loop over several names");
  }
  if (plan.kind == LoopPlan::Unroll) return unrolled_loop(node, plan.range);

  const bool counted = plan.kind == LoopPlan::Counted;
  VarId iter = plan.iter;
  if (counted) {
    iter = rec_.add_var(Type::of(Scalar::Int32));
  } else if (plan.kind == LoopPlan::Iterate) {
    WEFT_TRY(iter, eval_var(tree_->kid(node, 1)));
  }
  WEFT_RETURN_IF_ERROR(promote_iterators(node, 2));
  WEFT_TRY(const VarId value, begin_for(node, iter, counted ? &plan.range : nullptr));
  resolver_.bind(tree_->node(target).name, Value::of(value));
  loop_scopes_.push_back(resolver_.scope());
  WEFT_RETURN_IF_ERROR(body(node, 2, tree_->node(node).split));
  {
    const Scope entry = loop_scopes_.back();
    WEFT_RETURN_IF_ERROR(materialize(entry));
  }
  loop_scopes_.pop_back();
  end_for(iter, counted ? &plan.range : nullptr, value);
  return {};
}

Status Walk::unrolled_loop(NodeId node, const CountedRange& range) {
  const Symbol target = tree_->node(tree_->kid(node, 0)).name;
  const std::int64_t count = range.count();
  if (count > 0 && std::find(iterators_.begin(), iterators_.end(), target) == iterators_.end()) {
    iterators_.push_back(target);
  }
  const std::uint32_t split = tree_->node(node).split;
  std::vector<NodeId> statements;
  for (std::uint32_t i = 2; i < split; ++i) statements.push_back(tree_->kid(node, i));
  hir_.add_inst(hir::Op::Unrolled, {}, {}, hir_.add_loop(hir::Loop::Unrolled, node, &range));

  Symbol active;
  if (count > 0 && contains_control(node, 2, split, false, true)) {
    do {
      active = tree_->intern("_wp_continue_" + std::to_string(rec_.next_label()));
    } while (resolver_.lookup(active) != nullptr || mentions(node, active));
    std::vector<NodeId> lowered;
    lower_continues(statements, active, lowered);
    const Level level(builder_.budget);
    if (level.over_limit()) return over_limit(level);
    statements.swap(lowered);
  }
  for (std::int64_t k = 0; k < count; ++k) {
    const VarId counter = rec_.add_int(range.start + k * range.step);
    hir_.add_inst(hir::Op::Round, {}, {counter}, static_cast<std::uint32_t>(k));
    resolver_.bind(target, Value::of(counter));
    if (active.valid()) {
      VarConst yes;
      yes.kind = VarConst::Bool;
      yes.i = 1;
      resolver_.bind(active, Value::of(rec_.add_constant(Type::of(Scalar::Bool), yes)));
    }
    for (NodeId s : statements) WEFT_RETURN_IF_ERROR(statement(s));
  }
  if (active.valid()) {
    std::erase_if(resolver_.scope(), [active](const Entry& e) { return e.name == active; });
  }
  hir_.add_inst(hir::Op::End, {});
  return {};
}

bool Walk::mentions(NodeId node, Symbol name) const {
  std::vector<NodeId> open{node};
  while (!open.empty()) {
    const NodeId at = open.back();
    open.pop_back();
    if (tree_->node(at).kind == NodeKind::Name && tree_->node(at).name == name) return true;
    for (const NodeId kid : tree_->kids(at))
      if (kid.valid()) open.push_back(kid);
  }
  return false;
}

// In an unrolled iteration `continue` becomes "active = False", and what follows it is guarded by
// `if active`; returns whether the statements may continue.
bool Walk::lower_continues(std::span<const NodeId> statements, Symbol active,
                           std::vector<NodeId>& out) {
  // Every guard is a level; past the limit the walk gives up before it gets here.
  const Level level(builder_.budget);
  if (level.over_limit()) return true;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const NodeId s = statements[i];
    if (tree_->node(s).kind == NodeKind::Continue) {
      const NodeId target = tree_->add(NodeKind::Name, {}, 0, active);
      const NodeId no =
          tree_->add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Bool));
      const NodeId kids[] = {target, no};
      const NodeId assign = tree_->add(NodeKind::Assign, kids);
      for (NodeId n : {target, no, assign}) tree_->loc(n) = tree_->loc(s);
      for (NodeId n : {target, no, assign}) hir_.add_made_node(n, s);
      out.push_back(assign);
      return true;
    }
    bool may_continue = false;
    if (tree_->node(s).kind == NodeKind::If) {
      const std::uint32_t split = tree_->node(s).split;
      std::vector<NodeId> part, kids{tree_->kid(s, 0)};
      for (std::uint32_t k = 1; k < split; ++k) part.push_back(tree_->kid(s, k));
      std::vector<NodeId> lowered;
      may_continue = lower_continues(part, active, lowered);
      kids.insert(kids.end(), lowered.begin(), lowered.end());
      const auto new_split = static_cast<std::uint32_t>(kids.size());
      part.clear();
      lowered.clear();
      for (std::uint32_t k = split; k < tree_->node(s).kids_count; ++k)
        part.push_back(tree_->kid(s, k));
      may_continue = lower_continues(part, active, lowered) || may_continue;
      kids.insert(kids.end(), lowered.begin(), lowered.end());
      const NodeId copy = tree_->add(NodeKind::If, kids, 0, {}, 0, new_split);
      tree_->loc(copy) = tree_->loc(s);
      hir_.add_made_node(copy, s);
      out.push_back(copy);
    } else {
      out.push_back(s);
    }
    if (may_continue) {
      std::vector<NodeId> tail;
      lower_continues(statements.subspan(i + 1), active, tail);
      if (!tail.empty()) {
        const NodeId test = tree_->add(NodeKind::Name, {}, 0, active);
        std::vector<NodeId> kids{test};
        kids.insert(kids.end(), tail.begin(), tail.end());
        const NodeId guard =
            tree_->add(NodeKind::If, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size()));
        tree_->loc(guard) = tree_->loc(statements[i + 1]);
        // The test has no line of its own in Warp's tree; evaluating it leaves no comment.
        tree_->loc(test).line = 0;
        for (NodeId n : {test, guard}) hir_.add_made_node(n, s);
        out.push_back(guard);
      }
      return true;
    }
  }
  return false;
}

Result<VarId> Walk::begin_for(NodeId node, VarId iter, const CountedRange* range) {
  if (range != nullptr) rec_.forward(StmtOp::Set, {op(iter), rec_.number(range->start)});
  const std::uint32_t loop =
      hir_.add_loop(range == nullptr ? hir::Loop::Range : hir::Loop::Counted, node, range);
  const Operand label = rec_.begin_block();
  loops_.push_back(label);
  rec_.forward(StmtOp::LoopStart, {label});
  rec_.indent();
  VarId value;
  if (range == nullptr) {
    rec_.forward(StmtOp::RangeTest, {op(iter), label});
    hir_.add_inst(hir::Op::Loop, {}, {}, loop);
    hir_.add_inst(hir::Op::LeaveIfDone, {iter});
    WEFT_TRY(value, builtin_var(BuiltinId::IterNext, {iter}));
  } else {
    rec_.forward(StmtOp::CountTest,
                 {op(iter), compare_op(range->step > 0 ? CompareOp::GtE : CompareOp::LtE),
                  rec_.number(range->stop), label});
    value = rec_.add_var(Type::of(Scalar::Int32));
    rec_.forward(StmtOp::Set, {op(value), op(iter)});
    rec_.forward(StmtOp::Accumulate, {op(iter), rec_.number(range->step)});
    hir_.add_inst(hir::Op::Loop, {}, {value}, loop);
  }
  rec_.begin_block();
  return value;
}

void Walk::end_for(VarId iter, const CountedRange* range, VarId value) {
  const auto [outer, cond, inner, label] = rec_.end_loop();
  loops_.pop_back();

  outer.forward.insert(outer.forward.end(), cond.forward.begin(), cond.forward.end());
  outer.forward.insert(outer.forward.end(), inner.forward.begin(), inner.forward.end());
  rec_.forward_only(rec_.record(StmtOp::GotoStart, {label}));
  rec_.unindent();
  rec_.forward_only(rec_.record(StmtOp::LoopEnd, {label}));
  hir_.add_inst(hir::Op::End, {});

  std::vector<StmtId> back;
  if (range == nullptr) {
    back.push_back(rec_.record(StmtOp::IterReverse, {op(iter)}));
    back.insert(back.end(), cond.forward.begin(), cond.forward.end());
  } else {
    back.push_back(rec_.record(StmtOp::Set, {op(iter), rec_.number(range->last())}));
    back.push_back(rec_.record(StmtOp::LoopStart, {label}));
    back.push_back(
        rec_.record(StmtOp::CountTest,
                    {op(iter), compare_op(range->step > 0 ? CompareOp::Lt : CompareOp::Gt),
                     rec_.number(range->start), label},
                    Stmt::kTab));
    back.push_back(rec_.record(StmtOp::Set, {op(value), op(iter)}, Stmt::kTab));
    back.push_back(rec_.record(StmtOp::Decrease, {op(iter), rec_.number(range->step)}, Stmt::kTab));
  }
  for (VarId v : inner.vars) zero_adjoint(v, back, Stmt::kTab);
  back.insert(back.end(), inner.replay.begin(), inner.replay.end());
  back.insert(back.end(), inner.reverse.rbegin(), inner.reverse.rend());
  back.push_back(rec_.record(StmtOp::GotoStart, {label}, Stmt::kTab));
  back.push_back(rec_.record(StmtOp::LoopEnd, {label}));
  outer.reverse.insert(outer.reverse.end(), back.rbegin(), back.rend());

  // An enclosing loop zeroes this loop's adjoints too.
  outer.vars.insert(outer.vars.end(), cond.vars.begin(), cond.vars.end());
  outer.vars.insert(outer.vars.end(), inner.vars.begin(), inner.vars.end());
}

Status Walk::emit_while(NodeId node) {
  WEFT_RETURN_IF_ERROR(promote_iterators(node, 1));
  const Operand label = rec_.begin_block(true);
  loops_.push_back(label);
  rec_.forward_raw(rec_.record(StmtOp::LoopStart, {label}, Stmt::kBare));
  hir_.add_inst(hir::Op::Loop, {}, {}, hir_.add_loop(hir::Loop::While, node, nullptr));
  WEFT_TRY(VarId cond, eval_var(tree_->kid(node, 0)));
  WEFT_TRY(cond, load(cond));
  rec_.forward_raw(rec_.record(StmtOp::WhileTest, {op(cond), label}, Stmt::kBare));
  hir_.add_inst(hir::Op::LeaveUnless, {cond});
  rec_.begin_block();
  rec_.indent();
  loop_scopes_.push_back(resolver_.scope());
  WEFT_RETURN_IF_ERROR(body(node, 1, tree_->node(node).split));
  {
    const Scope entry = loop_scopes_.back();
    WEFT_RETURN_IF_ERROR(materialize(entry));
  }
  loop_scopes_.pop_back();
  end_while();
  return {};
}

void Walk::end_while() {
  rec_.unindent();
  const auto [outer, cond, inner, label] = rec_.end_loop();
  loops_.pop_back();

  outer.forward.insert(outer.forward.end(), cond.forward.begin(), cond.forward.end());
  outer.forward.insert(outer.forward.end(), inner.forward.begin(), inner.forward.end());
  const StmtId again = rec_.record(StmtOp::GotoStart, {label}, Stmt::kBare);
  const StmtId end = rec_.record(StmtOp::LoopEnd, {label}, Stmt::kBare);
  outer.forward.push_back(again);
  outer.forward.push_back(end);
  hir_.add_inst(hir::Op::End, {});

  std::vector<StmtId> back(cond.forward.begin(), cond.forward.end());
  for (VarId v : inner.vars) zero_adjoint(v, back, Stmt::kBare);
  back.insert(back.end(), inner.replay.begin(), inner.replay.end());
  back.insert(back.end(), inner.reverse.rbegin(), inner.reverse.rend());
  back.push_back(again);
  back.push_back(end);
  outer.reverse.insert(outer.reverse.end(), back.rbegin(), back.rend());
}

Status Walk::emit_break() {
  if (loops_.empty() || loop_scopes_.empty()) return here_.fail(DiagCode::OutsideLoop, "break");
  const Scope entry = loop_scopes_.back();
  WEFT_RETURN_IF_ERROR(materialize(entry));
  rec_.forward(StmtOp::GotoEnd, {loops_.back()});
  hir_.add_inst(hir::Op::Break, {});
  return {};
}

Status Walk::emit_continue() {
  if (loops_.empty() || loop_scopes_.empty()) return here_.fail(DiagCode::OutsideLoop, "continue");
  const Scope entry = loop_scopes_.back();
  WEFT_RETURN_IF_ERROR(materialize(entry));
  rec_.forward(StmtOp::GotoStart, {loops_.back()});
  hir_.add_inst(hir::Op::Continue, {});
  return {};
}

}  // namespace weft
