// weft extend: more rows for a dataset that is finished.
//
// The rows that are there stay as they are, because a row depends on its index alone: only the
// short last span, the card, the journal and the manifest are written anew, and only when all that
// is to be added is there (dataset/extension.h). Interrupted, the dataset is what it was; the same
// command goes on, another number makes another extension of it, and --cancel gives it up.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/extension.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "weft/app/row.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct ExtendOptions {
  std::string folder;
  std::string count;
  std::string jobs;
  bool cancel = false;
  bool quiet = false;
};

Status cancel(const std::string& path, bool quiet) {
  WEFT_RETURN_IF_ERROR(check_access(path));
  if (!is_dataset_folder(path)) return diag(DiagCode::NoDataset, path, path);
  WEFT_RETURN_IF_ERROR(check_no_switch(path));
  const Extension extension = read_extension(path);
  if (extension.stage == ExtensionStage::kNone) return diag(DiagCode::NothingToCancel, path);
  WEFT_TRY(const OutputFolder folder, OutputFolder::open(path, OpenMode::kExisting));
  WEFT_RETURN_IF_ERROR(check_no_switch(path));
  WEFT_RETURN_IF_ERROR(folder.drop_extension());
  if (quiet) return {};
  return print_summary(fmt::format("'{}' is as it was before the extension\n", path));
}

Status extend(const ExtendOptions& options, const BuildOptions& build, uint64_t count,
              const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(std::string path, parse_folder(options.folder, "OUT"));
  if (options.cancel) return cancel(path, options.quiet);
  bool finished_one = false;  // what a run before this one had decided
  if (read_extension(path).stage == ExtensionStage::kDecided) {
    WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kContinue));
    WEFT_RETURN_IF_ERROR(finish_extension(folder));
    finished_one = true;
  }
  WEFT_RETURN_IF_ERROR(check_sizes(path));
  WEFT_TRY(DatasetManifest there, open_finished(path));
  if (there.config.derived)
    return diag(DiagCode::DerivedRecords, path, there.config.derived->command);
  if (there.config.capture) return diag(DiagCode::CapturedRows, path);
  if (there.config.part.of != 1) {
    return diag(DiagCode::PartOfDataset, path, there.config.part.index, there.config.part.of);
  }
  if (finished_one && count == there.config.count) {
    if (options.quiet) return {};
    return print_summary(fmt::format("'{}' has all {}\n", path, counted(count, "row")));
  }
  if (count <= there.config.count) {
    return diag(DiagCode::NotLarger, path, counted(there.config.count, "row"));
  }
  WEFT_RETURN_IF_ERROR(check_capacity(there.config.weights, rows_needed(there.config.choice, count),
                                      there.config.families));
  WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kContinue));
  // Again, now that nobody else can change it.
  WEFT_TRY(const DatasetManifest now, open_finished(path));
  if (now.manifest.configuration != there.manifest.configuration) {
    return diag(DiagCode::OutputBusy, path);
  }
  DatasetConfig config = now.config;
  config.count = count;
  return extend_dataset(folder, now, config, pipelines, build);
}

}  // namespace

void add_extend_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ExtendOptions>();
  CLI::App* command = app.add_subcommand("extend", "Add rows to a finished dataset");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  CLI::Option* count = command->add_option("-n,--count", options->count,
                                           "Number of rows that the extended dataset will have");
  command
      ->add_flag(
          "--cancel", options->cancel,
          "Discard an interrupted extension; the dataset stays as it was before the extension")
      ->excludes(count);
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    if (options->count.empty() && !options->cancel) throw CLI::RequiredError("--count");
    BuildOptions build{1, options->quiet, context.program};
    const auto understand = [&]() -> Result<uint64_t> {
      WEFT_TRY(build.jobs, parse_jobs(options->jobs));
      if (options->cancel) return uint64_t{0};
      return parse_whole_number(options->count, "--count", 1, kMaxCount);
    };
    const Result<uint64_t> rows = understand();
    if (!rows) return context.finish(Status(rows.error()));
    context.finish(extend(*options, build, *rows, context.pipelines));
  });
}

}  // namespace weft
