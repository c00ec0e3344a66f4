// Making a dataset, or what is missing of it, in a folder.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "dataset/config.h"
#include "process/progress.h"
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

// Of the spans that a record calls done, those of this configuration whose files, below `root`, are
// as they say: every file is read.
Receipts trusted_receipts(const Folder& root, const Receipts& known, const DatasetConfig& config);

// Makes the spans that the journal does not have, or whose files are not as it says; then the card
// and the journal in order, and last the manifest. Before the first row the configuration is
// written. Interrupted: diagnostic Interrupted.
Status complete_dataset(OutputFolder& folder, const DatasetConfig& config,
                        const PipelineFactory& pipelines, const BuildOptions& options);

// The steps of complete_dataset(). First all rows, with those of `trusted`, in a folder that
// messages call `shown`. `begin` is called when it is sure that there is room, before the first
// row.
struct Collecting {
  OutputFolder& folder;
  const std::string& shown;
};
struct Built {
  Receipts receipts;  // of all spans
  Manifest manifest;
  uint64_t rows = 0;  // made by this run
  uint64_t text_bytes = 0;
  double seconds = 0;
};
Result<Built> make_missing(const Collecting& where, const DatasetConfig& config, Receipts trusted,
                           Progress& progress, const PipelineFactory& pipelines,
                           const BuildOptions& options, const std::function<Status()>& begin);
// Then OUT/generation_stats.json.
Status write_statistics(OutputFolder& folder, const DatasetConfig& config, const Built& built,
                        const BuildOptions& options);
// The last step: card, journal, manifest, from the receipts of all spans.
Status finish_dataset(OutputFolder& folder, const DatasetConfig& config, Receipts receipts);
// What a run says at its end.
std::string build_summary(const std::string& folder, const Built& built,
                          const BuildOptions& options);

// Makes single data files again, each as its entry says, and touches nothing else.
Status remake_files(OutputFolder& folder, const DatasetConfig& config,
                    const std::map<std::string, FileEntry>& files, const PipelineFactory& pipelines,
                    const BuildOptions& options);

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
