// weft row: one row made again from its seed and index, without a dataset.
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/config.h"
#include "rows/view.h"
#include "weft/app/row.h"
#include "weft/base/check.h"
#include "weft/row/fields.h"

namespace weft {

namespace {

struct RowOptions {
  std::string seed = "42";
  std::string index = "0";
  std::vector<std::string> categories;
  std::vector<std::string> weights;
  std::string families = "all";
  std::string device = "both";
  bool no_backward = false;
  std::string cases = std::to_string(kDefaultCases);
  std::string dump;
  std::string part;
  bool json = false;
  bool fields = false;
};

struct RowPlan {
  RowRequest request;
  std::optional<DumpStage> dump;
};

Result<RowPlan> understand(const RowOptions& options) {
  RowPlan plan;
  WEFT_TRY(plan.request.seed, parse_whole_number(options.seed, "--seed", 0, kMaxSeed));
  WEFT_TRY(plan.request.index, parse_whole_number(options.index, "--index", 0, kMaxCount));
  WEFT_TRY(plan.request.families, parse_families(options.families));
  WEFT_TRY(auto weights,
           parse_categories(options.categories, options.weights, plan.request.families));
  WEFT_TRY(plan.request.targets, parse_targets(options.device));
  plan.request.backward = !options.no_backward;
  WEFT_TRY(const uint64_t cases, parse_whole_number(options.cases, "--cases", 0, kMaxCases));
  plan.request.cases = static_cast<int>(cases);
  const CategoryPattern pattern(weights);
  plan.request = request_at(plan.request, pattern, plan.request.index);
  WEFT_RETURN_IF_ERROR(check_capacity(weights, plan.request.index + 1, plan.request.families));
  if (!options.dump.empty()) {
    WEFT_TRY(plan.dump, parse_dump_stage(options.dump));
  }
  return plan;
}

Result<std::string> make(const RowPlan& plan, const RowOptions& options,
                         const PipelineFactory& pipelines) {
  RowContext context(plan.request.seed, plan.request.index);
  std::unique_ptr<Pipeline> pipeline = pipelines();
  if (plan.dump) return pipeline->dump_row(plan.request, *plan.dump);
  WEFT_TRY(RowTexts texts, pipeline->make_row(plan.request));
  std::string json;
  append_row_json(json, plan.request, texts);
  if (options.json) return json + "\n";
  return view_row(json, options.part, "row " + std::to_string(plan.request.index));
}

}  // namespace

void add_row_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<RowOptions>();
  CLI::App* command = app.add_subcommand(
      "row",
      "Make one row from its seed and index, with both targets and every adjoint unless "
      "options leave some out");
  command->add_option("-s,--seed", options->seed, kSeedHelp)->capture_default_str();
  command->add_option("-i,--index", options->index, "Index of the row, 0 to 10^12")
      ->capture_default_str();
  command->add_option("-c,--categories", options->categories, "Categories, as for 'weft generate'")
      ->delimiter(',')
      ->type_name("NAME,...");
  command->add_option("--weights", options->weights, "Shares, as for 'weft generate'")
      ->delimiter(',')
      ->type_name("NAME=N,...");
  command->add_option("--families", options->families, "Families of plans, as for 'weft generate'")
      ->type_name("all|train|eval")
      ->capture_default_str();
  command->add_option("-d,--device", options->device, "Target of the text")
      ->type_name("cpu|cuda|both")
      ->capture_default_str();
  command->add_flag("--no-backward", options->no_backward, "Leave out the adjoint");
  command->add_option("--cases", options->cases, "Number of cases, as for 'weft generate'")
      ->capture_default_str();
  CLI::Option* dump = command->add_option(
      "--dump", options->dump, std::string("Print the kernel after one stage: ") + kDumpStages);
  CLI::Option* part = command->add_option("--part", options->part, part_help())->excludes(dump);
  command->add_flag("--json", options->json, "Print the row as a dataset would store it")
      ->excludes(dump)
      ->excludes(part);
  command
      ->add_flag("--fields", options->fields,
                 "Print the fields of rows and their meanings as Markdown, and make no row")
      ->excludes(dump)
      ->excludes(part);
  command->callback([options, &context] {
    if (options->fields) return context.print(row_fields_markdown());
    Result<RowPlan> plan = understand(*options);
    if (!plan) return context.fail(plan.error(), kExitUsage);
    context.finish(make(*plan, *options, context.pipelines));
  });
}

}  // namespace weft
