// What the files of the commands share. A command is one file: it adds itself to the parser and
// sets the exit code when it has run.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "weft/app/cli.h"
#include "weft/app/pipeline.h"

namespace weft {

struct CommandContext {
  const PipelineFactory& pipelines;
  int exit_code = kExitOk;

  // Prints `weft: <diagnostic>` and sets the exit code.
  void fail(const Diag& error, int code = kExitFailure);
};

void add_generate_command(CLI::App& app, CommandContext& context);
void add_categories_command(CLI::App& app, CommandContext& context);
void add_show_command(CLI::App& app, CommandContext& context);
void add_row_command(CLI::App& app, CommandContext& context);
void add_lower_command(CLI::App& app, CommandContext& context);
void add_doctor_command(CLI::App& app, CommandContext& context);

// "0.1.0"
std::string_view weft_version();
std::string_view weft_compiler();
inline constexpr std::string_view kWarpVersion = "1.19.0";

// fwrite to stdout; a reader that went away is not an error.
void print_out(std::string_view text);

}  // namespace weft
