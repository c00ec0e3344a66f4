// Writes the manifest as text and reads it back; see manifest.h.
#include "weft/shard/manifest.h"
#include "weft/shard/json_parser.h"

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "weft/shard/sealed.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr int kManifestVersion = 1;
// Of one file: more than any has.
constexpr uint64_t kMaxBytes = uint64_t{1} << 50;
// Texts of a row: more than there are.
constexpr size_t kMaxTexts = 64;

std::optional<Sha256Digest> parse_digest(std::string_view hex) {
  Sha256Digest digest;
  if (hex.size() != digest.size() * 2) return std::nullopt;
  for (size_t i = 0; i < hex.size(); ++i) {
    char c = hex[i];
    int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (digit < 0) return std::nullopt;
    digest[i / 2] = static_cast<uint8_t>(i % 2 == 0 ? digit << 4 : digest[i / 2] | digit);
  }
  return digest;
}

Result<Sha256Digest> digest_member(const dom::element& object, const char* name,
                                   const std::string& where) {
  std::string_view hex;
  if (!object[name].get(hex)) {
    if (auto digest = parse_digest(hex)) return *digest;
  }
  return diag(DiagCode::BadRecord, where, std::string("no sha256 as '") + name + "'");
}

// Of the entries, by one of their numbers.
uint64_t sum(const std::vector<FileEntry>& files, uint64_t FileEntry::*number) {
  uint64_t total = 0;
  for (const FileEntry& file : files) total += file.*number;
  return total;
}

bool is_text_name(std::string_view name) {
  return !name.empty() && name.size() <= 32 && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// Of an entry of a file; none where it has none.
Result<TokenCounts> parse_tokens(const dom::element& entry, const std::string& where) {
  TokenCounts counts;
  dom::object object;
  if (entry["tokens"].error() == simdjson::NO_SUCH_FIELD) return counts;
  if (entry["tokens"].get(object))
    return diag(DiagCode::BadRecord, where, "'tokens' of a file is no object");
  for (const auto& [name, value] : object) {
    uint64_t count = 0;
    if (!is_text_name(name) || value.get(count) || count > kMaxBytes || counts.size() == kMaxTexts)
      return diag(DiagCode::BadRecord, where, "'tokens' of a file has what weft does not write");
    counts.insert_or_assign(std::string(name), count);
  }
  return counts;
}

std::string one_line(const FileEntry& entry) {
  JsonWriter json;
  write_file_entry(json, entry);
  return json.take();
}

std::string one_line(const SideFile& file) {
  JsonWriter json;
  json.begin_object()
      .member("path", file.path)
      .member("bytes", file.bytes)
      .member("sha256", to_hex(file.sha256))
      .end_object();
  return json.take();
}

}  // namespace

void add_tokens(std::string_view record, TokenCounts& counts) {
  // It stands near the end of a record, and no text can hold it: there the quotes are escaped.
  constexpr std::string_view kKey = R"("tokens":)";
  const size_t key = record.rfind(kKey);
  if (key == record.npos) return;
  const char* at = record.data() + key + kKey.size();
  const char* const end = record.data() + record.size();
  const auto number_of = [&](std::string_view name) {
    uint64_t count = 0;
    at = std::from_chars(at, end, count).ptr;
    const auto place = counts.find(name);
    (place == counts.end() ? counts.emplace(name, 0).first : place)->second += count;
  };
  if (at == end || *at != '{') return number_of(kTokensOfExample);
  while (end - at > 2 && at[1] == '"') {  // at '{' or ','
    const char* const name = at + 2;
    at = std::find(name, end, '"');
    const std::string_view text(name, static_cast<size_t>(at - name));
    if (end - at < 3) return;
    at += 2;
    number_of(text);
  }
}

uint64_t Manifest::rows() const { return sum(files, &FileEntry::rows); }
uint64_t Manifest::bytes() const { return sum(files, &FileEntry::bytes); }
uint64_t Manifest::text_bytes() const { return sum(files, &FileEntry::text_bytes); }

TokenCounts Manifest::tokens() const {
  TokenCounts total;
  for (const FileEntry& file : files)
    for (const auto& [name, count] : file.tokens) total[name] += count;
  return total;
}

