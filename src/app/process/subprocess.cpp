// Other programs; see subprocess.h.
#include "process/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "commands/inspecting.h"
#include "process/interrupt.h"
#include "weft/shard/file.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char** environ;

namespace weft {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr size_t kMostOutput = 1 << 20;

// Both ends of a pipe, closed in every other program that is started meanwhile.
struct Pipe {
  std::array<int, 2> ends{-1, -1};
  bool open() { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }
  void close(size_t i) {
    if (ends[i] >= 0) ::close(std::exchange(ends[i], -1));
  }
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() { close(0), close(1); }
};

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> out;
  out.reserve(texts.size() + 1);
  for (std::string& text : texts) out.push_back(text.data());
  out.push_back(nullptr);
  return out;
}

std::vector<std::string> environment_with(const std::vector<std::string>& changes) {
  std::vector<std::string> out = changes;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const std::string_view name = text.substr(0, text.find('=') + 1);
    bool replaced = false;
    for (const std::string& change : changes) replaced |= change.starts_with(name);
    if (!replaced) out.emplace_back(text);
  }
  return out;
}

// Between fork and exec of a program with threads: system calls only, nothing that allocates.
[[noreturn]] void become(char* const* words, char* const* environment, const char* folder,
                         int output, int report, pid_t parent) {
  ::setpgid(0, 0);
  ::signal(SIGXFSZ, SIG_DFL);
  ::signal(SIGPIPE, SIG_DFL);
#ifdef __linux__
  // A program that loops must not outlive a weft that was killed.
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(127);
#else
  (void)parent;
#endif
  const struct rlimit no_core = {0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  const int null = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (null >= 0 && ::dup2(null, STDIN_FILENO) >= 0 && ::dup2(output, STDOUT_FILENO) >= 0 &&
      ::dup2(output, STDERR_FILENO) >= 0 && ::chdir(folder) == 0) {
    ::execve(words[0], words, environment);
  }
  const int error = errno;
  while (::write(report, &error, sizeof error) < 0 && errno == EINTR) {
  }
  ::_exit(127);
}

// Adds what there is to read; false at the end.
bool read_some(int fd, std::string& output) {
  std::array<char, 65536> piece;
  const ssize_t n = ::read(fd, piece.data(), piece.size());
  if (n < 0) return errno == EINTR || errno == EAGAIN;
  output.append(piece.data(), static_cast<size_t>(n));
  // Its beginning says what went wrong first, its end how it went.
  if (output.size() > kMostOutput) output.erase(kMostOutput / 2, output.size() - kMostOutput);
  return n > 0;
}

// Has it ended? It stays a zombie, so that its number, which is its group's, is not taken again.
bool has_ended(pid_t child) {
  siginfo_t info = {};
  return ::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == child;
}

ProcessEnd attend(pid_t child, int output, unsigned seconds) {
  ProcessEnd end;
  const Clock::time_point deadline = Clock::now() + std::chrono::seconds(seconds);
  bool open = true;
  std::optional<ProcessEnd::Kind> killed;
  while (!has_ended(child)) {
    if (interrupted_by() != 0) killed = ProcessEnd::Kind::kInterrupted;
    if (!killed && Clock::now() > deadline) killed = ProcessEnd::Kind::kTimeout;
    if (killed) break;
    struct pollfd ready = {open ? output : -1, POLLIN, 0};
    if (::poll(&ready, 1, open ? 50 : 2) > 0) open = read_some(output, end.output);
  }
  // Also when it ended by itself: it may have left others behind, which hold the pipe.
  ::kill(-child, SIGKILL);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  // What is in the pipe still, and no wait for one who slipped out of the group.
  struct pollfd ready = {output, POLLIN, 0};
  while (open && ::poll(&ready, 1, 0) > 0) open = read_some(output, end.output);
  if (killed) {
    end.kind = *killed;
  } else if (WIFSIGNALED(status)) {
    end.kind = ProcessEnd::Kind::kSignal;
    end.code = WTERMSIG(status);
  } else {
    end.code = WEXITSTATUS(status);
  }
  return end;
}

bool is_program(const std::string& path) {
  struct stat info = {};
  return ::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode) &&
         ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

Result<ProcessEnd> run_process(const ProcessRequest& request) {
  std::vector<std::string> words = request.words;
  std::vector<std::string> environment = environment_with(request.environment);
  const std::vector<char*> argv = pointers(words), envp = pointers(environment);
  const auto cannot = [&](int error) {
    return diag(DiagCode::CannotStart, request.words[0], errno_text(error));
  };
  Pipe output, report;
  if (!output.open() || !report.open()) return cannot(errno);
  const pid_t self = ::getpid();
  const pid_t child = ::fork();
  if (child < 0) return cannot(errno);
  if (child == 0) {
    become(argv.data(), envp.data(), request.folder.c_str(), output.ends[1], report.ends[1], self);
  }
  ::setpgid(child, child);  // both do it, so that neither goes on before it is done
  output.close(1);
  report.close(1);
  // Closed by a successful exec.
  int error = 0;
  ssize_t told = 0;
  while ((told = ::read(report.ends[0], &error, sizeof error)) < 0 && errno == EINTR) {
  }
  if (told == static_cast<ssize_t>(sizeof error)) {
    while (::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
    return cannot(error);
  }
  return attend(child, output.ends[0], request.seconds);
}

std::optional<std::string> find_program(std::string_view name) {
  if (name.empty()) return std::nullopt;
  std::error_code error;
  const auto there = [&](const std::string& path) -> std::optional<std::string> {
    if (!is_program(path)) return std::nullopt;
    return fs::absolute(path, error).string();
  };
  if (name.find('/') != name.npos) return there(std::string(name));
  const char* variable = std::getenv("PATH");
  std::string_view rest = variable != nullptr ? variable : "/usr/local/bin:/usr/bin:/bin";
  while (true) {
    const size_t colon = rest.find(':');
    const std::string_view folder = rest.substr(0, colon);
    // An empty entry is the current folder, as shells have it.
    if (auto path = there((folder.empty() ? "." : std::string(folder)) + "/" + std::string(name)))
      return path;
    if (colon == rest.npos) return std::nullopt;
    rest.remove_prefix(colon + 1);
  }
}

std::string first_line_of(const std::string& command) {
  std::FILE* pipe = ::popen(("(" + command + ") 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return {};
  std::array<char, 512> buffer;
  std::string line;
  if (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) line = buffer.data();
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) {
  }
  if (::pclose(pipe) != 0) return {};
  while (!line.empty() && line.back() == '\n') line.pop_back();
  return line;
}

std::string own_folder(std::string_view file) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (const char* home = std::getenv("WEFT_HOME");
      home != nullptr && fs::exists(fs::path(home) / file, error))
    return home;
  fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (; !error && folder.has_relative_path(); folder = folder.parent_path()) {
    if (fs::exists(folder / file, error)) return folder.string();
  }
  return {};
}

std::vector<std::string> environment_words(const char* variable) {
  const char* value = std::getenv(variable);
  std::vector<std::string> words;
  if (value == nullptr) return words;
  std::string_view rest = value;
  if (is_program(value)) return {value};
  while (true) {
    const size_t begin = rest.find_first_not_of(" \t");
    if (begin == rest.npos) return words;
    rest.remove_prefix(begin);
    const size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    words.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end);
  }
}

Result<TemporaryFolder> TemporaryFolder::create() {
  std::error_code error;
  std::string path = fs::absolute(temporary_folder(), error).string() + "/weft-XXXXXX";
  if (::mkdtemp(path.data()) == nullptr)
    return diag(DiagCode::CannotCreate, path, errno_text(errno));
  return TemporaryFolder(path);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;  // best effort: somebody may have removed it already
  if (!path_.empty()) fs::remove_all(path_, error);
}

}  // namespace weft
