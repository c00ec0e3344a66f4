// Reads a program's signature off its tree, also off a tree that was parsed from text.
//
// Input: any tree. Output: the signature (signature.h), or nothing if the program does not have
// that form. Invariant: names are only compared with each other, and types come from declarations.
#include "weft/synth/read_back.h"

#include <algorithm>
#include <array>
#include <bit>

#include "signature.h"
#include "weft/builtins/properties.h"

namespace weft::synth {
namespace {

class Reader {
 public:
  explicit Reader(const Tree& tree) : tree_(tree) {}

  std::optional<Signature> read() {
    for (const FunctionDecl& f : tree_.functions) {
      if (f.is_kernel) kernel_ = &f;
    }
    if (kernel_ == nullptr) return {};
    const std::span<const NodeId> all = tree_.kids_before_split(kernel_->def, 1);
    body_.assign(all.begin(), all.end());
    find_outputs(body_);
    std::size_t at = 0;
    if (!prologue(at)) return {};
    for (const ArgDecl& a : kernel_->args) {
      if (contains(guards_, a.name)) continue;
      if (contains(outputs_, a.name)) {
        signature_.outputs.push_back(a.type.element());
      } else {
        inputs_.push_back(a.name);
        signature_.inputs.push_back(a.type);
      }
    }
    if (signature_.inputs.empty()) return {};
    for (const StructDecl& s : tree_.structs) {
      std::vector<Type>& fields = signature_.structs.emplace_back();
      for (const FieldDecl& f : s.fields) fields.push_back(f.type);
    }
    loads(at);
    while (at < body_.size()) {
      auto statement = opening_statement(at);
      if (!statement) break;
      signature_.opening.push_back(std::move(*statement));
    }
    return std::move(signature_);
  }

 private:
  struct Read {
    Leaf leaf;
    Type type;
  };

  const Node& node(NodeId id) const { return tree_.node(id); }
  NodeId kid(NodeId id, std::uint32_t i) const { return tree_.kid(id, i); }
  static bool contains(const std::vector<Symbol>& list, Symbol s) {
    return std::find(list.begin(), list.end(), s) != list.end();
  }

  // wp.NAME, or nothing.
  std::string_view wp_name(NodeId id) const {
    const Node& n = node(id);
    if (n.kind != NodeKind::Attribute || node(kid(id, 0)).kind != NodeKind::Name) return {};
    return tree_.text(node(kid(id, 0)).name) == "wp" ? tree_.text(n.name) : std::string_view{};
  }
  std::optional<BuiltinId> called(NodeId id) const {
    if (node(id).kind != NodeKind::Call) return {};
    const Builtin* b = find_builtin(wp_name(kid(id, 0)));
    return b != nullptr ? std::optional(id_of(*b)) : std::nullopt;
  }
  std::span<const NodeId> arguments(NodeId call) const { return tree_.kids_before_split(call, 1); }

  // Arguments that are stored to, or that an atomic works on, are outputs.
  void find_outputs(std::span<const NodeId> statements) {
    for (const NodeId id : statements) {
      const Node& n = node(id);
      if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) written(kid(id, 0));
      if (n.kind == NodeKind::Assign || n.kind == NodeKind::ExprStmt) {
        const NodeId value = tree_.kids(id).back();
        if (const auto b = called(value); b && is_atomic(*b)) written_array(arguments(value)[0]);
      }
      if (n.kind == NodeKind::If || n.kind == NodeKind::For || n.kind == NodeKind::While)
        find_outputs(tree_.kids(id));
    }
  }
  void written(NodeId target) {
    if (node(target).kind != NodeKind::Subscript && node(target).kind != NodeKind::Attribute)
      return;
    written_array(target);
  }
  void written_array(NodeId id) {
    while (node(id).kind == NodeKind::Subscript || node(id).kind == NodeKind::Attribute)
      id = kid(id, 0);
    for (const ArgDecl& a : kernel_->args) {
      if (a.name == node(id).name && a.type.is_array() && !contains(outputs_, a.name))
        outputs_.push_back(a.name);
    }
  }

