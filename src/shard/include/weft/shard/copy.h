// Copies a data file that is known byte for byte.
#pragma once

#include <cstdint>
#include <string>

#include "weft/base/result.h"
#include "weft/base/sha256.h"
#include "weft/shard/file.h"

namespace weft {

// Copies `from` to `to` and syncs it. False, and nothing under `to`, if the bytes read are others.
Result<bool> copy_file(const std::string& from, const std::string& to, uint64_t bytes,
                       const Sha256Digest& sha256);

}  // namespace weft
