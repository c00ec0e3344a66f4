// The values that fill the holes of an idiom: values of the grammar that are brought into the
// hole's range, and arrays of the kernel, read around the thread's own element.
//
// Invariant: the range of a filled value lies inside the hole's, so the idiom's stated range holds.
// An array is taken only if the range of its elements lies inside the hole's, because a single
// guard cannot cover all of its elements.
#include <algorithm>

#include "generator.h"
#include "idiom_run.h"

namespace weft::synth {
namespace {

using R = IdiomSymbol::Role;

// An int32 that indexes a launch dimension, moved by an offset.
constexpr std::string_view kBefore[] = {"prev", "before", "below", "prev_index", "lower_index"};
constexpr std::string_view kAfter[] = {"succ", "after", "above_index", "next_index", "upper_index"};
constexpr std::string_view kUp[] = {"north", "row_up", "up_index", "row_before", "upper_row"};
constexpr std::string_view kDown[] = {"south", "row_down", "down_index", "row_after", "lower_row"};
constexpr std::string_view kLeft[] = {"west", "left_index", "col_before", "left_col"};
constexpr std::string_view kRight[] = {"east", "right_index", "col_after", "right_col"};

}  // namespace

Value Generator::hoist_as(const Value& v, Words names) {
  if (tree_->node(v.node).kind == NodeKind::Name) return v;
  const Symbol name = fresh(names);
  assign(name_node(name, v.type), v.node);
  return use(add_local(name, v.type, v.range, v.unit));
}

// --- values

// A variable that already lies in the range, if there is one: no guard to read past.
std::optional<Value> Generator::leaf_within(const Type& t, const IdiomSymbol& h) {
  odds_.clear();
  std::vector<std::size_t> found;
  for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
    const Variable& x = vars_[i];
    const bool other = x.kind == VarKind::Thread || x.kind == VarKind::Loop ||
                       x.kind == VarKind::Random || x.kind == VarKind::Load ||
                       x.kind == VarKind::Hidden;
    if (other || (x.type.is_array() ? x.type.element() : x.type) != t) continue;
    if (!x.range.inside(h.range.lo, h.range.hi) || (h.unit && !x.unit)) continue;
    // Numbers that steer are parameters and constants, what is worked on comes from anywhere.
    std::uint32_t w = x.uses == 0 && x.must_use ? 120 : 40 / (x.uses + 1) + 1;
    if (h.role == R::Number && x.kind != VarKind::Param) w = 2;
    found.push_back(i);
    odds_.push_back(w);
  }
  if (found.empty()) return std::nullopt;
  return variable_value(found[decisions_.choose(odds_)]);
}

