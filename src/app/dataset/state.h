// What stands in a dataset's folder: its configuration and its manifest, whole, damaged or missing.
#pragma once

#include <optional>
#include <string>

#include "dataset/config.h"
#include "weft/base/result.h"
#include "weft/shard/folder.h"

namespace weft {

struct DatasetState {
  bool has_config = false;
  bool has_manifest = false;
  std::optional<ConfigFile> config;  // none: missing or damaged
  std::optional<DatasetManifest> manifest;
  std::string config_error;  // why it is not there though the file is
  std::string manifest_error;

  // A manifest that fits the configuration beside it.
  bool is_finished() const {
    return manifest && config && config->configuration == manifest->manifest.configuration;
  }
};

// What completes an unfinished dataset, in the words of Unfinished.
std::string completed_by(const DatasetState& state);

// Why a configuration beside a manifest of another one is damage.
std::string other_configuration();

DatasetState read_state(const std::string& root);

// The manifest and configuration of a finished dataset. Errors: NoDataset, Unfinished,
// OtherVersion, DamagedFolder.
Result<DatasetManifest> open_finished(const std::string& root);

// Is this very dataset finished in the folder? Errors, where something else is: OtherConfiguration,
// OtherVersion, DamagedFolder.
// `other`: the diagnostic for a dataset of another configuration.
Result<bool> is_finished_as(const std::string& folder, const DatasetConfig& config,
                            DiagCode other = DiagCode::OtherConfiguration);
// Are all files of a finished dataset there, by name and size? 'weft verify' reads them.
Status check_sizes(const std::string& folder);

}  // namespace weft
