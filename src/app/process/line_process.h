// A program that is asked in lines and answers in lines.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// One program; of one thread at a time. The end of its input tells it to end.
class LineProcess {
 public:
  LineProcess() = default;
  LineProcess(LineProcess&& other) noexcept { *this = std::move(other); }
  LineProcess& operator=(LineProcess&& other) noexcept;
  ~LineProcess() { stop(); }

  // In the place of one that runs; words[0] is found on PATH, and stderr is this program's. Error:
  // CannotOpen. That the program itself cannot be run is met by the first ask().
  Status start(std::vector<std::string> words);
  bool is_running() const { return process_ >= 0; }

  // Sends a line, without its newline, and waits for one. Nothing: it ended, took more than
  // `seconds`, or somebody wants an end (interrupted_by()); then it runs no more.
  std::optional<std::string> ask(std::string_view line, int seconds);

  // Ends the input and waits two seconds before it kills.
  void stop();

 private:
  bool send(std::string_view line);
  std::optional<std::string> read_line(int seconds);

  pid_t process_ = -1;
  int to_ = -1, from_ = -1;
  std::string rest_;  // read, but of a later line
};

}  // namespace weft
