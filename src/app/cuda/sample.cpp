// One standalone program; see cuda/sample.h.
#include "cuda/sample.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <map>

#include "commands/options.h"
#include "cuda/own.h"
#include "cuda/ptx_figures.h"
#include "cuda/shows.h"
#include "dataset/config.h"
#include "process/subprocess.h"
#include "rows/json_member.h"
#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/base/text.h"
#include "weft/interface/block_dims.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"
#include "weft/shard/output_folder.h"
#include "weft/standalone/standalone.h"
#include "weft/synth/category.h"

namespace weft {

namespace {

namespace fs = std::filesystem;
namespace dom = simdjson::dom;

constexpr unsigned kCompileSeconds = 600;
constexpr size_t kLongestReason = 200;
constexpr std::string_view kHeader = "cuda_on_cpu.h";
constexpr std::string_view kMetadata = "metadata.json";
constexpr std::string_view kMember = "verification";
constexpr std::string_view kMeasured = "measured";  // in the place of "passed" where none can fail

// The names of NAME.cu in a folder, hidden ones left out.
std::vector<std::string> sources_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".cu") && name.front() != '.') names.push_back(name);
  }
  return names;
}

bool looks_like_sample(const fs::path& folder) {
  std::error_code error;
  return fs::exists(folder / kMetadata, error) || !sources_in(folder).empty();
}

// The name under which it is compiled: messages show it, so its own where no tool can trip over it.
std::string plain_name(const std::string& name) {
  const bool plain = name.front() != '-' && std::all_of(name.begin(), name.end(), [](char c) {
                       return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                              (c >= '0' && c <= '9') || c == '_' || c == '.';
                     });
  return plain ? name : "program.cu";
}

// From the word error on, without what differs from run to run, so that equal failures are equal.
std::string reason_of(std::string_view line) {
  for (std::string_view mark : {"runtime error:", "fatal error:", "error:", "error #", "ERROR:"}) {
    const size_t at = line.find(mark);
    if (at == line.npos) continue;
    line.remove_prefix(at);
    break;
  }
  std::string out;
  for (size_t i = 0; i < line.size() && out.size() < kLongestReason; ++i) {
    out += line[i];
    if (!out.ends_with("0x")) continue;
    out += "...";
    i = std::min(line.find_first_not_of("0123456789abcdefABCDEF", i + 1), line.size()) - 1;
  }
  return printable(out.substr(0, out.find(" on address 0x")));
}

std::string architectures_json(const std::vector<std::string>& archs,
                               const std::string& ptxas_output, const std::string& folder,
                               uint32_t threads) {
  std::map<std::string, PtxMix> mixes;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".ptx") continue;
    if (const Result<std::string> text = read_file(entry.path().string())) {
      PtxMix mix = parse_ptx(*text);
      mixes[mix.arch] = mix;
    }
  }
  JsonWriter json;
  json.begin_object();
  const auto figures = parse_ptxas(ptxas_output);
  for (const std::string& arch : archs) {
    const auto at = figures.find(arch);
    if (at == figures.end()) continue;
    const PtxasFigures& f = at->second;
    json.key(arch).begin_object();
    json.member("registers", f.registers).member("stack_bytes", f.stack_bytes);
    json.member("spill_store_bytes", f.spill_store_bytes);
    json.member("spill_load_bytes", f.spill_load_bytes);
    json.member("shared_bytes", f.shared_bytes).member("constant_bytes", f.constant_bytes);
    if (const auto occupancy = theoretical_occupancy(arch, f, threads)) {
      json.key("occupancy").real(occupancy->share);
      json.member("occupancy_limit", occupancy->limit);
    }
    if (const auto mix = mixes.find(arch); mix != mixes.end()) {
      json.key("instructions").begin_object();
      for (size_t i = 0; i < kPtxKinds; ++i) json.member(kPtxKindNames[i], mix->second.counts[i]);
      json.end_object();
    }
    json.end_object();
  }
  json.end_object();
  return json.take();
}

