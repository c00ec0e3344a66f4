// weft capture: a pair of every kernel that somebody's Warp program launches.
//
// The program runs under Python's half (python/weft/_capture.py), which writes down each kernel;
// when it has ended, however it has, the kernels are lowered here and written as a dataset. So the
// output folder is touched only when there is something to put into it.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>

#include "capture/rows.h"
#include "capture/script.h"
#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "process/python.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

struct CaptureOptions {
  std::string script;
  std::vector<std::string> arguments;
  std::string output = "data/captured";
  std::string python;
  std::string device = "both";
  std::string format = "jsonl";
  std::string rows_per_shard = "10000";
  std::string cases = std::to_string(kDefaultCases);
  bool overwrite = false;
  bool quiet = false;
};

Result<DatasetConfig> understand(const CaptureOptions& options) {
  DatasetConfig config;
  config.capture.emplace().script = fs::path(options.script).filename().string();
  WEFT_TRY(config.targets, parse_targets(options.device));
  WEFT_TRY(const uint64_t cases, parse_whole_number(options.cases, "--cases", 0, kMaxCases));
  config.cases = static_cast<int>(cases);
  WEFT_TRY(config.layout.format, parse_format_option(options.format));
  WEFT_TRY(config.layout.rows_per_shard,
           parse_whole_number(options.rows_per_shard, "--rows-per-shard", 1, kMaxRowsPerShard));
  return config;
}

Status check_script(const std::string& script) {
  std::error_code error;
  if (fs::is_directory(script, error)) return diag(DiagCode::CannotOpen, script, "it is a folder");
  if (::access(script.c_str(), R_OK) != 0) {
    return diag(DiagCode::CannotOpen, script, errno_text(errno));
  }
  return {};
}

// What would be in the way once the script has run, said before it does.
Status check_output(const std::string& path, bool overwrite) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() != fs::file_type::not_found) {
    if (status.type() != fs::file_type::directory) return diag(DiagCode::NotAFolder, path);
    WEFT_RETURN_IF_ERROR(check_access(path));
    const DatasetState state = read_state(path);
    const bool begun = is_dataset_folder(path) && !state.has_config && !state.has_manifest;
    if (!overwrite && !begun && !fs::is_empty(path, error)) {
      return diag(DiagCode::OutputNotEmpty, path);
    }
  }
  fs::path above = fs::absolute(path, error);
  while (!fs::exists(above, error) && above.has_relative_path()) above = above.parent_path();
  if (!fs::is_directory(above, error)) return diag(DiagCode::NotAFolder, above.string());
  if (::access(above.c_str(), W_OK | X_OK) != 0) {
    return diag(DiagCode::CannotCreate, path, errno_text(errno));
  }
  return {};
}

// How a script ended that did not come to its end; empty for one that did.
std::string failure(const ScriptRun& run, const Collected& collected) {
  if (collected.end == "failed" || collected.end == "interrupted") return collected.why;
  if (run.status == 0) return {};
  return run.status > 128 ? fmt::format("signal {}", run.status - 128)
                          : fmt::format("exit code {}", run.status);
}

// By reason, in the order in which reasons were met.
std::string refusals(const Collected& collected) {
  std::vector<std::string> order;
  std::map<std::string, std::vector<std::string>> kernels;
  for (const RefusedKernel& r : collected.refused) {
    if (!kernels.contains(r.reason)) order.push_back(r.reason);
    kernels[r.reason].push_back(
        r.file.empty() ? r.kernel : fmt::format("{} ({}:{})", r.kernel, r.file, r.line));
  }
  std::string out;
  for (const std::string& reason : order) {
    constexpr size_t kShown = 5;
    const std::vector<std::string>& of = kernels[reason];
    out += fmt::format("refused {}: {}\n", counted(of.size(), "kernel"), reason);
    for (size_t i = 0; i < std::min(of.size(), kShown); ++i) out += fmt::format("  {}\n", of[i]);
    if (of.size() > kShown) out += fmt::format("  and {} more\n", of.size() - kShown);
  }
  return printable(out);
}

// How many rows have cases; empty where none was asked for.
std::string cases_summary(const DatasetConfig& config, const Collected& collected) {
  if (config.cases == 0) return {};
  uint64_t without = 0;
  for (const auto& [reason, rows] : collected.without_cases) without += rows.size();
  return fmt::format("  cases:      in {} of {}{}\n", config.count - without,
                     counted(config.count, "row"),
                     without > 0 ? "; generation_stats.json says why the others have none" : "");
}

