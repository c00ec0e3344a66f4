// What the rows of a set have in common with texts that a model is tested on.
//
// Input: files of the user's, whose texts are cut into runs of 13 tokens, without comments, digits
// of hashes, and the lines that every such program has. Output: for a row's texts, how much of them
// stands in one of those texts, or the other way round. Invariant: the order of the files decides
// nothing but which of several texts is named.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "weft/base/result.h"
#include "weft/row/fields.h"
#include "weft/shard/columns.h"

namespace weft {

struct Overlap {
  std::string what;  // "54 % of its python_source stands in 'humaneval.jsonl'"
  std::string kind;  // the same without numbers, for counting
};

class OverlapIndex {
 public:
  OverlapIndex();
  ~OverlapIndex();
  OverlapIndex(OverlapIndex&&) noexcept;
  OverlapIndex& operator=(OverlapIndex&&) noexcept;

  // Every text in files of rows (each string of an object or a list), or a file as one text; of a
  // folder all files in it that hold rows, code or plain text. Errors: CannotOpen, CannotRead, a
  // damaged file, NoTexts where nothing has 13 tokens.
  static Result<OverlapIndex> read(const std::vector<std::string>& paths,
                                   const ColumnFormat* columns);

  // Whether at least `share` of the runs of one of these texts stand in one text of the files, or
  // that share of such a text in the row's, or the module's skeleton is that of one of them.
  std::optional<Overlap> find(const TextViews& texts, std::string_view skeleton,
                              double share) const;

  std::size_t texts() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft
