#include "spoilt_adjoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "weft/base/rng.h"
#include "weft/base/text.h"

namespace weft {

namespace {

// Builtins whose adjoint is never zero everywhere, with the number of their operands. Of those
// marked so, exchanged operands give other adjoints.
struct Spoilable {
  std::string_view call;
  int operands;
  bool exchange;
};
constexpr Spoilable kSpoilable[] = {
    {"wp::adj_mul(", 2, true},   {"wp::adj_div(", 2, true},  {"wp::adj_sub(", 2, true},
    {"wp::adj_add(", 2, false},  {"wp::adj_neg(", 1, false}, {"wp::adj_sin(", 1, false},
    {"wp::adj_cos(", 1, false},  {"wp::adj_exp(", 1, false}, {"wp::adj_log(", 1, false},
    {"wp::adj_tanh(", 1, false}, {"wp::adj_cross(", 2, true}};
// Calls that give a square root or the like also have the result among their arguments; they are
// left alone.

// "a, b, c" of names alone; nothing where an argument is anything else.
std::optional<std::vector<std::string_view>> names_in(std::string_view text) {
  std::vector<std::string_view> out;
  while (true) {
    const size_t comma = text.find(", ");
    const std::string_view name = text.substr(0, comma);
    if (name.empty() || !std::all_of(name.begin(), name.end(), is_word)) return std::nullopt;
    out.push_back(name);
    if (comma == text.npos) return out;
    text.remove_prefix(comma + 2);
  }
}

// Declared as `wp::float32 adj_3 = {};`, or as a vector of floats: the same type for all of them.
std::string_view declared_type(const std::vector<std::string_view>& lines, std::string_view name) {
  const std::string mark = fmt::format(" {} = {{}};", name);
  for (const std::string_view line : lines)
    if (line.ends_with(mark))
      return without_blanks(line).substr(0, without_blanks(line).size() - mark.size());
  return {};
}

bool is_of_floats(std::string_view type) {
  return type == "wp::float32" || type == "wp::float64" ||
         (type.starts_with("wp::vec_t<") && type.find("wp::float") != type.npos);
}

struct Statement {
  size_t line = 0;
  const Spoilable* call = nullptr;
  std::vector<std::string_view> names;  // operands, their adjoints, the adjoint of the result
};

std::optional<Statement> statement_at(const std::vector<std::string_view>& lines, size_t i) {
  const std::string_view line = without_blanks(lines[i]);
  if (!line.ends_with(");")) return std::nullopt;
  for (const Spoilable& s : kSpoilable) {
    if (!line.starts_with(s.call)) continue;
    auto names = names_in(line.substr(s.call.size(), line.size() - s.call.size() - 2));
    if (!names || names->size() != 2 * static_cast<size_t>(s.operands) + 1) return std::nullopt;
    const auto n = static_cast<size_t>(s.operands);
    // The adjoints of arguments are not declared as locals; their type is that of the result.
    const std::string_view type = declared_type(lines, names->back());
    if (!is_of_floats(type)) return std::nullopt;
    for (size_t k = n; k < 2 * n; ++k) {
      const std::string_view own = declared_type(lines, (*names)[k]);
      if (own != type) return std::nullopt;
    }
    // An operand twice, or a constant, whose adjoint nobody reads.
    if (n == 2 && (*names)[0] == (*names)[1]) return std::nullopt;
    return Statement{i, &s, *std::move(names)};
  }
  return std::nullopt;
}

bool is_constant(const std::vector<std::string_view>& lines, std::string_view name) {
  const std::string mark = fmt::format(" {} = ", name);
  return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
    return without_blanks(line).starts_with("const ") && line.find(mark) != line.npos;
  });
}

// The words that begin with "adj_" among the arguments of a statement, in their order.
std::vector<std::string_view> adjoints_in(std::string_view line) {
  std::vector<std::string_view> out;
  for (size_t at = std::min(line.find('('), line.size()); at < line.size(); ++at) {
    if (!is_word(line[at])) continue;
    size_t end = at;
    while (end < line.size() && is_word(line[end])) ++end;
    if (line.substr(at, end - at).starts_with("adj_")) out.push_back(line.substr(at, end - at));
    at = end;
  }
  return out;
}

