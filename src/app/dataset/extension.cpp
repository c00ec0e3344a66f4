// Extensions; see dataset/extension.h.
#include "dataset/extension.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>

#include "commands/commands.h"
#include "dataset/disk_room.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

// Whether the second is the first with more rows.
bool is_larger(const DatasetConfig& there, const DatasetConfig& larger) {
  DatasetConfig grown = there;
  grown.count = larger.count;
  return larger.count > there.count && config_json(grown) == config_json(larger);
}

// Files of spans that are none of this extension: it was begun with another number of rows.
Status remove_others(OutputFolder& extension, const Receipts& kept) {
  std::set<std::string> used;
  for (const auto& [number, receipt] : kept) {
    for (const FileEntry& file : receipt.files) used.insert(file.path);
  }
  for (const std::string& name : extension.journal().names()) {
    if (!name.starts_with(kDataFolder) || used.contains(name)) continue;
    WEFT_RETURN_IF_ERROR(extension.root().remove(name));
  }
  return {};
}

// Files are renamed from one to the other, which has to be on the same file system.
Status check_same_disk(const OutputFolder& folder, const OutputFolder& extension) {
  WEFT_TRY(const Folder data, folder.root().make(kDataFolder));
  struct stat here = {}, there = {};
  if (::fstat(data.fd(), &there) == 0 && ::fstat(extension.root().fd(), &here) == 0 &&
      here.st_dev != there.st_dev) {
    return diag(DiagCode::CannotRename, extension.path(), data.path(), errno_text(EXDEV));
  }
  return {};
}

// All that is to be added, in the extension's folder, with the manifest that decides it.
Result<Built> collect_extension(OutputFolder& folder, const DatasetManifest& there,
                                const DatasetConfig& config, const PipelineFactory& pipelines,
                                const BuildOptions& options) {
  const Receipts receipts = trusted_receipts(folder.root(), there.receipts, config);
  WEFT_TRY(OutputFolder extension, folder.open_extension(OpenMode::kContinue));
  WEFT_RETURN_IF_ERROR(check_same_disk(folder, extension));
  Receipts collected = trusted_receipts(extension.root(), extension.journal().receipts(), config);
  const Receipts kept = collected;
  for (const auto& [number, receipt] : receipts) collected.insert_or_assign(number, receipt);
  Progress progress(config.count, folder.at(kProgressFile), options.quiet);
  const auto begin = [&]() -> Status {
    if (interrupted_by() != 0) return {};
    WEFT_RETURN_IF_ERROR(remove_others(extension, kept));
    return write_configuration(extension, config);
  };
  WEFT_TRY(Built built, make_missing({extension, folder.path()}, config, std::move(collected),
                                     progress, pipelines, options, begin));
  WEFT_RETURN_IF_ERROR(write_statistics(folder, config, built, options));
  progress.finish("done", config.count, built.text_bytes);
  Status decided = write_file(extension.root(), kManifestFile, manifest_text(built.manifest));
  if (decided) decided = extension.root().sync();
  if (!decided) {
    progress.finish("failed", config.count, built.text_bytes);
    return std::move(decided).take_error();
  }
  return built;
}

}  // namespace

Extension read_extension(const std::string& root) {
  const auto folder = Folder::open(root);
  if (!folder || folder->kind(kExtensionFolder) != FileKind::kFolder) return {};
  const DatasetState state = read_state(folder->at(kExtensionFolder));
  const DatasetState outside = read_state(root);
  if (state.manifest) {
    const DatasetConfig& config = state.manifest->config;
    if (!outside.manifest || is_larger(outside.manifest->config, config)) {
      return {ExtensionStage::kDecided, config.count};
    }
  } else if (state.config && outside.manifest &&
             is_larger(outside.manifest->config, state.config->config)) {
    return {ExtensionStage::kCollecting, state.config->config.count};
  }
  return {ExtensionStage::kLeft};
}

Status check_no_switch(const std::string& root) {
  const Extension extension = read_extension(root);
  if (extension.stage != ExtensionStage::kDecided) return {};
  return diag(DiagCode::Unfinished, root,
              fmt::format("'weft extend {} -n {}'", root, extension.rows));
}

Status finish_extension(OutputFolder& folder) {
  WEFT_TRY(OutputFolder extension, folder.open_extension(OpenMode::kContinue));
  DatasetState state = read_state(extension.path());
  if (!state.manifest) return diag(DiagCode::BadRecord, extension.path(), state.manifest_error);
  const DatasetManifest& grown = *state.manifest;
  // What another version of weft decided it alone may finish.
  const std::string difference =
      json_difference(grown.manifest.versions, versions_json(grown.config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder.root().path(), difference);
  WEFT_TRY(const Folder data, folder.root().make(kDataFolder));
  // New names first: until a file takes the place of another, the old dataset is still all there.
  std::vector<std::string> added, replaced;
  for (const FileEntry& file : grown.manifest.files) {
    if (extension.root().kind(file.path) != FileKind::kFile) continue;
    const bool there = folder.root().kind(file.path) != FileKind::kMissing;
    (there ? replaced : added).push_back(file.path);
  }
  if (!added.empty()) WEFT_RETURN_IF_ERROR(folder.journal().record(added));
  added.insert(added.end(), replaced.begin(), replaced.end());
  if (!added.empty()) {
    WEFT_TRY(const Folder from, extension.root().below(kDataFolder));
    for (const std::string& path : added) {
      const std::string_view name = std::string_view(path).substr(kDataFolder.size() + 1);
      WEFT_TRY([[maybe_unused]] const bool moved, from.move_file(name, data));
    }
    WEFT_RETURN_IF_ERROR(data.sync());
  }
  WEFT_RETURN_IF_ERROR(write_configuration(folder, grown.config));
  WEFT_RETURN_IF_ERROR(finish_dataset(folder, grown.config, grown.receipts));
  // Only now: until the manifest stands, it is the one here that says what there is to do.
  { OutputFolder closed = std::move(extension); }
  return folder.drop_extension();
}

Status extend_dataset(OutputFolder& folder, const DatasetManifest& there,
                      const DatasetConfig& config, const PipelineFactory& pipelines,
                      const BuildOptions& options) {
  const Extension before = read_extension(folder.path());
  if (before.stage == ExtensionStage::kLeft) WEFT_RETURN_IF_ERROR(folder.drop_extension());
  if (before.stage == ExtensionStage::kCollecting && before.rows != config.count &&
      !options.quiet) {
    print_err(fmt::format("the extension to {} that was broken off becomes one to {}\n",
                          counted(before.rows, "row"), config.count));
  }
  auto built = collect_extension(folder, there, config, pipelines, options);
  if (!built) {
    // Refused or interrupted before it was begun: then nothing is to be left of it.
    if (read_extension(folder.path()).stage == ExtensionStage::kLeft) {
      WEFT_RETURN_IF_ERROR(folder.drop_extension());
    }
    return std::move(built).take_error();
  }
  WEFT_RETURN_IF_ERROR(finish_extension(folder));
  if (options.quiet) return {};
  return print_summary(build_summary(folder.path(), *built, options));
}

}  // namespace weft
