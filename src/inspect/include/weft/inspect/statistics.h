// Figures over the rows of a dataset, as `weft stats` and `weft report` show them.
#pragma once

#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "weft/ast/measure.h"
#include "weft/inspect/coverage.h"
#include "weft/inspect/histogram.h"
#include "weft/inspect/record.h"

namespace weft {

// A row to look at.
struct SamplePair {
  std::pair<bool, uint64_t> order;  // long ones last, then by hash
  std::string where, category, kernel_name, description, adjoint, difficulty;
  std::array<std::string, kTextFields> texts;
  std::vector<std::pair<std::string, std::string>> compiled;  // "ptx_sm_80_forward" and its text
};

// Of the texts of one field.
struct FieldSizes {
  Histogram characters, lines, tokens;  // tokens are an estimate

  void merge(const FieldSizes& other);
};

// Merging is commutative, so it does not matter which thread had which row.
struct Statistics {
  uint64_t rows = 0;
  uint64_t standalone = 0;  // rows with a complete program in the place of Warp's texts
  uint64_t lowered = 0;     // rows whose Python lowers; what follows from the program is of these
  uint64_t text_bytes = 0;
  std::map<std::string, std::map<std::string, uint64_t>> categories;  // then by split
  std::map<std::string, uint64_t> splits, versions, difficulty, adjoint;
  std::array<FieldSizes, kTextFields> fields;
  std::map<std::string, FieldSizes> compiled;  // "ptx_sm_80_forward"
  Histogram row_tokens;                        // of all texts of a row
  uint64_t token_sum = 0;
  // 100 times: characters of all texts of a target by those of the Python.
  Histogram cpp_ratio, cuda_ratio, standalone_ratio;
  Histogram statements, loops, branches, nesting, complexity, functions, arguments;
  Coverage coverage;
  std::map<std::string, SamplePair> samples;  // by category

  void merge(Statistics other);
  // Calls `found(name, sizes)` for each field that some row has: those of Warp's texts, then those
  // of compilers.
  template <class Found>
  void for_each_field(const Found& found) const {
    for (size_t i = 0; i < kTextFields; ++i)
      if (fields[i].characters.count() > 0)
        found(text_field_name(static_cast<TextField>(i)), fields[i]);
    for (const auto& [name, sizes] : compiled) found(std::string_view(name), sizes);
  }
  // Keeps the sample if it is the one of its category; `make` fills in the texts.
  template <class Make>
  void offer(const std::string& category, std::pair<bool, uint64_t> order, Make&& make) {
    auto it = samples.find(category);
    if (it != samples.end() && it->second.order <= order) return;
    samples[category] = make();
    if (samples.size() > kMostSamples) samples.erase(std::prev(samples.end()));
  }

  static constexpr size_t kMostSamples = 64;
};

// A share in percent, of nothing 0.
double percent(uint64_t part, uint64_t whole);

}  // namespace weft
