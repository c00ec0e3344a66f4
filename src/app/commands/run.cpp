// weft run: a kernel on the arrays of an .npz file, without Warp, a compiler or a GPU.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands/commands.h"
#include "commands/options.h"
#include "run/report.h"
#include "run/run_kernel.h"
#include "run/run_row.h"
#include "weft/base/text.h"

namespace weft {

namespace {

constexpr std::size_t kMostLaunchDimensions = 4;
constexpr std::uint64_t kMostThreads = 0x7fffffff;
constexpr std::uint64_t kMostSteps = 1'000'000'000'000'000;

struct RunArguments {
  RunRequest request;
  std::string dim, row, jobs;
  std::string max_steps = "200M";
  bool json = false;
  std::vector<std::pair<const CLI::Option*, const std::string*>> files;  // options with their names
};

// "1000", "64,32"
Result<std::vector<std::uint32_t>> parse_dims(std::string_view text) {
  std::vector<std::uint32_t> dims;
  std::uint64_t threads = 1;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    if (end == at)
      return diag(DiagCode::BadOption, text, "--dim",
                  "it takes one to four whole numbers with commas: 1000 or 64,32");
    WEFT_TRY(const std::uint64_t size,
             parse_whole_number(text.substr(at, end - at), "--dim", 1, kMostThreads));
    dims.push_back(static_cast<std::uint32_t>(size));
    if (dims.size() > kMostLaunchDimensions)
      return diag(DiagCode::BadOption, text, "--dim", "a launch has at most 4 dimensions");
    threads *= size;
    if (threads > kMostThreads) {
      return diag(DiagCode::BadOption, text, "--dim",
                  "a launch has at most " + std::to_string(kMostThreads) + " threads");
    }
    at = end + 1;
  }
  return dims;
}

// Fills in what the words of the options say.
Status understand(RunArguments& given) {
  RunRequest& request = given.request;
  WEFT_TRY(request.dims, parse_dims(given.dim));
  WEFT_TRY(request.jobs, parse_jobs(given.jobs));
  WEFT_TRY(request.max_steps, parse_whole_number(given.max_steps, "--max-steps", 1, kMostSteps));
  return {};
}

// The cases of a row of a dataset, which bring all that a launch takes with them.
void run_cases(const RunArguments& given, CommandContext& context) {
  const RunRequest& r = given.request;
  if (given.row.empty()) return context.fail(diag(DiagCode::NoRowNamed, r.path), kExitUsage);
  for (const auto& [option, value] : {std::pair{"--dim", given.dim},
                                      {"--inputs", r.inputs},
                                      {"--output", r.output},
                                      {"--kernel", r.kernel},
                                      {"--types", r.types}}) {
    if (value.empty()) continue;
    return context.fail(diag(DiagCode::BadOption, value, option,
                             "the cases of a row say it, so it goes with files"),
                        kExitUsage);
  }
  const Result<std::uint64_t> index = parse_whole_number(given.row, "--row", 0, kMaxCount);
  if (!index) return context.fail(index.error(), kExitUsage);
  const Result<RowCases> cases = run_row(r.path, *index);
  if (!cases) return context.finish(Status(cases.error()));
  if (!cases->all_same()) context.exit_code = kExitFailure;
  context.print(given.json ? row_cases_json(*cases, *index) : row_cases_text(*cases, *index));
}

void run_and_report(RunArguments given, CommandContext& context) {
  std::error_code error;
  if (std::filesystem::is_directory(given.request.path, error)) return run_cases(given, context);
  if (!given.row.empty()) {
    return context.fail(
        diag(DiagCode::BadOption, given.row, "--row", "it goes with the folder of a dataset"),
        kExitUsage);
  }
  for (const auto& [option, value] : given.files) {
    // An empty name is mostly a variable of the shell that is not set.
    if (option->count() > 0 && value->empty())
      return context.fail(diag(DiagCode::BadOption, *value, "--" + option->get_lnames()[0],
                               "it takes the name of a file"),
                          kExitUsage);
  }
  if (given.dim.empty()) throw CLI::RequiredError("--dim");
  if (const Status understood = understand(given); !understood) return context.finish(understood);
  const Result<RunResult> result = run_kernel(given.request);
  if (!result) return context.finish(Status(result.error()));
  if (!result->findings.empty()) context.exit_code = kExitFailure;
  if (given.json) return context.print(run_json(*result));
  if (!result->output.empty()) {
    const bool is_whole_line = result->output.ends_with('\n');
    context.print(printable(result->output) + (is_whole_line ? "" : "\n"));
  }
  for (const eval::PlacedFinding& f : result->findings)
    print_err(printable_line(finding_line(f)) + "\n");
  if (result->ended) return context.fail(diag(DiagCode::LaunchEnded, result->kernel));
  if (given.request.output.empty()) context.print(run_text(*result));
}

}  // namespace

void add_run_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<RunArguments>();
  RunRequest& request = options->request;
  CLI::App* command = app.add_subcommand("run",
                                         "Run a kernel on given arrays, as Warp's CPU device "
                                         "would, without Warp, a compiler or a GPU");
  command
      ->add_option(
          "FILE.py|PROGRAM.json|DIR", request.path,
          "A Python file with the kernel, a program that weft.capture() wrote, or a dataset")
      ->required();
  command->add_option("--row", options->row,
                      "Of a dataset: run the cases of this row again and compare them");
  command->add_option("--kernel", request.kernel, "Name of the kernel, if the file has several");
  command->add_option(
      "--types", request.types,
      "Argument types for a kernel with arguments of any type: 'wp.array(dtype=float), int'");
  command->add_option("--dim", options->dim,
                      "Threads of the launch, one to four numbers with commas: 1000 or 64,32");
  const CLI::Option* inputs = command->add_option(
      "--inputs", request.inputs,
      "File .npz with an array for each parameter, outputs too; a field of a struct "
      "is named by its path, params.mass");
  const CLI::Option* output = command->add_option(
      "-o,--output", request.output,
      "File .npz for the arrays as they are after the launch (default: print the "
      "first numbers of each)");
  CLI::Option* grad = command->add_flag(
      "--grad", request.grad, "Also the derivatives by each float parameter x, as grad.x");
  const CLI::Option* cotangents =
      command
          ->add_option("--cotangents", request.cotangents,
                       "File .npz with weights of the float arrays, whose weighted sum is derived "
                       "(default: 1 for every array that the launch changes)")
          ->needs(grad);
  options->files = {
      {inputs, &request.inputs}, {output, &request.output}, {cotangents, &request.cotangents}};
  command->add_flag("--sanitize", request.sanitize,
                    "Also look for faults that do not end a launch: races, overflows, reads before "
                    "writes; any of them makes the command fail");
  command->add_option("-j,--jobs", options->jobs,
                      "Cores for the threads of a long launch, where their order does not matter "
                      "(default: all); the results are the same");
  command->add_flag("--json", options->json, "Print findings and arrays as one JSON object");
  command->add_option("--max-steps", options->max_steps, "Steps that all threads together may take")
      ->capture_default_str();
  command->callback([options, &context] { run_and_report(*options, context); });
}

}  // namespace weft
