// Reads JSON from front to back, value by value, without making a tree of it.
//
// Input: text in UTF-8. A value is consumed by the function that reads its kind; a function that
// finds another kind consumes nothing and returns false. Text that is not JSON makes the cursor
// fail: from then on it stands at the end, where there are no values. So callers need not check
// every step, but they must check failed() before they use the result.
//
// It replaces simdjson because most values of a Program are words and small numbers in nested
// lists, read once in their order; going through a tape of them took as long as lowering.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace weft {

// Eight characters at once, the first in the lowest byte. Nearly all of a Program's values are
// shorter, and a loop over a value of unforeseen length costs a wrong guess of the processor.
namespace chunk {

constexpr std::size_t kSize = 8;
constexpr std::uint64_t kOnes = 0x0101010101010101u, kHigh = 0x8080808080808080u;

inline std::uint64_t load(const char* p) {
  std::uint64_t n = 0;
  std::memcpy(&n, p, kSize);
  if constexpr (std::endian::native == std::endian::big) n = __builtin_bswap64(n);
  return n;
}
// The high bit of each byte that is c (of bytes after the first one found: perhaps).
inline std::uint64_t equal(std::uint64_t x, unsigned char c) {
  const std::uint64_t d = x ^ kOnes * c;
  return (d - kOnes) & ~d & kHigh;
}
inline std::uint64_t below_space(std::uint64_t x) { return (x - kOnes * 0x20) & ~x & kHigh; }
inline std::uint64_t no_digit(std::uint64_t x) {
  const std::uint64_t d = x ^ kOnes * '0';
  return (((d & ~kHigh) + kOnes * 0x76) | d) & kHigh;
}
// What does not stand plainly in a string: a quote, a backslash, a control character.
inline std::uint64_t no_text(std::uint64_t x) {
  return equal(x, '"') | equal(x, '\\') | below_space(x);
}
inline std::size_t index_of_first(std::uint64_t bits) {
  return static_cast<std::size_t>(std::countr_zero(bits)) / 8;
}
// The first n characters, zeros after them.
inline std::uint64_t first(std::uint64_t x, std::size_t n) {
  return n >= kSize ? x : x & ((std::uint64_t{1} << n * 8) - 1);
}
// The number that the first n characters are, n from 1 to 8, all digits.
inline std::int64_t number(std::uint64_t x, std::size_t n) {
  std::uint64_t d = (x ^ kOnes * '0') << (kSize - n) * 8;
  d = (d * 10 + (d >> 8)) & 0x00ff00ff00ff00ffu;
  d = (d * 100 + (d >> 16)) & 0x0000ffff0000ffffu;
  return static_cast<std::int64_t>((d * 10000 + (d >> 32)) & 0xffffffffu);
}

}  // namespace chunk

// A word's first eight characters as a number, for switches over words.
constexpr std::uint64_t first_eight(std::string_view s) {
  std::uint64_t n = 0;
  for (std::size_t i = 0; i < s.size() && i < chunk::kSize; ++i)
    n |= std::uint64_t{static_cast<unsigned char>(s[i])} << i * 8;
  return n;
}

class JsonCursor {
 public:
  // The text must outlive the cursor and what it gave.
  explicit JsonCursor(std::string_view text)
      : at_(text.data()), begin_(text.data()), end_(text.data() + text.size()) {}

  bool failed() const { return failed_; }
  // Where it failed: bytes from the beginning.
  std::size_t failed_at() const { return failed_at_; }

