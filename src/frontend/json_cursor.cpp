#include "json_cursor.h"

#include <charconv>

#include "literals.h"

namespace weft {
namespace {

// Levels of values that nobody reads.
constexpr int kMaxDepth = 1000;

}  // namespace

// Four hexadecimal digits.
bool JsonCursor::unicode(std::uint32_t& out) {
  if (end_ - at_ < 4) return fail();
  const auto end = std::from_chars(at_, at_ + 4, out, 16);
  if (end.ec != std::errc() || end.ptr != at_ + 4) return fail();
  at_ += 4;
  return true;
}

// One with escapes, or at the very end of the text.
bool JsonCursor::long_string(std::string_view& out, std::uint64_t& key) {
  // Unescaped text is shorter, so that this holds all of it and earlier views stay.
  if (unescaped_.capacity() < static_cast<std::size_t>(end_ - begin_))
    unescaped_.reserve(static_cast<std::size_t>(end_ - begin_));
  const std::size_t first = unescaped_.size();
  if (!append_string(unescaped_)) return false;
  out = std::string_view(unescaped_).substr(first);
  key = first_eight(out);
  return true;
}

bool JsonCursor::append_string(std::string& out) {
  if (peek() != '"') return false;
  ++at_;
  while (true) {
    const char* p = at_;
    std::uint64_t found = 0;
    for (; end_ - p >= static_cast<std::ptrdiff_t>(chunk::kSize); p += chunk::kSize) {
      found = chunk::no_text(chunk::load(p));
      if (found != 0) break;
    }
    if (found != 0) {
      p += chunk::index_of_first(found);
    } else {
      while (p < end_ && *p != '"' && *p != '\\' && static_cast<unsigned char>(*p) >= 0x20) ++p;
    }
    out.append(at_, p);
    at_ = p;
    if (at_ == end_ || static_cast<unsigned char>(*at_) < 0x20) return fail();
    if (*at_++ == '"') return true;
    if (!escape(out)) return false;
  }
}

// What follows a backslash.
bool JsonCursor::escape(std::string& out) {
  if (at_ == end_) return fail();
  static constexpr std::string_view kEscapes = "\"\\/bfnrt", kMeaning = "\"\\/\b\f\n\r\t";
  const char c = *at_++;
  if (c == 'n') {  // most of them
    out += '\n';
    return true;
  }
  if (const std::size_t i = kEscapes.find(c); i != std::string_view::npos) {
    out += kMeaning[i];
    return true;
  }
  std::uint32_t code = 0, low = 0;
  if (c != 'u' || !unicode(code)) return fail();
  if (code >= 0xd800 && code < 0xdc00) {  // the first half of a character
    if (end_ - at_ < 2 || at_[0] != '\\' || at_[1] != 'u') return fail();
    at_ += 2;
    if (!unicode(low) || low < 0xdc00 || low > 0xdfff) return fail();
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  } else if (code >= 0xdc00 && code <= 0xdfff) {
    return fail();
  }
  append_utf8(out, code);
  return true;
}

bool JsonCursor::any_number(std::int64_t& out) {
  const char c = peek();
  if (c != '-' && (c < '0' || c > '9')) return false;
  const auto end = std::from_chars(at_, end_, out);
  if (end.ec != std::errc()) return false;
  if (end.ptr < end_ && (*end.ptr == '.' || *end.ptr == 'e' || *end.ptr == 'E')) return false;
  at_ = end.ptr;
  return true;
}

bool JsonCursor::literal(std::string_view word) {
  if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word)) return fail();
  at_ += word.size();
  return true;
}

bool JsonCursor::boolean(bool& out) {
  const char c = peek();
  if (c != 't' && c != 'f') return false;
  out = c == 't';
  return literal(out ? "true" : "false");
}

void JsonCursor::skip(int depth) {
  std::string_view text;
  bool flag = false;
  if (depth > kMaxDepth) {
    fail();
    return;
  }
  switch (peek()) {
    case '"':
      string(text);
      break;
    case '[': {
      ++at_;
      for (JsonList list(*this); list.next();) skip(depth + 1);
      break;
    }
    case '{': {
      ++at_;
      for (JsonFields fields(*this); fields.next(text);) skip(depth + 1);
      break;
    }
    case 't':
    case 'f':
      boolean(flag);
      break;
    case 'n':
      null();
      break;
    default: {
      double value = 0;
      const auto end = std::from_chars(at_, end_, value);
      if (end.ptr == at_ || (*at_ != '-' && (*at_ < '0' || *at_ > '9'))) {
        fail();
      } else {
        at_ = end.ptr;
      }
    }
  }
}

}  // namespace weft
