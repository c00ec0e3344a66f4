// weft cuda verify; see cuda/verify.h.
#include "cuda/verify.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <new>
#include <set>
#include <system_error>
#include <thread>

#include "commands/commands.h"
#include "cuda/own.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "process/subprocess.h"
#include "rows/json_member.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/base/workers.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

constexpr size_t kNamesShown = 5;

struct CheckSum {
  uint64_t counts[std::size(kCudaVerdictNames)] = {};  // by CudaVerdict
  uint64_t earlier = 0;                                // of those passed and failed
  std::set<std::string> by, why_skipped;

  uint64_t count(CudaVerdict v) const { return counts[static_cast<size_t>(v)]; }
};

// Of what programs show, one kind of fault: which programs have it, and where.
struct Fault {
  std::string_view member, one, several;  // of metadata.json, and what people read
  bool places;                            // of lines, else of outputs
};
constexpr Fault kFaults[] = {
    {"never_changed", "output never changed", "outputs never changed", false},
    {"one_value", "output of one value", "outputs of one value", false},
    {"lines_never_met", "line never met", "lines never met", true},
    {"branches_never_met", "branch never met", "branches never met", true}};

struct ShownSum {
  uint64_t outputs = 0, lines = 0, branches = 0;
  std::vector<std::string> races;  // samples
  std::string lines_not_measured;
  uint64_t counts[std::size(kFaults)] = {};
  // By sample: names of outputs, or function and line.
  std::vector<std::pair<std::string, std::vector<std::string>>> faults[std::size(kFaults)];
};

struct Sum {
  std::array<CheckSum, kCudaChecks> checks;
  // Names of samples by check ("files" where there was nothing to check) and reason.
  std::map<std::pair<std::string_view, std::string>, std::vector<std::string>> failures;
  uint64_t passed = 0, failed = 0, unchecked = 0, open = 0;
  ShownSum shown;
};

// Adds what a sample's metadata.json says of what it shows; see set_shows() of cuda/sample.cpp.
void add_shown(ShownSum& sum, const std::string& name, const std::string& text) {
  JsonParser parser;
  simdjson::dom::object result, found;
  if (parser.parse(simdjson::padded_string(text)).get(result) || result["found"].get(found)) return;
  const auto number = [&](const char* key) {
    uint64_t value = 0;
    return found[key].get(value) ? 0 : value;
  };
  sum.outputs += number("outputs");
  sum.lines += number("lines");
  sum.branches += number("branches");
  bool races = false;
  if (!found["races"].get(races) && races) sum.races.push_back(name);
  std::string_view why;
  if (!found["lines_not_measured"].get(why)) sum.lines_not_measured = why;
  for (size_t f = 0; f < std::size(kFaults); ++f) {
    simdjson::dom::array list;
    if (found[kFaults[f].member].get(list)) continue;
    std::vector<std::string> names;
    for (const simdjson::dom::element entry : list) {
      std::string_view output, function;
      uint64_t line = 0, ways = 1;
      if (!kFaults[f].places && !entry.get(output)) names.emplace_back(output);
      if (kFaults[f].places && !entry["line"].get(line) && !entry["function"].get(function)) {
        if (entry["ways"].get(ways)) ways = 1;
        uint64_t test = 1;
        if (entry["test"].get(test)) test = 1;
        names.push_back(fmt::format("{}:{}", function, line) +
                        (test > 1 ? fmt::format(" test {}", test) : ""));
      }
      sum.counts[f] += ways;
    }
    if (!names.empty()) sum.faults[f].emplace_back(name, std::move(names));
  }
}

class Verification {
 public:
  Verification(const std::string& folder, const CudaVerifyOptions& options,
               const PipelineFactory& pipelines)
      : folder_(folder), options_(options), pipelines_(pipelines) {}

