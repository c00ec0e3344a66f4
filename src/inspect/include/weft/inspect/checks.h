// The checks of a dataset, and the findings of each.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

enum class Check : uint8_t {
#define WEFT_CHECK_OF(Name, name, text) k##Name,
#include "weft/inspect/checks.def"
#undef WEFT_CHECK_OF
};
inline constexpr size_t kChecks = 0
#define WEFT_CHECK_OF(Name, name, text) +1
#include "weft/inspect/checks.def"
#undef WEFT_CHECK_OF
    ;
using CheckSet = std::bitset<kChecks>;

// "exact-duplicates"
std::string_view check_name(Check check);
std::string_view check_text(Check check);
std::optional<Check> parse_check(std::string_view name);

struct RowFailure {
  uint32_t ordinal;   // for the order
  std::string where;  // file and row
  std::string text;   // what is wrong
  std::string diff;   // of the check `ir`: the first lines that differ
};

// What one check found. Merging is commutative, so it does not matter which thread had which row.
struct CheckTally {
  static constexpr size_t kFirst = 5;  // rows that are shown

  uint64_t looked_at = 0;
  uint64_t failed = 0;
  std::map<std::string, uint64_t> reasons;  // rows by what is wrong, few kinds
  std::vector<RowFailure> first;            // by ordinal

  // Whether fail() of this row would keep it; its texts need not be made otherwise.
  bool keeps(uint32_t ordinal) const;
  void fail(RowFailure failure);
  void merge(CheckTally other);
};
using CheckTallies = std::array<CheckTally, kChecks>;

}  // namespace weft
