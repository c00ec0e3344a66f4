// Reads the command line and runs one command; see cli.h.
#include "weft/app/cli.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <new>
#include <sstream>
#include <utility>
#include <vector>

#include "commands/commands.h"
#include "commands/config_file.h"
#include "process/descriptors.h"
#include "process/interrupt.h"
#include "weft/app/row.h"
#include "weft/base/text.h"
#include "weft/base/workers.h"
#include "weft/shard/block.h"

namespace weft {

std::string_view weft_version() { return WEFT_VERSION; }
std::string_view weft_compiler() { return WEFT_COMPILER; }

Status print_out(std::string_view given) {
  if (given.empty()) return {};
  if (!stdout_was_open()) return diag(DiagCode::CannotPrint, std::strerror(EBADF));
  // A file or a pipe gets the bytes; a terminal would act on some of them.
  const bool terminal = ::isatty(STDOUT_FILENO) == 1;
  const std::string safe = terminal ? printable(given) : std::string();
  std::string_view text = terminal ? safe : given;
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

Status print_summary(std::string_view text) {
  for (const std::string_view line : lines_of(text)) print_log(line);
  return stdout_was_open() ? print_out(text) : Status();
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

namespace {

// Of --log; opened once, before the work.
std::FILE* log_file = nullptr;

}  // namespace

void print_log(std::string_view line) {
  if (log_file == nullptr) return;
  std::array<char, 32> at{};
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&now, &utc);
  std::strftime(at.data(), at.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
  while (!line.empty() && line.back() == '\n') line.remove_suffix(1);
  std::fputs(fmt::format("{} {}\n", at.data(), printable_line(line)).c_str(), log_file);
  std::fflush(log_file);
}

void print_err(const std::string& text) {
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
  if (!text.starts_with('\r') && text != "\n") print_log(text);
}

void CommandContext::finish(const Status& status) {
  if (status) return;
  switch (status.error().code) {
    case DiagCode::Interrupted:
    case DiagCode::CheckInterrupted:
    case DiagCode::CudaInterrupted:
    case DiagCode::CudaVerifyInterrupted:
    case DiagCode::InterruptedWith:
      return fail(status.error(), 128 + interrupted_by());
    case DiagCode::BadOption:
    case DiagCode::MissingOption:
    case DiagCode::OutputIsStdout:
    case DiagCode::SmallerThanARow:
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
  std::string line =
      (error.loc.file.empty() ? "weft: " : "") + printable_line(error.render_as(called)) + "\n";
  print_err(line);
  exit_code = code;
}

namespace {

// The name to suggest commands under. The script ./weft says how it was called, and calls the
// program by that name too: where the two differ, another program left the variable behind.
std::string called_name(std::string_view argv0) {
  const char* name = std::getenv("WEFT_CALLED");
  if (name == nullptr || argv0 != name || printable_line(name) != name) return "weft";
  return shell_word(name);
}

std::string with_name(std::string text, std::string_view called) {
  for (size_t at = text.find("'weft "); at != text.npos; at = text.find("'weft ", at + 1))
    text.replace(at + 1, 4, called);
  return text;
}

// A parse error without the line ends that it may have at its end.
std::string without_line_ends(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

// An option that takes one value and got several.
std::string in_our_words(const std::string& text) {
  const size_t at = text.find(": At Most 1 required but received ");
  return at == text.npos ? text : text.substr(0, at) + " is given more than once";
}

std::vector<std::string_view> names_of(const std::vector<const CLI::App*>& commands) {
  std::vector<std::string_view> names;
  for (const CLI::App* command : commands) names.push_back(command->get_name());
  return names;
}

// The command that the words name: `cuda verify` is one of `cuda`.
const CLI::App* deepest(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return at;
}

// What is wrong with words that no option or argument took.
std::string unexpected(const CLI::App& app) {
  const CLI::App* command = deepest(app);
  std::vector<std::string> names{"--help"};
  for (const CLI::Option* option : command->get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  const std::vector<std::string> rest = app.remaining(true);
  for (const std::string& word : rest) {
    if (!word.starts_with('-') || word.size() < 2) continue;
    const std::string name = word.substr(0, word.find('='));
    return fmt::format("unknown option '{}'{}", name,
                       did_you_mean(name, {names.begin(), names.end()}));
  }
  return fmt::format("unexpected argument '{}'", rest.empty() ? "" : rest.front());
}

int usage_error(std::string_view what, std::string_view command) {
  print_err(printable_line(fmt::format("weft: {}; see '{} --help'", what, command)) + "\n");
  return kExitUsage;
}

// The words of `weft help COMMAND` as `weft COMMAND --help`.
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  if (words.empty() || words.front() != "help") return words;
  while (!words.empty() && words.front() == "help") words.erase(words.begin());
  if (std::find(words.begin(), words.end(), "--help") == words.end()) words.emplace_back("--help");
  return words;
}

void add_commands(CLI::App& app, CommandContext& context) {
  add_generate_command(app, context);
  add_capture_command(app, context);
  add_extend_command(app, context);
  add_merge_command(app, context);
  add_status_command(app, context);
  add_view_command(app, context);
  add_filter_command(app, context);
  add_enrich_command(app, context);
  add_verify_command(app, context);
  add_repair_command(app, context);
  add_categories_command(app, context);
  add_show_command(app, context);
  add_row_command(app, context);
  add_lower_command(app, context);
  add_run_command(app, context);
  add_cuda_command(app, context);
  add_validate_command(app, context);
  add_report_commands(app, context);
  add_diff_command(app, context);
  add_doctor_command(app, context);
  add_completion_command(app, context);
}

// Takes --log FILE out of the words and opens it. Errors: BadOption, CannotOpen.
Status open_log(std::vector<std::string>& words) {
  WEFT_TRY(const std::string path, take_value(words, "--log"));
  if (path.empty()) return {};
  log_file = std::fopen(path.c_str(), "ae");
  if (log_file == nullptr) return diag(DiagCode::CannotOpen, path, std::strerror(errno));
  return {};
}

// Parses the words and does what they say. The exit code.
int obey(CLI::App& app, CommandContext& context, std::vector<std::string> words) {
  const bool shows_config = take_show_config(words);
  Result<std::vector<std::string>> all = with_config_file(std::move(words), app);
  if (!all) {
    context.finish(Status(all.error()));
    return context.exit_code;
  }
  words = *std::move(all);
  if (shows_config) {
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
      command->callback([] {});
  }
  // A limit on the size of files is met as an error of the write, like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    // The parser takes its words from the end.
    std::reverse(words.begin(), words.end());
    app.parse(std::move(words));
  } catch (const CLI::Success& e) {
    // Help or the version.
    std::ostringstream text;
    app.exit(e, text, text);
    context.print(with_name(text.str(), context.called));
    return context.exit_code;
  } catch (const CLI::ParseError& e) {
    std::string command = context.called;
    for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
      at = at->get_subcommands().front();
      command += " " + at->get_name();
    }
    // Without a command the parser asks for one before it looks at what stands in its place.
    const bool extras = e.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) ||
                        (app.get_subcommands().empty() && !app.remaining(true).empty());
    return usage_error(extras ? unexpected(app) : in_our_words(without_line_ends(e.what())),
                       command);
  }
  if (shows_config) context.print(effective_config(*app.get_subcommands().front()));
  return context.exit_code;
}

int run(int argc, char** argv, const PipelineFactory& pipelines) {
  CommandContext context{pipelines, argc > 0 ? argv[0] : "weft"};
  context.called = called_name(context.program);
  CLI::App app(
      "Makes pairs of a Python kernel for NVIDIA Warp and the C++ or CUDA text that Warp's "
      "compiler emits for it.",
      context.called);
  app.set_version_flag(
      "--version", fmt::format("weft {} (text of Warp {}, row schema {}, zstd {})", weft_version(),
                               kWarpVersion, kRowSchemaVersion, zstd_version()));
  app.require_subcommand(1);
  app.footer(
      "'weft COMMAND --config FILE' reads options from a TOML file, --show-config prints those "
      "that "
      "are in effect, and --log FILE adds what is said to a file, each line with its time. "
      "'weft help COMMAND' or 'weft COMMAND --help' lists the options of a command. On the first "
      "run, './weft --yes COMMAND' or WEFT_YES=1 installs missing packages without asking.");
  add_commands(app, context);
  std::vector<std::string> words = words_of(argc, argv);
  // Before the parser, which would only say that a command is required.
  const std::string first = words.empty() ? "" : words.front();
  auto is_first = [&](const CLI::App* command) { return command->get_name() == first; };
  if (!first.starts_with('-') && app.get_subcommands(is_first).empty()) {
    const auto any = [](const CLI::App*) { return true; };
    std::vector<std::string_view> known = names_of(std::as_const(app).get_subcommands(any));
    known.push_back("help");
    return usage_error(
        first.empty() ? "no command given"
                      : fmt::format("unknown command '{}'{}", first, did_you_mean(first, known)),
        context.called);
  }
  const std::string command_line = fmt::format("{}", fmt::join(words, " "));
  if (const Status opened = open_log(words); !opened) {
    context.finish(opened);
    return context.exit_code;
  }
  print_log(fmt::format("weft {}: {}", weft_version(), command_line));
  const int code = obey(app, context, std::move(words));
  print_log(fmt::format("ended with exit code {}", code));
  return code;
}

// Under a limit on address space glibc tries in vain to reserve a heap for each thread, over and
// over, which takes longer than the work: as many threads as do not fit share one.
void fit_heaps_to_limit() {
#ifdef __GLIBC__
  constexpr rlim_t kRoomForHeap = rlim_t{1} << 30;
  struct rlimit limit = {};
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  const rlim_t heaps = std::min<rlim_t>(limit.rlim_cur / kRoomForHeap + 1, 1024);
  ::mallopt(M_ARENA_MAX, static_cast<int>(heaps));
#endif
}

// Written without memory: there may be none.
void say_out_of_memory() {
  constexpr std::string_view kLine = "weft: out of memory\n";
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kLine.data(), kLine.size());
}

// What a library's own threads throw passes no handler of ours. A full memory is one line there
// too; what is on disk is as after any interruption.
std::terminate_handler end_before = nullptr;

[[noreturn]] void end_of_foreign_thread() {
  if (std::exception_ptr thrown = std::current_exception()) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
      say_out_of_memory();
      std::_Exit(kExitFailure);
    } catch (...) {  // a fault: it ends as faults do
    }
  }
  end_before();
  std::abort();
}

}  // namespace

int run_cli(int argc, char** argv, const PipelineFactory& pipelines) {
  open_standard_descriptors();
  fit_heaps_to_limit();
  end_before = std::set_terminate(end_of_foreign_thread);
  try {
    try {
      return run(argc, argv, pipelines);
    } catch (...) {
      CommandContext{pipelines, "weft"}.fail(diag_of_exception());
    }
  } catch (...) {
    say_out_of_memory();
  }
  return kExitFailure;
}

}  // namespace weft
