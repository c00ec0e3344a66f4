// weft doctor: what is there and what is missing, and what each is for.
#include <fmt/format.h>
#include <simdjson.h>

#include <cstdlib>
#include <string>
#include <thread>

#include "commands.h"
#include "subprocess.h"
#include "weft/app/row.h"
#include "weft/shard/block.h"

namespace weft {

namespace {

struct Tool {
  const char* name;
  const char* command;
  const char* use;
};

// `$PYTHON` is the interpreter of .venv if ./weft or ./check made one.
constexpr Tool kTools[] = {
    {"g++", "g++ --version", "builds weft"},
    {"cmake", "cmake --version", "builds weft"},
    {"ninja", "ninja --version", "builds weft"},
    {"python3", "python3 --version", "fetches sources, runs the Python tests"},
    {"git", "git --version", "development"},
    {"clang", "clang --version", "fuzzing"},
    {"clang-format", "clang-format --version", "./check --ci"},
    {"clang-tidy", "clang-tidy --version | grep -i version", "./check --ci"},
    {"zstd", "zstd --version", "reading .jsonl.zst by hand"},
    {"warp-lang",
     "\"$PYTHON\" -c 'import importlib.metadata as m; print(m.version(\"warp-lang\"))'",
     "weft capture, the oracle of the tests (./check installs it)"},
    {"numpy", "\"$PYTHON\" -c 'import importlib.metadata as m; print(m.version(\"numpy\"))'",
     "the tests (./check installs it)"},
    {"nvcc", "nvcc --version | grep release", "weft cuda verify; rows need no CUDA"},
    {"GPU", "nvidia-smi --query-gpu=name --format=csv,noheader",
     "weft cuda verify; rows need no GPU"},
};

std::string row(std::string_view mark, std::string_view name, std::string_view text) {
  return fmt::format("  {:<8} {:<13} {}\n", mark, name, text);
}

std::string report() {
  std::string out = fmt::format("weft {}\n", weft_version());
  out += row("built in", "Warp",
             fmt::format("{} (its text; Warp itself is not needed)", kWarpVersion));
  out += row("built in", "row schema", std::to_string(kRowSchemaVersion));
  out += row("built in", "zstd", zstd_version());
  out +=
      row("built in", "fmt",
          fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100));
  out += row(
      "built in", "simdjson",
      fmt::format("{}.{}.{}", int(simdjson::SIMDJSON_VERSION_MAJOR),
                  int(simdjson::SIMDJSON_VERSION_MINOR), int(simdjson::SIMDJSON_VERSION_REVISION)));
  out += row("built in", "CLI11", CLI11_VERSION);
  out += row("built by", "compiler", weft_compiler());
  out += row("here", "cores", std::to_string(std::thread::hardware_concurrency()));
  out += "generate, show, row and lower need nothing else, no network and no GPU. Around weft:\n";
  for (const Tool& tool : kTools) {
    const std::string version = first_line_of(tool.command);
    const bool found = !version.empty();
    out += row(found ? "found" : "missing", tool.name,
               (found ? version + "; " : std::string("for: ")) + tool.use);
  }
  return out;
}

}  // namespace

void add_doctor_command(CLI::App& app, CommandContext& context) {
  CLI::App* command = app.add_subcommand("doctor", "List tools and libraries, found and missing");
  command->callback([&context] {
    const std::string folder = own_folder(kVenvPython);
    const std::string python = folder + "/" + std::string(kVenvPython);
    ::setenv("PYTHON", folder.empty() ? "python3" : python.c_str(), 1);
    context.print(report());
  });
}

}  // namespace weft
