// The rule that says whether Warp's backward pass computes the derivative.
//
// Warp's backward pass recomputes the forward pass, leaving out its dynamic loops, and then goes
// through the statements in reverse, running each loop's body again for each round. So a variable
// that a loop changes holds its value from before the loop in what is recomputed after it, and
// leftovers in what is reversed before it; one changed in place is seen after the change only. Such
// a value is stale. It does harm where the reverse of a statement takes it: as a factor, an index,
// a condition. Adding it up does none.
//
// Input: the resolved program (adjoint_ops.h); the reverse pass follows from it. Output: a label,
// and for functions the parameters that must not be stale where they are called. Invariant: only
// over-estimates what is stale, so Exact is never said in error.
#include "weft/analysis/adjoint.h"

#include <algorithm>
#include <span>

#include "adjoint_ops.h"
#include "weft/builtins/properties.h"

namespace weft {
namespace adjoint {
namespace {

// Taint is a set of causes: stale parameters of a function (bit i: parameter i; the last bit stands
// for all further ones), or staleness of the body's own.
constexpr std::uint32_t kOwn = 1u << 31;
constexpr std::uint32_t kParams = 30;

struct Summary {
  std::uint32_t harm = 0;    // causes that make the function's reverse wrong
  std::uint32_t strays = 0;  // causes that may lead its accesses out of bounds in the backward pass
  // Parameters whose elements it reads and writes, by bit; the last one stands for all further
  // ones.
  std::uint32_t reads = 0, written = 0;
  bool writes = false;
  bool writes_unknown = false;  // an array that comes from no parameter by itself
  bool has_tiles = false;
};

std::uint32_t bit(std::size_t parameter) { return 1u << std::min<std::size_t>(parameter, kParams); }

class Analysis {
 public:
  Summary run(const hir::Program& program, const hir::Function& fn, bool is_kernel,
              std::span<const Summary> functions) {
    program_ = &program;
    fn_ = &fn;
    is_kernel_ = is_kernel;
    functions_ = functions;
    harm_ = strays_ = 0;
    accessed_ = false;
    body_.read(program, fn);
    Summary out;
    out.has_tiles =
        body_.has_tiles || (is_kernel && std::ranges::any_of(functions, &Summary::has_tiles));
    by_block_ = out.has_tiles && (is_kernel || body_.has_tiles);
    through_calls(out);
    if (!is_kernel) {
      for (std::size_t i = 0; i < fn.arguments_in.size(); ++i)
        var(fn.arguments_in[i]).taint = bit(i);
    }
    for (bool again = true; again;) again = flow();
    for (bool again = true; again;) again = usefulness();
    check();
    out.harm = harm_;
    out.strays = strays_;
    for (std::size_t i = 0; i < fn.arguments_in.size(); ++i)
      if (body_.written[fn.arguments_in[i].v]) out.written |= bit(i);
    out.writes_unknown = body_.writes_unknown;
    out.writes = body_.writes_unknown || any_written();
    return out;
  }
  bool writes_float() const { return body_.writes_float; }

 private:
  Var& var(ValueId v) { return body_.vars[v.v]; }
  const Type& type(ValueId v) const { return fn_->value(v).type; }
  bool any_written() const {
    return std::find(body_.written.begin(), body_.written.end(), true) != body_.written.end();
  }
  // What functions do to the arrays that they are given, and which parameters' elements are read.
  void through_calls(Summary& out) {
    for (const Op& o : body_.ops) {
      if (o.kind == Op::Value && o.memory.valid() && o.loads) note_read(o.memory, out);
      if (o.function == kNone) continue;
      const Summary& f = functions_[o.function];
      if (f.writes_unknown) body_.writes_unknown = body_.writes_float = true;
      const auto reads = body_.reads(o);
      for (std::size_t i = 0; i < reads.size(); ++i) {
        const Var& x = var(reads[i]);
        if ((f.reads & bit(i)) != 0) note_read(x.memory, out);
        if ((f.written & bit(i)) == 0) continue;
        if (x.memory.valid()) {
          body_.written[x.memory.v] = true;
          body_.writes_float = body_.writes_float || x.holds_float;
        } else {
          body_.writes_unknown = body_.writes_float = true;
        }
      }
    }
  }