// Brought into the hole's range by the shortest guard that reads as if somebody meant it.
Value Generator::fit_hole(Value v, const IdiomSymbol& h) {
  const Range r = h.range;
  const Scalar s = v.type.scalar;
  if (v.type.is_bool()) return v;
  if (v.type.is_quaternion()) return require(v, Domain::UnitQuaternion);
  if (h.unit) return unit_of(v);
  if (v.range.inside(r.lo, r.hi)) return v;
  if (v.width > 30) v = hoist(v);
  if (v.type.is_scalar()) {
    if (!is_float(s)) {
      if (v.range.lo >= 0 && r.lo == 0)
        return binary(BinaryOp::Mod, v, literal(s, r.hi + 1), v.type, r);
      return clamp_to(v, r.lo, r.hi);
    }
    const double m = v.range.magnitude();
    const double top = std::min(-r.lo, r.hi);
    if (r.lo <= -1 && r.hi >= 1 && decisions_.chance(1, 4)) {
      const Value near = clamp_to(v, -100, 100);
      const bool tanh = decisions_.chance(1, 2);
      return call(tanh ? BuiltinId::Tanh : BuiltinId::Sin, {near}, v.type, {-1, 1});
    }
    if (top > 0 && m > top && m <= top * 100 && decisions_.chance(1, 2)) {
      const double k = m <= top * 10 ? 0.1 : 0.01;
      return binary(BinaryOp::Mult, v, literal(s, k), v.type, scaled(v.range, k));
    }
    if (v.range.lo < 0 && r.lo >= 0 && m <= r.hi && decisions_.chance(1, 2)) {
      const Value a = call(BuiltinId::Abs, {v}, v.type, absolute(v.range));
      if (r.lo == 0) return a;
      if (m + r.lo <= r.hi)
        return binary(BinaryOp::Add, a, literal(s, r.lo), v.type, {r.lo, m + r.lo});
    }
    return clamp_to(v, r.lo, r.hi);
  }
  const double top = std::min(r.lo < 0 ? -r.lo : r.hi, r.hi);
  if (v.type.is_vector() && r.lo <= -1 && r.hi >= 1 && decisions_.chance(1, 2)) return unit_of(v);
  if (v.type.is_matrix() || (r.lo < 0 && v.range.magnitude() <= 1000 * top)) {
    double k = 0.5;
    for (const double step : {0.25, 0.1, 0.05, 0.02, 0.01, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7}) {
      if (v.range.magnitude() * k <= top) break;
      k = step;
    }
    if (v.range.magnitude() * k <= top && (r.lo < 0 || v.range.lo >= 0))
      return binary(BinaryOp::Mult, literal(s, k), v, v.type, scaled(v.range, k));
  }
  if (v.range.hi > r.hi) {
    const Value high = splat(v.type, r.hi);
    v = call(BuiltinId::Min, {v, high}, v.type, {std::min(v.range.lo, r.hi), r.hi});
  }
  if (v.range.lo < r.lo) {
    const Value low = splat(v.type, r.lo);
    v = call(BuiltinId::Max, {v, low}, v.type, {r.lo, std::max(r.lo, v.range.hi)});
  }
  return v;
}

Value Generator::hole_value(const IdiomSymbol& h, const Type& t, int depth, int budget,
                            std::vector<std::uint32_t>& others) {
  Value v;
  if (t.is_bool()) {
    v = condition(0, budget);
  } else if (h.role == R::Number && is_float(t.scalar)) {
    const auto known = decisions_.chance(3, 5) ? leaf_within(t, h) : std::nullopt;
    if (known && std::find(others.begin(), others.end(), known->hash) == others.end())
      return *known;
    return number(t.scalar, h.range.lo, h.range.hi);
  } else {
    const bool compose = (budget > 1 && decisions_.chance(2, 5)) || decisions_.chance(1, 6);
    const auto known = compose ? std::nullopt : leaf_within(t, h);
    v = known ? *known : operand(t, compose && depth > 0 ? depth - 1 : 0, budget);
    if (v.constant) v = leaf(t);
  }
  const auto twice = [&] {
    return std::find(others.begin(), others.end(), v.hash) != others.end();
  };
  // The same thing in two holes makes differences of nothing.
  for (int tries = 0; tries < 3 && twice(); ++tries) v = leaf(t);
  if (twice() && is_float(t.scalar) && !t.is_transform() && !t.is_quaternion())
    v = binary(BinaryOp::Mult, v, number(t.scalar, 0.2, 0.9), t,
               hull(scaled(v.range, 0.9), scaled(v.range, 0.2)));
  others.push_back(v.hash);  // before any guard, which would make it look like another
  return fit_hole(v, h);
}

void Generator::fill_holes(IdiomRun& run, int depth, int budget) {
  int left = 0;
  std::vector<std::uint32_t> filled;
  for (std::size_t i = 0; i < run.uses.size(); ++i)
    left += run.idiom->symbols[i].role == R::Value && run.uses[i] > 0;
  for (std::size_t i = 0; i < run.uses.size(); ++i) {
    const IdiomSymbol& h = run.idiom->symbols[i];
    const bool value = h.role == R::Value || h.role == R::Number;
    if (!value || run.uses[i] == 0) continue;
    const Type& t = run.type_of(static_cast<std::int32_t>(i));
    const int share = h.role == R::Value ? split(budget, left--) : 0;
    Value v = hole_value(h, t, depth, share, filled);
    const bool plain = v.constant && h.role == R::Number;
    const bool named = tree_->node(v.node).kind == NodeKind::Name;
    const bool worth = run.uses[i] > 1 || v.width > 24 || (plain && decisions_.chance(1, 2));
    // In a loop a name for a number is a constant that Warp may meet again as a changed one.
    const bool name_it = !named && worth && !(plain && loops_open_ > 0);
    if (name_it && plain) {
      // A steering number that is met again and again: named, as a constant would be.
      const Symbol name = fresh(h.names);
      assign(name_node(name, t), v.node);
      const std::size_t var = add_local(name, t, v.range);
      vars_[var].unrolled = true;  // a constant to Warp
      v = use(var);
    } else if (name_it) {
      v = hoist_as(v, h.names);
    }
    filled.push_back(v.hash);  // under its name too
    run.bound[i] = v;
  }
}

