#include "opening_leaves.h"

#include <algorithm>

namespace weft::synth {
namespace {

bool narrow(Scalar s) { return !is_float(s) && scalar_bits(s) == 8; }
// Types with room for statements that build on earlier ones.
bool roomy(Scalar s) { return s != Scalar::Float16 && scalar_bits(s) >= 32; }

// All ways to read a value of type `t` from one of type `from`.
void add_leaves(const Type& from, const Type& t, Leaf base, bool local,
                std::vector<LeafChoice>& out) {
  if (from == t) {
    out.push_back({base, 60, local});
    return;
  }
  if (!t.is_scalar() || from.scalar != t.scalar) return;
  const bool parts = from.is_vector() || from.is_matrix() || from.is_quaternion();
  if (!parts) return;
  const int n = from.component_count();
  const auto weight = static_cast<std::uint32_t>((from.is_vector() ? 60 : 24) / n + 1);
  for (int c = 0; c < n; ++c) {
    base.component = static_cast<std::int8_t>(c);
    out.push_back({base, weight, local});
  }
}

void collect(const Signature& s, const Type& t, bool locals, std::vector<LeafChoice>& out) {
  for (std::size_t i = 0; i < s.inputs.size(); ++i) {
    const Type e = s.inputs[i].is_array() ? s.inputs[i].element() : s.inputs[i];
    Leaf leaf;
    leaf.variable = static_cast<std::uint8_t>(i);
    if (!e.is_struct()) {
      add_leaves(e, t, leaf, false, out);
      continue;
    }
    const std::vector<Type>& fields = s.structs[e.index];
    for (std::size_t f = 0; f < fields.size(); ++f) {
      leaf.field = static_cast<std::int8_t>(f);
      add_leaves(fields[f], t, leaf, false, out);
    }
  }
  if (!locals) return;
  for (std::size_t k = 0; k < s.opening.size(); ++k) {
    Leaf leaf;
    leaf.variable = static_cast<std::uint8_t>(s.inputs.size() + k);
    add_leaves(s.opening[k].type, t, leaf, true, out);
  }
}

}  // namespace

std::span<const OperatorOdds> OpeningRules::joins(const Type& t) const {
  static constexpr OperatorOdds kFloat[] = {{BinaryOp::Add, 5}, {BinaryOp::Sub, 4}};
  static constexpr OperatorOdds kSigned[] = {{BinaryOp::Add, 8},
                                             {BinaryOp::Sub, 6},
                                             {BinaryOp::BitXor, 1},
                                             {BinaryOp::BitOr, 1},
                                             {BinaryOp::BitAnd, 1}};
  static constexpr OperatorOdds kUnsigned[] = {
      {BinaryOp::Add, 8}, {BinaryOp::BitXor, 2}, {BinaryOp::BitOr, 1}, {BinaryOp::BitAnd, 1}};
  const bool is_signed = is_float(main_) || is_signed_int(main_);
  if (!t.is_scalar()) return std::span(kFloat).first(is_signed ? 2 : 1);
  if (is_float(main_)) return kFloat;
  if (narrow(main_)) return is_signed ? std::span<const OperatorOdds>(kFloat) : kUnsigned;
  return is_signed ? std::span<const OperatorOdds>(kSigned) : kUnsigned;
}

std::span<const OperatorOdds> OpeningRules::tails(const Type& t, bool first) const {
  static constexpr OperatorOdds kAll[] = {
      {BinaryOp::Mult, 14}, {BinaryOp::Add, 3}, {BinaryOp::Sub, 3}};
  const std::span<const OperatorOdds> all(kAll);
  if (!t.is_scalar()) return all.first(first ? 1 : 0);
  const bool minus = is_float(main_) || is_signed_int(main_);
  const bool times = first && (is_float(main_) || roomy(main_));
  return all.subspan(times ? 0 : 1, (times ? 1u : 0u) + (minus ? 2u : 1u));
}

void opening_types(const Signature& s, std::vector<TypeChoice>& out) {
  const Scalar main = main_of(s);
  out.assign(1, {Type::of(main), 6});
  if (!is_float(main) && !roomy(main)) return;
  auto consider = [&out, main](const Type& t) {
    if (!(t.is_vector() || t.is_matrix()) || t.scalar != main || t.component_count() > 9) return;
    for (const TypeChoice& c : out) {
      if (c.type == t) return;
    }
    out.push_back({t, 5});
  };
  for (const Type& t : s.inputs) {
    const Type e = t.is_array() ? t.element() : t;
    if (e.is_struct()) {
      for (const Type& f : s.structs[e.index]) consider(f);
    } else {
      consider(e);
    }
  }
}

void TermChoices::start(const Signature& s, const Type& t) {
  type_ = t;
  leaves_.clear();
  factors_.clear();
  used_.clear();
  collect(s, t, roomy(t.scalar), leaves_);
  if (!t.is_scalar()) collect(s, Type::of(t.scalar), false, factors_);
}

bool TermChoices::is_used(const Leaf& leaf, TermKind kind) const {
  return std::any_of(used_.begin(), used_.end(), [&leaf, kind](const Term& t) {
    // a + a * s and a - 0.5 * a are a factor, not a sum.
    auto linear = [](TermKind k) {
      return k == TermKind::Plain || k == TermKind::Scaled || k == TermKind::Product;
    };
    return t.a == leaf && (t.kind == kind || (linear(kind) && linear(t.kind)));
  });
}

std::array<std::uint32_t, static_cast<std::size_t>(TermKind::kCount)> TermChoices::kinds() const {
  std::array<std::uint32_t, static_cast<std::size_t>(TermKind::kCount)> odds{};
  auto set = [&odds](TermKind k, std::uint32_t w) { odds[static_cast<std::size_t>(k)] = w; };
  std::size_t inputs = 0;
  for (const LeafChoice& c : leaves_) {
    inputs += c.local ? 0 : 1;
    if (!is_used(c.leaf, TermKind::Plain)) set(TermKind::Plain, 40);
    if (c.local) continue;
    const bool products = !narrow(type_.scalar) && (type_.is_scalar() || !factors_.empty());
    if (products && !is_used(c.leaf, TermKind::Product)) set(TermKind::Product, 34);
    if (!narrow(type_.scalar) && !is_used(c.leaf, TermKind::Scaled)) set(TermKind::Scaled, 16);
  }
  if (is_float(type_.scalar) && type_.is_scalar()) {
    for (const LeafChoice& c : leaves_) {
      if (!is_used(c.leaf, TermKind::Function)) set(TermKind::Function, 4);
      if (inputs > 0 && !is_used(c.leaf, TermKind::Damped)) set(TermKind::Damped, 3);
    }
  }
  if (is_float(type_.scalar) && type_.is_vector() && type_.rows == 3 && inputs > 1) {
    for (const LeafChoice& c : leaves_) {
      if (!c.local && !is_used(c.leaf, TermKind::Cross)) set(TermKind::Cross, 14);
    }
  }
  return odds;
}

bool TermChoices::enough_without_number() const {
  return leaves_.size() > 1 || !narrow(type_.scalar);
}

std::span<const LeafChoice> TermChoices::first_operands(TermKind kind) {
  drawn_.clear();
  const bool inputs_only =
      kind == TermKind::Product || kind == TermKind::Scaled || kind == TermKind::Cross;
  for (const LeafChoice& c : leaves_) {
    if (!(inputs_only && c.local) && !is_used(c.leaf, kind)) drawn_.push_back(c);
  }
  return drawn_;
}

std::span<const LeafChoice> TermChoices::second_operands(const Term& t) {
  drawn_.clear();
  const bool scaled = t.kind == TermKind::Product && !type_.is_scalar();
  for (const LeafChoice& c : scaled ? factors_ : leaves_) {
    if (c.local || (t.kind == TermKind::Cross && c.leaf == t.a)) continue;
    LeafChoice choice = c;
    // A square now and then.
    if (c.leaf == t.a) choice.weight = choice.weight / 6 + 1;
    drawn_.push_back(choice);
  }
  return drawn_;
}

}  // namespace weft::synth
