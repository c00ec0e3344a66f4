// One pass over a dataset: its checks and its figures.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "weft/inspect/checks.h"
#include "weft/inspect/overlap.h"
#include "weft/inspect/source.h"
#include "weft/inspect/statistics.h"
#include "weft/shard/layout.h"

namespace weft {

// A check of single rows that needs more than this room has, such as a compiler; each worker has
// one.
class OutsideCheck {
 public:
  virtual ~OutsideCheck() = default;
  // What is wrong with the row, a JSON object; empty where nothing is, none where it is not looked
  // at.
  virtual std::optional<std::string> problem(std::string_view row, uint32_t ordinal) = 0;
};

struct InspectOptions {
  CheckSet checks;                        // those to do
  bool statistics = false;                // also figures, coverage and samples
  std::optional<double> max_near_dup;     // share of rows above which `near-duplicates` fails
  std::optional<double> max_imbalance;    // ratio above which `balance` fails
  double max_skeleton_dup = 0;            // share of rows above which `skeleton-duplicates` fails
  const OverlapIndex* against = nullptr;  // texts to be tested on, of `overlap`
  std::function<std::unique_ptr<OutsideCheck>()> compiled;  // of `compiled`; none: no row
  double max_overlap = 0.5;  // share of a text from which a row overlaps
  // How many rows are looked at, as many of each file as of the others, from its start; 0: all.
  uint64_t sample = 0;
  unsigned workers = 1;
  const ColumnFormat* columns = nullptr;  // reads .parquet files; without it they are an error
  std::string spill_folder = "/tmp";
};

// kNothing: no row for it to look at.
enum class Verdict : uint8_t { kPassed, kFailed, kFigure, kNothing, kSkipped };
std::string_view verdict_name(Verdict verdict);

// A row that has much of a text of --against.
struct OverlappingRow {
  uint32_t ordinal = 0;
  std::string id;  // sha256 of its Python
  std::string what;
};

struct Inspection {
  DatasetFiles files;
  uint64_t rows = 0;                      // read, whole or not
  bool is_sample = false;                 // some of the rows
  bool unfinished = false;                // weft's, without a manifest that says what it holds
  SplitBy split_by = SplitBy::kSkeleton;  // what `leakage` looks for in two splits
  uint64_t left_out = 0;                  // JSON files that hold no pair
  std::vector<std::string> left_out_first;
  std::array<uint64_t, kAssumptions> assumed{};  // rows
  bool foreign = false;                          // some rows are not weft's
  // Rows of others by the versions of Warp that their texts seem to be of; see warp_of_text().
  std::map<std::string, uint64_t> warp_seems;
  CheckTallies tallies;
  std::array<Verdict, kChecks> verdicts{};
  std::array<std::string, kChecks> notes;  // a figure beside the count
  uint64_t distinct_structures = 0, distinct_skeletons = 0, near_rows = 0, near_across_splits = 0;
  double imbalance = 1;
  std::vector<OverlappingRow> overlapping;  // in order
  Statistics statistics;

  size_t failed_checks() const;
};

struct InspectHooks {
  std::function<void(uint64_t rows, uint32_t file, const DatasetFiles& files)> tick;
  std::function<void(std::string_view what)> stage;  // what is done after the rows were read
  std::function<bool()> stop;
};

// Errors: those of find_rows_files(), a spill file that cannot be written, Interrupted work as
// CheckInterrupted. What is wrong with files and rows is no error but a finding.
Result<Inspection> inspect_dataset(const std::string& folder, const InspectOptions& options,
                                   const InspectHooks& hooks);

// For people: a line a check, what is wrong and where; and as one JSON object.
std::string inspection_text(const Inspection& inspection);
std::string inspection_json(const Inspection& inspection);

}  // namespace weft
