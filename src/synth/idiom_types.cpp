// The types of an idiom: once for each scalar type that F can stand for.
//
// Input: a parsed idiom. Output: the type of every expression and symbol. The types come from the
// table of builtins and from Warp's own overload resolution, so an idiom that has types also
// lowers. Invariant: a symbol is read only where every path to the read has given it a value.

#include <fmt/format.h>

#include "idiom.h"
#include "weft/ast/operators.h"

namespace weft::synth {
namespace {

using E = IdiomExpr::Kind;
using S = IdiomStmt::Kind;
using R = IdiomSymbol::Role;

Type with_scalar(Type t, Scalar f) {
  if (t.scalar == Scalar::AnyFloat) t.scalar = f;
  return t;
}

class Typer {
 public:
  Typer(Idiom& idiom, Scalar f, std::vector<Type>& exprs, std::vector<Type>& symbols)
      : idiom_(idiom), f_(f), exprs_(exprs), symbols_(symbols) {}

  bool run(std::string& error) {
    exprs_.assign(idiom_.exprs.size(), {});
    symbols_.assign(idiom_.symbols.size(), {});
    for (std::size_t i = 0; i < idiom_.symbols.size(); ++i) {
      const IdiomSymbol& s = idiom_.symbols[i];
      defined_.push_back(s.hole());
      if (s.role != R::Local) symbols_[i] = with_scalar(s.type, f_);
      if (s.role == R::Table) symbols_[i] = Type::array_of(symbols_[i], 1);
    }
    if (!block(idiom_.body)) {
      error = fmt::format("{} (for {})", error_, scalar_name(f_));
      return false;
    }
    return true;
  }

 private:
  bool fail(std::string why) {
    if (error_.empty()) error_ = std::move(why);
    return false;
  }
  std::string spelled(const Type& t) const { return type_repr(t, {}); }
  static std::size_t at(std::int32_t symbol) { return static_cast<std::size_t>(symbol); }

  bool block(std::span<const std::uint32_t> list) {
    for (std::uint32_t s : list) {
      if (!statement(idiom_.stmts[s])) return false;
    }
    return true;
  }

  // Statements of which it is not certain that they run.
  bool aside(std::span<const std::uint32_t> list, std::vector<bool>& after) {
    const std::vector<bool> before = defined_;
    const bool ok = block(list);
    after = defined_;
    defined_ = before;
    return ok;
  }

  void meet(const std::vector<bool>& a, const std::vector<bool>& b) {
    for (std::size_t i = 0; i < defined_.size(); ++i) defined_[i] = a[i] && b[i];
  }

  bool statement(const IdiomStmt& s) {
    std::vector<bool> one, other;
    switch (s.kind) {
      case S::Assign: {
        if (!expr(s.expr)) return false;
        Type& known = symbols_[at(s.symbol)];
        if (known.is_void()) known = exprs_[s.expr];
        if (known != exprs_[s.expr])
          return fail(fmt::format("'{}' is {} and gets {}", name(s.symbol), spelled(known),
                                  spelled(exprs_[s.expr])));
        defined_[at(s.symbol)] = true;
        return true;
      }
      case S::Augment: {
        if (!defined_[at(s.symbol)]) return fail(unset(s.symbol));
        Type result;
        if (!expr(s.expr) ||
            !binary(static_cast<BinaryOp>(s.op), symbols_[at(s.symbol)], exprs_[s.expr], result))
          return false;
        if (result != symbols_[at(s.symbol)])
          return fail(fmt::format("'{}' would become {}", name(s.symbol), spelled(result)));
        return true;
      }
      case S::If:
        if (!expr(s.expr)) return false;
        if (!exprs_[s.expr].is_bool()) return fail("a condition that is no bool");
        if (!aside(s.body, one) || !aside(s.orelse, other)) return false;
        meet(one, other);
        return true;
      case S::For:
        for (std::uint32_t a : s.args) {
          if (!expr(a)) return false;
          if (exprs_[a] != Type::of(Scalar::Int32)) return fail("range() of what is no int");
        }
        defined_[at(s.symbol)] = true;
        if (!aside(s.body, one)) return false;
        defined_[at(s.symbol)] = false;
        return true;
      case S::Break:
        return true;
      case S::Either: {
        std::vector<bool> all;
        for (const auto& branch : s.branches) {
          if (!aside(branch, one)) return false;
          if (all.empty()) all = one;
          for (std::size_t i = 0; i < all.size(); ++i) all[i] = all[i] && one[i];
        }
        defined_ = all;
        return true;
      }
      case S::Maybe:
        return aside(s.body, one);
      case S::Return:
        if (!expr(s.expr)) return false;
        if (exprs_[s.expr] != with_scalar(idiom_.result, f_))
          return fail(fmt::format("returns {}", spelled(exprs_[s.expr])));
        return true;
    }
    return false;
  }

  std::string_view name(std::int32_t symbol) const { return idiom_.symbols[at(symbol)].names[0]; }
  std::string unset(std::int32_t symbol) const {
    return fmt::format("'{}' may have no value yet", name(symbol));
  }

  bool call(std::string_view key, std::span<const Type> args, Type& out) {
    const Builtin* b = find_builtin(key);
    if (b == nullptr) return fail(fmt::format("wp.{} is no builtin", key));
    if (b->python_level)
      return fail(
          fmt::format("wp.{} is written in Python inside Warp: idioms cannot call it", key));
    return call(*b, args, out);
  }

