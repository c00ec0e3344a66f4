// weft generate: a dataset in a folder, begun or continued.
//
// Input: the configuration. Output: OUT/.weft/config.json first, then OUT/data/..., then the card,
// the statistics and, last, OUT/manifest.json. All but the statistics and OUT/progress.json follow
// from the configuration alone, however often the run was interrupted.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "commands/record_options.h"
#include "dataset/build.h"
#include "dataset/config.h"
#include "dataset/target_size.h"
#include "process/interrupt.h"
#include "weft/app/row.h"
#include "weft/base/text.h"

namespace weft {

namespace {

// As given on the command line.
struct GenerateOptions {
  std::string count = "100";
  std::string target_size;
  std::string output = "data/samples";
  std::string seed = "42";
  std::vector<std::string> categories;
  std::vector<std::string> weights;
  std::string families = "all";
  RecordOptions record;
  std::string jobs;
  std::string format = "parquet";
  std::string rows_per_shard = "2000";
  std::string split = "train=1";
  std::string split_by = "skeleton";
  std::string part = "1/1";
  bool overwrite = false;
  bool quiet = false;
};

// As understood.
struct GeneratePlan {
  DatasetConfig config;
  std::string output;
  uint64_t target_size = 0;  // where not 0, the count is still to be found
  bool overwrite = false;
  BuildOptions build;
};

Result<GeneratePlan> understand(const GenerateOptions& options) {
  GeneratePlan plan;
  DatasetConfig& config = plan.config;
  WEFT_TRY(config.count, parse_whole_number(options.count, "--count", 1, kMaxCount));
  if (!options.target_size.empty()) {
    WEFT_TRY(plan.target_size, parse_size(options.target_size, "--target-size"));
  }
  WEFT_TRY(config.seed, parse_whole_number(options.seed, "--seed", 0, kMaxSeed));
  WEFT_TRY(config.families, parse_families(options.families));
  WEFT_TRY(config.weights, parse_categories(options.categories, options.weights, config.families));
  WEFT_RETURN_IF_ERROR(understand_record(options.record, config));
  WEFT_TRY(config.layout.format, parse_format_option(options.format));
  WEFT_TRY(config.layout.rows_per_shard,
           parse_whole_number(options.rows_per_shard, "--rows-per-shard", 1, kMaxRowsPerShard));
  WEFT_TRY(config.layout.splits, parse_splits(options.split));
  const auto split_by = parse_split_by(options.split_by);
  if (!split_by)
    return diag(DiagCode::BadOption, options.split_by, "--split-by", "skeleton or purpose");
  config.layout.split_by = *split_by;
  WEFT_TRY(config.part, parse_part(options.part));
  WEFT_TRY(plan.build.jobs, parse_jobs(options.jobs));
  WEFT_TRY(plan.output, parse_output(options.output, "--output"));
  plan.overwrite = options.overwrite;
  plan.build.quiet = options.quiet;
  return plan;
}

Status generate(GeneratePlan plan, const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(plan.config.choice,
           with_candidates(std::move(plan.config.choice), row_request(plan.config),
                           CategoryPattern(plan.config.weights), pipelines));
  if (plan.target_size > 0) {
    WEFT_TRY(plan.config.count,
             rows_for_size(plan.config, plan.target_size, pipelines, plan.build.jobs));
    if (!plan.build.quiet) {
      print_err(fmt::format("about {} have that size\n", counted(plan.config.count, "row")));
    }
  }
  WEFT_RETURN_IF_ERROR(check_capacity(plan.config.weights,
                                      rows_needed(plan.config.choice, plan.config.count),
                                      plan.config.families));
  return generate_dataset(plan.output, plan.config, plan.overwrite, pipelines, plan.build);
}

}  // namespace

void add_generate_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command =
      app.add_subcommand("generate", "Make a dataset of pairs, or continue an interrupted one");
  CLI::Option* count =
      command->add_option("-n,--count", options->count, "Number of rows, 1 to 10^12")
          ->capture_default_str();
  command
      ->add_option("--target-size", options->target_size,
                   "Approximate size of the data files, e.g. 200MB, instead of a number of rows")
      ->excludes(count)
      ->type_name("SIZE");
  command
      ->add_option(
          "-o,--output", options->output,
          "Folder to write to: new, empty, or left by an interrupted run of the same command")
      ->capture_default_str();
  command->add_option("-s,--seed", options->seed, kSeedHelp)->capture_default_str();
  command
      ->add_option("-c,--categories", options->categories,
                   "Categories, separated by commas; 'weft categories' lists them (default: all)")
      ->delimiter(',')
      ->type_name("NAME,...");
  command
      ->add_option("--weights", options->weights,
                   "Relative shares of categories, 1 to 1000 each (default: 1)")
      ->delimiter(',')
      ->type_name("NAME=N,...");
  command
      ->add_option(
          "--families", options->families,
          "all families of plans; train, without a tenth of them; or eval, these alone, so "
          "that a model is tested on kernels of kinds it has never seen")
      ->type_name("all|train|eval")
      ->capture_default_str();
  add_record_options(*command, options->record);
  command->add_option("-j,--jobs", options->jobs,
                      "Worker threads (default: all cores); the output does not depend on them");
  command
      ->add_option("--format", options->format,
                   "parquet, jsonl, jsonl.zst (compressed lines) or json (one file for each row)")
      ->type_name("parquet|jsonl|jsonl.zst|json")
      ->capture_default_str();
  command
      ->add_option("--rows-per-shard", options->rows_per_shard,
                   "Number of row indices that a shard covers; the last shard may cover fewer")
      ->capture_default_str();
  command
      ->add_option(
          "--split", options->split,
          "Splits and their shares, e.g. train=0.98,validation=0.01,test=0.01; rows with the same "
          "skeleton are in the same split")
      ->type_name("NAME=SHARE,...")
      ->capture_default_str();
  command
      ->add_option("--split-by", options->split_by,
                   "skeleton, or purpose: rows of one family of plans are in the same split, so "
                   "that a test split has kernels of kinds that no other split has")
      ->type_name("skeleton|purpose")
      ->capture_default_str();
  command
      ->add_option(
          "--shard", options->part,
          "Make only part I of K; parts consist of whole shards, and 'weft merge' joins them")
      ->type_name("I/K")
      ->capture_default_str();
  command->add_flag("--overwrite", options->overwrite,
                    "Replace the files that weft wrote to the folder before, and keep all others");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    Result<GeneratePlan> plan = understand(*options);
    if (!plan) return context.fail(plan.error(), kExitUsage);
    plan->build.program = context.program;
    context.finish(generate(*plan, context.pipelines));
  });
}

}  // namespace weft
