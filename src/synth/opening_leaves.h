// The parts of opening statements: the values that they read, their terms and their operators.
//
// Input: the signature so far. Output: choices with odds. Invariant: for inputs in the ranges that
// plan.cpp draws (see kOpeningReach there), every choice keeps the result far from overflow. So no
// guard is needed, and the program shows the choices as they were made.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "input_choices.h"
#include "signature.h"

namespace weft::synth {

struct LeafChoice {
  Leaf leaf;
  std::uint32_t weight = 0;
  bool local = false;
};

using OperatorOdds = std::pair<BinaryOp, std::uint32_t>;

class OpeningRules {
 public:
  explicit OpeningRules(Scalar main) : main_(main) {}
  // Operators that join a term to those before it.
  std::span<const OperatorOdds> joins(const Type& t) const;
  // Operators with a number at a statement's end; multiplication at the first alone, since products
  // of products grow.
  std::span<const OperatorOdds> tails(const Type& t, bool first) const;

 private:
  Scalar main_;
};

// Types that the next opening statement can have: the main scalar, and the inputs' vectors and
// matrices over it.
void opening_types(const Signature& s, std::vector<TypeChoice>& out);

// The terms that one statement can still take.
class TermChoices {
 public:
  void start(const Signature& s, const Type& t);
  // Odds by TermKind; zero for what is used up.
  std::array<std::uint32_t, static_cast<std::size_t>(TermKind::kCount)> kinds() const;
  // There is but one value to begin with.
  bool single() const { return leaves_.size() == 1; }
  // A statement without a number can say more than `x = a`.
  bool enough_without_number() const;
  std::span<const LeafChoice> first_operands(TermKind kind);
  std::span<const LeafChoice> second_operands(const Term& t);
  void used(const Term& t) { used_.push_back(t); }

 private:
  bool is_used(const Leaf& leaf, TermKind kind) const;

  Type type_;
  std::vector<LeafChoice> leaves_;   // of the statement's type
  std::vector<LeafChoice> factors_;  // scalars that a compound value is multiplied by
  std::vector<LeafChoice> drawn_;
  std::vector<Term> used_;
};

}  // namespace weft::synth
