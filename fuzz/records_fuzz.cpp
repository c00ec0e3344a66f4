// Configurations, manifests and journals of other hands, each with a valid checksum: understood
// within the bounds of the command line or refused, never a crash, and nothing takes longer than
// its text.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "dataset/build.h"
#include "dataset/config.h"
#include "weft/base/sha256.h"
#include "weft/shard/sealed.h"

namespace {

void check(const weft::DatasetConfig& config) {
  const auto again = weft::parse_config(weft::config_json(config), "again");
  if (!again || weft::config_json(*again) != weft::config_json(config)) std::abort();
  const auto rows = config.rows();
  if (rows.end() > config.count || config.end_span() < config.first_span()) std::abort();
  if (weft::missing_ranges({}, config.layout, config.count, config.spans()).size() > 1)
    std::abort();
}

// Seals each line of a journal.
std::string sealed_journal(std::string_view lines) {
  std::string text = "weft journal 1\n";
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    text += weft::sha256_hex(line).substr(0, 16) + " " + std::string(line) + "\n";
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
  }
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // The first byte chooses the record.
  if (size == 0) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] % 3 == 0) {
    const auto journal = weft::parse_journal(sealed_journal(text), "journal");
    if (!journal) return 0;
    for (const std::string& name : journal->names) {
      if (!weft::is_own_name(name)) std::abort();
    }
    return 0;
  }
  const std::string sealed = weft::seal_json(text + "\n}\n");
  if (data[0] % 3 == 1) {
    if (const auto file = weft::parse_config_file(sealed, "config")) check(file->config);
    return 0;
  }
  const auto found = weft::parse_dataset_manifest(sealed, "manifest");
  if (!found) return 0;
  check(found->config);
  if (found->manifest.rows() != found->config.rows().count) std::abort();
  for (const weft::FileEntry& file : found->manifest.files) {
    if (!weft::is_own_name(file.path) || !found->config.layout.place_of(file.path)) std::abort();
  }
  return 0;
}
