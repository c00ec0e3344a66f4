// What a dataset is made from: all that its rows and files depend on, and its text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "levels/choice.h"
#include "weft/app/choice.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"
#include "weft/shard/layout.h"
#include "weft/shard/manifest.h"
#include "weft/shard/spans.h"

namespace weft {

// Part `index` of `of`, counted from 1; the whole dataset is part 1 of 1.
struct DatasetPart {
  uint64_t index = 1;
  uint64_t of = 1;
};

// What `weft capture` made the rows from: they follow from a run of somebody's program.
struct CaptureSource {
  std::string script;    // its name without folders
  uint64_t kernels = 0;  // that it launched, each once; `count` of them became rows
  bool partial = false;  // it did not come to its end
};

// What a set was made of that was made of others (derive.h).
struct DerivedFrom {
  std::string command;            // without folders
  std::vector<std::string> from;  // sha256 of the manifests of its sources, in order
  bool renumbered = false;        // then rows have the number that they had, as `candidate`
};

struct DatasetConfig {
  uint64_t count = 0;
  uint64_t seed = 0;
  std::vector<uint32_t> weights;  // by category, 0 for those not chosen
  Families families = Families::All;
  Targets targets;
  bool backward = true;
  int cases = 0;  // of each row
  RowContent content;
  Choice choice;
  Layout layout;
  DatasetPart part;
  std::optional<CaptureSource> capture;  // then seed, weights and backward mean nothing
  std::optional<DerivedFrom> derived;    // then the seed means nothing
  std::optional<LevelChoice> levels;     // texts of compilers; only of derived sets

  // Whether a record follows from the configuration and its index.
  bool is_generated() const { return !capture && !derived; }

  // The spans [first, end) of this part: all parts together cover all spans, each once, in order.
  uint64_t first_span() const;
  uint64_t end_span() const;
  SpanRange spans() const { return {first_span(), end_span()}; }
  // The rows of those spans.
  RowRange rows() const;
};

// The request of any row, but for index and category.
RowRequest row_request(const DatasetConfig& config);

// Of a row, where nothing else is said: a small uneven launch, and one at the ends of the ranges.
inline constexpr int kDefaultCases = 2;
// More cases than a few repeat each other, and make rows large.
inline constexpr int kMaxCases = 16;

// Files of standalone programs are of one size.
inline constexpr uint64_t kStandaloneRowsPerShard = 10'000;

// One JSON object on one line; the same text for the same dataset.
std::string config_json(const DatasetConfig& config);
// The versions that the bytes depend on, likewise.
std::string versions_json(const DatasetConfig& config);
// The only way in for a configuration that somebody else may have written: every member that
// config_json() writes, within the bounds of the command line. Errors: BadRecord with `path`.
Result<DatasetConfig> parse_config(std::string_view json, const std::string& path);

// The first member in which two such objects differ: "seed is 42 there and 7 here"; empty if none.
std::string json_difference(std::string_view there, std::string_view here);

// The content of .weft/config.json.
std::string config_file_text(std::string_view versions, std::string_view configuration);
struct ConfigFile {
  std::string versions;
  std::string configuration;
  DatasetConfig config;  // `configuration`, understood
};
// Errors: BadRecord with `path`.
Result<ConfigFile> parse_config_file(std::string_view text, const std::string& path);

// A manifest with its configuration understood, of which every file is where the layout has it and
// every row in one of them.
struct DatasetManifest {
  Manifest manifest;
  DatasetConfig config;
  Receipts receipts;  // of all spans
};
// Errors: BadRecord with `path`.
Result<DatasetManifest> parse_dataset_manifest(std::string_view text, const std::string& path);

}  // namespace weft
