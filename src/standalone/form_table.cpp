#include "form_table.h"

#include <algorithm>
#include <charconv>

#include "cpp_names.h"

namespace weft::standalone {
namespace {

constexpr std::string_view kTexts[] = {
#include "forms/scalar.forms"
    ,
#include "forms/vector.forms"
    ,
#include "forms/matrix.forms"
    ,
#include "forms/quaternion.forms"
    ,
#include "forms/transform.forms"
    ,
#include "forms/random.forms"
    ,
#include "forms/noise.forms"
    ,
#include "forms/decompose.forms"
    ,
#include "forms/geometry.forms"
    ,
#include "forms/atomic.forms"
};

struct ScalarName {
  std::string_view name;
  Scalar scalar;
};
constexpr ScalarName kScalars[] = {
    {"bool", Scalar::Bool},     {"i8", Scalar::Int8},        {"u8", Scalar::UInt8},
    {"i16", Scalar::Int16},     {"u16", Scalar::UInt16},     {"i32", Scalar::Int32},
    {"u32", Scalar::UInt32},    {"i64", Scalar::Int64},      {"u64", Scalar::UInt64},
    {"f16", Scalar::Float16},   {"bf16", Scalar::BFloat16},  {"f32", Scalar::Float32},
    {"f64", Scalar::Float64},   {"int8", Scalar::Int8},      {"uint8", Scalar::UInt8},
    {"int16", Scalar::Int16},   {"uint16", Scalar::UInt16},  {"int32", Scalar::Int32},
    {"uint32", Scalar::UInt32}, {"int64", Scalar::Int64},    {"uint64", Scalar::UInt64},
    {"int", Scalar::Int32},     {"uint", Scalar::UInt32},    {"half", Scalar::Float16},
    {"float", Scalar::Float32}, {"double", Scalar::Float64},
};

std::optional<Scalar> scalar_named(std::string_view name) {
  for (const ScalarName& s : kScalars) {
    if (s.name == name) return s.scalar;
  }
  return std::nullopt;
}

std::string_view trim(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\n')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\n')) s.remove_suffix(1);
  return s;
}

