// weft generate: a dataset in a folder.
//
// Input: the configuration. Output: OUT/data/..., OUT/generation_stats.json, OUT/progress.json,
// and in OUT/.weft the configuration and the record of files. All files but the two .json at the
// top follow from the configuration alone.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>

#include "commands.h"
#include "engine.h"
#include "interrupt.h"
#include "options.h"
#include "progress.h"
#include "weft/base/json.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/output_folder.h"

#ifdef __linux__
#include <sched.h>
#endif

namespace weft {

namespace {

constexpr std::string_view kStatsFile = "generation_stats.json";
constexpr std::string_view kProgressFile = "progress.json";
constexpr std::string_view kConfigFile = ".weft/config.json";
constexpr std::string_view kTopFiles[] = {kStatsFile, kProgressFile};

// As given on the command line.
struct GenerateOptions {
  std::string count = "100";
  std::string output = "data/samples";
  std::string seed = "42";
  std::vector<std::string> categories;
  std::vector<std::string> weights;
  std::string device = "both";
  bool no_backward = false;
  std::string jobs;
  std::string format = "jsonl";
  std::string rows_per_shard = "10000";
  bool overwrite = false;
  bool quiet = false;
};

// As understood.
struct GenerateConfig {
  uint64_t count = 0;
  uint64_t seed = 0;
  std::vector<uint32_t> weights;  // by category, 0 for those not chosen
  Targets targets;
  bool backward = true;
  Layout layout;
  // Not part of what is made:
  std::string output;
  unsigned jobs = 1;
  bool overwrite = false;
  bool quiet = false;
};

// The cores this process may run on.
unsigned available_cores() {
#ifdef __linux__
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof set, &set) == 0) {
    return std::max(1u, static_cast<unsigned>(CPU_COUNT(&set)));
  }
#endif
  return std::max(1u, std::thread::hardware_concurrency());
}

Result<GenerateConfig> understand(const GenerateOptions& options) {
  GenerateConfig config;
  WEFT_TRY(config.count, parse_whole_number(options.count, "--count", 1, kMaxCount));
  WEFT_TRY(config.seed, parse_whole_number(options.seed, "--seed", 0, kMaxSeed));
  WEFT_TRY(config.weights, parse_categories(options.categories, options.weights));
  WEFT_TRY(config.targets, parse_targets(options.device));
  config.backward = !options.no_backward;
  auto format = parse_format(options.format);
  if (!format) {
    return diag(DiagCode::BadOption, options.format, "--format",
                "it takes jsonl, jsonl.zst or json");
  }
  config.layout.format = *format;
  WEFT_TRY(config.layout.rows_per_shard,
           parse_whole_number(options.rows_per_shard, "--rows-per-shard", 1, 1'000'000'000));
  config.jobs = available_cores();
  if (!options.jobs.empty()) {
    WEFT_TRY(uint64_t jobs, parse_whole_number(options.jobs, "--jobs", 1, 1024));
    config.jobs = static_cast<unsigned>(jobs);
  }
  if (options.output.empty()) {
    return diag(DiagCode::BadOption, options.output, "--output", "it takes a folder");
  }
  config.output = options.output;
  while (config.output.size() > 1 && config.output.back() == '/') config.output.pop_back();
  config.overwrite = options.overwrite;
  config.quiet = options.quiet;
  return config;
}

// All that the rows and files depend on, as members of an open object.
void write_config(JsonWriter& json, const GenerateConfig& config) {
  json.member("weft_version", weft_version())
      .member("warp_version", kWarpVersion)
      .member("schema_version", kRowSchemaVersion)
      .member("count", config.count)
      .member("seed", config.seed);
  json.key("categories").begin_object();
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if (config.weights[i] > 0) json.member(kCategories[i].name, config.weights[i]);
  }
  json.end_object();
  json.member("device", targets_name(config.targets))
      .member("backward", config.backward)
      .member("format", format_name(config.layout.format))
      .member("rows_per_shard", config.layout.rows_per_shard);
}

std::string config_json(const GenerateConfig& config) {
  JsonWriter json(2);
  json.begin_object();
  write_config(json, config);
  json.end_object();
  return json.take() + "\n";
}

using CategoryCounts = std::vector<uint64_t>;

double per_second(uint64_t amount, double seconds) {
  double rate = seconds > 0 ? static_cast<double>(amount) / seconds : 0;
  return std::round(rate * 10) / 10;
}

std::string stats_json(const GenerateConfig& config, const DatasetWriter& writer,
                       const CategoryCounts& counts, double seconds) {
  JsonWriter json(2);
  json.begin_object().member("rows", writer.rows_whole());
  json.key("rows_per_category").begin_object();
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if (counts[i] > 0) json.member(kCategories[i].name, counts[i]);
  }
  json.end_object();
  json.member("success_rate",
              static_cast<double>(writer.rows_whole()) / static_cast<double>(config.count))
      .member("files", writer.files())
      .member("bytes", writer.bytes())
      .member("text_bytes", writer.text_bytes())
      .member("seconds", std::round(seconds * 1000) / 1000)
      .member("rows_per_second", per_second(writer.rows_whole(), seconds))
      .member("text_bytes_per_second", per_second(writer.text_bytes(), seconds))
      .member("jobs", config.jobs);
  json.key("versions").begin_object();
  json.member("weft", weft_version())
      .member("warp", kWarpVersion)
      .member("zstd", zstd_version())
      .member("compiler", weft_compiler());
  json.end_object();
  json.key("configuration").begin_object();
  write_config(json, config);
  json.end_object().end_object();
  return json.take() + "\n";
}

