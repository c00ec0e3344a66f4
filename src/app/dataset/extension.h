// A dataset that grows keeps being the old one until all of the new one is there.
//
// 'weft extend' collects what is to be added in OUT/.weft/extension, which is laid out as a dataset
// itself: configuration and journal first, then data files. When all are there, the new manifest is
// written *there*. From then on the extension is decided: its files move to OUT/data, card,
// journal, configuration and manifest are written anew, and the folder goes. Broken off before,
// nothing of the old dataset has changed, and the extension can go on, become one to another number
// of rows, or be cancelled; broken off after, any command that writes only has to finish the
// moving.
#pragma once

#include <optional>
#include <string>

#include "dataset/build.h"
#include "dataset/config.h"
#include "weft/base/result.h"
#include "weft/shard/output_folder.h"

namespace weft {

enum class ExtensionStage : uint8_t {
  kNone,
  kCollecting,  // the dataset is whole without it
  kDecided,     // its files are on their way into the dataset
  kLeft,        // of no use any more: a run was killed while it was removed
};

struct Extension {
  ExtensionStage stage = ExtensionStage::kNone;
  uint64_t rows = 0;  // of the dataset with it; while collecting or decided
};

Extension read_extension(const std::string& root);
// Error: Unfinished where the files of an extension are on their way.
Status check_no_switch(const std::string& root);

// Makes the rows that lack for `config`, whose dataset is `there` but for the number of rows, and
// puts them in place. Error: Interrupted, with the old dataset as it was.
Status extend_dataset(OutputFolder& folder, const DatasetManifest& there,
                      const DatasetConfig& config, const PipelineFactory& pipelines,
                      const BuildOptions& options);
// Moves the files of an extension that is decided to where they belong.
Status finish_extension(OutputFolder& folder);

}  // namespace weft
