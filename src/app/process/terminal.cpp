#include "process/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

namespace weft {

namespace {

constexpr long kMostColumns = 10'000;

}  // namespace

std::optional<size_t> output_width() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  const char* columns = std::getenv("COLUMNS");
  const long wanted = columns != nullptr ? std::strtol(columns, nullptr, 10) : 0;
  if (wanted <= 0 || wanted > kMostColumns) return std::nullopt;
  return static_cast<size_t>(wanted);
}

}  // namespace weft
