// Text writer and Python's spelling of floats and strings.
#include "weft/base/text.h"

#include <charconv>
#include <cmath>

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

std::string plural(uint64_t number, std::string_view one) {
  return std::string(one) + (number == 1 ? "" : "s");
}

std::string counted(uint64_t number, std::string_view one) {
  return std::to_string(number) + ' ' + plural(number, one);
}

std::string printable(std::string text) {
  for (char& c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f) c = '?';
  }
  return text;
}

}  // namespace weft
