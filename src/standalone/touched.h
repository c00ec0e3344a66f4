// Bytes of elements that a thread reads or writes. Private to the room.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace weft::standalone {

// What has been touched of elements, each byte of which counts once.
class Touched {
 public:
  // Returns how many bytes are new of those from `offset` on. `element`: which one, of `size`
  // bytes. `component`: which part, where no number says it; then `offset` says nothing.
  std::uint32_t add(const std::string& element, std::uint32_t size, std::uint32_t offset,
                    std::uint32_t bytes, const std::string& component) {
    Parts& parts = elements_[element];
    parts.bytes.resize(size);
    if (!component.empty()) {
      const bool all = parts.count == size;
      if (all || !parts.components.insert(component).second) return 0;
      const std::uint32_t fresh = bytes < size - parts.count ? bytes : size - parts.count;
      return fresh;
    }
    std::uint32_t fresh = 0;
    for (std::uint32_t b = offset; b < offset + bytes && b < size; ++b) {
      if (!parts.bytes[b]) ++fresh;
      parts.bytes[b] = true;
    }
    parts.count += fresh;
    return fresh;
  }

 private:
  struct Parts {
    std::vector<bool> bytes;
    std::uint32_t count = 0;
    std::set<std::string> components;
  };
  std::map<std::string, Parts> elements_;
};

}  // namespace weft::standalone
