// What compilers print, cut to a function: any text gives texts with a line number for each line,
// or a diagnostic.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "weft/levels/echoes.h"
#include "weft/levels/levels.h"

namespace {

void check(const weft::Result<weft::levels::FunctionText>& made) {
  if (!made) return;
  const auto lines = std::count(made->text.begin(), made->text.end(), '\n');
  if (static_cast<size_t>(lines) != made->lines.size()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check(weft::levels::ptx_of(text, "k", "k.cu"));
  check(weft::levels::sass_of(text, "k", "k.cu"));
  check(weft::levels::llvm_ir_of(text, "k", "k.cpp"));
  // A source and a text of Warp's that may quote it.
  const size_t half = text.find('\0');
  const std::string_view warp = text.substr(0, half);
  const auto python =
      weft::levels::python_lines(warp, half == text.npos ? text : text.substr(half + 1));
  const auto newlines = static_cast<size_t>(std::count(warp.begin(), warp.end(), '\n'));
  if (python.size() < newlines + 1 || python.size() > newlines + 2) std::abort();
  const auto resources = weft::levels::resources_of(text, "k");
  if (resources) weft::levels::occupancy("sm_80", *resources, 256);
  return 0;
}
