// The statements and expressions of an idiom, as nodes.
//
// Input: an idiom whose shape is chosen and whose holes are filled. Invariant: the grammar cannot
// use the intermediate values of an idiom, because only the range of its result is stated.
#include "generator.h"
#include "idiom_run.h"

namespace weft::synth {
namespace {

using E = IdiomExpr::Kind;
using S = IdiomStmt::Kind;
using R = IdiomSymbol::Role;

constexpr int kMaxUnroll = 16;  // Warp unrolls constant ranges up to this length

}  // namespace

// --- statements

Value Generator::idiom_local(const Type& t, const Value& v) {
  // A local without a known range: no variable of the grammar.
  const Symbol name = local_name(t);
  assign(name_node(name, t), v.node);
  return named_value(name, t);
}

Value Generator::named_value(Symbol name, const Type& t) {
  Value v;
  v.node = name_node(name, t);
  v.type = t;
  v.hash = name.v * 0x9e3779b1u + 0x1d10;
  v.width = static_cast<std::uint16_t>(tree_->text(name).size());
  return v;
}

void Generator::idiom_block(IdiomRun& run, std::span<const std::uint32_t> list) {
  for (std::uint32_t id : list) idiom_statement(run, id);
}

void Generator::idiom_statement(IdiomRun& run, std::uint32_t id) {
  const IdiomStmt& s = run.idiom->stmts[id];
  const auto symbol = static_cast<std::size_t>(s.symbol);
  switch (s.kind) {
    case S::Assign: {
      const IdiomSymbol& local = run.idiom->symbols[symbol];
      const Type& t = run.type_of(s.symbol);
      Value v = idiom_expr(run, s.expr);
      const bool bare = v.constant && t.is_scalar() && v.range.single();
      if (bare && (local.mutated_in_loop || loops_open_ > 0) && !t.is_bool())
        v = start_value(t, v.range.lo);
      if (!run.bound[symbol].node.valid()) run.bound[symbol] = named_value(fresh(local.names), t);
      assign(again(run.bound[symbol]).node, v.node);
      break;
    }
    case S::Augment: {
      const Value v = idiom_expr(run, s.expr);
      aug_assign(again(run.bound[symbol]).node, static_cast<BinaryOp>(s.op), v.node);
      break;
    }
    case S::If: {
      const Value test = idiom_expr(run, s.expr);
      const Block b = begin_block();
      idiom_block(run, s.body);
      const std::vector<NodeId> body = end_block(b);
      std::vector<NodeId> orelse;
      if (!s.orelse.empty()) {
        const Block other = begin_block();
        idiom_block(run, s.orelse);
        orelse = end_block(other);
      }
      emit(if_node(test, body, orelse));
      break;
    }
    case S::For:
      idiom_for(run, s);
      break;
    case S::Break:
      emit(node(NodeKind::Break, {}));
      break;
    case S::Either:
      idiom_block(run, s.branches[run.stmt_pick[id]]);
      break;
    case S::Maybe:
      if (run.stmt_pick[id]) idiom_block(run, s.body);
      break;
    case S::Return:
      break;
  }
}

void Generator::idiom_for(IdiomRun& run, const IdiomStmt& s) {
  std::array<NodeId, 3> args;
  bool constant = true;
  std::array<double, 3> known{0, 0, 1};
  for (std::size_t i = 0; i < s.args.size(); ++i) {
    const Value a = idiom_expr(run, s.args[i]);
    constant = constant && a.constant && a.range.single();
    known[i] = a.range.lo;
    args[i] = a.node;
  }
  const double span = s.args.size() == 1 ? known[0] : (known[1] - known[0]) / known[2];
  const bool unrolled = constant && !s.dynamic && span <= kMaxUnroll;
  note_builtin(BuiltinId::Range);
  const NodeId iter =
      call_node(bare(BuiltinId::Range), std::span<const NodeId>(args.data(), s.args.size()));
  const Type i32 = Type::of(Scalar::Int32);
  const auto symbol = static_cast<std::size_t>(s.symbol);
  run.bound[symbol] = named_value(fresh(run.idiom->symbols[symbol].names), i32);
  run.bound[symbol].unrolled = unrolled;
  ++info_->loops;
  open_loop(unrolled);
  const Block b = begin_block();
  idiom_block(run, s.body);
  const std::vector<NodeId> body = end_block(b);
  close_loop(unrolled);
  std::vector<NodeId> kids{again(run.bound[symbol]).node, iter};
  kids.insert(kids.end(), body.begin(), body.end());
  emit(tree_->add(NodeKind::For, kids, 0, {}, 0, static_cast<std::uint32_t>(kids.size())));
}

// --- expressions

Value Generator::idiom_symbol(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  const auto symbol = static_cast<std::size_t>(e.symbol);
  if (run.idiom->symbols[symbol].role == R::Random) return use(*random_state_);
  if (run.idiom->symbols[symbol].role == R::Table)
    return use(static_cast<std::size_t>(run.array[symbol]));
  const Value& v = run.bound[symbol];
  if (tree_->node(v.node).kind == NodeKind::Name) return again(v);
  // A literal may stand in several places, each with a node of its own.
  return v.constant && v.range.single() ? literal(t.scalar, v.range.lo) : v;
}

Value Generator::idiom_binary(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  Value a = idiom_expr(run, e.kids[0]), b = idiom_expr(run, e.kids[1]);
  // Long lines are split where a person would: at an operand of its own.
  if (a.width + b.width > 66 && a.width >= b.width && a.width > 20) {
    a = idiom_local(a.type, a);
  } else if (a.width + b.width > 66 && b.width > 20) {
    b = idiom_local(b.type, b);
  }
  return binary(static_cast<BinaryOp>(e.op), a, b, t, {});
}

Value Generator::idiom_both(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  const Value a = idiom_expr(run, e.kids[0]), b = idiom_expr(run, e.kids[1]);
  Value out = a;
  out.node = node(NodeKind::BoolOp, {a.node, b.node},
                  static_cast<std::uint8_t>(e.kind == E::And ? BoolOp::And : BoolOp::Or));
  tree_->type(out.node) = t;
  out.hash = a.hash * 31 + b.hash;
  out.width = static_cast<std::uint16_t>(a.width + b.width + 5);
  return out;
}

Value Generator::idiom_conditional(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  const Value c = idiom_expr(run, e.kids[0]), a = idiom_expr(run, e.kids[1]),
              b = idiom_expr(run, e.kids[2]);
  if (decisions_.chance(2, 5)) return call(BuiltinId::Where, {c, a, b}, t, {});
  Value out = a;
  out.node = node(NodeKind::IfExp, {c.node, a.node, b.node});
  tree_->type(out.node) = t;
  out.hash = a.hash * 31 + b.hash * 17 + c.hash;
  out.width = static_cast<std::uint16_t>(a.width + b.width + c.width + 10);
  out.constant = false;
  return out;
}

// A call of a builtin or a constructor.
Value Generator::idiom_call(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  std::array<Value, 16> args;
  std::uint32_t width = 0;
  for (std::size_t i = 0; i < e.kids.size(); ++i) {
    args[i] = idiom_expr(run, e.kids[i]);
    width += args[i].width + 2u;
  }
  for (std::size_t i = 0; i < e.kids.size() && width > 66; ++i) {
    if (args[i].width < 16 || args[i].constant) continue;
    width -= args[i].width;
    args[i] = idiom_local(args[i].type, args[i]);
    width += args[i].width;
  }
  const std::span<const Value> given(args.data(), e.kids.size());
  if (e.kind == E::Call) return call(id_of(*find_builtin(e.text)), given, t, {});
  return constructor(t, given, {});
}

Value Generator::idiom_cast(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  const IdiomExpr& of = run.idiom->exprs[e.kids[0]];
  if (of.kind == E::Draw && is_float(t.scalar)) return number(t.scalar, of.lo, of.hi);
  Value a = idiom_expr(run, e.kids[0]);
  if (a.type == t) return a;
  // The length of a row of fixed size is a number, and is written as one.
  if (a.constant && a.range.single() && is_float(t.scalar)) return literal(t.scalar, a.range.lo);
  a.range = {};  // the idiom's author vouches for what a cast gets
  return convert(a, t);
}

Value Generator::idiom_expr(IdiomRun& run, std::uint32_t id) {
  const IdiomExpr& e = run.idiom->exprs[id];
  const Type& t = run.idiom->expr_types[run.scalar][id];
  auto kid = [&](std::size_t i) { return idiom_expr(run, e.kids[i]); };
  switch (e.kind) {
    case E::Number:
      return literal(t.scalar, e.lo);
    case E::Draw:
      return e.whole ? literal(t.scalar, nice(e.lo, e.hi, true)) : number(t.scalar, e.lo, e.hi);
    case E::Choice:
      return kid(run.expr_pick[id]);
    case E::Symbol:
      return idiom_symbol(run, e, t);
    case E::Binary:
      return idiom_binary(run, e, t);
    case E::Negate: {
      const Value a = kid(0);
      if (a.constant && a.range.single()) return literal(t.scalar, -a.range.lo);
      return unary(UnaryOp::USub, a, {});
    }
    case E::Compare: {
      Value a = kid(0), b = kid(1);
      if (a.width + b.width > 66) a = idiom_local(a.type, a);
      return compare({a, b}, {static_cast<CompareOp>(e.op)});
    }
    case E::And:
    case E::Or:
      return idiom_both(run, e, t);
    case E::Not:
      return unary(UnaryOp::Not, kid(0), {0, 1});
    case E::Cond:
      return idiom_conditional(run, e, t);
    case E::Call:
    case E::Construct:
      return idiom_call(run, e, t);
    case E::Cast:
      return idiom_cast(run, e, t);
    case E::Attribute:
      return attribute(kid(0), tree_->intern(e.text), t, {});
    case E::Index: {
      std::array<Value, 2> at;
      const Value a = kid(0);
      for (std::size_t i = 1; i < e.kids.size(); ++i) at[i - 1] = kid(i);
      return subscript(a, std::span(at.data(), e.kids.size() - 1), t, {});
    }
    case E::Row:
      return idiom_row(run, e.symbol, idiom_expr(run, e.kids[1]), t);
    case E::Near:
      return idiom_near(run, e, t);
    case E::Length:
      return idiom_length(run, e.symbol);
  }
  return {};
}

}  // namespace weft::synth
