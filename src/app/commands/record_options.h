// The options that say what a record of a set holds, and which records there are.
#pragma once

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

#include "dataset/config.h"
#include "weft/base/result.h"

namespace weft {

// As given on the command line.
struct RecordOptions {
  bool full = false;
  bool no_backward = false;
  std::optional<std::string> device, adjoints, cases, view, max_tokens;
  std::vector<std::string> fields, strip, tasks, difficulty;
};

void add_record_options(CLI::App& command, RecordOptions& options);

// Sets targets, backward, cases, content and choice of `config`, the choice without its candidates.
Status understand_record(const RecordOptions& options, DatasetConfig& config);

}  // namespace weft
