// weft validate: is a dataset, ours or another pipeline's, fit to train on?
#include <fmt/format.h>

#include <charconv>
#include <memory>

#include "commands/commands.h"
#include "commands/inspecting.h"
#include "commands/options.h"
#include "dataset/state.h"
#include "levels/recompile.h"
#include "process/python.h"
#include "weft/base/text.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

constexpr uint64_t kCompiledRows = 20;

struct ValidateOptions {
  std::string folder;
  std::vector<std::string> only, skip;
  std::string max_near_dup, max_skeleton_dup, max_imbalance, jobs;
  std::vector<std::string> against;
  std::string overlap, drop_list, compile, python;
  bool json = false, quiet = false;
};

std::string known_checks() {
  std::string names;
  for (size_t i = 0; i < kChecks; ++i)
    names += fmt::format("{}{}", i == 0 ? "" : ", ", check_name(static_cast<Check>(i)));
  return names;
}

Result<CheckSet> parse_checks(const std::vector<std::string>& names, std::string_view option) {
  CheckSet set;
  for (const std::string& name : names) {
    auto check = parse_check(name);
    if (!check) return diag(DiagCode::BadOption, name, option, "it takes " + known_checks());
    set.set(static_cast<size_t>(*check));
  }
  return set;
}

// A number in [lo, hi], in decimal.
Result<double> parse_number(std::string_view text, std::string_view option, double lo, double hi) {
  double value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value >= lo && value <= hi)) {
    return diag(DiagCode::BadOption, text, option,
                fmt::format("it takes a number from {:g} to {:g}", lo, hi));
  }
  return value;
}

Result<InspectOptions> understand(const ValidateOptions& given) {
  InspectOptions options;
  options.checks.set();
  if (!given.only.empty()) {
    WEFT_TRY(options.checks, parse_checks(given.only, "--only"));
  }
  WEFT_TRY(const CheckSet skip, parse_checks(given.skip, "--skip"));
  options.checks &= ~skip;
  if (given.against.empty()) options.checks.reset(static_cast<size_t>(Check::kOverlap));
  if (options.checks.none()) {
    if (!given.only.empty() && given.skip.empty())
      return diag(DiagCode::MissingOption, "overlap compares with texts for evaluation",
                  "--against PATH");
    return diag(DiagCode::MissingOption, "no check is left", "fewer of them for --skip");
  }
  if (!given.max_near_dup.empty()) {
    WEFT_TRY(options.max_near_dup, parse_number(given.max_near_dup, "--max-near-dup", 0, 1));
  }
  if (!given.max_skeleton_dup.empty()) {
    WEFT_TRY(options.max_skeleton_dup,
             parse_number(given.max_skeleton_dup, "--max-skeleton-dup", 0, 1));
  }
  if (!given.max_imbalance.empty()) {
    WEFT_TRY(options.max_imbalance, parse_number(given.max_imbalance, "--max-imbalance", 1, 1e9));
  }
  if (!given.overlap.empty()) {
    WEFT_TRY(options.max_overlap, parse_number(given.overlap, "--overlap", 1e-6, 1));
  }
  WEFT_TRY(options.workers, parse_jobs(given.jobs));
  options.spill_folder = temporary_folder();
  return options;
}

// For 'weft filter --drop': the id of each row, and why.
Status write_drop_list(const std::string& path, const Inspection& found) {
  std::string text;
  for (const OverlappingRow& row : found.overlapping)
    text += fmt::format("{} {}\n", row.id, printable_line(row.what));
  return write_file(path, text);
}

// The check `compiled`, where the set has texts of compilers. Without its tools it is left out,
// which is said, unless the user asked for it.
Status set_up_compilers(const ValidateOptions& given, const std::string& folder,
                        InspectOptions& options) {
  const auto check = static_cast<size_t>(Check::kCompiled);
  uint64_t sample = kCompiledRows;
  if (!given.compile.empty()) {
    WEFT_TRY(sample, parse_whole_number(given.compile, "--compile", 0, kMaxCount));
  }
  const DatasetState state = read_state(folder);
  const bool has_levels = state.config && state.config->config.levels;
  if (!has_levels && !given.compile.empty())
    return diag(DiagCode::BadOption, given.compile, "--compile",
                "only datasets of 'weft enrich' have texts of compilers");
  if (!has_levels && !given.only.empty()) return {};
  if (!has_levels || sample == 0) options.checks.reset(check);
  if (!options.checks[check]) return {};
  const DatasetConfig& config = state.config->config;
  const auto start = [&]() -> Status {
    WEFT_TRY(const std::string python, find_python(given.python));
    const uint64_t rows = config.rows().count;
    WEFT_TRY(options.compiled,
             recompile(folder, config, python, std::max<uint64_t>(1, rows / sample)));
    return {};
  };
  Status started = start();
  if (started || !given.only.empty() || !given.compile.empty()) return started;
  options.checks.reset(check);
  print_err(fmt::format("weft: the check 'compiled' is left out: {}\n", started.error().message()));
  return {};
}