class Checker {
 public:
  Checker(const std::string& folder, const CudaTools& tools, const CudaSampleOptions& options,
          const std::string& work, Pipeline& pipeline, std::mutex& gpu)
      : folder_(folder),
        tools_(tools),
        options_(options),
        work_(work),
        pipeline_(pipeline),
        gpu_(gpu) {
    sample_.name = fs::path(folder).filename().string();
  }
  ~Checker() {
    std::error_code error;  // the folder around it is removed in any case
    fs::remove_all(work_, error);
  }
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  Result<CudaSample> run() {
    WEFT_RETURN_IF_ERROR(read());
    if (!sample_.problem.empty()) return std::move(sample_);
    Status status = check();
    // Also what was done until then.
    if (status) status = write();
    if (!status) return std::move(status).take_error();
    return std::move(sample_);
  }

 private:
  CudaResult& result(CudaCheck c) { return sample_.results[static_cast<size_t>(c)]; }

  Status read() {
    const std::vector<std::string> sources = sources_in(folder_);
    if (sources.size() != 1) {
      sample_.problem = sources.empty() ? "no NAME.cu" : "several files NAME.cu";
      return {};
    }
    WEFT_TRY(source_, read_file(folder_ + "/" + sources[0]));
    name_ = plain_name(sources[0]);
    std::error_code error;
    const std::string header = folder_ + "/" + std::string(kHeader);
    if (fs::exists(header, error)) {
      WEFT_TRY(header_, read_file(header));
    }
    const std::string metadata = folder_ + "/" + std::string(kMetadata);
    if (!fs::exists(metadata, error)) {
      sample_.problem = "no metadata.json";
      return {};
    }
    WEFT_TRY(metadata_, read_file(metadata));
    JsonParser parser;
    dom::object object;
    if (parser.parse(simdjson::padded_string(metadata_)).get(object)) {
      sample_.problem = "metadata.json is no JSON object";
      return {};
    }
    uint64_t threads = 0;
    if (!object["standalone"]["launch_configuration"]["threads_per_block"].get(threads) &&
        threads >= 1 && threads <= BlockDims::kMax)
      threads_ = static_cast<uint32_t>(threads);
    std::string_view kernel;
    if (!object["kernel_name"].get(kernel) && kernel.find('/') == kernel.npos) {
      kernel_ = kernel;
      const std::string python = folder_ + "/" + kernel_ + ".py";
      if (fs::exists(python, error)) {
        WEFT_TRY(python_, read_file(python));
      }
    }
    const std::string cases = folder_ + "/" + std::string(kCasesFile);
    if (fs::exists(cases, error)) {
      WEFT_TRY(cases_, read_file(cases));
    }
    if (!options_.foreign && !is_own(object)) {
      sample_.problem = "not what this weft makes; --run-foreign compiles and runs it all the same";
      return {};
    }
    read_results(object);
    return {};
  }

