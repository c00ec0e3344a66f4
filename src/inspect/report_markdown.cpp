// The report as Markdown, and the short form for the terminal.
#include <fmt/format.h>

#include <algorithm>

#include "report_model.h"
#include "weft/base/text.h"
#include "weft/inspect/report.h"

namespace weft {

namespace {

constexpr size_t kSamplesShown = 4;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|' || c == '*' || c == '_' || c == '<' || c == '`' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

void table(const Figure& figure, std::string& out) {
  out += fmt::format("\n### {}\n\n", figure.title);
  if (!figure.note.empty()) out += figure.note + "\n\n";
  out += '|';
  for (const std::string& column : figure.columns) out += fmt::format(" {} |", escaped(column));
  out += "\n|";
  for (size_t i = 0; i < figure.columns.size(); ++i) out += i == 0 ? "---|" : "---:|";
  out += '\n';
  for (const auto& row : figure.rows) {
    out += '|';
    for (const std::string& cell : row) out += fmt::format(" {} |", escaped(cell));
    out += '\n';
  }
}

// A fence longer than any run of backticks in the text.
std::string fenced(std::string_view language, std::string_view text) {
  std::string fence = "```";
  while (text.find(fence) != text.npos) fence += '`';
  return fmt::format("\n{}{}\n{}{}{}\n", fence, language, text, text.ends_with('\n') ? "" : "\n",
                     fence);
}

}  // namespace

std::string report_markdown(const Inspection& inspection) {
  const ReportModel model = make_report(inspection);
  std::string out = fmt::format("# {}\n\n{}\n", escaped(model.title), model.summary);
  for (const Section& section : model.sections) {
    out += fmt::format("\n## {}\n", section.title);
    if (!section.text.empty()) out += fmt::format("\n{}\n", escaped(section.text));
    for (const Figure& figure : section.figures) {
      if (!figure.rows.empty()) table(figure, out);
    }
  }
  out += "\n## Pairs\n";
  for (size_t i = 0; i < model.samples.size() && i < kSamplesShown; ++i) {
    const SamplePair& s = *model.samples[i];
    out += fmt::format("\n### {}: {}\n\n{}\n", escaped(s.category), escaped(s.kernel_name),
                       escaped(s.description));
    out += fenced("python", s.texts[static_cast<size_t>(TextField::kPython)]);
    const std::string& cuda = s.texts[static_cast<size_t>(TextField::kCudaForward)];
    const std::string& cpp = s.texts[static_cast<size_t>(TextField::kCppForward)];
    const std::string& program = s.texts[static_cast<size_t>(TextField::kCudaStandalone)];
    out += !cuda.empty()      ? fenced("cuda", cuda)
           : !program.empty() ? fenced("cuda", program)
                              : fenced("cpp", cpp);
  }
  return out;
}

std::string stats_text(const Inspection& in) {
  const Statistics& s = in.statistics;
  std::string out =
      fmt::format("{}: {} {} in {}, {:.1f} MB of text\n", in.files.root, grouped(in.rows),
                  plural(in.rows, "row"), counted(in.files.files.size(), "file"),
                  static_cast<double>(s.text_bytes) / 1e6);
  const auto list = [&](std::string_view name, const std::map<std::string, uint64_t>& counts) {
    out += fmt::format("{:<16}", name);
    bool first = true;
    for (const auto& [what, count] : counts) {
      out += fmt::format("{}{} {}", first ? "" : ", ", what, grouped(count));
      first = false;
    }
    out += '\n';
  };
  const auto spread = [&](std::string_view name, const Histogram& h, double scale = 1) {
    if (h.count() == 0) return;
    const auto number = [&](uint64_t v) {
      return scale == 1 ? grouped(v) : fmt::format("{:.1f}", static_cast<double>(v) * scale);
    };
    out += fmt::format("{:<16}{:>9}{:>9}{:>9}{:>9}{:>9}\n", name, number(h.min()),
                       number(h.percentile(10)), number(h.percentile(50)), number(h.percentile(90)),
                       number(h.max()));
  };
  std::map<std::string, uint64_t> categories;
  for (const auto& [name, splits] : s.categories) {
    for (const auto& [split, count] : splits) categories[name] += count;
  }
  list("splits", s.splits);
  list("categories", categories);
  list("difficulty", s.difficulty);
  list("adjoint", s.adjoint);
  out += fmt::format("\n{:<16}{:>9}{:>9}{:>9}{:>9}{:>9}\n", "", "least", "10 %", "median", "90 %",
                     "most");
  for (size_t i = 0; i < kTextFields; ++i)
    spread(text_field_name(static_cast<TextField>(i)), s.characters[i]);
  spread("CPU/Python", s.cpp_ratio, 0.01);
  spread("CUDA/Python", s.cuda_ratio, 0.01);
  spread("program/Python", s.standalone_ratio, 0.01);
  spread("statements", s.statements);
  spread("loops", s.loops);
  spread("branches", s.branches);
  spread("nesting", s.nesting);
  spread("complexity", s.complexity);
  out += fmt::format("{}\n", kQuantilesNote);
  uint64_t used = 0, all = 0, forms = 0, all_forms = 0;
  for (const CoverageItem& item : s.coverage.items()) {
    if (item.kind == "builtin") {
      ++all;
      used += item.rows > 0 ? 1 : 0;
    } else if (item.expected) {
      ++all_forms;
      forms += item.rows > 0 ? 1 : 0;
    }
  }
  out += fmt::format(
      "\n{} of {} builtins of Warp used, {} of {} constructs, operators and scalar types\n", used,
      all, forms, all_forms);
  const auto failed = [&](Check check) { return in.tallies[static_cast<size_t>(check)].failed; };
  out += fmt::format(
      "copies: {} of Python, {} of structure, {} of skeleton; {} in near-duplicate pairs; "
      "{} in two splits\n",
      failed(Check::kExact), failed(Check::kStructure), failed(Check::kSkeleton),
      counted(failed(Check::kNear), "row"), counted(failed(Check::kLeakage), "skeleton"));
  if (failed(Check::kReadable) > 0)
    out += fmt::format("{} or {} cannot be read; 'weft validate' names them\n",
                       failed(Check::kReadable), plural(failed(Check::kReadable), "row"));
  return printable(std::move(out));
}

}  // namespace weft
