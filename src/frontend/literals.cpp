#include "literals.h"

#include <charconv>
#include <limits>
#include <vector>

namespace weft {
namespace {

int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return 99;
}

// A number out of from_chars's range: does it round to infinity rather than to zero? `text` is
// digits with at most one point and one exponent. Compares the decimal position of the first
// digit that is not zero with zero, which is enough this far from it.
bool overflows(std::string_view text) {
  const std::size_t e = text.find_first_of("eE");
  const std::string_view mantissa = text.substr(0, e);
  std::size_t point = mantissa.find('.');
  if (point == std::string_view::npos) point = mantissa.size();
  const std::size_t first = mantissa.find_first_not_of("0.");
  if (first == std::string_view::npos) return false;
  if (e != std::string_view::npos) {
    std::string_view exponent = text.substr(e + 1);
    const bool negative = exponent.starts_with('-');
    if (negative || exponent.starts_with('+')) exponent.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] =
        std::from_chars(exponent.data(), exponent.data() + exponent.size(), value);
    if (error != std::errc{}) return !negative;
    const std::int64_t position =
        static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first);
    return position + (negative ? -value : value) > 0;
  }
  return first < point;
}

}  // namespace

LiteralError parse_integer(std::string_view text, std::uint64_t& value) {
  int base = 10;
  if (text.size() > 1 && text[0] == '0') {
    const char marker = static_cast<char>(text[1] | 0x20);
    if (marker == 'x') base = 16;
    if (marker == 'o') base = 8;
    if (marker == 'b') base = 2;
    if (base != 10) text.remove_prefix(2);
  }
  bool any = false;
  bool underscore = base == 10;  // no underscore may come first in a decimal
  bool leading_zero = false;
  value = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '_') {
      if (underscore) return LiteralError::Malformed;
      underscore = true;
      continue;
    }
    underscore = false;
    const int digit = digit_value(c);
    if (digit >= base) return LiteralError::Malformed;
    if (base == 10 && i == 0 && digit == 0) leading_zero = true;
    if (leading_zero && digit != 0) return LiteralError::Malformed;  // 0777
    any = true;
    const auto b = static_cast<std::uint64_t>(base);
    if (value > (std::numeric_limits<std::uint64_t>::max() - static_cast<std::uint64_t>(digit)) / b)
      return LiteralError::TooLarge;
    value = value * b + static_cast<std::uint64_t>(digit);
  }
  return any && !underscore ? LiteralError::None : LiteralError::Malformed;
}

BigInteger big_integer(std::string_view text) {
  std::uint32_t base = 10;
  if (text.size() > 1 && text[0] == '0') {
    const char marker = static_cast<char>(text[1] | 0x20);
    base = marker == 'x' ? 16 : marker == 'o' ? 8 : marker == 'b' ? 2 : 10;
    if (base != 10) text.remove_prefix(2);
  }
  // Limbs of nine decimal digits, the lowest first.
  constexpr std::uint32_t kLimb = 1'000'000'000;
  BigInteger out;
  std::vector<std::uint32_t> limbs;
  for (const char c : text) {
    if (c == '_') continue;
    const auto digit = static_cast<std::uint32_t>(digit_value(c));
    out.low = out.low * base + digit;
    std::uint64_t carry = digit;
    for (std::uint32_t& limb : limbs) {
      const std::uint64_t v = std::uint64_t{limb} * base + carry;
      limb = static_cast<std::uint32_t>(v % kLimb);
      carry = v / kLimb;
    }
    if (carry != 0) limbs.push_back(static_cast<std::uint32_t>(carry));
    if (limbs.size() * 9 > kMostDigits + 9) return out;
  }
  for (std::size_t i = limbs.size(); i-- > 0;) {
    std::string part = std::to_string(limbs[i]);
    if (i + 1 != limbs.size()) part.insert(0, 9 - part.size(), '0');
    out.digits += part;
  }
  if (out.digits.size() > kMostDigits) out.digits.clear();
  return out;
}

LiteralError parse_float(std::string_view text, double& value) {
  std::string digits;
  digits.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '_') {
      digits.push_back(text[i]);
      continue;
    }
    // Underscores stand between two digits.
    if (i == 0 || i + 1 == text.size() || digit_value(text[i - 1]) > 9 ||
        digit_value(text[i + 1]) > 9)
      return LiteralError::Malformed;
  }
  std::string_view rest = digits;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (end != rest.data() + rest.size()) return LiteralError::Malformed;
  if (error == std::errc::result_out_of_range)
    value = overflows(rest) ? std::numeric_limits<double>::infinity() : 0.0;
  else if (error != std::errc{})
    return LiteralError::Malformed;
  return LiteralError::None;
}