// --- arrays

bool Generator::idiom_arrays(const Idiom& idiom, Scalar f, IdiomRun& run) const {
  run.array.assign(idiom.symbols.size(), -1);
  for (std::size_t h = 0; h < idiom.symbols.size(); ++h) {
    const IdiomSymbol& hole = idiom.symbols[h];
    const bool table = hole.role == R::Table;
    if (hole.role != R::Field && hole.role != R::Row && !table) continue;
    Type want = hole.type;
    if (want.scalar == Scalar::AnyFloat) want.scalar = f;
    std::int32_t best = -1;
    for (std::size_t i = scope_base_; i < vars_.size(); ++i) {
      const Variable& x = vars_[i];
      if (x.kind != VarKind::Array || x.type.element() != want ||
          !x.range.inside(hole.range.lo, hole.range.hi))
        continue;
      if (std::find(run.array.begin(), run.array.end(), static_cast<std::int32_t>(i)) !=
          run.array.end())
        continue;
      const std::size_t n = x.type.ndim;
      const bool row = hole.role == R::Row || table;
      const std::size_t own = row ? n - 1 : n;
      bool fits = table ? n == 1 : row || n >= hole.rank;
      for (std::size_t d = 0; d < own; ++d) fits = fits && x.dims[d].kind == Bound::Kind::Launch;
      // The upper neighbour needs the size as an argument: arr.shape would do as well, but Warp's
      // backward pass then overwrites the shape of the gradient, and its bounds checks fail.
      for (std::size_t d = own - (fits ? hole.rank : 0); d < own; ++d)
        fits = fits && launch_param_[static_cast<std::size_t>(x.dims[d].value)] >= 0;
      if (row) {
        const Bound& last = x.dims[n - 1];
        fits = fits && (last.kind == Bound::Kind::Fixed || last.kind == Bound::Kind::Param);
        if (hole.like >= 0) {
          const auto other =
              static_cast<std::size_t>(run.array[static_cast<std::size_t>(hole.like)]);
          fits = fits && vars_[other].dims[vars_[other].type.ndim - 1u] == last;
        }
      }
      // The least used one.
      if (fits && (best < 0 || x.uses < vars_[static_cast<std::size_t>(best)].uses))
        best = static_cast<std::int32_t>(i);
    }
    if (best < 0) return false;
    run.array[h] = best;
  }
  return true;
}

Value Generator::idiom_length(IdiomRun& run, std::int32_t symbol) {
  const Variable& x = vars_[static_cast<std::size_t>(run.array[static_cast<std::size_t>(symbol)])];
  const Bound last = x.dims[x.type.ndim - 1u];
  if (last.kind == Bound::Kind::Fixed) return literal(Scalar::Int32, last.value);
  return use(size_params_[static_cast<std::size_t>(last.value)]);
}

Value Generator::idiom_row(IdiomRun& run, std::int32_t symbol, const Value& index, const Type& t) {
  const auto var = static_cast<std::size_t>(run.array[static_cast<std::size_t>(symbol)]);
  const Variable x = vars_[var];
  std::array<Value, 4> indices;
  for (std::size_t d = 0; d + 1 < x.type.ndim; ++d)
    indices[d] = use(thread_vars_[static_cast<std::size_t>(x.dims[d].value)]);
  indices[x.type.ndim - 1u] = index;
  return subscript(use(var), std::span(indices.data(), x.type.ndim), t, {});
}