  Status run() {
    WEFT_TRY(folders_, list_cuda_samples(folder_));
    WEFT_RETURN_IF_ERROR(open_summary());
    WEFT_TRY(const TemporaryFolder scratch, TemporaryFolder::create());
    scratch_ = scratch.path();
    const std::string probes = scratch_ + "/tools";
    WEFT_RETURN_IF_ERROR(make_folders(probes));
    auto tools = find_cuda_tools(options_.tools, probes);
    if (!tools && interrupted_by() != 0) return interrupted(0);
    WEFT_TRY(tools_, std::move(tools));
    samples_.resize(folders_.size());
    WEFT_RETURN_IF_ERROR(work_all());
    const Sum sum = add_up();
    WEFT_RETURN_IF_ERROR(write_summary(sum));
    if (sum.open > 0) return interrupted(folders_.size() - sum.open);
    WEFT_RETURN_IF_ERROR(print_out(text(sum)));
    if (sum.failed == 0) return {};
    return diag(DiagCode::CudaVerifyFailed, sum.failed, counted(folders_.size(), "program"),
                folder_);
  }

 private:
  Diag interrupted(uint64_t done) const {
    return diag(DiagCode::CudaVerifyInterrupted, done, counted(folders_.size(), "program"));
  }

  // Of a single sample's own folder there is none.
  bool has_summary() const { return folders_[0] != folder_; }

  Status open_summary() {
    summary_path_ = folder_ + "/" + std::string(kSummaryFile);
    std::error_code error;
    summary_ = "{\n}\n";
    if (!has_summary() || !fs::exists(summary_path_, error)) return {};
    WEFT_TRY(summary_, read_file(summary_path_));
    if (!with_member(summary_, "verification", "{}"))
      return diag(DiagCode::BadSummary, summary_path_);
    return {};
  }

  Status work_all() {
    Progress progress(folders_.size(), "", options_.quiet, "program");
    Workers workers([this] { stop_ = true; });
    struct Stopper {
      std::atomic<bool>& stop;
      ~Stopper() { stop = true; }
    } stopper{stop_};
    const auto wanted = static_cast<unsigned>(std::min<size_t>(options_.jobs, folders_.size()));
    WEFT_RETURN_IF_ERROR(workers.start(wanted, [this](unsigned) { return work(); }));
    while (done_ < folders_.size() && !stop_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      progress.update(done_, 0);
      if (interrupted_by() != 0) stop_ = true;
    }
    Status status = workers.wait();
    progress.finish(done_ == folders_.size() ? "done" : "interrupted", done_, 0);
    return status;
  }

  Status work() {
    const std::unique_ptr<Pipeline> pipeline = pipelines_();
    while (!stop_) {
      const size_t i = next_++;
      if (i >= folders_.size()) return {};
      WEFT_TRY(samples_[i], check_cuda_sample(folders_[i], tools_, options_.sample,
                                              scratch_ + "/" + std::to_string(i), *pipeline, gpu_));
      ++done_;
    }
    return {};
  }

  Sum add_up() const {
    Sum sum;
    for (const CudaSample& sample : samples_) {
      if (sample.name.empty()) {  // never taken up
        ++sum.open;
        continue;
      }
      if (!sample.problem.empty()) {
        ++sum.failed;
        sum.failures[{"files", sample.problem}].push_back(sample.name);
        continue;
      }
      bool passed = false, failed = false, open = false;
      for (size_t c = 0; c < kCudaChecks; ++c) {
        const CudaResult& r = sample.results[c];
        CheckSum& check = sum.checks[c];
        ++check.counts[static_cast<size_t>(r.verdict)];
        check.earlier += r.earlier ? 1 : 0;
        passed |= r.verdict == CudaVerdict::kPassed;
        open |= r.verdict == CudaVerdict::kOpen;
        if (r.verdict == CudaVerdict::kSkipped) {
          check.why_skipped.insert(r.reason);
        } else if (r.verdict != CudaVerdict::kOpen) {
          check.by.insert(r.by);
        }
        if (c == static_cast<size_t>(CudaCheck::kShows) && r.verdict == CudaVerdict::kPassed)
          add_shown(sum.shown, sample.name, r.json);
        if (r.verdict == CudaVerdict::kFailed) {
          failed = true;
          sum.failures[{kCudaCheckNames[c], r.reason}].push_back(sample.name);
        }
      }
      ++(open ? sum.open : failed ? sum.failed : passed ? sum.passed : sum.unchecked);
    }
    return sum;
  }

