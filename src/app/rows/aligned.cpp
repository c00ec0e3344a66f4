#include "rows/aligned.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <map>

#include "weft/base/text.h"
#include "weft/levels/echoes.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

constexpr std::string_view kBetween = " | ";
constexpr size_t kSmallestColumn = 12;

using Lines = std::vector<std::string_view>;

// One text: its lines by the line of the Python that they are of.
struct AlignedText {
  std::string_view name;
  std::map<uint32_t, Lines> lines;

  void add(uint32_t python, std::string_view line) { lines[python].push_back(line); }
  const Lines& of(uint32_t python) const {
    static const Lines kNone;
    const auto found = lines.find(python);
    return found == lines.end() ? kNone : found->second;
  }
};

std::string_view text_of(const dom::object& row, std::string_view field) {
  std::string_view text;
  return row[field].get(text) ? std::string_view() : text;
}

// What `levels` says of a text; nothing where it is none of them, or was refused.
std::optional<dom::array> python_lines_of(const dom::object& row, std::string_view field) {
  dom::array levels, lines;
  std::string_view name;
  if (row["levels"].get(levels)) return std::nullopt;
  for (const dom::element one : levels)
    if (!one["text"].get(name) && name == field && !one["python_lines"].get(lines)) return lines;
  return std::nullopt;
}

AlignedText align(const dom::object& row, std::string_view field) {
  AlignedText out{field, {}};
  const Lines lines = lines_of(text_of(row, field));
  if (field == "python_source") {
    for (size_t i = 0; i < lines.size(); ++i) out.add(static_cast<uint32_t>(i + 1), lines[i]);
    return out;
  }
  std::vector<uint32_t> python;
  if (const auto levels = python_lines_of(row, field)) {
    for (const dom::element line : *levels) {
      uint64_t number = 0;
      python.push_back(line.get(number) ? 0 : static_cast<uint32_t>(number));
    }
  } else {
    python = levels::python_lines(text_of(row, field), text_of(row, "python_source"));
    python.erase(python.begin());
  }
  // A line of no line of the Python, such as a label, stays with the one above it.
  uint32_t now = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i < python.size() && python[i] != 0) now = python[i];
    if (lines[i].starts_with('}')) now = 0;
    if (!lines[i].empty()) out.add(now, lines[i]);
  }
  return out;
}

size_t columns_of(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

// The text in so many columns: filled up with blanks, or cut, which "…" says.
std::string in_columns(std::string_view text, size_t width) {
  const size_t columns = columns_of(text);
  if (columns <= width) return std::string(text) + std::string(width - columns, ' ');
  std::string out;
  size_t taken = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80 && ++taken == width) break;
    out += text[i];
  }
  return out + "…";
}

std::string without_tabs(std::string_view text) {
  std::string out;
  for (const char c : text) out.append(c == '\t' ? "    " : std::string(1, c));
  return out;
}

std::string table(const std::vector<AlignedText>& texts, std::optional<size_t> width) {
  std::vector<size_t> widths;
  for (const AlignedText& text : texts) {
    size_t widest = columns_of(text.name);
    for (const auto& [python, lines] : text.lines)
      for (const std::string_view line : lines)
        widest = std::max(widest, columns_of(without_tabs(line)));
    widths.push_back(widest);
  }
  if (width) {
    // What a narrow text leaves over is for the others.
    size_t left = *width - std::min(*width, kBetween.size() * (texts.size() - 1) + 5);
    std::vector<size_t> order(texts.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](size_t a, size_t b) { return widths[a] < widths[b]; });
    for (size_t i = 0; i < order.size(); ++i) {
      size_t& one = widths[order[i]];
      one = std::min(one, std::max(kSmallestColumn, left / (order.size() - i)));
      left -= std::min(left, one);
    }
  }
  std::string out;
  const auto add_line = [&](std::string_view number, const auto& cell) {
    std::string line = fmt::format("{:>4} ", number);
    size_t last = 0;
    for (size_t i = 0; i < texts.size(); ++i)
      if (!cell(i).empty()) last = i;
    for (size_t i = 0; i <= last; ++i)
      line.append(i == 0 ? "" : kBetween).append(in_columns(without_tabs(cell(i)), widths[i]));
    while (line.ends_with(' ')) line.pop_back();
    out += line + "\n";
  };
  add_line("", [&](size_t i) { return texts[i].name; });
  add_line("", [&](size_t i) { return std::string(widths[i], '-'); });
  uint32_t last = 0;
  for (const AlignedText& text : texts)
    if (!text.lines.empty()) last = std::max(last, text.lines.rbegin()->first);
  const auto add_group = [&](uint32_t python, const std::string& number) {
    size_t height = 0;
    for (const AlignedText& text : texts) height = std::max(height, text.of(python).size());
    for (size_t k = 0; k < height; ++k)
      add_line(k == 0 ? number : "", [&](size_t i) {
        const Lines& lines = texts[i].of(python);
        return k < lines.size() ? lines[k] : std::string_view();
      });
  };
  for (uint32_t python = 1; python <= last; ++python) add_group(python, std::to_string(python));
  add_group(0, "none");
  return out;
}

