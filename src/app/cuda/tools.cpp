// The tools that standalone CUDA programs are checked with; see cuda/tools.h.
#include "cuda/tools.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "commands/commands.h"
#include "process/interrupt.h"
#include "process/subprocess.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

// Says what device there is; of the errors of the runtime, which one.
constexpr std::string_view kProbe = R"text(#include <cuda_runtime.h>
#include <cstdio>
__global__ void probe(int* out) { *out = 1; }
int main() {
  int driver = 0;
  cudaDeviceProp device;
  cudaError_t status = cudaGetDeviceProperties(&device, 0);
  if (status == cudaSuccess) status = cudaDriverGetVersion(&driver);
  if (status != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(status));
    return 1;
  }
  std::printf("sm_%d%d %s, driver for CUDA %d.%d\n", device.major, device.minor, device.name,
              driver / 1000, driver / 10 % 100);
  return 0;
}
)text";
constexpr std::string_view kCppProbe = "#include <cstdio>\nint main() { std::puts(\"PASS\"); }\n";
constexpr unsigned kProbeSeconds = 120;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

// Empty where weft stands alone: the .venv of the current folder is somebody else's.
std::string venv_of_checkout() {
  const std::string home = environment("WEFT_HOME");  // where one may still be made
  const std::string folder = home.empty() ? own_folder(kVenvPython) : home;
  return folder.empty() ? "" : folder + "/.venv";
}

// That the advice to install nvcc names.
std::string python_for_nvcc() {
  const std::string venv = venv_of_checkout();
  return venv.empty() ? "python3" : shell_word(venv + "/bin/python");
}

// nvcc of the Python package: .venv/lib/python3.11/site-packages/nvidia/cu13/bin/nvcc. The folders'
// names hold versions; the highest is taken.
std::optional<std::string> nvcc_of_venv(const std::string& venv) {
  if (venv.empty()) return std::nullopt;
  std::error_code error;
  std::vector<std::string> found;
  for (const fs::directory_entry& python : fs::directory_iterator(venv + "/lib", error)) {
    const fs::path nvidia = python.path() / "site-packages/nvidia";
    for (const fs::directory_entry& part : fs::directory_iterator(nvidia, error)) {
      if (auto path = find_program((part.path() / "bin/nvcc").string())) found.push_back(*path);
    }
  }
  if (found.empty()) return std::nullopt;
  return *std::max_element(found.begin(), found.end());
}

Result<std::optional<Words>> find_nvcc(const std::string& option) {
  using Found = std::optional<Words>;
  Words asked = option.empty() ? environment_words("NVCC") : Words{option};
  if (!asked.empty()) {
    const auto path = find_program(asked[0]);
    if (!path) {
      return diag(DiagCode::BadOption, asked[0], option.empty() ? "$NVCC" : "--nvcc",
                  "there is no program of that name");
    }
    asked[0] = *path;
    return Found(asked);
  }
  std::optional<std::string> path = find_program("nvcc");
  if (!path) {
    const std::string home = environment("CUDA_HOME");
    path = find_program((home.empty() ? "/usr/local/cuda" : home) + "/bin/nvcc");
  }
  if (!path) path = nvcc_of_venv(environment("VIRTUAL_ENV"));
  if (!path) path = nvcc_of_venv(venv_of_checkout());
  if (!path) return Found();
  return Found(Words{*path});
}

Result<std::optional<Words>> find_cxx() {
  using Found = std::optional<Words>;
  Words asked = environment_words("CXX");
  if (!asked.empty()) {
    const auto path = find_program(asked[0]);
    if (!path)
      return diag(DiagCode::BadOption, asked[0], "$CXX", "there is no program of that name");
    asked[0] = *path;
    return Found(asked);
  }
  for (std::string_view name : {"c++", "g++", "clang++"}) {
    if (const auto path = find_program(name)) return Found(Words{*path});
  }
  return Found();
}

void append(Words& words, std::initializer_list<std::string_view> more) {
  words.insert(words.end(), more.begin(), more.end());
}

class Search {
 public:
  Search(const CudaToolOptions& options, std::string folder)
      : options_(options), folder_(std::move(folder)) {}

