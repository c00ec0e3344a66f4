// Values of Python's literals. Source: Python 3.11 language reference, 2.4 (Literals).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

enum class LiteralError { None, Malformed, TooLarge, Unsupported };

// `0x_ff`, `1_000`, `0b1`, `0o17`, `00`: the magnitude, up to 2^64-1.
// TooLarge: of more; then big_integer() has it.
LiteralError parse_integer(std::string_view text, std::uint64_t& value);

// sys.int_info.default_max_str_digits: longer integers Python neither reads nor writes as decimals.
inline constexpr std::size_t kMostDigits = 4300;

// The decimal digits of what parse_integer finds too large, and its lowest 64 bits; no digits if
// there are more than kMostDigits.
struct BigInteger {
  std::string digits;
  std::uint64_t low = 0;
};
BigInteger big_integer(std::string_view text);

// `1_0.5e-3`, `.5`, `5.`: correctly rounded; infinite past the range, as in Python.
LiteralError parse_float(std::string_view text, double& value);

// What the prefix of a string literal says; `text` is the prefix with the opening quotes.
struct StringPrefix {
  bool raw = false;
  bool bytes = false;
  bool formatted = false;
  bool valid = true;
};
StringPrefix parse_string_prefix(std::string_view text);

// Appends the value of what stands between the quotes, as UTF-8 (bytes: each byte as it is).
// Unsupported: named characters and surrogates.
LiteralError append_string(std::string& out, std::string_view content, const StringPrefix& prefix);

// Appends one code point as UTF-8.
void append_utf8(std::string& out, std::uint32_t code_point);

}  // namespace weft