std::string summary(const GenerateConfig& config, const DatasetWriter& writer, double seconds) {
  std::string first = config.layout.format == Format::kJson ? config.layout.row_path(0)
                                                            : config.layout.shard_path(0);
  return fmt::format(
      "made {} rows in {} ({:.0f} rows/s): {} of text, {} on disk in {} file{}\n"
      "  files:      {}/{}{}\n"
      "  one row:    ./weft show {} --row 0\n"
      "  statistics: {}/{}\n",
      writer.rows_whole(), format_duration(seconds), per_second(writer.rows_whole(), seconds),
      format_bytes(writer.text_bytes()), format_bytes(writer.bytes()), writer.files(),
      writer.files() == 1 ? "" : "s", config.output, first, writer.files() == 1 ? "" : " ...",
      config.output, config.output, kStatsFile);
}

Status generate(const GenerateConfig& config, const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(OutputFolder folder, OutputFolder::open(config.output, config.overwrite, kTopFiles));
  const std::string own[] = {std::string(kConfigFile), std::string(kStatsFile),
                             std::string(kProgressFile)};
  WEFT_RETURN_IF_ERROR(folder.record(own));
  WEFT_RETURN_IF_ERROR(write_file(folder.at(kConfigFile), config_json(config)));

  EngineJob job{
      .row = {.seed = config.seed, .targets = config.targets, .backward = config.backward},
      .pattern = CategoryPattern(config.weights),
      .layout = config.layout,
      .rows = config.count,
      .workers = config.jobs};
  DatasetWriter writer(folder, config.layout);
  Progress progress(config.count, folder.at(kProgressFile), config.quiet);
  CategoryCounts counts(kCategories.size());
  uint64_t rows = 0;
  EngineHooks hooks;
  hooks.consume = [&](EncodedBlock block) {
    for (uint64_t i = 0; i < block.range.count; ++i) {
      ++counts[static_cast<size_t>(job.pattern.at(block.range.first + i))];
    }
    rows += block.range.count;
    return writer.append(std::move(block));
  };
  hooks.tick = [&] { progress.update(rows, writer.text_bytes()); };
  hooks.stop = [] { return interrupted_by() != 0; };

  Status status = run_engine(job, pipelines, hooks);
  if (status && interrupted_by() == 0) status = writer.finish();
  if (status && interrupted_by() == 0) {
    status =
        write_file(folder.at(kStatsFile), stats_json(config, writer, counts, progress.seconds()));
  }
  if (status && interrupted_by() == 0) status = sync_folder(folder.path());
  double seconds = progress.seconds();
  if (!status) {
    progress.finish("failed", writer.rows_whole(), writer.text_bytes());
    return status;
  }
  if (interrupted_by() != 0) {
    progress.finish("interrupted", writer.rows_whole(), writer.text_bytes());
    return diag(DiagCode::Interrupted, writer.rows_whole(), config.count, config.output);
  }
  progress.finish("done", rows, writer.text_bytes());
  if (!config.quiet) print_out(summary(config, writer, seconds));
  return {};
}

}  // namespace

void add_generate_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command = app.add_subcommand("generate", "Make a dataset of kernels and their text");
  command->add_option("-n,--count", options->count, "Number of rows")->capture_default_str();
  command->add_option("-o,--output", options->output, "Folder to write to; must be new or empty")
      ->capture_default_str();
  command
      ->add_option("-s,--seed", options->seed, "Seed; same version, seed and options, same bytes")
      ->capture_default_str();
  command
      ->add_option("-c,--categories", options->categories,
                   "Categories, separated by commas; 'weft categories' lists them (default: all)")
      ->delimiter(',')
      ->type_name("NAME,...");
  command
      ->add_option("--weights", options->weights,
                   "Shares of categories, 1 to 1000 each, 1 where none is given")
      ->delimiter(',')
      ->type_name("NAME=N,...");
  command->add_option("-d,--device", options->device, "Text for cpu, cuda or both")
      ->capture_default_str();
  command->add_flag("--no-backward", options->no_backward,
                    "Leave out the adjoint (module option enable_backward=False)");
  command->add_option("-j,--jobs", options->jobs,
                      "Worker threads (default: all cores); has no effect on what is made");
  command
      ->add_option("--format", options->format,
                   "jsonl (shards), jsonl.zst (compressed shards) or json (a file a row)")
      ->capture_default_str();
  command
      ->add_option("--rows-per-shard", options->rows_per_shard, "Rows in each shard but the last")
      ->capture_default_str();
  command->add_flag("--overwrite", options->overwrite,
                    "Replace what weft wrote to the folder before; other files are left alone");
  command->add_flag("-q,--quiet", options->quiet, "No progress and no summary");
  command->callback([options, &context] {
    Result<GenerateConfig> config = understand(*options);
    if (!config) return context.fail(config.error(), kExitUsage);
    Status status = generate(*config, context.pipelines);
    if (!status) {
      bool interrupted = status.error().code == DiagCode::Interrupted;
      context.fail(status.error(), interrupted ? 128 + interrupted_by() : kExitFailure);
    }
  });
}

}  // namespace weft