  Result<CudaTools> run() {
    WEFT_RETURN_IF_ERROR(search_cxx());
    WEFT_RETURN_IF_ERROR(search_nvcc());
    return std::move(tools_);
  }

 private:
  CudaCheckTool& tool(CudaCheck check) { return tools_.checks[static_cast<size_t>(check)]; }

  // Runs it in the folder; what keeps it from ending well is a clause for people.
  Result<std::string> ask(const Words& words, std::string& why_not) {
    ProcessRequest request;
    request.words = words;
    request.folder = folder_;
    request.environment = {"TMPDIR=" + folder_, "LC_ALL=C"};
    request.seconds = kProbeSeconds;
    Result<ProcessEnd> end = run_process(request);
    if (!end) {
      why_not = end.error().message();
      return std::string();
    }
    if (end->kind == ProcessEnd::Kind::kInterrupted)
      return diag(DiagCode::CudaVerifyInterrupted, 0, "0");
    if (end->kind == ProcessEnd::Kind::kTimeout) {
      why_not = fmt::format("it ran over {} s", kProbeSeconds);
    } else if (!end->ok()) {
      const std::string line = first_error_line(end->output);
      why_not = line.empty() ? fmt::format("{} ended with code {}", words[0], end->code) : line;
    }
    return std::move(end->output);
  }

  Result<bool> works(CudaCheckTool& t, std::string_view input, std::string_view probe) {
    WEFT_RETURN_IF_ERROR(write_file(folder_ + "/" + std::string(input), probe, false));
    Words compile = t.words;
    append(compile, {"-o", "probe", input});
    std::string why;
    WEFT_RETURN_IF_ERROR(ask(compile, why));
    if (!why.empty()) t.why_not = fmt::format("{} does not work here: {}", t.version, why);
    return why.empty();
  }

  Status search_cxx() {
    CudaCheckTool &plain = tool(CudaCheck::kCpu), &sanitized = tool(CudaCheck::kSanitize);
    WEFT_TRY(const auto cxx, find_cxx());
    plain.why_not = "no C++ compiler in $CXX, c++, g++ or clang++";
    tool(CudaCheck::kShows).why_not = options_.shows ? plain.why_not : "not asked for, --no-shows";
    sanitized.why_not = options_.sanitize ? plain.why_not : "not asked for, --sanitize";
    if (!cxx) return {};
    std::string why;
    Words version = *cxx;
    append(version, {"--version"});
    WEFT_TRY(const std::string text, ask(version, why));
    plain.version = text.substr(0, text.find('\n'));
    if (plain.version.empty()) plain.version = cxx->front();
    sanitized.version = plain.version;
    plain.words = *cxx;
    const auto add_options = [](Words& words) {
      append(words, {"-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-x", "c++"});
    };
    add_options(plain.words);
    WEFT_RETURN_IF_ERROR(try_cxx(plain));
    // That of gcc does not look at arrays at the end of structs unless it is told; others have no
    // such option.
    for (const std::string_view more : {",bounds-strict", ""}) {
      if (!options_.sanitize || sanitized.works) break;
      sanitized.words = *cxx;
      append(sanitized.words, {"-g", "-fsanitize=address,undefined" + std::string(more),
                               "-fno-sanitize-recover=all"});
      add_options(sanitized.words);
      WEFT_RETURN_IF_ERROR(try_cxx(sanitized));
    }
    return options_.shows ? search_gcov(*cxx) : Status();
  }

  // What says which lines a program met: gcov of gcc, llvm-cov of clang. Without it the outputs are
  // looked at all the same.
  Status search_gcov(const Words& cxx) {
    CudaCheckTool& shows = tool(CudaCheck::kShows);
    shows.version = tool(CudaCheck::kCpu).version;
    WEFT_RETURN_IF_ERROR(find_gcov(cxx));
    // -O0: what an optimization takes out has no line any more.
    const auto set_words = [&] {
      shows.words = cxx;
      append(shows.words, {"-std=c++17", "-O0", "-w", "-x", "c++"});
      if (!tools_.gcov.empty()) append(shows.words, {"--coverage"});
    };
    set_words();
    if (!tools_.gcov.empty()) {
      WEFT_RETURN_IF_ERROR(try_gcov(shows));
      if (!tools_.gcov.empty()) return {};
      set_words();
    }
    WEFT_RETURN_IF_ERROR(try_cxx(shows));
    return {};
  }

