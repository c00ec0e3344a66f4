// MinHash, banding and the search in spilled bands; see near_duplicates.h.
#include "weft/inspect/near_duplicates.h"

#include <algorithm>
#include <cstring>

#include "spill.h"
#include "weft/base/rng.h"

namespace weft {

namespace {

constexpr size_t kFunctions = kNearBands * kNearRows;

uint64_t hash_of(std::string_view text) {
  uint64_t h = 0xcbf29ce484222325ull;  // FNV-1a
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  return splitmix64(h);
}

// Multiply-add functions modulo 2^32 with odd multipliers; the compiler makes vector code of them.
struct HashFamily {
  alignas(64) std::array<uint32_t, kFunctions> multiplier, summand;
  HashFamily() {
    for (size_t i = 0; i < kFunctions; ++i) {
      const uint64_t h = splitmix64(i + 1);
      multiplier[i] = static_cast<uint32_t>(h) | 1;
      summand[i] = static_cast<uint32_t>(h >> 32);
    }
  }
};

const HashFamily& family() {
  static const HashFamily kFamily;
  return kFamily;
}

struct BandEntry {
  uint64_t key;
  uint32_t document;
};
constexpr size_t kEntryBytes = 12;

// How many of a bucket a document is compared with: the first and the nearest before it.
constexpr size_t kCompared = 32;

}  // namespace

void near_signature(std::span<const std::string_view> tokens, NearSignature& out) {
  thread_local std::vector<uint64_t> words;
  words.clear();
  for (const std::string_view t : tokens) words.push_back(hash_of(t));
  out.grams.clear();
  const size_t n = words.size() < kNearGram ? 1 : words.size() - kNearGram + 1;
  for (size_t i = 0; i < n; ++i) {
    uint64_t h = 0;
    for (size_t k = i; k < std::min(i + kNearGram, words.size()); ++k) h = splitmix64(h ^ words[k]);
    out.grams.push_back(static_cast<uint32_t>(h >> 32));
  }
  std::sort(out.grams.begin(), out.grams.end());
  out.grams.erase(std::unique(out.grams.begin(), out.grams.end()), out.grams.end());

  const HashFamily& f = family();
  alignas(64) std::array<uint32_t, kFunctions> least;
  least.fill(0xffffffffu);
  for (const uint32_t g : out.grams) {
    for (size_t i = 0; i < kFunctions; ++i) {
      const uint32_t h = g * f.multiplier[i] + f.summand[i];
      least[i] = h < least[i] ? h : least[i];
    }
  }
  for (size_t b = 0; b < kNearBands; ++b) {
    uint64_t h = b;
    for (size_t r = 0; r < kNearRows; ++r) h = splitmix64(h ^ least[b * kNearRows + r]);
    out.bands[b] = h;
  }
}

double jaccard(std::span<const uint32_t> a, std::span<const uint32_t> b) {
  size_t common = 0;
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j]) {
      ++common;
      ++i;
      ++j;
    } else if (a[i] < b[j]) {
      ++i;
    } else {
      ++j;
    }
  }
  const size_t all = a.size() + b.size() - common;
  return all == 0 ? 1 : static_cast<double>(common) / static_cast<double>(all);
}

struct NearIndex::Impl {
  std::vector<SpillFile> bands;
  SpillFile grams;
  // By document: where its 5-grams begin, in numbers; kUnused where there is no such document.
  static constexpr uint64_t kUnused = ~uint64_t{0};
  std::vector<uint64_t> begin;
  uint64_t next = 0;
  uint64_t documents = 0;

  // A document's 5-grams, its length first.
  Status read(uint32_t document, std::vector<uint32_t>& out) const {
    uint32_t length = 0;
    WEFT_RETURN_IF_ERROR(grams.read(begin[document] * 4, &length, 4));
    out.resize(length);
    return grams.read(begin[document] * 4 + 4, out.data(), out.size() * 4);
  }
};

NearIndex::NearIndex(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
NearIndex::NearIndex(NearIndex&&) noexcept = default;
NearIndex& NearIndex::operator=(NearIndex&&) noexcept = default;
NearIndex::~NearIndex() = default;

Result<NearIndex> NearIndex::create(const std::string& folder) {
  auto impl = std::make_unique<Impl>();
  for (size_t b = 0; b < kNearBands; ++b) {
    WEFT_TRY(SpillFile file, SpillFile::create(folder));
    impl->bands.push_back(std::move(file));
  }
  WEFT_TRY(impl->grams, SpillFile::create(folder));
  return NearIndex(std::move(impl));
}

Status NearIndex::add(uint32_t document, const NearSignature& signature) {
  Impl& m = *impl_;
  if (m.begin.size() <= document) m.begin.resize(document + 1, Impl::kUnused);
  m.begin[document] = m.next;
  ++m.documents;
  const auto length = static_cast<uint32_t>(signature.grams.size());
  WEFT_RETURN_IF_ERROR(m.grams.append(&length, 4));
  WEFT_RETURN_IF_ERROR(m.grams.append(signature.grams.data(), length * size_t{4}));
  m.next += length + uint64_t{1};
  for (size_t b = 0; b < kNearBands; ++b) {
    char entry[kEntryBytes];
    std::memcpy(entry, &signature.bands[b], 8);
    std::memcpy(entry + 8, &document, 4);
    WEFT_RETURN_IF_ERROR(m.bands[b].append(entry, kEntryBytes));
  }
  return {};
}

Result<NearFigures> NearIndex::find() {
  Impl& m = *impl_;
  NearFigures figures;
  figures.documents = m.documents;
  figures.earlier.assign(m.begin.size(), NearFigures::kNone);
  std::vector<bool> in_pair(m.begin.size(), false);
  WEFT_RETURN_IF_ERROR(m.grams.flush());
  std::vector<BandEntry> entries;
  std::vector<uint32_t> mine, other;
  for (SpillFile& band : m.bands) {
    WEFT_RETURN_IF_ERROR(band.flush());
    entries.clear();
    entries.reserve(m.documents);
    WEFT_RETURN_IF_ERROR(band.for_each(kEntryBytes, [&](const char* bytes) {
      BandEntry e{};
      std::memcpy(&e.key, bytes, 8);
      std::memcpy(&e.document, bytes + 8, 4);
      entries.push_back(e);
    }));
    std::sort(entries.begin(), entries.end(), [](const BandEntry& a, const BandEntry& b) {
      return a.key != b.key ? a.key < b.key : a.document < b.document;
    });
    for (size_t from = 0, to = 0; from < entries.size(); from = to) {
      while (to < entries.size() && entries[to].key == entries[from].key) ++to;
      for (size_t i = from + 1; i < to; ++i) {
        const uint32_t b = entries[i].document;
        bool read = false;
        for (size_t j = from; j < i; ++j) {
          if (j == from + kCompared && i - j > kCompared) j = i - kCompared;
          const uint32_t a = entries[j].document;
          if (in_pair[a] && in_pair[b] && figures.earlier[b] != NearFigures::kNone) continue;
          if (!read) {
            WEFT_RETURN_IF_ERROR(m.read(b, mine));
            read = true;
          }
          WEFT_RETURN_IF_ERROR(m.read(a, other));
          if (jaccard(mine, other) < kNearThreshold) continue;
          in_pair[a] = in_pair[b] = true;
          if (figures.earlier[b] == NearFigures::kNone) figures.earlier[b] = a;
        }
      }
    }
    band = SpillFile();  // gives the disk back
  }
  figures.in_pairs = static_cast<uint64_t>(std::count(in_pair.begin(), in_pair.end(), true));
  return figures;
}

}  // namespace weft
