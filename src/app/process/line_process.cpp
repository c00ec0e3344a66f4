#include "process/line_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <utility>

#include "process/interrupt.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

// While it holds, writing to a process that is gone fails in this thread, and does not end weft.
class NoBrokenPipe {
 public:
  NoBrokenPipe() {
    ::sigemptyset(&broken_);
    ::sigaddset(&broken_, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &broken_, &before_);
  }
  NoBrokenPipe(const NoBrokenPipe&) = delete;
  NoBrokenPipe& operator=(const NoBrokenPipe&) = delete;
  ~NoBrokenPipe() {
    const timespec none{};
    while (::sigtimedwait(&broken_, nullptr, &none) < 0 && errno == EINTR) {
    }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t broken_{}, before_{};
};

}  // namespace

LineProcess& LineProcess::operator=(LineProcess&& other) noexcept {
  if (this == &other) return *this;
  stop();
  process_ = std::exchange(other.process_, -1);
  to_ = std::exchange(other.to_, -1);
  from_ = std::exchange(other.from_, -1);
  rest_ = std::move(other.rest_);
  return *this;
}

Status LineProcess::start(std::vector<std::string> words) {
  stop();
  std::array<int, 2> in{}, out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0)
    return diag(DiagCode::CannotOpen, words[0], errno_text(errno));
  if (::pipe2(out.data(), O_CLOEXEC) != 0) {
    const int error = errno;
    ::close(in[0]), ::close(in[1]);
    return diag(DiagCode::CannotOpen, words[0], errno_text(error));
  }
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  process_ = ::fork();
  const int error = errno;
  if (process_ == 0) {
    // Ctrl-C is for weft, which ends it. When weft is killed it ends at the end of its input; a
    // signal at the parent's death would come at that of the thread that started it.
    ::setpgid(0, 0);
    ::signal(SIGPIPE, SIG_DFL);
    ::dup2(in[0], STDIN_FILENO);
    ::dup2(out[1], STDOUT_FILENO);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  ::close(in[0]), ::close(out[1]);
  to_ = in[1], from_ = out[0];
  if (process_ > 0) return {};
  stop();
  return diag(DiagCode::CannotOpen, words[0], errno_text(error));
}

std::optional<std::string> LineProcess::ask(std::string_view line, int seconds) {
  std::optional<std::string> answer;
  if (send(line)) answer = read_line(seconds);
  if (!answer && process_ > 0) {
    ::kill(-process_, SIGKILL);
    stop();
  }
  return answer;
}

bool LineProcess::send(std::string_view line) {
  const NoBrokenPipe guard;
  const std::string text = std::string(line) + "\n";
  for (size_t sent = 0; sent < text.size();) {
    const ssize_t n = ::write(to_, text.data() + sent, text.size() - sent);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    sent += static_cast<size_t>(n);
  }
  return true;
}

std::optional<std::string> LineProcess::read_line(int seconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
  while (interrupted_by() == 0 && Clock::now() < end) {
    if (const size_t at = rest_.find('\n'); at != rest_.npos) {
      std::string line = rest_.substr(0, at);
      rest_.erase(0, at + 1);
      return line;
    }
    pollfd wait{from_, POLLIN, 0};
    if (::poll(&wait, 1, 100) <= 0) continue;
    std::array<char, 1 << 16> buffer;
    const ssize_t n = ::read(from_, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    rest_.append(buffer.data(), static_cast<size_t>(n));
  }
  return std::nullopt;
}

void LineProcess::stop() {
  rest_.clear();
  if (to_ >= 0) ::close(std::exchange(to_, -1));
  if (from_ >= 0) ::close(std::exchange(from_, -1));
  if (process_ < 0) return;
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

}  // namespace weft
