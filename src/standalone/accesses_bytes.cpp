// Elements that are read or stored: their bytes, and the list of accesses.
#include "access_walk.h"

#include <algorithm>
#include <utility>

#include "tree_parts.h"

namespace weft::standalone {
namespace access {

Value Analysis::touch(NodeId at, const Target& t, bool write, bool is_atomic,
                      std::span<const Target> parts) {
  std::string key = t.place.path;
  std::uint32_t deepest = t.value.level;
  Varies worst;
  for (const Place::Dim& d : t.place.dims) {
    key += " " + std::to_string(d.at.number);
    deepest = std::max(deepest, d.at.level);
    worst = join(worst, d.at.varies);
  }
  const Value fresh_value = fresh(worse(worst));
  if (write) stored_[t.place.path] += counting_ && !loops_.empty() ? 1 : 0;
  const bool changes = stored_.contains(t.place.path);
  const std::string what = std::to_string(t.begin) + "/" + t.component;
  if (counting_) {
    note_place(at, t.place, write, is_atomic);
    GlobalAccess g;
    g.array = t.place.path;
    g.write = write;
    g.atomic = is_atomic;
    g.bytes = std::min(size_of(tree_, t.part), size_of(tree_, t.place.type.element()));
    g.element_bytes = size_of(tree_, t.place.type.element());
    g.pattern = pattern(t.place, write);
    if (!parts.empty()) g.bytes = 0;
    for (const Target& part : parts) {
      GlobalAccess of = g;
      of.bytes = size_of(tree_, part.part);
      g.bytes += of.bytes;
      add_bytes(of, part, key, changes, deepest);
    }
    if (parts.empty()) add_bytes(g, t, key, changes, deepest);
    list(at, std::move(g));
  }
  return changes ? fresh_value : known(worse(worst), key + "/" + what, deepest);
}

void Analysis::note_place(NodeId at, const Place& p, bool write, bool is_atomic) {
  using Change = OwnPlaces::Change;
  std::vector<std::optional<OwnPlaces::Index>> indices;
  for (const Place::Dim& d : p.dims) {
    const auto found = own_indices_.find(d.at.number);
    // Several indices of an indexed array may be one.
    const bool own = found != own_indices_.end() && p.type.array == ArrayClass::Array;
    indices.push_back(own ? std::optional(found->second) : std::nullopt);
  }
  const Change change = !write ? Change::None : is_atomic ? Change::Atomic : Change::Store;
  own_.see(p.path, indices, change, is_atomic ? atomic_kind(at) : std::nullopt);
}

std::optional<BuiltinId> Analysis::atomic_kind(NodeId at) const {
  if (tree_.node(at).kind != NodeKind::Call) {
    return augmented_ == BinaryOp::BitAnd   ? BuiltinId::AtomicAnd
           : augmented_ == BinaryOp::BitOr  ? BuiltinId::AtomicOr
           : augmented_ == BinaryOp::BitXor ? BuiltinId::AtomicXor
                                            : BuiltinId::AtomicAdd;
  }
  if (at != statement_) return std::nullopt;
  const std::optional<BuiltinId> called = called_builtin(tree_, at);
  // Sums of both come out the same in any order.
  return called == BuiltinId::AtomicSub ? BuiltinId::AtomicAdd : called;
}

void Analysis::add_bytes(const GlobalAccess& g, const Target& t, const std::string& key,
                         bool changes, std::uint32_t deepest) {
  if (g.atomic) {
    out_.bytes += 2 * now().rounds * g.bytes;
    return;
  }
  std::string element = (g.write ? "w " : "r ") + key;
  double rounds = now().rounds;
  if (changes) {
    element += " of " + std::to_string(loops_.empty() ? 0 : loops_.back().number);
  } else if (deepest < level()) {
    rounds = deepest == 0 ? 1 : loops_[deepest - 1].times.rounds;
  }
  out_.bytes += rounds * touched_.add(element, g.element_bytes, t.begin, g.bytes, t.component);
}

void Analysis::list(NodeId at, GlobalAccess g) {
  g.line = tree_.loc(at).line;
  const auto key = std::tuple(at.v, g.array, g.atomic ? 2 : g.write ? 1 : 0);
  const auto [it, added] = listed_.try_emplace(key, out_.accesses.size());
  if (added)
    out_.accesses.push_back(std::move(g));
  else
    out_.accesses[it->second].pattern = std::max(out_.accesses[it->second].pattern, g.pattern);
}

}  // namespace access

}  // namespace weft::standalone
