// Hostile Parquet: rows or a diagnostic of one line, never a crash. Arrow comes built and without
// instrumentation, so what leads the fuzzer is our side of it alone.
#include "weft/parquet/parquet.h"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const std::string kPath =
      "/tmp/weft_parquet_fuzz_" + std::to_string(::getpid()) + ".parquet";
  if (!weft::write_file(kPath, {reinterpret_cast<const char*>(data), size}, false)) std::abort();
  uint64_t rows = 0, last = 0;
  const weft::Status status =
      weft::for_each_row(kPath, &weft::parquet_format(), [&](uint64_t number, std::string_view) {
        if (rows > 0 && number <= last) std::abort();
        last = number;
        return ++rows < 10000;  // a small page may claim a great deal of rows
      });
  if (!status && status.error().render().find('\n') != std::string::npos) std::abort();
  if (!weft::remove_file(kPath)) std::abort();
  return 0;
}
