// Idioms in a program: which one, inline or as a function, and its statements and expressions.
//
// Input: a wanted type and a number of statements. Output: a value with the idiom's stated range.
// Choices within an idiom are made first (idiom_pick), so that no hole is filled and no local made
// that the chosen shape does not need. What an idiom computes on the way is not in scope for the
// grammar, because only the result's range is stated.
#include <algorithm>

#include "generator.h"
#include "idiom_run.h"

namespace weft::synth {
namespace {

using E = IdiomExpr::Kind;
using S = IdiomStmt::Kind;
using R = IdiomSymbol::Role;

// What asks for much, such as arrays, finds its place more seldom, so it goes first there; what
// fits everywhere would be met everywhere.
std::uint32_t idiom_weight(const Idiom& idiom) {
  std::uint32_t w = idiom.has_array ? 180 : idiom.has_random ? 120 : 60;
  for (const IdiomSymbol& s : idiom.symbols) {
    if (s.like >= 0) w *= 4;
  }
  return idiom.statements == 0 ? w / 3 : w;
}

constexpr int kMaxUnroll = 16;  // Warp unrolls constant ranges up to this length

Type of_scalar(Type t, Scalar f) {
  if (t.scalar == Scalar::AnyFloat) t.scalar = f;
  return t;
}

}  // namespace

// --- which
// ------------------------------------------------------------------------------------------

bool Generator::idiom_fits(const Idiom& idiom, const Type& t, int budget) const {
  const Scalar f = is_float(t.scalar) ? t.scalar : main_float();
  const std::size_t scalar = idiom_scalar_index(f);
  if (scalar == kIdiomScalars.size() || idiom.expr_types[scalar].empty()) return false;
  if (of_scalar(idiom.result, f) != t) return false;
  if (idiom.statements > budget + (budget > 0 ? 2 : 1)) return false;
  if (idiom.has_random && (!random_state_ || !in_kernel_)) return false;
  if (idiom.loop_depth > 0 && (nest_.again > 0 || loops_open_ + idiom.loop_depth > 3)) return false;
  if (idiom.block_depth > 0 && depth_ + 1 + idiom.block_depth > policy_->nesting + 1) return false;
  if (!idiom.has_array) return true;
  IdiomRun run;
  return in_kernel_ && idiom_arrays(idiom, f, run);
}

std::optional<Value> Generator::idiom_value(const Type& t, int depth, int budget) {
  if (!is_float(main_) && !is_float(t.scalar)) return std::nullopt;
  const std::span<const Idiom> list = idioms_of(info_->category);
  idiom_uses_.resize(list.size());
  std::vector<std::uint32_t> odds(list.size());
  std::uint32_t total = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!idiom_fits(list[i], t, budget)) continue;
    odds[i] = idiom_weight(list[i]) / (1 + 5u * idiom_uses_[i].count);
    total += odds[i];
  }
  if (total == 0) return std::nullopt;
  const std::size_t pick = decisions_.choose(odds);
  const Idiom& idiom = list[pick];
  const Scalar f = is_float(t.scalar) ? t.scalar : main_float();
  ++idiom_uses_[pick].count;
  const int known = idiom_uses_[pick].function[idiom_scalar_index(f)];
  if (known > 0)
    return call_idiom_function(idiom, static_cast<std::size_t>(known - 1), f, depth, budget);
  const bool may_wrap = idiom.value_holes > 0 && !idiom.has_array && !idiom.has_random &&
                        !idiom.always_inline && functions_.size() < 4 && function_depth_ == 0;
  if (may_wrap && decisions_.chance(policy_->idiom_function, 1000)) {
    const std::size_t made = make_idiom_function(idiom, f);
    idiom_uses_[pick].function[idiom_scalar_index(f)] = static_cast<int>(made) + 1;
    return call_idiom_function(idiom, made, f, depth, budget);
  }
  return inline_idiom(idiom, f, depth, budget);
}

Value Generator::define_idiom(const Type& t, int budget) {
  if (auto made = idiom_value(t, 1, budget - 1)) return hoist(*made);
  // None of this type: a scalar one, with which something of the type is combined.
  if (!t.is_scalar() && is_float(t.scalar)) {
    if (auto made = idiom_value(t.scalar_type(), 1, budget - 2)) {
      const Value s = hoist(*made);
      const Value v = leaf(t);
      return hoist(combine_values(narrow(v, 40), s));
    }
  }
  return define_let(t, budget);
}

// --- choices
// ----------------------------------------------------------------------------------------

IdiomRun Generator::begin_idiom(const Idiom& idiom, Scalar f) {
  IdiomRun run;
  run.idiom = &idiom;
  run.scalar = idiom_scalar_index(f);
  run.expr_pick.assign(idiom.exprs.size(), 0);
  run.stmt_pick.assign(idiom.stmts.size(), 0);
  run.uses.assign(idiom.symbols.size(), 0);
  run.bound.resize(idiom.symbols.size());
  run.array.assign(idiom.symbols.size(), -1);
  idiom_pick(run, idiom.body, 1);
  return run;
}

