// String interner: equal texts get the same Symbol. Symbols are numbered in order of first
// appearance.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "weft/base/ids.h"

namespace weft {

struct SymbolTag;
using Symbol = Id<SymbolTag>;

// The text of a symbol keeps its address until the interner is cleared or destroyed. Moves, does
// not copy. Not thread-safe: one per tree, or one that is filled before threads start.
class Interner {
 public:
  Interner() = default;
  Interner(Interner&&) = default;
  Interner& operator=(Interner&&) = default;

  Symbol intern(std::string_view text);
  // None if the text was never interned.
  Symbol find(std::string_view text) const;
  std::string_view text(Symbol symbol) const;

  size_t size() const { return texts_.size(); }
  // Forgets every symbol, keeps the memory: for reuse from row to row.
  void clear();

 private:
  struct Chunk {
    std::unique_ptr<char[]> data;
    size_t size;
  };
  size_t probe(std::string_view text, uint64_t hash) const;
  void grow();
  std::string_view store(std::string_view text);

  std::vector<std::string_view> texts_;
  std::vector<uint64_t> hashes_;
  std::vector<uint32_t> table_;  // symbol + 1, 0 is free; a power of two, at most half full
  std::vector<Chunk> chunks_;
  size_t chunk_ = 0;  // the chunk being filled
  size_t used_ = 0;   // bytes used of it
};

}  // namespace weft
