// A repeating pattern in which things stand as often as their shares say, as evenly as that goes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "weft/base/check.h"

namespace weft {

// Smooth weighted round robin: every place adds its weight to each thing's credit, the thing with
// the most credit is taken (the first of equals) and pays the sum of the weights. With equal
// weights that is the plain cycle. The weights are divided by their greatest common divisor first;
// the length of the pattern is their sum. Not all weights may be 0.
inline std::vector<std::size_t> rotation(const std::vector<std::uint32_t>& weights) {
  std::uint32_t divisor = 0;
  for (const std::uint32_t w : weights) divisor = std::gcd(divisor, w);
  WEFT_CHECK(divisor > 0, "nothing has a weight");
  std::vector<std::int64_t> share, credit(weights.size(), 0);
  std::int64_t total = 0;
  for (const std::uint32_t w : weights) {
    share.push_back(w / divisor);
    total += w / divisor;
  }
  std::vector<std::size_t> pattern;
  for (std::int64_t place = 0; place < total; ++place) {
    std::size_t best = share.size();
    for (std::size_t c = 0; c < share.size(); ++c) {
      credit[c] += share[c];
      if (share[c] > 0 && (best == share.size() || credit[c] > credit[best])) best = c;
    }
    credit[best] -= total;
    pattern.push_back(best);
  }
  return pattern;
}

}  // namespace weft
