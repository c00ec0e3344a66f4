// The state of a folder; see dataset_state.h.
#include "dataset_state.h"

#include <fmt/format.h>

#include <filesystem>

#include "commands.h"
#include "options.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

bool is_there(const std::string& path) {
  std::error_code error;
  return std::filesystem::symlink_status(path, error).type() !=
         std::filesystem::file_type::not_found;
}

// What a difference is to be answered by: a larger count is what extend is for.
std::string difference_text(const DatasetConfig& there, const DatasetConfig& here,
                            const std::string& difference, const std::string& folder) {
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

DatasetState read_state(const std::string& root) {
  DatasetState state;
  const auto read = [&](std::string_view name, bool& has, auto& into, std::string& error,
                        auto parse) {
    std::string path = root + "/" + std::string(name);
    has = is_there(path);
    if (!has) return;
    auto text = read_file(path);
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
  read(kManifestFile, state.has_manifest, state.manifest, state.manifest_error, parse_manifest);
  return state;
}

std::string completed_by(const DatasetState& state) {
  if (state.config) {
    const auto config = parse_config(state.config->configuration, "");
    if (config && config->capture) return "'weft capture --overwrite' with the same script";
  }
  return "the command that began it, given again,";
}

Result<FinishedDataset> open_finished(const std::string& root) {
  WEFT_RETURN_IF_ERROR(check_access(root));
  if (!is_dataset_folder(root)) return no_dataset(root);
  DatasetState state = read_state(root);
  std::string manifest_path = root + "/" + std::string(kManifestFile);
  if (!state.manifest) {
    if (state.has_manifest) {
      return diag(DiagCode::DamagedFolder, root, state.manifest_error, root);
    }
    return diag(DiagCode::Unfinished, root, completed_by(state));
  }
  if (state.config && !state.is_finished()) {
    return diag(DiagCode::Unfinished, root, "the command that was to extend it, given again,");
  }
  WEFT_TRY(DatasetConfig config, parse_config(state.manifest->configuration, manifest_path));
  std::string difference = json_difference(state.manifest->versions, versions_json(config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, root, difference);
  return FinishedDataset{std::move(config), *std::move(state.manifest)};
}

Result<bool> is_finished_as(const std::string& folder, const DatasetConfig& config) {
  WEFT_RETURN_IF_ERROR(check_access(folder));
  DatasetState state = read_state(folder);
  if (!state.config && (state.has_config || state.has_manifest)) {
    std::string why =
        state.has_config ? state.config_error : fmt::format("'{}' is missing", kConfigFile);
    return diag(DiagCode::DamagedFolder, folder, why, folder);
  }
  if (!state.config) return false;
  WEFT_TRY(DatasetConfig there, parse_config(state.config->configuration, folder));
  std::string difference = json_difference(state.config->configuration, config_json(config));
  if (!difference.empty()) {
    return diag(DiagCode::OtherConfiguration, folder,
                difference_text(there, config, difference, folder));
  }
  difference = json_difference(state.config->versions, versions_json(config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder, difference);
  if (state.has_manifest && !state.manifest) {
    return diag(DiagCode::DamagedFolder, folder, state.manifest_error, folder);
  }
  return state.is_finished();
}

Status check_sizes(const std::string& folder) {
  WEFT_TRY(FinishedDataset dataset, open_finished(folder));
  for (const FileEntry& file : dataset.manifest.files) {
    std::error_code error;
    uint64_t size = std::filesystem::file_size(folder + "/" + file.path, error);
    if (error || size != file.bytes) {
      std::string why =
          fmt::format("'{}' {}", file.path, error ? "is missing" : "has another size");
      return diag(DiagCode::DamagedFolder, folder, why, folder);
    }
  }
  return {};
}

}  // namespace weft
