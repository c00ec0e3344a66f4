// The process that runs compilers for `weft enrich`: Python with the pinned Warp
// (python/weft/_levels.py), which is asked in lines of JSON and answers in lines of JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "levels/choice.h"
#include "process/line_process.h"
#include "process/subprocess.h"
#include "weft/base/result.h"

namespace weft {

// One process; of one thread at a time.
class Compilers {
 public:
  // Errors: NoPackage; NoCompiler with what is missing, by the process's own words.
  static Result<Compilers> start(const std::string& python, const LevelChoice& choice);

  // "nvrtc" and "13.4", ...: those that the choice needs.
  const std::vector<std::pair<std::string, std::string>>& tools() const { return tools_; }

  // One job and its answer. Errors: CompilerDied where the process ended or took too long; the next
  // call starts another. Interrupted (without arguments) where somebody wants an end.
  Result<std::string> ask(std::string_view job);

 private:
  Compilers() = default;
  Status launch();
  Diag died() const;

  std::string python_, package_;
  LevelChoice choice_;
  std::vector<std::pair<std::string, std::string>> tools_;
  std::optional<TemporaryFolder> files_;  // of the process, which may be killed
  LineProcess process_;
};

}  // namespace weft