  void note_read(ValueId memory, Summary& out) const {
    for (std::size_t i = 0; i < fn_->arguments_in.size(); ++i)
      if (!memory.valid() || fn_->arguments_in[i].v == memory.v) out.reads |= bit(i);
  }

  template <class F>
  void each_change(const Var& x, F f) {
    for (std::uint32_t c = x.changes; c != kNone; c = body_.changes[c].next) f(body_.changes[c]);
  }

  // Of a variable's value where op `at` is recomputed.
  std::uint32_t recomputed(ValueId v, std::uint32_t at) {
    const Var& x = var(v);
    const std::uint32_t loop = body_.ops[at].loop;
    std::uint32_t t = x.taint;
    if (!x.fixed && !body_.inside(loop, x.loop)) t |= kOwn;
    each_change(x, [&](const Change& c) {
      if (c.loop == x.loop) {
        if (c.op == at) return;
        // Recomputed along with `at`, or before a loop that `at` is in is reversed.
        t |= c.op < at ? c.taint : loop == x.loop ? 0 : kOwn;
        return;
      }
      if (!body_.inside(c.loop, x.loop)) {
        t |= kOwn;
        return;
      }
      const std::uint32_t outer = body_.below(x.loop, c.loop);
      if (body_.inside(loop, outer)) {
        // The reverse of a while loop runs through the rounds in the order of the forward pass.
        const bool kept = body_.loops[outer].is_while && c.loop == outer &&
                          (loop == outer || c.op < at) && changed_in_only(x, outer);
        t |= kept ? c.taint : kOwn;
      } else if (c.op < at || loop != x.loop) {
        t |= kOwn;
      }
    });
    return t;
  }

  bool changed_in_only(const Var& x, std::uint32_t loop) {
    bool only = true;
    each_change(x, [&](const Change& c) {
      only = only && (c.loop == loop || (c.loop == x.loop && c.op < body_.loops[loop].begin));
    });
    return only;
  }

  // Of a variable's value where op `at` is reversed.
  std::uint32_t reversed(ValueId v, std::uint32_t at) {
    const Var& x = var(v);
    std::uint32_t t = x.taint;
    if (!x.fixed && !body_.inside(body_.ops[at].loop, x.loop)) t |= kOwn;
    each_change(x, [&](const Change& c) {
      if (c.op != at) t |= c.loop == x.loop && c.op < at ? c.taint : kOwn;
    });
    return t;
  }

  // --- what flows forward: staleness and dependence on float inputs ----------------------------

  struct Guard {
    std::uint32_t taint = 0;     // of what is recomputed under it
    std::uint32_t reversed = 0;  // of what is reversed under it
    bool is_loop = false;
  };

