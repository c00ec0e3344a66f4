// Reading and writing headers of .npy files; see npy.h.
#include "npz/npy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <optional>
#include <utility>

#include "weft/base/check.h"

namespace weft {

namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kMostDimensions = 32;

// As numpy spells them, behind the mark of the order of bytes.
constexpr std::pair<std::string_view, Scalar> kDtypes[] = {
    {"b1", Scalar::Bool},    {"i1", Scalar::Int8},    {"u1", Scalar::UInt8},
    {"i2", Scalar::Int16},   {"u2", Scalar::UInt16},  {"i4", Scalar::Int32},
    {"u4", Scalar::UInt32},  {"i8", Scalar::Int64},   {"u8", Scalar::UInt64},
    {"f2", Scalar::Float16}, {"f4", Scalar::Float32}, {"f8", Scalar::Float64},
};

constexpr std::string_view kKnownDtypes =
    "bool, integers of 8 to 64 bits and floats of 16 to 64 bits are read; an array of bfloat16 is "
    "given as a.view('uint16')";

std::uint64_t size_of(Scalar s) { return static_cast<std::uint64_t>(scalar_bits(s)) / 8; }

// The dictionary in a header: a Python literal, of which only the form that numpy writes is read.
class HeaderText {
 public:
  explicit HeaderText(std::string_view text) : text_(text) {}

  std::size_t position() const { return at_; }
  bool at_end() const { return at_ == text_.size(); }

