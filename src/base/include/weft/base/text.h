// The only text writer, and the only code that spells a Python float or string.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weft {

// Append-only text with indentation. write() never indents; line() and begin_line() do.
class TextWriter {
 public:
  explicit TextWriter(int indent_width = 4) : indent_width_(indent_width) {}

  TextWriter& write(std::string_view text) {
    out_.append(text);
    return *this;
  }
  TextWriter& write(char c) {
    out_.push_back(c);
    return *this;
  }
  template <std::integral T>
  requires(!std::same_as<T, char> && !std::same_as<T, bool>) TextWriter& write(T value) {
    if constexpr (std::signed_integral<T>) {
      return write_signed(value);
    } else {
      return write_unsigned(value);
    }
  }
  // Strings, characters and integers, one after the other.
  template <class First, class Second, class... Rest>
  TextWriter& write(const First& first, const Second& second, const Rest&... rest) {
    write(first);
    write(second);
    (write(rest), ...);
    return *this;
  }

  // A whole line: indentation, the parts, a newline. line() alone writes an empty line, without
  // indentation.
  TextWriter& line() { return write('\n'); }
  template <class... Parts>
  TextWriter& line(const Parts&... parts) {
    begin_line();
    (write(parts), ...);
    return write('\n');
  }
  TextWriter& begin_line() {
    out_.append(static_cast<size_t>(depth_) * static_cast<size_t>(indent_width_), ' ');
    return *this;
  }
  TextWriter& end_line() { return write('\n'); }

  void indent() { ++depth_; }
  void dedent();
  int depth() const { return depth_; }

  std::string_view view() const { return out_; }
  size_t size() const { return out_.size(); }
  bool empty() const { return out_.empty(); }
  void reserve(size_t bytes) { out_.reserve(bytes); }
  // Hands the text over; the writer is empty again, at depth 0.
  std::string take();
  // Empties the text and keeps its memory.
  void clear();

 private:
  TextWriter& write_signed(int64_t value);
  TextWriter& write_unsigned(uint64_t value);

  std::string out_;
  int indent_width_;
  int depth_ = 0;
};

// Indents for the length of a scope.
class Indent {
 public:
  explicit Indent(TextWriter& writer) : writer_(writer) { writer_.indent(); }
  ~Indent() { writer_.dedent(); }
  Indent(const Indent&) = delete;
  Indent& operator=(const Indent&) = delete;

 private:
  TextWriter& writer_;
};

// Python's repr(value), which is also its str(): the shortest digits that read back as the same
// value; `1.0`, `0.0001`, `1e-05`, `1e+16`, `-0.0`, `inf`, `nan`.
std::string py_float_repr(double value);
// The same of a float32 widened to Python's float: 0.1f is `0.10000000149011612`.
std::string py_float32_widened_repr(float value);

// Python's repr() of a string given as UTF-8: single quotes unless the text has some and no
// double ones; ASCII controls, backslash and the quote escaped; text beyond ASCII as it is.
std::string py_string_repr(std::string_view utf8);

// A letter, digit or underscore of ASCII, as names of C++ have; no locale is asked.
constexpr bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The lines of a text, without their ends; a last one may have none.
std::vector<std::string_view> lines_of(std::string_view text);
// Without spaces, tabs and line ends around it.
std::string_view without_blanks(std::string_view text);

// "row" for 1, else "rows"; and with the number before it.
std::string plural(uint64_t number, std::string_view one);
std::string counted(uint64_t number, std::string_view one);

// For a terminal: other people's text with a `?` for each thing that steers one or hides what is
// there: control characters of ASCII and of Unicode (C1), marks of writing direction, separators of
// lines and paragraphs, and bytes that are not UTF-8. Tabs and line ends stay.
std::string printable(std::string_view text);
// The same on one line: tabs and line ends become spaces.
std::string printable_line(std::string_view text);

// The one of `known` that `word` may be a slip of: the nearest by letters added, left out, changed
// or swapped, of which about one in three may be wrong. Empty where none is near.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);
// "; did you mean 'count'?" of the nearest, or nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace weft
