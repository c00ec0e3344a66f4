// The text writer, and Python's spelling of floats and strings.
#include "weft/base/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "weft/base/check.h"

namespace weft {

void TextWriter::dedent() {
  WEFT_CHECK(depth_ > 0, "dedent below zero");
  --depth_;
}

std::string TextWriter::take() {
  depth_ = 0;
  return std::exchange(out_, {});
}

void TextWriter::clear() {
  out_.clear();
  depth_ = 0;
}

TextWriter& TextWriter::write_signed(int64_t value) {
  char buffer[24];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  return write(std::string_view(buffer, static_cast<size_t>(end - buffer)));
}

TextWriter& TextWriter::write_unsigned(uint64_t value) {
  char buffer[24];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  return write(std::string_view(buffer, static_cast<size_t>(end - buffer)));
}

std::string py_float_repr(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  // Shortest digits as d.ddde[+-]xx; std::to_chars and Python both take the shortest string that
  // reads back, and of those the nearest to the value.
  char buffer[40];
  auto end =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string_view text(buffer, static_cast<size_t>(end - buffer));
  std::string out;
  if (text.front() == '-') {
    out += '-';
    text.remove_prefix(1);
  }
  size_t e = text.find('e');
  std::string digits(1, text[0]);
  if (e > 2) digits += text.substr(2, e - 2);
  std::string_view exponent_text = text.substr(e + 1);
  if (exponent_text.front() == '+') exponent_text.remove_prefix(1);
  int exponent = 0;
  std::from_chars(exponent_text.data(), exponent_text.data() + exponent_text.size(), exponent);

  // Python's float_repr_style: fixed for -4 <= exponent < 16, else scientific with two digits.
  if (exponent < -4 || exponent >= 16) {
    out += digits[0];
    if (digits.size() > 1) {
      out += '.';
      out.append(digits, 1);
    }
    out += exponent < 0 ? "e-" : "e+";
    int magnitude = std::abs(exponent);
    if (magnitude < 10) out += '0';
    out += std::to_string(magnitude);
  } else if (exponent < 0) {
    out += "0.";
    out.append(static_cast<size_t>(-exponent - 1), '0');
    out += digits;
  } else {
    size_t whole = static_cast<size_t>(exponent) + 1;
    if (digits.size() <= whole) {
      out += digits;
      out.append(whole - digits.size(), '0');
      out += ".0";
    } else {
      out.append(digits, 0, whole);
      out += '.';
      out.append(digits, whole);
    }
  }
  return out;
}

std::string py_float32_widened_repr(float value) {
  return py_float_repr(static_cast<double>(value));
}

std::string py_string_repr(std::string_view utf8) {
  static constexpr char kHex[] = "0123456789abcdef";
  char quote = utf8.find('\'') != utf8.npos && utf8.find('"') == utf8.npos ? '"' : '\'';
  std::string out(1, quote);
  for (char c : utf8) {
    auto byte = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20 || byte == 0x7f) {
      out += "\\x";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      out += c;
    }
  }
  return out + quote;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string plural(uint64_t number, std::string_view one) {
  return std::string(one) + (number == 1 ? "" : "s");
}

std::string counted(uint64_t number, std::string_view one) {
  return std::to_string(number) + ' ' + plural(number, one);
}

namespace {

// The bytes of the UTF-8 character that begins the text and its code point; 0 bytes where none
// does.
std::pair<size_t, uint32_t> first_character(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {1, lead};
  const size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return {0, 0};
  uint32_t code = lead & (0xffu >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {0, 0};
    code = code << 6 | (byte(i) & 0x3fu);
  }
  // Longer than it need be, a half of a pair, or beyond the last character.
  constexpr uint32_t kLowest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kLowest[length] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return {0, 0};
  return {length, code};
}

// Whether a terminal or a page may act on the character instead of showing it.
bool steers(uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e ||
         code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069) || (code >= 0xfff9 && code <= 0xfffb) ||
         code >= 0xe0000;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    auto [length, code] = first_character(text);
    const bool stays = code == '\n' || code == '\t';
    if (length == 0 || (steers(code) && !stays)) {
      out += '?';
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  return out;
}

std::string printable_line(std::string_view text) {
  std::string out = printable(text);
  std::replace_if(
      out.begin(), out.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return out;
}

namespace {

// Letters added, left out, changed, or swapped with their neighbour.
size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::vector<size_t>> d(a.size() + 1, std::vector<size_t>(b.size() + 1));
  for (size_t i = 0; i <= a.size(); ++i) {
    for (size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      d[i][j] = std::min(
          {d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  }
  return d[a.size()][b.size()];
}

}  // namespace

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known) {
  constexpr size_t kLongest = 64;
  if (word.size() > kLongest) return {};
  std::string_view best;
  size_t fewest = std::max<size_t>(1, (word.size() + 1) / 3) + 1;
  for (const std::string_view name : known) {
    // What was begun right counts as one slip, whatever is left of it.
    const bool begun = word.size() >= 3 && name.starts_with(word);
    const size_t of = begun ? 1 : slips(word, name);
    if (of < fewest && of < word.size()) {
      fewest = of;
      best = name;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known) {
  const std::string_view near = nearest(word, known);
  return near.empty() ? "" : "; did you mean '" + std::string(near) + "'?";
}

}  // namespace weft
