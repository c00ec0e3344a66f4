// Texts of Warp's without what no model can infer.
//
// Input: the texts of one row. Output: the same texts shorter, and nothing else changed. Whoever
// lowers the row's Python and strips the result gets the same bytes, so that stripped rows are
// checked as others are.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/row/fields.h"

namespace weft {

enum class Strip : uint8_t {
  // `softmax_1a2b3c4d` becomes `softmax`, for the kernel and for structs, comments aside. A name
  // stays
  // as it is where the code has the short one already. `metadata.hash` and `struct_hashes` have the
  // digits.
  kHashes,
  // The lines that repeat the Python (`// x = a + b  <L 7>`) or name its file and line.
  kEchoes,
  // The functions of a support text that only adjoints call, in rows without a backward text for
  // that target.
  kUnusedSupport,
};
inline constexpr std::string_view kStripNames[] = {"hashes", "echoes", "unused-support"};

class StripSet {
 public:
  void add(Strip what) { bits_ |= bit(what); }
  bool has(Strip what) const { return (bits_ & bit(what)) != 0; }
  bool empty() const { return bits_ == 0; }
  bool operator==(const StripSet&) const = default;

  // "hashes", "echoes", "unused-support", in that order.
  std::vector<std::string_view> names() const;
  // False: no such name.
  bool add_named(std::string_view name);

 private:
  static uint8_t bit(Strip what) { return static_cast<uint8_t>(1u << static_cast<unsigned>(what)); }
  uint8_t bits_ = 0;
};

// Keeps its memory from row to row.
class Stripper {
 public:
  // Strips the texts of Warp's among `texts`; those that change then are views into the stripper,
  // valid until the next call. `hashes`: of the kernel and its structs, in hex.
  void strip(StripSet what, std::span<const std::string> hashes, TextViews& texts);

 private:
  std::array<std::string, kTextFields> stripped_;
  std::string scratch_;
};

}  // namespace weft
