// Cases of a hostile row: read or refused with words, never a crash; what is read is run again on a
// kernel that takes such arrays, and is read the same from what is written of it.
#include <simdjson.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "case_reader.h"
#include "weft/base/json.h"
#include "weft/cases/again.h"
#include "weft/driver/text_driver.h"

namespace {

constexpr const char* kKernel = R"(import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float), v: wp.array2d(dtype=wp.vec3), n: int, m: wp.mat22, y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i] * v[i, n][1] + wp.sin(m[0, 1])
)";

const weft::hir::Program& program() {
  static weft::TextDriver driver;
  static const bool made = [] {
    driver.want_resolved();
    if (!driver.read_source(kKernel, "k.py")) std::abort();
    const auto kernel = weft::find_kernel(driver.tree(), "k.py", "");
    return kernel && driver.lower(*kernel, {});
  }();
  if (!made) std::abort();
  return driver.resolved();
}

std::string written(const std::vector<weft::Case>& cases) {
  weft::JsonWriter json;
  weft::write_cases(json, cases);
  return json.take();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static simdjson::dom::parser parser;
  const simdjson::padded_string text(reinterpret_cast<const char*>(data), size);
  simdjson::dom::element json;
  if (parser.parse(text).get(json) != simdjson::SUCCESS) return 0;
  std::vector<weft::Case> cases;
  if (!weft::read_cases(json, cases).empty()) return 0;
  const std::string once = written(cases);
  simdjson::dom::parser again;
  std::vector<weft::Case> back;
  if (again.parse(once).get(json) != simdjson::SUCCESS || !weft::read_cases(json, back).empty())
    std::abort();
  if (written(back) != once) std::abort();
  for (const weft::Case& c : cases) {
    const auto difference = weft::case_difference(program(), c);
    if (!difference && difference.error().render().empty()) std::abort();
  }
  return 0;
}