  bool flow() {
    bool changed = false;
    const auto raise = [&changed](std::uint32_t& t, std::uint32_t with) {
      changed = changed || (t | with) != t;
      t |= with;
    };
    const auto set = [&changed](bool& b, bool with) {
      changed = changed || (with && !b);
      b = b || with;
    };
    guards_.assign(1, Guard{});
    for (std::uint32_t at = 0; at < body_.ops.size(); ++at) {
      Op& o = body_.ops[at];
      std::uint32_t control = 0, backwards = 0;
      for (const Guard& g : guards_) {
        control |= g.taint;
        backwards |= g.reversed;
      }
      raise(o.control, control | backwards);
      switch (o.kind) {
        case Op::Branch: {
          const ValueId c = body_.reads(o)[0];
          guards_.push_back({recomputed(c, at), reversed(c, at), false});
          break;
        }
        case Op::End:
          if (guards_.size() > 1 && !guards_.back().is_loop) {
            guards_.pop_back();
          }
          break;
        case Op::Open:
          guards_.push_back({0, 0, true});
          break;
        case Op::Test:
          guards_.back().taint |= recomputed(body_.reads(o)[0], at);
          break;
        case Op::Close:
          while (guards_.size() > 1 && !guards_.back().is_loop) guards_.pop_back();
          if (guards_.size() > 1) guards_.pop_back();
          break;
        case Op::Continue:
        case Op::Break:
          // What follows in the loop is executed or not by a stale condition.
          for (std::size_t g = guards_.size(); g-- > 0;) {
            if (!guards_[g].is_loop) continue;
            guards_[g].taint |= control;
            break;
          }
          break;
        case Op::Return:
          guards_[0].taint |= control;
          break;
        case Op::Write:
          break;
        case Op::Value:
          value(at, o, control, raise, set);
          break;
      }
    }
    return changed;
  }

  template <class Raise, class Set>
  void value(std::uint32_t at, const Op& o, std::uint32_t control, const Raise& raise,
             const Set& set) {
    std::uint32_t taint = control;
    bool active = false;
    const auto reads = body_.reads(o);
    for (std::size_t i = 0; i < reads.size(); ++i) {
      const Var& x = var(reads[i]);
      const bool replaced = o.rule->effect == Effect::Assign && i == 0;
      if (!replaced) taint |= recomputed(reads[i], at);
      active = active || (!replaced && x.active);
      if (o.function != kNone && x.is_array) {
        active = active || x.holds_float;
        if (is_stored(x.memory)) taint |= kOwn;
      }
    }
    if (o.loads && var(reads[0]).pointee.valid()) {
      taint |= recomputed(var(reads[0]).pointee, at);
      active = active || var(var(reads[0]).pointee).active;
    } else if (reads_shape(o)) {
      // What no store changes.
    } else if (o.loads || o.rule->effect == Effect::Add || o.rule->effect == Effect::Swap) {
      // Memory is seen as the forward pass left it.
      if (is_stored(o.memory)) taint |= kOwn;
      active = true;
    }
    active = active && !o.rule->zero();
    for (const ValueId v : body_.outs(o)) {
      raise(var(v).taint, taint);
      set(var(v).active, active && var(v).holds_float);
    }
    if (!o.target.valid()) return;
    Var& x = var(o.target);
    // Drawing changes the state to what it would have been, whatever is drawn.
    each_change(x, [&](Change& c) {
      if (c.op != at) return;
      raise(c.taint, taint);
      set(c.active, active && x.holds_float && o.rule->effect != Effect::Draw);
    });
    set(x.active, active && x.holds_float && o.rule->effect != Effect::Draw);
  }

  bool is_stored(ValueId memory) const {
    if (body_.writes_unknown) return true;
    if (!memory.valid()) return any_written();
    return body_.written[memory.v];
  }

  // --- what flows backward: whether a float output depends on it --------------------------------

  bool usefulness() {
    bool changed = false;
    const auto mark = [&](ValueId v) {
      Var& x = var(v);
      if (!x.useful && (x.holds_float || x.pointee.valid())) {
        x.useful = changed = true;
        if (x.pointee.valid()) {
          var(x.pointee).useful = true;
        }
      }
    };
    for (std::size_t i = body_.ops.size(); i-- > 0;) {
      const Op& o = body_.ops[i];
      const auto reads = body_.reads(o);
      if (o.kind == Op::Write) mark(reads[0]);
      if (o.kind == Op::Return) std::for_each(reads.begin(), reads.end(), mark);
      if (o.kind == Op::Value && wanted(o)) std::for_each(reads.begin(), reads.end(), mark);
    }
    return changed;
  }