std::string summary(const DatasetConfig& config, const Collected& collected,
                    const std::string& folder, const std::string& program) {
  const auto manifest = read_state(folder).manifest;
  const uint64_t bytes = manifest ? manifest->manifest.bytes() : 0;
  const uint64_t text = manifest ? manifest->manifest.text_bytes() : 0;
  return fmt::format(
      "captured {} of the {} that '{}' launched{}: {} of text, {} on disk in '{}'\n"
      "{}  one row:    {} show {} --row 0\n",
      counted(config.count, "pair"), counted(config.capture->kernels, "kernel"),
      config.capture->script, config.capture->partial ? ", as far as it came" : "",
      format_bytes(text), format_bytes(bytes), folder, cases_summary(config, collected),
      shell_word(program), shell_word(folder));
}

Status capture(const CaptureOptions& options, const std::string& program) {
  WEFT_TRY(DatasetConfig config, understand(options));
  WEFT_TRY(const std::string path, parse_output(options.output, "--output"));
  WEFT_RETURN_IF_ERROR(check_script(options.script));
  WEFT_RETURN_IF_ERROR(check_output(path, options.overwrite));
  WEFT_TRY(const std::string python, find_python(options.python));
  catch_interrupts();
  const auto start = std::chrono::steady_clock::now();
  WEFT_TRY(const ScriptRun run,
           run_script(python, options.script, options.arguments, config.cases));
  WEFT_TRY(Collected collected, collect(run.spool.get()));
  print_err(refusals(collected));

  const std::string failed = failure(run, collected);
  const bool interrupted = interrupted_by() != 0;
  config.count = collected.rows;
  config.capture->kernels = collected.kernels;
  config.capture->partial = interrupted || !failed.empty();
  std::string kept = "nothing was collected, so nothing was written";
  if (collected.rows > 0) {
    const auto mode = options.overwrite ? OpenMode::kOverwrite : OpenMode::kContinue;
    WEFT_TRY(OutputFolder folder, OutputFolder::open(path, mode));
    // Again, now that nobody else can change it: another run may have written there meanwhile.
    const DatasetState state = read_state(path);
    if (!options.overwrite && (state.has_config || state.has_manifest))
      return diag(DiagCode::OutputNotEmpty, path);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    WEFT_RETURN_IF_ERROR(
        write_captured(folder, config, run.spool.get(), collected, seconds.count()));
    if (!options.quiet)
      WEFT_RETURN_IF_ERROR(print_summary(summary(config, collected, path, program)));
    kept = fmt::format("the kernels that it launched until then are in '{}': {}, marked as partial",
                       path, counted(collected.rows, "pair"));
  }
  if (interrupted) return diag(DiagCode::InterruptedWith, kept);
  if (!failed.empty()) return diag(DiagCode::ScriptFailed, options.script, failed, kept);
  if (collected.kernels == 0) return diag(DiagCode::NothingLaunched, options.script);
  if (collected.rows == 0) {
    return diag(DiagCode::NothingLowered, counted(collected.kernels, "kernel"), options.script);
  }
  return {};
}

}  // namespace

void add_capture_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<CaptureOptions>();
  CLI::App* command =
      app.add_subcommand("capture",
                         "Run a Warp program on the CPU and make a pair of every kernel that it "
                         "launches. The program runs with your rights, as under python: capture "
                         "only scripts that you trust");
  command->add_option("SCRIPT", options->script, "Python file of the program")->required();
  command->add_option("ARGUMENTS", options->arguments,
                      "Arguments of the program; put '--' before arguments that begin with a dash");
  command->add_option("-o,--output", options->output, "Folder to write to: new or empty")
      ->capture_default_str();
  command->add_option("--python", options->python,
                      "Python with warp-lang 1.19.0 (default: python3 of VIRTUAL_ENV, of PATH, or "
                      "of weft's own .venv)");
  command->add_option("-d,--device", options->device, "Target of the text")
      ->type_name("cpu|cuda|both")
      ->capture_default_str();
  command
      ->add_option("--format", options->format,
                   "parquet, jsonl, jsonl.zst (compressed lines) or json (one file for each row)")
      ->type_name("parquet|jsonl|jsonl.zst|json")
      ->capture_default_str();
  command
      ->add_option("--rows-per-shard", options->rows_per_shard,
                   "Number of rows in a file; the last file may have fewer")
      ->capture_default_str();
  command
      ->add_option("--cases", options->cases,
                   "Cases of a row: its kernel's first small launches with inputs, outputs and "
                   "gradients; 0: none")
      ->capture_default_str();
  command->add_flag("--overwrite", options->overwrite,
                    "Replace the files that weft wrote to the folder before, and keep all others");
  command->add_flag("-q,--quiet", options->quiet, "Print no summary");
  command->callback([options, &context] { context.finish(capture(*options, context.program)); });
}

}  // namespace weft
