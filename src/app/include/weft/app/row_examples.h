// Examples of finished rows, each given as the JSON that it has in a file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weft/app/choice.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"
#include "weft/inspect/record.h"

namespace weft {

// What rows must hold, so that they can give examples of these tasks, and no more.
struct NeededOfRows {
  Targets targets;
  int cases = 0;
};
NeededOfRows needed_by(const View& view);
// Of the words of --view and --tasks, and refused as these are.
Result<View> parse_view(std::string_view kind, const std::vector<std::string>& tasks);

class RowExamples {
 public:
  // Examples with more tokens than that are left out; 0: none is.
  explicit RowExamples(View view, uint64_t max_tokens = 0);

  // A row of a file, for messages.
  struct Place {
    const std::string& file;
    uint64_t number = 0;
  };
  // Appends an example of each task that the row can give, the first of which is number `index`.
  // Error: BadRecord.
  Status all(std::string_view json, const Place& place, uint64_t index,
             std::vector<std::string>& out);
  // Appends one at most: tasks take turns by their weights, and turn `turn` is that of the task, or
  // of the next one that the row can give.
  Status one(std::string_view json, const Place& place, uint64_t turn, uint64_t index,
             std::vector<std::string>& out);

 private:
  Result<Record> read(std::string_view json, const Place& place);
  void take(const Record& record, Task task, uint64_t index, std::vector<std::string>& out) const;

  View view_;
  uint64_t max_tokens_;
  std::vector<size_t> rotation_;
  RecordReader reader_;
};

}  // namespace weft
