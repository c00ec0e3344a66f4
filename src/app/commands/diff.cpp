// weft diff: a kernel's CPU and CUDA forms side by side, what differs and why.
#include <filesystem>
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/find_row.h"
#include "process/terminal.h"
#include "rows/view.h"
#include "weft/driver/text_driver.h"
#include "weft/frontend/kernel_choice.h"
#include "weft/inspect/explain.h"
#include "weft/inspect/record.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

struct DiffOptions {
  std::string path, kernel, row;
  bool markdown = false;
};

struct Program {
  std::string source, file, kernel;
  bool captured = false;  // the source is a program's JSON
  BlockDims blocks;
};

Result<Program> program_of(const DiffOptions& given) {
  std::error_code error;
  if (!std::filesystem::is_directory(given.path, error)) {
    if (!given.row.empty()) {
      return diag(DiagCode::BadOption, given.row, "--row", "it goes with the folder of a dataset");
    }
    WEFT_TRY(std::string source, read_file(given.path));
    return Program{std::move(source), given.path, given.kernel};
  }
  if (given.row.empty()) {
    return diag(DiagCode::NoRowNamed, given.path);
  }
  WEFT_TRY(const uint64_t index, parse_whole_number(given.row, "--row", 0, kMaxCount));
  WEFT_TRY(const FoundRow found, find_row(given.path, index));
  RecordReader reader;
  WEFT_TRY(const std::optional<Record> record, reader.read(found.json, found.where));
  if (!record || !record->text(TextField::kPython)) {
    // An example, say: what it has instead is said as `weft show --part` says it.
    const Result<std::string> shown =
        view_row(found.json, "python_source", fmt::format("row {} of '{}'", index, found.where));
    if (!shown) return shown.error();
    return diag(DiagCode::BadRecord, found.where, fmt::format("row {} holds no pair", index));
  }
  const std::string name(record->kernel_name);
  if (record->captured)
    return Program{std::string(record->program), found.where, name, true, record->block_dims};
  return Program{std::string(record->python()), name + ".py",
                 given.kernel.empty() ? name : given.kernel, false, record->block_dims};
}

Status lower(TextDriver& driver, const Program& program) {
  if (program.captured) return driver.lower(FunctionId{0}, {}, program.blocks);
  WEFT_TRY(const FunctionId kernel, chosen_kernel(driver.tree(), program.file, program.kernel));
  return driver.lower(kernel, {}, program.blocks);
}

Result<std::string> explain(const DiffOptions& given) {
  WEFT_TRY(Program program, program_of(given));
  TextDriver driver;
  WEFT_RETURN_IF_ERROR(program.captured
                           ? driver.read_program(program.source, program.file)
                           : driver.read_source(std::move(program.source), program.file));
  const Status lowered = lower(driver, program);
  if (!lowered) {
    Diag d = lowered.error();
    if (!program.captured) d.loc.file = program.file;
    return d;
  }
  KernelText cpu = driver.text(Device::Cpu), cuda = driver.text(Device::Cuda);
  const Tree& tree = driver.tree();
  const Explanation e =
      explain_forms(tree.text(tree.functions[driver.lowered().kernel_decl.v].name), std::move(cpu),
                    std::move(cuda));
  return given.markdown ? explanation_markdown(e) : explanation_text(e, output_width());
}

}  // namespace

void add_diff_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<DiffOptions>();
  CLI::App* command = app.add_subcommand("diff",
                                         "Compare the CPU text and the CUDA text of a kernel, and "
                                         "explain the differences. The output is "
                                         "as wide as the terminal; in a pipe it is as wide as the "
                                         "longest lines, or as the environment "
                                         "variable COLUMNS says");
  command->add_option("PATH", options->path, "A Python file, or the folder of a dataset")
      ->required();
  command->add_option("--kernel", options->kernel, "Name of the kernel, if the file has several");
  command->add_option("--row", options->row, "Index of the row, if PATH is a dataset");
  command->add_flag("--markdown", options->markdown, "Print the comparison as Markdown");
  command->callback([options, &context] { context.finish(explain(*options)); });
}

}  // namespace weft