  // Whether a gradient can come to an op from what it makes, changes or writes.
  bool wanted(const Op& o) {
    if (writes_memory(o) || (o.function != kNone && functions_[o.function].writes)) return true;
    if (o.target.valid() && o.rule->effect != Effect::Draw && var(o.target).useful) return true;
    if (o.rule->zero()) return false;
    const auto outs = body_.outs(o);
    return std::any_of(outs.begin(), outs.end(), [this](ValueId v) { return var(v).useful; });
  }

  static bool writes_memory(const Op& o) {
    return o.kind == Op::Write ||
           (o.kind == Op::Value && o.rule->effect >= Effect::Store && !o.target.valid());
  }

  // --- where it does harm -----------------------------------------------------------------------

  void check() {
    bool returns_in_loop = false, differentiates = false;
    broken_.assign(body_.loops.size(), false);
    differentiated_.assign(body_.loops.size(), false);
    for (std::uint32_t at = 0; at < body_.ops.size(); ++at) {
      const Op& o = body_.ops[at];
      const auto reads = body_.reads(o);
      switch (o.kind) {
        case Op::Return:
          returns_in_loop = returns_in_loop || o.loop != 0;
          break;
        case Op::Continue:
        case Op::Break: {
          if (at + 1 < body_.ops.size() && body_.ops[at + 1].kind == Op::Close) break;
          if (o.kind == Op::Break && !body_.loops[o.loop].is_while) broken_[o.loop] = true;
          // The reverse of the round ends here too, with what it did before.
          if (acted(body_.loops[o.loop].begin, at)) harm_ |= kOwn;
          break;
        }
        case Op::Write:
        case Op::Value: {
          check_shape(o);
          check_places(at, o);
          check_finite(o);
          check_tiles(o);
          if (!wanted(o)) break;
          bool any = false;
          for (std::size_t i = 0; i < reads.size(); ++i) any = check_read(at, o, i) || any;
          if (o.kind == Op::Value && o.loads && !any) any = var(body_.outs(o)[0]).active;
          if (!any && o.kind == Op::Value && o.rule->effect == Effect::Pure) any = addresses(o);
          if (any) {
            differentiates = true;
            if (by_block_ && passes_number(o)) harm_ |= kOwn;
            for (const ValueId v : reads) check_operation(v);
            for (std::uint32_t l = o.loop; l != 0; l = body_.loops[l].parent)
              differentiated_[l] = true;
            harm_ |= o.control;
            for (std::size_t i = 0; i < reads.size(); ++i) {
              const Var& x = var(reads[i]);
              if (!x.holds_float && !x.is_array) harm_ |= reversed(reads[i], at);
            }
          }
          check_change(at, o);
          break;
        }
        case Op::Branch:
        case Op::End:
        case Op::Open:
        case Op::Test:
        case Op::Close:
          break;
      }
    }
    if (differentiates && returns_in_loop) harm_ |= kOwn;
    // The reverse of a loop begins with its last round, whether or not the loop came so far.
    for (std::size_t l = 0; l < broken_.size(); ++l)
      if (broken_[l] && differentiated_[l]) harm_ |= kOwn;
  }

  bool reads_shape(const Op& o) const {
    const auto outs = body_.outs(o);
    return std::any_of(outs.begin(), outs.end(),
                       [this](ValueId v) { return type(v).deref().kind == TypeKind::Shape; });
  }

  // In Warp's reverse pass a read of an array's shape clears the shape of its gradient, so that
  // nothing that was accessed before has a place in it.
  void check_shape(const Op& o) {
    if (reads_shape(o) && (accessed_ || !is_kernel_ || o.loop != 0)) strays_ |= kOwn;
  }

  // A number that may be infinite or none, and is left then: what made it has an infinite
  // derivative too, times the zero that comes back to it. What was only read from memory has none.
  void check_finite(const Op& o) {
    if (o.builtin != BuiltinId::Isfinite && o.builtin != BuiltinId::Isinf &&
        o.builtin != BuiltinId::Isnan)
      return;
    const Var* x = &var(body_.reads(o)[0]);
    if (!x->active || !x->useful) return;
    while (x->made != kNone && x->changes == kNone && body_.ops[x->made].builtin == BuiltinId::Copy)
      x = &var(body_.reads(body_.ops[x->made])[0]);
    const bool computed =
        x->changes != kNone || (x->made == kNone ? !is_kernel_ : !body_.ops[x->made].loads);
    if (computed) harm_ |= kOwn;
  }

