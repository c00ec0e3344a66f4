// Reads the command line and runs one command; see cli.h.
#include "weft/app/cli.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <sstream>

#include "commands.h"
#include "interrupt.h"
#include "weft/app/row.h"
#include "weft/shard/block.h"

namespace weft {

std::string_view weft_version() { return WEFT_VERSION; }
std::string_view weft_compiler() { return WEFT_COMPILER; }

Status print_out(std::string_view text) {
  while (!text.empty()) {
    ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<size_t>(written));
    } else if (errno == EPIPE) {
      return {};
    } else if (errno != EINTR) {
      return diag(DiagCode::CannotPrint, std::strerror(errno));
    }
  }
  return {};
}

std::string shell_word(std::string_view text) {
  auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("_-./:=+,@%").find(c) != std::string_view::npos;
  };
  if (!text.empty() && std::all_of(text.begin(), text.end(), plain)) return std::string(text);
  std::string word = "'";
  for (char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

void CommandContext::print(std::string_view text) {
  if (Status status = print_out(text); !status) fail(status.error());
}

void print_err(const std::string& text) {
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
}

void CommandContext::finish(const Status& status) {
  if (status) return;
  switch (status.error().code) {
    case DiagCode::Interrupted:
    case DiagCode::CheckInterrupted:
    case DiagCode::CudaInterrupted:
    case DiagCode::CudaVerifyInterrupted:
    case DiagCode::CaptureInterrupted:
      return fail(status.error(), 128 + interrupted_by());
    case DiagCode::BadOption:
      return fail(status.error(), kExitUsage);
    default:
      return fail(status.error());
  }
}

void CommandContext::finish(const Result<std::string>& text) {
  if (!text) return finish(Status(text.error()));
  print(*text);
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
  CommandContext context{pipelines, argc > 0 ? argv[0] : "weft"};
  CLI::App app(
      "Makes pairs of a Python kernel (NVIDIA Warp) and the C++/CUDA text that Warp's "
      "compiler emits for it.",
      "weft");
  app.set_version_flag(
      "--version", fmt::format("weft {} (text of Warp {}, row schema {}, zstd {})", weft_version(),
                               kWarpVersion, kRowSchemaVersion, zstd_version()));
  app.require_subcommand(1);
  app.footer(
      "'weft COMMAND --help' lists the options of a command. './weft --yes COMMAND', or "
      "WEFT_YES=1, "
      "installs what is missing on the first run without asking.");
  add_generate_command(app, context);
  add_capture_command(app, context);
  add_extend_command(app, context);
  add_merge_command(app, context);
  add_verify_command(app, context);
  add_repair_command(app, context);
  add_categories_command(app, context);
  add_show_command(app, context);
  add_row_command(app, context);
  add_lower_command(app, context);
  add_cuda_command(app, context);
  add_validate_command(app, context);
  add_report_commands(app, context);
  add_diff_command(app, context);
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
  // A limit on the size of files is met as an error of the write, like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& e) {
    // Help or the version.
    std::ostringstream text;
    app.exit(e, text, text);
    context.print(text.str());
    return context.exit_code;
  } catch (const CLI::ParseError& e) {
    std::string command = "weft";
    for (const CLI::App* sub : app.get_subcommands()) command += " " + sub->get_name();
    std::fprintf(stderr, "weft: %s; see '%s --help'\n", one_line(e.what()).c_str(),
                 command.c_str());
    return kExitUsage;
  } catch (const std::bad_alloc&) {
    context.fail(diag(DiagCode::OutOfMemory));
  }
  return context.exit_code;
}

}  // namespace weft