  // The first character of the next value; '\0' at the end.
  char peek() {
    while (at_ < end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
    return at_ < end_ ? *at_ : '\0';
  }
  bool string(std::string_view& out) {
    std::uint64_t key = 0;
    return word(out, key);
  }
  // The same, and its first_eight().
  bool word(std::string_view& out, std::uint64_t& key) {
    if (peek() != '"') return false;
    const char* p = at_ + 1;
    std::uint64_t first = 0, found = 0;
    for (; end_ - p >= static_cast<std::ptrdiff_t>(chunk::kSize); p += chunk::kSize) {
      const std::uint64_t x = chunk::load(p);
      if (p == at_ + 1) first = x;
      found = chunk::no_text(x);
      if (found != 0) break;
    }
    if (found == 0) return long_string(out, key);
    p += chunk::index_of_first(found);
    if (*p != '"') return long_string(out, key);
    out = {at_ + 1, static_cast<std::size_t>(p - at_ - 1)};
    key = chunk::first(first, out.size());
    at_ = p + 1;
    return true;
  }
  // An integer of 64 bits.
  bool number(std::int64_t& out) {
    peek();
    if (end_ - at_ < static_cast<std::ptrdiff_t>(chunk::kSize)) return any_number(out);
    const std::uint64_t x = chunk::load(at_);
    const std::uint64_t after = chunk::no_digit(x);
    const std::size_t n = chunk::index_of_first(after);
    if (after == 0 || n == 0 || (at_[n] != ',' && at_[n] != ']')) return any_number(out);
    out = chunk::number(x, n);
    at_ += n;
    return true;
  }
  // The beginning of a node as Python's json module writes it: `["Name",3,4,0,0`, and then a comma
  // or the bracket that closes. What is written otherwise is left where it is.
  bool node_head(std::string_view& kind, std::uint64_t& key, std::uint32_t (&place)[4]) {
    // A word of up to sixteen letters and four numbers of up to seven digits, and what is read
    // beyond.
    constexpr std::ptrdiff_t kMost = 2 + 16 + 1 + 4 * 8 + 8;
    const char* p = at_;
    if (end_ - p < kMost || p[0] != '[' || p[1] != '"') return false;
    p += 2;
    const std::uint64_t x = chunk::load(p);
    std::uint64_t end = chunk::no_text(x);
    std::size_t n = chunk::index_of_first(end);
    if (end == 0) {
      end = chunk::no_text(chunk::load(p + chunk::kSize));
      if (end == 0) return false;
      n = chunk::kSize + chunk::index_of_first(end);
    }
    if (n == 0 || p[n] != '"') return false;
    kind = {p, n};
    key = chunk::first(x, n);
    p += n + 1;
    for (std::size_t i = 0; i < 4; ++i) {
      if (i == 2 && std::memcmp(p, ",0,0", 4) == 0) {
        place[2] = place[3] = 0;
        p += 4;
        break;
      }
      const std::uint64_t digits = chunk::load(p + 1);
      const std::uint64_t after = chunk::no_digit(digits);
      const std::size_t count = chunk::index_of_first(after);
      if (*p != ',' || after == 0 || count == 0) return false;
      place[i] = static_cast<std::uint32_t>(chunk::number(digits, count));
      p += count + 1;
    }
    if (*p != ',' && *p != ']') return false;
    at_ = p;
    return true;
  }
  // A string, unescaped, at the end of `out`.
  bool append_string(std::string& out);
  bool boolean(bool& out);
  bool null() { return peek() == 'n' && literal("null"); }
  void skip(int depth = 0);

  bool open(char bracket) {
    if (peek() != bracket) return false;
    ++at_;
    return true;
  }
  // Whether another element follows, after open() or the element before; consumes the closing
  // bracket if not.
  bool more(bool first, char closing) {
    if (!first && at_ < end_ && *at_ == ',') [[likely]] {
      ++at_;
      return true;
    }
    const char c = peek();
    if (c == closing) {
      ++at_;
      return false;
    }
    if (first) return c != '\0' || fail();
    if (c != ',') return fail();
    ++at_;
    return true;
  }
  bool fail() {
    if (!failed_) failed_at_ = static_cast<std::size_t>(at_ - begin_);
    failed_ = true;
    at_ = end_;
    return false;
  }

 private:
  bool long_string(std::string_view& out, std::uint64_t& key);
  bool escape(std::string& out);
  bool any_number(std::int64_t& out);
  bool unicode(std::uint32_t& out);
  bool literal(std::string_view word);

  const char* at_;
  const char* begin_;
  const char* end_;
  std::string unescaped_;  // never grows beyond what was reserved
  bool failed_ = false;
  std::size_t failed_at_ = 0;
};

// The elements of a list whose bracket was opened: `while (list.next())`, and within it one value
// is to be consumed.
class JsonList {
 public:
  explicit JsonList(JsonCursor& cursor) : cursor_(&cursor) {}
  bool next() {
    if (closed_) return false;
    closed_ = !cursor_->more(first_, ']');
    first_ = false;
    return !closed_;
  }
  // For one whose first elements were read already.
  void begun() { first_ = false; }
  void skip_rest() {
    while (next()) cursor_->skip();
  }

 private:
  JsonCursor* cursor_;
  bool first_ = true, closed_ = false;
};

class JsonFields {
 public:
  explicit JsonFields(JsonCursor& cursor) : cursor_(&cursor) {}
  bool next(std::string_view& key) {
    if (!cursor_->more(first_, '}')) return false;
    first_ = false;
    if (!cursor_->word(key, key_) || !cursor_->open(':')) return cursor_->fail();
    return true;
  }
  // first_eight() of the field's name.
  std::uint64_t key() const { return key_; }

 private:
  JsonCursor* cursor_;
  std::uint64_t key_ = 0;
  bool first_ = true;
};

}  // namespace weft
