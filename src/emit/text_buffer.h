// A buffer for text that grows at its end and keeps its memory.
//
// It replaces std::string because most pieces are a few characters, and spelling them is a third of
// the time from a tree to text. Appending here is a comparison and a copy, both inlined.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace weft {

class TextBuffer {
 public:
  // So many bytes after the end may be read; they mean nothing.
  static constexpr std::size_t kSlack = 16;

  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  const char* data() const { return data_.get(); }
  std::string_view view() const { return {data_.get(), size_}; }

  TextBuffer& operator+=(char c) {
    *room(1) = c;
    ++size_;
    return *this;
  }
  TextBuffer& operator+=(std::string_view s) {
    char* to = room(s.size());
    if (s.size() <= 16) {
      // A loop over few characters costs less than a call.
      for (std::size_t i = 0; i < s.size(); ++i) to[i] = s[i];
    } else {
      std::memcpy(to, s.data(), s.size());
    }
    size_ += s.size();
    return *this;
  }
  template <std::size_t N>
  TextBuffer& operator+=(const char (&s)[N]) {  // a literal
    std::memcpy(room(N), s, N - 1);
    size_ += N - 1;
    return *this;
  }
  TextBuffer& append(std::size_t n, char c) {
    std::memset(room(n), c, n);
    size_ += n;
    return *this;
  }
  template <class Integer>
  TextBuffer& number(Integer n) {
    char* to = room(24);
    size_ = static_cast<std::size_t>(std::to_chars(to, to + 24, n).ptr - data_.get());
    return *this;
  }
  // "var_12": a word of three characters or a few more, an underscore, a number.
  TextBuffer& label(std::string_view word, std::uint32_t n) {
    char* to = room(word.size() + 24);
    std::memcpy(to, word.data(), 3);
    for (std::size_t i = 3; i < word.size(); ++i) to[i] = word[i];
    to += word.size();
    *to++ = '_';
    if (n < 10) {
      *to++ = static_cast<char>('0' + n);
    } else if (n < 100) {
      *to++ = static_cast<char>('0' + n / 10);
      *to++ = static_cast<char>('0' + n % 10);
    } else {
      to = std::to_chars(to, to + 20, n).ptr;
    }
    size_ = static_cast<std::size_t>(to - data_.get());
    return *this;
  }

 private:
  // Where the next `n` characters go.
  char* room(std::size_t n) {
    if (capacity_ - size_ <= n) [[unlikely]]  // also of nothing, so that there is a place
      grow(n);
    return data_.get() + size_;
  }
  void grow(std::size_t n) {
    capacity_ = std::max(capacity_ * 2, size_ + n + 1024);
    auto wider = std::make_unique_for_overwrite<char[]>(capacity_ + kSlack);
    if (size_ > 0) std::memcpy(wider.get(), data_.get(), size_);
    data_ = std::move(wider);
  }

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0, capacity_ = 0;
};

}  // namespace weft