  // Asks the compiler for the one that belongs to it.
  Status find_gcov(const Words& cxx) {
    std::string why;
    const bool clang = tool(CudaCheck::kCpu).version.find("clang") != std::string::npos;
    const std::string name = clang ? "llvm-cov" : "gcov";
    tools_.why_no_gcov = "no " + name + " beside " + tool(CudaCheck::kCpu).version;
    Words question = cxx;
    append(question, {"-print-prog-name=" + name});
    WEFT_TRY(std::string answer, ask(question, why));
    answer.erase(std::min(answer.find('\n'), answer.size()));
    const auto path = find_program(why.empty() && !answer.empty() ? answer : name);
    if (!path) return {};
    tools_.gcov = {*path};
    if (clang) tools_.gcov.emplace_back("gcov");
    append(tools_.gcov, {"-b", "-c", "-r"});  // with branches, counted, of its own files alone
    return {};
  }

  Status try_gcov(CudaCheckTool& shows) {
    WEFT_RETURN_IF_ERROR(try_cxx(shows));
    std::string why = shows.why_not, data;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_, error)) {
      if (entry.path().extension() == ".gcda") data = entry.path().filename().string();
    }
    Words words = tools_.gcov;
    words.push_back(data);
    if (why.empty() && data.empty()) why = "nothing was counted";
    if (why.empty()) {
      WEFT_TRY([[maybe_unused]] const std::string said, ask(words, why));
    }
    if (why.empty() && !fs::exists(folder_ + "/probe.cc.gcov", error)) why = "it says nothing";
    if (why.empty()) {
      shows.by += "; " + fs::path(tools_.gcov[0]).filename().string();
      return {};
    }
    tools_.why_no_gcov = tools_.gcov[0] + " does not work here: " + why;
    tools_.gcov.clear();
    return {};
  }

  Status try_cxx(CudaCheckTool& t) {
    t.by = with_options(t.version, t.words);
    WEFT_TRY(t.works, works(t, "probe.cc", kCppProbe));
    if (!t.works) return {};
    std::string why;
    WEFT_RETURN_IF_ERROR(ask({folder_ + "/probe"}, why));
    t.works = why.empty();
    t.why_not =
        why.empty() ? "" : fmt::format("what {} makes does not run here: {}", t.version, why);
    return {};
  }

  // Without the compiler's path, which is not what a result depends on.
  static std::string with_options(const std::string& version, const Words& words) {
    return fmt::format("{}: {}", version, fmt::join(words.begin() + 1, words.end(), " "));
  }

  Status search_nvcc() {
    CudaCheckTool &nvcc = tool(CudaCheck::kNvcc), &gpu = tool(CudaCheck::kGpu);
    nvcc.why_not = gpu.why_not = "not asked for, --no-nvcc";
    if (!options_.use_nvcc) return {};
    WEFT_TRY(const auto found, find_nvcc(options_.nvcc));
    gpu.why_not = "needs nvcc";
    if (!found) {
      nvcc.why_not = fmt::format(
          "no nvcc; {} -m pip install 'nvidia-cuda-nvcc==13.*' installs one that needs no GPU",
          python_for_nvcc());
      return {};
    }
    nvcc.words = *found;
    std::string why;
    Words question = *found;
    append(question, {"--version"});
    WEFT_TRY(const std::string text, ask(question, why));
    if (!why.empty()) {
      nvcc.why_not = "nvcc does not work here: " + why;
      return {};
    }
    const size_t at = text.rfind(", V");
    nvcc.version = "nvcc " + (at == text.npos ? "of unknown version"
                                              : text.substr(at + 3, text.find('\n', at) - at - 3));
    WEFT_RETURN_IF_ERROR(choose_archs(*found));
    if (tools_.archs.empty()) {
      nvcc.why_not = nvcc.version + " knows none of the architectures";
      return {};
    }
    set_nvcc_words(*found);
    // Looks for a device too. Its architecture is compiled for in any case, or nothing could run.
    nvcc.by = with_options(nvcc.version, nvcc.words);
    WEFT_TRY(nvcc.works, works(nvcc, "probe.cu", kProbe));
    if (!nvcc.works) return {};
    WEFT_TRY(std::string device, ask({folder_ + "/probe"}, why));
    while (!device.empty() && device.back() == '\n') device.pop_back();
    if (!why.empty()) {
      gpu.why_not = "no CUDA device: " + (device.empty() ? why : device);
      return {};
    }
    const std::string arch = device.substr(0, device.find(' '));
    const auto is_arch = [&](const std::string& a) { return a == arch || a == arch + "a"; };
    if (std::none_of(tools_.archs.begin(), tools_.archs.end(), is_arch)) {
      if (std::find(known_.begin(), known_.end(), arch) == known_.end()) {
        gpu.why_not = fmt::format("{} does not compile for {}", nvcc.version, device);
        return {};
      }
      tools_.archs.push_back(arch);
      set_nvcc_words(*found);
      nvcc.by = with_options(nvcc.version, nvcc.words);
    }
    gpu.works = true;
    gpu.version = device;
    gpu.by = device + "; " + nvcc.by;
    return {};
  }

  void set_nvcc_words(const Words& found) {
    Words& words = tool(CudaCheck::kNvcc).words;
    words = found;
    append(words, {"-std=c++17", "-O2", "-fmad=false"});  // as the Makefiles have it
    for (const std::string& arch : tools_.archs)
      append(words, {"-gencode", fmt::format("arch=compute_{},code={}", arch.substr(3), arch)});
    // -Werror goes to the host compiler, cudafe, cicc and ptxas as well. -keep leaves the PTX.
    append(words, {"-Xcompiler", "-Wall,-Wextra", "-Werror", "all-warnings", "-Xptxas", "-v",
                   "-keep", "-keep-dir", "."});
    // It takes gcc from PATH; where there is none, the compiler of the CPU check.
    const Words& cxx = tool(CudaCheck::kCpu).words;
    if (!find_program("gcc") && !cxx.empty() && std::getenv("NVCC_CCBIN") == nullptr)
      append(words, {"-ccbin", cxx[0]});
  }

  Status choose_archs(const Words& nvcc) {
    Words question = nvcc;
    append(question, {"--list-gpu-code"});
    std::string why;
    WEFT_TRY(const std::string text, ask(question, why));
    for (size_t at = text.find("sm_"); at != text.npos; at = text.find("sm_", at + 1))
      known_.push_back(text.substr(at, text.find_first_of(" \r\n", at) - at));
    const auto knows = [&](std::string arch) {
      if (arch.back() == 'a' || arch.back() == 'f') arch.pop_back();
      return std::find(known_.begin(), known_.end(), arch) != known_.end();
    };
    for (const std::string& arch : options_.archs) {
      if (!knows(arch)) {
        return diag(
            DiagCode::BadOption, arch, "--arch",
            fmt::format("{} knows {}", tool(CudaCheck::kNvcc).version, fmt::join(known_, ", ")));
      }
      tools_.archs.push_back(arch);
    }
    if (!options_.archs.empty()) return {};
    for (std::string_view arch : kDefaultArchs) {
      if (knows(std::string(arch))) tools_.archs.emplace_back(arch);
    }
    return {};
  }

  const CudaToolOptions& options_;
  std::string folder_;
  CudaTools tools_;
  Words known_;  // architectures
};

}  // namespace

bool is_cuda_arch(std::string_view name) {
  if (!name.starts_with("sm_")) return false;
  name.remove_prefix(3);
  if (!name.empty() && (name.back() == 'a' || name.back() == 'f')) name.remove_suffix(1);
  return name.size() >= 2 && name.size() <= 4 && name.find_first_not_of("0123456789") == name.npos;
}

std::string first_error_line(std::string_view output) {
  std::string last;
  while (!output.empty()) {
    const size_t end = std::min(output.find('\n'), output.size());
    std::string line(output.substr(0, end));
    output.remove_prefix(std::min(end + 1, output.size()));
    for (std::string_view mark : {"error:", "error #", "fatal", "ERROR:", "error   :"}) {
      if (line.find(mark) != line.npos) return line;
    }
    if (line.find_first_not_of(" \t\r=") != line.npos) last = line;
  }
  return last;
}

Result<CudaTools> find_cuda_tools(const CudaToolOptions& options, const std::string& folder) {
  return Search(options, folder).run();
}

}  // namespace weft
