// weft cuda: standalone CUDA programs, as folders or as a dataset.
#include <filesystem>
#include <memory>

#include "commands/commands.h"
#include "commands/cuda_verify.h"
#include "commands/options.h"
#include "cuda/samples.h"
#include "cuda/verify.h"
#include "dataset/build.h"
#include "dataset/disk_room.h"
#include "process/interrupt.h"
#include "weft/app/row.h"
#include "weft/base/text.h"
#include "weft/standalone/standalone.h"

namespace weft {

namespace {

constexpr const char* kOneSplit = "train=1";
constexpr uint64_t kFilesOfSample = 6;  // without cases

struct CudaOptions {
  std::string per_category = "5";
  std::string count;
  std::string output = "out/cuda";
  std::string seed = "42";
  std::string cases = "0";
  std::vector<std::string> categories;
  std::vector<std::string> archs{"sm_80"};
  std::string format = "folders";
  std::string split = kOneSplit;
  std::string jobs;
  std::string kernel;
  std::string types;
  std::vector<std::string> files;
  bool overwrite = false;
  bool verify = false;
  bool quiet = false;
};

// As understood.
struct CudaPlan {
  CudaSamplesConfig samples;
  bool dataset = false;
  DatasetConfig config;
  BuildOptions build;
};

// A word that is no file but nearly the command of this one.
Status check_files(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    std::error_code error;
    const std::string_view near = nearest(file, {"verify"});
    if (!near.empty() && !std::filesystem::exists(file, error))
      return diag(DiagCode::NoSuchFileOrCommand, file, near);
  }
  return {};
}

Result<CudaPlan> understand(const CudaOptions& options) {
  CudaPlan plan;
  CudaSamplesConfig& s = plan.samples;
  WEFT_RETURN_IF_ERROR(check_files(options.files));
  WEFT_TRY(s.per_category,
           parse_whole_number(options.per_category, "--per-category", 1, 1'000'000'000));
  if (!options.count.empty()) {
    WEFT_TRY(s.count, parse_whole_number(options.count, "--count", 1, kMaxCount));
  }
  WEFT_TRY(s.seed, parse_whole_number(options.seed, "--seed", 0, kMaxSeed));
  WEFT_TRY(const uint64_t cases, parse_whole_number(options.cases, "--cases", 0, kMaxCases));
  s.cases = static_cast<int>(cases);
  WEFT_TRY(s.weights, parse_categories(options.categories, {}));
  // Each category has as many programs as the next; without a choice those by construct are taken.
  for (std::size_t c = 0; c < s.weights.size(); ++c)
    s.weights[c] = s.weights[c] > 0 && (!options.categories.empty() || c < kGrammarCategories);
  for (const std::string& arch : options.archs) {
    if (!is_cuda_arch(arch))
      return diag(DiagCode::BadOption, arch, "--arch", "it takes names such as sm_80, sm_90a");
  }
  s.archs = options.archs;
  s.files = options.files;
  s.kernel = options.kernel;
  s.types = options.types;
  WEFT_TRY(s.jobs, parse_jobs(options.jobs));
  WEFT_TRY(s.output, parse_output(options.output, "--output"));
  s.overwrite = options.overwrite;
  s.quiet = options.quiet;
  plan.build.jobs = s.jobs;
  plan.build.quiet = s.quiet;
  if (options.format == "folders") {
    if (options.split == kOneSplit) return plan;
    return diag(DiagCode::BadOption, options.split, "--split", "folders have no splits");
  }
  plan.dataset = true;
  if (options.verify)
    return diag(DiagCode::BadOption, options.format, "--format", "--verify takes folders");
  const auto format = parse_format(options.format);
  if (!format || (*format != Format::kParquet && *format != Format::kJsonlZst))
    return diag(DiagCode::BadOption, options.format, "--format",
                "it takes folders, parquet or jsonl.zst");
  if (!options.files.empty())
    return diag(DiagCode::BadOption, options.format, "--format",
                "translated files are written as folders");
  plan.config.layout.format = *format;
  plan.config.layout.rows_per_shard = kStandaloneRowsPerShard;
  WEFT_TRY(plan.config.layout.splits, parse_splits(options.split));
  plan.config.seed = s.seed;
  plan.config.weights = s.weights;
  plan.config.count = s.total();
  plan.config.targets = {false, false, true};
  plan.config.cases = s.cases;
  return plan;
}

Status run(const CudaPlan& plan, bool verify, const PipelineFactory& pipelines) {
  const CudaSamplesConfig& s = plan.samples;
  catch_interrupts();
  if (s.files.empty()) WEFT_RETURN_IF_ERROR(check_capacity(s.weights, s.total()));
  if (plan.dataset)
    return generate_dataset(s.output, plan.config, s.overwrite, pipelines, plan.build);
  if (s.files.empty()) {
    DatasetConfig config;
    config.count = s.total();
    config.seed = s.seed;
    config.weights = s.weights;
    config.targets = {false, false, true};
    config.layout.format = Format::kJson;
    config.cases = s.cases;
    const SampleSize size{kFilesOfSample + (s.cases > 0 ? 1 : 0), cuda_on_cpu_header().size()};
    WEFT_RETURN_IF_ERROR(check_room_for_samples(
        s.output, config, size, s.count > 0 ? "--count" : "--per-category", pipelines, plan.build));
  }
  WEFT_RETURN_IF_ERROR(make_cuda_samples(s, pipelines));
  if (!verify) return {};
  CudaVerifyOptions options;
  options.tools.archs = s.archs;
  options.jobs = s.jobs;
  options.quiet = s.quiet;
  return verify_cuda_samples(s.output, options, pipelines);
}

}  // namespace

void add_cuda_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<CudaOptions>();
  CLI::App* command = app.add_subcommand(
      "cuda",
      "Make complete CUDA programs that need no Warp and check themselves; 'cuda verify' "
      "and --verify compile and run them on this machine");
  CLI::Option* files = command->add_option("FILE.py", options->files,
                                           "Python files to translate, in place of new kernels");
  command->add_option("--kernel", options->kernel, "The kernel, if the file has several")
      ->needs(files);
  command
      ->add_option(
          "--types", options->types,
          "Types for the arguments of a kernel that takes any: 'wp.array(dtype=float), int'")
      ->needs(files);
  CLI::Option* per_category =
      command->add_option("-n,--per-category", options->per_category, "Programs of each category")
          ->excludes(files)
          ->capture_default_str();
  command->add_option("--count", options->count, "Programs in all, in place of --per-category")
      ->excludes(per_category)
      ->excludes(files);
  command->add_option("-o,--output", options->output, "Folder to write to: new or empty")
      ->capture_default_str();
  command->add_option("-s,--seed", options->seed, kSeedHelp)
      ->excludes(files)
      ->capture_default_str();
  command
      ->add_option("--cases", options->cases,
                   "Test vectors of each program, which it takes with its own --cases FILE")
      ->excludes(files)
      ->capture_default_str();
  command
      ->add_option("-c,--categories", options->categories,
                   "Categories, separated by commas, or all (default: the ten by construct)")
      ->excludes(files)
      ->delimiter(',')
      ->type_name("NAME,...");
  command->add_option("--arch", options->archs, "Architectures that the Makefiles build for")
      ->delimiter(',')
      ->type_name("sm_80,...")
      ->capture_default_str();
  command
      ->add_option("--format", options->format,
                   "folders, or rows of a dataset as parquet or jsonl.zst")
      ->type_name("folders|parquet|jsonl.zst")
      ->capture_default_str();
  command
      ->add_option("--split", options->split, "Of a dataset: splits and their shares, by skeleton")
      ->type_name("NAME=SHARE,...")
      ->capture_default_str();
  command->add_option("-j,--jobs", options->jobs,
                      "Worker threads (default: all cores); has no effect on what is made");
  command->add_flag("--verify", options->verify,
                    "Compile and run them afterwards, as 'weft cuda verify'");
  command->add_flag("--overwrite", options->overwrite,
                    "Replace what weft wrote to the folder before; other files are left alone");
  command->add_flag("-q,--quiet", options->quiet, "No progress and no summary");
  add_cuda_verify_command(*command, context);
  command->callback([options, command, &context] {
    if (!command->get_subcommands().empty()) return;
    Result<CudaPlan> plan = understand(*options);
    if (!plan) return context.fail(plan.error(), kExitUsage);
    plan->build.program = plan->samples.program = context.program;
    context.finish(run(*plan, options->verify, context.pipelines));
  });
}

}  // namespace weft
