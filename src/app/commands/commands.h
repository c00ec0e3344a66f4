// What the files of the commands share. A command is one file: it adds itself to the parser and
// sets the exit code when it has run.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "weft/app/cli.h"
#include "weft/app/pipeline.h"
#include "weft/driver/warp_version.h"

namespace weft {

struct CommandContext {
  const PipelineFactory& pipelines;
  std::string program;          // as the user called it
  std::string called = "weft";  // the name that suggested commands begin with
  int exit_code = kExitOk;

  // Text to stdout; what keeps it from getting there makes the command fail.
  void print(std::string_view text);
  // print() of the text, or finish() where there is none.
  void finish(const Result<std::string>& text);
  // Prints `weft: <diagnostic>` and sets the exit code.
  void fail(const Diag& error, int code = kExitFailure);
  // fail() with the exit code that suits: of the signal for Interrupted, else kExitFailure.
  void finish(const Status& status);
};

void add_generate_command(CLI::App& app, CommandContext& context);
void add_capture_command(CLI::App& app, CommandContext& context);
void add_extend_command(CLI::App& app, CommandContext& context);
void add_status_command(CLI::App& app, CommandContext& context);
void add_completion_command(CLI::App& app, CommandContext& context);
void add_view_command(CLI::App& app, CommandContext& context);
void add_filter_command(CLI::App& app, CommandContext& context);
void add_enrich_command(CLI::App& app, CommandContext& context);
void add_merge_command(CLI::App& app, CommandContext& context);
void add_verify_command(CLI::App& app, CommandContext& context);
void add_repair_command(CLI::App& app, CommandContext& context);
void add_categories_command(CLI::App& app, CommandContext& context);
void add_show_command(CLI::App& app, CommandContext& context);
void add_row_command(CLI::App& app, CommandContext& context);
void add_lower_command(CLI::App& app, CommandContext& context);
void add_run_command(CLI::App& app, CommandContext& context);
void add_cuda_command(CLI::App& app, CommandContext& context);
void add_validate_command(CLI::App& app, CommandContext& context);
void add_report_commands(CLI::App& app, CommandContext& context);
void add_diff_command(CLI::App& app, CommandContext& context);
void add_doctor_command(CLI::App& app, CommandContext& context);

// "0.1.0"
std::string_view weft_version();
std::string_view weft_compiler();

// fputs to stderr, at once, and lines of it to the log of --log.
void print_err(const std::string& text);
// The same to the log alone, where there is one.
void print_log(std::string_view line);
// All of the text to stdout; a reader that went away is not an error, a closed stdout is one. A
// terminal gets it as printable() has it.
Status print_out(std::string_view text);
// The same of what only tells of work that is done: a closed stdout wants to hear of nothing.
Status print_summary(std::string_view text);

// The text as one word of a shell's command line.
std::string shell_word(std::string_view text);

}  // namespace weft
