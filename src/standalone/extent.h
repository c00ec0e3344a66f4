// How far an index goes: a sum of products of sizes. Private to the room.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace weft::standalone {

// A bound from above, in names that stand for numbers from 0 up: `2 * n + 3`.
class Extent {
 public:
  static Extent of(std::string name);
  static Extent constant(std::int64_t value);

  Extent operator+(const Extent& b) const;
  // Of bounds that are not below 0.
  Extent operator*(const Extent& b) const;
  // One that is at least as large as both, whatever the names stand for.
  static Extent join(const Extent& a, const Extent& b);

  Extent without_negatives() const;
  std::int64_t constant_part() const;
  std::optional<std::int64_t> as_constant() const;
  // Names that stand for something else: `with` gives the extent of each.
  template <typename With>
  Extent replaced(With with) const {
    Extent out;
    for (const auto& [names, factor] : terms_) {
      Extent term = constant(factor);
      for (const std::string& name : names) term = term * with(name);
      out = out + term;
    }
    return out;
  }
  // Each product of names with its factor; the number has no names.
  template <typename Visit>
  void each(Visit visit) const {
    for (const auto& [names, factor] : terms_) visit(names, factor);
  }
  // The same in the order in which a person writes them: products before numbers, sums before
  // differences.
  template <typename Visit>
  void each_as_written(Visit visit) const {
    for (const bool positive : {true, false}) {
      for (const auto& [names, factor] : terms_) {
        if (!names.empty() && (factor > 0) == positive) visit(names, factor);
      }
    }
    if (constant_part() != 0) visit({}, constant_part());
  }
  std::optional<std::string> single_name() const;  // if it is nothing else
  // Too many parts, or too large, to be of any use.
  bool is_unwieldy() const;
  std::string text() const;  // as C++

  friend bool operator==(const Extent&, const Extent&) = default;

 private:
  std::map<std::vector<std::string>, std::int64_t> terms_;  // names in order; without zeros
};

}  // namespace weft::standalone
