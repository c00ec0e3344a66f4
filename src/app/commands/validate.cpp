// weft validate: is a dataset, ours or another pipeline's, fit to train on?
#include <fmt/format.h>

#include <charconv>
#include <memory>

#include "commands/commands.h"
#include "commands/inspecting.h"
#include "commands/options.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct ValidateOptions {
  std::string folder;
  std::vector<std::string> only, skip;
  std::string max_near_dup, max_skeleton_dup, max_imbalance, jobs;
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
  if (options.checks.none()) {
    return diag(DiagCode::BadOption, given.skip.empty() ? "" : given.skip.front(), "--skip",
                "no check is left");
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
  WEFT_TRY(options.workers, parse_jobs(given.jobs));
  options.spill_folder = temporary_folder();
  return options;
}

Status validate(const ValidateOptions& given) {
  WEFT_TRY(const std::string folder, parse_folder(given.folder, "DIR"));
  WEFT_TRY(const InspectOptions options, understand(given));
  WEFT_TRY(const Inspection found, inspect_with_progress(folder, options, given.quiet));
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
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("--json", options->json, "Print the findings as one JSON object");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress");
  command->callback([options, &context] { context.finish(validate(*options)); });
}

}  // namespace weft
