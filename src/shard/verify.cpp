// Comparing a folder with its manifest; see verify.h.
#include "weft/shard/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace fs = std::filesystem;

namespace {

// Every file and link of the folder, relative, sorted; of what begins with a dot at the top only
// weft's own.
Result<std::vector<std::string>> all_files(const std::string& root) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator it(root, error), end;
  for (; !error && it != end; it.increment(error)) {
    std::string name = it->path().lexically_relative(root).generic_string();
    bool hidden = it.depth() == 0 && name.starts_with('.') && name != ".weft";
    bool folder = it->symlink_status(error).type() == fs::file_type::directory;
    if (hidden && folder) it.disable_recursion_pending();
    // An empty folder is no harm.
    if (!hidden && !folder) files.push_back(std::move(name));
  }
  if (error) return diag(DiagCode::CannotRead, root, error.message());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::vector<Finding> verify_file(const std::string& root, const std::string& path, uint64_t bytes,
                                 const Sha256Digest& sha256) {
  std::string full = root + "/" + path;
  std::error_code error;
  fs::file_status status = fs::symlink_status(full, error);
  if (status.type() == fs::file_type::not_found) {
    return {{FindingKind::kMissing, path, "is missing"}};
  }
  if (status.type() != fs::file_type::regular) {
    return {{FindingKind::kContent, path, "is not a plain file"}};
  }
  uint64_t size = fs::file_size(full, error);
  if (!error && size != bytes) {
    return {
        {FindingKind::kSize, path, fmt::format("has {}, not {}", counted(size, "byte"), bytes)}};
  }
  Result<FileDigest> digest = digest_file(full);
  if (!digest) return {{FindingKind::kUnreadable, path, digest.error().message()}};
  if (digest->sha256 != sha256 || digest->bytes != bytes) {
    return {{FindingKind::kContent, path,
             fmt::format("holds other bytes than were written (sha256 {}, not {})",
                         to_hex(digest->sha256), to_hex(sha256))}};
  }
  return {};
}

std::vector<Finding> verify_folder(const std::string& root, const Manifest& manifest,
                                   const KnownTexts& texts, const std::set<std::string>& lost,
                                   const VerifyHooks& hooks) {
  std::vector<Finding> findings;
  std::set<std::string> expected = {std::string(kManifestFile), std::string(kStatsFile),
                                    std::string(kProgressFile), std::string(kLockFile)};
  uint64_t bytes_read = 0;
  auto check = [&](const std::string& path, uint64_t bytes, const Sha256Digest& sha256) {
    expected.insert(path);
    for (Finding& finding : verify_file(root, path, bytes, sha256)) {
      findings.push_back(std::move(finding));
    }
    bytes_read += bytes;
    hooks.tick(bytes_read);
  };
  for (const FileEntry& file : manifest.files) {
    if (hooks.stop()) return findings;
    check(file.path, file.bytes, file.sha256);
  }
  for (const SideFile& file : manifest.others) check(file.path, file.bytes, file.sha256);
  for (const auto& [path, text] : texts) check(path, text.size(), Sha256::of(text));

  Result<std::vector<std::string>> files = all_files(root);
  if (!files) {
    findings.push_back({FindingKind::kUnreadable, ".", files.error().message()});
    return findings;
  }
  std::set<std::string> temporary;
  for (const std::string& path : expected) temporary.insert(temporary_name(path));
  for (const std::string& path : lost) temporary.insert(temporary_name(path));
  temporary.insert(temporary_name(std::string(kJournalFile)));
  for (const std::string& file : *files) {
    if (expected.contains(file)) continue;
    if (lost.contains(file)) {
      findings.push_back({FindingKind::kContent, file, "cannot be checked, its entry is lost"});
    } else if (temporary.contains(file)) {
      findings.push_back({FindingKind::kLeftover, file, "was left by a run that was killed"});
    } else {
      findings.push_back({FindingKind::kForeign, file, "is not a file of this dataset"});
    }
  }
  return findings;
}

Receipts receipts_of(const std::vector<FileEntry>& files, const Layout& layout, uint64_t rows) {
  Receipts receipts;
  for (const FileEntry& file : files) {
    uint64_t number = file.range.first / layout.rows_per_span();
    // A manifest is sealed, but may be of other hands.
    if (file.range.first >= rows) continue;
    SpanReceipt& receipt = receipts[number];
    receipt.span = number;
    receipt.range = layout.span(number, rows);
    receipt.files.push_back(file);
  }
  return receipts;
}

}  // namespace weft