  // i, j = wp.tid(); if i >= n or j >= m: return; state = wp.rand_init(...)
  bool prologue(std::size_t& at) {
    if (body_.empty() || node(body_[0]).kind != NodeKind::Assign) return false;
    const NodeId target = kid(body_[0], 0), value = kid(body_[0], 1);
    if (called(value) != BuiltinId::Tid) return false;
    if (node(target).kind == NodeKind::Tuple) {
      for (const NodeId t : tree_.kids(target)) threads_.push_back(node(t).name);
    } else {
      threads_.push_back(node(target).name);
    }
    signature_.rank = static_cast<int>(threads_.size());
    at = 1;
    if (at < body_.size() && node(body_[at]).kind == NodeKind::If) {
      const auto inner = tree_.kids_before_split(body_[at], 1);
      if (inner.size() == 1 && node(inner[0]).kind == NodeKind::Return) {
        const NodeId test = kid(body_[at], 0);
        if (node(test).kind == NodeKind::BoolOp) {
          for (const NodeId c : tree_.kids(test)) guard(c);
        } else {
          guard(test);
        }
      }
    }
    signature_.guarded = static_cast<int>(guards_.size());
    if (!guards_.empty()) ++at;
    if (at < body_.size() && node(body_[at]).kind == NodeKind::Assign &&
        called(tree_.kids(body_[at]).back()) == BuiltinId::RandInit)
      ++at;
    return true;
  }
  void guard(NodeId compare) {
    if (node(compare).kind != NodeKind::Compare || tree_.kids(compare).size() != 2) return;
    const Node &left = node(kid(compare, 0)), &right = node(kid(compare, 1));
    if (left.kind != NodeKind::Name || right.kind != NodeKind::Name) return;
    if (contains(threads_, left.name)) guards_.push_back(right.name);
  }

  // position = positions[i]: a name for the whole element of an input.
  void loads(std::size_t& at) {
    for (; at < body_.size(); ++at) {
      const NodeId id = body_[at];
      if (node(id).kind != NodeKind::Assign || tree_.kids(id).size() != 2) return;
      const Node& target = node(kid(id, 0));
      if (target.kind != NodeKind::Name || node(kid(id, 1)).kind != NodeKind::Subscript) return;
      const auto r = read(kid(id, 1));
      if (!r || r->leaf.field >= 0 || r->leaf.component >= 0 || r->type.is_array()) return;
      if (continues(at + 1, target.name)) return;  // the first line of a statement of several
      loads_.emplace_back(target.name, *r);
    }
  }

  // A read of an input or an earlier statement's value, a field or a component of it.
  std::optional<Read> read(NodeId id) const {
    const Node& n = node(id);
    Read r;
    if (n.kind == NodeKind::Name) {
      for (std::size_t i = 0; i < inputs_.size(); ++i) {
        if (inputs_[i] != n.name) continue;
        r.leaf.variable = static_cast<std::uint8_t>(i);
        r.type = signature_.inputs[i];
        return r;
      }
      for (const auto& [name, load] : loads_) {
        if (name == n.name) return load;
      }
      for (std::size_t k = 0; k < locals_.size(); ++k) {
        if (locals_[k] != n.name) continue;
        r.leaf.variable = static_cast<std::uint8_t>(inputs_.size() + k);
        r.type = signature_.opening[k].type;
        return r;
      }
      return {};
    }
    if (n.kind == NodeKind::Attribute) {
      auto base = read(kid(id, 0));
      if (!base || base->type.is_array()) return {};
      if (base->type.is_struct()) {
        const StructDecl& s = tree_.structs[base->type.index];
        for (std::size_t f = 0; f < s.fields.size(); ++f) {
          if (s.fields[f].name != n.name) continue;
          base->leaf.field = static_cast<std::int8_t>(f);
          base->type = s.fields[f].type;
          return base;
        }
        return {};
      }
      constexpr std::string_view kLetters = "xyzw";
      const std::size_t c = kLetters.find(tree_.text(n.name));
      if (c == std::string_view::npos || base->leaf.component >= 0) return {};
      return component(*base, static_cast<int>(c));
    }
    if (n.kind != NodeKind::Subscript) return {};
    auto base = read(kid(id, 0));
    if (!base) return {};
    const NodeId index = kid(id, 1);
    const bool tuple = node(index).kind == NodeKind::Tuple;
    const std::size_t count = tuple ? tree_.kids(index).size() : 1;
    if (base->type.is_array()) {
      if (count > base->type.ndim) return {};
      base->type.ndim = static_cast<std::uint8_t>(base->type.ndim - count);
      if (base->type.ndim == 0) base->type = base->type.element();
      return base;
    }
    std::array<int, 2> at{};
    if (count > 2) return {};
    for (std::size_t i = 0; i < count; ++i) {
      const Node& k = node(tuple ? tree_.kids(index)[i] : index);
      if (k.kind != NodeKind::Constant || k.op != static_cast<int>(ConstantKind::Int)) return {};
      at[i] = static_cast<int>(k.bits);
    }
    if (base->type.is_matrix())
      return count == 2 ? component(*base, at[0] * base->type.cols + at[1]) : std::nullopt;
    return component(*base, at[0]);
  }
  static std::optional<Read> component(Read base, int c) {
    if (base.leaf.component >= 0 || !base.type.is_composite() || c >= base.type.component_count())
      return {};
    base.leaf.component = static_cast<std::int8_t>(c);
    base.type = base.type.scalar_type();
    return base;
  }

