#include "signature.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "input_choices.h"
#include "number.h"
#include "opening_leaves.h"

namespace weft::synth {
namespace {

// Draws what a number and then the random stream say.
struct Decoding {
  NumberDecoder decoder;
  const Signature* given = nullptr;
  bool failed = false;
  template <class Seen>
  std::size_t choose(std::span<const std::uint32_t> weights, const Seen&) {
    return decoder.choose(weights);
  }
  bool spent() const { return decoder.spent(); }
};

// Takes the choices that a signature shows and adds them up.
struct Encoding {
  NumberEncoder encoder;
  const Signature* given;
  bool failed = false;
  template <class Seen>
  std::size_t choose(std::span<const std::uint32_t> weights, const Seen& seen) {
    const std::size_t chosen = seen();
    if (chosen >= weights.size() || !encoder.record(weights, chosen)) {
      failed = true;
      return weights.size();
    }
    return chosen;
  }
  bool spent() const { return encoder.spent(); }
};

template <class Items, class Item>
std::size_t position(const Items& items, const Item& item) {
  return static_cast<std::size_t>(std::find(items.begin(), items.end(), item) - items.begin());
}

std::uint32_t fingerprint(const Signature& s) {
  std::uint64_t h = static_cast<std::uint64_t>(s.rank) * 8 + static_cast<std::uint64_t>(s.guarded);
  auto take = [&h](const Type& t) {
    const auto kind = static_cast<std::uint64_t>(t.kind),
               scalar = static_cast<std::uint64_t>(t.scalar);
    h = splitmix64(h ^ (kind << 48 | scalar << 40 | static_cast<std::uint64_t>(t.ndim) << 32 |
                        static_cast<std::uint64_t>(t.rows) << 16 | t.cols));
  };
  for (const Type& t : s.inputs) take(t);
  for (const Type& t : s.outputs) take(t);
  return static_cast<std::uint32_t>(h);
}

constexpr std::size_t kClasses = 32;
static_assert(kCategories.size() <= kClasses, "a number in the opening says the category");

std::size_t number_class(Category c, const Signature& s) {
  return (static_cast<std::size_t>(c) + fingerprint(s)) % kClasses;
}

template <class Coder>
class Walk {
 public:
  Walk(Category category, const Policy& policy, Coder& coder, Signature& out)
      : category_(category), policy_(policy), coder_(coder), given_(coder.given), s_(out) {}

  void run() {
    s_.rank = 1 + static_cast<int>(choose(
                      policy_.rank, [this] { return static_cast<std::size_t>(given_->rank - 1); }));
    guard();
    inputs();
    if (!coder_.failed) outputs();
    if (!coder_.failed) opening();
  }

 private:
  template <class Seen>
  std::size_t choose(std::span<const std::uint32_t> weights, const Seen& seen) {
    return coder_.choose(weights, seen);
  }
  template <class Seen>
  bool chance(std::uint32_t num, std::uint32_t den, const Seen& seen) {
    const std::uint32_t weights[] = {den - num, num};
    return choose(weights, [&seen] { return static_cast<std::size_t>(seen()); }) == 1;
  }

  void guard() {
    std::array<std::uint32_t, 5> odds{1000 - policy_.guard};
    for (int d = 1; d <= s_.rank; ++d) {
      const bool all = d == s_.rank;
      odds[static_cast<std::size_t>(d)] = policy_.guard / (all ? (d == 1 ? 1u : 2u) : 4u);
    }
    s_.guarded = static_cast<int>(
        choose(odds, [this] { return static_cast<std::size_t>(given_->guarded); }));
  }

