// Comparing a dataset with its manifest, or, where that is damaged, with its journal.
#pragma once

#include <string>
#include <vector>

#include "dataset/config.h"
#include "dataset/extension.h"
#include "weft/base/result.h"
#include "weft/shard/verify.h"

namespace weft {

struct CheckedDataset {
  DatasetConfig config;
  // What the folder should hold; of the files whose entries are lost, nothing.
  Manifest manifest;
  Receipts receipts;  // of the same files
  // True if the manifest is damaged or missing, so that `manifest` is from the journal.
  bool manifest_lost = false;
  std::vector<Finding> findings;
  // One that is not finished, or what is left of one, is no damage.
  Extension extension;
};

// Looks at every file. Errors: NoDataset; Unfinished; DamagedFolder if neither the manifest nor the
// configuration can be read. Ends early when interrupted. A progress line now and then on stderr.
Result<CheckedDataset> check_dataset(const std::string& folder, bool quiet);

// A finished set of which every file is as its manifest says. Errors: those of check_dataset(), and
// DamagedPart.
Result<DatasetManifest> open_whole(const std::string& folder);

// Is this very dataset finished in the folder, with every file as its manifest says? Then a command
// that is repeated has nothing to do; otherwise it makes what is missing. Errors: those of
// is_finished_as(), which has `other` too; InterruptedWith.
Result<bool> is_whole_as(const std::string& folder, const DatasetConfig& config,
                         DiagCode other = DiagCode::OtherConfiguration);

// A line for each, on stdout.
Status print_findings(const std::string& folder, const std::vector<Finding>& findings);

}  // namespace weft
