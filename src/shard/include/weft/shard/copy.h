// Copies a data file whose size and hash are known, and checks both.
#pragma once

#include <cstdint>
#include <string>

#include "weft/base/result.h"
#include "weft/base/sha256.h"
#include "weft/shard/file.h"

namespace weft {

// Copies a file of one folder to the same name in another and syncs it. False, and nothing there,
// if the bytes read are others. Errors: of both files, and CannotRead once `stops` says so, which
// is asked every few hundred kilobytes.
Result<bool> copy_file(const Folder& from, const Folder& to, std::string_view relative,
                       uint64_t bytes, const Sha256Digest& sha256, bool (*stops)());

}  // namespace weft
