// Idioms in a program: chooses an idiom, its shape, and whether it stands inline or in a function.
//
// Input: a wanted type and a number of statements. Output: a value with the idiom's stated range.
// The choices within an idiom are made first (idiom_pick), so only the holes and locals that the
// chosen shape needs are made.
#include <algorithm>

#include "generator.h"
#include "idiom_run.h"

namespace weft::synth {
namespace {

using E = IdiomExpr::Kind;
using S = IdiomStmt::Kind;
using R = IdiomSymbol::Role;

Type of_scalar(Type t, Scalar f) {
  if (t.scalar == Scalar::AnyFloat) t.scalar = f;
  return t;
}

// What asks for much, such as arrays, finds its place more seldom, so it goes first there; what
// fits everywhere would be met everywhere.
std::uint32_t idiom_weight(const Idiom& idiom) {
  std::uint32_t w = idiom.has_array && idiom.has_random ? 900
                    : idiom.has_array                   ? 180
                    : idiom.has_random                  ? 120
                                                        : 60;
  for (const IdiomSymbol& s : idiom.symbols) {
    if (s.like >= 0) w *= 4;
  }
  return idiom.statements == 0 ? w / 3 : w;
}

}  // namespace

// --- which

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

// --- inline and as a function

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
    filled.push_back(v.hash);
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