  // Changes of tiles in place whose reverse is missing, or is not followed here.
  void check_tiles(const Op& o) {
    if (!o.builtin) return;
    using enum BuiltinId;
    const auto reads = body_.reads(o);
    const auto useful_tile = [this](ValueId v) { return var(v).is_tile && var(v).useful; };
    const bool unknown =
        is_one_of(o.builtin, {TileSort, TileAxpy, TileScatterAdd, TileScatterMasked, TileStackPush,
                              TileStackPop, TileCholeskyInplace, TileCholeskySolveInplace,
                              TileLowerSolveInplace, TileUpperSolveInplace});
    if (unknown && std::any_of(reads.begin(), reads.end(), useful_tile)) harm_ |= kOwn;
    if (!o.target.valid() || !useful_tile(o.target)) return;
    // What is changed under another tile is changed there too.
    const bool followed =
        is_one_of(o.builtin, {AddInplace, SubInplace, TileMatmul, TileFft, TileIfft});
    if (!followed || var(o.target).is_shared) harm_ |= kOwn;
  }

  // In a kernel with tiles all threads of a block hold the same number, and on a GPU each of them
  // adds its gradient.
  bool passes_number(const Op& o) {
    const auto is_number = [this](ValueId v) {
      return var(v).holds_float && !var(v).is_tile && !var(v).is_array;
    };
    const auto reads = body_.reads(o), outs = body_.outs(o);
    return std::any_of(reads.begin(), reads.end(),
                       [&](ValueId v) { return is_number(v) && var(v).active; }) ||
           std::any_of(outs.begin(), outs.end(),
                       [&](ValueId v) { return is_number(v) && var(v).useful; });
  }

  // Of a function or builtin that a builtin is given, for each element: whether Warp computes its
  // gradient.
  void check_operation(ValueId given) {
    const hir::Value& value = fn_->value(given);
    if (value.kind == hir::Value::Function) {
      for (std::size_t i = 0; i < program_->functions.size(); ++i)
        if (program_->functions[i].decl.v == value.index) harm_ |= functions_[i].harm & kOwn;
    } else if (value.kind == hir::Value::Builtin) {
      const Rule& rule = rule_of(builtins()[value.index]);
      const auto overloads = builtins()[value.index].overloads;
      const bool lost = std::any_of(overloads.begin(), overloads.end(),
                                    [](const Overload& x) { return !x.differentiable; });
      if (!rule.zero() && (lost || !rule.lost.empty())) harm_ |= kOwn;
    }
  }

  // Where elements are read or written, also where no gradient goes.
  void check_places(std::uint32_t at, const Op& o) {
    const auto reads = body_.reads(o);
    const bool elements =
        o.memory.valid() ||
        std::any_of(reads.begin(), reads.end(), [this](ValueId v) { return var(v).is_array; });
    if (!elements || reads_shape(o)) return;
    accessed_ = true;
    strays_ |= o.control;
    for (std::size_t i = 0; i < reads.size(); ++i) {
      if (o.function != kNone && (functions_[o.function].strays & bit(i)) == 0) continue;
      const Type t = type(reads[i]).deref();
      if (t.is_scalar() && !is_float(t.scalar))
        strays_ |= recomputed(reads[i], at) | reversed(reads[i], at);
    }
    if (o.function != kNone) strays_ |= functions_[o.function].strays & kOwn;
  }

  // An element's address, through which a gradient goes back into an array.
  bool addresses(const Op& o) {
    const auto outs = body_.outs(o);
    return outs.size() == 1 && type(outs[0]).ref && var(outs[0]).useful;
  }

