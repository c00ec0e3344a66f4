#include "levels/compilers.h"

#include <simdjson.h>

#include "process/interrupt.h"
#include "process/python.h"
#include "weft/base/json.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr int kStartSeconds = 300;

// A compiler is given up after 300 s (python/weft/_levels.py): NVRTC, ptxas and nvdisasm for each
// architecture, clang for two levels. What stands between them takes less than one of them.
int job_seconds(const LevelChoice& choice) {
  return 300 * (3 * static_cast<int>(choice.archs.size()) + 2 + 1);
}

std::string request_of(const LevelChoice& choice, const std::string& folder) {
  JsonWriter json;
  json.begin_object().member("folder", folder).key("archs").begin_array();
  for (const std::string& arch : choice.archs) json.value(arch);
  json.end_array()
      .member("sass", choice.has(Level::kSass))
      .member("llvm_ir", choice.has(Level::kLlvmIr))
      .member("programs", choice.programs)
      .end_object();
  return json.take();
}

}  // namespace

Result<Compilers> Compilers::start(const std::string& python, const LevelChoice& choice) {
  Compilers out;
  out.python_ = python;
  out.choice_ = choice;
  WEFT_TRY(out.package_, package_folder(python, "_levels"));
  WEFT_RETURN_IF_ERROR(out.launch());
  return out;
}

Status Compilers::launch() {
  WEFT_TRY(TemporaryFolder files, TemporaryFolder::create());
  WEFT_RETURN_IF_ERROR(
      // Warp opens the files that it is given in the encoding of the place.
      process_.start(
          {python_, "-X", "utf8", "-c", start_of_module("_levels", "main()"), package_}));
  files_ = std::move(files);
  const auto answer = process_.ask(request_of(choice_, files_->path()), kStartSeconds);
  JsonParser parser;
  dom::element root;
  dom::object tools;
  std::string_view text;
  if (!answer || parser.parse(*answer).get(root)) return died();
  if (!root["missing"].get(text)) return diag(DiagCode::NoCompiler, text);
  if (root["tools"].get(tools)) return died();
  tools_.clear();
  for (const auto [name, version] : tools)
    if (!version.get(text)) tools_.emplace_back(name, text);
  return {};
}

Result<std::string> Compilers::ask(std::string_view job) {
  if (!process_.is_running()) WEFT_RETURN_IF_ERROR(launch());
  auto answer = process_.ask(job, job_seconds(choice_));
  if (!answer && interrupted_by() == 0) {
    // A compiler may have taken the process with it: each gets one of its own, and says so.
    WEFT_RETURN_IF_ERROR(launch());
    std::string apart(job);
    apart.insert(apart.rfind('}'), ",\"apart\":true");
    answer = process_.ask(apart, job_seconds(choice_));
  }
  if (!answer) return died();
  return *std::move(answer);
}

Diag Compilers::died() const {
  if (interrupted_by() != 0) return diag(DiagCode::Interrupted);
  return diag(DiagCode::CompilerDied, python_);
}

}  // namespace weft