void Generator::idiom_pick(IdiomRun& run, std::span<const std::uint32_t> list,
                           std::uint32_t times) {
  for (std::uint32_t id : list) {
    const IdiomStmt& s = run.idiom->stmts[id];
    switch (s.kind) {
      case S::Either:
        run.stmt_pick[id] = static_cast<std::uint32_t>(decisions_.below(s.branches.size()));
        idiom_pick(run, s.branches[run.stmt_pick[id]], times);
        break;
      case S::Maybe:
        run.stmt_pick[id] = decisions_.chance(1, 2);
        if (run.stmt_pick[id]) idiom_pick(run, s.body, times);
        break;
      case S::For:
        for (std::uint32_t a : s.args) idiom_pick_expr(run, a, times);
        idiom_pick(run, s.body, times * 4);
        break;
      case S::If:
        idiom_pick_expr(run, s.expr, times);
        idiom_pick(run, s.body, times);
        idiom_pick(run, s.orelse, times);
        break;
      case S::Assign:
      case S::Augment:
      case S::Return:
        idiom_pick_expr(run, s.expr, times);
        break;
      case S::Break:
        break;
    }
  }
}

void Generator::idiom_pick_expr(IdiomRun& run, std::uint32_t id, std::uint32_t times) {
  const IdiomExpr& e = run.idiom->exprs[id];
  if (e.kind == E::Choice) {
    run.expr_pick[id] = static_cast<std::uint32_t>(decisions_.below(e.kids.size()));
    idiom_pick_expr(run, e.kids[run.expr_pick[id]], times);
    return;
  }
  if (e.symbol >= 0) run.uses[static_cast<std::size_t>(e.symbol)] += times;
  if (e.kind == E::Near) {
    run.reads.push_back(id);
    return;
  }
  for (std::uint32_t k : e.kids) idiom_pick_expr(run, k, times);
}

// --- statements
// -------------------------------------------------------------------------------------