Status validate(const ValidateOptions& given) {
  WEFT_TRY(const std::string folder, parse_folder(given.folder, "DIR"));
  WEFT_TRY(InspectOptions options, understand(given));
  WEFT_RETURN_IF_ERROR(set_up_compilers(given, folder, options));
  std::optional<OverlapIndex> against;
  if (!given.drop_list.empty() && !options.checks[static_cast<size_t>(Check::kOverlap)])
    return diag(DiagCode::BadOption, given.drop_list, "--drop-list",
                "the check overlap finds its rows, which --only and --skip leave out");
  if (options.checks[static_cast<size_t>(Check::kOverlap)]) {
    WEFT_TRY(against, OverlapIndex::read(given.against, &parquet_format()));
    options.against = &*against;
  }
  WEFT_TRY(const Inspection found, inspect_with_progress(folder, options, given.quiet));
  if (!given.drop_list.empty()) WEFT_RETURN_IF_ERROR(write_drop_list(given.drop_list, found));
  WEFT_RETURN_IF_ERROR(print_out(given.json ? inspection_json(found) : inspection_text(found)));
  if (found.failed_checks() == 0) return {};
  std::string names;
  size_t done = 0;
  for (size_t i = 0; i < kChecks; ++i) {
    const Verdict v = found.verdicts[i];
    done += v == Verdict::kPassed || v == Verdict::kFailed ? 1 : 0;
    if (v == Verdict::kFailed)
      names += fmt::format("{}{}", names.empty() ? "" : ", ", check_name(static_cast<Check>(i)));
  }
  return diag(DiagCode::ChecksFailed, folder, found.failed_checks(), counted(done, "check"), names);
}

}  // namespace

void add_validate_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ValidateOptions>();
  CLI::App* command = app.add_subcommand(
      "validate",
      "Check every row of a dataset: one of weft's, or a folder of JSON pairs from elsewhere");
  command->add_option("DIR", options->folder, "Folder of the dataset, or one of its files")
      ->required();
  command->add_option("--only", options->only, "Only these checks: " + known_checks())
      ->delimiter(',')
      ->type_name("CHECK,...");
  command->add_option("--skip", options->skip, "All checks except these")
      ->delimiter(',')
      ->type_name("CHECK,...");
  command->add_option("--max-near-dup", options->max_near_dup,
                      "Fail if a larger share of rows has a near-duplicate (default: no limit)");
  command->add_option("--max-imbalance", options->max_imbalance,
                      "Fail if the ratio of the most frequent category to the least frequent is "
                      "larger (default: no limit)");
  command->add_option("--max-skeleton-dup", options->max_skeleton_dup,
                      "Fail if a larger share of rows differs from an earlier row in names and "
                      "numbers only (default: 0)");
  CLI::Option* against =
      command
          ->add_option("--against", options->against,
                       "Files or folders with texts that a model is to be tested on; a row fails "
                       "that has much of one of them (13-grams of tokens), or its skeleton")
          ->type_name("PATH...");
  command
      ->add_option("--overlap", options->overlap,
                   "With --against: the share of a text that is too much, above 0 to 1 (default: "
                   "0.5)")
      ->type_name("SHARE")
      ->needs(against);
  command
      ->add_option("--drop-list", options->drop_list,
                   "With --against: write the ids of the rows that fail to this file, for 'weft "
                   "filter --drop'")
      ->type_name("FILE")
      ->needs(against);
  command
      ->add_option("--compile", options->compile,
                   fmt::format("Of a dataset of 'weft enrich': about how many rows are compiled "
                               "again (default: {}; 0: none)",
                               kCompiledRows))
      ->type_name("N");
  command->add_option("--python", options->python,
                      "With texts of compilers: the Python with the pinned Warp");
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("--json", options->json, "Print the findings as one JSON object");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress");
  command->callback([options, &context] { context.finish(validate(*options)); });
}

}  // namespace weft
