#include "assemble.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "names.h"
#include "objects.h"
#include "style.h"
#include "text.h"

namespace weft::plans {

namespace {

constexpr std::size_t kWidth = 100;  // columns of a signature on one line
constexpr std::size_t kLongestLine = 120;

struct Section {
  std::string_view keyword, rest;
  std::vector<std::string_view> lines;  // without the indentation of the section
};

// `name|other: vec3[n, m] inout -1..1 id(n)`
struct Declaration {
  std::vector<std::string_view> names;
  std::string_view type;
  std::vector<std::string_view> shape;
  bool is_array = false;
  std::vector<std::string_view> words;  // what stands behind the type
};

struct Struct {
  std::vector<std::string_view> names;
  std::vector<Declaration> fields;
};

// What stands for the type of an argument in the signature of a kernel for any types: "Any", or one
// of Warp's own templates. Empty: its type.
std::string_view template_of(const Declaration& d) {
  for (const std::string_view w : d.words) {
    if (w == "generic") return "Any";
    if (w == "generic(Float)") return "wp.Float";
    if (w == "generic(Int)") return "wp.Int";
    if (w == "generic(Scalar)") return "wp.Scalar";
  }
  return {};
}

// At blanks that stand in no bracket.
std::vector<std::string_view> words_of(std::string_view s) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i <= s.size(); ++i) {
    const char c = i < s.size() ? s[i] : ' ';
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (c != ' ' || (depth > 0 && i < s.size())) continue;
    if (i > from) out.push_back(s.substr(from, i - from));
    from = i + 1;
  }
  return out;
}

class Assembler {
 public:
  // `own_names`: of all names the first.
  Assembler(unsigned spelling, bool own_names, Rng& rng, PlanProgram& out, std::string& error)
      : spelling_(spelling), rng_(rng), out_(out), error_(error), names_(rng, own_names) {}

  bool run(std::string_view text) {
    split_sections(text);
    return ok_ && read_heads() && read_declarations() && choose_names() && describe_launch() &&
           describe_arguments() && write();
  }

 private:
  bool fail(std::string why) {
    if (ok_) error_ = std::move(why);
    ok_ = false;
    return false;
  }