void write_file_entry(JsonWriter& json, const FileEntry& entry) {
  json.begin_object()
      .member("path", entry.path)
      .member("first_index", entry.range.first)
      .member("end_index", entry.range.end())
      .member("rows", entry.rows)
      .member("bytes", entry.bytes)
      .member("text_bytes", entry.text_bytes);
  if (!entry.tokens.empty()) {
    json.key("tokens").begin_object();
    for (const auto& [name, count] : entry.tokens) json.member(name, count);
    json.end_object();
  }
  json.member("sha256", to_hex(entry.sha256))
      .member("content_sha256", to_hex(entry.content_sha256))
      .end_object();
}

Result<FileEntry> parse_file_entry(const dom::element& element, const std::string& where) {
  FileEntry entry;
  std::string_view path;
  uint64_t end = 0;
  if (element["path"].get(path) || element["first_index"].get(entry.range.first) ||
      element["end_index"].get(end) || element["rows"].get(entry.rows) ||
      element["bytes"].get(entry.bytes) || element["text_bytes"].get(entry.text_bytes)) {
    return diag(DiagCode::BadRecord, where, "an entry of a file lacks a member");
  }
  // A file holds at least a row of those that it is from.
  if (end > kMaxRows || end <= entry.range.first || entry.rows == 0 ||
      entry.rows > end - entry.range.first || entry.bytes > kMaxBytes ||
      entry.text_bytes > kMaxBytes) {
    return diag(DiagCode::BadRecord, where, "a number of an entry of a file is out of its bounds");
  }
  if (!is_own_name(path)) {
    return diag(DiagCode::BadRecord, where, "it names a file that weft does not make");
  }
  WEFT_TRY(entry.tokens, parse_tokens(element, where));
  entry.path = path;
  entry.range.count = end - entry.range.first;
  WEFT_TRY(entry.sha256, digest_member(element, "sha256", where));
  WEFT_TRY(entry.content_sha256, digest_member(element, "content_sha256", where));
  return entry;
}

std::string manifest_text(const Manifest& manifest) {
  JsonWriter json(2);
  json.begin_object().member("manifest_version", kManifestVersion);
  json.key("versions").raw(manifest.versions);
  json.key("configuration").raw(manifest.configuration);
  json.member("rows", manifest.rows())
      .member("bytes", manifest.bytes())
      .member("text_bytes", manifest.text_bytes());
  json.key("files").begin_array();
  for (const FileEntry& file : manifest.files) json.raw(one_line(file));
  json.end_array();
  json.key("others").begin_array();
  for (const SideFile& file : manifest.others) json.raw(one_line(file));
  json.end_array().end_object();
  return seal_json(json.take() + "\n");
}

Result<Manifest> parse_manifest(std::string_view text, const std::string& path) {
  WEFT_TRY(std::string object, unseal_json(text, path));
  JsonParser parser;
  dom::element root;
  dom::element versions, configuration;
  dom::array files, others;
  int64_t version = 0;
  uint64_t rows = 0, bytes = 0, text_bytes = 0;
  if (parser.parse(object).get(root) || root["manifest_version"].get(version) ||
      root["versions"].get(versions) || root["configuration"].get(configuration) ||
      root["files"].get(files) || root["others"].get(others) || root["rows"].get(rows) ||
      root["bytes"].get(bytes) || root["text_bytes"].get(text_bytes)) {
    return diag(DiagCode::BadRecord, path, "it is no manifest of weft");
  }
  if (version != kManifestVersion) {
    return diag(DiagCode::BadRecord, path, "it is of a later version of weft");
  }
  Manifest manifest{simdjson::minify(versions), simdjson::minify(configuration), {}, {}};
  for (const dom::element& file : files) {
    WEFT_TRY(FileEntry entry, parse_file_entry(file, path));
    manifest.files.push_back(std::move(entry));
  }
  for (const dom::element& file : others) {
    SideFile side;
    std::string_view name;
    if (file["path"].get(name) || file["bytes"].get(side.bytes)) {
      return diag(DiagCode::BadRecord, path, "an entry of a file lacks a member");
    }
    const size_t before = manifest.others.size();
    if (before > 1 || name != (before == 0 ? kCardFile : kCroissantFile)) {
      return diag(DiagCode::BadRecord, path,
                  "it lists a file beside the data that is neither the card nor croissant.json");
    }
    side.path = name;
    WEFT_TRY(side.sha256, digest_member(file, "sha256", path));
    manifest.others.push_back(std::move(side));
  }
  if (manifest.others.empty() || rows != manifest.rows() || bytes != manifest.bytes() ||
      text_bytes != manifest.text_bytes()) {
    return diag(DiagCode::BadRecord, path, "its sums are not those of the files that it lists");
  }
  return manifest;
}

}  // namespace weft
