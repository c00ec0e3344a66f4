#include "source.h"

#include <cstdint>

namespace weft {
namespace {

SourceLoc location(std::string_view file, std::string_view text, std::size_t at) {
  SourceLoc loc{std::string(file), 1, 1};
  for (std::size_t i = 0; i < at; ++i) {
    ++loc.col;
    if (text[i] == '\n') {
      ++loc.line;
      loc.col = 1;
    }
  }
  return loc;
}

bool continuation(unsigned char c) { return (c & 0xc0) == 0x80; }

// Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7), or npos.
std::size_t first_bad_utf8(std::string_view s) {
  std::size_t i = 0;
  while (i < s.size()) {
    const auto c = static_cast<unsigned char>(s[i]);
    if (c < 0x80) {
      ++i;
      continue;
    }
    std::size_t length = 0;
    std::uint32_t code = 0;
    if (c >= 0xc2 && c <= 0xdf) {
      length = 2;
      code = c & 0x1f;
    } else if (c >= 0xe0 && c <= 0xef) {
      length = 3;
      code = c & 0x0f;
    } else if (c >= 0xf0 && c <= 0xf4) {
      length = 4;
      code = c & 0x07;
    } else {
      return i;
    }
    if (i + length > s.size()) return i;
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(s[i + k]);
      if (!continuation(next)) return i;
      code = code << 6 | (next & 0x3f);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    if (overlong || surrogate || code > 0x10ffff) return i;
    i += length;
  }
  return std::string_view::npos;
}

// The encoding named in a comment on one of the first two lines, as PEP 263 has it; empty: none.
std::string_view declared_encoding(std::string_view source) {
  for (int line = 0; line < 2 && !source.empty(); ++line) {
    const std::size_t end = source.find('\n');
    std::string_view text = source.substr(0, end);
    source = end == std::string_view::npos ? std::string_view{} : source.substr(end + 1);
    const std::size_t start = text.find_first_not_of(" \t\f");
    if (start == std::string_view::npos || text[start] == '\r') continue;
    if (text[start] != '#') return {};
    const std::size_t at = text.find("coding");
    if (at == std::string_view::npos) continue;
    text.remove_prefix(at + 6);
    if (text.empty() || (text[0] != ':' && text[0] != '=')) continue;
    text.remove_prefix(1);
    const std::size_t name = text.find_first_not_of(" \t");
    if (name == std::string_view::npos) continue;
    text.remove_prefix(name);
    std::size_t length = 0;
    while (length < text.size() &&
           ((text[length] >= '0' && text[length] <= '9') ||
            (text[length] >= 'a' && text[length] <= 'z') ||
            (text[length] >= 'A' && text[length] <= 'Z') || text[length] == '-' ||
            text[length] == '_' || text[length] == '.'))
      ++length;
    return text.substr(0, length);
  }
  return {};
}

bool is_utf8_name(std::string_view name) {
  std::string plain;
  for (char c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    plain.push_back(c == '_' ? '-' : c);
  }
  return plain == "utf-8" || plain == "utf8" || plain.starts_with("utf-8-") || plain == "ascii" ||
         plain == "us-ascii";
}

}  // namespace

Status prepare_source(std::string& source, std::string_view file_name) {
  if (source.size() > kMaxSourceBytes)
    return diag(DiagCode::FileTooLarge, SourceLoc{std::string(file_name)}, source.size(),
                kMaxSourceBytes);
  if (source.starts_with("\xef\xbb\xbf")) source.erase(0, 3);
  if (const std::size_t at = source.find('\0'); at != std::string::npos)
    return diag(DiagCode::NullByte, location(file_name, source, at));
  if (const std::size_t at = first_bad_utf8(source); at != std::string::npos)
    return diag(DiagCode::NotUtf8, location(file_name, source, at));
  if (const std::string_view encoding = declared_encoding(source);
      !encoding.empty() && !is_utf8_name(encoding))
    return diag(DiagCode::OtherEncoding, SourceLoc{std::string(file_name)}, encoding);
  for (std::size_t at = source.find('\r'); at != std::string::npos; at = source.find('\r', at + 1))
    if (at + 1 >= source.size() || source[at + 1] != '\n')
      return diag(DiagCode::LoneCarriageReturn, location(file_name, source, at));
  return {};
}

bool has_foreign_line_break(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == 0x0b || c == 0x0c || (c >= 0x1c && c <= 0x1e)) return true;
    const std::string_view rest = text.substr(i);
    if (c == 0xc2 && rest.starts_with("\xc2\x85")) return true;
    if (c == 0xe2 && (rest.starts_with("\xe2\x80\xa8") || rest.starts_with("\xe2\x80\xa9")))
      return true;
  }
  return false;
}

}  // namespace weft