  void skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  bool take(std::string_view token) {
    skip_spaces();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  // Without escapes, which no name of a type has.
  std::optional<std::string_view> string() {
    skip_spaces();
    if (at_ == text_.size() || (text_[at_] != '\'' && text_[at_] != '"')) return std::nullopt;
    const std::size_t end = text_.find(text_[at_], at_ + 1);
    if (end == text_.npos) return std::nullopt;
    const std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
    if (inside.find('\\') != inside.npos) return std::nullopt;
    at_ = end + 1;
    return inside;
  }
  // A number from 0 that an int64 holds.
  std::optional<std::int64_t> number() {
    skip_spaces();
    std::int64_t value = 0;
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
    if (error != std::errc() || value < 0 || *begin == '-') return std::nullopt;
    at_ += static_cast<std::size_t>(end - begin);
    return value;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// What the dictionary says, as it stands there.
struct HeaderFields {
  std::string_view descr;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;
};

class HeaderParser {
 public:
  HeaderParser(std::string_view text, const ArrayPlace& place) : text_(text), place_(place) {}

  Result<HeaderFields> parse() {
    if (!text_.take("{")) return malformed();
    std::array<bool, 3> seen{};
    while (!text_.take("}")) {
      const std::optional<std::string_view> key = text_.string();
      if (!key || !text_.take(":")) return malformed();
      const auto found = std::find(std::begin(kKeys), std::end(kKeys), *key);
      if (found == std::end(kKeys)) return malformed();
      const auto index = static_cast<std::size_t>(found - std::begin(kKeys));
      if (std::exchange(seen[index], true)) return malformed();
      WEFT_RETURN_IF_ERROR(value(index));
      if (text_.take(",")) continue;
      if (!text_.take("}")) return malformed();
      break;
    }
    text_.skip_spaces();
    if (!text_.at_end() || std::find(seen.begin(), seen.end(), false) != seen.end())
      return malformed();
    return std::move(fields_);
  }

 private:
  static constexpr std::string_view kKeys[] = {"descr", "fortran_order", "shape"};

  Diag malformed() const {
    return place_.refuse(fmt::format(
        "its header is not a dictionary of descr, fortran_order and shape as numpy writes it (at "
        "character {}); the file is damaged or not of numpy's making",
        text_.position() + 1));
  }

  Status value(std::size_t key) {
    if (key == 0) return descr();
    if (key == 2) return shape();
    fields_.fortran_order = text_.take("True");
    if (!fields_.fortran_order && !text_.take("False")) return malformed();
    return {};
  }

  Status descr() {
    if (text_.take("[")) {
      return place_.refuse(fmt::format(
          "its dtype has fields; save an array for each field, with a name such as '{}.FIELD'",
          place_.array));
    }
    const std::optional<std::string_view> name = text_.string();
    if (!name) return malformed();
    fields_.descr = *name;
    return {};
  }

  // A tuple: one number has a comma behind it.
  Status shape() {
    if (!text_.take("(")) return malformed();
    bool comma = true;
    while (!text_.take(")")) {
      if (!comma) return malformed();
      const std::optional<std::int64_t> size = text_.number();
      if (!size) return malformed();
      if (fields_.shape.size() == kMostDimensions)
        return place_.refuse(fmt::format("it has more than {} dimensions", kMostDimensions));
      fields_.shape.push_back(*size);
      comma = text_.take(",");
    }
    if (fields_.shape.size() == 1 && !comma) return malformed();
    return {};
  }

  HeaderText text_;
  const ArrayPlace& place_;
  HeaderFields fields_;
};

Result<Scalar> scalar_of(std::string_view descr, const ArrayPlace& place) {
  const std::string_view kind = descr.empty() ? descr : descr.substr(1);
  if (descr.starts_with('|') && kind.starts_with('O'))
    return place.refuse("it holds objects of Python; save it with a dtype of numbers");
  for (const auto& [name, scalar] : kDtypes) {
    if (kind != name) continue;
    if (descr[0] == '<' || (descr[0] == '|' && size_of(scalar) == 1)) return scalar;
    if (descr[0] == '>')
      return place.refuse(
          fmt::format("its numbers are big-endian ({}); save a.astype('<{}')", descr, name));
  }
  return place.refuse(fmt::format("its dtype is '{}'; {}", descr, kKnownDtypes));
}

Result<std::uint64_t> bytes_of(Scalar scalar, const std::vector<std::int64_t>& shape,
                               const ArrayPlace& place) {
  // A dimension of 0 does not excuse the others: as numpy has it, they have to be possible.
  std::int64_t bytes = static_cast<std::int64_t>(size_of(scalar));
  bool empty = false;
  for (const std::int64_t size : shape) {
    empty = empty || size == 0;
    if (size > 0 && __builtin_mul_overflow(bytes, size, &bytes)) {
      return place.refuse(
          fmt::format("its shape {} is larger than any memory", eval::shape_text(shape)));
    }
  }
  return empty ? 0 : static_cast<std::uint64_t>(bytes);
}

}  // namespace

Diag ArrayPlace::refuse(std::string_view why) const {
  return diag(DiagCode::NpzMember, array, file, why);
}

Result<NpyHeader> parse_npy_header(std::string_view begin, const ArrayPlace& place) {
  const auto byte = [&](std::size_t at) -> std::size_t {
    return static_cast<unsigned char>(begin[at]);
  };
  if (!begin.starts_with(kMagic)) return place.refuse("it does not begin as an .npy file does");
  const Diag too_short = place.refuse("it ends within its header, so the file is damaged");
  if (begin.size() < 10) return too_short;
  const std::size_t major = byte(6), minor = byte(7);
  if (major < 1 || major > 3 || minor != 0) {
    return place.refuse(fmt::format(
        "it is of version {}.{} of the .npy format; versions 1.0 to 3.0 are read", major, minor));
  }
  NpyHeader out;
  std::size_t length = byte(8) | byte(9) << 8;
  out.data_at = 10;
  if (major > 1) {
    if (begin.size() < 12) return too_short;
    length |= byte(10) << 16 | byte(11) << 24;
    out.data_at = 12;
  }
  if (length > kMostNpyHeader) {
    return place.refuse(
        fmt::format("its header has {} bytes; at most {} are read", length, kMostNpyHeader));
  }
  if (begin.size() - out.data_at < length) return too_short;
  WEFT_TRY(HeaderFields fields, HeaderParser(begin.substr(out.data_at, length), place).parse());
  out.data_at += length;
  WEFT_TRY(out.scalar, scalar_of(fields.descr, place));
  WEFT_TRY(out.data_size, bytes_of(out.scalar, fields.shape, place));
  out.fortran_order = fields.fortran_order;
  out.shape = std::move(fields.shape);
  return out;
}

void reorder_to_c(eval::NamedArray& array) {
  const std::size_t dimensions = array.shape.size();
  if (dimensions < 2 || array.data.empty()) return;
  const std::size_t size = size_of(array.scalar);
  std::vector<std::size_t> strides(dimensions), index(dimensions);
  std::size_t stride = size;
  for (std::size_t d = 0; d < dimensions; ++d) {
    strides[d] = stride;
    stride *= static_cast<std::size_t>(array.shape[d]);
  }
  std::vector<std::byte> ordered(array.data.size());
  std::size_t from = 0;
  for (std::size_t to = 0; to < ordered.size(); to += size) {
    std::memcpy(ordered.data() + to, array.data.data() + from, size);
    // To the next index, of which the last one runs fastest.
    for (std::size_t d = dimensions; d-- > 0;) {
      from += strides[d];
      if (++index[d] < static_cast<std::size_t>(array.shape[d])) break;
      from -= strides[d] * index[d];
      index[d] = 0;
    }
  }
  array.data = std::move(ordered);
}

std::string npy_header(const eval::NamedArray& array) {
  Scalar scalar = array.scalar;
  if (scalar == Scalar::BFloat16) scalar = Scalar::UInt16;
  if (scalar == Scalar::Handle) scalar = Scalar::UInt64;
  const auto known = std::find_if(std::begin(kDtypes), std::end(kDtypes),
                                  [&](const auto& dtype) { return dtype.second == scalar; });
  WEFT_CHECK(known != std::end(kDtypes), "an array of numbers that numpy has no type for");
  std::string text =
      fmt::format("{{'descr': '{}{}', 'fortran_order': False, 'shape': {}, }}",
                  size_of(scalar) == 1 ? '|' : '<', known->first, eval::shape_text(array.shape));
  // Numbers begin at a multiple of 64 bytes, and the last byte before them ends the line.
  while ((10 + text.size() + 1) % 64 != 0) text += ' ';
  text += '\n';
  std::string out(kMagic);
  out += {'\x01', '\0', static_cast<char>(text.size() & 0xff), static_cast<char>(text.size() >> 8)};
  return out + text;
}

}  // namespace weft
