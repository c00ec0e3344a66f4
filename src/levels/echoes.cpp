#include "weft/levels/echoes.h"

#include <compare>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "lines.h"

namespace weft::levels {

namespace {

struct Echo {
  uint32_t line = 0;
  std::string_view python;  // without blanks around it
  friend auto operator<=>(const Echo&, const Echo&) = default;
};

constexpr std::string_view kAdjoint = "adj: ";

std::string_view without_blanks_around(std::string_view text) {
  text = without_blanks(text);
  return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

std::optional<Echo> echo_of(std::string_view line) {
  const size_t end = line.rfind("<L ");
  const size_t comment = line.find("//");
  if (end == line.npos || comment == line.npos || comment > end) return std::nullopt;
  std::string_view python = without_blanks_around(line.substr(comment + 2, end - comment - 2));
  if (python.starts_with(kAdjoint)) python.remove_prefix(kAdjoint.size());
  return Echo{number_at(line.substr(end + 3)), python};
}

// The line of `python` of each echo in the text; none for those that it has not.
std::map<Echo, uint32_t> lines_of_echoes(std::string_view text, std::string_view python) {
  std::map<std::string_view, std::vector<uint32_t>> places;
  uint32_t number = 0;
  for (const std::string_view line : lines_of(python))
    places[without_blanks_around(line)].push_back(++number);
  std::map<Echo, uint32_t> lines;
  for (const std::string_view line : lines_of(text))
    if (const auto echo = echo_of(line); echo && places.contains(echo->python)) lines[*echo] = 0;
  // A function keeps its lines together: of equal lines that one is meant which is as far from its
  // number as most others are.
  const auto distance = [](uint32_t place, const Echo& echo) {
    return static_cast<int64_t>(place) - static_cast<int64_t>(echo.line);
  };
  std::map<int64_t, size_t> votes;
  for (const auto& [echo, unknown] : lines)
    for (const uint32_t place : places[echo.python]) ++votes[distance(place, echo)];
  for (auto& [echo, line] : lines) {
    size_t most = 0;
    for (const uint32_t place : places[echo.python]) {
      const size_t count = votes[distance(place, echo)];
      if (count > most) {
        most = count;
        line = place;
      }
    }
  }
  return lines;
}

// A line of a text as far as it says where others come from.
struct TextLine {
  size_t indent = 0;
  bool is_echo = false;
  bool is_adjoint = false;  // the echo of a statement whose adjoint stands above it
  bool begins_loop = false;
  uint32_t python = 0;  // of an echo; 0: none of the source
};

TextLine read_line(std::string_view text, const std::map<Echo, uint32_t>& lines) {
  TextLine out;
  const std::string_view bare = without_blanks(text);
  out.indent = text.size() - bare.size();
  out.begins_loop = bare.starts_with("start_for_");
  if (const auto echo = echo_of(text)) {
    out.is_echo = true;
    out.is_adjoint = without_blanks(bare.substr(2)).starts_with(kAdjoint);
    const auto found = lines.find(*echo);
    out.python = found == lines.end() ? 0 : found->second;
  }
  return out;
}

// The echoes that lines belong to, by how far in they stand: a statement's own lines stand as far
// in as its echo or further, and echoes of further statements within it further.
class OpenEchoes {
 public:
  void open(const TextLine& echo) {
    close(echo.indent);
    open_.push_back(echo);
  }
  // Those that stand so far in, or further.
  void close(size_t indent) {
    while (!open_.empty() && open_.back().indent >= indent) open_.pop_back();
  }
  // The nearest that stands no further in.
  const TextLine* of(size_t indent) const {
    for (size_t i = open_.size(); i > 0; --i)
      if (open_[i - 1].indent <= indent) return &open_[i - 1];
    return nullptr;
  }

 private:
  std::vector<TextLine> open_;
};

using TextLines = std::span<const TextLine>;

// A forward text: an echo stands above what was made of it.
void place_forward(TextLines lines, std::span<uint32_t> out) {
  OpenEchoes above;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].is_echo) {
      above.open(lines[i]);
    } else {
      above.close(lines[i].indent + 1);
    }
    const TextLine* echo = above.of(lines[i].indent);
    out[i] = echo == nullptr ? 0 : echo->python;
  }
}

// A reverse text: an echo stands below what was made of it. Bodies of loops begin with their
// forward text once more, where it stands above; the last statement of that is the first of the
// reverse text.
void place_reverse(TextLines lines, std::span<uint32_t> out) {
  OpenEchoes below;
  // A loop's own lines, between its label and the first echo, stand further in than the label.
  std::vector<size_t> indents;
  const TextLine* loop = nullptr;
  for (const TextLine& line : lines) {
    if (line.begins_loop) loop = &line;
    if (line.is_echo) loop = nullptr;
    indents.push_back(loop == nullptr ? line.indent : loop->indent);
  }
  for (size_t i = lines.size(); i > 0; --i) {
    if (lines[i - 1].is_echo && lines[i - 1].is_adjoint) below.open(lines[i - 1]);
    const TextLine* echo = below.of(indents[i - 1]);
    out[i - 1] = echo == nullptr ? 0 : echo->python;
  }
  OpenEchoes above;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].is_echo && !lines[i].is_adjoint) {
      above.open(lines[i]);
    } else {
      above.close(lines[i].indent + (lines[i].is_echo ? 0 : 1));
    }
    const TextLine* echo = above.of(lines[i].indent);
    if (echo != nullptr && echo->indent == lines[i].indent) out[i] = echo->python;
  }
}

}  // namespace

std::vector<uint32_t> python_lines(std::string_view text, std::string_view python) {
  const std::map<Echo, uint32_t> echoes = lines_of_echoes(text, python);
  const std::vector<std::string_view> texts = lines_of(text);
  std::vector<TextLine> lines;
  for (const std::string_view line : texts) lines.push_back(read_line(line, echoes));
  std::vector<uint32_t> out(lines.size() + 1);
  const std::span<uint32_t> places = std::span(out).subspan(1);
  for (size_t begin = 0; begin < lines.size();) {
    size_t reverse = begin;
    size_t end = begin;
    while (end < lines.size() && !texts[end].starts_with('}')) ++end;
    while (reverse < end && without_blanks(texts[reverse]) != "// reverse") ++reverse;
    const TextLines all = lines;
    place_forward(all.subspan(begin, reverse - begin), places.subspan(begin, reverse - begin));
    place_reverse(all.subspan(reverse, end - reverse), places.subspan(reverse, end - reverse));
    begin = end + 1;
  }
  return out;
}

}  // namespace weft::levels