  bool call(const Builtin& called, std::span<const Type> args, Type& out) {
    std::vector<CallArg> given;
    for (const Type& t : args) {
      CallArg a;
      a.type = t;
      given.push_back(a);
    }
    Binding binding;
    std::vector<std::vector<Type>> tuples;
    if (!resolve_call(called, given, {}, {}, 0, {}, tuples, binding) ||
        binding.results.size() != 1) {
      std::string list;
      for (const Type& t : args) list += (list.empty() ? "" : ", ") + spelled(t);
      return fail(fmt::format("wp.{} does not take ({})", called.key, list));
    }
    out = binding.results[0].deref();
    return true;
  }

  bool binary(BinaryOp op, const Type& a, const Type& b, Type& out) {
    const Type args[] = {a, b};
    return call(builtin(binary_builtin(op)), args, out);
  }

  // A compound value from numbers; matrices and vectors also from one number for all.
  bool construct(const Type& t, std::span<const Type> args) {
    const bool rotation = t.is_quaternion() && args.size() == 2;
    if (rotation && args[0] == Type::vec(3, f_) && args[1] == Type::of(f_)) return true;
    for (const Type& a : args) {
      if (a != t.scalar_type()) return fail(fmt::format("{} made from {}", spelled(t), spelled(a)));
    }
    if (static_cast<int>(args.size()) == t.component_count() ||
        (args.size() == 1 && !t.is_quaternion()))
      return true;
    return fail(fmt::format("{} made from {} numbers", spelled(t), args.size()));
  }

  bool cast(std::span<const Type> kids, const Type& to, Type& out) {
    out = to;
    if (kids.size() != 1 || !kids[0].is_scalar()) return fail("a cast of what is no number");
    if (!is_float(to.scalar) && to != Type::of(Scalar::Int32))
      return fail("a cast to what is not F or int");
    return true;
  }

  // `of.x`
  bool attribute(const Type& of, std::string_view letter, Type& out) {
    const std::size_t k = std::string_view("xyzw").find(letter);
    if (letter.size() != 1 || k >= static_cast<std::size_t>(of.component_count()) ||
        !(of.is_vector() || of.is_quaternion()))
      return fail(fmt::format("{} has no .{}", spelled(of), letter));
    out = of.scalar_type();
    return true;
  }

  // `kids[0][kids[1], ...]`
  bool element(std::span<const Type> kids, Type& out) {
    for (const Type& index : kids.subspan(1)) {
      if (index != Type::of(Scalar::Int32)) return fail("an index that is no int");
    }
    const Type& of = kids[0];
    out = of.scalar_type();
    if (of.is_matrix() && kids.size() == 2) out = Type::vec(of.cols, out.scalar);
    if (!of.is_composite() || kids.size() > (of.is_matrix() ? 3u : 2u))
      return fail(fmt::format("{} has no such element", spelled(of)));
    return true;
  }

  bool expr(std::uint32_t index) {
    const IdiomExpr& e = idiom_.exprs[index];
    std::vector<Type> kids;
    if (e.kind != E::Near) {
      for (std::size_t i = e.kind == E::Row ? 1 : 0; i < e.kids.size(); ++i) {
        if (!expr(e.kids[i])) return false;
        kids.push_back(exprs_[e.kids[i]]);
      }
    }
    Type& out = exprs_[index];
    const Type boolean = Type::of(Scalar::Bool), i32 = Type::of(Scalar::Int32);
    switch (e.kind) {
      case E::Number:
      case E::Draw:
        out = e.whole ? i32 : Type::of(f_);
        return true;
      case E::Choice:
        for (const Type& k : kids) {
          if (k != kids[0]) return fail("a choice between different types");
        }
        out = kids[0];
        return true;
      case E::Symbol:
        if (!defined_[at(e.symbol)]) return fail(unset(e.symbol));
        out = symbols_[at(e.symbol)];
        return true;
      case E::Binary:
        return binary(static_cast<BinaryOp>(e.op), kids[0], kids[1], out);
      case E::Negate:
        return call(builtin(BuiltinId::Neg), kids, out);
      case E::Compare:
        if (kids[0] != kids[1] || !kids[0].is_scalar())
          return fail(fmt::format("{} compared with {}", spelled(kids[0]), spelled(kids[1])));
        out = boolean;
        return true;
      case E::And:
      case E::Or:
      case E::Not:
        for (const Type& k : kids) {
          if (!k.is_bool()) return fail("and, or, not of what is no bool");
        }
        out = boolean;
        return true;
      case E::Cond:
        if (!kids[0].is_bool() || kids[1] != kids[2]) return fail("a conditional of two types");
        out = kids[1];
        return true;
      case E::Call:
        return call(e.text, kids, out);
      case E::Cast:
        return cast(kids, with_scalar(e.type, f_), out);
      case E::Construct:
        out = with_scalar(e.type, f_);
        return construct(out, kids);
      case E::Attribute:
        return attribute(kids[0], e.text, out);
      case E::Index:
        return element(kids, out);
      case E::Row:
        if (kids.size() != 1 || kids[0] != i32) return fail("a row takes one int as its index");
        out = symbols_[at(e.symbol)];
        return true;
      case E::Near:
        out = symbols_[at(e.symbol)];
        return true;
      case E::Length:
        out = i32;
        return true;
    }
    return false;
  }

  Idiom& idiom_;
  Scalar f_;
  std::vector<Type>&exprs_, &symbols_;
  std::vector<bool> defined_;
  std::string error_;
};

}  // namespace

bool type_idiom(Idiom& idiom, std::string& error) {
  for (std::size_t i = 0; i < kIdiomScalars.size(); ++i) {
    if (kIdiomScalars[i] == Scalar::Float16 && !idiom.half) continue;
    if (kIdiomScalars[i] != Scalar::Float32 && idiom.single) continue;
    Typer typer(idiom, kIdiomScalars[i], idiom.expr_types[i], idiom.symbol_types[i]);
    if (!typer.run(error)) return false;
  }
  return true;
}

}  // namespace weft::synth
