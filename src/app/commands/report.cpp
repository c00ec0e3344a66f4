// weft stats and weft report: what a dataset is made of.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"
#include "commands/inspecting.h"
#include "commands/options.h"
#include "weft/base/text.h"
#include "weft/inspect/report.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

struct ReportOptions {
  std::string folder, out, jobs, sample;
  bool quiet = false, json = false;
};

Result<Inspection> inspect_folder(const ReportOptions& given) {
  WEFT_TRY(const std::string folder, parse_folder(given.folder, "DIR"));
  InspectOptions options;
  options.checks = report_checks();
  options.statistics = true;
  WEFT_TRY(options.workers, parse_jobs(given.jobs));
  if (!given.sample.empty()) {
    WEFT_TRY(options.sample, parse_whole_number(given.sample, "--sample", 1, kMaxRows));
  }
  options.spill_folder = temporary_folder();
  return inspect_with_progress(folder, options, given.quiet);
}

Status stats(const ReportOptions& given, std::string_view called) {
  WEFT_TRY(const Inspection found, inspect_folder(given));
  return print_out(given.json ? stats_json(found) : stats_text(found, called));
}

Status report(const ReportOptions& given, std::string_view called) {
  const bool html = given.out.ends_with(".html");
  if (!html && !given.out.ends_with(".md"))
    return diag(DiagCode::BadOption, given.out, "--output", "it takes a file .html or .md");
  WEFT_TRY(const Inspection found, inspect_folder(given));
  WEFT_RETURN_IF_ERROR(write_file(given.out, html ? report_html(found) : report_markdown(found)));
  if (given.quiet) return {};
  return print_summary(fmt::format("'{}': a report on {}\n{}", given.out,
                                   counted(found.statistics.rows, "row"),
                                   unreadable_text(found, called)));
}

void add_common(CLI::App* command, ReportOptions& options) {
  command->add_option("DIR", options.folder, "Folder of the dataset, or one of its files")
      ->required();
  command
      ->add_option("--sample", options.sample,
                   "Look at so many rows only, as many of each file as of the others; copies are "
                   "those among them (default: all rows)")
      ->type_name("N");
  command->add_option("-j,--jobs", options.jobs, "Worker threads (default: all cores)");
  command->add_flag("-q,--quiet", options.quiet, "Print no progress");
}

}  // namespace

void add_report_commands(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ReportOptions>();
  CLI::App* command = app.add_subcommand("stats", "Print the main figures of a dataset");
  add_common(command, *options);
  command->add_flag("--json", options->json, "Print the figures as one JSON object");
  command->callback([options, &context] { context.finish(stats(*options, context.called)); });

  options = std::make_shared<ReportOptions>();
  command = app.add_subcommand("report",
                               "Write the figures, plots and sample pairs of a dataset to a file");
  add_common(command, *options);
  command->add_option("-o,--output", options->out, "File of the report, .html or .md")->required();
  command->callback([options, &context] { context.finish(report(*options, context.called)); });
}

}  // namespace weft