// Builtins that carry a gradient from arrays, and those whose derivative is zero.
constexpr std::string_view kBegins[] = {"_store", "_atomic", "adj_address", "adj_load"};
constexpr std::string_view kCarriesNone[] = {"wp::adj_floor(", "wp::adj_ceil(",  "wp::adj_round(",
                                             "wp::adj_rint(",  "wp::adj_trunc(", "wp::adj_sign(",
                                             "wp::adj_step(",  "wp::adj_int",    "wp::adj_uint"};

// Which adjoints hold something other than zero at each line of the reverse pass, as far as its
// text says: a statement carries what its last adjoint has to its others.
class Alive {
 public:
  bool has(std::string_view name) const {
    return std::find(names_.begin(), names_.end(), name) != names_.end();
  }
  void pass(std::string_view line) {
    line = without_blanks(line);
    const auto begins = [line](std::string_view call) { return line.starts_with(call); };
    if (line.starts_with("//") || std::ranges::any_of(kCarriesNone, begins)) return;
    const std::string_view call = line.substr(0, line.find('('));
    const auto adjoints = adjoints_in(line);
    const bool from_arrays = std::ranges::any_of(
        kBegins, [call](std::string_view word) { return call.find(word) != call.npos; });
    if (!adjoints.empty() && (from_arrays || has(adjoints.back())))
      names_.insert(names_.end(), adjoints.begin(), adjoints.end());
  }

 private:
  std::vector<std::string_view> names_;
};

}  // namespace

std::optional<SpoiltAdjoint> spoil_adjoint(std::string_view backward, uint64_t key) {
  const std::vector<std::string_view> lines = lines_of(backward);
  const auto reverse = std::find_if(lines.begin(), lines.end(),
                                    [](auto line) { return without_blanks(line) == "// reverse"; });
  const auto times = [&lines](std::string_view text) {
    return std::ranges::count_if(lines, [&](auto line) { return without_blanks(line) == text; });
  };
  std::vector<Statement> places;
  Alive alive;
  for (auto i = static_cast<size_t>(reverse - lines.begin()); i < lines.size(); ++i) {
    auto place = statement_at(lines, i);
    const bool carries = place && alive.has(place->names.back());
    alive.pass(lines[i]);
    if (!carries) continue;
    const auto n = static_cast<size_t>(place->call->operands);
    if (std::any_of(place->names.begin(), place->names.begin() + static_cast<std::ptrdiff_t>(n),
                    [&](std::string_view name) { return is_constant(lines, name); }))
      continue;
    // A statement that stands twice cannot be named by its text.
    if (times(without_blanks(lines[i])) == 1) places.push_back(*std::move(place));
  }
  if (places.empty()) return std::nullopt;
  const Statement& place = places[splitmix64(key) % places.size()];
  const bool exchange = place.call->exchange && splitmix64(key + 1) % 2 == 0;
  const std::string right(without_blanks(lines[place.line]));
  SpoiltAdjoint out;
  std::string wrong;
  if (exchange) {
    const auto& n = place.names;
    wrong = fmt::format("{}{}, {}, {}, {}, {});", place.call->call, n[0], n[1], n[3], n[2], n[4]);
    out.fault = fmt::format(
        "`{}` is wrong: the adjoints of its two operands are exchanged. It should be `{}`.\n",
        wrong, right);
  } else {
    const size_t result = place.names.size() - 1;
    const auto n = static_cast<size_t>(place.call->operands);
    const std::string to = n == 1 ? std::string(place.names[1])
                                  : fmt::format("{} and {}", place.names[2], place.names[3]);
    const std::string_view before = without_blanks(lines[place.line - 1]);
    const bool names_a_place = !before.starts_with("//") && times(before) == 1;
    out.fault = fmt::format("`{}` is missing{}: nothing carries {} to {}.\n", right,
                            names_a_place ? fmt::format(" after `{}`", before) : std::string(),
                            place.names[result], to);
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == place.line) {
      if (wrong.empty()) continue;
      out.text += lines[i].substr(0, lines[i].size() - right.size());
      out.text += wrong;
    } else {
      out.text += lines[i];
    }
    out.text += '\n';
  }
  return out;
}

}  // namespace weft
