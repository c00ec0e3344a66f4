// Sizes from demands; see shapes.h.
#include "shapes.h"

#include <algorithm>
#include <utility>

namespace weft::standalone {
namespace {

bool is_part(const std::string& path) { return path.starts_with("part:"); }

// No less: "n/8" is n divided by 8 and rounded down, so that 8 of it are no more than n.
Extent without_quotients(const Extent& e) {
  Extent out = Extent::constant(0);
  e.each([&](const std::vector<std::string>& names, std::int64_t factor) {
    Extent term = Extent::constant(1);
    bool nothing = false;
    for (const std::string& name : names) {
      const std::size_t at = name.find('/');
      if (at == std::string::npos) {
        term = term * Extent::of(name);
        continue;
      }
      const std::int64_t by = std::stoll(name.substr(at + 1));
      if (factor < 0) nothing = true;  // at the most 0
      if (factor % by == 0) factor /= by;
      term = term * Extent::of(name.substr(0, at));
    }
    if (!nothing) out = out + term * Extent::constant(factor);
  });
  return out;
}

std::size_t launch_dimension(const std::string& name) { return std::stoul(name.substr(1)); }

}  // namespace

std::int64_t Shapes::least_of(const std::string& name) const {
  if (name[0] == '#') return launch.at(launch_dimension(name));
  if (is_part(name)) return 0;
  const auto it = at_least.find(name);
  return std::max(least(name), it == at_least.end() ? 0 : it->second);
}

bool Shapes::covers(const Extent& size, const Extent& needed) const {
  const Extent left = size + needed * Extent::constant(-1);
  std::int64_t sum = left.constant_part();
  bool ok = true;
  left.each([&](const std::vector<std::string>& names, std::int64_t factor) {
    if (names.empty()) return;
    std::int64_t value = factor;
    for (const std::string& name : names) {
      if (factor < 0 && (name[0] == '#' || is_part(name))) ok = false;
      value *= factor < 0 && ok ? most(name) : least_of(name);
    }
    sum += value;
  });
  return ok && sum >= 0;
}

// In the names of arguments and of the launch.
Extent Shapes::resolved(const Extent& e) const {
  return without_quotients(e).replaced([&](const std::string& name) {
    const std::size_t at = name.find('@');
    if (at == std::string::npos) return name[0] == '#' ? Extent::of(name) : named(name);
    if (is_part(name)) return Extent::of(name);
    const auto it = sizes.find({name.substr(0, at), std::stoul(name.substr(at + 1))});
    return it == sizes.end() ? Extent::of("#0") : it->second;
  });
}

// Makes the size so large, if it can be.
bool Shapes::raise(Extent& size, const Extent& needed) {
  const auto number = needed.as_constant();
  const std::optional<std::string> own = size.single_name();
  if (number && own && (*own)[0] == '#' && *number <= largest_launch) {
    launch[launch_dimension(*own)] = static_cast<std::uint32_t>(*number);
    return true;
  }
  if (number && own && (*own)[0] != '#' && *number <= most(*own)) {
    at_least[*own] = *number;
    return true;
  }
  if (number && size.as_constant()) {
    size = Extent::constant(std::max(*number, *size.as_constant()));
    return true;
  }
  if (number && own) {
    size = Extent::constant(*number) + size;
    return true;
  }
  bool has_part = false;
  needed.each([&](const std::vector<std::string>& names, std::int64_t) {
    has_part = has_part || std::any_of(names.begin(), names.end(), is_part);
  });
  if (has_part || needed.is_unwieldy()) return false;
  const Extent positive = needed.without_negatives();  // sizes are sums of products
  size = covers(positive, size) ? positive : Extent::join(size, positive);
  return !size.is_unwieldy();
}

bool Shapes::meet(const Demand& demand, bool& changed) {
  if (is_part(demand.path)) {
    const Extent own = Extent::of(demand.path + "@" + std::to_string(demand.dimension));
    if (std::any_of(demand.sizes.begin(), demand.sizes.end(),
                    [&](const Extent& e) { return covers(own, resolved(e)); }))
      return true;
    if (demand.whole.empty()) return false;
    return meet({demand.whole, demand.whole_dimension, demand.whole_sizes, demand.at, {}, 0, {}},
                changed);
  }
  const auto it = sizes.find({demand.path, demand.dimension});
  if (it == sizes.end()) return false;
  Bounds needed;
  for (const Extent& e : demand.sizes) needed.push_back(resolved(e));
  if (std::any_of(needed.begin(), needed.end(),
                  [&](const Extent& e) { return covers(it->second, e); }))
    return true;
  changed = true;
  // Numbers first, then what is said in the fewest words.
  std::stable_sort(needed.begin(), needed.end(), [](const Extent& a, const Extent& b) {
    const auto x = a.as_constant(), y = b.as_constant();
    if (x && y) return *x < *y;
    if (x || y) return x.has_value();
    return a.text().size() < b.text().size();
  });
  for (const Extent& e : needed) {
    if (e.as_constant().value_or(0) > kLargestNumberOfElements) continue;
    Extent larger = it->second;
    if (!raise(larger, e)) continue;
    it->second = std::move(larger);
    return true;
  }
  return false;
}

NodeId Shapes::settle(const std::vector<Demand>& demands) {
  static constexpr int kMostRounds = 12;
  for (int round = 0; round < kMostRounds; ++round) {
    bool changed = false;
    NodeId last;
    for (const Demand& d : demands) {
      const bool before = changed;
      if (!meet(d, changed)) return d.at;
      if (changed && !before) last = d.at;
    }
    if (!changed) return {};
    if (round + 1 == kMostRounds) return last;
  }
  return {};
}

}  // namespace weft::standalone
