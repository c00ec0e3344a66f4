// Small JSON documents that carry a checksum of themselves, so that any changed byte is noticed.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// `object` is a JSON object as JsonWriter(2) writes it, with a newline at its end. Returns it with
// a last member "checksum": sha256, in hex, of `object`.
std::string seal_json(std::string_view object);
// The object that was sealed. Error (BadRecord with `path`): not a byte may have changed.
Result<std::string> unseal_json(std::string_view sealed, const std::string& path);

}  // namespace weft
