// The reader of .jsonl and .jsonl.zst on hostile bytes: lines or a diagnostic, never a crash.
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // The first byte chooses the form.
  if (size == 0) return 0;
  static const std::string kBase = "/tmp/weft_fuzz_" + std::to_string(::getpid());
  std::string path = kBase + (data[0] & 1 ? ".jsonl.zst" : ".jsonl");
  std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (!weft::write_file(path, bytes, false)) std::abort();
  uint64_t length = 0;
  weft::Status status = weft::for_each_line(path, [&](std::string_view line) {
    length += line.size();
    return length < (uint64_t{64} << 20);  // a small frame may unpack to a great deal
  });
  if (!status && status.error().render().empty()) std::abort();
  if (!weft::remove_file(path)) std::abort();
  return 0;
}
