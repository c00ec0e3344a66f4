// weft view: a finished set as examples for training.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/derive.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "weft/app/row_examples.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct ViewOptions {
  std::string folder, output, as, format, rows_per_shard, max_tokens, arch;
  std::vector<std::string> tasks;
  bool one = false, overwrite = false, quiet = false;
};

class ExampleMaker : public RowTransform {
 public:
  ExampleMaker(const Choice& choice, bool one)
      : examples_(*choice.view, choice.max_tokens), one_(one) {}

  Status take(const SourceRow& row, uint64_t index, std::vector<std::string>& records) override {
    const RowExamples::Place place{row.file, row.number};
    return one_ ? examples_.owed(row.json, place, index, records)
                : examples_.all(row.json, place, index, records);
  }

 private:
  RowExamples examples_;
  bool one_;
};

// The architecture whose texts the examples have; empty where no task needs one.
Result<std::string> choose_arch(const ViewOptions& options,
                                const std::optional<LevelChoice>& levels,
                                const std::vector<uint32_t>& tasks) {
  bool needed = false;
  for (size_t i = 0; i < tasks.size(); ++i)
    needed = needed || (tasks[i] > 0 && is_compiled(static_cast<Task>(i)));
  const std::vector<std::string> archs = levels ? levels->archs : std::vector<std::string>();
  if (!options.arch.empty() &&
      (!needed || std::find(archs.begin(), archs.end(), options.arch) == archs.end()))
    return diag(DiagCode::BadOption, options.arch, "--arch",
                archs.empty() || !needed
                    ? std::string("no task has a text of an architecture; --tasks cuda-to-ptx of a "
                                  "dataset of 'weft enrich' has one")
                    : fmt::format("the rows have texts for {}", fmt::join(archs, ", ")));
  if (!needed || archs.empty()) return std::string();
  return options.arch.empty() ? archs[0] : options.arch;
}

Result<Derivation> understand(const ViewOptions& options) {
  Derivation d;
  WEFT_TRY(const ViewKind kind, parse_view_option(options.as, "--as"));
  if (!options.one) {
    for (const std::string& task : options.tasks)
      if (task.find('=') != task.npos)
        return diag(DiagCode::BadOption, task, "--tasks",
                    "weights divide the rows among the tasks, so that they need --one; without it "
                    "each row gives an example of each task");
  }
  WEFT_RETURN_IF_ERROR(take_from(options.folder, options.output, "weft view", d));
  WEFT_TRY(std::vector<uint32_t> tasks, parse_tasks(options.tasks, d.config.levels.has_value()));
  WEFT_TRY(std::string arch, choose_arch(options, d.config.levels, tasks));
  if (arch.empty()) d.config.levels.reset();
  d.config.choice.view = View{kind, std::move(tasks), std::move(arch)};
  if (!options.format.empty()) {
    WEFT_TRY(d.config.layout.format, parse_format_option(options.format));
  }
  WEFT_TRY(d.config.layout.rows_per_shard,
           parse_whole_number(options.rows_per_shard, "--rows-per-shard", 1, kMaxRowsPerShard));
  d.command = fmt::format("view --as {}", view_name(kind));
  if (!options.tasks.empty()) d.command += " --tasks " + tasks_text(d.config.choice.view->tasks);
  if (!options.arch.empty()) d.command += " --arch " + options.arch;
  if (options.one) d.command += " --one";
  if (!options.max_tokens.empty()) {
    WEFT_TRY(d.config.choice.max_tokens, parse_max_tokens(options.max_tokens));
    d.command += fmt::format(" --max-tokens {}", d.config.choice.max_tokens);
  }
  d.overwrite = options.overwrite;
  d.quiet = options.quiet;
  return d;
}

// "python-to-cuda needs the Python and ...; ..."
std::string needs_of(const std::vector<uint32_t>& weights) {
  std::string out;
  for (size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    if (!out.empty()) out += "; ";
    out += fmt::format("{} needs {}", tasks()[i].name, tasks()[i].needs);
  }
  return out;
}

Status make(Derivation d, bool one) {
  catch_interrupts();
  const Choice choice = d.config.choice;
  d.begin = [&] { return std::make_unique<ExampleMaker>(choice, one); };
  const std::string folder = d.folder;
  const bool quiet = d.quiet;
  Result<Derived> result = derive_dataset(std::move(d));
  if (!result && result.error().code == DiagCode::NoRecords)
    return diag(
        DiagCode::NoExamples, result.error().args[0],
        choice.max_tokens > 0 ? fmt::format(" of at most {} tokens", choice.max_tokens) : "",
        needs_of(choice.view->tasks));
  WEFT_TRY(const Derived made, std::move(result));
  if (quiet) return {};
  return print_summary(fmt::format("'{}' has {} of {}\n", folder, counted(made.records, "example"),
                                   counted(made.read, "row")));
}

}  // namespace

void add_view_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ViewOptions>();
  options->as = "pairs";
  options->rows_per_shard = "10000";
  CLI::App* command =
      app.add_subcommand("view", "Turn a finished dataset into examples for training");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command
      ->add_option("--as", options->as,
                   "pairs (prompt, completion), messages (chat) or completion (one text)")
      ->type_name("pairs|messages|completion")
      ->capture_default_str();
  command->add_option("-o,--output", options->output, "Folder to write to")->required();
  command
      ->add_option("--tasks", options->tasks,
                   "Which examples are made, of those that 'weft generate --help' lists (default: "
                   "all that a row can give)")
      ->delimiter(',')
      ->type_name("NAME,...");
  command
      ->add_option("--arch", options->arch,
                   "Of a dataset of 'weft enrich': the architecture of PTX and SASS (default: the "
                   "first of the dataset)")
      ->type_name("SM");
  command->add_flag("--one", options->one,
                    "One example of each row: of the task that has the fewest so far, by weights "
                    "(NAME=N), among those "
                    "that the row can give");
  command
      ->add_option("--max-tokens", options->max_tokens,
                   "Leave out examples with more tokens (an estimate)")
      ->type_name("N");
  command
      ->add_option("--format", options->format, "Form of the files (default: that of the dataset)")
      ->type_name("parquet|jsonl|jsonl.zst|json");
  command->add_option("--rows-per-shard", options->rows_per_shard, "Number of examples in a shard")
      ->capture_default_str();
  command->add_flag("--overwrite", options->overwrite,
                    "Replace the files that weft wrote to the folder before, and keep all others");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    Result<Derivation> d = understand(*options);
    if (!d) {
      const bool usage = d.error().code == DiagCode::BadOption;
      return context.fail(d.error(), usage ? kExitUsage : kExitFailure);
    }
    context.finish(make(*std::move(d), options->one));
  });
}

}  // namespace weft