  // Whether the program, its header, its cases and NAME.py are those that are made here again: of a
  // seed and an index, or of NAME.py. Nothing else of the folder is compiled or run.
  bool is_own(const dom::object& metadata) {
    std::string_view kernel, category;
    if (header_ != cuda_on_cpu_header() || metadata["kernel_name"].get(kernel)) return false;
    RowRequest row;
    row.targets = {false, false, true};
    if (!metadata["seed"].get(row.seed) && !metadata["index"].get(row.index) &&
        !metadata["category"].get(category)) {
      const auto known = parse_category(category);
      if (!known || row.seed > kMaxSeed || row.index > kMaxCount) return false;
      row.category = *known;
      dom::object purpose;
      if (is_planned(row.category) &&
          (metadata["purpose"].get(purpose) || purpose["turn"].get(row.turn)))
        return false;
      uint64_t cases = 0;
      if (!metadata["cases"].get(cases) && cases > kMaxCases) return false;
      row.cases = static_cast<int>(cases);
      const Result<RowTexts> made = pipeline_.make_row(row);
      return is_source(made) && (python_.empty() || made->python_source == python_) &&
             cases_ == (made->cases.empty() ? "" : made->cases + "\n");
    }
    if (!cases_.empty()) return false;
    const bool plain = std::all_of(kernel.begin(), kernel.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (!plain) return false;
    LowerRequest file;
    file.kernel = kernel;
    file.path = folder_ + "/" + file.kernel + ".py";
    if (is_source(pipeline_.standalone_file(file))) return true;
    // Of a kernel for any types, those that it was made for.
    dom::array args;
    if (metadata["args"].get(args)) return false;
    for (const dom::element arg : args) {
      std::string_view type;
      if (arg["type"].get(type)) return false;
      file.types += (file.types.empty() ? "" : ", ") + std::string(type);
    }
    return is_source(pipeline_.standalone_file(file));
  }

  bool is_source(const Result<RowTexts>& made) const {
    return made && made->standalone && made->standalone->source == source_;
  }

  // Those of an earlier run, if they are of the same files.
  void read_results(const dom::object& metadata) {
    dom::object old;
    std::string_view sha, header_sha;
    if (metadata[kMember].get(old) || old["sha256"].get(sha) ||
        old["header_sha256"].get(header_sha) || sha != sha256_hex(source_) ||
        header_sha != sha256_hex(header_)) {
      return;
    }
    for (size_t c = 0; c < kCudaChecks; ++c) {
      dom::object check;
      std::string_view verdict, by, reason;
      if (old[kCudaCheckNames[c]].get(check) || check["status"].get(verdict)) continue;
      CudaResult& r = sample_.results[c];
      if (verdict == "passed" || verdict == kMeasured) r.verdict = CudaVerdict::kPassed;
      if (verdict == "failed") r.verdict = CudaVerdict::kFailed;
      if (r.verdict == CudaVerdict::kOpen) continue;
      if (!check["by"].get(by)) r.by = by;
      if (!check["reason"].get(reason)) r.reason = reason;
      r.json = simdjson::to_string(check);
      r.earlier = true;
    }
  }

  bool is_open(CudaCheck c) {
    const CudaCheckTool& tool = tools_.tool_for(c);
    const CudaResult& r = result(c);
    return tool.works && (options_.again || r.verdict != CudaVerdict::kPassed || r.by != tool.by);
  }

  Status check() {
    // What cannot be made here: an earlier result stays.
    for (size_t c = 0; c < kCudaChecks; ++c) {
      if (!tools_.checks[c].works && !sample_.results[c].earlier)
        set(static_cast<CudaCheck>(c), CudaVerdict::kSkipped, tools_.checks[c].why_not);
    }
    const bool nvcc = is_open(CudaCheck::kNvcc) || is_open(CudaCheck::kGpu);
    const bool cpu = is_open(CudaCheck::kCpu) || is_open(CudaCheck::kSanitize);
    if (!nvcc && !cpu && !is_open(CudaCheck::kShows)) return {};
    WEFT_RETURN_IF_ERROR(make_folders(work_));
    WEFT_RETURN_IF_ERROR(write_file(work_ + "/" + name_, source_, false));
    WEFT_RETURN_IF_ERROR(write_file(work_ + "/" + std::string(kHeader), header_, false));
    if (!cases_.empty())
      WEFT_RETURN_IF_ERROR(write_file(work_ + "/" + std::string(kCasesFile), cases_, false));
    for (CudaCheck c : {CudaCheck::kCpu, CudaCheck::kSanitize}) {
      if (is_open(c)) WEFT_RETURN_IF_ERROR(check_cpu(c));
    }
    if (is_open(CudaCheck::kShows)) WEFT_RETURN_IF_ERROR(measure());
    return nvcc ? check_nvcc() : Status();
  }

  // What the program shows, in a folder of its own: round by round, for the dumps.
  Status measure() {
    const CudaVerdict cpu = result(CudaCheck::kCpu).verdict;
    if (cpu == CudaVerdict::kOpen) return {};  // interrupted
    const unsigned rounds = rounds_of_program(source_);
    std::string why = cpu != CudaVerdict::kPassed ? "cpu_check did not pass" : "";
    if (why.empty() && rounds == 0) why = "the program has no rounds";
    if (!why.empty()) {
      set(CudaCheck::kShows, CudaVerdict::kSkipped, why);
      return {};
    }
    const std::string folder = work_ + "/shows";
    WEFT_RETURN_IF_ERROR(make_folders(folder));
    WEFT_RETURN_IF_ERROR(write_file(folder + "/" + name_, source_, false));
    WEFT_RETURN_IF_ERROR(write_file(folder + "/" + std::string(kHeader), header_, false));
    std::vector<std::string> words = tools_.tool_for(CudaCheck::kShows).words;
    words.insert(words.end(), {"-o", "shows", name_});
    WEFT_TRY(const ProcessEnd built, start(std::move(words), kCompileSeconds, folder));
    if (!is_measured(built, "the compiler")) return {};
    CudaOutputs outputs;
    CudaShows shows;
    const auto deadline =
        std::chrono::steady_clock::now() + std::chrono::seconds(options_.run_seconds);
    for (unsigned round = 0; round < rounds; ++round) {
      WEFT_TRY(const ProcessEnd end,
               start({folder + "/shows", "--round", std::to_string(round), "--dump", "dump.json"},
                     options_.run_seconds, folder));
      if (!is_measured(end, fmt::format("round {}", round))) return {};
      if (std::chrono::steady_clock::now() > deadline) {
        set(CudaCheck::kShows, CudaVerdict::kSkipped,
            fmt::format("the rounds ran over {} s", options_.run_seconds));
        return {};
      }
      for (const char* note : {"note: several threads write", "note: the order of the threads"})
        shows.races |= end.output.find(note) != std::string::npos;
      WEFT_TRY(const std::string dump, read_file(folder + "/dump.json"));
      outputs.add(dump);
    }
    outputs.report(shows);
    WEFT_TRY(const bool measured, measure_lines(folder, shows));
    if (measured) set_shows(shows);
    return {};
  }

  // False: something else than a measurement was noted.
  Result<bool> measure_lines(const std::string& folder, CudaShows& shows) {
    if (tools_.gcov.empty()) return true;
    std::vector<std::string> words = tools_.gcov;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
      if (entry.path().extension() == ".gcda") words.push_back(entry.path().filename().string());
    }
    WEFT_TRY(const ProcessEnd end, start(std::move(words), kCompileSeconds, folder));
    if (!is_measured(end, "gcov")) return false;
    WEFT_TRY(const std::string lines, read_file(folder + "/" + name_ + ".gcov"));
    note_lines(source_, python_, kernel_, lines, shows);
    return true;
  }

