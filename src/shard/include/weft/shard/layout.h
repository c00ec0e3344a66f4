// The place of a row: its file in the dataset, by the row's index and skeleton alone.
//
// Rows are divided into spans of a fixed number of indices: span k contains the rows [k * R, (k +
// 1) * R); the last one may be short. A shard contains the rows of one split in one span, so
// data/test-00003.jsonl contains the rows of `test` among the rows [3 * R, 4 * R), in order of
// index. The place of a row depends on nothing but the row: any worker, machine or part of a run
// writes the same files, any file can be made again alone, and further rows change no file except
// those of the short last span. A split without a row in a span has no file there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// The bounds of every dataset, on the command line and in what is read of a folder.
inline constexpr uint64_t kMaxRows = 1'000'000'000'000;
inline constexpr uint64_t kMaxRowsPerShard = 1'000'000'000;

inline constexpr std::string_view kDataFolder = "data";
inline constexpr std::string_view kOwnFolder = ".weft";
inline constexpr std::string_view kManifestFile = "manifest.json";
inline constexpr std::string_view kCardFile = "README.md";
inline constexpr std::string_view kCroissantFile = "croissant.json";
inline constexpr std::string_view kStatsFile = "generation_stats.json";
inline constexpr std::string_view kProgressFile = "progress.json";
inline constexpr std::string_view kConfigFile = ".weft/config.json";
inline constexpr std::string_view kJournalFile = ".weft/journal";
inline constexpr std::string_view kLockFile = ".weft/lock";
// Where 'weft extend' collects what is to be added; it is laid out as a dataset's folder itself.
inline constexpr std::string_view kExtensionFolder = ".weft/extension";
// What weft writes besides data files and the journal itself.
inline constexpr std::string_view kOwnFiles[] = {kConfigFile,    kManifestFile, kCardFile,
                                                 kCroissantFile, kStatsFile,    kProgressFile};

enum class Format : uint8_t { kParquet, kJsonl, kJsonlZst, kJson };

// The names on the command line.
std::string_view format_name(Format format);
std::optional<Format> parse_format(std::string_view name);

// Rows [first, first + count).
struct RowRange {
  uint64_t first = 0;
  uint64_t count = 0;

  uint64_t end() const { return first + count; }
  friend bool operator==(const RowRange&, const RowRange&) = default;
};

// Shares are counted in billionths, so that they are exact in decimal.
inline constexpr uint64_t kWholeShare = 1'000'000'000;

struct Split {
  std::string name;
  uint64_t share = kWholeShare;

  friend bool operator==(const Split&, const Split&) = default;
};

// What rows have in common that stand in one split: a skeleton; or, where they are made from plans,
// a family of plans.
enum class SplitBy : uint8_t { kSkeleton, kPurpose };

// The names on the command line.
std::string_view split_by_name(SplitBy by);
std::optional<SplitBy> parse_split_by(std::string_view name);

// "train=0.98,validation=0.01,test=0.01": names of letters, digits and '_', shares that add up
// to 1.
Result<std::vector<Split>> parse_splits(std::string_view text);
// The same text back, with shares as short as they go.
std::string splits_text(const std::vector<Split>& splits);

struct Layout {
  Format format = Format::kJsonl;
  uint64_t rows_per_shard = 10000;  // rows in a span; at least 1
  std::vector<Split> splits = {Split{"train"}};
  SplitBy split_by = SplitBy::kSkeleton;

  // kJson has a file a row; its spans only bound what a killed run does again.
  uint64_t rows_per_span() const;
  // Span k of a dataset of `rows` rows.
  RowRange span(uint64_t k, uint64_t rows) const;
  uint64_t spans(uint64_t rows) const;
  // The split of a row with this skeleton, given as sha256 in hex, and this family of plans, empty
  // for none; the same in every dataset with these splits.
  size_t split_of(std::string_view skeleton_id, std::string_view family) const;
  // "data/train-00003.jsonl"; not for kJson.
  std::string shard_path(size_t split, uint64_t span) const;
  // "data/train-000042.json"; for kJson.
  std::string row_path(size_t split, uint64_t index) const;
  // Every name that a file of span k may have.
  std::vector<std::string> names_of_span(uint64_t k, uint64_t rows) const;
  // The split and the span of a path that shard_path() or row_path() gives; of others nothing.
  struct Place {
    size_t split = 0;
    uint64_t span = 0;
  };
  std::optional<Place> place_of(std::string_view path) const;
  // The split that a path of either form is of.
  std::optional<size_t> split_of_path(std::string_view path) const;
};

// Whether a file of this name, relative to the folder, can be one that weft made there: one of
// kOwnFiles, or a data file as some layout names it. Records of a folder count only so far.
bool is_own_name(std::string_view path);

}  // namespace weft
