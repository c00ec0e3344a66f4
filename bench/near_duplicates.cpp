#include "near_duplicates.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "weft/base/rng.h"

namespace weft::bench {
namespace {

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t h = 0xcbf29ce484222325ull;  // FNV-1a
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  return splitmix64(h);
}

}  // namespace

void NearDuplicates::add(std::span<const std::string_view> tokens) {
  std::vector<std::uint64_t> words;
  words.reserve(tokens.size());
  for (const std::string_view t : tokens) words.push_back(hash_of(t));
  std::vector<std::uint32_t> grams;
  const std::size_t n = words.size() < kGram ? 1 : words.size() - kGram + 1;
  std::array<std::uint64_t, kBands * kRows> least;
  least.fill(~std::uint64_t{0});
  for (std::size_t i = 0; i < n; ++i) {
    std::uint64_t h = 0;
    for (std::size_t k = i; k < std::min(i + kGram, words.size()); ++k)
      h = splitmix64(h ^ words[k]);
    grams.push_back(static_cast<std::uint32_t>(h >> 32));
  }
  std::sort(grams.begin(), grams.end());
  grams.erase(std::unique(grams.begin(), grams.end()), grams.end());
  for (const std::uint32_t g : grams) {
    std::uint64_t h = splitmix64(g);
    for (std::uint64_t& l : least) {
      // A cheap family: an odd multiplier and a shift a function.
      h = h * 0x9e3779b97f4a7c15ull + 0x632be59bd9b4e019ull;
      l = std::min(l, h ^ (h >> 29));
    }
  }
  for (std::size_t b = 0; b < kBands; ++b) {
    std::uint64_t h = b;
    for (std::size_t r = 0; r < kRows; ++r) h = splitmix64(h ^ least[b * kRows + r]);
    bands_.push_back(h);
  }
  documents_.push_back(std::move(grams));
}

double NearDuplicates::jaccard(std::size_t a, std::size_t b) const {
  const auto &x = documents_[a], &y = documents_[b];
  std::size_t common = 0;
  for (std::size_t i = 0, j = 0; i < x.size() && j < y.size();) {
    if (x[i] == y[j]) {
      ++common;
      ++i;
      ++j;
    } else if (x[i] < y[j]) {
      ++i;
    } else {
      ++j;
    }
  }
  return static_cast<double>(common) / static_cast<double>(x.size() + y.size() - common);
}

std::size_t NearDuplicates::count(std::size_t& pairs) const {
  std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
  std::vector<bool> in_pair(documents_.size(), false);
  std::vector<std::pair<std::uint64_t, std::uint32_t>> keys(documents_.size());
  pairs = 0;
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::size_t i = 0; i < documents_.size(); ++i)
      keys[i] = {bands_[i * kBands + b], static_cast<std::uint32_t>(i)};
    std::sort(keys.begin(), keys.end());
    for (std::size_t i = 0; i < keys.size(); ++i) {
      for (std::size_t j = i + 1; j < keys.size() && keys[j].first == keys[i].first; ++j) {
        if (!seen.insert({keys[i].second, keys[j].second}).second) continue;
        if (jaccard(keys[i].second, keys[j].second) < kThreshold) continue;
        in_pair[keys[i].second] = in_pair[keys[j].second] = true;
        ++pairs;
      }
    }
  }
  return static_cast<std::size_t>(std::count(in_pair.begin(), in_pair.end(), true));
}

}  // namespace weft::bench