  bool is_measured(const ProcessEnd& end, std::string_view what) {
    if (end.ok()) return true;
    if (end.kind == ProcessEnd::Kind::kInterrupted) {
      result(CudaCheck::kShows) = {};
    } else {
      set(CudaCheck::kShows, CudaVerdict::kSkipped,
          end.kind == ProcessEnd::Kind::kTimeout ? fmt::format("{} ran over its time", what)
                                                 : fmt::format("{} failed", what));
    }
    return false;
  }

  void set_shows(const CudaShows& shows) {
    JsonWriter json;
    const auto names = [&](std::string_view key, const std::vector<std::string>& list) {
      json.key(key).begin_array();
      for (const std::string& name : list) json.value(name);
      json.end_array();
    };
    const auto places = [&](std::string_view key, const std::vector<CudaUnmet>& list) {
      json.key(key).begin_array();
      for (const CudaUnmet& u : list) {
        json.begin_object().member("line", u.line).member("function", u.function);
        json.member("text", printable(u.text));
        if (u.test > 0) json.member("test", u.test).member("ways", u.ways);
        json.end_object();
      }
      json.end_array();
    };
    json.begin_object().member("outputs", shows.outputs);
    names("never_changed", shows.never_changed);
    names("one_value", shows.one_value);
    json.member("races", shows.races);
    if (tools_.gcov.empty()) {
      json.member("lines_not_measured", tools_.why_no_gcov);
    } else {
      json.member("lines", shows.lines);
      places("lines_never_met", shows.lines_never_met);
      json.member("branches", shows.branches);
      places("branches_never_met", shows.branches_never_met);
    }
    json.end_object();
    set(CudaCheck::kShows, CudaVerdict::kPassed, "", "found", json.view());
  }

