// Reads the command line and runs one command; see cli.h.
#include "weft/app/cli.h"

#include <fmt/format.h>

#include <cstdio>

#include "commands.h"
#include "weft/app/row.h"
#include "weft/shard/block.h"

namespace weft {

std::string_view weft_version() { return WEFT_VERSION; }
std::string_view weft_compiler() { return WEFT_COMPILER; }

void print_out(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

void CommandContext::fail(const Diag& error, int code) {
  // A diagnostic with a place begins with it, as compilers have it; others with the program.
  std::string line = (error.loc.file.empty() ? "weft: " : "") + error.render() + "\n";
  std::fputs(line.c_str(), stderr);
  exit_code = code;
}

namespace {

// The message of a parse error as one line.
std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  return text;
}

}  // namespace

int run_cli(int argc, char** argv, const PipelineFactory& pipelines) {
  CommandContext context{pipelines};
  CLI::App app(
      "Makes pairs of a Python kernel (NVIDIA Warp) and the C++/CUDA text that Warp's "
      "compiler emits for it.",
      "weft");
  app.set_version_flag(
      "--version", fmt::format("weft {} (text of Warp {}, row schema {}, zstd {})", weft_version(),
                               kWarpVersion, kRowSchemaVersion, zstd_version()));
  app.require_subcommand(1);
  app.footer("'weft COMMAND --help' lists the options of a command.");
  add_generate_command(app, context);
  add_categories_command(app, context);
  add_show_command(app, context);
  add_row_command(app, context);
  add_lower_command(app, context);
  add_doctor_command(app, context);
  // Before the parser, which would only say that a command is required.
  std::string_view first = argc > 1 ? argv[1] : "";
  auto is_first = [&](const CLI::App* command) { return command->get_name() == first; };
  if (!first.starts_with('-') && app.get_subcommands(is_first).empty()) {
    std::string what =
        first.empty() ? "no command given" : fmt::format("unknown command '{}'", first);
    std::fprintf(stderr, "weft: %s; see 'weft --help'\n", what.c_str());
    return kExitUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& e) {
    return app.exit(e);
  } catch (const CLI::CallForAllHelp& e) {
    return app.exit(e);
  } catch (const CLI::CallForVersion& e) {
    return app.exit(e);
  } catch (const CLI::ParseError& e) {
    std::string command = "weft";
    for (const CLI::App* sub : app.get_subcommands()) command += " " + sub->get_name();
    std::fprintf(stderr, "weft: %s; see '%s --help'\n", one_line(e.what()).c_str(),
                 command.c_str());
    return kExitUsage;
  }
  return context.exit_code;
}

}  // namespace weft