  Status write_summary(const Sum& sum) const {
    if (!has_summary()) return {};
    JsonWriter json;
    const auto list = [&](std::string_view name, const auto& texts) {
      json.key(name).begin_array();
      for (const std::string& t : texts) json.value(t);
      json.end_array();
    };
    json.begin_object().member("weft_version", weft_version());
    json.member("complete", sum.open == 0).member("samples", folders_.size());
    json.member("passed", sum.passed).member("failed", sum.failed);
    json.member("unchecked", sum.unchecked).member("open", sum.open);
    json.key("tools").begin_object();
    for (size_t c = 0; c < kCudaChecks; ++c) {
      json.key(kCudaCheckNames[c]);
      tools_.checks[c].works ? json.value(tools_.checks[c].version) : json.null();
    }
    json.end_object();
    list("architectures", tools_.archs);
    json.key("checks").begin_object();
    for (size_t c = 0; c < kCudaChecks; ++c) {
      const CheckSum& check = sum.checks[c];
      json.key(kCudaCheckNames[c]).begin_object();
      if (c == static_cast<size_t>(CudaCheck::kShows)) {
        json.member("measured", check.count(CudaVerdict::kPassed));
        write_shown(json, sum.shown);
      } else {
        json.member("passed", check.count(CudaVerdict::kPassed));
        json.member("failed", check.count(CudaVerdict::kFailed));
      }
      json.member("skipped", check.count(CudaVerdict::kSkipped));
      list("by", check.by);
      list("skipped_because", check.why_skipped);
      json.end_object();
    }
    json.end_object();
    json.key("failures").begin_array();
    for (const auto& [what, names] : sum.failures) {
      json.begin_object().member("check", what.first).member("reason", what.second);
      list("samples", names);
      json.end_object();
    }
    json.end_array().end_object();
    const auto text = with_member(summary_, "verification", json.view());
    if (!text) return diag(DiagCode::BadSummary, summary_path_);
    return write_file(summary_path_, *text);
  }

  static void write_shown(JsonWriter& json, const ShownSum& shown) {
    json.member("outputs", shown.outputs).member("lines", shown.lines);
    json.member("branches", shown.branches);
    json.key("races").begin_array();
    for (const std::string& name : shown.races) json.value(name);
    json.end_array();
    for (size_t f = 0; f < std::size(kFaults); ++f) {
      json.key(kFaults[f].member).begin_object().member("count", shown.counts[f]);
      json.key("samples").begin_object();
      for (const auto& [name, places] : shown.faults[f]) {
        json.key(name).begin_array();
        for (const std::string& place : places) json.value(place);
        json.end_array();
      }
      json.end_object().end_object();
    }
  }

  std::string shows_text(const CheckSum& check, const ShownSum& shown) const {
    const uint64_t measured = check.count(CudaVerdict::kPassed);
    std::string out = fmt::format("  {:<10}", "shows");
    if (measured > 0) {
      out += fmt::format("{} measured", measured);
      if (check.earlier > 0) out += fmt::format(" ({} of them earlier)", check.earlier);
      out += fmt::format(": {}", counted(shown.outputs, "output"));
      if (shown.lines > 0)
        out += fmt::format(", {}, {} branches", counted(shown.lines, "line"), shown.branches);
      for (const std::string& by : check.by) out += fmt::format("\n            by {}", by);
      out += '\n';
      if (!shown.lines_not_measured.empty())
        out += fmt::format("            lines not measured: {}\n", shown.lines_not_measured);
    }
    for (const std::string& why : check.why_skipped)
      out += fmt::format("{}not checked: {}\n", out.ends_with('\n') ? "            " : "", why);
    for (size_t f = 0; f < std::size(kFaults); ++f) out += fault_text(kFaults[f], f, shown);
    if (!shown.races.empty())
      out += fmt::format(
          "            {} where the order of the threads decides what comes out:"
          "\n              {}\n",
          counted(shown.races.size(), "program"), fmt::join(shown.races, " "));
    return measured == 0 && check.why_skipped.empty() ? "" : out;
  }

