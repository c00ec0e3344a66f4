#include "filled.h"

#include <algorithm>

#include "weft/base/check.h"

namespace weft::standalone {

std::string filled(std::string_view text,
                   std::initializer_list<std::pair<std::string_view, std::string>> values) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find('$', at);
    out += text.substr(at, begin - at);
    if (begin == text.npos) break;
    const std::size_t end = text.find('$', begin + 1);
    WEFT_CHECK(end != text.npos, "a place that has no end");
    const std::string_view name = text.substr(begin + 1, end - begin - 1);
    const auto* value =
        std::find_if(values.begin(), values.end(), [&](const auto& v) { return v.first == name; });
    WEFT_CHECK(value != values.end(), "nothing to fill in for '{}'", name);
    out += value->second;
    at = end + 1;
  }
  return out;
}

}  // namespace weft::standalone
