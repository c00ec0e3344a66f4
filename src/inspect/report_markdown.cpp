// The report as Markdown, and the short form for the terminal.
#include <fmt/format.h>

#include <algorithm>

#include "report_model.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/inspect/report.h"

namespace weft {

namespace {

constexpr size_t kSamplesShown = 4;

// Text as Markdown shows it, letter for letter and on one line: no link, image, HTML, entity or
// emphasis comes of it, and no address is made a link where a page does that by itself.
std::string escaped(std::string_view text) {
  constexpr std::string_view kActive = "\\`*_{}[]()<>#|!&~$";
  // At the start of a line also what makes lists, headings and rules.
  constexpr std::string_view kActiveFirst = "-+=";
  std::string out;
  for (const char c : printable_line(text)) {
    if (out.empty() && c == ' ') continue;
    if (kActive.find(c) != kActive.npos ||
        (out.empty() && kActiveFirst.find(c) != kActiveFirst.npos))
      out += '\\';
    out += c;
  }
  for (const std::string_view begins : {"://", "www.", "@"}) {
    for (size_t at = out.find(begins); at != out.npos;
         at = out.find(begins, at + begins.size() + 1))
      out.insert(at + begins.size() - 1, 1, '\\');
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
  const std::string safe = printable(text);
  text = safe;
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

namespace {

struct Used {
  uint64_t used = 0, all = 0;
};
// Of Warp's builtins, or of the other things that rows are expected to have.
Used used(const Coverage& coverage, bool builtins) {
  Used out;
  for (const CoverageItem& item : coverage.items()) {
    if ((item.kind == "builtin") != builtins || (!builtins && !item.expected)) continue;
    ++out.all;
    out.used += item.rows > 0 ? 1 : 0;
  }
  return out;
}

void write_counts(JsonWriter& json, std::string_view name,
                  const std::map<std::string, uint64_t>& counts) {
  json.key(name).begin_object();
  for (const auto& [what, count] : counts) json.member(what, count);
  json.end_object();
}

void write_spread(JsonWriter& json, std::string_view name, const Histogram& h, double scale = 1) {
  if (h.count() == 0) return;
  const auto number = [&](uint64_t v) { return static_cast<double>(v) * scale; };
  json.key(name)
      .begin_object()
      .member("rows", h.count())
      .member("min", number(h.min()))
      .member("p10", number(h.percentile(10)))
      .member("median", number(h.percentile(50)))
      .member("p90", number(h.percentile(90)))
      .member("max", number(h.max()))
      .end_object();
}

}  // namespace

std::string stats_json(const Inspection& in) {
  const Statistics& s = in.statistics;
  JsonWriter json(2);
  json.begin_object()
      .member("folder", printable_line(in.files.root))
      .member("rows", in.rows)
      .member("sample", in.is_sample)
      .member("files", in.files.files.size())
      .member("text_bytes", s.text_bytes)
      .member("rows_that_lower", s.lowered);
  std::map<std::string, uint64_t> categories;
  for (const auto& [name, splits] : s.categories) {
    for (const auto& [split, count] : splits) categories[name] += count;
  }
  write_counts(json, "splits", s.splits);
  write_counts(json, "categories", categories);
  write_counts(json, "difficulty", s.difficulty);
  write_counts(json, "adjoint", s.adjoint);
  json.key("characters").begin_object();
  s.for_each_field([&](std::string_view name, const FieldSizes& sizes) {
    write_spread(json, name, sizes.characters);
  });
  json.end_object();
  json.key("tokens").begin_object();
  s.for_each_field([&](std::string_view name, const FieldSizes& sizes) {
    write_spread(json, name, sizes.tokens);
  });
  write_spread(json, "row", s.row_tokens);
  json.member("sum", s.token_sum).end_object();
  json.key("expansion").begin_object();
  write_spread(json, "cpu", s.cpp_ratio, 0.01);
  write_spread(json, "cuda", s.cuda_ratio, 0.01);
  write_spread(json, "standalone", s.standalone_ratio, 0.01);
  json.end_object();
  json.key("programs").begin_object();
  write_spread(json, "statements", s.statements);
  write_spread(json, "loops", s.loops);
  write_spread(json, "branches", s.branches);
  write_spread(json, "nesting", s.nesting);
  write_spread(json, "complexity", s.complexity);
  json.end_object();
  for (const auto& [name, of] : {std::pair{"builtins", used(s.coverage, true)},
                                 std::pair{"constructs", used(s.coverage, false)}})
    json.key(name).begin_object().member("used", of.used).member("of", of.all).end_object();
  const auto failed = [&](Check check) { return in.tallies[static_cast<size_t>(check)].failed; };
  json.key("copies")
      .begin_object()
      .member("python", failed(Check::kExact))
      .member("structure", failed(Check::kStructure))
      .member("skeleton", failed(Check::kSkeleton))
      .member("near", failed(Check::kNear))
      .member("leaked_skeletons", failed(Check::kLeakage))
      .end_object();
  json.member("unreadable", failed(Check::kReadable)).end_object();
  return json.take() + "\n";
}

std::string stats_text(const Inspection& in, std::string_view called) {
  const Statistics& s = in.statistics;
  std::string out =
      fmt::format("{}: {}{} {} in {}, {:.1f} MB of text\n", in.files.given,
                  in.is_sample ? "a sample of " : "", grouped(in.rows), plural(in.rows, "row"),
                  counted(in.files.files.size(), "file"), static_cast<double>(s.text_bytes) / 1e6);
  const auto list = [&](std::string_view name, const std::map<std::string, uint64_t>& counts) {
    out += fmt::format("{:<16}", name);
    bool first = true;
    for (const auto& [what, count] : counts) {
      out += fmt::format("{}{} {}", first ? "" : ", ", what, grouped(count));
      first = false;
    }
    out += '\n';
  };
  // Names of compilers' texts are longer than all others, and so are the texts.
  const int width = s.compiled.empty() ? 16 : 24, digits = s.compiled.empty() ? 9 : 11;
  const auto spread = [&](std::string_view name, const Histogram& h, double scale = 1) {
    if (h.count() == 0) return;
    const auto number = [&](uint64_t v) {
      return scale == 1 ? grouped(v) : fmt::format("{:.1f}", static_cast<double>(v) * scale);
    };
    out += fmt::format("{0:<{6}}{1:>{7}}{2:>{7}}{3:>{7}}{4:>{7}}{5:>{7}}\n", name, number(h.min()),
                       number(h.percentile(10)), number(h.percentile(50)), number(h.percentile(90)),
                       number(h.max()), width, digits);
  };
  std::map<std::string, uint64_t> categories;
  for (const auto& [name, splits] : s.categories) {
    for (const auto& [split, count] : splits) categories[name] += count;
  }
  list("splits", s.splits);
  list("categories", categories);
  list("difficulty", s.difficulty);
  list("adjoint", s.adjoint);
  out += fmt::format("\n{0:<{6}}{1:>{7}}{2:>{7}}{3:>{7}}{4:>{7}}{5:>{7}}\n", "", "least", "10 %",
                     "median", "90 %", "most", width, digits);
  s.for_each_field(
      [&](std::string_view name, const FieldSizes& sizes) { spread(name, sizes.characters); });
  out += "tokens, estimated:\n";
  s.for_each_field([&](std::string_view name, const FieldSizes& sizes) {
    spread(fmt::format("  {}", name), sizes.tokens);
  });
  spread("  all of a row", s.row_tokens);
  out += fmt::format("{:<{}}{:>{}}\n", "  sum", width, grouped(s.token_sum), digits);
  spread("CPU/Python", s.cpp_ratio, 0.01);
  spread("CUDA/Python", s.cuda_ratio, 0.01);
  spread("program/Python", s.standalone_ratio, 0.01);
  spread("statements", s.statements);
  spread("loops", s.loops);
  spread("branches", s.branches);
  spread("nesting", s.nesting);
  spread("complexity", s.complexity);
  out += fmt::format("{}\n", kQuantilesNote);
  const Used builtins = used(s.coverage, true), forms = used(s.coverage, false);
  out += fmt::format(
      "\n{} of {} builtins of Warp used, {} of {} constructs, operators and scalar types\n",
      builtins.used, builtins.all, forms.used, forms.all);
  const auto failed = [&](Check check) { return in.tallies[static_cast<size_t>(check)].failed; };
  out += fmt::format(
      "copies: {} of Python, {} of structure, {} of skeleton; {} in near-duplicate pairs; "
      "{} in two splits\n",
      failed(Check::kExact), failed(Check::kStructure), failed(Check::kSkeleton),
      counted(failed(Check::kNear), "row"),
      counted(failed(Check::kLeakage), in.split_by == SplitBy::kPurpose ? "family" : "skeleton"));
  return printable(out + unreadable_text(in, called));
}

std::string unreadable_text(const Inspection& in, std::string_view called) {
  const uint64_t failed = in.tallies[static_cast<size_t>(Check::kReadable)].failed;
  if (failed == 0) return "";
  return fmt::format("{} or {} cannot be read; '{} validate' names {}\n", counted(failed, "file"),
                     plural(failed, "row"), called, failed == 1 ? "it" : "them");
}

}  // namespace weft
