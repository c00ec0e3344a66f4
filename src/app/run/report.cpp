// What a launch came to; see report.h.
#include "run/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "npz/npy.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/eval/inputs.h"

namespace weft {

namespace {

using eval::NamedArray;

constexpr std::int64_t kShown = 8;  // numbers of an array

std::size_t shown_of(const NamedArray& array) {
  return static_cast<std::size_t>(std::min(array.count(), kShown));
}

// JSON has no infinities and no NaN.
std::string json_component(const NamedArray& array, std::size_t index) {
  if (is_float(array.scalar) && !std::isfinite(eval::float_component(array, index))) return "null";
  return eval::component_text(array, index);
}

}  // namespace

std::string finding_line(const eval::PlacedFinding& finding) {
  return fmt::format("{}:{}: thread {}: {} ({})", finding.file, finding.line,
                     fmt::join(finding.thread, ","), finding.message, finding.fault);
}

std::string run_text(const RunResult& result) {
  std::uint64_t threads = 1;
  for (const std::uint32_t d : result.dims) threads *= d;
  const std::string steps = result.steps == 1 ? "1 step" : fmt::format("{} steps", result.steps);
  std::string out =
      fmt::format("kernel {}, {}, {}\n", result.kernel, counted(threads, "thread"), steps);
  std::size_t name_width = 0, type_width = 0, shape_width = 0;
  for (const NamedArray& a : result.arrays) {
    name_width = std::max(name_width, a.name.size());
    type_width = std::max(type_width, scalar_name(a.scalar).size());
    shape_width = std::max(shape_width, eval::shape_text(a.shape).size());
  }
  for (const NamedArray& a : result.arrays) {
    out += fmt::format("  {:<{}}  {:<{}}  {:<{}} ", a.name, name_width, scalar_name(a.scalar),
                       type_width, eval::shape_text(a.shape), shape_width);
    for (std::size_t i = 0; i < shown_of(a); ++i) out += " " + eval::component_text(a, i);
    if (a.count() > kShown) out += " ...";
    while (out.ends_with(' ')) out.pop_back();
    out += '\n';
  }
  return out;
}

std::string run_json(const RunResult& result) {
  JsonWriter json;
  json.begin_object().member("kernel", result.kernel);
  json.key("dim").begin_array();
  for (const std::uint32_t d : result.dims) json.value(d);
  json.end_array().member("steps", result.steps).member("ended", result.ended);
  json.member("output", printable(result.output));
  json.key("findings").begin_array();
  for (const eval::PlacedFinding& f : result.findings) {
    json.begin_object().member("fault", f.fault).member("file", f.file).member("line", f.line);
    json.key("thread").begin_array();
    for (const std::int32_t t : f.thread) json.value(t);
    json.end_array().member("message", f.message);
    json.key("values").begin_array();
    for (const std::string& v : f.values) json.value(v);
    json.end_array().end_object();
  }
  json.end_array().key("arrays").begin_array();
  for (const NamedArray& a : result.arrays) {
    json.begin_object().member("name", a.name).member("dtype", scalar_name(a.scalar));
    json.key("shape").begin_array();
    for (const std::int64_t d : a.shape) json.value(d);
    json.end_array().key("first").begin_array();
    for (std::size_t i = 0; i < shown_of(a); ++i) json.raw(json_component(a, i));
    json.end_array().end_object();
  }
  json.end_array().end_object();
  return pretty_json(json.view()) + "\n";
}

}  // namespace weft