  // One of the choices; a struct that is new gets its fields decided at once.
  Type pick(std::span<const TypeChoice> choices, Scalar main, const Type& seen) {
    weights_.clear();
    for (const TypeChoice& c : choices) weights_.push_back(c.weight);
    const std::size_t at = choose(weights_, [&choices, &seen] {
      for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].type == seen) return i;
      }
      return choices.size();
    });
    if (coder_.failed) return {};
    const Type t = choices[at].type;
    if (t.kind == TypeKind::Struct && t.index == s_.structs.size()) new_struct(main);
    return t;
  }

  void new_struct(Scalar main) {
    const std::size_t index = s_.structs.size();
    s_.structs.emplace_back();
    const std::vector<Type>* seen = nullptr;
    if (given_ != nullptr) {
      if (index >= given_->structs.size()) {
        coder_.failed = true;
        return;
      }
      seen = &given_->structs[index];
    }
    static constexpr std::uint32_t kCount[] = {3, 4, 3};
    const std::size_t n = 2 + choose(kCount, [seen] { return seen->size() - 2; });
    for (std::size_t i = 0; i < n && !coder_.failed; ++i) {
      s_.structs[index].push_back(pick(field_choices(main), main,
                                       seen != nullptr && i < seen->size() ? (*seen)[i] : Type{}));
    }
  }

  void inputs() {
    const Scalar main = main_scalars()[choose(policy_.main.w, [this] {
      return position(main_scalars(), given_->inputs.empty() ? Scalar::None : main_of(*given_));
    })];
    const std::size_t n = 2 + choose(policy_.inputs, [this] { return given_->inputs.size() - 2; });
    for (std::size_t i = 0; i < n && !coder_.failed; ++i) {
      input_choices(category_, main, i == 0, s_.rank, s_.structs.size(), choices_);
      const bool seen = given_ != nullptr && i < given_->inputs.size();
      s_.inputs.push_back(pick(choices_, main, seen ? given_->inputs[i] : Type{}));
    }
  }

  void outputs() {
    const Scalar main = main_of(s_);
    const std::size_t n =
        1 + choose(policy_.outputs, [this] { return given_->outputs.size() - 1; });
    for (std::size_t i = 0; i < n && !coder_.failed; ++i) {
      output_choices(category_, main, s_.inputs, s_.structs.size(), choices_);
      const bool seen = given_ != nullptr && i < given_->outputs.size();
      s_.outputs.push_back(pick(choices_, main, seen ? given_->outputs[i] : Type{}));
    }
  }

  void opening() {
    do {
      const std::size_t k = s_.opening.size();
      if (given_ != nullptr && k >= given_->opening.size()) {
        coder_.failed = true;
        return;
      }
      statement(k, given_ != nullptr ? &given_->opening[k] : nullptr);
    } while (!coder_.spent() && !coder_.failed);
  }

  void statement(std::size_t k, const OpeningStatement* seen) {
    const Scalar main = main_of(s_);
    const OpeningRules rules(main);
    OpeningStatement made;
    opening_types(s_, choices_);
    made.type = pick(choices_, main, seen != nullptr ? seen->type : Type{});
    if (coder_.failed) return;
    terms_.start(s_, made.type);

    // The first statement ends in a number; later ones do now and then.
    const auto tails = rules.tails(made.type, k == 0);
    weights_.assign(1, k == 0 ? 0 : terms_.enough_without_number() || tails.empty() ? 3u : 0u);
    for (const auto& [op, weight] : tails) weights_.push_back(weight);
    const std::size_t tail = choose(weights_, [&] {
      if (!seen->tail) return std::size_t{0};
      for (std::size_t i = 0; i < tails.size(); ++i) {
        if (tails[i].first == *seen->tail) return i + 1;
      }
      return tails.size() + 1;
    });
    if (coder_.failed) return;
    if (tail > 0) {
      made.tail = tails[tail - 1].first;
      made.tail_number = number(is_float(main), k == 0, seen != nullptr ? seen->tail_number : 0);
    }

    for (std::size_t i = 0; i < kMostTerms && !coder_.failed; ++i) {
      auto kinds = terms_.kinds();
      // x * 0.5 * 0.3 says little.
      if (made.tail == BinaryOp::Mult) kinds[static_cast<std::size_t>(TermKind::Scaled)] = 0;
      // The only value of its type: to name it once more says nothing.
      auto& plain = kinds[static_cast<std::size_t>(TermKind::Plain)];
      const std::uint32_t all = std::accumulate(kinds.begin(), kinds.end(), 0u);
      if (i == 0 && !made.tail && terms_.single() && all > plain) plain = 0;
      std::uint32_t any = 0;
      for (std::uint32_t w : kinds) any += w;
      if (any == 0) break;
      if (i > 0) {
        // A bare copy of a single value says nothing.
        const bool bare = i == 1 && !made.tail && made.terms[0].kind == TermKind::Plain;
        const std::uint32_t more[] = {bare ? 0u : i == 1 ? 60u : 80u, bare ? 60u : 30u};
        if (choose(more, [seen, i] { return std::size_t{i < seen->terms.size()}; }) != 1) break;
      }
      const bool there = seen != nullptr && i < seen->terms.size();
      term(rules, made, i, kinds, there ? &seen->terms[i] : nullptr);
    }
    if (!coder_.failed && made.terms.size() > 1 && !made.tail && made.type.is_scalar() &&
        is_float(main)) {
      static constexpr std::uint32_t kOuter[] = {16, 1, 1, 2};
      const std::size_t outer = choose(
          kOuter, [seen] { return seen->outer ? 1 + static_cast<std::size_t>(*seen->outer) : 0; });
      if (outer > 0) made.outer = static_cast<TermFunction>(outer - 1);
    }
    s_.opening.push_back(std::move(made));
  }

  // The index of a number; the first one's class says the category.
  std::uint8_t number(bool is_float, bool classed, std::size_t seen) {
    std::array<std::uint32_t, kOpeningFloats> even;
    even.fill(1);
    const std::size_t all = is_float ? kOpeningFloats : kOpeningInts;
    if (!classed)
      return static_cast<std::uint8_t>(
          choose(std::span(even.data(), all), [seen] { return seen; }));
    const std::size_t c = number_class(category_, s_);
    const std::size_t row = choose(std::span(even.data(), all / kClasses), [seen, c, all] {
      return seen % kClasses == c ? seen / kClasses : all;
    });
    return static_cast<std::uint8_t>(row * kClasses + c);
  }

  void term(const OpeningRules& rules, OpeningStatement& made, std::size_t i,
            std::span<const std::uint32_t> kinds, const Term* seen) {
    Term t;
    if (i > 0) {
      const auto joins = rules.joins(made.type);
      weights_.clear();
      for (const auto& [op, weight] : joins) weights_.push_back(weight);
      const std::size_t at = choose(weights_, [&joins, seen] {
        for (std::size_t j = 0; j < joins.size(); ++j) {
          if (seen != nullptr && joins[j].first == seen->join) return j;
        }
        return joins.size();
      });
      if (coder_.failed) return;
      t.join = joins[at].first;
    }
    t.kind = static_cast<TermKind>(
        choose(kinds, [seen] { return static_cast<std::size_t>(seen->kind); }));
    if (coder_.failed) return;
    t.a = leaf(terms_.first_operands(t.kind), seen != nullptr ? seen->a : Leaf{});
    if (coder_.failed) return;
    if (t.kind == TermKind::Product || t.kind == TermKind::Damped || t.kind == TermKind::Cross)
      t.b = leaf(terms_.second_operands(t), seen != nullptr ? seen->b : Leaf{});
    if (t.kind == TermKind::Function || t.kind == TermKind::Damped) {
      static constexpr std::uint32_t kFunctions[] = {3, 3, 2};
      t.function = static_cast<TermFunction>(
          choose(kFunctions, [seen] { return static_cast<std::size_t>(seen->function); }));
    }
    if (t.kind == TermKind::Scaled)
      t.number = number(is_float(made.type.scalar), false, seen != nullptr ? seen->number : 0);
    terms_.used(t);
    made.terms.push_back(t);
  }

  Leaf leaf(std::span<const LeafChoice> choices, const Leaf& seen) {
    weights_.clear();
    for (const LeafChoice& c : choices) weights_.push_back(c.weight);
    const std::size_t at = choose(weights_, [&choices, &seen] {
      for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].leaf == seen) return i;
      }
      return choices.size();
    });
    return coder_.failed ? Leaf{} : choices[at].leaf;
  }

  static constexpr std::size_t kMostTerms = 3;

  Category category_;
  const Policy& policy_;
  Coder& coder_;
  const Signature* given_;
  Signature& s_;
  std::vector<TypeChoice> choices_;
  std::vector<std::uint32_t> weights_;
  TermChoices terms_;
};

}  // namespace

