// Sorting a tile of keys, and a tile of values with it.
//
// Equal keys keep their order only in the larger tiles: the order is that of Warp's code, which
// sorts up to 2,048 keys, and all keys of 64 bits, by a bitonic network.
#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "memory_access.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

constexpr std::int64_t kLargestNetwork = 2048;

template <class S>
void bitonic_sort(std::vector<S>& keys, std::vector<std::int32_t>& places) {
  const std::size_t n = keys.size();
  for (std::size_t length = 2; length <= n; length *= 2) {
    for (std::size_t stride = length / 2; stride > 0; stride /= 2) {
      for (std::size_t i = 0; i < n; ++i) {
        const std::size_t other = i ^ stride;
        if (other <= i) continue;
        const bool is_ascending = (i & length) == 0;
        if (is_ascending ? !(keys[i] > keys[other]) : !(keys[i] < keys[other])) continue;
        std::swap(keys[i], keys[other]);
        std::swap(places[i], places[other]);
      }
    }
  }
}

// A number whose order is that of the keys.
template <class S>
std::uint32_t ordered_bits(S key) {
  if constexpr (std::is_same_v<S, float>) {
    const auto bits = std::bit_cast<std::uint32_t>(key);
    return bits >> 31 != 0 ? ~bits : bits | 0x80000000u;
  } else {
    const auto bits = static_cast<std::uint32_t>(key);
    return std::is_signed_v<S> ? bits ^ 0x80000000u : bits;
  }
}

// Where the sorted keys stood; -1: nowhere, a key that only fills up the network.
template <class S>
std::vector<std::int32_t> sorted_places(std::vector<S> keys) {
  std::vector<std::int32_t> places(keys.size());
  std::iota(places.begin(), places.end(), 0);
  if (static_cast<std::int64_t>(keys.size()) <= kLargestNetwork || sizeof(S) > 4) {
    const std::size_t padded = std::bit_ceil(keys.size());
    keys.resize(padded, std::numeric_limits<S>::max());
    places.resize(padded, -1);
    bitonic_sort(keys, places);
    return places;
  }
  std::stable_sort(places.begin(), places.end(), [&](std::int32_t a, std::int32_t b) {
    return ordered_bits(keys[static_cast<std::size_t>(a)]) <
           ordered_bits(keys[static_cast<std::size_t>(b)]);
  });
  return places;
}

// Turns the places of equal keys round. Which order equal keys have after a sort is not the same on
// a GPU.
template <class S>
void turn_ties(const std::vector<S>& keys, std::vector<std::int32_t>& places) {
  const auto key = [&](std::int32_t place) { return keys[static_cast<std::size_t>(place)]; };
  const auto same = [&](std::int32_t a, std::int32_t b) {
    return a >= 0 && b >= 0 && !(key(a) < key(b)) && !(key(b) < key(a));
  };
  for (auto first = places.begin(); first != places.end();) {
    auto last = first + 1;
    while (last != places.end() && same(*first, *last)) ++last;
    std::reverse(first, last);
    first = last;
  }
}

// a, b: copies of the keys and the values; out: the keys; c: the values; p: bytes of a value.
struct SortTile {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto keys = m.read<ArrayValue>(s.a), values = m.read<ArrayValue>(s.b);
    const auto sorted_keys = m.read<ArrayValue>(s.out), sorted_values = m.read<ArrayValue>(s.c);
    const std::int64_t n = tile_count(keys);
    if (!begin_tile_step(m, s, sorted_keys, 32 * n) || !begin_tile_step(m, s, sorted_values, 0))
      return;
    std::vector<S> numbers(static_cast<std::size_t>(n));
    for (std::int64_t i = 0; i < n; ++i)
      std::memcpy(&numbers[static_cast<std::size_t>(i)], m.at(tile_element(keys, i)).data,
                  sizeof(S));
    std::vector<std::int32_t> places = sorted_places(numbers);
    if (m.turns_ties) turn_ties(numbers, places);
    for (std::int64_t i = 0; i < n; ++i) {
      const std::int32_t from = places[static_cast<std::size_t>(i)];
      const Location key = m.at(tile_element(sorted_keys, i)),
                     value = m.at(tile_element(sorted_values, i));
      if (from < 0) {
        const S largest = std::numeric_limits<S>::max();
        put<Plain, S>(m, key, 0, largest);
        m.clear(value, s.p);
        continue;
      }
      m.copy(key, m.at(tile_element(keys, from)), sizeof(S));
      m.copy(value, m.at(tile_element(values, from)), s.p);
    }
  }
};

Handler sort_handler(Scalar s) {
  switch (s) {
    case Scalar::Int32:
      return &SortTile::run<Plain, std::int32_t>;
    case Scalar::UInt32:
      return &SortTile::run<Plain, std::uint32_t>;
    case Scalar::Int64:
      return &SortTile::run<Plain, std::int64_t>;
    case Scalar::UInt64:
      return &SortTile::run<Plain, std::uint64_t>;
    case Scalar::Float32:
      return &SortTile::run<Plain, float>;
    default:
      return nullptr;
  }
}

bool tile_sort(const CallSite& c) {
  if (c.args.size() != 2 || !c.results.empty()) return false;
  const CallOperand &keys = c.args[0], &values = c.args[1];
  for (const CallOperand& a : c.args) {
    // Warp sorts the elements in the order in which they lie in memory.
    if (!is_tile(a.type) || !tile_info(c.code, a.type).owner ||
        tile_info(c.code, a.type).column_major)
      return false;
  }
  if (!keys.type.element().is_scalar() ||
      tile_info(c.code, keys.type).count() != tile_info(c.code, values.type).count())
    return false;
  const std::uint32_t size = element_size(c.code, values.type);
  const Handler handler = sort_handler(keys.type.scalar);
  const auto keys_before = add_tile(c.code, keys.type), before = add_tile(c.code, values.type);
  if (handler == nullptr || !keys_before || !before || size > 0xffff) return false;
  emit_tile_copy(c.code, *keys_before, keys.offset, element_size(c.code, keys.type));
  emit_tile_copy(c.code, *before, values.offset, size);
  Step& s = c.code.emit(handler);
  s.a = *keys_before;
  s.b = *before;
  s.out = keys.offset;
  s.c = values.offset;
  s.p = static_cast<std::uint16_t>(size);
  return true;
}

constexpr KnownCall kTileSortCalls[] = {{BuiltinId::TileSort, tile_sort}};

}  // namespace

std::span<const KnownCall> tile_sort_calls() { return kTileSortCalls; }

}  // namespace weft::eval
