// weft doctor: what is there and what is missing, and what each is for.
#include <fmt/format.h>
#include <simdjson.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <thread>

#include "commands.h"
#include "weft/app/row.h"
#include "weft/shard/block.h"

namespace weft {

namespace {

// The first line a shell command prints; nothing if it fails.
std::optional<std::string> first_line(const std::string& command) {
  FILE* pipe = ::popen(("(" + command + ") 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::string line;
  std::array<char, 512> buffer;
  if (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) line = buffer.data();
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) {
  }
  int status = ::pclose(pipe);
  while (!line.empty() && line.back() == '\n') line.pop_back();
  if (status != 0 || line.empty()) return std::nullopt;
  return line;
}

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
     "the oracle of the tests (./check installs it)"},
    {"numpy", "\"$PYTHON\" -c 'import importlib.metadata as m; print(m.version(\"numpy\"))'",
     "the tests (./check installs it)"},
    {"nvcc", "nvcc --version | grep release", "nothing yet; rows need no CUDA"},
    {"GPU", "nvidia-smi --query-gpu=name --format=csv,noheader", "nothing yet; rows need no GPU"},
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
    auto version = first_line(tool.command);
    std::string text = version ? *version + "; " + tool.use : std::string("for: ") + tool.use;
    out += row(version ? "found" : "missing", tool.name, text);
  }
  return out;
}

}  // namespace

void add_doctor_command(CLI::App& app, CommandContext& context) {
  CLI::App* command = app.add_subcommand("doctor", "List tools and libraries, found and missing");
  command->callback([&context] {
    const char* home = std::getenv("WEFT_HOME");
    std::string venv = std::string(home != nullptr ? home : ".") + "/.venv/bin/python";
    bool there = ::access(venv.c_str(), X_OK) == 0;
    ::setenv("PYTHON", there ? venv.c_str() : "python3", 1);
    context.print(report());
  });
}

}  // namespace weft
