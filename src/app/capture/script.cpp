// See capture/script.h.
//
// The collector writes to a file without a name whose descriptor it inherits: nothing waits for a
// reader, nothing is left behind, and what was written outlives whatever ends the script.
#include "capture/script.h"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "commands/commands.h"
#include "commands/inspecting.h"
#include "process/interrupt.h"
#include "process/python.h"
#include "process/subprocess.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

// Waits for the script. A terminal tells it of Ctrl-C itself; whom else the signal reached, it is
// passed on to after a moment.
int wait_for(pid_t child) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point told{};
  int status = 0;
  while (true) {
    const pid_t ended = ::waitpid(child, &status, WNOHANG);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) return 1;
    if (interrupted_by() != 0) {
      if (told == Clock::time_point{}) told = Clock::now() + std::chrono::milliseconds(300);
      if (Clock::now() > told) {
        ::kill(child, interrupted_by());
        told = Clock::time_point::max();
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace

Result<SpoolFile> make_spool() {
  std::string name = temporary_folder() + "/weft-capture-XXXXXX";
  const int fd = ::mkstemp(name.data());  // inherited, so without O_CLOEXEC
  if (fd < 0) return diag(DiagCode::CannotCreate, name, errno_text(errno));
  ::unlink(name.c_str());
  std::FILE* file = ::fdopen(fd, "r+");
  if (file == nullptr) return diag(DiagCode::CannotOpen, name, errno_text(errno));
  return SpoolFile(file);
}

Result<ScriptRun> run_script(const std::string& python, const std::string& script,
                             const std::vector<std::string>& arguments, int cases) {
  ScriptRun run;
  WEFT_TRY(run.spool, make_spool());
  WEFT_TRY(const std::string folder, package_folder(python, "_capture"));
  const std::string descriptor = std::to_string(::fileno(run.spool.get()));
  const std::string wanted = std::to_string(cases);
  std::vector<std::string> words{
      python, "-c",  start_of_module("_capture", "main(sys.argv[1:])"), folder, descriptor,
      wanted, script};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  // Kernels are collected where they run on the CPU, on every machine alike.
  ::setenv("CUDA_VISIBLE_DEVICES", "", 1);
  // Warp goes through sets of names when it generates loops: the same script, the same text.
  ::setenv("PYTHONHASHSEED", "0", 0);
  const pid_t child = ::fork();
  if (child < 0) return diag(DiagCode::CannotOpen, python, errno_text(errno));
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_DFL);  // as anybody starts a script
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  run.status = wait_for(child);
  std::rewind(run.spool.get());
  return run;
}

}  // namespace weft
