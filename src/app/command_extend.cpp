// weft extend: more rows for a dataset that is finished.
//
// The rows that are there stay as they are, because a row depends on its index alone: only the
// short last span, the card, the journal and the manifest are written anew. Interrupted, the folder
// has the new configuration beside the old manifest; the same command goes on.
#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "dataset_build.h"
#include "dataset_state.h"
#include "interrupt.h"
#include "options.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct ExtendOptions {
  std::string folder;
  std::string count;
  std::string jobs;
  bool quiet = false;
};

// The configuration in the folder, of a finished dataset or of one that is being extended.
Result<DatasetConfig> current_config(const std::string& folder) {
  DatasetState state = read_state(folder);
  bool growing = state.manifest && state.config && !state.is_finished();
  if (!growing) {
    WEFT_TRY(FinishedDataset dataset, open_finished(folder));
    WEFT_RETURN_IF_ERROR(check_sizes(folder));
    return std::move(dataset.config);
  }
  WEFT_TRY(DatasetConfig config, parse_config(state.config->configuration, folder));
  std::string difference = json_difference(state.config->versions, versions_json(config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder, difference);
  return config;
}

Status extend(const ExtendOptions& options, const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(std::string path, parse_folder(options.folder, "OUT"));
  WEFT_TRY(uint64_t count, parse_whole_number(options.count, "--count", 1, kMaxCount));
  BuildOptions build{1, options.quiet};
  WEFT_TRY(build.jobs, parse_jobs(options.jobs));
  WEFT_TRY(DatasetConfig config, current_config(path));
  if (config.capture) return diag(DiagCode::CapturedRows, path);
  if (config.part.of != 1) {
    return diag(DiagCode::PartOfDataset, path, config.part.index, config.part.of);
  }
  bool finished = read_state(path).is_finished();
  if (count < config.count || (finished && count == config.count)) {
    return diag(DiagCode::NotLarger, path, counted(config.count, "row"));
  }
  if (!finished && count != config.count) {
    return diag(DiagCode::Unfinished, path,
                fmt::format("'weft extend {} -n {}'", path, config.count));
  }
  WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kContinue));
  config.count = count;
  WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
  return complete_dataset(folder, config, pipelines, build);
}

}  // namespace

void add_extend_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ExtendOptions>();
  CLI::App* command = app.add_subcommand("extend", "Add rows to a dataset that is finished");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("-n,--count", options->count, "Number of rows it is to have")->required();
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("-q,--quiet", options->quiet, "No progress and no summary");
  command->callback([options, &context] { context.finish(extend(*options, context.pipelines)); });
}

}  // namespace weft
