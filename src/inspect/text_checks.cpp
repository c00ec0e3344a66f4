// See text_checks.h.
#include "text_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "weft/base/text.h"

namespace weft {

namespace {

// Where a string or comment that begins at `i` ends; `i` itself if none begins there.
size_t skip(std::string_view t, size_t i, bool python) {
  const auto line_end = [&] { return std::min(t.find('\n', i), t.size()); };
  if (python && t[i] == '#') return line_end();
  if (!python && t.substr(i, 2) == "//") return line_end();
  if (!python && t.substr(i, 2) == "/*") {
    const size_t end = t.find("*/", i + 2);
    return end == t.npos ? t.size() : end + 2;
  }
  if (t[i] != '"' && t[i] != '\'') return i;
  if (python && t.substr(i, 3) == std::string(3, t[i])) {
    const size_t end = t.find(std::string(3, t[i]), i + 3);
    return end == t.npos ? t.size() : end + 3;
  }
  // 1'000 in C++ is no string.
  if (!python && t[i] == '\'' && i > 0 && is_word(t[i - 1])) return i + 1;
  for (size_t k = i + 1; k < t.size() && t[k] != '\n'; ++k) {
    if (t[k] == '\\') {
      ++k;
    } else if (t[k] == t[i]) {
      return k + 1;
    }
  }
  return i + 1;
}

std::string_view word_at(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && is_word(text[end])) ++end;
  return text.substr(at, end - at);
}

}  // namespace

std::string unbalanced(std::string_view text, bool python) {
  // A row has 100 KB of text, most of it of no interest here.
  static constexpr auto kOfInterest = [] {
    std::array<bool, 256> table{};
    for (const char c : std::string_view("()[]{}\"'#/"))
      table[static_cast<unsigned char>(c)] = true;
    return table;
  }();
  std::string open;
  for (size_t i = 0; i < text.size();) {
    if (!kOfInterest[static_cast<unsigned char>(text[i])]) {
      ++i;
      continue;
    }
    const size_t next = skip(text, i, python);
    if (next > i) {
      i = next;
      continue;
    }
    const char c = text[i++];
    if (c == '(' || c == '[' || c == '{') open += c;
    if (c != ')' && c != ']' && c != '}') continue;
    const char wanted = c == ')' ? '(' : c == ']' ? '[' : '{';
    if (open.empty() || open.back() != wanted)
      return fmt::format("'{}' closes nothing, or another kind of bracket", c);
    open.pop_back();
  }
  return open.empty() ? "" : fmt::format("'{}' is never closed", open.back());
}

void missing_marks(TextField field, std::string_view key, std::string_view text, bool has_support,
                   std::vector<std::string>& out) {
  const auto need = [&](std::string_view mark) {
    if (text.find(mark) == text.npos) out.push_back(fmt::format("{} lacks '{}'", key, mark));
  };
  switch (field) {
    case TextField::kCudaForward:
    case TextField::kCudaBackward:
      for (std::string_view mark : {"extern \"C\" __global__", "blockIdx", "threadIdx", "blockDim",
                                    "gridDim", "tile_shared_storage_t"})
        need(mark);
      break;
    case TextField::kCppForward:
    case TextField::kCppBackward:
      need("_wp_args");
      // Without a text of its own for it, the struct has to be here.
      need(has_support ? "wp_args_" : "struct wp_args_");
      break;
    case TextField::kCppSupport:
      need("struct wp_args_");
      break;
    case TextField::kCudaStandalone:
      for (std::string_view mark :
           {"__global__ void ", "gridDim", "<<<", "_reference(", "int main("})
        need(mark);
      break;
    case TextField::kPython:
    case TextField::kCudaSupport:
      break;
  }
}

std::string_view warp_of_text(TextField field, std::string_view text) {
  const auto has = [&](std::string_view mark) { return text.find(mark) != text.npos; };
  // Each version's wheel was looked at for these.
  if (has("launch_bounds_t<")) return "1.14 or later";
  if (!has("launch_bounds_t dim")) return {};
  if (has("tile_shared_storage_t")) return "1.10 to 1.13";
  if (is_cuda(field)) {
    return has("size_t task_index = static_cast") ? "1.3 or 1.4" : "1.9 or earlier";
  }
  return has("_wp_args") ? "1.9 to 1.13" : "1.8 or earlier";
}

