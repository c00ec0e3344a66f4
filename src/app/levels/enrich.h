// A finished set with the texts that compilers make of its rows: PTX, SASS, LLVM IR.
//
// The new set has the rows of the source, each in the same shard, with more fields. Rows are
// compiled each by itself, so that a row's texts depend on nothing but the row and the tools;
// shards that are done are kept, and a run that was interrupted goes on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "dataset/config.h"
#include "levels/choice.h"
#include "weft/base/result.h"

namespace weft {

struct Enrichment {
  std::string folder;  // to write to
  std::string source;
  LevelChoice choice;  // its tools are found out
  DatasetPart part;
  std::string python;  // with the pinned Warp
  unsigned jobs = 1;
  bool overwrite = false;
  bool quiet = false;
};

struct Enriched {
  DatasetConfig config;
  uint64_t rows = 0;    // of the set or its part
  uint64_t made = 0;    // by this run
  uint64_t failed = 0;  // rows of this run with a text that a compiler refused
  std::string first_failure;
  std::optional<uint64_t> example;  // first row written by this run that has the first text
  double seconds = 0;
};

// Errors: what is wrong with the source or in the way, a missing compiler, NoTextsToCompile.
Result<Enriched> enrich_dataset(const Enrichment& wanted);

}  // namespace weft
