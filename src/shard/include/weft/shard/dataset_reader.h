// Reads rows back out of a dataset's files.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// Calls `line` for each line of a .jsonl or .jsonl.zst file, without its newline, until it returns
// false. Errors: a file that cannot be read, a zstd frame that is damaged or cut short.
Status for_each_line(const std::string& path, const std::function<bool(std::string_view)>& line);

}  // namespace weft