  // The index of a number of the opening: 0.35, wp.float64(0.35), 7, wp.uint8(7).
  std::optional<std::uint8_t> number(NodeId id) const {
    if (node(id).kind == NodeKind::Call && arguments(id).size() == 1) {
      const std::optional<BuiltinId> type = called(id);
      if (!type || !is_cast(*type)) return {};
      id = arguments(id)[0];
    }
    const Node& n = node(id);
    if (n.kind != NodeKind::Constant) return {};
    if (n.op == static_cast<int>(ConstantKind::Float)) {
      const auto at = opening_float_index(std::bit_cast<double>(n.bits));
      return at ? std::optional(static_cast<std::uint8_t>(*at)) : std::nullopt;
    }
    if (n.op != static_cast<int>(ConstantKind::Int) || n.bits < 2 || n.bits >= 2 + kOpeningInts)
      return {};
    return static_cast<std::uint8_t>(n.bits - 2);
  }

  static std::optional<TermFunction> function(std::optional<BuiltinId> called) {
    for (std::size_t i = 0; i < std::size(kTermFunctions); ++i) {
      if (kTermFunctions[i] == called) return static_cast<TermFunction>(i);
    }
    return {};
  }

  // One term and its type.
  bool term(NodeId id, Term& t, Type& type) const {
    if (const auto r = read(id)) {
      t.kind = TermKind::Plain;
      t.a = r->leaf;
      type = r->type;
      return true;
    }
    const Node& n = node(id);
    if (n.kind == NodeKind::Call) {
      const auto args = arguments(id);
      const std::optional<BuiltinId> name = called(id);
      const auto a = args.empty() ? std::nullopt : read(args[0]);
      if (!a) return false;
      t.a = a->leaf;
      type = a->type;
      if (name == BuiltinId::Cross && args.size() == 2) {
        const auto b = read(args[1]);
        if (!b) return false;
        t.kind = TermKind::Cross;
        t.b = b->leaf;
        return true;
      }
      const auto f = function(name);
      if (!f || args.size() != 1) return false;
      t.kind = TermKind::Function;
      t.function = *f;
      return true;
    }
    if (n.kind != NodeKind::BinOp || n.op != static_cast<int>(BinaryOp::Mult)) return false;
    const NodeId left = kid(id, 0), right = kid(id, 1);
    Term first;
    if (!term(left, first, type)) return false;
    if (first.kind == TermKind::Plain) {
      t.a = first.a;
      if (const auto k = number(right)) {
        t.kind = TermKind::Scaled;
        t.number = *k;
        return true;
      }
      t.kind = TermKind::Product;
    } else if (first.kind == TermKind::Function) {
      t.a = first.a;
      t.function = first.function;
      t.kind = TermKind::Damped;
    } else {
      return false;
    }
    const auto b = read(right);
    if (!b) return false;
    t.b = b->leaf;
    return true;
  }

