// Other programs, run without a shell: words in, output and the way it ended out.
//
// Invariant: when run_process() returns, the program and all it started are gone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

struct ProcessRequest {
  std::vector<std::string> words;        // words[0] is the path of the program
  std::string folder;                    // where it runs
  std::vector<std::string> environment;  // NAME=VALUE, in place of what is inherited
  unsigned seconds = 60;                 // of wall time; then it is killed
};

struct ProcessEnd {
  enum class Kind { kExited, kSignal, kTimeout, kInterrupted };
  Kind kind = Kind::kExited;
  int code = 0;        // of the exit, or the signal
  std::string output;  // stdout and stderr as they came; of more than a MiB, both ends

  bool ok() const { return kind == Kind::kExited && code == 0; }
};

// Runs it to its end, with an empty stdin. A signal noted by catch_interrupts() kills it.
// Errors: CannotStart.
Result<ProcessEnd> run_process(const ProcessRequest& request);

// The program as PATH finds it, or the path itself if it has a slash and can be run.
std::optional<std::string> find_program(std::string_view name);
// The first line that a command of the shell prints; empty if it fails.
std::string first_line_of(const std::string& command);
// The folder that holds `file`, a relative path: $WEFT_HOME, or one that the program stands in, as
// it does in the folder that weft was built in. Empty where there is none.
std::string own_folder(std::string_view file);
inline constexpr std::string_view kVenvPython = ".venv/bin/python";
// The first statement of what `python -c` is given: without it Python looks for modules in the
// current folder, whose files are run by nobody's wish.
inline constexpr std::string_view kNoModulesHere =
    "import sys; sys.path = [p for p in sys.path if p];";
// Words of a command in an environment variable, such as CXX="ccache g++": split at spaces, unless
// the whole is the path of a program. Empty where it is not set.
std::vector<std::string> environment_words(const char* variable);

// A new folder in temporary_folder(), removed with all that is in it.
class TemporaryFolder {
 public:
  static Result<TemporaryFolder> create();
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) {
    other.path_.clear();
  }
  TemporaryFolder& operator=(TemporaryFolder&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
  }
  ~TemporaryFolder();

  const std::string& path() const { return path_; }  // absolute

 private:
  explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace weft
