// The messages of diagnostics, from diag.def.
#include "weft/base/diag.h"

#include <algorithm>

#include "weft/base/check.h"

namespace weft {

namespace {

struct Entry {
  std::string_view name;
  std::string_view text;
};

constexpr Entry kEntries[] = {
#define WEFT_DIAG(name, text) {#name, text},
#include "weft/base/diag.def"
#undef WEFT_DIAG
};

const Entry& entry(DiagCode code) {
  auto i = static_cast<size_t>(code);
  WEFT_CHECK(i < kDiagCodeCount, "diagnostic code {}", i);
  return kEntries[i];
}

}  // namespace

std::string_view diag_code_name(DiagCode code) { return entry(code).name; }
std::string_view diag_code_text(DiagCode code) { return entry(code).text; }

namespace {

// The text with the commands in it that begin as `quoted` says under another name.
std::string called(std::string_view text, std::string_view quoted, std::string_view program) {
  std::string out(text);
  if (program == "weft") return out;
  const std::string own = "'weft ";
  for (size_t at = out.find(quoted); at != out.npos; at = out.find(quoted, at)) {
    const size_t name = at + quoted.size() - own.size() + 1;
    out.replace(name, 4, program);
    at = name + program.size();
  }
  return out;
}

std::string called_argument(std::string_view text, std::string_view program) {
  if (text.starts_with("'weft ")) return called(text, "'weft ", program);
  return called(text, ", and 'weft ", program);
}

}  // namespace

std::string Diag::message() const { return message_as("weft"); }

std::string Diag::message_as(std::string_view program) const {
  const std::string text = called(entry(code).text, "'weft ", program);
  std::string out;
  size_t next = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' && i + 1 < text.size() && text[i + 1] == '}') {
      WEFT_CHECK(next < args.size(), "diagnostic {} got {} arguments", entry(code).name,
                 args.size());
      out += called_argument(args[next++], program);
      ++i;
    } else {
      out += text[i];
    }
  }
  WEFT_CHECK(next == args.size(), "diagnostic {} got {} arguments, its text takes {}",
             entry(code).name, args.size(), next);
  return out;
}

std::string Diag::render() const { return render_as("weft"); }

std::string Diag::render_as(std::string_view program) const {
  std::string out = loc.file.empty() ? "" : loc.file + ':';
  if (!out.empty() || loc.line > 0) {
    out +=
        std::to_string(std::max(loc.line, 1)) + ':' + std::to_string(std::max(loc.col, 1)) + ": ";
  }
  return out + message_as(program);
}

}  // namespace weft
