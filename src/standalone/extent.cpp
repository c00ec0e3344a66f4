#include "extent.h"

#include <algorithm>

namespace weft::standalone {

Extent Extent::of(std::string name) {
  Extent e;
  e.terms_[{std::move(name)}] = 1;
  return e;
}

Extent Extent::constant(std::int64_t value) {
  Extent e;
  if (value != 0) e.terms_[{}] = value;
  return e;
}

Extent Extent::operator+(const Extent& b) const {
  Extent out = *this;
  for (const auto& [names, factor] : b.terms_) {
    if ((out.terms_[names] += factor) == 0) out.terms_.erase(names);
  }
  return out;
}

Extent Extent::operator*(const Extent& b) const {
  Extent out;
  for (const auto& [names, factor] : terms_) {
    for (const auto& [others, other] : b.terms_) {
      std::vector<std::string> both = names;
      both.insert(both.end(), others.begin(), others.end());
      std::sort(both.begin(), both.end());
      if ((out.terms_[both] += factor * other) == 0) out.terms_.erase(both);
    }
  }
  return out;
}

namespace {

// The larger one of it and 0: of `n - 4` it is `n - 1`, for what has indices has elements. Parts of
// a size (`n/4`) may be 0.
Extent or_zero(const Extent& e) {
  bool positive = false;
  e.each([&](const std::vector<std::string>& names, std::int64_t factor) {
    positive = positive || (factor > 0 && !names.empty() &&
                            std::all_of(names.begin(), names.end(), [](const std::string& name) {
                              return name.find_first_of("/@") == std::string::npos;
                            }));
  });
  const bool less = positive && e.constant_part() < 0;
  return e.without_negatives() + Extent::constant(less ? -1 : 0);
}

}  // namespace

Extent Extent::join(const Extent& a, const Extent& b) {
  if (a.terms_.empty()) return or_zero(b);
  if (b.terms_.empty()) return or_zero(a);
  Extent out = a;
  for (const auto& [names, factor] : b.terms_) {
    std::int64_t& own = out.terms_[names];
    own = std::max(own, factor);
  }
  // What one has and the other lacks is 0 there.
  for (auto& [names, factor] : out.terms_) {
    if (!b.terms_.contains(names)) factor = std::max<std::int64_t>(factor, 0);
    if (!a.terms_.contains(names)) factor = std::max<std::int64_t>(factor, 0);
  }
  std::erase_if(out.terms_, [](const auto& term) { return term.second == 0; });
  return out;
}

Extent Extent::without_negatives() const {
  Extent out = *this;
  std::erase_if(out.terms_, [](const auto& term) { return term.second < 0; });
  return out;
}

std::int64_t Extent::constant_part() const {
  const auto it = terms_.find({});
  return it == terms_.end() ? 0 : it->second;
}

std::optional<std::int64_t> Extent::as_constant() const {
  if (terms_.empty()) return 0;
  if (terms_.size() == 1 && terms_.begin()->first.empty()) return terms_.begin()->second;
  return std::nullopt;
}

std::optional<std::string> Extent::single_name() const {
  if (terms_.size() != 1 || terms_.begin()->second != 1 || terms_.begin()->first.size() != 1)
    return std::nullopt;
  return terms_.begin()->first[0];
}

bool Extent::is_unwieldy() const {
  static constexpr std::int64_t kLargest = 1 << 22;
  return terms_.size() > 12 || std::any_of(terms_.begin(), terms_.end(), [](const auto& term) {
           return term.first.size() > 4 || term.second > kLargest || term.second < -kLargest;
         });
}

std::string Extent::text() const {
  std::string out;
  const auto add = [&](const std::vector<std::string>& names, std::int64_t factor) {
    std::string term;
    const std::int64_t size = factor < 0 ? -factor : factor;
    if (names.empty() || size != 1) term = std::to_string(size);
    for (const std::string& name : names) term += (term.empty() ? "" : " * ") + name;
    out += out.empty() ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ";
    out += term;
  };
  for (const auto& [names, factor] : terms_) {
    if (!names.empty() && factor > 0) add(names, factor);
  }
  for (const auto& [names, factor] : terms_) {
    if (!names.empty() && factor < 0) add(names, factor);
  }
  if (constant_part() != 0 || terms_.empty()) add({}, constant_part());
  return out;
}

}  // namespace weft::standalone
