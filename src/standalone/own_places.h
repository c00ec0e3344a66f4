// Whether the threads of a kernel keep out of each other's way, as far as its text shows it.
// Private to the room.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "weft/builtins/properties.h"

namespace weft::standalone {

// Whether the order of a kernel's threads is without effect: what an array holds is read only, or
// changed by one kind of atomic only, whose results nobody asks for, or each thread reads and
// stores its own places of it alone. Then each thread may find the memory as it was before the
// launch.
class OwnPlaces {
 public:
  // An index that differs for any two threads that differ in a dimension of the launch.
  struct Index {
    std::size_t dimension = 0;
    std::int64_t factor = 1, offset = 0;
  };
  // How an access changes its array; by atomics: which, as their order matters among different
  // ones, and none where somebody asks for the result.
  enum class Change : std::uint8_t { None, Store, Atomic };

  void see(const std::string& array, const std::vector<std::optional<Index>>& indices,
           Change change, std::optional<BuiltinId> atomic = {}) {
    Array& a = arrays_[array];
    a.all.push_back(indices);
    a.reads = a.reads || change == Change::None;
    a.stores = a.stores || change == Change::Store;
    if (change == Change::Atomic) a.atomics.insert(atomic);
  }

  // The names of a statement for the index of a thread: as many as the launch has dimensions.
  void see_thread_index(std::size_t dimensions) {
    if (dimensions_ != 0 && dimensions_ != dimensions) doubt();
    dimensions_ = dimensions;
  }

  // What happens is not understood, or shows the order.
  void doubt() { doubtful_ = true; }

  // Of those arrays that a program stores to. One that was not seen to be stored to is in doubt.
  bool shown(std::size_t dimensions, const std::set<std::string>& stored) const {
    if (doubtful_ || dimensions != dimensions_) return false;
    return std::all_of(stored.begin(), stored.end(),
                       [&](const std::string& array) {
                         const auto a = arrays_.find(array);
                         return a != arrays_.end() && a->second.changes();
                       }) &&
           std::all_of(arrays_.begin(), arrays_.end(), [&](const auto& a) {
             return !a.second.changes() || added_up(a.second) || own(a.second);
           });
  }

 private:
  struct Array {
    std::vector<std::vector<std::optional<Index>>> all;  // of each access
    bool reads = false, stores = false;
    std::set<std::optional<BuiltinId>> atomics;
    bool changes() const { return stores || !atomics.empty(); }
  };

  static bool added_up(const Array& a) {
    return !a.reads && !a.stores && a.atomics.size() == 1 &&
           is_one_of(*a.atomics.begin(),
                     {BuiltinId::AtomicAdd, BuiltinId::AtomicMin, BuiltinId::AtomicMax,
                      BuiltinId::AtomicAnd, BuiltinId::AtomicOr, BuiltinId::AtomicXor});
  }

  // Each dimension of the launch stands in one of the array's, the same in each access.
  bool own(const Array& a) const {
    if (!a.atomics.empty()) return false;
    for (std::size_t d = 0; d < dimensions_; ++d) {
      bool found = false;
      for (std::size_t k = 0; k < a.all.front().size(); ++k) found = found || apart(a, k, d);
      if (!found) return false;
    }
    return true;
  }

  // Whether threads that differ in a dimension differ in index `k`: of 3 * i and 3 * i + 2 they do.
  static bool apart(const Array& a, std::size_t k, std::size_t dimension) {
    std::int64_t least = 0, most = 0, factor = 0;
    for (const auto& indices : a.all) {
      if (k >= indices.size() || !indices[k] || indices[k]->dimension != dimension) return false;
      const Index& i = *indices[k];
      if (i.factor <= 0 || i.offset < 0 || (factor != 0 && i.factor != factor)) return false;
      least = factor == 0 ? i.offset : std::min(least, i.offset);
      most = factor == 0 ? i.offset : std::max(most, i.offset);
      factor = i.factor;
    }
    return most - least < factor;
  }

  std::map<std::string, Array> arrays_;
  std::size_t dimensions_ = 0;
  bool doubtful_ = false;
};

}  // namespace weft::standalone
