// String interner: open addressing over 64-bit hashes; text lives in chunks that never move.
#include "weft/base/interner.h"

#include <cstring>

#include "weft/base/check.h"
#include "weft/base/rng.h"

namespace weft {

namespace {

constexpr size_t kChunkSize = 16 * 1024;

uint64_t hash_text(std::string_view text) {
  uint64_t h = 0xcbf29ce484222325ull ^ text.size();
  const char* p = text.data();
  size_t left = text.size();
  while (left >= 8) {
    uint64_t word;
    std::memcpy(&word, p, 8);
    h = splitmix64(h ^ word);
    p += 8;
    left -= 8;
  }
  uint64_t tail = 0;
  if (left > 0) std::memcpy(&tail, p, left);
  return splitmix64(h ^ tail);
}

}  // namespace

size_t Interner::probe(std::string_view text, uint64_t hash) const {
  size_t mask = table_.size() - 1;
  size_t slot = hash & mask;
  while (table_[slot] != 0) {
    size_t symbol = table_[slot] - 1;
    if (hashes_[symbol] == hash && texts_[symbol] == text) break;
    slot = (slot + 1) & mask;
  }
  return slot;
}

void Interner::grow() {
  table_.assign(table_.empty() ? 64 : table_.size() * 2, 0);
  size_t mask = table_.size() - 1;
  for (size_t symbol = 0; symbol < hashes_.size(); ++symbol) {
    size_t slot = hashes_[symbol] & mask;
    while (table_[slot] != 0) slot = (slot + 1) & mask;
    table_[slot] = static_cast<uint32_t>(symbol + 1);
  }
}

std::string_view Interner::store(std::string_view text) {
  while (chunk_ < chunks_.size() && chunks_[chunk_].size - used_ < text.size()) {
    ++chunk_;
    used_ = 0;
  }
  if (chunk_ == chunks_.size()) {
    size_t size = text.size() > kChunkSize ? text.size() : kChunkSize;
    chunks_.push_back({std::make_unique_for_overwrite<char[]>(size), size});
    used_ = 0;
  }
  char* to = chunks_[chunk_].data.get() + used_;
  if (!text.empty()) std::memcpy(to, text.data(), text.size());
  used_ += text.size();
  return {to, text.size()};
}

Symbol Interner::intern(std::string_view text) {
  if (texts_.size() * 2 >= table_.size()) grow();
  uint64_t hash = hash_text(text);
  size_t slot = probe(text, hash);
  if (table_[slot] == 0) {
    WEFT_CHECK(texts_.size() < 0xfffffffe, "too many symbols");
    texts_.push_back(store(text));
    hashes_.push_back(hash);
    table_[slot] = static_cast<uint32_t>(texts_.size());
  }
  return Symbol{table_[slot] - 1};
}

Symbol Interner::find(std::string_view text) const {
  if (table_.empty()) return Symbol::none;
  uint32_t entry = table_[probe(text, hash_text(text))];
  return entry == 0 ? Symbol::none : Symbol{entry - 1};
}

std::string_view Interner::text(Symbol symbol) const {
  WEFT_CHECK(symbol.index() < texts_.size(), "symbol {} of {}", symbol.v, texts_.size());
  return texts_[symbol.index()];
}

void Interner::clear() {
  texts_.clear();
  hashes_.clear();
  table_.assign(table_.size(), 0);
  chunk_ = 0;
  used_ = 0;
}

}  // namespace weft