  Result<ProcessEnd> start(std::vector<std::string> words, unsigned seconds,
                           const std::string& folder) const {
    ProcessRequest request;
    request.words = std::move(words);
    request.folder = folder;
    request.environment = {"TMPDIR=" + work_, "LC_ALL=C"};
    request.seconds = seconds;
    return run_process(request);
  }

  Result<ProcessEnd> compile(CudaCheck c, const char* output) const {
    std::vector<std::string> words = tools_.tool_for(c).words;
    words.insert(words.end(), {"-o", output, name_});
    return start(std::move(words), kCompileSeconds, work_);
  }

  Status check_cpu(CudaCheck c) {
    WEFT_TRY(const ProcessEnd built, compile(c, "cpu_check"));
    if (!note_compiled(c, built)) return {};
    return run_program(c, "cpu_check");
  }

  Status check_nvcc() {
    WEFT_TRY(const ProcessEnd built, compile(CudaCheck::kNvcc, "program"));
    const bool gpu = is_open(CudaCheck::kGpu);
    const bool compiled = note_compiled(CudaCheck::kNvcc, built);
    if (compiled) {
      set(CudaCheck::kNvcc, CudaVerdict::kPassed, "", "architectures",
          architectures_json(tools_.archs, built.output, work_, threads_));
    } else if (gpu && built.kind != ProcessEnd::Kind::kInterrupted) {
      set(CudaCheck::kGpu, CudaVerdict::kSkipped, "nvcc did not compile it");
    }
    if (!compiled || !gpu) return {};
    const std::lock_guard lock(gpu_);
    return run_program(CudaCheck::kGpu, "program");
  }

  // Notes a failure, and that an interrupted check is still to be made; true if it compiled.
  bool note_compiled(CudaCheck c, const ProcessEnd& end) {
    if (end.ok()) return true;
    if (end.kind == ProcessEnd::Kind::kInterrupted) {
      result(c) = {};
    } else if (end.kind == ProcessEnd::Kind::kTimeout) {
      set(c, CudaVerdict::kFailed, fmt::format("the compiler ran over {} s", kCompileSeconds));
    } else {
      const std::string line = first_error_line(end.output);
      set(c, CudaVerdict::kFailed, line.empty() ? "the compiler failed" : reason_of(line), "detail",
          quoted(line));
    }
    return false;
  }

  // With the inputs that the program draws, then with its cases.
  Status run_program(CudaCheck c, const char* program) {
    WEFT_RETURN_IF_ERROR(run_with(c, {work_ + "/" + program}, "the reference's"));
    if (cases_.empty() || result(c).verdict != CudaVerdict::kPassed) return {};
    const CudaResult drawn = result(c);
    WEFT_RETURN_IF_ERROR(
        run_with(c, {work_ + "/" + program, "--cases", std::string(kCasesFile)}, "the cases'"));
    if (result(c).verdict == CudaVerdict::kPassed) result(c) = drawn;
    return {};
  }

  Status run_with(CudaCheck c, std::vector<std::string> words, std::string_view expected) {
    WEFT_TRY(const ProcessEnd end, start(std::move(words), options_.run_seconds, work_));
    std::string_view out = end.output;
    while (!out.empty() && out.back() == '\n') out.remove_suffix(1);
    const std::string last(out.substr(out.rfind('\n') + 1));
    switch (end.kind) {
      case ProcessEnd::Kind::kInterrupted:
        result(c) = {};
        return {};
      case ProcessEnd::Kind::kTimeout:
        set(c, CudaVerdict::kFailed, fmt::format("ran over {} s", options_.run_seconds));
        return {};
      case ProcessEnd::Kind::kSignal:
        set(c, CudaVerdict::kFailed, fmt::format("ended by signal {}", end.code));
        return {};
      case ProcessEnd::Kind::kExited:
        break;
    }
    double error = 0;
    char verdict[8] = "";
    const bool told = std::sscanf(last.c_str(), "largest error %lf: %7s", &error, verdict) == 2;
    if (end.code == 0 && told && std::strcmp(verdict, "PASS") == 0) {
      JsonWriter number;
      number.real(error);
      set(c, CudaVerdict::kPassed, "", "largest_error", number.view());
    } else if (end.code == 1 && told) {
      set(c, CudaVerdict::kFailed, fmt::format("the kernel's results differ from {}", expected),
          "detail", quoted(last));
    } else {
      const std::string line = first_error_line(end.output);
      set(c, CudaVerdict::kFailed,
          line.find("rror") == line.npos
              ? fmt::format("ended with code {} and no verdict", end.code)
              : reason_of(line),
          "detail", quoted(line));
    }
    return {};
  }

