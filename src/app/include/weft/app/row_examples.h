// Examples of finished rows, each given as the JSON that it has in a file.
#pragma once

#include <cstdint>
#include <span>
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
  // Appends one at most: of the tasks that the row can give that of which the calls so far gave the
  // fewest, by their weights. So tasks that few rows can give get these rows.
  Status owed(std::string_view json, const Place& place, uint64_t index,
              std::vector<std::string>& out);
  // The same without a memory: a task that is drawn by `number` and the weights, or another that is
  // drawn where the row cannot give it.
  Status drawn(std::string_view json, const Place& place, uint64_t number, uint64_t index,
               std::vector<std::string>& out);

 private:
  Result<Record> read(std::string_view json, const Place& place);
  void take(const Record& record, Task task, uint64_t index, std::vector<std::string>& out) const;
  // Appends an example of the first of the tasks that the row can give, which is `given`; false:
  // there is none.
  bool first_of(std::span<const size_t> tasks, const Record& record, uint64_t index,
                std::vector<std::string>& out, size_t& given) const;

  View view_;
  uint64_t max_tokens_;
  std::vector<uint64_t> given_;  // by task, by owed()
  RecordReader reader_;
};

}  // namespace weft
