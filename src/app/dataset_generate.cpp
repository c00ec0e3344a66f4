// Beginning or continuing a dataset.
#include <fmt/format.h>

#include "commands.h"
#include "dataset_build.h"
#include "dataset_state.h"
#include "weft/base/text.h"

namespace weft {

Status generate_dataset(const std::string& output, const DatasetConfig& config, bool overwrite,
                        const PipelineFactory& pipelines, const BuildOptions& options) {
  const OpenMode mode = overwrite ? OpenMode::kOverwrite : OpenMode::kContinue;
  if (!overwrite && is_dataset_folder(output)) {
    WEFT_TRY(bool finished, is_finished_as(output, config));
    if (finished) {
      WEFT_RETURN_IF_ERROR(check_sizes(output));
      if (!options.quiet) {
        return print_out(fmt::format("'{}' is finished: {}; nothing to do\n", output,
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
  WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
  return complete_dataset(folder, config, pipelines, options);
}

}  // namespace weft
