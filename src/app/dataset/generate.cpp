// Beginning or continuing a dataset.
#include <fmt/format.h>

#include "commands/commands.h"
#include "dataset/build.h"
#include "dataset/state.h"
#include "weft/base/text.h"

namespace weft {

namespace {

// A part may have no shard of its own where there are more parts than shards.
void tell_of_no_rows(const DatasetConfig& config) {
  const uint64_t shards = config.layout.spans(config.count);
  if (config.rows().count > 0 && config.part.of > shards) {
    print_err(fmt::format(
        "warning: {} parts share {}, so that {} of them have no rows; a smaller --rows-per-shard "
        "makes more shards\n",
        config.part.of, counted(shards, "shard"), config.part.of - shards));
  }
  if (config.rows().count > 0) return;
  print_err(fmt::format(
      "part {} of {} has no rows: {} fill {} in all; a smaller --rows-per-shard makes more\n",
      config.part.index, config.part.of, counted(config.count, "row"),
      counted(config.layout.spans(config.count), "shard")));
}

}  // namespace

Status generate_dataset(const std::string& output, const DatasetConfig& config, bool overwrite,
                        const PipelineFactory& pipelines, const BuildOptions& options) {
  if (!options.quiet) tell_of_no_rows(config);
  const OpenMode mode = overwrite ? OpenMode::kOverwrite : OpenMode::kContinue;
  if (!overwrite && is_dataset_folder(output)) {
    WEFT_TRY(bool finished, is_finished_as(output, config));
    if (finished) {
      WEFT_RETURN_IF_ERROR(check_sizes(output));
      if (!options.quiet) {
        return print_summary(fmt::format("'{}' is finished: {}; nothing to do\n", output,
                                         counted(config.rows().count, "row")));
      }
      return {};
    }
  }
  WEFT_TRY(OutputFolder folder, OutputFolder::open(output, mode));
  // Again, now that nobody else can change it.
  WEFT_TRY(bool finished, is_finished_as(output, config));
  if (finished) return {};
  if (!folder.journal().receipts().empty() && !read_state(output).has_config) {
    // Rows of which nobody knows what they were made from.
    return diag(DiagCode::DamagedFolder, output, fmt::format("'{}' is missing", kConfigFile),
                output);
  }
  return complete_dataset(folder, config, pipelines, options);
}

}  // namespace weft