  static std::string quoted(std::string_view text) {
    std::string out;
    append_json_string(out, printable(text.substr(0, 400)));
    return out;
  }

  // `more`: the name and the JSON of one more member.
  void set(CudaCheck c, CudaVerdict verdict, std::string_view reason, std::string_view more = {},
           std::string_view value = {}) {
    CudaResult& r = result(c);
    r = {verdict, false, verdict == CudaVerdict::kSkipped ? "" : tools_.tool_for(c).by,
         std::string(reason), ""};
    JsonWriter json;
    const bool measured = c == CudaCheck::kShows && verdict == CudaVerdict::kPassed;
    json.begin_object().member(
        "status", measured ? kMeasured : kCudaVerdictNames[static_cast<size_t>(verdict)]);
    if (!r.by.empty()) json.member("by", r.by);
    if (!reason.empty()) json.member("reason", reason);
    if (!more.empty()) json.key(more).raw(value);
    json.end_object();
    r.json = json.take();
  }

  Status write() {
    JsonWriter json;
    json.begin_object();
    json.member("sha256", sha256_hex(source_)).member("header_sha256", sha256_hex(header_));
    for (size_t c = 0; c < kCudaChecks; ++c) {
      if (!sample_.results[c].json.empty())
        json.key(kCudaCheckNames[c]).raw(sample_.results[c].json);
    }
    json.end_object();
    const auto text = with_member(metadata_, kMember, json.view());
    if (!text || *text == metadata_) return {};
    return write_file(folder_ + "/" + std::string(kMetadata), *text, false);
  }

  const std::string& folder_;
  const CudaTools& tools_;
  const CudaSampleOptions& options_;
  const std::string& work_;
  Pipeline& pipeline_;
  std::mutex& gpu_;
  CudaSample sample_;
  std::string name_, source_, header_, cases_, metadata_;
  uint32_t threads_ = 256;       // of a block
  std::string kernel_, python_;  // its name and its module's text, where they are known
};

}  // namespace

Result<std::vector<std::string>> list_cuda_samples(const std::string& folder) {
  std::error_code error;
  if (!fs::exists(folder, error))
    return diag(DiagCode::CannotOpen, folder, errno_text(error ? error.value() : ENOENT));
  if (!fs::is_directory(folder, error)) return diag(DiagCode::NotAFolder, folder);
  if (!sources_in(folder).empty()) return std::vector<std::string>{folder};
  std::vector<std::string> found;
  fs::directory_iterator entries(folder, error);
  for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
    const bool hidden = entries->path().filename().string().front() == '.';
    if (!hidden && entries->is_directory(error) && looks_like_sample(entries->path()))
      found.push_back(entries->path().string());
    error.clear();  // an entry that cannot be looked at is none of ours
  }
  if (error) return diag(DiagCode::CannotOpen, folder, error.message());
  if (found.empty() && is_dataset_folder(folder))
    return diag(DiagCode::DatasetInsteadOfCudaSamples, folder, folder, folder);
  if (found.empty()) return diag(DiagCode::NoCudaSamples, folder, folder);
  std::sort(found.begin(), found.end());
  return found;
}

Result<CudaSample> check_cuda_sample(const std::string& folder, const CudaTools& tools,
                                     const CudaSampleOptions& options, const std::string& work,
                                     Pipeline& pipeline, std::mutex& gpu) {
  return Checker(folder, tools, options, work, pipeline, gpu).run();
}

}  // namespace weft
