#include "text_size.h"

#include <cstring>

namespace weft {
namespace {

struct Counts {
  std::size_t lines = 0, continuations = 0, letters = 0, digits = 0, blanks = 0;
};

// A row has 100 KB of text, so sixteen bytes at a time, as far as a signed byte counts.
std::size_t count_vectors(std::string_view text, Counts& out) {
  using Bytes [[gnu::vector_size(16)]] = signed char;
  using Unsigned [[gnu::vector_size(16)]] = unsigned char;
  constexpr std::size_t kRounds = 127;
  std::size_t i = 0;
  while (i + sizeof(Bytes) <= text.size()) {
    Bytes ends{}, inner{}, letters{}, digits{}, blanks{};
    for (std::size_t r = 0; r < kRounds && i + sizeof(Bytes) <= text.size(); ++r) {
      Bytes v;
      std::memcpy(&v, text.data() + i, sizeof v);
      const auto u = reinterpret_cast<Unsigned>(v);
      ends -= v == '\n';  // a comparison that holds is -1
      inner -= v < -64;   // 0x80 to 0xbf go on with a character
      letters -= (u | 0x20) - 'a' < 26;
      digits -= u - '0' < 10;
      blanks -= u <= ' ';
      i += sizeof(Bytes);
    }
    for (std::size_t b = 0; b < sizeof(Bytes); ++b) {
      out.lines += static_cast<std::size_t>(ends[b]);
      out.continuations += static_cast<std::size_t>(inner[b]);
      out.letters += static_cast<std::size_t>(letters[b]);
      out.digits += static_cast<std::size_t>(digits[b]);
      out.blanks += static_cast<std::size_t>(blanks[b]);
    }
  }
  return i;
}

}  // namespace

TextSize text_size(std::string_view text) {
  Counts n;
  for (std::size_t i = count_vectors(text, n); i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    n.lines += c == '\n';
    n.continuations += (c & 0xc0) == 0x80;
    n.letters += static_cast<unsigned char>((c | 0x20) - 'a') < 26;
    n.digits += static_cast<unsigned char>(c - '0') < 10;
    n.blanks += c <= ' ';
  }
  const std::size_t marks = text.size() - n.letters - n.digits - n.blanks;
  return {n.lines, text.size() - n.continuations,
          (22 * n.letters + 127 * n.digits + 85 * marks + 99) / 100};
}

}  // namespace weft
