// weft enrich: a finished set with the texts that compilers make of its rows.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "levels/enrich.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "process/python.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct EnrichOptions {
  std::string source, output;
  std::vector<std::string> add, archs;
  std::string jobs, shard, python, max_tokens;
  bool overwrite = false;
  bool quiet = false;
};

Result<Enrichment> understand(const EnrichOptions& options) {
  Enrichment out;
  WEFT_TRY(out.folder, parse_output(options.output, "--output"));
  WEFT_TRY(out.source, parse_folder(options.source, "OUT"));
  WEFT_TRY(out.choice.levels, parse_levels_option(options.add));
  WEFT_TRY(out.choice.archs, parse_archs(options.archs));
  const bool cuda = out.choice.has(Level::kPtx) || out.choice.has(Level::kSass);
  if (cuda && out.choice.archs.empty()) out.choice.archs = {"sm_80", "sm_90"};
  if (!cuda && !out.choice.archs.empty())
    return diag(DiagCode::BadOption, options.archs[0], "--arch",
                "LLVM IR is made for the CPU alone; --add ptx or sass is for architectures");
  if (!options.max_tokens.empty()) {
    WEFT_TRY(out.choice.max_tokens, parse_max_tokens(options.max_tokens));
  }
  if (!options.shard.empty()) {
    WEFT_TRY(out.part, parse_part(options.shard));
  }
  WEFT_TRY(out.jobs, parse_jobs(options.jobs));
  out.overwrite = options.overwrite;
  out.quiet = options.quiet;
  return out;
}

Status enrich(Enrichment wanted, const std::string& python, const std::string& program) {
  catch_interrupts();
  WEFT_TRY(wanted.python, find_python(python));
  WEFT_TRY(const Enriched done, enrich_dataset(wanted));
  if (wanted.quiet && done.failed == 0) return {};
  const std::string refused =
      done.failed == 0
          ? ""
          : fmt::format("in {} a compiler refused a text, which `levels` says; the first: {}\n",
                        counted(done.failed, "row"), done.first_failure);
  if (wanted.quiet) {
    fmt::print(stderr, "weft: {}", refused);
    return {};
  }
  std::string out = fmt::format("'{}' has {} with {}", wanted.folder, counted(done.rows, "row"),
                                level_names(*done.config.levels));
  if (done.made > 0)
    out += fmt::format(", {} of them made in {}", done.made, format_duration(done.seconds));
  out += '\n' + refused;
  if (!done.example) return print_summary(out);
  const LevelColumn first = level_columns(*done.config.levels)[0];
  out += fmt::format("  one text:   {} show {} --row {} --part {}\n", shell_word(program),
                     shell_word(wanted.folder), *done.example, first.name);
  return print_summary(out);
}

}  // namespace

void add_enrich_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<EnrichOptions>();
  CLI::App* command = app.add_subcommand(
      "enrich", "Write a finished dataset with the PTX, SASS and LLVM IR of its rows");
  command->add_option("OUT", options->source, "Folder of the dataset")->required();
  command->add_option("-o,--output", options->output, "Folder to write to")->required();
  command
      ->add_option("--add", options->add,
                   "Texts to add: ptx (by Warp's own NVRTC), sass (by ptxas and nvdisasm), llvm_ir "
                   "(of the CPU text by clang, -O0 and -O2)")
      ->delimiter(',')
      ->type_name("ptx|sass|llvm_ir,...")
      ->required();
  command
      ->add_option("--arch", options->archs,
                   "Architectures of PTX and SASS (default: sm_80,sm_90), of " + known_archs())
      ->delimiter(',')
      ->type_name("SM,...");
  command
      ->add_option("--max-tokens", options->max_tokens,
                   "Leave out texts with more tokens (an estimate); their figures stay")
      ->type_name("N");
  command->add_option("-j,--jobs", options->jobs, "Processes that compile (default: all cores)");
  command
      ->add_option("--shard", options->shard,
                   "Only part I of K of the rows; 'weft merge' joins the parts")
      ->type_name("I/K");
  command->add_option("--python", options->python,
                      "The Python with the pinned Warp, whose compiler and headers are used");
  command->add_flag("--overwrite", options->overwrite,
                    "Replace the files that weft wrote to the folder before, and keep all others");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    Result<Enrichment> wanted = understand(*options);
    if (!wanted) return context.fail(wanted.error(), kExitUsage);
    context.finish(enrich(*std::move(wanted), options->python, context.program));
  });
}

}  // namespace weft