// One local for each place beside the thread's own that the idiom reads.
void Generator::idiom_shifts(IdiomRun& run) {
  for (std::uint32_t id : run.reads) {
    const IdiomExpr& e = run.idiom->exprs[id];
    const auto var = static_cast<std::size_t>(run.array[static_cast<std::size_t>(e.symbol)]);
    const Variable x = vars_[var];
    for (std::size_t k = 0; k < e.kids.size(); ++k) {
      const auto offset = static_cast<std::int32_t>(run.idiom->exprs[e.kids[k]].lo);
      const std::size_t d = x.type.ndim - e.kids.size() + k;
      const std::int32_t dim = x.dims[d].value;
      const bool known =
          std::any_of(run.shifts.begin(), run.shifts.end(),
                      [&](const IdiomRun::Shift& s) { return s.dim == dim && s.offset == offset; });
      if (offset == 0 || known) continue;
      // Another idiom may have made it already.
      const auto made = std::find_if(vars_.begin() + static_cast<std::ptrdiff_t>(scope_base_),
                                     vars_.end(), [&](const Variable& v) {
                                       return v.kind == VarKind::Hidden && v.bound == x.dims[d] &&
                                              v.shift == offset;
                                     });
      if (made != vars_.end()) {
        run.shifts.push_back({dim, offset, made->name});
        continue;
      }
      const Value own = use(thread_vars_[static_cast<std::size_t>(dim)]);
      const Value step = literal(Scalar::Int32, offset < 0 ? -offset : offset);
      const bool two = e.kids.size() == 2;
      Value at;
      Words names;
      if (offset < 0) {
        names = two && k == 0 ? Words(kUp) : two ? Words(kLeft) : Words(kBefore);
        const Value moved = binary(BinaryOp::Sub, own, step, own.type, {});
        at = call(BuiltinId::Max, {moved, literal(Scalar::Int32, 0)}, own.type, {});
      } else {
        names = two && k == 0 ? Words(kDown) : two ? Words(kRight) : Words(kAfter);
        const Value moved = binary(BinaryOp::Add, own, step, own.type, {});
        const Value size =
            use(static_cast<std::size_t>(launch_param_[static_cast<std::size_t>(dim)]));
        const Value last = binary(BinaryOp::Sub, size, literal(Scalar::Int32, 1), own.type, {});
        at = call(BuiltinId::Min, {moved, last}, own.type, {});
      }
      const Symbol name = fresh(names);
      assign(name_node(name, own.type), at.node);
      run.shifts.push_back({dim, offset, name});
      const std::size_t local = add_local(name, own.type, own.range);
      vars_[local].kind = VarKind::Hidden;
      vars_[local].bound = x.dims[d];
      vars_[local].shift = offset;
    }
  }
}

Value Generator::idiom_near(IdiomRun& run, const IdiomExpr& e, const Type& t) {
  const auto var = static_cast<std::size_t>(run.array[static_cast<std::size_t>(e.symbol)]);
  const Variable x = vars_[var];
  std::array<Value, 4> indices;
  const bool own = std::all_of(e.kids.begin(), e.kids.end(),
                               [&run](std::uint32_t k) { return run.idiom->exprs[k].lo == 0; });
  if (own && x.load >= 0) {
    ++vars_[var].uses;
    return use(static_cast<std::size_t>(x.load));
  }
  const std::size_t n = x.type.ndim, first = n - e.kids.size();
  for (std::size_t d = 0; d < n; ++d) {
    const std::int32_t dim = x.dims[d].value;
    const std::int32_t offset =
        d < first ? 0 : static_cast<std::int32_t>(run.idiom->exprs[e.kids[d - first]].lo);
    indices[d] = use(thread_vars_[static_cast<std::size_t>(dim)]);
    for (const IdiomRun::Shift& s : run.shifts) {
      if (offset != 0 && s.dim == dim && s.offset == offset)
        indices[d] = named_value(s.name, indices[d].type);
    }
  }
  return subscript(use(var), std::span(indices.data(), n), t, {});
}

}  // namespace weft::synth