// Numbers that somebody might type; 1, which does nothing as a factor, is not among them.
double opening_float(int index) {
  static constexpr std::array<double, kOpeningFloats> kNumbers = {
      0.01, 0.02, 0.05, 0.08, 0.1,  0.12, 0.15, 0.2,  0.25, 0.3, 0.35, 0.4,  0.45, 0.5, 0.55, 0.6,
      0.65, 0.7,  0.75, 0.8,  0.85, 0.9,  0.95, 0.98, 0.99, 1.1, 1.2,  1.25, 1.3,  1.4, 1.5,  1.6,
      1.7,  1.75, 1.8,  1.9,  2.0,  2.1,  2.2,  2.25, 2.4,  2.5, 2.6,  2.75, 2.8,  3.0, 3.2,  3.5,
      3.6,  3.75, 4.0,  4.2,  4.5,  4.8,  5.0,  5.5,  6.0,  6.5, 7.0,  7.5,  8.0,  9.0, 10.0, 12.0};
  return kNumbers[static_cast<std::size_t>(index)];
}

std::optional<int> opening_float_index(double value) {
  for (int i = 0; i < kOpeningFloats; ++i) {
    if (opening_float(i) == value) return i;
  }
  return std::nullopt;
}

Signature decode(Category category, std::uint64_t number, Rng& rng) {
  Signature s;
  Decoding coder{NumberDecoder(number, rng)};
  Walk<Decoding>(category, policy_of(category), coder, s).run();
  return s;
}

std::optional<std::uint64_t> encode(Category category, const Signature& signature) {
  const Signature& g = signature;
  if (g.inputs.size() < 2 || g.outputs.empty() || g.rank < 1 || g.guarded > g.rank) return {};
  Signature made;
  Encoding coder{NumberEncoder(), &signature};
  Walk<Encoding>(category, policy_of(category), coder, made).run();
  if (coder.failed || !coder.spent()) return {};
  return coder.encoder.number();
}

std::optional<Category> category_of(const Signature& s) {
  if (s.opening.empty() || !s.opening[0].tail) return {};
  const std::size_t c =
      (s.opening[0].tail_number + kClasses - fingerprint(s) % kClasses) % kClasses;
  if (c >= kCategories.size()) return {};
  return static_cast<Category>(c);
}

}  // namespace weft::synth
