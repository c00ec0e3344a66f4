// See capture/launches.h.
#include "capture/launches.h"

#include <simdjson.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr std::string_view kLaunchStart = "{\"launch_of\":";
constexpr std::uint64_t kMostKernels = 1 << 24;
constexpr std::int64_t kMostNumbers = 1 << 16;

// Whether the numbers are as many as the shape says.
bool read_argument(dom::element json, eval::NamedArray& out) {
  std::string_view name, type, digits;
  dom::array shape;
  if (json.at(0).get(name) || json.at(1).get(type) || json.at(2).get(shape) ||
      json.at(3).get(digits))
    return false;
  const std::optional<Scalar> scalar = parse_scalar(type);
  const std::optional<std::string> bytes = from_hex(digits);
  if (!scalar || !bytes) return false;
  out.name = name;
  out.scalar = *scalar;
  std::int64_t count = 1;
  for (const dom::element& e : shape) {
    std::int64_t n = 0;
    if (e.get(n) || n < 0 || n > kMostNumbers || (count *= n) > kMostNumbers) return false;
    out.shape.push_back(n);
  }
  const auto* data = reinterpret_cast<const std::byte*>(bytes->data());
  out.data.assign(data, data + bytes->size());
  return out.data.size() == static_cast<std::size_t>(count) * eval::scalar_size(out.scalar);
}

bool read_launch(dom::element json, GivenLaunch& out) {
  dom::array dims, arguments, shared;
  if (json["dim"].get(dims) || json["arguments"].get(arguments)) return false;
  for (const dom::element& e : dims) {
    std::uint64_t n = 0;
    if (e.get(n) || n < 1 || n > static_cast<std::uint64_t>(kMostNumbers)) return false;
    out.dims.push_back(static_cast<std::uint32_t>(n));
  }
  for (const dom::element& e : arguments)
    if (!read_argument(e, out.arguments.emplace_back())) return false;
  if (!json["shared"].get(shared)) {
    for (const dom::element& e : shared) {
      std::string_view a, b;
      if (e.at(0).get(a) || e.at(1).get(b)) return false;
      out.shared.emplace_back(a, b);
    }
  }
  return !out.dims.empty() && out.dims.size() <= 4;
}

}  // namespace

bool is_launch_line(std::string_view line) { return line.starts_with(kLaunchStart); }

std::string launch_line(std::uint64_t kernel, const GivenLaunch& launch) {
  JsonWriter json;
  json.begin_object().member("launch_of", kernel).key("dim").begin_array();
  for (const std::uint32_t d : launch.dims) json.value(d);
  json.end_array().key("arguments").begin_array();
  for (const eval::NamedArray& a : launch.arguments) {
    json.begin_array().value(a.name).value(scalar_name(a.scalar)).begin_array();
    for (const std::int64_t n : a.shape) json.value(n);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(a.data.data());
    json.end_array().value(to_hex({bytes, a.data.size()})).end_array();
  }
  json.end_array().end_object();
  return json.take() + "\n";
}

std::string left_out_line(std::uint64_t kernel, std::string_view why) {
  JsonWriter json;
  json.begin_object().member("launch_of", kernel).member("left_out", why).end_object();
  return json.take() + "\n";
}

LaunchIndex::LaunchIndex(std::FILE* spool) : descriptor_(::fileno(spool)) {
  std::rewind(spool);
  char* line = nullptr;
  std::size_t room = 0;
  JsonParser parser;
  for (long at = 0;;) {
    const ssize_t length = ::getline(&line, &room, spool);
    if (length < 0) break;
    const std::string_view text(line, static_cast<std::size_t>(length));
    // The number alone: the rest is read when the kernel's row is made.
    const std::size_t comma = text.find(',');
    if (is_launch_line(text) && text.ends_with('\n') && comma != text.npos) {
      const std::uint64_t kernel = std::strtoull(line + kLaunchStart.size(), nullptr, 10);
      if (kernel < kMostKernels) {
        if (lines_.size() <= kernel) lines_.resize(kernel + 1);
        lines_[kernel].push_back({at, text.size()});
      }
    }
    at += length;
  }
  std::free(line);  // NOLINT: getline() takes it from malloc()
  std::rewind(spool);
}

KernelLaunches LaunchIndex::of(std::uint64_t kernel) const {
  KernelLaunches out;
  if (kernel >= lines_.size()) return out;
  JsonParser parser;
  for (const Place& place : lines_[kernel]) {
    std::string line(place.size, '\0');
    dom::element json;
    GivenLaunch launch;
    std::string_view left_out;
    const ssize_t read = ::pread(descriptor_, line.data(), line.size(), place.at);
    if (read != static_cast<ssize_t>(line.size()) || parser.parse(line).get(json)) {
      out.left_out = "its line is damaged";
    } else if (!json["left_out"].get(left_out)) {
      out.left_out = left_out;
    } else if (read_launch(json, launch)) {
      out.launches.push_back(std::move(launch));
    } else {
      out.left_out = "its line is damaged";
    }
  }
  return out;
}

}  // namespace weft
