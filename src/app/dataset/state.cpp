// The state of a folder; see dataset/state.h.
#include "dataset/state.h"

#include <fmt/format.h>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/extension.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

// What a difference is to be answered by: a larger count is what extend is for.
std::string difference_text(const DatasetConfig& there, const DatasetConfig& here,
                            const std::string& difference, const std::string& folder) {
  if (there.derived && !here.derived) {
    return fmt::format("it was made from other sets by 'weft {}'", there.derived->command);
  }
  if (there.capture && !here.capture) {
    return fmt::format("its rows were captured from '{}'", there.capture->script);
  }
  DatasetConfig grown = there;
  grown.count = here.count;
  if (here.count > there.count && config_json(grown) == config_json(here)) {
    return fmt::format("{}, and 'weft extend {} -n {}' would add the rows that lack", difference,
                       folder, here.count);
  }
  return difference;
}

}  // namespace

std::string other_configuration() {
  return fmt::format("'{}' and '{}' are of different datasets", kConfigFile, kManifestFile);
}

DatasetState read_state(const std::string& root) {
  DatasetState state;
  const auto folder = Folder::open(root);
  if (!folder) return state;
  const auto read = [&](std::string_view name, bool& has, auto& into, std::string& error,
                        auto parse) {
    const std::string path = folder->at(name);
    has = folder->kind(name) != FileKind::kMissing;
    if (!has) return;
    auto text = read_file(*folder, name);
    if (!text) {
      error = text.error().message();
      return;
    }
    auto parsed = parse(*text, path);
    if (parsed) {
      into = *std::move(parsed);
    } else {
      error = parsed.error().message();
    }
  };
  read(kConfigFile, state.has_config, state.config, state.config_error, parse_config_file);
  read(kManifestFile, state.has_manifest, state.manifest, state.manifest_error,
       parse_dataset_manifest);
  return state;
}

std::string completed_by(const DatasetState& state) {
  if (state.config && state.config->config.derived) {
    return fmt::format("'weft {}' with the same sets", state.config->config.derived->command);
  }
  if (state.config && state.config->config.capture) {
    return "'weft capture --overwrite' with the same script";
  }
  return "the command that began it, given again,";
}

Result<DatasetManifest> open_finished(const std::string& root) {
  WEFT_RETURN_IF_ERROR(check_access(root));
  if (!is_dataset_folder(root)) return no_dataset(root);
  DatasetState state = read_state(root);
  if (!state.manifest) {
    if (state.has_manifest) {
      return diag(DiagCode::DamagedFolder, root, state.manifest_error, root);
    }
    return diag(DiagCode::Unfinished, root, completed_by(state));
  }
  std::string difference =
      json_difference(state.manifest->manifest.versions, versions_json(state.manifest->config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, root, difference);
  WEFT_RETURN_IF_ERROR(check_no_switch(root));
  if (state.config && !state.is_finished()) {
    return diag(DiagCode::DamagedFolder, root, other_configuration(), root);
  }
  return *std::move(state.manifest);
}

Result<bool> is_finished_as(const std::string& folder, const DatasetConfig& config,
                            DiagCode other) {
  WEFT_RETURN_IF_ERROR(check_access(folder));
  DatasetState state = read_state(folder);
  if (!state.config && (state.has_config || state.has_manifest)) {
    std::string why =
        state.has_config ? state.config_error : fmt::format("'{}' is missing", kConfigFile);
    return diag(DiagCode::DamagedFolder, folder, why, folder);
  }
  if (!state.config) return false;
  WEFT_RETURN_IF_ERROR(check_no_switch(folder));
  std::string difference = json_difference(state.config->configuration, config_json(config));
  if (!difference.empty()) {
    return diag(other, folder, difference_text(state.config->config, config, difference, folder));
  }
  difference = json_difference(state.config->versions, versions_json(config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder, difference);
  if (state.has_manifest && !state.manifest) {
    return diag(DiagCode::DamagedFolder, folder, state.manifest_error, folder);
  }
  if (state.manifest && !state.is_finished()) {
    return diag(DiagCode::DamagedFolder, folder, other_configuration(), folder);
  }
  return state.is_finished();
}

Status check_sizes(const std::string& folder) {
  WEFT_TRY(const DatasetManifest dataset, open_finished(folder));
  WEFT_TRY(const Folder root, Folder::open(folder));
  for (const FileEntry& file : dataset.manifest.files) {
    uint64_t size = 0;
    const FileKind kind = root.kind(file.path, &size);
    if (kind == FileKind::kFile && size == file.bytes) continue;
    const char* how = kind == FileKind::kMissing ? "is missing"
                      : kind == FileKind::kFile  ? "has another size"
                                                 : "is not a plain file";
    return diag(DiagCode::DamagedFolder, folder, fmt::format("'{}' {}", file.path, how), folder);
  }
  return {};
}

}  // namespace weft