Value Generator::idiom_local(const Type& t, const Value& v) {
  // A local without a known range: no variable of the grammar.
  Value out;
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
  note_builtin("range");
  const NodeId iter = call_node(name_node(tree_->intern("range")),
                                std::span<const NodeId>(args.data(), s.args.size()));
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
// ------------------------------------------------------------------------------------

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
    case E::Symbol: {
      const auto symbol = static_cast<std::size_t>(e.symbol);
      if (run.idiom->symbols[symbol].role == R::Random) return use(*random_state_);
      if (run.idiom->symbols[symbol].role == R::Table)
        return use(static_cast<std::size_t>(run.array[symbol]));
      const Value& v = run.bound[symbol];
      if (tree_->node(v.node).kind == NodeKind::Name) return again(v);
      // A literal may stand in several places, each with a node of its own.
      return v.constant && v.range.single() ? literal(t.scalar, v.range.lo) : v;
    }
    case E::Binary: {
      Value a = kid(0), b = kid(1);
      // Long lines are split where a person would: at an operand of its own.
      if (a.width + b.width > 66 && a.width >= b.width && a.width > 20) {
        a = idiom_local(a.type, a);
      } else if (a.width + b.width > 66 && b.width > 20) {
        b = idiom_local(b.type, b);
      }
      return binary(static_cast<BinaryOp>(e.op), a, b, t, {});
    }
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
    case E::Or: {
      const Value a = kid(0), b = kid(1);
      Value out = a;
      out.node = node(NodeKind::BoolOp, {a.node, b.node},
                      static_cast<std::uint8_t>(e.kind == E::And ? BoolOp::And : BoolOp::Or));
      tree_->type(out.node) = t;
      out.hash = a.hash * 31 + b.hash;
      out.width = static_cast<std::uint16_t>(a.width + b.width + 5);
      return out;
    }
    case E::Not:
      return unary(UnaryOp::Not, kid(0), {0, 1});
    case E::Cond: {
      const Value c = kid(0), a = kid(1), b = kid(2);
      if (decisions_.chance(2, 5)) return call("where", {c, a, b}, t, {});
      Value out = a;
      out.node = node(NodeKind::IfExp, {c.node, a.node, b.node});
      tree_->type(out.node) = t;
      out.hash = a.hash * 31 + b.hash * 17 + c.hash;
      out.width = static_cast<std::uint16_t>(a.width + b.width + c.width + 10);
      out.constant = false;
      return out;
    }
    case E::Call:
    case E::Construct: {
      std::array<Value, 16> args;
      std::uint32_t width = 0;
      for (std::size_t i = 0; i < e.kids.size(); ++i) {
        args[i] = kid(i);
        width += args[i].width + 2u;
      }
      for (std::size_t i = 0; i < e.kids.size() && width > 66; ++i) {
        if (args[i].width < 16 || args[i].constant) continue;
        width -= args[i].width;
        args[i] = idiom_local(args[i].type, args[i]);
        width += args[i].width;
      }
      const std::span<const Value> given(args.data(), e.kids.size());
      if (e.kind == E::Call) return call(e.text, given, t, {});
      return constructor(t, given, {});
    }
    case E::Cast: {
      const IdiomExpr& of = run.idiom->exprs[e.kids[0]];
      if (of.kind == E::Draw && is_float(t.scalar)) return number(t.scalar, of.lo, of.hi);
      Value a = kid(0);
      if (a.type == t) return a;
      // The length of a row of fixed size is a number, and is written as one.
      if (a.constant && a.range.single() && is_float(t.scalar))
        return literal(t.scalar, a.range.lo);
      a.range = {};  // the idiom's author vouches for what a cast gets
      return convert(a, t);
    }
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

// --- inline and as a function
// -----------------------------------------------------------------------

Value Generator::idiom_result(IdiomRun& run, bool name_it) {
  const Idiom& idiom = *run.idiom;
  Value v = idiom_expr(run, idiom.stmts[idiom.body.back()].expr);
  const Type t = v.type;
  v.constant = false;
  v.range = idiom.range;
  v.unit = idiom.unit && t.is_quaternion();
  if (tree_->node(v.node).kind == NodeKind::Name) {
    for (std::size_t i = 0; i < run.bound.size(); ++i) {
      if (run.bound[i].node.valid() && run.bound[i].hash == v.hash &&
          run.idiom->symbols[i].role == R::Local) {
        const Symbol name = tree_->node(v.node).name;
        return use(add_local(name, t, v.range, v.unit));
      }
    }
    return v;
  }
  if (!name_it && v.width <= (in_kernel_ ? 40 : 76)) return v;
  const Words names = idiom.result_names.empty() ? Words{} : Words(idiom.result_names);
  const Symbol name = names.empty() ? local_name(t) : fresh(names);
  assign(name_node(name, t), v.node);
  return use(add_local(name, t, v.range, v.unit));
}

Value Generator::inline_idiom(const Idiom& idiom, Scalar f, int depth, int budget) {
  IdiomRun run = begin_idiom(idiom, f);
  note_idiom(idiom);
  idiom_arrays(idiom, f, run);
  for (std::size_t i = 0; i < run.array.size(); ++i) {
    if (idiom.symbols[i].role != R::Table) continue;
    // A narrower promise about an input than its range, which spoils nothing that was made so far.
    for (ArgPlan& a : args_) {
      if (a.output < 0 && a.variable == static_cast<std::size_t>(run.array[i])) a.sorted = true;
    }
  }
  int rest = std::max(0, budget - idiom.statements);
  fill_holes(run, depth, rest);
  idiom_shifts(run);
  idiom_block(run, idiom.body);
  return idiom_result(run, idiom.statements > 0 || decisions_.chance(1, 2));
}

std::size_t Generator::make_idiom_function(const Idiom& idiom, Scalar f) {
  FunctionPlan plan;
  plan.idiom = true;
  // Drawn where the kernel's own names are known, for one of those would hide the function.
  plan.name = fresh_module(idiom.names);
  const Frame frame = open_function();
  note_idiom(idiom);
  IdiomRun run = begin_idiom(idiom, f);
  for (std::size_t i = 0; i < idiom.symbols.size(); ++i) {
    const IdiomSymbol& h = idiom.symbols[i];
    if (!h.hole() || run.uses[i] == 0) continue;
    Variable p;
    p.type = run.type_of(static_cast<std::int32_t>(i));
    p.kind = VarKind::Param;
    p.unit = h.unit;
    p.range = h.range;
    p.name = fresh(h.names);
    vars_.push_back(p);
    plan.params.push_back(p);
    plan.holes.push_back(static_cast<std::int32_t>(i));
    run.bound[i] = use(vars_.size() - 1);
  }
  idiom_block(run, idiom.body);
  const Value v = idiom_result(run, false);
  emit(node(NodeKind::Return, {v.node}));
  plan.results.push_back(v.type);
  plan.ranges.push_back(idiom.range);
  return close_function(frame, std::move(plan));
}

Value Generator::call_idiom_function(const Idiom& idiom, std::size_t function, Scalar f, int depth,
                                     int budget) {
  const FunctionPlan plan = functions_[function];
  std::vector<Value> args;
  std::vector<std::uint32_t> filled;
  for (std::size_t i = 0; i < plan.params.size(); ++i) {
    const IdiomSymbol& h = idiom.symbols[static_cast<std::size_t>(plan.holes[i])];
    Value v = hole_value(h, plan.params[i].type, depth,
                         split(budget, static_cast<int>(plan.params.size() - i)), filled);
    if (v.width > 30) v = hoist_as(v, h.names);
    args.push_back(v);
  }
  Value v = finish_call(function, args, of_scalar(idiom.result, f));
  v.range = idiom.range;
  v.unit = idiom.unit && v.type.is_quaternion();
  return v;
}

void Generator::note_idiom(const Idiom& idiom) {
  const std::string name(idiom.name());
  if (std::find(info_->idioms.begin(), info_->idioms.end(), name) != info_->idioms.end()) return;
  info_->idioms.push_back(name);
  idiom_words_.emplace_back(idiom.plain);
}

}  // namespace weft::synth
