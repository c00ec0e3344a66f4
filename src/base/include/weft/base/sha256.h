// SHA-256 (FIPS 180-4). It uses the processor's SHA instructions where the processor has them; the
// digest is the same without them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace weft {

using Sha256Digest = std::array<uint8_t, 32>;

class Sha256 {
 public:
  Sha256();
  // `portable`: never the processor's SHA instructions; for tests.
  static Sha256 portable();

  Sha256& update(std::string_view bytes) { return update(bytes.data(), bytes.size()); }
  Sha256& update(const void* data, size_t size);
  // The digest of all bytes so far; further updates start a new message.
  Sha256Digest finish();

  static Sha256Digest digest(std::string_view bytes) { return Sha256().update(bytes).finish(); }

 private:
  using Compress = void (*)(uint32_t state[8], const uint8_t* blocks, size_t count);

  void reset();

  Compress compress_;
  uint32_t state_[8];
  uint64_t length_;
  uint8_t buffer_[64];
};

// Lower-case hexadecimal digits.
std::string to_hex(std::span<const uint8_t> bytes);
// The bytes of lower-case hexadecimal digits; none if the text is something else.
std::optional<std::string> from_hex(std::string_view digits);
// to_hex(Sha256::digest(bytes))
std::string sha256_hex(std::string_view bytes);

}  // namespace weft
