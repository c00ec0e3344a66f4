// WEFT_CHECK: checks invariants of weft itself. A failed check aborts the program and names the row
// that was being made.
//
// It is never used for user input, files or subprocesses; their errors are Diags (diag.h,
// result.h).
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <string_view>

namespace weft {

// While it lives, a failing check on this thread prints the seed and index. Nests.
class RowContext {
 public:
  RowContext(uint64_t seed, uint64_t index);
  ~RowContext();
  RowContext(const RowContext&) = delete;
  RowContext& operator=(const RowContext&) = delete;

 private:
  bool outer_set_;
  uint64_t outer_seed_;
  uint64_t outer_index_;
};

namespace internal {
[[noreturn]] void check_failed(const char* file, int line, std::string_view condition,
                               std::string_view message = {});
}

// WEFT_CHECK(condition); WEFT_CHECK(condition, "text {}", value);
#define WEFT_CHECK(condition, ...)                                                         \
  do {                                                                                     \
    if (!(condition)) [[unlikely]]                                                         \
      ::weft::internal::check_failed(__FILE__, __LINE__,                                   \
                                     #condition __VA_OPT__(, ::fmt::format(__VA_ARGS__))); \
  } while (0)

// For a place that cannot be reached: after a switch over an enum that returns in every case.
#define WEFT_UNREACHABLE(...)                        \
  ::weft::internal::check_failed(__FILE__, __LINE__, \
                                 "reached" __VA_OPT__(, ::fmt::format(__VA_ARGS__)))

// As WEFT_CHECK, but only in builds with verifiers (dev, sanitizers, fuzz).
#ifdef WEFT_VERIFY
inline constexpr bool kVerify = true;
#define WEFT_DCHECK(...) WEFT_CHECK(__VA_ARGS__)
#else
inline constexpr bool kVerify = false;
#define WEFT_DCHECK(condition, ...) \
  do {                              \
    if (false) {                    \
      (void)(condition);            \
    }                               \
  } while (0)
#endif

}  // namespace weft
