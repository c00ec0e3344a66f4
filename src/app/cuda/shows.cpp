// What a standalone program shows; see cuda/shows.h.
#include "cuda/shows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <vector>

#include "weft/base/text.h"

namespace weft {

namespace {

// Cuts the next line off.
std::string_view next_line(std::string_view& text) {
  const size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// The word that stands before `at`.
std::string_view word_before(std::string_view text, size_t at) {
  size_t begin = at;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  return text.substr(begin, at - begin);
}

// The names behind `def` in a Python file.
std::set<std::string_view> defined_in(std::string_view python) {
  std::set<std::string_view> names;
  while (!python.empty()) {
    std::string_view line = without_blanks(next_line(python));
    if (!line.starts_with("def ")) continue;
    line = without_blanks(line.substr(4));
    names.insert(line.substr(0, std::min(line.find('('), line.size())));
  }
  return names;
}

// Cuts the next value of a dump off.
std::string_view next_value(std::string_view& values) {
  const size_t comma = std::min(values.find(", "), values.size());
  const std::string_view value = values.substr(0, comma);
  values.remove_prefix(std::min(comma + 2, values.size()));
  return value == "-0" ? "0" : value;
}

// A function keeps the name that it has in Python; where C++ has that one already it gets a `_` or
// a number behind it.
bool is_named(std::string_view name, const std::set<std::string_view>& names) {
  if (names.contains(name)) return true;
  while (!name.empty() && (name.back() == '_' || (name.back() >= '0' && name.back() <= '9'))) {
    name.remove_suffix(1);
    if (names.contains(name)) return true;
  }
  return false;
}

// The own functions of a program, by the numbers of their lines: programs are formatted, so that
// a function begins and ends at the margin.
std::map<unsigned, std::string> own_lines(std::string_view source, std::string_view python,
                                          std::string_view kernel) {
  const std::set<std::string_view> names = defined_in(python);
  std::map<unsigned, std::string> lines;
  std::string inside;
  bool device = false;
  unsigned number = 0;
  while (!source.empty()) {
    const std::string_view line = next_line(source);
    ++number;
    const bool margin = !line.empty() && line.front() != ' ' && line.front() != '}';
    if (margin && inside.empty() &&
        (line.starts_with("__global__") || line.starts_with("__host__ __device__") ||
         line.starts_with("__device__")))
      device = true;
    // A long head has the name on its second line.
    const size_t parenthesis = line.find('(');
    if (device && inside.empty() && parenthesis != line.npos) {
      const std::string_view name = word_before(line, parenthesis);
      const bool own = name == kernel || python.empty() || is_named(name, names);
      inside = own ? name : "-";
    }
    if (inside.empty()) continue;
    if (inside != "-") lines[number] = inside;
    if (line.starts_with('}') || (margin && line.ends_with('}'))) {
      inside.clear();
      device = false;
    }
  }
  return lines;
}

// Statements that nothing is compiled of: a compiler sees that some conditions never hold, and gcov
// then says nothing of what they guard. By their first line; declarations without a value are
// left out.
std::map<unsigned, std::string> silent_statements(std::string_view source,
                                                  const std::map<unsigned, std::string>& own,
                                                  const std::set<unsigned>& told) {
  std::map<unsigned, std::string> silent;
  std::string statement;
  unsigned number = 0, first = 0;
  int depth = 0;
  bool any_told = false;
  while (!source.empty()) {
    const std::string_view line = without_blanks(next_line(source));
    ++number;
    if (!own.contains(number) || line.empty() || line.starts_with("//")) continue;
    if (statement.empty()) {
      first = number;
      depth = 0;
      any_told = false;
    }
    statement += (statement.empty() ? "" : " ") + std::string(line);
    any_told |= told.contains(number);
    for (const char c : line) depth += (c == '(' ? 1 : 0) - (c == ')' ? 1 : 0);
    const char last = line.back();
    if (depth > 0 || (last != ';' && last != '{' && last != '}')) continue;
    const bool plain =
        last == ';' && !any_told && !statement.starts_with("constexpr ") &&
        !statement.starts_with("static ") && !statement.starts_with('}') &&
        (statement.find('=') != statement.npos || statement.find('(') != statement.npos ||
         statement.find(' ') == statement.npos);
    if (plain) silent[first] = statement;
    statement.clear();
  }
  return silent;
}

// What gcov says of one line, over all that a template became.
struct Line {
  bool met = false;
  std::string text;
  std::vector<std::array<bool, 2>> tests;  // which ways were taken
};

// Reads the text of gcov. Branches come in twos, the ways of a test; those behind a call that may
// throw are none of the program's.
class Reader {
 public:
  explicit Reader(const std::map<unsigned, std::string>& own) : own_(own) {}

  std::map<unsigned, Line> read(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = next_line(text);
      if (line.starts_with("branch ")) {
        branch(line);
      } else if (!line.starts_with("call ") && !line.starts_with("function ")) {
        source_line(line);
      }
    }
    end_line();
    return std::move(lines_);
  }

 private:
  // "     #####:   14:      continue;"
  void source_line(std::string_view line) {
    const size_t first = line.find(':');
    const size_t second = first == line.npos ? first : line.find(':', first + 1);
    if (second == line.npos) return;
    const std::string_view count = without_blanks(line.substr(0, first));
    const std::string_view place = without_blanks(line.substr(first + 1, second - first - 1));
    unsigned number = 0;
    if (std::from_chars(place.data(), place.data() + place.size(), number).ptr !=
        place.data() + place.size())
      return;
    // Headers have a part of the text too.
    if (number == 0) {
      const std::string_view what = line.substr(second + 1);
      if (what.starts_with("Source:")) in_program_ = what.ends_with(".cu");
      return;
    }
    end_line();
    current_ = in_program_ && own_.contains(number) ? number : 0;
    if (current_ == 0 || count.empty() || count == "-") {
      current_ = 0;
      return;
    }
    Line& l = lines_[current_];
    l.met |= count.front() != '#' && count.front() != '=';
    l.text = without_blanks(line.substr(second + 1));
  }

  // "branch  0 taken 12 (fallthrough)", "branch  1 never executed"
  void branch(std::string_view line) {
    if (current_ == 0) return;
    const size_t at = line.find(" taken ");
    ways_.push_back(
        {at != line.npos && line.compare(at + 7, 2, "0 ") != 0 && line.substr(at + 7) != "0",
         line.find("(throw)") != line.npos});
  }

  void end_line() {
    if (current_ == 0) return;
    std::vector<std::array<bool, 2>>& tests = lines_[current_].tests;
    size_t test = 0;
    for (size_t i = 0; i + 1 < ways_.size(); i += 2) {
      if (ways_[i].throws || ways_[i + 1].throws) continue;
      if (test == tests.size()) tests.push_back({false, false});
      tests[test][0] |= ways_[i].taken;
      tests[test][1] |= ways_[i + 1].taken;
      ++test;
    }
    ways_.clear();
  }

  struct Way {
    bool taken, throws;
  };

  const std::map<unsigned, std::string>& own_;
  std::map<unsigned, Line> lines_;
  bool in_program_ = true;
  unsigned current_ = 0;
  std::vector<Way> ways_;
};

}  // namespace

void CudaOutputs::add(std::string_view dump) {
  std::map<std::string_view, std::string_view> inputs;
  while (!dump.empty()) {
    // `  "out.values": [1, 2],`
    const std::string_view line = without_blanks(next_line(dump));
    const size_t colon = line.find("\": [");
    const size_t end = line.rfind(']');
    if (colon == line.npos || end == line.npos || end < colon + 4) continue;
    const std::string_view name = line.substr(1, colon - 1);
    std::string_view values = line.substr(colon + 4, end - colon - 4);
    if (name.starts_with("in.")) inputs[name.substr(3)] = values;
    if (!name.starts_with("out.")) continue;
    Output& output = outputs_[std::string(name.substr(4))];
    std::string_view before = inputs[name.substr(4)];
    // What stays as it was is no value of the kernel.
    while (!values.empty() && !output.differs) {
      const std::string_view value = next_value(values), old = next_value(before);
      if (value == old) continue;
      output.differs = output.changed && output.value != value;
      output.changed = true;
      output.value = value;
    }
  }
}

void CudaOutputs::report(CudaShows& shows) const {
  shows.outputs = outputs_.size();
  for (const auto& [name, output] : outputs_) {
    if (!output.changed) {
      shows.never_changed.push_back(name);
    } else if (!output.differs) {
      shows.one_value.push_back(name);
    }
  }
}

unsigned rounds_of_program(std::string_view source) {
  constexpr std::string_view kHead = "constexpr int kRounds = ";
  const size_t at = source.find(kHead);
  unsigned rounds = 0;
  if (at != source.npos)
    std::from_chars(source.data() + at + kHead.size(), source.data() + source.size(), rounds);
  return rounds;
}

void note_lines(std::string_view source, std::string_view python, std::string_view kernel,
                std::string_view gcov, CudaShows& shows) {
  const std::map<unsigned, std::string> own = own_lines(source, python, kernel);
  std::set<unsigned> told;
  for (const auto& [number, line] : Reader(own).read(gcov)) {
    if (line.text == "}") continue;
    told.insert(number);
    ++shows.lines;
    shows.branches += 2 * line.tests.size();
    const std::string& function = own.at(number);
    if (!line.met) {
      shows.lines_never_met.push_back({number, function, line.text, 0, 0});
      continue;
    }
    for (size_t t = 0; t < line.tests.size(); ++t) {
      const unsigned ways = (line.tests[t][0] ? 0u : 1u) + (line.tests[t][1] ? 0u : 1u);
      if (ways > 0)
        shows.branches_never_met.push_back(
            {number, function, line.text, static_cast<unsigned>(t + 1), ways});
    }
  }
  for (const auto& [number, text] : silent_statements(source, own, told)) {
    ++shows.lines;
    shows.lines_never_met.push_back({number, own.at(number), text, 0, 0});
  }
  std::sort(shows.lines_never_met.begin(), shows.lines_never_met.end(),
            [](const CudaUnmet& a, const CudaUnmet& b) { return a.line < b.line; });
}

}  // namespace weft
