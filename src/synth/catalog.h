// The builtins that a program may call, as typed productions.
//
// Input: the table of builtins, its overload resolution, facts.def and domains.def. Output: every
// concrete call signature over the types that programs use, found by its result type. Built once,
// then immutable.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "policy.h"
#include "weft/builtins/builtin_id.h"

namespace weft::synth {

enum class ResultRange : std::uint8_t {
  MinOf,
  MaxOf,
  Clamp,
  Absolute,
  Unit,
  Signed,
  ZeroOne,
  ZeroTwo,
  Bits,
  Root,
  Angle,
  Six,
  Seven,
  Four,
  Hundred,
  Exponential,
  Degrees,
  Radians,
  First,
  FirstOrZero,
  Logarithm,
  Logarithm2,
  Power,
  Rounded,
  Blend,
  Quotient,
  Dot,
  Index,
  Product,
  Product2,
  Product4,
  Norm,
  Inverse,
  Determinant,
  Sum,
  Decomposition,
  Hull,
  Rotated,
  Moved,
  Draw,
  Normal,
  Poisson,
};

enum class Domain : std::uint8_t {
#define WEFT_DOMAIN(Name, doc) Name,
#include "domains.def"
};

constexpr std::size_t kMaxArguments = 4;

// The domains of a builtin's arguments.
using Domains = std::array<Domain, kMaxArguments>;

struct Fact {
  BuiltinId called;
  std::uint32_t weight;
  Domains domains;
  ResultRange range;
};

std::span<const Fact> facts();

struct Production {
  const Fact* fact = nullptr;
  BuiltinGroup group = BuiltinGroup::Other;
  std::uint32_t weight = 0;  // of the fact, less for what reads oddly
  bool own_scalar = true;    // all parameters have the result's scalar type
  std::uint8_t param_count = 0;
  std::uint8_t result_count = 0;
  std::array<Type, kMaxArguments> params;
  std::array<Type, 3> results;
};

class Catalog {
 public:
  Catalog();
  // Calls with this one result.
  std::span<const Production> producing(const Type& result) const;
  // Calls with several results.
  std::span<const Production> several() const { return several_; }

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t begin, end;
  };
  std::vector<Production> productions_;  // ordered by result type
  std::vector<Entry> index_;
  std::vector<Production> several_;
};

// The one catalog: immutable once built, shared by all threads.
const Catalog& catalog();

}  // namespace weft::synth
