// See inspecting.h.
#include "commands/inspecting.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>

#include "commands/commands.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "weft/base/text.h"
#include "weft/parquet/parquet.h"

namespace weft {

namespace {

using Clock = std::chrono::steady_clock;

// The number of rows is not known before they are read, so files are what is counted down.
class ScanProgress {
 public:
  explicit ScanProgress(bool quiet) : quiet_(quiet), terminal_(::isatty(STDERR_FILENO) == 1) {
    next_ = start_ + (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(2000));
  }
  ~ScanProgress() { clear(); }
  ScanProgress(const ScanProgress&) = delete;
  ScanProgress& operator=(const ScanProgress&) = delete;

  void update(uint64_t rows, uint32_t file, const DatasetFiles& files) {
    const Clock::time_point now = Clock::now();
    if (quiet_ || now < next_) return;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    say(fmt::format("{} read, file {} of {}, {:.0f} rows/s", counted(rows, "row"), file + 1,
                    files.files.size(), static_cast<double>(rows) / seconds));
    next_ = now + (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000));
  }
  // Only told of what takes time.
  void stage(std::string_view what) {
    if (!quiet_ && Clock::now() - start_ > std::chrono::seconds(2)) say(std::string(what));
  }

 private:
  void say(const std::string& text) {
    print_err(terminal_ ? "\r" + text + "\x1b[K" : text + "\n");
    drawn_ = terminal_;
  }
  void clear() {
    if (drawn_) print_err("\r\x1b[K");
    drawn_ = false;
  }

  bool quiet_, terminal_, drawn_ = false;
  Clock::time_point start_ = Clock::now(), next_;
};

}  // namespace

std::string temporary_folder() {
  const char* folder = std::getenv("TMPDIR");
  return folder != nullptr && *folder != 0 ? folder : "/tmp";
}

Result<Inspection> inspect_with_progress(const std::string& folder, const InspectOptions& options,
                                         bool quiet) {
  catch_interrupts();
  const DatasetState state = read_state(folder);
  if (state.config && state.config->config.choice.view)
    return diag(DiagCode::ExamplesNotRows, folder,
                view_name(state.config->config.choice.view->kind),
                "weft validate, stats or report");
  ScanProgress progress(quiet);
  InspectHooks hooks;
  hooks.tick = [&](uint64_t rows, uint32_t file, const DatasetFiles& files) {
    progress.update(rows, file, files);
  };
  hooks.stage = [&](std::string_view what) { progress.stage(what); };
  hooks.stop = [] { return interrupted_by() != 0; };
  InspectOptions with_columns = options;
  with_columns.columns = &parquet_format();
  return inspect_dataset(folder, with_columns, hooks);
}

}  // namespace weft
