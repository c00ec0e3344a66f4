// Reads rows back out of a dataset's files.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "weft/base/result.h"
#include "weft/shard/columns.h"

namespace weft {

// The longest line or row that is read; the largest files .json, of which all is in memory at once.
inline constexpr uint64_t kMaxRowBytes = uint64_t{64} << 20;
inline constexpr uint64_t kMaxListBytes = uint64_t{512} << 20;

// Calls `line` for each line of a .jsonl or .jsonl.zst file, without its newline, until it returns
// false. Errors: a file that cannot be read, a zstd frame that is damaged or cut short; after all
// others were read LongRow, with the number of the first line that was too long.
Status for_each_line(const std::string& path, const std::function<bool(std::string_view)>& line);

// Whether for_each_row() reads a file of this name: by its extension.
bool is_rows_file(std::string_view name);

// Calls `row` with the number of each row in the file, from 0, and its JSON, until it returns
// false. .json files hold one row or a list of them. A byte order mark is passed over; so are rows
// that are too long, as by for_each_line(). `columns`
// reads .parquet files; without it they are an error.
Status for_each_row(const std::string& path, const ColumnFormat* columns,
                    const std::function<bool(uint64_t number, std::string_view json)>& row);

}  // namespace weft
