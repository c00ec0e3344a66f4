// Progress of a long run: a bar on a terminal, plain lines elsewhere, and a file for programs.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

// "1.5 s", "2:05", "1:02:03"
std::string format_duration(double seconds);
// "12.3 MB" (10^6 bytes)
std::string format_bytes(uint64_t bytes);

class Progress {
 public:
  // `file`: path of progress.json, or empty for none. `quiet`: nothing on stderr. `unit`: what is
  // counted.
  Progress(uint64_t total, std::string file, bool quiet, std::string unit = "row");

  // Cheap when called often: redraws five times a second, writes a line every five seconds and the
  // file every second. Failing to write the file is not an error of the run.
  void update(uint64_t rows, uint64_t text_bytes);
  // Rows that are there already; the rate counts from here.
  void begin_at(uint64_t rows);
  // The last state: "done", "interrupted" or "failed".
  void finish(std::string_view state, uint64_t rows, uint64_t text_bytes);

  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  void write_file(std::string_view state, uint64_t rows, uint64_t text_bytes);
  void draw_bar(uint64_t rows);
  void clear_bar();

  double rate(uint64_t rows) const;            // per second
  std::string rate_text(uint64_t rows) const;  // "12 rows/s"
  // For a person; "-" while nothing is known.
  std::string time_left(uint64_t rows) const;

  uint64_t total_;
  uint64_t begun_at_ = 0;
  std::string file_;
  std::string unit_;
  bool bar_;
  bool lines_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_draw_ = start_;
  Clock::time_point next_file_ = start_;
  Clock::time_point next_log_ = start_;
};

}  // namespace weft