  // Whether a gradient goes to argument `i`; the values that it takes must not be stale.
  bool check_read(std::uint32_t at, const Op& o, std::size_t i) {
    const auto reads = body_.reads(o);
    const Var& x = var(reads[i]);
    const bool array = o.function != kNone && x.is_array && x.holds_float;
    if ((!x.active || !x.holds_float || x.is_array || type(reads[i]).ref) && !array) return false;
    if (o.kind == Op::Write) return i == 0;
    const bool target = o.target == reads[i] && o.rule->effect != Effect::Pure;
    if (target && o.rule->effect != Effect::Draw) return false;
    if (!o.has_adjoint || o.rule->loses(i) || o.rule->effect == Effect::Swap) harm_ |= kOwn;
    if (o.function != kNone) {
      const Summary& f = functions_[o.function];
      // One that is called for its effect may fill an array; what it reads must not be stored to.
      if (f.writes && (o.out_count > 0 || f.writes_unknown)) harm_ |= kOwn;
      if (array && (f.reads & bit(i)) != 0 && is_stored(x.memory)) harm_ |= kOwn;
      harm_ |= f.harm & kOwn;
      for (std::size_t k = 0; k < reads.size(); ++k) {
        if ((f.harm & bit(k)) != 0) harm_ |= reversed(reads[k], at);
      }
      return true;
    }
    if (o.takes_results && o.rule->needed(i, Rule::kResult)) {
      for (const ValueId v : body_.outs(o)) {
        harm_ |= reversed(v, at);
        if (is_spoilt(v, at)) harm_ |= kOwn;
      }
    }
    for (std::size_t k = 0; k < reads.size(); ++k) {
      const bool taken =
          o.rule->needed(i, k) || (o.rule->needs == "~" && type(reads[k]).deref().is_transform());
      if (!taken || var(reads[k]).is_array) continue;
      harm_ |= reversed(reads[k], at);
      if (is_spoilt(reads[k], at)) harm_ |= kOwn;
    }
    return true;
  }

  // Warp's adjoint of a transposition adds the transposed tile to the values of the tile, in place
  // of the gradients: whether that comes before op `at` is reversed.
  bool is_spoilt(ValueId v, std::uint32_t at) {
    if (!var(v).is_shared) return false;
    for (std::uint32_t i = 0; i < body_.ops.size(); ++i) {
      const Op& o = body_.ops[i];
      if (o.builtin != BuiltinId::TileTranspose) continue;
      const Var& of = var(body_.reads(o)[0]);
      if (of.elements != var(v).elements) continue;
      if (i > at || o.loop != var(of.elements).loop) return true;
    }
    return false;
  }

  // Whether ops before `at` in its loop wrote or changed something that a gradient goes through.
  bool acted(std::uint32_t from, std::uint32_t at) {
    for (std::uint32_t i = from; i < at; ++i) {
      const Op& o = body_.ops[i];
      if (writes_memory(o) && (o.kind != Op::Value || body_.reads(o).size() > 1)) return true;
      if (o.kind != Op::Value || !o.target.valid()) continue;
      const Var& x = var(o.target);
      if (x.active && x.useful && !body_.inside(x.loop, body_.ops[at].loop)) return true;
    }
    return false;
  }

  void check_change(std::uint32_t at, const Op& o) {
    if (!o.target.valid() || o.kind != Op::Value || o.rule->effect == Effect::Draw) {
      // The old value of an element, which an atomic returns, gets no gradient.
      if (o.kind == Op::Value && o.rule->effect >= Effect::Add && wanted_result(o)) harm_ |= kOwn;
      return;
    }
    Var& x = var(o.target);
    if (!x.useful) return;
    const bool parameter = fn_->value(o.target).kind == hir::Value::Argument;
    // The adjoint of a function's parameter is the caller's, and holds other gradients already.
    if (parameter && !is_kernel_ && x.holds_float) harm_ |= kOwn;
    const bool overwrites = o.rule->effect == Effect::Part || o.rule->effect == Effect::Store;
    if (overwrites && active_before(o.target, at)) harm_ |= kOwn;
    if (!x.active) return;
    for (std::uint32_t l = o.loop; l != x.loop && l != 0; l = body_.loops[l].parent) {
      if (body_.loops[l].is_while && !commutes(o.target, at, l)) harm_ |= kOwn;
    }
  }

