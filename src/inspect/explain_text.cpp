// An Explanation for the terminal and as Markdown.
#include <fmt/format.h>

#include <algorithm>

#include "weft/inspect/explain.h"

namespace weft {

namespace {

// UTF-8 characters counting one each.
size_t characters(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

// A text cut or filled up to `width` characters.
std::string column(std::string_view text, size_t width) {
  std::string out;
  size_t used = 0;
  for (const char c : text) {
    const bool starts = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    if (starts && used == width) {
      // The mark takes the place of the last character.
      while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xc0) == 0x80)
        out.pop_back();
      if (!out.empty()) out.pop_back();
      return out + "…";
    }
    used += starts ? 1 : 0;
    out += c;
  }
  return out + std::string(width - used, ' ');
}

void wrap(std::string_view text, size_t width, std::string& out) {
  size_t used = 0;
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    if (used > 0 && used + 1 + end > width) {
      out += '\n';
      used = 0;
    }
    if (used > 0) out += ' ';
    out += text.substr(0, end);
    used += end + (used > 0 ? 1 : 0);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  out += '\n';
}

// Lines one by one, each column on its own.
std::vector<AlignedLine> beside(std::string_view cpu, std::string_view cuda) {
  std::vector<AlignedLine> lines;
  while (!cpu.empty() || !cuda.empty()) {
    AlignedLine line{AlignedLine::Kind::kSame, {}, {}};
    for (auto [text, part] : {std::pair{&cpu, &line.cpu}, std::pair{&cuda, &line.cuda}}) {
      const size_t end = std::min(text->find('\n'), text->size());
      *part = text->substr(0, end);
      text->remove_prefix(std::min(end + 1, text->size()));
    }
    lines.push_back(line);
  }
  return lines;
}

char mark(AlignedLine::Kind kind) {
  switch (kind) {
    case AlignedLine::Kind::kSame:
    case AlignedLine::Kind::kIndented:
      return ' ';
    case AlignedLine::Kind::kChanged:
      return '|';
    case AlignedLine::Kind::kCpuOnly:
      return '<';
    case AlignedLine::Kind::kCudaOnly:
      break;
  }
  return '>';
}

// Without a width as wide as the longest line.
size_t half_of(std::optional<size_t> width, const std::vector<AlignedLine>& lines) {
  if (width) return (*width - 3) / 2;
  size_t half = 0;
  for (const AlignedLine& line : lines)
    half = std::max({half, characters(line.cpu), characters(line.cuda)});
  return half;
}

void columns(const std::vector<AlignedLine>& lines, std::optional<size_t> width, bool marks,
             std::string& out) {
  const size_t half = half_of(width, lines);
  for (const AlignedLine& line : lines) {
    std::string text = column(line.cpu, half) + ' ' + (marks ? mark(line.kind) : '|') + ' ' +
                       column(line.cuda, half);
    text.erase(text.find_last_not_of(' ') + 1);
    out += text + '\n';
  }
}

void fence(std::string_view language, std::string_view text, std::string& out) {
  out += fmt::format("```{}\n{}{}```\n\n", language, text, text.ends_with('\n') ? "" : "\n");
}

}  // namespace

std::string explanation_text(const Explanation& e, std::optional<size_t> width) {
  if (width) width = std::max<size_t>(*width, 40);
  const size_t prose = std::min<size_t>(width.value_or(100), 100);
  std::string out = fmt::format("{}: its CPU and its CUDA form\n\n", e.kernel);
  for (const Aspect& aspect : e.aspects) {
    out += fmt::format("== {}\n", aspect.title);
    columns(beside("CPU\n" + aspect.cpu, "CUDA\n" + aspect.cuda), width, false, out);
    wrap(aspect.why, prose, out);
    out += '\n';
  }
  out += "== The same\n";
  wrap(e.same, prose, out);
  out += "\n== Forward, side by side\n";
  wrap("'|' changed, '<' CPU only, '>' CUDA only", prose, out);
  const std::vector<AlignedLine> lines = align_lines(e.cpu.forward, e.cuda.forward);
  out += fmt::format("{} | {}\n", column("CPU", half_of(width, lines)), "CUDA");
  columns(lines, width, true, out);
  return out;
}

std::string explanation_markdown(const Explanation& e) {
  std::string out = fmt::format("# {}: its CPU and its CUDA form\n\n", e.kernel);
  for (const Aspect& aspect : e.aspects) {
    out += fmt::format("## {}\n\n", aspect.title);
    if (!aspect.cpu.empty()) {
      out += "On the CPU:\n\n";
      fence("cpp", aspect.cpu, out);
    }
    if (!aspect.cuda.empty()) {
      out += "On CUDA:\n\n";
      fence("cuda", aspect.cuda, out);
    }
    out += aspect.why + "\n\n";
  }
  out += fmt::format(
      "## The same\n\n{}\n\n## Forward, from CPU to CUDA\n\nThe comparison ignores "
      "indentation.\n\n",
      e.same);
  std::string diff;
  for (const AlignedLine& line : align_lines(e.cpu.forward, e.cuda.forward)) {
    const bool same =
        line.kind == AlignedLine::Kind::kSame || line.kind == AlignedLine::Kind::kIndented;
    if (same) {
      diff += fmt::format(" {}\n", line.cpu);
      continue;
    }
    if (line.kind != AlignedLine::Kind::kCudaOnly) diff += fmt::format("-{}\n", line.cpu);
    if (line.kind != AlignedLine::Kind::kCpuOnly) diff += fmt::format("+{}\n", line.cuda);
  }
  fence("diff", diff, out);
  out.pop_back();
  return out;
}

}  // namespace weft
