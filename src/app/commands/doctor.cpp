// weft doctor: what is there and what is missing, and what each is for.
#include <fmt/format.h>
#include <simdjson.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "commands/commands.h"
#include "npz/npz.h"
#include "process/python.h"
#include "process/subprocess.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/block.h"

namespace weft {

namespace {

struct Tool {
  const char* name;
  const char* command;
  const char* use;
};

// `$PYTHON` is the interpreter of .venv if ./weft or ./check made one, or the wheel's, `$ALONE`
// kNoModulesHere. `$LEVELS` prints the version of the tool that `weft enrich` would take, by the
// package in `$PACKAGE`.
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
     "\"$PYTHON\" -c \"$ALONE\"'import importlib.metadata as m; print(m.version(\"warp-lang\"))'",
     "weft capture, the oracle of the tests (./check installs it)"},
    {"numpy",
     "\"$PYTHON\" -c \"$ALONE\"'import importlib.metadata as m; print(m.version(\"numpy\"))'",
     "the tests (./check installs it)"},
    {"ptxas 13.4+", "\"$PYTHON\" -c \"$LEVELS\" \"$PACKAGE\" ptxas", "weft enrich --add sass"},
    {"nvdisasm 13.4+", "\"$PYTHON\" -c \"$LEVELS\" \"$PACKAGE\" nvdisasm",
     "weft enrich --add sass"},
    {"clang 16+", "\"$PYTHON\" -c \"$LEVELS\" \"$PACKAGE\" clang", "weft enrich --add llvm_ir"},
    {"nvcc", "nvcc --version | grep release", "weft cuda verify; rows need no CUDA"},
    {"GPU", "nvidia-smi --query-gpu=name --format=csv,noheader",
     "weft cuda verify; rows need no GPU"},
};

struct Component {
  std::string state, name, text;
  std::string version;  // of the text, for programs
};

std::string dotted(int major, int minor, int revision) {
  return fmt::format("{}.{}.{}", major, minor, revision);
}

// What is in the program, and what it finds here.
std::vector<Component> parts() {
  std::vector<Component> out;
  const auto own = [&](std::string_view state, std::string_view name, const std::string& version,
                       std::string_view use = "") {
    out.push_back({std::string(state), std::string(name), version + std::string(use), version});
  };
  own("built in", "Warp", std::string(kWarpVersion), " (its text; Warp itself is not needed)");
  own("built in", "row schema", std::to_string(kRowSchemaVersion));
  own("built in", "zstd", std::string(zstd_version()));
  const std::string arrow(parquet_format().version());
  own("built in", "Arrow", arrow, "; writes and reads Parquet");
  own("built in", "fmt", dotted(FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100));
  own("built in", "simdjson",
      dotted(int(simdjson::SIMDJSON_VERSION_MAJOR), int(simdjson::SIMDJSON_VERSION_MINOR),
             int(simdjson::SIMDJSON_VERSION_REVISION)));
  own("built in", "CLI11", CLI11_VERSION);
  own("built in", "zlib", std::string(zip_library_version()), "; writes and reads .npz");
  own("built by", "compiler", std::string(weft_compiler()));
  own("here", "cores", std::to_string(std::thread::hardware_concurrency()));
  return out;
}

std::vector<Component> tools() {
  std::vector<Component> out;
  for (const Tool& tool : kTools) {
    const std::string version = printable_line(first_line_of(tool.command));
    const bool found = !version.empty();
    out.push_back({found ? "found" : "missing", tool.name,
                   (found ? version + "; " : std::string("for: ")) + tool.use, version});
  }
  return out;
}

std::string lines(const std::vector<Component>& parts) {
  std::string out;
  for (const Component& part : parts)
    out += fmt::format("  {:<8} {:<14} {}\n", part.state, part.name, part.text);
  return out;
}

std::string report() {
  return fmt::format("weft {}\n", weft_version()) + lines(parts()) +
         "generate, show, row and lower need nothing else, no network and no GPU. Around weft:\n" +
         lines(tools());
}

std::string report_json() {
  JsonWriter json(2);
  json.begin_object().member("weft", weft_version());
  json.key("built_in").begin_object();
  for (const Component& part : parts()) {
    if (part.state == "built in") json.member(part.name, part.version);
  }
  json.end_object();
  json.member("compiler", weft_compiler());
  json.member("cores", std::thread::hardware_concurrency());
  json.key("tools").begin_array();
  const std::vector<Component> around = tools();
  for (size_t i = 0; i < around.size(); ++i) {
    json.begin_object().member("name", around[i].name).member("found", !around[i].version.empty());
    if (!around[i].version.empty()) json.member("version", around[i].version);
    json.member("use", kTools[i].use).end_object();
  }
  json.end_array().end_object();
  return json.take() + "\n";
}

}  // namespace

void add_doctor_command(CLI::App& app, CommandContext& context) {
  CLI::App* command = app.add_subcommand(
      "doctor", "List the tools and libraries that weft uses, and say which are missing");
  auto as_json = std::make_shared<bool>(false);
  command->add_flag("--json", *as_json, "Print the list as one JSON object");
  command->callback([as_json, &context] {
    const std::string folder = own_folder(kVenvPython);
    const std::string python = folder + "/" + std::string(kVenvPython);
    ::setenv("ALONE", std::string(kNoModulesHere).c_str(), 1);
    // The package's command says which Python it runs in.
    const char* own = std::getenv("WEFT_PYTHON");
    ::setenv("PYTHON", !folder.empty() ? python.c_str() : own != nullptr ? own : "python3", 1);
    ::setenv("LEVELS", start_of_module("_levels", "say_version(sys.argv[1])").c_str(), 1);
    const Result<std::string> package = package_folder(std::getenv("PYTHON"), "_levels");
    ::setenv("PACKAGE", package ? package->c_str() : "", 1);
    context.print(*as_json ? report_json() : report());
  });
}

}  // namespace weft