  bool wanted_result(const Op& o) {
    const auto outs = body_.outs(o);
    return std::any_of(outs.begin(), outs.end(), [this](ValueId v) { return var(v).useful; });
  }

  // Whether what a change in place overwrites may depend on a float input.
  bool active_before(ValueId v, std::uint32_t at) {
    const Var& x = var(v);
    bool active = x.fixed
                      ? !is_kernel_ && fn_->value(v).kind == hir::Value::Argument && x.holds_float
                      : made_active(x);
    const Op& o = body_.ops[at];
    each_change(x, [&](const Change& c) {
      if (o.part >= 0 && c.part >= 0 && o.part != c.part) return;
      // In a loop, also what this round leaves for the next.
      if (c.op < at || o.loop != x.loop) active = active || c.active;
    });
    return active;
  }

  bool made_active(const Var& x) {
    if (x.made == kNone) return false;
    const Op& o = body_.ops[x.made];
    const auto reads = body_.reads(o);
    if (o.loads || o.function != kNone) return true;
    return !o.rule->zero() &&
           std::any_of(reads.begin(), reads.end(), [this](ValueId v) { return var(v).active; });
  }

  // --- order of rounds --------------------------------------------------------------------------
  // A while loop's rounds are reversed in the order of the forward pass. That is right where they
  // commute: what a round adds to the variable does not depend on what the loop carries, or the
  // rounds only scale it.

  bool commutes(ValueId v, std::uint32_t at, std::uint32_t loop) {
    const Op& o = body_.ops[at];
    const auto reads = body_.reads(o);
    switch (o.rule->effect) {
      case Effect::Assign: {
        const Form f = form(reads[1], v, loop, 0);
        return f == Form::Same || f == Form::Sum || f == Form::Scaled;
      }
      case Effect::PartAdd:
        return !carried(reads.back(), loop, 0);
      case Effect::Pure:
      case Effect::Part:
      case Effect::Draw:
      case Effect::Store:
      case Effect::Add:
      case Effect::Swap:
        return false;
    }
    WEFT_UNREACHABLE();
  }

  enum class Form : std::uint8_t { Same, Sum, Scaled, Free, Other };

  // How the value of w, made in the loop, comes from v at the start of the round. Free: not at all,
  // nor from anything else that the loop carries.
  Form form(ValueId w, ValueId v, std::uint32_t loop, int depth) {
    if (w == v) return Form::Same;
    const Var& x = var(w);
    if (!carried(w, loop, 0)) return Form::Free;
    if (depth > 40 || x.made == kNone || x.changes != kNone) return Form::Other;
    const Op& o = body_.ops[x.made];
    const auto reads = body_.reads(o);
    const auto part = [&](std::size_t i) { return form(reads[i], v, loop, depth + 1); };
    if (o.builtin == BuiltinId::Copy && reads.size() == 1) return part(0);
    if (o.builtin == BuiltinId::Where && reads.size() == 3) {
      const Form a = part(1), b = part(2);
      if (a == Form::Same) return b == Form::Free ? Form::Other : b;
      if (b == Form::Same) return a == Form::Free ? Form::Other : a;
      return a == b && a != Form::Free ? a : Form::Other;
    }
    const bool adds = o.builtin == BuiltinId::Add, subtracts = o.builtin == BuiltinId::Sub;
    if ((adds || subtracts) && reads.size() == 2) {
      Form a = part(0), b = part(1);
      if (adds && a == Form::Free) std::swap(a, b);
      if ((a == Form::Same || a == Form::Sum) && b == Form::Free) return Form::Sum;
      return Form::Other;
    }
    const bool divides = o.builtin == BuiltinId::Div;
    if ((o.builtin == BuiltinId::Mul || divides) && reads.size() == 2 && type(w).is_scalar()) {
      const bool left = part(0) != Form::Free;
      if (divides && !left) return Form::Other;
      const Form f = part(left ? 0 : 1);
      const ValueId factor = reads[left ? 1 : 0];
      if ((f == Form::Same || f == Form::Scaled) && !var(factor).active) return Form::Scaled;
    }
    return Form::Other;
  }

