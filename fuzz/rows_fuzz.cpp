// Rows of hostile files: counted and named, never a crash; what is read is checked like any row.
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "weft/inspect/inspection.h"
#include "weft/inspect/report.h"
#include "weft/shard/file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // The first byte chooses the form.
  if (size == 0) return 0;
  static const std::string kBase = "/tmp/weft_rows_fuzz_" + std::to_string(::getpid());
  const std::string path = kBase + (data[0] % 3 == 0   ? ".jsonl"
                                    : data[0] % 3 == 1 ? ".json"
                                                       : ".jsonl.zst");
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (!weft::write_file(path, bytes, false)) std::abort();
  weft::InspectOptions options;
  options.checks.set();
  // Spill files for each input would take all of the time.
  options.checks.reset(static_cast<size_t>(weft::Check::kNear));
  options.statistics = true;
  uint64_t rows = 0;
  weft::InspectHooks hooks;
  hooks.tick = [&](uint64_t seen, uint32_t, const weft::DatasetFiles&) { rows = seen; };
  hooks.stage = [](std::string_view) {};
  hooks.stop = [&] { return rows > 10000; };  // a small frame may unpack to a great deal
  const auto found = weft::inspect_dataset(path, options, hooks);
  if (found && (weft::inspection_text(*found).empty() || weft::inspection_json(*found).empty() ||
                weft::stats_text(*found).empty()))
    std::abort();
  if (!weft::remove_file(path)) std::abort();
  return 0;
}
