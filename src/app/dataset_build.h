// Making a dataset, or what is missing of it, in a folder.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "dataset_config.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"
#include "weft/shard/output_folder.h"

namespace weft {

// What does not change the dataset.
struct BuildOptions {
  unsigned jobs = 1;
  bool quiet = false;
  std::string program = "weft";  // what the summary calls it
};

// A dataset in a folder, begun or continued; one that is finished is left as it is.
Status generate_dataset(const std::string& output, const DatasetConfig& config, bool overwrite,
                        const PipelineFactory& pipelines, const BuildOptions& options);

// Writes the configuration, so that whatever happens next can be continued.
Status write_configuration(OutputFolder& folder, const DatasetConfig& config);

// What is known of spans that are done, from the journal or a manifest, that fits the configuration
// and whose files are as they say: every file is read.
Receipts trusted_receipts(OutputFolder& folder, const DatasetConfig& config);

// Makes the spans that the journal does not have, or whose files are not as it says; then the card
// and the journal in order, and last the manifest. Interrupted: diagnostic Interrupted.
Status complete_dataset(OutputFolder& folder, const DatasetConfig& config,
                        const PipelineFactory& pipelines, const BuildOptions& options);

// Makes single data files again, each as its entry says, and touches nothing else.
Status remake_files(OutputFolder& folder, const DatasetConfig& config,
                    const std::map<std::string, FileEntry>& files, const PipelineFactory& pipelines,
                    const BuildOptions& options);

// The last step: card, journal, manifest, from the receipts of all spans.
Status finish_dataset(OutputFolder& folder, const DatasetConfig& config, Receipts receipts);

struct SplitTotals {
  uint64_t files = 0;
  uint64_t rows = 0;
  uint64_t bytes = 0;
  uint64_t text_bytes = 0;
};
// By split.
std::vector<SplitTotals> split_totals(const Layout& layout, const Manifest& manifest);

// Of a dataset whose data files are known.
Manifest make_manifest(const DatasetConfig& config, const Receipts& receipts);

}  // namespace weft
