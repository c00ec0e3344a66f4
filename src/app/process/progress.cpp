// Progress; see progress.h.
#include "process/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "commands/commands.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

constexpr size_t kBarWidth = 30;
constexpr size_t kSmallestBar = 5;

// At least 2; 80 where the terminal does not tell.
size_t terminal_columns() {
  struct winsize size = {};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::max<size_t>(size.ws_col, 2);
}

bool bar_is_possible() {
  const char* term = std::getenv("TERM");
  return ::isatty(STDERR_FILENO) == 1 && term != nullptr && std::string_view(term) != "dumb";
}

// To so many parts of one: round_to(1.26, 10) is 1.3.
double round_to(double value, double parts) { return std::round(value * parts) / parts; }

}  // namespace

std::string format_duration(double seconds) {
  if (seconds < 60) return fmt::format("{:.1f} s", seconds);
  auto s = static_cast<uint64_t>(std::llround(seconds));
  if (s < 3600) return fmt::format("{}:{:02}", s / 60, s % 60);
  return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
}

std::string format_bytes(uint64_t bytes) {
  auto b = static_cast<double>(bytes);
  if (bytes < 1000) return fmt::format("{} B", bytes);
  if (bytes < 1000 * 1000) return fmt::format("{:.1f} kB", b / 1e3);
  if (bytes < 1000 * 1000 * 1000) return fmt::format("{:.1f} MB", b / 1e6);
  if (bytes < 1000ULL * 1000 * 1000 * 1000) return fmt::format("{:.2f} GB", b / 1e9);
  return fmt::format("{:.2f} TB", b / 1e12);
}

Progress::Progress(uint64_t total, std::string file, bool quiet, std::string unit)
    : total_(total),
      file_(std::move(file)),
      unit_(std::move(unit)),
      bar_(!quiet && bar_is_possible()),
      lines_(!quiet && !bar_) {
  if (lines_) next_draw_ = start_ + std::chrono::seconds(2);
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Progress::begin_at(uint64_t rows) {
  begun_at_ = rows;
  start_ = Clock::now();
}

double Progress::rate(uint64_t rows) const {
  double elapsed = seconds();
  return elapsed > 0 && rows > begun_at_ ? static_cast<double>(rows - begun_at_) / elapsed : 0;
}

std::string Progress::rate_text(uint64_t rows) const {
  const double r = rate(rows);
  // What compilers have a part in goes at a few a second.
  return fmt::format("{:.{}f} {}s/s", r, r > 0 && r < 10 ? 1 : 0, unit_);
}

std::string Progress::time_left(uint64_t rows) const {
  double r = rate(rows);
  return r > 0 ? format_duration(static_cast<double>(total_ - rows) / r) : "-";
}

void Progress::update(uint64_t rows, uint64_t text_bytes) {
  Clock::time_point now = Clock::now();
  if (now >= next_file_) {
    next_file_ = now + std::chrono::seconds(1);
    write_file("running", rows, text_bytes);
  }
  const auto line = [&] {
    return fmt::format("{} of {}, {}, {} left\n", rows, counted(total_, unit_), rate_text(rows),
                       time_left(rows));
  };
  // What is drawn is not for a log, and what is printed as lines gets there by itself.
  if (!lines_ && now >= next_log_) {
    next_log_ = now + std::chrono::seconds(5);
    print_log(line());
  }
  if (now < next_draw_) return;
  if (bar_) {
    next_draw_ = now + std::chrono::milliseconds(200);
    draw_bar(rows);
  } else if (lines_) {
    next_draw_ = now + std::chrono::seconds(5);
    print_err(line());
  }
}

namespace {

// As https://no-color.org has it.
bool coloured() {
  const char* never = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return (never == nullptr || *never == 0) && terminal != nullptr &&
         std::string_view(terminal) != "dumb";
}

}  // namespace

void Progress::draw_bar(uint64_t rows) {
  uint64_t total = std::max<uint64_t>(total_, 1);
  std::string line = fmt::format("{:3}%  {}/{} {}s  {}  {} left", rows * 100 / total, rows, total_,
                                 unit_, rate_text(rows), time_left(rows));
  // A line as wide as the terminal would begin another one, and never be drawn over.
  const size_t columns = terminal_columns() - 1;
  if (columns >= line.size() + kSmallestBar + 3) {
    const size_t width = std::min(kBarWidth, columns - line.size() - 3);
    auto filled = static_cast<size_t>(static_cast<double>(rows) / static_cast<double>(total) *
                                      static_cast<double>(width));
    line =
        fmt::format("[{}{}] {}", std::string(filled, '#'), std::string(width - filled, '.'), line);
  }
  line = line.substr(0, columns);
  if (coloured()) {
    const size_t end = line.find('.');
    if (line.starts_with('['))
      line = "\x1b[32m" + line.substr(0, std::min(end, line.find(']'))) + "\x1b[0m" +
             line.substr(std::min(end, line.find(']')));
  }
  // \x1b[K clears what a longer line left behind.
  print_err("\r" + line + "\x1b[K");
  drawn_ = true;
}

void Progress::clear_bar() {
  if (drawn_) print_err("\r\x1b[K");
  drawn_ = false;
}

void Progress::finish(std::string_view state, uint64_t rows, uint64_t text_bytes) {
  if (bar_ && state == "done") {
    draw_bar(rows);
    print_err("\n");
    drawn_ = false;
  }
  clear_bar();
  write_file(state, rows, text_bytes);
}

void Progress::write_file(std::string_view state, uint64_t rows, uint64_t text_bytes) {
  if (file_.empty()) return;
  double elapsed = seconds();
  double r = rate(rows);
  JsonWriter json(2);
  json.begin_object()
      .member("state", state)
      .member("rows_done", rows)
      .member("rows_total", total_)
      .member("text_bytes", text_bytes)
      .member("elapsed_seconds", round_to(elapsed, 1000))
      .member("rows_per_second", round_to(r, 10));
  json.key("eta_seconds");
  if (r > 0) {
    json.value(round_to(static_cast<double>(total_ - rows) / r, 10));
  } else {
    json.null();
  }
  json.end_object();
  // For people and programs that look on; the dataset does not depend on it.
  if (!weft::write_file(file_, json.take() + "\n", false)) return;
}

}  // namespace weft