StringPrefix parse_string_prefix(std::string_view text) {
  StringPrefix p;
  bool unicode = false;
  for (char c : text) {
    switch (c) {
      case 'r':
      case 'R':
        p.valid = p.valid && !p.raw;
        p.raw = true;
        break;
      case 'b':
      case 'B':
        p.valid = p.valid && !p.bytes;
        p.bytes = true;
        break;
      case 'f':
      case 'F':
        p.valid = p.valid && !p.formatted;
        p.formatted = true;
        break;
      case 'u':
      case 'U':
        p.valid = p.valid && !unicode;
        unicode = true;
        break;
      default:
        p.valid = p.valid && (c == '"' || c == '\'');
    }
  }
  if (p.bytes && p.formatted) p.valid = false;
  if (unicode && (p.raw || p.bytes || p.formatted)) p.valid = false;
  return p;
}

void append_utf8(std::string& out, std::uint32_t c) {
  auto push = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (c < 0x80) {
    push(c);
  } else if (c < 0x800) {
    push(0xc0 | (c >> 6));
    push(0x80 | (c & 0x3f));
  } else if (c < 0x10000) {
    push(0xe0 | (c >> 12));
    push(0x80 | ((c >> 6) & 0x3f));
    push(0x80 | (c & 0x3f));
  } else {
    push(0xf0 | (c >> 18));
    push(0x80 | ((c >> 12) & 0x3f));
    push(0x80 | ((c >> 6) & 0x3f));
    push(0x80 | (c & 0x3f));
  }
}

namespace {

// Reads `count` hexadecimal digits from `text` at `at`.
bool read_hex(std::string_view text, std::size_t at, std::size_t count, std::uint32_t& value) {
  value = 0;
  if (at + count > text.size()) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const int digit = digit_value(text[at + i]);
    if (digit > 15) return false;
    value = value * 16 + static_cast<std::uint32_t>(digit);
  }
  return true;
}

// Reads up to three octal digits from `text` at `at`; how many there are.
std::size_t read_octal(std::string_view text, std::size_t at, std::uint32_t& value) {
  std::size_t n = 0;
  value = 0;
  while (n < 3 && at + n < text.size() && text[at + n] >= '0' && text[at + n] <= '7')
    value = value * 8 + static_cast<std::uint32_t>(text[at + n++] - '0');
  return n;
}

// The character that a backslash and a letter or quote stand for; '\0' if they stand for
// themselves.
char plain_escape(char c) {
  switch (c) {
    case '\\':
    case '\'':
    case '"':
      return c;
    case 'a':
      return '\a';
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    case 'v':
      return '\v';
    default:
      return '\0';
  }
}

}  // namespace

LiteralError append_string(std::string& out, std::string_view s, const StringPrefix& prefix) {
  auto put = [&](std::uint32_t code) {
    if (prefix.bytes) {
      out.push_back(static_cast<char>(code & 0xff));
    } else {
      append_utf8(out, code);
    }
  };
  for (std::size_t i = 0; i < s.size(); ++i) {
    const char c = s[i];
    if (prefix.bytes && static_cast<unsigned char>(c) >= 0x80) return LiteralError::Malformed;
    if (c == '\r' && i + 1 < s.size() && s[i + 1] == '\n') continue;  // lines end in \n in Python
    if (c != '\\' || prefix.raw || i + 1 >= s.size()) {
      out.push_back(c);
      continue;
    }
    const char e = s[++i];
    std::uint32_t code = 0;
    switch (e) {
      case '\r':
        if (i + 1 < s.size() && s[i + 1] == '\n') ++i;
        break;
      case '\n':
        break;
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7':
        i += read_octal(s, i, code) - 1;
        put(code);
        break;
      case 'x':
        if (!read_hex(s, i + 1, 2, code)) return LiteralError::Malformed;
        i += 2;
        put(code);
        break;
      case 'u':
      case 'U':
      case 'N': {
        if (prefix.bytes) {
          out += '\\';
          out += e;
          break;
        }
        if (e == 'N') return LiteralError::Unsupported;
        const std::size_t count = e == 'u' ? 4 : 8;
        if (!read_hex(s, i + 1, count, code) || code > 0x10ffff) return LiteralError::Malformed;
        if (code >= 0xd800 && code <= 0xdfff) return LiteralError::Unsupported;
        i += count;
        append_utf8(out, code);
        break;
      }
      default:
        if (const char plain = plain_escape(e); plain != '\0') {
          out += plain;
        } else {
          out += '\\';
          out += e;
        }
    }
  }
  return LiteralError::None;
}

}  // namespace weft
