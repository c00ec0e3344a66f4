#include "weft/row/strip.h"

#include <algorithm>
#include <iterator>

#include "weft/base/text.h"

namespace weft {

namespace {

constexpr size_t kHashDigits = 8;  // of a name

template <class Take>
void each_line(std::string_view text, const Take& take) {
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const size_t size = end == text.npos ? text.size() : end + 1;
    take(text.substr(0, size));
    text.remove_prefix(size);
  }
}

bool are_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "// x = a + b    <L 7>", "// adj: x = a + b    <L 7>", "// module.py:12"
bool is_echo(std::string_view line) {
  line = without_blanks(line);
  if (!line.starts_with("// ")) return false;
  if (line.ends_with('>')) {
    const size_t open = line.rfind("<L ");
    return open != line.npos && are_digits(line.substr(open + 3, line.size() - open - 4));
  }
  const size_t colon = line.rfind(':');
  return colon != line.npos && are_digits(line.substr(colon + 1)) &&
         (line.substr(0, colon).ends_with(".py") || line.find(' ', 3) == line.npos);
}

void strip_echoes(std::string_view text, std::string& out) {
  out.clear();
  each_line(text, [&](std::string_view line) {
    if (!is_echo(line)) out += line;
  });
}

// Whether the definition that begins on this line at the left margin is one of an adjoint:
// "static CUDA_CALLABLE void adj_energy_0(" for CUDA, "static void adj_energy_0(" for the CPU.
bool begins_adjoint(std::string_view line) {
  const size_t open = line.find('(');
  if (open == line.npos || !(line.starts_with("static ") || line.starts_with("CUDA_CALLABLE ")))
    return false;
  size_t begin = open;
  while (begin > 0 && is_word(line[begin - 1])) --begin;
  return line.substr(begin, open - begin).starts_with("adj_");
}

constexpr std::string_view kForAdjoints = "// Required when compiling adjoints.";

// Leaves out functions, each of which ends with a "}" at the left margin, and what stands directly
// above them.
void strip_adjoint_functions(std::string_view text, std::string& out) {
  out.clear();
  bool within = false;     // a function that is left out
  bool announced = false;  // by the line before
  size_t above = 0;        // where the comments begin that belong to the next definition
  bool has_above = false;
  each_line(text, [&](std::string_view line) {
    if (within) {
      if (line.starts_with('}')) within = false;
      return;
    }
    const bool is_comment = line.starts_with("//");
    if (is_comment && !has_above) {
      above = out.size();
      has_above = true;
    }
    if (begins_adjoint(line) || (announced && line.find('(') != line.npos)) {
      if (has_above) out.resize(above);
      within = true;
      has_above = announced = false;
      return;
    }
    announced = without_blanks(line) == kForAdjoints;
    if (!is_comment) has_above = false;
    out += line;
  });
  // What stood between functions: no more than one blank line, and none at the end.
  std::string joined;
  size_t blank = 0;
  each_line(out, [&](std::string_view line) {
    blank = without_blanks(line).empty() ? blank + 1 : 0;
    if (blank < 2 && !(blank == 1 && joined.empty())) joined += line;
  });
  while (joined.ends_with("\n\n")) joined.pop_back();
  out = std::move(joined);
}

// The names with one of the hashes behind them, and what stands in their place.
class ShortNames {
 public:
  ShortNames(std::span<const std::string> hashes, const TextViews& texts) {
    for (const std::string& hash : hashes)
      if (hash.size() >= kHashDigits) marks_.push_back("_" + hash.substr(0, kHashDigits));
    std::vector<std::string_view> longs;
    for (size_t i = 0; i < kTextFields; ++i) {
      if (!texts[i] || !is_of_warp(static_cast<TextField>(i))) continue;
      each_word(*texts[i], [&](std::string_view word) {
        const std::string_view name = hashed_name(word);
        if (!name.empty() && std::find(longs.begin(), longs.end(), name) == longs.end())
          longs.push_back(name);
      });
    }
    for (const std::string_view name : longs) {
      const std::string_view shorter = name.substr(0, name.size() - kHashDigits - 1);
      const auto same = [&](std::string_view other) {
        return other != name && other.substr(0, other.size() - kHashDigits - 1) == shorter;
      };
      if (!stands(texts, shorter) && std::none_of(longs.begin(), longs.end(), same))
        names_.push_back(name);
    }
  }

