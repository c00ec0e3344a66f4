// Diagnostics for input, files and subprocesses: a code, a place and arguments. The text is made
// only on demand.
//
// The messages stand in diag.def. A message is lower case; it names first what was found, and then
// the rule.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace weft {

// A place in an input; line and column count from 1, 0 means unknown.
struct SourceLoc {
  std::string file;
  int line = 0;
  int col = 0;

  friend bool operator==(const SourceLoc&, const SourceLoc&) = default;
};

enum class DiagCode : uint16_t {
#define WEFT_DIAG(name, text) name,
#include "weft/base/diag.def"
#undef WEFT_DIAG
};

inline constexpr size_t kDiagCodeCount = 0
#define WEFT_DIAG(name, text) +1
#include "weft/base/diag.def"
#undef WEFT_DIAG
    ;

// "UnknownBuiltin"
std::string_view diag_code_name(DiagCode code);
// The message as written in diag.def, with its `{}`.
std::string_view diag_code_text(DiagCode code);

struct Diag {
  DiagCode code;
  SourceLoc loc;
  std::vector<std::string> args;

  // The message alone, each `{}` replaced by the next argument.
  std::string message() const;
  // The message with the commands that it quotes under the name by which the user called weft:
  // `'weft show x'` as `'./weft show x'`. An argument of ours that is such a command, or ends in
  // one after "and", is meant too.
  std::string message_as(std::string_view program) const;
  // `file:line:col: message`, with 1 for what is not known, as of what concerns the file as a
  // whole. Without a file `line:col: message`, and without a line the message alone.
  std::string render() const;
  std::string render_as(std::string_view program) const;
};

namespace internal {
inline std::string diag_arg(std::string_view text) { return std::string(text); }
inline std::string diag_arg(char c) { return std::string(1, c); }
template <std::integral T>
requires(!std::same_as<T, char>) std::string diag_arg(T value) { return std::to_string(value); }
}  // namespace internal

// Arguments are strings, characters or integers, one for each `{}` of the message.
template <class... Args>
Diag diag(DiagCode code, SourceLoc loc, const Args&... args) {
  Diag d{code, std::move(loc), {}};
  d.args.reserve(sizeof...(args));
  (d.args.push_back(internal::diag_arg(args)), ...);
  return d;
}
template <class... Args>
Diag diag(DiagCode code, const Args&... args) requires(!(std::is_same_v<Args, SourceLoc> || ...)) {
  return diag(code, SourceLoc{}, args...);
}

}  // namespace weft