  // --- sections ---------------------------------------------------------------------------------
  void split_sections(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = take_line(text);
      const std::size_t indent = line.find_first_not_of(' ');
      if (indent == std::string_view::npos) {
        if (!sections_.empty()) sections_.back().lines.emplace_back();
      } else if (indent == 4) {
        const std::string_view head = trim(line);
        const std::size_t space = std::min(head.find(' '), head.size());
        sections_.push_back({head.substr(0, space), trim(head.substr(space)), {}});
      } else if (indent >= 8 && !sections_.empty()) {
        sections_.back().lines.push_back(line.substr(8));
      } else {
        fail(fmt::format("'{}' belongs to no section", trim(line)));
      }
    }
    for (Section& s : sections_)
      while (!s.lines.empty() && trim(s.lines.back()).empty()) s.lines.pop_back();
  }

  const Section* section(std::string_view keyword) const {
    for (const Section& s : sections_)
      if (s.keyword == keyword) return &s;
    return nullptr;
  }

  bool read_heads() {
    for (const Section& s : sections_) {
      if (s.keyword == "types") {
        for (const std::string_view t : words_of(s.rest)) {
          const std::optional<Scalar> scalar = parse_scalar(t);
          if (!scalar || !is_float(*scalar))
            return fail(fmt::format("no type of floats is called '{}'", t));
          scalars_.push_back(*scalar);
        }
      } else if (s.keyword == "outcome") {
        const auto outcome = parse_outcome(s.rest);
        if (!outcome) return fail(fmt::format("'{}' is no outcome", s.rest));
        out_.interface.outcome = *outcome;
      } else if (s.keyword == "block") {
        int& threads = out_.interface.block_dim;
        if (!read_number(s.rest, threads) || !BlockDims::is_of_tiles(threads))
          return fail(fmt::format("'{}' is no power of two from 32 to 1024", s.rest));
      } else if (s.keyword == "names") {
        const std::size_t equals = s.rest.find(" = ");
        if (equals == std::string_view::npos) return fail("names without '='");
        named_.push_back({trim(s.rest.substr(0, equals)), split(s.rest.substr(equals + 3), '|')});
      } else if (s.keyword != "kernel" && s.keyword != "launch" && s.keyword != "size" &&
                 s.keyword != "struct" && s.keyword != "args" && s.keyword != "says" &&
                 s.keyword != "doc" && s.keyword != "code" && s.keyword != "body") {
        return fail(fmt::format("'{}' is no section", s.keyword));
      }
    }
    for (const char* needed : {"kernel", "launch", "args", "says", "body"})
      if (section(needed) == nullptr) return fail(fmt::format("no section '{}'", needed));
    return true;
  }

  bool read_declaration(std::string_view line, Declaration& out) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return fail(fmt::format("'{}' has no type", line));
    out.names = split(line.substr(0, colon), '|');
    if (NameChooser::is_reserved(out.names.front()))
      return fail(fmt::format("'{}' is a word of C++", out.names.front()));
    std::string_view rest = trim(line.substr(colon + 1));
    std::size_t end = 0;
    while (end < rest.size() && is_name_char(rest[end])) ++end;
    out.type = rest.substr(0, end);
    if (end < rest.size() && rest[end] == '[') {
      const std::size_t close = rest.find(']', end);
      if (close == std::string_view::npos) return fail(fmt::format("'{}' lacks a ']'", line));
      out.is_array = true;
      out.shape = split(rest.substr(end + 1, close - end - 1), ',');
      end = close + 1;
    }
    if (find_object(out.type) != nullptr) {
      const std::size_t close = rest.find(')', end);
      if (end == rest.size() || rest[end] != '(' || close == std::string_view::npos)
        return fail(fmt::format("'{}' does not say what its object is made of", line));
      out.shape = split(rest.substr(end + 1, close - end - 1), ',');
      end = close + 1;
    }
    out.words = words_of(rest.substr(end));
    return true;
  }

  bool read_declarations() {
    for (const Section& s : sections_) {
      if (s.keyword != "struct" && s.keyword != "args") continue;
      std::vector<Declaration>* to = &args_;
      if (s.keyword == "struct") {
        structs_.push_back({split(s.rest, '|'), {}});
        to = &structs_.back().fields;
      }
      for (const std::string_view line : s.lines)
        if (!trim(line).empty() && !read_declaration(line, to->emplace_back())) return false;
    }
    return true;
  }

  // --- names ------------------------------------------------------------------------------------
  // Names that belong together: `lo, hi` by one of several pairs.
  bool rename_together(std::string_view own, const std::vector<std::string_view>& alternatives) {
    const std::vector<std::string_view> owns = split(own, ',');
    std::vector<std::vector<std::string_view>> sets;
    for (const std::string_view a : alternatives) {
      sets.push_back(split(a, ','));
      if (sets.back().size() != owns.size())
        return fail(fmt::format("'{}' are not as many names as '{}'", a, own));
    }
    const std::vector<std::string_view>& chosen = names_.choose_set(owns, sets);
    for (std::size_t i = 0; i < owns.size(); ++i)
      styler_.names.push_back({std::string(owns[i]), std::string(chosen[i]), {}, false});
    return true;
  }

  void rename(const std::vector<std::string_view>& names) {
    // Named before, together with others.
    if (styler_.find(names.front()) != nullptr) return;
    const std::string name = names_.choose(names);
    styler_.names.push_back({std::string(names.front()), name, {}, false});
  }

  // "as const 0.01": the form in which the kernel has a number. Nothing: it is a parameter.
  static std::optional<std::pair<std::string_view, std::string_view>> form_of(
      const Declaration& d) {
    for (std::size_t i = 0; i + 2 < d.words.size(); ++i)
      if (d.words[i] == "as" && d.words[i + 1] != "param")
        return std::pair(d.words[i + 1], d.words[i + 2]);
    return std::nullopt;
  }

  bool choose_names() {
    std::string code;
    for (const Section& s : sections_)
      if (s.keyword == "code" || s.keyword == "body") code += join(s, "");
    code_ = std::move(code);
    Rng style_rng = rng_.fork(1);
    names_.begin(names_in(code_));
    styler_.style = Style::draw(style_rng, scalars_, spelling_);
    // Warp transforms tiles of vec2f alone, which a result without annotation is not to it.
    if (code_.find("wp.tile_ifft") != std::string::npos) styler_.style.result_types = true;
    // Of wp.float32 Warp says that no texture holds it.
    for (const Declaration& a : args_) {
      const ObjectType* object = find_object(a.type);
      if (object != nullptr && object->kind == ObjectRule::Kind::Texture)
        styler_.style.numbered = false;
    }
    for (const auto& [own, names] : named_) {
      if (own.find(',') == std::string_view::npos)
        rename(names);
      else if (!rename_together(own, names))
        return false;
    }
    // The thread's index, where the plan leaves its name open.
    if (names_.in_text("i") && code_.find("i = wp.tid()") != std::string_view::npos &&
        Styler::find(styler_.names, "i") == nullptr)
      rename({"i", "tid", "i", "idx"});
    for (const Struct& s : structs_) {
      rename(s.names);
      for (const Declaration& f : s.fields) {
        if (Styler::find(styler_.fields, f.names.front()) != nullptr) continue;
        const Replacement* together = styler_.find(f.names.front());
        styler_.fields.push_back({std::string(f.names.front()),
                                  together != nullptr ? together->text : names_.choose(f.names),
                                  {},
                                  false});
      }
    }
    for (const Declaration& a : args_)
      if (!name_argument(a)) return false;
    kernel_ = styler_.style.kernel_name(names_.choose_any(split(section("kernel")->rest, '|')));
    return true;
  }

  bool name_argument(const Declaration& a) {
    const auto form = form_of(a);
    if (!form) {
      rename(a.names);
      return true;
    }
    const auto [word, value] = *form;
    const std::string own(a.names.front());
    const std::string literal = a.type == "float" ? styler_.number(value) : std::string(value);
    if (word == "literal") {
      const bool negative = value.starts_with('-');
      styler_.names.push_back(
          {own, negative ? "(" + literal + ")" : literal, std::string(value), true});
      return true;
    }
    if (word != "const") return fail(fmt::format("'{}' is no form of a number", word));
    std::string name = names_.choose(a.names);
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
      return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    // Not in a wp.static(), in whose place the structure of a program has the value, so that two
    // programs with a constant and a literal in other places would have one structure.
    constants_ += fmt::format("{} = {}\n", name,
                              styler_.style.wrapped ? "wp.constant(" + literal + ")" : literal);
    styler_.names.push_back({own, name, name + " (" + std::string(value) + ")", true});
    return true;
  }

  // --- interface --------------------------------------------------------------------------------
  // A sum of products: "4 * n + 1", where a name may stand for a sum itself.
  std::optional<Size> size_of(std::string_view text) {
    Size sum;
    for (std::string_view rest = text; !rest.empty();) {
      const std::size_t end = std::min(rest.find('+'), rest.size());
      std::optional<Size> product = product_of(trim(rest.substr(0, end)));
      if (!product) return std::nullopt;
      for (SizeProduct& p : product->products) sum.products.push_back(std::move(p));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return merged(std::move(sum));
  }

  static Size merged(Size in) {
    Size out;
    for (SizeProduct& p : in.products) {
      const auto same = std::find_if(out.products.begin(), out.products.end(),
                                     [&](const SizeProduct& q) { return q.terms == p.terms; });
      if (same == out.products.end())
        out.products.push_back(std::move(p));
      else
        same->factor += p.factor;
    }
    return out;
  }

  std::optional<Size> product_of(std::string_view text) {
    Size out = Size::number(1);
    for (const std::string_view factor : split(text, '*')) {
      const std::optional<Size> f = factor_of(factor);
      if (!f) return std::nullopt;
      Size next;
      for (const SizeProduct& a : out.products)
        for (const SizeProduct& b : f->products) {
          SizeProduct p{a.factor * b.factor, a.terms};
          p.terms.insert(p.terms.end(), b.terms.begin(), b.terms.end());
          next.products.push_back(std::move(p));
        }
      out = std::move(next);
    }
    return out;
  }

  std::optional<Size> factor_of(std::string_view text) {
    std::int64_t number = 0;
    if (read_number(text, number)) return Size::number(number);
    for (const auto& [name, size] : sizes_)
      if (name == text) return size;
    const std::size_t point = text.find('.');
    for (std::uint32_t a = 0, kept = 0; a < args_.size(); ++a) {
      if (const auto form = form_of(args_[a])) {
        if (args_[a].names.front() == text && read_number(form->second, number))
          return Size::number(number);
        continue;
      }
      if (args_[a].names.front() == text.substr(0, point)) {
        if (point == std::string_view::npos) return Size::of({SizeTerm::Kind::Argument, kept, 0});
        const std::vector<Declaration>* fields = fields_of(args_[a].type);
        for (std::uint32_t f = 0; fields != nullptr && f < fields->size(); ++f)
          if ((*fields)[f].names.front() == text.substr(point + 1))
            return Size::of({SizeTerm::Kind::Field, kept, f});
      }
      ++kept;
    }
    fail(fmt::format("no size is called '{}'", text));
    return std::nullopt;
  }

  const std::vector<Declaration>* fields_of(std::string_view type) const {
    for (const Struct& s : structs_)
      if (s.names.front() == type) return &s.fields;
    return nullptr;
  }

  // "n, m min 3": the dimensions, each with its smallest size.
  bool describe_launch() {
    const std::vector<std::string_view> dims = split(section("launch")->rest, ',');
    static constexpr std::uint32_t kSizes[] = {256, 24, 8, 4};  // by rank
    if (dims.size() > std::size(kSizes)) return fail("a launch has at most four dimensions");
    // wp.launch_tiled() adds the threads of a block as the last one.
    if (out_.interface.is_tiled() && dims.size() == std::size(kSizes))
      return fail("a launch of blocks has at most three dimensions");
    for (const std::string_view d : dims) {
      const std::vector<std::string_view> words = words_of(d);
      if (words.empty()) return fail("a dimension of the launch without a name");
      if (is_digit(words[0].front()))
        return fail(fmt::format("'{}' is no name of a dimension", words[0]));
      LaunchDim dim;
      dim.size = kSizes[dims.size() - 1];
      dim.name = words[0];
      for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
        std::uint32_t value = 0;
        if (!read_number(words[i + 1], value))
          return fail(fmt::format("'{}' is no number", words[i + 1]));
        if (words[i] == "min")
          dim.min = value;
        else if (words[i] == "size")
          dim.size = value;
        else if (words[i] == "limit")
          dim.limit = value;
        else
          return fail(fmt::format("a launch has no '{}'", words[i]));
      }
      sizes_.emplace_back(words[0],
                          Size::of({SizeTerm::Kind::LaunchDim,
                                    static_cast<std::uint32_t>(out_.interface.launch.size()), 0}));
      // An argument of the same name would stand for another size.
      while (names_.is_taken(dim.name)) dim.name += '_';
      out_.interface.launch.push_back(std::move(dim));
    }
    for (const Section& s : sections_) {
      if (s.keyword != "size") continue;
      const std::size_t equals = s.rest.find(" = ");
      if (equals == std::string_view::npos) return fail("a size without '='");
      const std::optional<Size> size = size_of(s.rest.substr(equals + 3));
      if (!size) return false;
      sizes_.emplace_back(trim(s.rest.substr(0, equals)), *size);
    }
    return true;
  }

  // What the words of a declaration say; of an argument or a field alike.
  template <class Part>
  bool describe(const Declaration& d, Part& part) {
    for (const std::string_view extent : d.shape) {
      std::optional<Size> size = size_of(extent);
      if (!size) return false;
      part.shape.push_back(*std::move(size));
    }
    for (std::size_t i = 0; i < d.words.size(); ++i) {
      const std::string_view w = d.words[i];
      const std::size_t dots = w.find("..");
      if (w == "as") {
        i += 2;
      } else if (w.starts_with("generic")) {
        if (template_of(d).empty()) return fail(fmt::format("'{}' is not understood", w));
      } else if (w == "=" || w == "<=") {
        part.is_exact = w == "=";
        ++i;
        if (i == d.words.size() || !equal_to(d.words[i], part.equals))
          return fail(fmt::format("'{}' equals no dimension of the launch", d.names.front()));
      } else if (dots != std::string_view::npos) {
        if (!read_number(w.substr(0, dots), part.range.lo) ||
            !read_number(w.substr(dots + 2), part.range.hi))
          return fail(fmt::format("'{}' is no range", w));
      } else if (const std::size_t open = w.find('(');
                 open != std::string_view::npos || parse_rule(w)) {
        const auto kind = parse_rule(w.substr(0, open));
        if (!kind) return fail(fmt::format("no rule of values is called '{}'", w));
        part.rule.kind = *kind;
        if (open == std::string_view::npos) continue;
        const std::optional<Size> bound = size_of(w.substr(open + 1, w.size() - open - 2));
        if (!bound) return false;
        part.rule.bound = *bound;
      } else if (!describe_word(w, part)) {
        return fail(fmt::format("'{}' is not understood", w));
      }
    }
    return true;
  }

  bool describe_word(std::string_view w, KernelArg& arg) {
    if (w == "in" || w == "out" || w == "inout") {
      arg.role = w == "in" ? ArgRole::In : w == "out" ? ArgRole::Out : ArgRole::InOut;
      if (w == "out") arg.range = {0, 0};
    } else if (w == "unit") {
      arg.unit = true;
    } else if (w == "sorted") {
      arg.sorted = true;
    } else {
      return false;
    }
    return true;
  }

  static bool describe_word(std::string_view, ArgField&) { return false; }

  // The number of an argument among those of the kernel, if it is a list of points.
  std::optional<std::uint32_t> points_called(std::string_view name) const {
    std::uint32_t kept = 0;
    for (const Declaration& a : args_) {
      if (form_of(a)) continue;
      if (a.names.front() == name && a.is_array && a.type == "vec3" && a.shape.size() == 1)
        return kept;
      ++kept;
    }
    return std::nullopt;
  }

  bool describe_object(const Declaration& d, const ObjectType& type, KernelArg& arg) {
    if (!read_object_words(d.words, type, arg.object, arg.range, error_)) return fail(error_);
    const bool has_arrays = type.arrays > 0 && d.shape.size() == type.arrays;
    if (!has_arrays && d.shape.size() != type.sizes)
      return fail(fmt::format("'{}' is not made of {} parts", d.names.front(), d.shape.size()));
    for (const std::string_view part : d.shape) {
      if (has_arrays) {
        const auto points = points_called(part);
        if (!points) return fail(fmt::format("'{}' is no list of points", part));
        arg.object.arrays.push_back(*points);
      } else {
        std::optional<Size> size = size_of(part);
        if (!size) return false;
        arg.object.sizes.push_back(*std::move(size));
      }
    }
    return true;
  }

  bool equal_to(std::string_view name, std::optional<std::uint32_t>& out) const {
    for (std::size_t i = 0; i < out_.interface.launch.size(); ++i) {
      if (sizes_[i].first != name) continue;
      out = static_cast<std::uint32_t>(i);
      return true;
    }
    return false;
  }

  bool describe_fields(std::string_view type, const std::string& path, KernelArg& arg) {
    const std::vector<Declaration>* fields = fields_of(type);
    if (fields == nullptr) return true;
    for (const Declaration& f : *fields) {
      const Replacement* name = Styler::find(styler_.fields, f.names.front());
      const std::string own = path + name->text;
      if (fields_of(f.type) != nullptr) {
        if (!describe_fields(f.type, own + ".", arg)) return false;
        continue;
      }
      ArgField& field = arg.fields.emplace_back();
      field.name = own;
      if (!describe(f, field)) return false;
    }
    return true;
  }

  bool describe_arguments() {
    for (const Declaration& a : args_) {
      if (form_of(a)) continue;
      KernelArg& arg = out_.interface.args.emplace_back();
      arg.name = styler_.find(a.names.front())->text;
      arg.range = {0, 1};
      if (const ObjectType* object = find_object(a.type)) {
        if (!describe_object(a, *object, arg)) return false;
        continue;
      }
      if (!describe(a, arg) || !describe_fields(a.type, "", arg)) return false;
      // What the kernel writes starts with zeros.
      if (arg.role == ArgRole::Out)
        for (ArgField& f : arg.fields) f.range = {0, 0};
    }
    return true;
  }

  // --- text -------------------------------------------------------------------------------------
  std::string join(const Section& s, std::string_view indent) const {
    std::string out;
    for (const std::string_view line : s.lines) {
      if (!trim(line).empty()) (out += indent) += line;
      out += '\n';
    }
    return out;
  }

  std::string structs() const {
    std::string out;
    for (const Struct& s : structs_) {
      out += "\n\n@wp.struct\nclass " + styler_.find(s.names.front())->text + ":\n";
      for (const Declaration& f : s.fields) {
        out += "    " + Styler::find(styler_.fields, f.names.front())->text + ": ";
        out += f.is_array ? styler_.array(f.type, f.shape.size()) : styler_.type(f.type);
        out += '\n';
      }
    }
    return out;
  }

  std::string signature() const {
    std::vector<std::string> parts;
    std::size_t inputs = 0;  // before the outputs that stand last
    for (const Declaration& a : args_) {
      if (form_of(a)) continue;
      const std::string_view any = template_of(a);
      parts.push_back(styler_.find(a.names.front())->text + ": " +
                      annotation(a, any.empty() ? a.type : any));
      const bool is_output = std::any_of(a.words.begin(), a.words.end(), [](std::string_view w) {
        return w == "out" || w == "inout";
      });
      if (!is_output) inputs = parts.size();
    }
    const std::string head = "def " + kernel_ + "(", tail = "):";
    std::string out = listed(head, parts, tail);
    if (styler_.style.marks_outputs && out.find('\n') != std::string::npos && inputs > 0 &&
        inputs < parts.size()) {
      parts[inputs].insert(0, "# outputs\n    ");
      out = listed(head, parts, tail);
    }
    return out + "\n";
  }

  // Of a parameter whose element has that type.
  std::string annotation(const Declaration& d, std::string_view type) const {
    if (const ObjectType* object = find_object(type)) return std::string(object->annotation);
    return d.is_array ? styler_.array(type, d.shape.size()) : styler_.type(type);
  }

  // "HEAD(a, b)" on one line, or each part on a line of its own.
  static std::string listed(std::string head, const std::vector<std::string>& parts,
                            std::string_view tail) {
    std::size_t length = head.size() + tail.size();
    for (const std::string& p : parts) length += p.size() + 2;
    const bool one_line = length <= kWidth;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (one_line) {
        head += (i > 0 ? ", " : "") + parts[i];
      } else {
        head += "\n    " + parts[i] + ",";
      }
    }
    return head.append(one_line ? "" : "\n").append(tail);
  }

  bool is_generic() const {
    return std::any_of(args_.begin(), args_.end(),
                       [](const Declaration& a) { return !template_of(a).empty(); });
  }

  // The statement that gives a kernel for any types those of the interface: a list of all types, or
  // a dictionary of those that the signature leaves open.
  std::string overload(Rng rng) const {
    const bool by_name = rng.chance(1, 3);
    std::vector<std::string> parts;
    for (const Declaration& a : args_) {
      if (form_of(a) || (by_name && template_of(a).empty())) continue;
      const std::string name = by_name ? "\"" + styler_.find(a.names.front())->text + "\": " : "";
      parts.push_back(name + annotation(a, a.type));
    }
    return "\n\n" +
           listed("wp.overload(" + kernel_ + (by_name ? ", {" : ", ["), parts,
                  by_name ? "})" : "])") +
           "\n";
  }

  // One line, with single blanks and none before a comma or the like: a choice of which nothing
  // came leaves some.
  static std::string paragraph(const Section& s) {
    std::string out;
    for (const std::string_view line : s.lines) {
      for (const std::string_view word : words_of_plain(line)) {
        const bool joins = std::string_view(",.;:").find(word.front()) != std::string_view::npos;
        if (!out.empty() && !joins) out += ' ';
        out += word;
      }
    }
    return out;
  }

  // Broken into lines of the docstring.
  static std::string docstring(const std::string& text) {
    std::string out = "    \"\"\"";
    std::size_t column = out.size();
    bool several = false;
    for (const std::string_view word : words_of_plain(text)) {
      if (column > 7 && column + word.size() + 1 > 88) {
        out += "\n    ";
        column = 4;
        several = true;
      } else if (column > 7) {
        out += ' ';
        ++column;
      }
      out += word;
      column += word.size();
      if (column <= 7) column = 8;
    }
    return out + (several ? "\n    \"\"\"\n" : "\"\"\"\n");
  }

  static std::vector<std::string_view> words_of_plain(std::string_view s) {
    std::vector<std::string_view> out = split(s, ' ');
    std::erase_if(out, [](std::string_view w) { return w.empty(); });
    return out;
  }

  static std::string_view first_sentence(std::string_view s) {
    const std::size_t end = s.find(". ");
    return end == std::string_view::npos ? s : s.substr(0, end + 1);
  }

  static std::string without_marks(std::string_view s) {
    std::string out(s);
    std::erase(out, '`');
    return out;
  }

  // "Adds up the rows, one row per thread." without what a thread stands for, which descriptions
  // say and docstrings rather do not.
  static std::string without_threads(std::string s) {
    const std::size_t comma = s.rfind(", ");
    if (comma == std::string::npos) return s;
    const std::string_view tail = std::string_view(s).substr(comma + 2);
    const bool of_threads = (tail.starts_with("one ") || tail.starts_with("a thread ")) &&
                            tail.find("thread") != std::string_view::npos && tail.size() < 40;
    if (of_threads) s = s.substr(0, comma) + ".";
    return s;
  }

  // Names behind `$` that nothing in the program has.
  bool check_words() {
    for (const Section& s : sections_) {
      for (const std::string_view line : s.lines) {
        for (std::size_t at = line.find('$'); at != std::string_view::npos;
             at = line.find('$', at + 1)) {
          std::size_t end = at + 1;
          while (end < line.size() && is_name_char(line[end])) ++end;
          const std::string_view own = line.substr(at + 1, end - at - 1);
          if (styler_.find(own) == nullptr && Styler::find(styler_.fields, own) == nullptr &&
              !names_.in_text(own))
            return fail(fmt::format("nothing is called '${}'", own));
        }
      }
    }
    return true;
  }

  bool write() {
    if (!check_words()) return false;
    Rng comments = rng_.fork(2);
    const std::string says = paragraph(*section("says"));
    out_.description = styler_.words(says);
    out_.kernel_name = kernel_;
    std::string& text = out_.python;
    const bool has_any = names_.in_text("Any") ||
                         std::any_of(args_.begin(), args_.end(),
                                     [](const Declaration& a) { return template_of(a) == "Any"; });
    text = has_any ? "from typing import Any\n\nimport warp as wp\n" : "import warp as wp\n";
    if (!constants_.empty()) text += "\n" + constants_;
    text += structs();
    if (const Section* code = section("code"); code != nullptr && !code->lines.empty()) {
      const std::string styled = styler_.code(join(*code, ""), comments);
      text += "\n\n" + styled;
    }
    text += "\n\n@wp.kernel\n" + signature();
    if (styler_.style.docstrings) {
      const Section* doc = section("doc");
      text += docstring(styler_.words(
          doc != nullptr ? paragraph(*doc) : without_threads(without_marks(first_sentence(says)))));
    }
    text += styler_.code(join(*section("body"), "    "), comments);
    if (is_generic()) text += overload(rng_.fork(3));
    return true;
  }

  const unsigned spelling_;
  Rng& rng_;
  PlanProgram& out_;
  std::string& error_;
  bool ok_ = true;
  std::vector<Section> sections_;
  std::vector<Scalar> scalars_;
  std::vector<std::pair<std::string_view, std::vector<std::string_view>>> named_;
  std::vector<Struct> structs_;
  std::vector<Declaration> args_;
  std::vector<std::pair<std::string_view, Size>> sizes_;  // the launch's first
  NameChooser names_;
  Styler styler_;
  std::string code_, kernel_, constants_;
};

std::size_t longest_line(std::string_view text) {
  std::size_t longest = 0;
  while (!text.empty()) longest = std::max(longest, take_line(text).size());
  return longest;
}

}  // namespace

bool assemble(std::string_view text, unsigned spelling, Rng rng, PlanProgram& out,
              std::string& error) {
  const PlanProgram empty = out;
  Rng first = rng;
  if (!Assembler(spelling, false, first, out, error).run(text)) return false;
  if (longest_line(out.python) <= kLongestLine) return true;
  // Names that make a line too long.
  out = empty;
  return Assembler(spelling, true, rng, out, error).run(text);
}

}  // namespace weft::plans
