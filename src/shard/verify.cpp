// Compares a folder with its manifest; see verify.h.
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
Result<std::vector<std::string>> all_files(const std::string& root,
                                           const std::function<bool()>& stop) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator it(root, error), end;
  for (; !error && it != end && !stop(); it.increment(error)) {
    std::string name = it->path().lexically_relative(root).generic_string();
    bool hidden = it.depth() == 0 && name.starts_with('.') && name != ".weft";
    bool folder = it->symlink_status(error).type() == fs::file_type::directory;
    if (hidden && folder) it.disable_recursion_pending();
    // Of an extension that is not finished: no part of the dataset yet.
    if (folder && name == kExtensionFolder) it.disable_recursion_pending();
    // An empty folder is no harm.
    if (!hidden && !folder) files.push_back(std::move(name));
  }
  if (error) return diag(DiagCode::CannotRead, root, error.message());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::vector<Finding> verify_file(const Folder& root, const std::string& path, uint64_t bytes,
                                 const Sha256Digest& sha256) {
  uint64_t size = 0;
  const FileKind kind = root.kind(path, &size);
  if (kind == FileKind::kMissing) return {{FindingKind::kMissing, path, "is missing"}};
  if (kind != FileKind::kFile) {
    return {{FindingKind::kContent, path, "is not a plain file"}};
  }
  if (size != bytes) {
    return {
        {FindingKind::kSize, path, fmt::format("has {}, not {}", counted(size, "byte"), bytes)}};
  }
  Result<FileDigest> digest = digest_file(root, path);
  if (!digest) return {{FindingKind::kUnreadable, path, digest.error().message()}};
  if (digest->sha256 != sha256 || digest->bytes != bytes) {
    return {{FindingKind::kContent, path,
             fmt::format("holds other bytes than were written (sha256 {}, not {})",
                         to_hex(digest->sha256), to_hex(sha256))}};
  }
  return {};
}

std::vector<Finding> verify_folder(const Folder& root, const Manifest& manifest,
                                   const KnownTexts& texts, const IsLost& is_lost,
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
  if (hooks.stop()) return findings;
  for (const SideFile& file : manifest.others) check(file.path, file.bytes, file.sha256);
  for (const auto& [path, text] : texts) check(path, text.size(), Sha256::digest(text));

  Result<std::vector<std::string>> files = all_files(root.path(), hooks.stop);
  if (!files) {
    findings.push_back({FindingKind::kUnreadable, ".", files.error().message()});
    return findings;
  }
  std::set<std::string> temporary;
  for (const std::string& path : expected) temporary.insert(temporary_name(path));
  temporary.insert(temporary_name(std::string(kJournalFile)));
  for (const std::string& file : *files) {
    if (expected.contains(file)) continue;
    if (is_lost(file)) {
      findings.push_back({FindingKind::kContent, file, "cannot be checked, its entry is lost"});
    } else if (temporary.contains(file) || is_lost(final_name(file))) {
      findings.push_back({FindingKind::kLeftover, file, "was left by a run that was killed"});
    } else {
      findings.push_back({FindingKind::kForeign, file, "is not a file of this dataset"});
    }
  }
  return findings;
}

}  // namespace weft
