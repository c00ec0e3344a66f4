// See checks.h.
#include "weft/inspect/checks.h"

#include <algorithm>

namespace weft {

namespace {

struct CheckInfo {
  std::string_view name, text;
};
constexpr CheckInfo kInfos[] = {
#define WEFT_CHECK_OF(Name, name, text) {name, text},
#include "weft/inspect/checks.def"
#undef WEFT_CHECK_OF
};

}  // namespace

std::string_view check_name(Check check) { return kInfos[static_cast<size_t>(check)].name; }
std::string_view check_text(Check check) { return kInfos[static_cast<size_t>(check)].text; }

std::optional<Check> parse_check(std::string_view name) {
  for (size_t i = 0; i < kChecks; ++i) {
    if (kInfos[i].name == name) return static_cast<Check>(i);
  }
  return std::nullopt;
}

bool CheckTally::keeps(uint32_t ordinal) const {
  return first.size() < kFirst || ordinal < first.back().ordinal;
}

void CheckTally::fail(RowFailure failure) {
  ++failed;
  if (!keeps(failure.ordinal)) return;
  auto at =
      std::upper_bound(first.begin(), first.end(), failure.ordinal,
                       [](uint32_t ordinal, const RowFailure& f) { return ordinal < f.ordinal; });
  first.insert(at, std::move(failure));
  if (first.size() > kFirst) first.pop_back();
}

void CheckTally::merge(CheckTally other) {
  looked_at += other.looked_at;
  const uint64_t sum = failed + other.failed;
  for (const auto& [text, count] : other.reasons) reasons[text] += count;
  for (RowFailure& failure : other.first) fail(std::move(failure));
  failed = sum;
}

}  // namespace weft