  static std::string fault_text(const Fault& fault, size_t f, const ShownSum& shown) {
    if (shown.faults[f].empty()) return "";
    std::string out = fmt::format("            {} {}, in {}:\n", shown.counts[f],
                                  shown.counts[f] == 1 ? fault.one : fault.several,
                                  counted(shown.faults[f].size(), "program"));
    for (size_t i = 0; i < std::min(shown.faults[f].size(), kNamesShown); ++i) {
      const auto& [name, places] = shown.faults[f][i];
      const size_t most = std::min(places.size(), kNamesShown);
      out += fmt::format("              {}: {}", name,
                         fmt::join(places.begin(), places.begin() + static_cast<long>(most), ", "));
      out += places.size() > most ? fmt::format(" and {} more\n", places.size() - most) : "\n";
    }
    if (shown.faults[f].size() > kNamesShown)
      out += fmt::format("              and {} more programs; see production_summary.json\n",
                         shown.faults[f].size() - kNamesShown);
    return out;
  }

  std::string text(const Sum& sum) const {
    std::string out;
    if (!options_.quiet) {
      out = fmt::format("{} in '{}': {} passed, {} failed\n", counted(folders_.size(), "program"),
                        folder_, sum.passed, sum.failed);
      if (sum.unchecked > 0) out += fmt::format("  {} not checked at all\n", sum.unchecked);
      for (size_t c = 0; c < kCudaChecks; ++c)
        out += c == static_cast<size_t>(CudaCheck::kShows) ? shows_text(sum.checks[c], sum.shown)
                                                           : check_line(c, sum.checks[c]);
    }
    for (const auto& [what, names] : sum.failures) {
      out += fmt::format("failed {}: {}\n ", what.first, what.second);
      for (size_t i = 0; i < std::min(names.size(), kNamesShown); ++i) out += " " + names[i];
      if (names.size() > kNamesShown)
        out += fmt::format(" and {} more", names.size() - kNamesShown);
      out += '\n';
    }
    return printable(out);
  }

  std::string check_line(size_t c, const CheckSum& check) const {
    const uint64_t passed = check.count(CudaVerdict::kPassed),
                   failed = check.count(CudaVerdict::kFailed);
    std::string line = fmt::format("  {:<10}", kCudaCheckNames[c]);
    if (passed + failed > 0) {
      line += fmt::format("{} passed, {} failed", passed, failed);
      if (check.earlier > 0) line += fmt::format(" ({} of them earlier)", check.earlier);
      for (const std::string& by : check.by) line += fmt::format("\n            by {}", by);
      line += '\n';
    }
    for (const std::string& why : check.why_skipped)
      line += fmt::format("{}not checked: {}\n", line.ends_with('\n') ? "            " : "", why);
    return passed + failed == 0 && check.why_skipped.empty() ? "" : line;
  }

  std::string folder_;
  const CudaVerifyOptions& options_;
  const PipelineFactory& pipelines_;
  std::vector<std::string> folders_;
  std::string scratch_, summary_path_, summary_;
  CudaTools tools_;
  std::vector<CudaSample> samples_;  // by folder
  std::atomic<size_t> next_ = 0, done_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex gpu_;
};

}  // namespace

Status verify_cuda_samples(const std::string& folder, const CudaVerifyOptions& options,
                           const PipelineFactory& pipelines) {
  return Verification(folder, options, pipelines).run();
}

}  // namespace weft