  bool empty() const { return names_.empty(); }

  void replace(std::string_view text, std::string& out) const {
    out.clear();
    size_t done = 0;
    each_word(text, [&](std::string_view word) {
      const std::string_view name = hashed_name(word);
      if (name.empty() || std::find(names_.begin(), names_.end(), name) == names_.end()) return;
      const auto at = static_cast<size_t>(word.data() - text.data());
      const size_t cut = at + name.size() - kHashDigits - 1;
      out += text.substr(done, cut - done);
      done = at + name.size();
    });
    out += text.substr(done);
  }

  static bool is_of_warp(TextField field) {
    return field != TextField::kPython && field != TextField::kCudaStandalone;
  }

 private:
  // Comments are left alone: the Python's lines in them have the names without digits.
  template <class Take>
  static void each_word(std::string_view text, const Take& take) {
    for (size_t i = 0; i < text.size();) {
      if (text.substr(i, 2) == "//") i = text.find('\n', i);
      if (i == text.npos) return;
      if (!is_word(text[i])) {
        ++i;
        continue;
      }
      size_t end = i;
      while (end < text.size() && is_word(text[end])) ++end;
      take(text.substr(i, end - i));
      i = end;
    }
  }

  // "wp_args_f_1a2b3c4d" of "wp_args_f_1a2b3c4d", and of "f_1a2b3c4d_cuda_kernel_forward" the part
  // up to the hash; empty where there is none.
  std::string_view hashed_name(std::string_view word) const {
    for (const std::string& mark : marks_) {
      const size_t at = word.find(mark);
      if (at == word.npos || at == 0) continue;
      const size_t end = at + mark.size();
      if (end == word.size() || word[end] == '_') return word.substr(0, end);
    }
    return {};
  }

  static bool stands(const TextViews& texts, std::string_view name) {
    for (size_t i = 0; i < kTextFields; ++i) {
      if (!texts[i] || !is_of_warp(static_cast<TextField>(i))) continue;
      bool found = false;
      each_word(*texts[i], [&](std::string_view word) { found = found || word == name; });
      if (found) return true;
    }
    return false;
  }

  std::vector<std::string> marks_;
  std::vector<std::string_view> names_;
};

}  // namespace

std::vector<std::string_view> StripSet::names() const {
  std::vector<std::string_view> out;
  for (size_t i = 0; i < std::size(kStripNames); ++i)
    if (has(static_cast<Strip>(i))) out.push_back(kStripNames[i]);
  return out;
}

bool StripSet::add_named(std::string_view name) {
  const auto at = std::find(std::begin(kStripNames), std::end(kStripNames), name);
  if (at == std::end(kStripNames)) return false;
  add(static_cast<Strip>(at - std::begin(kStripNames)));
  return true;
}

void Stripper::strip(StripSet what, std::span<const std::string> hashes, TextViews& texts) {
  const auto change = [&](size_t i, const auto& how) {
    how(*texts[i], scratch_);
    stripped_[i].swap(scratch_);
    texts[i] = stripped_[i];
  };
  const auto has = [&](TextField f) { return texts[static_cast<size_t>(f)].has_value(); };
  for (size_t i = 0; i < kTextFields; ++i) {
    const auto field = static_cast<TextField>(i);
    if (!texts[i] || !ShortNames::is_of_warp(field)) continue;
    if (what.has(Strip::kEchoes)) change(i, strip_echoes);
    const bool is_support = field == TextField::kCppSupport || field == TextField::kCudaSupport;
    if (what.has(Strip::kUnusedSupport) && is_support &&
        !has(is_cuda(field) ? TextField::kCudaBackward : TextField::kCppBackward))
      change(i, strip_adjoint_functions);
  }
  if (!what.has(Strip::kHashes)) return;
  // The names are views into the texts before they change, so that all are replaced first.
  const ShortNames names(hashes, texts);
  if (names.empty()) return;
  std::array<std::string, kTextFields> out;
  for (size_t i = 0; i < kTextFields; ++i)
    if (texts[i] && ShortNames::is_of_warp(static_cast<TextField>(i)))
      names.replace(*texts[i], out[i]);
  for (size_t i = 0; i < kTextFields; ++i) {
    if (!texts[i] || !ShortNames::is_of_warp(static_cast<TextField>(i))) continue;
    stripped_[i].swap(out[i]);
    texts[i] = stripped_[i];
  }
}

}  // namespace weft
