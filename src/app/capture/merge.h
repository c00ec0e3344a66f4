// Joining captured datasets.
//
// Captured rows are no parts of a whole that is known beforehand: each set is of a run of its own.
// Rows of the same program count once, the first one, and the others follow in the order in which
// the sets are given. Their texts are made from their programs again, as `weft capture` makes them.
#pragma once

#include <string>
#include <vector>

#include "dataset/config.h"
#include "weft/base/result.h"

namespace weft {

// Writes `folder` from the sets in `parts`, which have the configurations `configs`; returns the
// configuration of the joined set. Errors: CapturedParts for sets of other devices, formats or
// sizes of shards; DamagedPart; what stands in the way in `folder`.
Result<DatasetConfig> merge_captures(const std::string& folder,
                                     const std::vector<std::string>& parts,
                                     const std::vector<DatasetConfig>& configs);

// The scripts that captured sets are of, each once.
std::string names_of_scripts(const std::vector<DatasetConfig>& configs);

}  // namespace weft
