// JSON writer.
#include "weft/base/json.h"

#include <array>
#include <charconv>
#include <cmath>

#ifdef __SSE2__
#include <emmintrin.h>

#include <bit>
#endif

#include "weft/base/check.h"

namespace weft {

namespace {

bool needs_escape(unsigned char c) { return c < 0x20 || c == '"' || c == '\\'; }

// Writes what stands for a character and returns where it ends: at most six bytes.
char* escaped(char* to, char c) {
  static constexpr char kHex[] = "0123456789abcdef";
  static constexpr auto kShort = [] {
    std::array<char, 256> letters{};
    letters['"'] = '"';
    letters['\\'] = '\\';
    letters['\n'] = 'n';
    letters['\r'] = 'r';
    letters['\t'] = 't';
    letters['\b'] = 'b';
    letters['\f'] = 'f';
    return letters;
  }();
  const auto byte = static_cast<unsigned char>(c);
  *to++ = '\\';
  if (kShort[byte] != 0) {
    *to++ = kShort[byte];
    return to;
  }
  for (const char digit : {'u', '0', '0', kHex[byte >> 4], kHex[byte & 15]}) *to++ = digit;
  return to;
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  // By way of a small buffer, which needs no look at `out` for each of the many short runs.
  constexpr size_t kBuffer = 4096;
  char buffer[kBuffer + 16];
  char* to = buffer;
  *to++ = '"';
  const char* p = text.data();
  const char* end = p + text.size();
#ifdef __SSE2__
  const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\');
  const __m128i last_control = _mm_set1_epi8(0x1f);
#endif
  while (p < end) {
    if (to >= buffer + kBuffer) {
      out.append(buffer, static_cast<size_t>(to - buffer));
      to = buffer;
    }
#ifdef __SSE2__
    if (end - p >= 16) {
      const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
      __m128i bad = _mm_or_si128(_mm_cmpeq_epi8(v, quote), _mm_cmpeq_epi8(v, backslash));
      bad = _mm_or_si128(bad, _mm_cmpeq_epi8(_mm_min_epu8(v, last_control), v));
      const auto mask = static_cast<unsigned>(_mm_movemask_epi8(bad));
      _mm_storeu_si128(reinterpret_cast<__m128i*>(to), v);
      const int plain = mask == 0 ? 16 : std::countr_zero(mask);
      p += plain;
      to += plain;
      if (mask != 0 && to < buffer + kBuffer) to = escaped(to, *p++);
      continue;
    }
#endif
    if (needs_escape(static_cast<unsigned char>(*p))) {
      to = escaped(to, *p++);
    } else {
      *to++ = *p++;
    }
  }
  out.append(buffer, static_cast<size_t>(to - buffer));
  out += '"';
}

void JsonWriter::new_line() {
  if (indent_ == 0) return;
  out_ += '\n';
  out_.append(filled_.size() * static_cast<size_t>(indent_), ' ');
}

void JsonWriter::before_value() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (filled_.empty()) {
    WEFT_CHECK(out_.empty(), "a second value beside the first");
    return;
  }
  if (filled_.back()) out_ += ',';
  filled_.back() = true;
  new_line();
}

JsonWriter& JsonWriter::key(std::string_view name) {
  WEFT_CHECK(!after_key_ && !filled_.empty(), "key '{}' in the wrong place", name);
  before_value();
  append_json_string(out_, name);
  out_ += indent_ == 0 ? ":" : ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  before_value();
  out_ += json;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  before_value();
  append_json_string(out_, text);
  return *this;
}

JsonWriter& JsonWriter::number_signed(int64_t number) {
  char buffer[24];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
  return raw({buffer, static_cast<size_t>(end - buffer)});
}

JsonWriter& JsonWriter::number_unsigned(uint64_t number) {
  char buffer[24];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
  return raw({buffer, static_cast<size_t>(end - buffer)});
}

template <class Float>
JsonWriter& JsonWriter::write_real(Float number) {
  if (!std::isfinite(number)) return null();
  char buffer[40];
  char* end = std::to_chars(buffer, buffer + sizeof buffer - 2, number).ptr;
  const std::string_view digits(buffer, static_cast<size_t>(end - buffer));
  if (digits.find_first_of(".e") == digits.npos) {
    *end++ = '.';
    *end++ = '0';
  }
  return raw({buffer, static_cast<size_t>(end - buffer)});
}

JsonWriter& JsonWriter::real(double number) { return write_real(number); }
JsonWriter& JsonWriter::real(float number) { return write_real(number); }

JsonWriter& JsonWriter::value(double number) {
  if (!std::isfinite(number)) return null();
  // A whole number is spelled as an integer is, so that it need not be known which it was; -0 keeps
  // its sign.
  constexpr double kExact = 9007199254740992;  // 2^53
  if (number == std::trunc(number) && std::abs(number) < kExact &&
      (number != 0 || !std::signbit(number))) {
    return number_signed(static_cast<int64_t>(number));
  }
  char buffer[40];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
  return raw({buffer, static_cast<size_t>(end - buffer)});
}

JsonWriter& JsonWriter::open(char bracket) {
  before_value();
  out_ += bracket;
  filled_.push_back(false);
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  WEFT_CHECK(!filled_.empty() && !after_key_, "'{}' in the wrong place", bracket);
  bool filled = filled_.back();
  filled_.pop_back();
  if (filled) new_line();
  out_ += bracket;
  return *this;
}

std::string JsonWriter::take() {
  WEFT_CHECK(filled_.empty() && !after_key_, "unfinished JSON");
  std::string out = std::move(out_);
  out_.clear();
  return out;
}

std::string pretty_json(std::string_view json) {
  std::string out;
  int depth = 0;
  std::vector<bool> flat;  // one per open bracket
  const auto new_line = [&] {
    out += '\n';
    out.append(static_cast<size_t>(depth) * 2, ' ');
  };
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"') {
      const size_t begin = i++;
      while (i < json.size() && json[i] != '"') i += json[i] == '\\' ? 2 : 1;
      out += json.substr(begin, i + 1 - begin);
    } else if (c == '{' || c == '[') {
      // What closes before another opens stays on its line: lists of plain values, and what is
      // empty.
      const size_t next = json.find_first_of("[]{}", i + 1);
      const bool closes =
          next != std::string_view::npos && (json[next] == ']' || json[next] == '}');
      flat.push_back(closes && (c == '[' || next == i + 1));
      out += c;
      ++depth;
      if (!flat.back()) new_line();
    } else if (c == '}' || c == ']') {
      --depth;
      if (!flat.empty()) {
        if (!flat.back()) new_line();
        flat.pop_back();
      }
      out += c;
    } else if (c == ',') {
      out += c;
      if (!flat.empty() && flat.back()) {
        out += ' ';
      } else {
        new_line();
      }
    } else if (c == ':') {
      out += ": ";
    } else if (c != ' ' && c != '\n') {
      out += c;
    }
  }
  return out;
}

}  // namespace weft
