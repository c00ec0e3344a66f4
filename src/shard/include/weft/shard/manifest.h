// OUT/manifest.json: the files of a complete dataset.
//
// It is written last and atomically, so a folder with a manifest is a finished dataset. It names
// every file with its size and hashes, the versions and the whole configuration, and it carries a
// checksum of itself.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/json.h"
#include "weft/base/result.h"
#include "weft/base/sha256.h"
#include "weft/shard/layout.h"

namespace simdjson::dom {
class element;
}

namespace weft {

// Estimated tokens by what they are of, as the records say in "tokens": the fields that are texts,
// or kTokensOfExample where records are examples.
using TokenCounts = std::map<std::string, uint64_t, std::less<>>;
inline constexpr std::string_view kTokensOfExample = "example";
// Adds what a record, as JSON on one line, says of itself.
void add_tokens(std::string_view record, TokenCounts& counts);

// A data file.
struct FileEntry {
  std::string path;  // relative to the dataset's folder
  RowRange range;    // indices that its rows are from; it holds those of its split
  uint64_t rows = 0;
  uint64_t bytes = 0;
  uint64_t text_bytes = 0;        // of its rows as JSONL
  TokenCounts tokens;             // of all its rows; none of files that hold one row
  Sha256Digest sha256{};          // of the file
  Sha256Digest content_sha256{};  // of its rows as JSONL: the same in every format of shards

  friend bool operator==(const FileEntry&, const FileEntry&) = default;
};

// A file beside the data: the dataset card.
struct SideFile {
  std::string path;
  uint64_t bytes = 0;
  Sha256Digest sha256{};
};

struct Manifest {
  std::string versions;       // a JSON object on one line
  std::string configuration;  // likewise
  std::vector<FileEntry> files;
  std::vector<SideFile> others;

  uint64_t rows() const;
  uint64_t bytes() const;
  uint64_t text_bytes() const;
  TokenCounts tokens() const;
};

// As one JSON object on one line, and back.
void write_file_entry(JsonWriter& json, const FileEntry& entry);
// Only names and numbers that weft writes somewhere. Errors: BadRecord with `where`.
Result<FileEntry> parse_file_entry(const simdjson::dom::element& element, const std::string& where);

std::string manifest_text(const Manifest& manifest);
// Whether the files make up the rows of its configuration is for receipts_of() to say. Errors:
// BadRecord with `path`.
Result<Manifest> parse_manifest(std::string_view text, const std::string& path);

}  // namespace weft