std::string names_of(const dom::object& row) {
  std::string out;
  for (const auto [key, value] : row) {
    if (!value.is_string()) continue;
    out.append(out.empty() ? "" : ", ").append(key);
  }
  return out;
}

}  // namespace

std::vector<std::string> fields_of_part(std::string_view json, const std::string& part,
                                        const std::string& arch) {
  JsonParser parser;
  dom::object row;
  if (part != "ptx" && part != "sass" && part != "llvm_ir") return {part};
  if (parser.parse(json).get(row)) return {part};
  // "ptx_sm_80_forward": the architecture stands between the names.
  std::string variant = part == "llvm_ir" ? "o2" : arch;
  std::vector<std::string> out;
  for (const auto [key, value] : row) {
    if (!key.starts_with(part + "_") || !value.is_string()) continue;
    const std::string_view rest = key.substr(part.size() + 1);
    const std::string_view one = rest.substr(0, rest.rfind('_'));
    if (variant.empty()) variant = one;
    if (one == variant) out.emplace_back(key);
  }
  if (out.empty()) out.push_back(part + (variant.empty() ? "" : "_" + variant + "_forward"));
  return out;
}

Result<std::string> aligned_row(std::string_view json, const std::vector<std::string>& parts,
                                const std::string& arch, std::optional<size_t> width,
                                std::string_view name) {
  JsonParser parser;
  dom::object row;
  dom::array levels;
  if (const auto error = parser.parse(json).get(row))
    return diag(DiagCode::BadRecord, name, simdjson::error_message(error));
  if (row["levels"].get(levels)) return diag(DiagCode::NoLevels, name);
  std::vector<std::string> fields;
  for (const std::string& part : parts)
    for (std::string& field : fields_of_part(json, part, arch)) fields.push_back(std::move(field));
  if (parts.empty()) {
    for (const char* level : {"ptx", "sass"}) {
      const std::string first = fields_of_part(json, level, arch)[0];
      if (!arch.empty() || !text_of(row, first).empty()) fields.push_back(first);
    }
    const bool cuda = !fields.empty();
    if (!cuda) fields.push_back(fields_of_part(json, "llvm_ir", {})[0]);
    if (text_of(row, fields[0]).empty()) return diag(DiagCode::NoLevels, name);
    const bool program =
        text_of(row, "cuda_forward").empty() && !text_of(row, "cuda_standalone").empty();
    fields.insert(fields.begin(), !cuda     ? "cpp_forward"
                                  : program ? "cuda_standalone"
                                            : "cuda_forward");
  }
  fields.insert(fields.begin(), "python_source");
  std::vector<AlignedText> texts;
  for (const std::string& field : fields) {
    if (!texts.empty() && field == "python_source") continue;
    if (text_of(row, field).empty()) return diag(DiagCode::NoSuchPart, field, name, names_of(row));
    texts.push_back(align(row, field));
  }
  return table(texts, width);
}

}  // namespace weft