std::string_view kernel_in(std::string_view text, TextField field) {
  const bool backward = field == TextField::kCppBackward || field == TextField::kCudaBackward;
  const std::string mark = fmt::format("_{}_kernel_{}(", is_cuda(field) ? "cuda" : "cpu",
                                       backward ? "backward" : "forward");
  const size_t end = text.find(mark);
  if (end == text.npos) return {};
  size_t begin = end;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  std::string_view name = text.substr(begin, end - begin);
  // The hash that Warp puts behind the name.
  constexpr size_t kHash = 9;
  if (name.size() > kHash && name[name.size() - kHash] == '_' &&
      std::all_of(name.end() - 8, name.end(),
                  [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; }))
    name.remove_suffix(kHash);
  return name;
}

std::vector<std::string_view> parameters_of(std::string_view python, std::string_view kernel) {
  std::vector<std::string_view> names;
  size_t i = python.find(fmt::format("def {}(", kernel));
  if (i == python.npos) return names;
  i = python.find('(', i) + 1;
  int depth = 0;
  bool expected = true;  // a name comes next
  while (i < python.size()) {
    const size_t next = skip(python, i, true);
    if (next > i) {
      i = next;
      continue;
    }
    const char c = python[i];
    if (depth == 0 && expected && is_word(c)) {
      names.push_back(word_at(python, i));
      i += names.back().size();
      expected = false;
      continue;
    }
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') {
      if (depth-- == 0) break;
    }
    if (c == ',' && depth == 0) expected = true;
    ++i;
  }
  return names;
}

std::string_view last_kernel_name(std::string_view python) {
  size_t at = python.rfind("@wp.kernel");
  if (at == python.npos) at = python.rfind("@warp.kernel");
  if (at == python.npos) at = python.rfind("@kernel");
  if (at == python.npos) return {};
  const size_t def = python.find("def ", at);
  return def == python.npos ? std::string_view() : word_at(python, def + 4);
}

std::string_view last_function_name(std::string_view python) {
  size_t at = python.rfind("\ndef ");
  at = at != python.npos ? at + 1 : python.starts_with("def ") ? 0 : python.npos;
  return at == python.npos ? std::string_view() : word_at(python, at + 4);
}

std::string short_diff(std::string_view stored, std::string_view expected) {
  constexpr size_t kAround = 2, kMost = 12;
  const auto a = lines_of(stored), b = lines_of(expected);
  size_t same = 0;
  while (same < a.size() && same < b.size() && a[same] == b[same]) ++same;
  // From here on, what one side has more until both go on alike.
  size_t end_a = a.size(), end_b = b.size();
  bool found = false;
  for (size_t sum = 1; sum <= 2 * kMost && !found; ++sum) {
    for (size_t i = 0; i <= sum && !found; ++i) {
      const size_t k = same + i, l = same + (sum - i);
      if (k + 1 < a.size() && l + 1 < b.size() && a[k] == b[l] && a[k + 1] == b[l + 1]) {
        end_a = k;
        end_b = l;
        found = true;
      }
    }
  }
  std::string out = fmt::format("@@ line {} @@\n", same + 1);
  for (size_t i = same - std::min(same, kAround); i < same; ++i) out += fmt::format(" {}\n", a[i]);
  const auto side = [&](char mark, const std::vector<std::string_view>& lines, size_t end) {
    for (size_t i = same; i < end && i < same + kMost; ++i)
      out += fmt::format("{}{}\n", mark, lines[i]);
    if (end > same + kMost)
      out += fmt::format("{}... {} more\n", mark, counted(end - same - kMost, "line"));
  };
  side('-', a, end_a);
  side('+', b, end_b);
  for (size_t i = end_a; found && i < std::min(end_a + kAround, a.size()); ++i)
    out += fmt::format(" {}\n", a[i]);
  return out;
}

}  // namespace weft
