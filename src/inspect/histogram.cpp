// See histogram.h. From 64 on there are 32 buckets for each power of two.
#include "weft/inspect/histogram.h"

#include <algorithm>
#include <bit>

namespace weft {

namespace {

constexpr uint64_t kExact = 64, kPerOctave = 32;

size_t bucket_of(uint64_t v) {
  if (v < kExact) return static_cast<size_t>(v);
  const auto octave = static_cast<uint64_t>(std::bit_width(v)) - 7;  // 0 for [64, 128)
  return static_cast<size_t>(kExact + octave * kPerOctave + ((v >> (octave + 1)) & 31));
}

uint64_t low_of(size_t bucket) {
  if (bucket < kExact) return bucket;
  const uint64_t octave = (bucket - kExact) / kPerOctave, part = (bucket - kExact) % kPerOctave;
  return (kPerOctave + part) << (octave + 1);
}

}  // namespace

void Histogram::add(uint64_t value) {
  const size_t b = bucket_of(value);
  if (counts_.size() <= b) counts_.resize(b + 1);
  ++counts_[b];
  ++count_;
  sum_ += value;
  min_ = std::min(min_, value);
  max_ = std::max(max_, value);
}

void Histogram::merge(const Histogram& other) {
  if (counts_.size() < other.counts_.size()) counts_.resize(other.counts_.size());
  for (size_t i = 0; i < other.counts_.size(); ++i) counts_[i] += other.counts_[i];
  count_ += other.count_;
  sum_ += other.sum_;
  min_ = std::min(min_, other.min_);
  max_ = std::max(max_, other.max_);
}

double Histogram::mean() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

uint64_t Histogram::percentile(unsigned percent) const {
  const uint64_t wanted = count_ * percent / 100;
  uint64_t seen = 0;
  for (size_t i = 0; i < counts_.size(); ++i) {
    seen += counts_[i];
    if (seen > wanted) return std::clamp(low_of(i), min(), max_);
  }
  return max_;
}

std::vector<Histogram::Bucket> Histogram::buckets() const {
  std::vector<Bucket> out;
  for (size_t i = 0; i < counts_.size(); ++i) {
    if (counts_[i] > 0) out.push_back({low_of(i), low_of(i + 1), counts_[i]});
  }
  return out;
}

}  // namespace weft
