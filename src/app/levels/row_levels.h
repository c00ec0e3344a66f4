// The texts of one row: what the compilers are asked, and the row with what they answer.
#pragma once

#include <string>
#include <string_view>

#include "levels/choice.h"
#include "levels/compilers.h"
#include "weft/base/result.h"
#include "weft/inspect/record.h"

namespace weft {

// One per thread.
class RowLevels {
 public:
  RowLevels(const LevelChoice& choice, Compilers& compilers)
      : choice_(choice), columns_(level_columns(choice)), compilers_(compilers) {}

  // What add() puts into a record: `fields`, the texts and "levels" as members of an object without
  // its braces, and `tokens`, a member for each text, with a comma before each.
  struct Made {
    std::string fields, tokens;
  };
  Result<Made> make(std::string_view record, const std::string& where, std::string& failure);
  // The record, a row as JSON, with the fields of the levels before its metadata. `where`: for
  // messages. What a compiler refuses is said in the row and in `failure`. Errors: BadRecord.
  Result<std::string> add(std::string_view record, const std::string& where, std::string& failure);

 private:
  const LevelChoice& choice_;
  std::vector<LevelColumn> columns_;
  Compilers& compilers_;
  RecordReader reader_;
};

}  // namespace weft
