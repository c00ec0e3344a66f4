// Seals: the checksum covers the text before it, and the rest of the text is fixed; see sealed.h.
#include "weft/shard/sealed.h"

#include "weft/base/check.h"
#include "weft/base/sha256.h"

namespace weft {

namespace {

constexpr std::string_view kEnd = "\n}\n";
constexpr std::string_view kBefore = ",\n  \"checksum\": \"";
constexpr std::string_view kAfter = "\"\n}\n";
constexpr size_t kHexDigits = 64;
constexpr size_t kSealSize = kBefore.size() + kHexDigits + kAfter.size();

}  // namespace

std::string seal_json(std::string_view object) {
  WEFT_CHECK(object.ends_with(kEnd), "not an indented object: {}", object);
  std::string sealed(object.substr(0, object.size() - kEnd.size()));
  sealed += kBefore;
  sealed += sha256_hex(object);
  sealed += kAfter;
  return sealed;
}

Result<std::string> unseal_json(std::string_view sealed, const std::string& path) {
  if (sealed.size() >= kSealSize) {
    std::string object(sealed.substr(0, sealed.size() - kSealSize));
    object += kEnd;
    if (seal_json(object) == sealed) return object;
  }
  return diag(DiagCode::BadRecord, path, "its checksum does not fit its content");
}

}  // namespace weft
