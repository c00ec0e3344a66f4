// Records of a set that are not each its row: rows chosen among others, and examples made of rows.
//
// Such a set has the records 0, 1, 2, ... as every set has its rows. Fifty of them are chosen from
// the same number of rows of the sequence that `weft generate` makes without a choice, its
// candidates, in the order of these. So a record follows from the configuration and its index
// alone, no row is used twice, and any record can be made without those of other fifties.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/app/pipeline.h"
#include "weft/app/row.h"
#include "weft/base/result.h"
#include "weft/views/examples.h"

namespace weft {

// The values of metadata.difficulty.
inline constexpr std::string_view kLevels[] = {"easy", "medium", "hard"};

struct View {
  ViewKind kind = ViewKind::kPairs;
  std::vector<uint32_t> tasks;  // weights, by Task
  std::string arch;             // of the texts of compilers; empty where no task needs one
  bool operator==(const View&) const = default;
};

// So many records are chosen together.
inline constexpr uint64_t kFifty = 50;

struct Choice {
  uint64_t max_tokens = 0;       // of all texts of a record; 0: any number
  std::vector<uint32_t> levels;  // weights, by kLevels; empty: any level
  std::optional<View> view;      // records are examples
  // How many rows each fifty records are chosen from, at least 50. It is found by candidates_for().
  uint64_t candidates = 0;

  bool chooses() const { return max_tokens > 0 || !levels.empty() || view; }
  bool operator==(const Choice&) const = default;
};

// How many rows of the sequence are enough for so many records; the number itself where nothing is
// chosen.
uint64_t rows_needed(const Choice& choice, uint64_t records);

// Where a record goes: the text that it is appended to, and the split's name.
struct RecordPlace {
  std::string& text;
  std::string_view split;
};
using PlaceOf = std::function<RecordPlace(std::string_view skeleton_id, std::string_view family)>;

// One per worker; keeps the fifty records that were asked for last.
class RecordMaker {
 public:
  RecordMaker(const RowRequest& of_any, const CategoryPattern& pattern, const Choice& choice,
              bool pair, Pipeline& pipeline);

  // Appends the record as one JSON object, without a newline, where `place` says. Errors:
  // RowFailed; TooFewFit where the candidates of the record's fifty do not do.
  Status make(uint64_t index, const PlaceOf& place);

  // How many rows from `first` on it takes to fill fifty records. Error: TooFewFit after very many.
  Result<uint64_t> rows_for_fifty(uint64_t first, uint64_t fifty);

 private:
  struct Made {
    bool there = false;
    std::string json, skeleton_id, family;
  };

  Status choose(uint64_t index);
  void begin(uint64_t fifty);
  // Looks at one candidate, which fills at most one record.
  Status look_at(uint64_t candidate);
  size_t level_wanted(uint64_t index) const { return levels_[index % levels_.size()]; }
  Task task_wanted(uint64_t index) const {
    return static_cast<Task>(tasks_[index % tasks_.size()]);
  }
  bool append_example(uint64_t index, const RowRequest& request, const RowTexts& texts,
                      std::optional<bool>& fits, std::string& out) const;

  RowRequest of_any_;
  const CategoryPattern& pattern_;
  const Choice& choice_;
  bool pair_;
  Pipeline& pipeline_;
  std::vector<size_t> levels_, tasks_;  // by record, repeating; empty: any
  std::array<Made, kFifty> made_;
  uint64_t first_ = UINT64_MAX;  // record of made_
  uint64_t next_ = 0, end_ = 0;  // candidates that were not looked at yet
  uint64_t filled_ = 0;
};

// `choice` with its number of candidates: from how many rows twenty fifties take, with much room,
// so that they practically always do. Error: TooFewFit.
Result<Choice> with_candidates(Choice choice, const RowRequest& of_any,
                               const CategoryPattern& pattern, const PipelineFactory& pipelines);

}  // namespace weft
