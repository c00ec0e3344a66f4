// How many rows make a dataset of a given size.
#pragma once

#include <cstdint>
#include <string_view>

#include "dataset/config.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"

namespace weft {

// "200MB", "1.5GB", "64MiB", "1000000": bytes.
Result<uint64_t> parse_size(std::string_view text, std::string_view option);

// The number of rows of this configuration (its count aside) whose files are about `bytes` large,
// from the first kSampleRows rows: the same on every machine and for any number of jobs.
inline constexpr uint64_t kSampleRows = 2000;
Result<uint64_t> rows_for_size(const DatasetConfig& config, uint64_t bytes,
                               const PipelineFactory& pipelines, unsigned jobs);

// About how many bytes of data files a row makes, from a smaller sample.
Result<double> mean_row_size(const DatasetConfig& config, const PipelineFactory& pipelines,
                             unsigned jobs);

}  // namespace weft