// The parts between separators that stand in no parentheses.
std::vector<std::string_view> split(std::string_view s, char separator) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '(') ++depth;
    if (s[i] == ')') --depth;
    if (s[i] == separator && depth == 0) {
      out.push_back(trim(s.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  if (const std::string_view last = trim(s.substr(begin)); !last.empty()) out.push_back(last);
  return out;
}

Pattern read_pattern(std::string_view text) {
  Pattern p;
  text = trim(text);
  if (!text.empty() && (text.back() == '&' || text.back() == '*')) {
    p.changed = text.back() == '&';
    p.pointer = text.back() == '*';
    text.remove_suffix(1);
  }
  const std::size_t colon = text.find(':');
  p.type = text.substr(0, colon);
  while (colon != std::string_view::npos && !text.empty()) {
    const std::size_t at = text.find(':');
    if (at == std::string_view::npos) break;
    const std::size_t next = text.find(':', at + 1);
    p.conditions.push_back(
        text.substr(at + 1, next == std::string_view::npos ? next : next - at - 1));
    text = next == std::string_view::npos ? std::string_view() : text.substr(next);
  }
  return p;
}

// "KEY(A, B) -> R" and what follows it.
struct Head {
  std::string_view key, args, result, rest;
};

bool read_head(std::string_view line, Head& h) {
  const std::size_t open = line.find('(');
  if (open == std::string_view::npos) return false;
  h.key = trim(line.substr(0, open));
  int depth = 0;
  std::size_t close = open;
  for (; close < line.size(); ++close) {
    if (line[close] == '(') ++depth;
    if (line[close] == ')' && --depth == 0) break;
  }
  if (close == line.size()) return false;
  h.args = line.substr(open + 1, close - open - 1);
  h.rest = trim(line.substr(close + 1));
  if (h.rest.substr(0, 2) == "->") {
    h.rest = trim(h.rest.substr(2));
    const std::size_t end = h.rest.find(' ');
    h.result = h.rest.substr(0, end);
    h.rest = end == std::string_view::npos ? std::string_view() : trim(h.rest.substr(end));
  }
  return true;
}

bool condition_holds(std::string_view condition, const Type& t) {
  const Scalar s = t.scalar;
  for (const std::string_view one : split(condition, ',')) {
    int number = 0;
    const auto [end, error] = std::from_chars(one.data(), one.data() + one.size(), number);
    if (error == std::errc() && end == one.data() + one.size()) {
      if (t.rows == number) return true;
      continue;
    }
    if (error == std::errc() && *end == 'x') {
      int columns = 0;
      std::from_chars(end + 1, one.data() + one.size(), columns);
      if (t.rows == number && t.cols == columns) return true;
      continue;
    }
    if (one == "square" && t.rows == t.cols) return true;
    if (one == "float" && (s == Scalar::Float32 || s == Scalar::Float64)) return true;
    if (one == "anyfloat" && is_float(s)) return true;
    if (one == "int" && is_int(s)) return true;
    if (one == "signed" && is_signed_int(s)) return true;
    if (one == "unsigned" && is_int(s) && !is_signed_int(s)) return true;
    if (one != "float" && one != "int") {
      if (const auto named = scalar_named(one); named && *named == s) return true;
    }
  }
  return false;
}

bool kind_fits(char letter, const Type& t) {
  switch (letter) {
    case 'S':
    case 'U':
      return t.is_scalar();
    case 'V':
    case 'W':
      return t.is_vector();
    case 'M':
    case 'K':
      return t.is_matrix();
    case 'Q':
      return t.is_quaternion();
    case 'X':
      return t.is_transform();
    case 'A':
      return t.is_struct();
    default:
      return t.is_value() || t.is_struct();
  }
}

bool is_letter(std::string_view name) {
  return name.size() == 1 && Bindings::kLetters.find(name[0]) != std::string_view::npos;
}

bool bind(const Pattern& p, const Type& t, Bindings& b) {
  if (!is_letter(p.type)) {
    const Type named = b.named(p.type);
    return !named.is_void() && types_equal(named, t);
  }
  if (!kind_fits(p.type[0], t)) return false;
  for (const std::string_view c : p.conditions) {
    if (!condition_holds(c, t)) return false;
  }
  Type& slot = b.types[Bindings::kLetters.find(p.type[0])];
  if (slot.is_void()) {
    slot = t;
    if (b.first.is_void()) b.first = t;
    return true;
  }
  return types_equal(slot, t);
}

}  // namespace

Type Bindings::named(std::string_view name) const {
  if (is_letter(name)) return of(name[0]);
  if (name == "s") return Type::of(first.scalar);
  const Scalar s = first.scalar;
  if (name == "row" || name == "col" || name == "T") {
    const Type& m = of('M');
    if (!m.is_matrix()) return {};
    if (name == "row") return Type::vec(m.cols, m.scalar);
    if (name == "col") return Type::vec(m.rows, m.scalar);
    return Type::mat(m.cols, m.rows, m.scalar);
  }
  if (s != Scalar::None) {
    if (name == "quat") return Type::quat(s);
    if (name == "transform") return Type::transform(s);
    if (name.size() == 4 && name.substr(0, 3) == "vec") return Type::vec(name[3] - '0', s);
    if (name.size() == 5 && name.substr(0, 3) == "mat")
      return Type::mat(name[3] - '0', name[4] - '0', s);
  }
  // Of 32-bit floats, whatever is bound.
  if (name == "vec2f" || name == "vec3f" || name == "vec4f")
    return Type::vec(name[3] - '0', Scalar::Float32);
  if (const auto scalar = scalar_named(name)) return Type::of(*scalar);
  return {};
}

FormTable FormTable::load() {
  FormTable table;
  for (const std::string_view text : kTexts) table.read(text);
  std::stable_sort(table.forms_.begin(), table.forms_.end(),
                   [](const Form& a, const Form& b) { return a.key < b.key; });
  for (const Form& f : table.forms_) {
    const std::size_t type = f.name.find('$');
    (type == f.name.npos ? table.functions_ : table.beginnings_).push_back(f.name.substr(0, type));
  }
  for (auto* names : {&table.functions_, &table.beginnings_}) {
    std::sort(names->begin(), names->end());
    names->erase(std::unique(names->begin(), names->end()), names->end());
  }
  return table;
}

void FormTable::read(std::string_view text) {
  std::size_t at = 0;
  Form* current = nullptr;
  const auto finish = [&](std::size_t end) {
    if (current == nullptr || current->is_expression) return;
    const char* begin = current->text.data();
    current->text = trim({begin, static_cast<std::size_t>(text.data() + end - begin)});
    if (current->text.empty()) faults_.push_back("no text: " + std::string(current->key));
  };
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t next = std::min(end + 1, text.size());
    if (!line.empty() && (line[0] == '@' || line.substr(0, 2) == "# ")) {
      finish(at);
      current = nullptr;
    }
    Head h;
    if (!line.empty() && line[0] == '@') {
      if (!read_head(line.substr(1), h)) {
        faults_.emplace_back(line);
      } else {
        forms_.emplace_back();
        current = &forms_.back();
        current->key = h.key;
        // A comma alone goes on a list of conditions: `S:u8,i8, V`.
        std::string_view rest = h.args;
        while (!trim(rest).empty()) {
          const std::size_t comma = rest.find(", ");
          current->args.push_back(read_pattern(rest.substr(0, comma)));
          rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
        }
        if (!h.result.empty()) current->result = read_pattern(h.result);
        if (h.rest.substr(0, 1) == "=") {
          current->is_expression = true;
          current->text = trim(h.rest.substr(1));
        } else {
          current->name = h.rest.substr(0, 3) == "as " ? trim(h.rest.substr(3)) : h.key;
          current->text = {text.data() + next, 0};
        }
      }
    } else if (!line.empty() && line[0] == '+' && current != nullptr &&
               (current->is_expression || current->text.data() == text.data() + at)) {
      for (const std::string_view one : split(line.substr(1), ';')) {
        if (!read_head(one, h)) {
          faults_.emplace_back(line);
          continue;
        }
        Need need{h.key, split(h.args, ','), h.result};
        current->needs.push_back(std::move(need));
      }
      if (!current->is_expression) current->text = {text.data() + next, 0};
    }
    at = next;
  }
  finish(text.size());
}

