// Hostile .npz files and headers of .npy files: arrays whose numbers are all there, or a
// diagnostic; never a crash, and never more memory than the limit. What is read is written and read
// again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "npz/npy.h"
#include "npz/npz.h"

namespace {

constexpr uint64_t kMost = uint64_t{1} << 22;

// In bytes.
uint64_t size_by_shape(const weft::eval::NamedArray& array) {
  return static_cast<uint64_t>(array.count()) * static_cast<uint64_t>(scalar_bits(array.scalar)) /
         8;
}

void check_archive(std::string_view bytes) {
  const auto arrays = weft::parse_npz(bytes, "fuzz.npz", kMost);
  if (!arrays) {
    if (arrays.error().render().empty()) std::abort();
    return;
  }
  uint64_t total = 0;
  for (const weft::eval::NamedArray& a : *arrays) {
    if (a.data.size() != size_by_shape(a)) std::abort();
    total += a.data.size();
  }
  if (total > kMost) std::abort();
  std::string written;
  const weft::Status status =
      weft::write_npz(*arrays, "again.npz", [&](std::string_view piece) -> weft::Status {
        written += piece;
        return {};
      });
  if (!status) std::abort();
  const auto again = weft::parse_npz(written, "again.npz", kMost);
  if (!again || again->size() != arrays->size()) std::abort();
  for (size_t i = 0; i < again->size(); ++i) {
    if ((*again)[i].scalar != (*arrays)[i].scalar || (*again)[i].shape != (*arrays)[i].shape ||
        (*again)[i].data != (*arrays)[i].data)
      std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // The first byte chooses the form.
  if (size == 0) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] % 2 == 0) {
    check_archive(bytes);
    return 0;
  }
  const auto header = weft::parse_npy_header(bytes, {"x", "fuzz.npz"});
  if (header && header->data_at > bytes.size()) std::abort();
  return 0;
}
