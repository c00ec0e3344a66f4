// See statistics.h.
#include "weft/inspect/statistics.h"

namespace weft {

double percent(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void FieldSizes::merge(const FieldSizes& other) {
  characters.merge(other.characters);
  lines.merge(other.lines);
  tokens.merge(other.tokens);
}

void Statistics::merge(Statistics other) {
  rows += other.rows;
  lowered += other.lowered;
  standalone += other.standalone;
  text_bytes += other.text_bytes;
  for (const auto& [name, by_split] : other.categories) {
    for (const auto& [split, count] : by_split) categories[name][split] += count;
  }
  const auto add = [](std::map<std::string, uint64_t>& to,
                      const std::map<std::string, uint64_t>& from) {
    for (const auto& [name, count] : from) to[name] += count;
  };
  add(splits, other.splits);
  add(versions, other.versions);
  add(difficulty, other.difficulty);
  add(adjoint, other.adjoint);
  for (size_t i = 0; i < kTextFields; ++i) fields[i].merge(other.fields[i]);
  for (const auto& [name, sizes] : other.compiled) compiled[name].merge(sizes);
  row_tokens.merge(other.row_tokens);
  token_sum += other.token_sum;
  cpp_ratio.merge(other.cpp_ratio);
  cuda_ratio.merge(other.cuda_ratio);
  standalone_ratio.merge(other.standalone_ratio);
  statements.merge(other.statements);
  loops.merge(other.loops);
  branches.merge(other.branches);
  nesting.merge(other.nesting);
  complexity.merge(other.complexity);
  functions.merge(other.functions);
  arguments.merge(other.arguments);
  coverage.merge(other.coverage);
  for (auto& [category, sample] : other.samples) {
    auto it = samples.find(category);
    if (it == samples.end()) {
      samples.emplace(category, std::move(sample));
    } else if (sample.order < it->second.order) {
      it->second = std::move(sample);
    }
    if (samples.size() > kMostSamples) samples.erase(std::prev(samples.end()));
  }
}

}  // namespace weft
