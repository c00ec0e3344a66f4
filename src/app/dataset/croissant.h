// OUT/croissant.json: the dataset in the vocabulary of Croissant 1.0, in which catalogues describe
// datasets for machine learning (https://docs.mlcommons.org/croissant/).
#pragma once

#include <string>

#include "dataset/config.h"
#include "weft/shard/manifest.h"

namespace weft {

// Whether Croissant has a name for the format, so that its readers find the rows.
bool has_croissant(const DatasetConfig& config, const Manifest& manifest);

// A record set for each split, with the columns that are texts or numbers. Follows from the
// configuration and the manifest's files alone.
std::string croissant_text(const DatasetConfig& config, const Manifest& manifest);

}  // namespace weft
