// A small JSON writer (RFC 8259): it writes keys in the order given, writes no spaces, and passes
// UTF-8 through.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

// Appends `text` as a JSON string with its quotes.
void append_json_string(std::string& out, std::string_view text);

// JSON on one line, a member or element a line; lists of numbers and texts stay on theirs.
std::string pretty_json(std::string_view json);

// Commas and colons are the writer's business; that every key gets one value and every begin its
// end is the caller's, and checked.
class JsonWriter {
 public:
  // indent 0: one line. Otherwise each member on a line of its own, as in Python's json.dumps.
  explicit JsonWriter(int indent = 0) : indent_(indent) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  template <std::integral T>
  JsonWriter& value(T number) {
    if constexpr (std::same_as<T, bool>) {
      return raw(number ? "true" : "false");
    } else if constexpr (std::signed_integral<T>) {
      return number_signed(number);
    } else {
      return number_unsigned(number);
    }
  }
  // The shortest digits that read back the same, whole numbers below 2^53 as integers; infinities
  // and NaN have no JSON and become null.
  JsonWriter& value(double number);
  // A number that is a float to those who read it, also where it is whole: "1.0".
  JsonWriter& real(double number);
  JsonWriter& real(float number);  // the shortest digits that read back as the same float
  JsonWriter& null() { return raw("null"); }
  // A value that is JSON already.
  JsonWriter& raw(std::string_view json);

  template <class T>
  JsonWriter& member(std::string_view name, const T& v) {
    key(name);
    return value(v);
  }

  std::string_view view() const { return out_; }
  // Hands the text over and starts anew.
  std::string take();

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& number_signed(int64_t number);
  JsonWriter& number_unsigned(uint64_t number);
  template <class Float>
  JsonWriter& write_real(Float number);
  void before_value();
  void new_line();

  std::string out_;
  int indent_;
  bool after_key_ = false;
  std::vector<bool> filled_;  // one per open bracket: has it a member yet
};

}  // namespace weft
