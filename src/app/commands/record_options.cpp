#include "commands/record_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/options.h"
#include "weft/app/row_examples.h"

namespace weft {

namespace {

std::string task_help() {
  std::string out;
  for (size_t i = 0; i < tasks().size(); ++i)
    if (!is_compiled(static_cast<Task>(i)))
      out += fmt::format("{}{}", out.empty() ? "" : ", ", tasks()[i].name);
  return "With --view: which examples are made, with weights if wanted (NAME=N), of: " + out +
         " (default: all alike)";
}

Status understand_fields(const RecordOptions& options, DatasetConfig& config) {
  if (options.fields.empty()) return {};
  WEFT_TRY(config.content.left_out, parse_fields(options.fields));
  const auto has = [&](RowField first, RowField last) {
    for (auto f = static_cast<size_t>(first); f <= static_cast<size_t>(last); ++f)
      if (config.content.has(static_cast<RowField>(f))) return true;
    return false;
  };
  const bool cpu = has(RowField::kCppSupport, RowField::kCppBackward);
  const bool cuda = has(RowField::kCudaSupport, RowField::kCudaBackward);
  if (!options.device && !options.full && (cpu || cuda))
    config.targets = {.cpu = cpu, .cuda = cuda};
  if ((cpu && !config.targets.cpu) || (cuda && !config.targets.cuda))
    return diag(DiagCode::BadOption, fields_text(config.content), "--fields",
                fmt::format("-d {} leaves some of them out; name fields of that device, or -d both",
                            targets_name(config.targets)));
  const auto needs = [&](bool asked, std::string_view option, std::string_view other) -> Status {
    if (!asked) return {};
    return diag(DiagCode::BadOption, fields_text(config.content), "--fields",
                fmt::format("{} leaves {} out; leave one of the two out", other, option));
  };
  const bool backward =
      config.content.has(RowField::kCppBackward) || config.content.has(RowField::kCudaBackward);
  WEFT_RETURN_IF_ERROR(needs(backward && options.no_backward, "the adjoints", "--no-backward"));
  const bool cases = config.content.has(RowField::kCases);
  WEFT_RETURN_IF_ERROR(needs(cases && config.cases == 0, "the cases", "--cases 0"));
  if (!cases) config.cases = 0;
  return {};
}

}  // namespace

void add_record_options(CLI::App& command, RecordOptions& options) {
  CLI::Option* full = command.add_flag(
      "--full", options.full,
      "Whole rows: the texts of both targets and every adjoint, as -d both --adjoints all");
  command.add_option("-d,--device", options.device, "Target of the text (default: cuda)")
      ->type_name("cpu|cuda|both");
  command
      .add_option("--adjoints", options.adjoints,
                  "Which adjoints are written: exact, those that compute the derivative, or all "
                  "(default: exact)")
      ->type_name("exact|all");
  command.add_flag("--no-backward", options.no_backward,
                   "Leave out the adjoint (module option enable_backward=False)");
  command
      .add_option("--cases", options.cases,
                  fmt::format("Launches of each kernel with inputs, outputs and gradients, 0 to {} "
                              "(default: {})",
                              kMaxCases, kDefaultCases))
      ->type_name("N");
  CLI::Option* fields =
      command
          .add_option("--fields", options.fields,
                      "Of the texts and the cases only these, e.g. cuda_forward,cases; the Python "
                      "and what says which row it is are always there")
          ->delimiter(',')
          ->type_name("NAME,...")
          ->excludes(full);
  command
      .add_option("--strip", options.strip,
                  "Take out of Warp's texts what no model can infer: hashes, echoes (comments with "
                  "the Python's lines), unused-support (functions of adjoints that are not there)")
      ->delimiter(',')
      ->type_name("hashes|echoes|unused-support,...");
  CLI::Option* view =
      command
          .add_option("--view", options.view,
                      "Examples for training in the place of rows: pairs (prompt, completion), "
                      "messages (chat) or completion (one text)")
          ->type_name("pairs|messages|completion")
          ->excludes(full)
          ->excludes(fields);
  command.add_option("--tasks", options.tasks, task_help())
      ->delimiter(',')
      ->type_name("NAME,...")
      ->needs(view);
  command
      .add_option("--max-tokens", options.max_tokens,
                  "Only rows whose texts, or whose example, have at most so many tokens (an "
                  "estimate, as in metadata.tokens)")
      ->type_name("N");
  command
      .add_option("--difficulty", options.difficulty,
                  "Shares of levels, e.g. easy=0.3,medium=0.5,hard=0.2 (default: as they come, "
                  "about a third each)")
      ->delimiter(',')
      ->type_name("LEVEL=SHARE,...");
}

Status understand_record(const RecordOptions& options, DatasetConfig& config) {
  const bool whole = options.full;
  config.targets = {.cpu = whole, .cuda = true};
  config.content.adjoints = whole ? Adjoints::kAll : Adjoints::kExact;
  config.backward = !options.no_backward;
  config.cases = kDefaultCases;
  if (options.view.has_value()) {
    for (const auto& [name, given] : {std::pair{"--device", options.device.has_value()},
                                      std::pair{"--adjoints", options.adjoints.has_value()},
                                      std::pair{"--no-backward", options.no_backward},
                                      std::pair{"--cases", options.cases.has_value()}})
      if (given)
        return diag(DiagCode::BadOption, *options.view, "--view",
                    fmt::format("examples have what their tasks need, so that {} has no meaning "
                                "beside it; leave one of the two out",
                                name));
    WEFT_TRY(config.choice.view, parse_view(*options.view, options.tasks));
    const NeededOfRows needed = needed_by(*config.choice.view);
    config.targets = needed.targets;
    config.cases = needed.cases;
  }
  if (options.device.has_value()) {
    WEFT_TRY(config.targets, parse_targets(*options.device));
  }
  if (options.adjoints.has_value()) {
    WEFT_TRY(config.content.adjoints, parse_adjoints(*options.adjoints));
  }
  // Then there are none, of either kind.
  if (options.no_backward) config.content.adjoints = Adjoints::kAll;
  if (options.cases.has_value()) {
    WEFT_TRY(const uint64_t cases, parse_whole_number(*options.cases, "--cases", 0, kMaxCases));
    config.cases = static_cast<int>(cases);
  }
  WEFT_RETURN_IF_ERROR(understand_fields(options, config));
  if (!options.strip.empty()) {
    WEFT_TRY(config.content.strip, parse_strip(options.strip));
  }
  if (options.max_tokens) {
    WEFT_TRY(config.choice.max_tokens, parse_max_tokens(*options.max_tokens));
  }
  if (!options.difficulty.empty()) {
    WEFT_TRY(config.choice.levels, parse_levels(options.difficulty));
  }
  return {};
}

}  // namespace weft
