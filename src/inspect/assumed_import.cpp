#include "weft/inspect/assumed_import.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace weft {

bool imports_warp(std::string_view python) {
  return python.find("import warp") != python.npos || python.find("from warp") != python.npos;
}

std::string assumed_import(std::string_view python, std::string_view echoed) {
  // The first line that the text echoes, "// def name(...):   <L 4>", is the kernel's.
  uint64_t lines = 1, said = 0;
  const size_t comment = echoed.find("// def ");
  const size_t mark = comment == echoed.npos ? comment : echoed.find("<L ", comment);
  if (mark != echoed.npos) {
    const char* from = echoed.data() + mark + 3;
    std::from_chars(from, echoed.data() + echoed.size(), said);
    const std::string_view def =
        echoed.substr(comment + 3, echoed.find_first_of("(<\n", comment + 3) - comment - 3);
    const size_t at = python.find(def);
    if (at != python.npos) {
      const auto before = python.substr(0, at);
      const uint64_t line =
          1 + static_cast<uint64_t>(std::count(before.begin(), before.end(), '\n'));
      if (said > line) lines = std::min<uint64_t>(said - line, 1000);
    }
  }
  return "import warp as wp" + std::string(lines, '\n');
}

}  // namespace weft
