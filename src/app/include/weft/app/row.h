// From row index to category, and from a row's texts to its JSON object.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "weft/app/pipeline.h"
#include "weft/base/result.h"
#include "weft/row/row.h"
#include "weft/synth/category_pattern.h"

namespace weft {

inline constexpr uint32_t kMaxWeight = 1000;

// Whether the categories have programs for so many rows: one whose programs are made from plans has
// a limited number of them. Errors: the first that has too few.
Status check_capacity(const std::vector<uint32_t>& weights, uint64_t count,
                      Families families = Families::All);

// The request of the row at `index` of a mix; all else is that of `of_any`.
RowRequest request_at(const RowRequest& of_any, const CategoryPattern& pattern, uint64_t index);
// The row of a request. Error: RowFailed, which names its seed and index.
Result<RowTexts> make_row(Pipeline& pipeline, const RowRequest& request);

// The texts that a row has: views into `texts`.
TextViews text_views(const RowTexts& texts);

// Appends the row as one JSON object on one line, without a newline. `pair`: in the shape of files
// that hold one pair, whose metadata repeats kernel_name, category, description and device.
// `split`: of a row with a standalone program, which names it; else empty. `chosen`: the number of
// a row that was chosen (choice.h); its candidate is then the index that it was made from.
void append_row_json(std::string& out, const RowRequest& request, const RowTexts& texts,
                     bool pair = false, std::string_view split = {},
                     std::optional<uint64_t> chosen = {});

// Where a captured kernel is from.
struct CapturedOrigin {
  std::string program;  // JSON, docs/program.md
  std::string file;     // empty: made at run time from no file
  uint64_t line = 0;
  std::string license, description;  // empty: not stated
};

// The same of a captured kernel. What is not known is left out; so are seed, structure_id and
// skeleton_id, which it has not.
void append_captured_json(std::string& out, uint64_t index, Targets targets,
                          const CapturedOrigin& origin, const RowTexts& texts, bool pair = false);
inline constexpr std::string_view kCapturedCategory = "captured";

}  // namespace weft
