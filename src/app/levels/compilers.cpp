#include "levels/compilers.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <simdjson.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>

#include "process/interrupt.h"
#include "process/python.h"
#include "weft/base/json.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// A compiler gives up after 300 s; a text has at most a few compilers.
constexpr int kStartSeconds = 120, kJobSeconds = 1800;

std::string request_of(const LevelChoice& choice) {
  JsonWriter json;
  json.begin_object().key("archs").begin_array();
  for (const std::string& arch : choice.archs) json.value(arch);
  json.end_array()
      .member("sass", choice.has(Level::kSass))
      .member("llvm_ir", choice.has(Level::kLlvmIr))
      .end_object();
  return json.take();
}

}  // namespace

Result<Compilers> Compilers::start(const std::string& python, const LevelChoice& choice) {
  Compilers out;
  out.python_ = python;
  out.request_ = request_of(choice);
  WEFT_TRY(out.folder_, package_folder(python, "_levels"));
  WEFT_RETURN_IF_ERROR(out.launch());
  return out;
}

Compilers& Compilers::operator=(Compilers&& other) noexcept {
  if (this == &other) return *this;
  stop();
  python_ = std::move(other.python_);
  folder_ = std::move(other.folder_);
  request_ = std::move(other.request_);
  tools_ = std::move(other.tools_);
  process_ = std::exchange(other.process_, -1);
  to_ = std::exchange(other.to_, -1);
  from_ = std::exchange(other.from_, -1);
  rest_ = std::move(other.rest_);
  return *this;
}

Compilers::~Compilers() { stop(); }

void Compilers::stop() {
  if (to_ >= 0) ::close(std::exchange(to_, -1));
  if (from_ >= 0) ::close(std::exchange(from_, -1));
  if (process_ < 0) return;
  // At the end of its input it removes its files and ends; one that does not is ended.
  for (int i = 0; i < 100; ++i) {
    if (::waitpid(process_, nullptr, WNOHANG) == process_) {
      process_ = -1;
      return;
    }
    ::usleep(20'000);
  }
  ::kill(-process_, SIGKILL);
  ::waitpid(std::exchange(process_, -1), nullptr, 0);
}

Status Compilers::launch() {
  stop();
  rest_.clear();
  std::array<int, 2> in{}, out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0)
    return diag(DiagCode::CannotOpen, python_, errno_text(errno));
  if (::pipe2(out.data(), O_CLOEXEC) != 0) {
    const int error = errno;
    ::close(in[0]), ::close(in[1]);
    return diag(DiagCode::CannotOpen, python_, errno_text(error));
  }
  std::string start = start_of_module("_levels", "main()");
  std::vector<std::string> words{python_, "-c", start, folder_};
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  process_ = ::fork();
  if (process_ == 0) {
    // Ctrl-C is for weft, which ends it. When weft is killed it ends at the end of its input; a
    // signal at the parent's death would come at that of the thread that started it.
    ::setpgid(0, 0);
    ::dup2(in[0], 0);
    ::dup2(out[1], 1);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  ::close(in[0]), ::close(out[1]);
  to_ = in[1], from_ = out[0];
  if (process_ < 0) return diag(DiagCode::CannotOpen, python_, errno_text(errno));
  rest_.clear();
  const std::string line = request_ + "\n";
  if (::write(to_, line.data(), line.size()) < 0) return diag(DiagCode::CompilerDied, python_);
  WEFT_TRY(const std::string answer, read_line(kStartSeconds));
  dom::parser parser;
  dom::element root;
  dom::object tools;
  std::string_view text;
  if (parser.parse(answer).get(root)) return diag(DiagCode::CompilerDied, python_);
  if (!root["missing"].get(text)) return diag(DiagCode::NoCompiler, text);
  if (root["tools"].get(tools)) return diag(DiagCode::CompilerDied, python_);
  tools_.clear();
  for (const auto [name, version] : tools)
    if (!version.get(text)) tools_.emplace_back(name, text);
  return {};
}

Result<std::string> Compilers::ask(std::string_view job) {
  if (process_ < 0) WEFT_RETURN_IF_ERROR(launch());
  std::string line(job);
  line += '\n';
  for (size_t sent = 0; sent < line.size();) {
    const ssize_t n = ::write(to_, line.data() + sent, line.size() - sent);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      stop();
      return diag(DiagCode::CompilerDied, python_);
    }
    sent += static_cast<size_t>(n);
  }
  return read_line(kJobSeconds);
}

Result<std::string> Compilers::read_line(int seconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
  while (true) {
    if (const size_t at = rest_.find('\n'); at != rest_.npos) {
      std::string line = rest_.substr(0, at);
      rest_.erase(0, at + 1);
      return line;
    }
    if (interrupted_by() != 0) {
      ::kill(-process_, SIGKILL);
      stop();
      return diag(DiagCode::Interrupted);
    }
    pollfd wait{from_, POLLIN, 0};
    const int ready = ::poll(&wait, 1, 100);
    if (ready < 0 && errno != EINTR) break;
    if (Clock::now() > end) break;
    if (ready <= 0) continue;
    char buffer[1 << 16];
    const ssize_t n = ::read(from_, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    rest_.append(buffer, static_cast<size_t>(n));
  }
  ::kill(-process_, SIGKILL);
  stop();
  return diag(DiagCode::CompilerDied, python_);
}

}  // namespace weft
