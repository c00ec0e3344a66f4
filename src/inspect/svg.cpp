// See svg.h.
#include "svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "weft/base/text.h"

namespace weft {

namespace {

constexpr int kWidth = 360;
// Of a character of the 12-unit label font, on the safe side.
constexpr double kCharacter = 7.8;

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// At most `most` bytes; UTF-8 characters stay whole. Labels that begin alike differ at their ends
// as a rule, so the middle is what goes.
std::string cut(std::string_view text, size_t most) {
  if (text.size() <= most) return std::string(text);
  size_t head = most / 2, tail = text.size() - (most - 1 - head);
  while (head > 0 && continues(text[head])) --head;
  while (tail < text.size() && continues(text[tail])) ++tail;
  return std::string(text.substr(0, head)) + "…" + std::string(text.substr(tail));
}

// Labels of at most so many bytes where that leaves them different, else with numbers before them.
std::vector<std::string> labels_of(const Figure& f, size_t most) {
  std::vector<std::string> labels;
  std::map<std::string, size_t> seen;
  for (const auto& row : f.rows) {
    labels.push_back(cut(row[0], most));
    ++seen[labels.back()];
  }
  for (size_t i = 0; i < labels.size(); ++i) {
    if (seen[labels[i]] < 2) continue;
    const std::string number = fmt::format("{}. ", i + 1);
    labels[i] = number + cut(f.rows[i][0], most - std::min(most - 4, number.size()));
  }
  return labels;
}

std::string bars(const Figure& f) {
  constexpr int kRow = 22, kValue = 60, kMostLabel = 190;
  size_t longest = 4;
  for (const auto& row : f.rows) longest = std::max(longest, row[0].size());
  const int label =
      std::min(kMostLabel, static_cast<int>(static_cast<double>(longest) * kCharacter) + 14);
  // Where all of them fit, rounding must not cut the longest.
  const auto most_label =
      label < kMostLabel ? longest : static_cast<size_t>((label - 8) / kCharacter);
  const int room = kWidth - label - kValue;
  const double most = std::max({1e-9, f.full, *std::max_element(f.values.begin(), f.values.end())});
  const int height = static_cast<int>(f.rows.size()) * kRow + 4;
  const std::vector<std::string> labels = labels_of(f, most_label);
  std::string out = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                                kWidth, height, html_escaped(f.title));
  for (size_t i = 0; i < f.rows.size(); ++i) {
    const int y = static_cast<int>(i) * kRow + 2;
    const double length = f.values[i] / most * room;
    const auto& row = f.rows[i];
    // The share stands last, the count second.
    const std::string value = row.size() > 2 ? row.back() : row[1];
    out += fmt::format("<g><title>{}: {}</title>", html_escaped(row[0]),
                       html_escaped(row.size() > 2 ? row[1] + ", " + row.back() : row[1]));
    out += fmt::format("<text class=\"label\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
                       label - 6, y + 14, html_escaped(labels[i]));
    out +=
        fmt::format("<rect class=\"track\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"14\" rx=\"2\"/>",
                    label, y + 3, room);
    if (length > 0)
      out += fmt::format(
          "<rect class=\"bar\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"14\" rx=\"2\"/>", label,
          y + 3, std::max(length, 1.0));
    out += fmt::format("<text class=\"value\" x=\"{}\" y=\"{}\">{}</text></g>\n", label + room + 6,
                       y + 14, html_escaped(value));
  }
  return out + "</svg>\n";
}

std::string columns(const Figure& f) {
  constexpr int kHeight = 190, kLeft = 8, kTop = 22, kBottom = 164;
  constexpr int kMostLabels = 5;
  const double most = std::max(1e-9, *std::max_element(f.values.begin(), f.values.end()));
  const size_t n = f.rows.size();
  const double step = static_cast<double>(kWidth - 2 * kLeft) / static_cast<double>(n);
  const double gap = step > 6 ? 2 : 0.5;
  std::string out = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                                kWidth, kHeight, html_escaped(f.title));
  const size_t peak =
      static_cast<size_t>(std::max_element(f.values.begin(), f.values.end()) - f.values.begin());
  out += fmt::format("<text class=\"value\" x=\"{}\" y=\"14\">at most {} {}, {} to {}</text>\n",
                     kLeft, html_escaped(f.rows[peak][2]), f.rows[peak][2] == "1" ? "row" : "rows",
                     html_escaped(f.rows[peak][0]), html_escaped(f.rows[peak][1]));
  for (const double part : {0.0, 0.5, 1.0}) {
    const double y = kBottom - part * (kBottom - kTop);
    out += fmt::format("<line class=\"grid\" x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                       kLeft, kWidth - kLeft, y, y);
  }
  // Labels where there is room for the longest.
  size_t longest = 1;
  for (const auto& row : f.rows) longest = std::max(longest, row[0].size());
  const auto fit = static_cast<size_t>(static_cast<double>(kWidth) /
                                       (static_cast<double>(longest) * kCharacter + 14));
  const size_t labels = std::clamp<size_t>(std::min<size_t>(fit, kMostLabels), 1, n);
  const size_t every = (n + labels - 1) / labels;
  for (size_t i = 0; i < n; ++i) {
    const double x = kLeft + static_cast<double>(i) * step;
    const double height = f.values[i] / most * (kBottom - kTop);
    const auto& row = f.rows[i];
    out += fmt::format(
        "<g><title>{} to {}: {} {}</title><rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" "
        "width=\"{:.1f}\" height=\"{:.1f}\"/></g>\n",
        html_escaped(row[0]), html_escaped(row[1]), html_escaped(row[2]),
        row[2] == "1" ? "row" : "rows", x + gap / 2, kBottom - height, std::max(step - gap, 0.5),
        height);
    // The last label must not run out of the picture.
    if (i % every == 0 && x + static_cast<double>(row[0].size()) * kCharacter <= kWidth) {
      out += fmt::format("<line class=\"grid\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{}\" y2=\"{}\"/>",
                         x, x, kBottom, kBottom + 4);
      out += fmt::format("<text class=\"label\" x=\"{:.1f}\" y=\"{}\">{}</text>\n", x, kBottom + 17,
                         html_escaped(row[0]));
    }
  }
  return out + "</svg>\n";
}

}  // namespace

std::string html_escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : printable(text)) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string svg_plot(const Figure& figure) {
  if (figure.rows.empty()) return {};
  return figure.kind == Figure::Kind::kBars ? bars(figure) : columns(figure);
}

}  // namespace weft
