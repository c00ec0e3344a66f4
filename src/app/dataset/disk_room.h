// Whether what is to be written fits the disk, asked before the first row.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dataset/build.h"
#include "dataset/config.h"
#include "weft/base/result.h"
#include "weft/shard/journal.h"

namespace weft {

// Holds an estimate for `rows` more rows against the room that is left where `folder` stands: rows
// times the mean size of those in `there`, or of a sample that is made and thrown away. A warning
// on stderr, but for quiet runs, where they would not fit. Error: NoRoom where they would not by a
// wide margin, so that only a mistake can be behind it.
Status check_room_for_rows(const std::string& folder, const DatasetConfig& config,
                           const Receipts& there, uint64_t rows, const PipelineFactory& pipelines,
                           const BuildOptions& options);

// Says on stderr how large the files of so many more rows will be, where they take more than a few
// seconds and the run is not quiet.
Status tell_size(const DatasetConfig& config, const Receipts& there, uint64_t rows,
                 const PipelineFactory& pipelines, const BuildOptions& options);

// The same of standalone programs in folders of `files` files each, `bytes` of which are the same
// for all. `option` is what gave their number. Error: BadOption.
struct SampleSize {
  uint64_t files = 0, bytes = 0;
};
Status check_room_for_samples(const std::string& folder, const DatasetConfig& config,
                              const SampleSize& size, std::string_view option,
                              const PipelineFactory& pipelines, const BuildOptions& options);

// The same where the number of bytes is known.
Status check_room_for_bytes(const std::string& folder, uint64_t rows, uint64_t bytes, bool quiet);

}  // namespace weft