  // Whether w depends on a float variable that the loop carries from round to round.
  bool carried(ValueId w, std::uint32_t loop, int depth) {
    const Var& x = var(w);
    if (!x.active) return false;
    bool changed = false;
    each_change(x, [&](const Change& c) {
      changed = changed || (body_.inside(c.loop, loop) && !body_.inside(x.loop, loop));
    });
    if (changed) return true;
    if (x.made == kNone || !body_.inside(x.loop, loop)) return false;
    if (depth > 40) return true;
    const auto through = [&](const Op& o) {
      const auto reads = body_.reads(o);
      return std::any_of(reads.begin(), reads.end(), [&](ValueId r) {
        return r != w && (carried(r, loop, depth + 1) ||
                          (var(r).pointee.valid() && carried(var(r).pointee, loop, depth + 1)));
      });
    };
    if (through(body_.ops[x.made])) return true;
    bool more = false;
    each_change(x, [&](const Change& c) { more = more || through(body_.ops[c.op]); });
    return more;
  }

  Body body_;
  const hir::Program* program_ = nullptr;
  const hir::Function* fn_ = nullptr;
  bool is_kernel_ = false;
  std::span<const Summary> functions_;
  std::uint32_t harm_ = 0, strays_ = 0;
  bool by_block_ = false;  // a block of threads works together, on tiles
  bool accessed_ = false;  // elements of an array, before the op that is looked at
  std::vector<Guard> guards_;
  // By loop: left by `break`; with a statement, also in loops of it, that passes a gradient on.
  std::vector<bool> broken_, differentiated_;
};

}  // namespace
}  // namespace adjoint

std::string_view adjoint_label_name(AdjointLabel label) {
  switch (label) {
    case AdjointLabel::Exact:
      return "exact";
    case AdjointLabel::WarpInexact:
      return "warp_inexact";
    case AdjointLabel::None:
      return "none";
  }
  return "none";
}

namespace {

// Of the kernel; `functions` becomes those of its functions.
adjoint::Summary summary(adjoint::Analysis& analysis, const hir::Program& program,
                         std::vector<adjoint::Summary>& functions) {
  functions.reserve(program.functions.size());
  // A function is built after those that it calls.
  for (const hir::Function& f : program.functions)
    functions.push_back(analysis.run(program, f, false, functions));
  return analysis.run(program, program.kernel, true, functions);
}

}  // namespace

bool backward_stays_in_bounds(const hir::Program& program) {
  adjoint::Analysis analysis;
  std::vector<adjoint::Summary> functions;
  return summary(analysis, program, functions).strays == 0;
}

AdjointLabel adjoint_label(const hir::Program& program) {
  if (!program.enable_backward) return AdjointLabel::None;
  adjoint::Analysis analysis;
  std::vector<adjoint::Summary> functions;
  const adjoint::Summary kernel = summary(analysis, program, functions);
  const bool by_function = std::any_of(functions.begin(), functions.end(),
                                       [](const adjoint::Summary& f) { return f.writes; });
  if (!analysis.writes_float() && !by_function) return AdjointLabel::None;
  return kernel.harm != 0 ? AdjointLabel::WarpInexact : AdjointLabel::Exact;
}

}  // namespace weft
