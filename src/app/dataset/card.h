// OUT/README.md: the dataset card, for people, `datasets.load_dataset(OUT)` and the hub's viewer.
#pragma once

#include <string>

#include "dataset/config.h"
#include "weft/shard/manifest.h"

namespace weft {

inline constexpr std::string_view kCardLicense = "apache-2.0";

// Follows from the configuration and the manifest's files alone.
std::string card_text(const DatasetConfig& config, const Manifest& manifest);

std::string_view card_title(const DatasetConfig& config);

// How to cite weft for such a dataset, in BibTeX.
std::string citation(const DatasetConfig& config);

// The command that makes this dataset.
std::string generate_command(const DatasetConfig& config);

}  // namespace weft
