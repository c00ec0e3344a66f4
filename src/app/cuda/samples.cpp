#include "cuda/samples.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "commands/commands.h"
#include "cuda/own.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/base/workers.h"
#include "weft/shard/file.h"
#include "weft/standalone/standalone.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

uint64_t count_lines(std::string_view text) {
  return static_cast<uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

// What one sample adds to the summary.
struct Made {
  std::string category;
  uint64_t lines = 0, bytes = 0;  // of NAME.cu
};

class Samples {
 public:
  Samples(const CudaSamplesConfig& config, const PipelineFactory& pipelines)
      : config_(config), pipelines_(pipelines), pattern_(config.weights) {}

  Status run() {
    const fs::path parent = fs::path(config_.output).parent_path();
    std::error_code error;
    const bool new_parent = !parent.empty() && !fs::exists(parent, error);
    WEFT_RETURN_IF_ERROR(open_folder());
    const uint64_t total = config_.total();
    made_.resize(total);
    Progress progress(total, "", config_.quiet, "program");
    Workers workers([this] { stop_ = true; });
    struct Stopper {
      std::atomic<bool>& stop;
      ~Stopper() { stop = true; }
    } stopper{stop_};
    const auto jobs = static_cast<unsigned>(std::min<uint64_t>(config_.jobs, total));
    WEFT_RETURN_IF_ERROR(workers.start(jobs, [this, total](unsigned) {
      work(total);
      return Status();
    }));
    while (done_ < total && !stop_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      progress.update(done_, bytes_);
      if (interrupted_by() != 0) stop_ = true;
    }
    WEFT_RETURN_IF_ERROR(workers.wait());
    progress.finish(stop_ ? "interrupted" : "done", done_, bytes_);
    if (failed_) return std::move(*failed_).take_error();
    if (interrupted_by() != 0)
      return diag(DiagCode::CudaInterrupted, done_.load(), total, config_.output);
    if (total == 1 && !refused_.empty()) {
      fs::remove(config_.output, error);  // if nothing is in it
      if (new_parent) fs::remove(parent, error);
      return refused_.front();
    }
    WEFT_RETURN_IF_ERROR(write_summary());
    for (const Diag& d : refused_) print_err("weft: " + printable_line(d.render()) + "\n");
    if (!refused_.empty()) return diag(DiagCode::SamplesRefused, refused_.size(), total);
    return {};
  }

 private:
  // New, empty, or one of ours that may be replaced: of that only our samples go.
  Status open_folder() {
    std::error_code error;
    if (fs::exists(config_.output, error) && !fs::is_directory(config_.output, error))
      return diag(DiagCode::NotAFolder, config_.output);
    const bool there = fs::exists(config_.output, error) && !fs::is_empty(config_.output, error);
    if (error) return diag(DiagCode::CannotOpen, config_.output, error.message());
    if (there && !config_.overwrite) return diag(DiagCode::OutputNotEmpty, config_.output);
    if (there) WEFT_RETURN_IF_ERROR(clear_folder());
    return make_folders(config_.output);
  }

  // Everything is looked at before anything is deleted.
  Status clear_folder() {
    WEFT_TRY(const bool has_summary, has_own_summary(config_.output, kSummaryFile));
    WEFT_TRY(const std::vector<OwnSample> samples, own_samples(config_.output));
    if (!has_summary && samples.empty())
      return diag(DiagCode::OutputForeign, config_.output, "other files");
    WEFT_RETURN_IF_ERROR(remove_file(config_.output + "/" + std::string(kSummaryFile)));
    return remove_samples(samples);
  }

  void work(uint64_t total) {
    const std::unique_ptr<Pipeline> pipeline = pipelines_();
    while (!stop_) {
      const uint64_t i = next_++;
      if (i >= total) return;
      Status s = make(*pipeline, i);
      ++done_;
      if (s) continue;
      std::lock_guard lock(mutex_);
      const DiagCode code = s.error().code;
      const bool refused = code == DiagCode::UnsupportedStandalone ||
                           code == DiagCode::ReadAfterStore || code == DiagCode::SwappedInLoop ||
                           code == DiagCode::UnsetConstant || !config_.files.empty();
      if (refused) {
        refused_.push_back(s.error());
        continue;
      }
      if (!failed_) failed_ = std::move(s);
      stop_ = true;
    }
  }

  Status make(Pipeline& pipeline, uint64_t i) {
    RowRequest request;
    std::string category = "file";
    RowTexts row;
    if (config_.files.empty()) {
      request.seed = config_.seed;
      request.index = i;
      request.category = pattern_.at(i);
      request.turn = pattern_.turn(i);
      request.targets = {false, false, true};
      request.cases = config_.cases;
      category = category_name(request.category);
      WEFT_TRY(row, pipeline.make_row(request));
    } else {
      LowerRequest file;
      file.path = config_.files[i];
      file.kernel = config_.kernel;
      file.types = config_.types;
      WEFT_TRY(row, pipeline.standalone_file(file));
    }
    const std::string name = fmt::format("sample_{:04}_{}", i, category);
    const std::string hidden = config_.output + "/." + name + ".part";
    WEFT_RETURN_IF_ERROR(make_folders(hidden));
    const auto put = [&](const std::string& file, std::string_view text) {
      return write_file(hidden + "/" + file, text, false);
    };
    WEFT_RETURN_IF_ERROR(put(row.kernel_name + ".py", row.python_source));
    WEFT_RETURN_IF_ERROR(put(program_name(row.kernel_name) + ".cu", row.standalone->source));
    WEFT_RETURN_IF_ERROR(
        put("Makefile", standalone_makefile(program_name(row.kernel_name), config_.archs)));
    WEFT_RETURN_IF_ERROR(put("cuda_on_cpu.h", cuda_on_cpu_header()));
    WEFT_RETURN_IF_ERROR(put(".clang-format", standalone_clang_format()));
    if (!row.cases.empty()) WEFT_RETURN_IF_ERROR(put(std::string(kCasesFile), row.cases + "\n"));
    WEFT_RETURN_IF_ERROR(put("metadata.json", metadata(row, request, category)));
    const std::string folder = config_.output + "/" + name;
    std::error_code error;
    fs::rename(hidden, folder, error);
    if (error) return diag(DiagCode::CannotRename, hidden, folder, error.message());
    made_[i] = {category, count_lines(row.standalone->source), row.standalone->source.size()};
    bytes_ += row.standalone->source.size();
    return {};
  }

  std::string metadata(const RowTexts& row, const RowRequest& request,
                       const std::string& category) const {
    JsonWriter json;
    json.begin_object();
    json.member("kernel_name", row.kernel_name);
    json.member("category", category);
    json.member("description", row.description);
    json.member("id", row.id);
    if (config_.files.empty()) {
      json.member("structure_id", row.structure_id);
      json.member("skeleton_id", row.skeleton_id);
      json.member("index", request.index);
      json.member("seed", request.seed);
      if (request.cases > 0) json.member("cases", request.cases);
    }
    json.key("standalone").raw(row.standalone->metadata);
    json.end_object();
    std::string out = json.take();
    // The row's own metadata, as members beside these.
    out.pop_back();
    if (row.metadata.size() > 2) out += "," + row.metadata.substr(1, row.metadata.size() - 2);
    return pretty_json(out + "}") + "\n";
  }

  Status write_summary() {
    std::map<std::string, std::pair<uint64_t, Made>> categories;
    uint64_t samples = 0, lines = 0, bytes = 0;
    for (const Made& m : made_) {
      if (m.category.empty()) continue;
      auto& [number, sum] = categories[m.category];
      ++number, ++samples;
      sum.lines += m.lines, sum.bytes += m.bytes;
      lines += m.lines, bytes += m.bytes;
    }
    JsonWriter json(2);
    json.begin_object();
    json.member("weft_version", weft_version());
    json.member("samples", samples);
    json.member("refused", refused_.size());
    json.member("lines", lines).member("bytes", bytes);
    json.key("per_category").begin_object();
    for (const auto& [name, entry] : categories) {
      json.key(name).begin_object();
      json.member("count", entry.first);
      json.member("lines", entry.second.lines).member("bytes", entry.second.bytes);
      json.end_object();
    }
    json.end_object();
    json.key("configuration").begin_object();
    if (config_.files.empty()) {
      json.member("seed", config_.seed);
      if (config_.count > 0) {
        json.member("count", config_.count);
      } else {
        json.member("per_category", config_.per_category);
      }
      json.key("categories").begin_array();
      for (std::size_t c = 0; c < config_.weights.size(); ++c) {
        if (config_.weights[c] > 0) json.value(category_name(static_cast<Category>(c)));
      }
      json.end_array();
      if (config_.cases > 0) json.member("cases", config_.cases);
    } else {
      json.key("files").begin_array();
      for (const std::string& f : config_.files) json.value(f);
      json.end_array();
    }
    json.key("archs").begin_array();
    for (const std::string& a : config_.archs) json.value(a);
    json.end_array();
    json.end_object();
    json.end_object();
    WEFT_RETURN_IF_ERROR(
        write_file(config_.output + "/" + std::string(kSummaryFile), json.take() + "\n"));
    if (config_.quiet) return {};
    std::string text = fmt::format("{} in '{}': {} lines, {}\n", counted(samples, "program"),
                                   config_.output, lines, format_bytes(bytes));
    text += fmt::format("check them with: {} cuda verify {}\n", shell_word(config_.program),
                        shell_word(config_.output));
    return print_summary(text);
  }

  const CudaSamplesConfig& config_;
  const PipelineFactory& pipelines_;
  const CategoryPattern pattern_;
  std::vector<Made> made_;
  std::atomic<uint64_t> next_ = 0, done_ = 0, bytes_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::optional<Status> failed_;
  std::vector<Diag> refused_;
};

}  // namespace

uint64_t CudaSamplesConfig::total() const {
  if (!files.empty()) return files.size();
  return count > 0 ? count : per_category * CategoryPattern(weights).length();
}

Status make_cuda_samples(const CudaSamplesConfig& config, const PipelineFactory& pipelines) {
  return Samples(config, pipelines).run();
}

}  // namespace weft