  // Terms joined from the left.
  bool sum(NodeId id, OpeningStatement& s) const {
    const Node& n = node(id);
    const auto op = static_cast<BinaryOp>(n.op);
    Term t;
    Type type;
    if (n.kind != NodeKind::BinOp || op == BinaryOp::Mult) {
      if (!term(id, t, type)) return false;
      s.type = type;
      s.terms.push_back(t);
      return true;
    }
    if (!sum(kid(id, 0), s) || !term(kid(id, 1), t, type) || type != s.type) return false;
    t.join = op;
    s.terms.push_back(t);
    return true;
  }

  // x = ..., and further parts of the sum as x += ..., where one line would be too long.
  std::optional<OpeningStatement> opening_statement(std::size_t& at) {
    const NodeId id = body_[at++];
    if (node(id).kind != NodeKind::Assign || tree_.kids(id).size() != 2) return {};
    if (node(kid(id, 0)).kind != NodeKind::Name) return {};
    const Symbol name = node(kid(id, 0)).name;
    OpeningStatement s;
    bool more = continues(at, name);
    if (!part(kid(id, 1), !more, s)) return {};
    for (; more; ++at) {
      const NodeId next = body_[at];
      const NodeId value = kid(next, 1);
      more = continues(at + 1, name);
      if (node(next).kind == NodeKind::Assign) {
        s.outer = function(called(value));
        continue;
      }
      const auto op = static_cast<BinaryOp>(node(next).op);
      if (const auto k = number(value)) {
        s.tail = op;
        s.tail_number = *k;
        continue;
      }
      Term t;
      Type type;
      if (!term(value, t, type) || type != s.type) return {};
      t.join = op;
      s.terms.push_back(t);
    }
    locals_.push_back(name);
    return s;
  }
  // The statement adds to `name`, or applies a function to it.
  bool continues(std::size_t at, Symbol name) const {
    if (at >= body_.size()) return false;
    const Node& n = node(body_[at]);
    if (n.kind != NodeKind::AugAssign && n.kind != NodeKind::Assign) return false;
    const Node& target = node(kid(body_[at], 0));
    if (target.kind != NodeKind::Name || target.name != name) return false;
    if (n.kind == NodeKind::AugAssign) return true;
    const NodeId value = kid(body_[at], 1);
    return function(called(value)) && node(arguments(value)[0]).kind == NodeKind::Name &&
           node(arguments(value)[0]).name == name;
  }
  // The right side of the first line, which is the last one too if `whole`.
  bool part(NodeId value, bool whole, OpeningStatement& s) const {
    const Node& n = node(value);
    if (whole && n.kind == NodeKind::BinOp) {
      // x * 0.5 alone is a scaled term, but for the first statement, which always ends in a number.
      Term t;
      Type type;
      const auto k = number(kid(value, 1));
      if (k && (signature_.opening.empty() || !term(value, t, type))) {
        s.tail = static_cast<BinaryOp>(n.op);
        s.tail_number = *k;
        value = kid(value, 0);
      }
    } else if (const auto f = function(called(value)); whole && f && arguments(value).size() == 1) {
      const NodeId inner = arguments(value)[0];
      if (!read(inner)) {
        s.outer = f;
        value = inner;
      }
    }
    return sum(value, s);
  }

  const Tree& tree_;
  const FunctionDecl* kernel_ = nullptr;
  std::vector<NodeId> body_;
  std::vector<std::pair<Symbol, Read>> loads_;
  std::vector<Symbol> threads_, guards_, outputs_, inputs_, locals_;
  Signature signature_;
};

}  // namespace

std::optional<Signature> read_signature(const Tree& tree) { return Reader(tree).read(); }

}  // namespace weft::synth

namespace weft {

std::optional<RowNumber> read_back(const Tree& tree) {
  const auto signature = synth::read_signature(tree);
  if (!signature) return {};
  const auto category = synth::category_of(*signature);
  if (!category) return {};
  const auto number = synth::encode(*category, *signature);
  if (!number) return {};
  return RowNumber{*category, *number};
}

}  // namespace weft
