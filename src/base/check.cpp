// Failed checks: one line on stderr, then abort.
#include "weft/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace weft {

namespace {
thread_local bool row_set = false;
thread_local uint64_t row_seed = 0;
thread_local uint64_t row_index = 0;
}  // namespace

RowContext::RowContext(uint64_t seed, uint64_t index)
    : outer_set_(row_set), outer_seed_(row_seed), outer_index_(row_index) {
  row_set = true;
  row_seed = seed;
  row_index = index;
}

RowContext::~RowContext() {
  row_set = outer_set_;
  row_seed = outer_seed_;
  row_index = outer_index_;
}

namespace internal {

void check_failed(const char* file, int line, std::string_view condition,
                  std::string_view message) {
  std::string text = fmt::format("{}:{}: check failed: {}", file, line, condition);
  if (!message.empty()) text += fmt::format(": {}", message);
  if (row_set) text += fmt::format(" (seed {}, index {})", row_seed, row_index);
  text += '\n';
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
  std::abort();
}

}  // namespace internal
}  // namespace weft
