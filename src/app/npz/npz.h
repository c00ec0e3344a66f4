// .npz files: archives of arrays with names, as numpy.savez() and numpy.savez_compressed() write
// them.
//
// Input: bytes of a stranger, or arrays. Output: arrays, or a diagnostic of one line. Invariants:
// no more memory is taken than the numbers that are really there need, and never more than the
// limit; the same arrays are written as the same bytes.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/eval/named_arrays.h"

namespace weft {

// The arrays in the order of the archive, in C order. `file` is its name in messages. Stored and
// deflated arrays are read. Errors: NpzUnreadable of the archive, NpzMember of an array, also of
// the first that would make all of them larger than `most_bytes`.
Result<std::vector<eval::NamedArray>> parse_npz(std::string_view bytes, const std::string& file,
                                                std::uint64_t most_bytes);
// The same of a file, or of a pipe. Errors also: it cannot be opened or read.
Result<std::vector<eval::NamedArray>> read_npz(const std::string& path, std::uint64_t most_bytes);

// The archive, in pieces, one after the other; ends with the first error of `take`. `file` is its
// name in messages.
Status write_npz(std::span<const eval::NamedArray> arrays, const std::string& file,
                 const std::function<Status(std::string_view)>& take);

std::string_view zip_library_version();

}  // namespace weft