const Form* FormTable::find(std::string_view key, std::span<const Type> args, const Type& result,
                            Bindings& out) const {
  auto it = std::lower_bound(forms_.begin(), forms_.end(), key,
                             [](const Form& f, std::string_view k) { return f.key < k; });
  for (; it != forms_.end() && it->key == key; ++it) {
    if (it->args.size() != args.size()) continue;
    out = {};
    bool fits = true;
    // The result first: arguments may be told in its terms.
    if (it->result && !result.is_void()) fits = bind(*it->result, result, out);
    if (it->result && result.is_void()) fits = false;
    for (std::size_t i = 0; fits && i < args.size(); ++i) fits = bind(it->args[i], args[i], out);
    if (fits) return &*it;
  }
  return nullptr;
}

bool FormTable::names_function(std::string_view name) const {
  return std::binary_search(functions_.begin(), functions_.end(), name) ||
         std::any_of(beginnings_.begin(), beginnings_.end(), [&](std::string_view b) {
           if (name.substr(0, b.size()) != b) return false;
           const std::string_view type = name.substr(b.size());
           return is_type_name(type) || type.ends_with("_t") || type == "int" || type == "float" ||
                  type == "double";
         });
}

bool FormTable::has(std::string_view key) const {
  return std::binary_search(forms_.begin(), forms_.end(), key, [](const auto& a, const auto& b) {
    const auto text = [](const auto& x) -> std::string_view {
      if constexpr (std::is_same_v<std::decay_t<decltype(x)>, Form>)
        return x.key;
      else
        return x;
    };
    return text(a) < text(b);
  });
}

}  // namespace weft::standalone
