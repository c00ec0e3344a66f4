// The report as one HTML file.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "report_model.h"
#include "report_page.h"
#include "svg.h"
#include "weft/base/text.h"
#include "weft/inspect/report.h"

namespace weft {

namespace {

// So few that on a phone they fit if the first one wraps.
constexpr size_t kFewColumns = 3;

std::string table(const Figure& figure) {
  std::string out = fmt::format("<div class=\"scroll\"><table{}>",
                                figure.columns.size() <= kFewColumns ? " class=\"few\"" : "");
  out += "<thead><tr>";
  for (const std::string& column : figure.columns)
    out += fmt::format("<th scope=\"col\">{}</th>", html_escaped(column));
  out += "</tr></thead><tbody>\n";
  for (const auto& row : figure.rows) {
    out += "<tr>";
    for (const std::string& cell : row) out += fmt::format("<td>{}</td>", html_escaped(cell));
    out += "</tr>\n";
  }
  return out + "</tbody></table></div>\n";
}

std::string figure_html(const Figure& figure) {
  constexpr size_t kManyColumns = 4;
  const bool plot = figure.kind != Figure::Kind::kTable;
  std::string out =
      fmt::format("<figure{}><h3>{}</h3>\n",
                  !plot && figure.columns.size() > kManyColumns ? " class=\"wide\"" : "",
                  html_escaped(figure.title));
  if (!figure.note.empty())
    out += fmt::format("<p class=\"note\">{}</p>\n", html_escaped(figure.note));
  if (plot) {
    out += svg_plot(figure);
    out += fmt::format("<details><summary>as a table</summary>\n{}</details>\n", table(figure));
  } else {
    out += table(figure);
  }
  return out + "</figure>\n";
}

struct Part {
  std::string_view name;
  std::optional<TextField> cpu, cuda;
};
constexpr Part kParts[] = {
    {"forward", TextField::kCppForward, TextField::kCudaForward},
    {"adjoint", TextField::kCppBackward, TextField::kCudaBackward},
    {"support", TextField::kCppSupport, TextField::kCudaSupport},
    {"program", std::nullopt, TextField::kCudaStandalone},
};

std::string tabs(std::string_view of, const std::vector<std::string_view>& names) {
  std::string out = fmt::format("<span role=\"tablist\" data-of=\"{}\">", of);
  bool first = true;
  for (std::string_view name : names) {
    out += fmt::format(
        "<button role=\"tab\" data-value=\"{0}\" aria-selected=\"{1}\" "
        "tabindex=\"{2}\">{0}</button> ",
        name, first, first ? 0 : -1);
    first = false;
  }
  return out + "</span>";
}

// Of a pair's address in the page: "pair-control_flow", in the characters that an address takes as
// they are.
std::string anchor(std::string_view category) {
  std::string out = "pair-";
  for (const char c : category) out += is_word(c) || c == '-' ? c : '_';
  return out;
}

// What the filter of the pairs compares: " data-difficulty="easy"".
std::string mark(std::string_view name, const std::string& value) {
  return value.empty() ? "" : fmt::format(" data-{}=\"{}\"", name, html_escaped(value));
}

// The values that pairs have of something, to choose among.
std::string chooser(std::string_view name, const std::set<std::string>& values) {
  if (values.size() < 2) return {};
  std::string out =
      fmt::format("<label>{0} <select data-filter=\"{0}\"><option value=\"\">any</option>", name);
  for (const std::string& value : values)
    out += fmt::format("<option>{}</option>", html_escaped(value));
  return out + "</select></label>\n";
}

// Above the pairs; without a script nothing of it is shown.
std::string filter_html(const std::vector<const SamplePair*>& samples) {
  std::set<std::string> difficulty, adjoint;
  for (const SamplePair* s : samples) {
    if (!s->difficulty.empty()) difficulty.insert(s->difficulty);
    if (!s->adjoint.empty()) adjoint.insert(s->adjoint);
  }
  return "<form class=\"filter\" hidden>\n<label>search <input type=\"search\" "
         "data-filter=\"text\" placeholder=\"name, description, Python\"></label>\n" +
         chooser("difficulty", difficulty) + chooser("adjoint", adjoint) +
         "<output></output>\n</form>\n";
}

// "PTX sm_80" of the field "ptx_sm_80_forward", whose end is `part`.
std::string compiled_target(std::string_view field, std::string_view& part) {
  static constexpr std::pair<std::string_view, std::string_view> kLevels[] = {
      {"ptx_", "PTX"}, {"sass_", "SASS"}, {"llvm_ir_", "LLVM IR"}};
  const size_t end = field.rfind('_');
  part = field.substr(end + 1);
  for (const auto& [start, name] : kLevels)
    if (field.starts_with(start) && end >= start.size())
      return fmt::format("{} {}", name, field.substr(start.size(), end - start.size()));
  return std::string(field);
}

// Those that the row has, each once, in its order.
std::vector<std::string> compiled_targets(const SamplePair& s) {
  std::vector<std::string> out;
  std::string_view part;
  for (const auto& [field, text] : s.compiled) {
    std::string target = compiled_target(field, part);
    if (std::find(out.begin(), out.end(), target) == out.end()) out.push_back(std::move(target));
  }
  return out;
}

const std::string& compiled_text(const SamplePair& s, std::string_view target, const Part& part) {
  static const std::string kNone;
  std::string_view of;
  // Of a complete program, too, the texts are those of its kernel.
  const std::string_view wanted = part.name == "forward" || part.name == "program" ? "forward"
                                  : part.name == "adjoint"                         ? "backward"
                                                                                   : "";
  for (const auto& [field, text] : s.compiled)
    if (compiled_target(field, of) == target && of == wanted) return text;
  return kNone;
}

std::string pair_html(const SamplePair& s, const std::string& id) {
  static const std::string kNone;
  const auto text = [&](std::optional<TextField> f) -> const std::string& {
    return f ? s.texts[static_cast<size_t>(*f)] : kNone;
  };
  std::string out = fmt::format(
      "<article class=\"pair\" id=\"{0}\"{1}{2}><h3><a href=\"#{0}\">{3}: {4}</a></h3>\n"
      "<p>{5}</p>\n<p class=\"note\">{6}",
      id, mark("difficulty", s.difficulty), mark("adjoint", s.adjoint), html_escaped(s.category),
      html_escaped(s.kernel_name), html_escaped(s.description), html_escaped(s.where));
  if (!s.difficulty.empty()) out += "; " + html_escaped(s.difficulty);
  if (!s.adjoint.empty()) out += "; adjoint " + html_escaped(s.adjoint);
  out += "</p>\n<div class=\"sides\">\n<div><div class=\"head\">Python</div>\n";
  out += fmt::format("<pre data-language=\"python\" tabindex=\"0\">{}</pre></div>\n",
                     html_escaped(text(TextField::kPython)));
  std::vector<std::string_view> targets, parts;
  const auto any = [&](bool cuda) {
    return std::any_of(std::begin(kParts), std::end(kParts),
                       [&](const Part& p) { return !text(cuda ? p.cuda : p.cpu).empty(); });
  };
  if (any(true)) targets.push_back("CUDA");
  if (any(false)) targets.push_back("CPU");
  for (const Part& p : kParts) {
    if (!text(p.cpu).empty() || !text(p.cuda).empty()) parts.push_back(p.name);
  }
  const std::vector<std::string> compiled = compiled_targets(s);
  targets.insert(targets.end(), compiled.begin(), compiled.end());
  out += fmt::format("<div><div class=\"head\">{} {}</div>\n", tabs("target", targets),
                     tabs("part", parts));
  for (std::string_view target : targets) {
    for (const Part& p : kParts) {
      if (std::find(parts.begin(), parts.end(), p.name) == parts.end()) continue;
      const std::string& body = target == "CUDA"  ? text(p.cuda)
                                : target == "CPU" ? text(p.cpu)
                                                  : compiled_text(s, target, p);
      const bool hidden = target != targets[0] || p.name != parts[0];
      out += fmt::format(
          "<pre data-language=\"cpp\" data-text=\"{}-{}\" tabindex=\"0\"{}>{}</pre>\n", target,
          p.name, hidden ? " hidden" : "", body.empty() ? "// nothing here" : html_escaped(body));
    }
  }
  return out + "</div>\n</div></article>\n";
}

}  // namespace

std::string report_html(const Inspection& inspection) {
  const ReportModel model = make_report(inspection);
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n<header>\n<h1>{0}</h1>\n<p>{2}</"
      "p>\n<nav>",
      html_escaped(model.title), kReportStyle, html_escaped(model.summary));
  for (const Section& section : model.sections)
    out += fmt::format("<a href=\"#{}\">{}</a>\n", section.id, html_escaped(section.title));
  out += "<a href=\"#pairs\">Pairs</a></nav>\n</header>\n<main>\n";
  for (const Section& section : model.sections) {
    out +=
        fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n", section.id, html_escaped(section.title));
    if (!section.text.empty()) out += fmt::format("<p>{}</p>\n", html_escaped(section.text));
    out += "<div class=\"figures\">\n";
    for (const Figure& figure : section.figures) {
      if (!figure.rows.empty()) out += figure_html(figure);
    }
    out += "</div>\n</section>\n";
  }
  out += "<section id=\"pairs\">\n<h2>Pairs</h2>\n<p>One of each category.</p>\n";
  out += filter_html(model.samples);
  std::set<std::string> ids;
  for (const SamplePair* sample : model.samples) {
    std::string id = anchor(sample->category);
    while (!ids.insert(id).second) id += '_';
    out += pair_html(*sample, id);
  }
  // In a page "<" begins markup, also in a script.
  std::string figures = stats_json(inspection);
  for (size_t at = 0; (at = figures.find('<', at)) != figures.npos;)
    figures.replace(at, 1, "\\u003c");
  out += fmt::format(
      "</section>\n</main>\n<footer><p>Made by weft report. <button id=\"figures-button\" "
      "hidden>Save "
      "the figures as JSON</button></p></footer>\n<script type=\"application/json\" "
      "id=\"figures\">{}</script>\n<script>{}</script>\n</body>\n</html>\n",
      figures, kReportScript);
  return out;
}

}  // namespace weft
